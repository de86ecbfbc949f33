// Runs against a complete server. Takes long. Mostly waits.

import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openAlmanac } from '../../support/almanac.ts';
import { openBrowser } from '../../support/browser.ts';
import { startRates } from '../../support/changing-rates.ts';
import { eventually } from '../../support/eventually.ts';
import { faultsInEveryLook, openTab } from '../../support/site.ts';
import { startReceiver } from '../webhooks/receiver.ts';

const PATIENCE_MS = 20_000;
const browser = await openBrowser();

if (browser !== undefined) {
  const rates = await startRates(1);
  const receiver = await startReceiver();
  const server = await openAlmanac({
    UPSTREAM_ECB_FX_BASE_URL: rates.url,
    ALMANAC_EVENT_EVERY_ECB_FX_RATE: '200ms',
    ALMANAC_WEBHOOK_NETWORKS: '127.0.0.0/8',
    ALMANAC_WEBHOOK_HTTP: 'on',
  });
  const { page, complaints } = await openTab(browser, server.url, { theme: 'light', width: 390 });
  page.setDefaultTimeout(PATIENCE_MS);
  test.after(async () => {
    await browser.close();
    await server.stop();
    await receiver.close();
    await rates.close();
  });

  const open = async (path: string) => {
    await page.goto(`${server.url}${path}`);
    await page.locator('[data-awake]').waitFor({ state: 'attached' });
  };
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const status = (text: string | RegExp) => page.getByRole('status').filter({ hasText: text }).first().waitFor();
  const kept = () => page.evaluate(() => sessionStorage.getItem('almanac.key') ?? '');
  /** Every state of these pages must be accessible. */
  const judge = async (shown: Page) => {
    assert.equal(await faultsInEveryLook(shown), []);
  };
  let first = '';

  test("shows the key's usage after sign-up: today, by day and by service", async () => {
    await open('/key');
    await page.locator('#sign-up-email').fill('owner@example.org');
    await press('Get a key');
    await page.locator('.whole-key').first().waitFor();
    first = await kept();
    assert.match(first, /^alm_\w{36}$/);
    const mile = '/rest/unit-conversion/convert_units?value=1&from_unit=mile&to_unit=kilometer';
    for (const path of [mile, mile, '/rest/currency-conversion/list_currencies']) {
      assert.is((await server.send({ path, key: first })).status, 200);
    }
    await open('/key');
    const today = page.locator('section', { has: page.locator('#today-title') });
    assert.match((await today.textContent()) ?? '', /3of 100 calls, 97 left, plan free/);
    const days = page.locator('section', { has: page.locator('#days-title') });
    const rows = await days.locator('tbody tr').allTextContents();
    assert.match(rows[0] ?? '', /^\d{4}-\d\d-\d\d30$/);
    assert.equal(rows.slice(1), ['unit-conversion2', 'currency-conversion1']);
    await judge(page);
  });

  test('rotation shows and uses the new key, and the old one expires at the chosen time', async () => {
    await page.locator('#overlap').selectOption('0');
    await press('Rotate key');
    const shown = await page.locator('.fresh-key .whole-key').textContent();
    await eventually(async () => (await kept()) === shown, PATIENCE_MS, 'the new key in use');
    assert.is.not(shown, first);
    assert.is((await server.send({ path: '/key/usage', key: first })).status, 403);
    assert.is((await server.send({ path: '/key/usage', key: shown ?? '' })).json.used_today, 3);
    await judge(page);
  });

  test('the form creates a subscription, and ping and test event show their outcome', async () => {
    await open('/webhooks');
    await page.locator('#watched-type').selectOption('ecb-fx_rate');
    await page.locator('#callback').fill(receiver.url);
    await press('Subscribe');
    assert.match((await page.locator('.subscribe .whole-key').textContent()) ?? '', /^whsec_/);
    const pings = () => receiver.received.filter(({ json }) => json.type === 'ping').length;
    await eventually(() => pings() === 1, PATIENCE_MS, 'the first ping');
    await press('Ping');
    await status(/^The ping was accepted with 204, in \d+ ms\.$/);
    assert.is(pings(), 2);
    await press('Test event');
    await status(/^The test event \(example event\) was accepted with 204/);
    assert.is(receiver.events().at(-1)?.json.test, true);
    receiver.behave(500);
    await press('Ping');
    await status(/^The ping was not accepted with 500: http_5xx, after/);
    receiver.behave(204);
  });

  test('delivers, lists, pulls and redelivers a change', async () => {
    const list = async () =>
      (await server.send({ path: '/rest/webhooks/list_subscriptions', key: await kept() })).json.subscriptions[0];
    await eventually(async () => (await list()).watched_since !== null, PATIENCE_MS, 'the first look');
    const changes = () => receiver.events().filter(({ json }) => json.test === undefined);
    rates.advance();
    await eventually(() => changes().length === 1, PATIENCE_MS, 'the change');
    await eventually(async () => (await list()).last_sequence === 1, PATIENCE_MS, 'its number');
    await press('Refresh');
    const card = page.locator('.card').first();
    await card.getByText('Last event: 1.').waitFor();
    await press('Test event');
    await status(/^The test event \(latest real event, \d{4}-\d\d-\d\d\) was accepted with 204/);
    assert.equal(receiver.received.at(-1)?.json.data, changes()[0]?.json.data);
    await card.locator('summary').click();
    await card.getByRole('tabpanel').getByText('delivered').first().waitFor();
    await card.getByRole('tab', { name: 'Last 24 hours' }).click();
    assert.match((await card.getByRole('tabpanel').textContent()) ?? '', /delivered1failed0pending0/);
    await card.getByRole('tab', { name: 'Events' }).click();
    assert.match((await card.locator('tbody tr:visible').first().textContent()) ?? '', /^1.*updated/);
    await card.getByRole('tab', { name: 'Verify' }).click();
    const code = (await card.getByRole('tabpanel').textContent()) ?? '';
    assert.ok(code.includes(changes()[0]?.body ?? 'no body'), code);
    await judge(page);
    await card.getByLabel('Redeliver events').fill('1');
    await press('Redeliver');
    await status('1 event queued for redelivery.');
    await eventually(() => changes().length === 2, PATIENCE_MS, 'the change again');
    assert.is(changes()[1]?.headers['webhook-id'], changes()[0]?.headers['webhook-id']);
  });

  test('shows that a subscription was paused because of the receiver’s response, and resumes it', async () => {
    receiver.behave(410);
    rates.advance();
    await eventually(
      async () => {
        await press('Refresh');
        return page.getByRole('button', { name: 'Resume' }).isVisible();
      },
      PATIENCE_MS,
      'the pause',
    );
    assert.match((await page.locator('.card').textContent()) ?? '', /circuit open.*Paused since .*http_4xx/s);
    await judge(page);
    receiver.behave(204);
    await press('Resume');
    await status('Deliveries resumed.');
    await page.getByRole('button', { name: 'Resume' }).waitFor({ state: 'detached' });
    await press('Unsubscribe');
    await press('Delete subscription');
    await page.getByText('No subscriptions yet.').waitFor();
  });

  test('revokes a key after confirmation, and the page reports it', async () => {
    await open('/key');
    const key = await kept();
    await press('Revoke key');
    await press('Cancel');
    await press('Revoke key');
    await press('Revoke permanently');
    await status(/is revoked and no longer works\.$/);
    assert.is((await server.send({ path: '/key/usage', key })).status, 403);
    assert.is(await kept(), '');
  });

  test('the browser reports no errors and contacts no other host', () => assert.equal(complaints, []));
}

test.run();
