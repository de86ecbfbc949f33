import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { beginning, isSearchable, searchTerm } from '../../../../runtime/adapters/us-health/nppes/terms.ts';

test('simplifies accents, curly apostrophes and repeated spaces', () => {
  assert.is(searchTerm('  Muñoz   Peña '), 'MUNOZ PENA');
  assert.is(searchTerm('O’Brien'), "O'BRIEN");
  assert.is(searchTerm('Łukasz Sørensen'), 'LUKASZ SORENSEN');
});

test("removes characters that the registry rejects, including the caller's wildcards", () => {
  assert.is(searchTerm('smi*th? <b>=%_|'), 'SMI TH B');
  assert.is(searchTerm(`A&B, C.D. (E) #1; "F" / G-H: O'I`), `A&B, C.D. (E) #1; "F" / G-H: O'I`);
});

test("an at sign is allowed only in an organization's name", () => {
  assert.is(searchTerm('care@home'), 'CARE HOME');
  assert.is(searchTerm('care@home', 'organization'), 'CARE@HOME');
});

test('a term without a letter or digit cannot be searched', () => {
  assert.ok(isSearchable(searchTerm('李 Li')));
  for (const none of ['李', '***', '&', '']) assert.not.ok(isSearchable(searchTerm(none)), none);
});

test('adds a wildcard after two or more characters', () => {
  assert.is(beginning('O'), 'O');
  assert.is(beginning('LI'), 'LI*');
});

test.run();
