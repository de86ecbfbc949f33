// Takes long. Mostly waits.

import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { areas, services } from '../../../generated/catalog.ts';
import { openAlmanac } from '../../support/almanac.ts';
import { openBrowser } from '../../support/browser.ts';

const OPENAPI = new URL('../../../generated/openapi.json', import.meta.url);
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
  const show = async (slug: string) => {
    await page.goto(`${server.url}/docs/reference?service=${slug}`);
    await page.locator('.opblock').first().waitFor(WAIT);
  };
  await show('unit-conversion');
  await page.locator('.opblock-tag-section').first().waitFor(WAIT);
  test.after(async () => {
    await browser.close();
    await server.stop();
  });

  test('the reference shows all operations of a service and no others', async () => {
    assert.match(await page.title(), /Almanac/);
    const { tags } = JSON.parse(readFileSync(OPENAPI, 'utf8')) as { tags: readonly object[] };
    assert.is(await page.locator('select#service option').count(), tags.length);
    for (const slug of ['places', 'api/air-quality', 'unit-conversion']) {
      const { operations = [] } = [...services, ...areas].find((each) => each.slug === slug) ?? {};
      await show(slug.replace('api/', ''));
      const expected = operations.reduce((count, { methods }) => count + methods.length, 0);
      const section = page.locator('.opblock-tag-section');
      assert.is(await section.count(), 1, slug);
      assert.is(await section.locator('.opblock').count(), expected, slug);
    }
  });

  test('operations outside of services are shown too', async () => {
    for (const [group, path] of [
      ['keys', '/key/usage'],
      ['deliveries', '/webhooks/{subscription_id}/ping'],
    ] as const) {
      await show(group);
      assert.ok(
        (await page.locator('.opblock').allTextContents()).some((each) => each.includes(path)),
        group,
      );
    }
    await show('webhooks');
    assert.ok((await page.locator('.webhooks .opblock').count()) > 0);
    await show('unit-conversion');
  });

  test('an operation can be tried with a key', async () => {
    await page.locator('.authorize').first().click();
    // The operator token is offered only to operators.
    assert.is(await page.locator('.auth-container').count(), 2);
    await page.locator('.auth-container input').first().fill(key);
    await page.locator('.auth-btn-wrapper .authorize').first().click();
    await page.locator('.btn-done').first().click();
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

  test('the browser reports no errors and contacts no other host', () => {
    assert.equal(complaints, []);
    assert.equal([...hosts], [`127.0.0.1:${server.port}`]);
  });

  test.run();
}
