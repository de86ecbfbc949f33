// Trains the classifier behind `find_tool` on the questions of questions.yaml: a multinomial logistic regression. A
// tool's score is the sum of its own weights and those of its service, so that all tools of a service contribute to the
// service's weights. A second, binary classifier decides whether any tool can answer the question.

import { Columns, type Learnt, MAX_RARITY, MAX_WEIGHT, writeLearnt } from '../../../runtime/search/classifier.ts';
import type { Features } from '../../../runtime/search/question-features.ts';

export interface Example {
  readonly of: number;
  readonly isAnswered: boolean;
  readonly features: Features;
}

/**
 * Minimum number of questions in which a feature must occur, because features that occur in a single question do not
 * generalize.
 */
const MIN_QUESTIONS = 2;
/** Number of weights that are kept. They take about 290 KB when serialized; the limit is 300 KB. */
const MAX_WEIGHTS = 77_500;
/**
 * Number of passes over the questions, and the learning rate, which decreases linearly. It is small because with a
 * large rate, the result depends on the order of the questions.
 */
const ROUNDS = 6;
const RATE = { from: 1, to: 0.3 };
/** Minimum prediction error. Smaller errors do not change weights. */
const MIN_ERROR = 0.004;

/** Trains the classifier and returns it as text, in the format of `writeLearnt`. */
export function learnt(examples: readonly Example[], tools: readonly string[]): string {
  const columns = new Columns(tools);
  const tells = tellsOf(examples);
  const buckets = [...tells.keys()].sort((a, b) => a - b);
  const rowOf = new Map(buckets.map((bucket, row) => [bucket, row]));
  const vectors = shuffled(examples).map((example) => vectorOf(example, tells, rowOf));
  const { unit, weights } = rounded(trained(vectors, columns, buckets.length), columns);
  const kept = buckets.flatMap((bucket, row) => {
    const own = weights[row] as readonly number[];
    return own.length === 0 ? [] : [{ bucket, tells: tells.get(bucket) as number, own }];
  });
  return writeLearnt({
    unit,
    buckets: kept.map(({ bucket }) => bucket),
    tells: kept.map((each) => each.tells),
    weights: kept.map(({ own }) => own),
  });
}

/**
 * The questions for one tool are adjacent, so all questions are shuffled. The position of a question depends only on
 * its content, so adding or removing one does not change the order of the others.
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

/** Weights features by rarity. The weight is the square root of a logarithm. */
function tellsOf(examples: readonly Example[]): Map<number, number> {
  const having = new Map<number, number>();
  for (const { features } of examples) {
    for (const bucket of features.keys()) having.set(bucket, (having.get(bucket) ?? 0) + 1);
  }
  const max = logarithm(1 + examples.length / MIN_QUESTIONS);
  const common = [...having].filter(([, count]) => count >= MIN_QUESTIONS);
  return new Map(
    common.map(([bucket, count]) => {
      const share = Math.sqrt(logarithm(1 + examples.length / count) / max);
      return [bucket, Math.max(1, Math.round(MAX_RARITY * share))];
    }),
  );
}

interface Vector {
  readonly of: number;
  readonly isAnswered: boolean;
  readonly rows: readonly number[];
  readonly values: readonly number[];
}

function vectorOf(
  { of, isAnswered, features }: Example,
  tells: ReadonlyMap<number, number>,
  rowOf: ReadonlyMap<number, number>,
): Vector {
  const known = [...features].filter(([bucket]) => tells.has(bucket));
  const values = known.map(([bucket, weight]) => weight * (tells.get(bucket) as number));
  const length = Math.sqrt(values.reduce((sum, value) => sum + value * value, 0)) || 1;
  const rows = known.map(([bucket]) => rowOf.get(bucket) as number);
  return { of, isAnswered, rows, values: values.map((value) => value / length) };
}

/** Arrays that are reused in every step to avoid allocations. */
interface Buffers {
  readonly sums: Float64Array;
  readonly errors: Float64Array;
  readonly scores: Float64Array;
}

/** Trains by stochastic gradient descent. Returns the weight of each column in each row. */
function trained(vectors: readonly Vector[], columns: Columns, rows: number): Float32Array {
  const weights = new Float32Array(rows * columns.count);
  const answerable = vectors.filter(({ isAnswered }) => isAnswered).length;
  const shareOf = (some: number) => vectors.length / (2 * Math.max(1, some));
  const shares = { answered: shareOf(answerable), unanswered: shareOf(vectors.length - answerable) };
  const total = ROUNDS * vectors.length;
  const buffers: Buffers = {
    sums: new Float64Array(columns.count),
    errors: new Float64Array(columns.count),
    scores: new Float64Array(columns.ofService.length),
  };
  const moved = {
    byRow: Array.from({ length: rows }, (): number[] => []),
    listed: new Uint8Array(rows * columns.count),
  };
  for (let step = 0; step < total; step++) {
    const vector = vectors[step % vectors.length] as Vector;
    addWeights(vector, weights, moved, buffers.sums.fill(0));
    const rate = RATE.from + ((RATE.to - RATE.from) * step) / total;
    const share = vector.isAnswered ? shares.answered : shares.unanswered;
    const errors = errorsOf(vector, columns, share, buffers);
    moveWeights(vector, weights, moved, errors, rate);
  }
  return weights;
}

