// Incomplete files contain the process id in their names, so no two processes write the same file. If a process has
// died, the next process that needs the file continues its download. Other files of a dead process are removed.

import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { DAY_MS } from '../../lib/duration.ts';
import { noteOf } from '../client/download.ts';

/** Maximum age of a partial download. The source has probably changed the file since an older download. */
const MAX_LEFT_MS = 7 * DAY_MS;

/** Returns this process's temporary path for `file`. Moves a dead process's partial download there. */
export async function partOf(file: string): Promise<string> {
  const own = `${file}.${process.pid}.part`;
  if (existsSync(own)) return own;
  const [folder, name] = [dirname(file), basename(file)];
  const names = await readdir(folder).catch(() => []);
  for (const left of names) {
    const pid = left.startsWith(`${name}.`) ? /^\.(\d+)\.part$/.exec(left.slice(name.length))?.[1] : undefined;
    if (pid === undefined || isAlive(Number(pid))) continue;
    const from = join(folder, left);
    // If several processes try, the one that moves the note gets the partial file.
    const isOurs = await rename(noteOf(from), noteOf(own)).then(
      () => true,
      () => false,
    );
    if (!isOurs) continue;
    await rename(from, own).catch(() => rm(noteOf(own), { force: true }));
    break;
  }
  return own;
}

/** Keep recent partial downloads, which can be resumed. */
export function removeUnfinished(directory: string): void {
  if (!existsSync(directory)) return;
  for (const name of readdirSync(directory)) {
    const [, pid, kind] = /\.(\d+)\.(building|part)(?:-\w+)?$/.exec(name) ?? [];
    if (pid === undefined || isAlive(Number(pid))) continue;
    const path = join(directory, name);
    if (kind !== 'part' || !canGoOn(path)) rmSync(path, { force: true });
  }
}

function canGoOn(path: string): boolean {
  const part = path.endsWith('.part') ? path : path.replace(/-note$/, '');
  if (!part.endsWith('.part')) return false;
  const found = statSync(part, { throwIfNoEntry: false });
  return found !== undefined && existsSync(noteOf(part)) && Date.now() - found.mtimeMs < MAX_LEFT_MS;
}

function isAlive(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
