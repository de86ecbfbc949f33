// What is fetched whole is made by one process and taken by the others, where they share a store. A store that is away costs sources a
// request more, and callers nothing.

import { setTimeout as wait } from 'node:timers/promises';
import type { SharedFiles } from '../../store/store.ts';

/** How often a process looks whether another one is done. */
const LOOK_MS = 500;

/** A file that every process needs. */
export interface NeededFile {
  /** Under which the processes know it. */
  readonly name: string;
  readonly file: string;
  /** Whether what another process made will do. */
  isCurrent(version: string): boolean;
  readonly signal: AbortSignal;
}

/**
 * Sees to it that the file is there: taken from another process, or made here while the others wait.
 * @param make makes it, and says which version it is
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
      // It may have been given between the look and the lead.
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

/** Whether it was taken, or who makes it: this process, until it releases it, or another one. */
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
