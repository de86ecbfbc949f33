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
      id: ref(slug, { description: 'Name of the source. Must match the file name.', examples: ['donki'] }),
      title: ref(text, { description: 'Display name of the source.', examples: ['NASA DONKI'] }),
      homepage: string({
        pattern: '^https://',
        description: 'An https:// address.',
        examples: ['https://ccmc.gsfc.nasa.gov/tools/DONKI/'],
      }),
      embedded: optional(
        constant(true, { description: 'The data is built in; nothing is requested.', examples: [true] }),
      ),
      metered: optional(
        constant(true, {
          description: 'Requests cost the operator money, so pages call it only with a key.',
          examples: [true],
        }),
      ),
      hosts: optional(
        record(string({ pattern: '^(https|wss)://', description: 'An https:// or wss:// address.' }), {
          propertyNames: { pattern: '^[a-z][a-z0-9_]*$' },
          required: ['default'],
          description: 'Base addresses by name. One is named default.',
          examples: [{ default: 'https://api.example.org' }],
        }),
      ),
      plain_hosts: optional(
        record(
          string({
            pattern: '^(http|ws)://',
            description: 'An http:// or ws:// address of a source without TLS.',
          }),
          {
            propertyNames: { pattern: '^[a-z][a-z0-9_]*$' },
            minProperties: 1,
            description: 'Base addresses without TLS, by name.',
            examples: [{ default: 'http://api.example.org' }],
          },
        ),
      ),
      key: optional(
        ref(sourceKey, {
          description: 'The key of the source.',
          examples: [{ env: 'NASA_API_KEY', in: 'query', name: 'api_key', how: 'Sign up at api.nasa.gov.' }],
        }),
      ),
      keys: optional(
        array(ref(sourceKey), {
          minItems: 1,
          description: 'The keys, if the source needs several.',
          examples: [[{ env: 'VIRK_USER', in: 'basic_user', how: 'Ask the registry.' }]],
        }),
      ),
      licence: object(
        {
          name: ref(text, { description: 'Name of the license.', examples: ['CC BY 4.0'] }),
          url: optional(
            string({
              pattern: '^https?://',
              description: 'Address of the license text, https:// or http://.',
              examples: ['https://creativecommons.org/licenses/by/4.0/'],
            }),
          ),
        },
        {
          description: 'License of the data.',
          examples: [{ name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' }],
        },
      ),
      attribution: ref(text, {
        description: 'Attribution required by the source.',
        examples: ['Data: NASA DONKI'],
      }),
      citation: ref(citation, {
        required: ['page'],
        description: 'Citation, in the last line of every MCP result.',
        examples: [{ publisher: 'NASA/CCMC DONKI', page: 'https://ccmc.gsfc.nasa.gov/tools/DONKI/' }],
      }),
      politeness: optional(
        object(
          {
            concurrency: optional(
              integer({ minimum: 1, description: 'Maximum number of concurrent requests.', examples: [2] }),
            ),
            queue: optional(
              integer({
                minimum: 0,
                description: 'Maximum number of waiting requests. Further ones are rejected.',
                examples: [50],
              }),
            ),
            rate: optional(
              object(
                {
                  requests: integer({ minimum: 1, description: 'Number of requests.', examples: [10] }),
                  per: ref(duration, { description: 'Period of the rate.', examples: ['1s'] }),
                },
                { description: 'Maximum rate of requests.', examples: [{ requests: 10, per: '1s' }] },
              ),
            ),
            scope: optional(
              enumeration(['process', 'cluster'], {
                description:
                  'Whether the rate applies to each process or to the whole cluster. Documented rates apply to the cluster.',
                examples: ['cluster'],
              }),
            ),
          },
          {
            description: 'Limits of requests to the source.',
            examples: [{ concurrency: 2, rate: { requests: 10, per: '1s' } }],
          },
        ),
      ),
      timeouts: optional(
        object(
          {
            connect: optional(ref(duration, { description: 'Timeout of connecting.', examples: ['5s'] })),
            request: optional(ref(duration, { description: 'Timeout of one request.', examples: ['10s'] })),
            call: optional(ref(duration, { description: 'Timeout of a call including retries.', examples: ['20s'] })),
          },
          { description: 'Time limits of requests.', examples: [{ connect: '5s', request: '10s', call: '20s' }] },
        ),
      ),
      retries: optional(
        integer({ minimum: 0, maximum: 5, description: 'Number of retries of a failed request.', examples: [2] }),
      ),
      cache: optional(
        ref(cacheOfSource, {
          description: 'Lifetimes and size of the cache.',
          examples: [{ fresh: '10m', stale: '1h', entries: 500 }],
        }),
      ),
      lifetimes: optional(
        record(ref(cacheLifetimes), {
          propertyNames: ref(toolName),
          description: "Other lifetimes for some requests, by the name in the source's code.",
          examples: [{ catalogue: { fresh: '1d' } }],
        }),
      ),
      breaker: optional(
        object(
          {
            failures: optional(
              integer({
                minimum: 1,
                description: 'Consecutive failures that open the circuit breaker.',
                examples: [5],
              }),
            ),
            pause: optional(
              ref(duration, { description: 'How long the circuit breaker stays open.', examples: ['30s'] }),
            ),
          },
          { description: 'Circuit breaker for a failing source.', examples: [{ failures: 5, pause: '30s' }] },
        ),
      ),
      max_body: optional(
        ref(size, { description: 'Maximum size of a response after decompression.', examples: ['5MB'] }),
      ),
      probes: optional(
        array(ref(probe), {
          minItems: 1,
          description:
            'Requests with known responses. The one with health: true runs before failures open the circuit breaker. Omit it for sources that charge per request.',
          examples: [[{ asks: 'Norway', path: '/country/NOR', contains: 'Oslo', health: true }]],
        }),
      ),
      user_agent: optional(
        boolean({
          description: 'Whether requests identify the client. Set it to false if the source rejects that.',
          examples: [false],
        }),
      ),
      answers: optional(
        enumeration(['keep', 'digest'], {
          description:
            'Whether answers with data from this source are stored, or only their digest. Use digest for personal data and for licenses that forbid storage. Default: keep.',
          examples: ['digest'],
        }),
      ),
      volatile_parameters: optional(
        ref(nameList, {
          description:
            'Parameters that do not distinguish requests, such as a time of day. Recordings are matched without them.',
          examples: [['_']],
        }),
      ),
      unverified: optional(
        array(ref(unverifiedClaim), {
          description:
            'Claims that have not been observed in a response, each with a probe that settles it or the reason why none can.',
          examples: [[{ id: 'rate', claim: 'The rate limit.', unasked: 'Testing it would exceed the limit.' }]],
        }),
      ),
      verified: optional(
        ref(verified, {
          description: 'When all probes last succeeded; written by make live-check.',
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
              key: { not: {}, description: 'A source without TLS has no key.' },
              keys: { not: {}, description: 'A source without TLS has no keys.' },
            },
          },
        ),
      ],
    },
  ),
);

export type SourceData = TypeOf<typeof source>;
