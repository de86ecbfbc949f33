// Indicators of which the World Bank said that they were deleted or archived: their ids leave the search, now and after a restart. They
// stand in a small file beside the harvested lists.

import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DAY_MS } from '../../kit/duration.ts';

/** Days after which an id is believed to be there again, if the catalogue still lists it. */
const REMEMBERED_DAYS = 90;

/** Ids that are remembered: the catalogue has some ten thousand at most that are refused. */
const MOST_REMEMBERED = 20_000;
/** Owner only, as the lists. */
const MODE = 0o600;

/** Indicators that the catalogue names and the source does not know. */
export class GoneIndicators {
  readonly #path: string;
  readonly #folder: string;
  #since: Map<string, number> | undefined;

  /** @param folder The folder of harvested lists. */
  constructor(folder: string) {
    this.#folder = folder;
    this.#path = join(folder, 'world-bank-gone.json');
  }

  /** Whether an id, in any case, is gone. */
  has(id: string, now: Date): boolean {
    const since = this.#known().get(id.toUpperCase());
    return since !== undefined && now.getTime() - since < REMEMBERED_DAYS * DAY_MS;
  }

  add(id: string, now: Date): void {
    const known = this.#known();
    if (known.size >= MOST_REMEMBERED) known.delete(known.keys().next().value as string);
    known.set(id.toUpperCase(), now.getTime());
    try {
      mkdirSync(this.#folder, { recursive: true });
      const unfinished = `${this.#path}.${process.pid}.part`;
      writeFileSync(unfinished, JSON.stringify(Object.fromEntries(known)), { mode: MODE });
      renameSync(unfinished, this.#path);
    } catch {
      // A full or read-only disk costs the next start one question more.
    }
  }

  #known(): Map<string, number> {
    this.#since ??= this.#read();
    return this.#since;
  }

  #read(): Map<string, number> {
    try {
      const entries = Object.entries(JSON.parse(readFileSync(this.#path, 'utf8')) as Record<string, unknown>);
      return new Map(entries.filter((entry): entry is [string, number] => typeof entry[1] === 'number'));
    } catch {
      return new Map();
    }
  }
}
