import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ADMIN_TOKEN, openAlmanac } from '../../support/almanac.ts';
import { openBrowser } from '../../support/browser.ts';
import { startRates } from '../../support/changing-rates.ts';
import { faultsInEveryLook, openTab } from '../../support/site.ts';
import { startReceiver } from '../webhooks/receiver.ts';

const browser = await openBrowser();

if (browser !== undefined) {
  const rates = await startRates(1);
  const receiver = await startReceiver();
  const server = await openAlmanac({
    UPSTREAM_ECB_FX_BASE_URL: rates.url,
    ALMANAC_METRICS: 'operator',
    ALMANAC_WEBHOOK_NETWORKS: '127.0.0.0/8',
    ALMANAC_WEBHOOK_HTTP: 'on',
  });
  const key = await server.key();
  const { page, complaints } = await openTab(browser, server.url, { theme: 'light', width: 390 });
  page.setDefaultTimeout(20_000);
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
  const enter = async (token: string) => {
    await page.locator('#operator-token').fill(token);
    await page.getByRole('button', { name: 'Sign in' }).click();
  };
  const bank = page.locator('table.status tr', { hasText: 'European Central Bank, euro' });

  test('/status shows figures only to signed-in operators', async () => {
    const response = await server.send({ path: '/rest/currency-conversion/list_currencies', key });
    assert.is(response.status, 200);
    const subscribed = await server.send({
      path: '/rest/webhooks/subscribe',
      key,
      body: { entity_type: 'ecb-fx_rate', callback_url: receiver.url },
    });
    assert.is(subscribed.status, 200, subscribed.text);
    await open('/status');
    assert.match((await bank.textContent()) ?? '', /operational$/);
    await enter('not it');
    await page.locator('.problem', { hasText: 'operator_token' }).waitFor();
    await enter(ADMIN_TOKEN);
    await page.getByText('100 %').first().waitFor();
    assert.match((await bank.textContent()) ?? '', /operational\d{4}-\d\d-\d\d .* UTC100 %of \d+\d+ ms/);
    await page.locator('tr', { hasText: 'ecb-fx_rate' }).waitFor();
    assert.equal(await faultsInEveryLook(page), []);
  });

  test('the token is stored only in the tab, never in URLs or pages, and is removed on sign-out', async () => {
    await open('/status');
    await page.getByText('100 %').first().waitFor();
    assert.is(page.url(), `${server.url}/status`);
    assert.not.ok((await page.content()).includes(ADMIN_TOKEN));
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByText('100 %').first().waitFor({ state: 'detached' });
    assert.is(await page.evaluate(() => sessionStorage.length), 0);
    await open('/status');
    await page.locator('#operator-token').waitFor();
  });

  test('the page removes a token that is rejected later, and shows the reason', async () => {
    await page.evaluate(() => sessionStorage.setItem('almanac.operator', 'of yesterday'));
    await open('/admin');
    await page.locator('.problem', { hasText: 'operator_token' }).waitFor();
    assert.is(await page.evaluate(() => sessionStorage.length), 0);
  });

  test('/admin lists keys and paused webhooks, and can redeliver failed events', async () => {
    await open('/admin');
    await enter(ADMIN_TOKEN);
    await page.locator('tbody th', { hasText: 'owner1@example.org' }).waitFor();
    await page.getByRole('tab', { name: 'Webhooks' }).click();
    const row = page.locator('#admin-panel-webhooks tr', { hasText: 'ecb-fx_rate' });
    await row.waitFor();
    const shown = (await row.textContent()) ?? '';
    assert.ok(shown.includes(new URL(receiver.url).host) && !shown.includes('/almanac'), shown);
    await row.getByRole('button', { name: 'Redeliver failed events' }).click();
    await page.getByText('0 events are queued for redelivery.').waitFor();
    assert.equal(await faultsInEveryLook(page), []);
    await page.reload();
    await page.locator('tbody th', { hasText: 'owner1@example.org' }).waitFor();
  });

  test('revoking a key asks for confirmation and states the consequence', async () => {
    const row = page.locator('#admin-panel-keys tr', { hasText: 'owner1@example.org' });
    await row.getByRole('button', { name: 'Revoke', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Revoke this key?' });
    assert.match((await dialog.textContent()) ?? '', /owner1@example\.org.*stops working.*cannot be undone/s);
    assert.equal(await faultsInEveryLook(page), []);
    await page.keyboard.press('Escape');
    assert.is(await row.getByText(/^revoked/).count(), 0);
    await row.getByRole('button', { name: 'Revoke', exact: true }).click();
    await dialog.getByRole('button', { name: 'Revoke key' }).click();
    await row.getByText(/revoked/).waitFor();
  });

  test('the browser reports no errors and contacts no other host', () => assert.equal(complaints, []));
}

test.run();
