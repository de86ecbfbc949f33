// The classifier behind `find_tool`: for each class of questions what they look like, and how near a question is to it.
// The generator learns it from spec/asks and writes it; its form stands here once. Pure, and of sums, products and square roots
// alone, so that every machine reckons alike.

import type { Features } from './question-features.ts';

/** One feature: how much it tells, of FULL, and its weight in each class that has it, of FULL, from -HEAVIEST to HEAVIEST. */
export interface FeatureRow {
  readonly bucket: number;
  readonly tells: number;
  /** Class, weight, class, weight, … */
  readonly weights: readonly number[];
}

/** What 1 is kept as. */
export const FULL = 255;
/** Weights are kept in a byte with a sign. */
export const HEAVIEST = 127;

/** The rows, which come in order of their buckets, as bytes: gap to the last bucket (7 bits a byte), what it tells, count, then weights. */
export function writeRows(rows: readonly FeatureRow[]): Uint8Array {
  const bytes: number[] = [];
  let last = 0;
  for (const { bucket, tells, weights } of rows) {
    let gap = bucket - last;
    last = bucket;
    for (; gap > 127; gap = gap >>> 7) bytes.push(128 | (gap & 127));
    bytes.push(gap, tells, weights.length / 2, ...weights);
  }
  // A negative number becomes the byte of its two's complement.
  return Uint8Array.from(bytes, (byte) => byte & 255);
}

/** Tells how near questions are to classes. */
export class Classifier {
  readonly #bytes: Uint8Array;
  /** The buckets in order, and where the row of each begins. */
  readonly #buckets: Int32Array;
  readonly #starts: Int32Array;
  readonly #classes: number;

  /** @param bytes as `writeRows` wrote them */
  constructor(bytes: Uint8Array, classes: number) {
    this.#bytes = bytes;
    this.#classes = classes;
    const [buckets, starts]: [number[], number[]] = [[], []];
    let bucket = 0;
    for (let at = 0; at < bytes.length; ) {
      let [gap, shift] = [0, 0];
      for (; ((bytes[at] as number) & 128) !== 0; at++, shift += 7) gap |= ((bytes[at] as number) & 127) << shift;
      bucket += gap | ((bytes[at] as number) << shift);
      buckets.push(bucket);
      starts.push(at + 1);
      at += 3 + 2 * (bytes[at + 2] as number);
    }
    this.#buckets = Int32Array.from(buckets);
    this.#starts = Int32Array.from(starts);
  }

  /** Nothing was learnt. */
  get isEmpty(): boolean {
    return this.#bytes.length === 0;
  }

  /** For each class how near the question is to it: the cosine between them, about 0 to 1. */
  nearness(features: Features): Float64Array {
    const near = new Float64Array(this.#classes);
    let squares = 0;
    for (const [bucket, weight] of features) {
      const start = this.#startOf(bucket);
      if (start === undefined) continue;
      const told = (weight * (this.#bytes[start] as number)) / FULL;
      squares += told * told;
      const end = start + 2 + 2 * (this.#bytes[start + 1] as number);
      for (let at = start + 2; at < end; at += 2) {
        const of = this.#bytes[at] as number;
        near[of] = (near[of] as number) + (told * signed(this.#bytes[at + 1] as number)) / FULL;
      }
    }
    return squares === 0 ? near : near.map((sum) => sum / Math.sqrt(squares));
  }

  #startOf(bucket: number): number | undefined {
    let [low, high] = [0, this.#buckets.length - 1];
    while (low <= high) {
      const middle = (low + high) >>> 1;
      const found = this.#buckets[middle] as number;
      if (found === bucket) return this.#starts[middle];
      if (found < bucket) low = middle + 1;
      else high = middle - 1;
    }
    return undefined;
  }
}

function signed(byte: number): number {
  return byte > HEAVIEST ? byte - 256 : byte;
}
