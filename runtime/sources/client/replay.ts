// Serves recorded responses instead of querying sources (`UPSTREAM_REPLAY=<dir>`). Recordings can be written by hand:
//
//     <dir>/<source id>/<any name>.<extension>             the body, with its natural extension
//     <dir>/<source id>/<any name>.<extension>.meta.json   the request it answers
//
// Recordings may also be in <dir>/<service>/fixtures/<source id>, next to the tests of their service:
// `UPSTREAM_REPLAY=test/services` replays all of them.
//
// The smallest meta file is `{ "path": "/stats/eurofxref/eurofxref-daily.xml" }`. All fields:
//
//     { "method": "GET", "host": "default", "path": "/api/search", "query": { "q": "wind", "tag": ["a", "b"] },
//       "body": { "or": "text" }, "status": 200, "headers": { "content-type": "application/json" },
//       "date": "2026-03-18T15:00:00Z" }
//
// Only `path` (below the base address) is required. File names are arbitrary and there is no index, so recordings can
// be added and removed without merge conflicts. The order of `query` does not matter; parameters that the source's YAML
// declares volatile, and API keys, may be omitted. `headers.content-type` defaults to the type of the extension. `date`
// is the time of the response; if it is missing, the newest date in the folder is used. During replay, the clock is
// set to the newest date of the sources that a call queries.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { RecordedDates } from '../../clock.ts';
import { Problem } from '../../contract/problem.ts';
import type { RawResponse } from './fetch.ts';
import {
  canonicalBody,
  identityKey,
  parameters,
  type Query,
  type RecordingIdentity,
  recordingName,
} from './request.ts';

export interface RecordingMeta {
  readonly method?: string;
  readonly host?: string;
  readonly path: string;
  readonly query?: Query;
  readonly body?: string | object;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly date?: string;
}

export interface ReplayedResponse extends RawResponse {
  /** Milliseconds since 1970. */
  readonly fetchedAt: number;
}

export const META_ENDING = '.meta.json';

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.json': 'application/json',
  '.geojson': 'application/geo+json',
  '.xml': 'application/xml',
  '.csv': 'text/csv',
  '.txt': 'text/plain',
  '.html': 'text/html',
};

interface Folder {
  readonly recordings: readonly { readonly meta: RecordingMeta; readonly file: string }[];
  readonly date: Date | undefined;
}

/** Reads the folder of a source when it is first queried. */
export class Replay implements RecordedDates {
  readonly #directory: string;
  readonly #paths: ReadonlyMap<string, string>;
  readonly #folders = new Map<string, Folder>();
  readonly #indexes = new Map<string, ReadonlyMap<string, { meta: RecordingMeta; file: string }>>();

  constructor(directory: string) {
    if (!existsSync(directory)) throw new Error(`UPSTREAM_REPLAY: directory ${directory} does not exist.`);
    this.#directory = directory;
    this.#paths = recordingFolders(directory);
  }

  dateOf(sources?: readonly string[]): Date | undefined {
    const ids = sources ?? [...this.#paths.keys()];
    let newest: Date | undefined;
    for (const id of ids) {
      const { date } = this.#folder(id);
      if (date !== undefined && (newest === undefined || date > newest)) newest = date;
    }
    return newest;
  }

  /** Rejects with Problem `upstream_failed`, whose message contains the missing file. */
  async answer(source: string, identity: RecordingIdentity, ignored: ReadonlySet<string>): Promise<ReplayedResponse> {
    const found = this.#index(source, ignored).get(identityKey(identity));
    if (found === undefined) throw missing(this.#pathOf(source), source, identity);
    const { meta, file } = found;
    const body = await readFile(file).catch((cause: unknown) => {
      throw new Problem('upstream_failed', `The recording ${file}${META_ENDING} has no body file ${file}.`, {
        cause,
      });
    });
    const type = CONTENT_TYPES[extname(file).toLowerCase()];
    const headers = { ...(type === undefined ? {} : { 'content-type': type }), ...meta.headers };
    const date = meta.date === undefined ? this.#folder(source).date : new Date(meta.date);
    return { status: meta.status ?? 200, headers, body, fetchedAt: date?.getTime() ?? Date.now() };
  }

  #pathOf(source: string): string {
    return this.#paths.get(source) ?? join(this.#directory, source);
  }

  #folder(source: string): Folder {
    let folder = this.#folders.get(source);
    if (folder === undefined) {
      folder = readFolder(this.#pathOf(source));
      this.#folders.set(source, folder);
    }
    return folder;
  }

  #index(source: string, ignored: ReadonlySet<string>): ReadonlyMap<string, { meta: RecordingMeta; file: string }> {
    let index = this.#indexes.get(source);
    if (index === undefined) {
      const { recordings } = this.#folder(source);
      index = new Map(recordings.map((entry) => [identityKey(metaIdentity(entry.meta, ignored)), entry]));
      this.#indexes.set(source, index);
    }
    return index;
  }
}

