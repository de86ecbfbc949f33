// The SOURCES.md of each service contains numbered statements about its sources. Every citation must refer to an existing statement.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const STATEMENT = /^- \*\*F([1-9]\d*)\*\* \((documented|recorded|reported|unverified)\) \S/;
/**
 * For example, `runtime/adapters/no-registry/SOURCES.md brreg F5, F9 to F12`. Without a folder, it cites the SOURCES.md
 * for the file's own folder.
 */
const CITATION = /(?:(runtime\/[a-z/-]+)\/)?SOURCES\.md \(?([a-z][a-z-]*)\)?((?:(?:,| to)? F\d+)*)/g;
const TEXTS = /\.(?:ts|md|yaml|ttl|meta\.json)$/;

const files = ['README.md', 'CHANGELOG.md'].concat(
  ['.github', 'runtime', 'spec', 'codegen', 'test'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
  ),
);
const pages = files.filter((path) => /^runtime\/(?:adapters\/[^/]+|sources)\/SOURCES\.md$/.test(path));

const sections = new Map(
  pages.flatMap((page) =>
    read(page)
      .split(/^## /m)
      .slice(1)
      .map((text) => [text.slice(0, text.indexOf(':')), { page, text }] as const),
  ),
);
const ids = files.flatMap((path) => {
  const [, folder = '', name] = /^runtime\/(?:adapters\/[^/]+|sources)\/([^/]+)\/([^/]+)\.ts$/.exec(path) ?? [];
  return folder === name && !['client', 'catalogs'].includes(folder) ? [folder] : [];
});

function read(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}

function numbersOf(text: string): number[] {
  return text
    .split('\n')
    .flatMap((line) => STATEMENT.exec(line)?.[1] ?? [])
    .map(Number);
}

/**
 * Returns the citations in a text, each with its folder (if given), source and statement numbers. For a range, only the
 * first and the last number are returned.
 */
function citations(text: string): { folder: string | undefined; id: string; numbers: number[] }[] {
  return [...text.matchAll(CITATION)].flatMap(([whole, folder, id = '', list = '']) => {
    // "SOURCES.md says" is not a citation.
    if (list === '' && !whole.includes('(')) return [];
    return [{ folder, id, numbers: [...list.matchAll(/F(\d+)/g)].map(([, number]) => Number(number)) }];
  });
}

function faults(path: string, text: string, known: ReadonlyMap<string, ReadonlySet<number>>): string[] {
  return citations(text).flatMap(({ folder, id, numbers }) => {
    const statements = known.get(id);
    if (statements === undefined) return [`${path}: ${id} has no section`];
    const page = sections.get(id)?.page;
    if (folder !== undefined && page !== `${folder}/SOURCES.md`) return [`${path}: ${id} is not in ${folder}`];
    return numbers.filter((number) => !statements.has(number)).map((number) => `${path}: ${id} has no F${number}`);
  });
}

const known = new Map([...sections].map(([id, { text }]) => [id, new Set(numbersOf(text))]));

test('every source has a section', () => {
  assert.ok(ids.length > 40, String(ids.length));
  assert.equal([...known.keys()].sort(), [...ids].sort());
});

test('a section consists of numbered statements with their certainty, without duplicate numbers', () => {
  for (const [id, { text }] of sections) {
    const loose = text.split('\n').filter((line) => line.startsWith('- ') && !STATEMENT.test(line));
    assert.equal(loose, [], id);
    const numbers = numbersOf(text);
    assert.ok(numbers.length > 0, id);
    assert.is(new Set(numbers).size, numbers.length, id);
  }
});

test('detects a citation of a nonexistent statement', () => {
  const page = 'runtime/adapters/no-registry/SOURCES.md';
  assert.equal(faults('test/a.ts', `Facts: ${page} brreg F1, F2 to F9999.`, known), ['test/a.ts: brreg has no F9999']);
  assert.equal(faults('test/a.ts', `Facts: ${page} (nowhere).`, known), ['test/a.ts: nowhere has no section']);
  assert.equal(faults('test/a.ts', `Facts: ${page} cms F1.`, known), [
    'test/a.ts: cms is not in runtime/adapters/no-registry',
  ]);
});

test('every citation refers to an existing statement', () => {
  const own = 'test/services/source-pages.test.ts';
  const texts = files.filter((path) => TEXTS.test(path) && path !== own);
  assert.ok(texts.filter((path) => citations(read(path)).length > 0).length > 100);
  assert.equal(
    texts.flatMap((path) => faults(path, read(path), known)),
    [],
  );
});

function metaOf(path: string): { readonly follows?: string } {
  try {
    return JSON.parse(read(path));
  } catch (error) {
    throw new Error(`${path} is not JSON: ${error instanceof Error ? error.message : error}`);
  }
}

test('a fixture cites statements about its own source, or about a source with the same format', () => {
  const followers = files.filter((path) => /^test\/services\/[^/]+\/fixtures\/.*\.meta\.json$/.test(path));
  let count = 0;
  for (const path of followers) {
    const { follows } = metaOf(path);
    if (follows === undefined) continue;
    count += 1;
    const source = path.split('/')[4] ?? '';
    const [cited, ...others] = citations(follows);
    assert.match(follows, /^runtime\/[a-z/-]+\/SOURCES\.md [a-z-]+ F\d+(?:, F\d+)*(?:: \S.*)?$/, path);
    assert.equal(others, [], path);
    const shapes = citations(sections.get(source)?.text ?? '').map(({ id }) => id);
    assert.ok([source, ...shapes].includes(cited?.id ?? ''), `${path} follows ${cited?.id}`);
  }
  assert.ok(count > 100, `${count} fixtures follow statements`);
});

test('documents and paths named in pages and comments exist in the repository', () => {
  const names = new Set(files.map((path) => basename(path)));
  for (const path of files.filter((file) => TEXTS.test(file))) {
    const documents = [...read(path).matchAll(/\b([A-Z][A-Z-]{2,}\.md)\b/g)].flatMap(([, name = '']) => name);
    assert.equal(
      documents.filter((name) => !names.has(name) && name !== 'CATALOG.md'),
      [],
      path,
    );
  }
  for (const page of pages) {
    const paths = [...read(page).matchAll(/`((?:runtime|test|spec|codegen|generated)\/[\w./-]+)`/g)];
    assert.equal(
      paths.map(([, path = '']) => path).filter((path) => !existsSync(join(ROOT, path))),
      [],
      page,
    );
  }
});

test.run();
