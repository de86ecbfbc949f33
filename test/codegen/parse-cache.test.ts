import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Manifest, soundData } from '../../codegen/load/manifest.ts';
import { ParseCache } from '../../codegen/load/parse-cache.ts';

async function inFolder(body: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'almanac-parsed-'));
  try {
    await body(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function requested(file: string, texts: readonly string[]): Promise<{ data: unknown[]; parsed: string[] }> {
  const parsed: string[] = [];
  const cache = await ParseCache.open(file);
  const data = texts.map((text) =>
    cache.dataOf(text, (unknown) => {
      parsed.push(unknown);
      return soundData(unknown);
    }),
  );
  await cache.save();
  return { data, parsed };
}

test('parses a string only once across runs, and parses it again when it changes', () =>
  inFolder(async (folder) => {
    const file = join(folder, 'below', 'manifests');
    const [one, two, broken] = ['a: [1, .inf]\n', 'a: { b: ~ }\n', 'a: [1\n'];
    const data = [{ data: { a: [1, Number.POSITIVE_INFINITY] } }, { data: { a: { b: null } } }];
    assert.equal(await requested(file, [one, two]), { data, parsed: [one, two] });
    assert.equal(await requested(file, [two, one]), { data: data.toReversed(), parsed: [] });
    assert.equal((await requested(file, [one, `${two}# edited\n`])).parsed, [`${two}# edited\n`]);
    assert.equal((await requested(file, [broken, two])).parsed, [broken]);
    assert.equal(await requested(file, [broken]), { data: [undefined], parsed: [broken] }, 'errors are not cached');
    assert.equal(await readdir(join(folder, 'below')), ['manifests']);
  }));

test('replaces an unreadable cache, and works if the cache is not writable', () =>
  inFolder(async (folder) => {
    const file = join(folder, 'manifests');
    await writeFile(file, 'no cache at all');
    assert.equal((await requested(file, ['a: 1\n'])).parsed, ['a: 1\n']);
    assert.equal((await requested(file, ['a: 1\n'])).parsed, []);
    const inAFile = join(file, 'manifests');
    assert.equal((await requested(inAFile, ['a: 1\n'])).parsed, ['a: 1\n']);
    assert.equal((await requested(inAFile, ['a: 1\n'])).parsed, ['a: 1\n']);
  }));

test('reports an error at the same position for cached and newly parsed input', () => {
  const text = 'title: x\ntools:\n  tide:\n    arguments: { a: b }\n';
  const [fresh, known] = [undefined, soundData(text)].map(
    (sound) => new Manifest('service', 'spec/services/x/service.yaml', text, sound),
  ) as [Manifest, Manifest];
  for (const path of [['tools', 'tide', 'arguments', 'a'], ['tools', 'tide', 'nothing'], ['title'], ['tools']]) {
    for (const at of ['key', 'value'] as const) {
      assert.equal(known.fault(path, 'SPEC001', 'x', undefined, at), fresh.fault(path, 'SPEC001', 'x', undefined, at));
      assert.is(known.placeOf(path, at), fresh.placeOf(path, at));
    }
  }
  assert.is(known.placeOf(['tools', 'tide'], 'key'), 'spec/services/x/service.yaml:3:3');
  assert.equal(known.syntaxFaults(), []);
});

test.run();
