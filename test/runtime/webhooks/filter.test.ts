import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { eventTypes } from '../../../generated/events.ts';
import { Problem } from '../../../runtime/contract/problem.ts';
import { filterOf } from '../../../runtime/store/webhooks/subscriptions.ts';
import { type FilterOptions, fits, readFilter } from '../../../runtime/webhooks/filter.ts';

const quake = eventTypes.find(({ type }) => type === 'usgs-earthquakes_earthquake') as (typeof eventTypes)[number];
const rate = eventTypes.find(({ type }) => type === 'ecb-fx_rate') as (typeof eventTypes)[number];

function faultOf(options: FilterOptions, type = quake): string {
  try {
    readFilter(options, type);
  } catch (error) {
    if (error instanceof Problem) {
      const [{ parameter, message } = { parameter: '', message: '' }] = error.extras.errors ?? [];
      return `${parameter}: ${message}`;
    }
    throw error;
  }
  return 'accepted';
}

test('a range includes its bounds and requires a number', () => {
  const filter = readFilter({ atLeast: { magnitude: 6 }, atMost: { magnitude: 7 } }, quake);
  const matching = [5.9, 6, 6.5, 7, 7.1, null, '6.5', undefined].filter((magnitude) => fits(filter, { magnitude }));
  assert.equal(matching, [6, 6.5, 7]);
});

test('an area includes its edges and may cross the 180th meridian', () => {
  const europe = readFilter({ area: { south: 35, west: -10, north: 60, east: 30 } }, quake);
  assert.ok(fits(europe, { latitude: 35, longitude: -10 }));
  assert.not.ok(fits(europe, { latitude: 34.9, longitude: 0 }));
  assert.not.ok(fits(europe, { latitude: 40, longitude: 30.1 }));
  assert.not.ok(fits(europe, { latitude: null, longitude: 10 }));
  const fiji = readFilter({ area: { south: -25, west: 170, north: -10, east: -170 } }, quake);
  assert.ok(fits(fiji, { latitude: -18, longitude: 178 }) && fits(fiji, { latitude: -18, longitude: -178 }));
  assert.not.ok(fits(fiji, { latitude: -18, longitude: 0 }));
});

test('all conditions must match', () => {
  const filter = readFilter({ filter: { alert_level: ['Red', 'Orange'] }, atLeast: { magnitude: 6 } }, quake);
  assert.ok(fits(filter, { alert_level: 'Red', magnitude: 6 }));
  assert.not.ok(fits(filter, { alert_level: 'Green', magnitude: 6 }));
  assert.not.ok(fits(filter, { alert_level: 'Red', magnitude: 5 }));
  assert.is(readFilter({}, quake), undefined);
});

test('conditions survive storage, and stored filters of earlier releases still match', () => {
  const options = {
    filter: { alert_level: ['Red'] },
    atLeast: { magnitude: 6 },
    area: { south: 0, west: 0, north: 9, east: 9 },
  };
  const filter = readFilter(options, quake);
  assert.equal(filterOf(JSON.stringify(filter)), filter);
  assert.ok(fits(filterOf('{"status":["bankrupt","deleted"]}'), { status: 'deleted' }));
});

test('rejects conditions that can never match, and hostile field names', () => {
  assert.match(faultOf({ atLeast: { title: 1 } }), /^at_least\.title: is not a numeric field to filter by/);
  assert.match(faultOf({ atLeast: { ['__proto__']: 1 } }), /^at_least\.__proto__: is not a numeric field/);
  assert.match(faultOf({ filter: { $area: ['x'] } }), /^filter\.\$area: is not a field/);
  assert.match(
    faultOf({ atLeast: { magnitude: 7 }, atMost: { magnitude: 6 } }),
    /^at_most\.magnitude: must not be less/,
  );
  assert.match(faultOf({ filter: { magnitude: [6] }, atLeast: { magnitude: 6 } }), /cannot be combined/);
  assert.match(faultOf({ area: { south: 1, west: 2, north: 3 } }), /^area\.east: is required/);
  assert.match(faultOf({ area: { south: 5, west: 2, north: 3, east: 4 } }), /^area\.south: must not be north/);
  assert.match(faultOf({ area: { south: -91, west: 2, north: 3, east: 4 } }), /^area\.south: must be from -90 to 90/);
  assert.match(faultOf({ area: { top: 1 } }), /^area\.top: is not an edge/);
  assert.match(faultOf({ area: { south: 1, west: 2, north: 3, east: 4 } }, rate), /^area: is not available/);
});

test('every event type has a name and three to five working filters', () => {
  for (const type of eventTypes) {
    const { properties } = type.schema as { properties: Record<string, { type: string | string[] }> };
    const { title, filters = [] } = type;
    assert.ok(title !== undefined && title !== type.type, type.type);
    assert.ok(filters.length >= 3 && filters.length <= 5, type.type);
    for (const name of filters.filter((each) => each !== 'area')) {
      const example = (type.example as Record<string, unknown>)[name];
      const isNumber = [properties[name]?.type].flat().some((each) => each === 'number' || each === 'integer');
      if (isNumber) assert.is(faultOf({ atLeast: { [name]: 1 } }, type), 'accepted', name);
      else if (['string', 'boolean'].includes(typeof example))
        assert.is(faultOf({ filter: { [name]: [example as string] } }, type), 'accepted', name);
    }
  }
});

test.run();
