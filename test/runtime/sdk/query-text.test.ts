import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { queryText } from '../../../runtime/sdk/query-text.ts';

const SIGNS = /[[\]{}|]/g;

test('keeps words and removes operator characters', () => {
  assert.is(queryText('lung [cancer] {x}|y', SIGNS), 'lung cancer x y');
  assert.is(queryText('Sjögren 漢字', SIGNS), 'Sjögren 漢字');
});

test('keeps paired quotes and parentheses', () => {
  assert.is(queryText('"quoted phrase" AND (a OR b)', SIGNS), '"quoted phrase" AND (a OR b)');
  assert.is(queryText('an "odd quote', SIGNS), 'an odd quote');
  assert.is(queryText('a) OR (b', SIGNS), 'a OR b');
  assert.is(queryText('":)" smile', SIGNS), '":)" smile', 'quoted characters need not be paired');
});

test('returns undefined for a string that contains only operator characters', () => {
  assert.is(queryText(')( "" []', SIGNS), undefined);
  assert.is(queryText('', SIGNS), undefined);
});

test.run();
