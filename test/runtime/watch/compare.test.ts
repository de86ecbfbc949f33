// What a look means, given what was known.

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Look } from '../../../runtime/contract/event.ts';
import { canonicalJson, fieldsHash } from '../../../runtime/watch/canonical.ts';
import {
  baselineOf,
  changesOf,
  confirmed,
  type Doubts,
  fieldChanges,
  fingerprintOf,
  NO_DOUBTS,
  removal,
  sight,
  update,
} from '../../../runtime/watch/compare.ts';

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

test('equal values have one text, whatever the order of names and whether nothing is said or left out', () => {
  assert.is(canonicalJson({ b: [1, { d: null, c: 'x' }], a: undefined }), '{"b":[1,{"c":"x"}]}');
  assert.is(canonicalJson({ b: 1, a: 2 }), canonicalJson({ a: 2, b: 1 }));
  assert.is(canonicalJson(-0), canonicalJson(0));
  assert.is(canonicalJson(new Date(0)), '"1970-01-01T00:00:00.000Z"');
  assert.is(canonicalJson([null, undefined, Number.NaN]), '[null,null,null]');
  assert.is(canonicalJson(JSON.parse('{"__proto__":{"x":1}}')), '{"__proto__":{"x":1}}');
});

test('different values have different texts', () => {
  const values = [null, 0, '0', '', false, [], {}, [[]], [null], [0], { a: 0 }, { a: '0' }, { a: [] }, { b: 0 }];
  assert.is(new Set(values.map(canonicalJson)).size, values.length);
  assert.is.not(fieldsHash({ name: 'x' }, watch.compare), fieldsHash({ place: 'x' }, watch.compare));
});

test('only compared fields make a record another one', async () => {
  assert.equal(await plan({ covers: 'all', records: [{ ...A, seen: 1, place: null }, B] }), nothing);
  assert.equal(await plan({ covers: 'all', records: [{ ...A, place: 'Bergen' }, B] }), { ...nothing, updated: ['a'] });
});

test('a whole list removes what it lacks, a list of some or half a list does not', async () => {
  assert.equal(await plan({ covers: 'all', records: [A] }), { ...nothing, removed: ['b'] });
  assert.equal(await plan({ covers: 'some', records: [A] }), nothing);
  assert.equal(await plan({ covers: 'half', records: [A] }), nothing);
  assert.equal(await plan({ covers: 'half', records: [], removedIds: ['b', 'never known'] }), {
    ...nothing,
    removed: ['b'],
  });
});

test('a list with a record that has no identity is half a list', async () => {
  for (const id of [undefined, null, '', {}, Number.NaN, 'x'.repeat(501), 'a\0b']) {
    const look: Look = { covers: 'all', records: [A, { id, name: 'Nobody' }] };
    assert.equal(await plan(look), nothing, JSON.stringify(id));
    assert.is((await sight(watch, look, pause)).unidentified, 1);
  }
});

test('a number is an identity, and of two records with one identity the later one counts', async () => {
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

test('a record that is listed was not removed, and one that is not watched any more goes in silence', async () => {
  assert.equal(await plan({ covers: 'some', records: [A], removedIds: ['a'] }), nothing);
  assert.equal(await plan({ covers: 'all', records: [A], forgottenIds: ['b', 'x'] }), { ...nothing, forgotten: ['b'] });
  assert.equal(await plan({ covers: 'all', records: [A, B], forgottenIds: ['b'] }), nothing);
});

test('a record that is watched only from now on is taken over in silence', async () => {
  const C = { id: 'c', name: 'Cecilie' };
  assert.equal(await plan({ covers: 'some', records: [C], adoptedIds: ['c'] }), { ...nothing, adopted: ['c'] });
  assert.equal(await plan({ covers: 'some', records: [C] }), { ...nothing, created: ['c'] });
});

test('a great loss is told after three looks and thirty minutes, by default, and doubts end when the list is whole again', async () => {
  const many = new Map(Array.from({ length: 10 }, (_, n) => [`${n}`, hash({ id: `${n}` })]));
  const look: Look = { covers: 'all', records: Array.from({ length: 5 }, (_, n) => ({ id: `${n}` })) };
  const sighting = await sight(watch, look, pause);
  const missed = (doubts: Doubts, minute: number) =>
    confirmed(changesOf(look, sighting, many), sighting, many.size, doubts, minute * 60_000);
  let doubts: Doubts = NO_DOUBTS;
  for (const [minute, told] of [
    [0, 0],
    [2, 0],
    [4, 0],
    [29, 0],
    [31, 5],
  ] as const) {
    const after = missed(doubts, minute);
    assert.is(after.plan.removed.length, told, `minute ${minute}`);
    doubts = after.doubts;
  }
  let seldom = missed(NO_DOUBTS, 0);
  seldom = missed(seldom.doubts, 60);
  assert.is(seldom.plan.removed.length, 0, 'two looks an hour apart are two');
  assert.is(missed(seldom.doubts, 120).plan.removed.length, 5);
  const whole: Look = { covers: 'all', records: [...many.keys()].map((id) => ({ id })) };
  const seen = await sight(watch, whole, pause);
  assert.is(confirmed(changesOf(whole, seen, many), seen, many.size, seldom.doubts, 0).doubts.size, 0);
});

test('a baseline keeps what it lists, drops the rest and tells nothing', async () => {
  const look: Look = { covers: 'some', records: [A, { id: 'c', name: 'Cecilie' }] };
  const { created, updated, removed, adopted, forgotten } = baselineOf(await sight(watch, look, pause), known);
  assert.equal([created, updated, removed, forgotten], [[], [], [], ['b']]);
  assert.equal(
    adopted.map(({ entityId }) => entityId),
    ['c'],
  );
});

test('changed fields carry the values before and after, in the declared order', () => {
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

test('other fields, another identity or another scope make what is kept incomparable', () => {
  const base = { identity: 'id', compare: ['name'], scope: { area: 'north', page: 1 } };
  assert.is(fingerprintOf(base), fingerprintOf({ ...base, scope: { page: 1, area: 'north' } }));
  const others = [{ identity: 'key' }, { compare: ['name', 'place'] }, { scope: { area: 'south', page: 1 } }];
  assert.is(new Set([base, ...others.map((other) => ({ ...base, ...other }))].map(fingerprintOf)).size, 4);
});

test('a long list lets others run', async () => {
  let pauses = 0;
  const records = Array.from({ length: 1_200 }, (_, id) => ({ id }));
  await sight(watch, { covers: 'all', records }, async () => void pauses++);
  assert.is(pauses, 2);
});

test.run();
