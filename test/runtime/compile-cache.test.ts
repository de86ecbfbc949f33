import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compileCacheFolder, privateFolder } from '../../runtime/start/compile-cache.mjs';

const MAIN = fileURLToPath(new URL('../../runtime/main.ts', import.meta.url));
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;

function inFolder(use: (folder: string) => void): void {
  const folder = mkdtempSync(join(tmpdir(), 'almanac-cache-'));
  try {
    use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test('creates a folder that only this user can access', () =>
  inFolder((folder) => {
    const path = privateFolder(join(folder, 'a/b'));
    assert.ok(path?.endsWith('a/b'));
    assert.is(privateFolder(join(folder, 'a/b')), path, 'an existing folder is reused');
  }));

test('rejects a symbolic link, a file, a folder that other users can access, and a folder inside one that they can write to', () =>
  inFolder((folder) => {
    const at = (name: string) => join(folder, name);
    mkdirSync(at('open'));
    chmodSync(at('open'), 0o770);
    mkdirSync(at('readable'));
    chmodSync(at('readable'), 0o755);
    mkdirSync(at('mine'), { mode: 0o700 });
    symlinkSync(at('mine'), at('link'));
    mkdirSync(at('shared/mine'), { recursive: true, mode: 0o700 });
    chmodSync(at('shared'), 0o777);
    for (const name of ['open', 'readable', 'link', 'shared/mine']) assert.is(privateFolder(at(name)), undefined, name);
    assert.ok(privateFolder(at('mine')));
    chmodSync(at('shared'), 0o1777);
    assert.ok(privateFolder(at('shared/mine')), 'like /tmp itself');
  }));

test('rejects a folder that a different user created first', () => {
  if (!isRoot) return void process.stdout.write('skipped: only root can give a folder to another user\n');
  inFolder((folder) => {
    mkdirSync(join(folder, 'theirs'), { mode: 0o700 });
    chownSync(join(folder, 'theirs'), NOBODY, NOBODY);
    assert.is(privateFolder(join(folder, 'theirs')), undefined);
    assert.is(privateFolder(join(folder, 'theirs/below')), undefined);
  });
});

test("prefers DATA_DIR, then the user's cache directory, and never uses a temporary directory", () =>
  inFolder((folder) => {
    mkdirSync(join(folder, 'data'), { mode: 0o700 });
    const environment = { DATA_DIR: join(folder, 'data'), XDG_CACHE_HOME: join(folder, 'cache') };
    assert.is(compileCacheFolder(environment), join(folder, 'data/compiled'));
    assert.is(compileCacheFolder({ XDG_CACHE_HOME: join(folder, 'cache') }), join(folder, 'cache/almanac/compiled'));
    chmodSync(join(folder, 'data/compiled'), 0o777);
    chmodSync(join(folder, 'cache/almanac/compiled'), 0o777);
    assert.is(compileCacheFolder(environment), undefined);
  }));

test('ignores a cache folder that an attacker planted in the temporary directory', () =>
  inFolder((folder) => {
    const planted = join(folder, 'tmp/node-compile-cache');
    mkdirSync(planted, { recursive: true });
    chmodSync(planted, 0o777);
    const { PATH } = process.env;
    const environment = { PATH, TMPDIR: join(folder, 'tmp'), HOME: join(folder, 'home') };
    const run = () => execFileSync(process.execPath, [MAIN, '--no-such-option'], { env: environment, stdio: 'pipe' });
    assert.throws(run, /Almanac cannot start/);
    assert.equal(readdirSync(planted), []);
    assert.ok(existsSync(join(folder, 'home/.cache/almanac/compiled')));
  }));

test.run();
