// Checks the value kinds that the manifests declare: their coverage, fields with well-known names, and recorded
// results.

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { isOfKind, KINDS, type Kind, kindOf } from '../../codegen/language/kinds.ts';
import { readAnswers } from '../../codegen/load/answers.ts';
import { parseSpec, readSpec } from '../../codegen/load/load.ts';
import { buildModel } from '../../codegen/model/build.ts';
import type { Field, Service, Shape } from '../../codegen/model/model.ts';

const SPEC = 'spec';
const spec = buildModel(parseSpec(await readSpec(SPEC)));
const all = [...spec.services, ...spec.areas];
const answers = await readAnswers(SPEC);

const NAMES = new Set(
  `country_code country_iso2 country_iso3 iso iso2 iso3 iso_code iso3_code currency currency_code latitude longitude lat lon year period
  timezone timezone_id unit doi orcid issn lei imo mmsi celex geonameid npi`.split(/\s+/),
);

/** Fields that are exempt, because their names have another meaning. */
const OTHERWISE = [
  // These are degrees on the sun's disk.
  'space-weather.SolarFlare.latitude',
  'space-weather.SolarFlare.longitude',
];

/** Maps whose keys are field names. */
const FIELDS_OF_RECORDS = [
  'webhooks.Subscription.filter',
  'webhooks.subscribe.filter',
  'webhooks.Subscription.at_least',
  'webhooks.subscribe.at_least',
  'webhooks.Subscription.at_most',
  'webhooks.subscribe.at_most',
  'webhooks.Subscription.area',
  'webhooks.subscribe.area',
];

interface Place {
  readonly path: string;
  readonly name: string;
  readonly shape: Shape;
  readonly isArgument: boolean;
}

function idOf({ kind, slug }: Service): string {
  return kind === 'area' ? `api/${slug}` : slug;
}

/** Returns every field and argument of a service, including nested ones. Visits each record only once. */
function placesOf(service: Service): Place[] {
  const places: Place[] = [];
  const visit = (path: string, name: string, shape: Shape, isArgument: boolean): void => {
    places.push({ path, name, shape, isArgument });
    if (shape.kind === 'list') visit(`${path}[]`, name, shape.items, isArgument);
    if (shape.kind === 'map') visit(`${path}*`, '', shape.values, isArgument);
    if (shape.kind === 'object') visitFields(path, shape.fields, isArgument);
  };
  const visitFields = (path: string, fields: readonly Field[], isArgument: boolean): void => {
    for (const { name, shape } of fields) visit(`${path}.${name}`, name, shape, isArgument);
  };
  const slug = idOf(service);
  for (const { name, shape } of service.definitions) {
    if (shape.kind === 'object') visitFields(`${slug}.${name}`, shape.fields, false);
  }
  for (const { name, arguments: args, returns, shared } of service.operations) {
    if (shared) continue;
    visitFields(`${slug}.${name}.arguments`, args, true);
    if (returns.record === undefined) visitFields(`${slug}.${name}`, returns.fields, false);
  }
  return places;
}

function coverageOf(service: Service) {
  const places = placesOf(service);
  const lists = places.filter(({ shape, isArgument }) => !isArgument && isListOfRecords(shape));
  const named = places.filter(({ name, shape }) => NAMES.has(name) && isScalar(shape));
  return {
    service: idOf(service),
    fields: places.filter(({ shape, isArgument }) => !isArgument && shape.is !== undefined).length,
    arguments: places.filter(({ shape, isArgument }) => isArgument && shape.is !== undefined).length,
    lists: lists.length,
    keyed: lists.filter(({ shape }) => shape.kind === 'list' && shape.key !== undefined).length,
    ordered: lists.filter(({ shape }) => shape.kind === 'list' && shape.order !== undefined).length,
    silent: named
      .filter(({ shape, path }) => shape.is === undefined && !OTHERWISE.includes(path))
      .map(({ path }) => path),
    mapsWithoutKeys: places
      .filter(({ shape, isArgument }) => !isArgument && shape.kind === 'map' && shape.keys === undefined)
      .map(({ path }) => path)
      .filter((path) => !FIELDS_OF_RECORDS.includes(path)),
    keyless: lists.filter(({ shape }) => shape.kind === 'list' && shape.key === undefined).map(({ path }) => path),
  };
}

function isScalar(shape: Shape): boolean {
  return shape.kind === 'scalar' && !shape.types.includes('boolean');
}

function isListOfRecords(shape: Shape): boolean {
  if (shape.kind !== 'list') return false;
  const { items } = shape;
  return items.kind === 'object' || (items.kind === 'reference' && items.target.kind === 'record');
}

const coverage = all.map(coverageOf);

test('every kind in the table matches its examples', () => {
  for (const [name, kind] of Object.entries<Kind>(KINDS)) {
    assert.ok(kind.examples.length > 0, name);
    for (const example of kind.examples) assert.ok(isOfKind(example, kind), `${example} is not a valid ${name}`);
  }
  assert.not.ok(isOfKind('NOR', kindOf('country.iso2')));
  assert.not.ok(isOfKind(91, kindOf('latitude')));
  assert.not.ok(isOfKind(2.5, kindOf('id.geonames')));
});

test('counts the values that have a description, by service', () => {
  const rows = coverage.map(({ service, fields, arguments: args, lists, keyed, ordered }) => ({
    service,
    fields,
    arguments: args,
    'lists with key': `${keyed} of ${lists}`,
    'with order': ordered,
  }));
  for (const { service, ...row } of rows) process.stdout.write(`  ${service}: ${JSON.stringify(row)}\n`);
  assert.ok(coverage.reduce((sum, { fields, arguments: args }) => sum + fields + args, 0) > 500);
});

