// `/answers/<id>` in HTML: question, answer, sources, citations, and what is shown for unknown ids and hostile answers.

import { renderToString } from 'preact-render-to-string';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { areas, services } from '../../../generated/catalog.ts';
import type { PublishedAnswer } from '../../../runtime/answers/answers.ts';
import { citationFormats } from '../../../runtime/site/citation-formats.ts';
import type { PageRequest } from '../../../runtime/site/page-request.ts';
import { answerPage } from '../../../runtime/site/pages/answer.ts';
import { htmlNodes } from '../../../runtime/site/views/html-nodes.ts';
import { readHtmlWith } from '../../../runtime/site/views/sanitised.ts';
import { openAlmanac } from '../../support/almanac.ts';
import { REPLAYING } from '../../support/operations.ts';

readHtmlWith(htmlNodes);

const HTML = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const server = await openAlmanac(REPLAYING);
const key = await server.key();
test.after(() => server.stop());

async function addressOf(path: string, headers: Record<string, string> = {}): Promise<string> {
  const answered = await server.send({ path, headers: { 'Service-API-Key': key, ...headers } });
  assert.is(answered.status, 200, answered.text);
  return String(answered.headers['content-location']);
}

const RATES = '/rest/eu-bank-fx/get_history?base=EUR&target=USD';

