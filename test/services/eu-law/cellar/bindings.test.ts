import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { rowsOf } from '../../../../runtime/adapters/eu-law/cellar/bindings.ts';
import { reads } from '../../../../runtime/adapters/eu-law/cellar/documents.ts';
import { Answer, Stored } from '../../../../runtime/sources/client/answer.ts';
import { SourceFailure } from '../../../../runtime/sources/client/failure.ts';
import { recordedTest, sampleText } from '../../../support/samples.ts';

const answer = (body: string, status = 200) =>
  new Answer(new Stored(status, {}, Buffer.from(body), 0), 'cellar', 'miss');
const results = (bindings: unknown) => JSON.stringify({ head: { vars: [] }, results: { bindings } });
const rows = (...values: Readonly<Record<string, string>>[]) => {
  const bound = (row: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [name, { type: 'literal', value }]));
  return answer(results(values.map(bound)));
};

function failure(body: string, status?: number): SourceFailure {
  try {
    answer(body, status).parsed(rowsOf);
  } catch (error) {
    if (error instanceof SourceFailure) return error;
    throw error;
  }
  throw new Error('nothing was thrown');
}

test('treats an error text as a failure, whatever the status, and does not retry', () => {
  const syntax =
    "Virtuoso 37000 Error SP030: SPARQL compiler, line 3: syntax error at '<' before 'x'\n\nSPARQL query:\nsecret";
  for (const status of [200, 400, 500]) {
    const { code, retryable, isOfRequest, message } = failure(syntax, status);
    assert.equal([code, retryable, isOfRequest], ['upstream_failed', false, true]);
    assert.is(
      message,
      'cellar: the source rejected the query (error SP030).',
      'the query is not repeated in the message',
    );
  }
});

test("reports the engine's timeouts as timeouts, with a suggestion", () => {
  const texts = [
    'Virtuoso S1T00 Error SR171: Transaction timed out',
    'Virtuoso 37000 Error SP031: SPARQL compiler: Internal error: timeout',
    'Virtuoso 42000 Error The estimated execution time 3100 (sec) exceeds the limit of 3000 (sec).',
  ];
  for (const text of texts) {
    const { code, isOfRequest, message } = failure(text, 500);
    assert.equal([code, isOfRequest], ['upstream_timeout', true], text);
    assert.match(message, 'Narrow it');
  }
});

test('retries other bodies with status 500 but not 400, and rejects JSON without bindings', () => {
  assert.equal([failure('oops', 500).code, failure('oops', 500).retryable], ['upstream_failed', true]);
  assert.is(failure('oops', 500).isOfRequest, false);
  assert.is(failure('{"results":{"bindings":[]}}', 400).retryable, false);
  for (const body of ['null', '{}', '{"results":{"bindings":{}}}', '<sparql/>', '']) {
    assert.is(failure(body).code, 'upstream_invalid_response', body);
  }
});

test('unbound variables are absent, and an empty result returns no rows', () => {
  assert.equal(rowsOf(answer(results([]))), []);
  assert.equal(rowsOf(answer(results([{ a: { type: 'literal', value: 'x' }, b: null }, null]))), [{ a: 'x' }, {}]);
});

test('parses both boolean spellings and dates with a zone, and accepts missing values', () => {
  const document = (row: Record<string, string>) => reads.document(rows({ work: 'w', ...row }));
  assert.is(document({ inforce: '1' })?.isInForce, true);
  assert.is(document({ inforce: 'true' })?.isInForce, true);
  assert.is(document({ inforce: '0' })?.isInForce, false);
  assert.is(document({ inforce: 'maybe' })?.isInForce, undefined);
  assert.is(document({ date: '2016-04-27+02:00' })?.date, '2016-04-27');
  assert.is(document({ date: '2016-02-31' })?.date, undefined);
  assert.equal(document({}), {
    title: undefined,
    date: undefined,
    kind: undefined,
    isInForce: undefined,
    entryIntoForce: [],
    endOfValidity: undefined,
    types: [],
    authors: [],
  });
  assert.is(reads.document(rows()), undefined);
  assert.is(document({ end: '9999-12-31' })?.endOfValidity, undefined, 'the source\'s value for "no end"');
});

test('drops rows without a number or title, and merges rows with equal numbers', () => {
  const { acts, rows: read } = reads.acts(
    rows(
      { title: 'without number' },
      { celex: '32020R0001' },
      { celex: '32020R0002', title: 'a' },
      { celex: '32020R0002', title: 'b', date: '2020-01-02' },
      { celex: '32020R0003', title: 'c\n  d' },
    ),
  );
  assert.equal(acts, [
    { celex: '32020R0002', title: 'a', date: '2020-01-02', kind: 'regulation' },
    { celex: '32020R0003', title: 'c d', date: undefined, kind: 'regulation' },
  ]);
  assert.is(read, 5, 'counts the rows as received, before merging');
});

recordedTest('parses a recorded row with typed literals and URIs', () => {
  const text = sampleText('cellar', 'sparql-select-one-binding-row.json');
  if (text === undefined) return;
  const row: unknown = JSON.parse(text);
  const [read] = rowsOf(answer(results([row])));
  assert.is(read?.['celex'], '61991CC0017');
  assert.is(read?.['langCode'], 'ENG');
  assert.match(read?.['work'] ?? '', /^http:\/\/publications\.europa\.eu\/resource\/cellar\//);
});

test.run();
