// Creates the README's screenshot with the installed Chromium: `node test/tools/make-pictures.ts`. Needs no network.

import { mkdir, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { openAlmanac } from '../support/almanac.ts';
import { openBrowser } from '../support/browser.ts';
import { REPLAYING } from '../support/operations.ts';

const PICTURES = fileURLToPath(new URL('../pictures/', import.meta.url));
const MAX_BYTES = 150_000;
const SIZE = { width: 1_100, height: 720 };

/** The pages to capture. The element `ready` must exist before the screenshot, which starts at the element `from`. */
const SHOWN = [{ name: 'front-page', path: '/', theme: 'light', ready: '.service-list', from: 'body' }] as const;

const browser = await openBrowser();
if (browser === undefined) process.exit(1);
const server = await openAlmanac(REPLAYING);
await mkdir(PICTURES, { recursive: true });
for (const { name, path, theme, ready, from } of SHOWN) {
  const page = await browser.newPage({ viewport: SIZE, colorScheme: theme });
  await page.goto(`${server.url}${path}`);
  await page.locator(ready).first().waitFor();
  await page.locator(from).evaluate((element) => element.scrollIntoView());
  const file = `${PICTURES}${name}.png`;
  await page.screenshot({ path: file });
  const { size } = await stat(file);
  if (size > MAX_BYTES) throw new Error(`${file} has ${size} bytes: at most ${MAX_BYTES}.`);
  process.stdout.write(`${file} ${size} bytes\n`);
}
await browser.close();
await server.stop();
