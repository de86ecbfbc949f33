// Emits the part of a decoder that reads one argument by calling runtime/decoding/field-reader.ts.

import { MAX_WORD_LENGTH } from '../../../runtime/decoding/field-reader.ts';
import type { Argument, Definition, Field, Operation, Shape } from '../../model/model.ts';
import { closedSet } from '../json-schema.ts';
import { arrow, Code, call, code, imported, importedType, object } from '../print/code.ts';
import type { Constants, Owner } from './constants.ts';
import { hasDefault } from './types.ts';

export function decodeBody(operation: Operation, argumentsType: string, constants: Constants): unknown[] {
  const args = operation.arguments;
  const values = object(
    args
      .filter(({ name }) => name !== operation.keyArgument)
      .map((argument) => [argument.name, readArgument(argument, operation, constants)]),
  );
  const rules = ruleCalls(operation);
  const formerly = args.flatMap(({ name, formerly: names }) => names.map((former) => [former.name, name] as const));
  const renamed = formerly.length === 0 ? [] : [Object.fromEntries(formerly)];
  const known = args.map(({ name }) => name);
  const head = code`const read = ${call(code`new ${READER}`, [new Code('raw'), known, ...renamed])}`;
  const type = importedType('./types.ts', argumentsType);
  if (rules.length === 0) return [head, code`return ${call(code`read.finish<${type}>`, [values])}`];
  return [head, code`const args: ${type} = ${values}`, ...rules, new Code('return read.finish(args)')];
}

const READER = imported('runtime/decoding/arguments.ts', 'ArgumentReader');

function ruleCalls({ atLeastOneOf, oneGroupOf, inOrder }: Operation): unknown[] {
  return [
    ...atLeastOneOf.map((names) => call('read.atLeastOneOf', [names])),
    ...(oneGroupOf === undefined ? [] : [call('read.oneGroupOf', [oneGroupOf])]),
    ...inOrder.map(([a, b]) => call('read.inOrder', [a, new Code(`args.${a}`), b, new Code(`args.${b}`)])),
  ];
}

function readArgument(argument: Argument, operation: Operation, constants: Constants): unknown {
  const { name, shape, commaSeparated } = argument;
  const presence: Record<string, unknown> = {};
  if (hasDefault(argument)) presence['default'] = commaSeparated ? splitWords(argument) : argument.default;
  else if (!argument.optional) presence['required'] = true;
  if (argument.emptyMeansAbsent) presence['emptyMeansAbsent'] = true;
  const place = { reader: 'read', key: name };
  if (commaSeparated !== undefined) {
    const words = new Code(constants.valueSet(commaSeparated));
    return call('read.commaSeparated', [name, words, withNames(presence, commaSeparated, constants)]);
  }
  if (argument.named !== undefined)
    return readNamed(place, argument, { field: name, of: operation.name }, presence, constants);
  if (argument.ignoreCase) presence['ignoreCase'] = true;
  return readShape(place, { field: name, of: operation.name }, shape, presence, constants);
}

const READERS = { Country: 'country', UsState: 'usState', CurrencyCode: 'currency', AirportCode: 'airport' } as const;

/** Emits a call that looks up a country, US state, currency or airport by name or code. */
function readNamed(
  { reader, key }: Place,
  { named: { type, ...wanted } = { type: 'Country' }, shape }: Argument,
  owner: Owner,
  presence: object,
  constants: Constants,
): unknown {
  const { words, input } = shape.kind === 'list' ? shape.items : shape;
  const { pattern, maxLength } = words;
  const method = wanted.maxValues === undefined ? READERS[type] : 'countries';
  const rules =
    pattern === undefined
      ? { ...presence, ...wanted, maxLength }
      : {
          ...presence,
          ...wanted,
          // The argument also accepts names, which are longer than the codes that the pattern allows.
          maxLength: Math.max(maxLength ?? 0, MAX_WORD_LENGTH),
          pattern: constants.pattern(pattern, owner),
          wanted: input.wanted,
        };
  return call(`${reader}.${method}`, [key, rules]);
}

