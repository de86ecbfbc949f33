// Skips a run if its inputs, tools and outputs are unchanged. Stores a hash in a file next to the installed packages;
// the file may be deleted.

import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeWhole } from '../../runtime/lib/whole-file.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const KEPT = join(ROOT, 'node_modules/.cache/almanac');

export class LeftInOrder {
  readonly #file: string;
  readonly #hash: () => Promise<string>;

  /**
   * @param paths files and folders that the run reads or writes
   * @param words other inputs of the run
   */
  constructor(name: string, paths: readonly string[], words = '') {
    this.#file = join(KEPT, `${name}.hash`);
    this.#hash = () => hashOf(paths, words);
  }

  async holds(): Promise<boolean> {
    const kept = await readFile(this.#file, 'utf8').catch(() => undefined);
    return kept !== undefined && kept === (await this.#hash());
  }

  async keep(): Promise<void> {
    await writeWhole(this.#file, await this.#hash());
  }
}

/** Returns a hash of the files, `words` and the version of Node. */
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
