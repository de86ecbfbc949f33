// One row per published day, one column per currency, in units per EUR. All days since 1999 take 2.5 MB.

import { dayNumber, dayOfNumber } from '../../lib/day.ts';

/** NaN means "no rate". */
export interface RateTableData {
  /** Column codes. */
  readonly codes: readonly string[];
  /** Days since 1970-01-01, ascending. */
  readonly days: Int32Array<ArrayBuffer>;
  /** Row-major. */
  readonly rates: Float64Array<ArrayBuffer>;
}

/** Rates of one day, so both legs of a cross rate use the same day. */
export interface RateDay {
  readonly date: string;
  /** Units per EUR (1 for EUR). */
  rate(code: string): number | undefined;
  /** Sorted, including EUR. */
  codes(): string[];
}

export class RateTable {
  readonly data: RateTableData;
  readonly #columns: ReadonlyMap<string, number>;

  /** @throws Error for an empty or inconsistent table */
  constructor(data: RateTableData) {
    const { codes, days, rates } = data;
    if (days.length === 0 || rates.length !== days.length * codes.length)
      throw new Error('The data is not a valid rate table.');
    this.data = data;
    this.#columns = new Map(codes.map((code, column) => [code, column]));
  }

  get length(): number {
    return this.data.days.length;
  }

  get first(): string {
    return this.date(0);
  }

  get last(): string {
    return this.date(this.length - 1);
  }

  date(row: number): string {
    return dayOfNumber(this.data.days[row] as number);
  }

  day(row: number): RateDay {
    return {
      date: this.date(row),
      rate: (code) => this.rate(row, code),
      codes: () => ['EUR', ...this.data.codes].filter((code) => this.rate(row, code) !== undefined).sort(),
    };
  }

  newest(): RateDay {
    return this.day(this.length - 1);
  }

  /** Returns the row of the last day up to `date`; -1 if there is none. */
  rowUpTo(date: string): number {
    const target = dayNumber(date);
    let low = 0;
    let high = this.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.data.days[middle] as number) <= target) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  }

  rate(row: number, code: string): number | undefined {
    if (code === 'EUR') return 1;
    const column = this.#columns.get(code);
    if (column === undefined) return undefined;
    const rate = this.data.rates[row * this.data.codes.length + column] as number;
    return Number.isNaN(rate) ? undefined : rate;
  }

  /** The nearest days with a rate: one up to `row` and one after it. */
  around(row: number, code: string): { readonly before: string | undefined; readonly after: string | undefined } {
    let before = row;
    while (before >= 0 && this.rate(before, code) === undefined) before--;
    let after = row + 1;
    while (after < this.length && this.rate(after, code) === undefined) after++;
    return {
      before: before < 0 ? undefined : this.date(before),
      after: after >= this.length ? undefined : this.date(after),
    };
  }
}
