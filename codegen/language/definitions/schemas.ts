import {
  array,
  baseObject,
  boolean,
  constant,
  define,
  either,
  enumeration,
  extend,
  integer,
  number,
  object,
  oneOrMore,
  optional,
  record,
  ref,
  refTo,
  scalar,
  schemaOf,
  string,
  type TypeOf,
} from '../json-schema.ts';
import { KINDS, type KindName, SOURCE_ID } from '../kinds.ts';
import { date, fieldName, text, typeName } from './names.ts';
import { fieldSource, sourcePaths } from './reading.ts';

export const scalarType = define(
  'scalarType',
  enumeration(['string', 'number', 'integer', 'boolean', 'array', 'object', 'null']),
);

export const typeWord = define(
  'typeWord',
  either({ type: 'string', pattern: '^[A-Z]' }, ref(typeName), ref(scalarType)),
);

export const typeOrTypes = define(
  'type',
  oneOrMore(ref(typeWord), { minItems: 2, description: "Several types, 'null' among them." }),
);

export const deprecation = define(
  'deprecation',
  object({
    since: ref(date, { description: 'From which day on.', examples: ['2026-11-01'] }),
    use: optional(
      scalar(['string', 'integer'], {
        description: 'What to use: another tool, argument, value, field or event of the same place.',
        examples: ['get_storms'],
      }),
    ),
    remove_after: ref(date, { description: 'Last day on which it is there.', examples: ['2027-05-01'] }),
  }),
);

/** When something goes, and what takes its place. */
export type DeprecationData = TypeOf<typeof deprecation>;

export const deprecatedValues = define('deprecatedValues', record(ref(deprecation), { minProperties: 1 }));

export const kind = define(
  'kind',
  either(
    { type: 'string', pattern: '^id[.][a-z0-9-]+[.]' },
    string({
      pattern: SOURCE_ID.source,
      description: 'An id that one source or service gives, as id.<source>.<entity>, such as id.brreg.role.',
    }),
    enumeration(Object.keys(KINDS) as KindName[]),
  ),
);

export const keyOfRecords = define(
  'keyOfRecords',
  either(
    { type: 'array' },
    array(
      string({
        pattern: '^[A-Za-z][A-Za-z0-9_]*([.][A-Za-z][A-Za-z0-9_]*)*[?]?$',
        description: 'A field of the record, with a ? for one that may be absent.',
      }),
      { minItems: 1, uniqueItems: true },
    ),
    constant('none', { description: 'The records have no identity.' }),
  ),
);

export const keysOfMap = define(
  'keysOfMap',
  object({ is: ref(kind, { description: 'The kind of every key.', examples: ['currency'] }) }),
);

export const orderOfRecords = define(
  'orderOfRecords',
  either(
    { type: 'array' },
    array(
      string({
        pattern: '^-?[A-Za-z][A-Za-z0-9_]*([.][A-Za-z][A-Za-z0-9_]*)*$',
        description: 'A field of the record, with a minus for the greatest or newest value first.',
      }),
      { minItems: 1, uniqueItems: true },
    ),
    enumeration(['relevance', 'source']),
  ),
);

