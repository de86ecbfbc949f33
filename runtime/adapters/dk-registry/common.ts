// What both registers' records are made with: brackets of employees, Danish dates and codes, names compared, units put in order.

import type { Company, ProductionUnit } from '../../../generated/services/dk-registry/types.ts';
import { foldWords } from '../../contract/fold.ts';
import { isCalendarDate } from '../../contract/formats.ts';
import { numberOf, textOf, wholeOf } from '../../sources/loose-json.ts';

const MOST_UNITS = 100;
const CODE_DIGITS = 6;

/** A number of employees, or the bracket that is published in its place: `10-19`, `ANTAL_10_19`, `1000+`. */
export function employeesOf(value: unknown): { employees: number | null; employees_interval: string | null } {
  const exact = wholeOf(value);
  if (exact !== undefined) return { employees: exact >= 0 ? exact : null, employees_interval: null };
  const text = textOf(value)
    ?.replace(/^ANTAL_/, '')
    .replace('_', '-')
    .replace(/-9{6,}$/, '+');
  const [, low, high] = /^(\d+)-(\d+)$/.exec(text ?? '') ?? [];
  if (low !== undefined && low === high) return { employees: Number(low), employees_interval: null };
  return { employees: null, employees_interval: text ?? null };
}

/** `23/04 - 1980` as 1980-04-23. */
export function danishDay(value: unknown): string | null {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\s*-\s*(\d{4})$/.exec(textOf(value) ?? '') ?? [];
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(date) && year !== '9999' ? date : null;
}

/** An industry code with the zero in front that it loses as a number. */
export function industryCode(value: unknown): string | null {
  const code = textOf(value);
  if (code === undefined || numberOf(code) === 0) return null;
  return /^\d+$/.test(code) ? code.padStart(CODE_DIGITS, '0') : code;
}

/** Postal codes of Denmark have four digits, also when they come as numbers. */
export function postalCode(value: unknown): string | null {
  const code = textOf(value);
  if (code === undefined || numberOf(code) === 0) return null;
  return /^\d{3}$/.test(code) ? `0${code}` : code;
}

/** How a name found compares with the one asked for. */
export function nameMatch(found: string, asked: string): NonNullable<Company['name_match']> {
  const [name, wanted] = [foldWords(found), foldWords(asked)];
  if (name === wanted) return 'exact';
  return wanted !== '' && name.includes(wanted) ? 'contains' : 'similar';
}

/** The unit asked for, then the open ones, the main one first; at most 100. */
export function inOrder(units: readonly ProductionUnit[], asked: number | undefined): ProductionUnit[] {
  const rank = ({ pno, main, end_date }: ProductionUnit) => {
    if (pno === asked) return 0;
    if (end_date !== null) return 3;
    return main === true ? 1 : 2;
  };
  return [...units].sort((a, b) => rank(a) - rank(b)).slice(0, MOST_UNITS);
}
