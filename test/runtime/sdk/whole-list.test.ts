import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Page } from '../../../runtime/sdk/page.ts';
import { fittingShare, MAX_WHOLE_ROWS, wholePage } from '../../../runtime/sdk/whole-list.ts';
import { MAX_TOKENS_FIXED_LIMIT, tokensOf } from '../../support/answer-size.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, nth) => nth);
const short = (nth: number) => ({ nth, name: 'Åland' });
const long = (nth: number) => ({ nth, place: { name: 'p'.repeat(200), code: null }, tags: ['x'.repeat(50)] });

test('returns the whole list by default, up to 300 rows', () => {
  const page = wholePage(numbers(250), { limit: MAX_WHOLE_ROWS, offset: 0 }, short);
  assert.equal([page.count, page.total, page.next_offset], [250, 250, undefined]);
  const more = wholePage(numbers(700), { offset: 0 }, short);
  assert.equal([more.count, more.total, more.next_offset], [300, 700, 300]);
  assert.is(wholePage(numbers(700), { offset: 600 }, short).next_offset, undefined);
});

test('truncates lists with long rows at 10,000 tokens by default, and all rows can be reached through next_offset', () => {
  const seen: number[] = [];
  for (let offset: number | undefined = 0; offset !== undefined; ) {
    const page: Page<ReturnType<typeof long>> = wholePage(numbers(300), { offset }, long, {
      abstract: 'a'.repeat(4000),
    });
    const answer = { abstract: 'a'.repeat(4000), rows: page.rows };
    assert.ok(tokensOf(answer) <= MAX_TOKENS_FIXED_LIMIT, `${tokensOf(answer)} tokens`);
    seen.push(...page.rows.map(({ nth }) => nth));
    offset = page.next_offset;
  }
  assert.equal(seen, numbers(300));
});

test("applies the caller's limit, however long the rows are", () => {
  assert.is(wholePage(numbers(400), { limit: 299, offset: 0 }, long).count, 299);
  assert.is(wholePage(numbers(400), { limit: 400, offset: 0 }, long).next_offset, undefined);
  const chosen = { limit: 300, offset: 0, byDefault: 80 };
  assert.is(wholePage(numbers(400), chosen, long).count, 300);
});

test('returns a single row even if it exceeds the limit', () => {
  assert.is(wholePage(numbers(2), { offset: 0 }, () => ({ text: 't'.repeat(50_000) })).count, 1);
});

test('if several lists share one answer, short lists are complete and long lists get equal shares', () => {
  const codes = (count: number) => numbers(count).map((nth) => ({ code: `C${nth}`, label: 'A label of some length' }));
  assert.is(fittingShare([codes(10), codes(250)]), MAX_WHOLE_ROWS);
  const lists = [codes(5), codes(2000), codes(2000), codes(2000), codes(2000), codes(2000)];
  const share = fittingShare(lists);
  assert.ok(share > 200 && share < 300, `${share}`);
  const dimensions = lists.map((list, nth) => ({ nth, codes: list.slice(0, share) }));
  assert.ok(tokensOf({ dimensions }) <= MAX_TOKENS_FIXED_LIMIT, `${tokensOf({ dimensions })} tokens`);
});

test.run();
