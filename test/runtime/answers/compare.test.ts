// Compares results of all examples with seeded revisions of them, whose changes are known because the test makes them.

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { areas, services } from '../../../generated/catalog.ts';
import { compareResults, type ListKeys } from '../../../runtime/answers/compare.ts';
import { queryTools } from '../../../runtime/query/tools.ts';
import { openAlmanac } from '../../support/almanac.ts';
import { byGet, byPost, REPLAYING } from '../../support/operations.ts';
import { answerable } from './ids.ts';
import { random } from './random.ts';

const REVISIONS = 1_000;
const UNCHANGED = { fields: [], field_count: 0, rows: { added: 0, removed: 0, changed: 0 } };
type Members = Record<string, unknown>;

interface Sample {
  readonly name: string;
  readonly result: Members;
  readonly keys: ListKeys;
}

async function samples(): Promise<Sample[]> {
  const tables = queryTools([...services, ...areas]);
  const operations = new Map([...services, ...areas].flatMap((each) => each.operations.map((one) => [one.id, one])));
  const server = await openAlmanac(REPLAYING);
  try {
    const key = await server.key();
    const found: Sample[] = [];
    for (const { name, offered, values } of await answerable()) {
      const operation = operations.get(offered.id);
      if (operation === undefined) continue;
      const isGet = offered.methods[0] === 'GET';
      const { status, json } = await server.send(isGet ? byGet(offered, values, key) : byPost(offered, values, key));
      const keys = (await tables.tableOf(operation))?.lists ?? {};
      if (status === 200 && json.error === undefined) found.push({ name, result: json, keys });
    }
    return found;
  } finally {
    await server.stop();
  }
}

const all = await samples();
const copy = <Value>(value: Value): Value => structuredClone(value);

interface Place {
  /** The path as in a change. */
  readonly path: string;
  readonly holder: Members;
  readonly name: string;
  /** Number of keyed rows around it. */
  readonly depth: number;
}

interface Lists {
  readonly places: Place[];
  readonly keyed: { readonly list: Members[]; readonly path: string; readonly keys: readonly string[] }[];
  readonly all: unknown[][];
}

const isRecord = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const at = (item: Members, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (isRecord(value) ? value[name] : undefined), item);

interface Position {
  readonly path: string;
  readonly shape: string;
  readonly keys: readonly string[];
  readonly depth: number;
  /** Path within the row. */
  readonly within: string;
}

const START: Position = { path: '', shape: '', keys: [], depth: 0, within: '' };

/** Values whose path a change can name: those that are not keys, outside lists without keys. */
function walk(result: Members, keys: ListKeys): Lists {
  const found: Lists = { places: [], keyed: [], all: [] };
  visitRecord(result, START, keys, found);
  return found;
}

function visitRecord(holder: Members, position: Position, keys: ListKeys, found: Lists): void {
  const below = (prefix: string, name: string) => (prefix === '' ? name : `${prefix}.${name}`);
  for (const [name, member] of Object.entries(holder)) {
    const { path, shape, within, depth } = position;
    const next = { ...position, path: below(path, name), shape: below(shape, name), within: below(within, name) };
    if (isRecord(member)) visitRecord(member, next, keys, found);
    else if (Array.isArray(member)) visitList(member, next, keys, found);
    else if (member !== null && name !== 'fetched_at' && !position.keys.includes(next.within)) {
      found.places.push({ path: next.path, holder, name, depth });
    }
  }
}

function visitList(list: unknown[], { path, shape, depth }: Position, keys: ListKeys, found: Lists): void {
  found.all.push(list);
  const own = keys[shape]?.map((name) => name.replace('?', ''));
  if (own === undefined || !list.every(isRecord)) return;
  const texts = list.map((item) => own.map((name) => String(at(item, name) ?? '')));
  const isUnique = new Set(texts.map((text) => JSON.stringify(text))).size === texts.length;
  if (!isUnique || texts.flat().some((text) => text.length > 60)) return;
  found.keyed.push({ list, path, keys: own });
  for (const [index, item] of list.entries()) {
    const key = own.map((name, nth) => `${name}=${texts[index]?.[nth]}`).join(', ');
    const position = { path: `${path}[${key}]`, shape, keys: own, depth: depth + 1, within: '' };
    visitRecord(item, position, keys, found);
  }
}

