import { html } from 'htm/preact';
import { renderToString } from 'preact-render-to-string';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { View } from '../../../runtime/contract/view.ts';
import { htmlNodes } from '../../../runtime/site/views/html-nodes.ts';
import { readHtmlWith } from '../../../runtime/site/views/sanitised.ts';
import { ShownView } from '../../../runtime/site/views/view.ts';
import { show } from '../../../runtime/views/show.ts';
import { EVERY_VIEW, field } from './every-view.ts';

readHtmlWith(htmlNodes);

const HOSTILE = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '</textarea></script><svg onload=alert(1)>',
  '\u202egnp.exe',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'https://user:pass@evil.example/',
  'w'.repeat(100_000),
];

for (const view of EVERY_VIEW) {
  test(`${view.title}: renders hostile values as plain text`, () => {
    for (const text of HOSTILE) {
      const row = { a: text, b: text, c: [text, text], n: 5 };
      const page = renderToString(
        html`<${ShownView} shown=${show(view, { ...row, rows: [row, { ...row, a: `2 ${text}` }] })} />`,
      );
      const tags = page.replaceAll(/="[^"]*"/g, '=""');
      assert.not.match(tags, /<(?:script|img|iframe|style|object)|<[^>]*\s(?:on\w+|style|srcdoc)=/i, text.slice(0, 40));
      for (const [, href] of page.matchAll(/href="([^"]*)"/g))
        assert.match(href ?? '', /^https?:\/\/(?!user)/, text.slice(0, 40));
      // Very long words must be truncated.
      if (view.kind !== 'text') assert.ok(page.length < 40_000, `${page.length}`);
    }
  });
}

test('rendering keeps the structure of markup and removes all active content', () => {
  const text =
    '<h1 onclick="x()">Title</h1><p style="position:fixed">One <b>bold</b> &amp; <a href="javascript:alert(1)">a</a> <a href="https://example.org/x" target="_top">b</a><script>alert(1)</script></p><iframe src="https://evil.example"></iframe><ul><li>item';
  const view: View = { kind: 'text', title: 'HTML', field: field('a'), format: 'html' };
  const page = renderToString(html`<${ShownView} shown=${show(view, { a: text })} />`);
  assert.ok(
    page.includes(
      '<h4>Title</h4><p>One <b>bold</b> &amp; <a>a</a> <a href="https://example.org/x" rel="noreferrer nofollow">b</a></p><ul><li>item</li></ul>',
    ),
    page,
  );
});

test('renders endlessly nested values to a limited depth, within the time limit', () => {
  const view: View = { kind: 'text', title: 'HTML', field: field('a'), format: 'html' };
  const page = renderToString(html`<${ShownView} shown=${show(view, { a: '<div><b>'.repeat(20_000) })} />`);
  assert.ok((page.match(/<div>/g) ?? []).length < 100);
});

test.run();
