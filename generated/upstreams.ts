// Generated from spec/upstreams/ by `make generate`: do not edit.

import type { UpstreamPolicy } from '../runtime/contract/upstream.ts';

/** Sources by id. Durations in milliseconds, sizes in bytes. */
export const upstreams = {
  'ecb-fx': {
    id: 'ecb-fx',
    title: 'European Central Bank, euro foreign exchange reference rates',
    homepage: 'https://www.ecb.europa.eu/stats/policy_and_exchange_rates/euro_reference_exchange_rates/html/index.en.html',
    embedded: false,
    hosts: { default: 'https://www.ecb.europa.eu' },
    keys: [],
    licence: {
      name: 'Free reuse with the source named',
      url: 'https://www.ecb.europa.eu/services/disclaimer/html/index.en.html',
    },
    attribution: 'Source: European Central Bank, euro foreign exchange reference rates. For information only; the ECB discourages their use for transactions.',
    politeness: { concurrency: 2, queue: 50, scope: 'process', rate: { requests: 5, per: 1000 } },
    timeouts: { connect: 3000, request: 20000, call: 28000 },
    retries: 2,
    cache: { fresh: 300000, stale: 300000, staleOnError: 604800000, missing: 60000, entries: 4 },
    breaker: { failures: 5, pause: 30000 },
    maxBody: 20000000,
    userAgent: true,
    volatileParameters: [],
    unverified: [
      'Size (7 to 8 MB) and quoting of eurofxref-hist.xml; no whole recording was found. It is read by an XML parser, so that quoting does not matter.',
      'What the CDN answers when the source is down; anything that is not a GESMES envelope with at least one dated cube is refused.',
      "Whether a rate is ever corrected after its publication. The kept copies are compared with the source's Last-Modified, the full history once a day.",
      'Last days of currencies that ended before 2022, and the years without a rate of ISK (2008-12 to 2018-01).',
    ],
  },
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
