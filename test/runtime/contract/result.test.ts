// Checking results: what may lack is dropped where it is bad, what may not makes the result unusable.

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ResultCheck } from '../../../runtime/contract/result.ts';

/** The violations as `path: message` with `!` where the result is unusable. */
function checked(look: (check: ResultCheck) => void): string[] {
  const check = new ResultCheck();
  look(check);
  return violations(check);
}

/** The violations, and the result that is served. What was checked must stay as it was: a cache may hold it. */
function mended<Result extends object>(
  result: Result,
  look: (check: ResultCheck) => void,
): { found: string[]; served: Result } {
  const before = structuredClone(result);
  const check = new ResultCheck();
  look(check);
  const served = check.mended(result);
  assert.equal(result, before);
  return { found: violations(check), served };
}

function violations(check: ResultCheck): string[] {
  return check.violations.map(({ path, message, fatal }) => `${path}: ${message}${fatal ? ' !' : ''}`);
}

test('finds nothing wrong with what fits', () => {
  const result = { name: 'Oslo', count: 3, share: 0.5, open: true, kind: 'a', raw: 1, none: null };
  const found = checked((check) => {
    check.string(result, 'name', { required: true, minLength: 1, maxLength: 4, pattern: /^O/u });
    check.integer(result, 'count', { required: true, minimum: 3, maximum: 3 });
    check.number(result, 'share', { required: true, exclusiveMinimum: 0 });
    check.boolean(result, 'open', { required: true });
    check.choice(result, 'kind', ['a', 'b'], { required: true });
    check.scalar(result, 'raw', ['string', 'number'], {});
    check.string(result, 'none', { required: true, nullable: true });
    check.string(result, 'absent', {});
  });
  assert.equal(found, []);
});

test('drops a bad optional field and keeps the rest', () => {
  const result = { name: 'Oslo', url: 'no address', speed: Number.NaN, kind: 'z', none: null };
  const { found, served } = mended(result, (check) => {
    check.string(result, 'name', { required: true });
    check.string(result, 'url', { format: 'uri' });
    check.number(result, 'speed', {});
    check.choice(result, 'kind', ['a'], {});
    check.string(result, 'none', {});
  });
  assert.equal(found, [
    'url: is not an absolute URL',
    'speed: is not a number',
    'kind: is not one of its closed set',
    'none: is null',
  ]);
  assert.equal(served, { name: 'Oslo' } as typeof result);
});

test('finds the result unusable where a required field is bad or missing', () => {
  const result = { count: 1.5, name: 7 };
  const found = checked((check) => {
    check.integer(result, 'count', { required: true });
    check.string(result, 'name', { required: true });
    check.boolean(result, 'open', { required: true });
    check.list(result, 'items', { required: true }, () => {});
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
  const found = checked((check) => {
    check.string(result, 'note', { required: true, minLength: 2, maxLength: 2 });
    check.string(result, 'long', { required: true, maxLength: 2 });
    check.string(result, 'short', { required: true, minLength: 2 });
    check.number(result, 'low', { required: true, exclusiveMinimum: 1 });
    check.number(result, 'high', { required: true, maximum: 8 });
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
  const found = checked((check) => {
    check.list(result, 'list', { required: true }, (check, items, index) =>
      check.record(items, index, { required: true }, (check, fields) =>
        check.record(fields, 'at', { required: true }, (check, at) => check.number(at, 'lat', { required: true })),
      ),
    );
    check.map(result, 'map', { required: true }, (check, map, name) =>
      check.list(map, name, { required: true }, (check, items, index) =>
        check.integer(items, index, { required: true }),
      ),
    );
  });
  assert.equal(found, ['list[0].at.lat: is not a number !', 'map.a[1]: is not a whole number !']);
});

test('drops an optional list or record that holds something bad, and the result stays usable', () => {
  const result = { name: 'Oslo', places: [{ lat: 1 }, { lat: 'x' }], owner: { name: 3 }, twin: { note: 5, lat: 1 } };
  const { found, served } = mended(result, (check) => {
    check.string(result, 'name', { required: true });
    check.list(result, 'places', {}, (check, items, index) =>
      check.record(items, index, { required: true }, (check, place) => check.number(place, 'lat', { required: true })),
    );
    check.record(result, 'owner', { nullable: true }, (check, owner) =>
      check.string(owner, 'name', { required: true }),
    );
    check.record(result, 'twin', {}, (check, twin) => {
      check.string(twin, 'note', {});
      check.number(twin, 'lat', { required: true });
    });
  });
  assert.equal(found, ['places[1].lat: is not a number', 'owner.name: is not a string', 'twin.note: is not a string']);
  assert.equal(served, { name: 'Oslo', twin: { lat: 1 } } as never);
});

test('a result without anything bad is served as it is, and of a mended one what is good is not copied', () => {
  const result = { good: { list: [1] }, bad: { note: 5, kept: 1 } };
  const check = new ResultCheck();
  check.record(result, 'bad', { required: true }, (check, bad) => check.integer(bad, 'kept', {}));
  assert.is(check.mended(result), result);
  check.record(result, 'bad', { required: true }, (check, bad) => check.string(bad, 'note', {}));
  const served = check.mended(result);
  assert.is(served.good, result.good);
  assert.equal(served.bad, { kept: 1 } as never);
  assert.equal(result.bad, { note: 5, kept: 1 });
});

test('refuses lists of the wrong length, and what is no list, record or map at all', () => {
  const result = { few: [1], many: [1, 2, 3], list: {}, record: [], map: 'x', nothing: null };
  const each = () => {};
  const { found, served } = mended(result, (check) => {
    check.list(result, 'few', { minItems: 2 }, each);
    check.list(result, 'many', { maxItems: 2 }, each);
    check.list(result, 'list', {}, each);
    check.record(result, 'record', {}, each);
    check.map(result, 'map', {}, each);
    check.record(result, 'nothing', { nullable: true }, each);
  });
  assert.equal(found, [
    'few: has the wrong number of items',
    'many: has the wrong number of items',
    'list: is not a list',
    'record: is not an object',
    'map: is not an object',
  ]);
  assert.equal(served, { nothing: null } as never);
});

test.run();