for (const { service, silent, keyless, mapsWithoutKeys } of coverage) {
  test(`${service}: fields with well-known names declare their kind`, () => {
    assert.equal(silent, []);
  });
  test(`${service}: lists of records declare their key`, () => {
    assert.equal(keyless, []);
  });
  test(`${service}: maps declare the kind of their keys`, () => {
    assert.equal(mapsWithoutKeys, []);
  });
}

function contradictions(value: unknown, shape: Shape, path: string): string[] {
  if (value === null || value === undefined) return [];
  const own =
    shape.is !== undefined && !isOfKind(value, kindOf(shape.is)) ? [`${path}: ${value} is no ${shape.is}`] : [];
  switch (shape.kind) {
    case 'reference':
      return [...own, ...contradictions(value, shape.target.shape, path)];
    case 'list': {
      const rows = value as unknown[];
      const inside = rows.flatMap((each) => contradictions(each, shape.items, `${path}[]`));
      return [...inside, ...keyFaults(rows, shape, path), ...orderFaults(rows, shape, path)];
    }
    case 'object':
      return shape.fields.flatMap(({ name, shape: of }) =>
        contradictions((value as Record<string, unknown>)[name], of, `${path}.${name}`),
      );
    case 'map':
      return Object.entries(value).flatMap(([key, each]) => [
        ...(shape.keys === undefined || isOfKind(key, kindOf(shape.keys))
          ? []
          : [`${path}: ${key} is no ${shape.keys}`]),
        ...contradictions(each, shape.values, `${path}*`),
      ]);
    case 'scalar':
      return own;
  }
}

function keyFaults(rows: readonly unknown[], { key }: Shape & { kind: 'list' }, path: string): string[] {
  if (key === undefined || typeof key === 'string') return [];
  const keys = rows.map((row) => JSON.stringify(key.map((field) => valueAt(row, field))));
  const twice = keys.find((each, index) => keys.indexOf(each) < index);
  return twice === undefined ? [] : [`${path}: two records have the key ${twice}`];
}

function orderFaults(rows: readonly unknown[], { order }: Shape & { kind: 'list' }, path: string): string[] {
  if (order === undefined || typeof order === 'string') return [];
  const wrong = rows.findIndex((row, index) => index > 0 && compare(rows[index - 1], row, order) > 0);
  return wrong < 0 ? [] : [`${path}: record ${wrong} is before the one in front of it by ${order.join(', ')}`];
}

const collator = new Intl.Collator('en');

/** Returns 0 if a value is missing, because missing values do not affect the order. */
function compare(a: unknown, b: unknown, order: readonly string[]): number {
  for (const word of order) {
    const [first, second] = [a, b].map((row) => valueAt(row, word.replace(/^-/, '')));
    if (first === second) continue;
    if (first === null || second === null || first === undefined || second === undefined) return 0;
    const numbers = typeof first === 'number' && typeof second === 'number';
    const ascending = numbers ? first - second : collator.compare(String(first), String(second));
    return word.startsWith('-') ? -ascending : ascending;
  }
  return 0;
}

function valueAt(row: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((at, name) => (at as Record<string, unknown> | null | undefined)?.[name], row);
}

test('recorded results match the declared kinds, identities and sort orders', () => {
  const faults: string[] = [];
  let seen = 0;
  for (const service of all) {
    for (const { name, returns, shared } of service.operations) {
      const answer = answers.get(`${idOf(service)}.${name}`) as Record<string, unknown> | undefined;
      if (shared || answer === undefined) continue;
      seen += 1;
      for (const field of returns.fields) {
        faults.push(...contradictions(answer[field.name], field.shape, `${idOf(service)}.${name}.${field.name}`));
      }
    }
  }
  assert.ok(seen > 80, `checked ${seen} results`);
  assert.equal([...new Set(faults)], []);
});

test('detects a value of the wrong kind, a duplicate key and rows out of order', () => {
  const scalar = { kind: 'scalar', types: ['string'], nullable: false, words: {}, input: {} } as const;
  const items: Shape = {
    ...{ kind: 'object', nullable: false, words: {}, input: {} },
    fields: [
      { name: 'code', optional: false, shape: { ...scalar, is: 'currency' } },
      { name: 'day', optional: false, shape: { ...scalar, is: 'day' } },
    ],
  };
  const rows: Shape = { kind: 'list', nullable: false, words: {}, input: {}, items, key: ['code'], order: ['-day'] };
  const good = [
    { code: 'EUR', day: '2024-01-02' },
    { code: 'USD', day: '2024-01-01' },
  ];
  assert.equal(contradictions(good, rows, 'rates'), []);
  assert.equal(contradictions([...good].reverse(), rows, 'rates').length, 1);
  assert.equal(contradictions([{ code: 'EUR', day: '2024' }], rows, 'rates'), ['rates[].day: 2024 is no day']);
  const map: Shape = { kind: 'map', nullable: false, words: {}, input: {}, values: scalar, keys: 'currency' };
  assert.equal(contradictions({ EUR: 'a', Euro: 'b' }, map, 'names'), ['names: Euro is no currency']);
  assert.match(contradictions([good[0], good[0]], rows, 'rates')[0] ?? '', 'two records have the key ["EUR"]');
});

test.run();
