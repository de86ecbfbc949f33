// Serves the fixtures of a source on loopback. Each file is served at the address in its meta file, unless the test
// provides another answer.

import { readdirSync, readFileSync } from 'node:fs';
import type http from 'node:http';
import { extname, join } from 'node:path';
import { META_ENDING, type RecordingMeta } from '../../runtime/sources/client/replay.ts';
import { parameters } from '../../runtime/sources/client/request.ts';
import { type Seen, startServer, type TestServer } from './fake-source.ts';
import { fixtureFolder } from './fixtures.ts';

const TYPES: Readonly<Record<string, string>> = { '.xml': 'text/xml', '.json': 'application/json' };

/** A body (XML if it starts like XML, otherwise JSON), or a function that responds to the request. */
export type Played = string | ((response: http.ServerResponse, seen: Seen) => void);

/** Answers by path and query with sorted parameters, for example `/eksport/sak?sakid=1`. */
export type Addresses = Readonly<Record<string, Played>>;

export function fixture(source: string, file: string): string {
  return readFileSync(join(fixtureFolder(source), file), 'utf8');
}

/** Serves the source's fixtures and the answers in `instead`, which take precedence. All other requests get 404. */
export function playSource(source: string, instead: Addresses = {}): Promise<TestServer> {
  const played: Addresses = { ...fixturesOf(source), ...instead };
  return startServer((response, seen) => {
    const body = played[addressOf(seen.url)];
    if (typeof body === 'function') return body(response, seen);
    if (body === undefined) response.writeHead(404, { 'content-type': 'text/html' }).end('<html>Not found</html>');
    else {
      const type = body.startsWith('<') || body.startsWith('\ufeff<') ? '.xml' : '.json';
      response.writeHead(200, { 'content-type': TYPES[type] }).end(body);
    }
  });
}

export function addressOf(url: string): string {
  const { pathname, searchParams } = new URL(url, 'http://source');
  return address(decodeURIComponent(pathname), [...searchParams]);
}

function fixturesOf(source: string): Addresses {
  const folder = fixtureFolder(source);
  const metas = readdirSync(folder).filter((name) => name.endsWith(META_ENDING));
  return Object.fromEntries(
    metas.map((name) => {
      const meta = JSON.parse(readFileSync(join(folder, name), 'utf8')) as RecordingMeta;
      const file = name.slice(0, -META_ENDING.length);
      const body = readFileSync(join(folder, file), 'utf8');
      const type = meta.headers?.['content-type'] ?? TYPES[extname(file)] ?? 'text/plain';
      const play = (response: http.ServerResponse) =>
        void response.writeHead(meta.status ?? 200, { 'content-type': type }).end(body);
      return [address(decodeURIComponent(meta.path), parameters(meta.query)), play];
    }),
  );
}

function address(path: string, pairs: readonly (readonly [string, string])[]): string {
  const query = pairs
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join('&');
  return query === '' ? path : `${path}?${query}`;
}
