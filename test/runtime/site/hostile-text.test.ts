// Scripts in every string that an attacker can show to a user: source responses, feedback, names and URLs of clients,
// subscriptions, events, and URLs of pages. Runs without the content security policy, to test the pages' own escaping,
// and once with it. Takes long. Mostly waits.

import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { services } from '../../../generated/catalog.ts';
import type { View } from '../../../runtime/contract/view.ts';
import { pageDataOf } from '../../../runtime/site/offer-files.ts';
import { viewsOf } from '../../../runtime/views/declared.ts';
import { ADMIN_TOKEN, openAlmanac } from '../../support/almanac.ts';
import { openBrowser } from '../../support/browser.ts';
import { queryString } from '../../support/http.ts';
import { REPLAYING } from '../../support/operations.ts';
import { startReceiver } from '../webhooks/receiver.ts';

/** Set by the hostile text wherever a page treats the text as markup or as part of a script string. */
const MARK = 'pwned';
const RUN = `top.${MARK}=1`;
const HOSTILE = `'"\`--></title></textarea></script><img src=x onerror=${RUN}><svg onload=${RUN}><iframe srcdoc="<script>${RUN}</script>"></iframe>`;
const TOOLS_A_VIEW = 3;

/** A copy of the recordings with hostile markup after every sentence. */
async function hostileRecordings(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'almanac-hostile-'));
  await cp(REPLAYING.UPSTREAM_REPLAY, folder, { recursive: true });
  for (const name of await readdir(folder, { recursive: true })) {
    if (!/(?<!\.meta)\.(?:geo)?json$/.test(name)) continue;
    const text = await readFile(join(folder, name), 'utf8');
    // Sources may report errors as plain text, regardless of the content type.
    if (!/^\s*[[{]/.test(text)) continue;
    const isSentence = /^(?!https?:)(?=.*\p{L}).*\S \S/u;
    const change = (_: string, value: unknown) =>
      typeof value === 'string' && isSentence.test(value) ? `${value} ${HOSTILE}` : value;
    await writeFile(join(folder, name), JSON.stringify(JSON.parse(text), change));
  }
  return folder;
}

const browser = await openBrowser();

if (browser !== undefined) {
  const folder = await hostileRecordings();
  const receiver = await startReceiver();
  const server = await openAlmanac(
    {
      ...REPLAYING,
      ...{ UPSTREAM_REPLAY: folder, ALMANAC_WEBHOOK_NETWORKS: '127.0.0.0/8', ALMANAC_WEBHOOK_HTTP: 'on' },
    },
    // Results are not validated here, because other tests do this.
    { strictResults: false, auditResult: () => undefined },
  );
  const key = await server.key();
  const context = await browser.newContext({ bypassCSP: true });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  test.after(async () => {
    await browser.close();
    await server.stop();
    await receiver.close();
    await rm(folder, { recursive: true });
  });

  const open = async (path: string) => {
    await page.goto(`${server.url}${path}`);
    await page.locator('[data-awake]').first().waitFor({ state: 'attached' });
  };
  const isHarmless = async (shown: Page, what: string, isThere = true) => {
    if (isThere) {
      await shown.waitForFunction(() => {
        const values = [...document.querySelectorAll('input')].map(({ value }) => value);
        return [document.documentElement.textContent, ...values].some((text) => text?.includes('onerror='));
      });
    }
    const markup = 'img, iframe, [onerror], [onload], script:not([src])';
    assert.is(await shown.locator(markup).count(), 0, what);
    assert.is(await shown.evaluate((name) => name in globalThis, MARK), false, what);
  };

  test('the hostile string executes if a page treats it as markup (proves that the other tests can fail)', async () => {
    const other = await context.newPage();
    await other.goto(`${server.url}/key`);
    await other.evaluate((html) => {
      document.body.innerHTML = html;
    }, HOSTILE);
    await other.waitForFunction((name) => name in globalThis, MARK);
    await other.close();
  });

  test('the content security policy blocks markup that was not escaped', async () => {
    const other = await browser.newPage();
    for (const path of ['/key', '/admin', '/services/places/search_cities', '/nowhere']) {
      await other.goto(`${server.url}${path}`);
      const stopped = await other.evaluate(
        (html) =>
          new Promise<string[]>((resolve) => {
            const directives: string[] = [];
            document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
              directives.push(effectiveDirective);
              if (directives.includes('script-src-attr') && directives.includes('img-src')) resolve(directives);
            });
            document.body.innerHTML = `${html}<img src="https://127.0.0.1:9/x" alt=""><b onclick="top.pwned=1">b</b>`;
            document.querySelector('b')?.click();
          }),
        HOSTILE,
      );
      assert.ok(stopped.length >= 2);
      assert.is(await other.evaluate((name) => name in globalThis, MARK), false, path);
    }
    await other.close();
  });

  test('source strings stay plain text in every kind of view', async () => {
    const seen = new Map<View['kind'], string[]>();
    await open('/services/places/search_cities');
    await page.evaluate((mine) => sessionStorage.setItem('almanac.key', mine), key);
    for (const service of services) {
      const pages = (await pageDataOf(service)).operations;
      for (const operation of service.operations) {
        const at = pages.find(({ name }) => name === operation.name);
        const views = await viewsOf(operation);
        const wanted = views.filter(({ kind }) => (seen.get(kind)?.length ?? 0) < TOOLS_A_VIEW);
        const example = at?.examples[0]?.arguments;
        if (at === undefined || example === undefined || wanted.length === 0 || !at.methods.includes('GET')) continue;
        const answer = await server.send({ path: `/rest/${service.slug}/${operation.name}`, body: example, key });
        if (answer.status !== 200 || !answer.text.includes('onerror=')) continue;
        await open(`${at.page}${queryString(example)}`);
        await page.getByRole('button', { name: 'Run' }).click();
        await page.locator('.result-head', { hasText: 'HTTP 200' }).waitFor();
        for (const tab of await page.locator('.try-result [role=tab]').all()) {
          await tab.click();
          await isHarmless(page, `${at.page} ${await tab.textContent()}`);
        }
        for (const kind of new Set(views.map((view) => view.kind))) {
          seen.set(kind, [...(seen.get(kind) ?? []), operation.name]);
        }
      }
    }
    for (const kind of ['value', 'facts', 'table', 'text', 'map', 'bars', 'series'] as const)
      assert.ok((seen.get(kind) ?? []).length > 0, `${kind}: no answer contains the string`);
  });

  test('URLs of pages stay plain text', async () => {
    const hostile = encodeURIComponent(HOSTILE);
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(server.url)) elsewhere.push(request.url());
    });
    for (const [path, isThere] of [
      [`/?q=${hostile}`, true],
      [`/services/places/search_cities?query=${hostile}`, true],
      [`/services/places/search_cities?${hostile}=1`, false],
      [`/services/${hostile}`, false],
      [`/services/places/${hostile}`, false],
      [`/problems/${hostile}`, false],
      [`/docs/clients/${hostile}`, false],
      [`/docs/reference?service=${hostile}`, false],
      [`/docs/reference?q=${hostile}`, true],
      [`/docs/reference/${hostile}`, false],
      [`/${hostile}`, false],
      [`/key#${hostile}`, false],
      [`/signup/links/${hostile}`, false],
      [`/connect/authorize?client_id=${hostile}&redirect_uri=${hostile}`, false],
      [`/connect/consent/${hostile}`, false],
      // Responses with data, which a browser must not render as a page.
      [`/rest/places/search_cities?query=${hostile}`, false],
      [`/rest/crisis-intelligence/search_crises?query=${hostile}&api_key=${key}`, false],
      [`/rest/unit-conversion/convert_units?value=1&from_unit=${hostile}&to_unit=mile&api_key=${key}`, false],
      ...['rest', 'rest/places', 'api', 'mcp', 'health', 'assets', 'connect'].map(
        (folder) => [`/${folder}/${hostile}`, false] as const,
      ),
    ] as const) {
      await page.goto(`${server.url}${path}`);
      await isHarmless(page, path, isThere);
    }
    assert.equal(elsewhere, []);
  });

  test('a problem quotes an argument as plain text', async () => {
    await open(`/services/unit-conversion/convert_units?from_unit=${encodeURIComponent(HOSTILE)}&to_unit=mile&value=1`);
    await page.getByRole('button', { name: 'Run' }).click();
    await page.locator('#argument-from_unit-fault').waitFor();
    await isHarmless(page, 'a fault of an argument');
  });

  test('input stored by callers stays plain text for owners and operators', async () => {
    const secondResponse = await server.send({
      path: '/rest/places/report_feedback',
      body: { feedback: HOSTILE },
      key,
    });
    assert.is(secondResponse.status, 200, secondResponse.text);
    receiver.behave((response) =>
      response.writeHead(500, 'No', { 'Content-Type': 'text/html', 'X-A': '<b>' }).end(HOSTILE),
    );
    const subscribed = await server.send({
      path: '/rest/webhooks/subscribe',
      body: {
        entity_type: 'ecb-fx_rate',
        callback_url: `${receiver.url}/'"<img src=x onerror=${RUN}>?x='"<svg onload=${RUN}>`,
        description: HOSTILE.slice(0, 200),
      },
      key,
    });
    assert.is(subscribed.status, 200, subscribed.text);
    await open('/webhooks');
    await page.locator('.card').first().waitFor();
    await page.getByRole('button', { name: 'Ping', exact: true }).click();
    await page.getByRole('status').filter({ hasText: /500/ }).first().waitFor();
    await page.locator('.card summary').first().click();
    await isHarmless(page, '/webhooks');
    for (const email of [`"${HOSTILE}"@example.org`, `<img/src=x/onerror=${RUN}>@example.org`, `'&"x@example.org`]) {
      await server.send({ path: '/signup', body: { email } });
    }
    await open('/admin');
    await page.locator('#operator-token').fill(ADMIN_TOKEN);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.locator('tbody th', { hasText: 'owner1@example.org' }).waitFor();
    for (const name of ['Feedback', 'Webhooks', 'Sources', 'Watches', 'Keys']) {
      await page.getByRole('tab', { name }).click();
      await isHarmless(page, `/admin ${name}`, name === 'Feedback');
    }
  });
}

test.run();
