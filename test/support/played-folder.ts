// Serves a folder of handwritten answers (in the format of UPSTREAM_REPLAY) and answers that a test provides. For JSON
// sources with queries.

import { readdirSync, readFileSync } from 'node:fs';
import type http from 'node:http';
import { join } from 'node:path';
import { sources as policies } from '../../generated/sources.ts';
import type { Call, Provenance } from '../../runtime/contract/call.ts';
import type { SourcePolicy } from '../../runtime/contract/source.ts';
import { createSourceClients, type SourceClients } from '../../runtime/sources/client/clients.ts';
import type { RecordingMeta } from '../../runtime/sources/client/replay.ts';
import { parameters, type Query } from '../../runtime/sources/client/request.ts';
import { json, type Seen, startServer, type TestServer } from './fake-source.ts';
import { fixtureFolder } from './fixtures.ts';
import { sampleText } from './samples.ts';

export type Played = object | ((response: http.ServerResponse, seen: Seen) => void);
/**
 * Answers by address. An address is a path with query parameters in any order (`?*` matches any query), with the prefix
 * `POST ` for POST requests.
 */
export type Answers = Readonly<Record<string, Played>>;

/** Returns the answers in the source's folder. POST requests are matched only by address. */
export function fixtureAnswers(source: string): Answers {
  const folder = fixtureFolder(source);
  const answers: Record<string, Played> = {};
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.meta.json'))) {
    const meta = JSON.parse(readFileSync(join(folder, name), 'utf8')) as RecordingMeta;
    const value = JSON.parse(readFileSync(join(folder, name.replace('.meta.json', '')), 'utf8')) as object;
    const method = meta.body === undefined ? '' : 'POST ';
    answers[`${method}${address(meta.path, meta.query)}`] = (response) => json(response, value, meta.status ?? 200);
  }
  return answers;
}

export function sample(
  source: string,
  name: string,
  read = (text: string): object => JSON.parse(text) as object,
): object | undefined {
  const text = sampleText(source, name);
  return text === undefined ? undefined : read(text);
}

export const answering =
  (status: number, body = '', headers: http.OutgoingHttpHeaders = { 'content-type': 'application/json' }): Played =>
  (response: http.ServerResponse) =>
    void response.writeHead(status, headers).end(body);

/** Serves the answers; all other requests get 404 without a body. */
export function play(answers: Answers): Promise<TestServer> {
  const known = new Map(Object.entries(answers).map(([request, played]) => [canonical(request), played]));
  return startServer((response, seen) => {
    const request = seen.method === 'POST' ? `POST ${seen.url}` : seen.url;
    const played = known.get(canonical(request)) ?? answers[request.replace(/\?.*$/, '?*')];
    if (played === undefined) response.writeHead(404).end();
    else if (typeof played === 'function') played(response, seen);
    else json(response, played);
  });
}

export interface Bench {
  readonly server: TestServer;
  readonly sourceClients: SourceClients;
  requests(): string[];
}

/**
 * Runs `body` with clients for the sources and one server that serves `answers`, without retries. Closes everything
 * afterwards.
 */
export async function withPlayed(
  sources: readonly (keyof typeof policies)[],
  answers: Answers,
  body: (bench: Bench) => Promise<void>,
  options: {
    environment?: Readonly<Record<string, string>>;
    policy?: Partial<SourcePolicy>;
    off?: Readonly<Record<string, string>>;
  } = {},
): Promise<void> {
  const server = await play(answers);
  const quick = sources.map((id): SourcePolicy => {
    const { rate: _, ...politeness } = (policies[id] as SourcePolicy).politeness;
    return { ...policies[id], politeness, retries: 0, ...options.policy };
  });
  const bases = sources.map((id) => [`UPSTREAM_${id.toUpperCase().replaceAll('-', '_')}_BASE_URL`, server.url]);
  const environment = { ...Object.fromEntries(bases), ...options.environment };
  const { off = {} } = options;
  const sourceClients = createSourceClients(quick, {
    version: '1.2.3',
    contact: 'https://almanac.example',
    environment,
    off,
  });
  try {
    await body({
      server,
      sourceClients,
      requests: () => server.seen.map(({ method, url }) => (method === 'POST' ? `POST ${url}` : url)),
    });
  } finally {
    sourceClients.close();
    await server.close();
  }
}

export interface TestCall extends Call {
  readonly noted: Provenance[];
}

export function callAt(now = '2026-11-20T12:00:00Z'): TestCall {
  const noted: Provenance[] = [];
  return {
    caller: { keyId: undefined, plan: undefined },
    service: 'test',
    now: () => new Date(now),
    signal: new AbortController().signal,
    deadline: Date.now() + 10_000,
    progress: () => {},
    noted,
    provenance: (entry) => noted.push(entry),
  };
}

function address(path: string, query: Query | undefined): string {
  const pairs = parameters(query);
  return pairs.length === 0 ? path : `${path}?${new URLSearchParams(pairs)}`;
}

function canonical(request: string): string {
  const [path = '', query = ''] = request.split('?');
  const pairs = new URLSearchParams(query);
  pairs.sort();
  return `${path}?${pairs}`;
}
