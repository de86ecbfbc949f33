// The value is read as the decimal number that was written (98.6 is 98.6, not the nearest binary fraction), the
// computation is exact, and the result is the double nearest to the exact result. So 212 °F is 100 °C and a mile is
// 1.609344 km, without choosing a number of digits.

import type { CataloguedUnit } from './catalogue.ts';
import { decimal, divide, nearestDouble, type Ratio, subtract } from './ratio.ts';

/** result = (value * slope + shift) / divisor, all integers. */
export interface Conversion {
  readonly slope: bigint;
  readonly shift: bigint;
  readonly divisor: bigint;
  /**
   * The same numbers as doubles if doubles represent them exactly, otherwise NaN, so that every comparison is false.
   */
  readonly doubles: { readonly slope: number; readonly shift: number; readonly divisor: number };
}

/** Integers below this limit are exact as doubles, and so are sums and products below it. */
const EXACT_LIMIT = 2 ** 53;
/** Decimals with at most 15 digits are unambiguous: no two of them round to the same double. */
const DECIMAL_LIMIT = 1e15;
const MAX_PLACES = 8;

/** The smallest double with full precision; results closer to zero are rejected. */
export const SMALLEST_NORMAL = 2 ** -1022;

/** Both units must be in the same category. */
export function conversionBetween(from: CataloguedUnit, to: CataloguedUnit): Conversion {
  const gain = divide(from.unit.factor, to.unit.factor);
  const offset = divide(subtract(from.unit.offset, to.unit.offset), to.unit.factor);
  const divisor = leastCommonMultiple(gain.denominator, offset.denominator);
  const slope = scaled(gain, divisor);
  const shift = scaled(offset, divisor);
  return { slope, shift, divisor, doubles: { slope: exact(slope), shift: exact(shift), divisor: exact(divisor) } };
}

/**
 * `value` must be finite. The result is ±Infinity beyond the range of doubles and unreliable below `SMALLEST_NORMAL`;
 * callers reject both cases.
 */
export function convert(value: number, conversion: Conversion): number {
  const quick = convertInDoubles(value, conversion);
  return quick === undefined ? convertExactly(value, conversion) : quick;
}

/**
 * Fast path without big integers; returns undefined if the result would not be exact. Value = digits / power with at
 * most 15 digits, and every product and sum is below 2^53 and therefore exact. Only the division rounds, and IEEE 754
 * rounds it to the nearest double.
 */
export function convertInDoubles(value: number, { doubles }: Conversion): number | undefined {
  let power = 1;
  let digits = value;
  for (let places = 0; places < MAX_PLACES && !isDecimal(digits, power, value); places++) {
    power *= 10;
    digits = Math.round(value * power);
  }
  if (!isDecimal(digits, power, value)) return undefined;
  const product = digits * doubles.slope;
  const shift = doubles.shift * power;
  const numerator = product + shift;
  const denominator = doubles.divisor * power;
  const within =
    Math.abs(product) < EXACT_LIMIT &&
    Math.abs(shift) < EXACT_LIMIT &&
    Math.abs(numerator) < EXACT_LIMIT &&
    denominator < EXACT_LIMIT;
  return within ? unsigned(numerator / denominator) : undefined;
}

/** Slow path with big integers, for any value and any pair of units. */
export function convertExactly(value: number, { slope, shift, divisor }: Conversion): number {
  const { numerator, denominator } = decimal(String(value).replace('e+', 'e'));
  const dividend = numerator * slope + denominator * shift;
  return dividend === 0n ? 0 : nearestDouble(dividend, denominator * divisor);
}

/** True if the exact result is zero, not merely too small for a double. */
export function isZero(value: number, { slope, shift }: Conversion): boolean {
  const { numerator, denominator } = decimal(String(value).replace('e+', 'e'));
  return numerator * slope + denominator * shift === 0n;
}

function isDecimal(digits: number, power: number, value: number): boolean {
  return Number.isInteger(digits) && Math.abs(digits) < DECIMAL_LIMIT && digits / power === value;
}

/** Converts -0 to 0 for JSON. */
function unsigned(value: number): number {
  return value === 0 ? 0 : value;
}

function exact(whole: bigint): number {
  const double = Number(whole);
  return Math.abs(double) < EXACT_LIMIT ? double : Number.NaN;
}

function scaled({ numerator, denominator }: Ratio, divisor: bigint): bigint {
  return numerator * (divisor / denominator);
}

function leastCommonMultiple(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return (a / x) * b;
}
