// How many run at once. A test that computes fills a core, one that waits leaves it free: each job says how much of a core it is thought
// to use, and so many begin as fill the cores by that. Thought wrong shows while they run: further ones begin whenever the
// cores stand idle. On a machine that others keep busy it stays with what was thought.

import { cpus } from 'node:os';

/** How long the cores are looked at before further ones may begin; a file that has just begun fills a core by then. */
const LOOK_MS = 250;
/** So much of one core must have stood idle. */
const IDLE_CORES = 0.4;
/** So much more than the cores have is thought to be used: no job computes all the time. */
const BEYOND_CORES = 0.25;

export interface Bounds {
  /** So many run, however busy the machine is: the cores that there are. */
  readonly least: number;
  readonly most: number;
}

/**
 * Runs all jobs, as many at once as the machine has room for, in their order, but for those that fit where an earlier one does not.
 * @param shareOf how much of one core a job is thought to use while it runs, 0 to 1
 */
export function sideBySide<Job>(
  jobs: readonly Job[],
  { least, most }: Bounds,
  run: (job: Job) => Promise<unknown>,
  shareOf: (job: Job) => number = () => 1,
): Promise<void> {
  const queue = [...jobs];
  const running = new Set<Job>();
  let before = cpuTimes();
  return new Promise((resolve, fail) => {
    const reject = (error: unknown) => {
      clearInterval(timer);
      fail(error);
    };
    const used = () => [...running].reduce((total, job) => total + shareOf(job), 0);
    /** Begins the first job that fits into so much of the cores. */
    const beginOne = (room: number): Job | undefined => {
      const index = running.size < least ? 0 : queue.findIndex((job) => shareOf(job) <= room);
      const [next] = index < 0 || running.size >= most ? [] : queue.splice(index, 1);
      if (next === undefined) return undefined;
      running.add(next);
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
        idle -= shareOf(begun);
      }
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
