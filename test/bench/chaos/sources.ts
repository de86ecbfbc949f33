// Simulated sources with known answers: companies by number, and a list of indicators that is slow to fetch.

import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { isOrgNumber } from '../../../runtime/adapters/no-registry/brreg/org-number.ts';
import { openAlmanac } from '../../support/almanac.ts';
import { eventually } from '../../support/eventually.ts';
import { json, startServer } from '../../support/fake-source.ts';
import { type Answer, send } from '../../support/http.ts';

const ROWS_A_PAGE = 1_000;
const LIST = 'world-bank-indicators.sqlite';
const WHOLE_MS = 60_000;
const UNUSED_URL = 'http://127.0.0.1:9';
const SEARCH = '/rest/economic-indicators/search_economic_indicators?limit=1&query=';

export interface Sources {
  /** Settings that make a server send all requests to these sources. */
  readonly environment: Readonly<Record<string, string>>;
  /** Content of the list if it is fetched without failures. */
  undisturbed(): Promise<string>;
  pagesRequested(): number;
  close(): Promise<void>;
}

/** @param pageMs response time for each page of the list, in milliseconds */
export async function startSources(pages: number, pageMs: number): Promise<Sources> {
  let [waitMs, requests] = [0, 0];
  const companies = await startServer((response, { url }) => {
    const number = url.slice(url.lastIndexOf('/') + 1);
    json(response, { organisasjonsnummer: number, navn: companyName(number), respons_klasse: 'Enhet' });
  });
  const indicators = await startServer(async (response, { url }) => {
    requests += 1;
    await sleep(waitMs);
    const page = Number(new URL(url, 'http://source').searchParams.get('page'));
    const head = { page, pages, per_page: String(ROWS_A_PAGE), total: pages * ROWS_A_PAGE };
    json(response, [head, Array.from({ length: ROWS_A_PAGE }, (_, n) => indicator((page - 1) * ROWS_A_PAGE + n))]);
  });
  const environment = {
    UPSTREAM_BRREG_BASE_URL: companies.url,
    UPSTREAM_WORLD_BANK_BASE_URL: indicators.url,
    ...Object.fromEntries(['OECD', 'EUROSTAT', 'BLS'].map((id) => [`UPSTREAM_${id}_BASE_URL`, UNUSED_URL])),
  };
  return {
    environment,
    async undisturbed() {
      waitMs = 0;
      const server = await openAlmanac(environment);
      try {
        const key = await server.key();
        await eventually(async () => isComplete(await search(server.port, key, 1)), WHOLE_MS, 'the list');
        return contentOf(listIn(server.dataDir));
      } finally {
        await server.stop();
        waitMs = pageMs;
        requests = 0;
      }
    },
    pagesRequested: () => requests,
    close: async () => {
      await Promise.all([companies.close(), indicators.close()]);
    },
  };
}

export const COMPANIES: readonly string[] = Array.from({ length: 4_000 }, (_, n) => String(910_000_000 + n)).filter(
  isOrgNumber,
);

export function companyName(number: string): string {
  return `COMPANY ${number} AS`;
}

function indicator(n: number) {
  const source = { id: '2', value: 'World Development Indicators' };
  return { id: `CHAOS.${n}`, name: `Lighthouses of kind ${n}`, unit: '', source, sourceNote: '', topics: [] };
}

export function searchPath(n: number): string {
  return `${SEARCH}${encodeURIComponent(`CHAOS.${n}`)}`;
}

/** Whether a search result came from the complete list, that is, its first indicator is the expected one. */
export function isFound(answer: Answer, n: number): boolean {
  return answer.json?.indicators?.[0]?.source_id === `CHAOS.${n}`;
}

export function search(port: number, key: string, n: number): Promise<Answer> {
  return send(port, { path: searchPath(n), key });
}

function isComplete(answer: Answer): boolean {
  return answer.status === 200 && isFound(answer, 1);
}

export function listIn(dataDir: string): string {
  return join(dataDir, 'harvest', LIST);
}

/** Hash of all rows of a list, in order; excludes the fetch time. */
export function contentOf(file: string): string {
  const database = new DatabaseSync(file, { readOnly: true });
  const sum = createHash('sha256');
  try {
    for (const row of database.prepare('SELECT * FROM rows ORDER BY id').iterate()) sum.update(JSON.stringify(row));
    return sum.digest('hex');
  } finally {
    database.close();
  }
}
