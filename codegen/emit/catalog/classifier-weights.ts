// Classifier weights during training: first all of them, then only the heaviest, which saves most of the time.

/** One row of weights per feature, one column per class. */
export interface Weights {
  /** Adds a row, multiplied by `value`, to the sums. */
  addTo(sums: Float64Array, row: number, value: number): void;
  /** Adds `value` times the step of each listed column to a row. */
  move(row: number, value: number, columns: readonly number[], by: Float64Array): void;
}

/** Dense storage for the first training pass. */
export class AllWeights implements Weights {
  readonly #rows: number;
  readonly #width: number;
  readonly #weights: Float32Array;

  constructor(rows: number, width: number) {
    this.#rows = rows;
    this.#width = width;
    this.#weights = new Float32Array(rows * width);
  }

  addTo(sums: Float64Array, row: number, value: number): void {
    const [weights, width, from] = [this.#weights, this.#width, row * this.#width];
    for (let column = 0; column < width; column++) {
      sums[column] = (sums[column] as number) + (weights[from + column] as number) * value;
    }
  }

  move(row: number, value: number, columns: readonly number[], by: Float64Array): void {
    const [weights, from] = [this.#weights, row * this.#width];
    for (const column of columns) {
      weights[from + column] = (weights[from + column] as number) + (by[column] as number) * value;
    }
  }

  /** Keeps the `most` weights with the largest absolute values; the others stay 0. */
  heaviest(most: number): KeptWeights {
    // Hoisted: reading private fields for millions of weights took most of the time.
    const [all, rows, width] = [this.#weights, this.#rows, this.#width];
    const sizes = sizesOf(all);
    const least = sizes.length <= most ? 0 : largest(sizes, most);
    const starts = new Int32Array(rows + 1);
    const [columns, weights]: [number[], number[]] = [[], []];
    for (let row = 0; row < rows; row++) {
      const from = row * width;
      for (let column = 0; column < width; column++) {
        const weight = all[from + column] as number;
        if (weight === 0 || Math.abs(weight) < least) continue;
        columns.push(column);
        weights.push(weight);
      }
      starts[row + 1] = columns.length;
    }
    return new KeptWeights(starts, Uint8Array.from(columns), Float32Array.from(weights));
  }
}

/** Sparse storage: a few weights per row. A weight that has become 0 stays 0. */
export class KeptWeights implements Weights {
  readonly #starts: Int32Array;
  readonly #columns: Uint8Array;
  readonly #weights: Float32Array;

  constructor(starts: Int32Array, columns: Uint8Array, weights: Float32Array) {
    this.#starts = starts;
    this.#columns = columns;
    this.#weights = weights;
  }

  addTo(sums: Float64Array, row: number, value: number): void {
    const [columns, weights, end] = [this.#columns, this.#weights, this.#starts[row + 1] as number];
    for (let at = this.#starts[row] as number; at < end; at++) {
      const column = columns[at] as number;
      sums[column] = (sums[column] as number) + (weights[at] as number) * value;
    }
  }

  move(row: number, value: number, _: readonly number[], by: Float64Array): void {
    const [columns, weights, end] = [this.#columns, this.#weights, this.#starts[row + 1] as number];
    for (let at = this.#starts[row] as number; at < end; at++) {
      const weight = weights[at] as number;
      if (weight !== 0) weights[at] = weight + (by[columns[at] as number] as number) * value;
    }
  }

  row(row: number): [column: number, weight: number][] {
    const [from, to] = this.#starts.subarray(row, row + 2);
    const columns = [...this.#columns.subarray(from, to)];
    return columns
      .map((column, at): [number, number] => [column, this.#weights[(from as number) + at] as number])
      .filter(([, weight]) => weight !== 0);
  }

  /** Absolute values of the nonzero weights. */
  sizes(): Float32Array {
    return sizesOf(this.#weights);
  }
}

/** Absolute values of nonzero weights. Counts first, because filtering millions takes ten times as long. */
function sizesOf(weights: Float32Array): Float32Array {
  let count = 0;
  for (let at = 0; at < weights.length; at++) if (weights[at] !== 0) count += 1;
  const sizes = new Float32Array(count);
  for (let at = 0, next = 0; at < weights.length; at++) {
    if (weights[at] !== 0) sizes[next++] = Math.abs(weights[at] as number);
  }
  return sizes;
}

/**
 * Returns the nth largest value. Sorting millions takes a second, so the values are first counted by the upper half of their
 * bits, which have the same order as positive floats.
 */
function largest(sizes: Float32Array, nth: number): number {
  const bits = new Uint32Array(sizes.buffer);
  const counts = new Uint32Array(1 << 16);
  for (let at = 0; at < bits.length; at++) {
    const half = (bits[at] as number) >>> 16;
    counts[half] = (counts[half] as number) + 1;
  }
  let upper = counts.length - 1;
  let above = 0;
  for (; above + (counts[upper] as number) < nth; upper--) above += counts[upper] as number;
  const alike = new Float32Array(counts[upper] as number);
  for (let at = 0, next = 0; at < bits.length; at++) {
    if ((bits[at] as number) >>> 16 === upper) alike[next++] = sizes[at] as number;
  }
  return alike.sort()[alike.length - (nth - above)] as number;
}
