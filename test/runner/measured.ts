// How long each job ran here before, and how much of a core it used: by that the next run begins the long ones early and those that
// wait beside those that compute. Kept beside the installed packages; it may be deleted.

import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Job, ROOT } from './jobs.ts';
import type { Result } from './process.ts';

const FILE = join(ROOT, 'node_modules/.cache/almanac/test-times.json');
/** A file whose time of the cores changed by so many times is no longer the one that was measured. */
const OTHER_FILE = 1.5;

type Times = Pick<Result, 'seconds'> & { readonly cpuSeconds: number };

/** What was measured of the jobs, by their names. */
export class Measured {
  readonly #file: string;
  readonly #times: Map<string, Times>;

  private constructor(file: string, times: Map<string, Times>) {
    this.#file = file;
    this.#times = times;
  }

  /** What a file holds; nothing where it is missing or broken. */
  static async open(file = FILE): Promise<Measured> {
    try {
      const kept: object = JSON.parse(await readFile(file, 'utf8'));
      return new Measured(file, new Map(Object.entries(kept).filter(([, times]) => isTimes(times))));
    } catch {
      return new Measured(file, new Map());
    }
  }

  /** The jobs with what was measured of them; those never run here as they are. */
  ofEach(jobs: readonly Job[]): Job[] {
    return jobs.map((job) => {
      const times = this.#times.get(job.name);
      if (times === undefined) return job;
      return { ...job, seconds: times.seconds, share: Math.min(1, times.cpuSeconds / times.seconds) };
    });
  }

  /** Keeps what passed. A file that cannot be written is done without. */
  async save(results: readonly Result[]): Promise<void> {
    for (const { job, fault, seconds, cpuSeconds } of results) {
      if (fault !== undefined || cpuSeconds === undefined) continue;
      const known = this.#times.get(job.name);
      // Neighbours make a run longer and its share smaller: the one that they disturbed least tells of the job.
      const isDisturbed = known !== undefined && seconds > known.seconds && isAlike(known.cpuSeconds, cpuSeconds);
      if (!isDisturbed) this.#times.set(job.name, { seconds, cpuSeconds });
    }
    const unfinished = `${this.#file}.${process.pid}`;
    try {
      await mkdir(dirname(this.#file), { recursive: true });
      await writeFile(unfinished, JSON.stringify(Object.fromEntries(this.#times), null, 1));
      await rename(unfinished, this.#file);
    } catch {
      // The next run thinks what this one thought.
    }
  }
}

function isAlike(one: number, other: number): boolean {
  return Math.max(one, other) <= OTHER_FILE * Math.min(one, other);
}

function isTimes(times: unknown): times is Times {
  const { seconds, cpuSeconds } = (times ?? {}) as Partial<Times>;
  return typeof seconds === 'number' && seconds > 0 && typeof cpuSeconds === 'number' && cpuSeconds >= 0;
}
