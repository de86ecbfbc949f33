// Countries that were divided or merged. FAOSTAT lists earlier years under the former country with a different code, so
// a filter for the current country misses these years, and a filter for the former country misses later years.

import { readPeriod } from '../../lib/period.ts';
import type { Code, DataFilter, DomainStore } from './faostat/faostat.ts';

/** A former country with its FAO code and M49 number, and the FAO codes of all its successors. */
interface Former {
  readonly code: string;
  readonly m49: string;
  readonly successors: readonly string[];
}

const former = (code: string, m49: string, successors: string): Former => ({
  code,
  m49,
  successors: successors.split(' '),
});

/**
 * Source: FAOSTAT's list of areas and UN M49 (runtime/adapters/food-agri/SOURCES.md faostat F21). The rows of a domain
 * show which of these areas it contains, and for which years.
 */
const FORMER: readonly Former[] = [
  former('15', '058', '255 256'), // Belgium-Luxembourg
  former('51', '200', '167 199'), // Czechoslovakia
  former('62', '230', '238 178'), // Ethiopia PDR
  former('77', '278', '79'), // German Democratic Republic
  former('78', '280', '79'), // Federal Republic of Germany
  former('151', '530', '278 279 280'), // Netherlands Antilles
  former('164', '582', '127 145 163 180'), // Pacific Islands Trust Territory
  former('186', '891', '272 273'), // Serbia and Montenegro
  former('206', '736', '276 277'), // Sudan with South Sudan
  former('228', '810', '185 230 57 1 52 63 73 108 113 119 126 146 208 213 235'), // USSR
  former('246', '886', '249'), // Yemen Arab Republic
  former('247', '720', '249'), // Democratic Yemen
  former('248', '890', '80 98 154 198 186 272 273'), // Yugoslavia
];

const MAX_LISTED = 5;

/**
 * Returns notes on which areas contain the data from before or after a division or merger. A note is added if a former
 * country is selected without its successors, or if only its successors are selected and it has matching rows. If all
 * areas are selected, no note is needed.
 */
export function formerNotes(
  store: DomainStore,
  areas: readonly Code[] | undefined,
  filter: DataFilter,
): readonly string[] {
  if (areas === undefined) return [];
  const chosen = new Map(areas.map((area) => [area.code, area]));
  return FORMER.flatMap((each) => {
    const area = store.codes('area').get(each.code);
    if (area === undefined) return [];
    const today = each.successors.flatMap((code) => chosen.get(code) ?? []);
    if (!chosen.has(each.code)) return today.length === 0 ? [] : beforeNote(store, each, area, today, filter);
    return today.length > 0 ? [] : afterNote(store, each, area, filter);
  });
}

/** Returns a note that earlier years of current countries are listed under the former country. */
function beforeNote(
  store: DomainStore,
  { code, m49 }: Former,
  area: Code,
  today: readonly Code[],
  filter: DataFilter,
): string[] {
  if (yearsOf(store, code, filter).length === 0) return [];
  const last = yearsOf(store, code, { ...filter, years: undefined }).at(-1);
  const whose = named(today.map(({ label }) => label));
  return [`${whose}: data up to ${last} is listed under ${labelled(area, m49)}.`];
}

/** Returns a note that later years of a former country are listed under its successors. */
function afterNote(store: DomainStore, { code, successors }: Former, area: Code, filter: DataFilter): string[] {
  const last = yearsOf(store, code, { ...filter, years: undefined }).at(-1);
  const isLater = (year: string) => last === undefined || firstDayOf(year) > lastDayOf(last);
  const following = successors.flatMap((each) => {
    const successor = store.codes('area').get(each);
    const years = successor === undefined ? [] : yearsOf(store, each, filter).filter(isLater);
    return successor === undefined || years.length === 0 ? [] : [{ there: successor, first: years[0] as string }];
  });
  const [first] = following.map((each) => each.first).sort((a, b) => firstDayOf(a) - firstDayOf(b));
  if (first === undefined) return [];
  const names = named(following.map(({ there: successor }) => labelled(successor, successor.m49)));
  return [`${area.label}: data from ${first} is listed under ${names}.`];
}

function yearsOf(store: DomainStore, code: string, filter: DataFilter): string[] {
  return store.occurring('year', { ...filter, areas: [code] }).sort((a, b) => lastDayOf(a) - lastDayOf(b));
}

function firstDayOf(year: string): number {
  return readPeriod(year)?.firstDay ?? Number.NEGATIVE_INFINITY;
}

function lastDayOf(year: string): number {
  return readPeriod(year)?.lastDay ?? Number.NEGATIVE_INFINITY;
}

function labelled({ label, code, m49 }: Code, number: string | undefined): string {
  const codes = [`FAO ${code}`, ...(m49 === undefined && number === undefined ? [] : [`M49 ${m49 ?? number}`])];
  return `${label} (${codes.join(', ')})`;
}

function named(names: readonly string[]): string {
  const shown = names.slice(0, MAX_LISTED).join(', ');
  return names.length > MAX_LISTED ? `${shown} and ${names.length - MAX_LISTED} others` : shown;
}
