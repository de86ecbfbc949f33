import { createServer } from 'node:http';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openAlmanac } from '../../support/almanac.ts';
import { openBrowser } from '../../support/browser.ts';
import { send } from '../../support/http.ts';
import { atLoopback } from '../../support/loopback.ts';
import { faultsInEveryLook } from '../../support/site.ts';

const browser = await openBrowser();

if (browser !== undefined) {
  const server = await openAlmanac();
  const client = await atLoopback(createServer((_, response) => response.end('<h1>Back at the client</h1>')));
  const frames = await atLoopback(
    createServer((request, response) => {
      response.setHeader('Content-Type', 'text/html');
      response.end(`<iframe src="${new URL(request.url ?? '', 'http://x').searchParams.get('of')}"></iframe>`);
    }),
  );
  const redirect = `${client.url}/callback`;
  const body = { client_name: 'A <b>client</b>', redirect_uris: [redirect] };
  const { json } = await send(server.port, { path: '/connect/register', body });
  const query = new URLSearchParams({
    ...{ client_id: json.client_id, redirect_uri: redirect, response_type: 'code', state: 'mine' },
    ...{ code_challenge: 'x'.repeat(43), code_challenge_method: 'S256', resource: `${server.url}/connect/mcp/places/` },
  });
  const begin = `${server.url}/connect/authorize?${query}`;
  test.after(async () => {
    await browser.close();
    for (const each of [server.stop, client.close, frames.close]) await each();
  });

  for (const [width, height] of [
    [1_440, 900],
    [390, 844],
  ] as const) {
    test(`on a page ${width} pixels wide, a user can allow a client using only the keyboard`, async () => {
      const page = await browser.newPage({ viewport: { width, height } });
      const messages: string[] = [];
      page.on('console', (message) => messages.push(message.text()));
      await page.goto(begin);
      assert.match(await page.title(), /Allow a program on this computer to use/);
      assert.match((await page.textContent('main')) ?? '', /calls itself “A b client \/b”/);
      assert.match((await page.textContent('main')) ?? '', /the tools of the service Places/);
      const overflow = await page.evaluate(
        'document.documentElement.scrollWidth - document.documentElement.clientWidth',
      );
      assert.is(overflow, 0);
      assert.equal(await faultsInEveryLook(page), []);
      await page.keyboard.press('Tab');
      await page.keyboard.type('alm_wrong');
      await page.keyboard.press('Enter');
      await page.waitForSelector('[role=alert]');
      assert.match((await page.textContent('[role=alert]')) ?? '', /key is unknown/);
      assert.equal(await faultsInEveryLook(page), []);
      await page.getByLabel('Your email address').fill(`person${width}@example.org`);
      await page.keyboard.press('Enter');
      await page.waitForSelector('output');
      const key = (await page.textContent('output')) ?? '';
      await page.getByRole('button', { name: /Continue/ }).click();
      await page.waitForURL(`${redirect}?**`);
      const { searchParams } = new URL(page.url());
      assert.equal([searchParams.get('state'), searchParams.get('iss')], ['mine', `${server.url}/connect`]);
      assert.match(searchParams.get('code') ?? '', /^[\w-]{43}$/);
      assert.match(key, /^alm_\w{36}$/);
      assert.not.match(page.url(), key);
      // The content security policy blocked no style or form.
      assert.equal(
        messages.filter((text) => !/status of 40[14]/.test(text)),
        [],
      );
      await page.close();
    });
  }

  test('the consent page cannot be framed by another page', async () => {
    const page = await browser.newPage();
    await page.goto(`${frames.url}/?of=${encodeURIComponent(begin)}`);
    await page.waitForLoadState('networkidle');
    const shown = await Promise.all(page.frames().map((frame) => frame.$('form')));
    assert.equal(
      shown.filter((form) => form !== null),
      [],
    );
    await page.close();
  });
}

test.run();
