// Converts values to one code system per meaning, so that columns from different sources can be joined: countries as
// ISO 3166-1 alpha-2, days and points in time as ISO 8601, periods in one notation with their first day.

import { countryOf, countryOfNumber, groupOf } from '../reference/countries/countries.ts';

export type SqlValue = string | number | null;

const FROM_FIRST_DAY: readonly (readonly [pattern: RegExp, firstDay: (parts: readonly string[]) => string])[] = [
  [/^(\d{4})(?:[-_]\d{4})?$/, ([year]) => `${year}-01-01`],
  [/^(\d{4})-?S([12])$/, ([year, half]) => `${year}-${half === '1' ? '01' : '07'}-01`],
  [/^(\d{4})-?Q([1-4])$/, ([year, quarter]) => `${year}-${String(Number(quarter) * 3 - 2).padStart(2, '0')}-01`],
  [/^(\d{4})-?M?(0[1-9]|1[0-2])$/, ([year, month]) => `${year}-${month}-01`],
  [/^(\d{4})-?W(0[1-9]|[1-4]\d|5[0-3])$/, ([year, week]) => firstDayOfWeek(Number(year), Number(week))],
  [/^(\d{4}-\d{2}-\d{2})(?:T.*)?$/, ([day]) => day as string],
];

/**
 * Returns the first day of a period, such as 2024-Q2 or 2024-W05 (ISO 8601 week); null if the string is not a period.
 */
export function firstDayOf(period: SqlValue): string | null {
  if (period === null) return null;
  const text = String(period);
  for (const [pattern, firstDay] of FROM_FIRST_DAY) {
    const found = pattern.exec(text);
    if (found !== null) return firstDay(found.slice(1));
  }
  return null;
}

/** Returns the Monday of an ISO 8601 week. Week 1 is the week that contains January 4. */
function firstDayOfWeek(year: number, week: number): string {
  const fourth = new Date(Date.UTC(year, 0, 4));
  const monday = fourth.getTime() - ((fourth.getUTCDay() + 6) % 7) * DAY_MS + (week - 1) * 7 * DAY_MS;
  return new Date(monday).toISOString().slice(0, 10);
}

const DAY_MS = 86_400_000;

/** Converts a value to the code system of its kind. Values that are not in the tables are returned unchanged. */
export function normalize(value: SqlValue, is: string | undefined): SqlValue {
  if (value === null || is === undefined) return value;
  const text = String(value).trim();
  switch (is) {
    case 'country.iso2':
    case 'country.iso3':
    case 'country.eurostat':
      return countryOf(text)?.iso2 ?? value;
    case 'country.m49':
      return countryOfNumber(text)?.iso2 ?? value;
    case 'country_or_group':
      return countryOf(text)?.iso2 ?? groupOf(text)?.code ?? value;
    case 'currency':
      return text.toUpperCase();
    case 'period':
      return text.replace(/^(\d{4})-?M(\d{2})$/, '$1-$2').replace(/^(\d{4})(Q[1-4]|S[12])$/, '$1-$2');
    default:
      return value;
  }
}

/** Returns whether a column of this kind gets an additional column that contains the first day of each value. */
export function hasFirstDay(is: string | undefined): boolean {
  return is === 'period' || is === 'year';
}

/** Returns the code system of a kind, after `normalize` has converted the values. */
export function systemOf(is: string | undefined): string | undefined {
  if (is === undefined) return undefined;
  if (is.startsWith('country')) return is === 'country.name' ? undefined : 'country';
  if (is === 'day' || is === 'moment' || is === 'year' || is === 'period') return 'time';
  if (is.startsWith('language.')) return is === 'language.name' ? undefined : 'language';
  if (is === 'unit' || is === 'place' || is === 'latitude' || is === 'longitude') return undefined;
  return is;
}

/**
 * Returns whether values of two kinds can be equal. True for columns without a kind, because their values are unknown.
 */
export function canJoin(one: string | undefined, other: string | undefined): boolean {
  const [a, b] = [systemOf(one), systemOf(other)];
  return a === undefined || b === undefined || a === b;
}
