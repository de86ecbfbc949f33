// The API reference as a person uses it, in a real browser: it shows the operations, calls them with a key, and asks no other
// host for anything.

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { services } from '../../../generated/catalog.ts';
import { openAlmanac } from '../../support/almanac.ts';
import { openBrowser } from '../../support/browser.ts';

const WAIT = { timeout: 20_000 };
const browser = await openBrowser();

if (browser !== undefined) {
  const server = await openAlmanac();
  const key = await server.key();
  const page = await browser.newPage({ viewport: { width: 1280, height: 1000 } });
  const complaints: string[] = [];
  const hosts = new Set<string>();
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol.startsWith('http')) hosts.add(host);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
  });
  await page.goto(`${server.url}/docs`);
  await page.locator('.opblock-tag-section').first().waitFor(WAIT);
  test.after(async () => {
    await browser.close();
    await server.stop();
  });

  test('the reference lists every service with its operations', async () => {
    assert.match(await page.title(), /Almanac/);
    for (const { slug, operations } of services) {
      const section = page.locator('.opblock-tag-section', { has: page.locator(`[data-tag="${slug}"]`) });
      await section.locator('.opblock-tag').click();
      await section.locator('.opblock').first().waitFor(WAIT);
      const expected = operations.reduce((count, { methods }) => count + methods.length, 0);
      assert.is(await section.locator('.opblock').count(), expected, slug);
      await section.locator('.opblock-tag').click();
    }
  });

  test('an operation can be tried with a key', async () => {
    await page.locator('.authorize').first().click();
    await page.locator('.auth-container input').first().fill(key);
    await page.locator('.auth-btn-wrapper .authorize').first().click();
    await page.locator('.btn-done').first().click();
    const section = page.locator('.opblock-tag-section', { has: page.locator('[data-tag="unit-conversion"]') });
    await section.locator('.opblock-tag').click();
    const operation = page.locator('#operations-unit-conversion-unit_conversion__convert_units');
    await operation.locator('.opblock-summary-control').click();
    await operation.locator('button.execute').waitFor(WAIT);
    await operation.locator('button.execute').click();
    const status = operation.locator('.live-responses-table .response-col_status').last();
    await status.waitFor(WAIT);
    assert.match((await status.textContent()) ?? '', /^200/);
    const body = operation.locator('.live-responses-table .response-col_description').last();
    assert.match((await body.textContent()) ?? '', /"result":/);
    const shot = process.env.ALMANAC_TEST_SCREENSHOT;
    if (shot !== undefined) await page.screenshot({ path: shot });
  });

  test('the page complains of nothing and asks nobody else', () => {
    assert.equal(complaints, []);
    assert.equal([...hosts], [`127.0.0.1:${server.port}`]);
  });

  test.run();
}
