// Calls the examples of the manifests on a complete server with the real sources. Answers must match the published
// schemas, and cite the sources that answered.

import { setTimeout as wait } from 'node:timers/promises';
import { sources } from '../../generated/sources.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { SourcePolicy } from '../../runtime/contract/source.ts';
import type { Environment } from '../../runtime/sources/client/keys.ts';
import type { SchemaDrift } from '../../runtime/sources/client/schema-drift.ts';
import { openAlmanac } from '../support/almanac.ts';
import type { Answer, Sent } from '../support/http.ts';
import { byGet, byPost, type Offered, offer } from '../support/operations.ts';
import { pauseOf } from './source-requester.ts';

export interface Example {
  /** `no-registry.lookup_registry_company {"organisation_number":"974760673"}` */
  readonly call: string;
  readonly sources: readonly string[];
  readonly offered: Offered;
  readonly arguments: Readonly<Record<string, unknown>>;
}

export interface ExampleResult {
  readonly call: string;
  /** Sources that answered, or the source that failed; all sources of the service if this is unknown. */
  readonly sources: readonly string[];
  readonly drift?: SchemaDrift;
}

export interface ExampleOptions {
  readonly environment: Environment;
  /** Pause between two requests to one source; defaults to the source's rate limit. */
  readonly pauseMs?: number;
  readonly record?: string;
  readonly clock?: Clock;
  /** Number of earlier requests to each source in this run. */
  readonly requests?: ReadonlyMap<string, number>;
}

/** All sources, because a tool may query sources other than the checked ones. */
const ALL: readonly SourcePolicy[] = Object.values(sources);
/** Settings of sources other than their keys. */
const SOURCE_SETTINGS = /^(?:UPSTREAM_(?!RECORD|REPLAY)|ALMANAC_(?:SCOPE_|AIRLINE_AWARDS$|FAOSTAT_DOMAINS$))/;
/** If a source requests a longer wait, this is reported instead. */
const MAX_WAIT_S = 60;
const MAX_TRIES = 4;
/** With longer pauses, the calls of one example would exceed its timeout; the source's rate window applies instead. */
const MAX_SPACING_MS = 5_000;
const CONCURRENT_SERVICES = 6;

export async function examplesOf(policies: readonly SourcePolicy[]): Promise<Example[]> {
  const fetched = new Set(policies.filter((each) => !each.embedded && !isStream(each)).map(({ id }) => id));
  return (await offer()).flatMap((offered): Example[] => {
    const { operation, service, id } = offered;
    const sources = operation.shared ? [] : service.sources.filter((each) => fetched.has(each));
    if (sources.length === 0 || operation.effect !== 'read' || operation.keyArgument !== undefined) return [];
    return operation.examples.map(({ arguments: args }) => ({
      call: `${id} ${JSON.stringify(args)}`,
      sources,
      offered,
      arguments: args,
    }));
  });
}

export async function callExamples(
  policies: readonly SourcePolicy[],
  options: ExampleOptions,
): Promise<ExampleResult[]> {
  const examples = await examplesOf(policies);
  const { environment, clock, record } = options;
  const keys = new Set(ALL.flatMap((policy) => (isStream(policy) ? [] : policy.keys.map(({ env }) => env))));
  const variables = Object.entries(environment).filter(([name]) => SOURCE_SETTINGS.test(name) || keys.has(name));
  const server = await openAlmanac(
    { ...(Object.fromEntries(variables) as Record<string, string>), ...(record && { UPSTREAM_RECORD: record }) },
    { policies: ALL.map((policy) => withRateLimit(policy, options)), ...(clock && { clock }) },
  );
  try {
    const key = await server.key();
    const groups = [...Map.groupBy(examples, ({ offered }) => offered.service).values()];
    const results: ExampleResult[] = [];
    const worker = async () => {
      for (let group = groups.shift(); group !== undefined; group = groups.shift()) {
        // Do not wait repeatedly for a source that is down.
        let mayWait = true;
        for (const example of group) {
          const result = await callExample(server.send, example, key, mayWait);
          if (result.drift !== undefined) mayWait = false;
          results.push(result);
        }
      }
    };
    await Promise.all(Array.from({ length: CONCURRENT_SERVICES }, worker));
    return results;
  } finally {
    await server.stop();
  }
}

/** Applies the rate limit of the source, taking its earlier requests into account. */
function withRateLimit(policy: SourcePolicy, { pauseMs, requests }: ExampleOptions): SourcePolicy {
  const { rate: _, ...politeness } = policy.politeness;
  const pause = pauseMs ?? pauseOf(policy);
  if (pause === 0) return { ...policy, politeness };
  const declaredRate = policy.politeness.rate;
  const left = (declaredRate?.requests ?? 1) - (requests?.get(policy.id) ?? 0);
  const rate =
    declaredRate === undefined || pause <= MAX_SPACING_MS
      ? { requests: 1, per: pause }
      : { requests: Math.max(1, left), per: declaredRate.per };
  return { ...policy, politeness: { ...politeness, rate } };
}

async function callExample(
  send: (sent: Sent) => Promise<Answer>,
  { call, sources, offered, arguments: args }: Example,
  key: string,
  mayWait: boolean,
): Promise<ExampleResult> {
  const sent = requestOf(offered, args, key);
  for (let tries = 1; ; tries++) {
    const answer = await send(sent);
    if (answer.status === 200) {
      // Uses the queried sources, because Almanac-Source lists only those whose data is in the answer.
      const queried = [...String(answer.headers['cache-status'] ?? '').matchAll(/key="([^"]+)"/g)].map(([, id]) => id);
      return { call, sources: sources.filter((id) => queried.includes(id)) };
    }
    const retryAfterS = Number(answer.headers['retry-after'] ?? Number.NaN);
    // The source's rate limit is reached, or a list is being fetched.
    if (mayWait && answer.status === 503 && retryAfterS <= MAX_WAIT_S && tries < MAX_TRIES) {
      await wait(retryAfterS * 1_000);
      continue;
    }
    return failed(call, sources, answer);
  }
}

export function requestOf(offered: Offered, args: Example['arguments'], key: string): Sent {
  return offered.methods.includes('POST') ? byPost(offered, args, key) : byGet(offered, args, key);
}

function failed(call: string, sources: readonly string[], { status, json, text }: Answer): ExampleResult {
  const { code, detail = text.slice(0, 200) } = (json ?? {}) as { code?: string; detail?: string };
  if (code === 'not_configured') return { call, sources: [] };
  const named = sources.filter((id) => detail.includes(`${id}:`) || detail.includes(`(${id})`));
  const [, field = ''] = /its published schema: (\S+) /.exec(detail) ?? [];
  const kind = field === '' ? 'example-failed' : 'example-unfit';
  const drift = { kind, field, was: 'an answer as published', is: `${status} ${code ?? ''}: ${detail}` };
  return { call, sources: named.length > 0 ? named : sources, drift };
}

function isStream({ hosts }: SourcePolicy): boolean {
  return Object.values(hosts).every((host) => host.startsWith('ws'));
}
