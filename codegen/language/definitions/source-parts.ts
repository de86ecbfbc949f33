import { boolean, define, enumeration, integer, object, optional, ref, string, type TypeOf } from '../json-schema.ts';
import { duration, text } from './names.ts';

export const citation = define(
  'citation',
  object({
    publisher: string({
      minLength: 2,
      maxLength: 60,
      description: 'Short name of the cited publisher.',
      examples: ['European Central Bank'],
    }),
    page: optional(
      string({
        pattern: '^https://',
        maxLength: 60,
        description: 'Short address of a page for readers; homepage may be a page for developers.',
        examples: ['https://www.ecb.europa.eu'],
      }),
    ),
    licence: optional(
      string({
        minLength: 2,
        maxLength: 20,
        description:
          'Short name of the license, if it must be stated with the data. Omit it if naming the publisher is sufficient.',
        examples: ['CC BY 4.0'],
      }),
    ),
    as_of: optional(
      string({
        minLength: 4,
        maxLength: 40,
        description:
          'Date of built-in data, as precise as known. {tzdata} is the IANA release of the built-in time zone rules; {call} is the time of the call, for data about the server itself.',
        examples: ['2023-03'],
      }),
    ),
  }),
);

export type CitationData = TypeOf<typeof citation>;

const lifetimeWords = {
  fresh: optional(
    ref(duration, { description: 'How long a cached response is used without a request.', examples: ['10m'] }),
  ),
  stale: optional(
    ref(duration, {
      description: 'How long after that it is still returned while it is refreshed.',
      examples: ['1h'],
    }),
  ),
  stale_on_error: optional(
    ref(duration, { description: 'How long after that it is returned if the source fails.', examples: ['1d'] }),
  ),
  missing: optional(ref(duration, { description: 'How long a missing resource is cached.', examples: ['5m'] })),
};

export const cacheLifetimes = define('cacheLifetimes', object(lifetimeWords, { minProperties: 1 }));

export const cacheOfSource = define(
  'cacheOfSource',
  object({
    ...lifetimeWords,
    entries: optional(integer({ minimum: 1, description: 'Maximum number of cached responses.', examples: [500] })),
  }),
);

/** Cache lifetimes, as durations in manifest notation. */
export type CacheLifetimesData = TypeOf<typeof cacheLifetimes>;

export const sourceKey = define(
  'sourceKey',
  object({
    env: string({
      pattern: '^[A-Z][A-Z0-9_]*$',
      description: 'Environment variable with the key, in capitals.',
      examples: ['NASA_API_KEY'],
    }),
    in: enumeration(['query', 'header', 'path', 'basic_user', 'basic_password', 'body', 'exchange'], {
      description: 'Where the key is sent.',
      examples: ['query'],
    }),
    name: optional(string({ description: 'Name of the parameter, header or field.', examples: ['api_key'] })),
    format: optional(
      string({ pattern: '\\{key\\}', description: 'Template, such as Bearer {key}.', examples: ['Bearer {key}'] }),
    ),
    required: optional(
      boolean({ description: 'Whether the source requires the key. Default: true.', examples: [false] }),
    ),
    default: optional(
      string({
        pattern: '^[A-Za-z0-9_-]+$',
        description: 'A public key, sent if the environment has none.',
        examples: ['DEMO_KEY'],
      }),
    ),
    how: ref(text, { description: 'How an operator gets a key.', examples: ['Sign up at api.nasa.gov.'] }),
  }),
);
