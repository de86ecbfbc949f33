// Whether anything changed since a run that left all in order: then there is nothing to make. What a run read, how it was made and
// what it wrote are known by one hash, which lies beside the installed packages and may be deleted.

import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeWhole } from '../../runtime/lib/whole-file.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const KEPT = join(ROOT, 'node_modules/.cache/almanac');

/** The state in which a run left the files that it reads and writes. */
export class LeftInOrder {
  readonly #file: string;
  readonly #hash: () => Promise<string>;

  /**
   * @param name the run's
   * @param paths files and folders, in the repository, on which its outcome depends, and those that it writes
   * @param words what else its outcome depends on
   */
  constructor(name: string, paths: readonly string[], words = '') {
    this.#file = join(KEPT, `${name}.hash`);
    this.#hash = () => hashOf(paths, words);
  }

  /** Whether all is as it was left. */
  async holds(): Promise<boolean> {
    const kept = await readFile(this.#file, 'utf8').catch(() => undefined);
    return kept !== undefined && kept === (await this.#hash());
  }

  /** Keeps the state as it is now. */
  async keep(): Promise<void> {
    await writeWhole(this.#file, await this.#hash());
  }
}

/** A hash of files and folders of the repository, the words and the version of Node. */
export async function hashOf(paths: readonly string[], words = ''): Promise<string> {
  const lists = await Promise.all(paths.map(filesBelow));
  const sum = createHash('sha256').update(`${process.version} ${words}`);
  for (const file of lists.flat().sort()) {
    const bytes = await readFile(join(ROOT, file));
    sum.update(`${file} ${bytes.length}\n`).update(bytes);
  }
  return sum.digest('base64');
}

async function filesBelow(path: string): Promise<string[]> {
  try {
    const entries = await readdir(join(ROOT, path), { recursive: true, withFileTypes: true });
    return entries
      .filter((each) => each.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(ROOT.length));
  } catch {
    return [path];
  }
}
