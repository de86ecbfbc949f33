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
        description: 'JSON Pointer to a value; empty for the whole.',
        examples: ['/items/0/id'],
      }),
      type: optional(
        oneOrMore(
          ref(jsonType),
          { minItems: 2 },
          {
            description: 'Its type, or one of several; absent is one of them.',
            examples: ['array', ['string', 'null', 'absent']],
          },
        ),
      ),
      is: optional(scalar(['string', 'number', 'boolean'], { description: 'The value itself.', examples: ['NOR'] })),
      least: optional(number({ description: 'Least number, or items of a list.', examples: [1] })),
      most: optional(number({ description: 'Greatest number, or items of a list.', examples: [25] })),
    },
    { minProperties: 2 },
  ),
);

export const probe = define(
  'probe',
  object({
    asks: ref(text, { description: 'What is asked, in words.', examples: ['The population of Norway in 2020'] }),
    host: optional(string({ description: 'Name of one of the hosts; default unless said.', examples: ['default'] })),
    path: string({ pattern: '^/', description: 'A path below the base address.', examples: ['/country/NOR'] }),
    query: optional(
      record(scalar(['string', 'number']), { description: 'Query parameters.', examples: [{ format: 'json' }] }),
    ),
    status: optional(
      schemaOf<number | readonly number[]>({
        type: ['integer', 'array'],
        items: { type: 'integer' },
        description: 'Status of a good answer, or several; 200 unless said.',
        examples: [200, [200, 404]],
      }),
    ),
    contains: optional(
      string({ minLength: 1, description: 'A text that stands in every good answer.', examples: ['Norway'] }),
    ),
    lacks: optional(
      string({ minLength: 1, description: 'A text that stands in no good answer.', examples: ['error'] }),
    ),
    headers: optional(
      array(string({ pattern: '^[a-z0-9-]+$' }), {
        minItems: 1,
        description: 'Headers that a good answer has, in lower case.',
        examples: [['x-ratelimit-limit']],
      }),
    ),
    seconds: optional(
      integer({ minimum: 1, maximum: 60, description: 'In which time a good answer comes.', examples: [30] }),
    ),
    holds: optional(
      array(ref(assertion), {
        minItems: 1,
        description: "What holds of the answer's JSON.",
        examples: [[{ at: '/items', type: 'array', least: 1 }]],
      }),
    ),
    settles: optional(
      ref(slug, { description: 'The claim of unverified that it settles, by its id.', examples: ['error-bodies'] }),
    ),
    health: optional(
      constant(true, {
        description: 'It tells whether the source is well: one of them, small and quick.',
        examples: [true],
      }),
    ),
  }),
);

/** A request whose answer is known. */
export type ProbeData = TypeOf<typeof probe>;

export const verified = define(
  'verified',
  object({ date: ref(date, { description: 'On which day.', examples: ['2026-11-23'] }) }),
);

export const unverifiedClaim = define(
  'unverifiedClaim',
  object({
    id: ref(slug, { description: 'Its name, by which a probe settles it.', examples: ['error-bodies'] }),
    claim: ref(text, {
      description: 'What was taken from hearsay and not seen in an answer.',
      examples: ['Bodies of 404; judged by status alone.'],
    }),
    unasked: optional(
      ref(text, { description: 'Why no probe can settle it.', examples: ['It would have to be down.'] }),
    ),
    verified: optional(
      ref(verified, {
        description: 'When its probe held; written by make live-check.',
        examples: [{ date: '2026-11-23' }],
      }),
    ),
  }),
);
