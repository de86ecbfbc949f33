import { CHOICES } from '../../../runtime/contract/page.ts';
import {
  array,
  constant,
  define,
  either,
  enumeration,
  extend,
  integer,
  object,
  oneOrMore,
  optional,
  record,
  ref,
  string,
  type TypeOf,
} from '../json-schema.ts';
import { date, fieldName, fieldReference, toolName, typeName } from './names.ts';
import { schemaWords } from './schemas.ts';

export const formerName = define(
  'formerName',
  either(
    { type: 'object' },
    object({
      name: ref(toolName, { description: 'Former name of the argument.', examples: ['max_results'] }),
      since: ref(date, { description: 'Date since which the name is deprecated.', examples: ['2026-11-01'] }),
      remove_after: ref(date, { description: 'Last day on which the name is accepted.', examples: ['2027-05-01'] }),
    }),
    ref(toolName),
  ),
);

export type FormerNameData = TypeOf<typeof formerName>;

export const argumentObject = define(
  'argumentObject',
  extend(
    schemaWords,
    {
      formerly: optional(
        array(ref(formerName), {
          minItems: 1,
          description: 'Former names of the argument, which are still accepted and reported as deprecated.',
          examples: [['max_results']],
        }),
      ),
      empty_means_absent: optional(
        constant(true, { description: 'Treat the empty string as a missing argument.', examples: [true] }),
      ),
      comma_separated: optional(
        ref(typeName, { description: 'Value set of the comma-separated values.', examples: ['EventType'] }),
      ),
      ignore_case: optional(
        constant(true, {
          description: 'Accept any case. The adapter receives the declared spelling.',
          examples: [true],
        }),
      ),
      as: optional(
        enumeration(['iso2', 'iso3'], {
          description: 'With type: Country, the code that the adapter receives: two or three letters.',
          examples: ['iso3'],
        }),
      ),
      groups: optional(
        constant(true, { description: 'With type: Country, also accept groups of countries.', examples: [true] }),
      ),
      max_values: optional(
        integer({
          minimum: 2,
          maximum: 100,
          description:
            'With type: Country, also accept a list of up to this many countries. The adapter receives a list.',
          examples: [60],
        }),
      ),
      from: optional(
        oneOrMore(
          ref(fieldReference),
          { minItems: 1, uniqueItems: true },
          { description: 'Results that contain values for this argument.', examples: ['search_stations.code'] },
        ),
      ),
      choices: optional(
        enumeration(CHOICES, {
          description: 'Built-in table that pages offer values from, if the type does not imply it.',
          examples: ['ports'],
        }),
      ),
      from_with: optional(
        record(string({ minLength: 1 }), {
          propertyNames: ref(fieldName),
          minProperties: 1,
          description: 'Arguments that make the tools in `from` return values for this argument and no other.',
          examples: [{ dimension: 'item' }],
        }),
      ),
      item_from: optional(
        record(
          object({
            from: ref(fieldReference, { description: 'Result with the values.', examples: ['get_metadata.code'] }),
            rows: string({
              pattern: '^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)*$',
              description: 'List of that result with the values, as in views.',
              examples: ['variables.values'],
            }),
            with: optional(
              record(ref(fieldName), {
                propertyNames: ref(fieldName),
                minProperties: 1,
                description: 'Arguments of that tool, with the field of the same item that has the value.',
                examples: [{ variable: 'code' }],
              }),
            ),
          }),
          {
            propertyNames: ref(fieldName),
            minProperties: 1,
            description: 'For a list of records: results that contain values for the fields of a record.',
            examples: [{ code: { from: 'get_metadata.code', rows: 'variables' } }],
          },
        ),
      ),
    },
    { if: { type: 'object', required: ['comma_separated'] }, else: { required: ['type'] } },
  ),
);

export type ArgumentData = TypeOf<typeof argumentObject>;

export const argument = define('argument', either({ type: 'string' }, ref(typeName), ref(argumentObject)));

export const argumentsByName = define('arguments', record(ref(argument), { propertyNames: ref(fieldName) }));

export const sharedArguments = define(
  'sharedArguments',
  record(ref(argumentObject), {
    propertyNames: ref(typeName),
    description:
      'Shared arguments. Tools refer to them by name, as in `offset: Offset`, and may override keywords, as in `limit: { type: Limit, maximum: 50 }`.',
  }),
);