const other = (value: unknown): unknown =>
  typeof value === 'number' ? value + 1 : typeof value === 'boolean' ? !value : `${value} (changed)`;

test(`names only the changed field in ${REVISIONS} seeded revisions`, () => {
  const next = random(1);
  let checked = 0;
  while (checked < REVISIONS) {
    const { name, result, keys } = all[next(all.length)] as Sample;
    const revised = copy(result);
    const { places } = walk(revised, keys);
    const place = places[next(places.length)];
    if (place === undefined) continue;
    const { holder, name: field, path } = place;
    const before = holder[field];
    const kind = next(3);
    if (kind === 0) holder[field] = other(before);
    else if (kind === 1) holder[field] = null;
    else {
      delete holder[field];
      holder[`${field}_renamed`] = before;
    }
    shuffleRecords(revised, next);
    const { fields, field_count: count, rows } = compareResults(result, revised, keys);
    const expected =
      kind === 0
        ? [{ path, old: before, new: other(before) }]
        : kind === 1
          ? [{ path, old: before, new: null }]
          : [
              { path, old: before },
              { path: `${path}_renamed`, new: before },
            ];
    assert.equal(
      fields.map((change) => change.path),
      expected.map((change) => change.path),
      `${name} ${path}`,
    );
    assert.is(count, expected.length);
    if (typeof before !== 'string') assert.equal(fields, expected, `${name} ${path}`);
    assert.equal(rows, { added: 0, removed: 0, changed: place.depth > 0 ? 1 : 0 }, `${name} ${path}`);
    checked += 1;
  }
});

/** Shuffles lists of records and of texts. */
function shuffleRecords(result: Members, next: (below: number) => number): void {
  const visit = (value: unknown) => {
    if (Array.isArray(value)) {
      const isOrdered = value.some((item) => !isRecord(item) && typeof item !== 'string');
      if (!isOrdered) for (let last = value.length - 1; last > 0; last -= 1) swap(value, last, next(last + 1));
      value.forEach(visit);
    } else if (isRecord(value)) Object.values(value).forEach(visit);
  };
  visit(result);
}

function swap(list: unknown[], a: number, b: number): void {
  [list[a], list[b]] = [list[b], list[a]];
}

test('reports no change if only the order of rows and fields and the fetch time differ', () => {
  const next = random(2);
  for (const { name, result, keys } of all) {
    const text = JSON.stringify(result).replace(/"fetched_at":"[^"]*"/g, '"fetched_at":"2027-01-01T00:00:00Z"');
    const revised = JSON.parse(text.replace(/Retrieved \d{4}-\d{2}-\d{2}/g, 'Retrieved 2027-01-01')) as Members;
    shuffleRecords(revised, next);
    assert.equal(compareResults(result, reversedMembers(revised) as Members, keys), UNCHANGED, name);
    assert.equal(compareResults(result, copy(result), keys), UNCHANGED, name);
  }
});

function reversedMembers(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversedMembers);
  if (!isRecord(value)) return value;
  const members = Object.entries(value).reverse();
  return Object.fromEntries(members.map(([name, member]) => [name, reversedMembers(member)]));
}

test('counts added and removed rows without naming a field', () => {
  const next = random(3);
  let checked = 0;
  for (let turn = 0; turn < REVISIONS; turn += 1) {
    const { name, result, keys } = all[next(all.length)] as Sample;
    const revised = copy(result);
    const { keyed } = walk(revised, keys);
    const some = keyed.filter(({ list }) => list.length > 1);
    const { list, path, keys: own } = some[next(some.length)] ?? {};
    if (list === undefined || own === undefined) continue;
    checked += 1;
    const isRemoval = next(2) === 0;
    if (isRemoval) list.splice(next(list.length), 1);
    else {
      const added = copy(list[0] as Members);
      setKey(added, own[0] as string);
      list.splice(next(list.length), 0, added);
    }
    const rows = { added: isRemoval ? 0 : 1, removed: isRemoval ? 1 : 0, changed: 0 };
    assert.equal(compareResults(result, revised, keys), { ...UNCHANGED, rows }, `${name} ${path}`);
  }
  assert.ok(checked > REVISIONS / 3, String(checked));
});

