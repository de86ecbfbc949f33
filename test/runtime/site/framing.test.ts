// In a real browser, pages from other origins frame or open the pages of this server. Takes long. Mostly waits.

import { createServer } from 'node:http';
import type { Browser, Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ADMIN_TOKEN, openAlmanac } from '../../support/almanac.ts';
import { openBrowser } from '../../support/browser.ts';
import { send } from '../../support/http.ts';
import { atLoopback, freePort } from '../../support/loopback.ts';
import { startMailServer } from '../../support/mail-server.ts';

const FRAMES: readonly ((url: string) => string)[] = [
  (url) => `<iframe src="${url}"></iframe>`,
  (url) => `<iframe sandbox="allow-scripts allow-forms allow-same-origin" src="${url}"></iframe>`,
  (url) => `<object data="${url}"></object>`,
  (url) => `<embed src="${url}">`,
];

const PATHS = [
  ...[
    '/',
    '/?q=ships',
    '/key',
    '/webhooks',
    '/status',
    '/admin',
    '/docs',
    '/docs/clients',
    '/docs/webhooks',
    '/changelog',
  ],
  ...['/docs/reference?service=places', '/services/places', '/services/unit-conversion/convert_units', '/problems'],
  ...[
    '/endpoints/air-quality/city',
    '/problems/not_found',
    '/nowhere',
    '/services/nothing',
    `/signup/links/${'x'.repeat(43)}`,
  ],
  ...['/connect/authorize?client_id=unknown', '/connect/consent/unknown'],
];

const browser = await openBrowser();

