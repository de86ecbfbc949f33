// Rules for paths in a source's response: which fields they can read, and which fields the adapter must derive.

import { nearest } from '../../../runtime/lib/text/nearest.ts';
import type {
  ConstantValue,
  FieldSourceObject,
  FieldsData,
  SchemaData,
  SchemaObject,
  ServiceData,
} from '../../language/data.ts';
import { isConstant, readerTarget, schemaRead } from '../../language/named-readers.ts';
import { bareName, operationTypes, typesOf } from '../../language/names.ts';
import type { NodePath } from '../../load/manifest.ts';
import { knownHint } from '../known-hint.ts';
import { type Scope, visitManifest } from '../scope.ts';

export function checkReading(scope: Scope): void {
  const fields = new Set<string>();
  const visitSchema = (name: string, schema: SchemaData, path: NodePath): void => {
    fields.add(path.join('\n'));
    if (typeof schema === 'string') return;
    checkField(scope, name, schema, path);
    if (schema.from === undefined) return;
    for (const [inner, each] of entries(schema.properties)) {
      visitSchema(inner, each, [...path, 'properties', inner]);
      checkInside(scope, inner, each, [...path, 'properties', inner]);
    }
  };
  const own = scope.manifest.data as Partial<ServiceData>;
  for (const [record, of] of Object.entries(own.records ?? {})) {
    for (const [name, schema] of entries(of)) visitSchema(name, schema, ['records', record, name]);
  }
  for (const [, { returns }, path] of scope.operations()) {
    if (typeof returns === 'string') continue;
    for (const [name, schema] of entries(returns)) visitSchema(name, schema, [...path, 'returns', name]);
  }
  checkNamedReaders(scope);
  visitManifest(scope, (schema, path) => {
    if (typeof schema === 'string' || fields.has(path.join('\n')) || path.at(-2) === 'arguments') return;
    for (const word of ['from', 'derive'] as const) {
      if (schema[word] === undefined) continue;
      scope.fault([...path, word], 'SPEC154', `"${word}" needs a field of a record or result`, undefined, 'key');
    }
  });
}

/**
 * SPEC166: a named reader for an unknown record or tool. SPEC167: the reader's name is already used, or a constant does
 * not match its field.
 */
function checkNamedReaders(scope: Scope): void {
  const own = scope.manifest.data as Partial<ServiceData>;
  for (const [name, { of, fields: readings }] of Object.entries(own.readers ?? {})) {
    const path = ['readers', name];
    const taken = takenNames(own);
    if (taken.includes(name)) {
      scope.fault(path, 'SPEC167', `${name} is the name of another type: choose another`, undefined, 'key');
    }
    const target = readerTarget(of, own);
    if (target === undefined) {
      const known = [...Object.keys(own.records ?? {}), ...Object.keys(own.tools ?? {})];
      const message = `${of} is neither a record of the manifest nor a tool that declares its fields`;
      scope.fault([...path, 'of'], 'SPEC166', message, knownHint(of, known));
      continue;
    }
    const schemas = new Map(Object.entries(target.fields).map(([written, schema]) => [bareName(written), schema]));
    for (const [field, reading] of Object.entries(readings)) {
      const schema = schemas.get(field);
      const at = [...path, 'fields', field];
      if (schema === undefined) {
        scope.fault(at, 'SPEC166', `${of} has no field ${field}`, knownHint(field, schemas.keys()), 'key');
      } else if (isConstant(reading)) {
        checkConstant(scope, field, schema, reading.value, [...at, 'value']);
      } else {
        checkField(scope, field, schemaRead(schema, reading), at, at);
      }
    }
  }
}

/** Returns names that a reader cannot have, because readers and types of records, value sets and results already use them. */
function takenNames({ records = {}, values = {}, tools = {} }: Partial<ServiceData>): string[] {
  return [...Object.keys(records), ...Object.keys(values), ...Object.keys(tools).flatMap(operationTypes)];
}