function setKey(item: Members, path: string): void {
  const names = path.split('.');
  const last = names.pop() as string;
  const holder = names.reduce<Members>((value, name) => value[name] as Members, item);
  holder[last] = 'another key';
}

test('matches rows with the same key by their content, and does not confuse long keys', () => {
  const long = 'x'.repeat(100);
  const rows = (...items: object[]) => ({ items });
  const keys = { items: ['id'] };
  const [a, b, c] = [
    { id: 1, v: 1 },
    { id: 1, v: 2 },
    { id: 1, v: 3 },
  ];
  assert.equal(compareResults(rows(a, b, c), rows(c, a, b), keys), UNCHANGED);
  const { fields, rows: counted } = compareResults(rows(a, b), rows(c, a), keys);
  assert.equal(fields, [{ path: 'items[id=1, 1].v', old: 2, new: 3 }]);
  assert.equal(counted, { added: 0, removed: 0, changed: 1 });
  const [one, two] = [
    { id: `${long}1`, v: 1 },
    { id: `${long}2`, v: 2 },
  ];
  assert.equal(compareResults(rows(one, two), rows(two, one), keys), UNCHANGED);
});

test('compares lists without keys: records by position, strings in any order, numbers in order', () => {
  const changes = (before: unknown, after: unknown) => compareResults({ l: before }, { l: after }, {});
  const [a, b, c] = [{ v: 1 }, { v: 2 }, { v: 3 }];
  assert.equal(changes([a, b], [b, a]), UNCHANGED);
  assert.equal(changes([a, b], [a, c]).fields, [{ path: 'l[1].v', old: 2, new: 3 }]);
  assert.equal(changes([a, b], [a, b, c]).rows, { added: 1, removed: 0, changed: 0 });
  assert.equal(changes([a, b], [c]).rows, { added: 1, removed: 2, changed: 0 });
  assert.equal(changes(['x', 'y'], ['y', 'x']), UNCHANGED);
  assert.equal(changes(['x', 'y'], ['y']).fields, [{ path: 'l', old: ['x', 'y'], new: ['y'] }]);
  assert.is(changes([59.9, 10.7], [10.7, 59.9]).field_count, 1);
  assert.is(changes([1, null], [null, 1]).field_count, 1);
  assert.is(changes([[1, 2]], [[2, 1]]).field_count, 1);
});

test('reads inherited property names only from results that contain them, and lists at most 200 changes', () => {
  const before = JSON.parse('{"words":{"constructor":1,"__proto__":2,"toString":3}}') as object;
  const after = { words: {} };
  const { fields } = compareResults(before, after, {});
  assert.equal(
    fields.map(({ path, old, new: now }) => [path, old, now]),
    [
      ['words.constructor', 1, undefined],
      ['words.__proto__', 2, undefined],
      ['words.toString', 3, undefined],
    ],
  );
  const many = (add: number) => Object.fromEntries(Array.from({ length: 300 }, (_, n) => [`f${n}`, n + add]));
  const { fields: listed, field_count: count } = compareResults(many(0), many(1), {});
  assert.equal([listed.length, count], [200, 300]);
});

test('shortens long values, and shows where long strings differ', () => {
  const text = 'a'.repeat(2_000);
  const [change] = compareResults({ t: `${text}x${text}` }, { t: `${text}y${text}` }, {}).fields;
  assert.match(String(change?.old), /^…a{100}xa{399}…$/);
  assert.match(String(change?.new), /^…a{100}ya{399}…$/);
  const [short] = compareResults({ t: `${text}` }, { t: 'b' }, {}).fields;
  assert.equal([String(short?.old).length, short?.new], [501, 'b']);
});

test.run();
