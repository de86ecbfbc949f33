import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { buildSite, versionOf } from '../../runtime/deploy/site/build.ts';
import { BUILT_SITE, readManifest, siteManifest } from '../../runtime/lib/built-site.ts';

async function contentsOf(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const texts = await Promise.all(
    files.map(async (file) => [file.slice(folder.length).replace(/^\//, ''), await readFile(file, 'latin1')] as const),
  );
  return Object.fromEntries(texts.sort(([a], [b]) => (a < b ? -1 : 1)));
}

test('build/site matches its sources', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'almanac-site-'));
  try {
    await buildSite(folder);
    const [fresh, present] = await Promise.all([contentsOf(folder), contentsOf(BUILT_SITE)]);
    assert.equal(Object.keys(present), Object.keys(fresh), 'run make install');
    const stale = Object.keys(fresh).filter((name) => fresh[name] !== present[name]);
    assert.equal(stale, [], 'run make install');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test('a server without a built site prints the command that builds it', () => {
  const folder = join(tmpdir(), 'there-is-no-such-folder');
  assert.throws(() => readManifest(folder), /not built \(.*there-is-no-such-folder.*\): run `make install`/);
});

test('the document version changes when any document changes', () => {
  const version = versionOf(
    new Map([
      ['a', 'one'],
      ['b', 'two'],
    ]),
  );
  assert.match(version, /^[0-9a-f]{10}$/);
  assert.match(siteManifest().appVersion, /^[0-9a-f]{10}$/);
  for (const other of [
    new Map([
      ['a', 'one'],
      ['b', 'too'],
    ]),
    new Map([
      ['a', 'on'],
      ['b', 'etwo'],
    ]),
  ]) {
    assert.is.not(versionOf(other), version);
  }
});

test.run();
