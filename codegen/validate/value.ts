// Validates a default or an example against its schema.

import { codePoints, range } from '../../runtime/contract/wording.ts';
import { FORMATS } from '../../runtime/lib/formats.ts';
import { nearest } from '../../runtime/lib/text/nearest.ts';
import { airportArgument } from '../../runtime/reference/airports.ts';
import {
  countryArgument,
  countryOrGroupArgument,
  usStateArgument,
} from '../../runtime/reference/countries/countries.ts';
import { currencyArgument } from '../../runtime/reference/currencies.ts';
import type { ArgumentData, FieldsData, SchemaData, SchemaObject } from '../language/data.ts';
import { bareName, namedTypeOf, typesOf } from '../language/names.ts';
import type { NodePath } from '../load/manifest.ts';
import { knownHint } from './known-hint.ts';
import type { Scope } from './scope.ts';

/** An error in a value. `path` is the path from the value to the invalid part. */
export interface Misfit {
  readonly path: NodePath;
  readonly message: string;
  readonly hint?: string;
}

export function misfits(
  scope: Scope,
  value: unknown,
  schema: SchemaData | ArgumentData,
  path: NodePath = [],
): Misfit[] {
  const { scalars, names, nullable } = typesOf(schema);
  if (value === null && nullable) return [];
  const words: Partial<Omit<ArgumentData, 'from'>> = typeof schema === 'string' ? {} : schema;
  if (words.max_values !== undefined && Array.isArray(value)) {
    const { max_values: maxItems, ...item } = words;
    const items = value.flatMap((each, index) => misfits(scope, each, item as ArgumentData, [...path, index]));
    const tooMany = value.length > maxItems || value.length === 0;
    return tooMany ? [{ path, message: `must have 1 to ${maxItems} items` }] : items;
  }
  if (words.or_one && !Array.isArray(value)) return listMisfits(scope, [value], words, path);
  if (words.empty_means_absent && value === '') return [];
  if (words.comma_separated !== undefined) return commaMisfits(scope, value, words.comma_separated, path);
  const misnamed = nameMisfits(value, words, path);
  if (misnamed.length > 0) return misnamed;
  for (const name of names) {
    const set = scope.values[name];
    if (set !== undefined) return enumMisfits(value, set.enum, words.ignore_case === true, path);
    const record = scope.records[name];
    if (record !== undefined) return objectMisfits(scope, value, record, path);
  }
  if (!scalars.some((type) => hasType(value, type))) {
    return [{ path, message: `must be of type ${scalars.join(' or ')}` }];
  }
  return wordMisfits(scope, value, words, path);
}

/** Checks names and codes with the lookup tables. */
function nameMisfits(value: unknown, { type, groups }: Partial<Omit<ArgumentData, 'from'>>, path: NodePath): Misfit[] {
  const named = namedTypeOf({ type });
  if (named === undefined || typeof value !== 'string') return [];
  const read = {
    Country: groups === true ? countryOrGroupArgument : countryArgument,
    UsState: usStateArgument,
    CurrencyCode: currencyArgument,
    AirportCode: airportArgument,
  }[named];
  const found = read(value);
  return typeof found === 'object' && 'message' in found ? [{ path, message: found.message, hint: found.hint }] : [];
}

export function hasType(value: unknown, type: string): boolean {
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value);
  return type === 'integer' ? Number.isInteger(value) : typeof value === type;
}

function enumMisfits(
  value: unknown,
  words: readonly (string | number)[],
  ignoreCase: boolean,
  path: NodePath,
): Misfit[] {
  const folded = String(value).toLowerCase();
  const fits = words.some((word) => word === value || (ignoreCase && String(word).toLowerCase() === folded));
  if (fits) return [];
  const near = nearest(String(value), words.map(String));
  const misfit = { path, message: `must be one of ${words.join(', ')}` };
  return [near === undefined ? misfit : { ...misfit, hint: `did you mean ${near}?` }];
}

function commaMisfits(scope: Scope, value: unknown, set: string, path: NodePath): Misfit[] {
  if (typeof value !== 'string') return [{ path, message: 'must be a string' }];
  return value.split(',').flatMap((word) => enumMisfits(word.trim(), scope.values[set]?.enum ?? [], true, path));
}

