// Which of what a call gave will go: the transports tell it, and operators see how often it is still used.

import type { DeprecatedInput, Operation, RawArguments } from './operation.ts';

const NONE: readonly DeprecatedInput[] = [];

/** Arguments, former names and values of a call that are deprecated. */
export function deprecatedIn({ deprecatedInputs }: Operation, raw: RawArguments): readonly DeprecatedInput[] {
  if (deprecatedInputs === undefined) return NONE;
  return deprecatedInputs.filter(({ argument, value }) => {
    const given = givenFor(raw, argument);
    return value === undefined ? given.length > 0 : given.some((each) => names(each, value));
  });
}

/** Everything that was given under a name; the items of a list, each. */
function givenFor(raw: RawArguments, name: string): readonly unknown[] {
  if (raw.encoding === 'query') return raw.values.get(name) ?? NONE;
  const given = Object.hasOwn(raw.values, name) ? raw.values[name] : undefined;
  return given === undefined ? NONE : Array.isArray(given) ? given : [given];
}

/** Whether a word, or one of a list with commas, is the value, in any case. */
function names(given: unknown, value: string): boolean {
  if (typeof given !== 'string' && typeof given !== 'number') return false;
  const text = String(given).toLowerCase();
  const wanted = value.toLowerCase();
  return text.trim() === wanted || (text.includes(',') && text.split(',').some((word) => word.trim() === wanted));
}

/** What a deprecated thing is called in a sentence: `the argument limit`, `the value short of detail`. */
export function calledInput({ argument, value }: DeprecatedInput): string {
  return value === undefined ? `the argument ${argument}` : `the value ${value} of ${argument}`;
}
