import { brotliCompressSync } from 'node:zlib';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { areas, services } from '../../../generated/catalog.ts';
import { TableReader } from '../../../runtime/query/rows.ts';
import { queryTools } from '../../../runtime/query/tools.ts';
import { columnsOf } from '../../../runtime/site/components/query/call-tables.ts';
import { QUERY_EXAMPLES } from '../../../runtime/site/components/query/examples.ts';
import { memberOf, readJson } from '../../../runtime/site/components/query/json-text.ts';
import { toolList } from '../../../runtime/site/query-tools.ts';
import { openAlmanac } from '../../support/almanac.ts';

const list = await toolList({ services, areas });
const known = queryTools([...services, ...areas]);

test('lists the tools that a query can call, with their columns', async () => {
  const names = Object.keys(list.tools);
  assert.ok(names.length > 100, String(names.length));
  for (const name of known.names()) {
    const found = await known.find(name);
    assert.is(names.includes(name), found !== undefined, name);
  }
});

test('for a call that varies an argument, computes the same columns as the server', async () => {
  for (const [name, tool] of Object.entries(list.tools)) {
    const found = await known.find(name);
    const varied = Object.keys(found?.table.arguments ?? {}).slice(0, 1);
    if (found === undefined || varied.length === 0) continue;
    const forEach = memberOf(readJson(JSON.stringify({ for_each: { [varied[0] as string]: [1] } })).root, 'for_each');
    const made = new TableReader({ table: found.table, forEach: new Map(varied.map((each) => [each, []])) }).columns;
    const isStart = (column: string) => column.endsWith('_start');
    assert.equal(
      columnsOf(tool, forEach?.value).filter((column) => !isStart(column)),
      made.map(({ name: column }) => column).filter((column) => !isStart(column)),
      name,
    );
  }
});

const server = await openAlmanac();
test.after(() => server.stop());

test('the script is small, has a name derived from its content, and is cached forever', async () => {
  assert.ok(brotliCompressSync(JSON.stringify(list)).length < 30_000);
  const page = await server.send({ path: '/query', headers: { Accept: 'text/html' } });
  const path = /\/assets\/query-tools-[0-9A-F]{8}\.json/.exec(page.text)?.[0] ?? '';
  const { status, headers, json } = await server.send({ path, headers: { 'Accept-Encoding': 'identity' } });
  assert.is(status, 200);
  assert.match(String(headers['cache-control']), /immutable/);
  assert.match(String(headers['content-type']), /^application\/json/);
  assert.equal(Object.keys(json.tools), Object.keys(list.tools));
  assert.is((await server.send({ path: '/assets/query-tools-00000000.json' })).status, 404);
});

test('the examples of the page are valid', async () => {
  const key = await server.key();
  for (const { name, calls, sql } of QUERY_EXAMPLES) {
    const dry = await server.send({ path: '/query', key, body: { calls, sql, dry_run: true } });
    assert.is(dry.status, 200, `${name}: ${dry.text}`);
  }
});

test('returns 404 to clients other than browsers', async () => {
  const program = await server.send({ path: '/query', headers: { Accept: 'application/json' } });
  assert.is(program.status, 404);
  assert.match(String(program.headers['vary']), /Accept/);
});

test.run();
