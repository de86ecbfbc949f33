// Narrows a cube to a few series: checks the caller's filters (sources silently ignore unknown codes), fills open dimensions
// with totals, and returns the remaining ones as choices.

import { invalidArgument } from '../contract/problem.ts';
import { nearestFew } from '../lib/text/nearest.ts';
import type { Choice, Choices } from './series.ts';

export type Filters = Readonly<Record<string, readonly string[]>>;

/** Maximum number of series in an answer. If more match, the caller must choose. */
export const MAX_SERIES = 12;
/** Per dimension. */
const MAX_CODES_SHOWN = 40;
/** Codes that mean a total, in order of preference. */
const TOTALS = ['TOTAL', '_T', 'T', 'TOT', '_Z', 'S1', 'S13'];
/** Sectors of national accounts. They are totals only if all codes of the dimension begin with them. */
const SECTORS = new Set(['S1', 'S13']);

export interface Narrowed {
  readonly series: number;
  /** Fixed dimensions: those set by the caller, those with a single code, and those filled with a total. */
  readonly filters: Filters;
  readonly byTotal: readonly string[];
  readonly open: readonly Choice[];
}

/** Fills dimensions with totals until few enough series remain. */
export function narrow(dimensions: readonly Choice[], requested: Filters): Narrowed {
  const filters: Record<string, readonly string[]> = { ...requested };
  const byTotal: string[] = [];
  const open: Choice[] = [];
  let series = 1;
  const wide = dimensions.reduce((product, { codes }) => product * Math.max(1, codes.length), 1) > MAX_SERIES;
  for (const dimension of dimensions) {
    const { id, codes } = dimension;
    if (codes.length <= 1 || requested[id] !== undefined) {
      series *= Math.max(1, codes.length);
      continue;
    }
    const total = wide ? totalOf(dimension) : undefined;
    if (total === undefined) {
      series *= codes.length;
      open.push(dimension);
    } else {
      filters[id] = [total];
      byTotal.push(id);
    }
  }
  return { series, filters, byTotal, open };
}

/** `T` can also mean an industry section or tonnes, and the government sector is not the total of an economy. */
function totalOf({ id, codes }: Choice): string | undefined {
  // A dimension of units has no total.
  if (/unit/i.test(id)) return undefined;
  return TOTALS.find((total) => {
    const found = codes.find(({ code }) => code === total);
    if (found === undefined) return false;
    if (SECTORS.has(total)) return codes.every(({ code }) => code.startsWith(total));
    return total !== 'T' || found.label === total || /\b(?:total|all|both)\b/i.test(found.label);
  });
}

/** @param write builds an id from filters */
export function choicesOf(
  name: string,
  { series, filters, open }: Narrowed,
  write: (filters: Filters) => string,
): Choices {
  const first = Object.fromEntries(open.map(({ id, codes }) => [id, [codes[0]?.code ?? '']]));
  return {
    name,
    series,
    choices: open.map((choice) => ({
      ...choice,
      count: choice.codes.length,
      codes: choice.codes.slice(0, MAX_CODES_SHOWN),
    })),
    example: write({ ...filters, ...first }),
  };
}

/** @throws Problem `invalid_arguments` with the nearest known dimension or code */
export function checkFilters(filters: Filters, dimensions: readonly Choice[]): void {
  for (const [id, codes] of Object.entries(filters)) {
    const dimension = dimensions.find((each) => each.id.toLowerCase() === id.toLowerCase());
    if (dimension === undefined) {
      const names = dimensions.map((each) => each.id);
      throw invalidArgument('indicator', `${id} is not a dimension of this table`, `Dimensions: ${names.join(', ')}.`);
    }
    for (const code of codes) {
      if (dimension.codes.some((each) => each.code === code)) continue;
      const known = dimension.codes.map((each) => each.code);
      const near = nearestFew(code, known, 3);
      const hint =
        near.length > 0
          ? `Did you mean ${near.join(' or ')}?`
          : `Codes of ${dimension.id}: ${known.slice(0, 15).join(', ')}${known.length > 15 ? ', …' : ''}.`;
      throw invalidArgument('indicator', `${code} is not a code of ${dimension.id} here`, hint);
    }
  }
}
