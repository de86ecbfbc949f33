// Checks all sources in parallel, each with sequential requests.

import type { SourcePolicy } from '../../runtime/contract/source.ts';
import type { Environment } from '../../runtime/sources/client/keys.ts';
import type { SchemaDrift } from '../../runtime/sources/client/schema-drift.ts';
import { certificateDrift, driftOf, failedExpectations } from './drift.ts';
import { callExamples, type ExampleOptions, type ExampleResult, examplesOf } from './examples.ts';
import { describeRequest, knownRequestsOf, probeQuery } from './known-requests.ts';
import { pauseOf, SourceRequester } from './source-requester.ts';

export interface SourceResult {
  readonly source: string;
  readonly asked: number;
  readonly held: number;
  /** Why the source was not checked: its data is built in, it is a stream, or a key is missing. */
  readonly skipped?: string;
  readonly departed: readonly (SchemaDrift & { readonly asked: string })[];
  readonly settled: readonly string[];
}

export interface CheckOptions {
  readonly environment: Environment;
  /** Pause between two requests to one source; defaults to the source's rate limit. */
  readonly pauseMs?: number;
  /** Folder to record responses in, in the format of UPSTREAM_REPLAY. */
  readonly record?: string;
  /** Whether to check the homepage and license URLs too. */
  readonly pages?: boolean;
  readonly now: number;
}

export async function planOf(policies: readonly SourcePolicy[]): Promise<string[]> {
  const remote = policies.filter(({ embedded }) => !embedded);
  const examples = await examplesOf(remote);
  return remote.map((policy) => {
    const { id, probes, hosts } = policy;
    const calls = examples.filter(({ sources }) => sources.includes(id)).length;
    const what = `${knownRequestsOf(policy).length} known requests, ${probes.length} probes, up to ${calls} examples of tools`;
    return `${id}: ${what}, one each ${pauseOf(policy) / 1000} s, at ${Object.values(hosts).join(', ')}`;
  });
}

export async function checkAll(
  policies: readonly SourcePolicy[],
  options: CheckOptions & Pick<ExampleOptions, 'clock'>,
): Promise<SourceResult[]> {
  const remote = policies.filter(({ embedded }) => !embedded);
  const results = await Promise.all(remote.map((policy) => checkSource(policy, options)));
  const requests = new Map(results.map(({ source, asked: count }) => [source, count]));
  const examples = await callExamples(remote, { ...options, requests });
  return results.map((result) => withExamples(result, examples));
}

function withExamples(result: SourceResult, examples: readonly ExampleResult[]): SourceResult {
  if (result.skipped !== undefined) return result;
  const own = examples.filter(({ sources }) => sources.includes(result.source));
  return {
    ...result,
    asked: result.asked + own.length,
    held: result.held + own.filter(({ drift }) => drift === undefined).length,
    departed: [
      ...result.departed,
      ...own.flatMap(({ drift, call }) => (drift === undefined ? [] : [{ ...drift, asked: call }])),
    ],
  };
}

export async function checkSource(policy: SourcePolicy, options: CheckOptions): Promise<SourceResult> {
  const { environment, pauseMs = pauseOf(policy), now } = options;
  const none = { source: policy.id, asked: 0, held: 0, departed: [], settled: [] };
  if (Object.values(policy.hosts).every((host) => host.startsWith('ws'))) return { ...none, skipped: 'it is a stream' };
  const requester = new SourceRequester(policy, environment, pauseMs, options.record);
  if (requester.missingKey !== undefined) return { ...none, skipped: `${requester.missingKey} is not set` };
  const departed: (SchemaDrift & { asked: string })[] = [];
  const settled: string[] = [];
  let count = 0;
  let held = 0;
  const note = (line: string, drift: readonly SchemaDrift[]) => {
    count += 1;
    if (drift.every(({ news }) => news)) held += 1;
    departed.push(...drift.map((each) => ({ ...each, asked: line })));
  };
  let first = true;
  for (const known of knownRequestsOf(policy)) {
    const response = await requester.send(known);
    note(describeRequest(known), [...driftOf(known, response), ...(first ? certificateDrift(response, now) : [])]);
    first = false;
  }
  for (const probe of policy.probes) {
    const request = { host: probe.host, method: 'GET' as const, path: probe.path, query: probeQuery(probe) };
    const response = await requester.send(request);
    const drift = failedExpectations(probe, response);
    note(`${describeRequest(request)} (${probe.asks})`, drift);
    if (drift.length === 0 && probe.settles !== undefined) settled.push(probe.settles);
  }
  if (options.pages) {
    for (const address of [policy.homepage, policy.licence.url].filter((each) => each !== undefined)) {
      note(`GET ${address}`, await pageDrift(address));
    }
  }
  return { source: policy.id, asked: count, held, departed, settled };
}

async function pageDrift(address: string): Promise<SchemaDrift[]> {
  try {
    const { status, headers } = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(20_000) });
    if (status === 301 || status === 308) {
      return [{ kind: 'moved', field: '', was: address, is: String(headers.get('location')), news: true }];
    }
    return status < 400 ? [] : [{ kind: 'page-gone', field: '', was: '200', is: String(status) }];
  } catch (error) {
    return [{ kind: 'page-gone', field: '', was: '200', is: (error as Error).message }];
  }
}
