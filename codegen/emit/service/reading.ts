// The part of a validator that reads one argument: a call of the checking functions in runtime/decoding/field-reader.ts.

import { LONGEST_WORD } from '../../../runtime/decoding/field-reader.ts';
import type { Argument, Definition, Field, Operation, Shape } from '../../model/model.ts';
import { closedSet } from '../json-schema.ts';
import { literal, quoted } from '../literal.ts';
import { call, callWith, members } from './calls.ts';
import type { Constants, Owner } from './constants.ts';
import { hasDefault } from './types.ts';

/** The body of a decode function. */
export function decodeBody(operation: Operation, argumentsType: string, constants: Constants): string[] {
  const args = operation.arguments;
  const known = literal(args.map(({ name }) => name));
  const values = members(
    args
      .filter(({ name }) => name !== operation.keyArgument)
      .map((argument) => [argument.name, readArgument(argument, operation, constants)]),
  );
  const rules = ruleCalls(operation);
  const formerly = args.flatMap(({ name, formerly: names }) => names.map((former) => [former.name, name] as const));
  const renamed = formerly.length === 0 ? [] : [literal(Object.fromEntries(formerly))];
  const head = `const read = ${call('new ArgumentReader', ['raw', known, ...renamed], 2)};`;
  if (rules.length === 0) return [head, `return read.finish<${argumentsType}>(${values});`];
  return [head, `const args: ${argumentsType} = ${values};`, ...rules, 'return read.finish(args);'];
}

/** Rules over several arguments. */
function ruleCalls({ atLeastOneOf, oneGroupOf, inOrder }: Operation): string[] {
  return [
    ...atLeastOneOf.map((names) => `read.atLeastOneOf(${literal(names)});`),
    ...(oneGroupOf === undefined ? [] : [`read.oneGroupOf(${literal(oneGroupOf, 0, 22)});`]),
    ...inOrder.map(([a, b]) => `read.inOrder('${a}', args.${a}, '${b}', args.${b});`),
  ];
}

function readArgument(argument: Argument, operation: Operation, constants: Constants): string {
  const { name, shape, commaSeparated } = argument;
  const presence: Record<string, unknown> = {};
  if (hasDefault(argument)) presence['default'] = commaSeparated ? splitWords(argument) : argument.default;
  else if (!argument.optional) presence['required'] = true;
  if (argument.emptyMeansAbsent) presence['emptyMeansAbsent'] = true;
  const place = { reader: 'read', key: quoted(name), indent: 4 + name.length + 2 };
  if (commaSeparated !== undefined) {
    const words = constants.valueSet(commaSeparated);
    const rules = withNames(presence, commaSeparated, constants);
    return call('read.commaSeparated', [place.key, words, literal(rules)], place.indent);
  }
  if (argument.named !== undefined)
    return readNamed(place, argument, { field: name, of: operation.name }, presence, constants);
  if (argument.ignoreCase) presence['ignoreCase'] = true;
  return readShape(place, { field: name, of: operation.name }, shape, presence, constants);
}

/** The reader of each type of names. */
const READERS = { Country: 'country', UsState: 'usState', CurrencyCode: 'currency', AirportCode: 'airport' } as const;

/** The name of a country, a US state, a currency or an airport, which the tables of names read. */
function readNamed(
  { reader, key, indent }: Place,
  { named: { type, ...wanted } = { type: 'Country' }, shape: { words, input } }: Argument,
  owner: Owner,
  presence: object,
  constants: Constants,
): string {
  const { pattern, maxLength } = words;
  const rules =
    pattern === undefined
      ? { ...presence, ...wanted, maxLength }
      : {
          ...presence,
          ...wanted,
          // Names are longer than the codes that the pattern asks for.
          maxLength: Math.max(maxLength ?? 0, LONGEST_WORD),
          pattern: constants.pattern(pattern, owner),
          wanted: input.wanted,
        };
  return call(`${reader}.${READERS[type]}`, [key, literal(rules, 0, indent + 20)], indent);
}

function withNames(presence: object, set: Definition, constants: Constants): object {
  const called = constants.valueNames(set);
  return called === undefined ? presence : { ...presence, called };
}

/** The default of a comma list as the adapter receives it. */
function splitWords(argument: Argument): unknown[] {
  const given = String(argument.default)
    .split(',')
    .map((word) => word.trim().toLowerCase());
  return closedSet(argument).filter((word) => given.includes(String(word).toLowerCase()));
}

/** Where a value is read: from which reader, under which key, and how deep in the text. */
interface Place {
  readonly reader: string;
  readonly key: string;
  readonly indent: number;
}

