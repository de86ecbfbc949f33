// Every entity type from its source to a receiver. What each source shows stands in entities/, by subject.

import { readdir } from 'node:fs/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { eventTypes } from '../../../generated/events.ts';
import { type EntityTest, flickersOnce, playsEntity } from './entity.ts';

const FOLDER = new URL('./entities/', import.meta.url);
const modules = await Promise.all(
  (await readdir(FOLDER)).map(
    (name): Promise<{ readonly entities: readonly EntityTest[] }> => import(new URL(name, FOLDER).href),
  ),
);
const TESTS = modules.flatMap(({ entities }) => entities);

for (const each of TESTS) {
  test(`${each.type}: states A, B, half a list, B and C arrive as exactly the events between them`, () =>
    playsEntity(each));
}

const ending = new Set(eventTypes.filter(({ ends }) => ends !== undefined).map(({ type }) => type));
for (const each of TESTS.filter(({ type }) => ending.has(type))) {
  test(`${each.type}: a stale answer that lacks a record makes neither a removal nor a second creation of it`, () =>
    flickersOnce(each));
}

test('every entity type is played', () => {
  const [declared, played] = [eventTypes.map(({ type }) => type), TESTS.map(({ type }) => type)];
  const missing = declared.filter((type) => !played.includes(type));
  assert.equal(missing, [], `${missing} has no entry in test/runtime/webhooks/entities/ that plays its source`);
  assert.equal(played.sort(), declared.sort());
});

test.run();
