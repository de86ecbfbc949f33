// Watching results: what may lack is dropped where it is bad, what may not makes the result unusable.

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ResultWatch } from '../../../runtime/contract/result.ts';

/** The violations as `path: message` with `!` where the result is unusable. */
function watched(look: (watch: ResultWatch) => void): string[] {
  const watch = new ResultWatch();
  look(watch);
  return watch.violations.map(({ path, message, fatal }) => `${path}: ${message}${fatal ? ' !' : ''}`);
}

test('finds nothing wrong with what fits', () => {
  const result = { name: 'Oslo', count: 3, share: 0.5, open: true, kind: 'a', raw: 1, none: null };
  const found = watched((watch) => {
    watch.string(result, 'name', { required: true, minLength: 1, maxLength: 4, pattern: /^O/u });
    watch.integer(result, 'count', { required: true, minimum: 3, maximum: 3 });
    watch.number(result, 'share', { required: true, exclusiveMinimum: 0 });
    watch.boolean(result, 'open', { required: true });
    watch.choice(result, 'kind', ['a', 'b'], { required: true });
    watch.scalar(result, 'raw', ['string', 'number'], {});
    watch.string(result, 'none', { required: true, nullable: true });
    watch.string(result, 'absent', {});
  });
  assert.equal(found, []);
});

test('drops a bad optional field and keeps the rest', () => {
  const result = { name: 'Oslo', url: 'no address', speed: Number.NaN, kind: 'z', none: null };
  const found = watched((watch) => {
    watch.string(result, 'name', { required: true });
    watch.string(result, 'url', { format: 'uri' });
    watch.number(result, 'speed', {});
    watch.choice(result, 'kind', ['a'], {});
    watch.string(result, 'none', {});
  });
  assert.equal(found, [
    'url: is not an absolute URL',
    'speed: is not a number',
    'kind: is not one of its closed set',
    'none: is null',
  ]);
  assert.equal(result, { name: 'Oslo' } as typeof result);
});

test('finds the result unusable where a required field is bad or missing', () => {
  const result = { count: 1.5, name: 7 };
  const found = watched((watch) => {
    watch.integer(result, 'count', { required: true });
    watch.string(result, 'name', { required: true });
    watch.boolean(result, 'open', { required: true });
    watch.list(result, 'items', { required: true }, () => {});
  });
  assert.equal(found, [
    'count: is not a whole number !',
    'name: is not a string !',
    'open: is missing !',
    'items: is missing !',
  ]);
});

test('holds texts to their length in characters, and numbers to their range', () => {
  const result = { note: '𝄞𝄞', long: '𝄞𝄞𝄞', short: '𝄞', low: 1, high: 9 };
  const found = watched((watch) => {
    watch.string(result, 'note', { required: true, minLength: 2, maxLength: 2 });
    watch.string(result, 'long', { required: true, maxLength: 2 });
    watch.string(result, 'short', { required: true, minLength: 2 });
    watch.number(result, 'low', { required: true, exclusiveMinimum: 1 });
    watch.number(result, 'high', { required: true, maximum: 8 });
  });
  assert.equal(found, [
    'long: has the wrong length !',
    'short: has the wrong length !',
    'low: is out of its range !',
    'high: is out of its range !',
  ]);
});

test('looks into records, lists and maps, and says where', () => {
  const result = { list: [{ at: { lat: 'x' } }], map: { a: [1, 'b'] } };
  const found = watched((watch) => {
    watch.list(result, 'list', { required: true }, (watch, items, index) =>
      watch.record(items, index, { required: true }, (watch, fields) =>
        watch.record(fields, 'at', { required: true }, (watch, at) => watch.number(at, 'lat', { required: true })),
      ),
    );
    watch.map(result, 'map', { required: true }, (watch, map, name) =>
      watch.list(map, name, { required: true }, (watch, items, index) =>
        watch.integer(items, index, { required: true }),
      ),
    );
  });
  assert.equal(found, ['list[0].at.lat: is not a number !', 'map.a[1]: is not a whole number !']);
});

test('drops an optional list or record that holds something bad, and the result stays usable', () => {
  const result = { name: 'Oslo', places: [{ lat: 1 }, { lat: 'x' }], owner: { name: 3 }, twin: { note: 5, lat: 1 } };
  const found = watched((watch) => {
    watch.string(result, 'name', { required: true });
    watch.list(result, 'places', {}, (watch, items, index) =>
      watch.record(items, index, { required: true }, (watch, place) => watch.number(place, 'lat', { required: true })),
    );
    watch.record(result, 'owner', { nullable: true }, (watch, owner) =>
      watch.string(owner, 'name', { required: true }),
    );
    watch.record(result, 'twin', {}, (watch, twin) => {
      watch.string(twin, 'note', {});
      watch.number(twin, 'lat', { required: true });
    });
  });
  assert.equal(found, ['places[1].lat: is not a number', 'owner.name: is not a string', 'twin.note: is not a string']);
  assert.equal(result, { name: 'Oslo', twin: { lat: 1 } } as never);
});

test('refuses lists of the wrong length, and what is no list, record or map at all', () => {
  const result = { few: [1], many: [1, 2, 3], list: {}, record: [], map: 'x', nothing: null };
  const each = () => {};
  const found = watched((watch) => {
    watch.list(result, 'few', { minItems: 2 }, each);
    watch.list(result, 'many', { maxItems: 2 }, each);
    watch.list(result, 'list', {}, each);
    watch.record(result, 'record', {}, each);
    watch.map(result, 'map', {}, each);
    watch.record(result, 'nothing', { nullable: true }, each);
  });
  assert.equal(found, [
    'few: has the wrong number of items',
    'many: has the wrong number of items',
    'list: is not a list',
    'record: is not an object',
    'map: is not an object',
  ]);
  assert.equal(result, { nothing: null } as never);
});

test.run();
