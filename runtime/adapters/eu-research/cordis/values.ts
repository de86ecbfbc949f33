// Parses dates with an untranslated month, euro amounts, flags and EU country codes. Any other value results in
// undefined.

import { isCalendarDate } from '../../../lib/formats.ts';
import { lineOf, numberOf } from '../../../lib/loose-json.ts';
import { countryOf } from '../../../reference/countries/countries.ts';

const MONTHS = 'january february march april may june july august september october november december'.split(' ');

/**
 * Parses `2016-07-01`, with or without a time, `1 {{month_07}} 2016` (the website inserts the month's name later) and `1 July
 * 2016`.
 */
export function writtenDay(value: unknown): string | undefined {
  const text = lineOf(value) ?? '';
  const iso = text.slice(0, 10);
  if (isCalendarDate(iso)) return iso;
  const [, day, placeholder, name, year] = /^(\d{1,2}) (?:\{\{month_(\d{1,2})\}\}|([a-z]+)) (\d{4})$/i.exec(text) ?? [];
  if (day === undefined) return undefined;
  const month = placeholder === undefined ? MONTHS.indexOf((name as string).toLowerCase()) + 1 : Number(placeholder);
  const written = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(written) ? written : undefined;
}

/** Parses a nonnegative euro amount with a decimal point, as in XML: `3499076.250`. */
export function amountOf(value: unknown): number | undefined {
  const amount = numberOf(value);
  return amount !== undefined && amount >= 0 ? amount : undefined;
}

/** Parses a euro amount as shown on the website (`€ 3 499 076,25`) or in the format that `amountOf` accepts. */
export function shownAmountOf(value: unknown): number | undefined {
  if (typeof value !== 'string') return amountOf(value);
  const digits = value.replace(/EUR|[€\s]/gi, '');
  return amountOf(/^\d+,\d{1,2}$/.test(digits) ? digits.replace(',', '.') : digits);
}

/** Parses a project total. The source uses 0 if no total was declared. */
export function declared(amount: number | undefined): number | undefined {
  return amount === 0 ? undefined : amount;
}

export function flagOfText(value: unknown): boolean | undefined {
  if (value === true || value === 'true') return true;
  return value === false || value === 'false' ? false : undefined;
}

/** Maps EU country codes to ISO 3166-1 alpha-2. */
export function isoCountry(value: unknown): string | undefined {
  const code = lineOf(value)?.toUpperCase() ?? '';
  return /^[A-Z]{2}$/.test(code) ? (countryOf(code)?.iso2 ?? code) : undefined;
}

export function countryName(code: string | undefined): string | undefined {
  return code === undefined ? undefined : countryOf(code)?.name;
}
