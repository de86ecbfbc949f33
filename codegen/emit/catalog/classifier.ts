// The classifier behind `find_tool`, learnt from the questions of questions.yaml: a multinomial logistic regression, whose weights for a
// tool are its own and those of its service, so that what is said of a service is learnt from the questions of all its tools; beside
// it one of two classes, whether any tool answers. Both are learnt by going through the questions a few times; then the heaviest weights
// are kept, and learnt once more without the others.

import {
  Columns,
  type FeatureRow,
  FULL,
  LEVELS,
  type Learnt,
  MOST_TELLS,
  writeLearnt,
} from '../../../runtime/search/classifier.ts';
import type { Features } from '../../../runtime/search/question-features.ts';
import { AllWeights, type KeptWeights, type Weights } from './classifier-weights.ts';

/** A question with the number of its tool, and whether that is one. */
export interface Example {
  readonly of: number;
  readonly isAnswered: boolean;
  readonly features: Features;
}

/** What a single question has tells nothing of others. */
const FEWEST_QUESTIONS = 2;
/** The weights that tell most are kept: with their rows some 295 KB as text, of 300 that it may have. */
const MOST_WEIGHTS = 104_500;

/**
 * How often each question is looked at, and how far the weights go with it: at the beginning and at the end, going down evenly. The steps
 * are short: after long ones what is learnt depends on which questions come first.
 */
const FIRST: Pass = { rounds: 4, from: 1, to: 1 };
const AGAIN: Pass = { rounds: 2, from: 0.5, to: 0.3 };
interface Pass {
  readonly rounds: number;
  readonly from: number;
  readonly to: number;
}
/** A tool that is less likely, or less unlikely, than this moves no weight. */
const LEAST_ERROR = 0.004;
/** Columns have a byte for their number. */
const MOST_COLUMNS = 255;
const LEVEL_ROUNDS = 12;

/**
 * The classifier as bytes; none where there are more tools than it has room for: the words of texts and questions are left then.
 *
 * @param tools ids, by whose numbers the examples name them
 */
export function learnt(examples: readonly Example[], tools: readonly string[]): Uint8Array {
  const columns = new Columns(tools);
  if (columns.count > MOST_COLUMNS || examples.length === 0) return new Uint8Array();
  const tells = tellsOf(examples);
  const buckets = [...tells.keys()].sort((a, b) => a - b);
  const rowOf = new Map(buckets.map((bucket, row) => [bucket, row]));
  const read = shuffled(examples).map((example) => vectorOf(example, tells, rowOf));
  const steps = new Steps(columns, sharesOf(examples));
  const all = new AllWeights(buckets.length, columns.count);
  steps.through(read, all, FIRST);
  const kept = all.heaviest(MOST_WEIGHTS);
  steps.through(read, kept, AGAIN);
  return writeLearnt(inLevels(kept, buckets, tells));
}

/**
 * The questions of a tool stand together, and are not looked at one after the other. Where a question comes depends on itself alone: with one more
 * or less, the others keep their order.
 */
function shuffled(examples: readonly Example[]): Example[] {
  const places = new Map(examples.map((example) => [example, hashOf(example.features)]));
  return [...examples].sort((a, b) => (places.get(a) as number) - (places.get(b) as number));
}

/** FNV-1a over the buckets. */
function hashOf(features: Features): number {
  let hash = 0x811c9dc5;
  for (const bucket of features.keys()) hash = Math.imul(hash ^ bucket, 0x01000193);
  return hash;
}

/** How much an example of each kind counts, so that both kinds together count alike. */
function sharesOf(examples: readonly Example[]): Shares {
  const answered = examples.filter(({ isAnswered }) => isAnswered).length;
  const share = (some: number) => examples.length / (2 * Math.max(1, some));
  return { answered: share(answered), unanswered: share(examples.length - answered) };
}

/** How much each feature tells: the rarer the more, as the square root of the logarithm. */
function tellsOf(examples: readonly Example[]): Map<number, number> {
  const having = new Map<number, number>();
  for (const { features } of examples) {
    for (const bucket of features.keys()) having.set(bucket, (having.get(bucket) ?? 0) + 1);
  }
  const most = logarithm(1 + examples.length / FEWEST_QUESTIONS);
  const tells = new Map<number, number>();
  for (const [bucket, count] of having) {
    if (count < FEWEST_QUESTIONS) continue;
    const share = Math.sqrt(logarithm(1 + examples.length / count) / most);
    tells.set(bucket, Math.max(1, Math.round(MOST_TELLS * share)));
  }
  return tells;
}

/** A question as a vector of length 1: the rows of its features, and their values. */
interface Vector {
  readonly of: number;
  readonly isAnswered: boolean;
  readonly rows: Int32Array;
  readonly values: Float32Array;
}

function vectorOf(
  { of, isAnswered, features }: Example,
  tells: ReadonlyMap<number, number>,
  rowOf: ReadonlyMap<number, number>,
): Vector {
  const known = [...features].filter(([bucket]) => tells.has(bucket));
  const values = known.map(([bucket, weight]) => weight * (tells.get(bucket) as number));
  const length = Math.sqrt(values.reduce((sum, value) => sum + value * value, 0)) || 1;
  return {
    of,
    isAnswered,
    rows: Int32Array.from(known, ([bucket]) => rowOf.get(bucket) as number),
    values: Float32Array.from(values, (value) => value / length),
  };
}

/** What an example of each kind counts. */
interface Shares {
  readonly answered: number;
  readonly unanswered: number;
}

