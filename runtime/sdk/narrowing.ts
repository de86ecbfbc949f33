// From a cube to the few series that somebody meant: what is chosen is checked (sources drop what they do not know), what is open is
// closed by totals where there are some, and what stays open is handed back as a choice. Pure.

import { invalidArgument } from '../contract/problem.ts';
import { nearestFew } from '../lib/text/nearest.ts';
import type { Choice, Choices } from './series.ts';

/** What is chosen: codes by dimension. */
export type Filters = Readonly<Record<string, readonly string[]>>;

/** Series that are handed out together; more is a choice to make. */
export const MOST_SERIES = 12;
/** Codes of a dimension that a choice shows. */
const MOST_CODES_SHOWN = 40;
/** Codes that stand for everything, best first. */
const TOTALS = ['TOTAL', '_T', 'T', 'TOT', '_Z', 'S1', 'S13'];
/** Sectors of national accounts: total of those only whose codes begin with theirs. */
const SECTORS = new Set(['S1', 'S13']);

/** What of a table was chosen. */
export interface Narrowed {
  /** Series left, at most. */
  readonly series: number;
  /** Everything that is fixed now: by the caller, by there being one code only, by a total. */
  readonly filters: Filters;
  /** Dimensions that a total closed. */
  readonly byTotal: readonly string[];
  readonly open: readonly Choice[];
}

/** Closes dimensions by totals until few series are left. */
export function narrow(dimensions: readonly Choice[], given: Filters): Narrowed {
  const filters: Record<string, readonly string[]> = { ...given };
  const byTotal: string[] = [];
  const open: Choice[] = [];
  let series = 1;
  const wide = dimensions.reduce((product, { codes }) => product * Math.max(1, codes.length), 1) > MOST_SERIES;
  for (const dimension of dimensions) {
    const { id, codes } = dimension;
    if (codes.length <= 1 || given[id] !== undefined) {
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

/** The code that stands for all others: T is a section of industries and tonnes, too, and government no total of an economy. */
function totalOf({ id, codes }: Choice): string | undefined {
  // No unit is the sum of others.
  if (/unit/i.test(id)) return undefined;
  return TOTALS.find((total) => {
    const found = codes.find(({ code }) => code === total);
    if (found === undefined) return false;
    if (SECTORS.has(total)) return codes.every(({ code }) => code.startsWith(total));
    return total !== 'T' || found.label === total || /\b(?:total|all|both)\b/i.test(found.label);
  });
}

/** The choice that is left to the caller. `write` makes an id of filters. */
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
      codes: choice.codes.slice(0, MOST_CODES_SHOWN),
    })),
    example: write({ ...filters, ...first }),
  };
}

/** Throws Problem `invalid_arguments` for a dimension or code that is not there, with the nearest that are. */
export function checkFilters(filters: Filters, dimensions: readonly Choice[]): void {
  for (const [id, codes] of Object.entries(filters)) {
    const dimension = dimensions.find((each) => each.id.toLowerCase() === id.toLowerCase());
    if (dimension === undefined) {
      const names = dimensions.map((each) => each.id);
      throw invalidArgument('indicator', `there is no dimension ${id}`, `Dimensions: ${names.join(', ')}.`);
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
