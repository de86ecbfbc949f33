import { Webhook } from 'standardwebhooks';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openAlmanac } from '../../support/almanac.ts';
import { openBrowser } from '../../support/browser.ts';
import { REPLAYING } from '../../support/operations.ts';
import { faultsInEveryLook, openTab } from '../../support/site.ts';

const browser = await openBrowser();

if (browser !== undefined) {
  const server = await openAlmanac({ ...REPLAYING, ALMANAC_TRY: '0' });
  const key = await server.key();
  const { page, complaints } = await openTab(browser, server.url, { theme: 'light', width: 1440 });
  page.setDefaultTimeout(20_000);
  const messages = page.locator('.inbox > .card');
  test.after(async () => {
    await browser.close();
    await server.stop();
  });

  test('one click creates a subscription with a test inbox, and the ping appears below', async () => {
    await page.goto(`${server.url}/webhooks`);
    await page.locator('[data-awake]').waitFor({ state: 'attached' });
    await page.locator('#visitor-key').fill(key);
    await page.getByRole('button', { name: 'Use key', exact: true }).click();
    await page.locator('#watched-type').selectOption('ecb-fx_rate');
    await page.getByRole('button', { name: 'Use a test inbox' }).click();
    await messages.first().waitFor();
    assert.match((await messages.first().textContent()) ?? '', /^ping.*signature verified.*answered with 204/);
    assert.match(await page.locator('#callback').inputValue(), /\/webhooks\/inbox\/[0-9a-f]{32}$/);
  });

  test('sending a test event shows the outcome, and the event appears first in the inbox with headers and body', async () => {
    const secret = (await page.locator('.subscribe .whole-key').textContent()) ?? '';
    await page.getByRole('button', { name: 'Test event' }).click();
    const outcome = page.getByText(/^The test event \(example event\) was accepted with 204, in \d+ ms\.$/);
    await outcome.waitFor();
    await messages.nth(1).waitFor();
    assert.match((await messages.first().textContent()) ?? '', /^ecb-fx_rate/);
    await messages.first().locator('summary').click();
    const [headers = '', body = ''] = await messages.first().locator('details code').allTextContents();
    const fields = Object.fromEntries(headers.split('\n').map((line) => line.split(': ') as [string, string]));
    assert.is(JSON.parse(body).test, true);
    new Webhook(secret).verify(JSON.stringify(JSON.parse(body)), fields);
    assert.equal(await faultsInEveryLook(page), []);
  });

  test('the inbox is still there after a reload, and can be cleared and deleted', async () => {
    await page.reload();
    await messages.nth(1).waitFor();
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await page.getByText('No deliveries yet. Send one').waitFor();
    assert.is(await messages.count(), 0);
    await page.getByRole('button', { name: 'Ping', exact: true }).click();
    await messages.first().waitFor();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('button', { name: 'Delete inbox' }).click();
    await page.getByText('Test inbox deleted.').waitFor();
    assert.is((await server.send({ path: '/webhooks/inbox', key })).status, 404);
    await page.getByRole('button', { name: 'Use a test inbox' }).click();
    await messages.first().waitFor();
  });

  test('the browser reports no errors and contacts no other host', () => assert.equal(complaints, []));
}

test.run();
