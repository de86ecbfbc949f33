// Ten journeys of visitors through the pages, on recorded responses. Writes their pictures to build/journeys. Takes long.

import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openAlmanac } from '../support/almanac.ts';
import { openBrowser } from '../support/browser.ts';
import { REPLAYING } from '../support/operations.ts';
import { type Look, openTab } from '../support/site.ts';
import { writeContactSheet } from './contact-sheet.ts';
import { Journey, type JourneyReport } from './journey.ts';

const DESKTOP: Look = { theme: 'light', width: 1440 };
const PHONE: Look = { theme: 'dark', width: 390 };
const QUESTION = 'What is 250 dollars in kronor?';

const browser = await openBrowser();
if (browser !== undefined) {
  const reports: JourneyReport[] = [];
  const server = await openAlmanac({ ...REPLAYING, ALMANAC_TRY: '500' });
  const closed = createServer((_, response) => response.writeHead(503).end('Closed for maintenance'));
  await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
  const { port } = closed.address() as AddressInfo;
  const failing = await openAlmanac({ UPSTREAM_ECB_FX_BASE_URL: `http://127.0.0.1:${port}`, ALMANAC_TRY: '500' });
  test.after(async () => {
    const folder = await writeContactSheet(browser, reports);
    for (const { title, actions, seconds } of reports)
      process.stdout.write(`${title}: ${actions} actions, ${seconds.toFixed(1)} s\n`);
    process.stdout.write(`Pictures: ${folder}index.html\n`);
    await browser.close();
    await Promise.all([server.stop(), failing.stop()]);
    closed.close();
  });

  /** Runs a journey in its own window. It must not cause errors in the browser. */
  function journey(title: string, look: Look, walk: (journey: Journey) => Promise<void>, almanac = server): void {
    test(title, async () => {
      const { page, context, complaints } = await openTab(browser as NonNullable<typeof browser>, almanac.url, look);
      page.setDefaultTimeout(20_000);
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const walked = new Journey(title, context, page, almanac.url);
      await walk(walked);
      reports.push(walked.report());
      assert.equal(complaints, []);
      await context.close();
    });
  }

  journey('Evaluate: an example question is answered with one click', DESKTOP, async (visitor) => {
    const { page } = visitor;
    await visitor.open('/');
    await visitor.picture('The front page');
    await visitor.click(page.getByRole('link', { name: QUESTION }));
    await page.locator('.brief', { hasText: '2343' }).waitFor();
    await visitor.picture('The answer, with rate, date and source');
    assert.match((await page.locator('.match').textContent()) ?? '', /European Central Bank/);
    assert.is(visitor.report().actions, 1);
  });

  journey('Connect Claude Code', DESKTOP, async (visitor) => {
    const { page } = visitor;
    await visitor.open('/');
    const panel = page.getByRole('tabpanel', { name: 'Claude Code' });
    await panel.scrollIntoViewIfNeeded();
    await visitor.click(panel.getByRole('button', { name: 'Copy' }));
    await panel.getByText('Copied').waitFor();
    await visitor.picture('The command is copied');
    const command = await page.evaluate(() => navigator.clipboard.readText());
    assert.ok(command.startsWith(`claude mcp add --transport http almanac '${server.url}/mcp/'`), command);
  });

  journey('A figure as chart and CSV from a question', DESKTOP, async (visitor) => {
    const { page } = visitor;
    await visitor.open('/');
    await visitor.fill(
      page.getByRole('searchbox', { name: 'Your question' }),
      'How did the euro move against the dollar?',
    );
    await visitor.press('Enter');
    await page.locator('.match .plot').first().waitFor();
    await visitor.picture('The answer as a chart');
    await visitor.click(page.locator('.match').getByRole('link', { name: 'Open' }));
    await visitor.ready();
    await page.locator('.result-head', { hasText: 'HTTP 200' }).waitFor();
    const chart = page.locator('#views-panel-series-0');
    await chart.locator('.plot-line path').waitFor();
    const download = page.waitForEvent('download');
    await visitor.click(chart.getByRole('button', { name: 'Download CSV' }));
    const csv = await readFile(await (await download).path(), 'utf8');
    await visitor.picture('The same call on its page, with CSV, SVG and PNG');
    assert.match(csv, /^date,rate,unit\r\n\d{4}-\d{2}-\d{2},1\.\d+,USD\r\n/);
  });

  journey('Compare three countries', DESKTOP, async (visitor) => {
    const { page } = visitor;
    await visitor.open('/services/economic-indicators/get_economic_data');
    await visitor.click(page.getByRole('button', { name: 'Clear' }));
    await visitor.fill(page.locator('#argument-indicator'), 'FP.CPI.TOTL.ZG');
    const country = page.locator('#argument-country');
    await visitor.click(page.locator('details.more > summary').first());
    for (const name of ['Norway', 'Sweden', 'United States']) {
      await visitor.fill(country, name);
      await visitor.click(page.getByRole('option', { name }).first());
    }
    await visitor.picture('Three countries, chosen by name');
    await visitor.fill(page.locator('#argument-year_from'), '2019');
    await visitor.fill(page.locator('#argument-year_to'), '2023');
    await visitor.choose(page.locator('#argument-source'), 'development_bank');
    await visitor.click(page.getByRole('button', { name: 'Run' }));
    await page.locator('.result-head', { hasText: 'HTTP 200' }).waitFor();
    await page.locator('.try-result .plot-line').nth(2).waitFor();
    await visitor.picture('One line per country');
    const legend = (await page.locator('.try-result .chart-legend').first().textContent()) ?? '';
    for (const name of ['Norway', 'Sweden', 'United States']) assert.ok(legend.includes(name), legend);
  });

  journey('A permalink opened by someone else', DESKTOP, async (visitor) => {
    const { page } = visitor;
    await visitor.open('/services/eu-bank-fx/get_history?base=EUR&target=USD&days=30');
    await page.locator('.result-head', { hasText: 'HTTP 200' }).waitFor();
    await visitor.click(page.getByRole('button', { name: 'Copy link' }));
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await visitor.picture('The link of the answer is copied');
    const { page: other, context } = await openTab(browser, server.url, DESKTOP);
    visitor.page = other;
    await other.goto(link);
    await visitor.ready();
    await visitor.picture('Another visitor sees the same answer, without a key');
    assert.match((await other.locator('.answer').textContent()) ?? '', /1\.15/);
    await other.getByRole('heading', { name: 'Cite' }).waitFor();
    await context.close();
  });

  journey('Watch earthquakes above magnitude 6 in an area', DESKTOP, async (visitor) => {
    const { page } = visitor;
    const key = await server.key();
    await visitor.open('/webhooks');
    await visitor.fill(page.locator('#visitor-key'), key);
    await visitor.click(page.getByRole('button', { name: 'Use key', exact: true }));
    await visitor.choose(page.locator('#watched-type'), { label: 'Earthquakes' });
    const magnitude = page.getByRole('group', { name: 'Magnitude' });
    await visitor.fill(magnitude.getByLabel('at least'), '6');
    for (const [edge, value] of Object.entries({ south: '30', west: '128', north: '46', east: '146' }))
      await visitor.fill(page.getByRole('group', { name: 'Area' }).getByLabel(edge), value);
    await visitor.picture('At least magnitude 6, in a box around Japan');
    await visitor.click(page.getByRole('button', { name: 'Use a test inbox' }));
    const received = page.locator('.inbox .card', { hasText: 'signature verified' });
    await received.first().waitFor();
    await visitor.click(page.getByRole('button', { name: 'Test event' }));
    await received.nth(1).waitFor();
    await received.first().scrollIntoViewIfNeeded();
    await visitor.picture('The test inbox received the signed events');
    const { json } = await server.send({ path: '/rest/webhooks/list_subscriptions', key });
    const [{ at_least, area }] = json.subscriptions;
    assert.equal(at_least, { magnitude: 6 });
    assert.equal(area, { south: 30, west: 128, north: 46, east: 146 });
  });

  journey('Rotate a key', DESKTOP, async (visitor) => {
    const { page } = visitor;
    const key = await server.key();
    await visitor.open('/key');
    await visitor.fill(page.locator('#visitor-key'), key);
    await visitor.click(page.getByRole('button', { name: 'Use key', exact: true }));
    await page.getByRole('button', { name: /Rotate/ }).waitFor();
    await visitor.picture('Usage of the key');
    await visitor.click(page.getByRole('button', { name: /Rotate/ }));
    const fresh = (await page.locator('.fresh-key code').textContent()) ?? '';
    await visitor.picture('The new key, shown once');
    assert.is((await server.send({ path: '/key/usage', key: fresh })).status, 200);
    assert.is.not(fresh, key);
  });

  journey(
    'Find why a source fails',
    DESKTOP,
    async (visitor) => {
      const { page } = visitor;
      await visitor.open('/services/eu-bank-fx/get_history?base=EUR&target=USD');
      await page.locator('.problem').waitFor();
      await visitor.picture('The call fails, and the page names the source');
      assert.match((await page.locator('.problem').textContent()) ?? '', /HTTP 503/);
      await visitor.click(page.getByRole('link', { name: 'Source status' }));
      await page.getByRole('heading', { name: /failing/ }).waitFor();
      await visitor.picture('The source is failing; the others are not');
      const row = page.locator('table.status tr', { hasText: 'European Central Bank' });
      await row.filter({ hasText: 'failing' }).getByRole('link', { name: 'upstream_failed' }).waitFor();
    },
    failing,
  );

  journey('On a phone in dark mode, from the front page to an answer', PHONE, async (visitor) => {
    const { page } = visitor;
    await visitor.open('/');
    await visitor.picture('The front page');
    await visitor.fill(page.getByRole('searchbox', { name: 'Your question' }), QUESTION);
    await visitor.press('Enter');
    await page.locator('.brief', { hasText: '2343' }).waitFor();
    await visitor.picture('The answer');
    const { width, height } = await page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      return { width: scrollWidth, height: scrollHeight };
    });
    assert.is(width, PHONE.width);
    assert.ok(height < 5_000, `${height} px`);
  });

  journey('With the keyboard only, from the front page to an answer', DESKTOP, async (visitor) => {
    const { page } = visitor;
    await visitor.open('/');
    const focused = () =>
      page.evaluate(
        () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
      );
    for (let presses = 0; presses < 15 && (await focused()) !== 'Your question'; presses += 1)
      await visitor.press('Tab');
    assert.is(await focused(), 'Your question');
    await visitor.picture('The question has the focus');
    await visitor.type(QUESTION);
    await visitor.press('Enter');
    await page.locator('.brief', { hasText: '2343' }).waitFor();
    await visitor.picture('The answer');
  });
}

test.run();