function readShape(place: Place, owner: Owner, shape: Shape, presence: object, constants: Constants): string {
  const { reader, key, indent } = place;
  switch (shape.kind) {
    case 'reference': {
      const { target } = shape;
      if (target.kind === 'record') return readFields(place, owner, fieldsOf(target), presence, constants);
      const rules = 'ignoreCase' in presence ? withNames(presence, target, constants) : presence;
      return call(`${reader}.choice`, [key, constants.valueSet(target), literal(rules)], indent);
    }
    case 'object':
      return readFields(place, owner, shape.fields, presence, constants);
    case 'list':
      return readList(place, owner, shape, presence, constants);
    case 'scalar':
      return readScalar(place, owner, shape, presence, constants);
    case 'map':
      return readMap(place, owner, shape, presence, constants);
  }
}

function readScalar(
  { reader, key, indent }: Place,
  owner: Owner,
  { words, types, input }: Shape & { kind: 'scalar' },
  presence: object,
  constants: Constants,
): string {
  if (words.enum !== undefined) {
    return call(`${reader}.choice`, [key, constants.closedSet(words.enum, owner), literal(presence)], indent);
  }
  const rules: Record<string, unknown> = {
    ...presence,
    ...(types.includes('string') ? pick(words, STRING_WORDS) : {}),
    ...(types.some((type) => type === 'number' || type === 'integer') ? pick(words, RANGE_WORDS) : {}),
  };
  if (words.pattern !== undefined) {
    rules['pattern'] = constants.pattern(words.pattern, owner);
    rules['wanted'] = input.wanted;
  }
  if (input.giver !== undefined) rules['giver'] = input.giver;
  if (input.multiline) rules['multiline'] = true;
  const [type, ...more] = types;
  if (more.length > 0) return call(`${reader}.scalar`, [key, literal(types), literal(rules, 0, indent + 20)], indent);
  return call(`${reader}.${type}`, [key, literal(rules, 0, indent + 20)], indent);
}

function readList(
  { reader, key, indent }: Place,
  owner: Owner,
  { items, words, input }: Shape & { kind: 'list' },
  presence: object,
  constants: Constants,
): string {
  const rules = literal({ ...presence, ...pick(words, LIST_WORDS), ...(input.orOne ? { orOne: true } : {}) });
  const item = (inside: number) => {
    const place = { reader: 'items', key: 'index', indent: inside };
    return readShape(place, owner, items, { required: true }, constants);
  };
  const ofObjects = items.kind === 'object' || (items.kind === 'reference' && items.target.kind === 'record');
  return callWith(`${reader}.list`, [key, rules], 'items, index', item, indent, ofObjects ? ['true'] : []);
}

function readMap(
  { reader, key, indent }: Place,
  owner: Owner,
  { values, words }: Shape & { kind: 'map' },
  presence: object,
  constants: Constants,
): string {
  const rules = literal({ ...presence, ...pick(words, MAP_WORDS) });
  const each = (inside: number) => {
    const place = { reader: 'map', key: 'name', indent: inside };
    return readShape(place, owner, values, { required: true }, constants);
  };
  return callWith(`${reader}.map`, [key, rules], 'map, name', each, indent);
}

function readFields(
  { reader, key, indent }: Place,
  owner: Owner,
  fields: readonly Field[],
  presence: object,
  constants: Constants,
): string {
  const known = literal(fields.map((field) => field.name));
  const values = fields.map(({ name, optional, shape }) => {
    const place = { reader: 'object', key: quoted(name), indent: indent + name.length + 4 };
    const inside = { field: name, of: owner.field };
    return [name, readShape(place, inside, shape, optional ? {} : { required: true }, constants)] as const;
  });
  return `${reader}.object(${key}, ${literal(presence)}, ${known}, (object) => (${members(values)}))`;
}

const STRING_WORDS = ['minLength', 'maxLength', 'format'] as const;
const MAP_WORDS = ['minProperties', 'maxProperties'] as const;
const LIST_WORDS = ['minItems', 'maxItems', 'uniqueItems'] as const;
/** Words of JSON Schema that bound a number. */
export const RANGE_WORDS = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'] as const;

/** Those of the words that are there. */
export function pick(words: Shape['words'], wanted: readonly (keyof Shape['words'])[]): object {
  return Object.fromEntries(wanted.filter((word) => words[word] !== undefined).map((word) => [word, words[word]]));
}

/** The fields of a record's definition; none of any other. */
export function fieldsOf(record: Definition): readonly Field[] {
  return record.shape.kind === 'object' ? record.shape.fields : [];
}
