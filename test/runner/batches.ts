// Which files run in one process, one after the other. A short file takes most of its time for starting Node and loading the
// modules that its neighbours load too. Pure.

import type { Job } from './jobs.ts';

/** Files that run in one process, or one that has a process of its own. */
export interface Batch {
  readonly jobs: readonly Job[];
  readonly seconds: number;
  readonly share: number;
}

/** A file that takes longer has a process of its own: what it would save is little, and others would wait for it. */
const MOST_SECONDS_OF_A_FILE = 5;
/** So long a batch is the last to end by so much at most. */
const MOST_SECONDS = 20;
const MOST_FILES = 12;

/** All jobs, the short ones in batches with those that stand nearest to them: they load the same modules. */
export function inBatches(jobs: readonly Job[]): Batch[] {
  const isShort = ({ kind, alone, seconds }: Job) => kind === 'test' && !alone && seconds <= MOST_SECONDS_OF_A_FILE;
  const batches: Job[][] = [];
  for (const job of jobs.filter(isShort).toSorted(byFolder)) {
    const last = batches.at(-1);
    const hasRoom = last !== undefined && last.length < MOST_FILES && secondsOf(last) + job.seconds <= MOST_SECONDS;
    if (hasRoom) last.push(job);
    else batches.push([job]);
  }
  return [...jobs.filter((job) => !isShort(job)).map((job) => [job]), ...batches].map(asBatch);
}

function asBatch(jobs: readonly Job[]): Batch {
  const seconds = secondsOf(jobs);
  const used = jobs.reduce((sum, job) => sum + job.seconds * job.share, 0);
  return { jobs, seconds, share: used / seconds };
}

function secondsOf(jobs: readonly Job[]): number {
  return jobs.reduce((sum, { seconds }) => sum + seconds, 0);
}

function byFolder(one: Job, other: Job): number {
  const [a, b] = [one, other].map(({ name }) => name.split('/').slice(0, -1).join('/')) as [string, string];
  return a < b ? -1 : a > b ? 1 : 0;
}
