// What manifests hold, kept from one run to the next by the hash of their text: parsing them all is a third of a run, and one or two
// are edited between two runs.

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { deserialize, serialize } from 'node:v8';
import yaml from 'yaml/package.json' with { type: 'json' };
import { writeWhole } from '../../runtime/lib/whole-file.ts';
import { PARSING, type SoundData } from './manifest.ts';

/** Some three times the manifests that there are. */
const MOST_TEXTS = 300;

/** What manifests held when they were last parsed, by the hash of their text. */
export class ParseCache {
  readonly #file: string;
  readonly #kept: ReadonlyMap<string, SoundData>;
  readonly #used = new Map<string, SoundData>();

  private constructor(file: string, kept: ReadonlyMap<string, SoundData>) {
    this.#file = file;
    this.#kept = kept;
  }

  /** The cache in a file. One that is missing or cannot be read is empty. */
  static async open(file: string): Promise<ParseCache> {
    try {
      const kept: unknown = deserialize(await readFile(file));
      if (kept instanceof Map) return new ParseCache(file, kept as Map<string, SoundData>);
    } catch {
      // Whatever is the matter with it, the texts can be parsed.
    }
    return new ParseCache(file, new Map());
  }

  /** The data of a text, parsed by `parse` where it is not known. A text with faults is never kept. */
  dataOf(text: string, parse: (text: string) => SoundData | undefined): SoundData | undefined {
    const key = createHash('sha256')
      .update(`${yaml.version} ${JSON.stringify(PARSING)}\n${text}`)
      .digest('base64');
    const data = this.#kept.get(key) ?? parse(text);
    if (data !== undefined) this.#used.set(key, data);
    return data;
  }

  /** Keeps what this run used, and what earlier ones did while there is room. A file that cannot be written is done without. */
  async save(): Promise<void> {
    if ([...this.#used.keys()].every((key) => this.#kept.has(key))) return;
    const texts = [...new Map([...this.#used, ...this.#kept])].slice(0, Math.max(this.#used.size, MOST_TEXTS));
    await writeWhole(this.#file, serialize(new Map(texts))).catch(() => {});
  }
}
