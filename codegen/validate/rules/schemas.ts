// Rules for schemas: known names, keywords that match the type, consistent bounds, valid defaults.

import { nearest } from '../../../runtime/lib/text/nearest.ts';
import type { ArgumentData, SchemaData, SchemaObject, ServiceData } from '../../language/data.ts';
import { namedTypeOf, typesOf } from '../../language/names.ts';
import type { NodePath } from '../../load/manifest.ts';
import { type Scope, visitFields, visitManifest } from '../scope.ts';
import { compiles, hasType, misfits } from '../value.ts';
import { plainType, TYPES } from '../wording.ts';

const WORDS_OF_TYPE: Readonly<Record<string, readonly string[]>> = {
  minimum: ['number', 'integer'],
  maximum: ['number', 'integer'],
  exclusiveMinimum: ['number', 'integer'],
  exclusiveMaximum: ['number', 'integer'],
  minLength: ['string'],
  maxLength: ['string'],
  pattern: ['string'],
  format: ['string'],
  items: ['array'],
  minItems: ['array'],
  maxItems: ['array'],
  uniqueItems: ['array'],
  properties: ['object'],
  additionalProperties: ['object'],
  minProperties: ['object'],
  maxProperties: ['object'],
  multiline: ['string'],
  wanted: ['string'],
  or_one: ['array'],
};

const INPUT_WORDS = ['minProperties', 'maxProperties', 'multiline', 'or_one'] as const;

export function checkSchemas(scope: Scope): void {
  visitManifest(scope, (schema, path) => {
    checkNames(scope, schema, path);
    if (typeof schema === 'string') return;
    checkWords(scope, schema, path);
    checkBounds(scope, schema, path);
    checkPattern(scope, schema, path);
    checkGivenValues(scope, schema, path);
    checkClosedSet(scope, schema, path);
  });
  checkValueSets(scope);
  checkRecursion(scope);
}

/** SPEC010: unknown PascalCase name. SPEC011: types that cannot be combined. */
function checkNames(scope: Scope, schema: SchemaData, path: NodePath): void {
  const { names, scalars } = typesOf(schema);
  const at = typeof schema === 'string' ? path : [...path, 'type'];
  const named = namedTypeOf({ type: typeof schema === 'string' ? schema : schema.type });
  if (named !== undefined && !isArgument(path)) {
    scope.fault(at, 'SPEC076', `${named} is only for arguments`, 'use string in a result');
  }
  for (const name of names) {
    if (scope.values[name] !== undefined || scope.records[name] !== undefined) continue;
    const near = plainType(name) ?? nearest(name, [...scope.typeNames(), ...TYPES]);
    scope.fault(at, 'SPEC010', `there is no record or value set ${name}`, near && `did you mean ${near}?`);
  }
  const compound = scalars.some((type) => type === 'array' || type === 'object') || names.length > 0;
  if (compound && names.length + scalars.length > 1) {
    scope.fault(at, 'SPEC011', 'a record, a value set, a list or an object can only be combined with null');
  }
}

/** SPEC012: keywords for another type, a list without items, or an object without content. */
function checkWords(scope: Scope, schema: SchemaObject, path: NodePath): void {
  const { scalars } = typesOf(schema);
  for (const [word, types] of Object.entries(WORDS_OF_TYPE)) {
    if (!(word in schema) || types.some((type) => scalars.includes(type))) continue;
    scope.fault([...path, word], 'SPEC012', `"${word}" needs type ${types.join(' or ')}`, undefined, 'key');
  }
  if (schema.default !== undefined && !isArgument(path)) {
    scope.fault([...path, 'default'], 'SPEC012', '"default" is only for arguments', undefined, 'key');
  }
  if (scalars.includes('array') && schema.items === undefined) {
    scope.fault(path, 'SPEC012', 'a list needs "items"', undefined, 'key');
  }
  for (const word of INPUT_WORDS) {
    if (schema[word] === undefined || !path.includes('returns')) continue;
    scope.fault([...path, word], 'SPEC012', `"${word}" is only for arguments`, undefined, 'key');
  }
  if (schema.wanted !== undefined && schema.pattern === undefined) {
    scope.fault([...path, 'wanted'], 'SPEC012', '"wanted" describes a pattern, but there is none', undefined, 'key');
  }
  const empty = schema.properties === undefined && schema.additionalProperties === undefined;
  if (scalars.includes('object') && empty) {
    scope.fault(path, 'SPEC012', 'an object needs "properties" or "additionalProperties"', undefined, 'key');
  }
}

function isArgument(path: NodePath): boolean {
  return path[path.length - 2] === 'arguments';
}

