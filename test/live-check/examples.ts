// The examples of the manifests, called as any caller calls them: through a transport, dispatch and the adapters of a whole server
// that asks the real sources. What comes must be what is published of it; which sources answered, the answer itself says.

import { setTimeout as wait } from 'node:timers/promises';
import { sources } from '../../generated/sources.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { SourcePolicy } from '../../runtime/contract/source.ts';
import type { Environment } from '../../runtime/sources/client/keys.ts';
import type { SchemaDrift } from '../../runtime/sources/client/schema-drift.ts';
import { openAlmanac } from '../support/almanac.ts';
import type { Answer, Sent } from '../support/http.ts';
import { byGet, byPost, type Offered, offer } from '../support/offer.ts';
import { pauseOf } from './asking.ts';

/** An example with the sources of its service that are asked. */
export interface Example {
  /** `no-registry.lookup_registry_company {"organisation_number":"974760673"}` */
  readonly call: string;
  readonly sources: readonly string[];
  readonly offered: Offered;
  readonly arguments: Readonly<Record<string, unknown>>;
}

/** What came of it. */
export interface ExampleResult {
  readonly call: string;
  /** Sources that answered it, or the one that failed it; all of its service's where nobody can tell. */
  readonly sources: readonly string[];
  readonly departure?: SchemaDrift;
}

/** How the examples are asked. */
export interface ExampleOptions {
  readonly environment: Environment;
  /** Between two requests to one source; as far apart as its rate unless given. */
  readonly pauseMs?: number;
  readonly record?: string;
  readonly clock?: Clock;
  /** Requests that each source had just before. */
  readonly requests?: ReadonlyMap<string, number>;
}

/** A tool may ask sources beside those that are looked at. */
const ALL: readonly SourcePolicy[] = Object.values(sources);
/** Variables that say where and how sources are asked, beside their keys. */
const OF_SOURCES = /^(?:UPSTREAM_(?!RECORD|REPLAY)|ALMANAC_(?:SCOPE_|AIRLINE_AWARDS$|FAOSTAT_DOMAINS$))/;
/** A source that asks for more patience is told as it is. */
const LONGEST_WAIT_S = 60;
const MOST_TRIES = 4;
/** Farther apart than this, the calls of one example would not fit into its time: the source's window counts then. */
const LONGEST_SPACING_MS = 5_000;
/** Services whose examples are called side by side. */
const SIDE_BY_SIDE = 6;

/** The examples of tools that only read, of services which ask one of these sources. */
export async function examplesOf(policies: readonly SourcePolicy[]): Promise<Example[]> {
  const fetched = new Set(policies.filter((each) => !each.embedded && !isStream(each)).map(({ id }) => id));
  return (await offer()).flatMap((offered): Example[] => {
    const { operation, service, id } = offered;
    const sources = operation.shared ? [] : service.sources.filter((each) => fetched.has(each));
    if (sources.length === 0 || operation.effect !== 'read' || operation.keyArgument !== undefined) return [];
    return operation.examples.map(({ arguments: given }) => ({
      call: `${id} ${JSON.stringify(given)}`,
      sources,
      offered,
      arguments: given,
    }));
  });
}

/** Calls them all, those of one service one after another; how far apart requests to a source are is the server's matter. */
export async function askExamples(
  policies: readonly SourcePolicy[],
  options: ExampleOptions,
): Promise<ExampleResult[]> {
  const examples = await examplesOf(policies);
  const { environment, clock, record } = options;
  const keys = new Set(ALL.flatMap((policy) => (isStream(policy) ? [] : policy.keys.map(({ env }) => env))));
  const variables = Object.entries(environment).filter(([name]) => OF_SOURCES.test(name) || keys.has(name));
  const server = await openAlmanac(
    { ...(Object.fromEntries(variables) as Record<string, string>), ...(record && { UPSTREAM_RECORD: record }) },
    { policies: ALL.map((policy) => paced(policy, options)), ...(clock && { clock }) },
  );
  try {
    const key = await server.key();
    const groups = [...Map.groupBy(examples, ({ offered }) => offered.service).values()];
    const results: ExampleResult[] = [];
    const worker = async () => {
      for (let group = groups.shift(); group !== undefined; group = groups.shift()) {
        // What is down is not waited for again and again.
        let isPatient = true;
        for (const example of group) {
          const result = await ask(server.send, example, key, isPatient);
          if (result.departure !== undefined) isPatient = false;
          results.push(result);
        }
      }
    };
    await Promise.all(Array.from({ length: SIDE_BY_SIDE }, worker));
    return results;
  } finally {
    await server.stop();
  }
}

/** The source as polite as its questions before were. */
function paced(policy: SourcePolicy, { pauseMs, requests }: ExampleOptions): SourcePolicy {
  const { rate: _, ...politeness } = policy.politeness;
  const pause = pauseMs ?? pauseOf(policy);
  if (pause === 0) return { ...policy, politeness };
  const stated = policy.politeness.rate;
  const left = (stated?.requests ?? 1) - (requests?.get(policy.id) ?? 0);
  const rate =
    stated === undefined || pause <= LONGEST_SPACING_MS
      ? { requests: 1, per: pause }
      : { requests: Math.max(1, left), per: stated.per };
  return { ...policy, politeness: { ...politeness, rate } };
}

async function ask(
  send: (sent: Sent) => Promise<Answer>,
  { call, sources, offered, arguments: given }: Example,
  key: string,
  isPatient: boolean,
): Promise<ExampleResult> {
  const sent = requestOf(offered, given, key);
  for (let tries = 1; ; tries++) {
    const answer = await send(sent);
    if (answer.status === 200) {
      // Sources that were asked; Almanac-Source names those that the answer has data of.
      const told = [...String(answer.headers['cache-status'] ?? '').matchAll(/key="([^"]+)"/g)].map(([, id]) => id);
      return { call, sources: sources.filter((id) => told.includes(id)) };
    }
    const patience = Number(answer.headers['retry-after'] ?? Number.NaN);
    // Its rate is used up, or a list is being fetched.
    if (isPatient && answer.status === 503 && patience <= LONGEST_WAIT_S && tries < MOST_TRIES) {
      await wait(patience * 1_000);
      continue;
    }
    return failed(call, sources, answer);
  }
}

/** The call of an example. */
export function requestOf(offered: Offered, given: Example['arguments'], key: string): Sent {
  return offered.methods.includes('POST') ? byPost(offered, given, key) : byGet(offered, given, key);
}

/** What a refusal says, with the source that it names. */
function failed(call: string, sources: readonly string[], { status, json, text }: Answer): ExampleResult {
  const { code, detail = text.slice(0, 200) } = (json ?? {}) as { code?: string; detail?: string };
  if (code === 'not_configured') return { call, sources: [] };
  const named = sources.filter((id) => detail.includes(`${id}:`) || detail.includes(`(${id})`));
  const [, field = ''] = /its published schema: (\S+) /.exec(detail) ?? [];
  const kind = field === '' ? 'example-failed' : 'example-unfit';
  const departure = { kind, field, was: 'an answer as published', is: `${status} ${code ?? ''}: ${detail}` };
  return { call, sources: named.length > 0 ? named : sources, departure };
}

function isStream({ hosts }: SourcePolicy): boolean {
  return Object.values(hosts).every((host) => host.startsWith('ws'));
}
