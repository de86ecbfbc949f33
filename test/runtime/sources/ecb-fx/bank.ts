// Simulates the ECB on loopback, with the real client and source. Calls use a fixed clock.

import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import type http from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sources as policies } from '../../../../generated/sources.ts';
import type { SourcePolicy } from '../../../../runtime/contract/source.ts';
import { SourceCatalogs } from '../../../../runtime/sources/catalogs/catalogs.ts';
import { createSourceClients, type SourceClients } from '../../../../runtime/sources/client/clients.ts';
import { EcbFx } from '../../../../runtime/sources/ecb-fx/ecb-fx.ts';
import { callAt as noticing, type Seen, startServer, type TestServer } from '../../../support/fake-source.ts';
import { sampleText } from '../../../support/samples.ts';

const FIXTURES = fileURLToPath(new URL('../../../services/eu-bank-fx/fixtures/ecb-fx/', import.meta.url));

export const DAILY = '/stats/eurofxref/eurofxref-daily.xml';
export const RECENT = '/stats/eurofxref/eurofxref-hist-90d.xml';
export const HISTORY = '/stats/eurofxref/eurofxref-hist.xml';
export const LAST_MODIFIED = 'Wed, 18 Mar 2026 14:57:07 GMT';
/** 16:05 in Frankfurt on the day of the fixtures' newest rates. */
export const NOW = '2026-03-18T15:05:00Z';

export type Played = string | ((response: http.ServerResponse, seen: Seen) => void);
export type Files = Readonly<Record<string, Played>>;

export const fixture = (name: string): string => readFileSync(join(FIXTURES, name), 'utf8');

export const FIXTURE_FILES: Files = {
  [DAILY]: fixture('daily.xml'),
  [RECENT]: fixture('hist-90d.xml'),
  [HISTORY]: fixture('hist.xml'),
};

/** Recorded responses: 2018-06-11, and the 90 days before 2019-11-29. Returns undefined if there are no recordings. */
export function sampleFiles(): Files | undefined {
  const daily = sampleText('ecb-fx', 'eurofxref-daily-2018-06-11.xml');
  const recent = sampleText('ecb-fx', 'eurofxref-hist-90d-2019-11-29.xml');
  return daily === undefined || recent === undefined ? undefined : { [DAILY]: daily, [RECENT]: recent };
}

export function envelope(days: Readonly<Record<string, Readonly<Record<string, string | number>>>>): string {
  const cubes = Object.entries(days).map(([date, rates]) => {
    const inside = Object.entries(rates).map(([code, rate]) => `<Cube currency="${code}" rate="${rate}"/>`);
    return `<Cube time="${date}">${inside.join('')}</Cube>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?><gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref"><Cube>${cubes.join('\n')}</Cube></gesmes:Envelope>`;
}

/** Serves `files`, with 304 for unchanged files and 404 for all other paths. */
export function playBank(files: Files): Promise<TestServer> {
  return startServer((response, seen) => play(files, response, seen));
}

export function play(files: Files, response: http.ServerResponse, seen: Seen): void {
  const played = files[seen.url];
  if (typeof played === 'function') played(response, seen);
  else if (played === undefined) response.writeHead(404).end();
  else if (seen.headers['if-modified-since'] === LAST_MODIFIED) response.writeHead(304).end();
  else response.writeHead(200, { 'content-type': 'text/xml', 'last-modified': LAST_MODIFIED }).end(played);
}

export interface Bank {
  readonly server: TestServer;
  readonly source: EcbFx;
  restart(): EcbFx;
  requestCount(path: string): number;
}

/** Runs `body` with the source and a server for `files`, without retries. Closes both afterwards. */
export async function withBank(
  files: Files,
  body: (bank: Bank) => Promise<void>,
  options: { readonly dataDir?: string; readonly policy?: Partial<SourcePolicy> } = {},
): Promise<void> {
  const server = await playBank(files);
  const policy = { ...policies['ecb-fx'], retries: 0, ...options.policy };
  const environment = { UPSTREAM_ECB_FX_BASE_URL: server.url };
  const opened: SourceClients[] = [];
  const scratch = await mkdtemp(join(tmpdir(), 'almanac-bank-'));
  const open = () => {
    const sourceClients = createSourceClients([policy], { version: '1.2.3', environment });
    opened.push(sourceClients);
    const directory = options.dataDir ?? join(scratch, String(opened.length));
    return new EcbFx(sourceClients.client('ecb-fx'), new SourceCatalogs({ directory, now: () => new Date() }));
  };
  const requestCount = (path: string) => server.seen.filter(({ url }) => url === path).length;
  try {
    await body({ server, source: open(), restart: open, requestCount });
  } finally {
    for (const sourceClients of opened) sourceClients.close();
    await server.close();
    await rm(scratch, { recursive: true });
  }
}

export const callAt = (now = NOW, msLeft?: number) => noticing(now, msLeft);
