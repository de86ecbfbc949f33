import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openAlmanac } from '../../support/almanac.ts';
import { openBrowser } from '../../support/browser.ts';
import { REPLAYING } from '../../support/operations.ts';
import { faultsInEveryLook, openTab } from '../../support/site.ts';
import { startReceiver } from '../webhooks/receiver.ts';

const browser = await openBrowser();

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('[data-awake]').waitFor({ state: 'attached' });
}

async function enterKey(page: Page, key: string): Promise<void> {
  await page.locator('#visitor-key').fill(key);
  await page.getByRole('button', { name: 'Use key', exact: true }).click();
}

if (browser !== undefined) {
  const receiver = await startReceiver();
  const server = await openAlmanac({
    ...REPLAYING,
    // Every call needs the visitor's key; without-a-key.test.ts tests calls without a key.
    ALMANAC_TRY: '0',
    ALMANAC_WEBHOOK_NETWORKS: '127.0.0.0/8',
    ALMANAC_WEBHOOK_HTTP: 'on',
  });
  const key = await server.key();
  const { page, context, complaints } = await openTab(browser, server.url, { theme: 'light', width: 1440 });
  page.setDefaultTimeout(20_000);
  test.after(async () => {
    await browser.close();
    await server.stop();
    await receiver.close();
  });

  test('asking a question leads to a tool', async () => {
    await page.goto(server.url);
    await page.getByRole('searchbox', { name: 'Your question' }).fill('convert miles to kilometers');
    await page.getByRole('button', { name: 'Ask' }).click();
    await page.locator('.match h2 a').click();
    await page.waitForURL(/\/services\/unit-conversion\/convert_units\?from_unit=mile&to_unit=kilometer$/);
  });

  test('a tool runs with the visitor’s key: errors appear at their fields, then the result appears', async () => {
    await open(page, `${server.url}/services/unit-conversion/convert_units`);
    assert.match((await page.locator('.result-head').textContent()) ?? '', /^Example/);
    await page.locator('#argument-from_unit').fill('kilometre-ish');
    await page.getByRole('button', { name: 'Run' }).click();
    await enterKey(page, key);
    await page.getByRole('button', { name: 'Run' }).click();
    const fault = page.locator('#argument-from_unit-fault');
    await fault.waitFor();
    assert.is(await page.locator('#argument-from_unit').getAttribute('aria-invalid'), 'true');
    assert.ok(((await fault.textContent()) ?? '').length > 10);
    await page.locator('#argument-from_unit').fill('mile');
    await page.locator('#argument-to_unit').fill('kilometer');
    await page.locator('#argument-value').fill('5');
    await page.getByRole('button', { name: 'Run' }).click();
    await page.locator('.result-head', { hasText: 'HTTP 200' }).waitFor();
    assert.match((await page.locator('.try-result').textContent()) ?? '', /8\.04672/);
    assert.is(await fault.count(), 0);
  });

  test('the URL contains the call but never the key, and a reload restores the call and the key', async () => {
    const query = new URL(page.url()).searchParams;
    assert.equal([query.get('value'), query.get('from_unit'), query.get('to_unit')], ['5', 'mile', 'kilometer']);
    assert.not.ok(page.url().includes(key));
    await page.reload();
    await page.locator('[data-awake]').waitFor({ state: 'attached' });
    assert.is(await page.locator('#argument-value').inputValue(), '5');
    await page.locator('.key-box.set').waitFor();
    assert.not.ok((await page.content()).includes(key));
  });

  test('the copied curl command works in a shell', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const panel = page.locator('#code-panel-curl');
    await panel.getByRole('button', { name: 'Copy' }).click();
    await panel.getByText('Copied').waitFor();
    const code = await page.evaluate(() => navigator.clipboard.readText());
    const { stdout } = await promisify(execFile)('sh', ['-c', code], { env: { ...process.env, ALMANAC_KEY: key } });
    assert.is(JSON.parse(stdout).result, 8.04672);
  });

  test('the arrow keys select the language of the code sample', async () => {
    await page.locator('#code-tab-curl').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    assert.is(await page.locator('#code-tab-client').getAttribute('aria-selected'), 'true');
    assert.match((await page.locator('#code-panel-client').textContent()) ?? '', /createClient<paths>/);
  });

  async function ran(path: string): Promise<Record<string, unknown>> {
    await open(page, `${server.url}${path}`);
    await page.getByRole('button', { name: 'Run' }).click();
    await page.locator('.result-head', { hasText: 'HTTP 200' }).waitFor();
    return JSON.parse((await page.locator('#views-panel-json code').textContent()) ?? '');
  }

  test('draws recorded responses as a line with axes, and shows the same data as a table', async () => {
    const answer = await ran('/services/eu-bank-fx/get_history?base=EUR&target=USD&days=30');
    const rows = answer['series'] as { date: string; rate: number }[];
    assert.ok(rows.length > 2);
    const drawn = page.locator('#views-panel-series-0');
    await drawn.locator('.plot-line path').waitFor();
    const byDate = rows.toSorted((a, b) => (a.date < b.date ? -1 : 1));
    const [oldest, newest] = [byDate[0], byDate.at(-1)] as [(typeof rows)[number], (typeof rows)[number]];
    assert.match((await drawn.locator('.chart-legend').textContent()) ?? '', String(newest.rate));
    assert.match((await drawn.locator('.chart-title').textContent()) ?? '', /^1 EUR in USD, .*\d{4}$/);
    const ticks = await drawn.locator('.plot-grid text[text-anchor=end]').allTextContents();
    const decimals = new Set(
      ticks.filter((tick) => /^[\d.]+$/.test(tick)).map((tick) => tick.split('.')[1]?.length ?? 0),
    );
    assert.is(decimals.size, 1, `${ticks}`);
    const reported = ({ rate }: typeof oldest) => drawn.locator('.plot-readout b', { hasText: String(rate) }).waitFor();
    const area = drawn.getByRole('slider');
    const { width, height } = (await area.boundingBox()) as { width: number; height: number };
    await area.hover({ position: { x: width - 4, y: height / 2 } });
    await reported(newest);
    await area.focus();
    await page.keyboard.press('Home');
    await reported(oldest);
    await page.keyboard.press('ArrowRight');
    await reported(byDate[1] as typeof oldest);
    assert.match((await area.getAttribute('aria-valuetext')) ?? '', String(byDate[1]?.rate));
    await drawn.getByRole('button', { name: 'Index = 100' }).click();
    assert.match((await drawn.locator('.chart-subtitle').textContent()) ?? '', 'first value = 100');
    await drawn.getByRole('button', { name: 'Index = 100' }).click();
    for (const kind of ['SVG', 'PNG']) {
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        drawn.getByRole('button', { name: kind }).click(),
      ]);
      assert.is(file.suggestedFilename(), `get_history_EUR_USD_30.${kind.toLowerCase()}`);
      const content = await readFile(await file.path());
      assert.ok(content.length > 2_000, `${kind} ${content.length}`);
      assert.ok(kind === 'PNG' ? content.includes('PNG') : content.includes('1 EUR in USD'), kind);
    }
    // The second currency has its own axis; shown as an index, both share one axis.
    await drawn.getByLabel('Add a series').fill('GBP');
    await drawn.getByRole('button', { name: 'Add', exact: true }).click();
    await drawn.getByRole('button', { name: 'Remove GBP' }).waitFor();
    assert.is(await drawn.locator('.plot-line').count(), 1);
    await drawn.getByRole('button', { name: 'Index = 100' }).click();
    assert.is(await drawn.locator('.plot-line').count(), 2);
    assert.match((await drawn.locator('.chart-legend').textContent()) ?? '', /1 EUR in USD.*1 EUR in GBP/);
    await drawn.getByRole('button', { name: 'Remove GBP' }).click();
    await drawn.getByRole('button', { name: 'Index = 100' }).click();
    await drawn.getByRole('button', { name: 'Show as table' }).click();
    assert.is(await drawn.locator('.drawn-table tbody tr:visible').count(), rows.length);
    await page.getByRole('tab', { name: 'Rates' }).click();
    assert.is(await page.locator('#views-panel-table-1 tbody tr:visible').count(), rows.length);
    assert.equal(await faultsInEveryLook(page), []);
  });

  test('shows source failures completely, and reports invalid JSON before the call', async () => {
    await open(page, `${server.url}/services/scholarly/search_papers?query=nobody-recorded-this`);
    await page.getByRole('button', { name: 'Run' }).click();
    await page.locator('.problem', { hasText: 'The source failed' }).waitFor();
    assert.equal(await faultsInEveryLook(page), []);
    const address = new URLSearchParams({
      entity_type: 'gdacs_event',
      callback_url: receiver.url,
      at_least: '{"magnitude": 6',
    });
    await open(page, `${server.url}/services/webhooks/subscribe?${address}`);
    const min = page.locator('#argument-at_least');
    await page.getByRole('button', { name: 'Run' }).click();
    await page.locator('#argument-at_least-fault', { hasText: /^is not valid JSON: .+ position \d+/ }).waitFor();
    assert.is(await page.locator('.problem').count(), 0);
    await min.fill('{"magnitude": 6}');
    await page.getByRole('button', { name: 'Run' }).click();
    await page.locator('.result-head', { hasText: 'HTTP 200' }).waitFor();
    assert.is(await page.locator('.fault').count(), 0);
  });

  test('shows places on a map at their coordinates, and shows counts as bars', async () => {
    const found = (await ran('/services/places/search_cities?query=Oslo'))['data'] as { name: string }[];
    const map = page.locator('#views-panel-map-0');
    await map.locator('.map-svg .place').first().waitFor();
    assert.is(await map.locator('.place').count(), found.length);
    await map.locator('.place').first().hover({ force: true });
    assert.match((await map.locator('.map-told').textContent()) ?? '', /Oslo/);
    const placeAt = () => map.locator('.place').first().getAttribute('cx');
    const before = await placeAt();
    await map.getByRole('button', { name: 'Enlarge the map' }).click();
    assert.is.not(await placeAt(), before);
    await map.getByRole('button', { name: 'Fit all places' }).click();
    assert.is(await placeAt(), before);
    await map.locator('.place[tabindex="0"]').focus();
    const reported = () => map.locator('.map-told').textContent();
    const first = await reported();
    await page.keyboard.press('ArrowRight');
    assert.is.not(await reported(), first);
    await map.locator('.city-name').first().waitFor();
    assert.equal(await faultsInEveryLook(page), []);
    await ran('/services/maritime/search_vessel?name_query=viking');
    const islands = await page.locator('.land[d]').evaluate((path) => path.getAttribute('d')?.match(/M/g)?.length ?? 0);
    assert.ok(
      islands > 10,
      `${islands} shores of the northern Baltic: a close-up map has more than the world's outlines`,
    );
    await ran('/services/space-weather/get_solar_flares');
    await page.getByRole('tab', { name: 'By class' }).click();
    const bars = page.locator('[role=tabpanel]:visible .bar-track rect');
    assert.ok((await bars.count()) > 0);
    const widths = await bars.evaluateAll((each) => each.map((bar) => bar.getBoundingClientRect().width));
    assert.ok(Math.max(...widths) > 50, `${widths}`);
    assert.equal(await faultsInEveryLook(page), []);
  });

  test('loads the content of hidden tabs when they are selected', async () => {
    await open(page, `${server.url}/services/trials/get_trial`);
    const drawings = () =>
      page.evaluate(
        () => performance.getEntriesByType('resource').filter(({ name }) => name.includes('/assets/map-')).length,
      );
    await page.waitForLoadState('networkidle');
    assert.is(await drawings(), 0);
    await page.getByRole('tab', { name: 'Places' }).click();
    await page.locator('.map-svg .place').first().waitFor();
    assert.is(await drawings(), 1);
  });

  test('downloads rows as the same file that the server writes', async () => {
    await open(page, `${server.url}/services/eu-bank-fx/get_history?base=EUR&target=USD&days=30`);
    await page.getByRole('button', { name: 'Run' }).click();
    await page.locator('.result-head', { hasText: 'HTTP 200' }).waitFor();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.locator('#views-panel-series-0').getByRole('button', { name: 'Download CSV' }).click(),
    ]);
    assert.is(file.suggestedFilename(), 'get_history_EUR_USD_30.csv');
    const code = (await page.locator('#code-panel-csv code').textContent()) ?? '';
    const written = join(await mkdtemp(join(tmpdir(), 'almanac-csv-')), 'get_history.csv');
    await promisify(execFile)('sh', ['-c', code], { cwd: dirname(written), env: { ...process.env, ALMANAC_KEY: key } });
    assert.is(await readFile(await file.path(), 'utf8'), await readFile(written, 'utf8'));
    await rm(dirname(written), { recursive: true });
  });

  test('shows a new key once after sign-up', async () => {
    await page.getByRole('button', { name: 'Remove' }).click();
    await open(page, `${server.url}/key`);
    await page.locator('#sign-up-email').fill('somebody@example.org');
    await page.getByRole('button', { name: 'Get a key' }).click();
    const fresh = await page.locator('.whole-key').first().textContent();
    assert.match(fresh ?? '', /^alm_\w{36}$/);
    await page.reload();
    await page.locator('.key-box.set').waitFor();
    assert.not.ok((await page.content()).includes(fresh ?? ''));
  });

  test('the form creates a subscription, and its ping is listed', async () => {
    await open(page, `${server.url}/webhooks`);
    await page.locator('#watched-type').selectOption('ecb-fx_rate');
    await page.locator('#callback').fill(receiver.url);
    await page.getByRole('button', { name: 'Subscribe', exact: true }).click();
    assert.match((await page.locator('.subscribe .whole-key').textContent()) ?? '', /^whsec_/);
    const card = page.locator('.card').first();
    assert.match((await card.textContent()) ?? '', /ecb-fx_rate/);
    assert.ok(((await card.textContent()) ?? '').includes(receiver.url));
    await card.locator('summary').click();
    await card.locator('[role=tablist]').waitFor();
  });

  test('the browser reports no errors and contacts no other host', () => assert.equal(complaints, []));
}

test.run();
