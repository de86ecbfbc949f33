// Tests the query page in a real browser, with a simulated World Bank on loopback: dry run, run, table, chart, CSV,
// errors, completion, links.

import { readFile } from 'node:fs/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openAlmanac } from '../../support/almanac.ts';
import { openBrowser } from '../../support/browser.ts';
import { startWorldBank, UNPACED_WORLD_BANK, unemployment } from '../../support/fake-world-bank.ts';
import { faultsInEveryLook, openTab } from '../../support/site.ts';

const browser = await openBrowser();
if (browser !== undefined) {
  const bank = await startWorldBank();
  const server = await openAlmanac({ UPSTREAM_WORLD_BANK_BASE_URL: bank.url }, { policies: UNPACED_WORLD_BANK });
  const key = await server.key();
  const { page, context, complaints } = await openTab(browser, server.url, { theme: 'light', width: 1440 });
  page.setDefaultTimeout(20_000);
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.postDataJSON());
  });
  test.after(async () => {
    await browser.close();
    await server.stop();
    await bank.close();
  });

  const [run, dryRun] = [
    page.getByRole('button', { name: 'Run', exact: true }),
    page.getByRole('button', { name: 'Dry run' }),
  ];
  const [calls, sql] = [page.locator('#query-calls'), page.locator('#query-sql')];
  const result = page.locator('.query-result');
  /** Opens the page and waits for hydration and the list of tools. */
  const open = async (fragment = '') => {
    await page.goto('about:blank');
    const tools = page.waitForResponse(/query-tools/);
    await page.goto(`${server.url}/query${fragment}`);
    await page.locator('[data-awake]').waitFor({ state: 'attached' });
    await tools;
  };
  const selected = () =>
    page.evaluate(() => {
      const { value, selectionStart, selectionEnd } = document.activeElement as HTMLTextAreaElement;
      return value.slice(selectionStart, selectionEnd);
    });

  test('a dry run prompts for a key, then shows cost, columns and tables without querying a source', async () => {
    await open();
    await dryRun.click();
    await page.locator('#visitor-key').fill(key);
    await page.getByRole('button', { name: 'Use key', exact: true }).click();
    assert.equal(sent, []);
    await page.getByRole('button', { name: /Nordic countries/ }).click();
    await dryRun.click();
    await page.locator('.query-cost', { hasText: 'It makes 5 calls' }).waitFor();
    const text = (await result.textContent()) ?? '';
    for (const word of ['no source queried', 'period_start', 'economic-indicators.get_economic_data'])
      assert.ok(text.includes(word), word);
    assert.is(bank.seen.length, 0);
    assert.equal(await faultsInEveryLook(page), []);
  });

  test('a run shows a line chart, the sources and the failed call, and the focus stays on the Run button', async () => {
    await run.click();
    await page.locator('.query-failures', { hasText: 'country DK' }).waitFor();
    assert.is(await page.evaluate(() => document.activeElement?.textContent), 'Run');
    assert.match((await result.textContent()) ?? '', /41 rows · HTTP 200 · \d+ ms · 5 calls/);
    assert.match((await page.locator('.query-calls').textContent()) ?? '', /World Bank · CC BY 4\.0/);
    const permalinks = await page.locator('.query-answers a').allTextContents();
    assert.ok(permalinks.length > 0 && permalinks.every((text) => text.startsWith('Permalink')), permalinks.join());
    await page.getByRole('tab', { name: 'Chart' }).click();
    await page.locator('.query-result .plot').waitFor();
    assert.match((await page.locator('.chart-legend').textContent()) ?? '', /FI.*IS.*NO.*SE/s);
    assert.equal(await faultsInEveryLook(page), []);
    assert.equal(sent.length, 2);
  });

  test('the CSV file contains the same rows as the table', async () => {
    await page.getByRole('tab', { name: 'Table' }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download CSV' }).click(),
    ]);
    assert.is(file.suggestedFilename(), 'query.csv');
    const lines = (await readFile(await file.path(), 'utf8')).split('\r\n');
    assert.is(lines[0], 'country,period,unemployment,unit');
    assert.is(lines[1], 'DK,,,');
    assert.ok(lines[2]?.startsWith(`FI,2015,${unemployment('FIN', 2015)},`), lines[2]);
    const cells = await page.locator('#rows-query-panel-table tbody tr').nth(1).locator('td, th').allTextContents();
    // Skip the first cell, which opens the row.
    assert.equal(cells.slice(1, 3), ['FI', '2015']);
    assert.is(lines.length, 43);
  });

  test('displays a ranking as a bar chart, and marks the displayed result as outdated when the query is edited', async () => {
    await page.getByRole('button', { name: /population density/ }).click();
    await run.click();
    await page.getByRole('tab', { name: 'Chart' }).click();
    const names = await page.locator('.data.bars tbody th').allTextContents();
    assert.is(names.length, 15);
    assert.is(names[0], 'Netherlands');
    await sql.press('End');
    await sql.pressSequentially(' ');
    await result.getByText('The query above has changed since this result.').waitFor();
  });

  test('shows errors at their lines, and a click selects the line', async () => {
    await calls.fill(
      '{\n  "a": {\n    "tool": "places.get_countrie"\n  },\n  "b": { "tool": "places.get_country" }\n}',
    );
    await sql.fill('');
    await dryRun.click();
    const faults = page.locator('#query-calls-faults li');
    await faults.first().waitFor();
    const texts = await faults.allTextContents();
    assert.match(texts[0] ?? '', /^Line 3 a\.tool is not a tool .*Did you mean places\.get_countries/);
    assert.match(texts[1] ?? '', /^Line 5 b\.arguments\.iso_code is required\./);
    assert.is(await calls.getAttribute('aria-invalid'), 'true');
    await page.getByRole('button', { name: 'Line 3' }).click();
    assert.is(await selected(), '"places.get_countrie"');
    assert.equal(await faultsInEveryLook(page), []);
  });

  test('does not send invalid JSON', async () => {
    const before = sent.length;
    await calls.fill('{\n  "a": { "tool": "places.get_countries" }\n  "b": {}\n}');
    await run.click();
    await page.locator('#query-calls-faults', { hasText: 'Line 3 A comma is missing before this member.' }).waitFor();
    assert.is(sent.length, before);
  });

  test('shows a SQL error at the word that causes it', async () => {
    await calls.fill('{ "c": { "tool": "places.get_countries" } }');
    await sql.fill('select country_name\nfrom c\nwhere nothing_like_it = 1');
    await run.click();
    await page.getByRole('button', { name: 'Line 3' }).click();
    assert.is(await selected(), 'nothing_like_it');
  });

  test('tools, arguments, values and columns can be completed with the keyboard', async () => {
    await calls.fill('');
    await calls.pressSequentially('{\n"c": { "tool": "get_countr');
    const option = (name: string) => page.getByRole('option', { name });
    await option('places.get_countries').waitFor();
    const active = await calls.getAttribute('aria-activedescendant');
    assert.is(await page.locator(`#${active}`).getAttribute('aria-selected'), 'true');
    assert.equal(await faultsInEveryLook(page), []);
    await calls.press('Enter');
    await calls.pressSequentially(', "arg');
    await option('arguments').waitFor();
    await calls.press('Tab');
    await calls.pressSequentially('{ "cont');
    await option('continent').waitFor();
    await calls.press('Enter');
    await option('AF').waitFor();
    await calls.press('ArrowUp');
    await calls.press('Enter');
    await calls.pressSequentially(' } } }');
    assert.is(
      await calls.inputValue(),
      '{\n  "c": { "tool": "places.get_countries", "arguments": { "continent": "SA" } } }',
    );
    await calls.press('Control+z');
    assert.not.ok((await calls.inputValue()).endsWith(' } } }'));
    await calls.press('Control+y');
    await sql.fill('');
    await sql.pressSequentially('select x.popul');
    assert.is(await page.getByRole('option').count(), 0);
    await sql.fill('select x. from c x');
    for (let step = 0; step < ' from c x'.length; step += 1) await sql.press('ArrowLeft');
    await sql.press('Control+Space');
    await option('population').first().waitFor();
    await sql.press('Escape');
    assert.is(await page.getByRole('option').count(), 0);
    await sql.fill('select country_name, population from c');
    await sql.press('Control+Enter');
    await result.getByText(/\d+ rows · HTTP 200/).waitFor();
  });

  test('suggestions stay inside the editor when the typed word scrolls into view', async () => {
    await calls.fill(`{ "${'x'.repeat(120)}": { "tool": "`);
    await calls.evaluate((area) => area.scrollTo(0, 0));
    await calls.press('End');
    await calls.pressSequentially('places.get_c');
    const list = page.locator('.suggestions');
    await page.getByRole('option', { name: 'places.get_country' }).waitFor();
    assert.ok(await calls.evaluate((area) => area.scrollLeft > 0));
    const [inner, outer] = [await list.boundingBox(), await page.locator('.code-box').first().boundingBox()];
    assert.ok(
      inner !== null && outer !== null && inner.x >= outer.x && inner.x + inner.width <= outer.x + outer.width + 1,
    );
    await calls.press('Escape');
    await calls.fill('{ "c": { "tool": "places.get_countries" } }');
  });

  test('a link fills in the editor in a new tab, which runs nothing until the visitor presses Run', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const [writtenCalls, writtenSql] = [await calls.inputValue(), await sql.inputValue()];
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByText('Copied').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    assert.ok(link.startsWith(`${server.url}/query#q=`));
    assert.not.ok(link.includes(key));
    const before = sent.length;
    await open(new URL(link).hash);
    await page.getByText('This query comes from a link. Check it, then press Run.').waitFor();
    assert.equal(JSON.parse(await calls.inputValue()), JSON.parse(writtenCalls));
    assert.is(await sql.inputValue(), writtenSql);
    assert.is(sent.length, before);
    assert.equal(await faultsInEveryLook(page), []);
    await run.click();
    await result.getByText(/\d+ rows · HTTP 200/).waitFor();
    assert.is(sent.length, before + 1);
  });

  test('an unreadable link leaves the example in place, and a link that would be too long is not offered', async () => {
    await open('#q=AAAA');
    await page.getByText('The link does not contain a readable query.').waitFor();
    assert.match(await sql.inputValue(), /people_per_km2/);
    await sql.fill(`select '${'x'.repeat(7_000)}'`);
    await page.getByText('Too long for a link (at most 8,000 characters).').waitFor();
  });

  test('the browser reports no errors and contacts no other host', () => assert.equal(complaints, []));
}

test.run();
