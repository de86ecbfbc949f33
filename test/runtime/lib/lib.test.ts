import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Problem } from '../../../runtime/contract/problem.ts';
import { addDays, daysBetween, utcDay } from '../../../runtime/lib/day.ts';
import { cutText } from '../../../runtime/sdk/cut.ts';
import { labelOf } from '../../../runtime/sdk/labels.ts';
import { joinedNotes } from '../../../runtime/sdk/notes.ts';
import { type Page, pageFigures, pageOf } from '../../../runtime/sdk/page.ts';
import { settleAll } from '../../../runtime/sdk/settle-all.ts';

test('joins the applicable notes into one string, or returns null if none apply', () => {
  assert.is(joinedNotes('One.', null, '', undefined, 'Two.'), 'One. Two.');
  assert.is(joinedNotes(null, ''), null);
});

test('reads labels only from the table, never from inherited properties', () => {
  assert.is(labelOf({ A: 'first' }, 'A'), 'first');
  for (const code of ['B', 'constructor', '__proto__', null, undefined]) assert.is(labelOf({ A: 'first' }, code), null);
});

test('truncates a string with an ellipsis, never inside a character', () => {
  assert.is(cutText('abc', 3), 'abc');
  assert.is(cutText('abcd', 3), 'abc…');
  assert.is(cutText('ab😀d', 3), 'ab…');
});

test('uses UTC days, and counts across leap days and year ends', () => {
  assert.is(utcDay(new Date('2026-11-21T23:59:59.999Z')), '2026-11-21');
  assert.is(addDays('2024-02-28', 1), '2024-02-29');
  assert.is(addDays('2026-01-01', -1), '2025-12-31');
  assert.is(daysBetween('2024-02-28', '2024-03-01'), 2);
});

test('the pages of a list add up to the whole list, and the last page has no next offset', () => {
  const all = Array.from({ length: 25 }, (_, index) => index);
  const seen: number[] = [];
  let offset: number | undefined = 0;
  while (offset !== undefined) {
    const page: Page<number> = pageOf(all, { limit: 10, offset });
    assert.is(page.count, page.rows.length);
    assert.is(page.total, 25);
    seen.push(...page.rows);
    offset = page.next_offset;
  }
  assert.equal(seen, all);
  assert.equal(pageOf(all, { limit: 10, offset: 90 }), { rows: [], count: 0, total: 25, next_offset: undefined });
  assert.is(pageOf(all, { limit: 25 }).next_offset, undefined);
});

test('if a source returned only one page, reports whether more rows follow, if this is known', () => {
  const page = { limit: 10, offset: 20 };
  assert.equal(pageFigures(10, page, 31), { count: 10, total: 31, next_offset: 30 });
  assert.is(pageFigures(10, page, 30).next_offset, undefined);
  assert.is(pageFigures(10, page, undefined).next_offset, 30);
  assert.is(pageFigures(9, page, undefined).next_offset, undefined);
  assert.is(pageFigures(3, page, 23, true).next_offset, 23);
  assert.is(pageFigures(0, page, 31).next_offset, undefined);
});

test('reports source failures of parallel requests in item order', async () => {
  const ends = await settleAll([1, 2, 3], async (item) => {
    if (item === 2) throw new Problem('upstream_failed', 'It failed.');
    return item * 10;
  });
  assert.equal(ends.answered, [
    { item: 1, value: 10 },
    { item: 3, value: 30 },
  ]);
  assert.equal(
    ends.failed.map(({ item, problem }) => [item, problem.code]),
    [[2, 'upstream_failed']],
  );
});

test('rethrows internal errors and invalid arguments instead of reporting a missing part', async () => {
  for (const error of [new TypeError('a mistake'), new Problem('invalid_arguments', 'Not so.')]) {
    try {
      await settleAll([1, 2], (item) => (item === 1 ? Promise.resolve(1) : Promise.reject(error)));
      assert.unreachable();
    } catch (thrown) {
      assert.is(thrown, error);
    }
  }
});

test.run();
