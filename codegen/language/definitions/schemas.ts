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
  oneOrMore(ref(typeWord), { minItems: 2, description: "Several types, including 'null'." }),
);

export const deprecation = define(
  'deprecation',
  object({
    since: ref(date, { description: 'First day of the deprecation.', examples: ['2026-11-01'] }),
    use: optional(
      scalar(['string', 'integer'], {
        description: 'Replacement: another tool, argument, value, field or event of the same parent.',
        examples: ['get_storms'],
      }),
    ),
    remove_after: ref(date, { description: 'Last day before removal.', examples: ['2027-05-01'] }),
  }),
);

export type DeprecationData = TypeOf<typeof deprecation>;

export const deprecatedValues = define('deprecatedValues', record(ref(deprecation), { minProperties: 1 }));

export const kind = define(
  'kind',
  either(
    { type: 'string', pattern: '^id[.][a-z0-9-]+[.]' },
    string({
      pattern: SOURCE_ID.source,
      description: 'An id of one source or service, as id.<source>.<entity>, such as id.brreg.role.',
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
        description: 'A field of the record, with a ? if it is optional.',
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
        description: 'A field of the record, with a minus for descending order.',
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
        description: 'Deprecation of the argument or field: since when, the replacement, and the removal date.',
        examples: [{ since: '2026-11-01', use: 'limit', remove_after: '2027-05-01' }],
      }),
    ),
    deprecated_values: optional(
      ref(deprecatedValues, {
        description: 'Deprecated values of an enum.',
        examples: [{ short: { since: '2026-11-01', use: 'brief', remove_after: '2027-05-01' } }],
      }),
    ),
    type: optional(
      ref(typeOrTypes, {
        description:
          "Type of the value: a JSON Schema type, or the name of a record or value set, or a list of them with 'null'.",
        examples: ['integer'],
      }),
    ),
    description: optional(
      ref(text, { description: 'Description for people and agents.', examples: ['Number of days before today.'] }),
    ),
    enum: optional(
      array(scalar(['string', 'number']), {
        minItems: 1,
        uniqueItems: true,
        description: 'Allowed values.',
        examples: [['day', 'week']],
      }),
    ),
    const: optional(
      scalar(['string', 'number', 'boolean'], { description: 'The only allowed value.', examples: [true] }),
    ),
    minimum: optional(number({ description: 'Minimum value, inclusive.', examples: [1] })),
    maximum: optional(number({ description: 'Maximum value, inclusive.', examples: [30] })),
    exclusiveMinimum: optional(number({ description: 'Exclusive lower bound.', examples: [0] })),
    exclusiveMaximum: optional(number({ description: 'Exclusive upper bound.', examples: [360] })),
    minLength: optional(
      integer({ minimum: 0, description: 'Minimum length of a string, in characters.', examples: [2] }),
    ),
    maxLength: optional(
      integer({ minimum: 1, description: 'Maximum length of a string, in characters.', examples: [80] }),
    ),
    pattern: optional(
      string({
        minLength: 1,
        description:
          'Regular expression that the whole string must match. It must run in linear time and needs "wanted" and "examples".',
        examples: ['^[A-Z]{3}$'],
      }),
    ),
    is: optional(
      ref(kind, {
        description:
          'Meaning of the value, by its exact code system. Columns of different tools are joined by it. Formats date and date-time imply it.',
        examples: ['country.iso2', 'currency', 'id.doi', 'id.brreg.role'],
      }),
    ),
    wanted: optional(
      ref(text, {
        maxLength: 150,
        description: 'The pattern in words, as in an error after "must be": an ISO 3166-1 alpha-2 code.',
        examples: ['an ISO 4217 code'],
      }),
    ),
    format: optional(
      enumeration(['date', 'date-time', 'uri', 'uuid', 'email'], {
        description: 'Standard format of a string.',
        examples: ['date'],
      }),
    ),
    items: optional(
      refTo<SchemaData>('schema', {
        description: 'Schema of the list items.',
        examples: [{ type: 'string', maxLength: 80 }],
      }),
    ),
    minItems: optional(integer({ minimum: 0, description: 'Minimum number of list items.', examples: [1] })),
    maxItems: optional(
      integer({ minimum: 1, description: 'Maximum number of list items. Required for arguments.', examples: [50] }),
    ),
    uniqueItems: optional(boolean({ description: 'List items must be unique.', examples: [true] })),
    properties: optional(
      refTo<FieldsData>('fields', {
        description: 'Fields of an object. A name ending in ? is optional.',
        examples: [{ code: { type: 'string', description: 'Code of the station.' } }],
      }),
    ),
    additionalProperties: optional(
      refTo<SchemaData>('schema', {
        description: 'Schema of the values of an object with arbitrary keys.',
        examples: [{ type: 'number' }],
      }),
    ),
    minProperties: optional(integer({ minimum: 0, description: 'Minimum number of keys.', examples: [1] })),
    maxProperties: optional(
      integer({ minimum: 1, description: 'Maximum number of keys. Required for arguments.', examples: [10] }),
    ),
    multiline: optional(constant(true, { description: 'Allow line breaks and tabs.', examples: [true] })),
    or_one: optional(constant(true, { description: 'Also accept a single item instead of a list.', examples: [true] })),
    default: optional(
      schemaOf<unknown>({
        description: 'Default of an argument, which makes it optional.',
        examples: [7],
      }),
    ),
    examples: optional(
      schemaOf<readonly unknown[]>({
        type: 'array',
        minItems: 1,
        description: 'Valid values, shown in the documentation and in errors.',
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
          description: 'Path of the field in a response of the source.',
          examples: ['strTeam', { path: 'strDescriptionEN', read: 'plain_text' }],
        }),
      ),
      key: optional(
        ref(keyOfRecords, {
          description:
            'For a list of records: the fields that identify a record, or none. An optional field ends in ?.',
          examples: [['id'], ['country_code', 'period'], ['id', 'variant?'], 'none'],
        }),
      ),
      keys: optional(
        ref(keysOfMap, {
          description: 'For an object with arbitrary keys: the meaning of its keys.',
          examples: [{ is: 'currency' }],
        }),
      ),
      order: optional(
        ref(orderOfRecords, {
          description:
            'For a list of records: the fields by which it is sorted; relevance for best match first; source if the source decides.',
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

/** Declared as an interface, because the type is recursive. */
export interface SchemaObject extends TypeOf<typeof schemaObject> {}

export type SchemaData = string | SchemaObject;

export const schema = define(
  'schema',
  either({ type: 'string' }, ref(typeName), ref(schemaObject), {
    description: 'Name of a record or value set, or a schema.',
  }),
);

export const fields = define('fields', record(ref(schema), { propertyNames: ref(fieldName), minProperties: 1 }));

export type FieldsData = Readonly<Record<string, SchemaData>>;

export const recordOrFields = define('recordOrFields', either({ type: 'string' }, ref(typeName), ref(fields)));

export const recordOfService = define(
  'recordOfService',
  string({
    pattern: '^[a-z][a-z0-9-]*\\.[A-Z][A-Za-z0-9]*$',
    description: 'A record of a service, such as no-registry.Company.',
  }),
);
