// Finds the deprecated arguments that a call used. Transports report them to callers, and metrics count them for operators.

import type { DeprecatedInput, Operation, RawArguments } from './operation.ts';

const NONE: readonly DeprecatedInput[] = [];

/** Returns the deprecated arguments, former names and values that a call used. */
export function deprecatedIn({ deprecatedInputs }: Operation, raw: RawArguments): readonly DeprecatedInput[] {
  if (deprecatedInputs === undefined) return NONE;
  return deprecatedInputs.filter(({ argument, value }) => {
    const given = givenFor(raw, argument);
    return value === undefined ? given.length > 0 : given.some((each) => names(each, value));
  });
}

/** Returns all values of an argument, with lists flattened. */
function givenFor(raw: RawArguments, name: string): readonly unknown[] {
  if (raw.encoding === 'query') return raw.values.get(name) ?? NONE;
  const given = Object.hasOwn(raw.values, name) ? raw.values[name] : undefined;
  return given === undefined ? NONE : Array.isArray(given) ? given : [given];
}

/** Returns true if the text, or one word of a comma-separated list, equals the value, ignoring case. */
function names(given: unknown, value: string): boolean {
  if (typeof given !== 'string' && typeof given !== 'number') return false;
  const text = String(given).toLowerCase();
  const wanted = value.toLowerCase();
  return text.trim() === wanted || (text.includes(',') && text.split(',').some((word) => word.trim() === wanted));
}

/** Names a deprecated input in a sentence: `the argument limit`, `the value short of detail`. */
export function calledInput({ argument, value }: DeprecatedInput): string {
  return value === undefined ? `the argument ${argument}` : `the value ${value} of ${argument}`;
}
