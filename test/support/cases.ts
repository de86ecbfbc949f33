// Arguments at the limits of a schema, just beyond them, and of the wrong type: values that a tool must accept or reject.

import type { Schema } from './published.ts';

export interface Case {
  readonly parameter: string;
  readonly message: string;
  /** The value to send; undefined omits the argument. */
  readonly value: unknown;
  /** Whether the schema rejects the value. The tool may still reject values that the schema allows. */
  readonly refused: boolean;
  /** Error codes that must not occur, because the value is within the corresponding limit. */
  readonly never?: readonly string[];
  /** The value can be sent only as JSON, because a query would change it. */
  readonly jsonOnly?: true;
  /** The error must suggest the closest valid value. */
  readonly hinted?: true;
}

/**
 * Injection attempts. They must not reach a log line, header, path or query language unescaped. Tools reject them, or
 * search for them without finding a match.
 */
const HOSTILE = ['../../etc/passwd', '%2f%2e%2e%2f', '%00', '{{7*7}}', '$(id)', "' OR 1=1 --", '"}]', '\\u0000'];
const LINES = ['a\r\nSet-Cookie: x=1', 'a\nb', '\t'];
const CONTROL = ['a\u0000b', '\u001b[31m', 'a\u0085b'];

/** Returns all cases for one argument. With `multiline`, its value may contain line breaks and tabs. */
export function casesOf(
  parameter: string,
  schema: Schema,
  required: boolean,
  example: unknown,
  multiline = false,
): Case[] {
  const kind = [schema.type ?? []].flat().find((type) => type !== 'null');
  const at = (message: string, value: unknown, refused: boolean, more: Partial<Case> = {}): Case => ({
    parameter,
    message,
    value,
    refused,
    ...more,
  });
  const cases: Case[] = required ? [at('left out', undefined, true)] : [];
  if (kind !== 'object') cases.push(at('an object', {}, true, { jsonOnly: true }));
  cases.push(at('null', null, required, { jsonOnly: true, never: ['type'] }));
  if (schema.enum !== undefined) {
    for (const word of schema.enum) cases.push(at(`the word ${word}`, word, false, { never: ['enum', 'type'] }));
    const strange = schema.enum.find((word) => typeof word === 'string' && word.length > 2);
    if (strange !== undefined) cases.push(at('a misspelt word', `${strange}q`, true, { hinted: true }));
    // Marks and spaces inside a word are ignored; control characters are not.
    for (const text of ['\u0000', '\u0007', '\u001b', '\u007f', '\u009b'])
      cases.push(at(`a word with ${JSON.stringify(text)}`, `${schema.enum[0]}${text}`, true));
    return cases;
  }
  if (kind === 'integer' || kind === 'number') return [...cases, ...numberCases(at, schema, kind === 'integer')];
  if (kind === 'string') return [...cases, ...textCases(at, schema, multiline)];
  if (kind === 'boolean') return [...cases, at('true', true, false), at('a word', 'maybe', true), at('1', 1, true)];
  if (kind === 'array') return [...cases, ...listCases(at, schema, example)];
  return cases;
}

type At = (message: string, value: unknown, refused: boolean, more?: Partial<Case>) => Case;

function numberCases(at: At, schema: Schema, whole: boolean): Case[] {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = schema;
  // The step must be large enough to change the floating-point value of a large limit.
  const step = whole ? 1 : Math.max(0.001, Math.abs(maximum ?? 0) * 2 ** -50);
  const cases: Case[] = [];
  const inside = { never: ['minimum', 'maximum', 'type'] };
  if (minimum !== undefined) cases.push(at('the minimum', minimum, false, inside), at('below', minimum - step, true));
  if (maximum !== undefined) cases.push(at('the maximum', maximum, false, inside), at('above', maximum + step, true));
  if (exclusiveMinimum !== undefined)
    cases.push(
      at('the excluded minimum', exclusiveMinimum, true),
      at('just above', exclusiveMinimum + step, false, inside),
    );
  if (exclusiveMaximum !== undefined)
    cases.push(
      at('the excluded maximum', exclusiveMaximum, true),
      at('just below', exclusiveMaximum - step, false, inside),
    );
  if (whole) cases.push(at('a fraction', (minimum ?? 0) + 0.5, true));
  cases.push(
    at('a word in quotes that is nearly a number', '5 or so', true, { jsonOnly: true }),
    at('a word', 'many', true),
    at('a list', [1, 2], true),
  );
  return cases;
}

function textCases(at: At, { minLength = 0, maxLength }: Schema, multiline: boolean): Case[] {
  const cases: Case[] = [];
  if (maxLength !== undefined) {
    cases.push(at('the longest', 'a'.repeat(maxLength), false, { never: ['max_length'] }));
    // A surrogate pair counts as one character.
    cases.push(at('the longest, beyond the basic plane', '𝒂'.repeat(maxLength), false, { never: ['max_length'] }));
    cases.push(at('too long', 'a'.repeat(maxLength + 1), true));
  }
  if (minLength > 0) cases.push(at('too short', 'a'.repeat(minLength - 1), true));
  for (const text of HOSTILE) cases.push(at(`hostile text ${text}`, text, false, { never: ['control_character'] }));
  for (const text of CONTROL) cases.push(at(`control characters ${JSON.stringify(text)}`, text, true));
  for (const text of LINES) {
    const allowed = multiline ? { never: ['control_character'] } : {};
    cases.push(at(`several lines ${JSON.stringify(text)}`, text, !multiline, allowed));
  }
  cases.push(
    at('half a character', 'a\ud800', true, { jsonOnly: true }),
    at('a fraction', 0.5, true, { jsonOnly: true }),
  );
  cases.push(at('a list', ['a', 'b'], true));
  return cases;
}

function listCases(at: At, { items = {}, minItems, maxItems }: Schema, example: unknown): Case[] {
  const exampleItems = Array.isArray(example) && example.length > 0 ? (example as unknown[]) : [items.enum?.[0] ?? 'a'];
  const list = (length: number) => Array.from({ length }, (_, index) => exampleItems[index % exampleItems.length]);
  const cases: Case[] = [at('a list in a list', [[exampleItems[0]]], true, { jsonOnly: true })];
  if (maxItems !== undefined) {
    cases.push(at('the longest list', list(maxItems), false, { never: ['max_items', 'type'] }));
    cases.push(at('a list that is too long', list(maxItems + 1), true));
  }
  if (minItems !== undefined && minItems > 0)
    cases.push(at('a list that is too short', list(minItems - 1), true, { jsonOnly: true }));
  return cases;
}
