// Creates a copy of the repository that uses the installed packages, for tests of contributor workflows.

import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const PARTS = [
  '.github',
  'spec',
  'codegen',
  'generated',
  'build',
  'runtime',
  'test',
  'Makefile',
  'package.json',
  'package-lock.json',
  'biome.json',
  'biome-clock.grit',
  'README.md',
  'CHANGELOG.md',
];

const CACHE = '.cache/almanac';
const COMPILED = `${CACHE}/compiled-tests`;
const KEPT = ['manifests', 'made', 'generated.hash', 'answers.hash'];

export interface RepositoryCopy {
  readonly folder: string;
  run(program: string, ...args: string[]): Promise<{ code: number; text: string }>;
  remove(): Promise<void>;
}

/** @param compiled files that `make types` checks in the copy, together with their imports */
export async function copyRepository(compiled: readonly string[]): Promise<RepositoryCopy> {
  // A folder inside the repository that git ignores.
  const folder = join(ROOT, '.tmp', `copy-${process.pid}`);
  await mkdir(folder, { recursive: true });
  await Promise.all(
    PARTS.map((part) => cp(join(ROOT, part), join(folder, part), { recursive: true, verbatimSymlinks: true })),
  );
  await linkPackages(folder);
  const config = JSON.parse(await readFile(join(ROOT, 'tsconfig.json'), 'utf8'));
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ ...config, include: compiled }));
  const PATH = `${join(ROOT, 'node_modules/.bin')}:${process.env['PATH']}`;
  // Removes make's variables, because the settings of an outer make must not apply in the copy.
  const { MAKEFLAGS: _, MAKELEVEL: __, MFLAGS: ___, ...environment } = process.env;
  const compiledHere = {
    NODE_COMPILE_CACHE: join(folder, 'node_modules', COMPILED),
    NODE_COMPILE_CACHE_PORTABLE: '1',
  };
  return {
    folder,
    run: (program, ...args) =>
      new Promise((resolve) => {
        const options = { cwd: folder, env: { ...environment, ...compiledHere, PATH }, maxBuffer: 64 << 20 };
        execFile(program, args, options, (error, stdout, stderr) => {
          resolve({ code: error === null ? 0 : Number(error.code ?? 1), text: `${stdout}${stderr}` });
        });
      }),
    remove: () => rm(folder, { recursive: true }),
  };
}

/**
 * Links each package separately, so that the copy can have its own cache in node_modules. The cache is filled from this
 * repository's cache.
 */
async function linkPackages(folder: string): Promise<void> {
  const packages = join(folder, 'node_modules');
  await mkdir(join(packages, CACHE), { recursive: true });
  await mkdir(join(ROOT, 'node_modules', COMPILED), { recursive: true });
  await symlink(join(ROOT, 'node_modules', COMPILED), join(packages, COMPILED));
  for (const kept of KEPT)
    await cp(join(ROOT, 'node_modules', CACHE, kept), join(packages, CACHE, kept), { recursive: true }).catch(() => {});
  const names = (await readdir(join(ROOT, 'node_modules'))).filter(
    (name) => name !== '.cache' && name !== '.installed',
  );
  await Promise.all(names.map((name) => symlink(join(ROOT, 'node_modules', name), join(packages, name))));
  await writeFile(join(packages, '.installed'), '');
  // The copy includes the generated files that git ignores, so they need not be generated again.
  await writeFile(join(packages, CACHE, 'derived.stamp'), '');
}
