// Checks a single value: characters, length, pattern and format of a string; range of a number.

import type { ArgumentProblemCode } from '../contract/problem.ts';
import { codePoints, type NumberRange, range, shown } from '../contract/wording.ts';
import { FORMATS } from '../lib/formats.ts';
import { withLostZero } from './forgiving.ts';
import type { TextRules } from './rules.ts';

/** `message` follows the argument's name in a sentence; `hint` suggests a correction. */
export type Flaw = readonly [code: ArgumentProblemCode, message: string, hint?: string | undefined];

// biome-ignore lint/suspicious/noControlCharactersInRegex: this pattern rejects control characters
const CONTROL_CHARACTER = /[\u0000-\u001f\u007f-\u009f]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: this pattern rejects all control characters except line breaks and tabs
const CONTROL_CHARACTER_OF_LINES = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;

/** Matches an example that does not begin with a zero; such ids have no leading zeros. */
const SUCH_AS_NONZERO = / such as [1-9]/;

export function strangeCharacters(text: string, multiline = false): Flaw | undefined {
  const control = multiline ? CONTROL_CHARACTER_OF_LINES : CONTROL_CHARACTER;
  if (!control.test(text) && text.isWellFormed()) return undefined;
  const but = multiline ? 'other than line breaks and tabs' : 'other than line breaks and tabs';
  return ['control_character', `must not contain control characters ${but} or unpaired surrogates`];
}

export function tooLong(text: string, longest: number): Flaw | undefined {
  if (text.length <= longest || codePoints(text) <= longest) return undefined;
  return ['max_length', `must have at most ${longest} characters, not ${codePoints(text)}`];
}

/** Returns the first problem found in the length, pattern or format. */
export function badForm(text: string, rules: TextRules): Flaw | undefined {
  const {
    minLength = 0,
    maxLength = Number.POSITIVE_INFINITY,
    pattern,
    format,
    wanted = 'in the documented format',
  } = rules;
  const long = tooLong(text, maxLength);
  // Describing the expected form is more helpful than stating a maximum length.
  if (long !== undefined)
    return pattern === undefined || rules.wanted === undefined
      ? long
      : [long[0], `must be ${wanted}, not ${shown(text)}`];
  if (text.length < minLength || (text.length < 2 * minLength && codePoints(text) < minLength)) {
    return ['min_length', minLength === 1 ? 'must not be empty' : `must have at least ${minLength} characters`];
  }
  if (pattern !== undefined && !pattern.test(text)) {
    const whole = SUCH_AS_NONZERO.test(wanted)
      ? undefined
      : withLostZero(text, (each) => each.length <= maxLength && pattern.test(each));
    const hint = whole === undefined ? undefined : `Send "${whole}", in quotes and with its leading zero.`;
    return ['pattern', `must be ${wanted}, not ${shown(text)}`, hint];
  }
  if (format === undefined || FORMATS[format].test(text)) return undefined;
  return [format === 'date' ? 'calendar_date' : 'format', `must be ${FORMATS[format].says}, not ${shown(text)}`];
}

export function outOfRange(number: number, rules: NumberRange): Flaw | undefined {
  const { minimum = -Infinity, maximum = Infinity, exclusiveMinimum = -Infinity, exclusiveMaximum = Infinity } = rules;
  const message = () => `must be a number${range(rules)}, not ${number}`;
  if (number < minimum || number <= exclusiveMinimum) return ['minimum', message()];
  return number > maximum || number >= exclusiveMaximum ? ['maximum', message()] : undefined;
}
