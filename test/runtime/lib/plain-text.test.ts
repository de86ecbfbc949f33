import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { plainLine, plainText } from '../../../runtime/lib/plain-text.ts';

test('removes known tags', () => {
  assert.is(plainLine('The <i>E. coli</i>\n genome <br/>in H<SUB>2</SUB>O'), 'The E. coli genome in H2O');
  assert.is(plainLine('CO<inf>2</inf> and <scp>DNA</scp> <span lang=EN-US>here<o:p></o:p></span>'), 'CO2 and DNA here');
  assert.is(plainLine('<img alt="p<q" src=x.gif>a <td nowrap>b</td>'), 'a b');
});

for (const text of [
  'p < 0.05 and q > 3',
  'FEV1<predicted and SpO2>90 in arm A',
  'x<y>z, x<=y, x<-y, x<>y',
  'if a<b and c>d, then a<i or i>d',
  'a <b',
  'a<b>c',
  'Rc<Node> and BTree<Key,Value>',
  'Vec<Vec<A>>, Set<B> or Option<Object>',
  'Ping <ana@example.org> or <https://example.org/a>',
  'run <command> with <source> or <none>:<none>',
  'I <3 it',
  'x <!-- y',
  'a <script> element',
]) {
  test(`keeps a "<" that does not begin a tag: ${text}`, () => {
    assert.is(plainLine(text), text);
    assert.is(plainLine(`<p>${text}</p>`), text);
  });
}

test('keeps a type parameter next to markup of the same name', () => {
  assert.is(plainLine('Set<B> is <B>not</B> a <a href="https://example.org">List</a>'), 'Set<B> is not a List');
});

test('removes an incomplete tag at the end of a text with markup', () => {
  assert.is(plainLine('<p>One</p><a href="https://exa'), 'One');
  assert.is(plainLine('<p>One</p></stro'), 'One');
  assert.is(plainLine('<p>One</p><p class="two" st'), 'One');
  assert.is(plainLine('<p>One</p><p'), 'One');
});

test('block elements of JATS, HTML tables and line breaks separate words; inline elements do not separate words', () => {
  assert.is(
    plainLine(
      '<jats:title>Aims</jats:title><jats:p>We ask.</jats:p><jats:sec><title>Methods</title><p>H<sub>2</sub></p></jats:sec>',
    ),
    'Aims We ask. Methods H2',
  );
  assert.is(plainLine('<table><tr><td>a<td>b</tr><tr><td>c</td></tr></table>d<br>e<break/>f'), 'a b c d e f');
  assert.is(
    plainLine('at <mml:math><mml:mi>p</mml:mi><mml:mo>&lt;</mml:mo><mml:mn>0.01</mml:mn></mml:math>'),
    'at p<0.01',
  );
});

test('reads the content of a CDATA section', () => {
  assert.is(plainLine('<![CDATA[<p>n<m</p>]]>'), 'n<m');
});

test('decodes references once', () => {
  assert.is(
    plainLine('R&amp;D &#233;t&#xE9; &lt;b&gt; &amp;lt; &unknown; &valueOf; &copy=1'),
    'R&D été <b> &lt; &unknown; &valueOf; &copy=1',
  );
});

test('decodes all named HTML references, not only those of a few languages', () => {
  assert.is(plainLine('K&oslash;benhavn, &AElig;r&oslash;, &Scaron;koda &euro;&frac12;'), 'København, Ærø, Škoda €½');
  assert.is(plainText('a&nbsp;b soft&shy;ly'), 'a b softly');
});

test('removes comments, styles and scripts with their content', () => {
  assert.is(plainLine('<style>p > b {}</style>One<!-- <p>no</p> --><script>if (a < b) {}</script>'), 'One');
});

test('writes each block on separate lines, with at most one empty line between blocks', () => {
  assert.is(plainText('<p>One</p><p>Two</p>\r\n\r\n\r\n\r\n<ul><li>a</li><li>b</li></ul>'), 'One\nTwo\n\na\nb');
});

test('returns undefined for markup without text', () => {
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
  ['open quotes', "<a x=\"' y='".repeat(100_000)],
  ['long attributes', `<a x="1" ${'y="2" '.repeat(60)}`.repeat(2000)],
  ['declarations', '<?xml'.repeat(200_000)],
  ['scripts', '<script>'.repeat(100_000)],
] as const) {
  test(`parses a long string in linear time: ${says}`, () => {
    const started = Date.now();
    plainText(hostile);
    assert.ok(Date.now() - started < 2000, `${Date.now() - started} ms`);
  });
}

test.run();
