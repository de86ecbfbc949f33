// Checks that each call got a correct answer, an honest error or a closed connection, and that no outage lasted longer
// than a restart.

import { median } from '../measure.ts';
import type { Verdict } from '../webhooks/ledger.ts';
import type { Called } from './calls.ts';
import type { Failure, InjectedFailures } from './failures.ts';

/** Maximum time until the caller of a killed process notices that the connection is closed. */
const MAX_CUT_MS = 1_000;
/**
 * Maximum time from the death of all processes, or from the return of the database, until the next answer. On slow
 * machines, the limit is a multiple of the start time.
 */
const MAX_OUTAGE_MS = 10_000;
const MAX_OUTAGE_STARTS = 3;
/** @param starts duration of each start in milliseconds */
export function checkCalls(
  called: readonly Called[],
  { failures: troubles }: InjectedFailures,
  seconds: number,
  starts: readonly number[],
): Verdict {
  const ends = Map.groupBy(called, ({ end }) => end.kind);
  const cut = ends.get('cut') ?? [];
  const deaths = troubles.filter(({ kind }) => kind === 'process killed' || kind === 'all killed');
  const refusedConnections = cut.filter(({ end }) => end.kind === 'cut' && end.why.includes('ECONNREFUSED'));
  const isNear = ({ began, ended }: Pick<Failure, 'began' | 'ended'>, call: Called) =>
    ended >= call.sent - MAX_CUT_MS && began <= call.ended + MAX_CUT_MS;
  const unexplained = cut.filter(
    (call) => !refusedConnections.includes(call) && !deaths.some((each) => isNear(each, call)),
  );
  const reasons = [...deaths, ...troubles.filter(({ kind }) => kind === 'database crashed')];
  const maxOutageMs = Math.max(MAX_OUTAGE_MS, MAX_OUTAGE_STARTS * median(starts));
  const late = refusedConnections.filter(
    ({ sent }) => !reasons.some((it) => it.began <= sent && sent <= it.ended + maxOutageMs),
  );
  const codes = Map.groupBy(ends.get('refused') ?? [], ({ end }) => (end.kind === 'refused' ? end.code : ''));
  const wrong = (ends.get('wrong') ?? []).map(({ tool, end }) => `${tool}: ${end.kind === 'wrong' ? end.what : ''}`);
  const slowest = called.reduce((one, other) => (durationOf(other) > durationOf(one) ? other : one));
  const rejected = [...codes].map(([code, those]) => `${code} ${those.length}`).join(', ');
  return {
    lines: [
      `  ${called.length} calls in ${seconds.toFixed(0)} s: ${ends.get('right')?.length ?? 0} correct, rejected ${rejected || 'none'}, ${cut.length - refusedConnections.length} cut off by kills, ${refusedConnections.length} connections refused; the slowest (${slowest.tool}) took ${durationOf(slowest).toFixed(0)} ms`,
      `  starts: median ${median(starts).toFixed(0)} ms, maximum ${Math.max(...starts).toFixed(0)} ms`,
      `  no process listened ${durations(outagesOf(refusedConnections))}`,
      `  ${wrong.length} wrong answers, ${unexplained.length} cut off without a kill, ${late.length} refused more than ${(maxOutageMs / 1_000).toFixed(1)} s after a kill or an outage`,
    ],
    broken: [
      ...new Set(wrong.map((what) => `wrong: ${what}`)),
      ...(late.length > 0 ? [`no process answered for longer than ${maxOutageMs / 1_000} s without a reason`] : []),
      ...unexplained.slice(0, 5).map(({ tool, end }) => `cut off: ${tool}: ${JSON.stringify(end)}`),
    ],
  };
}

function durationOf({ sent, ended }: Called): number {
  return ended - sent;
}

function durations(outages: readonly number[]): string {
  const seconds = (ms: number) => (ms / 1_000).toFixed(1);
  const sum = outages.reduce((all, ms) => all + ms, 0);
  return `${outages.length} times, ${seconds(sum)} s in total, at most ${seconds(Math.max(0, ...outages))} s`;
}

/** Duration of each outage in milliseconds. Calls less than a second apart belong to the same outage. */
function outagesOf(refusedConnections: readonly Called[]): number[] {
  const outages: number[] = [];
  let [from, to] = [Number.NaN, Number.NEGATIVE_INFINITY];
  for (const { sent } of [...refusedConnections].sort((a, b) => a.sent - b.sent)) {
    if (sent - to > MAX_CUT_MS) {
      if (Number.isFinite(to)) outages.push(to - from);
      from = sent;
    }
    to = sent;
  }
  if (Number.isFinite(to)) outages.push(to - from);
  return outages;
}
