import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { fieldLine, proposalOf } from '../../../codegen/new/proposal.ts';

const lines = (answer: unknown) =>
  proposalOf(answer).fields.map((field) =>
    fieldLine(field)
      .trim()
      .replace(/, description: .*$/, ''),
  );

test('finds the longest list of records with the names and types of its fields', () => {
  const answer = {
    meta: { languages: [{ code: 'en' }] },
    data: {
      rows: [
        { stationName: 'Oslo', Height: 12, share: 0.5, 'open-now': true, since: '2020-01-01', tags: ['a'] },
        { stationName: 'Bergen', Height: 7, share: 2, 'open-now': false, since: '2021-05-17', tags: [] },
      ],
    },
  };
  assert.is(proposalOf(answer).rows, 'data.rows');
  assert.equal(lines(answer), [
    "station_name: { type: string, from: 'stationName'",
    "height: { type: integer, from: 'Height'",
    "share: { type: number, from: 'share'",
    "open_now: { type: boolean, from: 'open-now'",
    "since: { type: string, format: date, from: 'since'",
    "tags: { type: array, items: { type: string }, from: 'tags'",
  ]);
});

test('detects fields that some rows lack, and strings that mean a missing value', () => {
  const answer = [
    { id: 1, depth: '12.5', note: '', seen: '-' },
    { id: 2, depth: 'n/a', note: 'x', seen: 'Yes' },
  ];
  assert.is(proposalOf(answer).rows, '.');
  assert.equal(lines(answer), [
    "id: { type: integer, from: 'id'",
    "depth: { type: [number, 'null'], from: { path: 'depth', missing: ['n/a'] }",
    "note: { type: [string, 'null'], from: 'note'",
    "seen: { type: [boolean, 'null'], from: { path: 'seen', read: 'yes_no', missing: ['-'] }",
  ]);
});

test('recognizes the formats of values: times, decimal commas, markup, codes with a leading zero', () => {
  const answer = { at: '2026-11-28 12:00', ms: 1_790_000_000_000, area: '1,5', text: '<p>A &amp; B</p>', code: '0301' };
  assert.is(proposalOf(answer).isList, false);
  assert.equal(lines(answer), [
    "at: { type: string, format: date-time, from: 'at'",
    "ms: { type: string, format: date-time, from: { path: 'ms', read: 'epoch_ms' }",
    "area: { type: number, from: { path: 'area', read: 'decimal_comma' }",
    "text: { type: string, from: { path: 'text', read: 'plain_text' }",
    "code: { type: string, from: 'code'",
  ]);
});

test("descends into nested objects of a row, and prefixes duplicate field names with the object's name", () => {
  const answer = [{ id: 7, owner: { id: 9, name: 'Harbour' }, deep: { deeper: { deepest: { lost: 1 } } } }];
  assert.equal(lines(answer), [
    "id: { type: integer, from: 'id'",
    "owner_id: { type: integer, from: 'owner.id'",
    "name: { type: string, from: 'owner.name'",
  ]);
});

test('rejects a response without a record', () => {
  for (const answer of [null, 'text', 3, [], [1, 2]]) assert.throws(() => proposalOf(answer), /contains no record/);
});

test.run();
