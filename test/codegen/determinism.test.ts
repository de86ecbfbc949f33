import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { generateTiny, readTiny } from './tiny.ts';

const sources = await readTiny();
const files = await generateTiny(sources);

test('generates the same bytes every time', async () => {
  assert.equal([...(await generateTiny(sources))], [...files]);
});

test('generates the same bytes if the manifests are read in another order', async () => {
  const reversed = [...sources].reverse();
  const rotated = [...sources.slice(3), ...sources.slice(0, 3)];
  for (const order of [reversed, rotated]) assert.equal([...(await generateTiny(order))], [...files]);
});

test('writes no local path to any file', () => {
  for (const [path, text] of files) assert.not.ok(text.includes(process.cwd()), path);
});

test('the spec revision changes with the content of a manifest, not with its comments', async () => {
  const revision = (all: Awaited<ReturnType<typeof generateTiny>>) =>
    /REVISION = '(.*)'/.exec(all.get('revision.ts') ?? '')?.[1] ?? '';
  const changed = (from: string, to: string) =>
    generateTiny(sources.map((source) => ({ ...source, text: source.text.replace(from, to) })));
  assert.match(revision(files), /^[0-9a-f]{12}$/);
  assert.is(revision(await changed('slug: tides\n', 'slug: tides # a comment\n')), revision(files));
  assert.is.not(revision(await changed('title: Tides\n', 'title: The tides\n')), revision(files));
});

test('writes the revision to only one file', () => {
  const [, revision = ''] = /REVISION = '(.*)'/.exec(files.get('revision.ts') ?? '') ?? [];
  assert.is(revision.length, 12);
  assert.equal(
    [...files].filter(([, text]) => text.includes(revision)).map(([path]) => path),
    ['revision.ts'],
  );
});

test.run();
