// Tasks about time zones and units, whose data is built into the server.

import { counts, eachResult, type QueryTask, type Result, type Row } from './query-task.ts';

const ZONES = 'places__search_timezones';
const ZONE_INFO = 'world_time__get_timezone_info';
const CONVERT_TIME = 'world_time__convert_time';
const CONVERT = 'unit_conversion__convert_units';
const ATTENDEES = ['America/New_York', 'Asia/Tokyo', 'Asia/Kolkata', 'Australia/Sydney', 'Europe/London'];
const RACES = [5, 10, 15, 21.0975, 42.195, 50, 80, 100];
const FEVERS = [97.7, 98.6, 99.5, 100.4, 101.3, 102.2, 104];
const tenths = (value: number) => Math.round(value * 10) / 10;

export const TIMES_AND_UNITS: readonly QueryTask[] = [
  {
    asks: 'A call at 15:00 in Oslo on 20 November 2026: what time is it for New York, Tokyo, Kolkata, Sydney and London?',
    kind: 'cross-section',
    singly: async (call) =>
      (
        await eachResult(
          call,
          CONVERT_TIME,
          { from_timezone: 'Europe/Oslo', time: '2026-11-20T15:00' },
          'to_timezone',
          ATTENDEES,
        )
      ).map((each) => [each.to_timezone, each.to.time]),
    query: {
      calls: {
        t: {
          tool: CONVERT_TIME,
          arguments: { from_timezone: 'Europe/Oslo', time: '2026-11-20T15:00' },
          for_each: { to_timezone: ATTENDEES },
        },
      },
      sql: 'select to_timezone, to_time from t',
    },
    expected: ATTENDEES.map((zone, index) => [
      ...[zone, ['09:00:00', '23:00:00', '19:30:00', '01:00:00', '14:00:00'][index] ?? null],
    ]),
  },
  {
    asks: 'When do the clocks change next in New York, Tokyo, Kolkata, Sydney and London, soonest first?',
    kind: 'ranking',
    singly: async (call) => {
      const found = await eachResult(call, ZONE_INFO, {}, 'timezone', [...ATTENDEES]);
      const changing = found.filter((each) => each.next_transition !== null);
      return changing
        .map((each): Row => [each.timezone, each.next_transition.at])
        .sort(([, a], [, b]) => (String(a) < String(b) ? -1 : 1));
    },
    query: {
      calls: { z: { tool: ZONE_INFO, for_each: { timezone: ATTENDEES } } },
      sql: 'select timezone, next_transition_at from z where next_transition_at is not null order by 2',
    },
    expected: [
      ['America/New_York', '2027-03-14T07:00:00Z'],
      ['Europe/London', '2027-03-28T01:00:00Z'],
      ['Australia/Sydney', '2027-04-03T16:00:00Z'],
    ],
  },
  {
    asks: 'How many time zones of Australia change their clocks, and how many do not?',
    kind: 'counts by group',
    singly: async (call) => {
      const { data } = await call(ZONES, { country_code: 'AU', limit: 50 });
      const changes = (each: Result) => (each.gmt_offset_jan === each.dst_offset_jul ? 'constant' : 'changing');
      return counts(data.map(changes));
    },
    query: {
      calls: { z: { tool: ZONES, arguments: { country_code: 'AU', limit: 50 } } },
      sql: "select iif(gmt_offset_jan = dst_offset_jul, 'constant', 'changing'), count(*) from z group by 1 order by 1",
    },
    expected: [
      ['changing', 7],
      ['constant', 5],
    ],
  },
  {
    asks: 'Races of 5 to 100 km in miles',
    kind: 'conversion',
    singly: async (call) =>
      (await eachResult(call, CONVERT, { from_unit: 'km', to_unit: 'mile' }, 'value', RACES)).map((each) => [
        ...[each.value, tenths(each.result)],
      ]),
    query: {
      calls: { c: { tool: CONVERT, arguments: { from_unit: 'km', to_unit: 'mile' }, for_each: { value: RACES } } },
      sql: 'select value, round(result, 1) from c',
    },
    expected: RACES.map((value) => [value, tenths(value / 1.609344)]),
  },
  {
    asks: 'Body temperatures from Fahrenheit to Celsius, fevers of 38 °C or more only',
    kind: 'conversion',
    singly: async (call) =>
      (await eachResult(call, CONVERT, { from_unit: 'fahrenheit', to_unit: 'celsius' }, 'value', FEVERS))
        .filter(({ result }) => result >= 38)
        .map(({ value, result }) => [value, tenths(result)]),
    query: {
      calls: {
        c: { tool: CONVERT, arguments: { from_unit: 'fahrenheit', to_unit: 'celsius' }, for_each: { value: FEVERS } },
      },
      sql: 'select value, round(result, 1) from c where result >= 38',
    },
    expected: [
      [100.4, 38],
      [101.3, 38.5],
      [102.2, 39],
      [104, 40],
    ],
  },
];
