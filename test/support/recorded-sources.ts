// Serves sources on loopback from their folders in test/services. Bodies may have any format. Matches method, address
// and body like UPSTREAM_REPLAY.

import { mkdtemp, rm } from 'node:fs/promises';
import type http from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sources as policies } from '../../generated/sources.ts';
import { createSourceLoader, type Sources } from '../../runtime/adapters/sources.ts';
import { Problem } from '../../runtime/contract/problem.ts';
import type { SourcePolicy } from '../../runtime/contract/source.ts';
import { SourceCatalogs } from '../../runtime/sources/catalogs/catalogs.ts';
import { createSourceClients } from '../../runtime/sources/client/clients.ts';
import { Replay } from '../../runtime/sources/client/replay.ts';
import { canonicalBody } from '../../runtime/sources/client/request.ts';
import type { SourceSettings } from '../../runtime/sources/context.ts';
import { type Seen, startServer, type TestServer } from './fake-source.ts';
import { FIXTURES } from './fixtures.ts';

/** Shared by all tests in a file, so that the list of recordings is read only once. */
const replay = new Replay(FIXTURES);

type Id = keyof Sources & keyof typeof policies;

/** A custom handler for requests. If it returns undefined, the recording is served instead. */
export type Instead = (request: string, seen: Seen, response: http.ServerResponse) => boolean | undefined;

export interface Recorded {
  readonly catalogs: SourceCatalogs;
  source<Of extends Id>(id: Of): Promise<Sources[Of]>;
  /** The requests so far, in the form `GET /path?query`. */
  requests(): string[];
}

const NOTHING: ReadonlySet<string> = new Set();

export async function withRecorded(
  ids: readonly Id[],
  body: (recorded: Recorded) => Promise<void>,
  {
    instead,
    environment = {},
    now = '2026-10-01T12:00:00Z',
    settings = { faostatDomains: [] },
  }: { settings?: SourceSettings; instead?: Instead; environment?: Record<string, string>; now?: string } = {},
): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'almanac-recorded-'));
  const servers = await Promise.all(ids.map(async (id) => [id, await play(id, instead)] as const));
  const bases = servers.map(([id, { url }]) => [`UPSTREAM_${id.toUpperCase().replaceAll('-', '_')}_BASE_URL`, url]);
  const quick = ids.map((id): SourcePolicy => {
    const { rate: _, ...politeness } = (policies[id] as SourcePolicy).politeness;
    return { ...policies[id], politeness, retries: 0 };
  });
  const sourceClients = createSourceClients(quick, {
    version: '1.2.3',
    contact: 'https://almanac.example',
    environment: { ...Object.fromEntries(bases), ...environment },
  });
  const catalogs = new SourceCatalogs({ directory: join(directory, 'harvest'), now: () => new Date(now) });
  const source = createSourceLoader(sourceClients, catalogs, settings);
  try {
    await body({
      catalogs,
      source,
      requests: () =>
        servers.flatMap(([, { seen }]) => seen.map(({ method, url }) => `${method} ${decodeURIComponent(url)}`)),
    });
  } finally {
    await catalogs.close();
    sourceClients.close();
    for (const [, server] of servers) await server.close();
    await rm(directory, { recursive: true, force: true });
  }
}

function play(id: Id, instead: Instead | undefined): Promise<TestServer> {
  const hosts = Object.keys((policies[id] as SourcePolicy).hosts);
  return startServer(async (response, seen) => {
    if (instead?.(`${seen.method} ${decodeURIComponent(seen.url)}`, seen, response) === true) return;
    const { pathname, searchParams } = new URL(seen.url, 'http://source');
    const query = [...searchParams].sort(([a, x], [b, y]) => (a === b ? (x < y ? -1 : 1) : a < b ? -1 : 1));
    const content = seen.body === '' ? undefined : canonicalBody(seen.body, NOTHING);
    const faults: Error[] = [];
    for (const host of hosts) {
      for (const path of [pathname, decodeURIComponent(pathname)]) {
        const identity = { method: seen.method, host, path, query, body: content };
        const found = await replay.answer(id, identity, NOTHING).catch((error: Error) => {
          faults.push(error);
        });
        if (found === undefined) continue;
        response.writeHead(found.status, { 'content-type': String(found.headers['content-type'] ?? 'text/plain') });
        response.end(found.body);
        return;
      }
    }
    // Responds like a source that does not have the data, and prints which recording is missing, for the output of a
    // failed test.
    const [first] = faults;
    const isMissing = first instanceof Problem;
    process.stdout.write(`${isMissing ? `${first.message} ${first.extras.hint}` : first?.message}\n`);
    response.writeHead(isMissing ? 404 : 502, { 'content-type': 'text/plain' }).end('no recording of it can be read');
  });
}
