import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { TinyFolder } from '../tiny.ts';

interface Readers {
  readonly readPosition: (row: object) => object;
  readonly readStation: (row: object, derive: object) => { readonly name: string; readonly levels: unknown };
  readonly readBookedLevel: (row: object) => object;
  readonly readCodedLevel: (row: object) => { readonly phase: string };
  readonly readFoundStations: (row: object, derive: object) => object;
}

interface Codec {
  readonly briefStation: (station: object, detail?: 'full') => { readonly name?: string };
}

const tiny = await TinyFolder.open();
const { readBookedLevel, readCodedLevel, readFoundStations, readPosition, readStation }: Readers =
  await tiny.load('services/tides/readers.ts');
const { briefStation }: Codec = await tiny.load('services/tides/codec.ts');

const derive = { Station: { code: (row: Readonly<Record<string, unknown>>) => `${row['country']}/1` } };
const ROW = {
  country: 'OSL',
  title: ' Oslo \n ',
  suffix: ['havn', null],
  y: '59.9',
  x: 10.7,
  twin: { place: { x: 1 } },
  labels: 'old; open ;new',
  series: [{ levels: [{ time: '2026-11-02 00:00', cm: '1 234,5', state: { code: 'H' }, quality: 'measured' }] }, {}],
  operator: { name: 'Harbour office', contact: ['mailto:a@example.org'], page: '' },
  since: '2020-01-01T00:00:00',
  sends: 'Yes',
};

test('maps a row to the published record, except for fields that the adapter adds', () => {
  assert.equal(readStation(ROW, derive), {
    code: 'OSL/1',
    name: 'Oslo havn',
    position: { lat: 59.9, lon: 10.7 },
    twin: undefined,
    tags: ['old', 'open'],
    levels: [{ at: '2026-11-02T00:00:00Z', metres: 12.345, phase: 'High', quality: 'measured' }],
    owner: { name: 'Harbour office', email: 'a@example.org', homepage: undefined },
    day: '2020-01-01',
    open: true,
  });
});

test("treats the source's missing-value markers and unknown codes as missing", () => {
  const levels = [{ time: '2026-11-02 00:00', cm: '-999', state: { code: 'X' }, quality: 'guessed' }, 'no record'];
  const read = readStation({ ...ROW, series: { levels } }, derive);
  assert.equal(read.levels, [{ at: '2026-11-02T00:00:00Z', metres: undefined, phase: 'Slack', quality: undefined }]);
});

test('reads the first of several paths that has a value', () => {
  assert.equal(readPosition({ y: '', latitude: 1, x: 2 }), { lat: 1, lon: 2 });
});

test('reports a missing required value with its path', () => {
  assert.throws(() => readPosition({ x: 1 }), /y or latitude/);
  assert.throws(() => readStation({ ...ROW, operator: {} }, derive), /operator\.name/);
  assert.throws(() => readStation({ ...ROW, series: [{ levels: [{}] }] }, derive), /time/);
});

test('named readers fill the same record from rows of different shapes', () => {
  assert.equal(readBookedLevel({ entry: { at: 1_793_577_600, state: ' hIGH ' } }), {
    at: '2026-11-02T00:00:00Z',
    metres: null,
    phase: 'High',
    quality: 'measured',
  });
  assert.equal(readCodedLevel({ t: '2026-11-02T01:00:00+01:00', p: 'L' }), {
    at: '2026-11-02T00:00:00Z',
    phase: 'Low',
  });
  assert.is(readCodedLevel({ t: '2026-11-02T01:00:00Z', p: 'X' }).phase, 'Slack');
  assert.throws(() => readBookedLevel({ entry: { at: 0, state: 'higher' } }), /entry\.state/);
});

test("a named reader fills a tool's result", () => {
  const stations = () => [];
  assert.equal(readFoundStations({ found: [1, 2] }, { FoundStations: { stations } }), { count: 2, stations: [] });
});

test('a brief record has only the fields listed in the manifest, a full record has all fields', () => {
  const station = { ...readStation(ROW, derive), heights: {}, kind: 'station' as const, raw: 7, weekday: 1 as const };
  const brief = briefStation(station);
  assert.equal(Object.keys(brief).sort(), [
    'code',
    'day',
    'heights',
    'kind',
    'levels',
    'name',
    'open',
    'owner',
    'position',
    'tags',
  ]);
  assert.is(brief.name, 'Oslo havn');
  assert.is(briefStation(station, 'full'), station);
  assert.not('heights' in briefStation({ code: 'OSL/1' }), 'missing fields stay missing');
});

test.run();
