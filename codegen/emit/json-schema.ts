// Builds the published schemas. Input and output roots are plain objects, because strict MCP clients reject the entire
// tool list if one root uses composition. Rules over several arguments are therefore only in descriptions and
// validators.

import { MAX_WORD_LIST_LENGTH } from '../../runtime/decoding/field-reader.ts';
import { formerArguments } from '../model/arguments.ts';
import { describeArgument, joined, withDeprecations } from '../model/description.ts';
import type { Argument, Definition, Field, Operation, Returns, Shape } from '../model/model.ts';

export type JsonSchema = { [word: string]: unknown };

/** Renders a named record or value set inline (MCP) or as a reference (OpenAPI). */
export type Refer = (definition: Definition) => JsonSchema;

export const inline: Refer = (definition) => shapeSchema(definition.shape, inline);

/** Records in arguments are always inline, because they reject unknown names and have their own bounds. */
function asArgument(refer: Refer): Refer {
  const written: Refer = (definition) =>
    definition.kind === 'values' ? refer(definition) : closed(shapeSchema(definition.shape, written));
  return written;
}

function closed(schema: JsonSchema): JsonSchema {
  const { properties, items } = schema;
  if (items !== undefined) return { ...schema, items: closed(items as JsonSchema) };
  if (properties === undefined) return schema;
  const inside = Object.entries(properties as JsonSchema).map(([name, each]) => [name, closed(each as JsonSchema)]);
  return { ...schema, properties: Object.fromEntries(inside), additionalProperties: false };
}

export function inputSchema(operation: Operation, refer: Refer): JsonSchema {
  const required = operation.arguments.filter((argument) => isPublishedRequired(operation, argument));
  return {
    type: 'object',
    properties: Object.fromEntries(
      publishedArguments(operation).map((argument) => [argument.name, argumentSchema(argument, refer)]),
    ),
    ...(required.length === 0 ? {} : { required: required.map(({ name }) => name) }),
    additionalProperties: false,
  };
}

export function publishedArguments({ arguments: args }: Pick<Operation, 'arguments'>): Argument[] {
  return [...args, ...formerArguments(args)];
}

/** An argument that carries the API key is published as required, although the key may also be sent in a header. */
export function isPublishedRequired(operation: Operation, argument: Argument): boolean {
  return !argument.optional || argument.name === operation.keyArgument;
}

/**
 * Returns the schema of a result. A result that may also be an error object becomes one flat object without required
 * fields.
 */
export function outputSchema({ fields, orNotFound }: Returns, refer: Refer): JsonSchema {
  const schema = objectSchema(fields, refer);
  if (!orNotFound) return schema;
  const { required: _, ...flat } = schema;
  const error = { type: 'string', const: 'not_found', description: 'No record has this identifier.' };
  return { ...flat, properties: { ...(schema['properties'] as JsonSchema), error } };
}

export function argumentSchema(argument: Argument, refer: Refer): JsonSchema {
  const description = describeArgument(argument);
  const base = publishedBase(argument, refer, description);
  const schema = argument.emptyMeansAbsent && !isClosedSet(argument) ? allowEmpty(base) : base;
  // An empty default only makes the argument optional. It is not published, because it is not an enum value.
  const silent = argument.default === undefined || (argument.default === '' && isClosedSet(argument));
  return silent ? schema : { ...schema, default: argument.default };
}

function publishedBase(argument: Argument, refer: Refer, description: string | undefined): JsonSchema {
  if (argument.commaSeparated !== undefined) {
    const words = closedSet(argument);
    const note = `Comma-separated values of ${words.join(', ')} (case-insensitive).`;
    const text = { type: 'string', description: joined(description, note), maxLength: MAX_WORD_LIST_LENGTH };
    return { ...text, ...deprecatedWord(argument.shape) };
  }
  const { deprecated: _, deprecatedValues: __, ...bare } = argument.shape;
  const shape = (description === undefined ? bare : { ...bare, description }) as Shape;
  return { ...closed(shapeSchema(shape, asArgument(refer))), ...deprecatedWord(argument.shape) };
}

export function closedSet({ shape, commaSeparated }: Argument): readonly (string | number)[] {
  const target = commaSeparated ?? (shape.kind === 'reference' ? shape.target : undefined);
  return target?.shape.words.enum ?? shape.words.enum ?? [];
}

/** True for an argument that is published as its enum, even if the decoder accepts other spellings. */
function isClosedSet(argument: Argument): boolean {
  return argument.commaSeparated === undefined && closedSet(argument).length > 0;
}

function allowEmpty(schema: JsonSchema): JsonSchema {
  const { minLength: _, format, ...rest } = schema;
  if (format === 'date') return { ...rest, pattern: '^([0-9]{4}-[0-9]{2}-[0-9]{2})?$' };
  if (typeof rest['pattern'] === 'string') return { ...rest, pattern: orEmpty(rest['pattern']) };
  return rest;
}

