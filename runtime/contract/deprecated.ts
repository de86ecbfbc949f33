// Finds the deprecated arguments, former names and values of a call. Transports report them to callers, and metrics count them.

import type { DeprecatedInput, Operation, RawArguments } from './operation.ts';

const NONE: readonly DeprecatedInput[] = [];

export function deprecatedIn({ deprecatedInputs }: Operation, raw: RawArguments): readonly DeprecatedInput[] {
  if (deprecatedInputs === undefined) return NONE;
  return deprecatedInputs.filter(({ argument, value }) => {
    const given = givenFor(raw, argument);
    return value === undefined ? given.length > 0 : given.some((each) => names(each, value));
  });
}

/** Flattens lists. */
function givenFor(raw: RawArguments, name: string): readonly unknown[] {
  if (raw.encoding === 'query') return raw.values.get(name) ?? NONE;
  const given = Object.hasOwn(raw.values, name) ? raw.values[name] : undefined;
  return given === undefined ? NONE : Array.isArray(given) ? given : [given];
}

/** Compares the text, or each word of a comma-separated list, ignoring case. */
function names(given: unknown, value: string): boolean {
  if (typeof given !== 'string' && typeof given !== 'number') return false;
  const text = String(given).toLowerCase();
  const wanted = value.toLowerCase();
  return text.trim() === wanted || (text.includes(',') && text.split(',').some((word) => word.trim() === wanted));
}

/** For example `the argument limit` or `the value short of detail`. */
export function calledInput({ argument, value }: DeprecatedInput): string {
  return value === undefined ? `the argument ${argument}` : `the value ${value} of ${argument}`;
}
