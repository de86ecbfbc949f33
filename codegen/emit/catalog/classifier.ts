// The classifier behind `find_tool`, learnt from the questions of spec/asks: for each tool the mean of its questions, in which
// weighs what few questions have (Rocchio's method), and then a little for each question that is nearer to another tool's.

import { type FeatureRow, FULL, HEAVIEST, writeRows } from '../../../runtime/language/classifier.ts';
import type { Features } from '../../../runtime/language/question-features.ts';

/** A question with the number of its class. */
export interface Example {
  readonly of: number;
  readonly features: Features;
}

/** What a single question has tells nothing of others. */
const FEWEST_QUESTIONS = 2;
/** The weights that tell most are kept: some 220 KB with their rows. */
const MOST_WEIGHTS = 74_500;

/** How often each question is looked at again, and how much nearer its own class must be than others. */
const ROUNDS = 2;
const MARGIN = 0.2;
const MOST_RIVALS = 5;
const MOST_CHANGE = 0.1;
/** A prime: the questions of a tool stand together, and are not looked at one after the other. */
const STRIDE = 7919;
/** Classes have a byte for their number, and the count of a row too. */
const MOST_CLASSES = 255;

/** The classifier as bytes; none where there are more classes than it has room for: the words of texts and questions are left then. */
export function learnt(examples: readonly Example[]): Uint8Array {
  const classes = Math.max(0, ...examples.map(({ of }) => of + 1));
  if (classes > MOST_CLASSES) return new Uint8Array();
  const having = new Map<number, number>();
  for (const { features } of examples) {
    for (const bucket of features.keys()) having.set(bucket, (having.get(bucket) ?? 0) + 1);
  }
  const tells = new Map<number, number>();
  const most = logarithm(1 + examples.length / FEWEST_QUESTIONS);
  for (const [bucket, count] of having) {
    if (count < FEWEST_QUESTIONS) continue;
    tells.set(bucket, Math.round((FULL * logarithm(1 + examples.length / count)) / most));
  }
  const buckets = [...tells.keys()].sort((a, b) => a - b);
  const rowOf = new Map(buckets.map((bucket, row) => [bucket, row * classes]));
  const read = examples.map((example) => vectorOf(example, tells, rowOf));
  const weights = refined(means(read, buckets.length, classes), read, classes);
  return writeRows(rowsOf(kept(weights), buckets, tells, classes));
}

/** A question as a vector of length 1: where the rows of its features begin, and their values. */
interface Vector {
  readonly of: number;
  readonly rows: readonly number[];
  readonly values: readonly number[];
}

function vectorOf(
  { of, features }: Example,
  tells: ReadonlyMap<number, number>,
  rowOf: ReadonlyMap<number, number>,
): Vector {
  const known = [...features].filter(([bucket]) => tells.has(bucket));
  const values = known.map(([bucket, weight]) => weight * (tells.get(bucket) as number));
  const length = Math.sqrt(values.reduce((sum, value) => sum + value * value, 0)) || 1;
  return {
    of,
    rows: known.map(([bucket]) => rowOf.get(bucket) as number),
    values: values.map((value) => value / length),
  };
}

/** For each row the weights of the classes: the mean of each, of length 1. */
function means(read: readonly Vector[], rows: number, classes: number): Float64Array {
  const weights = new Float64Array(rows * classes);
  for (const { of, rows: begin, values } of read) {
    for (const [at, row] of begin.entries()) add(weights, row + of, values[at] as number);
  }
  const squares = new Float64Array(classes);
  for (const [at, weight] of weights.entries()) add(squares, at % classes, weight * weight);
  return weights.map((weight, at) => (weight === 0 ? 0 : weight / Math.sqrt(squares[at % classes] as number)));
}

function add(values: Float64Array, at: number, by: number): void {
  values[at] = (values[at] as number) + by;
}

/**
 * The weights after each question was looked at some times: where classes come near that are not its own, it is moved towards its
 * own and away from them (a passive-aggressive perceptron, averaged over all steps).
 */
function refined(weights: Float64Array, read: readonly Vector[], classes: number): Float64Array {
  const averaged = weights.slice();
  const steps = ROUNDS * read.length;
  for (let step = 0; step < steps; step++) {
    const vector = read[(step * STRIDE) % read.length] as Vector;
    const near = nearness(vector, weights, classes);
    const least = (near[vector.of] as number) - MARGIN;
    const rivals = [...near.keys()]
      .filter((of) => of !== vector.of && (near[of] as number) > least)
      .sort((a, b) => (near[b] as number) - (near[a] as number) || a - b)
      .slice(0, MOST_RIVALS);
    if (rivals.length === 0) continue;
    const loss = rivals.reduce((sum, of) => sum + (near[of] as number) - least, 0) / rivals.length;
    const by = Math.min(MOST_CHANGE, loss / (1 + 1 / rivals.length));
    const counted = (steps - step) / steps;
    for (const [at, row] of vector.rows.entries()) {
      const change = by * (vector.values[at] as number);
      add(weights, row + vector.of, change);
      add(averaged, row + vector.of, change * counted);
      for (const of of rivals) {
        add(weights, row + of, -change / rivals.length);
        add(averaged, row + of, (-change * counted) / rivals.length);
      }
    }
  }
  return averaged;
}

function nearness({ rows, values }: Vector, weights: Float64Array, classes: number): Float64Array {
  const near = new Float64Array(classes);
  for (let at = 0; at < rows.length; at++) {
    const [row, value] = [rows[at] as number, values[at] as number];
    for (let of = 0; of < classes; of++) near[of] = (near[of] as number) + (weights[row + of] as number) * value;
  }
  return near;
}

/** The heaviest weights as whole numbers, by where they stand; what rounds to nothing is left out. */
function kept(weights: Float64Array): Map<number, number> {
  const heaviest = [...weights.keys()]
    .filter((at) => weights[at] !== 0)
    .sort((a, b) => Math.abs(weights[b] as number) - Math.abs(weights[a] as number) || a - b)
    .slice(0, MOST_WEIGHTS);
  const whole = heaviest.map((at): [number, number] => {
    const weight = Math.round((weights[at] as number) * FULL);
    return [at, Math.max(-HEAVIEST, Math.min(HEAVIEST, weight))];
  });
  return new Map(whole.filter(([, weight]) => weight !== 0));
}

function rowsOf(
  weights: ReadonlyMap<number, number>,
  buckets: readonly number[],
  tells: ReadonlyMap<number, number>,
  classes: number,
): FeatureRow[] {
  return buckets.flatMap((bucket, row) => {
    const of = Array.from({ length: classes }, (_, each): [number, number] => [
      each,
      weights.get(row * classes + each) ?? 0,
    ]).filter(([, weight]) => weight !== 0);
    return of.length === 0 ? [] : [{ bucket, tells: tells.get(bucket) as number, weights: of.flat() }];
  });
}

/** To the base of 2, straight between its whole numbers: the libraries' own may differ in the last bit. */
function logarithm(value: number): number {
  let [whole, rest] = [0, value];
  for (; rest >= 2; rest /= 2) whole += 1;
  return whole + rest - 1;
}
