import { numberOf, textOf, wholeOf } from '../../../lib/loose-json.ts';

/** Number of employees, or the bracket that is published instead of the number. Exactly one of them is set. */
export interface Headcount {
  readonly exact: number | undefined;
  /** Examples: `10-19`, `1000+`. */
  readonly interval: string | undefined;
}

const INDUSTRY_DIGITS = 6;
const BRACKET = /^(?:ANTAL_)?(\d{1,9})[_-](\d{0,9})$/;
/** Matches the upper bound of an open-ended bracket. */
const NO_END = /^(?:9{6,}|)$/;

/** Parses a number, or a bracket such as `10-19` or `ANTAL_1000_999999`. */
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

/** Restores the leading zero that an industry code loses when it is sent as a number. */
export function industryCodeOf(value: unknown): string | undefined {
  const code = textOf(value);
  if (code === undefined || numberOf(code) === 0) return undefined;
  return /^\d+$/.test(code) ? code.padStart(INDUSTRY_DIGITS, '0') : code;
}

/** Pads numeric codes to four digits. */
export function postalCodeOf(value: unknown): string | undefined {
  const code = textOf(value);
  if (code === undefined || numberOf(code) === 0) return undefined;
  return /^\d{3}$/.test(code) ? `0${code}` : code;
}
