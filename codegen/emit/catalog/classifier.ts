// Trains the classifier of `find_tool` on questions.yaml: a multinomial logistic regression. A tool's score is the sum of its
// own weights and those of its service, so the tools of a service share what is learned. A second classifier with two classes
// decides whether any tool can answer. Training makes a few passes over the questions, keeps the heaviest weights, and trains
// these again.

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

export interface Example {
  readonly of: number;
  readonly isAnswered: boolean;
  readonly features: Features;
}

/** Features of a single question do not generalize. */
const FEWEST_QUESTIONS = 2;
/** With their row numbers, the weights take about 295 KB as text; the limit is 300 KB. */
const MOST_WEIGHTS = 104_500;

/**
 * Passes over the questions, with a learning rate that decreases linearly. A large rate would make the result depend on the
 * order of the questions.
 */
const FIRST: Pass = { rounds: 4, from: 1, to: 1 };
const AGAIN: Pass = { rounds: 2, from: 0.5, to: 0.3 };
interface Pass {
  readonly rounds: number;
  readonly from: number;
  readonly to: number;
}
/** Smaller errors of a tool's probability do not change weights. */
const LEAST_ERROR = 0.004;
/** Column numbers are stored in one byte. */
const MOST_COLUMNS = 255;
const LEVEL_ROUNDS = 12;

/**
 * Returns the serialized classifier, or no bytes if there are more tools than columns. find_tool then uses only its word index.
 * @param tools ids; examples refer to them by index
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
 * Questions of a tool are adjacent, so they are shuffled. The position depends only on the question, so adding or removing one
 * keeps the order of the others.
 */
function shuffled(examples: readonly Example[]): Example[] {
  const places = new Map(examples.map((example) => [example, hashOf(example.features)]));
  return [...examples].sort((a, b) => (places.get(a) as number) - (places.get(b) as number));
}

/** FNV-1a hash. */
function hashOf(features: Features): number {
  let hash = 0x811c9dc5;
  for (const bucket of features.keys()) hash = Math.imul(hash ^ bucket, 0x01000193);
  return hash;
}

/** Weights the two kinds of examples so their totals are equal. */
function sharesOf(examples: readonly Example[]): Shares {
  const answered = examples.filter(({ isAnswered }) => isAnswered).length;
  const share = (some: number) => examples.length / (2 * Math.max(1, some));
  return { answered: share(answered), unanswered: share(examples.length - answered) };
}

/** Weights features by rarity: the square root of the logarithm. */
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

/** A question as a unit vector. */
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

interface Shares {
  readonly answered: number;
  readonly unanswered: number;
}

/** Stochastic gradient descent, one question at a time. */
class Steps {
  readonly #columns: Columns;
  readonly #shares: Shares;
  readonly #sums: Float64Array;
  readonly #likely: Float64Array;
  /** Step per column; 0 between steps. */
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

/** Quantization levels, by k-means clustering. */
function levelsOf(weights: Float32Array): number[] {
  const sorted = weights.sort();
  // Start at the median; each initial level is half as frequent as the one before.
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

/**
 * Base-2 logarithm with linear interpolation between powers of 2, because the last bit of Math.log may differ between
 * platforms.
 */
function logarithm(value: number): number {
  let [whole, rest] = [0, value];
  for (; rest >= 2; rest /= 2) whole += 1;
  return whole + rest - 1;
}

/** Logistic function. */
function likelihood(odds: number): number {
  const power = powerOf(-Math.abs(odds));
  return (odds > 0 ? 1 : power) / (1 + power);
}

/** Approximates e to a power of at most 0. Avoids Math.exp for the same reason as `logarithm`. */
function powerOf(exponent: number): number {
  let power = Math.max(0, 1 + exponent / 4096);
  for (let doubling = 0; doubling < 12; doubling++) power *= power;
  return power;
}
