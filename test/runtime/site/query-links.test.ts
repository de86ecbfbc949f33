// Queries in links are written and read back, limited in size, and validated, because anyone can write a link.

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { QUERY_EXAMPLES } from '../../../runtime/site/components/query/examples.ts';
import { fragmentOf, isLimit, MAX_IN_LINK, queryIn } from '../../../runtime/site/components/query/permalink.ts';
import { written } from '../../../runtime/site/components/query/written-json.ts';

const base64 = (text: string) => Buffer.from(text).toString('base64url');
const link = (value: unknown) => `#q=${base64(JSON.stringify(value))}`;

test('a link contains the query in characters that need no escaping', () => {
  const texts = [
    ...QUERY_EXAMPLES.map(({ calls, sql }) => ({ calls: written(calls), sql, limit: '' })),
    { calls: '{\n  "å": { "tool": "Ærø 漢字 😀" }\n}', sql: "select '½ÿ~>?'", limit: '1000' },
  ];
  for (const text of texts) {
    const fragment = fragmentOf(text);
    assert.match(fragment ?? '', /^#q=[\w-]+$/);
    assert.equal(queryIn(fragment ?? ''), text);
  }
});

test('a link preserves calls that are not valid JSON exactly as typed', () => {
  const text = { calls: '{"a": {', sql: '', limit: '' };
  assert.equal(queryIn(fragmentOf(text) ?? ''), text);
});

test('creates no link for a query that is too long', () => {
  const sql = 'x'.repeat(MAX_IN_LINK);
  assert.is(fragmentOf({ calls: '{}', sql, limit: '' }), undefined);
  assert.is(queryIn(`#q=${'A'.repeat(MAX_IN_LINK)}`), 'unreadable');
});

test('ignores other URL fragments', () => {
  for (const fragment of ['', '#', '#main', '#form-title', '#Q=x']) assert.is(queryIn(fragment), undefined, fragment);
});

test('rejects damaged links, and links with unexpected content', () => {
  const foreign = [
    ...[1, null, [], {}, { calls: 5 }, { calls: [] }, { sql: 'select 1' }],
    ...[
      { calls: {}, sql: 5 },
      { calls: {}, sql: 'x'.repeat(4_001) },
      { calls: {}, limit: 5 },
      { calls: {}, limit: '1e9' },
    ],
    ...[
      { calls: {}, key: 'alm_x' },
      { calls: {}, limit: '1001' },
    ],
  ];
  for (const value of foreign) assert.is(queryIn(link(value)), 'unreadable', JSON.stringify(value).slice(0, 60));
  for (const text of ['#q=', '#q=%7B%7D', '#q=a b', '#q=/w==', `#q=${base64('{"calls":')}`, '#q=_w'])
    assert.is(queryIn(text), 'unreadable', text);
});

test('accepts a whole number from 1 to 1,000, or an empty value, as the maximum number of rows', () => {
  for (const text of ['', '1', '200', '1000']) assert.ok(isLimit(text), text);
  for (const text of ['0', '1001', '-1', '1.5', 'x', '01', '1e3', ' 1']) assert.not.ok(isLimit(text), text);
});

test.run();
