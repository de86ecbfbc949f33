import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { plainLine, plainText } from '../../../runtime/kit/plain-text.ts';

test('tags go, what only looks like one stays', () => {
  assert.is(
    plainLine('The <i>E. coli</i>\n genome <br/>at p < 0.05 and q > 3'),
    'The E. coli genome at p < 0.05 and q > 3',
  );
  assert.is(plainLine('a <b'), 'a <b');
});

test('references are decoded once', () => {
  assert.is(
    plainLine('R&amp;D &#233;t&#xE9; &lt;b&gt; &amp;lt; &unknown; &valueOf; &copy=1'),
    'R&D été <b> &lt; &unknown; &valueOf; &copy=1',
  );
});

test('every name of HTML is read, not only those of a few languages', () => {
  assert.is(plainLine('K&oslash;benhavn, &AElig;r&oslash;, &Scaron;koda &euro;&frac12;'), 'København, Ærø, Škoda €½');
  assert.is(plainText('a&nbsp;b soft&shy;ly'), 'a b softly');
});

test('what is no text goes with its tags: comments, styles, scripts', () => {
  assert.is(plainLine('<style>p > b {}</style>One<!-- <p>no</p> --><script>if (a < b) {}</script>'), 'One');
});

test('blocks are lines, with one empty line at most', () => {
  assert.is(plainText('<p>One</p><p>Two</p>\r\n\r\n\r\n\r\n<ul><li>a</li><li>b</li></ul>'), 'One\nTwo\n\na\nb');
});

test('nothing is nothing', () => {
  assert.equal(
    [plainLine('<p> </p>'), plainText('<div></div>'), plainLine(undefined)],
    [undefined, undefined, undefined],
  );
});

for (const [says, hostile] of [
  ['opening signs', '<a '.repeat(100_000)],
  ['references', '&#'.repeat(200_000)],
  ['tags in tags', '<b>'.repeat(300_000)],
  ['blocks in blocks', `${'<div>'.repeat(100_000)}x${'</div>'.repeat(100_000)}`],
  ['cells', '<table><tr><td>'.repeat(50_000)],
  ['comments', '<!--'.repeat(200_000)],
] as const) {
  test(`a long text is read in time: ${says}`, () => {
    const started = Date.now();
    plainText(hostile);
    assert.ok(Date.now() - started < 2000, `${Date.now() - started} ms`);
  });
}

test.run();