/** SPEC167: a constant that has the wrong type or is not in the enum. Lists are checked item by item. */
function checkConstant(scope: Scope, field: string, schema: SchemaData, value: ConstantValue, path: NodePath): void {
  const of: SchemaObject = typeof schema === 'string' ? { type: schema } : schema;
  const fault = (message: string, hint?: string) => scope.fault(path, 'SPEC167', message, hint);
  const { nullable, scalars } = typesOf(of);
  const isList = scalars.includes('array');
  if (value === null) {
    if (!nullable) fault(`${field} is never null`);
  } else if (Array.isArray(value) !== isList) {
    fault(isList ? `${field} is a list` : `${field} is not a list`);
  } else {
    const item = isList && of.items !== undefined ? of.items : of;
    const one: SchemaObject = typeof item === 'string' ? { type: item } : item;
    for (const each of [value].flat()) checkConstantItem(scope, field, one, each, fault);
  }
}

function checkConstantItem(
  scope: Scope,
  field: string,
  schema: SchemaObject,
  value: string | number | boolean,
  fault: (message: string, hint?: string) => void,
): void {
  const { scalars, names } = typesOf(schema);
  const set = names.map((name) => scope.values[name]).find((each) => each !== undefined);
  const closed: readonly unknown[] | undefined = set?.enum ?? schema.enum;
  if (closed?.includes(value)) return;
  if (closed !== undefined) {
    fault(`${String(value)} is not in the closed set of the field`, knownHint(String(value), closed.map(String)));
  } else if (!scalars.some((type) => isOfType(value, type))) {
    fault(`${field} is of type ${[...scalars, ...names].join(' or ')}`);
  }
}

function isOfType(value: unknown, type: string): boolean {
  return type === 'integer' ? Number.isInteger(value) : type === typeof value;
}

function entries(fields: FieldsData | undefined): [name: string, schema: SchemaData][] {
  return Object.entries(fields ?? {});
}

/**
 * SPEC154: `from` and `derive` are used together, or where neither applies. SPEC155: a path cannot read the field.
 * SPEC156: an option does not match the field.
 */
function checkField(
  scope: Scope,
  written: string,
  schema: SchemaObject,
  path: NodePath,
  fromPath: NodePath = [...path, 'from'],
): void {
  const { from, derive } = schema;
  const name = bareName(written);
  if (from === undefined) return;
  if (derive) {
    scope.fault(
      [...path, 'derive'],
      'SPEC154',
      `${name} is already read by "from": remove one of the two`,
      undefined,
      'key',
    );
  }
  const what = unreadable(scope, schema);
  if (what !== undefined) {
    scope.fault(fromPath, 'SPEC155', `a path cannot read ${what}`, 'use derive: true to read it in the adapter', 'key');
    return;
  }
  if (typeof from === 'object' && 'path' in from) checkWords(scope, from, schema, fromPath);
}

/** SPEC155: if an object is read by path, each of its fields must have a path as well. */
function checkInside(scope: Scope, written: string, schema: SchemaData, path: NodePath): void {
  if (typeof schema !== 'string' && schema.from !== undefined && !schema.derive) return;
  const message = `the object is read by path, so ${bareName(written)} needs "from" as well`;
  scope.fault(path, 'SPEC155', message, 'use derive: true on the object to read all of it in the adapter', 'key');
}

/** Returns the part of a field's type that cannot be read by path, if any. */
function unreadable(scope: Scope, schema: SchemaObject): string | undefined {
  const item = schema.items ?? schema;
  const of: SchemaObject = typeof item === 'string' ? { type: item } : item;
  const { scalars, names, nullable } = typesOf(of);
  if (of.additionalProperties !== undefined) return 'a map';
  if (of.items !== undefined && of !== schema) return 'a list of lists';
  if (of.properties !== undefined && (nullable || of !== schema))
    return 'an object that may be missing: declare it as a record';
  if (scalars.length > 1) return 'a value of several types';
  const [record] = names.filter((name) => scope.records[name] !== undefined);
  if (record === undefined || entries(scope.records[record]).some(([, field]) => isRead(field))) return undefined;
  return `the record ${record}, which has no field with "from" or "derive"`;
}

function isRead(field: SchemaData): boolean {
  return typeof field !== 'string' && (field.from !== undefined || field.derive === true);
}

