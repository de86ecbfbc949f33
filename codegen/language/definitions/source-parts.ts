import { boolean, define, enumeration, integer, object, optional, ref, string, type TypeOf } from '../json-schema.ts';
import { duration, text } from './names.ts';

export const citation = define(
  'citation',
  object({
    publisher: string({
      minLength: 2,
      maxLength: 60,
      description: 'Who is quoted, as short as people name it.',
      examples: ['European Central Bank'],
    }),
    page: optional(
      string({
        pattern: '^https://',
        maxLength: 60,
        description: 'A short address of a page for readers; homepage may be one for programmers.',
        examples: ['https://www.ecb.europa.eu'],
      }),
    ),
    licence: optional(
      string({
        minLength: 2,
        maxLength: 20,
        description:
          'Short name of the licence, where it must be named with the data; absent where naming the publisher is enough.',
        examples: ['CC BY 4.0'],
      }),
    ),
    as_of: optional(
      string({
        minLength: 4,
        maxLength: 40,
        description:
          'Of when data is that ships with the server: a date as exact as it is known; {tzdata} is the IANA release of the shipped time zone rules, {call} the time of the call, where the server tells of itself.',
        examples: ['2023-03'],
      }),
    ),
  }),
);

/** Whom an answer quotes. */
export type CitationData = TypeOf<typeof citation>;

/** How long an answer lives. */
const lifetimeWords = {
  fresh: optional(ref(duration, { description: 'An answer is used without asking for so long.', examples: ['10m'] })),
  stale: optional(
    ref(duration, {
      description: 'For so long after that it is used once more while it is asked anew.',
      examples: ['1h'],
    }),
  ),
  stale_on_error: optional(
    ref(duration, { description: 'For so long after that it is used where the source fails.', examples: ['1d'] }),
  ),
  missing: optional(
    ref(duration, { description: 'For so long it is remembered that something is not there.', examples: ['5m'] }),
  ),
};

export const cacheLifetimes = define('cacheLifetimes', object(lifetimeWords, { minProperties: 1 }));

export const cacheOfSource = define(
  'cacheOfSource',
  object({
    ...lifetimeWords,
    entries: optional(integer({ minimum: 1, description: 'How many answers are kept.', examples: [500] })),
  }),
);

/** How long answers live; durations as they are written. */
export type CacheLifetimesData = TypeOf<typeof cacheLifetimes>;

export const sourceKey = define(
  'sourceKey',
  object({
    env: string({
      pattern: '^[A-Z][A-Z0-9_]*$',
      description: 'Environment variable that holds the key, in capitals.',
      examples: ['NASA_API_KEY'],
    }),
    in: enumeration(['query', 'header', 'path', 'basic_user', 'basic_password', 'body', 'exchange'], {
      description: 'Where the key goes.',
      examples: ['query'],
    }),
    name: optional(
      string({ description: 'Name of the parameter, header or field that carries it.', examples: ['api_key'] }),
    ),
    format: optional(
      string({ pattern: '\\{key\\}', description: 'Such as Bearer {key}.', examples: ['Bearer {key}'] }),
    ),
    required: optional(
      boolean({ description: 'Whether the source answers nothing without it: true unless said.', examples: [false] }),
    ),
    default: optional(
      string({
        pattern: '^[A-Za-z0-9_-]+$',
        description: 'A public key, sent where the environment has none.',
        examples: ['DEMO_KEY'],
      }),
    ),
    how: ref(text, { description: 'How an operator gets one.', examples: ['Sign up at api.nasa.gov.'] }),
  }),
);
