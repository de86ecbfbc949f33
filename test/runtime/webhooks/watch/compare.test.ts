import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Look } from '../../../../runtime/contract/event.ts';
import type { Absences } from '../../../../runtime/store/watch-store.ts';
import { canonicalJson, fieldsHash } from '../../../../runtime/webhooks/watch/canonical.ts';
import {
  baselineOf,
  changesOf,
  confirmed,
  fieldChanges,
  fingerprintOf,
  hasEnded,
  lossOf,
  removal,
  sight,
  update,
} from '../../../../runtime/webhooks/watch/compare.ts';

const watch = { identity: 'id', compare: ['name', 'place'] };
const pause = async () => {};
const hash = (record: object) => fieldsHash(record, watch.compare);
const A = { id: 'a', name: 'Anna' };
const B = { id: 'b', name: 'Berit' };
const known = new Map([
  ['a', hash(A)],
  ['b', hash(B)],
]);

async function plan(look: Look, of = known) {
  const { created, updated, removed, adopted, forgotten } = changesOf(look, await sight(watch, look, pause), of);
  const ids = (snapshots: readonly { entityId: string }[]) => snapshots.map(({ entityId }) => entityId);
  return { created: ids(created), updated: ids(updated), removed, adopted: ids(adopted), forgotten };
}
const nothing = { created: [], updated: [], removed: [], adopted: [], forgotten: [] };

test('equal values have the same canonical text, regardless of member order and of whether a null member is omitted', () => {
  assert.is(canonicalJson({ b: [1, { d: null, c: 'x' }], a: undefined }), '{"b":[1,{"c":"x"}]}');
  assert.is(canonicalJson({ b: 1, a: 2 }), canonicalJson({ a: 2, b: 1 }));
  assert.is(canonicalJson(-0), canonicalJson(0));
  assert.is(canonicalJson(new Date(0)), '"1970-01-01T00:00:00.000Z"');
  assert.is(canonicalJson([null, undefined, Number.NaN]), '[null,null,null]');
  assert.is(canonicalJson(JSON.parse('{"__proto__":{"x":1}}')), '{"__proto__":{"x":1}}');
});

test('different values have different canonical texts', () => {
  const values = [null, 0, '0', '', false, [], {}, [[]], [null], [0], { a: 0 }, { a: '0' }, { a: [] }, { b: 0 }];
  assert.is(new Set(values.map(canonicalJson)).size, values.length);
  assert.is.not(fieldsHash({ name: 'x' }, watch.compare), fieldsHash({ place: 'x' }, watch.compare));
});

test('only a difference in compared fields counts as a change', async () => {
  assert.equal(await plan({ covers: 'all', records: [{ ...A, seen: 1, place: null }, B] }), nothing);
  assert.equal(await plan({ covers: 'all', records: [{ ...A, place: 'Bergen' }, B] }), { ...nothing, updated: ['a'] });
});

test('a complete list removes missing records, but a partial one does not', async () => {
  assert.equal(await plan({ covers: 'all', records: [A] }), { ...nothing, removed: ['b'] });
  assert.equal(await plan({ covers: 'some', records: [A] }), nothing);
  assert.equal(await plan({ covers: 'half', records: [A] }), nothing);
  assert.equal(await plan({ covers: 'half', records: [], removedIds: ['b', 'never known'] }), {
    ...nothing,
    removed: ['b'],
  });
});

test('treats a list with a record without an identity as partial', async () => {
  for (const id of [undefined, null, '', {}, Number.NaN, 'x'.repeat(501), 'a\0b']) {
    const look: Look = { covers: 'all', records: [A, { id, name: 'Nobody' }] };
    assert.equal(await plan(look), nothing, JSON.stringify(id));
    assert.is((await sight(watch, look, pause)).unidentified, 1);
  }
});

test('a number can be an identity, and of two records with the same identity, the later one is kept', async () => {
  const look: Look = {
    covers: 'some',
    records: [
      { id: 7, name: 'old' },
      { id: '7', name: 'new' },
    ],
  };
  const { records } = await sight(watch, look, pause);
  assert.equal(
    [...records.values()].map(({ record }) => record),
    [{ id: '7', name: 'new' }],
  );
});

test('does not report a listed record as removed, and silently drops one that is no longer watched', async () => {
  assert.equal(await plan({ covers: 'some', records: [A], removedIds: ['a'] }), nothing);
  assert.equal(await plan({ covers: 'all', records: [A], forgottenIds: ['b', 'x'] }), { ...nothing, forgotten: ['b'] });
  assert.equal(await plan({ covers: 'all', records: [A, B], forgottenIds: ['b'] }), nothing);
});

test('silently adds a record that has just entered the watched selection', async () => {
  const C = { id: 'c', name: 'Cecilie' };
  assert.equal(await plan({ covers: 'some', records: [C], adoptedIds: ['c'] }), { ...nothing, adopted: ['c'] });
  assert.equal(await plan({ covers: 'some', records: [C] }), { ...nothing, created: ['c'] });
});

