// Generated from spec/upstreams/ by `make generate`: do not edit.

import type { UpstreamPolicy } from '../runtime/contract/upstream.ts';

/** Sources by id. Durations in milliseconds, sizes in bytes. */
export const upstreams = {
  'places-data': {
    id: 'places-data',
    title: 'GeoNames places and countries',
    homepage: 'https://www.geonames.org',
    embedded: true,
    hosts: {},
    keys: [],
    licence: { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
    attribution: 'Places and countries: GeoNames (https://www.geonames.org), CC BY 4.0, compacted. Capitals, currencies and languages: countries-list, MIT.',
    politeness: { concurrency: 6, queue: 20, scope: 'process' },
    timeouts: { connect: 3000, request: 10000, call: 12000 },
    retries: 2,
    cache: { fresh: 600000, stale: 600000, staleOnError: 86400000, missing: 60000, entries: 500 },
    breaker: { failures: 5, pause: 30000 },
    maxBody: 5000000,
    userAgent: false,
    volatileParameters: [],
    unverified: [
      'Populations of countries are of about 2018, places of March 2023; both are older than what GeoNames serves today.',
    ],
  },
} as const satisfies Record<string, UpstreamPolicy>;

/** Id of a source. */
export type UpstreamId = keyof typeof upstreams;
