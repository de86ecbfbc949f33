import {
  define,
  either,
  object,
  optional,
  record,
  ref,
  scalar,
  schemaOf,
  string,
  type TypeOf,
} from '../json-schema.ts';
import { errorCode, fieldName } from './names.ts';

export const queryValue = define(
  'queryValue',
  either(
    { type: 'object' },
    object({
      value: scalar(['string', 'number', 'boolean'], { description: 'Constant value.', examples: ['json'] }),
    }),
    ref(fieldName),
    { description: 'The argument whose value is sent, or a constant.' },
  ),
);

export const request = define(
  'request',
  object({
    source: optional(string({ description: 'The queried source, if the service has several.', examples: ['iss'] })),
    host: optional(
      string({
        description: "Name of the host in the source's manifest, unless it is the default.",
        examples: ['files'],
      }),
    ),
    path: string({
      pattern: '^/[^?#\\s]*$',
      description: "Path below the source's address. An argument in braces is replaced by its value.",
      examples: ['/stations/{code}/levels'],
    }),
    query: optional(
      record(ref(queryValue), {
        minProperties: 1,
        description: 'Query parameters, each with its argument or a constant.',
        examples: [{ q: 'name', rows: 'limit', format: { value: 'json' } }],
      }),
    ),
    statuses: optional(
      schemaOf<Readonly<Record<string, string>>>({
        type: 'object',
        propertyNames: { pattern: '^[45][0-9]{2}$' },
        additionalProperties: ref(errorCode),
        minProperties: 1,
        description: 'Error code for a status of the source. Other failures are source errors.',
        examples: [{ 404: 'not_found' }],
      }),
    ),
    lifetime: optional(
      string({ description: "Name of a cache lifetime in the source's manifest.", examples: ['daily'] }),
    ),
  }),
);

export type RequestData = TypeOf<typeof request>;
