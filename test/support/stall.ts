// How long the event loop of this process stood still while something ran.

/** What the engine does meanwhile (collecting, compiling) falls elsewhere each time: what is ours is in every try. */
const TRIES = 4;
const LOOK_MS = 2;

/**
 * The longest stall of the event loop, in milliseconds of this thread's own time, while `watched` runs: the least over several tries,
 * each prepared anew. Time that other threads and processes took from this one is not in it, so that a busy machine makes no stall; a
 * wait that blocks the thread without computing is not seen either. `within` calls its argument once it has made what `watched` needs.
 */
export async function longestStall(within: (watch: (watched: () => Promise<void>) => Promise<void>) => Promise<void>) {
  let least = Number.POSITIVE_INFINITY;
  for (let nth = 0; nth < TRIES; nth++) {
    await within(async (watched) => {
      let longest = 0;
      let last = threadMs();
      // A timer comes as soon as the loop is free: between two of its looks the thread worked at one thing, or hardly at all.
      const look = () => {
        const now = threadMs();
        longest = Math.max(longest, now - last);
        last = now;
      };
      const timer = setInterval(look, LOOK_MS);
      await watched();
      look();
      clearInterval(timer);
      least = Math.min(least, longest);
    });
  }
  return least;
}

/** Milliseconds of a core that this thread has used. */
function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
