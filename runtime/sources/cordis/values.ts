// Single values as the source writes them: texts with line breaks, days with an untranslated month, euro in several notations.

import { isCalendarDate } from '../../contract/formats.ts';

const MONTHS = 'january february march april may june july august september october november december'.split(' ');
const NAMES = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
/** The EU's own codes where they differ from ISO 3166-1. */
const EU_CODES: Readonly<Record<string, string>> = { EL: 'GR', UK: 'GB' };

/** The text in one line; null when nothing is left. Numbers are texts, too: references come as both. */
export function readText(value: unknown): string | null {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return null;
  return value.replace(/\s+/g, ' ').trim() || null;
}

/**
 * A day from `2016-07-01`, with or without a time, from `1 {{month_07}} 2016` (the web site fills in the month's name later) or
 * from `1 July 2016`; null for anything else.
 */
export function readDay(value: unknown): string | null {
  const text = readText(value) ?? '';
  const iso = text.slice(0, 10);
  if (isCalendarDate(iso)) return iso;
  const [, day, placeholder, name, year] = /^(\d{1,2}) (?:\{\{month_(\d{1,2})\}\}|([a-z]+)) (\d{4})$/i.exec(text) ?? [];
  if (day === undefined) return null;
  const month = placeholder === undefined ? MONTHS.indexOf((name as string).toLowerCase()) + 1 : Number(placeholder);
  const written = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(written) ? written : null;
}

/** An amount of at least 0 in euro, from a number or from `3499076.25`, `3 499 076,25` or `€ 3.499.076,25`; else null. */
export function readAmount(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) && value >= 0 ? value : null;
  const text = (readText(value) ?? '').replace(/EUR|[€\s]/gi, '');
  if (!/^\d[\d.,]*$/.test(text)) return null;
  // The last separator is the decimal one if one or two digits follow; all others part thousands.
  const [, whole, cents] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(text) ?? [];
  return Number(`${(whole as string).replace(/[.,]/g, '')}.${cents ?? 0}`);
}

/** An amount of a whole project: the source writes 0 where none was declared. */
export function readDeclared(value: unknown): number | null {
  return readAmount(value) || null;
}

export function readFlag(value: unknown): boolean | null {
  if (value === true || value === 'true') return true;
  return value === false || value === 'false' ? false : null;
}

/** The ISO 3166-1 alpha-2 code for a code of the EU; null for what is no code. */
export function isoCountry(value: unknown): string | null {
  const code = readText(value)?.toUpperCase() ?? '';
  return /^[A-Z]{2}$/.test(code) ? (EU_CODES[code] ?? code) : null;
}

/** English name of an ISO code; null when nobody has it. */
export function countryName(code: string | null): string | null {
  return code === null ? null : (NAMES.of(code) ?? null);
}

/** The elements of what XML and JSON give as a list, as a single one, or not at all. */
export function listOf<Item>(value: Item | readonly Item[] | undefined | null): readonly Item[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? (value as readonly Item[]) : [value as Item];
}