/** Makes a pattern accept the empty string too. The result has one pair of anchors (SPEC014). */
function orEmpty(pattern: string): string {
  return new RegExp(pattern, 'u').test('') ? pattern : `^(${pattern.slice(1, -1)})?$`;
}

export function shapeSchema(shape: Shape, refer: Refer): JsonSchema {
  const text = withDeprecations(shape.description, shape);
  const description = {
    ...(text === undefined ? {} : { description: text }),
    ...deprecatedWord(shape),
    ...meaningWords(shape),
  };
  switch (shape.kind) {
    case 'reference':
      return referenceSchema(shape, shape.target, refer);
    case 'list':
      return listSchema(shape, description, refer);
    case 'map': {
      const base = { type: typed('object', shape), ...description, ...shape.words };
      const keys = shape.keys === undefined ? {} : { propertyNames: { 'x-almanac-is': shape.keys } };
      return { ...base, ...keys, additionalProperties: shapeSchema(shape.values, refer) };
    }
    case 'object':
      return { ...objectSchema(shape.fields, refer), type: typed('object', shape), ...description };
    case 'scalar':
      return { type: typed(shape.types, shape), ...description, ...nullableWords(shape) };
  }
}

function deprecatedWord({ deprecated }: Shape): { deprecated?: true } {
  return deprecated === undefined ? {} : { deprecated: true };
}

/** Returns keywords that are specific to Almanac: meaning, identity of records in lists, sort order. */
function meaningWords(shape: Shape): JsonSchema {
  const { key, order } = shape.kind === 'list' ? shape : {};
  return {
    ...(shape.is === undefined ? {} : { 'x-almanac-is': shape.is }),
    ...(key === undefined ? {} : { 'x-almanac-key': key }),
    ...(order === undefined ? {} : { 'x-almanac-order': order }),
  };
}

/** Removes these keywords from tool lists, because every word costs a model tokens. */
export function withoutMeaning(schema: JsonSchema): JsonSchema {
  const known = Object.entries(schema).filter(([word]) => !word.startsWith('x-almanac-') && word !== 'propertyNames');
  return Object.fromEntries(known.map(([word, value]) => [word, isSchema(value) ? withoutMeaning(value) : value]));
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * If a single item is also accepted, the schema has the keywords of both: those of the item apply to a single item, and
 * those of the list apply to a list.
 */
function listSchema(shape: Shape & { kind: 'list' }, description: object, refer: Refer): JsonSchema {
  const items = shapeSchema(shape.items, refer);
  const list = { type: typed('array', shape), ...description, ...shape.words, items };
  if (shape.input.orOne !== true) return list;
  return { ...items, ...list, type: [items['type'], list.type].flat() };
}

function referenceSchema(shape: Shape, target: Definition, refer: Refer): JsonSchema {
  const referred = refer(target);
  const own = withDeprecations(shape.description, shape);
  // The description of the reference replaces that of the value set, so the deprecated values must be repeated in it.
  const text = own === undefined ? undefined : withDeprecations(own, lostValues(target));
  const described: JsonSchema = {
    ...referred,
    ...(text === undefined ? {} : { description: text }),
    ...deprecatedWord(shape),
    ...meaningWords(shape),
  };
  if (!shape.nullable) return described;
  if ('$ref' in referred) {
    const { $ref, ...beside } = described;
    return { anyOf: [{ $ref }, { type: 'null' }], ...beside };
  }
  const words = described['enum'];
  return {
    ...described,
    type: [described['type'], 'null'],
    ...(Array.isArray(words) ? { enum: [...words, null] } : {}),
  };
}

function lostValues({ shape: { deprecatedValues } }: Definition): Pick<Shape, 'deprecatedValues'> {
  return deprecatedValues === undefined ? {} : { deprecatedValues };
}

/** If an enum is nullable, its values must include null. */
function nullableWords({ words, nullable }: Shape): object {
  return nullable && words.enum !== undefined ? { ...words, enum: [...words.enum, null] } : words;
}

function typed(type: string | readonly string[], { nullable }: Shape): unknown {
  const types = nullable ? [type, 'null'].flat() : [type].flat();
  return types.length === 1 ? types[0] : types;
}

export function objectSchema(fields: readonly Field[], refer: Refer): JsonSchema {
  const required = fields.filter(({ optional }) => !optional).map(({ name }) => name);
  const properties = Object.fromEntries(fields.map(({ name, shape }) => [name, shapeSchema(shape, refer)]));
  return { type: 'object', properties, ...(required.length === 0 ? {} : { required }) };
}
