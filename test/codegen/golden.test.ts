// What becomes of each construct of the manifest language, file by file. A change of an emitter shows as a diff of
// test/fixtures/spec-tiny/generated; `UPDATE_GOLDEN=1 node test/codegen/golden.test.ts` rewrites it.

import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parse } from 'yaml';
import { MANIFEST_SCHEMA } from '../../codegen/language/manifest-schema.ts';
import { parseSpec } from '../../codegen/load/load.ts';
import { compareTree, type GeneratedFiles, writeTree } from '../../codegen/write/tree.ts';
import { type OpenapiDocument, serviceDocument } from '../../runtime/platform/service-openapi.ts';
import { areas, services } from '../fixtures/spec-tiny/generated/catalog.ts';
import { platform } from '../fixtures/spec-tiny/generated/platform.ts';
import { generateTiny, readTiny, TINY } from './tiny.ts';

const GENERATED = `${TINY}generated`;
const files = await generateTiny(await readTiny());

/** Types that openapi-typescript derives from openapi.json: no emitter shows in them that does not show there. */
const DERIVED = 'openapi.ts';
const golden = new Map([...files].filter(([path]) => path !== DERIVED));
/** What a server makes of the OpenAPI document for each service and area. */
const OPENAPI = `${TINY}openapi`;
const openapi = serviceDocuments(JSON.parse(files.get('openapi.json') ?? ''));
if (process.env['UPDATE_GOLDEN'] === '1') {
  await writeTree(GENERATED, golden);
  await writeTree(OPENAPI, openapi);
}

function serviceDocuments(whole: OpenapiDocument): GeneratedFiles {
  return new Map(
    [...services, ...areas].map(({ slug, title, summary }) => {
      const info = { tag: slug, title: `${platform.title}: ${title}`, summary, version: '0.0.0' };
      return [`${slug.replace('api/', '')}.json`, `${JSON.stringify(serviceDocument(whole, info))}\n`];
    }),
  );
}

test('generates the golden files of the tiny spec', async () => {
  for (const { path, kind } of await compareTree(GENERATED, golden)) {
    if (kind === 'changed') assert.fixture(files.get(path) ?? '', await readFile(`${GENERATED}/${path}`, 'utf8'), path);
    assert.unreachable(`${path} is ${kind}: UPDATE_GOLDEN=1 rewrites the golden files`);
  }
});

test('derives the golden OpenAPI document of each service and area of the tiny spec', async () => {
  assert.is(openapi.size, 3);
  assert.equal(await compareTree(OPENAPI, openapi), []);
});

test('writes TypeScript that the strict compiler accepts', async () => {
  const tsc = fileURLToPath(new URL('../../node_modules/@typescript/native/bin/tsc', import.meta.url));
  // As deep below the root as the tiny spec, so that the imports of runtime/ hold.
  const folders = fileURLToPath(new URL('../../.tmp/golden/', import.meta.url));
  await mkdir(folders, { recursive: true });
  const folder = await mkdtemp(folders);
  try {
    await writeTree(`${folder}/generated`, files);
    await copyFile(`${TINY}tsconfig.json`, `${folder}/tsconfig.json`);
    const run = promisify(execFile)(process.execPath, [tsc, '-p', `${folder}/tsconfig.json`]);
    await run.catch(({ stdout }) => assert.unreachable(stdout));
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('keeps the lines of its own making within 120 columns', () => {
  for (const [path, text] of files) {
    if (!/(?:types|validators|handlers)\.ts$/.test(path)) continue;
    const long = text.split('\n').filter((line) => line.length > 120);
    assert.equal(long, [], path);
  }
});

test('heads each file with where it came from', () => {
  for (const [path, text] of files) {
    if (path.endsWith('.json') || path.endsWith('.txt')) continue;
    assert.match(
      text.split('\n')[0] ?? '',
      /^(?:\/\/|<!--) Generated from \S+ by `make generate`: do not edit\./,
      path,
    );
  }
});

test('has every word of the manifest language in the tiny spec', async () => {
  const said = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [name, inside] of Object.entries(value)) {
      if (!Array.isArray(value)) said.add(name);
      visit(inside);
    }
  };
  for (const manifest of parseSpec(await readTiny())) visit(manifest.data);
  // What is declared of changes is read beside the manifests.
  visit(parse(await readFile(`${TINY}spec/changes.yaml`, 'utf8')));
  const words = [...wordsOf(MANIFEST_SCHEMA.$defs)];
  assert.equal(words.filter((word) => !word.startsWith('$') && !said.has(word)).sort(), []);
});

/** Every property that the schema of the language names. */
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
