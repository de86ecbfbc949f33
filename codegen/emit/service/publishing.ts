// The part of a codec file that describes published results: one constant per record and result (runtime/contract/published.ts).

import type { Definition, Field, Operation, Shape } from '../../model/model.ts';
import { literal, propertyName } from '../literal.ts';
import { call, members } from './calls.ts';
import type { Constants, Owner } from './constants.ts';
import { fieldsOf, pick, RANGE_WORDS } from './reading.ts';

/** The name of the constant with a record's fields: `FoundCity` is `foundCityFields`. */
export function recordFields({ name }: Pick<Definition, 'name'>): string {
  return `${name.charAt(0).toLowerCase()}${name.slice(1)}Fields`;
}

/** The description of an operation's result. */
export function resultSource(
  { returns: { record, fields, orNotFound }, name }: Operation,
  constants: Constants,
): string {
  const content = record === undefined ? fieldsSource(fields, name, constants) : recordFields(record);
  return called('record', [content, orNotFound ? { orNotFound: true } : {}], 0);
}

/** The description of a record's fields. */
export function recordSource(record: Definition, constants: Constants): string {
  return fieldsSource(fieldsOf(record), record.name, constants);
}

/** Records, those that others hold before these. */
export function inOrderOfUse(definitions: readonly Definition[]): Definition[] {
  const ordered = new Set<Definition>();
  const take = (definition: Definition): void => {
    if (definition.kind !== 'record' || ordered.has(definition)) return;
    for (const { shape } of fieldsOf(definition)) visit(shape);
    ordered.add(definition);
  };
  const visit = (shape: Shape): void => {
    if (shape.kind === 'reference') take(shape.target);
    else if (shape.kind === 'list') visit(shape.items);
    else if (shape.kind === 'map') visit(shape.values);
    else if (shape.kind === 'object') for (const field of shape.fields) visit(field.shape);
  };
  for (const definition of definitions) take(definition);
  return [...ordered];
}

function fieldsSource(fields: readonly Field[], of: string, constants: Constants): string {
  const entries = fields.map(({ name, optional, shape }) => {
    const indent = 2 + name.length + 2;
    const source = valueSource(shape, optional ? { optional: true } : {}, { field: name, of }, constants, indent);
    return [propertyName(name), source] as const;
  });
  return `published.fields(${members(entries)})`;
}

function valueSource(shape: Shape, presence: object, owner: Owner, constants: Constants, indent: number): string {
  const rules: Record<string, unknown> = { ...presence, ...(shape.nullable ? { nullable: true } : {}) };
  const inside = (inner: Shape) => valueSource(inner, {}, owner, constants, indent + 2);
  switch (shape.kind) {
    case 'reference': {
      const { target } = shape;
      if (target.kind === 'record') return called('record', [recordFields(target), rules], indent);
      return called('choice', [constants.valueSet(target), rules], indent);
    }
    case 'object':
      return called('record', [fieldsSource(shape.fields, owner.field, constants), rules], indent);
    case 'list':
      return called(
        'list',
        [inside(shape.items), { ...rules, ...pick(shape.words, ['minItems', 'maxItems']) }],
        indent,
      );
    case 'map':
      return called('map', [inside(shape.values), rules], indent);
    case 'scalar':
      return scalarSource(shape, rules, owner, constants, indent);
  }
}

function scalarSource(
  { words, types }: Shape & { kind: 'scalar' },
  rules: Record<string, unknown>,
  owner: Owner,
  constants: Constants,
  indent: number,
): string {
  const closed = words.enum ?? (words.const === undefined ? undefined : [words.const]);
  if (closed !== undefined) return called('choice', [constants.closedSet(closed, owner), rules], indent);
  const [type = 'string', ...more] = types;
  if (more.length > 0) {
    const known = [...new Set(types.map((each) => (each === 'integer' ? 'number' : each)))];
    return called('scalar', [literal(known), rules], indent);
  }
  const bounds = type === 'string' ? (['minLength', 'maxLength', 'format'] as const) : RANGE_WORDS;
  const all: Record<string, unknown> = { ...rules, ...pick(words, bounds) };
  if (words.pattern !== undefined) all['pattern'] = constants.pattern(words.pattern, owner);
  return called(type, [all], indent);
}

/** A call of a constructor of descriptions; rules come last and are left out where there are none. */
function called(kind: string, args: readonly (string | object)[], indent: number): string {
  const sources = args.flatMap((arg) => {
    if (typeof arg === 'string') return [arg];
    return Object.keys(arg).length === 0 ? [] : [literal(arg)];
  });
  const [first = ''] = sources;
  // What is several lines long needs no break of its own.
  if (first.includes('\n')) return `published.${kind}(${sources.join(', ')})`;
  return call(`published.${kind}`, sources, indent);
}
