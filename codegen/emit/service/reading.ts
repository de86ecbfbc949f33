// The part of a validator that reads one argument: a call of the checking functions in runtime/contract/arguments.ts.

import type { Argument, Definition, Field, Operation, Shape } from '../../model/model.ts';
import { constantCase } from '../../plan/plan.ts';
import { Code, literal, quoted } from '../literal.ts';
import { hasDefault } from './types.ts';

/** Constants that stand once at the head of a validators file: word lists and patterns, by name. */
export type Constants = Map<string, string>;

/** The body of a decode function. */
export function decodeBody(operation: Operation, argumentsType: string, constants: Constants): string {
  const args = operation.arguments;
  const known = literal(args.map(({ name }) => name));
  const decoded = args.filter(({ name }) => name !== operation.keyArgument);
  const members = decoded.map((argument) => `  ${argument.name}: ${readArgument(argument, constants)},\n`);
  const values = members.length === 0 ? '{}' : `{\n${members.join('')}}`;
  const rules = ruleCalls(operation);
  const head = [`const read = new ArgumentReader(raw, ${known});`];
  if (rules.length === 0) return [...head, `return read.finish<${argumentsType}>(${values});`].join('\n');
  return [...head, `const args: ${argumentsType} = ${values};`, ...rules, 'return read.finish(args);'].join('\n');
}

/** Rules over several arguments. */
function ruleCalls({ atLeastOneOf, oneGroupOf, inOrder }: Operation): string[] {
  return [
    ...atLeastOneOf.map((names) => `read.atLeastOneOf(${literal(names)});`),
    ...(oneGroupOf === undefined ? [] : [`read.oneGroupOf(${literal(oneGroupOf)});`]),
    ...inOrder.map(([a, b]) => `read.inOrder('${a}', args.${a}, '${b}', args.${b});`),
  ];
}

function readArgument(argument: Argument, constants: Constants): string {
  const presence: Record<string, unknown> = {};
  if (hasDefault(argument)) presence['default'] = argument.commaSeparated ? splitWords(argument) : argument.default;
  else if (!argument.optional) presence['required'] = true;
  if (argument.emptyMeansAbsent) presence['emptyMeansAbsent'] = true;
  if (argument.commaSeparated !== undefined) {
    const words = wordsConstant(argument.commaSeparated, constants);
    return `read.commaSeparated('${argument.name}', ${words}, ${literal(presence)})`;
  }
  if (argument.ignoreCase) presence['ignoreCase'] = true;
  return readShape('read', quoted(argument.name), argument.name, argument.shape, presence, constants);
}

function splitWords(argument: Argument): Code {
  const words = String(argument.default)
    .split(',')
    .map((word) => word.trim());
  return new Code(literal(words));
}

/** A call that reads a value of the shape from `reader` under `key`. */
function readShape(
  reader: string,
  key: string,
  name: string,
  shape: Shape,
  presence: object,
  constants: Constants,
): string {
  switch (shape.kind) {
    case 'reference': {
      const { target } = shape;
      if (target.kind === 'values')
        return `${reader}.choice(${key}, ${wordsConstant(target, constants)}, ${literal(presence)})`;
      return readFields(reader, key, name, fieldsOf(target), presence, constants);
    }
    case 'object':
      return readFields(reader, key, name, shape.fields, presence, constants);
    case 'list':
      return readList(reader, key, name, shape.items, { ...presence, ...pick(shape, LIST_WORDS) }, constants);
    case 'scalar':
      return readScalar(reader, key, name, shape, presence, constants);
    case 'map':
      throw new Error(`${name}: a map cannot be an argument`);
  }
}

function readScalar(
  reader: string,
  key: string,
  name: string,
  shape: Shape & { kind: 'scalar' },
  presence: object,
  constants: Constants,
): string {
  const { enum: words, pattern } = shape.words;
  if (words !== undefined) {
    const constant = `${constantCase(name.toUpperCase())}_WORDS`;
    constants.set(constant, `${literal(words, 0, constant.length + 20)} as const`);
    return `${reader}.choice(${key}, ${constant}, ${literal(presence)})`;
  }
  const [type] = shape.types;
  const rules: Record<string, unknown> = {
    ...presence,
    ...pick(shape, type === 'string' ? STRING_WORDS : NUMBER_WORDS),
  };
  if (pattern !== undefined) rules['pattern'] = new Code(patternConstant(name, pattern, constants));
  return `${reader}.${type}(${key}, ${literal(rules)})`;
}

function readList(
  reader: string,
  key: string,
  name: string,
  items: Shape,
  rules: object,
  constants: Constants,
): string {
  const item = readShape('items', 'index', name, items, { required: true }, constants);
  const ofObjects = items.kind === 'object' || (items.kind === 'reference' && items.target.kind === 'record');
  const last = ofObjects ? ', true' : '';
  return `${reader}.list(${key}, ${literal(rules)}, (items, index) => ${item}${last})`;
}

function readFields(
  reader: string,
  key: string,
  name: string,
  fields: readonly Field[],
  presence: object,
  constants: Constants,
): string {
  const known = literal(fields.map((field) => field.name));
  const members = fields.map((field) => {
    const needed = field.optional ? {} : { required: true };
    const read = readShape('object', quoted(field.name), `${name}_${field.name}`, field.shape, needed, constants);
    return `  ${field.name}: ${read},\n`;
  });
  return `${reader}.object(${key}, ${literal(presence)}, ${known}, (object) => ({\n${members.join('')}}))`;
}

const STRING_WORDS = ['minLength', 'maxLength', 'format'] as const;
const NUMBER_WORDS = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'] as const;
const LIST_WORDS = ['minItems', 'maxItems', 'uniqueItems'] as const;

function pick(shape: Shape, words: readonly (keyof Shape['words'])[]): object {
  return Object.fromEntries(
    words.filter((word) => shape.words[word] !== undefined).map((word) => [word, shape.words[word]]),
  );
}

/** The name of the constant that lists a value set's words. */
export function wordsConstant(set: Definition, constants: Constants): string {
  const name = constantCase(set.name);
  constants.set(name, `${literal(set.shape.words.enum ?? [], 0, name.length + 20)} as const`);
  return name;
}

/** The name of the constant that holds a pattern; equal patterns share one. */
export function patternConstant(name: string, pattern: string, constants: Constants): string {
  const source = `/${pattern.replaceAll(/(?<!\\)\//g, '\\/')}/u`;
  for (const [known, text] of constants) if (text === source) return known;
  const base = `${constantCase(name.toUpperCase())}_PATTERN`;
  let constant = base;
  for (let count = 2; constants.has(constant); count++) constant = `${base}_${count}`;
  constants.set(constant, source);
  return constant;
}

export function fieldsOf(record: Definition): readonly Field[] {
  return record.shape.kind === 'object' ? record.shape.fields : [];
}
