// The words of argument problems: values, word lists and ranges as a caller (often a model) reads them.

import { nearest } from '../lib/text/nearest.ts';

const MOST_WORDS_SHOWN = 40;

/** Bounds of a number, each inclusive unless its name says otherwise. */
export interface NumberRange {
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
}

/** The bounds as they follow "a number": ` from 1 to 30`, ` of at least 0`. */
export function range({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: NumberRange): string {
  if (minimum !== undefined && maximum !== undefined) return ` from ${minimum} to ${maximum}`;
  const lower = minimum !== undefined ? ` of at least ${minimum}` : '';
  const above = exclusiveMinimum !== undefined ? ` above ${exclusiveMinimum}` : '';
  const upper = maximum !== undefined ? ` of at most ${maximum}` : '';
  const under = exclusiveMaximum !== undefined ? ` below ${exclusiveMaximum}` : '';
  return `${lower}${above}${upper}${under}`;
}

/** Words in a row; of a long list the first, and how many more there are. */
export function listed(words: readonly (string | number)[]): string {
  if (words.length <= MOST_WORDS_SHOWN) return words.join(', ');
  return `${words.slice(0, MOST_WORDS_SHOWN).join(', ')} and ${words.length - MOST_WORDS_SHOWN} more`;
}

/** A hint at the nearest word, where the value is near to one. */
export function didYouMean(value: unknown, words: readonly (string | number)[]): string | undefined {
  if (typeof value !== 'string') return undefined;
  const near = nearest(value, words.map(String));
  return near === undefined ? undefined : `Did you mean ${near}?`;
}

/** What to send in place of a value of the wrong type, where a slip of callers (mostly models) is plain. */
export function sendInstead(wanted: string, value: unknown): string | undefined {
  if (wanted === 'a string') return asText(value);
  if (typeof value !== 'string') return undefined;
  if (/^an object/.test(wanted) && value.startsWith('{')) return 'Send an object, not text that holds one.';
  if (/^a list/.test(wanted) && value.startsWith('[')) return 'Send a list, not text that holds one.';
  return undefined;
}

/** What to send in place of a number, or of a list, whose content is never shown. */
function asText(value: unknown): string | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) return `Write it in quotes: "${value}".`;
  if (!Array.isArray(value)) return undefined;
  return value.length === 1
    ? 'Send the text alone, not in a list.'
    : 'Send one text, with commas between where it takes several.';
}

/** A value as an error shows it: short, and never an object's content. */
export function shown(value: unknown): string {
  if (typeof value === 'string')
    return value.length <= 60 ? JSON.stringify(value) : `${JSON.stringify(value.slice(0, 60))}…`;
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  return String(value);
}

/** The length of a text in Unicode code points, as JSON Schema counts. */
export function codePoints(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}
