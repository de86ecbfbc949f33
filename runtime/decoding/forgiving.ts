// Lossless type conversions for JSON arguments: a number in quotes, a numeric id without quotes, a list or object as a JSON
// string. Callers are mostly models, whose libraries change types. Query strings have no types.

const CANONICAL_INTEGER = /^(?:0|-?[1-9][0-9]*)$/;
const CANONICAL_NUMBER = /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?$/;
/** Maximum number of characters that a double preserves, including sign and decimal point. */
const MAX_NUMBER_LENGTH = 17;

/** Canonical form means no exponent, plus sign or leading zeros. */
export function isCanonicalNumber(text: string, whole: boolean): boolean {
  return (whole ? CANONICAL_INTEGER : CANONICAL_NUMBER).test(text);
}

/** Returns all other values unchanged. */
export function numberOfText(value: unknown, whole: boolean): unknown {
  if (typeof value !== 'string' || value.length > MAX_NUMBER_LENGTH || !isCanonicalNumber(value, whole)) return value;
  const number = Number(value);
  return whole && !Number.isSafeInteger(number) ? value : number;
}

/** Converts only integers, because fractions may have lost trailing zeros. */
export function textOfNumber(value: unknown): unknown {
  return Number.isSafeInteger(value) ? String(value) : value;
}

export function booleanOfText(value: unknown): unknown {
  return value === 'true' ? true : value === 'false' ? false : value;
}

export function structureOfText(value: unknown, opening: '[' | '{'): unknown {
  if (typeof value !== 'string' || !value.trimStart().startsWith(opening)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/** Restores one lost leading zero if the string then passes `fits`. Restoring several would invent an id. */
export function withLostZero(digits: string, fits: (text: string) => boolean): string | undefined {
  if (!/^[0-9]{1,20}$/.test(digits)) return undefined;
  const text = `0${digits}`;
  return fits(text) ? text : undefined;
}