export const schemaWords = define(
  'schemaWords',
  baseObject({
    deprecated: optional(
      ref(deprecation, {
        description: 'Since when the argument or field should not be used, what to use, and when it goes.',
        examples: [{ since: '2026-11-01', use: 'limit', remove_after: '2027-05-01' }],
      }),
    ),
    deprecated_values: optional(
      ref(deprecatedValues, {
        description: 'Beside an enum: those of its values that should not be used.',
        examples: [{ short: { since: '2026-11-01', use: 'brief', remove_after: '2027-05-01' } }],
      }),
    ),
    type: optional(
      ref(typeOrTypes, {
        description:
          "Type of the value: of JSON Schema, or the name of a record or value set; a list of them with 'null'.",
        examples: ['integer'],
      }),
    ),
    description: optional(
      ref(text, { description: 'What it is, for people and agents.', examples: ['Days back from now.'] }),
    ),
    enum: optional(
      array(scalar(['string', 'number']), {
        minItems: 1,
        uniqueItems: true,
        description: 'The only values allowed.',
        examples: [['day', 'week']],
      }),
    ),
    const: optional(
      scalar(['string', 'number', 'boolean'], { description: 'The one value allowed.', examples: [true] }),
    ),
    minimum: optional(number({ description: 'Least value, itself allowed.', examples: [1] })),
    maximum: optional(number({ description: 'Greatest value, itself allowed.', examples: [30] })),
    exclusiveMinimum: optional(number({ description: 'The value must be greater.', examples: [0] })),
    exclusiveMaximum: optional(number({ description: 'The value must be smaller.', examples: [360] })),
    minLength: optional(integer({ minimum: 0, description: 'Fewest characters of a text.', examples: [2] })),
    maxLength: optional(integer({ minimum: 1, description: 'Most characters of a text.', examples: [80] })),
    pattern: optional(
      string({
        minLength: 1,
        description: 'Regular expression that the whole text fits; linear, and beside it "wanted" and "examples".',
        examples: ['^[A-Z]{3}$'],
      }),
    ),
    is: optional(
      ref(kind, {
        description:
          'What the value stands for, by the exact code system: columns of different tools are joined by it. Formats date and date-time say it already.',
        examples: ['country.iso2', 'currency', 'id.doi', 'id.brreg.role'],
      }),
    ),
    wanted: optional(
      ref(text, {
        maxLength: 150,
        description: 'What the pattern asks for, as a refusal says it after "must be": an ISO 3166-1 alpha-2 code.',
        examples: ['an ISO 4217 code'],
      }),
    ),
    format: optional(
      enumeration(['date', 'date-time', 'uri', 'uuid', 'email'], {
        description: 'Form of a text that has a standard.',
        examples: ['date'],
      }),
    ),
    items: optional(
      refTo<SchemaData>('schema', {
        description: 'What each item of the list is.',
        examples: [{ type: 'string', maxLength: 80 }],
      }),
    ),
    minItems: optional(integer({ minimum: 0, description: 'Fewest items of a list.', examples: [1] })),
    maxItems: optional(
      integer({ minimum: 1, description: 'Most items of a list; arguments need it.', examples: [50] }),
    ),
    uniqueItems: optional(boolean({ description: 'No item stands twice.', examples: [true] })),
    properties: optional(
      refTo<FieldsData>('fields', {
        description: 'Fields of an object; a name ending in ? is optional.',
        examples: [{ code: { type: 'string', description: 'Code of the station.' } }],
      }),
    ),
    additionalProperties: optional(
      refTo<SchemaData>('schema', {
        description: 'What the values of an object of free names are.',
        examples: [{ type: 'number' }],
      }),
    ),
    minProperties: optional(integer({ minimum: 0, description: 'Fewest names of such an object.', examples: [1] })),
    maxProperties: optional(
      integer({ minimum: 1, description: 'Most names of such an object; arguments need it.', examples: [10] }),
    ),
    multiline: optional(
      constant(true, { description: 'Line breaks and tabs are part of the text.', examples: [true] }),
    ),
    or_one: optional(
      constant(true, { description: 'A single item may stand for the list of it alone.', examples: [true] }),
    ),
    default: optional(
      schemaOf<unknown>({
        description: 'What counts where an argument is left out: it is optional then.',
        examples: [7],
      }),
    ),
    examples: optional(
      schemaOf<readonly unknown[]>({
        type: 'array',
        minItems: 1,
        description: 'Values that fit, shown in the documentation and in refusals.',
        examples: [['EUR']],
      }),
    ),
  }),
);

export const schemaObject = define(
  'schemaObject',
  extend(
    schemaWords,
    {
      from: optional(
        either({ type: 'object' }, ref(fieldSource), ref(sourcePaths), {
          description: 'Where the field stands in an answer of the source.',
          examples: ['strTeam', { path: 'strDescriptionEN', read: 'plain_text' }],
        }),
      ),
      key: optional(
        ref(keyOfRecords, {
          description:
            'Of a list of records: the fields that together tell them apart, or none. A field that may be absent ends in ?.',
          examples: [['id'], ['country_code', 'period'], ['id', 'variant?'], 'none'],
        }),
      ),
      keys: optional(
        ref(keysOfMap, {
          description: 'Of an object of free names: what its names stand for.',
          examples: [{ is: 'currency' }],
        }),
      ),
      order: optional(
        ref(orderOfRecords, {
          description:
            'Of a list of records: the fields by which they are sorted; relevance for the best match first; source where the source decides.',
          examples: [['-date', 'id'], 'relevance', 'source'],
        }),
      ),
      derive: optional(
        constant(true, { description: 'A function of the adapter derives the field from the row.', examples: [true] }),
      ),
    },
    { required: ['type'] },
  ),
);

/** A type that is written out. An interface, since its items and properties are of it again. */
export interface SchemaObject extends TypeOf<typeof schemaObject> {}

/** A type by its name, or written out. */
export type SchemaData = string | SchemaObject;

export const schema = define(
  'schema',
  either({ type: 'string' }, ref(typeName), ref(schemaObject), {
    description: "A record's or value set's name, or a schema.",
  }),
);

export const fields = define('fields', record(ref(schema), { propertyNames: ref(fieldName), minProperties: 1 }));

/** The fields of a record, by name. */
export type FieldsData = Readonly<Record<string, SchemaData>>;

export const recordOrFields = define('recordOrFields', either({ type: 'string' }, ref(typeName), ref(fields)));

export const recordOfService = define(
  'recordOfService',
  string({
    pattern: '^[a-z][a-z0-9-]*\\.[A-Z][A-Za-z0-9]*$',
    description: 'A record of a service, such as no-registry.Company.',
  }),
);
