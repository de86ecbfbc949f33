// A comparison of areas. Where nothing is named it chooses what people mean: production before area and yield, sums before single crops, the
// newest years; the same of every area, and it says what.

import type { CompareCountriesArguments, CompareCountriesResult } from '../../../generated/services/food-agri/types.ts';
import type { AdapterResult } from '../../contract/adapter-result.ts';
import { faultsTogether } from '../../sdk/faults-together.ts';
import { areasOf, codeIn, isAggregate } from './areas.ts';
import type { Code, DataFilter, DataRow, Domain, DomainStore } from './faostat/faostat.ts';
import { checked, codingOf } from './filters.ts';
import { formerNotes } from './former-areas.ts';
import { citation, flagsOf, pageUrl, point } from './records.ts';

/** Items that are chosen where none are named. */
const MOST_ITEMS = 10;
/** What people mean who name no element, the first that a domain has. */
const MEANT = [
  /^food supply \(kcal/i,
  /^production(?: quantity)?$/i,
  /^(?:import|export) quantity$/i,
  /^producer price \(usd/i,
  /^gross production value \(constant/i,
  /^agricultural use$/i,
  /^emissions \(co2eq\)/i,
  /^value$/i,
];
/** Items that stand for many. */
const SUM = /\b(?:total|primary)$/i;

/** Figures of some areas beside each other. @throws Problem `invalid_arguments` for what the domain does not have */
export function compared(
  domain: Domain,
  store: DomainStore,
  args: CompareCountriesArguments,
): AdapterResult<CompareCountriesResult> {
  const coding = codingOf(store, args.area_cs);
  const { areas, asked } = faultsTogether({
    areas: () => areasOf('area_codes', args.area_codes, coding, store.codes('area').values()),
    asked: () => checked(store, args),
  });
  const share = Math.max(1, Math.floor(args.limit / areas.length));
  const { filters, hint } = chosen(store, asked, areas, share);
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

/** What is read of each area, in this order, and what was chosen for the caller. */
function chosen(
  store: DomainStore,
  filter: DataFilter,
  areas: readonly Code[],
  share: number,
): { readonly filters: readonly DataFilter[]; readonly hint: string | undefined } {
  const meant = filter.elements ?? meantElements(store);
  if (filter.items !== undefined || store.titles.item === undefined) {
    const others = [...store.codes('element').keys()].filter((code) => meant?.includes(code) === false);
    // What is meant comes first, the rest after it: areas and yields of the crops that were named are no less asked for.
    const rest = filter.elements === undefined && others.length > 0 ? [{ ...filter, elements: others }] : [];
    return { filters: [{ ...filter, elements: meant }, ...rest], hint: undefined };
  }
  const codes = areas.map(({ code }) => code);
  const items = meantItems(store, { ...filter, areas: codes, elements: meant }, Math.min(MOST_ITEMS, share));
  const one = { ...filter, elements: meant, items };
  const perYear = Math.max(1, items.length * (meant?.length ?? store.codes('element').size));
  const years =
    filter.years ??
    store.occurring('year', { ...one, areas: codes }).slice(0, Math.max(1, Math.floor(share / perYear)));
  return { filters: [{ ...one, years }], hint: hintOf(store, meant, items, filter.years === undefined) };
}

function meantElements(store: DomainStore): string[] | undefined {
  const all = [...store.codes('element').values()];
  const found = MEANT.map((pattern) => all.filter(({ label }) => pattern.test(label))).find(({ length }) => length > 0);
  return found?.map(({ code }) => code);
}

/** All items where they are few; else `most` sums, or where there are none of those that most areas have. */
function meantItems(store: DomainStore, filter: DataFilter, most: number): string[] {
  const items = store.occurring('item', filter);
  if (items.length <= most) return items;
  const sums = items.filter((code) => SUM.test(store.codes('item').get(code)?.label ?? ''));
  return (sums.length > 0 ? sums : items).slice(0, most);
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
  const when = isNewest ? ', the newest years' : '';
  return `Chosen, since no items were named: ${what} of ${labels('item', items).join('; ')}${when}. Name elements, items and years for others.`;
}
