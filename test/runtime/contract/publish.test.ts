import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { publish } from '../../../runtime/contract/publish.ts';
import { type Published, published } from '../../../runtime/contract/published.ts';

/** Returns the published result, and the violations as `path: message`, with `!` if fatal. */
function publication(input: object, fields: Record<string, Published>): { result: object; found: string[] } {
  const before = structuredClone(input);
  const { result, violations } = publish(published.record(published.fields(fields)), input);
  assert.equal(input, before, 'the input is not modified');
  const found = violations.map(({ path, message, fatal }) => `${path}: ${message}${fatal ? ' !' : ''}`);
  return { result, found };
}

test('reports nothing for a valid result', () => {
  const input = { name: 'Oslo', count: 3, share: 0.5, open: true, kind: 'a', raw: 1, none: null };
  const { result, found } = publication(input, {
    name: published.string({ minLength: 1, maxLength: 4, pattern: /^O/u }),
    count: published.integer({ minimum: 3, maximum: 3 }),
    share: published.number({ exclusiveMinimum: 0 }),
    open: published.boolean(),
    kind: published.choice(['a', 'b']),
    raw: published.scalar(['string', 'number'], { optional: true }),
    none: published.string({ nullable: true }),
    absent: published.string({ optional: true }),
  });
  assert.equal(found, []);
  assert.equal(result, input);
});

test('writes only declared fields, in manifest order', () => {
  const { result } = publication({ b: 2, other: 1, a: 1 }, { a: published.integer(), b: published.integer() });
  assert.equal(Object.entries(result), [
    ['a', 1],
    ['b', 2],
  ]);
});

test('writes null for a nullable field without a value, but omits an optional field if it is absent', () => {
  const fields = {
    height: published.number({ nullable: true }),
    twin: published.string({ optional: true, nullable: true }),
    note: published.string({ optional: true }),
  };
  assert.equal(publication({ height: undefined, note: undefined }, fields).result, { height: null });
  assert.equal(publication({ height: null, twin: undefined }, fields).result, { height: null, twin: null });
  assert.equal(publication({ height: 1, twin: null }, fields).result, { height: 1, twin: null });
});

test('drops an invalid optional field and keeps the rest', () => {
  const input = { name: 'Oslo', url: 'no address', speed: Number.NaN, kind: 'z', none: null };
  const { result, found } = publication(input, {
    name: published.string(),
    url: published.string({ optional: true, format: 'uri' }),
    speed: published.number({ optional: true }),
    kind: published.choice(['a'], { optional: true }),
    none: published.string({ optional: true }),
  });
  assert.equal(found, [
    'url: is not an absolute URL',
    'speed: is not a number',
    'kind: is not one of the allowed values',
    'none: is null',
  ]);
  assert.equal(result, { name: 'Oslo' });
});

test('a result is unusable if a required field is invalid or missing', () => {
  const { found } = publication(
    { count: 1.5, name: 7, none: null },
    {
      count: published.integer(),
      name: published.string(),
      open: published.boolean(),
      none: published.string(),
      items: published.list(published.string()),
    },
  );
  assert.equal(found, [
    'count: is not a whole number !',
    'name: is not a string !',
    'open: is missing !',
    'none: is null !',
    'items: is missing !',
  ]);
});

test('reports a non-object result as a fatal violation instead of throwing', () => {
  for (const input of [undefined, null, 'text', 3, [1]]) {
    const { result, violations } = publish(published.record(published.fields({ a: published.string() })), input);
    assert.equal(result, {});
    assert.equal(violations, [{ path: '', message: 'is not an object', fatal: true }]);
  }
});

test('checks string lengths in characters, and number ranges', () => {
  const { found } = publication(
    { note: '𝄞𝄞', long: '𝄞𝄞𝄞', short: '𝄞', low: 1, high: 9, least: 0, most: 4 },
    {
      note: published.string({ minLength: 2, maxLength: 2 }),
      long: published.string({ maxLength: 2 }),
      short: published.string({ minLength: 2 }),
      low: published.number({ exclusiveMinimum: 1 }),
      high: published.number({ maximum: 8 }),
      least: published.integer({ minimum: 1 }),
      most: published.integer({ exclusiveMaximum: 4 }),
    },
  );
  assert.equal(found, [
    'long: has the wrong length !',
    'short: has the wrong length !',
    'low: is out of range !',
    'high: is out of range !',
    'least: is out of range !',
    'most: is out of range !',
  ]);
});

