// Compares four files with test/codegen/golden, which `UPDATE_GOLDEN=1 node test/codegen/golden.test.ts` rewrites. The
// other generated files are compiled and checked for required content.

import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parse } from 'yaml';
import { MANIFEST_SCHEMA } from '../../codegen/language/manifest-schema.ts';
import { parseSpec } from '../../codegen/load/load.ts';
import { serviceDocument } from '../../runtime/platform/service-openapi.ts';
import { generateTiny, readTiny, TINY, TinyFolder } from './tiny.ts';

const files = await generateTiny(await readTiny());

/** Generated file for each golden copy. The copies end in .txt because they are not modules. */
const GOLDEN: Readonly<Record<string, string>> = {
  'codec.ts.txt': 'services/tides/codec.ts',
  'readers.ts.txt': 'services/tides/readers.ts',
  'client.ts.txt': 'client/tides.ts',
  'client.py.txt': 'python/almanac_client/services/tides.py',
};

for (const [name, path] of Object.entries(GOLDEN)) {
  const golden = new URL(`golden/${name}`, import.meta.url);
  const text = files.get(path) ?? '';
  if (process.env['UPDATE_GOLDEN'] === '1') await writeFile(golden, text);
  test(`generates the golden file ${path} for the tiny spec`, async () => {
    assert.fixture(text, await readFile(golden, 'utf8'), `${path} changed: UPDATE_GOLDEN=1 rewrites the golden files`);
  });
}

test('the OpenAPI document of a service contains everything that it references', () => {
  const whole = JSON.parse(files.get('openapi.json') ?? '');
  const info = { tag: 'tides', title: 'Tides', summary: 'Tides.', version: '0.0.0' };
  const { paths, components } = serviceDocument(whole, info);
  const ofTides = Object.keys(whole.paths).filter((path) => path.startsWith('/rest/tides/'));
  assert.ok(ofTides.length > 5);
  assert.equal(Object.keys(paths).sort(), ofTides.sort());
  const text = JSON.stringify({ paths, components });
  const referred = new Set([...text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name));
  assert.equal(Object.keys(components.schemas ?? {}).sort(), [...referred].sort());
});

test('generates TypeScript that compiles in strict mode', async () => {
  const tsc = fileURLToPath(new URL('../../node_modules/@typescript/native/bin/tsc', import.meta.url));
  const { path } = await TinyFolder.open();
  const run = promisify(execFile)(process.execPath, [tsc, '-p', `${path}/tsconfig.json`]);
  await run.catch(({ stdout }) => assert.unreachable(stdout));
});

test('keeps generated lines within 120 columns', () => {
  for (const [path, text] of files) {
    if (!/(?:types|validators|handlers)\.ts$|\.py$/.test(path)) continue;
    const long = text.split('\n').filter((line) => line.length > 120);
    assert.equal(long, [], path);
  }
});

test('starts each file with a header that states its source', () => {
  for (const [path, text] of files) {
    if (path.endsWith('.json') || path.endsWith('.txt')) continue;
    assert.match(
      text.split('\n')[0] ?? '',
      /^(?:\/\/|#|<!--) Generated from \S+ by `make generate`: do not edit\./,
      path,
    );
  }
});

test('the tiny spec uses every keyword of the manifest language', async () => {
  const messages = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [name, inside] of Object.entries(value)) {
      if (!Array.isArray(value)) messages.add(name);
      visit(inside);
    }
  };
  for (const manifest of parseSpec(await readTiny())) visit(manifest.data);
  visit(parse(await readFile(`${TINY}spec/changes.yaml`, 'utf8')));
  const words = [...wordsOf(MANIFEST_SCHEMA.$defs)];
  assert.equal(words.filter((word) => !word.startsWith('$') && !messages.has(word)).sort(), []);
});

function wordsOf(schema: unknown, words = new Set<string>()): Set<string> {
  if (Array.isArray(schema)) for (const each of schema) wordsOf(each, words);
  else if (typeof schema === 'object' && schema !== null) {
    for (const [name, inside] of Object.entries(schema)) {
      if (name === 'properties') for (const word of Object.keys(inside)) words.add(word);
      wordsOf(inside, words);
    }
  }
  return words;
}

test.run();
