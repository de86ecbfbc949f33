// Lists of small whole numbers in little room: thousands of arrays would cost a server ten times as many bytes as they hold. The
// generator packs them, the server reads them out of one typed array. Pure.

/** What lists of numbers that only rise are packed as: the first number and then how far each is from the one before, mostly a byte. */
export function packRisingLists(lists: readonly (readonly number[])[]): string {
  return packLists(lists.map((list) => list.map((number, at) => number - (list[at - 1] ?? 0))));
}

/** Whole numbers from 0 below 2^31 in base64: the length of each and then its numbers, 7 bits a byte, lowest first. */
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

/** The lists that `packLists` or `packRisingLists` packed, by their place. */
export class NumberLists {
  readonly #numbers: Int32Array;
  /** Where each list begins, and where the last ends. */
  readonly #starts: Int32Array;

  /** @param isRising whether they were packed as lists that only rise */
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

  /** The list at a place; empty where there is none. */
  of(place: number | undefined): Int32Array {
    const [start = 0, end = 0] = place === undefined ? [] : this.#starts.subarray(place, place + 2);
    return this.#numbers.subarray(start, Math.max(start, end));
  }
}