function withNames(presence: object, set: Definition, constants: Constants): object {
  const called = constants.valueNames(set);
  return called === undefined ? presence : { ...presence, called };
}

/** Returns the default of a comma-separated list, split as the adapter receives it. */
function splitWords(argument: Argument): unknown[] {
  const words = String(argument.default)
    .split(',')
    .map((word) => word.trim().toLowerCase());
  return closedSet(argument).filter((word) => words.includes(String(word).toLowerCase()));
}

interface Place {
  readonly reader: string;
  readonly key: string | Code;
}

function readShape(place: Place, owner: Owner, shape: Shape, presence: object, constants: Constants): unknown {
  const { reader, key } = place;
  switch (shape.kind) {
    case 'reference': {
      const { target } = shape;
      if (target.kind === 'record') return readFields(place, owner, fieldsOf(target), presence, constants);
      const rules = 'ignoreCase' in presence ? withNames(presence, target, constants) : presence;
      return call(`${reader}.choice`, [key, new Code(constants.valueSet(target)), rules]);
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
  { reader, key }: Place,
  owner: Owner,
  { words, types, input }: Shape & { kind: 'scalar' },
  presence: object,
  constants: Constants,
): unknown {
  if (words.enum !== undefined) {
    return call(`${reader}.choice`, [key, new Code(constants.closedSet(words.enum, owner)), presence]);
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
  if (input.provider !== undefined) rules['provider'] = input.provider;
  if (input.multiline) rules['multiline'] = true;
  const [type, ...more] = types;
  if (more.length > 0) return call(`${reader}.scalar`, [key, types, rules]);
  return call(`${reader}.${type}`, [key, rules]);
}

function readList(
  { reader, key }: Place,
  owner: Owner,
  { items, words, input }: Shape & { kind: 'list' },
  presence: object,
  constants: Constants,
): unknown {
  const rules = { ...presence, ...pick(words, LIST_WORDS), ...(input.orOne ? { orOne: true } : {}) };
  const item = readShape({ reader: 'items', key: INDEX }, owner, items, { required: true }, constants);
  const ofObjects = items.kind === 'object' || (items.kind === 'reference' && items.target.kind === 'record');
  return call(`${reader}.list`, [key, rules, arrow('items, index', item), ...(ofObjects ? [true] : [])]);
}

function readMap(
  { reader, key }: Place,
  owner: Owner,
  { values, words }: Shape & { kind: 'map' },
  presence: object,
  constants: Constants,
): unknown {
  const each = readShape({ reader: 'map', key: NAME }, owner, values, { required: true }, constants);
  return call(`${reader}.map`, [key, { ...presence, ...pick(words, MAP_WORDS) }, arrow('map, name', each)]);
}

function readFields(
  { reader, key }: Place,
  owner: Owner,
  fields: readonly Field[],
  presence: object,
  constants: Constants,
): unknown {
  const known = fields.map((field) => field.name);
  const values = fields.map(({ name, optional, shape }) => {
    const inside = { field: name, of: owner.field };
    const presence = optional ? {} : { required: true };
    return [name, readShape({ reader: 'object', key: name }, inside, shape, presence, constants)] as const;
  });
  return call(`${reader}.object`, [key, presence, known, arrow('object', object(values))]);
}

const INDEX = new Code('index');
const NAME = new Code('name');
const STRING_WORDS = ['minLength', 'maxLength', 'format'] as const;
const MAP_WORDS = ['minProperties', 'maxProperties'] as const;
const LIST_WORDS = ['minItems', 'maxItems', 'uniqueItems'] as const;
export const RANGE_WORDS = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'] as const;

export function pick(words: Shape['words'], keys: readonly (keyof Shape['words'])[]): object {
  return Object.fromEntries(keys.filter((word) => words[word] !== undefined).map((word) => [word, words[word]]));
}

export function fieldsOf(record: Definition): readonly Field[] {
  return record.shape.kind === 'object' ? record.shape.fields : [];
}
