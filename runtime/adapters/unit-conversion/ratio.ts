// Exact fractions. Nearly all units have exact decimal definitions (an inch is 0.0254 m), so conversions are computed exactly
// and rounded once, at the end.

/** A fraction in lowest terms, with a positive denominator. */
export interface Ratio {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/;

/**
 * Parses a product of decimals: `0.45359237 * 9.80665 / 0.0254 / 0.0254`, evaluated left to right, with spaces around the
 * operators. Throws a plain Error for anything else, which is a bug in a table.
 */
export function ratio(expression: string): Ratio {
  const [first, ...rest] = expression.split(' ');
  let result = decimal(first as string);
  for (let index = 0; index < rest.length; index += 2) {
    const operand = decimal(rest[index + 1] ?? '');
    if (rest[index] === '*') result = multiply(result, operand);
    else if (rest[index] === '/') result = divide(result, operand);
    else throw new Error(`not an operator: ${rest[index]} in ${expression}`);
  }
  return result;
}

/** Parses a decimal such as `-1.5e-7` exactly. */
export function decimal(text: string): Ratio {
  const match = DECIMAL.exec(text);
  if (match === null) throw new Error(`not a decimal number: ${text}`);
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match;
  const digits = BigInt(sign + whole + fraction);
  const power = Number(exponent) - fraction.length;
  return power >= 0 ? fractionOf(digits * 10n ** BigInt(power), 1n) : fractionOf(digits, 10n ** BigInt(-power));
}

export function fractionOf(numerator: bigint, denominator: bigint): Ratio {
  let [a, b] = [numerator < 0n ? -numerator : numerator, denominator < 0n ? -denominator : denominator];
  while (b !== 0n) [a, b] = [b, a % b];
  const divisor = denominator < 0n ? -a : a;
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

export function multiply(a: Ratio, b: Ratio): Ratio {
  return fractionOf(a.numerator * b.numerator, a.denominator * b.denominator);
}

export function divide(a: Ratio, b: Ratio): Ratio {
  return fractionOf(a.numerator * b.denominator, a.denominator * b.numerator);
}

export function subtract(a: Ratio, b: Ratio): Ratio {
  return fractionOf(a.numerator * b.denominator - b.numerator * a.denominator, a.denominator * b.denominator);
}

/** More than the 53 bits of a double plus one for the remainder, so that only the conversion with `Number` rounds. */
const WORKING_BITS = 70;

/**
 * Rounds ties to even, and returns ±Infinity above the range. Below the normal range (2.2e-308) the last bit may be wrong, so callers
 * reject such results.
 */
export function nearestDouble(numerator: bigint, denominator: bigint): number {
  const shift = WORKING_BITS - bits(numerator) + bits(denominator);
  const scaled = shift >= 0 ? numerator << BigInt(shift) : numerator;
  const divisor = shift >= 0 ? denominator : denominator << BigInt(-shift);
  let quotient = scaled / divisor;
  const inexact = quotient * divisor !== scaled;
  // The lowest working bit represents all dropped bits, so Number never sees a false tie.
  if (inexact && (quotient & 1n) === 0n) quotient += scaled < 0n !== divisor < 0n ? -1n : 1n;
  const half = Math.trunc(shift / 2);
  return Number(quotient) * 2 ** -half * 2 ** (half - shift);
}

/** Returns the length in bits, at most seven too large. */
function bits(value: bigint): number {
  return value.toString(16).length * 4;
}