const TYPES_OF_READING = {
  line: ['string'],
  plain_line: ['string'],
  plain_text: ['string'],
  markdown: ['string'],
  day_or_month: ['string'],
  decimal_comma: ['number'],
  rounded: ['integer'],
  count: ['integer'],
  yes_no: ['boolean'],
  epoch_s: ['string'],
  epoch_ms: ['string'],
} as const;
const OF_SINGLE_VALUES = [
  'read',
  'missing',
  'codes',
  'ignore_case',
  'after',
  'factor',
  'within',
  'split',
  'join',
  'otherwise',
] as const;
const OF_NUMBERS = ['factor', 'within'] as const;

function checkWords(scope: Scope, from: FieldSourceObject, schema: SchemaObject, path: NodePath): void {
  const item = schema.items ?? schema;
  const of: SchemaObject = typeof item === 'string' ? { type: item } : item;
  const { scalars, names } = typesOf(of);
  const set = names.map((name) => scope.values[name]).find((each) => each !== undefined);
  const closed = set?.enum ?? of.enum;
  const type = set?.type ?? scalars.find((scalar) => scalar !== 'object');
  const fault: Fault = (at, message, hint) => scope.fault([...path, ...at], 'SPEC156', message, hint);
  if (from.first !== undefined && schema.items === undefined) fault(['first'], '"first" needs a list');
  if (type === undefined) {
    for (const word of OF_SINGLE_VALUES) {
      if (from[word] !== undefined) fault([word], `"${word}" needs a single value, not a record`);
    }
    return;
  }
  if (from.drop_incomplete) fault(['drop_incomplete'], '"drop_incomplete" needs a record');
  if (from.ignore_case && closed === undefined && from.codes === undefined) {
    fault(['ignore_case'], '"ignore_case" needs a closed set or codes');
  }
  checkTypes(from, type, of.format, closed !== undefined, fault);
  checkTexts(from, type === 'string' && closed === undefined ? schema : undefined, fault);
  if (from.split !== undefined && schema.items === undefined) fault(['split'], '"split" needs a list');
  if (closed !== undefined) checkClosed(from, closed, fault);
}

type Fault = (at: NodePath, message: string, hint?: string) => void;

/** @param text the field's schema, if it is a string or a list of strings */
function checkTexts({ after, join }: FieldSourceObject, text: SchemaObject | undefined, fault: Fault): void {
  // Dates and times are parsed according to their format.
  const isDated = text?.format === 'date' || text?.format === 'date-time';
  if (after !== undefined && (text === undefined || isDated)) fault(['after'], '"after" needs a string');
  if (join !== undefined && (text === undefined || text.items !== undefined)) {
    fault(['join'], '"join" needs a string');
  }
}

function checkTypes(
  { read, within, ...from }: FieldSourceObject,
  type: string,
  format: SchemaObject['format'],
  isClosed: boolean,
  fault: Fault,
): void {
  const types: readonly string[] = read === undefined ? [type] : TYPES_OF_READING[read];
  if (!types.includes(type)) fault(['read'], `"${read}" reads a ${types.join(' or ')}`);
  else if (read !== undefined && isClosed) fault(['read'], `"${read}" cannot read an enum`);
  else if (read?.startsWith('epoch_') && format !== 'date-time')
    fault(['read'], `"${read}" reads a date-time`, 'format: date-time');
  for (const word of OF_NUMBERS) {
    if ({ within, ...from }[word] === undefined || type === 'number' || type === 'integer') continue;
    fault([word], `"${word}" needs a number`);
  }
  if (within !== undefined && within[0] > within[1]) fault(['within'], `${within[0]} is above ${within[1]}`);
}

/**
 * Codes and defaults must be in the enum. Values that count as missing must not be in the enum, unless codes are
 * translated.
 */
function checkClosed(
  { codes, otherwise, missing = [] }: FieldSourceObject,
  closed: readonly unknown[],
  fault: Fault,
): void {
  const coded = Object.entries(codes ?? {}).map(([code, word]) => [['codes', code], word] as const);
  for (const [at, word] of [...coded, [['otherwise'], otherwise] as const]) {
    if (word === undefined || closed.includes(word)) continue;
    const near = nearest(String(word), closed.map(String));
    fault(at, `${String(word)} is not in the enum of the field`, near && `did you mean ${near}?`);
  }
  for (const [index, word] of codes === undefined ? missing.entries() : []) {
    if (closed.includes(word)) fault(['missing', index], `${String(word)} is in the enum of the field`);
  }
}
