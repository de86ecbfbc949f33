import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Decoded, RawArguments } from '../../../runtime/contract/operation.ts';
import { ArgumentReader } from '../../../runtime/decoding/arguments.ts';

const json = (values: Record<string, unknown>): RawArguments => ({ encoding: 'json', values });
const query = (text: string): RawArguments => {
  const values = new Map<string, string[]>();
  for (const [name, value] of new URLSearchParams(text)) values.set(name, [...(values.get(name) ?? []), value]);
  return { encoding: 'query', values };
};

const SIGNS = ['Aries', 'Taurus', 'Gemini'] as const;
const KNOWN = ['name', 'day', 'days', 'share', 'open', 'sign', 'signs', 'tags', 'boxes', 'near', 'year'];

function decode(raw: RawArguments): Decoded<object> {
  const read = new ArgumentReader(raw, KNOWN);
  return read.finish({
    name: read.string('name', { minLength: 2, maxLength: 4 }),
    day: read.string('day', { format: 'date', emptyMeansAbsent: true }),
    days: read.integer('days', { minimum: 1, maximum: 30, default: 7 }),
    share: read.number('share', { exclusiveMinimum: 0, exclusiveMaximum: 1 }),
    open: read.boolean('open', {}),
    sign: read.choice('sign', SIGNS, { ignoreCase: true }),
    signs: read.commaSeparated('signs', SIGNS, {}),
    tags: read.list('tags', { maxItems: 3, uniqueItems: true }, (items, index) =>
      items.string(index, { required: true }),
    ),
    boxes: read.list(
      'boxes',
      { maxItems: 2 },
      (items, index) =>
        items.object(index, { required: true }, ['w'], (o) => ({ w: o.integer('w', { required: true }) })),
      true,
    ),
    near: read.object('near', {}, ['lat'], (o) => ({ lat: o.number('lat', { required: true }) })),
    year: read.choice('year', [2025, 2026], {}),
  });
}

/** Returns `parameter: code` for each problem. */
function faults(raw: RawArguments): string[] {
  const decoded = decode(raw);
  return decoded.ok ? [] : decoded.problems.map(({ parameter, code }) => `${parameter}: ${code}`);
}

function messages(raw: RawArguments): string[] {
  const decoded = decode(raw);
  if (decoded.ok) return [];
  return decoded.problems.map(({ message, hint }) => (hint === undefined ? message : `${message} | ${hint}`));
}

function read(raw: RawArguments): Record<string, unknown> {
  const decoded = decode(raw);
  if (!decoded.ok) throw new Error(JSON.stringify(decoded.problems));
  return Object.fromEntries(Object.entries(decoded.arguments).filter(([, value]) => value !== undefined));
}

test('fills in defaults, and omits absent arguments without a default', () => {
  assert.equal(read(json({})), { days: 7 });
  assert.equal(read(query('')), { days: 7 });
});

test('decodes JSON and queries to the same values', () => {
  const expected = {
    name: 'Oslo',
    day: '2024-02-29',
    days: 3,
    share: 0.5,
    open: true,
    sign: 'Gemini',
    signs: ['Taurus'],
    tags: ['a', 'b'],
    boxes: [{ w: 1 }],
    near: { lat: -59.9 },
    year: 2026,
  };
  const { signs: _, ...rest } = expected;
  const text =
    'name=Oslo&day=2024-02-29&days=3&share=0.5&open=true&sign=gemini&signs=Taurus&tags=a&tags=b&boxes=[{"w":1}]&near={"lat":-59.9}&year=2026';
  assert.equal(read(query(text)), expected);
  assert.equal(read(json({ ...rest, signs: 'Taurus' })), expected);
});

test('reports all errors at once', () => {
  const raw = {
    name: 'x',
    days: 31,
    share: 1,
    open: 'yes',
    sign: 'Leo',
    tags: ['a', 'a'],
    boxes: [{ w: 1.5, h: 2 }],
    z: 1,
  };
  assert.equal(faults(json(raw)), [
    'z: unknown_argument',
    'name: min_length',
    'days: maximum',
    'share: maximum',
    'open: type',
    'sign: ignore_case',
    'tags: unique_items',
    'boxes[0].h: unknown_argument',
    'boxes[0].w: type',
  ]);
});

