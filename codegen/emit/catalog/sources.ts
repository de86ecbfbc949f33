// generated/sources.ts: the request policy for each source, with defaults applied.

import type { SourceCacheLifetimes, SourcePolicy, SourceProbe } from '../../../runtime/contract/source.ts';
import type { CacheLifetimesData, ProbeData, SourceData } from '../../language/data.ts';
import type { Spec } from '../../model/model.ts';
import { bytes, milliseconds } from '../../model/units.ts';
import { citation } from '../citation.ts';
import { code, importedType } from '../print/code.ts';
import { SourceFile } from '../print/file.ts';
import type { Print } from '../print/source.ts';

const DEFAULTS = {
  politeness: { concurrency: 6, queue: 20, scope: 'process' },
  timeouts: { connect: '3s', request: '10s', call: '12s' },
  retries: 2,
  cache: { fresh: '10m', stale: '10m', stale_on_error: '24h', missing: '60s', entries: 500 },
  breaker: { failures: 5, pause: '30s' },
  max_body: '5MB',
} as const;

export function emitSources({ sources }: Spec, runtime: string, print: Print): string {
  const policies = Object.fromEntries(sources.map((upstream) => [upstream.id, policy(upstream)]));
  const file = new SourceFile('sources.ts', 'spec/', runtime);
  const type = importedType('runtime/contract/source.ts', 'SourcePolicy');
  const value = code`${policies} as const satisfies Record<string, ${type}>`;
  file.constant('sources', 'Sources by id. Durations in milliseconds, sizes in bytes.', value);
  file.type('SourceId', 'Id of a source.', code`keyof typeof sources`);
  const names = code`keyof (typeof sources)[Id]['lifetimes'] & string`;
  file.type('LifetimeName<Id extends SourceId>', 'Name of a lifetime that a source declares.', names);
  return file.print(print);
}

function lifetimes(words: Required<CacheLifetimesData>): SourceCacheLifetimes {
  return {
    fresh: milliseconds(words.fresh),
    stale: milliseconds(words.stale),
    staleOnError: milliseconds(words.stale_on_error),
    missing: milliseconds(words.missing),
  };
}

function probe({
  host = 'default',
  query = {},
  status = 200,
  headers = [],
  holds = [],
  health,
  ...rest
}: ProbeData): SourceProbe {
  const words = Object.entries(query).map(([name, value]) => [name, String(value)]);
  return {
    ...rest,
    ...{ host, headers },
    holds: holds.map(({ type, ...each }) => ({ ...each, ...(type === undefined ? {} : { type: [type].flat() }) })),
    query: Object.fromEntries(words),
    status: [status].flat(),
    health: health === true,
  };
}

function policy(data: SourceData): SourcePolicy {
  const { rate, ...politeness } = { ...DEFAULTS.politeness, ...data.politeness };
  const timeouts = { ...DEFAULTS.timeouts, ...data.timeouts };
  const cache = { ...DEFAULTS.cache, ...data.cache };
  const breaker = { ...DEFAULTS.breaker, ...data.breaker };
  return {
    id: data.id,
    title: data.title,
    homepage: data.homepage,
    embedded: data.embedded === true,
    ...(data.metered === undefined ? {} : { metered: data.metered }),
    hosts: { ...data.hosts, ...data.plain_hosts },
    keys: [data.key ?? [], data.keys ?? []].flat().map((key) => ({ ...key, required: key.required ?? true })),
    licence: data.licence,
    attribution: data.attribution,
    citation: citation(data.citation),
    politeness: {
      ...politeness,
      ...(rate === undefined ? {} : { rate: { requests: rate.requests, per: milliseconds(rate.per) } }),
    },
    timeouts: {
      connect: milliseconds(timeouts.connect),
      request: milliseconds(timeouts.request),
      call: milliseconds(timeouts.call),
    },
    retries: data.retries ?? DEFAULTS.retries,
    cache: { ...lifetimes(cache), entries: cache.entries },
    lifetimes: Object.fromEntries(
      Object.entries(data.lifetimes ?? {}).map(([name, words]) => [name, lifetimes({ ...cache, ...words })]),
    ),
    breaker: { failures: breaker.failures, pause: milliseconds(breaker.pause) },
    maxBody: bytes(data.max_body ?? DEFAULTS.max_body),
    userAgent: data.user_agent ?? false,
    probes: (data.probes ?? []).map(probe),
    volatileParameters: data.volatile_parameters ?? [],
    ...(data.answers === undefined ? {} : { answers: data.answers }),
    unverified: (data.unverified ?? []).map(({ verified, ...claim }) => ({
      ...claim,
      ...(verified === undefined ? {} : { verified: verified.date }),
    })),
    ...(data.verified === undefined ? {} : { verified: data.verified.date }),
  };
}
