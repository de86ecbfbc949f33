// From a result to its answer in a browser: permalink, citation, check. Takes long. Mostly waits.

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
  const { page, context, complaints } = await openTab(browser, server.url, { theme: 'light', width: 1440 });
  page.setDefaultTimeout(8_000);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  test.after(async () => {
    await browser.close();
    await server.stop();
  });
  const awake = () => page.locator('[data-island="answer"][data-awake]').waitFor({ state: 'attached' });
  const verdict = page.locator('.verdict');

  test('running a call shows the permalink of the result', async () => {
    await page.goto(`${server.url}/services/eu-bank-fx/get_history`);
    await page.locator('[data-awake]').waitFor({ state: 'attached' });
    assert.is(await page.locator('.result-links').count(), 0);
    await page.getByRole('button', { name: 'Run' }).click();
    await page.locator('#visitor-key').fill(key);
    await page.getByRole('button', { name: 'Use key', exact: true }).click();
    await page.getByRole('button', { name: 'Run' }).click();
    await page.locator('.result-links').waitFor();
    await page.getByRole('button', { name: 'Copy link' }).click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    assert.match(copied, new RegExp(`^${server.url}/answers/[0-9a-z]{26}$`));
    assert.equal(await faultsInEveryLook(page), []);
    await page.getByRole('link', { name: 'Permalink' }).press('Enter');
    await page.waitForURL(copied);
  });

  test('the page shows the stored answer and copies citations', async () => {
    await awake();
    await page.locator('.answer-result .plot path').waitFor();
    await page.getByRole('tab', { name: 'BibTeX' }).click();
    await page.locator('#cite-panel-bibtex .copy').click();
    assert.match(await page.evaluate(() => navigator.clipboard.readText()), /^@misc\{almanac_/);
    await page.locator('summary', { hasText: 'Digest and signature' }).click();
    assert.equal(await faultsInEveryLook(page), []);
  });

  test('a check that gets the same answer reports the answer as unchanged', async () => {
    await page.getByRole('button', { name: 'Check again' }).click();
    await verdict.waitFor();
    assert.match((await verdict.textContent()) ?? '', /^Unchanged/);
    assert.equal(await faultsInEveryLook(page), []);
  });

  test('a revised answer shows the changed fields and links to the current answer', async () => {
    const now = { id: '0123456789abcdefghjkmnpqrs', url: '/answers/0123456789abcdefghjkmnpqrs' };
    const fields = Array.from({ length: 12 }, (_, index) => ({
      ...{ path: `series[date=2026-03-${index + 1}].rate`, old: index === 0 ? '<b>1</b>' : 1.1, new: 1.2 },
    }));
    const rows = { added: 2, removed: 0, changed: 12 };
    const checked = { id: 'x', status: 'revised', checked_at: '2026-11-20T12:00:00.000Z', now };
    await page.route('**/check', (route) =>
      route.fulfill({ json: { ...checked, changes: { fields, field_count: 300, rows } } }),
    );
    await page.getByRole('button', { name: 'Check again' }).click();
    await page.locator('.verdict-revised').waitFor();
    const text = (await verdict.textContent()) ?? '';
    for (const part of [
      '300 fields changed · 12 rows changed · 2 rows added',
      '<b>1</b>',
      '288 further changes not listed',
    ])
      assert.ok(text.includes(part), `${part}: ${text}`);
    assert.is(await page.getByRole('link', { name: 'Open the current answer' }).getAttribute('href'), now.url);
    assert.equal(await faultsInEveryLook(page), []);
  });

  for (const [status, reason, shown] of [
    ['gone', 'The record no longer exists.', /^Gone/],
    ['unavailable', 'ecb-fx: responded with status 503', /^Not available.*503/],
    ['answered', undefined, /^Different/],
  ] as const) {
    test(`a check with the status "${status}" states the reason`, async () => {
      await page.unroute('**/check');
      await page.route('**/check', (route) =>
        route.fulfill({ json: { id: 'x', status, checked_at: '2026-11-20T12:00:00.000Z', reason } }),
      );
      await page.getByRole('button', { name: 'Check again' }).click();
      await page.locator(`.verdict-${status}`).waitFor();
      assert.match((await verdict.textContent()) ?? '', shown);
    });
  }

  test('a page without JavaScript has the answer, every citation and the command that verifies it', async () => {
    const plain = await browser.newContext({ javaScriptEnabled: false });
    const tab = await plain.newPage();
    await tab.goto(page.url());
    for (const part of ['2026-03-18', '1.15', '@misc{', '"dataset"', '/check']) {
      assert.ok(await tab.locator('main').getByText(part).first().isVisible(), part);
    }
    assert.is(await tab.locator('main').getByRole('button').count(), 0);
    await plain.close();
  });

  test('the browser reports no errors and contacts no other host', () => assert.equal(complaints, []));
}

test.run();
