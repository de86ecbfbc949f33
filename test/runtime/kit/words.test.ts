// Texts found by beginnings of their words, and texts cut to a length.

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { cutText } from '../../../runtime/kit/cut.ts';
import { holdsWords } from '../../../runtime/kit/words.ts';

test('words are found by their beginnings, in any order, accents and case aside', () => {
  assert.ok(holdsWords('barneh LOV', 'Lov om barnehager'));
  assert.ok(holdsWords('ohman', 'Anna', undefined, 'Öhman'));
  assert.not.ok(holdsWords('hager', 'Lov om barnehager'));
  assert.not.ok(holdsWords('lov skole', 'Lov om barnehager'));
  assert.not.ok(holdsWords('x', undefined));
  assert.ok(holdsWords('...', 'anything'));
});

test('a text is cut with an ellipsis, never inside a character', () => {
  assert.is(cutText('abc', 3), 'abc');
  assert.is(cutText('abcd', 3), 'abc…');
  assert.is(cutText('ab😀d', 3), 'ab…');
});

test.run();
