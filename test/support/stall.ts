// Measures stalls of the event loop of this process.

/** Garbage collection and compilation occur at varying times; stalls of our own code occur in every try. */
const TRIES = 4;
const LOOK_MS = 2;

/**
 * The longest stall of the event loop while `watched` runs, in milliseconds of CPU time of this thread: the minimum of several
 * tries. Excludes the load of other threads and processes, and waits without computation. `within` calls its argument after the
 * setup for `watched`.
 */
export async function longestStall(within: (watch: (watched: () => Promise<void>) => Promise<void>) => Promise<void>) {
  let min = Number.POSITIVE_INFINITY;
  for (let nth = 0; nth < TRIES; nth++) {
    await within(async (watched) => {
      let longest = 0;
      let last = threadMs();
      // The timer runs as soon as the loop is free: between two runs, the thread ran one task, or hardly any.
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

/** CPU milliseconds used by this thread. */
function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
