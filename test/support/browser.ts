// A headless Chromium for page tests. Without Chromium, tests are skipped with a message, or fail if ALMANAC_TEST_REQUIRE
// includes chromium.

import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

/** The headless shell does not render a window, which saves a third of the CPU. */
const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
];

/** Starts the installed browser (ALMANAC_TEST_CHROMIUM or a usual location); undefined if there is none. */
export async function openBrowser(): Promise<Browser | undefined> {
  const configuredPath = process.env.ALMANAC_TEST_CHROMIUM;
  const executablePath = configuredPath ?? PLACES.find((place) => existsSync(place));
  if (executablePath === undefined) {
    if (process.env.ALMANAC_TEST_REQUIRE?.includes('chromium'))
      throw new Error('Chromium is required but not installed.');
    process.stdout.write('skipped: Chromium is not installed (ALMANAC_TEST_CHROMIUM sets its path)\n');
    return undefined;
  }
  // Without the last option, the shell loads documents of several origins into one process, unlike normal browsers.
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-background-networking', '--site-per-process'],
  });
}
