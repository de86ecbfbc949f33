// Lets one process fetch a file and the others copy it, if they share a store. If the store is unavailable, each process fetches
// the file itself, and callers are not affected.

import { setTimeout as wait } from 'node:timers/promises';
import type { SharedFiles } from '../../store/store.ts';

const LOOK_MS = 500;

export interface NeededFile {
  readonly name: string;
  readonly file: string;
  isCurrent(version: string): boolean;
  readonly signal: AbortSignal;
}

/**
 * Copies the file from another process, or creates it while the other processes wait.
 * @param make returns the file's version
 */
export async function madeOnce(
  shared: SharedFiles | undefined,
  needed: NeededFile,
  make: () => Promise<string>,
): Promise<void> {
  const { name, signal, isCurrent, file } = needed;
  while (shared !== undefined) {
    signal.throwIfAborted();
    const release = await taken(shared, needed);
    if (release === 'taken') return;
    if (release === 'theirs') {
      await wait(LOOK_MS, undefined, { signal });
      continue;
    }
    if (release === 'away') break;
    try {
      // Another process may have published the file before this process got the lease.
      const version = await shared.version(name);
      if (version !== undefined && isCurrent(version)) continue;
      const made = await make();
      await shared.give(name, file, made).catch(() => {});
      return;
    } finally {
      await release();
    }
  }
  await make();
}

/**
 * Reports whether the file was copied. If not, either this process must create the file and then release the lease, or
 * another process is creating it.
 */
async function taken(
  shared: SharedFiles,
  { name, file, isCurrent, signal }: NeededFile,
): Promise<'taken' | 'theirs' | 'away' | (() => Promise<void>)> {
  try {
    const version = await shared.version(name);
    if (version !== undefined && isCurrent(version) && (await shared.take(name, file, signal))) return 'taken';
    const lead = await shared.tryLead(name);
    return lead === undefined ? 'theirs' : lead.release;
  } catch (error) {
    if (signal.aborted) throw error;
    return 'away';
  }
}
