// How many run at once. A test that computes fills a core, one that waits leaves it free; which is which shows while they run: another
// one begins whenever the cores stand idle. On a machine that others keep busy no more run than there are cores.

import { cpus } from 'node:os';

/** How long the cores are looked at before another one may begin; a file that has just begun fills a core by then. */
const LOOK_MS = 250;
/** So much of one core must have stood idle. */
const IDLE_CORES = 0.4;

export interface Bounds {
  /** So many run, however busy the machine is. */
  readonly least: number;
  readonly most: number;
}

/** Runs all jobs in their order, as many at once as the machine has room for. */
export function sideBySide<Job>(
  jobs: readonly Job[],
  { least, most }: Bounds,
  run: (job: Job) => Promise<unknown>,
): Promise<void> {
  const queue = [...jobs];
  let running = 0;
  let before = cpuTimes();
  return new Promise((resolve, fail) => {
    const reject = (error: unknown) => {
      clearInterval(timer);
      fail(error);
    };
    const fill = (room: number) => {
      for (let next = queue[0]; next !== undefined && running < room; next = queue[0]) {
        queue.shift();
        running += 1;
        run(next).then(ended, reject);
      }
      if (running === 0) {
        clearInterval(timer);
        resolve();
      }
    };
    const ended = () => {
      running -= 1;
      fill(least);
    };
    const timer = setInterval(() => {
      const now = cpuTimes();
      const idle = idleCores(before, now);
      before = now;
      if (idle >= IDLE_CORES) fill(Math.min(most, Math.max(least, running + 1)));
    }, LOOK_MS);
    fill(least);
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
