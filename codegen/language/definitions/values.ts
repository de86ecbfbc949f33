import {
  array,
  define,
  enumeration,
  object,
  optional,
  record,
  ref,
  scalar,
  string,
  type TypeOf,
} from '../json-schema.ts';
import { text, typeName } from './names.ts';
import { deprecatedValues, fields } from './schemas.ts';

export const valueSets = define(
  'values',
  record(
    object({
      type: enumeration(['string', 'integer'], { description: 'Type of the words.', examples: ['string'] }),
      enum: array(scalar(['string', 'integer']), {
        minItems: 1,
        uniqueItems: true,
        description: 'The words, all of them.',
        examples: [['A', 'B', 'C']],
      }),
      deprecated_values: optional(
        ref(deprecatedValues, {
          description: 'Words that should not be used any more.',
          examples: [{ short: { since: '2026-11-01', use: 'brief', remove_after: '2027-05-01' } }],
        }),
      ),
      called: optional(
        record(array(string({ minLength: 2, maxLength: 60 }), { minItems: 1, uniqueItems: true }), {
          minProperties: 1,
          description:
            'What words are called: taken where case does not count, and handed on as the word. A name of several is refused with all of them.',
          examples: [{ X: ['extreme', 'X-class'] }],
        }),
      ),
      description: ref(text, { description: 'What the words tell.', examples: ['Class letter of a flare.'] }),
    }),
    { propertyNames: ref(typeName) },
  ),
);

/** A closed set of values, each with its meaning. */
export type ValueSetData = TypeOf<typeof valueSets>[string];

export const records = define('records', record(ref(fields), { propertyNames: ref(typeName) }));