test('validates records, lists and maps, and reports the path of each error', () => {
  const at = published.record(published.fields({ lat: published.number() }));
  const { found } = publication(
    { list: [{ at: { lat: 1 } }, { at: { lat: 'x' } }], map: { a: [1, 'b'], c: null }, after: 1 },
    {
      list: published.list(published.record(published.fields({ at }))),
      map: published.map(published.list(published.integer())),
      after: published.string(),
    },
  );
  assert.equal(found, [
    'list[1].at.lat: is not a number !',
    'map.a[1]: is not a whole number !',
    'map.c: is null !',
    'after: is not a string !',
  ]);
});

test('drops an optional list or record that contains an invalid required value, and the result stays usable', () => {
  const place = published.record(published.fields({ lat: published.number() }));
  const input = { name: 'Oslo', places: [{ lat: 1 }, { lat: 'x' }], owner: { name: 3 }, twin: { note: 5, lat: 1 } };
  const { result, found } = publication(input, {
    name: published.string(),
    places: published.list(place, { optional: true }),
    owner: published.record(published.fields({ name: published.string() }), { optional: true, nullable: true }),
    twin: published.record(published.fields({ note: published.string({ optional: true }), lat: published.number() }), {
      optional: true,
    }),
  });
  assert.equal(found, ['places[1].lat: is not a number', 'owner.name: is not a string', 'twin.note: is not a string']);
  assert.equal(result, { name: 'Oslo', twin: { lat: 1 } });
});

test('rejects lists of the wrong length, and values that are not lists, records or maps', () => {
  const input = { few: [1], many: [1, 2, 3], list: {}, record: [], map: 'x', nothing: null };
  const optional = { optional: true } as const;
  const { result, found } = publication(input, {
    few: published.list(published.integer(), { ...optional, minItems: 2 }),
    many: published.list(published.integer(), { ...optional, maxItems: 2 }),
    list: published.list(published.integer(), optional),
    record: published.record(published.fields({}), optional),
    map: published.map(published.integer(), optional),
    nothing: published.record(published.fields({}), { ...optional, nullable: true }),
  });
  assert.equal(found, [
    'few: has the wrong number of items',
    'many: has the wrong number of items',
    'list: is not a list',
    'record: is not an object',
    'map: is not an object',
  ]);
  assert.equal(result, { nothing: null });
});

test('list items and map values may be null if declared', () => {
  const { result, found } = publication(
    { list: [1, null], map: { a: null } },
    {
      list: published.list(published.integer({ nullable: true })),
      map: published.map(published.string({ nullable: true })),
    },
  );
  assert.equal(found, []);
  assert.equal(result, { list: [1, null], map: { a: null } });
});

test('accepts the error not_found instead of the record, but no other error', () => {
  const schema = published.record(published.fields({ name: published.string() }), { orNotFound: true });
  assert.equal(publish(schema, { error: 'not_found' }), { result: { error: 'not_found' }, violations: [] });
  assert.equal(publish(schema, { error: 'gone' }).violations, [
    { path: 'error', message: 'is not one of the allowed values', fatal: true },
  ]);
  assert.equal(publish(schema, { name: 'X' }).violations, []);
});

test('removes hidden characters from strings and map keys before validation', () => {
  const { result, found } = publication(
    { code: 'N\u200bO', raw: '\u202ex', list: ['a\u0007'], map: { 'k\u200bey': 'v\u00ad' } },
    {
      code: published.string({ pattern: /^[A-Z]{2}$/u }),
      raw: published.scalar(['string', 'number']),
      list: published.list(published.string()),
      map: published.map(published.string()),
    },
  );
  assert.equal(found, []);
  assert.equal(result, { code: 'NO', raw: 'x', list: ['a'], map: { key: 'v' } });
});

test('a map key __proto__ does not set the prototype', () => {
  const input = JSON.parse('{ "map": { "__proto__": { "lat": 1 } } }') as object;
  const lat = published.record(published.fields({ lat: published.number() }));
  const { result, found } = publication(input, { map: published.map(lat) });
  assert.equal(found, []);
  assert.is(JSON.stringify(result), '{"map":{"__proto__":{"lat":1}}}');
  assert.is(Object.getPrototypeOf((result as { map: object }).map), Object.prototype);
});

test.run();
