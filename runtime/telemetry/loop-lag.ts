// Event loop lag, excluding the timer's period. prom-client does not subtract the period, and reports a tenth of a
// second for an idle process.

import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { CollectedMetric } from './collected.ts';

/** Sampling period. The lag is the time by which a sample exceeds it. */
const PERIOD_MS = 100;
const PERIOD_NS = PERIOD_MS * 1e6;
const QUANTILES = [50, 90, 99] as const;

export class LoopLag {
  readonly #ticks = monitorEventLoopDelay({ resolution: PERIOD_MS });

  constructor() {
    this.#ticks.enable();
  }

  /** Returns the lag in seconds and restarts the measurement. */
  collect(): CollectedMetric {
    const { mean, max, count } = this.#ticks;
    const values = [
      { labels: { of: 'mean' }, value: count === 0 ? 0 : lag(mean) },
      ...QUANTILES.map((quantile) => ({
        labels: { of: `p${quantile}` },
        value: count === 0 ? 0 : lag(this.#ticks.percentile(quantile)),
      })),
      { labels: { of: 'max' }, value: count === 0 ? 0 : lag(max) },
    ];
    this.#ticks.reset();
    const help = 'Event loop lag since the last scrape, in seconds.';
    return { name: LOOP_LAG, help, type: 'gauge', values };
  }
}

export const LOOP_LAG = 'almanac_event_loop_lag_seconds';

function lag(nanoseconds: number): number {
  return Math.max(0, nanoseconds - PERIOD_NS) / 1e9;
}
