// Writes files so that readers see the old content or the new one, never a part: the new content goes into another file of the same
// folder, which is then renamed.

import { randomBytes } from 'node:crypto';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** How a file is written. */
export interface WholeFileOptions {
  /** Permissions; by default those of the process. */
  readonly mode?: number;
  /** Whether the new content survives a loss of power once it is written. */
  readonly isDurable?: boolean;
}

/** Writes a file and its folder. A write that fails leaves the old content. */
export async function writeWhole(
  file: string,
  content: string | Uint8Array,
  { mode, isDurable = false }: WholeFileOptions = {},
): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const unfinished = unfinishedOf(file);
  try {
    await writeFile(unfinished, content, { mode, flag: 'wx' });
    if (isDurable) await putInPlace(unfinished, file);
    else await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** As `writeWhole`, for callers that cannot wait; not durable. */
export function writeWholeSync(file: string, content: string, mode?: number): void {
  mkdirSync(dirname(file), { recursive: true });
  const unfinished = unfinishedOf(file);
  try {
    writeFileSync(unfinished, content, { mode, flag: 'wx' });
    renameSync(unfinished, file);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
}

/** Gives a finished file its name, so that the content and the name survive a loss of power. Both are in one folder. */
export async function putInPlace(finished: string, file: string): Promise<void> {
  await flush(finished);
  await rename(finished, file);
  // Where a file system cannot flush a folder, the old file may be back after a loss of power.
  await flush(dirname(file)).catch(() => {});
}

/** Names the process, so that what a killed process left can be told and removed (harvest/unfinished.ts). */
function unfinishedOf(file: string): string {
  return `${file}.${randomBytes(3).toString('hex')}.${process.pid}.building`;
}

async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