test('for an invalid value, reports the error, the accepted values and the nearest match', () => {
  assert.equal(messages(json({ days: 31 })), ['must be a number from 1 to 30, not 31']);
  assert.equal(messages(json({ share: 0 })), ['must be a number greater than 0 and less than 1, not 0']);
  assert.equal(messages(json({ sign: 'Ares' })), [
    'must be one of Aries, Taurus, Gemini, not "Ares" | Did you mean Aries?',
  ]);
  assert.equal(messages(json({ day: '2023-02-29' })), [
    'must be an existing calendar date, as YYYY-MM-DD, not "2023-02-29"',
  ]);
  assert.equal(messages(json({ names: 'x' }))[0]?.split(' | ')[1], 'Did you mean name?');
});

test('rejects unknown argument names, and ignores inherited properties', () => {
  const raw: RawArguments = json(JSON.parse('{"__proto__": {"name": "Oslo"}, "constructor": 1, "toString": 2}'));
  assert.equal(faults(raw), [
    '__proto__: unknown_argument',
    'constructor: unknown_argument',
    'toString: unknown_argument',
  ]);
  assert.equal(faults(query('__proto__=1&constructor=2')), [
    '__proto__: unknown_argument',
    'constructor: unknown_argument',
  ]);
  const inherited = new ArgumentReader(json({}), ['constructor']);
  assert.is(inherited.string('constructor', {}), undefined);
  assert.ok(inherited.finish({}).ok);
});

test('accepts the API key as an argument of any tool', () => {
  assert.equal(read(json({ api_key: 'secret' })), { days: 7 });
  assert.equal(read(query('api_key=secret')), { days: 7 });
});

test('reports at most 20 unknown arguments, to bound the cost of a request', () => {
  const flood = Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`argument_${index}`, 1]));
  const begun = performance.now();
  assert.is(faults(json(flood)).length, 20);
  assert.ok(performance.now() - begun < 1000);
});

test('in a query, accepts only numbers in canonical form', () => {
  for (const text of ['1e1', '0x10', ' 5', '5 ', '05', '+5', '5.0', '-0', '', '٥', '1_0', 'NaN']) {
    assert.equal(faults(query(`days=${encodeURIComponent(text)}`)), ['days: type'], text);
  }
  for (const text of ['.5', '0.5e0', '00.5', '1.', 'Infinity', '-']) {
    assert.equal(faults(query(`share=${text}`)), ['share: type'], text);
  }
  assert.is(read(query('days=30'))['days'], 30);
  assert.is(read(query('share=0.50'))['share'], 0.5);
});

test('accepts lossless JSON conversions: numbers and booleans as strings, numeric ids, and null for an absent argument', () => {
  const input = { days: '3', share: '0.5', open: 'true', year: '2026', name: 4711, tags: [2022, 'a'] };
  assert.equal(read(json(input)), { days: 3, share: 0.5, open: true, year: 2026, name: '4711', tags: ['2022', 'a'] });
  assert.equal(read(json({ tags: '["a"]', near: ' {"lat": "1"}', boxes: '[{"w": "2"}]', days: '5' })), {
    ...{ tags: ['a'], near: { lat: 1 }, boxes: [{ w: 2 }], days: 5 },
  });
  assert.equal(read(json({ days: null, name: null, sign: null, near: null, tags: null })), { days: 7 });
  const required = new ArgumentReader(json({ n: null }), ['n']);
  required.integer('n', { required: true });
  assert.not.ok(required.finish({}).ok);
});

test('rejects ambiguous JSON values', () => {
  for (const text of ['1e1', '0x10', ' 5', '05', '+5', '', '5,0', '٥', '12345678901234567890']) {
    assert.equal(faults(json({ days: text })), ['days: type'], text);
  }
  assert.equal(faults(json({ open: 'True', tags: '["a"', near: '{' })), ['open: type', 'tags: type', 'near: type']);
  assert.equal(faults(json({ days: 1.5, name: 1.5 })), ['name: type', 'days: type']);
  assert.equal(faults(json({ name: 2 ** 60 })), ['name: type']);
  assert.equal(faults(json({ share: Number.POSITIVE_INFINITY })), ['share: type']);
  // If an argument accepts a single string, a string that looks like a JSON list is not read as a list.
  const reader = new ArgumentReader(json({ any: '["a"]' }), ['any']);
  assert.equal(
    reader.list('any', { maxItems: 2, orOne: true }, (items, at) => items.string(at, { required: true })),
    ['["a"]'],
  );
});

