import type { ErrorObject } from 'ajv/dist/2020.js';
import { nearest } from '../../runtime/lib/text/nearest.ts';
import { quantityHint } from './quantities.ts';

export interface Wording {
  readonly message: string;
  readonly hint?: string;
}

/**
 * Returns a readable message for a validation error.
 * @param typeNames names of the records and value sets in the
 * manifest
 */
export function plainMessage(error: ErrorObject, typeNames: readonly string[] = []): Wording {
  const { keyword, params, data } = error;
  const described = (error.parentSchema as { description?: string } | undefined)?.description?.replace(/\.$/, '');
  switch (keyword) {
    case 'type':
      return patternedTypeMessage(described, error) ?? typeMessage(params['type'] as string | string[], data);
    case 'enum':
      return enumMessage(params['allowedValues'] as unknown[], data, typeNames);
    case 'const':
      return { message: `must be ${String(params['allowedValue'])}, or left out` };
    case 'pattern':
      return patternMessage(described, error);
    case 'not':
      return { message: described === undefined ? 'is not allowed here' : lowerFirst(described) };
    case 'uniqueItems':
      return { message: 'must not contain duplicates' };
    case 'minimum':
    case 'maximum':
      return { message: `must be ${keyword === 'minimum' ? 'at least' : 'at most'} ${params['limit']}` };
    default:
      return { message: COUNTS[keyword]?.(Number(params['limit'])) ?? error.message ?? 'is invalid' };
  }
}

const COUNTS: Readonly<Record<string, (limit: number) => string>> = {
  minItems: (limit) => `must have at least ${limit} ${limit === 1 ? 'item' : 'items'}`,
  maxItems: (limit) => `must have at most ${limit} items`,
  minProperties: (limit) => `must have at least ${limit} ${limit === 1 ? 'entry' : 'entries'}`,
  minLength: (limit) => `must have at least ${limit} characters`,
  maxLength: (limit) => `must have at most ${limit} characters`,
};

const TYPE_WORDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a mapping',
  null: 'null',
};

export const TYPES = Object.keys(TYPE_WORDS);

/** Type names from other languages, with their JSON Schema equivalents. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  text: 'string',
  str: 'string',
  int: 'integer',
  float: 'number',
  double: 'number',
  decimal: 'number',
  bool: 'boolean',
  list: 'array',
  dict: 'object',
  map: 'object',
  mapping: 'object',
  record: 'object',
  date: 'string, with format: date',
  datetime: 'string, with format: date-time',
};

/** Converts a type name from another language, or in another case. */
export function plainType(word: string): string | undefined {
  const lower = word.toLowerCase();
  if (Object.hasOwn(OTHER_NAMES, lower)) return OTHER_NAMES[lower];
  return TYPES.find((type) => type === lower);
}

function typeMessage(expected: string | readonly string[], data: unknown): Wording {
  const types = [expected].flat();
  const actual = Array.isArray(data) ? 'array' : typeof data;
  const found = data === null ? 'but is empty' : `not ${TYPE_WORDS[actual] ?? actual}`;
  const message = `must be ${types.map((type) => TYPE_WORDS[type] ?? type).join(' or ')}, ${found}`;
  const isBareWord = types.includes('string') && (actual === 'boolean' || actual === 'number');
  return isBareWord ? { message, hint: 'put it in quotes' } : { message };
}

/**
 * Explains the expected format if a number was written instead of a formatted string. A hint to add quotes would not be
 * sufficient.
 */
function patternedTypeMessage(described: string | undefined, { parentSchema, data }: ErrorObject): Wording | undefined {
  const { pattern } = parentSchema as { pattern?: string };
  if (pattern === undefined || described === undefined || typeof data !== 'number') return undefined;
  const message = `must be ${lowerFirst(described)}, not a number`;
  const fits = fitting(pattern);
  const hint = quantityHint(data, fits) ?? (fits(String(data)) ? 'put it in quotes' : undefined);
  return hint === undefined ? { message } : { message, hint };
}

function enumMessage(allowed: readonly unknown[], data: unknown, typeNames: readonly string[]): Wording {
  const words = allowed.map(String);
  const isType = words.includes('integer');
  const near = isType
    ? (plainType(String(data)) ?? nearest(String(data), [...words, ...typeNames]))
    : nearest(String(data), words);
  const others = isType ? ', or the name of a record or value set' : '';
  const message = `must be one of ${words.join(', ')}${others}`;
  return near === undefined ? { message } : { message, hint: `did you mean ${near}?` };
}

function patternMessage(described: string | undefined, { params, data, propertyName }: ErrorObject): Wording {
  const message = described === undefined ? `must match ${params['pattern']}` : `must be ${lowerFirst(described)}`;
  const quantity = propertyName === undefined ? quantityHint(data, fitting(params['pattern'])) : undefined;
  if (quantity !== undefined) return { message, hint: quantity };
  const isScalar = propertyName === undefined && typeof data === 'string' && Object.hasOwn(TYPE_WORDS, data);
  return isScalar ? { message, hint: `write { type: ${data} }` } : { message };
}

/** Returns the expected spelling if only the spelling is wrong. */
export function hintAtRightName(name: string, { params }: ErrorObject): string | undefined {
  const pattern = params['pattern'];
  if (typeof pattern !== 'string') return undefined;
  const snake = name.replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2').replaceAll('-', '_');
  const pascal = snake.replaceAll(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const right = [snake, snake.toLowerCase(), pascal].find(fitting(pattern));
  return right === undefined ? undefined : `write ${right}`;
}

function fitting(pattern: string): (text: string) => boolean {
  return (text) => new RegExp(pattern).test(text);
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
