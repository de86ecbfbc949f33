// The official host shows apps in Chromium under a policy that blocks all requests.

import { gzipSync } from 'node:zlib';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { areas, services } from '../../../generated/catalog.ts';
import { APP_MIME_TYPE, APP_NAMES, appFor, appUri, appViews } from '../../../runtime/contract/app.ts';
import { appVersion } from '../../../runtime/transports/mcp/app-version.ts';
import { viewsOf } from '../../../runtime/views/declared.ts';
import { openAlmanac } from '../../support/almanac.ts';
import { openBrowser } from '../../support/browser.ts';
import { REPLAYING } from '../../support/operations.ts';
import { findingsOf, isTooWide, openTab } from '../../support/site.ts';
import { chatIn, readDocuments, startChat } from './chat.ts';

const server = await openAlmanac(REPLAYING);
const key = await server.key();
const browser = await openBrowser();
test.after(async () => {
  await browser?.close();
  await server.stop();
});

async function connected(path: string): Promise<Client> {
  const client = new Client({ name: 'chat', version: '1.0.0' });
  const headers = { 'Service-API-Key': key };
  await client.connect(new StreamableHTTPClientTransport(new URL(path, server.url), { requestInit: { headers } }));
  return client;
}

test('only tools whose results are tables, series or maps reference an app document', async () => {
  for (const service of [...services, ...areas]) {
    const client = await connected(`/mcp/${service.slug.replace('api/', '')}/`);
    const { tools } = await client.listTools();
    for (const operation of service.operations) {
      const tool = tools.find(({ name }) => name === (operation.tool ?? operation.name));
      const app = appFor(await viewsOf(operation));
      const uri = app && appUri(app, appVersion());
      const meta = app && { ui: { resourceUri: uri }, 'ui/resourceUri': uri };
      assert.equal(tool?._meta, meta, operation.id);
    }
    await client.close();
  }
});