test('for an id that lacks its leading zero, suggests the complete id', () => {
  const reader = new ArgumentReader(json({ id: 10001 }), ['id']);
  reader.string('id', { pattern: /^[0-9]{5}[0-9A-Z]$/u, maxLength: 6, wanted: 'an id of 6 characters' });
  const outcome = reader.finish({});
  assert.equal(outcome.ok || outcome.problems[0], {
    ...{ parameter: 'id', code: 'pattern', message: 'must be an id of 6 characters, not "10001"' },
    hint: 'Send "010001", in quotes and with its leading zero.',
  });
});

test('suggests at most one leading zero, and none if ids never begin with zero', () => {
  const hint = (id: unknown, wanted: string) => {
    const reader = new ArgumentReader(json({ id }), ['id']);
    reader.string('id', { pattern: /^[0-9]{9}$/u, maxLength: 9, wanted });
    const outcome = reader.finish({});
    return outcome.ok ? 'accepted' : outcome.problems[0]?.hint;
  };
  assert.is(hint(12345, 'a number of 9 digits'), undefined);
  assert.is(hint(12345678, 'a number of 9 digits such as 974760673'), undefined);
  assert.is(
    hint(12345678, 'a number of 9 digits such as 012345679'),
    'Send "012345678", in quotes and with its leading zero.',
  );
});

test('treats minus zero as zero', () => {
  const reader = new ArgumentReader(json({ n: -0 }), ['n']);
  assert.ok(Object.is(reader.number('n', {}), 0));
});

test('rejects a repeated single-value query parameter', () => {
  assert.equal(faults(query('days=3&days=4')), ['days: repeated']);
  assert.equal(faults(query('near={"lat":1}&near={"lat":2}')), ['near: repeated']);
  assert.equal(faults(query('open=true&open=true')), ['open: repeated']);
});

test('counts characters, not UTF-16 code units', () => {
  assert.is(read(json({ name: '𝄞𝄞𝄞𝄞' }))['name'], '𝄞𝄞𝄞𝄞');
  assert.equal(faults(json({ name: '𝄞𝄞𝄞𝄞𝄞' })), ['name: max_length']);
  assert.equal(faults(json({ name: '𝄞' })), ['name: min_length']);
});

test('rejects control characters and unpaired surrogates in any string', () => {
  for (const text of ['a\nb', 'a\tb', 'a\u0000', '\u0085b', 'a\ud800', '\udc00a']) {
    assert.equal(faults(json({ name: text })), ['name: control_character'], JSON.stringify(text));
    assert.equal(faults(json({ tags: [text] })), ['tags[0]: control_character'], JSON.stringify(text));
  }
});

test('rejects control characters before matching closed sets, numbers or booleans', () => {
  for (const character of ['\u0000', '\u0007', '\u001b', '\u007f', '\u009b', '\n']) {
    for (const [name, value] of [
      ['sign', 'ar\u0001ies'.replace('\u0001', character)],
      ['sign', `aries${character}`],
      ['signs', `aries,tau${character}rus`],
      ['year', `2026${character}`],
      ['days', `7${character}`],
      ['open', `true${character}`],
    ] as const) {
      for (const raw of [json({ [name]: value }), query(new URLSearchParams({ [name]: value }).toString())]) {
        assert.equal(faults(raw), [`${name}: control_character`], JSON.stringify(value));
      }
    }
  }
});

test('rejects a key argument that is not a string', () => {
  for (const key of [true, 7, {}, ['alm_x']]) assert.equal(faults(json({ api_key: key })), ['api_key: type']);
  for (const key of ['alm_x', '', null]) assert.equal(faults(json({ api_key: key })), []);
});

test('accepts line breaks and tabs in multiline text, and no other control characters', () => {
  const lines = (text: string) => {
    const reader = new ArgumentReader(json({ text }), ['text']);
    const value = reader.string('text', { multiline: true, maxLength: 20 });
    const outcome = reader.finish(value);
    return outcome.ok ? value : outcome.problems.map(({ message }) => message);
  };
  assert.is(lines('One.\r\n\tTwo.\n'), 'One.\r\n\tTwo.\n');
  for (const text of ['a\u0000', 'a\u000b', '\u001b[0m', '\u0085', 'a\ud800']) {
    assert.equal(lines(text), [
      'must not contain control characters other than line breaks and tabs or unpaired surrogates',
    ]);
  }
});

test('describes a pattern in words, with an example', () => {
  const reader = new ArgumentReader(json({ country: 'Norway' }), ['country']);
  reader.string('country', { pattern: /^[A-Z]{2}$/u, wanted: 'an ISO 3166-1 alpha-2 code such as NO' });
  const outcome = reader.finish({});
  assert.equal(
    outcome.ok || outcome.problems[0]?.message,
    'must be an ISO 3166-1 alpha-2 code such as NO, not "Norway"',
  );
});

