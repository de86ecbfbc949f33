// Finds the deprecated arguments, former names and deprecated values that a call uses. Transports report them to
// callers, and metrics count them.

import type { DeprecatedInput, Operation, RawArguments } from './operation.ts';

const NONE: readonly DeprecatedInput[] = [];

export function deprecatedIn({ deprecatedInputs }: Operation, raw: RawArguments): readonly DeprecatedInput[] {
  if (deprecatedInputs === undefined) return NONE;
  return deprecatedInputs.filter(({ argument, value }) => {
    const input = givenFor(raw, argument);
    return value === undefined ? input.length > 0 : input.some((each) => names(each, value));
  });
}

/** Flattens lists. */
function givenFor(raw: RawArguments, name: string): readonly unknown[] {
  if (raw.encoding === 'query') return raw.values.get(name) ?? NONE;
  const input = Object.hasOwn(raw.values, name) ? raw.values[name] : undefined;
  return input === undefined ? NONE : Array.isArray(input) ? input : [input];
}

/** Compares the string, or each word of a comma-separated list, ignoring case. */
function names(input: unknown, value: string): boolean {
  if (typeof input !== 'string' && typeof input !== 'number') return false;
  const text = String(input).toLowerCase();
  const folded = value.toLowerCase();
  return text.trim() === folded || (text.includes(',') && text.split(',').some((word) => word.trim() === folded));
}

/** For example `the argument limit` or `the value short of detail`. */
export function calledInput({ argument, value }: DeprecatedInput): string {
  return value === undefined ? `the argument ${argument}` : `the value ${value} of ${argument}`;
}
