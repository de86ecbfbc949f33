import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openAlmanac } from '../../support/almanac.ts';
import { openBrowser } from '../../support/browser.ts';
import { REPLAYING } from '../../support/operations.ts';
import { faultsInEveryLook, openTab } from '../../support/site.ts';

const browser = await openBrowser();

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('[data-awake]').waitFor({ state: 'attached' });
}

if (browser !== undefined) {
  const server = await openAlmanac(REPLAYING);
  const { page, complaints } = await openTab(browser, server.url, { theme: 'light', width: 1440 });
  page.setDefaultTimeout(20_000);
  test.after(async () => {
    await browser.close();
    await server.stop();
  });
  const chosen = (name: string) => page.locator(`#argument-${name}`).inputValue();

  test('a currency can be chosen by name using only the keyboard', async () => {
    await open(page, `${server.url}/services/eu-bank-fx/get_history`);
    const field = page.locator('#argument-target');
    await field.focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('swedish');
    await page.getByRole('option', { name: 'Swedish Krona' }).waitFor();
    assert.is(await field.getAttribute('aria-expanded'), 'true');
    await page.keyboard.press('ArrowDown');
    const active = (await field.getAttribute('aria-activedescendant')) ?? '';
    assert.match((await page.locator(`#${active}`).textContent()) ?? '', /SEK/);
    await page.keyboard.press('Enter');
    assert.is(await chosen('target'), 'SEK');
    assert.is(await field.getAttribute('aria-expanded'), 'false');
    assert.is(await page.locator('.picker-note', { hasText: 'Swedish Krona' }).count(), 1);
    await page.waitForURL(/target=SEK/);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    assert.is(await chosen('target'), 'SEK');
  });

  test('the variables of a Swedish table and their values are chosen by name', async () => {
    await open(page, `${server.url}/services/se-statistics/get_data?table_path=BE%2FBE0101%2FBE0101A%2FBefolkningNy`);
    await page.locator('details.more > summary').first().click();
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    const item = page.locator('fieldset.item').first();
    const chooseFrom = async (field: string, words: string, name: string) => {
      const entry = item.locator('.field', { has: page.locator(`[id="argument-filters.0.${field}"]`) });
      await entry.locator('.picker-find').click();
      await entry.getByRole('option').first().waitFor();
      await entry.getByRole('combobox').fill(words);
      await entry.getByRole('option', { name }).first().click();
    };
    await chooseFrom('code', 'regi', 'region');
    await item.locator('select').selectOption('item');
    await chooseFrom('values', 'stockholm', 'Stockholm county');
    await page.waitForURL(/filters=.*01/);
    const sent = JSON.parse(new URL(page.url()).searchParams.get('filters') ?? '');
    assert.equal(sent, [{ code: 'Region', filter: 'item', values: ['01'] }]);
    await item.getByRole('button', { name: 'Remove filters 1' }).click();
    await page.waitForURL(({ search }) => !search.includes('filters'));
  });

  test('several countries become chips, which can be removed', async () => {
    await open(page, `${server.url}/services/migration/get_population?year=2024`);
    await page.locator('details.more > summary').first().click();
    const field = page.locator('#argument-country_of_origin');
    for (const name of ['Syria', 'Ukraine']) {
      await field.fill(name);
      await page.getByRole('option', { name }).first().click();
    }
    await page.waitForURL(/country_of_origin=SYR&country_of_origin=UKR/);
    await page.getByRole('button', { name: /Remove Syria/ }).click();
    await page.waitForURL(({ search }) => search.includes('country_of_origin=UKR') && !search.includes('SYR'));
  });

  test('typing sends no request, and the table is loaded once', async () => {
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    await open(page, `${server.url}/services/maritime/vessels_in_area?port_name=Oslo`);
    sent.length = 0;
    await page.locator('#argument-port_name').fill('');
    await page.locator('#argument-port_name').pressSequentially('rotter');
    await page.getByRole('option', { name: 'Rotterdam' }).click();
    assert.is(await chosen('port_name'), 'Rotterdam, NL');
    assert.equal(
      sent.map((url) => url.replace(/-[0-9A-F]{8}/, '').slice(server.url.length)),
      ['/assets/choices-ports.json'],
    );
    page.removeAllListeners('request');
  });

  test("a search finds a company's id, the search result links to the next tool, and the Run button keeps the focus", async () => {
    await open(page, `${server.url}/services/no-registry/search_registry_companies`);
    await page.getByRole('button', { name: 'Run' }).click();
    await page.locator('.result-head', { hasText: 'HTTP 200' }).waitFor();
    assert.is(await page.evaluate(() => document.activeElement?.textContent), 'Run');
    const link = page.locator('.try-result .linked a').first();
    const id = (await link.textContent()) ?? '';
    await link.click();
    await page.waitForURL(/\/services\/no-registry\/lookup_registry_company\?org_number=/);
    await page.locator('[data-awake]').waitFor({ state: 'attached' });
    assert.is(await chosen('org_number'), id);
  });

  test('the page of a record links to a form that creates a watch for the record', async () => {
    await open(page, `${server.url}/services/no-registry/lookup_registry_company`);
    await page.locator('.next-steps a[href^="/webhooks"]').click();
    await page.waitForURL(/\/webhooks\?type=brreg_company&org_number=\d{9}$/);
    await page.locator('[data-awake]').waitFor({ state: 'attached' });
    assert.is(await page.locator('#watched-type').inputValue(), 'brreg_company');
    assert.match(await page.locator('#filter-org_number').inputValue(), /^\d{9}$/);
  });

  test('a menu lists the tools for an id, and works with the keyboard', async () => {
    await open(page, `${server.url}/services/no-parliament/get_cases`);
    await page.locator('.linked-more').first().focus();
    await page.keyboard.press('Enter');
    const menu = page.locator('.linked-menu:popover-open');
    await menu.waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    assert.is(await page.evaluate(() => document.activeElement?.textContent), 'Ballots on a case');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/services\/no-parliament\/get_votes\?case_id=\d+/);
  });

  test('finds an id with the search of its service, which is called only once and only on request', async () => {
    await open(page, `${server.url}/services/eu-bank-stats/get_data?dataflow=`);
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    await page.locator('#argument-dataflow').pressSequentially('exchange rates');
    assert.equal(calls, []);
    await page.getByRole('button', { name: 'Find' }).first().click();
    await page.getByRole('option', { name: 'Exchange Rates' }).first().waitFor();
    assert.equal(calls, ['/try/eu-bank-stats/search_datasets']);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    assert.is(await chosen('dataflow'), 'EXR');
    page.removeAllListeners('request');
  });

  test('an open list has no accessibility violations in either theme at either width', async () => {
    await open(page, `${server.url}/services/flights/search_flights`);
    await page.locator('#argument-origin').fill('london');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('ArrowDown');
    const faults = await faultsInEveryLook(page);
    assert.equal(faults, []);
  });

  test('the browser reports no errors on any page', () => assert.equal(complaints, []));
}

test.run();
