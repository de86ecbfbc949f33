import {
  array,
  constant,
  define,
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
import { date, slug, text } from './names.ts';

export const jsonType = define(
  'jsonType',
  enumeration(['array', 'object', 'string', 'number', 'boolean', 'null', 'absent']),
);

export const assertion = define(
  'assertion',
  object(
    {
      at: string({
        pattern: '^(/|$)',
        description: 'JSON Pointer to a value; empty for the whole document.',
        examples: ['/items/0/id'],
      }),
      type: optional(
        oneOrMore(
          ref(jsonType),
          { minItems: 2 },
          {
            description: 'Type of the value, or a list of alternatives, which may include absent.',
            examples: ['array', ['string', 'null', 'absent']],
          },
        ),
      ),
      is: optional(scalar(['string', 'number', 'boolean'], { description: 'Expected value.', examples: ['NOR'] })),
      least: optional(number({ description: 'Minimum number, or minimum number of list items.', examples: [1] })),
      most: optional(number({ description: 'Maximum number, or maximum number of list items.', examples: [25] })),
    },
    { minProperties: 2 },
  ),
);

export const probe = define(
  'probe',
  object({
    asks: ref(text, { description: 'Description of the request.', examples: ['The population of Norway in 2020'] }),
    host: optional(string({ description: 'Name of one of the hosts. Default: default.', examples: ['default'] })),
    path: string({ pattern: '^/', description: 'A path below the base address.', examples: ['/country/NOR'] }),
    query: optional(
      record(scalar(['string', 'number']), { description: 'Query parameters.', examples: [{ format: 'json' }] }),
    ),
    status: optional(
      schemaOf<number | readonly number[]>({
        type: ['integer', 'array'],
        items: { type: 'integer' },
        description: 'Expected status, or several. Default: 200.',
        examples: [200, [200, 404]],
      }),
    ),
    contains: optional(
      string({ minLength: 1, description: 'Text that the expected response contains.', examples: ['Norway'] }),
    ),
    lacks: optional(
      string({ minLength: 1, description: 'Text that the expected response does not contain.', examples: ['error'] }),
    ),
    headers: optional(
      array(string({ pattern: '^[a-z0-9-]+$' }), {
        minItems: 1,
        description: 'Headers of the expected response, in lower case.',
        examples: [['x-ratelimit-limit']],
      }),
    ),
    seconds: optional(integer({ minimum: 1, maximum: 60, description: 'Maximum response time.', examples: [30] })),
    holds: optional(
      array(ref(assertion), {
        minItems: 1,
        description: 'Expectations of the JSON response.',
        examples: [[{ at: '/items', type: 'array', least: 1 }]],
      }),
    ),
    settles: optional(
      ref(slug, { description: 'Id of the claim in unverified that the probe settles.', examples: ['error-bodies'] }),
    ),
    health: optional(
      constant(true, {
        description: 'The probe is the health check of the source. Exactly one probe, small and fast.',
        examples: [true],
      }),
    ),
  }),
);

export type ProbeData = TypeOf<typeof probe>;

export const verified = define(
  'verified',
  object({ date: ref(date, { description: 'Date of the last check.', examples: ['2026-11-23'] }) }),
);

export const unverifiedClaim = define(
  'unverifiedClaim',
  object({
    id: ref(slug, { description: 'Id of the claim, for probes.', examples: ['error-bodies'] }),
    claim: ref(text, {
      description: 'A claim that has not been observed in a response.',
      examples: ['Response bodies of 404, which is detected by status only.'],
    }),
    unasked: optional(
      ref(text, { description: 'Why no probe can settle it.', examples: ['The source would have to be down.'] }),
    ),
    verified: optional(
      ref(verified, {
        description: 'When its probe last succeeded; written by make live-check.',
        examples: [{ date: '2026-11-23' }],
      }),
    ),
  }),
);
