// Failures to write catalogs to the server's own disk, which do not count as source failures.

import { Problem } from '../contract/problem.ts';
import { MINUTE_MS } from '../lib/duration.ts';

/**
 * Pause before the same file is fetched again. An operator must free disk space first, and every attempt downloads the complete
 * file.
 */
export const PAUSE_AFTER_DISK_FAILURE_MS = 10 * MINUTE_MS;

/** Thrown if the disk is full or not writable. */
export class OwnDiskFailed extends Problem<'store_unavailable'> {
  constructor(cause: unknown) {
    super('store_unavailable', 'The server has no disk space left for this catalog.', {
      retryAfter: PAUSE_AFTER_DISK_FAILURE_MS / 1000,
      cause,
    });
  }
}

/** The SQLite result codes SQLITE_IOERR and SQLITE_FULL. */
const DISK_FAILURES: ReadonlySet<number> = new Set([10, 13]);

export function isDiskFailure(error: unknown): boolean {
  const { errcode = 0 } = error as { errcode?: number };
  return DISK_FAILURES.has(errcode & 0xff);
}

export async function onOwnDisk<Value>(step: Promise<Value>): Promise<Value> {
  try {
    return await step;
  } catch (error) {
    throw new OwnDiskFailed(error);
  }
}
