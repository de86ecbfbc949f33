// Checks that `make install` adds the missing files to a fresh clone. Takes long.

import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { isDerived } from '../../codegen/write/derived.ts';
import { requireDerivedFiles } from '../../runtime/lib/derived-files.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** Not copied, because these files are large and not needed here. */
const LEFT_OUT = /^test\//;

function git(...args: string[]): string[] {
  return execFileSync('git', ['ls-files', ...args], { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 << 20 })
    .split('\n')
    .filter((path) => path !== '');
}

const committed = git('--cached', '--others', '--exclude-standard');
const ignored = git('--others', '--ignored', '--exclude-standard', 'generated');

test('git ignores exactly the derived files', () => {
  const below = (path: string) => path.replace(/^generated\//, '');
  assert.ok(ignored.length > 30);
  assert.equal(
    ignored.filter((path) => !isDerived(below(path))),
    [],
  );
  const kept = git('--cached', 'generated');
  for (const path of ['openapi.json', 'catalog.ts', 'services/places/codec.ts', 'services/places/mcp.json']) {
    assert.ok(kept.includes(`generated/${path}`), path);
  }
  assert.equal(
    kept.filter((path) => isDerived(below(path))),
    [],
  );
});

test('one command builds everything that a fresh clone lacks, and a second run builds nothing', async () => {
  await mkdir(join(ROOT, '.tmp'), { recursive: true });
  const folder = await mkdtemp(join(ROOT, '.tmp', 'clone-'));
  try {
    for (const path of committed.filter((each) => !LEFT_OUT.test(each))) {
      await mkdir(join(folder, dirname(path)), { recursive: true });
      await cp(join(ROOT, path), join(folder, path), { verbatimSymlinks: true }).catch(unlessDeleted);
    }
    // Link the installed packages, without caches from earlier builds.
    await mkdir(join(folder, 'node_modules'));
    for (const name of await readdir(join(ROOT, 'node_modules')))
      if (name !== '.cache') await symlink(join(ROOT, 'node_modules', name), join(folder, 'node_modules', name));
    await rm(join(folder, 'node_modules/.installed'), { force: true });
    await writeFile(join(folder, 'node_modules/.installed'), '');
    assert.throws(() => requireDerivedFiles(new URL(`file://${folder}/generated/find-tool.json`)), /make install/);

    assert.match(install(folder), /generated files that are not committed/);
    for (const path of ignored)
      assert.ok(
        (await readFile(join(folder, path))).equals(await readFile(join(ROOT, path))),
        `${path}: run make install`,
      );
    assert.ok((await readdir(join(folder, 'build/site'))).includes('manifest.json'));
    assert.is(install(folder), '');
    await rm(join(folder, 'generated/services/places/page.json'));
    assert.match(install(folder), /generated files that are not committed/);
    assert.ok(
      (await readFile(join(folder, 'generated/services/places/page.json'), 'utf8')).startsWith('{"kind":"service"'),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

/** Returns the output, without the line that make prints if there is nothing to do. */
function install(folder: string): string {
  const { MAKEFLAGS: _, MAKELEVEL: __, MFLAGS: ___, ...environment } = process.env;
  const options = { cwd: folder, env: environment, encoding: 'utf8' } as const;
  const text = execFileSync('sh', ['-c', 'make --no-print-directory install 2>&1'], options);
  return text.replace(/^make: Nothing to be done for .*\n/, '');
}

/** Ignores missing files, because git's index may still contain a deleted file. */
function unlessDeleted(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}

test.run();