test('every endpoint lists and returns the documents, each a single file that loads nothing else', async () => {
  for (const path of ['/mcp/', '/mcp/places/', '/mcp/?services=places,trials', '/mcp/preprints/']) {
    const client = await connected(path);
    assert.ok(client.getServerCapabilities()?.resources, path);
    const listed = (await client.listResources()).resources.filter(({ uri }) => uri.startsWith('ui:'));
    assert.equal(
      listed.map(({ uri, mimeType }) => [uri, mimeType]),
      APP_NAMES.map((name) => [appUri(name, appVersion()), APP_MIME_TYPE]),
    );
    for (const { uri } of listed) {
      const [content] = (await client.readResource({ uri })).contents;
      const text = content !== undefined && 'text' in content ? content.text : '';
      assert.is(content?.mimeType, APP_MIME_TYPE);
      assert.ok(gzipSync(text).length < 100_000, `${uri} ${gzipSync(text).length}`);
      assert.not.match(text, /<(?:script|img|link|iframe)[^>]*\s(?:src|href)=|@import|url\((?!data:)/i, uri);
    }
    await client.close();
  }
});

test('document URIs contain a version, and outdated URIs return the current document', async () => {
  const client = await connected('/mcp/');
  const read = async (uri: string) => (await client.readResource({ uri })).contents[0] as { uri: string; text: string };
  const { tools } = await client.listTools();
  const call = tools.find(({ name }) => name === 'call_tool');
  const uri = String(call?._meta?.['ui/resourceUri']);
  assert.match(uri, /^ui:\/\/almanac\/[0-9a-f]{10}\/answer$/);
  const now = await read(uri);
  for (const other of ['ui://almanac/answer', 'ui://almanac/0123456789/answer']) {
    assert.equal(await read(other), { ...now, uri: other });
  }
  for (const none of ['ui://almanac/0123456789/nothing', 'ui://almanac/../answer', 'ui://elsewhere/answer']) {
    const refused = await read(none).catch((error: Error) => error);
    assert.ok(refused instanceof Error && refused.message.includes('Call resources/list'), none);
  }
  await client.close();
});

test('results include their views, even through call_tool, unless no app can draw the views', async () => {
  const viewsIn = ({ _meta }: { _meta?: Record<string, unknown> | undefined }) => _meta?.['almanac/views'];
  const own = await connected('/mcp/eu-bank-fx/');
  const direct = await own.callTool(HISTORY);
  const history = services
    .find(({ slug }) => slug === 'eu-bank-fx')
    ?.operations.find(({ name }) => name === 'get_history');
  assert.equal(viewsIn(direct), appViews(await viewsOf(history as NonNullable<typeof history>)));
  const all = await connected('/mcp/');
  const through = await all.callTool({
    name: 'call_tool',
    arguments: { tool: 'eu_bank_fx__get_history', arguments: HISTORY.arguments },
  });
  assert.equal(viewsIn(through), viewsIn(direct));
  const conversion = { value: 1, from_unit: 'mile', to_unit: 'kilometer' };
  const value = { tool: 'unit_conversion__convert_units', arguments: conversion };
  assert.is(viewsIn(await all.callTool({ name: 'call_tool', arguments: value })), undefined);
  await own.close();
  await all.close();
});

const HISTORY = { name: 'get_history', arguments: { base: 'EUR', target: 'USD', days: 30 } };

if (browser !== undefined) {
  const { url, close } = await startChat();
  test.after(close);
  const documents = await readDocuments(await connected('/mcp/'));

  async function chat(theme: 'light' | 'dark') {
    const tab = await openTab(browser as NonNullable<typeof browser>, url, {
      theme: theme === 'light' ? 'dark' : 'light',
      width: 320,
    });
    await tab.page.goto(url);
    return { ...tab, ...chatIn(tab.page, documents, theme) };
  }

  const CALLS = [
    {
      app: 'table',
      slug: 'space-weather',
      name: 'get_solar_flares',
      arguments: {},
      field: /"class_type":"(.*?)"/,
    },
    { app: 'series', slug: 'eu-bank-fx', ...HISTORY, field: /"rate":([0-9.]+)/ },
    {
      app: 'map',
      slug: 'places',
      name: 'search_cities',
      arguments: { query: 'Oslo' },
      field: /"name":"(.*?)"/,
    },
  ];

  for (const theme of ['light', 'dark'] as const) {
    for (const { app, slug, name, arguments: values, field } of CALLS) {
      test(`${app}, ${theme}: shows the result of ${name} in a chat 320 pixels wide`, async () => {
        const client = await connected(`/mcp/${slug}/`);
        const result = await client.callTool({ name, arguments: values });
        await client.close();
        assert.not.ok(result.isError, JSON.stringify(result.content).slice(0, 300));
        const { page, frame, show, context, complaints } = await chat(theme);
        // The tool's own document and the document of call_tool show the same answer.
        for (const drawn of [app, 'answer']) {
          assert.is(await show({ name: drawn, result, title: 'What it is called' }), `almanac-${drawn}`);
          await frame().locator('h1', { hasText: 'What it is called' }).waitFor();
          const text = (await frame().locator('main').textContent()) ?? '';
          const value = field.exec(JSON.stringify(result.structuredContent))?.[1];
          assert.ok(value !== undefined && text.includes(value), `${value}: ${text.slice(0, 400)}`);
          assert.not.match(text, /undefined|\[object|NaN/);
          if (app !== 'table')
            await frame()
              .locator(app === 'map' ? '.map-svg .place' : '.plot path')
              .first()
              .waitFor();
          // A frame that does not get a size from the host is 150 pixels tall.
          await page.evaluate('chat.tall(151)');
          const dark = await frame().evaluate(() => getComputedStyle(document.body).backgroundColor);
          assert.is(dark, theme === 'dark' ? 'rgb(20, 24, 27)' : 'rgb(251, 251, 249)');
          assert.is(await frame().evaluate(() => document.documentElement.scrollWidth > 320), false);
        }
        assert.not.ok(await isTooWide(page));
        assert.equal(await findingsOf(page), []);
        assert.equal(complaints, []);
        await context.close();
      });
    }
  }

  test('apps follow the host’s theme, report failed and cancelled calls, and let the host open links', async () => {
    const { page, frame, show, context, complaints } = await chat('light');
    const call = (what: string) => page.evaluate(what);
    await show({ name: 'table' });
    await frame().getByText('Waiting for the response').waitFor();
    await call('chat.become("dark")');
    await frame().locator('html[style*="dark"]').waitFor();
    await call('chat.cancel()');
    await frame().getByText('The call was canceled.').waitFor();
    const failed = { isError: true, content: [{ type: 'text', text: 'days must be at most 30.' }] };
    await show({ name: 'table', result: failed });
    await frame().getByRole('alert').getByText('days must be at most 30.').waitFor();
    const views = [{ kind: 'table', title: 'Rows', rows: 'rows', columns: [{ path: 'a', title: 'A', type: 'link' }] }];
    const rows = [{ a: 'https://example.org/x' }, { a: 'javascript:alert(1)' }, { a: '<img src=x onerror=alert(1)>' }];
    const hostile = { content: [], structuredContent: { rows }, _meta: { 'almanac/views': views } };
    await show({ name: 'table', result: hostile });
    const opened = call('chat.opens()');
    await frame().locator('a').click();
    assert.is(await opened, 'https://example.org/x');
    assert.is(await frame().locator('a').count(), 1);
    assert.is(await frame().locator('img').count(), 0);
    // If the metadata is malformed, only the text is shown.
    for (const _meta of [{ 'almanac/views': [{ kind: 'none' }, null, 5] }, { 'almanac/views': 'x' }, undefined]) {
      await show({
        name: 'answer',
        result: { content: [{ type: 'text', text: 'As words.' }], structuredContent: { rows }, _meta },
      });
      await frame().getByText('As words.').waitFor();
    }
    await call('chat.close()');
    assert.equal(complaints, []);
    await context.close();
  });
}

test.run();
