// How long the event loop of this process stood still while something ran.

import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Other processes of a busy machine make stalls too, never the same ones: what is ours is in every try. */
const TRIES = 4;

/**
 * The longest stall of the event loop, in milliseconds, while `watched` runs: the least over several tries, each prepared anew.
 * `within` calls its argument once it has made what `watched` needs.
 */
export async function longestStall(within: (watch: (watched: () => Promise<void>) => Promise<void>) => Promise<void>) {
  let least = Number.POSITIVE_INFINITY;
  for (let nth = 0; nth < TRIES; nth++) {
    await within(async (watched) => {
      const delay = monitorEventLoopDelay({ resolution: 5 });
      delay.enable();
      await watched();
      delay.disable();
      least = Math.min(least, delay.max / 1e6);
    });
  }
  return least;
}
