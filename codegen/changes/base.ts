// Selects the commit that `make spec-diff` compares against.

import { execFile } from 'node:child_process';
import { dirname, resolve } from 'node:path';
import { promisify } from 'node:util';
import { surfaceAt, surfaceReleased } from './read.ts';
import type { Surface } from './surface.ts';

export const RELEASE = 'release';

/** Branches that changes are merged into; the first one that exists is used. */
const TRUNKS = ['main', 'origin/main'];

export interface Base {
  /** For example `the last release` or `9007c511, the merge base with main`. */
  readonly name: string;
  readonly surface: Promise<Surface>;
}

/**
 * @param requested a commit, or `release`. By default, the merge base with main is used, or the last release if there
 *   is no merge base or its manifests equal those in the working tree (as after a commit on main).
 */
export async function baseOf(specFolder: string, requested: string | undefined): Promise<Base> {
  const release: () => Base = () => ({ name: 'the last release', surface: surfaceReleased(specFolder) });
  if (requested === RELEASE) return release();
  if (requested !== undefined) return { name: requested, surface: surfaceAt(specFolder, requested) };
  const root = dirname(resolve(specFolder));
  for (const trunk of TRUNKS) {
    const commit = await git(root, 'merge-base', 'HEAD', trunk);
    if (commit === undefined) continue;
    const head = await git(root, 'rev-parse', 'HEAD');
    if (commit === head && (await git(root, 'status', '--porcelain', '--', 'spec')) === '') return release();
    return { name: `${commit.slice(0, 8)}, the merge base with ${trunk}`, surface: surfaceAt(specFolder, commit) };
  }
  return release();
}

/** Returns undefined if git fails, for example if there is no repository or the branch does not exist. */
async function git(folder: string, ...args: string[]): Promise<string | undefined> {
  return promisify(execFile)('git', args, { cwd: folder }).then(
    ({ stdout }) => stdout.trim(),
    () => undefined,
  );
}
