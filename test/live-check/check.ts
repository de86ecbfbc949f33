// Checks all sources in parallel, each with sequential requests.

import type { SourcePolicy } from '../../runtime/contract/source.ts';
import type { Environment } from '../../runtime/sources/client/keys.ts';
import type { SchemaDrift } from '../../runtime/sources/client/schema-drift.ts';
import { pauseOf, SourceAsker } from './asking.ts';
import { certificateDeparture, departuresOf, unheld } from './checking.ts';
import { askExamples, type ExampleOptions, type ExampleResult, examplesOf } from './examples.ts';
import { asked, probeQuery, questionsOf } from './questions.ts';

export interface SourceResult {
  readonly source: string;
  readonly asked: number;
  readonly held: number;
  /** Why nothing was checked: its data is built in, it is a stream, or a key is missing. */
  readonly skipped?: string;
  readonly departed: readonly (SchemaDrift & { readonly asked: string })[];
  /** Ids of confirmed claims. */
  readonly settled: readonly string[];
}

export interface CheckOptions {
  readonly environment: Environment;
  /** Between two requests to one source; defaults to its rate limit. */
  readonly pauseMs?: number;
  /** Folder for responses, in the format of UPSTREAM_REPLAY. */
  readonly record?: string;
  /** Also checks the URLs of homepage and license. */
  readonly pages?: boolean;
  readonly now: number;
}

/** The planned requests, one line per source. */
export async function planOf(policies: readonly SourcePolicy[]): Promise<string[]> {
  const asked = policies.filter(({ embedded }) => !embedded);
  const examples = await examplesOf(asked);
  return asked.map((policy) => {
    const { id, probes, hosts } = policy;
    const calls = examples.filter(({ sources }) => sources.includes(id)).length;
    const what = `${questionsOf(policy).length} known requests, ${probes.length} probes, up to ${calls} examples of tools`;
    return `${id}: ${what}, one each ${pauseOf(policy) / 1000} s, at ${Object.values(hosts).join(', ')}`;
  });
}

/** First checks the known responses of all sources in parallel, then the examples of their tools. */
export async function checkAll(
  policies: readonly SourcePolicy[],
  options: CheckOptions & Pick<ExampleOptions, 'clock'>,
): Promise<SourceResult[]> {
  const asked = policies.filter(({ embedded }) => !embedded);
  const results = await Promise.all(asked.map((policy) => checkSource(policy, options)));
  const requests = new Map(results.map(({ source, asked: count }) => [source, count]));
  const examples = await askExamples(asked, { ...options, requests });
  return results.map((result) => withExamples(result, examples));
}

/** Adds the examples that the source answered or failed. */
function withExamples(result: SourceResult, examples: readonly ExampleResult[]): SourceResult {
  if (result.skipped !== undefined) return result;
  const own = examples.filter(({ sources }) => sources.includes(result.source));
  return {
    ...result,
    asked: result.asked + own.length,
    held: result.held + own.filter(({ departure }) => departure === undefined).length,
    departed: [
      ...result.departed,
      ...own.flatMap(({ departure, call }) => (departure === undefined ? [] : [{ ...departure, asked: call }])),
    ],
  };
}

export async function checkSource(policy: SourcePolicy, options: CheckOptions): Promise<SourceResult> {
  const { environment, pauseMs = pauseOf(policy), now } = options;
  const none = { source: policy.id, asked: 0, held: 0, departed: [], settled: [] };
  if (Object.values(policy.hosts).every((host) => host.startsWith('ws'))) return { ...none, skipped: 'it is a stream' };
  const asker = new SourceAsker(policy, environment, pauseMs, options.record);
  if (asker.missingKey !== undefined) return { ...none, skipped: `${asker.missingKey} is not set` };
  const departed: (SchemaDrift & { asked: string })[] = [];
  const settled: string[] = [];
  let count = 0;
  let held = 0;
  const note = (line: string, found: readonly SchemaDrift[]) => {
    count += 1;
    if (found.every(({ news }) => news)) held += 1;
    departed.push(...found.map((each) => ({ ...each, asked: line })));
  };
  let first = true;
  for (const question of questionsOf(policy)) {
    const came = await asker.ask(question);
    note(asked(question), [...departuresOf(question, came), ...(first ? certificateDeparture(came, now) : [])]);
    first = false;
  }
  for (const probe of policy.probes) {
    const sent = { host: probe.host, method: 'GET' as const, path: probe.path, query: probeQuery(probe) };
    const came = await asker.ask(sent);
    const found = unheld(probe, came);
    note(`${asked(sent)} (${probe.asks})`, found);
    if (found.length === 0 && probe.settles !== undefined) settled.push(probe.settles);
  }
  if (options.pages) {
    for (const address of [policy.homepage, policy.licence.url].filter((each) => each !== undefined)) {
      note(`GET ${address}`, await pageDepartures(address));
    }
  }
  return { source: policy.id, asked: count, held, departed, settled };
}

/** Reports a homepage or license page that is gone or has moved. */
async function pageDepartures(address: string): Promise<SchemaDrift[]> {
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
