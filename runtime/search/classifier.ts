// The classifier behind `find_tool`: the log odds that a question belongs to each tool, and that any tool can answer it. The generator trains
// it on questions.yaml. Pure; uses only sums, products and square roots, so results are the same on every machine.

import { NumberLists, packLists, packRisingLists } from './number-lists.ts';
import type { Features } from './question-features.ts';

export interface Learnt {
  /** Factor by which the integer weights are multiplied. */
  readonly unit: number;
  /** Ascending. */
  readonly buckets: readonly number[];
  /** Weight of each feature by its rarity, 1 to MAX_RARITY. */
  readonly tells: readonly number[];
  /**
   * For each feature, pairs of a column and a weight (from -MAX_WEIGHT to MAX_WEIGHT), in ascending order of the columns.
   */
  readonly weights: readonly (readonly number[])[];
}

export const MAX_WEIGHT = 63;
export const MAX_RARITY = 16;

/** Order of the columns: tools, then services with several tools, then whether any tool answers. */
export class Columns {
  readonly count: number;
  /** Column of each tool's service; -1 for a service with a single tool. */
  readonly ofService: readonly number[];
  readonly answered: number;

  constructor(tools: readonly string[]) {
    const slugs = tools.map((id) => id.split('.')[0] as string);
    const shared = [...new Set(slugs)].filter((slug) => slugs.filter((each) => each === slug).length > 1);
    this.answered = tools.length + shared.length;
    this.count = this.answered + 1;
    this.ofService = slugs.map((slug) => (shared.includes(slug) ? tools.length + shared.indexOf(slug) : -1));
  }
}

export function writeLearnt({ unit, buckets, tells, weights }: Learnt): string {
  const rows = weights.map((row) =>
    row.map((number, at) => (at % 2 === 0 ? number - (row[at - 2] ?? 0) : number + MAX_WEIGHT)),
  );
  return [unit, packRisingLists([buckets]), packLists([tells]), packLists(rows)].join('\n');
}

/** Log-likelihoods for a question, up to a constant. */
export interface Scores {
  /** Indexed by tool. */
  readonly tools: Float64Array;
  readonly answered: number;
}

export class Classifier {
  readonly #columns: Columns;
  readonly #unit: number;
  readonly #rows: ReadonlyMap<number, number>;
  readonly #tells: Int32Array;
  readonly #weights: NumberLists;

  /**
   * @param text written by `writeLearnt`
   * @param tools the tool ids that the classifier was trained on
   */
  constructor(text: string, tools: readonly string[]) {
    const [unit, buckets = '', tells = '', weights = ''] = text.split('\n');
    this.#columns = new Columns(tools);
    this.#unit = Number(unit);
    this.#rows = new Map(Array.from(new NumberLists(buckets, true).of(0), (bucket, row) => [bucket, row]));
    this.#tells = new NumberLists(tells).of(0);
    this.#weights = new NumberLists(weights);
  }

  scores(features: Features): Scores {
    const sums = new Float64Array(this.#columns.count);
    let squares = 0;
    for (const [bucket, weight] of features) {
      const row = this.#rows.get(bucket);
      if (row === undefined) continue;
      const amount = (weight * (this.#tells[row] as number)) / MAX_RARITY;
      squares += amount * amount;
      const of = this.#weights.of(row);
      for (let at = 0, column = 0; at < of.length; at += 2) {
        column += of[at] as number;
        sums[column] = (sums[column] as number) + amount * ((of[at + 1] as number) - MAX_WEIGHT);
      }
    }
    const scale = this.#unit / (Math.sqrt(squares) || 1);
    const tools = Float64Array.from(this.#columns.ofService, (service, tool) => {
      return ((sums[tool] as number) + (service < 0 ? 0 : (sums[service] as number))) * scale;
    });
    return { tools, answered: (sums[this.#columns.answered] as number) * scale };
  }
}
