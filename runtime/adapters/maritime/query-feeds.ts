// Queries AIS sources in parallel and reports the outcome of each, including sources that were skipped because they
// cannot have the data.

import type { AisSource, SourceOutcome } from '../../../generated/services/maritime/types.ts';
import type { AdapterResult } from '../../contract/adapter-result.ts';
import type { Call, Provenance } from '../../contract/call.ts';
import { Problem } from '../../contract/problem.ts';
import { publisherOf } from '../../sdk/publisher.ts';
import { settleAll } from '../../sdk/settle-all.ts';
import type { SourceCall } from '../../sources/client/client.ts';
import type { Feed } from './feeds.ts';

export interface Skipped {
  readonly status: 'not_configured' | 'not_covered' | 'hidden' | 'no_history';
  readonly reason: string;
}

export interface FeedResults<Item> {
  readonly results: readonly { readonly source: AisSource; readonly items: readonly Item[] }[];
  readonly outcomes: readonly AdapterResult<SourceOutcome>[];
  readonly hasFailures: boolean;
  /** A note that lists the sources that were skipped because a key is missing, and the settings to configure. */
  readonly lacks: string | undefined;
}

/** Rejects with the first failure if all queried feeds fail, and with `not_configured` if no feed can be queried. */
export async function queryFeeds<Item>(
  feeds: readonly Feed[],
  barred: (feed: Feed) => Skipped | undefined,
  request: (feed: Feed, call: SourceCall) => Promise<readonly Item[]>,
  call: Call,
): Promise<FeedResults<Item>> {
  const bars = new Map(feeds.map((feed) => [feed.id, notConfigured(feed) ?? barred(feed)]));
  const open = feeds.filter(({ id }) => bars.get(id) === undefined);
  if (open.length === 0) throw noFeedAvailable(feeds, bars);
  const fetched = new Map<AisSource, number>();
  const { answered, failed } = await settleAll(open, (feed) =>
    request(feed, recordingFetchTimes(call, feed.id, fetched)),
  );
  if (answered.length === 0 && failed[0] !== undefined) throw failed[0].problem;
  const outcomes = feeds.map((feed): AdapterResult<SourceOutcome> => {
    const base = { source: feed.id, publisher: publisherOf(feed.id), coverage: feed.coverage };
    const bar = bars.get(feed.id);
    if (bar !== undefined) return { ...base, ...bar, count: 0, fetched_at: null };
    const failure = failed.find(({ item }) => item === feed);
    if (failure !== undefined) {
      return { ...base, status: 'failed', reason: failure.problem.message, count: 0, fetched_at: null };
    }
    const count = answered.find(({ item }) => item === feed)?.value.length ?? 0;
    const at = fetched.get(feed.id);
    const fetched_at = at === undefined ? null : new Date(at).toISOString();
    return { ...base, status: count > 0 ? 'ok' : 'empty', reason: null, count, fetched_at };
  });
  return {
    results: answered.map(({ item, value }) => ({ source: item.id, items: value })),
    outcomes,
    hasFailures: failed.length > 0,
    lacks: missingKeysNote(feeds.filter((feed) => barred(feed) === undefined)),
  };
}

/** Returns a note that lists the feeds without a key and the settings to configure. */
export function missingKeysNote(feeds: readonly Feed[]): string | undefined {
  const parts = feeds.flatMap(({ id, missing }) =>
    missing === undefined ? [] : [`${id} was not queried: the operator of this server can set ${missing}.`],
  );
  return parts.length === 0 ? undefined : parts.join(' ');
}

function notConfigured({ missing }: Feed): Skipped | undefined {
  if (missing === undefined) return undefined;
  return { status: 'not_configured', reason: `The operator of this server can set ${missing}.` };
}

function noFeedAvailable(feeds: readonly Feed[], bars: ReadonlyMap<AisSource, Skipped | undefined>): Problem {
  const reasons = feeds.map(({ id, coverage }) => `${id}: ${bars.get(id)?.reason ?? ''} Coverage: ${coverage}`);
  return new Problem('not_configured', `No source on this server supports this request. ${reasons.join(' ')}`);
}

/** Returns a call context that also records the oldest fetch time of each source. */
function recordingFetchTimes(call: Call, id: AisSource, fetched: Map<AisSource, number>): SourceCall {
  return {
    ...{ caller: call.caller, deadline: call.deadline, signal: call.signal, now: () => call.now() },
    provenance: (entry: Provenance) => {
      fetched.set(id, Math.min(fetched.get(id) ?? entry.fetchedAt, entry.fetchedAt));
      call.provenance(entry);
    },
  };
}