test('suggests a correction for typical mistakes', () => {
  assert.equal(messages(json({ near: '{"lat": 1' })), [
    'must be an object, not "{\\"lat\\": 1" | Send a JSON object, not a string that contains one.',
  ]);
  assert.equal(messages(json({ tags: '["a"' })), [
    'must be a list, not "[\\"a\\"" | Send a JSON list, not a string that contains one.',
  ]);
  assert.equal(messages(json({ name: 1.5 })), ['must be a string, not 1.5 | Send it as a string: "1.5".']);
  assert.equal(messages(json({ days: 'three' })), ['must be a whole number from 1 to 30, not "three"']);
  // Queries contain only strings, so there is no hint about quotes.
  assert.equal(messages(query('days=3.5')), ['must be a whole number from 1 to 30, not "3.5"']);
});

/** Reads an object with arbitrary keys, each with one value or a list of values. */
function filterOf(raw: RawArguments): unknown {
  const reader = new ArgumentReader(raw, ['filter']);
  const filter = reader.map('filter', { maxProperties: 2 }, (map, name) =>
    map.list(name, { required: true, maxItems: 2, orOne: true }, (items, index) =>
      items.scalar(index, ['string', 'number', 'boolean'], { required: true, maxLength: 4, maximum: 9 }),
    ),
  );
  const outcome = reader.finish({ filter });
  return outcome.ok ? filter : outcome.problems.map(({ parameter, code }) => `${parameter}: ${code}`);
}

test('accepts an object with arbitrary keys, and treats a single value as a list of one', () => {
  assert.equal(filterOf(json({ filter: { a: 'x', b: [1, true] } })), { a: ['x'], b: [1, true] });
  assert.equal(filterOf(query('filter={"a":"x","b":[1,true]}')), { a: ['x'], b: [1, true] });
  const inherited = filterOf(json(JSON.parse('{"filter": {"__proto__": "x"}}'))) as object;
  assert.equal(Object.entries(inherited), [['__proto__', ['x']]]);
});

test('accepts a list of entries for an object with arbitrary keys', () => {
  const entries = [
    { field: 'a', values: ['x'] },
    { field: '__proto__', values: [1] },
    { field: 'a', values: [true] },
  ];
  const expected = [
    ['a', ['x', true]],
    ['__proto__', [1]],
  ];
  for (const raw of [
    json({ filter: entries }),
    json({ filter: JSON.stringify(entries) }),
    query(`filter=${JSON.stringify(entries)}`),
  ]) {
    assert.equal(Object.entries(filterOf(raw) as object), expected);
  }
  for (const entry of [
    { field: 'a' },
    { field: 'a', values: 'x' },
    { field: '', values: [] },
    { field: 'a', values: [], x: 1 },
    null,
  ]) {
    assert.equal(filterOf(json({ filter: [entry] })), ['filter: type'], JSON.stringify(entry));
  }
  assert.equal(filterOf(json({ filter: [{ field: 'a', values: [1, 2, 3] }] })), ['filter.a: max_items']);
});

test('limits the number of keys, and the number and type of values, in an object with arbitrary keys', () => {
  assert.equal(filterOf(json({ filter: { a: 1, b: 2, c: 3 } })), ['filter: max_properties']);
  assert.equal(filterOf(json({ filter: { a: [1, 2, 3] } })), ['filter.a: max_items']);
  assert.equal(filterOf(json({ filter: { a: { x: 1 } } })), ['filter.a[0]: type']);
  assert.equal(filterOf(json({ filter: { a: null, b: [null] } })), ['filter.a: type', 'filter.b[0]: type']);
  assert.equal(filterOf(json({ filter: { a: 'xxxxx', b: 10 } })), ['filter.a[0]: max_length', 'filter.b[0]: maximum']);
  assert.equal(filterOf(json({ filter: { 'a\n': 1 } })), ['filter.a\n: control_character']);
  for (const raw of [json({ filter: [1] }), json({ filter: 'x' }), query('filter=x'), query('filter=[1]')]) {
    assert.equal(filterOf(raw), ['filter: type']);
  }
});

test('treats an empty string as an absent argument only if the argument declares this', () => {
  assert.equal(read(json({ day: '' })), { days: 7 });
  assert.equal(read(query('day=')), { days: 7 });
  assert.equal(faults(json({ name: '' })), ['name: min_length']);
});

