// Cross rates over the euro, and their rounding: by significant digits, never by decimals, or 1 IDR would be 0.0001 EUR.

import type { RateDay } from './rate-table.ts';

/** Published rates have 5 to 7 significant digits; more than one beyond them would be noise. */
const SIGNIFICANT_DIGITS = 8;
/** A double holds 15 decimal digits exactly. */
const MOST_DIGITS = 15;

/** Units of `target` for 1 unit of `base`, as published when base is EUR; undefined when the day lacks either. */
export function rateOf(day: RateDay, base: string, target: string): number | undefined {
  const [from, to] = [day.rate(base), day.rate(target)];
  if (from === undefined || to === undefined) return undefined;
  return base === 'EUR' ? to : rounded(to / from, SIGNIFICANT_DIGITS);
}

/**
 * An amount of `base` in `target`, from the unrounded rate; undefined when the day lacks either. Rounded to 8 significant
 * digits, and where those would not reach the hundredth, to the hundredth.
 */
export function converted(day: RateDay, amount: number, base: string, target: string): number | undefined {
  const [from, to] = [day.rate(base), day.rate(target)];
  if (from === undefined || to === undefined) return undefined;
  if (base === target) return amount;
  const exact = (amount * to) / from;
  const wholeDigits = Math.floor(Math.log10(exact)) + 1;
  return rounded(exact, Math.min(MOST_DIGITS, Math.max(SIGNIFICANT_DIGITS, wholeDigits + 2)));
}

function rounded(value: number, digits: number): number {
  return Number(value.toPrecision(digits));
}