export function objectMisfits(scope: Scope, value: unknown, fields: FieldsData, path: NodePath): Misfit[] {
  if (!hasType(value, 'object')) return [{ path, message: 'must be an object' }];
  const object = value as Record<string, unknown>;
  const known = Object.keys(fields).map(bareName);
  const unknown = Object.keys(object).filter((name) => !known.includes(name));
  const faults: Misfit[] = unknown.map((name) => {
    const hint = knownHint(name, known);
    const misfit = { path: [...path, name], message: `unknown name "${name}"` };
    return hint === undefined ? misfit : { ...misfit, hint };
  });
  for (const [field, schema] of Object.entries(fields)) {
    const name = bareName(field);
    const value = Object.hasOwn(object, name) ? object[name] : undefined;
    if (value !== undefined) faults.push(...misfits(scope, value, schema, [...path, name]));
    else if (field === name && !hasDefault(schema)) faults.push({ path, message: `"${name}" is missing` });
  }
  return faults;
}

function hasDefault(schema: SchemaData): boolean {
  return typeof schema !== 'string' && schema.default !== undefined;
}

function wordMisfits(
  scope: Scope,
  value: unknown,
  words: Partial<SchemaObject & ArgumentData>,
  path: NodePath,
): Misfit[] {
  if (words.enum !== undefined) return enumMisfits(value, words.enum, words.ignore_case === true, path);
  if (words.const !== undefined && words.const !== value) return [{ path, message: `must be ${words.const}` }];
  if (typeof value === 'number') return numberMisfits(value, words, path);
  if (typeof value === 'string') return stringMisfits(value, words, path);
  if (Array.isArray(value)) return listMisfits(scope, value, words, path);
  if (words.properties !== undefined) return objectMisfits(scope, value, words.properties, path);
  return mapMisfits(scope, value as object, words, path);
}

function mapMisfits(scope: Scope, value: object, words: Partial<SchemaObject>, path: NodePath): Misfit[] {
  const { minProperties = 0, maxProperties = Infinity, additionalProperties: each } = words;
  const { length } = Object.keys(value);
  if (length < minProperties) return [{ path, message: `must have at least ${minProperties} keys, not ${length}` }];
  if (length > maxProperties) return [{ path, message: `must have at most ${maxProperties} keys, not ${length}` }];
  if (each === undefined) return [];
  return Object.entries(value).flatMap(([name, entry]) => misfits(scope, entry, each, [...path, name]));
}

function numberMisfits(value: number, words: Partial<SchemaObject>, path: NodePath): Misfit[] {
  const { minimum = -Infinity, maximum = Infinity, exclusiveMinimum = -Infinity, exclusiveMaximum = Infinity } = words;
  const fits = value >= minimum && value <= maximum && value > exclusiveMinimum && value < exclusiveMaximum;
  return fits ? [] : [{ path, message: `must be a number${range(words)}, not ${value}` }];
}

function stringMisfits(value: string, words: Partial<SchemaObject>, path: NodePath): Misfit[] {
  const { minLength = 0, maxLength = Infinity, pattern, format } = words;
  const length = codePoints(value);
  if (length < minLength) return [{ path, message: `must have at least ${minLength} characters, not ${length}` }];
  if (length > maxLength) return [{ path, message: `must have at most ${maxLength} characters, not ${length}` }];
  if (pattern !== undefined && compiles(pattern) && !new RegExp(pattern, 'u').test(value)) {
    return [{ path, message: `does not match ${pattern}` }];
  }
  if (format !== undefined && !FORMATS[format].test(value))
    return [{ path, message: `is not ${FORMATS[format].says}` }];
  return [];
}

function listMisfits(scope: Scope, value: unknown[], words: Partial<SchemaObject>, path: NodePath): Misfit[] {
  const { minItems = 0, maxItems = Infinity, items } = words;
  const { length } = value;
  if (length < minItems) return [{ path, message: `must have at least ${minItems} items, not ${length}` }];
  if (length > maxItems) return [{ path, message: `must have at most ${maxItems} items, not ${length}` }];
  return items === undefined ? [] : value.flatMap((item, index) => misfits(scope, item, items, [...path, index]));
}

/** True if the pattern compiles with the `u` flag, which JSON Schema validators use. */
export function compiles(pattern: string): boolean {
  try {
    new RegExp(pattern, 'u');
    return true;
  } catch {
    return false;
  }
}
