// Keys take turns, and entries with the same key are first in, first out, so that a key with many entries delays only
// its own entries.

/**
 * Adding, removing and taking an entry takes constant time, and a key without entries takes no memory. Callers limit
 * size and waiting time.
 */
export class FairQueue<Entry> {
  /** Keys in turn order. */
  readonly #rows = new Map<string, Set<Entry>>();
  readonly #keys = new Map<Entry, string>();

  get size(): number {
    return this.#keys.size;
  }

  sizeOf(key: string): number {
    return this.#rows.get(key)?.size ?? 0;
  }

  /** An entry that is already queued keeps its place. */
  add(entry: Entry, key: string): void {
    if (this.#keys.has(entry)) return;
    this.#keys.set(entry, key);
    const row = this.#rows.get(key);
    if (row === undefined) this.#rows.set(key, new Set([entry]));
    else row.add(entry);
  }

  /** The entry's key keeps its place. Returns false if the entry was not waiting. */
  remove(entry: Entry): boolean {
    const key = this.#keys.get(entry);
    if (key === undefined) return false;
    this.#keys.delete(entry);
    const row = this.#rows.get(key);
    row?.delete(entry);
    if (row?.size === 0) this.#rows.delete(key);
    return true;
  }

  /** Removes and returns the next entry; its key moves to the end of the turn order. */
  shift(): Entry | undefined {
    for (const row of this.#rows.values()) {
      for (const entry of row) {
        this.rotate(entry);
        this.remove(entry);
        return entry;
      }
    }
    return undefined;
  }

  /** Moves the entry after all other entries with the same key, and moves the key after all other keys. */
  rotate(entry: Entry): void {
    const key = this.#keys.get(entry);
    const row = key === undefined ? undefined : this.#rows.get(key);
    if (key === undefined || row === undefined) return;
    row.delete(entry);
    row.add(entry);
    this.#rows.delete(key);
    this.#rows.set(key, row);
  }

  /**
   * Iterates over the first entry of each key in turn order, then the second entry of each key, and so on.
   * @param isFirst selects the keys that come before the others in each round
   */
  *inTurn(isFirst: (key: string) => boolean): Generator<{ entry: Entry; key: string; round: number }> {
    const all = [...this.#rows].map(([key, row]): Remaining<Entry> => ({ key, entries: [...row].values() }));
    let rows = [...all.filter(({ key }) => isFirst(key)), ...all.filter(({ key }) => !isFirst(key))];
    for (let round = 0; rows.length > 0; round++) {
      const going: Remaining<Entry>[] = [];
      for (const row of rows) {
        const { value: entry, done } = row.entries.next();
        if (done) continue;
        going.push(row);
        yield { entry, key: row.key, round };
      }
      rows = going;
    }
  }
}

interface Remaining<Entry> {
  readonly key: string;
  readonly entries: Iterator<Entry, undefined>;
}
