// Location of the compile cache. Node.js runs its contents, so only this user may be able to write to it. In a fixed
// folder below the shared temporary directory, another user could plant code.

import { lstatSync, mkdirSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';

const WRITABLE_BY_OTHERS = 0o022;
const STICKY = 0o1000;
const ROOT = 0;

/**
 * Returns a folder below DATA_DIR if that is set and exists, otherwise below the user's cache directory (XDG_CACHE_HOME
 * or ~/.cache). Undefined, which disables the cache, if neither is safe from other users.
 * @param {Readonly<Record<string, string | undefined>>} environment
 * @returns {string | undefined}
 */
export function compileCacheFolder(environment) {
  const { DATA_DIR: dataDir, XDG_CACHE_HOME: cacheHome } = environment;
  // Do not create DATA_DIR here, because the store creates it with its own checks and messages.
  const below = [
    ...(dataDir !== undefined && isFolder(dataDir) ? [dataDir] : []),
    join(cacheHome || join(homedir(), '.cache'), 'almanac'),
  ];
  for (const parent of below) {
    const folder = privateFolder(join(parent, 'compiled'));
    if (folder !== undefined) return folder;
  }
  return undefined;
}

/**
 * Creates a folder with mode 0700 and checks that only this user (or root) can change it. It must belong to this user
 * and not be a symbolic link, and no other user may be able to write to a parent folder (except a sticky one such as
 * /tmp).
 * @param {string} path
 * @returns {string | undefined} its real path, or undefined if the check fails
 */
export function privateFolder(path) {
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 });
    const { uid, mode } = lstatSync(path);
    if (!isFolder(path) || !isMine(uid) || (mode & 0o077) !== 0) return undefined;
    const real = realpathSync(path);
    for (let above = dirname(real); ; above = dirname(above)) {
      const folder = lstatSync(above);
      if (folder.uid !== ROOT && !isMine(folder.uid)) return undefined;
      if ((folder.mode & WRITABLE_BY_OTHERS) !== 0 && (folder.mode & STICKY) === 0) return undefined;
      if (above === dirname(above)) return real;
    }
  } catch {
    return undefined;
  }
}

/** @param {string} path */
function isFolder(path) {
  try {
    return lstatSync(path).isDirectory();
  } catch {
    return false;
  }
}

/**
 * On Windows, which has no user ids, the user's folder is private.
 * @param {number} uid
 */
function isMine(uid) {
  return process.getuid === undefined || uid === process.getuid();
}
