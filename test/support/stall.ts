// Measures event loop stalls in this process.

/**
 * Measures several times, because stalls caused by our own code occur in every try, but those caused by garbage
 * collection and compilation do not.
 */
const TRIES = 4;
const LOOK_MS = 2;

/**
 * Returns the longest event loop stall while `watched` runs, in milliseconds of CPU time of this thread. The result is
 * the minimum of several tries. It excludes waits and the load of other threads and processes. `within` prepares each
 * try and then calls its argument with `watched`.
 */
export async function longestStall(within: (watch: (watched: () => Promise<void>) => Promise<void>) => Promise<void>) {
  let min = Number.POSITIVE_INFINITY;
  for (let nth = 0; nth < TRIES; nth++) {
    await within(async (watched) => {
      let longest = 0;
      let last = threadMs();
      // The timer runs as soon as the event loop is free, so the CPU time between two runs is that of one task, or
      // close to zero.
      const look = () => {
        const now = threadMs();
        longest = Math.max(longest, now - last);
        last = now;
      };
      const timer = setInterval(look, LOOK_MS);
      await watched();
      look();
      clearInterval(timer);
      min = Math.min(min, longest);
    });
  }
  return min;
}

function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
