// Kinds must match their fields, and lists of records need valid identities and orders.

import { nearest } from '../../../runtime/lib/text/nearest.ts';
import type { ArgumentData, FieldsData, SchemaData, SchemaObject, ServiceData } from '../../language/data.ts';
import { isOfKind, KIND_OF_FORMAT, KINDS, type Kind, kindOf, SOURCE_ID } from '../../language/kinds.ts';
import { bareName, kindOfNamed, namedTypeOf, typesOf } from '../../language/names.ts';
import type { NodePath } from '../../load/manifest.ts';
import { type Scope, visitManifest } from '../scope.ts';
import { misfits } from '../value.ts';

type Words = SchemaObject & Omit<ArgumentData, 'from'>;

export function checkKinds(scope: Scope): void {
  visitManifest(scope, (schema, path) => {
    if (typeof schema === 'string') return;
    if (schema.is !== undefined) checkKind(scope, schema, schema.is, path);
    if (schema.key !== undefined || schema.order !== undefined) checkRows(scope, schema, path);
    if (schema.keys !== undefined) checkKeys(scope, schema, schema.keys.is, path);
  });
}

/** SPEC163: a redundant kind, or an unknown source. SPEC164: a kind that contradicts the field. */
function checkKind(scope: Scope, schema: Words, name: string, path: NodePath): void {
  const at = [...path, 'is'];
  const kind = namedTypeOf(schema) === undefined ? KIND_OF_FORMAT[schema.format ?? ''] : kindOfNamed(schema);
  if (kind === name) {
    const word = namedTypeOf(schema) === undefined ? `format: ${schema.format}` : `type: ${namedTypeOf(schema)}`;
    scope.fault(at, 'SPEC163', `${word} already implies it`, 'leave "is" out', 'key');
    return;
  }
  if (kind !== undefined) {
    scope.fault(
      at,
      'SPEC164',
      `the field is already ${kind} by its ${namedTypeOf(schema) === undefined ? 'format' : 'type'}`,
    );
    return;
  }
  checkSource(scope, name, at);
  const contradiction = contradictionOf(scope, schema, name);
  if (contradiction !== undefined) scope.fault(at, 'SPEC164', contradiction);
}

function checkSource(scope: Scope, name: string, at: NodePath): void {
  const source = Object.hasOwn(KINDS, name) ? undefined : SOURCE_ID.exec(name)?.[1];
  const known = [...scope.around.sourceIds, ...scope.around.tools.keys()];
  if (source === undefined || known.includes(source)) return;
  const near = nearest(source, known);
  const message = `there is no source or service ${source}`;
  scope.fault(at, 'SPEC163', message, near && `did you mean id.${near}.${name.split('.')[2]}?`);
}

/** Returns the reason why the values of the field cannot be of the kind. */
function contradictionOf(scope: Scope, schema: Words, name: string): string | undefined {
  const kind: Kind = kindOf(name);
  const { scalars, names } = typesOf(schema);
  if (schema.comma_separated !== undefined) return 'a string of several values cannot have a kind';
  if (scalars.includes('array')) return 'a list cannot have a kind; set it on its items';
  if (scalars.includes('object')) return 'an object cannot have a kind; set it on its fields or values';
  const set = names.map((each) => scope.values[each]).find((each) => each !== undefined);
  if (names.length > 0 && set === undefined) return 'a record cannot have a kind; set it on its fields';
  const types = set === undefined ? scalars : [set.type];
  const other = types.find((type) => !kind.types.some((each) => each === type));
  if (other !== undefined) return `${name} is ${listed(kind.types)}, but the field is ${other}`;
  const closed = set?.enum ?? schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  const values = [...(closed ?? []), ...(schema.examples ?? []), ...givenDefault(schema)];
  const wrong = values.find((value) => !isOfKind(value, kind));
  if (wrong !== undefined) return `${JSON.stringify(wrong)} is not of the kind ${name}`;
  return closed === undefined ? nothingFits(scope, schema, kind) : undefined;
}

