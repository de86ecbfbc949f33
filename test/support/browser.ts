// A headless Chromium for tests of pages; tests are skipped with a printed word where there is none, and fail where
// ALMANAC_TEST_REQUIRE names chromium.

import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

/** The shell draws no window and no toolbar, which saves a third of the CPU. */
const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
];

/** Starts the browser of this machine (ALMANAC_TEST_CHROMIUM, or where systems put it); undefined where there is none. */
export async function openBrowser(): Promise<Browser | undefined> {
  const given = process.env.ALMANAC_TEST_CHROMIUM;
  const executablePath = given ?? PLACES.find((place) => existsSync(place));
  if (executablePath === undefined) {
    if (process.env.ALMANAC_TEST_REQUIRE?.includes('chromium')) throw new Error('Chromium is required and not there.');
    process.stdout.write('skipped: no Chromium on this machine (ALMANAC_TEST_CHROMIUM names one)\n');
    return undefined;
  }
  // Without the last option the shell puts documents of several origins into one process, as people's browsers do not.
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-background-networking', '--site-per-process'],
  });
}
