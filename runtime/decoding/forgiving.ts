// What a caller of JSON may write in another type, where nothing is lost by it: a number in quotes, an id of digits without them, a
// list or an object as the text of it. Callers are mostly models, and their libraries rewrite types. A query string has no types
// and rules of its own.

const CANONICAL_INTEGER = /^(?:0|-?[1-9][0-9]*)$/;
const CANONICAL_NUMBER = /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?$/;
/** Digits that a double keeps, with sign and point. */
const LONGEST_NUMBER = 17;

/** Whether a text is a number in the one form that it is written in: no exponent, no zeros or signs before it. */
export function isCanonicalNumber(text: string, whole: boolean): boolean {
  return (whole ? CANONICAL_INTEGER : CANONICAL_NUMBER).test(text);
}

/** The number that a text says; whatever else is given back as it is. */
export function numberOfText(value: unknown, whole: boolean): unknown {
  if (typeof value !== 'string' || value.length > LONGEST_NUMBER || !isCanonicalNumber(value, whole)) return value;
  const number = Number(value);
  return whole && !Number.isSafeInteger(number) ? value : number;
}

/** The text of a whole number; fractions may have lost zeros and stay what they are. */
export function textOfNumber(value: unknown): unknown {
  return Number.isSafeInteger(value) ? String(value) : value;
}

/** The truth value that a text says. */
export function booleanOfText(value: unknown): unknown {
  return value === 'true' ? true : value === 'false' ? false : value;
}

/** The list or object that a text holds as JSON. */
export function structureOfText(value: unknown, opening: '[' | '{'): unknown {
  if (typeof value !== 'string' || !value.trimStart().startsWith(opening)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/**
 * Digits with the zero before them that a pattern asks for, and that a number loses; undefined where that does not help. More zeros
 * than one would make up an id.
 */
export function withLostZero(digits: string, fits: (text: string) => boolean): string | undefined {
  if (!/^[0-9]{1,20}$/.test(digits)) return undefined;
  const text = `0${digits}`;
  return fits(text) ? text : undefined;
}
