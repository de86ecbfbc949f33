// Inserts external input at every possible position in a query, and checks with a real SPARQL engine that it stays a
// string.

import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  descriptorQuery,
  documentQuery,
  foreignDescriptorQuery,
  fullTextQuery,
  recentQuery,
  subjectActsQuery,
  subjectsQuery,
  titleQuery,
} from '../../../../runtime/adapters/eu-law/cellar/queries.ts';
import {
  eurovocConcept,
  literal,
  resourceType,
  typedLiteral,
} from '../../../../runtime/adapters/eu-law/cellar/sparql.ts';
import { actsStore, solve } from './endpoint.ts';

const store = actsStore();
const rows = (query: string): Record<string, { value: string }>[] => JSON.parse(solve(store, query)).results.bindings;
const search = (phrase: string) => ({ phrases: [phrase], kind: undefined, year: undefined });

/** Strings that try to terminate the literal and inject a query. */
const HOSTILE = [
  '"))) } #',
  '" || true || "',
  '\\" || true) #',
  '\\\\" || true) #',
  '\\\\\\',
  '\\u0022)) } #',
  '\\\\u0022)) } #',
  '\\u005C\\u0022',
  "'))) } ; DROP ALL #",
  '"""',
  '\n}\n#',
  '\r"\t\u0000"',
  '> } #',
  '$(x) {{x}} %22 &quot;',
  'x"^^xsd:string)) } UNION { ?work ?p ?title',
];

test('the engine parses any literal back to the original string', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
      assert.is(rows(`SELECT (${literal(text)} AS ?x) {}`)[0]?.['x']?.value, text);
    }),
    { numRuns: 200, examples: HOSTILE.map((text) => [text.replaceAll('\u0000', ' ')] as [string]) },
  );
});

test('hostile input matches nothing and cannot change the query', () => {
  for (const text of HOSTILE) {
    assert.equal(rows(titleQuery(search(text), 50)), [], text);
    assert.equal(rows(documentQuery(text)), [], text);
    assert.equal(rows(subjectsQuery([text])), [], text);
    assert.equal(rows(descriptorQuery(text, 5)), [], text);
    assert.equal(rows(foreignDescriptorQuery(text, 5)), [], text);
  }
  assert.is(rows('SELECT ?x { ?x a <http://www.w3.org/2004/02/skos/core#Concept> }').length, 5);
});

test('finds a title that contains quotes and a backslash', () => {
  for (const text of ['"in quotes"', '\\', '\\ data', '" \\', '‘prosciutto di łódź’']) {
    assert.equal(
      rows(titleQuery(search(text), 50)).map(({ celex }) => celex?.value),
      ['32026R2002'],
      text,
    );
  }
});

test('passes only letters and digits to the full-text index', () => {
  const pattern = (text: string) => /bif:contains '([^\n]*)' \./.exec(fullTextQuery(search(text), 9) ?? '')?.[1];
  assert.is(pattern('data protection'), '"data protection"');
  assert.is(pattern('e-privacy'), '"e privacy"');
  assert.is(pattern('łódź 2026/101'), '"łódź 2026 101"');
  assert.is(pattern('a\' } #" OR "b'), '"a OR b"');
  assert.is(fullTextQuery(search('"\'&'), 9), undefined);
  const several = fullTextQuery({ ...search('data'), phrases: ['data', 'protection'] }, 9) ?? '';
  assert.match(several, `'"data" AND "protection"'`);
  // The test engine does not implement the full-text predicate, so it returns no rows, but it must parse the query.
  assert.equal(rows(several), []);
});

test('rejects URI parts in the wrong format', () => {
  for (const text of ['3030> } #', '', 'c_04AE3BA8', '../x', '1234567890', 'http://eurovoc.europa.eu/3030']) {
    assert.throws(() => eurovocConcept(text), 'has no place', text);
  }
  assert.throws(() => resourceType('REG> <x'), 'has no place');
  assert.is(eurovocConcept('c_04ae3ba8'), '<http://eurovoc.europa.eu/c_04ae3ba8>');
});

test('writes document numbers as typed literals, because the endpoint does not match untyped ones', () => {
  assert.is(typedLiteral('32016R0679'), '"32016R0679"^^xsd:string');
  assert.match(documentQuery('32016R0679'), 'cdm:resource_legal_id_celex "32016R0679"^^xsd:string .');
  assert.match(subjectsQuery(['32016R0679']), '{ "32016R0679"^^xsd:string }');
});

test('title scans have no ORDER BY, but queries by date window or subject do', () => {
  assert.not.match(titleQuery(search('data'), 150), 'ORDER BY');
  assert.not.match(fullTextQuery(search('data'), 150) ?? '', 'ORDER BY');
  assert.match(recentQuery(undefined, '2026-11-01', '2026-11-20', 60), 'ORDER BY DESC(?date) LIMIT 60');
  assert.match(subjectActsQuery('3030', 60), 'ORDER BY DESC(?date) LIMIT 60');
});

test.run();
