// The columns of a domain's data file by name: they differ between domains and years. Each file is read by what it has: a domain may be
// without items or years, and one of surveys without areas; a layout without figures, or without what they are about, is refused.

/** Where the fields of a row stand; undefined is a dimension that the domain does not have. */
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
  /** Further dimensions: months, partner countries, currencies. */
  readonly extras: readonly Dimension[];
}

/** A dimension with the columns of its code and of its label. */
export interface Dimension {
  /** Its name in small letters: `area`, `partner_country`. */
  readonly id: string;
  /** As the file writes it. */
  readonly title: string;
  readonly code: number;
  readonly label: number;
}

/** A file whose columns say nothing that can be read here: however often it is fetched. */
export class UnknownLayout extends Error {}

/** By what figures are told apart, the first that a file has: surveys stand where others have countries, indicators for either. */
const AREAS = ['area', 'reporter_country', 'country', 'recipient_country', 'donor', 'survey'];
const YEARS = ['year', 'census_year'];
const ELEMENTS = ['element', 'measure', 'statistics'];
const ITEMS = ['item', 'commodity'];
const INDICATORS = ['indicator'];
const FURTHER_ITEMS = ['food_value', 'food_group'];

/** @throws UnknownLayout that names what is missing */
export function columnsOf(header: readonly string[]): Columns {
  const titles = header.map((title) => title.replace(/^\ufeff/, '').trim());
  const names = titles.map((title) => title.toLowerCase());
  const dimensions = dimensionsOf(titles, names);
  const first = (...ids: readonly string[]) =>
    ids.map((id) => dimensions.find((each) => each.id === id)).find((each) => each !== undefined);
  const [area, indicator] = [first(...AREAS), first(...INDICATORS)];
  // "Indicator" is of what, beside an element, and what is measured where there is none.
  const element = first(...ELEMENTS) ?? indicator;
  const item = first(...ITEMS) ?? (element === indicator ? undefined : indicator) ?? first(...FURTHER_ITEMS);
  const value = names.indexOf('value');
  if (value === -1) throw new UnknownLayout('the data have no column Value');
  if (area === undefined) throw new UnknownLayout('the data name neither areas nor surveys');
  if (element === undefined && item === undefined) throw new UnknownLayout('the data name neither elements nor items');
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

/** Columns "X Code" with their labels: the column X, its plural, or the one behind the code ("ISO Currency Code, Currency"). */
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

/** Columns that are no labels. */
const MEASURES = new Set(['unit', 'value', 'flag', 'symbol', 'note', 'notes']);

/** A column that is its own code. */
function lone(name: string, titles: readonly string[], names: readonly string[]): Dimension | undefined {
  const at = names.indexOf(name);
  return at === -1 ? undefined : { id: name, title: titles[at] as string, code: at, label: at };
}