/** The columns whose weight has changed, by row. Most weights stay 0, so sums skip the other columns. */
interface MovedColumns {
  readonly byRow: readonly number[][];
  readonly listed: Uint8Array;
}

function addWeights({ rows, values }: Vector, weights: Float32Array, moved: MovedColumns, sums: Float64Array): void {
  const count = sums.length;
  for (let each = 0; each < rows.length; each++) {
    const row = rows[each] as number;
    const value = values[each] as number;
    const columns = moved.byRow[row] as number[];
    for (let at = 0; at < columns.length; at++) {
      const column = columns[at] as number;
      sums[column] = (sums[column] as number) + value * (weights[row * count + column] as number);
    }
  }
}

function moveWeights(
  { rows, values }: Vector,
  weights: Float32Array,
  moved: MovedColumns,
  errors: Float64Array,
  rate: number,
): void {
  const columns: number[] = [];
  for (let column = 0; column < errors.length; column++) if (errors[column] !== 0) columns.push(column);
  for (let each = 0; each < rows.length; each++) {
    const row = rows[each] as number;
    const known = moved.byRow[row] as number[];
    const step = rate * (values[each] as number);
    for (const column of columns) {
      const at = row * errors.length + column;
      weights[at] = (weights[at] as number) + step * (errors[column] as number);
      if (moved.listed[at] !== 0) continue;
      moved.listed[at] = 1;
      known.push(column);
    }
  }
}

/** Errors below `MIN_ERROR` count as zero. */
function errorsOf(
  { of, isAnswered }: Vector,
  { ofService, answered }: Columns,
  share: number,
  { sums, errors, scores: likely }: Buffers,
): Float64Array {
  errors.fill(0);
  likelihoods(sums, ofService, likely);
  for (let tool = 0; tool < likely.length; tool++) {
    const error = Number(tool === of) - (likely[tool] as number);
    if (Math.abs(error) < MIN_ERROR) continue;
    errors[tool] = error;
    const service = ofService[tool] as number;
    if (service >= 0) errors[service] = (errors[service] as number) + error;
  }
  const error = Number(isAnswered) - likelihood(sums[answered] as number);
  if (Math.abs(error) >= MIN_ERROR) errors[answered] = error * share;
  return errors;
}

function likelihoods(sums: Float64Array, ofService: readonly number[], scores: Float64Array): void {
  let max = Number.NEGATIVE_INFINITY;
  for (let tool = 0; tool < scores.length; tool++) {
    const service = ofService[tool] as number;
    const score = (sums[tool] as number) + (service < 0 ? 0 : (sums[service] as number));
    scores[tool] = score;
    if (score > max) max = score;
  }
  // Most tools have none of the question's features, so their score is 0 and is computed only once.
  const powerOfNone = powerOf(-max);
  let all = 0;
  for (let tool = 0; tool < scores.length; tool++) {
    const score = scores[tool] as number;
    const power = score === 0 ? powerOfNone : powerOf(score - max);
    scores[tool] = power;
    all += power;
  }
  for (let tool = 0; tool < scores.length; tool++) scores[tool] = (scores[tool] as number) / all;
}

/** Keeps the `MAX_WEIGHTS` weights with the largest magnitude, as multiples of a unit. */
function rounded(weights: Float32Array, { count }: Columns): Pick<Learnt, 'unit' | 'weights'> {
  const sizes = weights.map(Math.abs).sort();
  const unit = 2 * Math.max(sizes[sizes.length - MAX_WEIGHTS] ?? 0, (sizes.at(-1) ?? 0) / (2 * MAX_WEIGHT)) || 1;
  const rows = Array.from({ length: weights.length / count }, (_, row) => {
    const own: number[] = [];
    for (let column = 0; column < count; column++) {
      const weight = weights[row * count + column] as number;
      const multiple = Math.max(-MAX_WEIGHT, Math.min(MAX_WEIGHT, Math.round(weight / unit)));
      if (multiple !== 0) own.push(column, multiple);
    }
    return own;
  });
  return { unit, weights: rows };
}

/**
 * Returns the base-2 logarithm, interpolated linearly between powers of 2. Math.log is not used because its last bit
 * may differ between platforms.
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

/**
 * Approximates the exponential function for exponents of at most 0. Math.exp is not used because its last bit may
 * differ between platforms.
 */
function powerOf(exponent: number): number {
  let power = Math.max(0, 1 + exponent / 4096);
  for (let doubling = 0; doubling < 12; doubling++) power *= power;
  return power;
}
