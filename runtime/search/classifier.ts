// The classifier behind `find_tool`: the probability that a question belongs to each tool, and that any tool can answer it. The
// generator trains it on questions.yaml. Pure; uses only sums, products and square roots, so results are the same on every
// machine.

import type { Features } from './question-features.ts';

export interface FeatureRow {
  readonly bucket: number;
  /** In sixteenths, 1 to 16. */
  readonly tells: number;
  /** Column, level, column, level, …: levels are 1 to LEVELS, negative for evidence against. */
  readonly weights: readonly number[];
}

/** Rows sorted by bucket, and the weight of each level in thousandths, ascending. */
export interface Learnt {
  readonly levels: readonly number[];
  readonly rows: readonly FeatureRow[];
}

/** A weight takes half a byte: a sign and one of this many levels. */
export const LEVELS = 8;
const AGAINST = LEVELS;
/** Fixed-point value of 1 in the two-byte level weights. */
export const FULL = 1000;
export const MOST_TELLS = 16;
/** Escape value of the half-byte count: the actual count follows in a separate byte. */
const COUNTED_APART = 15;

/** Tools, then services with several tools, then whether any tool answers. */
export class Columns {
  readonly count: number;
  /** Column of each tool's service; -1 for a service with a single tool. */
  readonly ofService: readonly number[];
  readonly answered: number;

  /** @param tools ids, `<slug>.<tool>` */
  constructor(tools: readonly string[]) {
    const slugs = tools.map((id) => id.split('.')[0] as string);
    const shared = [...new Set(slugs)].filter((slug) => slugs.filter((each) => each === slug).length > 1);
    this.answered = tools.length + shared.length;
    this.count = this.answered + 1;
    this.ofService = slugs.map((slug) => (shared.includes(slug) ? tools.length + shared.indexOf(slug) : -1));
  }
}

/** Format: level weights, then for each row the bucket delta (varint), feature weight, columns and levels. */
export function writeLearnt({ levels, rows }: Learnt): Uint8Array {
  const bytes: number[] = levels.flatMap((level) => [level & 255, level >>> 8]);
  let last = 0;
  for (const { bucket, tells, weights } of rows) {
    let gap = bucket - last;
    last = bucket;
    for (; gap > 127; gap = gap >>> 7) bytes.push(128 | (gap & 127));
    const count = weights.length / 2;
    bytes.push(gap, ((tells - 1) << 4) | Math.min(count, COUNTED_APART));
    if (count >= COUNTED_APART) bytes.push(count);
    for (let at = 0; at < weights.length; at += 2) bytes.push(weights[at] as number);
    for (let at = 1; at < weights.length; at += 4) {
      bytes.push((halfByte(weights[at] as number) << 4) | halfByte(weights[at + 2] ?? 1));
    }
  }
  return Uint8Array.from(bytes);
}

function halfByte(level: number): number {
  return level < 0 ? AGAINST + -level - 1 : level - 1;
}

interface Row {
  readonly tells: number;
  readonly at: number;
  readonly count: number;
}

/** Log-likelihoods of a question, up to a constant. */
export interface Scores {
  /** Indexed by tool. */
  readonly tools: Float64Array;
  readonly answered: number;
}

export class Classifier {
  readonly #bytes: Uint8Array;
  readonly #levels: Float64Array;
  /** Sorted buckets, and the start of the row of each. */
  readonly #buckets: Int32Array;
  readonly #starts: Int32Array;
  readonly #columns: Columns;

  /**
   * @param bytes written by `writeLearnt`
   * @param tools the ids it was trained on
   */
  constructor(bytes: Uint8Array, tools: readonly string[]) {
    this.#bytes = bytes;
    this.#columns = new Columns(tools);
    const levels = Array.from(
      { length: LEVELS },
      (_, at) => ((bytes[2 * at] ?? 0) + 256 * (bytes[2 * at + 1] ?? 0)) / FULL,
    );
    this.#levels = Float64Array.from([...levels, ...levels.map((weight) => -weight)]);
    const [buckets, starts]: [number[], number[]] = [[], []];
    let bucket = 0;
    for (let at = 2 * LEVELS; at < bytes.length; ) {
      let [gap, shift] = [0, 0];
      for (; ((bytes[at] as number) & 128) !== 0; at++, shift += 7) gap |= ((bytes[at] as number) & 127) << shift;
      bucket += gap | ((bytes[at] as number) << shift);
      buckets.push(bucket);
      starts.push(at + 1);
      const row = this.#rowAt(at + 1);
      at = row.at + row.count + Math.ceil(row.count / 2);
    }
    this.#buckets = Int32Array.from(buckets);
    this.#starts = Int32Array.from(starts);
  }

  get isEmpty(): boolean {
    return this.#buckets.length === 0;
  }

  scores(features: Features): Scores {
    const sums = new Float64Array(this.#columns.count);
    let squares = 0;
    for (const [bucket, weight] of features) {
      const start = this.#startOf(bucket);
      if (start === undefined) continue;
      const { tells, at, count } = this.#rowAt(start);
      const amount = (weight * tells) / MOST_TELLS;
      squares += amount * amount;
      for (let each = 0; each < count; each++) {
        const column = this.#bytes[at + each] as number;
        const pair = this.#bytes[at + count + (each >>> 1)] as number;
        const half = each % 2 === 0 ? pair >>> 4 : pair & 15;
        sums[column] = (sums[column] as number) + amount * (this.#levels[half] as number);
      }
    }
    const length = Math.sqrt(squares) || 1;
    const tools = Float64Array.from(this.#columns.ofService, (service, tool) => {
      return ((sums[tool] as number) + (service < 0 ? 0 : (sums[service] as number))) / length;
    });
    return { tools, answered: (sums[this.#columns.answered] as number) / length };
  }

  #rowAt(start: number): Row {
    const head = this.#bytes[start] as number;
    const tells = (head >>> 4) + 1;
    const count = head & 15;
    if (count < COUNTED_APART) return { tells, at: start + 1, count };
    return { tells, at: start + 2, count: this.#bytes[start + 1] as number };
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
