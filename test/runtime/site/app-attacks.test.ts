// Runs MCP Apps next to hostile frames, which forge messages from the host and listen for messages from the app, and
// with results that contain scripts. The frame has no content security policy, so only the app itself prevents attacks.

import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { PROVENANCE_META, VIEWS_META } from '../../../runtime/contract/app.ts';
import { openAlmanac } from '../../support/almanac.ts';
import { openBrowser } from '../../support/browser.ts';
import { chatIn, readDocuments, startChat } from './chat.ts';
import { EVERY_VIEW } from './every-view.ts';

const HOSTILE =
  '\'"`--></title></script><img src=x onerror=globalThis.pwned=1><svg onload=globalThis.pwned=1><a href="javascript:globalThis.pwned=1">link</a>';
/** A frame that repeatedly sends the app all messages that a host can send, and reports what it has received. */
const ATTACKER = `<script>
  globalThis.heard = 0;
  addEventListener('message', () => { heard++; });
  const text = 'forged';
  const forged = [
    { id: 1, result: { hostCapabilities: { openLinks: {} }, hostContext: { theme: 'dark', toolInfo: { tool: { title: text } } } } },
    { method: 'ui/notifications/host-context-changed', params: { theme: 'dark', toolInfo: { tool: { title: text } } } },
    { method: 'ui/notifications/tool-result', params: { content: [{ type: 'text', text }] } },
    { method: 'ui/notifications/tool-cancelled', params: {} },
    { id: 9, method: 'ui/resource-teardown', params: {} },
    { id: 10, method: 'ping', params: {} },
  ];
  globalThis.attack = () => {
    for (const message of forged) parent.frames[0].postMessage({ jsonrpc: '2.0', ...message }, '*');
    parent.frames[0].postMessage('last', '*');
  };
  setInterval(attack, 1);
</script>`;

const browser = await openBrowser();

if (browser !== undefined) {
  const server = await openAlmanac();
  const { url, close } = await startChat();
  const client = new Client({ name: 'chat', version: '1.0.0' });
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp/', server.url)));
  const documents = await readDocuments(client);
  test.after(async () => {
    await browser.close();
    await close();
    await server.stop();
  });

  test('an app accepts messages only from its host, and sends messages only to its host', async () => {
    const page = await (await browser.newContext({ bypassCSP: true })).newPage();
    await page.goto(url);
    await page.evaluate((html) => {
      const frame = document.createElement('iframe');
      frame.setAttribute('sandbox', 'allow-scripts');
      frame.srcdoc = html;
      document.body.append(frame);
    }, ATTACKER);
    const { frame, show } = chatIn(page, documents, 'light');
    for (const name of documents.keys()) {
      const result = { content: [{ type: 'text', text: 'What the tool answered.' }] };
      assert.is(await show({ name, result, title: 'From the host' }), `almanac-${name}`);
      await frame().getByText('What the tool answered.').waitFor();
      // Once the second `last` message arrives, all forged messages have been delivered.
      await frame().evaluate(
        () =>
          new Promise<void>((resolve) => {
            let last = 0;
            addEventListener('message', ({ data }) => {
              if (data === 'last' && ++last === 2) resolve();
            });
          }),
      );
      const text = (await frame().locator('main').textContent()) ?? '';
      assert.match(text, /From the host.*What the tool answered/s, name);
      assert.not.match(text, /forged|cancelled/, name);
      assert.is(await frame().evaluate(() => document.documentElement.style.colorScheme), 'light', name);
    }
    assert.is(await page.frames().at(-1)?.evaluate('heard'), 0, 'the attacker received no message');
    await page.context().close();
  });

  test('strings in results stay plain text in every view of an app', async () => {
    const page = await (await browser.newContext({ bypassCSP: true })).newPage();
    await page.goto(url);
    const { frame, show } = chatIn(page, documents, 'light');
    const row = { a: HOSTILE, b: HOSTILE, c: [HOSTILE], n: 5 };
    const structuredContent = { ...row, rows: [row, { ...row, a: `2 ${HOSTILE}`, n: 6 }] };
    const provenance = [
      { publisher: HOSTILE, page: 'javascript:globalThis.pwned=1', licence: HOSTILE, as_of: HOSTILE },
    ];
    for (const view of EVERY_VIEW) {
      // Pages sanitize HTML, but apps omit it.
      const isShown = view.kind !== 'text' || view.format === 'plain';
      const _meta = { [VIEWS_META]: [{ ...view, title: HOSTILE }], [PROVENANCE_META]: provenance };
      await show({ name: 'answer', result: { content: [], structuredContent, _meta }, title: HOSTILE });
      await frame().locator('h1', { hasText: 'onerror=' }).waitFor();
      if (isShown) assert.ok((await frame().getByText('onerror=').count()) > 1, view.title);
      if (view.kind === 'map') {
        // Dispatch the event directly, because the frame may still change its size and a pointer would miss.
        await frame().locator('.place').first().dispatchEvent('click');
        await frame().locator('.map-told', { hasText: 'onerror=' }).waitFor();
      }
      if (view.kind === 'series') await frame().locator('.chart-legend', { hasText: 'onerror=' }).waitFor();
      assert.is(await frame().locator('img, [onerror], [onload], a[href^="javascript:"]').count(), 0, view.title);
      assert.is(await frame().evaluate('"pwned" in globalThis'), false, view.title);
    }
    await show({ name: 'table', result: { isError: true, content: [{ type: 'text', text: HOSTILE }] } });
    await frame().getByRole('alert').getByText('onerror=').waitFor();
    assert.is(await frame().locator('img, [onerror], [onload]').count(), 0);
    await page.context().close();
  });
}

test.run();
