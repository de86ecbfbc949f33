// Each call got a correct answer, an honest error or a closed connection, and no outage lasted longer than a start.

import { median } from '../measure.ts';
import type { Verdict } from '../webhooks/ledger.ts';
import type { Called } from './calls.ts';
import type { Suffered, Trouble } from './troubles.ts';

/** Maximum time until the caller of a killed process sees the connection close. */
const CUT_WITHIN_MS = 1_000;
/**
 * Maximum time from the death of all processes, or the return of the database, to the next answer. On slow machines, a multiple
 * of the start time.
 */
const BACK_WITHIN_MS = 10_000;
const BACK_WITHIN_STARTS = 3;
/** @param starts milliseconds of each start */
export function judgeCalls(
  called: readonly Called[],
  { troubles }: Suffered,
  seconds: number,
  starts: readonly number[],
): Verdict {
  const ends = Map.groupBy(called, ({ end }) => end.kind);
  const cut = ends.get('cut') ?? [];
  const deaths = troubles.filter(({ kind }) => kind === 'process killed' || kind === 'all killed');
  const nobody = cut.filter(({ end }) => end.kind === 'cut' && end.why.includes('ECONNREFUSED'));
  const isAround = ({ began, ended }: Pick<Trouble, 'began' | 'ended'>, call: Called) =>
    ended >= call.sent - CUT_WITHIN_MS && began <= call.ended + CUT_WITHIN_MS;
  const unexplained = cut.filter((call) => !nobody.includes(call) && !deaths.some((each) => isAround(each, call)));
  const reasons = [...deaths, ...troubles.filter(({ kind }) => kind === 'database crashed')];
  const backMs = Math.max(BACK_WITHIN_MS, BACK_WITHIN_STARTS * median(starts));
  const late = nobody.filter(({ sent }) => !reasons.some((it) => it.began <= sent && sent <= it.ended + backMs));
  const codes = Map.groupBy(ends.get('refused') ?? [], ({ end }) => (end.kind === 'refused' ? end.code : ''));
  const wrong = (ends.get('wrong') ?? []).map(({ tool, end }) => `${tool}: ${end.kind === 'wrong' ? end.what : ''}`);
  const slowest = called.reduce((one, other) => (tookOf(other) > tookOf(one) ? other : one));
  const refused = [...codes].map(([code, those]) => `${code} ${those.length}`).join(', ');
  return {
    lines: [
      `  ${called.length} calls in ${seconds.toFixed(0)} s: ${ends.get('right')?.length ?? 0} correct, rejected ${refused || 'none'}, ${cut.length - nobody.length} cut off by kills, ${nobody.length} connections refused; the slowest (${slowest.tool}) took ${tookOf(slowest).toFixed(0)} ms`,
      `  starts: median ${median(starts).toFixed(0)} ms, maximum ${Math.max(...starts).toFixed(0)} ms`,
      `  no process listened ${told(stretchesOf(nobody))}`,
      `  ${wrong.length} wrong answers, ${unexplained.length} cut off without a kill, ${late.length} refused more than ${(backMs / 1_000).toFixed(1)} s after a kill or an outage`,
    ],
    broken: [
      ...new Set(wrong.map((what) => `wrong: ${what}`)),
      ...(late.length > 0 ? [`no process answered for longer than ${backMs / 1_000} s without a reason`] : []),
      ...unexplained.slice(0, 5).map(({ tool, end }) => `cut off: ${tool}: ${JSON.stringify(end)}`),
    ],
  };
}

function tookOf({ sent, ended }: Called): number {
  return ended - sent;
}

function told(stretches: readonly number[]): string {
  const seconds = (ms: number) => (ms / 1_000).toFixed(1);
  const sum = stretches.reduce((all, ms) => all + ms, 0);
  return `${stretches.length} times, ${seconds(sum)} s in total, at most ${seconds(Math.max(0, ...stretches))} s`;
}

/** Duration of each outage in milliseconds. Calls less than a second apart belong to the same outage. */
function stretchesOf(nobody: readonly Called[]): number[] {
  const stretches: number[] = [];
  let [from, to] = [Number.NaN, Number.NEGATIVE_INFINITY];
  for (const { sent } of [...nobody].sort((a, b) => a.sent - b.sent)) {
    if (sent - to > CUT_WITHIN_MS) {
      if (Number.isFinite(to)) stretches.push(to - from);
      from = sent;
    }
    to = sent;
  }
  if (Number.isFinite(to)) stretches.push(to - from);
  return stretches;
}