if (browser !== undefined) {
  const mails = await startMailServer();
  const port = await freePort();
  const server = await openAlmanac({
    ...{ PORT: `${port}`, ALMANAC_PUBLIC_URL: `http://127.0.0.1:${port}` },
    ...{ ALMANAC_MAIL: mails.address, ALMANAC_MAIL_FROM: 'keys@almanac.example' },
  });
  const foreign = await atLoopback(
    createServer((request, response) => {
      const of = new URL(request.url ?? '', 'http://localhost').searchParams.get('of');
      const html = of === null ? '<h1>Framed</h1>' : FRAMES.map((frame) => frame(of.replaceAll('&', '&amp;'))).join('');
      response.setHeader('Content-Type', 'text/html').end(`<!doctype html><title>Foreign</title>${html}`);
    }),
  );
  test.after(async () => {
    await browser.close();
    for (const close of [server.stop, foreign.close, mails.close]) await close();
  });

  async function consent(): Promise<string> {
    const redirect = `${foreign.url}/callback`;
    const { json } = await send(server.port, { path: '/connect/register', body: { redirect_uris: [redirect] } });
    const parameters = new URLSearchParams({
      ...{ client_id: json.client_id, redirect_uri: redirect, response_type: 'code', state: 's' },
      ...{ code_challenge: 'x'.repeat(43), code_challenge_method: 'S256', resource: `${server.url}/connect/mcp/` },
    });
    return `${server.url}/connect/authorize?${parameters}`;
  }

  /** Number of frames in a foreign page that show the URL, once everything has loaded. */
  async function shownIn(page: Page, url: string): Promise<number> {
    await page.goto(`${foreign.url}/?of=${encodeURIComponent(url)}`, { waitUntil: 'load' });
    const frames = page.frames().filter((frame) => frame !== page.mainFrame());
    const { origin } = new URL(url);
    return frames.filter((frame) => frame.url().startsWith(`${origin}/`)).length;
  }

  test('a page that allows framing appears in every kind of frame (proves that the next test can fail)', async () => {
    const page = await browser.newPage();
    assert.is(await shownIn(page, `${foreign.url}/framed`), FRAMES.length);
    await page.close();
  });

  test('no page appears in a frame of another origin, with or without a session', async () => {
    const page = await browser.newPage();
    // Simulates a user with a session in another tab.
    await page.goto(`${server.url}/key`);
    await page.evaluate((token) => sessionStorage.setItem('almanac.operator', token), ADMIN_TOKEN);
    await page.goto(await consent());
    for (const url of [...PATHS.map((path) => `${server.url}${path}`), await consent(), page.url()]) {
      const answers: number[] = [];
      const count = (response: { url(): string; status(): number }) => {
        if (response.url() === url) answers.push(response.status());
      };
      page.on('response', count);
      assert.is(await shownIn(page, url), 0, url);
      page.off('response', count);
      assert.ok(answers.length > 0, `${url} was requested by the frames`);
    }
    await page.close();
  });

  async function opened(at: Browser, path: string): Promise<{ attacker: Page; victim: Page }> {
    const attacker = await (await at.newContext()).newPage();
    await attacker.goto(foreign.url);
    const popup = attacker.waitForEvent('popup');
    await attacker.evaluate((url) => {
      const all = globalThis as unknown as { victim: Window | null; told: unknown[] };
      all.told = [];
      addEventListener('message', ({ data }) => all.told.push(data));
      all.victim = window.open(url);
    }, `${server.url}${path}`);
    const victim = await popup;
    await victim.waitForLoadState('load');
    return { attacker, victim };
  }

  test('a page neither accepts messages from its opener nor sends messages to it', async () => {
    for (const path of ['/key', '/admin', '/webhooks', '/services/unit-conversion/convert_units']) {
      const { attacker, victim } = await opened(browser, path);
      await victim.locator('[data-awake]').waitFor({ state: 'attached' });
      const before = await victim.locator('main').innerHTML();
      await attacker.evaluate(() => {
        const { victim: target } = globalThis as unknown as { victim: Window };
        const html = '<img src=x>';
        for (const message of [
          ...[html, { html }, { type: 'key', key: 'alm_attacker' }, { jsonrpc: '2.0', id: 1, method: 'tools/call' }],
          {
            jsonrpc: '2.0',
            method: 'ui/notifications/tool-result',
            params: { content: [{ type: 'text', text: html }] },
          },
        ]) {
          target.postMessage(message, '*');
        }
      });
      // The page's own message is delivered after the forged ones.
      await victim.evaluate(
        () =>
          new Promise<void>((resolve) => {
            addEventListener('message', ({ data }) => data === 'last' && resolve());
            postMessage('last', '*');
          }),
      );
      assert.is(await victim.locator('main').innerHTML(), before, path);
      assert.is(await victim.evaluate(() => sessionStorage.length), 0, path);
      assert.equal(await attacker.evaluate('told'), [], path);
      await attacker.context().close();
    }
  });

  test('the opener of a page cannot replace it with a look-alike', async () => {
    for (const path of ['/key', '/admin', '/webhooks', '/nowhere', `/signup/links/${'x'.repeat(43)}`]) {
      const { attacker, victim } = await opened(browser, path);
      // The attacker's page is notified a moment later.
      await attacker.waitForFunction('victim.closed');
      await attacker.evaluate((url) => {
        (globalThis as unknown as { victim: Window }).victim.location = url;
      }, `${foreign.url}/?look-alike`);
      assert.is(victim.url(), `${server.url}${path}`);
      assert.is(await victim.evaluate(() => window.opener), null);
      await attacker.context().close();
    }
  });

  test('sign-in in a window that a client opened returns to that client', async () => {
    const attacker = await browser.newPage();
    await attacker.goto(foreign.url);
    const popup = attacker.waitForEvent('popup');
    await attacker.evaluate((url) => void window.open(url), await consent());
    const victim = await popup;
    await victim.getByRole('button', { name: 'Deny' }).click();
    await victim.waitForURL(`${foreign.url}/callback?**`);
    assert.is(await victim.evaluate(() => window.opener !== null), true);
    await attacker.close();
  });
}

test.run();
