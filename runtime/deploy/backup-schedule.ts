// Daily job: a dated backup, a restore drill, and deletion of the oldest backups.

import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backUp } from '../store/backup/backup.ts';
import type { BackupHead } from '../store/backup/file.ts';
import { restore } from '../store/backup/restore.ts';
import { openStore } from '../store/open-store.ts';
import type { StoreLocation } from '../store/store.ts';

/** Number of backups kept: two weeks of daily backups. */
export const KEPT_BACKUPS = 14;
const NAMED = /^almanac-\d{8}T\d{6}Z\.gz$/;

/** Throws if the server could not read the backup with its settings. */
type Accept = (head: BackupHead) => void;

/**
 * Restores into a temporary folder, from any engine, and opens the store.
 * @returns the number of rows
 * @throws Error that describes what cannot be restored
 */
export async function drill(path: string, accept: Accept): Promise<number> {
  const scratch = mkdtempSync(join(tmpdir(), 'almanac-drill-'));
  try {
    const location = { dataDir: join(scratch, 'data') };
    const { head, rows } = await restore(location, path, { replace: 'nothing', accept });
    const restored = await backUp(location, join(scratch, 'again.gz'), undefined, { answers: head.answers === true });
    if (restored !== rows) throw new Error(`The restore drill restored ${restored} of ${rows} rows.`);
    const store = await openStore(location);
    try {
      if (!(await store.healthy())) throw new Error('The restored store cannot be read and written.');
    } finally {
      await store.close();
    }
    return rows;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

export interface Schedule {
  readonly location: StoreLocation;
  readonly masterKey: string | undefined;
  readonly folder: string;
  readonly kept: number;
  readonly answers: boolean;
  readonly accept: Accept;
  readonly now: Date;
}

/**
 * If the drill fails, no files are deleted.
 * @returns the path of the backup and its number of rows
 */
export async function scheduledBackup(schedule: Schedule): Promise<{ readonly path: string; readonly rows: number }> {
  const { location, masterKey, folder, kept, accept, answers, now } = schedule;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const stamp = now.toISOString().replace(/\.\d+/, '').replaceAll(/[-:]/g, '');
  const path = join(folder, `almanac-${stamp}.gz`);
  await backUp(location, path, masterKey, { answers });
  const rows = await drill(path, accept);
  const files = readdirSync(folder).filter((name) => NAMED.test(name));
  for (const old of files.sort().slice(0, -kept)) rmSync(join(folder, old));
  return { path, rows };
}
