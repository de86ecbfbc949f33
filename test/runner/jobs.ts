// What there is to run: test files, found by their ending, and the checks, which the Makefile knows.

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

export interface Job {
  readonly kind: 'test' | 'check';
  /** A test file's path in the repository; what a check is called in the Makefile. */
  readonly name: string;
  /** Whether it runs so long that it should not be the last to begin. */
  readonly isLong: boolean;
}

const CHECKS = ['types', 'lint', 'patterns', 'drift', 'unused'];

/** In the head of a file that takes more than some ten seconds. */
const TAKES_LONG = /^\/\/ .*\bTakes long\b/m;

/** A test that plays recordings, or a reader of one: test/support/samples.ts. */
const PLAYS_RECORDINGS = /(?<![.\w])(?:recordedTest|sample\w*)(?:<[^>(]*>)?\(/;

/** What is in a file of nothing but tests that play recordings. */
const RECORDED_ALONE = /(?:^|\/)recorded\.test\.ts$/;

export function checkJobs(): Job[] {
  return CHECKS.map((name) => ({ kind: 'check', name, isLong: name === 'types' }));
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

/** Long ones first, otherwise as they were. */
export function longFirst(jobs: readonly Job[]): Job[] {
  return [...jobs.filter(({ isLong }) => isLong), ...jobs.filter(({ isLong }) => !isLong)];
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
  return { kind: 'test', name, isLong: TAKES_LONG.test(text.slice(0, 1000)) };
}
