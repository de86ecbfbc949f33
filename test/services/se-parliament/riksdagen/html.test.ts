// Checks that HTML is cleaned in one pass, even if it is broken or hostile.

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { bareHtml } from '../../../../runtime/adapters/se-parliament/riksdagen/html.ts';
import { plainLine } from '../../../../runtime/lib/plain-text.ts';

/** A quadratic algorithm would take minutes for the tested texts. */
const MAX_MS = 2000;

test('removes styles, scripts, comments, presentational markup and white space between blocks', () => {
  const html = `<style>p > b { color: red }</style><!-- <p>no</p> -->
    <SCRIPT type="x">if (a < b) {}</SCRIPT >
    <div class="Section1">
      <p class="a" style="margin:0">
        <span style="-aw-import:spaces">Förslag</span> <b>och</b> <i>skäl</i>
      </p><br />
      <table cellspacing="0"><tr><td colspan="2" style="x">1 &lt; 2</td></tr></table>
      <a name="x"></a><a class="l" href="https://data.riksdagen.se/?a=1&amp;b=2">länk</a>
    </div>`;
  assert.is(
    bareHtml(html),
    '<div><p>Förslag <b>och</b> <i>skäl</i></p><br><table><tr><td colspan="2">1 &lt; 2</td></tr></table><a></a><a href="https://data.riksdagen.se/?a=1&amp;b=2">länk</a></div>',
  );
});

test('parses attributes that have white space around the equals sign, no value, or either kind of quotes', () => {
  for (const [html, bare] of [
    ['<td nowrap colspan="2">x</td>', '<td colspan="2">x</td>'],
    ['<td colspan = "2" rowspan= 3>x</td>', '<td colspan="2" rowspan="3">x</td>'],
    ['<a class=foo\nhref="/x?a=1">x</a>', '<a href="/x?a=1">x</a>'],
    ["<a href='a\"b' title = 'x > y'>x</a>", '<a href="a&quot;b">x</a>'],
    ['<td colspan=2 nowrap>x</td>', '<td colspan="2">x</td>'],
    ['<td colspan="2>x', ''],
    ['<td = "2" colspan=>x</td>', '<td colspan="">x</td>'],
  ] as const) {
    assert.is(bareHtml(html), bare, html);
  }
});

test('a bracket in a quoted attribute does not end a tag, and one in text does not begin one', () => {
  assert.is(bareHtml('<p title="a > b">1 < 2</p>'), '<p>1 < 2</p>');
  assert.is(plainLine('<p title="a > b">1 < 2</p>'), '1 < 2');
});

test('drops markup that is never terminated', () => {
  for (const broken of ['<!-- x', '<style>p { }', '<p', '<p title="x>']) {
    assert.is(bareHtml(`<p>ja</p>${broken}`), '<p>ja</p>', broken);
    assert.is(plainLine(`<b>ja</b> ${broken}`), 'ja', broken);
  }
});

for (const [says, hostile] of [
  ['brackets', '<'.repeat(1_000_000)],
  ['tags that never end', '<p '.repeat(400_000)],
  ['quotes that never end', '<p a="'.repeat(200_000)],
  ['comments that never end', '<!--'.repeat(300_000)],
  ['styles that never end', '<style>'.repeat(150_000)],
  ['styles whose end never ends', '<style></style'.repeat(80_000)],
  ['attributes without a value', `<p ${'a '.repeat(500_000)}>`],
  ['attributes with open quotes', `<p ${'a= '.repeat(300_000)}>`],
  ['white space', ' '.repeat(1_000_000)],
  ['references', '&amp'.repeat(250_000)],
] as const) {
  test(`parses a hostile string in linear time: ${says}`, () => {
    const begun = performance.now();
    bareHtml(hostile);
    plainLine(hostile);
    const took = performance.now() - begun;
    assert.ok(took < MAX_MS, `${took} ms`);
  });
}

test.run();
