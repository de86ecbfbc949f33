// Exact fractions: what every factor of the unit tables is made of. Nearly all units are defined by exact decimals (an inch is
// 0.0254 m), so a conversion can be computed without any error and rounded once, at its end.

/** A fraction in lowest terms; the denominator is positive. */
export interface Ratio {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/;

/**
 * Reads a product of decimals as definitions are written: `0.45359237 * 9.80665 / 0.0254 / 0.0254`, left to right, with
 * spaces around the operators. Throws a plain Error on anything else (a fault of a table, never of a caller).
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

/** The exact fraction that a decimal text (`-1.5e-7`) denotes. */
export function decimal(text: string): Ratio {
  const match = DECIMAL.exec(text);
  if (match === null) throw new Error(`not a decimal number: ${text}`);
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match;
  const digits = BigInt(sign + whole + fraction);
  const power = Number(exponent) - fraction.length;
  return power >= 0 ? fractionOf(digits * 10n ** BigInt(power), 1n) : fractionOf(digits, 10n ** BigInt(-power));
}

/** The fraction in lowest terms. */
export function fractionOf(numerator: bigint, denominator: bigint): Ratio {
  let [a, b] = [numerator < 0n ? -numerator : numerator, denominator < 0n ? -denominator : denominator];
  while (b !== 0n) [a, b] = [b, a % b];
  const divisor = denominator < 0n ? -a : a;
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

/** The product, in lowest terms. */
export function multiply(a: Ratio, b: Ratio): Ratio {
  return fractionOf(a.numerator * b.numerator, a.denominator * b.denominator);
}

/** The quotient, in lowest terms. */
export function divide(a: Ratio, b: Ratio): Ratio {
  return fractionOf(a.numerator * b.denominator, a.denominator * b.numerator);
}

/** The difference, in lowest terms. */
export function subtract(a: Ratio, b: Ratio): Ratio {
  return fractionOf(a.numerator * b.denominator - b.numerator * a.denominator, a.denominator * b.denominator);
}

/** More bits than a double keeps (53) and a rest bit needs, so that the one rounding happens in `Number`. */
const WORKING_BITS = 70;

/**
 * The double nearest to numerator / denominator (ties to even); ±Infinity above the range. Below the normal range
 * (2.2e-308) the answer may be off in its last bit: callers refuse such results.
 */
export function nearestDouble(numerator: bigint, denominator: bigint): number {
  const shift = WORKING_BITS - bits(numerator) + bits(denominator);
  const scaled = shift >= 0 ? numerator << BigInt(shift) : numerator;
  const divisor = shift >= 0 ? denominator : denominator << BigInt(-shift);
  let quotient = scaled / divisor;
  const inexact = quotient * divisor !== scaled;
  // The lowest working bit stands for everything cut off, so that Number never sees a false tie.
  if (inexact && (quotient & 1n) === 0n) quotient += scaled < 0n !== divisor < 0n ? -1n : 1n;
  const half = Math.trunc(shift / 2);
  return Number(quotient) * 2 ** -half * 2 ** (half - shift);
}

/** Length in bits, to within four. */
function bits(value: bigint): number {
  return value.toString(16).length * 4;
}
