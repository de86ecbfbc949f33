// A headless Chromium for page tests. Without Chromium, tests print a message and are skipped, or fail if
// ALMANAC_TEST_REQUIRE includes chromium.

import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

/** The headless shell comes first, because it renders no window and so uses a third less CPU time. */
const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
];

/** Starts the browser at ALMANAC_TEST_CHROMIUM or at a usual location. Returns undefined if none is installed. */
export async function openBrowser(): Promise<Browser | undefined> {
  const configuredPath = process.env.ALMANAC_TEST_CHROMIUM;
  const executablePath = configuredPath ?? PLACES.find((place) => existsSync(place));
  if (executablePath === undefined) {
    if (process.env.ALMANAC_TEST_REQUIRE?.includes('chromium'))
      throw new Error('Chromium is required but not installed.');
    process.stdout.write('skipped: Chromium is not installed (ALMANAC_TEST_CHROMIUM sets its path)\n');
    return undefined;
  }
  // Without the last option, the headless shell loads documents from several origins into one process, unlike normal
  // browsers.
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-background-networking', '--site-per-process'],
  });
}