/** Moves weights by one question after another (stochastic gradient descent). */
class Steps {
  readonly #columns: Columns;
  readonly #shares: Shares;
  readonly #sums: Float64Array;
  readonly #likely: Float64Array;
  /** The columns that a step moves, and how far each does; 0 between steps. */
  readonly #moved: number[] = [];
  readonly #by: Float64Array;

  constructor(columns: Columns, shares: Shares) {
    this.#columns = columns;
    this.#shares = shares;
    this.#sums = new Float64Array(columns.count);
    this.#likely = new Float64Array(columns.ofService.length);
    this.#by = new Float64Array(columns.count);
  }

  through(read: readonly Vector[], weights: Weights, { rounds, from, to }: Pass): void {
    const steps = rounds * read.length;
    for (let step = 0; step < steps; step++) {
      const vector = read[step % read.length] as Vector;
      this.#weigh(vector, weights);
      this.#step(vector, weights, from + ((to - from) * step) / steps);
    }
  }

  /** How likely each tool is, by the weights as they are. */
  #weigh({ rows, values }: Vector, weights: Weights): void {
    const [sums, likely, { ofService }] = [this.#sums.fill(0), this.#likely, this.#columns];
    for (let at = 0; at < rows.length; at++) weights.addTo(sums, rows[at] as number, values[at] as number);
    let most = Number.NEGATIVE_INFINITY;
    for (let tool = 0; tool < likely.length; tool++) {
      const service = ofService[tool] as number;
      const sum = (sums[tool] as number) + (service < 0 ? 0 : (sums[service] as number));
      likely[tool] = sum;
      if (sum > most) most = sum;
    }
    let all = 0;
    for (let tool = 0; tool < likely.length; tool++) {
      const power = powerOf((likely[tool] as number) - most);
      likely[tool] = power;
      all += power;
    }
    for (let tool = 0; tool < likely.length; tool++) likely[tool] = (likely[tool] as number) / all;
  }

  #step({ of, isAnswered, rows, values }: Vector, weights: Weights, length: number): void {
    const { ofService, answered } = this.#columns;
    for (let tool = 0; tool < this.#likely.length; tool++) {
      const error = Number(tool === of) - (this.#likely[tool] as number);
      if (Math.abs(error) < LEAST_ERROR) continue;
      const service = ofService[tool] as number;
      this.#note(tool, error * length);
      if (service >= 0) this.#note(service, error * length);
    }
    const off = Number(isAnswered) - likelihood(this.#sums[answered] as number);
    const share = isAnswered ? this.#shares.answered : this.#shares.unanswered;
    if (Math.abs(off) >= LEAST_ERROR) this.#note(answered, off * share * length);
    for (let at = 0; at < rows.length; at++) {
      weights.move(rows[at] as number, values[at] as number, this.#moved, this.#by);
    }
    for (const column of this.#moved) this.#by[column] = 0;
    this.#moved.length = 0;
  }

  #note(column: number, by: number): void {
    const before = this.#by[column] as number;
    if (before === 0) this.#moved.push(column);
    this.#by[column] = before + by;
  }
}

/** The weights by the nearest of the levels that are nearest to all of them. */
function inLevels(weights: KeptWeights, buckets: readonly number[], tells: ReadonlyMap<number, number>): Learnt {
  const levels = levelsOf(weights.sizes());
  const rows = buckets.flatMap((bucket, row): FeatureRow[] => {
    const kept = weights
      .row(row)
      .flatMap(([column, weight]) => [column, Math.sign(weight) * (1 + nearestOf(levels, Math.abs(weight)))]);
    return kept.length === 0 ? [] : [{ bucket, tells: tells.get(bucket) as number, weights: kept }];
  });
  return { levels: levels.map((level) => Math.min(65_535, Math.round(level * FULL))), rows };
}

/** As many values as there are levels, each the mean of those that it is nearest to (the method of k means). */
function levelsOf(weights: Float32Array): number[] {
  const sorted = weights.sort();
  // From the median up, each twice as rare as the one before.
  let levels = Array.from({ length: LEVELS }, (_, at) => {
    return sorted[Math.floor(sorted.length * (1 - 0.5 ** (at + 1)))] ?? 0;
  });
  for (let round = 0; round < LEVEL_ROUNDS; round++) {
    const sums = levels.map(() => [0, 0] as [sum: number, count: number]);
    let level = 0;
    for (const weight of sorted) {
      while (level + 1 < LEVELS && weight > ((levels[level] as number) + (levels[level + 1] as number)) / 2) level += 1;
      const sum = sums[level] as [number, number];
      sum[0] += weight;
      sum[1] += 1;
    }
    levels = levels.map((before, at) => {
      const [sum, count] = sums[at] as [number, number];
      return count === 0 ? before : sum / count;
    });
  }
  return levels;
}

function nearestOf(levels: readonly number[], weight: number): number {
  let nearest = 0;
  for (const [at, level] of levels.entries()) {
    if (Math.abs(level - weight) < Math.abs((levels[nearest] as number) - weight)) nearest = at;
  }
  return nearest;
}

/** To the base of 2, straight between its whole numbers: the libraries' own may differ in the last bit. */
function logarithm(value: number): number {
  let [whole, rest] = [0, value];
  for (; rest >= 2; rest /= 2) whole += 1;
  return whole + rest - 1;
}

/** How likely something is by its log odds. */
function likelihood(odds: number): number {
  const power = powerOf(-Math.abs(odds));
  return (odds > 0 ? 1 : power) / (1 + power);
}

/** About e to a power of 0 or less, of products alone for the same reason. */
function powerOf(exponent: number): number {
  let power = Math.max(0, 1 + exponent / 4096);
  for (let doubling = 0; doubling < 12; doubling++) power *= power;
  return power;
}
