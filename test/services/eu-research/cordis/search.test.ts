// Facts: runtime/adapters/eu-research/SOURCES.md cordis F6 to F12.

import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { reads } from '../../../../runtime/adapters/eu-research/cordis/read-results.ts';
import { searchQuery, searchWords } from '../../../../runtime/adapters/eu-research/cordis/search-terms.ts';
import { Answer, Stored } from '../../../../runtime/sources/client/answer.ts';
import { SourceFailure } from '../../../../runtime/sources/client/failure.ts';

const read = (value: unknown) =>
  reads.results(new Answer(new Stored(200, {}, Buffer.from(JSON.stringify(value)), 0), 'cordis', 'miss'));
const page = (results: unknown[], more: object = {}) =>
  read({ status: true, payload: { total: results.length, page: 1, records: `1-${results.length}`, results, ...more } });

test('every word becomes a clause, and a quoted phrase becomes one clause', () => {
  assert.equal(searchWords('micro algae "marine  biotechnology" algae'), ['micro', 'algae', 'marine biotechnology']);
  const programme = "(frameworkProgramme='H2020' OR programme/code='H2020')";
  assert.is(
    searchQuery({ words: ['algae', 'marine biotechnology'], programme: 'horizon-2020' }),
    `contenttype='project' AND 'algae' AND 'marine biotechnology' AND ${programme}`,
  );
  assert.is(
    searchQuery({ words: [], programme: 'horizon-europe', startedBy: '2026-11-20' }, ['programme/code']),
    "contenttype='project' AND programme/code='HORIZON' AND startDate<='2026-11-20'",
  );
  assert.is(searchQuery({ words: [] }), "contenttype='project'");
});

test('apostrophes end words, and single letters next to them are dropped', () => {
  assert.equal(searchWords("Alzheimer's l'innovation O’Brien"), ['Alzheimer', 'innovation', 'Brien']);
  assert.equal(searchWords('"Alzheimer\'s disease"'), ['Alzheimer disease']);
  assert.equal(searchWords("' '' & \" \""), []);
});

test('no input can escape its quotes', () => {
  const whole = /^contenttype='project'(?: AND '[^'\\]*')*$/;
  const hostile = [
    "x' OR contenttype='result",
    "') OR ('a'='a",
    "\\' OR 'a",
    'a\\',
    "'''",
    '"a\' AND b"',
    'a\u0000b\nc',
    '’ OR ‘',
  ];
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
      assert.match(searchQuery({ words: searchWords(text) }), whole);
      assert.match(searchQuery({ words: [text] }), whole);
    }),
    { numRuns: 300, examples: hostile.map((text): [string] => [text]) },
  );
});

test("parses the source's rows with a range as a string, month placeholders and no funding", () => {
  const { total, hits, last, rows } = page(
    [
      {
        reference: '708362',
        id: '708362',
        acronym: 'DIET-SEX-GENOMICS',
        startDate: '1 {{month_07}} 2016',
        endDate: '30 {{month_06}} 2018',
        coordinatedIn: 'United Kingdom',
        contentType: 'project',
        title: 'Diet,\n  sex and genomics',
        programme: [{ id: 'H2020-EU.1.3.2.', title: 'Nurturing excellence' }],
      },
      { id: 'AIR21353', contentType: 'project', title: 'Łosoś', startDate: '', endDate: null },
      { id: '42', contentType: 'result', title: 'A report' },
      { title: 'without a reference', contentType: 'project' },
      null,
    ],
    { total: 47, records: '1-5' },
  );
  assert.equal([total, hits, last], [47, 5, 5]);
  assert.equal(rows, [
    {
      reference: '708362',
      title: 'Diet, sex and genomics',
      acronym: 'DIET-SEX-GENOMICS',
      programme: 'horizon-2020',
      startDate: '2016-07-01',
      endDate: '2018-06-30',
      coordinatedIn: 'United Kingdom',
    },
    {
      reference: 'AIR21353',
      title: 'Łosoś',
      acronym: undefined,
      programme: undefined,
      startDate: undefined,
      endDate: undefined,
      coordinatedIn: undefined,
    },
  ]);
});

test('accepts a missing list only if there are no hits, and treats a false status as a failure', () => {
  assert.equal(read({ status: true, payload: { total: 0 } }), { total: 0, hits: 0, last: undefined, rows: [] });
  assert.is(read({ status: true, payload: { results: [] } }).total, undefined);
  for (const value of [null, {}, { payload: {} }, { payload: { total: 3, results: '1-3' } }])
    assert.throws(() => read(value));
  assert.throws(
    () => read({ status: false, message: 'oops' }),
    (error: unknown) => error instanceof SourceFailure && error.code === 'upstream_failed',
  );
});

test.run();
