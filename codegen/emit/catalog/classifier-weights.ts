// The weights of the classifier while it is learnt: all of them, then the few that are kept, which is where most of the time is spared.

/** A row of weights for each feature, one for each column. */
export interface Weights {
  /** Adds a row, times a value, to a sum for each column. */
  addTo(sums: Float64Array, row: number, value: number): void;
  /** Moves a row by a value times what each column moves by; other columns than those named move by 0. */
  move(row: number, value: number, columns: readonly number[], by: Float64Array): void;
}

/** A place for every weight: what is learnt from the beginning. */
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

  /** So many of the weights, those that are farthest from 0; the others stay 0. */
  heaviest(most: number): KeptWeights {
    const sizes = sizesOf(this.#weights).sort();
    const least = sizes.length <= most ? 0 : (sizes[sizes.length - most] as number);
    const starts = new Int32Array(this.#rows + 1);
    const [columns, weights]: [number[], number[]] = [[], []];
    for (let row = 0; row < this.#rows; row++) {
      for (let column = 0; column < this.#width; column++) {
        const weight = this.#weights[row * this.#width + column] as number;
        if (weight === 0 || Math.abs(weight) < least) continue;
        columns.push(column);
        weights.push(weight);
      }
      starts[row + 1] = columns.length;
    }
    return new KeptWeights(starts, Uint8Array.from(columns), Float32Array.from(weights));
  }
}

/** Of each row a few weights, with their columns; one that has become 0 stays so. */
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

  /** The weights of a row that are not 0, each with its column. */
  row(row: number): [column: number, weight: number][] {
    const [from, to] = this.#starts.subarray(row, row + 2);
    const columns = [...this.#columns.subarray(from, to)];
    return columns
      .map((column, at): [number, number] => [column, this.#weights[(from as number) + at] as number])
      .filter(([, weight]) => weight !== 0);
  }

  /** How far from 0 those are that are not. */
  sizes(): Float32Array {
    return sizesOf(this.#weights);
  }
}

/** How far from 0 those are that are not. Counted first: a filter of millions takes ten times as long. */
function sizesOf(weights: Float32Array): Float32Array {
  let count = 0;
  for (let at = 0; at < weights.length; at++) if (weights[at] !== 0) count += 1;
  const sizes = new Float32Array(count);
  for (let at = 0, next = 0; at < weights.length; at++) {
    if (weights[at] !== 0) sizes[next++] = Math.abs(weights[at] as number);
  }
  return sizes;
}
