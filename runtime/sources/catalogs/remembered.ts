// Persists a few facts about a source in a small JSON file.

import { readFileSync } from 'node:fs';
import { isObject } from '../../lib/loose-json.ts';
import { writeWholeSync } from '../../lib/whole-file.ts';

/** Maximum number of values. The oldest ones are evicted. */
const MAX_REMEMBERED = 20_000;
const MODE = 0o600;

export class Remembered<Value> {
  readonly #path: string;
  readonly #isValue: (value: unknown) => value is Value;
  #values: Map<string, Value> | undefined;

  /** @param isValue returns whether a value in the file is valid; invalid values are skipped */
  constructor(path: string, isValue: (value: unknown) => value is Value) {
    this.#path = path;
    this.#isValue = isValue;
  }

  get(key: string): Value | undefined {
    return this.#known().get(key);
  }

  set(key: string, value: Value): void {
    const known = this.#known();
    if (known.size >= MAX_REMEMBERED) known.delete(known.keys().next().value as string);
    known.set(key, value);
    this.#keep(known);
  }

  delete(key: string): void {
    const known = this.#known();
    if (known.delete(key)) this.#keep(known);
  }

  #keep(known: ReadonlyMap<string, Value>): void {
    try {
      writeWholeSync(this.#path, JSON.stringify(Object.fromEntries(known)), MODE);
    } catch {
      // Ignore a full or read-only disk. In this case, the next start needs one additional request.
    }
  }

  #known(): Map<string, Value> {
    this.#values ??= new Map(this.#read());
    return this.#values;
  }

  #read(): [string, Value][] {
    try {
      const read: unknown = JSON.parse(readFileSync(this.#path, 'utf8'));
      const entries = isObject(read) ? Object.entries(read) : [];
      return entries.filter((entry): entry is [string, Value] => this.#isValue(entry[1]));
    } catch {
      return [];
    }
  }
}