/** SPEC013: bounds that no value can satisfy. */
function checkBounds(scope: Scope, schema: SchemaObject, path: NodePath): void {
  const pairs = [
    ['minimum', 'maximum'],
    ['minLength', 'maxLength'],
    ['minItems', 'maxItems'],
    ['minProperties', 'maxProperties'],
  ] as const;
  for (const [lower, upper] of pairs) {
    const [min, max] = [schema[lower], schema[upper]];
    if (min !== undefined && max !== undefined && min > max) {
      scope.fault([...path, lower], 'SPEC013', `"${lower}" ${min} is above "${upper}" ${max}`);
    }
  }
  const above = schema.exclusiveMinimum;
  const most = schema.exclusiveMaximum ?? schema.maximum;
  if (above !== undefined && most !== undefined && above >= most) {
    scope.fault([...path, 'exclusiveMinimum'], 'SPEC013', `no value is above ${above} and at most ${most}`);
  }
}

/**
 * SPEC014: a pattern must compile, be anchored, and use only syntax that hosts of local models can convert to a grammar
 * (llama.cpp's json_schema_to_grammar): bracketed classes, plain groups, and one pair of anchors around everything.
 */
function checkPattern(scope: Scope, { pattern }: SchemaObject, path: NodePath): void {
  if (pattern === undefined) return;
  const at = [...path, 'pattern'];
  if (!compiles(pattern)) scope.fault(at, 'SPEC014', 'the pattern is not a valid regular expression');
  else if (!pattern.startsWith('^')) scope.fault(at, 'SPEC014', 'the pattern must begin with ^');
  else if (!pattern.endsWith('$')) scope.fault(at, 'SPEC014', 'the pattern must end with $');
  else {
    const fault = grammarFault(pattern);
    if (fault !== undefined) scope.fault(at, 'SPEC014', fault);
  }
}

/** Returns the part of a pattern that a grammar cannot express, with its replacement. */
function grammarFault(pattern: string): string | undefined {
  if (pattern.includes('\\'))
    return 'the pattern must not contain a backslash: write [0-9] for a digit and [.] for a dot';
  if (pattern.includes('(?')) return 'the pattern must not contain (?: write a plain group';
  let inClass = false;
  for (const character of pattern.slice(1, -1)) {
    if (inClass) inClass = character !== ']';
    else if (character === '[') inClass = true;
    else if (character === '^' || character === '$') {
      return 'the pattern must have one pair of anchors: write ^(a|b)$ for ^a$|^b$';
    }
  }
  return undefined;
}

/** SPEC015: a default and examples must match their schema. The case of a default must match too. */
function checkGivenValues(scope: Scope, schema: SchemaObject & Omit<ArgumentData, 'from'>, path: NodePath): void {
  const { ignore_case: _, ...exact } = schema;
  const hasDefault = schema.default !== undefined && isArgument(path);
  const faults = hasDefault ? misfits(scope, schema.default, exact) : [];
  for (const { message, hint } of faults) {
    scope.fault([...path, 'default'], 'SPEC015', `the default is invalid: ${message}`, hint);
  }
  for (const [index, example] of (schema.examples ?? []).entries()) {
    for (const { message, hint } of misfits(scope, example, schema)) {
      scope.fault([...path, 'examples', index], 'SPEC015', `the example is invalid: ${message}`, hint);
    }
  }
}

/** SPEC019: an enum value that does not match the type. */
function checkClosedSet(scope: Scope, schema: SchemaObject, path: NodePath): void {
  const { scalars } = typesOf(schema);
  if (scalars.length === 0) return;
  const check = (word: unknown, at: NodePath) => {
    if (scalars.some((type) => hasType(word, type))) return;
    const quotes = typeof word !== 'string' && scalars.includes('string') ? 'put it in quotes' : undefined;
    scope.fault(at, 'SPEC019', `${String(word)} is not of type ${scalars.join(' or ')}`, quotes);
  };
  for (const [index, word] of (schema.enum ?? []).entries()) check(word, [...path, 'enum', index]);
  if (schema.const !== undefined) check(schema.const, [...path, 'const']);
}

function checkValueSets(scope: Scope): void {
  const { values = {} } = scope.manifest.data as Partial<ServiceData>;
  for (const [name, set] of Object.entries(values)) checkClosedSet(scope, set, ['values', name]);
}

/** SPEC016: a record cannot contain itself, because published schemas are inline. */
function checkRecursion(scope: Scope): void {
  const own = (scope.manifest.data as Partial<ServiceData>).records ?? {};
  for (const name of Object.keys(own)) {
    if (leadsTo(scope, name, name, new Set())) {
      scope.fault(['records', name], 'SPEC016', `the record ${name} contains itself`, undefined, 'key');
    }
  }
}

function leadsTo(scope: Scope, from: string, target: string, seen: Set<string>): boolean {
  if (seen.has(from)) return false;
  seen.add(from);
  let found = false;
  visitFields(scope.records[from], [], (schema) => {
    for (const name of typesOf(schema).names) found ||= name === target || leadsTo(scope, name, target, seen);
  });
  return found;
}
