// Compares and writes the generated files. Files are compared with those on disk instead of git's index, so missing,
// changed and stale files all count as drift.

import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { isDerived } from './derived.ts';

/** Contents of generated files, by path relative to the generated folder. */
export type GeneratedFiles = ReadonlyMap<string, string>;

/** Folders whose files are written by codegen/embedded/ and not derived from manifests. */
const OTHER_FOLDERS = ['embedded'];

export interface Difference {
  readonly path: string;
  readonly kind: 'missing' | 'changed' | 'stale';
}

/**
 * Returns differences sorted by path.
 * @param partial true if `files` is incomplete, so that no file counts as stale
 */
export async function compareTree(folder: string, files: GeneratedFiles, partial = false): Promise<Difference[]> {
  const present = await listFiles(folder);
  const stale = present.filter((path) => !files.has(path)).map((path) => ({ path, kind: 'stale' as const }));
  const compared = await Promise.all(
    [...files].map(async ([path, text]): Promise<Difference | undefined> => {
      const existing = await readFile(join(folder, path), 'utf8').catch(() => undefined);
      if (existing === undefined) return { path, kind: 'missing' };
      return existing === text ? undefined : { path, kind: 'changed' };
    }),
  );
  const differences = [...(partial ? [] : stale), ...compared.filter((difference) => difference !== undefined)];
  return differences.sort((a, b) => (a.path < b.path ? -1 : 1));
}

export async function writeTree(folder: string, files: GeneratedFiles, partial = false): Promise<Difference[]> {
  return mend(folder, files, await compareTree(folder, files, partial));
}

/** Writes only the files that git ignores. `files` must contain all generated files. */
export async function writeDerived(folder: string, files: GeneratedFiles): Promise<Difference[]> {
  const differences = await compareTree(folder, files);
  return mend(
    folder,
    files,
    differences.filter(({ path }) => isDerived(path)),
  );
}

/** Compares committed files, and updates the files that git ignores. */
export async function checkTree(folder: string, files: GeneratedFiles, partial = false): Promise<Difference[]> {
  const differences = await compareTree(folder, files, partial);
  const { derived = [], committed = [] } = Object.groupBy(differences, ({ path }) =>
    isDerived(path) ? 'derived' : 'committed',
  );
  await mend(folder, files, derived);
  return committed;
}

async function mend(folder: string, files: GeneratedFiles, differences: Difference[]): Promise<Difference[]> {
  await Promise.all(
    differences.map(async ({ path, kind }) => {
      const place = join(folder, path);
      if (kind === 'stale') return rm(place);
      await mkdir(dirname(place), { recursive: true });
      return writeFile(place, files.get(path) as string);
    }),
  );
  await removeEmptyFolders(folder);
  return differences;
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((path) => !OTHER_FOLDERS.includes(path.split('/')[0] as string) && !path.includes('__pycache__/'));
}

async function removeEmptyFolders(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map((entry) => join(entry.parentPath, entry.name));
  for (const path of folders.sort((a, b) => b.length - a.length)) {
    if ((await readdir(path)).length === 0) await rm(path, { recursive: true });
  }
}
