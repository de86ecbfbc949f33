// How single values are written on pages: the same on the server and in the browser, whatever its language.

import type { FieldType } from '../../contract/view.ts';
import type { Plain } from '../../views/shown.ts';

const EXACT = new Intl.NumberFormat('en', { maximumFractionDigits: 10 });
const NUMBER = new Intl.NumberFormat('en', { maximumFractionDigits: 6 });
/** More decimals of a figure from 1 up are those of a computer's arithmetic: six are told, and the JSON has all. */
const OF_ARITHMETIC = /\.\d{9}/;
/** Stands where an answer has no value. */
export const NOTHING = '–';

/** A value as text. @param exact what was asked for itself, with every decimal */
export function formatted(value: Plain, type: FieldType, exact = false): string {
  if (value === null || value === '') return NOTHING;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return type === 'identifier' ? String(value) : numberText(value, exact);
  // Sources' own times stand in fields of text, too.
  return type === 'date-time' || type === 'text' ? dateTimeText(value) : value;
}

/** Groups of three digits from five digits on; very large and very small figures keep their exponent. */
function numberText(value: number, exact: boolean): string {
  const size = Math.abs(value);
  if (size !== 0 && (size >= 1e15 || size < 1e-6)) return String(value);
  const isRounded = !exact && size >= 1 && OF_ARITHMETIC.test(String(value));
  if (size < 10_000) return isRounded ? NUMBER.format(value).replace(',', '') : String(value);
  return (isRounded ? NUMBER : EXACT).format(value);
}

/** `2026-11-20T16:00:00.000Z` as `2026-11-20 16:00 UTC`; what has another form stays as it is. */
function dateTimeText(text: string): string {
  const parts = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)(:\d\d)?(?:\.\d+)?(Z|[+-]\d\d:\d\d)?$/.exec(text);
  if (parts === null) return text;
  const [, day = '', minute = '', second = '', zone = ''] = parts;
  const seconds = second === ':00' ? '' : second;
  return `${day} ${minute}${seconds}${zone === 'Z' ? ' UTC' : zone === '' ? '' : ` ${zone}`}`;
}

/** A unit as it is read: codes such as `ratio_to_national_median` as words. */
export function unitText(unit: string): string {
  return unit.replaceAll('_', ' ');
}

/** A title with the unit of its figures, unless that is what it says itself. */
export function withUnit(title: string, unit: string | undefined): string {
  return unit === undefined || unit === title ? title : `${title} (${unitText(unit)})`;
}

/** `1 row`, `3 rows`. */
export function counted(count: number, noun: string): string {
  return `${numberText(count, true)} ${noun}${count === 1 ? '' : 's'}`;
}
