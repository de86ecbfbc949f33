// Texts found by beginnings of their words.

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { holdsWords } from '../../../../runtime/lib/text/words.ts';

test('words are found by their beginnings, in any order, accents and case aside', () => {
  assert.ok(holdsWords('barneh LOV', 'Lov om barnehager'));
  assert.ok(holdsWords('ohman', 'Anna', undefined, 'Öhman'));
  assert.not.ok(holdsWords('hager', 'Lov om barnehager'));
  assert.not.ok(holdsWords('lov skole', 'Lov om barnehager'));
  assert.not.ok(holdsWords('x', undefined));
  assert.ok(holdsWords('...', 'anything'));
});

test.run();
