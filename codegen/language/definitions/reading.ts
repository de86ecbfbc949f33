import {
  array,
  define,
  enumeration,
  number,
  object,
  oneOrMore,
  optional,
  record,
  ref,
  scalar,
  schemaOf,
  string,
  type TypeOf,
} from '../json-schema.ts';

export const sourcePath = define(
  'sourcePath',
  string({
    pattern: '^(\\.|[^.\\s][^.]*(\\.[^.\\s][^.]*)*)$',
    description:
      "Names joined by dots, from a row of the source's answer on. A number steps into a list, * stands for every item of one, a single dot is the row itself.",
  }),
);

export const sourcePaths = define(
  'sourcePaths',
  oneOrMore(ref(sourcePath), {
    minItems: 1,
    description: 'A path, or several: of a single value the first that has one counts, of a list the items of all.',
  }),
);

export const fieldSource = define(
  'fieldSource',
  object({
    path: ref(sourcePaths, {
      description: 'Where the value stands.',
      examples: ['stats.population', ['strLocation', 'strStadiumLocation']],
    }),
    read: optional(
      enumeration(['line', 'plain_text', 'decimal_comma', 'yes_no', 'count', 'epoch_s', 'epoch_ms'], {
        description:
          'How it is read where type and format do not say it: a text in one line; plain text from HTML; a number with a decimal comma; yes or no as a word; the number of items of a list; a time in seconds or milliseconds since 1970.',
        examples: ['plain_text'],
      }),
    ),
    missing: optional(
      array(scalar(['string', 'number']), {
        minItems: 1,
        uniqueItems: true,
        description: 'Values that the source writes where it has none.',
        examples: [['-', '0']],
      }),
    ),
    codes: optional(
      record(scalar(['string', 'number', 'boolean']), {
        minProperties: 1,
        description: 'What the codes of the source stand for. A code that is not here has no value.',
        examples: [{ A: 'active', D: 'dissolved' }],
      }),
    ),
    otherwise: optional(
      scalar(['string', 'number', 'boolean'], {
        description: 'The value where the source has none.',
        examples: ['unknown'],
      }),
    ),
    within: optional(
      schemaOf<readonly [least: number, greatest: number]>({
        type: 'array',
        items: { type: 'number' },
        minItems: 2,
        maxItems: 2,
        description: 'The least and the greatest number that make sense; the source writes others where it has none.',
        examples: [[1000, 2200]],
      }),
    ),
    split: optional(
      string({
        minLength: 1,
        maxLength: 3,
        description: 'What separates the items of a list that the source writes as one text.',
        examples: [','],
      }),
    ),
    factor: optional(
      number({
        exclusiveMinimum: 0,
        description: 'What a number is multiplied by, from the unit of the source to the published one.',
        examples: [0.001],
      }),
    ),
  }),
);

/** A path with what is to know of its value. */
export type FieldSourceObject = TypeOf<typeof fieldSource>;
