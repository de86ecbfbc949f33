// What is known of the sources (runtime/sources/README.md): each has its page, and whoever cites a statement cites one that exists.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const SOURCES = 'runtime/sources';
const STATEMENT = /^- \*\*F([1-9]\d*)\*\* \((documented|recorded|reported|unverified)\) \S/;
/** `runtime/sources/brreg/SOURCE.md F5, F9 to F12`; without the folder it is the one beside the text. */
const CITATION = /(?:runtime\/sources\/([a-z-]+)\/)?SOURCE\.md((?:(?:,| to)? F\d+)*)/g;
const TEXTS = /\.(?:ts|md|yaml|ttl|meta\.json)$/;

const ids = readdirSync(join(ROOT, SOURCES), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const files = ['README.md', 'CHANGELOG.md'].concat(
  ['.github', 'runtime', 'spec', 'codegen', 'test'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
  ),
);

function read(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}

function pageOf(id: string): string {
  return `${SOURCES}/${id}/SOURCE.md`;
}

/** The numbers of a page's statements, in their order. */
function numbersOf(id: string): number[] {
  return read(pageOf(id))
    .split('\n')
    .flatMap((line) => STATEMENT.exec(line)?.[1] ?? [])
    .map(Number);
}

/** What a text cites: a source, and the numbers of statements, of a range the first and the last. `beside`: the folder of the text. */
function citations(text: string, beside: string | undefined): { id: string | undefined; numbers: number[] }[] {
  return [...text.matchAll(CITATION)].map(([, id = beside, list = '']) => ({
    id,
    numbers: [...list.matchAll(/F(\d+)/g)].map(([, number]) => Number(number)),
  }));
}

/** The faults of a text's citations. */
function faults(path: string, text: string, known: ReadonlyMap<string, ReadonlySet<number>>): string[] {
  const beside = new RegExp(`^${SOURCES}/([a-z-]+)/`).exec(path)?.[1];
  return citations(text, beside).flatMap(({ id, numbers }) => {
    // "SOURCE.md of each source" names none.
    if (id === undefined) return numbers.length === 0 ? [] : [`${path}: F${numbers.join(', F')} of no source`];
    const page = known.get(id);
    if (page === undefined) return [`${path}: ${id} has no page`];
    return numbers.filter((number) => !page.has(number)).map((number) => `${path}: ${id} has no F${number}`);
  });
}

const known = new Map(ids.filter((id) => existsSync(join(ROOT, pageOf(id)))).map((id) => [id, new Set(numbersOf(id))]));

test('every source has a page', () => {
  assert.equal([...known.keys()], ids);
  for (const id of ids) assert.match(read(pageOf(id)), new RegExp(`^# ${id}: \\S`), id);
});

test('a page is made of numbered statements, each with how sure it is, and no number stands twice', () => {
  for (const id of ids) {
    const loose = read(pageOf(id))
      .split('\n')
      .filter((line) => line.startsWith('- ') && !STATEMENT.test(line));
    assert.equal(loose, [], id);
    const numbers = numbersOf(id);
    assert.ok(numbers.length > 0, id);
    assert.is(new Set(numbers).size, numbers.length, id);
  }
});

test('a citation of a statement that does not exist is found', () => {
  assert.equal(faults('test/a.ts', 'Facts: runtime/sources/brreg/SOURCE.md F1, F2 to F9999.', known), [
    'test/a.ts: brreg has no F9999',
  ]);
  assert.equal(faults('test/a.ts', 'runtime/sources/nowhere/SOURCE.md', known), ['test/a.ts: nowhere has no page']);
  assert.equal(faults('test/a.ts', 'SOURCE.md F1', known), ['test/a.ts: F1 of no source']);
  assert.equal(faults('runtime/sources/cms/a.ts', 'SOURCE.md F9999', known), [
    'runtime/sources/cms/a.ts: cms has no F9999',
  ]);
});

test('whatever cites a statement cites one that exists', () => {
  const own = join('test', SOURCES, 'source-pages.test.ts');
  const texts = files.filter((path) => TEXTS.test(path) && path !== own);
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

test('a fixture that follows something follows statements of its source, or of the shape that its source has', () => {
  const folder = 'test/fixtures/upstreams';
  const followers = files.filter((path) => path.startsWith(folder) && path.endsWith('.meta.json'));
  let count = 0;
  for (const path of followers) {
    const { follows } = metaOf(path);
    if (follows === undefined) continue;
    count += 1;
    const source = path.slice(folder.length + 1).split('/')[0] ?? '';
    const [cited, ...others] = citations(follows, undefined);
    assert.match(follows, /^runtime\/sources\/[a-z-]+\/SOURCE\.md F\d+(?:, F\d+)*(?:: \S.*)?$/, path);
    assert.equal(others, [], path);
    const shapes = citations(read(pageOf(source)), source).map(({ id }) => id);
    assert.ok([source, ...shapes].includes(cited?.id), `${path} follows ${cited?.id}`);
  }
  assert.ok(count > 100, `${count} fixtures follow statements`);
});

test('documents and paths that pages and comments name are in the repository', () => {
  const names = new Set(files.map((path) => basename(path)));
  for (const path of files.filter((file) => TEXTS.test(file))) {
    const documents = [...read(path).matchAll(/\b([A-Z][A-Z-]{2,}\.md)\b/g)].flatMap(([, name = '']) => name);
    assert.equal(
      documents.filter((name) => !names.has(name) && name !== 'CATALOG.md'),
      [],
      path,
    );
  }
  for (const id of ids) {
    const paths = [...read(pageOf(id)).matchAll(/`((?:runtime|test|spec|codegen|generated)\/[\w./-]+)`/g)];
    assert.equal(
      paths.map(([, path = '']) => path).filter((path) => !existsSync(join(ROOT, path))),
      [],
      id,
    );
  }
});

test.run();
