import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { newestLook } from '../../../runtime/sdk/newest.ts';
import { wasSeen, windowLook } from '../../../runtime/sdk/watch-window.ts';

type Quake = readonly [id: string, began: string | undefined];

const look = (quakes: readonly Quake[], since: string, cursor?: unknown) =>
  windowLook(
    quakes,
    ([id]) => id,
    ([, began]) => began,
    since,
    cursor,
  );

test('forgets missing records outside the window, but not missing records within it, which are reported as removed later', () => {
  const first = look(
    [
      ['old', '2026-11-01'],
      ['new', '2026-11-10'],
      ['undated', undefined],
    ],
    '2026-11-02',
  );
  const next = look([], '2026-11-02', first.nextCursor);
  assert.equal(next.covers, 'all');
  assert.equal(next.forgottenIds, ['old', 'undated']);
});

test('a record that left the window reappears once without being reported as new', () => {
  const first = look([['old', '2026-11-01']], '2026-11-02');
  const half = look([], '2026-11-02', first.nextCursor);
  const again = look([['old', '2026-11-01']], '2026-11-02', half.nextCursor);
  assert.equal(again.adoptedIds, ['old']);
  assert.equal(look([['old', '2026-11-01']], '2026-11-02', again.nextCursor).adoptedIds, []);
});

test('forgets a missing record whose day leaves the window before its removal is confirmed', () => {
  const first = look(
    [
      ['one', '2026-11-03'],
      ['two', '2026-11-10'],
    ],
    '2026-11-02',
  );
  const half = look([], '2026-11-02', first.nextCursor);
  assert.equal(half.forgottenIds, []);
  assert.equal(look([], '2026-11-04', half.nextCursor).forgottenIds, ['one']);
});

test('does not treat inherited property names as ids of seen records', () => {
  const { nextCursor } = look([['one', '2026-11-03']], '2026-11-02');
  assert.equal(
    [wasSeen(nextCursor, 'one'), wasSeen(nextCursor, 'toString'), wasSeen(undefined, 'one')],
    [true, false, false],
  );
});

test('a list that lacks more than a fifth of the expected records counts as incomplete', () => {
  const newest = (count: number, due: number) => {
    const records = Array.from({ length: count }, (_, index) => ({ id: String(index) }));
    return newestLook(
      records,
      ({ id }) => id,
      () => '2026-11-20',
      undefined,
      due,
    ).covers;
  };
  assert.equal([newest(8, 10), newest(7, 10), newest(0, 1), newest(0, 0)], ['some', 'half', 'half', 'some']);
});

test.run();
