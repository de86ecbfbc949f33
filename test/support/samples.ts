// Answers that were recorded from the real sources. They lie outside the repository, so that only `make test-recorded` plays them:
// in other runs these tests are not there.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';

/** Folder of the recordings, `<source>/samples/…`; `node test/run.ts --recorded` names it. */
const SAMPLES = process.env['ALMANAC_SAMPLES'];

/** A recorded answer of a source; undefined where no recordings are played, and said where one is missing among them. */
export function sampleText(source: string, name: string): string | undefined {
  if (SAMPLES === undefined) return undefined;
  const file = join(SAMPLES, source, 'samples', name);
  if (existsSync(file)) return readFileSync(file, 'utf8');
  process.stdout.write(`skipped: recorded answer, ${file} is absent\n`);
  return undefined;
}

/** Registers a test that plays recordings, where they are played. */
export const recordedTest: (name: string, body: () => void | Promise<void>) => void =
  SAMPLES === undefined ? () => {} : test;
