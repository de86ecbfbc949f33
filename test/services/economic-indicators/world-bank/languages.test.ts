import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { sources as policies } from '../../../../generated/sources.ts';
import { GoneIndicators } from '../../../../runtime/adapters/economic-indicators/world-bank/gone.ts';
import { indicatorList } from '../../../../runtime/adapters/economic-indicators/world-bank/indicators.ts';
import type { ListRow } from '../../../../runtime/sources/catalogs/catalogs.ts';
import { createSourceClients } from '../../../../runtime/sources/client/clients.ts';
import { StoreUnavailable } from '../../../../runtime/store/unavailable.ts';
import { call, json, problemOf, startServer } from '../../../support/fake-source.ts';

/**
 * Returns the rows of the list when the source fails for Spanish and the store fails at request number `storeFailsAt`.
 */
async function rowsOf(storeFailsAt?: number): Promise<ListRow[]> {
  const server = await startServer((response, { url }) => {
    if (url.startsWith('/es/')) return json(response, {}, 500);
    const name = url.startsWith('/fr/') ? 'Phares' : 'Lighthouses';
    const item = { id: 'X.1', name, unit: '', source: { id: '2', value: 'WDI' }, sourceNote: '', topics: [] };
    json(response, [{ page: 1, pages: 1, per_page: '1000', total: 1 }, [item]]);
  });
  let requestCount = 0;
  const clusterRate = {
    take: async () => {
      if (++requestCount === storeFailsAt) throw new StoreUnavailable(false, new Error('gone'));
      return 0;
    },
  };
  const id = 'world-bank';
  const politeness = { ...policies[id].politeness, rate: { requests: 50, per: 1_000 }, scope: 'cluster' } as const;
  const sourceClients = createSourceClients([{ ...policies[id], politeness, retries: 0 }], {
    version: '1.2.3',
    environment: { UPSTREAM_WORLD_BANK_BASE_URL: server.url },
    clusterRate,
  });
  const folder = mkdtempSync(join(tmpdir(), 'almanac-languages-'));
  try {
    const list = indicatorList(sourceClients.client(id), new GoneIndicators(folder));
    const rows: ListRow[] = [];
    for await (const part of list.rows({ ...call(), folder, expect: () => {} })) rows.push(...(part as ListRow[]));
    return rows;
  } finally {
    rmSync(folder, { recursive: true });
    sourceClients.close();
    await server.close();
  }
}

test('omits a language for which the source fails', async () => {
  const [row] = await rowsOf();
  assert.equal(row?.titles, { en: 'Lighthouses', fr: 'Phares' });
});

test('a temporary store failure fails the list instead of omitting a language', async () => {
  const problem = await problemOf(rowsOf(2));
  assert.is(problem.code, 'upstream_unavailable');
});

test.run();
