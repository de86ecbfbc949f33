// One of several processes that share a cache (CACHE_URL). Its tool `look` fetches a numbered page from SOURCE_URL through the
// source client and its cache.

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { services } from '../../../generated/catalog.ts';
import { startAlmanac } from '../../../runtime/app/serve-http.ts';
import { Cluster } from '../../../runtime/cluster/cluster.ts';
import { readConfig } from '../../../runtime/config/config.ts';
import type { Call } from '../../../runtime/contract/call.ts';
import type { Operation } from '../../../runtime/contract/operation.ts';
import { published } from '../../../runtime/contract/published.ts';
import type { AnyHandler } from '../../../runtime/dispatch/binding.ts';
import { createSourceClients } from '../../../runtime/sources/client/clients.ts';
import { catalogWith } from '../../support/extended-catalog.ts';
import { policy } from '../../support/fake-source.ts';
import { announce, convertTool } from './conversion.ts';

const SOURCE = 'bench-source';
const { SOURCE_URL = '', CACHE_URL = '', FRESH_MS = '60000' } = process.env;

const cluster = new Cluster({ url: CACHE_URL, secret: Buffer.alloc(32, 1) });
await cluster.start();
const sourcePolicy = policy({
  id: SOURCE,
  hosts: { default: SOURCE_URL },
  politeness: { concurrency: 50, queue: 1_000 },
  timeouts: { connect: 5_000, request: 15_000, call: 20_000 },
  cache: { fresh: Number(FRESH_MS), entries: 2_000 },
});
const sourceClients = createSourceClients([sourcePolicy], { version: 'bench', shared: cluster });
const client = sourceClients.client(SOURCE);
const model = services
  .flatMap(({ operations }) => operations)
  .find(({ id }) => id === 'unit-conversion.list_unit_categories') as Operation;
const ROW = published.fields({ id: published.integer(), name: published.string(), value: published.number() });
const look: Operation = {
  ...model,
  ...{ id: 'bench.look', service: 'bench', name: 'look', sources: [SOURCE] },
  decode: (raw) => ({ ok: true, arguments: { page: raw.encoding === 'query' ? raw.values.get('page')?.[0] : '1' } }),
  result: published.record(published.fields({ rows: published.list(published.record(ROW)) })),
};
const handler = async ({ page }: { page: string }, call: Call) => ({
  rows: (await client.get({ path: '/rows', query: { page }, expect: 'json' }, call)).json<object[]>(),
});
const offer = catalogWith({
  services: [
    {
      slug: 'bench',
      title: 'Bench',
      summary: 'For benchmarks.',
      lifecycle: 'maintained',
      sources: [SOURCE],
      operations: [look],
    },
  ],
  areas: [],
  handlers: new Map<Operation, AnyHandler>([[look, handler as unknown as AnyHandler]]),
  toolsJson: () => JSON.stringify([{ ...convertTool, name: 'look' }]),
});
const dataDir = mkdtempSync(join(tmpdir(), 'almanac-bench-'));
// Remove CACHE_URL, because only the cluster above uses it.
const { CACHE_URL: _, ...environment } = process.env;
const config = readConfig({ ...environment, ALMANAC_LOG_LEVEL: 'warn', PORT: '0', DATA_DIR: dataDir });
const almanac = await startAlmanac(config, { environment: {}, offer });
const email = `bench${process.pid}@example.org`;
const { key } = await almanac.accounts.operators.create({ email, plan: 'partner' });
announce(almanac.address.port, key);
