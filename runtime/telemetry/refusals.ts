// Counts every rejected request, and logs at most one rejection per minute and reason.

import { MINUTE_MS } from '../lib/duration.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';

const EVERY_MS = MINUTE_MS;

export type RefusalObserver = (reason: string, status: number, requestId: string) => void;

/** @param elapsed milliseconds from a monotonic clock */
export function refusalObserver(
  metrics: Metrics,
  log: Log,
  elapsed: () => number = () => performance.now(),
): RefusalObserver {
  const seen = new Map<string, { since: number; unsaid: number }>();
  return (reason, status, requestId) => {
    metrics.refused(reason, status);
    const now = elapsed();
    const known = seen.get(reason);
    if (known !== undefined && now - known.since < EVERY_MS) {
      known.unsaid++;
      return;
    }
    seen.set(reason, { since: now, unsaid: 0 });
    const more = known === undefined || known.unsaid === 0 ? {} : { unsaid_before: known.unsaid };
    log.info({ reason, status, request_id: requestId, ...more }, 'request refused');
  };
}
