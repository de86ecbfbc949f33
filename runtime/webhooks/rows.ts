// Subscriptions that have something due, in rows of their keys: a key has its turn, and within it one of its subscriptions has. So a
// key with one subscription does not wait for the hundred of another.

/** Turns of keys, and of the subscriptions of each. */
export class Rows {
  /** Keys in the order of their turns, each with its subscriptions in theirs. */
  readonly #rows = new Map<string, Set<string>>();
  readonly #keys = new Map<string, string>();

  /** Adds a subscription at the end of its key's row. It keeps its turn when it has one. */
  add(subscriptionId: string, keyId: string): void {
    if (this.#keys.has(subscriptionId)) return;
    this.#keys.set(subscriptionId, keyId);
    const row = this.#rows.get(keyId);
    if (row === undefined) this.#rows.set(keyId, new Set([subscriptionId]));
    else row.add(subscriptionId);
  }

  remove(subscriptionId: string): void {
    const keyId = this.#keys.get(subscriptionId);
    if (keyId === undefined) return;
    this.#keys.delete(subscriptionId);
    const row = this.#rows.get(keyId);
    row?.delete(subscriptionId);
    if (row?.size === 0) this.#rows.delete(keyId);
  }

  /** It had its turn: it goes to the end of its key's row, and the key to the end of all. */
  passed(subscriptionId: string): void {
    const keyId = this.#keys.get(subscriptionId);
    const row = keyId === undefined ? undefined : this.#rows.get(keyId);
    if (keyId === undefined || row === undefined) return;
    row.delete(subscriptionId);
    row.add(subscriptionId);
    this.#rows.delete(keyId);
    this.#rows.set(keyId, row);
  }

  /**
   * All of them in the order of their turns: of each key the first one, then of each the second, and so on.
   * @param first which keys come before the others in each round
   */
  *inTurn(first: (keyId: string) => boolean): Generator<{ subscriptionId: string; keyId: string; round: number }> {
    const [before, after] = [[], []] as [Row[], Row[]];
    for (const [keyId, row] of this.#rows) (first(keyId) ? before : after).push({ keyId, left: [...row].values() });
    let rows = [...before, ...after];
    for (let round = 0; rows.length > 0; round++) {
      const going: Row[] = [];
      for (const row of rows) {
        const { value: subscriptionId } = row.left.next();
        if (subscriptionId === undefined) continue;
        going.push(row);
        yield { subscriptionId, keyId: row.keyId, round };
      }
      rows = going;
    }
  }
}

/** What is left of a key's row. */
interface Row {
  readonly keyId: string;
  readonly left: Iterator<string>;
}
