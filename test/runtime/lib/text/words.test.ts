import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { holdsWords } from '../../../../runtime/lib/text/words.ts';

test('matches word prefixes in any order, ignoring accents and case', () => {
  assert.ok(holdsWords('barneh LOV', 'Lov om barnehager'));
  assert.ok(holdsWords('ohman', 'Anna', undefined, 'Öhman'));
  assert.not.ok(holdsWords('hager', 'Lov om barnehager'));
  assert.not.ok(holdsWords('lov skole', 'Lov om barnehager'));
  assert.not.ok(holdsWords('x', undefined));
  assert.ok(holdsWords('...', 'anything'));
});

test.run();
