// Writes the descriptions of published results in a codec file, with one constant per record and result
// (runtime/contract/published.ts).

import type { Definition, Field, Operation, Shape } from '../../model/model.ts';
import { Code, call, code, imported, object } from '../print/code.ts';
import type { Constants, Owner } from './constants.ts';
import { fieldsOf, pick, RANGE_WORDS } from './reading.ts';

export function recordFields({ name }: Pick<Definition, 'name'>): string {
  return `${name.charAt(0).toLowerCase()}${name.slice(1)}Fields`;
}

const PUBLISHED = imported('runtime/contract/published.ts', 'published');

export function resultSource(
  { returns: { record, fields, orNotFound }, name }: Operation,
  constants: Constants,
): unknown {
  const content = record === undefined ? fieldsSource(fields, name, constants) : new Code(recordFields(record));
  return called('record', [content], orNotFound ? { orNotFound: true } : {});
}

export function recordSource(record: Definition, constants: Constants): unknown {
  return fieldsSource(fieldsOf(record), record.name, constants);
}

/** Sorts records so that nested records come before the records that contain them. */
export function inOrderOfUse(definitions: readonly Definition[]): Definition[] {
  const ordered = new Set<Definition>();
  const take = (definition: Definition): void => {
    if (definition.kind !== 'record' || ordered.has(definition)) return;
    for (const { shape } of fieldsOf(definition)) visitShape(shape);
    ordered.add(definition);
  };
  const visitShape = (shape: Shape): void => {
    if (shape.kind === 'reference') take(shape.target);
    else if (shape.kind === 'list') visitShape(shape.items);
    else if (shape.kind === 'map') visitShape(shape.values);
    else if (shape.kind === 'object') for (const field of shape.fields) visitShape(field.shape);
  };
  for (const definition of definitions) take(definition);
  return [...ordered];
}

function fieldsSource(fields: readonly Field[], of: string, constants: Constants): unknown {
  const entries = fields.map(({ name, optional, shape }) => {
    return [name, valueSource(shape, optional ? { optional: true } : {}, { field: name, of }, constants)] as const;
  });
  return called('fields', [object(entries)]);
}

function valueSource(shape: Shape, presence: object, owner: Owner, constants: Constants): unknown {
  const rules: Record<string, unknown> = { ...presence, ...(shape.nullable ? { nullable: true } : {}) };
  const inside = (inner: Shape) => valueSource(inner, {}, owner, constants);
  switch (shape.kind) {
    case 'reference': {
      const { target } = shape;
      if (target.kind === 'record') return called('record', [new Code(recordFields(target))], rules);
      return called('choice', [new Code(constants.valueSet(target))], rules);
    }
    case 'object':
      return called('record', [fieldsSource(shape.fields, owner.field, constants)], rules);
    case 'list':
      return called('list', [inside(shape.items)], { ...rules, ...pick(shape.words, ['minItems', 'maxItems']) });
    case 'map':
      return called('map', [inside(shape.values)], rules);
    case 'scalar':
      return scalarSource(shape, rules, owner, constants);
  }
}

function scalarSource(
  { words, types }: Shape & { kind: 'scalar' },
  rules: Record<string, unknown>,
  owner: Owner,
  constants: Constants,
): unknown {
  const closed = words.enum ?? (words.const === undefined ? undefined : [words.const]);
  if (closed !== undefined) return called('choice', [new Code(constants.closedSet(closed, owner))], rules);
  const [type = 'string', ...more] = types;
  if (more.length > 0) {
    return called('scalar', [[...new Set(types.map((each) => (each === 'integer' ? 'number' : each)))]], rules);
  }
  const bounds = type === 'string' ? (['minLength', 'maxLength', 'format'] as const) : RANGE_WORDS;
  const all: Record<string, unknown> = { ...rules, ...pick(words, bounds) };
  if (words.pattern !== undefined) all['pattern'] = constants.pattern(words.pattern, owner);
  return called(type, [], all);
}

/** Builds a call, and omits rules that are empty. */
function called(kind: string, args: readonly unknown[], rules: object = {}): unknown {
  return call(code`${PUBLISHED}.${new Code(kind)}`, Object.keys(rules).length === 0 ? args : [...args, rules]);
}
