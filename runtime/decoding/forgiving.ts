// Lossless type conversions for JSON arguments: a number in quotes, a numeric id without quotes, a list or an object as a JSON string.
// Callers are mostly models, and their libraries change types. Query strings have no types and follow their own rules.

const CANONICAL_INTEGER = /^(?:0|-?[1-9][0-9]*)$/;
const CANONICAL_NUMBER = /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?$/;
/** Digits that a double preserves, with sign and decimal point. */
const LONGEST_NUMBER = 17;

/** Returns true for a number in canonical form: no exponent, no plus sign, no leading zeros. */
export function isCanonicalNumber(text: string, whole: boolean): boolean {
  return (whole ? CANONICAL_INTEGER : CANONICAL_NUMBER).test(text);
}

/** Converts numeric text to a number; returns any other value unchanged. */
export function numberOfText(value: unknown, whole: boolean): unknown {
  if (typeof value !== 'string' || value.length > LONGEST_NUMBER || !isCanonicalNumber(value, whole)) return value;
  const number = Number(value);
  return whole && !Number.isSafeInteger(number) ? value : number;
}

/** Converts a whole number to text. Fractions stay numbers because they may have lost trailing zeros. */
export function textOfNumber(value: unknown): unknown {
  return Number.isSafeInteger(value) ? String(value) : value;
}

export function booleanOfText(value: unknown): unknown {
  return value === 'true' ? true : value === 'false' ? false : value;
}

/** Parses JSON text that contains a list or an object. */
export function structureOfText(value: unknown, opening: '[' | '{'): unknown {
  if (typeof value !== 'string' || !value.trimStart().startsWith(opening)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/**
 * Restores one leading zero that a number has lost, if the text then passes `fits`; otherwise undefined. Restoring several zeros would
 * invent an id.
 */
export function withLostZero(digits: string, fits: (text: string) => boolean): string | undefined {
  if (!/^[0-9]{1,20}$/.test(digits)) return undefined;
  const text = `0${digits}`;
  return fits(text) ? text : undefined;
}
