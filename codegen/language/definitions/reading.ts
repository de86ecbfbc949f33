// Paths of fields in a source's response (`from:`), and readers for records that are filled from several sources
// (`readers:`).

import {
  array,
  constant,
  define,
  either,
  enumeration,
  integer,
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
import { fieldName, typeName } from './names.ts';

export const sourcePath = define(
  'sourcePath',
  string({
    pattern: '^(\\.|[^.\\s][^.]*(\\.[^.\\s][^.]*)*)$',
    description:
      "Names joined by dots, relative to a row of the source's response. A number selects a list item, * selects all items, and a single dot is the row itself.",
  }),
);

export const sourcePaths = define(
  'sourcePaths',
  oneOrMore(ref(sourcePath), {
    minItems: 1,
    description:
      'One path or several paths. A single value comes from the first path that has one; a list combines the items of all paths.',
  }),
);

export const fieldSource = define(
  'fieldSource',
  object({
    path: ref(sourcePaths, {
      description: 'Path of the value.',
      examples: ['stats.population', ['strLocation', 'strStadiumLocation']],
    }),
    read: optional(
      enumeration(
        [
          ...(['line', 'plain_line', 'plain_text', 'markdown'] as const),
          ...(['day_or_month', 'epoch_s', 'epoch_ms'] as const),
          ...(['decimal_comma', 'rounded', 'count', 'yes_no'] as const),
        ],
        {
          description:
            'Conversion that type and format do not imply: text on one line; plain text from HTML, on one or several lines; Markdown without escapes; a date whose day may be missing (2026-11); a time in seconds or milliseconds since 1970; a number with a decimal comma; the nearest integer; the number of items of a list; yes or no as a word.',
          examples: ['plain_text'],
        },
      ),
    ),
    missing: optional(
      array(scalar(['string', 'number']), {
        minItems: 1,
        uniqueItems: true,
        description: 'Values of the source that mean "no value".',
        examples: [['-', '0']],
      }),
    ),
    codes: optional(
      record(scalar(['string', 'number', 'boolean']), {
        minProperties: 1,
        description: "Meanings of the source's codes. An unknown code has no value.",
        examples: [{ A: 'active', D: 'dissolved' }],
      }),
    ),
    ignore_case: optional(
      constant(true, {
        description: 'Match codes and enum values in any case.',
        examples: [true],
      }),
    ),
    otherwise: optional(
      scalar(['string', 'number', 'boolean'], {
        description: 'Default if the source has no value.',
        examples: ['unknown'],
      }),
    ),
    within: optional(
      schemaOf<readonly [least: number, greatest: number]>({
        type: 'array',
        items: { type: 'number' },
        minItems: 2,
        maxItems: 2,
        description: 'Minimum and maximum plausible numbers. Numbers outside this range mean "no value".',
        examples: [[1000, 2200]],
      }),
    ),
    split: optional(
      string({
        minLength: 1,
        maxLength: 3,
        description: 'Separator of list items that the source sends as one string.',
        examples: [','],
      }),
    ),
    after: optional(
      string({
        minLength: 1,
        maxLength: 60,
        description:
          'Keep only the text after the last occurrence of these words. Text without them is kept unchanged.',
        examples: ['doi.org/'],
      }),
    ),
    join: optional(
      string({
        minLength: 1,
        maxLength: 3,
        description: 'Separator for joining the values of all paths, and list items, into one text.',
        examples: [' '],
      }),
    ),
    first: optional(
      integer({
        minimum: 1,
        description: 'Maximum number of list items; the first ones are kept.',
        examples: [5],
      }),
    ),
    drop_incomplete: optional(
      constant(true, {
        description: 'Treat a record as missing if a required field has no value. Otherwise the row fails.',
        examples: [true],
      }),
    ),
    factor: optional(
      number({
        exclusiveMinimum: 0,
        description: 'Factor from the unit of the source to the published unit.',
        examples: [0.001],
      }),
    ),
  }),
);

export type FieldSourceObject = TypeOf<typeof fieldSource>;

/** A field whose value is set by a named reader instead of being read from the source. */
export const givenField = define(
  'givenField',
  object(
    {
      value: optional(
        schemaOf<ConstantValue>({
          type: ['string', 'number', 'boolean', 'array', 'null'],
          items: { type: ['string', 'number', 'boolean'] },
          description: 'The same value for every row.',
          examples: ['usgs-earthquakes', ['SE'], null],
        }),
      ),
      derive: optional(
        constant(true, { description: 'A function of the adapter derives the field from the row.', examples: [true] }),
      ),
    },
    { minProperties: 1, maxProperties: 1 },
  ),
);

export type ConstantValue = Scalar | readonly Scalar[] | null;
type Scalar = string | number | boolean;

export const fieldReaders = define(
  'fieldReaders',
  record(
    either({ type: 'object' }, either({ required: ['path'] }, ref(fieldSource), ref(givenField)), ref(sourcePaths)),
    {
      propertyNames: ref(fieldName),
      minProperties: 1,
    },
  ),
);

/** How each field is read: a path, a path with options, a constant, or `derive: true`. */
export type FieldReadersData = TypeOf<typeof fieldReaders>;

export const namedReaders = define(
  'namedReaders',
  record(
    object({
      of: string({
        pattern: '^[A-Za-z][A-Za-z0-9_]*$',
        description: 'A record of the manifest, or a tool whose result is read.',
        examples: ['Crisis', 'get_iss_position'],
      }),
      fields: ref(fieldReaders, {
        description: 'For each field: its path in a row of this source, a constant value, or derive: true.',
        examples: [{ source_id: 'id', starts_at: { path: 'time', read: 'epoch_ms' }, source: { value: 'usgs' } }],
      }),
    }),
    { propertyNames: ref(typeName), minProperties: 1 },
  ),
);

export type NamedReadersData = TypeOf<typeof namedReaders>;
