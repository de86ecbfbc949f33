import {
  array,
  boolean,
  conditional,
  constant,
  define,
  enumeration,
  integer,
  object,
  optional,
  record,
  ref,
  string,
  type TypeOf,
} from '../json-schema.ts';
import { duration, nameList, size, slug, text, toolName } from './names.ts';
import { probe, unverifiedClaim, verified } from './probes.ts';
import { cacheLifetimes, cacheOfSource, citation, sourceKey } from './source-parts.ts';

export const source = define(
  'source',
  object(
    {
      id: ref(slug, { description: 'Name of the source; the file is called so.', examples: ['donki'] }),
      title: ref(text, { description: 'What people call the source.', examples: ['NASA DONKI'] }),
      homepage: string({
        pattern: '^https://',
        description: 'An https:// address.',
        examples: ['https://ccmc.gsfc.nasa.gov/tools/DONKI/'],
      }),
      embedded: optional(
        constant(true, { description: 'The data ships with the server; nothing is fetched.', examples: [true] }),
      ),
      hosts: optional(
        record(string({ pattern: '^(https|wss)://', description: 'An https:// or wss:// address.' }), {
          propertyNames: { pattern: '^[a-z][a-z0-9_]*$' },
          required: ['default'],
          description: 'Addresses that are asked, by name; one is called default.',
          examples: [{ default: 'https://api.example.org' }],
        }),
      ),
      plain_hosts: optional(
        record(
          string({
            pattern: '^(http|ws)://',
            description: 'An http:// or ws:// address, of a source that has no TLS.',
          }),
          {
            propertyNames: { pattern: '^[a-z][a-z0-9_]*$' },
            minProperties: 1,
            description: 'Addresses without TLS, by name.',
            examples: [{ default: 'http://api.example.org' }],
          },
        ),
      ),
      key: optional(
        ref(sourceKey, {
          description: 'The key that the source wants.',
          examples: [{ env: 'NASA_API_KEY', in: 'query', name: 'api_key', how: 'Sign up at api.nasa.gov.' }],
        }),
      ),
      keys: optional(
        array(ref(sourceKey), {
          minItems: 1,
          description: 'The keys, where it wants several.',
          examples: [[{ env: 'VIRK_USER', in: 'basic_user', how: 'Ask the registry.' }]],
        }),
      ),
      licence: object(
        {
          name: ref(text, { description: 'What the licence is called.', examples: ['CC BY 4.0'] }),
          url: optional(
            string({
              pattern: '^https?://',
              description: "Address of the licence's text, https:// or http://.",
              examples: ['https://creativecommons.org/licenses/by/4.0/'],
            }),
          ),
        },
        {
          description: 'Under what the data may be used.',
          examples: [{ name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' }],
        },
      ),
      attribution: ref(text, {
        description: 'The words that the source wants to be named by.',
        examples: ['Data: NASA DONKI'],
      }),
      citation: ref(citation, {
        required: ['page'],
        description: 'Whom an answer quotes, in the line that ends each over MCP.',
        examples: [{ publisher: 'NASA/CCMC DONKI', page: 'https://ccmc.gsfc.nasa.gov/tools/DONKI/' }],
      }),
      politeness: optional(
        object(
          {
            concurrency: optional(integer({ minimum: 1, description: 'Requests at a time.', examples: [2] })),
            queue: optional(
              integer({ minimum: 0, description: 'Requests that may wait; further ones are refused.', examples: [50] }),
            ),
            rate: optional(
              object(
                {
                  requests: integer({ minimum: 1, description: 'How many requests.', examples: [10] }),
                  per: ref(duration, { description: 'In which time.', examples: ['1s'] }),
                },
                { description: 'Requests in a time.', examples: [{ requests: 10, per: '1s' }] },
              ),
            ),
            scope: optional(
              enumeration(['process', 'cluster'], {
                description:
                  "Whether the rate is one process's or one of all together, which a source that states one means.",
                examples: ['cluster'],
              }),
            ),
          },
          {
            description: 'How much it is asked at most.',
            examples: [{ concurrency: 2, rate: { requests: 10, per: '1s' } }],
          },
        ),
      ),
      timeouts: optional(
        object(
          {
            connect: optional(ref(duration, { description: 'Until a connection stands.', examples: ['5s'] })),
            request: optional(ref(duration, { description: 'Until one request is answered.', examples: ['10s'] })),
            call: optional(
              ref(duration, { description: 'Until a call has what it needs, all tries together.', examples: ['20s'] }),
            ),
          },
          { description: 'How long it is waited for.', examples: [{ connect: '5s', request: '10s', call: '20s' }] },
        ),
      ),
      retries: optional(
        integer({ minimum: 0, maximum: 5, description: 'How often a failed request is tried again.', examples: [2] }),
      ),
      cache: optional(
        ref(cacheOfSource, {
          description: 'How long answers are kept, and how many.',
          examples: [{ fresh: '10m', stale: '1h', entries: 500 }],
        }),
      ),
      lifetimes: optional(
        record(ref(cacheLifetimes), {
          propertyNames: ref(toolName),
          description: "Other lifetimes for some requests, by the name that the source's code gives them.",
          examples: [{ catalogue: { fresh: '1d' } }],
        }),
      ),
      breaker: optional(
        object(
          {
            failures: optional(integer({ minimum: 1, description: 'So many failures in a row.', examples: [5] })),
            pause: optional(ref(duration, { description: 'So long it is left alone then.', examples: ['30s'] })),
          },
          { description: 'When it is left alone because it fails.', examples: [{ failures: 5, pause: '30s' }] },
        ),
      ),
      max_body: optional(
        ref(size, { description: 'The largest answer that is read, after decompression.', examples: ['5MB'] }),
      ),
      probes: optional(
        array(ref(probe), {
          minItems: 1,
          description:
            'Requests whose answers are known. The one with health: true is asked before failures close the source to everybody; sources that bill have none.',
          examples: [[{ asks: 'Norway', path: '/country/NOR', contains: 'Oslo', health: true }]],
        }),
      ),
      user_agent: optional(
        boolean({
          description: 'Whether requests say who asks; false where the source refuses that.',
          examples: [false],
        }),
      ),
      volatile_parameters: optional(
        ref(nameList, {
          description:
            'Parameters that make no other request, such as a time of day: recordings are found without them.',
          examples: [['_']],
        }),
      ),
      unverified: optional(
        array(ref(unverifiedClaim), {
          description:
            'What was taken from hearsay and not seen in an answer: each claim with a probe that settles it, or why none can.',
          examples: [[{ id: 'rate', claim: 'The rate limit.', unasked: 'Nobody asks so often on purpose.' }]],
        }),
      ),
      verified: optional(
        ref(verified, {
          description: 'When all that it was asked held; written by make live-check.',
          examples: [{ date: '2026-11-23' }],
        }),
      ),
    },
    {
      ...conditional(
        { type: 'object', required: ['embedded'] },
        { properties: { hosts: { not: {}, description: 'An embedded source has no hosts.' } } },
        { required: ['hosts'] },
      ),
      allOf: [
        conditional(
          { type: 'object', required: ['plain_hosts'] },
          {
            properties: {
              key: { not: {}, description: 'A source that is asked without TLS has no key.' },
              keys: { not: {}, description: 'A source that is asked without TLS has no keys.' },
            },
          },
        ),
      ],
    },
  ),
);

/** `sources/<id>.yaml`. */
export type SourceData = TypeOf<typeof source>;
