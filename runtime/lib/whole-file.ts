// Writes files atomically: the new content is written to a temporary file in the same folder, which is then renamed.

import { randomBytes } from 'node:crypto';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

export interface WholeFileOptions {
  /** Default: the process's permissions. */
  readonly mode?: number;
  /** The new content survives a power loss once it is written. */
  readonly isDurable?: boolean;
}

/** A failed write leaves the old content. */
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

/** For callers that cannot wait; not durable. */
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

/** Renames a finished file in the same folder, so content and name survive a power loss. */
export async function putInPlace(finished: string, file: string): Promise<void> {
  await flush(finished);
  await rename(finished, file);
  // On a file system that cannot flush a folder, the old file may return after a power loss.
  await flush(dirname(file)).catch(() => {});
}

/** Contains the process id, so files of a killed process can be recognized and removed (sources/catalogs/unfinished.ts). */
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
