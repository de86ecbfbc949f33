// Names as people write them, and what the registry takes.

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { beginning, isSearchable, searchTerm } from '../../../../runtime/adapters/us-health/nppes/terms.ts';

test('accents, curly apostrophes and superfluous blanks are written plainly', () => {
  assert.is(searchTerm('  Muñoz   Peña '), 'MUNOZ PENA');
  assert.is(searchTerm('O’Brien'), "O'BRIEN");
  assert.is(searchTerm('Łukasz Sørensen'), 'LUKASZ SORENSEN');
});

test('characters that the registry refuses are taken out, wildcards of the caller among them', () => {
  assert.is(searchTerm('smi*th? <b>=%_|'), 'SMI TH B');
  assert.is(searchTerm(`A&B, C.D. (E) #1; "F" / G-H: O'I`), `A&B, C.D. (E) #1; "F" / G-H: O'I`);
});

test('an at sign may stand in the name of an organization only', () => {
  assert.is(searchTerm('care@home'), 'CARE HOME');
  assert.is(searchTerm('care@home', 'organization'), 'CARE@HOME');
});

test('a term without a letter or digit cannot be searched for', () => {
  assert.ok(isSearchable(searchTerm('李 Li')));
  for (const none of ['李', '***', '&', '']) assert.not.ok(isSearchable(searchTerm(none)), none);
});

test('a wildcard stands after two characters or more', () => {
  assert.is(beginning('O'), 'O');
  assert.is(beginning('LI'), 'LI*');
});

test.run();
