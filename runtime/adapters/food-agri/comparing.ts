// If the caller sets no filters, selects sensible defaults: production before area and yield, totals before single
// crops, and the latest years. The defaults are the same for every area, and the result describes them.

import type { CompareCountriesArguments, CompareCountriesResult } from '../../../generated/services/food-agri/types.ts';
import type { AdapterResult } from '../../contract/adapter-result.ts';
import { collectProblems } from '../../sdk/collect-problems.ts';
import { areasOf, codeIn, isAggregate } from './areas.ts';
import type { Code, DataFilter, DataRow, Domain, DomainStore } from './faostat/faostat.ts';
import { codingOf, validatedFilters } from './filters.ts';
import { formerNotes } from './former-areas.ts';
import { citation, flagsOf, pageUrl, point } from './records.ts';

const MAX_ITEMS = 10;
/** Patterns for the default element. The first pattern that matches an element of the domain determines it. */
const DEFAULT_ELEMENTS = [
  /^food supply \(kcal/i,
  /^production(?: quantity)?$/i,
  /^(?:import|export) quantity$/i,
  /^producer price \(usd/i,
  /^gross production value \(constant/i,
  /^agricultural use$/i,
  /^emissions \(co2eq\)/i,
  /^value$/i,
];
const SUM = /\b(?:total|primary)$/i;

export function compareAreas(
  domain: Domain,
  store: DomainStore,
  args: CompareCountriesArguments,
): AdapterResult<CompareCountriesResult> {
  const coding = codingOf(store, args.area_cs);
  const { areas, validated } = collectProblems({
    areas: () => areasOf('area_codes', args.area_codes, coding, store.codes('area').values()),
    validated: () => validatedFilters(store, args),
  });
  const share = Math.max(1, Math.floor(args.limit / areas.length));
  const { filters, hint } = chosen(store, validated, areas, share);
  const all: DataRow[] = [];
  const found = areas.map((area) => {
    const rows = filters.flatMap((filter) => store.select({ ...filter, areas: [area.code] }, share, 0));
    const shown = rows.slice(0, share);
    all.push(...shown);
    return {
      area_code: codeIn(area, coding),
      area: area.label,
      aggregate: isAggregate(area) || undefined,
      count: shown.length,
      more: rows.length > share,
      records: shown.map((row) => point(row, store)),
    };
  });
  const notes = new Set(filters.flatMap((filter) => formerNotes(store, areas, filter)));
  return {
    domain: domain.code,
    name: domain.name,
    updated: store.updated,
    discontinued: domain.ended || undefined,
    count: found.length,
    areas: found,
    flags: flagsOf(all, store),
    hint: [...notes, hint].filter((each) => each !== undefined).join(' ') || undefined,
    source: citation(domain, store),
    url: pageUrl(domain),
  };
}

/** Returns the filters to apply for each area, in order, and a hint that describes the default choice. */
function chosen(
  store: DomainStore,
  filter: DataFilter,
  areas: readonly Code[],
  share: number,
): { readonly filters: readonly DataFilter[]; readonly hint: string | undefined } {
  const meant = filter.elements ?? defaultElements(store);
  if (filter.items !== undefined || store.titles.item === undefined) {
    const others = [...store.codes('element').keys()].filter((code) => meant?.includes(code) === false);
    // Put the default elements first and then the others, because a caller who selects crops may also want their areas
    // and yields.
    const rest = filter.elements === undefined && others.length > 0 ? [{ ...filter, elements: others }] : [];
    return { filters: [{ ...filter, elements: meant }, ...rest], hint: undefined };
  }
  const codes = areas.map(({ code }) => code);
  const items = defaultItems(store, { ...filter, areas: codes, elements: meant }, Math.min(MAX_ITEMS, share));
  const one = { ...filter, elements: meant, items };
  const perYear = Math.max(1, items.length * (meant?.length ?? store.codes('element').size));
  const years =
    filter.years ??
    store.occurring('year', { ...one, areas: codes }).slice(0, Math.max(1, Math.floor(share / perYear)));
  return { filters: [{ ...one, years }], hint: hintOf(store, meant, items, filter.years === undefined) };
}

function defaultElements(store: DomainStore): string[] | undefined {
  const all = [...store.codes('element').values()];
  const found = DEFAULT_ELEMENTS.map((pattern) => all.filter(({ label }) => pattern.test(label))).find(
    ({ length }) => length > 0,
  );
  return found?.map(({ code }) => code);
}

/**
 * Returns all items if there are at most `max`. Otherwise returns `max` totals or, if there are no totals, the `max`
 * items that are available for the most areas.
 */
function defaultItems(store: DomainStore, filter: DataFilter, max: number): string[] {
  const items = store.occurring('item', filter);
  if (items.length <= max) return items;
  const sums = items.filter((code) => SUM.test(store.codes('item').get(code)?.label ?? ''));
  return (sums.length > 0 ? sums : items).slice(0, max);
}

function hintOf(
  store: DomainStore,
  elements: readonly string[] | undefined,
  items: readonly string[],
  isNewest: boolean,
): string {
  const labels = (dimension: 'element' | 'item', codes: readonly string[]) => [
    ...new Set(codes.map((code) => store.codes(dimension).get(code)?.label ?? code)),
  ];
  const what = elements === undefined ? 'all elements' : labels('element', elements).join(', ');
  const when = isNewest ? ', latest years' : '';
  return `No items were specified, so these were chosen: ${what} of ${labels('item', items).join('; ')}${when}. Set elements, items and years to change this.`;
}
