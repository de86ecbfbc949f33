// The check of all sources: each asked on its own, one question after another, all of them side by side.

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { UpstreamPolicy } from '../../runtime/contract/upstream.ts';
import type { Departure } from '../../runtime/upstream/departures.ts';
import type { Environment } from '../../runtime/upstream/keys.ts';
import { type Came, pauseOf, type Silence, SourceAsker } from './asking.ts';
import { certificateDeparture, departuresOf, unheld } from './checking.ts';
import { asked, probeQuery, questionsOf } from './questions.ts';

/** What was found of one source. */
export interface SourceResult {
  readonly source: string;
  readonly asked: number;
  readonly held: number;
  /** Why nothing was asked: its data is built in, it is a stream, a key is missing. */
  readonly skipped?: string;
  readonly departed: readonly (Departure & { readonly asked: string })[];
  /** Ids of claims that held. */
  readonly settled: readonly string[];
}

/** How it is asked. */
export interface CheckOptions {
  readonly environment: Environment;
  /** Between two questions to one source; its own rate unless given. */
  readonly pauseMs?: number;
  /** Where answers are kept. */
  readonly record?: string;
  /** Addresses of homepage and licence are asked, too. */
  readonly pages?: boolean;
  readonly now: number;
}

/** What will be asked of whom: a line a source. */
export function planOf(policies: readonly UpstreamPolicy[]): string[] {
  return policies
    .filter(({ embedded }) => !embedded)
    .map((policy) => {
      const questions = questionsOf(policy).length;
      const { probes } = policy;
      return `${policy.id}: ${questions} examples, ${probes.length} probes, one each ${pauseOf(policy) / 1000} s, at ${Object.values(policy.hosts).join(', ')}`;
    });
}

/** Asks the sources. */
export function checkAll(policies: readonly UpstreamPolicy[], options: CheckOptions): Promise<SourceResult[]> {
  return Promise.all(policies.filter(({ embedded }) => !embedded).map((policy) => checkSource(policy, options)));
}

/** Asks one source everything. */
export async function checkSource(policy: UpstreamPolicy, options: CheckOptions): Promise<SourceResult> {
  const { environment, pauseMs = pauseOf(policy), now } = options;
  const none = { source: policy.id, asked: 0, held: 0, departed: [], settled: [] };
  if (Object.values(policy.hosts).every((host) => host.startsWith('ws'))) return { ...none, skipped: 'it is a stream' };
  const asker = new SourceAsker(policy, environment, pauseMs);
  if (asker.missingKey !== undefined) return { ...none, skipped: `${asker.missingKey} is not set` };
  const departed: (Departure & { asked: string })[] = [];
  const settled: string[] = [];
  let count = 0;
  let held = 0;
  const note = (line: string, found: readonly Departure[]) => {
    count += 1;
    if (found.every(({ news }) => news)) held += 1;
    departed.push(...found.map((each) => ({ ...each, asked: line })));
  };
  let first = true;
  for (const question of questionsOf(policy)) {
    const came = await asker.ask(question);
    await keep(options, policy.id, `example-${count}`, came);
    note(asked(question), [...departuresOf(question, came), ...(first ? certificateDeparture(came, now) : [])]);
    first = false;
  }
  for (const [index, probe] of policy.probes.entries()) {
    const sent = { host: probe.host, method: 'GET' as const, path: probe.path, query: probeQuery(probe) };
    const came = await asker.ask(sent);
    await keep(options, policy.id, `probe-${index}`, came);
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

/** A homepage or licence that is gone, or stands elsewhere. */
async function pageDepartures(address: string): Promise<Departure[]> {
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

/** Keys were taken out of the body when it came. */
async function keep({ record }: CheckOptions, source: string, name: string, came: Came | Silence): Promise<void> {
  if (record === undefined || 'failure' in came) return;
  const folder = join(record, source);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, name), came.body);
}
