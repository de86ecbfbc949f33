// Renders every page on the server, without placeholder words and with a strict content security policy.

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { areas, services } from '../../../generated/catalog.ts';
import { problems } from '../../../generated/platform.ts';
import { pageDataOf, pathOf } from '../../../runtime/site/offer-files.ts';
import { meantPath } from '../../../runtime/site/pages/meant-path.ts';
import { openAlmanac } from '../../support/almanac.ts';
import { REPLAYING } from '../../support/operations.ts';

const server = await openAlmanac(REPLAYING);
test.after(() => server.stop());

const HTML = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const offers = [...services, ...areas];
const data = await Promise.all(offers.map(pageDataOf));
const operations = data.flatMap((each) => each.operations);
const UNSAID = /\bundefined\b|\[object \w+\]|\bNaN\b/;
/** Matches a word next to code or a link without a space between them, because templates drop spaces at line ends. */
const GLUED = /[\p{L}.,;:)]<(?:code|a|strong|em)\b[^>]*>[^<]*|<\/(?:code|a|strong|em)>\p{L}{2,}/u;

async function page(path: string): Promise<string> {
  const { status, text, headers } = await server.send({ path, headers: HTML });
  assert.is(status, 200, path);
  assert.match(headers['content-type'] ?? '', /^text\/html; charset=utf-8/, path);
  assert.match(String(headers['content-security-policy']), /^default-src 'none'; script-src 'self';/, path);
  assert.not.match(text, UNSAID, path);
  assert.not.match(text.replaceAll(/<pre.*?<\/pre>/gs, ''), GLUED, path);
  const tags = text.replaceAll(/="[^"]*"/g, '=""');
  assert.not.match(tags, /<style|<[^>]*\s(?:style|on\w+)=/i, path);
  assert.not.match(text, /<script(?! type="module" src="\/assets\/)/, path);
  return text;
}

test('each operation has a page', () => {
  const paths = operations.map((each) => each.page);
  assert.is(new Set(paths).size, paths.length);
  assert.is(operations.find(({ path }) => path === '/api/air-quality/city')?.page, '/endpoints/air-quality/city');
  assert.is(
    operations.find(({ path }) => path === '/api/preprints/paper/{preprint_id}')?.page,
    '/endpoints/preprints/paper',
  );
});

test('the front page links to every service and area, and these link to every operation', async () => {
  const front = await page('/');
  for (const [index, offer] of offers.entries()) {
    assert.ok(front.includes(`href="${pathOf(offer)}"`), offer.slug);
    const own = await page(pathOf(offer));
    for (const each of data[index]?.operations ?? []) assert.ok(own.includes(`href="${each.page}"`), each.page);
  }
});

test('a link preview gets the title, the description and a picture of 1,200 × 630 pixels', async () => {
  const path = '/services/places/search_cities';
  const text = await page(path);
  const tag = (name: string) => new RegExp(`<meta property="og:${name}" content="([^"]+)"`).exec(text)?.[1] ?? '';
  assert.is(tag('url'), `${server.url}${path}`);
  assert.match(tag('title'), /\w/);
  assert.match(tag('description'), /\w/);
  assert.ok(tag('image').startsWith(`${server.url}/assets/preview-`), tag('image'));
  const response = await fetch(tag('image'));
  assert.is(response.headers.get('content-type'), 'image/png');
  const picture = Buffer.from(await response.arrayBuffer());
  assert.equal([picture.readUInt32BE(16), picture.readUInt32BE(20)], [1200, 630], 'width and height in the PNG header');
});

test('the example of a shared tool uses the service whose page shows it', () => {
  const shared = services.map(({ slug }, index) => [
    slug,
    data[index]?.operations.find(({ name }) => name === 'report_feedback')?.answer?.['service'],
  ]);
  for (const [slug, named] of shared) assert.is(named, slug);
});

test('every operation’s page shows its form and its example response', async () => {
  for (const each of operations) {
    const text = await page(each.page);
    for (const name of Object.keys(each.arguments.properties ?? {})) {
      if (name !== each.keyArgument) assert.ok(text.includes(`>${name}<`), `${each.page} ${name}`);
    }
    assert.ok(text.includes(each.path.replaceAll(/\{.*/g, '')), each.page);
  }
});

test('a URL can fill in the form, but the page never shows a key from the URL', async () => {
  const text = await page(
    '/services/unit-conversion/convert_units?value=7.25&from_unit=parsec&api_key=alm_secretsecret',
  );
  assert.match(text, /value="7\.25"/);
  assert.match(text, /value="parsec"/);
  assert.not.match(text, /secretsecret/);
});

test('every error code has a page for people and JSON for programs', async () => {
  for (const code of Object.keys(problems)) {
    const path = `/problems/${code}`;
    assert.ok((await page(path)).includes(code), code);
    assert.is((await server.send({ path })).json.code, code);
  }
  await page('/problems');
});

test('the front page is JSON unless the client requests HTML', async () => {
  for (const accept of [undefined, '*/*', 'application/json', 'application/json, text/html;q=0.5']) {
    const { headers, json } = await server.send({ path: '/', headers: accept === undefined ? {} : { Accept: accept } });
    assert.match(headers['content-type'] ?? '', /^application\/json/, accept);
    assert.is(json.title, 'Almanac');
    assert.match(String(headers['vary']), /Accept/);
  }
});

test('all remaining pages exist', async () => {
  const paths = [
    '/services',
    '/key',
    '/query',
    '/webhooks',
    '/status',
    '/docs',
    '/docs/clients',
    '/docs/webhooks',
    '/docs/answers',
    '/docs/python',
    '/docs/reference',
    '/changelog',
    '/admin',
  ];
  for (const path of paths) assert.match(await page(path), /<h1[ >]/, path);
  assert.ok((await page('/docs/webhooks')).includes(`${server.url}/rest/webhooks/subscribe`));
  assert.match((await server.send({ path: '/robots.txt' })).text, /^Disallow: \/rest\/$/m);
});

test('pages state which parts require JavaScript', async () => {
  for (const path of ['/key', '/query', '/webhooks', '/docs/reference', '/admin', '/services/places/get_city']) {
    assert.match(await page(path), /<p class="note unscripted">/, path);
  }
});

test('browsers get an error page, and programs a problem document', async () => {
  for (const path of [
    '/nowhere',
    '/services/nothing',
    '/services/places/get_citty',
    '/problems/nothing',
    '/docs/clients/netscape',
  ]) {
    const shown = await server.send({ path, headers: HTML });
    assert.is(shown.status, 404, path);
    assert.match(shown.headers['content-type'] ?? '', /^text\/html/, path);
    assert.match(String(shown.headers['content-security-policy']), /^default-src 'none'/);
    assert.ok(shown.text.includes(String(shown.headers['x-request-id'])), path);
    const response = await server.send({ path });
    assert.match(response.headers['content-type'] ?? '', /^application\/problem\+json/, path);
  }
  assert.match(
    (await server.send({ path: '/services/places/get_citty', headers: HTML })).text,
    /Did you mean <a href="\/services\/places\/get_city">get_city<\/a>\?/,
  );
  const { text } = await server.send({ path: '/services/plases/get_city', headers: HTML });
  assert.match(text, /Did you mean <a href="\/services\/places\/get_city">places<\/a>\?/);
  assert.match(text, /<input type="search" name="q" value="plases get city"/);
  assert.is((await server.send({ path: '/rest/places/get_city', headers: HTML })).json.code, 'key_required');
  const signup = await server.send({ path: '/signup', headers: HTML });
  assert.is(signup.status, 405);
  assert.match(signup.text, /href="\/key"/);
  assert.is((await server.send({ path: '/signup' })).status, 405);
});

test('a mistyped address leads to the intended page, and never to another host', () => {
  assert.is(meantPath('/problems/not_fond', 'Did you mean not_found?')?.path, '/problems/not_found');
  assert.is(meantPath('/openapi/place.json', 'Did you mean /openapi/places.json?')?.path, '/openapi/places.json');
  assert.is(meantPath('//evil.example/plases', 'Did you mean places?'), undefined);
  assert.is(meantPath('/services/plases', 'Did you mean "places"?'), undefined);
  assert.is(meantPath('/services/x', undefined), undefined);
});

test('a browser that opens an MCP address gets an explanation, and an MCP client gets a protocol response', async () => {
  assert.match(await page('/mcp/'), /This address is for MCP clients/);
  assert.match(await page('/mcp/places/'), new RegExp(`${server.url}/mcp/places/`));
  for (const accept of ['text/event-stream', 'application/json, text/event-stream', undefined]) {
    const { headers } = await server.send({ path: '/mcp/', headers: accept === undefined ? {} : { Accept: accept } });
    assert.not.match(headers['content-type'] ?? '', /html/, accept);
  }
});

test('the front page lists tools for a question, and renders a hostile question as plain text', async () => {
  const text = await page(`/?q=${encodeURIComponent('convert 5 miles to kilometres')}`);
  const { title } = operations.find(({ name }) => name === 'convert_units') ?? {};
  const filled = 'value=5&amp;from_unit=mile&amp;to_unit=kilometer';
  assert.ok(text.includes(`href="/services/unit-conversion/convert_units?${filled}" rel="nofollow">${title}</a>`));
  const hostile = await page(`/?q=${encodeURIComponent('"><img src=x onerror=alert(1)>')}`);
  assert.not.match(hostile, /<img/);
});

test('assets are compressed and cached forever', async () => {
  const front = await page('/');
  const style = /href="(\/assets\/style-\w+\.css)"/.exec(front)?.[1] ?? '';
  const plain = await server.send({ path: style });
  assert.match(String(plain.headers['cache-control']), /immutable/);
  const packed = await server.send({ path: style, headers: { 'Accept-Encoding': 'gzip, br' } });
  assert.is(packed.headers['content-encoding'], 'br');
  assert.ok(Number(packed.headers['content-length']) < Number(plain.headers['content-length']) / 3);
  assert.is((await server.send({ path: '/assets/constructor' })).status, 404);
});

test.run();
