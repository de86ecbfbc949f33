// Compact lists of small integers. Thousands of arrays would take ten times as much memory. Pure.

/** Packs ascending lists as differences, most of which take one byte. */
export function packRisingLists(lists: readonly (readonly number[])[]): string {
  return packLists(lists.map((list) => list.map((number, at) => number - (list[at - 1] ?? 0))));
}

/**
 * Packs integers from 0 to 2^31 - 1 as base64: the length of each list, then its numbers as varints (7 bits per byte, lowest
 * first).
 */
export function packLists(lists: readonly (readonly number[])[]): string {
  const bytes: number[] = [];
  for (const list of lists) {
    for (const number of [list.length, ...list]) {
      let left = number;
      for (; left > 127; left >>>= 7) bytes.push(128 | (left & 127));
      bytes.push(left);
    }
  }
  return Buffer.from(bytes).toString('base64');
}

export class NumberLists {
  readonly #numbers: Int32Array;
  /** Start index of each list, followed by the end of the last list. */
  readonly #starts: Int32Array;

  /** @param isRising whether the lists were packed by `packRisingLists` */
  constructor(packed: string, isRising = false) {
    const bytes = Buffer.from(packed, 'base64');
    const numbers = new Int32Array(bytes.length);
    const starts = [0];
    let count = 0;
    let at = 0;
    const next = () => {
      let [number, shift] = [0, 0];
      for (; ((bytes[at] as number) & 128) !== 0; at++, shift += 7) number |= ((bytes[at] as number) & 127) << shift;
      return number | ((bytes[at++] as number) << shift);
    };
    while (at < bytes.length) {
      for (let left = next(), last = 0; left > 0; left--) {
        const number: number = next() + (isRising ? last : 0);
        numbers[count++] = number;
        last = number;
      }
      starts.push(count);
    }
    this.#numbers = numbers.slice(0, count);
    this.#starts = Int32Array.from(starts);
  }

  of(place: number | undefined): Int32Array {
    const [start = 0, end = 0] = place === undefined ? [] : this.#starts.subarray(place, place + 2);
    return this.#numbers.subarray(start, Math.max(start, end));
  }
}
