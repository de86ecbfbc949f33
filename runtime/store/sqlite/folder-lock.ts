// Locks the data folder, because two processes in one folder would count calls separately. The lock is an exclusive
// transaction on a small SQLite file, which the operating system releases even after a crash.

import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { keepPrivate } from './dialect.ts';

export class FolderInUse extends Error {
  constructor(folder: string, holder: string) {
    super(
      `The data folder ${folder} is in use by another Almanac process${holder}. Stop that process or set DATA_DIR to another folder. Servers (not --stdio) can share a PostgreSQL database with DATABASE_URL.`,
    );
    this.name = 'FolderInUse';
  }
}

/**
 * Returns the function that unlocks the folder.
 * @throws FolderInUse
 */
export function lockFolder(folder: string): () => void {
  const notePath = join(folder, 'lock.pid');
  const lockPath = join(folder, 'lock.sqlite');
  keepPrivate(lockPath);
  const lock = new DatabaseSync(lockPath);
  try {
    lock.exec('PRAGMA busy_timeout = 0; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (/locked|busy/i.test((error as Error).message)) throw new FolderInUse(folder, noted(notePath));
    throw error;
  }
  rmSync(notePath, { force: true });
  writeFileSync(notePath, `${process.pid}\n`, { mode: 0o600 });
  return () => {
    rmSync(notePath, { force: true });
    lock.close();
  };
}

function noted(path: string): string {
  try {
    return ` (process ${Number(readFileSync(path, 'utf8'))})`;
  } catch {
    return '';
  }
}
