// Builds the arguments of the model: a schema, the presence (required, optional, default) and, if the manifest does not
// declare bounds, those of the platform.

import type { ArgumentData, FormerNameData, PlatformData, SchemaObject } from '../language/data.ts';
import { bareName, kindOfNamed, type NamedType, namedTypeOf } from '../language/names.ts';
import { type FieldReference, fieldReference, fieldReferences } from '../language/references.ts';
import type { Definitions } from './definitions.ts';
import { deprecation } from './definitions.ts';
import type { Argument, FormerName, ItemSource, Shape, Words } from './model.ts';

/** @param inPath whether the argument is a path parameter of the endpoint */
export function buildArgument(
  field: string,
  data: string | ArgumentData,
  definitions: Definitions,
  platform: PlatformData,
  inPath: boolean,
): Argument {
  const argument: ArgumentData = typeof data === 'string' ? { type: data } : data;
  const set = argument.comma_separated === undefined ? undefined : definitions.get(argument.comma_separated);
  const optional = field.endsWith('?') || argument.default !== undefined;
  const shape = definitions.shape(set === undefined ? (argument as SchemaObject) : { ...argument, type: 'string' });
  const from = fieldReferences(argument.from);
  const named = namedTypeOf(argument);
  const kind = kindOfNamed(argument);
  return {
    name: bareName(field),
    optional,
    shape: severalValues(
      {
        ...withProvider(withPlatformBounds(named === undefined ? shape : ofName(shape), platform, !optional), from[0]),
        ...(kind === undefined ? {} : { is: kind }),
      },
      argument.max_values,
    ),
    default: argument.default,
    emptyMeansAbsent: argument.empty_means_absent === true,
    ignoreCase: argument.ignore_case === true,
    from,
    ...(argument.choices === undefined ? {} : { choices: argument.choices }),
    ...(argument.from_with === undefined ? {} : { fromWith: argument.from_with }),
    ...(argument.item_from === undefined ? {} : { itemFrom: itemSources(argument.item_from) }),
    inPath,
    formerly: (argument.formerly ?? []).map((former) => formerName(former, bareName(field))),
    ...(set === undefined ? {} : { commaSeparated: set }),
    ...(named === undefined ? {} : { named: namedRules(named, argument) }),
  };
}

function itemSources(sources: NonNullable<ArgumentData['item_from']>): Record<string, ItemSource> {
  return Object.fromEntries(
    Object.entries(sources).map(([field, { from, rows, with: fields = {} }]) => [
      field,
      { from: fieldReference(from), rows, with: fields },
    ]),
  );
}

function formerName(former: FormerNameData, use: string): FormerName {
  if (typeof former === 'string') return { name: former, deprecated: { use } };
  return { name: former.name, deprecated: deprecation({ ...former, use }) };
}

export function formerArguments(args: readonly Argument[]): Argument[] {
  return args.flatMap(({ default: _, ...argument }) =>
    argument.formerly.map(({ name, deprecated }) => {
      const shape = { ...argument.shape, description: `Former name of ${argument.name}.`, deprecated };
      return { ...argument, name, shape, default: undefined, optional: true, from: [], formerly: [] };
    }),
  );
}

/**
 * Maximum length of names. For arguments that accept names, no pattern is published, because the pattern covers only
 * codes.
 */
const MAX_NAME_LENGTH = 60;

function ofName(shape: Shape): Shape {
  const { pattern, maxLength = MAX_NAME_LENGTH } = shape.words;
  return pattern === undefined ? { ...shape, words: { ...shape.words, maxLength } } : shape;
}

/** Builds the shape of a list that also accepts a single value. */
function severalValues({ description, ...item }: Shape, maxItems: number | undefined): Shape {
  const described = description === undefined ? {} : { description };
  if (maxItems === undefined) return { ...described, ...item };
  return {
    ...described,
    kind: 'list',
    nullable: false,
    words: { minItems: 1, maxItems, uniqueItems: true },
    input: { ...item.input, orOne: true },
    items: { ...item, input: {} },
  };
}

function namedRules(
  type: NamedType,
  { as, groups, max_values: maxValues }: ArgumentData,
): NonNullable<Argument['named']> {
  return {
    type,
    ...(as === undefined ? {} : { as }),
    ...(groups === undefined ? {} : { groups }),
    ...(maxValues === undefined ? {} : { maxValues }),
  };
}

/** Adds the tool that returns valid ids, which error messages mention. */
function withProvider(shape: Shape, provider: FieldReference | undefined): Shape {
  if (shape.kind !== 'scalar' || provider === undefined) return shape;
  const tool = provider.service === undefined ? provider.tool : `${provider.service}.${provider.tool}`;
  if (shape.types.every((type) => type === 'integer')) return { ...shape, input: { ...shape.input, provider: tool } };
  if (shape.input.wanted === undefined) return shape;
  const wanted = `${shape.input.wanted}, which ${tool} gives`;
  return { ...shape, input: { ...shape.input, wanted } };
}

/**
 * Adds the platform's maximum length to strings without bounds, and a minimum length of one to required ones. This
 * includes strings in records, so a record in an argument differs from the same record in results.
 */
function withPlatformBounds(shape: Shape, platform: PlatformData, required: boolean): Shape {
  switch (shape.kind) {
    case 'list':
      return { ...shape, items: withPlatformBounds(shape.items, platform, true) };
    case 'object': {
      const fields = shape.fields.map((field) => ({
        ...field,
        shape: withPlatformBounds(field.shape, platform, !field.optional),
      }));
      return { ...shape, fields };
    }
    case 'reference': {
      const { target } = shape;
      if (target.kind === 'values') return shape;
      return { ...shape, target: { ...target, shape: withPlatformBounds(target.shape, platform, required) } };
    }
    case 'scalar':
      return shape.types.includes('string') ? { ...shape, words: withStringBounds(shape, platform, required) } : shape;
    case 'map':
      return { ...shape, values: withPlatformBounds(shape.values, platform, true) };
  }
}

function withStringBounds({ words }: Shape, platform: PlatformData, required: boolean): Words {
  if (words.enum !== undefined || words.format === 'date' || words.format === 'uuid') return words;
  const min = required && words.minLength === undefined && words.pattern === undefined ? { minLength: 1 } : {};
  const max = words.maxLength === undefined ? { maxLength: platform.limits.string_length } : {};
  return { ...words, ...min, ...max };
}
