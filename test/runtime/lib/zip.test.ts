import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ZipArchive } from '../../../runtime/lib/zip.ts';
import { archive } from '../../support/zip.ts';

async function withFile(bytes: Buffer, body: (path: string) => Promise<void>): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'almanac-zip-'));
  const path = join(directory, 'x.zip');
  await writeFile(path, bytes);
  await body(path).finally(() => rm(directory, { recursive: true, force: true }));
}

async function textOf(path: string, name: string): Promise<string> {
  const zip = await ZipArchive.open(path);
  const member = zip.members.find((each) => each.name === name);
  let text = '';
  for await (const chunk of await zip.stream(member as NonNullable<typeof member>)) text += String(chunk);
  zip.close();
  return text;
}

test('reads stored and compressed members, also with an archive comment', () =>
  withFile(
    archive(
      [
        { name: 'a.csv', text: 'one\n'.repeat(5000) },
        { name: 'b.csv', text: 'two', stored: true },
        { name: 'empty.csv', text: '' },
        { name: 'nothing.csv', text: '', stored: true },
      ],
      'a comment',
    ),
    async (path) => {
      const zip = await ZipArchive.open(path);
      zip.close();
      assert.equal(
        zip.members.map(({ name, size }) => [name, size]),
        [
          ['a.csv', 20_000],
          ['b.csv', 3],
          ['empty.csv', 0],
          ['nothing.csv', 0],
        ],
      );
      assert.is(await textOf(path, 'a.csv'), 'one\n'.repeat(5000));
      assert.is(await textOf(path, 'b.csv'), 'two');
      assert.is(await textOf(path, 'empty.csv'), '');
      assert.is(await textOf(path, 'nothing.csv'), '');
    },
  ));

test('rejects files that are not archives or are truncated', async () => {
  const whole = archive([{ name: 'a.csv', text: 'one' }]);
  for (const bytes of [Buffer.from('<html>'), Buffer.alloc(0), whole.subarray(0, -10), whole.subarray(20)]) {
    await withFile(bytes, async (path) => {
      const failed = await textOf(path, 'a.csv').then(
        () => false,
        () => true,
      );
      assert.ok(failed);
    });
  }
});

async function refused(bytes: Buffer, name = 'a.csv'): Promise<string> {
  let message = '';
  await withFile(bytes, async (path) => {
    message = await textOf(path, name).then(
      () => '',
      (error: Error) => error.message,
    );
  });
  return message;
}

test('rejects zip bombs, wrong sizes, paths outside the folder and encrypted members', async () => {
  assert.match(await refused(archive([{ name: 'a.csv', text: '0'.repeat(50_000_000) }])), 'would have 50000000 bytes');
  const liar = archive([{ name: 'a.csv', text: 'one\n'.repeat(5000) }]);
  liar.writeUInt32LE(10, liar.indexOf(Buffer.from([0x50, 0x4b, 1, 2])) + 24);
  assert.match(await refused(liar), 'too many bytes');
  assert.match(await refused(archive([{ name: '../a.csv', text: 'one' }]), '../a.csv'), 'invalid relative path');
  assert.match(await refused(archive([{ name: '/a.csv', text: 'one' }]), '/a.csv'), 'absolute path');
  const locked = archive([{ name: 'a.csv', text: 'one' }]);
  locked.writeUInt16LE(1, locked.indexOf(Buffer.from([0x50, 0x4b, 1, 2])) + 8);
  assert.match(await refused(locked), 'encrypted');
});

test('rejects an archive with a million members before reading them, even if it hides their number', async () => {
  const many = archive(Array.from({ length: 10_001 }, (_, nth) => ({ name: `${nth}`, text: '', stored: true })));
  assert.match(await refused(many), 'has 10001 members');
  const one = archive([{ name: 'a.csv', text: 'one' }]);
  const end = one.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  one.writeUInt16LE(65_534, end + 10);
  assert.match(await refused(one), 'has 65534 members');
  many.writeUInt16LE(3, many.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6])) + 10);
  await withFile(many, async (path) => {
    const zip = await ZipArchive.open(path).catch(() => undefined);
    assert.ok((zip?.members.length ?? 0) <= 3, 'uncounted members are not read');
    zip?.close();
  });
});

test.run();
