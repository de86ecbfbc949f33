// Recorded answers from the real sources. They are not in the repository. Only `make test-recorded` uses them, and
// registers their tests.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';

/** Folder of the recordings, `<source>/samples/…`; set by `node test/run.ts --recorded`. */
const SAMPLES = process.env['ALMANAC_SAMPLES'];

/** Returns a recorded answer, or undefined without recordings. Prints a message if only this file is missing. */
export function sampleText(source: string, name: string): string | undefined {
  if (SAMPLES === undefined) return undefined;
  const file = join(SAMPLES, source, 'samples', name);
  if (existsSync(file)) return readFileSync(file, 'utf8');
  process.stdout.write(`skipped: recorded answer, ${file} is absent\n`);
  return undefined;
}

export const recordedTest: (name: string, body: () => void | Promise<void>) => void =
  SAMPLES === undefined ? () => {} : test;
