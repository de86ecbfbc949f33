import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { membersApart, type Placed, placedIn } from '../../../runtime/lib/json-apart.ts';

const NAMES = ['value', 'status'];

const listed = (placed: Placed): [number, unknown][] => {
  const values: [number, unknown][] = [];
  placed((place, value) => values.push([place, value]));
  return values;
};

/** Reassembles JSON that was split into parts; undefined if it must be parsed as a whole. */
function readApart(text: Buffer): { rest: unknown; members: Record<string, [number, unknown][]> } | undefined {
  const apart = membersApart(text, NAMES);
  if (apart === undefined) return undefined;
  const rest: unknown = JSON.parse(apart.rest.toString());
  return {
    rest,
    members: Object.fromEntries(Object.entries(apart.members).map(([name, placed]) => [name, listed(placed)])),
  };
}

function readWhole(text: Buffer, found: readonly string[]): ReturnType<typeof readApart> {
  const whole = JSON.parse(text.toString().replace(/^\ufeff/, '')) as Record<string, unknown>;
  const members = Object.fromEntries(found.map((name) => [name, listed(placedIn(whole[name]))]));
  return { rest: { ...whole, ...Object.fromEntries(found.map((name) => [name, null])) }, members };
}

const scalar = fc.oneof(
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.double({ min: -1e7, max: 1e7, noNaN: true }).map((number) => Number(number.toFixed(3))),
  fc.constant(null),
  fc.boolean(),
  fc.string({ unit: 'binary' }),
);
const cells = fc.oneof(
  fc.array(scalar),
  fc
    .uniqueArray(fc.tuple(fc.nat(2 ** 31), scalar), { selector: ([place]) => place })
    .map((pairs) => Object.fromEntries(pairs)),
);
const document = fc.record(
  { label: fc.string({ unit: 'binary' }), size: fc.array(fc.nat()), value: cells, extension: fc.json(), status: cells },
  { requiredKeys: [] },
);
const written = fc
  .tuple(document, fc.constantFrom(undefined, 1, '\t'), fc.boolean())
  .map(([value, indent, marked]) => Buffer.from(`${marked ? '\ufeff' : ''}${JSON.stringify(value, null, indent)}`));

test('parses the same values as JSON.parse', () => {
  let apart = 0;
  fc.assert(
    fc.property(written, (text) => {
      const read = readApart(text);
      if (read === undefined) return;
      apart += 1;
      assert.equal(read, readWhole(text, Object.keys(read.members)));
    }),
    { numRuns: 3000 },
  );
  assert.ok(apart > 2000, `${apart} of 3000 were split`);
});

test('either rejects input with a corrupted byte, or parses it to the same value as JSON.parse', () => {
  let [refused, read] = [0, 0];
  const bytes = Buffer.from('{}[]",:0123456789.-eE\\ nul\n');
  const slip = fc.tuple(fc.nat(), fc.constantFrom(...bytes), fc.constantFrom(0, 1));
  fc.assert(
    fc.property(written, slip, (text, [at, byte, replaced]) => {
      const place = at % text.length;
      const slipped = Buffer.concat([text.subarray(0, place), Buffer.of(byte), text.subarray(place + replaced)]);
      let ours: ReturnType<typeof readApart>;
      try {
        ours = readApart(slipped);
      } catch (error) {
        assert.instance(error, SyntaxError);
        assert.throws(() => JSON.parse(slipped.toString().replace(/^\ufeff/, '')));
        refused += 1;
        return;
      }
      if (ours === undefined) return;
      read += 1;
      assert.equal(ours, readWhole(slipped, Object.keys(ours.members)));
    }),
    { numRuns: 20_000 },
  );
  assert.ok(refused > 1000 && read > 1000, `${refused} rejected, ${read} parsed`);
});

test('parses numbers to the same values as JSON.parse', () => {
  const figures = [
    '0',
    '-0',
    '0.1',
    '-12.50',
    '123456789012.345',
    '9007199254740993',
    '1e3',
    '5E-324',
    '0.30000000000000004',
  ];
  const read = readApart(Buffer.from(`{"value":[${figures.join()}]}`));
  assert.equal(
    read?.members['value'],
    figures.map((figure, place) => [place, JSON.parse(figure)]),
  );
});

test('splits only plain values at ascending positions', () => {
  for (const value of [
    '{"1":2,"0":1}',
    '{"0":1,"0":2}',
    '{"a":1}',
    '[[1]]',
    '{"0":{}}',
    '[1,]',
    '[01]',
    '[1 2]',
    '7',
    '',
    '[',
  ]) {
    assert.is(membersApart(Buffer.from(`{"label":"x","value":${value}}`), NAMES), undefined, value);
  }
  for (const text of ['', '[]', '{', '{"value":[1],"value":[2]}', '{"value":[1']) {
    assert.is(membersApart(Buffer.from(text), NAMES), undefined, text);
  }
  assert.is(membersApart(Buffer.from('{"value":["\xe9"]}', 'latin1'), NAMES), undefined, 'not UTF-8');
});

test('ignores nested members, and parses member names that contain escapes', () => {
  const read = readApart(Buffer.from('{"a":{"value":[1]},"val\\u0075e":[2],"b":"{\\"value\\":[3]}"}'));
  assert.equal(read, { rest: { a: { value: [1] }, value: [2], b: '{"value":[3]}' }, members: {} });
});

test.run();
