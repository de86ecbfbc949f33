// Writes files atomically: the new content is written to a temporary file in the same folder, which is then renamed.

import { randomBytes } from 'node:crypto';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

export interface WholeFileOptions {
  /** File permissions. Default: those that the process uses for new files. */
  readonly mode?: number;
  /** If set, the new content survives a power loss once it is written. */
  readonly isDurable?: boolean;
}

/** If the write fails, the old content is kept. */
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

/** Synchronous version for callers that cannot wait; not durable. */
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

/** Renames a finished file in the same folder, so that its content and name survive a power loss. */
export async function putInPlace(finished: string, file: string): Promise<void> {
  await flush(finished);
  await rename(finished, file);
  // On a file system that cannot flush a folder, the old file may return after a power loss.
  await flush(dirname(file)).catch(() => {});
}

/**
 * The name contains the process id, so that files left by a killed process can be recognized and removed
 * (sources/catalogs/unfinished.ts).
 */
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
