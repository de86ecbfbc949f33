// How many run at once. A test that computes fills a core, one that waits leaves it free: each job says how much of a core it is thought
// to use, and so many begin as fill the cores by that. Thought wrong shows while they run: further ones begin whenever the
// cores stand idle. On a machine that others keep busy it stays with what was thought. What has just begun computes, whatever it does
// later: begun all at once, ten files that wait would take the time from each other that they measure.

import { cpus } from 'node:os';

/** How long the cores are looked at before further ones may begin. */
const LOOK_MS = 250;
/** For so long a job fills a core, until it has loaded what it needs and started its servers. */
const STARTING_MS = 2_500;
/** So much of one core must have stood idle. */
const IDLE_CORES = 0.4;
/** So much more than the cores have is thought to be used: no job computes all the time. */
const BEYOND_CORES = 0.25;
/** What uses less of a core mostly waits. */
const MOSTLY_WAITS = 0.5;

export interface Bounds {
  /** So many run, however busy the machine is: the cores that there are. */
  readonly least: number;
  readonly most: number;
  /** For how long one that has begun fills a core. */
  readonly startingMs?: number;
}

/**
 * Runs all jobs, as many at once as the machine has room for, in their order, but for those that fit where an earlier one does not.
 * @param shareOf how much of one core a job is thought to use while it runs, 0 to 1
 */
export function sideBySide<Job>(
  jobs: readonly Job[],
  { least, most, startingMs = STARTING_MS }: Bounds,
  run: (job: Job) => Promise<unknown>,
  shareOf: (job: Job) => number = () => 1,
): Promise<void> {
  const queue = [...jobs];
  /** With when they began. */
  const running = new Map<Job, number>();
  let before = cpuTimes();
  return new Promise((resolve, fail) => {
    const reject = (error: unknown) => {
      clearInterval(timer);
      fail(error);
    };
    const used = () => {
      const now = performance.now();
      return [...running].reduce((total, [job, begun]) => total + (now - begun < startingMs ? 1 : shareOf(job)), 0);
    };
    const waits = (job: Job) => shareOf(job) < MOSTLY_WAITS;
    /** Begins the first job that fits into so much of the cores. Those that wait leave places in which others compute meanwhile. */
    const beginOne = (room: number): Job | undefined => {
      const mayWait = [...running.keys()].filter(waits).length < most - least;
      const fits = (job: Job) => shareOf(job) <= room && (mayWait || !waits(job));
      const index = running.size < least ? 0 : queue.findIndex(fits);
      const [next] = index < 0 || running.size >= most ? [] : queue.splice(index, 1);
      if (next === undefined) return undefined;
      running.set(next, performance.now());
      run(next).then(() => ended(next), reject);
      return next;
    };
    const fill = () => {
      while (beginOne(least + BEYOND_CORES - used()) !== undefined);
      if (running.size > 0) return;
      clearInterval(timer);
      resolve();
    };
    const ended = (job: Job) => {
      running.delete(job);
      fill();
    };
    const timer = setInterval(() => {
      const now = cpuTimes();
      let idle = idleCores(before, now);
      before = now;
      // What fills the idle part, and one more where anything is left of it.
      while (idle >= IDLE_CORES) {
        const begun = beginOne(Number.POSITIVE_INFINITY);
        if (begun === undefined) break;
        idle -= 1;
      }
      // Those that have started leave room, by what is thought of them.
      fill();
    }, LOOK_MS);
    fill();
  });
}

interface CpuTimes {
  /** Milliseconds of all cores together since the machine started. */
  readonly idle: number;
  readonly all: number;
  readonly cores: number;
}

function cpuTimes(): CpuTimes {
  const cores = cpus();
  const sum = (of: (times: (typeof cores)[number]['times']) => number) =>
    cores.reduce((total, { times }) => total + of(times), 0);
  return {
    idle: sum(({ idle }) => idle),
    all: sum(({ user, nice, sys, idle, irq }) => user + nice + sys + idle + irq),
    cores: cores.length,
  };
}

/** How many cores stood idle between two looks. */
function idleCores(before: CpuTimes, now: CpuTimes): number {
  const passed = now.all - before.all;
  return passed <= 0 ? 0 : ((now.idle - before.idle) / passed) * now.cores;
}
