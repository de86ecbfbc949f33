import { html } from 'htm/preact';
import { renderToString } from 'preact-render-to-string';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { QueryAnswer } from '../../../runtime/query/answer.ts';
import { QueryResult } from '../../../runtime/site/components/query/query-result.ts';
import { shownTable } from '../../../runtime/site/components/query/result-table.ts';
import { csvOfTable } from '../../../runtime/views/csv.ts';

const HOSTILE = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '</textarea></script><svg onload=alert(1)>',
  '\u202egnp.exe',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'https://user:pass@evil.example/',
  '../../evil',
];

/** A result that contains the string in every position that a source or someone else's query can control. */
function answerWith(text: string): QueryAnswer {
  const columns = [
    { name: text, type: 'text', unit: text, is: text, calls: [text] },
    { name: `${text}2`, type: 'number', unit: text, calls: [] },
  ];
  const rows = [
    [text, 5],
    [`${text} 2`, 6],
  ];
  const table = { columns, rows, row_count: 2, truncated: true };
  return {
    ...table,
    tables: { [text]: table },
    calls: {
      [text]: {
        ...{ tool: text, made: 1, rows: 1, omitted: 1 },
        failed: [{ arguments: { [text]: text }, code: text, message: text }],
        sources: [{ publisher: text, licence: text, page: text, as_of: text, fetched_at: text, source: text }],
        answers: [{ arguments: { [text]: text }, id: text }],
      },
    },
    warnings: [text],
  };
}

function shown(answer: QueryAnswer): string {
  const outcome = { status: 200, ms: 5, json: answer, headers: new Headers() };
  return renderToString(html`<${QueryResult} outcome=${outcome} busy=${undefined} placed=${[]} isOld=${false} />`);
}

test('a result renders hostile values as plain text, with and without SQL, and after a dry run', () => {
  for (const text of HOSTILE) {
    const answer = answerWith(text);
    const { columns: _, rows: __, ...perCall } = answer;
    for (const each of [answer, perCall, { ...answer, dry_run: { calls: 1, at_most: 1 } }]) {
      const page = shown(each);
      const tags = page.replaceAll(/="[^"]*"/g, '=""');
      assert.not.match(tags, /<(?:script|img|iframe|style|object)|<[^>]*\s(?:on\w+|style|srcdoc)=/i, text);
      for (const [, href] of page.matchAll(/href="([^"]*)"/g))
        assert.match(href ?? '', /^(?:https?:\/\/(?!user)|\/(?:problems|answers)\/[\w%.!'()*~-]+$)/, text);
    }
  }
});

test('truncates a very long word in a table cell', () => {
  const page = shown({ ...answerWith('x'), rows: [['w'.repeat(50_000), 5]] });
  const cells = page.slice(0, page.indexOf('rows-query-panel-json'));
  assert.ok(cells.length < 20_000, String(cells.length));
});

test('CSV quotes values and neutralizes formulas', () => {
  const columns = [{ name: '=name', type: 'text', calls: [] }];
  const csv = csvOfTable(shownTable('Table', { columns, rows: [['=1+1'], ['a,"b"\nc'], [-5]] }));
  assert.is(csv, `name\r\n'=1+1\r\n"a,""b""\nc"\r\n-5\r\n`);
});

test.run();
