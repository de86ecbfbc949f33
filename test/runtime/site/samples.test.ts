// Runs the code samples in every language. Includes one tool for each shape of argument, and a string with all
// characters that shells and languages treat specially. Takes long.

import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { areas, services } from '../../../generated/catalog.ts';
import { argumentsOf, fieldsOf, valuesOf } from '../../../runtime/site/components/form-values.ts';
import { samplesOf } from '../../../runtime/site/components/samples.ts';
import { pageDataOf } from '../../../runtime/site/offer-files.ts';
import { openAlmanac } from '../../support/almanac.ts';
import { REPLAYING } from '../../support/operations.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const HOSTILE = `it's "5" \\ $HOME \`x\` %20 & true null ø 東 🌍`;
/** If a case has no arguments, those of the first example are used. */
const CASES: readonly (readonly [page: string, what: string, args?: Readonly<Record<string, unknown>>])[] = [
  ['/services/unit-conversion/convert_units', 'numbers'],
  ['/services/eu-bank-stats/compare_series', 'a list of texts'],
  ['/services/se-statistics/get_data', 'a list of objects'],
  [
    '/services/currency-conversion/convert_currency',
    'a date',
    { amount: 100, base: 'USD', target: 'SEK', date: '2026-03-17' },
  ],
  ['/services/flights/search_award_flights', 'a comma list'],
  ['/endpoints/preprints/paper', 'a part of the path'],
  ['/services/migration/list_countries', 'nothing'],
  ['/services/places/search_cities', 'a hostile text', { query: HOSTILE }],
  ['/endpoints/opendata/search', 'a query, by GET'],
];

const server = await openAlmanac(REPLAYING);
const ALMANAC_KEY = await server.key();
const folder = await mkdtemp(join(tmpdir(), 'almanac-samples-'));
await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
await symlink(join(ROOT, 'generated/openapi.ts'), join(folder, 'openapi.ts'));
test.after(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});
const offers = [...services, ...areas];
const pages = (
  await Promise.all(
    offers.map(async (offer) => (await pageDataOf(offer)).operations.map((operation) => ({ offer, operation }))),
  )
).flat();
/** Debian installs httpx only for this interpreter. */
const PYTHON = '/usr/bin/python3';
const hasPython = spawnSync(PYTHON, ['-c', 'import httpx']).status === 0;
const PYTHONPATH = fileURLToPath(new URL('../../../generated/python', import.meta.url));
const run = async (file: string, args: readonly string[]) =>
  (await promisify(execFile)(file, args, { cwd: folder, env: { ...process.env, ALMANAC_KEY, PYTHONPATH } })).stdout;

/** Logs JSON, because `console.log` omits deeply nested values. */
const LOGS_JSON = 'console.log = (value) => process.stdout.write(JSON.stringify(value));';
const READS_PYTHON = 'import ast, json, sys; print(json.dumps(ast.literal_eval(sys.stdin.read())))';

async function script(name: string, code: string): Promise<string> {
  await writeFile(join(folder, name), `${LOGS_JSON}\n${code}`);
  return run(process.execPath, ['--disable-warning=ExperimentalWarning', name]);
}

async function got(name: string, code: string): Promise<unknown> {
  if (name === 'fetch') return JSON.parse(await script('fetch.mjs', code));
  if (name === 'client') return JSON.parse(await script('client.ts', code));
  if (name === 'python' || name === 'httpx') {
    const printed = await run(PYTHON, ['-B', '-c', code]);
    return JSON.parse(spawnSync(PYTHON, ['-c', READS_PYTHON], { input: printed, encoding: 'utf8' }).stdout);
  }
  const answered = JSON.parse(await run('sh', ['-c', code]));
  return name === 'mcp' ? answered.result.structuredContent : answered;
}

for (const [page, what, input] of CASES) {
  test(`the sample call with ${what} returns the same result in every language`, async () => {
    const found = pages.find((each) => each.operation.page === page);
    if (found === undefined) throw new Error(`There is no ${page}.`);
    const { offer, operation } = found;
    const fields = fieldsOf(operation);
    const args = argumentsOf(fields, valuesOf(fields, input ?? operation.examples[0]?.arguments ?? {}));
    const samples = samplesOf({ operation, service: offer.slug, args, base: server.url, hasRows: false });
    const wanted = await got('curl', samples[0]?.code ?? '');
    assert.is((wanted as { status?: unknown }).status, undefined, JSON.stringify(wanted).slice(0, 300));
    for (const { name, code } of samples.slice(1)) {
      if ((name === 'python' || name === 'httpx') && !hasPython) continue;
      assert.equal(await got(name, code), wanted, `${name}: ${code}`);
    }
  });
}

test.run();
