import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { eventTypes } from '../../../generated/events.ts';
import { type EntityTest, flickersOnce, playsEntity } from './entity.ts';

const SERVICES = new URL('../../services/', import.meta.url);
const modules = await Promise.all(
  (await readdir(SERVICES))
    .map((service) => new URL(`${service}/entities.ts`, SERVICES))
    .filter((file) => existsSync(file))
    .map((file): Promise<{ readonly entities: readonly EntityTest[] }> => import(file.href)),
);
const TESTS = modules.flatMap(({ entities }) => entities);

for (const each of TESTS) {
  test(`${each.type}: polls that return A, B, a partial list, B and C report exactly the changes between these states`, () =>
    playsEntity(each));
}

const ending = new Set(eventTypes.filter(({ ends }) => ends !== undefined).map(({ type }) => type));
for (const each of TESTS.filter(({ type }) => ending.has(type))) {
  test(`${each.type}: a stale response that lacks a record causes neither a removal event nor a second creation event`, () =>
    flickersOnce(each));
}

test('covers every entity type', () => {
  const [declared, played] = [eventTypes.map(({ type }) => type), TESTS.map(({ type }) => type)];
  const missing = declared.filter((type) => !played.includes(type));
  assert.equal(missing, [], `${missing} has no entry in test/services/<slug>/entities.ts`);
  assert.equal(played.sort(), declared.sort());
});

test.run();
