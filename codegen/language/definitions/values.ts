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
      type: enumeration(['string', 'integer'], { description: 'Type of the values.', examples: ['string'] }),
      enum: array(scalar(['string', 'integer']), {
        minItems: 1,
        uniqueItems: true,
        description: 'All values.',
        examples: [['A', 'B', 'C']],
      }),
      deprecated_values: optional(
        ref(deprecatedValues, {
          description: 'Deprecated values.',
          examples: [{ short: { since: '2026-11-01', use: 'brief', remove_after: '2027-05-01' } }],
        }),
      ),
      called: optional(
        record(array(string({ minLength: 2, maxLength: 60 }), { minItems: 1, uniqueItems: true }), {
          minProperties: 1,
          description:
            'Display names of values. If case is ignored, they are accepted as input and converted to the value. A name shared by several values is rejected, and the error lists the values.',
          examples: [{ X: ['extreme', 'X-class'] }],
        }),
      ),
      description: ref(text, { description: 'Meaning of the values.', examples: ['Class letter of a flare.'] }),
    }),
    { propertyNames: ref(typeName) },
  ),
);

export type ValueSetData = TypeOf<typeof valueSets>[string];

export const records = define('records', record(ref(fields), { propertyNames: ref(typeName) }));
