// What there is to run: test files, found by their ending, and the checks, which the Makefile knows.

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

export interface Job {
  readonly kind: 'test' | 'check';
  /** A test file's path in the repository; what a check is called in the Makefile. */
  readonly name: string;
  /** How long it is thought to run, in seconds: what runs long should not be the last to begin. */
  readonly seconds: number;
  /** How much of one core it is thought to use meanwhile, 0 to 1. */
  readonly share: number;
  /** Whether it says that it must have a process of its own. */
  readonly alone: boolean;
}

const CHECKS = ['types', 'lint', 'patterns', 'drift', 'unused'];

/** In the head of a file that takes more than some ten seconds, and of one that leaves the cores to others for most of its time. */
const TAKES_LONG = /^\/\/ .*\bTakes long\b/m;
const MOSTLY_WAITS = /^\/\/ .*\bMostly waits\b/m;
/** In the head of a file that changes what others in its process would see, or minds what they left. */
const RUNS_ALONE = /^\/\/ .*\bRuns alone\b/m;
/** What is thought of a file that was never measured here. */
const LONG_SECONDS = 30;
const SHORT_SECONDS = 2;
const WAITING_SHARE = 0.2;

/** A test that plays recordings, or a reader of one: test/support/samples.ts. */
const PLAYS_RECORDINGS = /(?<![.\w])(?:recordedTest|sample\w*)(?:<[^>(]*>)?\(/;

/** What is in a file of nothing but tests that play recordings. */
const RECORDED_ALONE = /(?:^|\/)recorded\.test\.ts$/;

export function checkJobs(): Job[] {
  return CHECKS.map((name) => ({
    kind: 'check',
    name,
    seconds: name === 'types' ? LONG_SECONDS : SHORT_SECONDS,
    share: 1,
    alone: true,
  }));
}

/** The test files whose path holds one of the words; all without words. */
export async function testJobs(words: readonly string[]): Promise<Job[]> {
  const files = await testFiles(words);
  return files.filter(({ name }) => !RECORDED_ALONE.test(name)).map(toJob);
}

/** The same, of the files that play recordings. */
export async function recordedJobs(words: readonly string[]): Promise<Job[]> {
  const files = await testFiles(words);
  return files.filter(({ text }) => PLAYS_RECORDINGS.test(text)).map(toJob);
}

/** Long ones first, of those the waiting ones, otherwise as they were. */
export function longFirst<Timed extends Pick<Job, 'seconds' | 'share'>>(jobs: readonly Timed[]): Timed[] {
  return jobs.toSorted((one, other) => other.seconds - one.seconds || one.share - other.share);
}

interface TestFile {
  readonly name: string;
  readonly text: string;
}

async function testFiles(words: readonly string[]): Promise<TestFile[]> {
  const entries = await readdir(join(ROOT, 'test'), { recursive: true });
  const names = entries
    .filter((entry) => entry.endsWith('.test.ts') && !entry.startsWith('fixtures'))
    .map((entry) => join('test', entry))
    .filter((name) => words.length === 0 || words.some((word) => name.includes(word)))
    .sort();
  return Promise.all(names.map(async (name) => ({ name, text: await readFile(join(ROOT, name), 'utf8') })));
}

function toJob({ name, text }: TestFile): Job {
  const head = text.slice(0, 1000);
  return {
    kind: 'test',
    name,
    seconds: TAKES_LONG.test(head) ? LONG_SECONDS : SHORT_SECONDS,
    share: MOSTLY_WAITS.test(head) ? WAITING_SHARE : 1,
    alone: RUNS_ALONE.test(head),
  };
}
