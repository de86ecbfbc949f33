// Formats values the same way on the server and in the browser, independent of the locale.

import type { FieldType } from '../../contract/view.ts';
import type { Plain } from '../../views/shown.ts';

const EXACT = new Intl.NumberFormat('en', { maximumFractionDigits: 10 });
const NUMBER = new Intl.NumberFormat('en', { maximumFractionDigits: 6 });
/**
 * For numbers of 1 or more, nine or more decimals are floating-point noise, so only six are shown. The JSON contains
 * all of them.
 */
const OF_ARITHMETIC = /\.\d{9}/;
/** Shown for missing values. */
export const NOTHING = '–';

/** @param exact true to show every decimal */
export function formatted(value: Plain, type: FieldType, exact = false): string {
  if (value === null || value === '') return NOTHING;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return type === 'identifier' ? String(value) : numberText(value, exact);
  if (type === 'word') return wordText(value);
  // Text fields from sources may also contain times.
  return type === 'date-time' || type === 'text' ? dateTimeText(value) : value;
}

/** Groups the digits of numbers with five or more digits. Very large and very small numbers keep their exponent. */
function numberText(value: number, exact: boolean): string {
  const size = Math.abs(value);
  if (size !== 0 && (size >= 1e15 || size < 1e-6)) return String(value);
  const isRounded = !exact && size >= 1 && OF_ARITHMETIC.test(String(value));
  if (size < 10_000) return isRounded ? NUMBER.format(value).replace(',', '') : String(value);
  return (isRounded ? NUMBER : EXACT).format(value);
}

/** `2026-11-20T16:00:00.000Z` becomes `2026-11-20 16:00 UTC`; other formats are unchanged. */
function dateTimeText(text: string): string {
  const parts = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)(:\d\d)?(?:\.\d+)?(Z|[+-]\d\d:\d\d)?$/.exec(text);
  if (parts === null) return text;
  const [, day = '', minute = '', second = '', zone = ''] = parts;
  const seconds = second === ':00' ? '' : second;
  return `${day} ${minute}${seconds}${zone === 'Z' ? ' UTC' : zone === '' ? '' : ` ${zone}`}`;
}

/** `NOT_YET_RECRUITING` becomes `Not yet recruiting`, `PHASE3` becomes `Phase 3`. Short codes are unchanged. */
function wordText(value: string): string {
  if (!/^[A-Z][A-Z_]{3,}\d*$/.test(value)) return value.replaceAll('_', ' ');
  const words = value
    .toLowerCase()
    .replaceAll('_', ' ')
    .replace(/(?<=[a-z])(?=\d)/, ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** Replaces underscores in unit codes such as `ratio_to_national_median`. */
export function unitText(unit: string): string {
  return unit.replaceAll('_', ' ');
}

/** Appends the unit to a title, unless they are equal. */
export function withUnit(title: string, unit: string | undefined): string {
  return unit === undefined || unit === title ? title : `${title} (${unitText(unit)})`;
}

/** `1 row`, `3 rows`. */
export function counted(count: number, noun: string): string {
  return `${numberText(count, true)} ${noun}${count === 1 ? '' : 's'}`;
}
