// Every entity type from its source to a receiver. What each source shows stands in entities/, by subject.

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { eventTypes } from '../../../generated/events.ts';
import { crises } from './entities/crises.ts';
import { publicLife } from './entities/public-life.ts';
import { science } from './entities/science.ts';
import { statistics } from './entities/statistics.ts';
import { vessels } from './entities/vessels.ts';
import { playsEntity } from './entity.ts';

const TESTS = [...publicLife, ...crises, ...science, ...statistics, ...vessels];

for (const each of TESTS) {
  test(`${each.type}: states A, B, half a list, B and C arrive as exactly the events between them`, () =>
    playsEntity(each));
}

test('every entity type is played', () => {
  assert.equal(eventTypes.map(({ type }) => type).sort(), TESTS.map(({ type }) => type).sort());
});

test.run();
