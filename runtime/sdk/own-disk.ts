// Failures to write to the server's own disk while catalogs are fetched. They say nothing about the source.

import { Problem } from '../contract/problem.ts';
import { MINUTE_MS } from '../lib/duration.ts';

/** Pause before the same file is fetched again: an operator has to make room first, and the source sends all of it each time. */
export const PAUSE_AFTER_DISK_FAILURE_MS = 10 * MINUTE_MS;

/** The disk is full, or cannot be written to for another reason. */
export class OwnDiskFailed extends Problem<'store_unavailable'> {
  constructor(cause: unknown) {
    super('store_unavailable', 'The server has no room on its disk for this catalog.', {
      retryAfter: PAUSE_AFTER_DISK_FAILURE_MS / 1000,
      cause,
    });
  }
}

/** SQLITE_IOERR and SQLITE_FULL, without what extended codes add. */
const DISK_FAILURES: ReadonlySet<number> = new Set([10, 13]);

/** Whether SQLite could not write a file. */
export function isDiskFailure(error: unknown): boolean {
  const { errcode = 0 } = error as { errcode?: number };
  return DISK_FAILURES.has(errcode & 0xff);
}

/**
 * Waits for a step that writes to the disk.
 * @throws OwnDiskFailed when it fails
 */
export async function onOwnDisk<Value>(step: Promise<Value>): Promise<Value> {
  try {
    return await step;
  } catch (error) {
    throw new OwnDiskFailed(error);
  }
}
