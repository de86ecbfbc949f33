// Finds columns by name, because they differ between domains and years. Domains may have no items or years, and survey
// domains have no areas. Layouts without values, or with neither elements nor items, are rejected.

/** Column positions; undefined if the domain does not have the dimension. */
export interface Columns {
  readonly area: Dimension;
  readonly m49: number;
  readonly item: Dimension | undefined;
  readonly element: Dimension | undefined;
  readonly year: Dimension | undefined;
  readonly unit: number;
  readonly value: number;
  readonly flag: number;
  readonly note: number;
  /** Additional dimensions, such as months, partner countries or currencies. */
  readonly extras: readonly Dimension[];
}

export interface Dimension {
  /** Lowercase name, such as `area` or `partner_country`. */
  readonly id: string;
  readonly title: string;
  readonly code: number;
  readonly label: number;
}

/** Thrown if the columns cannot be interpreted, in which case downloading the file again does not help. */
export class UnknownLayout extends Error {}

/** Possible area columns; the first one found is used. Some domains have surveys or indicators instead of countries. */
const AREAS = ['area', 'reporter_country', 'country', 'recipient_country', 'donor', 'survey'];
const YEARS = ['year', 'census_year'];
const ELEMENTS = ['element', 'measure', 'statistics'];
const ITEMS = ['item', 'commodity'];
const INDICATORS = ['indicator'];
const FURTHER_ITEMS = ['food_value', 'food_group'];

/** @throws UnknownLayout that lists the missing columns */
export function columnsOf(header: readonly string[]): Columns {
  const titles = header.map((title) => title.replace(/^\ufeff/, '').trim());
  const names = titles.map((title) => title.toLowerCase());
  const dimensions = dimensionsOf(titles, names);
  const first = (...ids: readonly string[]) =>
    ids.map((id) => dimensions.find((each) => each.id === id)).find((each) => each !== undefined);
  const [area, indicator] = [first(...AREAS), first(...INDICATORS)];
  // If there is an element column, "Indicator" is the item; otherwise, it is the element.
  const element = first(...ELEMENTS) ?? indicator;
  const item = first(...ITEMS) ?? (element === indicator ? undefined : indicator) ?? first(...FURTHER_ITEMS);
  const value = names.indexOf('value');
  if (value === -1) throw new UnknownLayout('the data has no Value column');
  if (area === undefined) throw new UnknownLayout('the data has no area or survey column');
  if (element === undefined && item === undefined) throw new UnknownLayout('the data has no element or item column');
  const year = first(...YEARS) ?? lone('year', titles, names);
  const main = [area, item, element, year];
  const find = (...choices: string[]) => choices.map((name) => names.indexOf(name)).find((index) => index !== -1) ?? -1;
  return {
    area,
    m49: find(`${names[area.code]} (m49)`),
    item,
    element,
    year,
    unit: find('unit'),
    value,
    flag: find('flag', 'symbol'),
    note: find('note', 'notes'),
    extras: dimensions.filter((each) => !main.includes(each)),
  };
}

/**
 * Returns each "X Code" column with its label column, which is X, its plural, or the column after the code ("ISO
 * Currency Code, Currency").
 */
function dimensionsOf(titles: readonly string[], names: readonly string[]): Dimension[] {
  const used = new Set<number>();
  return names.flatMap((name, code): Dimension[] => {
    const base = / codes?$/.test(name) ? name.replace(/ codes?$/, '') : undefined;
    if (base === undefined) return [];
    const choices = [base, `${base}s`, base.replace(/country$/, 'countries')];
    const named = choices.map((choice) => names.indexOf(choice)).find((index) => index !== -1);
    const label = named ?? code + 1;
    const isBehind =
      named === undefined && !/ codes?$|\)$/.test(names[label] ?? ')') && !MEASURES.has(names[label] ?? '');
    if (used.has(label) || (named === undefined && !isBehind)) return [];
    used.add(label);
    const id = (named === undefined ? (names[label] as string) : base).replaceAll(' ', '_');
    return [{ id, title: titles[label] as string, code, label }];
  });
}

const MEASURES = new Set(['unit', 'value', 'flag', 'symbol', 'note', 'notes']);

function lone(name: string, titles: readonly string[], names: readonly string[]): Dimension | undefined {
  const at = names.indexOf(name);
  return at === -1 ? undefined : { id: name, title: titles[at] as string, code: at, label: at };
}