test('confirms an absence after three consecutive polls and thirty minutes, whatever the polling interval', async () => {
  const look: Look = { covers: 'all', records: [A] };
  const found = changesOf(look, await sight(watch, look, pause), known);
  const removedAfter = (minutes: readonly number[]) => {
    let absent: Absences = new Map();
    return minutes.map((minute, index) => {
      const apart = index === 0 ? 0 : minute - (minutes[index - 1] as number);
      const after = confirmed(found, ['b'], absent, apart * 60_000);
      absent = after.absent;
      return after.plan.removed.length;
    });
  };
  assert.equal(removedAfter([0, 2, 4, 29, 31]), [0, 0, 0, 0, 1]);
  assert.equal(removedAfter([0, 60, 120]), [0, 0, 1], 'two polls an hour apart count as two');
  assert.equal(removedAfter([0, 15, 30]), [0, 0, 1]);
});

test('keeps only records whose absence is unconfirmed; records that the source reports as deleted are not missing', async () => {
  const look: Look = { covers: 'all', records: [], removedIds: ['a'] };
  const sighting = await sight(watch, look, pause);
  const found = changesOf(look, sighting, known);
  const loss = lossOf(found, look, sighting, known.size);
  assert.equal(loss.missing, ['b']);
  assert.equal(confirmed(found, loss.missing, new Map(), 0).plan.removed, ['a']);
  assert.equal([...confirmed(found, [], new Map(), 0).plan.removed].sort(), ['a', 'b']);
});

test('does not trust a list that lost more than a fifth of its records at once, or all of them', async () => {
  const many = new Map(Array.from({ length: 10 }, (_, n) => [`${n}`, hash({ id: `${n}` })]));
  const isGreat = async (left: number, of = many, covers: Look['covers'] = 'all') => {
    const look: Look = { covers, records: Array.from({ length: left }, (_, n) => ({ id: `${n}` })) };
    const sighting = await sight(watch, look, pause);
    return lossOf(changesOf(look, sighting, of), look, sighting, of.size).isGreat;
  };
  assert.equal([await isGreat(10), await isGreat(8), await isGreat(7), await isGreat(0)], [false, false, true, true]);
  const one = new Map([...many].slice(0, 1));
  const two = new Map([...many].slice(0, 2));
  assert.equal([await isGreat(1, two), await isGreat(0, one)], [false, true]);
  assert.is(await isGreat(0, many, 'some'), false, 'with nothing missing, the list is trusted');
});

test('a record has ended once its end time has passed, but not while the end is open or unreadable', () => {
  const now = new Date('2026-11-26T12:00:00Z');
  const at = (end: unknown) => hasEnded({ id: 'a', end }, 'end', now);
  assert.equal(
    [at('2026-11-26T12:00:00Z'), at('2026-11-26T13:00:00+01:00'), at('2026-11-25T23:00:00Z')],
    [true, true, true],
  );
  assert.equal([at('2026-11-26T12:00:01Z'), at('2026-11-26T07:00:01-05:00')], [false, false]);
  assert.equal([at(null), at(undefined), at('until further notice'), at(0)], [false, false, false, false]);
  assert.is(hasEnded({ id: 'a' }, 'never', now), false);
  assert.is(hasEnded({ id: 'a' }, undefined, now), true, 'without a declaration');
});

test('a baseline keeps the records of its list, drops all others and reports nothing', async () => {
  const look: Look = { covers: 'some', records: [A, { id: 'c', name: 'Cecilie' }] };
  const { created, updated, removed, adopted, forgotten } = baselineOf(await sight(watch, look, pause), known);
  assert.equal([created, updated, removed, forgotten], [[], [], [], ['b']]);
  assert.equal(
    adopted.map(({ entityId }) => entityId),
    ['c'],
  );
});

test('changed fields contain the values before and after, in declaration order', () => {
  const before = { id: 'a', name: 'Anna', place: ['x', 'y'], other: 1 };
  const after = { id: 'a', name: 'Anne', place: ['y', 'x'], other: 2 };
  assert.equal(fieldChanges(watch.compare, before, after), [
    { field: 'name', before: 'Anna', after: 'Anne' },
    { field: 'place', before: ['x', 'y'], after: ['y', 'x'] },
  ]);
  const changed = update(watch, before, { entityId: 'a', hash: 'h', record: { id: 'a', name: 'Anna' } });
  assert.equal(changed.fields, [{ field: 'place', before: ['x', 'y'], after: null }]);
  const removed = removal(watch, 'a', A);
  assert.equal(removed.fields, [{ field: 'name', before: 'Anna', after: null }]);
  assert.is(removed.record, A);
});

test('stored records are not comparable if the fields, the identity or the scope changed', () => {
  const base = { identity: 'id', compare: ['name'], scope: { area: 'north', page: 1 } };
  assert.is(fingerprintOf(base), fingerprintOf({ ...base, scope: { page: 1, area: 'north' } }));
  const others = [{ identity: 'key' }, { compare: ['name', 'place'] }, { scope: { area: 'south', page: 1 } }];
  assert.is(new Set([base, ...others.map((other) => ({ ...base, ...other }))].map(fingerprintOf)).size, 4);
});

test('comparing a long list yields to the event loop', async () => {
  let pauses = 0;
  const records = Array.from({ length: 1_200 }, (_, id) => ({ id }));
  await sight(watch, { covers: 'all', records }, async () => void pauses++);
  assert.is(pauses, 2);
});

test.run();
