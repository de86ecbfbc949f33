import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { SourcePolicy, SourceProbe } from '../../runtime/contract/source.ts';
import { META_ENDING, type RecordingMeta } from '../../runtime/sources/client/replay.ts';
import { parameters } from '../../runtime/sources/client/request.ts';
import { type ResponseShape, responseShape } from '../../runtime/sources/client/response-shape.ts';
import { fixtureFolder } from '../support/fixtures.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.json': 'application/json',
  '.geojson': 'application/geo+json',
  '.xml': 'application/xml',
  '.csv': 'text/csv',
  '.txt': 'text/plain',
};

export interface KnownRequest {
  readonly source: string;
  readonly host: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly query: readonly (readonly [name: string, value: string])[];
  readonly body?: string;
  readonly known: {
    readonly status: number;
    readonly type: string;
    readonly text: string;
    readonly shape: ResponseShape;
  };
}

/**
 * Requests with known, readable responses; excludes bulk files and errors. Requests that need an access token are
 * covered only by the examples, where the source client obtains the token.
 */
export function knownRequestsOf({ id, keys }: Pick<SourcePolicy, 'id' | 'keys'>): KnownRequest[] {
  if (keys.some((key) => key.in === 'exchange')) return [];
  const folder = fixtureFolder(id);
  return namesIn(folder).flatMap((name) => {
    const file = name.slice(0, -META_ENDING.length);
    const typeByName = TYPES[extname(file)];
    if (typeByName === undefined) return [];
    const meta = JSON.parse(readFileSync(join(folder, name), 'utf8')) as RecordingMeta;
    const { host = 'default', status = 200, path, query = {}, body, headers = {} } = meta;
    const { method = body === undefined ? 'GET' : 'POST' } = meta;
    if (status !== 200) return [];
    const type = headers['content-type'] ?? typeByName;
    const text = readFileSync(join(folder, file)).toString(
      /iso-8859-1|latin1|windows-1252/i.test(type) ? 'latin1' : 'utf8',
    );
    const sent = body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) };
    const known = { status, type, text, shape: responseShape(text, type) };
    return [
      {
        source: id,
        host,
        method: method === 'POST' ? 'POST' : 'GET',
        path,
        query: [...parameters(query)],
        ...sent,
        known,
      } as const,
    ];
  });
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith(META_ENDING))
      .sort();
  } catch {
    return [];
  }
}

export function probeQuery({ query }: SourceProbe): readonly (readonly [name: string, value: string])[] {
  return Object.entries(query);
}

/** One-line description: `GET /enheter/974760673`. */
export function describeRequest({ method, path, query }: Pick<KnownRequest, 'method' | 'path' | 'query'>): string {
  const text = new URLSearchParams(query.map(([name, value]): [string, string] => [name, value])).toString();
  return `${method} ${path}${text === '' ? '' : `?${text}`}`;
}
