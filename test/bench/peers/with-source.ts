// Almanac with two tools that return the same rows: `built_in` from memory, `from_source` from a source on loopback through the
// source client and its cache.

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { services } from '../../../generated/catalog.ts';
import { startAlmanac } from '../../../runtime/app/serve-http.ts';
import { readConfig } from '../../../runtime/config/config.ts';
import type { Call } from '../../../runtime/contract/call.ts';
import type { Operation } from '../../../runtime/contract/operation.ts';
import { published } from '../../../runtime/contract/published.ts';
import type { AnyHandler } from '../../../runtime/dispatch/binding.ts';
import { createSourceClients, type SourceClients } from '../../../runtime/sources/client/clients.ts';
import { catalogWith, type Extra } from '../../support/extended-catalog.ts';
import { json, policy, startServer } from '../../support/fake-source.ts';
import { announce, convertTool } from './conversion.ts';

interface Row {
  readonly id: number;
  readonly name: string;
  readonly value: number;
}

const ROWS: readonly Row[] = Array.from({ length: 40 }, (_, n) => ({ id: n, name: `Row number ${n}`, value: n / 7 }));
const SOURCE = 'bench-source';
const ROW = published.fields({ id: published.integer(), name: published.string(), value: published.number() });
const RESULT = published.record(
  published.fields({ count: published.integer(), rows: published.list(published.record(ROW)) }),
);
const SLUG = 'bench';

function shaped(rows: readonly Row[]): object {
  return { count: rows.length, rows: rows.map(({ id, name, value }) => ({ id, name, value })) };
}

/** The tools take no arguments. Result validation is omitted, because it costs the same for both. */
function service(sourceClients: SourceClients): Extra {
  const model = services
    .flatMap(({ operations }) => operations)
    .find(({ id }) => id === 'unit-conversion.list_unit_categories') as Operation;
  const tool = (name: string, sources: readonly string[]): Operation => ({
    ...model,
    id: `${SLUG}.${name}`,
    service: SLUG,
    name,
    sources,
    result: RESULT,
  });
  const [builtIn, fromSource] = [tool('built_in', []), tool('from_source', [SOURCE])];
  const client = sourceClients.client(SOURCE);
  const answered = async (_: object, call: Call) =>
    shaped((await client.get({ path: '/rows', query: { page: 1 }, expect: 'json' }, call)).json<Row[]>());
  const base = { slug: SLUG, title: 'Bench', summary: 'Tools for benchmarks.', lifecycle: 'maintained' } as const;
  return {
    services: [{ ...base, sources: [SOURCE], operations: [builtIn, fromSource] }],
    areas: [],
    handlers: new Map<Operation, AnyHandler>([
      [builtIn, () => shaped(ROWS)],
      [fromSource, answered as AnyHandler],
    ]),
    toolsJson: () => JSON.stringify([builtIn, fromSource].map(({ name }) => ({ ...convertTool, name }))),
  };
}

const source = await startServer((response) => json(response, ROWS));
const sourceClients = createSourceClients([policy({ id: SOURCE, hosts: { default: source.url } })], {
  version: 'bench',
});
const dataDir = mkdtempSync(join(tmpdir(), 'almanac-bench-'));
const config = readConfig({ ALMANAC_LOG_LEVEL: 'warn', PORT: '0', DATA_DIR: dataDir });
const almanac = await startAlmanac(config, { environment: {}, offer: catalogWith(service(sourceClients)) });
const { key } = await almanac.accounts.operators.create({ email: 'bench@example.org', plan: 'unlimited' });
announce(almanac.address.port, key);
