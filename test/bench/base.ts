// The server from another commit, measured in the same run as the working tree (`make bench BASE=<ref>`).

import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Subject } from './measure.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const SCRIPT = 'test/bench/peers/almanac.ts';

export interface Base {
  readonly subject: Subject;
  remove(): void;
}

/**
 * Checks out a commit into a temporary folder that uses the packages of the working tree.
 * @throws Error if git does not know the ref, or if the commit does not contain this benchmark
 */
export function checkOut(ref: string): Base {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
  const commit = commitOf(ref, git);
  const folder = mkdtempSync(join(tmpdir(), 'almanac-bench-base-'));
  const remove = () => {
    rmSync(folder, { recursive: true, force: true });
    git('worktree', 'prune');
  };
  process.once('SIGINT', () => {
    remove();
    process.exit(130);
  });
  try {
    git('worktree', 'add', '--detach', folder, commit);
    if (!existsSync(join(folder, SCRIPT))) throw new Error(`The commit ${ref} has no ${SCRIPT} to measure.`);
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
    const lock = (root: string) => readFileSync(join(root, 'package-lock.json'), 'utf8');
    if (lock(folder) !== lock(ROOT))
      process.stdout.write(
        `${ref} has a different package-lock.json; it runs with the packages of the working tree.\n\n`,
      );
    // Generates the files that git ignores, unless the commit contains them.
    if (!existsSync(join(folder, 'generated/find-tool.json')))
      execFileSync(process.execPath, ['codegen/cli.ts', '--derived'], { cwd: folder, stdio: 'ignore' });
    // Built page files are not committed, so link those of the working tree; a server that requires them only checks
    // that they exist.
    const built = join(ROOT, 'build');
    if (existsSync(built) && !existsSync(join(folder, 'build'))) symlinkSync(built, join(folder, 'build'));
    return { subject: { name: ref, script: pathToFileURL(join(folder, SCRIPT)) }, remove };
  } catch (error) {
    remove();
    throw error;
  }
}

function commitOf(ref: string, git: (...args: string[]) => string): string {
  try {
    return git('rev-parse', '--verify', '--end-of-options', `${ref}^{commit}`);
  } catch {
    throw new Error(`BASE=${ref} is not a commit in this repository.`);
  }
}