test('accepts a word in any case and returns the declared spelling', () => {
  assert.is(read(json({ sign: '  gEmini ' }))['sign'], 'Gemini');
  assert.equal(faults(json({ sign: `${' '.repeat(200)}Gemini` })), ['sign: max_length']);
  assert.equal(faults(json({ sign: 3 })), ['sign: enum']);
});

test('parses a comma-separated list in any case with any spaces, removes duplicates, and keeps the order', () => {
  assert.equal(read(json({ signs: 'gemini, ARIES,Gemini' }))['signs'], ['Gemini', 'Aries']);
  assert.equal(faults(json({ signs: 'Aries,Leo' })), ['signs: comma_separated']);
  assert.equal(faults(json({ signs: '' })), ['signs: comma_separated']);
  assert.equal(read(json({ signs: ['Aries', 'gemini'] }))['signs'], ['Aries', 'Gemini']);
  assert.equal(faults(json({ signs: [] })), ['signs: type']);
  assert.equal(faults(json({ signs: [1] })), ['signs: type']);
  assert.equal(faults(json({ signs: `${'Aries,'.repeat(170)}Aries` })), ['signs: max_length']);
});

test('checks the length of a list and each item, and rejects duplicates', () => {
  assert.equal(faults(json({ tags: ['a', 'b', 'c', 'd'] })), ['tags: max_items']);
  assert.equal(faults(json({ tags: 'a' })), ['tags: type']);
  assert.equal(faults(json({ tags: ['a', true] })), ['tags[1]: type']);
  assert.equal(faults(json({ boxes: [{ w: 1 }, {}] })), ['boxes[1].w: required']);
  assert.equal(faults(json({ boxes: [{ w: 1, __proto__x: 1 }] })), ['boxes[0].__proto__x: unknown_argument']);
  assert.equal(faults(query('boxes=[1')), ['boxes: type']);
  assert.equal(faults(query('near=[]')), ['near: type']);
});

test('messages never contain the content of an object', () => {
  assert.equal(messages(json({ name: { secret: 1 } })), ['must be a string, not an object']);
  const [list = ''] = messages(json({ name: ['secret'] }));
  assert.match(list, /^must be a string, not a list \| Send the string itself/);
  assert.not.match(list, 'secret');
  const [long = ''] = messages(json({ open: 'x'.repeat(5000) }));
  assert.ok(long.length < 120);
});

test('enforces rules that involve several arguments', () => {
  const problems = (raw: RawArguments, rule: (reader: ArgumentReader) => void) => {
    const reader = new ArgumentReader(raw, ['a', 'b', 'c']);
    rule(reader);
    const outcome = reader.finish({});
    return outcome.ok
      ? []
      : outcome.problems.map(({ parameter, code, message }) => `${parameter}: ${code}: ${message}`);
  };
  const either = (reader: ArgumentReader) => reader.atLeastOneOf(['a', 'b']);
  assert.equal(problems(json({ b: 'x' }), either), []);
  assert.equal(problems(json({ c: 'x' }), either), ['a, b: at_least_one_of: at least one of a, b is required']);
  assert.equal(problems(json({ a: '' }), either), ['a, b: at_least_one_of: at least one of a, b is required']);
  assert.equal(problems(query('a='), either), ['a, b: at_least_one_of: at least one of a, b is required']);

  const group = (reader: ArgumentReader) => reader.oneGroupOf([['a'], ['b', 'c']]);
  assert.equal(problems(json({ a: 'x' }), group), []);
  assert.equal(problems(query('b=1&c=2'), group), []);
  const says = 'one_group_of: exactly one of these is required: a, or b + c';
  assert.equal(problems(json({}), group), [`a, b, c: ${says}`]);
  assert.equal(problems(json({ b: 1 }), group), [`b, c: ${says}`]);
  assert.equal(problems(json({ a: 'x', b: 1, c: 2 }), group), [`a, b, c: ${says}`]);

  const order = (first: unknown, second: unknown) =>
    problems(json({}), (reader) => reader.inOrder('a', first, 'b', second));
  assert.equal(order('2026-01-01', '2026-01-01'), []);
  assert.equal(order(1, 2), []);
  assert.equal(order(undefined, '2026-01-01'), []);
  assert.equal(order('2026-01-02', '2026-01-01'), [
    'a: in_order: must not be after b (2026-01-02 is after 2026-01-01)',
  ]);
  assert.equal(order(3, 2), ['a: in_order: must not be above b (3 is above 2)']);
});

test.run();
