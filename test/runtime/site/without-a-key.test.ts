// Pages for visitors without a key: questions, shared links, and the behavior after the allowance is used up.

import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openAlmanac } from '../../support/almanac.ts';
import { openBrowser } from '../../support/browser.ts';
import { REPLAYING } from '../../support/operations.ts';
import { faultsInEveryLook, openTab } from '../../support/site.ts';

const TRIES = 3;
const CONVERT = '/services/unit-conversion/convert_units';
/** Bytes transferred over the network. */
const FIRST_PAGE = 60_000;
/** In pixels, for a page that is 390 pixels wide. */
const TALLEST = 2_000;

const browser = await openBrowser();
if (browser !== undefined) {
  const server = await openAlmanac({ ...REPLAYING, ALMANAC_TRY: String(TRIES) });
  const key = await server.key();
  const { page, complaints } = await openTab(browser, server.url, { theme: 'light', width: 1440 });
  page.setDefaultTimeout(20_000);
  test.after(async () => {
    await browser.close();
    await server.stop();
  });

  async function open(tab: Page, path: string): Promise<void> {
    await tab.goto(`${server.url}${path}`);
    await tab.locator('[data-awake]').first().waitFor({ state: 'attached' });
  }

  test('the front page loads few bytes, and is short on a phone', async () => {
    const sizes: Promise<number>[] = [];
    page.on('requestfinished', (request) =>
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize)),
    );
    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto(server.url, { waitUntil: 'networkidle' });
    page.removeAllListeners('requestfinished');
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    assert.ok(bytes > 0 && bytes <= FIRST_PAGE, `${bytes} bytes`);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    assert.ok(height <= TALLEST, `${height} px`);
    await page.setViewportSize({ width: 1440, height: 900 });
    assert.equal(await faultsInEveryLook(page), []);
  });

  test('shows the tools for a question on the same page, without requiring a key', async () => {
    await open(page, '/');
    await page.getByRole('searchbox', { name: 'Your question' }).fill('What is 250 dollars in kronor?');
    await page.getByRole('button', { name: 'Ask' }).click();
    await page.locator('.brief').waitFor();
    const text = (await page.locator('.match').textContent()) ?? '';
    for (const part of ['amount250', 'baseUSD', 'targetSEK', '2343', 'European Central Bank'])
      assert.ok(text.includes(part), part);
    assert.is(new URL(page.url()).searchParams.get('q'), 'What is 250 dollars in kronor?');
    assert.equal(await faultsInEveryLook(page), []);
  });

  test('a shared link shows its result, which dims when the form no longer matches the result', async () => {
    await open(page, `${CONVERT}?value=5&from_unit=mile&to_unit=kilometer`);
    await page.locator('.result-head', { hasText: 'HTTP 200' }).waitFor();
    assert.match((await page.locator('.try-result').textContent()) ?? '', /8\.04672/);
    assert.is(await page.locator('.stale').count(), 0);
    await page.locator('#argument-value').fill('6');
    await page.locator('.stale').waitFor();
    await page.getByRole('button', { name: 'Run' }).click();
    await page.locator('.try-result', { hasText: '9.656064' }).waitFor();
    assert.is(await page.locator('.stale').count(), 0);
  });

  test('once the allowance is used up, a shared link runs only after the visitor presses Run and enters a key', async () => {
    await open(page, `${CONVERT}?value=7&from_unit=mile&to_unit=kilometer`);
    await page.locator('.note', { hasText: 'Press Run to see the result.' }).waitFor();
    assert.not.match((await page.locator('.try-result').textContent()) ?? '', /Example|8\.04672/);
    await page.getByRole('button', { name: 'Run' }).click();
    await page.locator('.problem', { hasText: 'Limit for calls without a key reached' }).waitFor();
    await page.locator('#visitor-key:focus').waitFor();
    await page.keyboard.type(key);
    await page.keyboard.press('Enter');
    await page.locator('.result-head', { hasText: 'HTTP 200' }).waitFor();
    assert.match((await page.locator('.try-result').textContent()) ?? '', /11\.26/);
  });

  test('the filter keeps the services that contain all its words', async () => {
    await open(page, '/');
    await page.locator('#service-filter').fill('norw parl');
    assert.equal(await page.locator('#service-list li:visible a').allTextContents(), ['Norwegian parliament']);
    await page.locator('#service-filter').fill('nothing like this');
    await page.locator('#service-none').waitFor();
  });

  test('the browser reports no errors and contacts no other host', () => assert.equal(complaints, []));
}

test.run();
