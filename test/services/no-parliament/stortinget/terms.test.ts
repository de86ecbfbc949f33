import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  isPeriod,
  isSession,
  ourTermId,
  parseTerm,
  periodOf,
  runningSession,
  sourceTermId,
  type Term,
  termId,
} from '../../../../runtime/adapters/no-parliament/stortinget/terms.ts';
import { sampleText } from '../../../support/samples.ts';

const term = (id: string): Term => {
  const parsed = parseTerm(id);
  if (parsed === undefined) throw new Error(`${id} was not understood`);
  return parsed;
};

test('for terms that end before 2000, ids are short in the source and long in results', () => {
  assert.is(sourceTermId(term('1986-1987')), '1986-87');
  assert.is(sourceTermId(term('1998-1999')), '1998-99');
  assert.is(sourceTermId(term('1999-2000')), '1999-2000');
  assert.is(sourceTermId(term('2024-2025')), '2024-2025');
  assert.is(sourceTermId(term('1993-1997')), '1993-97');
  assert.is(sourceTermId(term('1997-2001')), '1997-2001');
  assert.is(ourTermId('1986-87'), '1986-1987');
  assert.is(ourTermId('1999-2000'), '1999-2000');
});

test('accepts both formats, even for a session that spans the turn of the millennium', () => {
  assert.equal(parseTerm('1986-87'), { from: 1986, to: 1987 });
  assert.equal(parseTerm('1999-00'), { from: 1999, to: 2000 });
  assert.equal(parseTerm('2024-25'), { from: 2024, to: 2025 });
  for (const other of ['2024', '2024/25', '24-25', '2024-2025 ', '', '2024-025'])
    assert.is(parseTerm(other), undefined);
  assert.is(ourTermId('unknown'), 'unknown');
});

test('a session is one year, and a period is four years except for the first ones', () => {
  assert.ok(isSession(term('2024-2025')));
  assert.not.ok(isSession(term('2024-2026')));
  assert.not.ok(isSession(term('2025-2024')));
  for (const id of ['1945-49', '1950-53', '1954-57', '1958-61', '1961-65', '1997-2001', '2025-2029']) {
    assert.ok(isPeriod(term(id)), id);
  }
  for (const id of ['1945-50', '1949-1953', '2020-2024', '2021-2024', '1941-1945'])
    assert.not.ok(isPeriod(term(id)), id);
  assert.is(termId(periodOf(2023) as Term), '2021-2025');
  assert.is(termId(periodOf(1952) as Term), '1950-1953');
  assert.is(periodOf(1944), undefined);
});

test('the session changes on 1 October in Oslo', () => {
  assert.is(runningSession(new Date('2026-09-30T21:59:00Z')), 2025);
  assert.is(runningSession(new Date('2026-09-30T22:00:00Z')), 2026);
  assert.is(runningSession(new Date('2027-01-01T00:00:00Z')), 2026);
});

/** Returns the columns id and years of a transcribed response. The transcription has the years in the long format. */
const transcribed = (csv: string): [string, string][] =>
  csv
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .map((line) => line.split(','))
    .map((cells) => [cells[3] as string, cells[5] as string]);

const sessions = sampleText('stortinget', 'sesjoner-full.transcribed.csv');
if (sessions !== undefined) {
  test('recorded: converts every session to our format and back', () => {
    const rows = transcribed(sessions);
    assert.is(rows.length, 39);
    for (const [id, years] of rows) {
      assert.is(ourTermId(id), years);
      assert.is(sourceTermId(term(years)), id);
      assert.ok(isSession(term(id)));
    }
  });
}

const periods = sampleText('stortinget', 'stortingsperioder-full.transcribed.csv');
if (periods !== undefined) {
  test("recorded: recognizes every period and converts it back to the source's format", () => {
    const rows = transcribed(periods);
    assert.ok(rows.length >= 19, String(rows.length));
    for (const [id] of rows) {
      assert.ok(isPeriod(term(id)), id);
      assert.is(sourceTermId(term(ourTermId(id))), id);
    }
  });
}

test.run();
