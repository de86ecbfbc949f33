// A task that is done in two ways: with single calls whose results a script combines, and with one query.

export type Row = readonly (string | number | null)[];

// biome-ignore lint/suspicious/noExplicitAny: scripts read results of every shape
export type Result = any;

export type CallTool = (tool: string, values: object) => Promise<Result>;

export type Kind =
  | 'ranking'
  | 'cross-section'
  | 'join'
  | 'aggregation'
  | 'conversion'
  | 'counts by group'
  | 'change over time'
  | 'chain';

export interface QueryTask {
  readonly asks: string;
  readonly kind: Kind;
  /** Computes the answer from single calls. */
  readonly singly: (call: CallTool) => Promise<readonly Row[]>;
  readonly query: object;
  /** Computed from the figures of the simulated sources, or constant. */
  readonly expected: readonly Row[];
}

const DATA = 'economic_indicators__get_economic_data';

export interface QueryCall {
  readonly tool: string;
  readonly arguments?: object;
  readonly for_each?: object;
}

const annual = (indicator: string, from: number, to: number) => ({
  ...{ indicator, source: 'development_bank', year_from: from, year_to: to },
});

export function eachCountry(countries: object, indicator: string, from: number, to = from): QueryCall {
  return { tool: DATA, arguments: annual(indicator, from, to), for_each: { country: countries } };
}

export function allCountries(countries: object, indicator: string, from: number, to = from): QueryCall {
  return { tool: DATA, arguments: { ...annual(indicator, from, to), ...countries } };
}

/** A number in a script. */
export interface Figure {
  readonly country: string;
  readonly year: number;
  readonly value: number | null;
}

export async function eachFigure(
  call: CallTool,
  countries: readonly string[],
  indicator: string,
  from: number,
  to = from,
): Promise<Figure[]> {
  const found = [];
  for (const country of countries)
    found.push(...figuresIn(await call(DATA, { ...annual(indicator, from, to), country })));
  return found;
}

export async function allFigures(
  call: CallTool,
  countries: object,
  indicator: string,
  from: number,
  to = from,
): Promise<Figure[]> {
  return figuresIn(await call(DATA, { ...annual(indicator, from, to), ...countries }));
}

function figuresIn(result: Result): Figure[] {
  return result.series.flatMap(({ country, observations }: Result) =>
    observations.map(({ period, value }: Result) => ({ country: country.code, year: Number(period), value })),
  );
}

export async function eachResult(
  call: CallTool,
  tool: string,
  values: object,
  argument: string,
  over: readonly (string | number)[],
): Promise<Result[]> {
  const results = [];
  for (const value of over) results.push(await call(tool, { ...values, [argument]: value }));
  return results;
}

/** The first rows sorted by a column, largest first, or smallest first if `min` is set. Omits rows without a figure. */
export function ranked(rows: readonly Row[], column: number, max = rows.length, min = false): Row[] {
  const known = rows.filter((row) => row[column] !== null);
  return known.sort((a, b) => (Number(b[column]) - Number(a[column])) * (min ? -1 : 1)).slice(0, max);
}

export function sum(values: readonly (number | null)[]): number {
  return values.reduce<number>((total, value) => total + (value ?? 0), 0);
}

export function mean(values: readonly (number | null)[]): number {
  const known = values.filter((value) => value !== null);
  return sum(known) / known.length;
}

export function counts(values: readonly string[]): Row[] {
  return [...new Set(values)].sort().map((text) => [text, values.filter((value) => value === text).length]);
}
