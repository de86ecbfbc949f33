// The npm package `@almanac/client`, used from outside the repository: installed by npm, run by this machine's Node,
// bundled for a browser, and compiled in a strict project. Takes long.

import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { packClient } from '../../runtime/deploy/client-package.ts';
import { openAlmanac } from '../support/almanac.ts';
import { REPLAYING } from '../support/operations.ts';

const run = promisify(execFile);
const MODULES = fileURLToPath(new URL('../../node_modules/', import.meta.url));
const COMPILER = join(MODULES, '@typescript/native/bin/tsc');
/** Maximum size, compressed. Nine tenths of it are types with their documentation. */
const MAX_BYTES = 500_000;

const server = await openAlmanac(REPLAYING);
const key = await server.key();
const folder = await mkdtemp(join(tmpdir(), 'almanac-package-'));
// Use a relative path, as `make client` does.
const packed = packClient(relative('.', join(folder, 'dist')));
const project = join(folder, 'project');
const environment = { ALMANAC_URL: server.url, ALMANAC_KEY: key };
await mkdir(project);
await writeFile(join(project, 'package.json'), '{ "name": "consumer", "private": true, "type": "module" }\n');
const settings = { ...process.env, npm_config_cache: join(folder, 'cache'), npm_config_update_notifier: 'false' };
await run('npm', ['install', '--offline', '--no-audit', '--no-fund', packed.file], { cwd: project, env: settings });
test.after(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

/** Every Node version on the PATH, because the package supports more versions than Almanac does. */
const nodes = [
  process.execPath,
  ...(process.env['PATH'] ?? '').split(delimiter).map((each) => join(each, 'node')),
].filter((path, at, all) => existsSync(path) && all.indexOf(path) === at);

const USE = `
import { createClient, isProblem, verifyAnswer } from '@almanac/client';
const client = createClient({ baseUrl: process.env.ALMANAC_URL, key: process.env.ALMANAC_KEY });
const { result } = await client.unitConversion.convert_units({ value: 1, from_unit: 'mile', to_unit: 'foot' });
const { rows } = await client.query({
  calls: { cities: { tool: 'places.search_cities', arguments: { query: 'Paris', limit: 1 } } },
  sql: 'select name from cities',
});
const error = await client.places.get_city({ geonameid: 1 }).catch((caught) => caught);
const { categories } = await client.api.preprints.categories();
console.log(JSON.stringify([result, rows, isProblem(error, 'not_found'), categories.length > 10, typeof verifyAnswer]));
`;
const USED = '[5280,[["Paris"]],true,true,"function"]\n';

test('the package is small, and packing it twice gives the same file', async () => {
  const again = packClient(join(folder, 'again'));
  assert.ok((await readFile(packed.file)).equals(await readFile(again.file)));
  assert.ok(packed.bytes < MAX_BYTES, `${packed.bytes}`);
});

test('contains its license, README and compiled files, and has no dependencies', async () => {
  const inside = (name: string) => readFile(join(project, 'node_modules/@almanac/client', name), 'utf8');
  const { version } = JSON.parse(await readFile(new URL('../../package.json', import.meta.url), 'utf8'));
  const description = JSON.parse(await inside('package.json'));
  assert.is(description.version, version);
  assert.not('dependencies' in description);
  assert.match(await inside('LICENSE'), /^MIT License/);
  assert.match(await inside('README.md'), /^# @almanac\/client$/m);
  const { stdout } = await run('tar', ['tzf', packed.file]);
  assert.equal(
    stdout
      .trim()
      .split('\n')
      .filter((name) => !/\.d\.ts$|\.js$|package\/(?:LICENSE|README\.md|package\.json)$/.test(name)),
    [],
  );
});

test('runs on every installed Node version', async () => {
  await writeFile(join(project, 'use.js'), USE);
  for (const node of nodes) {
    const { stdout } = await run(node, ['use.js'], { cwd: project, env: { PATH: dirname(node), ...environment } });
    assert.is(stdout, USED, node);
  }
});

test('installs the command line, which runs on every installed Node version', async () => {
  const bin = join(project, 'node_modules/.bin/almanac');
  for (const node of nodes) {
    const env = { PATH: `${dirname(node)}:/usr/bin:/bin`, ...environment };
    const { stdout } = await run(bin, ['call', 'places.search_cities', 'query=Oslo', 'limit=1', '--table'], { env });
    assert.match(stdout, /^Oslo +NO /m, node);
  }
});

test('can be bundled for browsers, without the command line', async () => {
  const outfile = join(folder, 'bundle.mjs');
  await writeFile(join(project, 'page.js'), USE);
  const { metafile } = await build({
    ...{ entryPoints: [join(project, 'page.js')], outfile, bundle: true, minify: true, metafile: true },
    ...{ platform: 'browser', format: 'esm', target: 'es2022', logLevel: 'silent' },
  });
  const names = Object.keys(metafile.inputs);
  assert.ok(names.some((name) => name.endsWith('/core.js')));
  assert.not.ok(names.some((name) => name.includes('/cli/')));
  const { stdout } = await run(process.execPath, [outfile], { env: environment });
  assert.is(stdout, USED);
});

const TYPED = `
import { type Client, createClient, AlmanacError, isProblem, type QueryRequest } from '@almanac/client';
const client: Client = createClient({ baseUrl: 'https://almanac.example.org' });
export async function population(query: string): Promise<number | null | undefined> {
  const { data } = await client.places.search_cities({ query, limit: 1 });
  return data[0]?.population;
}
const request: QueryRequest = { calls: { a: { tool: 'places.get_countries', for_each: { continent: ['EU', 'AF'] } } } };
export const rows = client.query(request).then((answer) => answer.rows);
export const isBusy = (error: unknown) => error instanceof AlmanacError && isProblem(error, 'too_many_requests');
// @ts-expect-error a text for a number
client.places.get_city({ geonameid: 'Oslo' });
`;

test('compiles in strict TypeScript projects for Node and browsers, with declaration checks on', async () => {
  await writeFile(join(project, 'typed.ts'), TYPED);
  await mkdir(join(project, 'node_modules/@types'), { recursive: true });
  for (const name of ['@types/node', 'undici-types'])
    await cp(join(MODULES, name), join(project, 'node_modules', name), { recursive: true });
  const common = ['--noEmit', '--strict', '--skipLibCheck', 'false', '--target', 'es2022'];
  for (const options of [
    ['--module', 'nodenext', '--lib', 'es2023', '--types', 'node'],
    ['--module', 'esnext', '--moduleResolution', 'bundler', '--lib', 'es2023,dom', '--types', ''],
  ]) {
    const compiled = run(process.execPath, [COMPILER, ...common, ...options, 'typed.ts'], { cwd: project });
    await compiled.catch(({ stdout }) => assert.unreachable(stdout));
  }
});

test.run();