/** Returns the folder of each source by its id: `<dir>/<id>` or `<dir>/<service>/fixtures/<id>`. */
export function recordingFolders(directory: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const name of foldersIn(directory)) {
    const fixtures = join(directory, name, 'fixtures');
    if (!existsSync(fixtures)) found.set(name, join(directory, name));
    else for (const id of foldersIn(fixtures)) found.set(id, join(fixtures, id));
  }
  return found;
}

function foldersIn(directory: string): string[] {
  return readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

function readFolder(directory: string): Folder {
  if (!existsSync(directory)) return { recordings: [], date: undefined };
  const metaFiles = readdirSync(directory)
    .filter((name) => name.endsWith(META_ENDING))
    .sort();
  const recordings = metaFiles.map((name) => {
    const metaFile = join(directory, name);
    return { meta: readMeta(metaFile), file: metaFile.slice(0, -META_ENDING.length) };
  });
  const times = recordings.flatMap(({ meta }) => (meta.date === undefined ? [] : [Date.parse(meta.date)]));
  return { recordings, date: times.length === 0 ? undefined : new Date(Math.max(...times)) };
}

function readMeta(file: string): RecordingMeta {
  let meta: Partial<RecordingMeta>;
  try {
    meta = JSON.parse(readFileSync(file, 'utf8')) as Partial<RecordingMeta>;
  } catch (cause) {
    throw new Error(`${file} is not valid JSON: ${cause instanceof Error ? cause.message : ''}`, { cause });
  }
  if (typeof meta.path !== 'string' || !meta.path.startsWith('/')) {
    throw new Error(`${file}: "path" is required and must begin with a slash.`);
  }
  if (meta.date !== undefined && Number.isNaN(Date.parse(meta.date))) {
    throw new Error(`${file}: "date" must be a time such as 2026-03-18T15:00:00Z, not ${meta.date}.`);
  }
  return meta as RecordingMeta;
}

function metaIdentity(meta: RecordingMeta, ignored: ReadonlySet<string>): RecordingIdentity {
  const body = typeof meta.body === 'object' ? JSON.stringify(meta.body) : meta.body;
  return {
    method: meta.method ?? (body === undefined ? 'GET' : 'POST'),
    host: meta.host ?? 'default',
    path: meta.path,
    query: parameters(meta.query)
      .filter(([name]) => !ignored.has(name))
      .sort(([a, x], [b, y]) => (a === b ? (x < y ? -1 : 1) : a < b ? -1 : 1)),
    body: body === undefined ? undefined : canonicalBody(body, ignored),
  };
}

function queryOf(parameters: RecordingIdentity['query']): Query {
  const query = new Map<string, string[]>();
  for (const [name, value] of parameters) query.set(name, [...(query.get(name) ?? []), value]);
  return Object.fromEntries([...query].map(([name, values]) => [name, values.length === 1 ? values[0] : values]));
}

function missing(folder: string, source: string, identity: RecordingIdentity): Problem<'upstream_failed'> {
  const query =
    identity.query.length === 0
      ? ''
      : `?${new URLSearchParams(identity.query.map(([name, value]): [string, string] => [name, value]))}`;
  const host = identity.host === 'default' ? '' : ` (host ${identity.host})`;
  const file = join(folder, recordingName(identity));
  const requestLine = `${identity.method} ${identity.path}${query}${host}`;
  const meta = {
    ...(identity.method === 'GET' ? {} : { method: identity.method }),
    ...(identity.host === 'default' ? {} : { host: identity.host }),
    path: identity.path,
    ...(identity.query.length === 0 ? {} : { query: queryOf(identity.query) }),
    ...(identity.body === undefined ? {} : { body: identity.body }),
  };
  const hint = `The server is replaying recordings. To answer this request, add a body file and a ${META_ENDING} file with ${JSON.stringify(meta)}; any file name works.`;
  const message = `${source}: no recording answers ${requestLine}. Missing: ${file}.*${META_ENDING}.`;
  return new Problem('upstream_failed', message, { hint });
}
