import { accessSync, constants, mkdirSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * Checks that the folder is writable, because SQLite's own error would not explain the problem.
 * @throws Error whose message contains DATA_DIR and the problem
 */
export function prepareDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (cause) {
    const { code = '' } = cause as NodeJS.ErrnoException;
    const why = WHY[code] ?? `it cannot be used (${code})`;
    throw new Error(`${resolve(folder)} cannot hold the store: ${why}. Set DATA_DIR to another folder.`, { cause });
  }
}

const WHY: Readonly<Record<string, string>> = {
  EACCES: 'this user has no write permission',
  EPERM: 'this user has no write permission',
  EROFS: 'its file system is read-only',
  ENOTDIR: 'a part of its path is a file',
  EEXIST: 'a file of that name exists',
  ENOSPC: 'the disk is full',
};
