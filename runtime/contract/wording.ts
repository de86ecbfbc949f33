// Phrases for argument errors. Many callers are models.

import { nearest } from '../lib/text/nearest.ts';

const MAX_WORDS_SHOWN = 40;

export interface NumberRange {
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
}

/** Returns the words that follow "a number": ` from 1 to 30`, ` of at least 0`. */
export function range({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: NumberRange): string {
  if (minimum !== undefined && maximum !== undefined) return ` from ${minimum} to ${maximum}`;
  const bounds: string[] = [];
  if (minimum !== undefined) bounds.push(`of at least ${minimum}`);
  if (exclusiveMinimum !== undefined) bounds.push(`greater than ${exclusiveMinimum}`);
  if (maximum !== undefined) bounds.push(bounds.length === 0 ? `of at most ${maximum}` : `at most ${maximum}`);
  if (exclusiveMaximum !== undefined) bounds.push(`less than ${exclusiveMaximum}`);
  return bounds.length === 0 ? '' : ` ${bounds.join(' and ')}`;
}

/** Truncates a long list and adds the number of omitted words. */
export function listed(words: readonly (string | number)[]): string {
  if (words.length <= MAX_WORDS_SHOWN) return words.join(', ');
  return `${words.slice(0, MAX_WORDS_SHOWN).join(', ')} and ${words.length - MAX_WORDS_SHOWN} more`;
}

/** Returns undefined unless a word is close to the value. */
export function didYouMean(value: unknown, words: readonly (string | number)[]): string | undefined {
  if (typeof value !== 'string') return undefined;
  const near = nearest(value, words.map(String));
  return near === undefined ? undefined : `Did you mean ${near}?`;
}

/** Returns a hint for a wrong type if the mistake, mostly made by models, is obvious. */
export function sendInstead(expected: string, value: unknown): string | undefined {
  if (expected === 'a string') return asText(value);
  if (typeof value !== 'string') return undefined;
  if (/^an object/.test(expected) && value.startsWith('{'))
    return 'Send a JSON object, not a string that contains one.';
  if (/^a list/.test(expected) && value.startsWith('[')) return 'Send a JSON list, not a string that contains one.';
  return undefined;
}

/** The text never includes the content of a list. */
function asText(value: unknown): string | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) return `Send it as a string: "${value}".`;
  if (!Array.isArray(value)) return undefined;
  return value.length === 1
    ? 'Send the string itself, not a list.'
    : 'Send one string; separate multiple values with commas if the argument accepts several.';
}

/** Returns the value as text, shortened and without the content of objects. */
export function shown(value: unknown): string {
  if (typeof value === 'string')
    return value.length <= 60 ? JSON.stringify(value) : `${JSON.stringify(value.slice(0, 60))}…`;
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  return String(value);
}

/** Measures length as JSON Schema does. */
export function codePoints(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}
