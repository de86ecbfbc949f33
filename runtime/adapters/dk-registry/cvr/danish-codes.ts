// What Danish registers write alike, wherever it is read: brackets of employees, industry codes, postal codes.

import { numberOf, textOf, wholeOf } from '../../../lib/loose-json.ts';

/** A number of employees, or the bracket that is published in its place. One of both is there. */
export interface Headcount {
  readonly exact: number | undefined;
  /** `10-19`, `1000+`. */
  readonly interval: string | undefined;
}

const INDUSTRY_DIGITS = 6;
const BRACKET = /^(?:ANTAL_)?(\d{1,9})[_-](\d{0,9})$/;
/** The upper end of a bracket that has none. */
const NO_END = /^(?:9{6,}|)$/;

/** A headcount from a number, or from a bracket such as `10-19` or `ANTAL_1000_999999`; undefined for neither. */
export function headcountOf(value: unknown): Headcount | undefined {
  const exact = wholeOf(value);
  if (exact !== undefined) return exact >= 0 ? { exact, interval: undefined } : undefined;
  const text = textOf(value);
  if (text === undefined) return undefined;
  const [, low, high = ''] = BRACKET.exec(text) ?? [];
  if (low === undefined) return { exact: undefined, interval: text };
  if (low === high) return { exact: Number(low), interval: undefined };
  return { exact: undefined, interval: NO_END.test(high) ? `${low}+` : `${low}-${high}` };
}

/** An industry code with the zero in front that it loses as a number. */
export function industryCodeOf(value: unknown): string | undefined {
  const code = textOf(value);
  if (code === undefined || numberOf(code) === 0) return undefined;
  return /^\d+$/.test(code) ? code.padStart(INDUSTRY_DIGITS, '0') : code;
}

/** Postal codes of Denmark have four digits, also when they come as numbers. */
export function postalCodeOf(value: unknown): string | undefined {
  const code = textOf(value);
  if (code === undefined || numberOf(code) === 0) return undefined;
  return /^\d{3}$/.test(code) ? `0${code}` : code;
}
