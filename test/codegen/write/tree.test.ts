import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { checkTree, compareTree, writeDerived, writeTree } from '../../../codegen/write/tree.ts';

const FILES = new Map([
  ['catalog.ts', 'catalog\n'],
  ['services/tides/types.ts', 'types\n'],
  ['services/tides/validators.ts', 'validators\n'],
]);

const test = suite<{ folder: string }>('tree', { folder: '' });
test.before.each(async (context) => {
  context.folder = await mkdtemp(join(tmpdir(), 'almanac-tree-'));
  await writeTree(context.folder, FILES);
});
test.after.each(({ folder }) => rm(folder, { recursive: true }));

test('reports no drift right after writing', async ({ folder }) => {
  assert.equal(await compareTree(folder, FILES), []);
  assert.is(await readFile(join(folder, 'services/tides/types.ts'), 'utf8'), 'types\n');
});

test('reports changed, missing, stale and untracked files, sorted by path', async ({ folder }) => {
  await writeFile(join(folder, 'catalog.ts'), 'edited by hand\n');
  await rm(join(folder, 'services/tides/types.ts'));
  await mkdir(join(folder, 'services/waves'));
  await writeFile(join(folder, 'services/waves/types.ts'), 'of a service that went\n');
  await writeFile(join(folder, 'services/tides/notes.txt'), 'left by somebody\n');
  assert.equal(await compareTree(folder, FILES), [
    { path: 'catalog.ts', kind: 'changed' },
    { path: 'services/tides/notes.txt', kind: 'stale' },
    { path: 'services/tides/types.ts', kind: 'missing' },
    { path: 'services/waves/types.ts', kind: 'stale' },
  ]);
});

test('reports every file as missing if the folder does not exist', async ({ folder }) => {
  const drift = await compareTree(join(folder, 'nowhere'), FILES);
  assert.equal(
    drift.map(({ kind }) => kind),
    ['missing', 'missing', 'missing'],
  );
});

test('writes only the files that differ', async ({ folder }) => {
  const old = new Date('2020-01-01T00:00:00Z');
  for (const path of FILES.keys()) await utimes(join(folder, path), old, old);
  const changed = new Map([...FILES, ['catalog.ts', 'another catalog\n']]);
  assert.equal(await writeTree(folder, changed), [{ path: 'catalog.ts', kind: 'changed' }]);
  assert.equal((await stat(join(folder, 'services/tides/types.ts'))).mtime, old);
  assert.ok((await stat(join(folder, 'catalog.ts'))).mtime > old);
});

test('removes stale files and folders that become empty', async ({ folder }) => {
  const fewer = new Map([['catalog.ts', 'catalog\n']]);
  await writeTree(folder, fewer);
  assert.equal(await readdir(folder), ['catalog.ts']);
});

test('does not modify the folder of embedded data', async ({ folder }) => {
  await mkdir(join(folder, 'embedded'));
  await writeFile(join(folder, 'embedded/places.bin'), 'places');
  assert.equal(await compareTree(folder, FILES), []);
  await writeTree(folder, FILES);
  assert.equal(await readdir(join(folder, 'embedded')), ['places.bin']);
});

test('leaves the other services unchanged when only some files are generated', async ({ folder }) => {
  const some = new Map([['catalog.ts', 'catalog\n']]);
  assert.equal(await compareTree(folder, some, true), []);
  assert.equal(await writeTree(folder, some, true), []);
  assert.equal(await compareTree(folder, FILES), []);
});

const ALL = new Map([...FILES, ['openapi.ts', 'types\n'], ['services/tides/page.json', '{}\n']]);
async function spoil(folder: string): Promise<void> {
  await writeFile(join(folder, 'catalog.ts'), 'edited by hand\n');
  await writeFile(join(folder, 'openapi.ts'), 'of the day before\n');
  await mkdir(join(folder, 'services/waves'));
  await writeFile(join(folder, 'services/waves/page.json'), 'of a service that went\n');
}
const MENDED = ['catalog.ts', 'openapi.ts', 'services', 'services/tides', 'services/tides/page.json'];
const CODE = ['services/tides/types.ts', 'services/tides/validators.ts'];

test('a check updates outdated git-ignored files, and only reports outdated tracked files', async ({ folder }) => {
  await spoil(folder);
  assert.equal(await checkTree(folder, ALL), [{ path: 'catalog.ts', kind: 'changed' }]);
  assert.is(await readFile(join(folder, 'catalog.ts'), 'utf8'), 'edited by hand\n');
  assert.is(await readFile(join(folder, 'openapi.ts'), 'utf8'), 'types\n');
  assert.equal((await readdir(folder, { recursive: true })).sort(), [...MENDED, ...CODE]);
});

test('writes only the git-ignored files, and removes stale ones', async ({ folder }) => {
  await spoil(folder);
  await writeFile(join(folder, 'notes.txt'), 'left by somebody\n');
  const derived = new Map([...ALL].filter(([path]) => !FILES.has(path)));
  assert.equal(await writeDerived(folder, derived), [
    { path: 'openapi.ts', kind: 'changed' },
    { path: 'services/tides/page.json', kind: 'missing' },
    { path: 'services/waves/page.json', kind: 'stale' },
  ]);
  assert.is(await readFile(join(folder, 'catalog.ts'), 'utf8'), 'edited by hand\n');
  const [first, ...rest] = MENDED;
  assert.equal((await readdir(folder, { recursive: true })).sort(), [first, 'notes.txt', ...rest, ...CODE]);
});

test.run();
