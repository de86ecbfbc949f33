// What generated readers make of a row of a source's answer.

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { TinyFolder } from '../tiny.ts';

interface Readers {
  readonly readPosition: (row: object) => object;
  readonly readStation: (row: object, derive: object) => { readonly name: string; readonly levels: unknown };
}

interface Codec {
  readonly briefStation: (station: object, detail?: 'full') => { readonly name?: string };
}

const tiny = await TinyFolder.open();
const { readPosition, readStation }: Readers = await tiny.load('services/tides/readers.ts');
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

test('a row is read into the published record, but for what the adapter adds', () => {
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

test('what the source writes for nothing, and codes that are in no table, are no values', () => {
  const levels = [{ time: '2026-11-02 00:00', cm: '-999', state: { code: 'X' }, quality: 'guessed' }, 'no record'];
  const read = readStation({ ...ROW, series: { levels } }, derive);
  assert.equal(read.levels, [{ at: '2026-11-02T00:00:00Z', metres: undefined, phase: 'Slack', quality: undefined }]);
});

test('the first of several paths with a value counts', () => {
  assert.equal(readPosition({ y: '', latitude: 1, x: 2 }), { lat: 1, lon: 2 });
});

test('a required value that is missing is named by its path', () => {
  assert.throws(() => readPosition({ x: 1 }), /y or latitude/);
  assert.throws(() => readStation({ ...ROW, operator: {} }, derive), /operator\.name/);
  assert.throws(() => readStation({ ...ROW, series: [{ levels: [{}] }] }, derive), /time/);
});

test('a brief record has the fields that the manifest lists, and a full one all', () => {
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
  assert.not('heights' in briefStation({ code: 'OSL/1' }), 'what is absent stays absent');
});

test.run();
