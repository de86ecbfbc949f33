import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { writeWhole, writeWholeSync } from '../../../runtime/lib/whole-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'whole-file-'));
test.after(() => rmSync(folder, { recursive: true }));

test('creates the folder, replaces the content, and sets the permissions', async () => {
  const file = join(folder, 'new/deep/a.json');
  await writeWhole(file, 'old', { mode: 0o600 });
  await writeWhole(file, Buffer.from('new'), { mode: 0o600, isDurable: true });
  assert.is(readFileSync(file, 'utf8'), 'new');
  assert.is(statSync(file).mode & 0o777, 0o600);
  writeWholeSync(file, 'newest', 0o640);
  assert.is(readFileSync(file, 'utf8'), 'newest');
  assert.equal(readdirSync(join(folder, 'new/deep')), ['a.json'], 'no other file is left');
});

test('readers never see partial content while several writers replace the file', async () => {
  const file = join(folder, 'contended');
  const contents = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(300_000));
  await writeWhole(file, contents[0] as string);
  let isWriting = true;
  const writers = Promise.all(contents.map((content) => writeWhole(file, content))).finally(() => {
    isWriting = false;
  });
  let reads = 0;
  while (isWriting) {
    assert.ok(contents.includes(readFileSync(file, 'utf8')));
    reads++;
    await new Promise((resolve) => setImmediate(resolve));
  }
  await writers;
  assert.ok(reads > 0);
});

test('throws if a write fails, keeps the old content, and leaves no temporary file', async () => {
  const taken = join(folder, 'taken');
  mkdirSync(join(taken, 'inside'), { recursive: true });
  for (const isDurable of [false, true]) {
    const error = await writeWhole(taken, 'x', { isDurable }).catch((thrown: NodeJS.ErrnoException) => thrown.code);
    assert.match(String(error), /^(?:EISDIR|ENOTEMPTY|EEXIST)$/);
  }
  assert.throws(() => writeWholeSync(taken, 'x'), /EISDIR|ENOTEMPTY|EEXIST/);
  assert.equal(readdirSync(taken), ['inside']);
  assert.equal(
    readdirSync(folder).filter((name) => name.endsWith('.building')),
    [],
  );
});

test.run();
