// Caches parsed manifests by the hash of their content. Parsing all manifests takes a third of the time of a run.

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { deserialize, serialize } from 'node:v8';
import yaml from 'yaml/package.json' with { type: 'json' };
import { writeWhole } from '../../runtime/lib/whole-file.ts';
import { PARSING, type SoundData } from './manifest.ts';

/** Maximum number of cached texts, about three times the number of manifests. */
const MAX_TEXTS = 300;

export class ParseCache {
  readonly #file: string;
  readonly #kept: ReadonlyMap<string, SoundData>;
  readonly #used = new Map<string, SoundData>();

  private constructor(file: string, kept: ReadonlyMap<string, SoundData>) {
    this.#file = file;
    this.#kept = kept;
  }

  /** Opens the cache, which is empty if the file is missing or cannot be read. */
  static async open(file: string): Promise<ParseCache> {
    try {
      const kept: unknown = deserialize(await readFile(file));
      if (kept instanceof Map) return new ParseCache(file, kept as Map<string, SoundData>);
    } catch {
      // The cache cannot be read, so all manifests are parsed again.
    }
    return new ParseCache(file, new Map());
  }

  /** Returns the cached data of a manifest, or parses it. Manifests with errors are not cached. */
  dataOf(text: string, parse: (text: string) => SoundData | undefined): SoundData | undefined {
    const key = createHash('sha256')
      .update(`${yaml.version} ${JSON.stringify(PARSING)}\n${text}`)
      .digest('base64');
    const data = this.#kept.get(key) ?? parse(text);
    if (data !== undefined) this.#used.set(key, data);
    return data;
  }

  /** Stores the entries of this run, and earlier entries if there is space. Ignores write errors. */
  async save(): Promise<void> {
    if ([...this.#used.keys()].every((key) => this.#kept.has(key))) return;
    const texts = [...new Map([...this.#used, ...this.#kept])].slice(0, Math.max(this.#used.size, MAX_TEXTS));
    await writeWhole(this.#file, serialize(new Map(texts))).catch(() => {});
  }
}