test('shows the question, the answer, its sources, citations and the call, even without JavaScript', async () => {
  const path = await addressOf(RATES);
  const { status, text, headers } = await server.send({ path, headers: HTML });
  assert.is(status, 200);
  assert.match(String(headers['content-type']), /^text\/html/);
  assert.match(String(headers['content-security-policy']), /^default-src 'none'; script-src 'self';/);
  assert.match(String(headers['vary']), /Accept/);
  const page = text.replaceAll(/data-props="[^"]*"/g, '');
  const stored = (await server.send({ path })).json as PublishedAnswer;
  for (const part of [
    '<title>Exchange rate history: base EUR, target USD · Almanac</title>',
    '<bdi>base EUR, target USD</bdi>',
    '<td class="end"><span class="figure">1.1500</span></td>',
    'European Central Bank, euro foreign exchange reference rates',
    'Free reuse with the source named',
    stored.sources[0]?.digest,
    stored.digest,
    stored.signature,
    `@misc{almanac_${stored.id}`,
    '&quot;type&quot;: &quot;dataset&quot;',
    'curl -s -X POST',
    '/mcp/eu-bank-fx/',
    `href="${path}.json"`,
    'href="/docs/answers#digest"',
  ]) {
    assert.ok(part !== undefined && page.includes(part), part);
  }
  assert.not.match(text, /\bundefined\b|\[object \w+\]|\bNaN\b/);
  assert.not.match(text, /<script(?! type="module" src="\/assets\/)/);
});

test('an answer from built-in data has a page if the caller requested a permalink', async () => {
  const path = await addressOf('/rest/places/get_city?geonameid=3143244', { Prefer: 'permalink' });
  const { text } = await server.send({ path, headers: HTML });
  assert.match(text, /Built-in data/);
  assert.match(text, /GeoNames/);
});

test('results that belong to a key get no permalink', async () => {
  const { status, headers } = await server.send({
    path: '/rest/webhooks/list_subscriptions',
    headers: { 'Service-API-Key': key, Prefer: 'permalink' },
  });
  assert.is(status, 200);
  assert.is(headers['content-location'], undefined);
});

test('.json returns JSON to browsers too', async () => {
  const path = await addressOf(RATES);
  const { headers, json } = await server.send({ path: `${path}.json`, headers: HTML });
  assert.match(String(headers['content-type']), /^application\/json/);
  assert.is(`/answers/${json.id}`, path);
});

test('an unknown id returns a 404 page that explains what to do next', async () => {
  for (const id of ['0'.repeat(26), 'nothing', '%3Cscript%3E', 'a.b']) {
    const { status, text } = await server.send({ path: `/answers/${id}`, headers: HTML });
    assert.is(status, 404, id);
    assert.match(text, /make the call again|front page/, id);
    assert.not.match(text, /<script>/, id);
  }
});

test('a page with a large answer is at most 120 KB compressed', async () => {
  const path = await addressOf('/rest/places/get_countries', { Prefer: 'permalink' });
  const { headers } = await server.send({ path, headers: { ...HTML, 'Accept-Encoding': 'br' } });
  assert.ok(Number(headers['content-length']) < 120_000, String(headers['content-length']));
});

const HOSTILE = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '</textarea></script><svg onload=alert(1)>',
  'javascript:alert(1)',
  '} , url = {evil',
  '\\input{/etc/passwd} $x^2_3$ #~%&',
  'line\nbreak\u202e\u0000',
  'w'.repeat(100_000),
];

const options = (answer: PublishedAnswer, known: boolean) =>
  ({
    params: { id: answer.id },
    base: 'https://almanac.example.org',
    options: {
      ...{ services, areas, config: { signup: 'open' } },
      answers: {
        open: async () => answer,
        operationOf: () =>
          known
            ? services.flatMap(({ operations }) => operations).find(({ id }) => id === 'eu-bank-fx.get_history')
            : undefined,
      },
    },
  }) as unknown as PageRequest;

test('renders hostile answers, arguments, sources and tools as plain text', async () => {
  for (const text of HOSTILE) {
    for (const known of [true, false]) {
      const answer: PublishedAnswer = {
        ...{ id: '0'.repeat(26), url: 'https://x/', operation: text, answered_at: '2026-01-02T03:04:05.000Z' },
        arguments: { base: text, [text]: [text, { [text]: text }] },
        revision: text,
        sources: [
          { source: text, fetched_at: '2026-01-02T03:04:05.000Z', digest: text },
          { source: 'ecb-fx', fetched_at: '2026-01-02T03:04:05.000Z' },
        ],
        result: { base: text, series: [{ date: text, rate: text }], [text]: text },
        ...{ digest: 'sha256:0', signature: text },
      };
      const { body, title, description } = await answerPage(options(answer, known));
      const page = renderToString(body as never);
      const tags = page.replaceAll(/="[^"]*"/g, '=""');
      assert.not.match(tags, /<(?:script|img|iframe|style|object)|<[^>]*\s(?:on\w+|style|srcdoc)=/i, text.slice(0, 40));
      for (const [, href] of page.matchAll(/href="([^"]*)"/g)) {
        assert.match(href ?? '', /^(?:https?:\/\/(?!user)|\/[\w#.])/, text.slice(0, 40));
      }
      assert.ok(`${title}${description}`.length < 1_500 || !known);
    }
  }
});

test('citations have one line per field, and BibTeX has balanced braces', () => {
  for (const text of HOSTILE) {
    const [plain, bibtex, csl] = citationFormats({
      ...{ id: '0'.repeat(26), url: 'https://almanac.example.org/answers/0', title: text, digest: 'sha256:0' },
      ...{ publishers: [text, 'B & C'], licences: [text], answeredAt: '2026-01-02T03:04:05.000Z' },
    });
    assert.not.match(plain?.text ?? '', /[\p{Cc}\u202e]/u);
    const entry = bibtex?.text ?? '';
    assert.match(entry, /^@misc\{almanac_0{26},\n {2}author = /);
    let depth = 1;
    for (const character of entry.slice('@misc{'.length, -1)) {
      depth += character === '{' ? 1 : character === '}' ? -1 : 0;
      assert.ok(depth > 0, text.slice(0, 40));
    }
    assert.is(depth, 1);
    // Special characters must occur only in escaped form.
    const values = entry.replaceAll(/url = \{.*\}/g, '');
    assert.not.match(values, /(?<!\\)[#$%&]/);
    assert.ok(entry.split('\n').filter((line) => /^ {2}\w+ = /.test(line)).length === 8, entry.slice(0, 900));
    const [item] = JSON.parse(csl?.text ?? '');
    assert.equal(item.issued, { 'date-parts': [[2026, 1, 2]] });
  }
});

test.run();