/** Returns the default. An empty default does not count if the empty string means "not set". */
function givenDefault({ default: preset, empty_means_absent: emptyIsAbsent }: Words): unknown[] {
  return preset === undefined || (emptyIsAbsent && preset === '') ? [] : [preset];
}

/** Returns a message if the pattern, length or bounds of the field reject every example of the kind. */
function nothingFits(scope: Scope, schema: Words, { examples }: Kind): string | undefined {
  const { scalars } = typesOf(schema);
  const typed = examples.filter((example) => scalars.includes('string') === (typeof example === 'string'));
  const faults = typed.map((example) => misfits(scope, example, schema)[0]);
  const [first] = faults;
  return first === undefined || faults.includes(undefined)
    ? undefined
    : `the field accepts none of ${typed.join(', ')}: ${typed[0]} ${first.message}`;
}

function listed(types: readonly string[]): string {
  return types.join(' or ');
}

/** SPEC165: `keys` on a schema without arbitrary keys. */
function checkKeys(scope: Scope, schema: SchemaObject, name: string, path: NodePath): void {
  const at = [...path, 'keys'];
  if (schema.additionalProperties !== undefined) checkKind(scope, { type: 'string' }, name, at);
  else scope.fault(at, 'SPEC165', '"keys" needs an object with additionalProperties', undefined, 'key');
}

/**
 * SPEC165: an identity or sort order on a schema that is not a list of records, or one that uses an unknown or optional
 * field.
 */
function checkRows(scope: Scope, schema: SchemaObject, path: NodePath): void {
  const rows = rowsOf(scope, schema);
  for (const word of ['key', 'order'] as const) {
    const value = schema[word];
    if (value === undefined) continue;
    if (rows === undefined) {
      scope.fault([...path, word], 'SPEC165', `"${word}" needs a list of records`, undefined, 'key');
    } else if (typeof value !== 'string') {
      for (const [index, field] of value.entries()) {
        const fault = fieldFault(scope, rows, field, word === 'key');
        if (fault !== undefined) scope.fault([...path, word, index], 'SPEC165', ...fault);
      }
    }
  }
}

/** Returns the fields of a list's records, or undefined if its items are not records. */
export function rowsOf({ records }: Pick<Scope, 'records'>, { items }: SchemaObject): FieldsData | undefined {
  return items === undefined ? undefined : fieldsIn(records, items);
}

function fieldsIn(records: NonNullable<ServiceData['records']>, schema: SchemaData): FieldsData | undefined {
  const record = typesOf(schema).names.find((name) => records[name] !== undefined);
  if (record !== undefined) return records[record];
  return typeof schema === 'string' ? undefined : schema.properties;
}

/** Returns the error for an unknown field, or for a missing or superfluous `?` in a key. */
function fieldFault(
  scope: Scope,
  rows: FieldsData,
  field: string,
  isKey: boolean,
): [message: string, hint?: string] | undefined {
  const path = bareName(field.replace(/^-/, ''));
  const found = findField(scope, rows, path);
  if ('fault' in found) return found.fault;
  if (!isKey || found.isOptional === field.endsWith('?')) return undefined;
  return found.isOptional
    ? [`${path} is optional`, `write ${path}? if its absence also distinguishes records`]
    : [`${path} is required`, 'remove the ?'];
}

/** Returns whether the field is optional, or an error if the path is invalid. */
function findField(
  scope: Scope,
  fields: FieldsData,
  path: string,
): { isOptional: boolean } | { fault: [message: string, hint?: string] } {
  const [name = '', ...inner] = path.split('.');
  const written = Object.keys(fields).find((each) => bareName(each) === name);
  if (written === undefined) {
    const near = nearest(name, Object.keys(fields).map(bareName));
    const message = `the record has no field ${name}`;
    return { fault: near === undefined ? [message] : [message, `did you mean ${near}?`] };
  }
  const isOptional = written.endsWith('?');
  if (inner.length === 0) return { isOptional };
  const inside = fieldsIn(scope.records, fields[written] as SchemaData);
  if (inside === undefined) return { fault: [`${name} has no fields`] };
  const found = findField(scope, inside, inner.join('.'));
  return 'fault' in found ? found : { isOptional: isOptional || found.isOptional };
}
