// Takes long. Mostly waits.

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { areas, services } from '../../../generated/catalog.ts';
import { eventTypes } from '../../../generated/events.ts';
import { groupsOf } from '../../../runtime/site/reference/groups.ts';
import { readOpenApi } from '../../../runtime/site/reference/openapi.ts';
import { operationsOf } from '../../../runtime/site/reference/operations.ts';
import { searchReference } from '../../../runtime/site/reference/search.ts';
import { openAlmanac } from '../../support/almanac.ts';
import { openBrowser } from '../../support/browser.ts';
import { faultsInEveryLook, openTab } from '../../support/site.ts';

const HTML = { Accept: 'text/html' };
/** Maximum compressed size of a page in bytes; the budget for a page is 120 KB. */
const MAX_BYTES = 60_000;
const groups = groupsOf({ services, areas });
const server = await openAlmanac();
const browser = await openBrowser();
test.after(async () => {
  await browser?.close();
  await server.stop();
});

test('contains every operation of the OpenAPI document, each with an anchor, code and a response', async () => {
  const { paths } = await readOpenApi();
  const documented = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const shown = new Set<string>();
  for (const group of groups) {
    const { text, status } = await server.send({ path: `/docs/reference/${group.name}`, headers: HTML });
    assert.is(status, 200, group.name);
    assert.not.match(text, /\bundefined\b|\[object \w+\]|\bNaN\b/, group.name);
    const anchors = new Set<string>();
    for (const { anchor, methods, path, samples, responses } of await operationsOf(group, server.url)) {
      assert.not(anchors.has(anchor), `${group.name} ${anchor}`);
      anchors.add(anchor);
      assert.ok(text.includes(`id="${anchor}"`), anchor);
      assert.ok(samples.length > 0, anchor);
      assert.ok(responses.length > 0, anchor);
      if (group.name !== 'events') for (const method of methods) shown.add(`${method} ${path}`);
    }
    if (group.name === 'events') assert.is(anchors.size, eventTypes.length);
  }
  assert.equal([...shown].sort(), documented.sort());
});

test('does not contain the find_tool evaluation questions', async () => {
  for (const slug of ['economic-indicators', 'webhooks']) {
    const { text } = await server.send({ path: `/docs/reference/${slug}`, headers: HTML });
    assert.not.match(text, /Where do your economic figures come from|subcribe to wehbook|Sample questions/);
  }
});

test('every page stays within the size limit', async () => {
  for (const { name } of groups) {
    const { headers, status } = await server.send({
      path: `/docs/reference/${name}`,
      headers: { ...HTML, 'Accept-Encoding': 'br' },
    });
    assert.is(status, 200);
    assert.ok(Number(headers['content-length']) < MAX_BYTES, `${name}: ${headers['content-length']}`);
  }
});

test('links from earlier versions still show the right group, and unknown groups return 404', async () => {
  for (const slug of ['places', 'api/air-quality', 'air-quality', 'keys']) {
    const { text } = await server.send({ path: `/docs/reference?service=${slug}`, headers: HTML });
    assert.ok(text.includes(`rel="canonical" href="${server.url}/docs/reference/${slug.replace('api/', '')}"`), slug);
  }
  assert.is((await server.send({ path: '/docs/reference?service=nothing', headers: HTML })).status, 200);
  const missing = await server.send({ path: '/docs/reference/place', headers: HTML });
  assert.is(missing.status, 404);
  assert.match(missing.text, /Did you mean/);
});

test('search works without JavaScript', async () => {
  const { text } = await server.send({ path: '/docs/reference?q=air+quality+city', headers: HTML });
  assert.match(text, /href="\/docs\/reference\/air-quality#city"/);
  const none = await server.send({ path: '/docs/reference?q=zzzz%3Cb%3E', headers: HTML });
  assert.match(none.text, /No operation contains all words of “zzzz&lt;b/);
});

test('ranks words in titles before words in descriptions, and requires all words', () => {
  const entry = { name: 'a', method: 'GET', path: '/rest/a', url: '/a', group: 'Group' };
  const entries = [
    { ...entry, title: 'Other', text: 'converts units' },
    { ...entry, title: 'Convert units', text: '' },
    { ...entry, title: 'Convert', text: '' },
  ];
  assert.equal(
    searchReference(entries, 'convert UNITS').map(({ title }) => title),
    ['Convert units', 'Other'],
  );
  assert.equal(searchReference(entries, '  '), []);
});

if (browser !== undefined) {
  const { page, complaints } = await openTab(browser, server.url, { theme: 'light', width: 1440 });

  for (const path of ['', '/unit-conversion', '/events']) {
    test(`axe-core finds no violations on /docs/reference${path}, which fits every width`, async () => {
      await page.goto(`${server.url}/docs/reference${path}`);
      assert.equal(await faultsInEveryLook(page), []);
    });
  }

  test('pressing Ctrl+K, typing a query and pressing Enter opens an operation', async () => {
    await page.goto(`${server.url}/docs/reference/unit-conversion`);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('ping webh');
    await page.locator('#reference-found [role=option]').first().waitFor();
    assert.equal(await faultsInEveryLook(page), []);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/docs/reference/deliveries#ping_webhook');
  });

  test('selecting the language of one sample selects it for all, also on the next page', async () => {
    await page.goto(`${server.url}/docs/reference/unit-conversion`);
    await page.locator('#convert_units .sample-tab', { hasText: 'Python' }).click();
    assert.ok(await page.locator('#list_unit_categories [data-language=python]').isVisible());
    await page.goto(`${server.url}/docs/reference/places`);
    assert.ok(await page.locator('#get_city [data-language=python]').isVisible());
    assert.not.ok(await page.locator('#get_city [data-language=curl]').isVisible());
  });

  test('inserts the key stored in the tab into the code, and can omit it', async () => {
    await page.goto(`${server.url}/docs/reference/unit-conversion`);
    await page.evaluate(() => sessionStorage.setItem('almanac.key', 'alm_0123456789abcdef'));
    await page.reload();
    const code = page.locator('#convert_units .sample code');
    for (const text of await code.allTextContents()) assert.match(text, /alm_0123456789abcdef/);
    await page.locator('[data-key-choice] input').uncheck();
    for (const text of await code.allTextContents()) assert.not.match(text, /alm_0123/);
    await page.evaluate(() => sessionStorage.clear());
  });

  test('a Swagger UI link leads to the operation', async () => {
    await page.goto(
      `${server.url}/docs/reference?service=unit-conversion#/unit-conversion/unit_conversion__convert_units`,
    );
    await page.waitForURL('**#convert_units');
  });

  test('the browser reports no errors and contacts no other host', () => assert.equal(complaints, []));
}

test.run();
