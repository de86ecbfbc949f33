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
      value: scalar(['string', 'number', 'boolean'], { description: 'The same in every request.', examples: ['json'] }),
    }),
    ref(fieldName),
    { description: 'The argument whose value is sent, or a value that is the same in every request.' },
  ),
);

export const request = define(
  'request',
  object({
    source: optional(
      string({ description: 'Source that is asked, where its service has several.', examples: ['iss'] }),
    ),
    host: optional(
      string({
        description: "Name of the host in the source's manifest, unless it is the default.",
        examples: ['files'],
      }),
    ),
    path: string({
      pattern: '^/[^?#\\s]*$',
      description: 'Path below the address of the source. An argument in braces is replaced by its value.',
      examples: ['/stations/{code}/levels'],
    }),
    query: optional(
      record(ref(queryValue), {
        minProperties: 1,
        description: 'Parameters of the query: the argument that each carries, or a constant.',
        examples: [{ q: 'name', rows: 'limit', format: { value: 'json' } }],
      }),
    ),
    statuses: optional(
      schemaOf<Readonly<Record<string, string>>>({
        type: 'object',
        propertyNames: { pattern: '^[45][0-9]{2}$' },
        additionalProperties: ref(errorCode),
        minProperties: 1,
        description: 'What a status of the source means, by error code. Any other failure is one of the source.',
        examples: [{ 404: 'not_found' }],
      }),
    ),
    lifetime: optional(
      string({ description: "A cache lifetime that the source's manifest names.", examples: ['daily'] }),
    ),
  }),
);

/** How a tool asks its source, where no code is needed for it. */
export type RequestData = TypeOf<typeof request>;
