import {
  array,
  constant,
  define,
  either,
  enumeration,
  extend,
  object,
  oneOrMore,
  optional,
  record,
  ref,
  type TypeOf,
} from '../json-schema.ts';
import { date, fieldName, fieldReference, toolName, typeName } from './names.ts';
import { schemaWords } from './schemas.ts';

export const formerName = define(
  'formerName',
  either(
    { type: 'object' },
    object({
      name: ref(toolName, { description: 'What the argument was called.', examples: ['max_results'] }),
      since: ref(date, { description: 'Since when it should not be used.', examples: ['2026-11-01'] }),
      remove_after: ref(date, { description: 'Last day on which it is taken.', examples: ['2027-05-01'] }),
    }),
    ref(toolName),
  ),
);

/** A name that an argument had: with the days between which it is deprecated, where they are said. */
export type FormerNameData = TypeOf<typeof formerName>;

export const argumentObject = define(
  'argumentObject',
  extend(
    schemaWords,
    {
      formerly: optional(
        array(ref(formerName), {
          minItems: 1,
          description: 'What the argument was called: such names are still taken, and told as deprecated.',
          examples: [['max_results']],
        }),
      ),
      empty_means_absent: optional(
        constant(true, { description: 'The empty string counts as not given.', examples: [true] }),
      ),
      comma_separated: optional(
        ref(typeName, { description: 'Value set whose words the string lists.', examples: ['EventType'] }),
      ),
      ignore_case: optional(
        constant(true, {
          description: 'Any case is accepted; the adapter gets the declared spelling.',
          examples: [true],
        }),
      ),
      as: optional(
        enumeration(['iso2', 'iso3'], {
          description: 'Beside type: Country: which code the adapter gets, of two or of three letters.',
          examples: ['iso3'],
        }),
      ),
      groups: optional(
        constant(true, { description: 'Beside type: Country: groups of countries are taken too.', examples: [true] }),
      ),
      from: optional(
        oneOrMore(
          ref(fieldReference),
          { minItems: 1, uniqueItems: true },
          { description: 'The results that give this id.', examples: ['search_stations.code'] },
        ),
      ),
    },
    { if: { type: 'object', required: ['comma_separated'] }, else: { required: ['type'] } },
  ),
);

/** An argument of a tool or endpoint. */
export type ArgumentData = TypeOf<typeof argumentObject>;

export const argument = define('argument', either({ type: 'string' }, ref(typeName), ref(argumentObject)));

export const argumentsByName = define('arguments', record(ref(argument), { propertyNames: ref(fieldName) }));

export const sharedArguments = define(
  'sharedArguments',
  record(ref(argumentObject), {
    propertyNames: ref(typeName),
    description:
      'Arguments that tools take by these names: `offset: Offset`, or `limit: { type: Limit, maximum: 50 }` with words of its own.',
  }),
);
