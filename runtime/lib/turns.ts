// Work in turns: what comes in one turn of the event loop is done as it comes for some milliseconds; the rest waits and goes on one
// piece a turn of the loop, those who sent it in rotation. So much that comes at once does not stand before the one that comes after.

/** How long work of one turn of the loop is done before the next piece waits. */
const TURN_MS = 5;

/** A row for each of those who have something wait. */
export class Turns {
  readonly #waiting = new Map<string, (() => void)[]>();
  /** When the first piece of this turn of the loop came, by performance.now(). */
  #began: number | undefined;

  /** Whether something that comes now may be done at once. */
  isOpen(): boolean {
    if (this.#waiting.size > 0) return false;
    if (this.#began === undefined) {
      this.#began = performance.now();
      setImmediate(() => {
        this.#began = undefined;
      });
    }
    return performance.now() - this.#began < TURN_MS;
  }

  /** Has something wait for its turn among those of `who`. */
  wait(who: string, turn: () => void): void {
    const own = this.#waiting.get(who);
    if (this.#waiting.size === 0) setImmediate(this.#next);
    if (own === undefined) this.#waiting.set(who, [turn]);
    else own.push(turn);
  }

  /** The first of the one whose turn it is. Whatever it awaits without leaving the loop is done before the next one. */
  readonly #next = () => {
    for (const [who, own] of this.#waiting) {
      const turn = own.shift();
      this.#waiting.delete(who);
      if (own.length > 0) this.#waiting.set(who, own);
      if (this.#waiting.size > 0) setImmediate(this.#next);
      turn?.();
      return;
    }
  };
}
