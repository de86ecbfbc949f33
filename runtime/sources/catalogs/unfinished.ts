// Files that are not whole yet bear the number of their process, so that no two write one file. What a process that died was building goes;
// what it was downloading is taken on by the next one that wants the same.

import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { DAY_MS } from '../../lib/duration.ts';
import { noteOf } from '../client/download.ts';

/** A download that nobody went on with for so long will hardly be the same any more. */
const LONGEST_LEFT_MS = 7 * DAY_MS;

/**
 * The path that this process downloads a file by, before it becomes `file`. Where a process that is no longer there left a part of the same
 * download, it is moved there, with its note.
 */
export async function partOf(file: string): Promise<string> {
  const own = `${file}.${process.pid}.part`;
  if (existsSync(own)) return own;
  const [folder, name] = [dirname(file), basename(file)];
  const names = await readdir(folder).catch(() => []);
  for (const left of names) {
    const pid = left.startsWith(`${name}.`) ? /^\.(\d+)\.part$/.exec(left.slice(name.length))?.[1] : undefined;
    if (pid === undefined || isAlive(Number(pid))) continue;
    const from = join(folder, left);
    // Whoever moves the note has it: of two processes that look at once the other finds none.
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

/** Removes what killed processes left in a directory, but for downloads of late that can go on. */
export function removeUnfinished(directory: string): void {
  if (!existsSync(directory)) return;
  for (const name of readdirSync(directory)) {
    const [, pid, kind] = /\.(\d+)\.(building|part)(?:-\w+)?$/.exec(name) ?? [];
    if (pid === undefined || isAlive(Number(pid))) continue;
    const path = join(directory, name);
    if (kind !== 'part' || !canGoOn(path)) rmSync(path, { force: true });
  }
}

/** Whether it is a part with its note, or a note with its part, and not too old. */
function canGoOn(path: string): boolean {
  const part = path.endsWith('.part') ? path : path.replace(/-note$/, '');
  if (!part.endsWith('.part')) return false;
  const found = statSync(part, { throwIfNoEntry: false });
  return found !== undefined && existsSync(noteOf(part)) && Date.now() - found.mtimeMs < LONGEST_LEFT_MS;
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
