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
    plainLine('R&amp;D &#233;t&#xE9; &lt;b&gt; &amp;lt; &unknown; &valueOf; &#0; &#9999999;'),
    'R&D été <b> &lt; &unknown; &valueOf; &#0; &#9999999;',
  );
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

test('a long text of opening signs is read in time', () => {
  const started = Date.now();
  plainText('<a '.repeat(100_000));
  plainText('&#'.repeat(200_000));
  assert.ok(Date.now() - started < 2000);
});

test.run();
