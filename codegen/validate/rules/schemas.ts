// Rules on schemas: names that exist, words that fit their type, bounds that hold together, defaults that fit.

import { nearest } from '../../../runtime/contract/nearest.ts';
import type { NodePath } from '../../load/manifest.ts';
import type { SchemaData, SchemaObject, ServiceData } from '../../model/data.ts';
import { type Scope, typesOf, visitFields, visitManifest } from '../scope.ts';
import { compiles, misfits } from '../value.ts';

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
};

/** Every rule on a single schema, at every place where one stands. */
export function checkSchemas(scope: Scope): void {
  visitManifest(scope, (schema, path) => {
    checkNames(scope, schema, path);
    if (typeof schema === 'string') return;
    checkWords(scope, schema, path);
    checkBounds(scope, schema, path);
    checkPattern(scope, schema, path);
    checkDefault(scope, schema, path);
  });
  checkRecursion(scope);
}

/** SPEC010: a PascalCase name must be a record or a value set; SPEC011: types that cannot stand together. */
function checkNames(scope: Scope, schema: SchemaData, path: NodePath): void {
  const { names, scalars } = typesOf(schema);
  const at = typeof schema === 'string' ? path : [...path, 'type'];
  for (const name of names) {
    if (scope.values[name] !== undefined || scope.records[name] !== undefined) continue;
    const near = nearest(name, scope.typeNames());
    scope.fault(at, 'SPEC010', `no record or value set is called ${name}`, near && `did you mean ${near}?`);
  }
  const compound = scalars.some((type) => type === 'array' || type === 'object') || names.length > 0;
  if (compound && names.length + scalars.length > 1) {
    scope.fault(at, 'SPEC011', 'a record, a value set, a list or an object stands alone, or beside null');
  }
}

/** SPEC012: words that belong to another type; a list without items; an object without a content. */
function checkWords(scope: Scope, schema: SchemaObject, path: NodePath): void {
  const { scalars } = typesOf(schema);
  for (const [word, types] of Object.entries(WORDS_OF_TYPE)) {
    if (!(word in schema) || types.some((type) => scalars.includes(type))) continue;
    scope.fault([...path, word], 'SPEC012', `"${word}" belongs to ${types.join(' or ')}`, undefined, 'key');
  }
  if (scalars.includes('array') && schema.items === undefined) {
    scope.fault(path, 'SPEC012', 'a list needs "items"', undefined, 'key');
  }
  const empty = schema.properties === undefined && schema.additionalProperties === undefined;
  if (scalars.includes('object') && empty) {
    scope.fault(path, 'SPEC012', 'an object needs "properties" or "additionalProperties"', undefined, 'key');
  }
}

/** SPEC013: a lower bound above its upper bound. */
function checkBounds(scope: Scope, schema: SchemaObject, path: NodePath): void {
  const pairs = [
    ['minimum', 'maximum'],
    ['minLength', 'maxLength'],
    ['minItems', 'maxItems'],
  ] as const;
  for (const [lower, upper] of pairs) {
    const [least, most] = [schema[lower], schema[upper]];
    if (least !== undefined && most !== undefined && least > most) {
      scope.fault([...path, lower], 'SPEC013', `"${lower}" ${least} is above "${upper}" ${most}`);
    }
  }
}

/** SPEC014: a pattern must compile and be anchored, so that it says the whole value. */
function checkPattern(scope: Scope, { pattern }: SchemaObject, path: NodePath): void {
  if (pattern === undefined) return;
  const at = [...path, 'pattern'];
  if (!compiles(pattern)) scope.fault(at, 'SPEC014', 'the pattern is not a regular expression');
  else if (!pattern.startsWith('^')) scope.fault(at, 'SPEC014', 'the pattern must begin with ^');
}

/** SPEC015: a default must fit its own schema. */
function checkDefault(scope: Scope, schema: SchemaObject, path: NodePath): void {
  if (schema.default === undefined) return;
  for (const { message, hint } of misfits(scope, schema.default, schema)) {
    scope.fault([...path, 'default'], 'SPEC015', `the default does not fit: ${message}`, hint);
  }
}

/** SPEC016: a record must not hold itself: published schemas are written out in full. */
function checkRecursion(scope: Scope): void {
  const own = (scope.manifest.data as Partial<ServiceData>).records ?? {};
  for (const name of Object.keys(own)) {
    if (leadsTo(scope, name, name, new Set())) {
      scope.fault(['records', name], 'SPEC016', `the record ${name} holds itself`, undefined, 'key');
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

/** SPEC017: a name declared twice, or hiding a shared one; SPEC018: a name that nothing uses. */
export function checkDefinitions(scope: Scope): void {
  const { values = {}, records = {} } = scope.manifest.data as Partial<ServiceData>;
  const ofPlatform = scope.manifest.kind === 'platform';
  const shared = ofPlatform ? {} : { ...scope.around.platform.values, ...scope.around.platform.records };
  const used = usedNames(scope);
  for (const [section, names] of [
    ['values', values],
    ['records', records],
  ] as const) {
    for (const name of Object.keys(names)) {
      const twice = name in shared || (section === 'records' && name in values);
      if (twice) scope.fault([section, name], 'SPEC017', `${name} is declared already`, undefined, 'key');
      else if (!used.has(name) && !ofPlatform) {
        scope.fault([section, name], 'SPEC018', `nothing uses ${name}`, undefined, 'key');
      }
    }
  }
}

function usedNames(scope: Scope): Set<string> {
  const used = new Set<string>();
  visitManifest(scope, (schema) => {
    for (const name of typesOf(schema).names) used.add(name);
  });
  for (const [, operation] of scope.operations()) {
    for (const argument of Object.values(operation.arguments ?? {})) {
      if (typeof argument !== 'string' && argument.comma_separated !== undefined) used.add(argument.comma_separated);
    }
  }
  return used;
}
