// Cross rates via the euro. Rounded to significant digits, because with a fixed number of decimals 1 IDR would be
// 0.0001 EUR.

import type { RateDay } from './rate-table.ts';

/** More than the 5 to 7 significant digits of published rates. */
const SIGNIFICANT_DIGITS = 8;
/** Number of decimal digits that a double represents exactly. */
const MAX_DIGITS = 15;

/** Units of `target` per unit of `base`; undefined if either currency has no rate on the day. */
export function rateOf(day: RateDay, base: string, target: string): number | undefined {
  const [from, to] = [day.rate(base), day.rate(target)];
  if (from === undefined || to === undefined) return undefined;
  return base === 'EUR' ? to : rounded(to / from, SIGNIFICANT_DIGITS);
}

/**
 * Rounds to 8 significant digits, or to hundredths if that is more precise. Undefined if either currency has no rate on
 * the day.
 */
export function converted(day: RateDay, amount: number, base: string, target: string): number | undefined {
  const [from, to] = [day.rate(base), day.rate(target)];
  if (from === undefined || to === undefined) return undefined;
  if (base === target) return amount;
  const exact = (amount * to) / from;
  const wholeDigits = Math.floor(Math.log10(exact)) + 1;
  return rounded(exact, Math.min(MAX_DIGITS, Math.max(SIGNIFICANT_DIGITS, wholeDigits + 2)));
}

function rounded(value: number, digits: number): number {
  return Number(value.toPrecision(digits));
}
