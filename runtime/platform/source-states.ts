// State of each source for /status.json and /status. Pure functions.

import type { SourceState as Entry } from '../../generated/endpoints/types.ts';
import type { SourcePolicy } from '../contract/source.ts';
import type { ListStates } from '../sources/catalogs/catalogs.ts';
import type { SourceState } from '../sources/client/client.ts';
import { SOURCE_DAYS } from '../store/purge.ts';
import { FAILED, millisecondsOf, type SourceDay, type SourcePace } from '../store/tallies.ts';

/** A source is slow if its median duration is at least this many milliseconds. */
const SLOW_MS = 5_000;

export interface Known {
  readonly policies: readonly SourcePolicy[];
  readonly states: Readonly<Record<string, SourceState>>;
  /** Unconfigured sources, with the setting that enables them. */
  readonly off: Readonly<Record<string, string>>;
  readonly lists: ListStates;
  readonly lastDay: readonly SourcePace[];
  readonly lastMonth: readonly SourcePace[];
  readonly lastDays: readonly SourceDay[];
  /** The current day, in days since 1970. */
  readonly today: number;
}

/** Returns the remote sources, sorted by id. Figures are included only if `detailed`. */
export function sourceStates(known: Known, detailed: boolean): Entry[] {
  const day = Map.groupBy(known.lastDay, ({ source }) => source);
  const month = Map.groupBy(known.lastMonth, ({ source }) => source);
  const days = Map.groupBy(known.lastDays, ({ source }) => source);
  return known.policies
    .filter(({ id }) => known.states[id] !== undefined)
    .map((policy) => {
      const paces = {
        ...{ day: day.get(policy.id) ?? [], month: month.get(policy.id) ?? [] },
        days: daysText(days.get(policy.id) ?? [], known.today),
      };
      return entryOf(policy, known.states[policy.id] as SourceState, known, paces, detailed);
    })
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

/**
 * Minimum share of successful requests for a day to count as good. It is below 1 because occasional failures are
 * retried.
 */
const GOOD_SHARE = 0.98;

/** One character per day, oldest first; see `days` of SourceState. */
function daysText(own: readonly SourceDay[], today: number): string {
  const text: string[] = Array(SOURCE_DAYS).fill('-');
  for (const { day, requests, failed } of own) {
    const at = SOURCE_DAYS - 1 - (today - day);
    if (at < 0 || at >= SOURCE_DAYS || requests === 0) continue;
    text[at] = failed <= (1 - GOOD_SHARE) * requests ? '+' : failed * 2 <= requests ? '!' : 'x';
  }
  return text.join('');
}

interface Paces {
  readonly days: string;
  readonly day: readonly SourcePace[];
  readonly month: readonly SourcePace[];
}

function entryOf(policy: SourcePolicy, source: SourceState, known: Known, paces: Paces, detailed: boolean): Entry {
  const { id, title } = policy;
  const day = figures(paces.day);
  const { state, note } = stateOf(policy, source, known, day);
  const { days } = paces;
  if (!detailed) return { id, title, state, days };
  const month = figures(paces.month);
  const { lastFailure, lastSuccess, failingSince } = source;
  return {
    ...{ id, title, state, days, since: iso(failingSince), note: note ?? null, last_success: iso(lastSuccess) },
    ...{ requests_24h: day.requests, answered_24h: day.answered, median_ms_24h: day.medianMs },
    ...{ requests_30d: month.requests, answered_30d: month.answered, median_ms_30d: month.medianMs },
    last_failure: lastFailure === undefined ? null : `${lastFailure.code} at ${iso(lastFailure.at)}`,
  };
}

function stateOf(
  policy: SourcePolicy,
  { configured, replaying, breaker, failingSince, lastSuccess }: SourceState,
  { lists, off }: Known,
  day: Figures,
): { state: Entry['state']; note?: string } {
  if (!configured) {
    const needed = policy.keys.filter(({ required }) => required);
    const note = off[policy.id] ?? needed.map(({ env, how }) => `Set ${env}: ${how}`).join(' ');
    return { state: 'not_configured', ...(note === '' ? {} : { note }) };
  }
  if (breaker !== 'closed' || failingSince !== undefined) return { state: 'failing' };
  const building = Object.values(lists).find(
    (list) => list.source === policy.id && list.building && list.builtAt == null,
  );
  if (building !== undefined) {
    const of = building.expected === undefined ? '' : ` of about ${building.expected}`;
    return { state: 'preparing', note: `${building.written ?? 0}${of} rows` };
  }
  if (replaying) return { state: 'recorded' };
  if (lastSuccess === undefined && day.requests === 0) return { state: 'unknown' };
  return { state: (day.medianMs ?? 0) >= SLOW_MS ? 'slow' : 'ok' };
}

interface Figures {
  readonly requests: number;
  readonly answered: number | null;
  readonly medianMs: number | null;
}

function figures(own: readonly SourcePace[]): Figures {
  const requests = own.reduce((sum, each) => sum + each.requests, 0);
  const answered = own.filter(({ pace }) => pace !== FAILED).sort((a, b) => a.pace - b.pace);
  const count = answered.reduce((sum, each) => sum + each.requests, 0);
  let passed = 0;
  const middle = answered.find((each) => {
    passed += each.requests;
    return passed * 2 >= count;
  });
  return {
    requests,
    answered: requests === 0 ? null : Math.round((count / requests) * 10_000) / 10_000,
    medianMs: middle === undefined ? null : millisecondsOf(middle.pace),
  };
}

function iso(time: number | undefined): string | null {
  return time === undefined ? null : new Date(time).toISOString();
}
