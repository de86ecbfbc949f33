import { test } from 'uvu';
import * as assert from 'uvu/assert';
import * as operations from '../../../generated/services/world-time/operations.ts';
import type { ConvertTimeResult, GetTimezoneInfoResult } from '../../../generated/services/world-time/types.ts';
import { create } from '../../../runtime/adapters/world-time/world-time.ts';
import type { AdapterResult } from '../../../runtime/contract/adapter-result.ts';
import { Problem } from '../../../runtime/contract/problem.ts';
import { TIME_ZONE_RELEASE } from '../../../runtime/lib/time-zone-release.ts';
import { create as createTzdb } from '../../../runtime/sources/tzdb/tzdb.ts';
import { adapter } from '../../support/adapter.ts';
import { answer, builtInCall, json, query } from '../built-in.ts';

const handlers = adapter('world-time', create, { tzdb: createTzdb() });
const call = builtInCall('world-time', '2026-11-21T12:34:56.789Z');

const convert = async (
  from_timezone: string,
  to_timezone: string,
  time?: string,
): Promise<AdapterResult<ConvertTimeResult>> =>
  handlers.convert_time({ from_timezone, to_timezone, ...(time === undefined ? {} : { time }) }, call);
const info = async (timezone: string, now?: string): Promise<AdapterResult<GetTimezoneInfoResult>> =>
  handlers.get_timezone_info({ timezone }, now === undefined ? call : builtInCall('world-time', now));

async function refused(run: () => unknown): Promise<Problem> {
  try {
    await run();
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
  throw new Error('was not refused');
}

test("the current time is the time of the call's clock in the requested time zone", async () => {
  assert.equal(await handlers.get_current_time({ timezone: 'asia/calcutta' }, call), {
    timezone: 'Asia/Kolkata',
    alias: 'Asia/Calcutta',
    datetime: '2026-11-21T18:04:56+05:30',
    date: '2026-11-21',
    time: '18:04:56',
    day_of_week: 'Saturday',
    utc_offset: '+05:30',
    utc_offset_seconds: 19800,
    is_dst: false,
    abbreviation: 'IST',
    utc: '2026-11-21T12:34:56Z',
    unix_time: 1795264496,
    tzdata_release: TIME_ZONE_RELEASE.release,
  });
});

test('local times follow the included rules even if those of Node.js are older', async () => {
  const winter = builtInCall('world-time', '2026-11-26T12:00:00Z');
  const clock = async (timezone: string) => {
    const { time, utc_offset, is_dst } = await handlers.get_current_time({ timezone }, winter);
    return [time, utc_offset, is_dst];
  };
  assert.equal(await clock('America/Havana'), ['08:00:00', '-04:00', false]);
  assert.equal(await clock('America/Winnipeg'), ['07:00:00', '-05:00', false]);
  assert.equal(await clock('America/Inuvik'), ['06:00:00', '-06:00', false]);
  assert.equal(await clock('America/Vancouver'), ['05:00:00', '-07:00', false]);
  const { from } = await convert('America/Winnipeg', 'UTC', '2026-12-24T18:00');
  assert.is(from.utc_offset, '-05:00');
});

test('abbreviations are letters if the zone uses them, otherwise the offset', async () => {
  const abbreviation = async (zone: string, now: string) => (await info(zone, now)).abbreviation;
  assert.is(await abbreviation('Europe/Oslo', '2026-01-15T12:00:00Z'), 'CET');
  assert.is(await abbreviation('Europe/Oslo', '2026-07-15T12:00:00Z'), 'CEST');
  assert.is(await abbreviation('Australia/Sydney', '2026-01-15T12:00:00Z'), 'AEDT');
  assert.is(await abbreviation('Asia/Tokyo', '2026-01-15T12:00:00Z'), 'JST');
  assert.is(await abbreviation('UTC', '2026-01-15T12:00:00Z'), 'UTC');
  assert.is(await abbreviation('Etc/GMT+5', '2026-01-15T12:00:00Z'), 'GMT-5');
  assert.is(await abbreviation('Asia/Kathmandu', '1980-01-15T12:00:00Z'), 'GMT+5:30');
  // The abbreviation of a zone is used only with its original offset, because WET does not mean +01.
  assert.is(await abbreviation('Africa/Casablanca', '2026-07-15T12:00:00Z'), 'GMT+1');
});

test('a conversion shows both local times, the instant and the day difference', async () => {
  const { from, to, ...rest } = await convert('Europe/Oslo', 'Asia/Tokyo', '2026-11-21T20:00');
  assert.is(from.datetime, '2026-11-21T20:00:00+01:00');
  assert.is(to.datetime, '2026-11-22T04:00:00+09:00');
  assert.is(to.day_of_week, 'Sunday');
  assert.equal(rest, {
    from_timezone: 'Europe/Oslo',
    to_timezone: 'Asia/Tokyo',
    requested_time: '2026-11-21T20:00:00',
    utc: '2026-11-21T19:00:00Z',
    day_difference: 1,
    offset_difference_seconds: 28800,
    resolution: 'exact',
    note: null,
    alternative: null,
    tzdata_release: TIME_ZONE_RELEASE.release,
  });
  assert.is((await convert('Asia/Tokyo', 'America/New_York', '2026-11-21T08:00')).day_difference, -1);
  assert.is((await convert('Pacific/Kiritimati', 'Etc/GMT+12', '2026-11-21T00:30')).day_difference, -2);
});

test('converts the current time if the time is missing or empty', async () => {
  const result = await convert('UTC', 'Pacific/Chatham');
  assert.is(result.requested_time, null);
  assert.is(result.from.datetime, '2026-11-21T12:34:56+00:00');
  assert.is(result.to.datetime, '2026-11-22T02:19:56+13:45');
  const raw = json({ from_timezone: 'UTC', to_timezone: 'UTC', time: '' });
  assert.is(
    ((await answer(operations.convertTime, handlers, raw)) as AdapterResult<ConvertTimeResult>).requested_time,
    null,
  );
});

// runtime/sources/SOURCES.md tzdb F7.
for (const [zone, time, moved] of [
  ['Europe/Oslo', '2026-03-29T02:30', '2026-03-29T03:30:00+02:00'],
  ['America/New_York', '2026-03-08T02:30', '2026-03-08T03:30:00-04:00'],
  ['Australia/Lord_Howe', '2026-10-04T02:10', '2026-10-04T02:40:00+11:00'],
] as const) {
  test(`moves a local time that ${zone} skips forward, with a note`, async () => {
    const result = await convert(zone, 'UTC', time);
    assert.is(result.from.datetime, moved);
    assert.is(result.resolution, 'gap_moved_forward');
    assert.match(result.note ?? '', /does not exist .* moved forward/);
    assert.is(result.requested_time, `${time}:00`);
    assert.is(result.alternative, null);
  });
}
for (const [zone, time, first, second] of [
  ['Europe/Oslo', '2026-10-25T02:30', '2026-10-25T02:30:00+02:00', '2026-10-25T02:30:00+01:00'],
  ['America/New_York', '2026-11-01T01:30', '2026-11-01T01:30:00-04:00', '2026-11-01T01:30:00-05:00'],
  ['Australia/Lord_Howe', '2026-04-05T01:45', '2026-04-05T01:45:00+11:00', '2026-04-05T01:45:00+10:30'],
] as const) {
  test(`for a local time that occurs twice in ${zone}, returns the first, with the second as an alternative, in any season`, async () => {
    for (const season of ['2026-01-15T12:00:00Z', '2026-07-15T12:00:00Z']) {
      const args = { from_timezone: zone, to_timezone: 'UTC', time };
      const result = await handlers.convert_time(args, builtInCall('world-time', season));
      assert.is(result.from.datetime, first);
      assert.is(result.from.is_dst, true);
      assert.is(result.resolution, 'overlap_earlier_offset');
      assert.match(result.note ?? '', /twice/);
      assert.is(result.alternative?.from.datetime, second);
      assert.is(result.alternative?.from.is_dst, false);
      assert.is(Date.parse(result.alternative?.utc ?? '') - Date.parse(result.utc) > 0, true);
    }
  });
}

test('keeps seconds and fractions, and treats a date without a time as midnight, with a note', async () => {
  assert.is((await convert('UTC', 'Asia/Kathmandu', '2026-11-21T15:00:30.25')).to.time, '20:45:30.25');
  assert.is((await convert('UTC', 'UTC', ' 2026-11-21 15:00 ')).utc, '2026-11-21T15:00:00Z');
  const midnight = await convert('Europe/Oslo', 'UTC', '2026-11-21');
  assert.is(midnight.utc, '2026-11-20T23:00:00Z');
  assert.match(midnight.note ?? '', /00:00/);
  assert.is(midnight.resolution, 'exact');
});

test('rejects a time with Z, an offset or a zone, which would contradict the zone argument', async () => {
  for (const time of [
    '2026-11-21T15:00Z',
    '2026-11-21T15:00:00+01:00',
    '2026-11-21T15:00-0500',
    '2026-11-21T15:00[Europe/Oslo]',
  ]) {
    const problem = await refused(() => convert('Europe/Oslo', 'UTC', time));
    assert.is(problem.code, 'invalid_arguments');
    assert.is(problem.extras.errors?.[0]?.parameter, 'time');
    assert.match(problem.message, /without Z, offset or zone/, time);
    assert.match(problem.extras.errors?.[0]?.hint ?? '', /use the zone UTC/);
  }
});

test('rejects nonexistent dates and times, and explains what to add to a date without a time', async () => {
  for (const time of [
    '2026-02-29T10:00',
    '2026-11-21T24:00',
    '2026-11-21T23:60',
    '2026-11-21T23:59:60',
    '2026-13-01',
  ]) {
    assert.match((await refused(() => convert('UTC', 'UTC', time))).message, /not an existing date/, time);
  }
  assert.match((await refused(() => convert('UTC', 'UTC', '15:00'))).extras.errors?.[0]?.hint ?? '', /Add the date/);
  assert.match((await refused(() => convert('UTC', 'UTC', 'tomorrow'))).message, /ISO 8601/);
});

test('an error quotes the invalid zone', async () => {
  const problem = await refused(() => convert('UTC', 'Oslo'));
  assert.is(problem.extras.errors?.[0]?.parameter, 'to_timezone');
  assert.match(problem.extras.errors?.[0]?.hint ?? '', /Europe\/Oslo/);
});

test('historic local mean times keep their seconds if the field allows them', async () => {
  const { from } = await convert('Europe/Amsterdam', 'UTC', '1890-01-01T00:00');
  assert.is(from.utc_offset_seconds % 60 !== 0, true);
  assert.match(from.utc_offset, /^\+00:\d\d:\d\d$/);
});

test('describes a zone: offsets, country, other names and the changes around now', async () => {
  const oslo = await info('Europe/Oslo');
  assert.is(oslo.country_code, 'NO');
  assert.is(oslo.region, 'Europe');
  assert.equal(
    [oslo.utc_offset, oslo.standard_utc_offset, oslo.is_dst, oslo.observes_dst],
    ['+01:00', '+01:00', false, true],
  );
  assert.is(oslo.current_time, '2026-11-21T13:34:56+01:00');
  assert.equal(oslo.previous_transition, {
    at: '2026-10-25T01:00:00Z',
    kind: 'dst_ends',
    offset_before: '+02:00',
    offset_after: '+01:00',
    local_before: '2026-10-25T03:00:00',
    local_after: '2026-10-25T02:00:00',
  });
  assert.is(oslo.next_transition?.at, '2027-03-28T01:00:00Z');
  assert.is(oslo.next_transition?.kind, 'dst_starts');
  const kolkata = await info('Asia/Kolkata');
  assert.equal(kolkata.aliases, ['Asia/Calcutta']);
  assert.equal([kolkata.next_transition, kolkata.observes_dst], [null, false]);
});

test('notes the peculiarities of Etc ids, Dublin and Casablanca', async () => {
  assert.match((await info('Etc/GMT+5')).note ?? '', /5 hours behind UTC/);
  assert.match((await info('Etc/GMT-1')).note ?? '', /1 hour ahead of UTC/);
  assert.match((await info('Europe/Dublin')).note ?? '', /usage/);
  assert.match((await info('Africa/Casablanca')).note ?? '', /Ramadan/);
  assert.is((await info('Africa/Casablanca', '2026-07-15T12:00:00Z')).is_dst, false);
  assert.is((await info('Europe/Dublin', '2026-07-15T12:00:00Z')).is_dst, true);
  assert.equal([(await info('UTC')).note, (await info('UTC')).country_code], [null, null]);
});

test('lists all zones, or those of a region or a longer prefix, in any letter case', async () => {
  const list = async (region?: string) => handlers.list_timezones(region === undefined ? {} : { region }, call);
  assert.is((await list()).count, createTzdb().zones.length);
  const europe = await list('europe');
  assert.ok(europe.timezones.includes('Europe/Kyiv'));
  assert.ok(europe.timezones.every((id) => id.startsWith('Europe/')));
  assert.ok((await list('America/Argentina')).timezones.includes('America/Argentina/Ushuaia'));
  assert.ok((await list('Etc')).timezones.includes('UTC'));
  const problem = await refused(() => list('Europa'));
  assert.match(problem.extras.errors?.[0]?.hint ?? '', /Africa, America, .*Europe/);
});

test('every zone returns a result that matches the schema, for every tool', async () => {
  for (const { id } of createTzdb().zones.filter((_, index) => index % 9 === 0)) {
    await answer(operations.getTimezoneInfo, handlers, json({ timezone: id }));
    await answer(operations.getCurrentTime, handlers, query({ timezone: id }));
    await answer(
      operations.convertTime,
      handlers,
      json({ from_timezone: id, to_timezone: 'UTC', time: '2026-03-29T02:30' }),
    );
  }
  await answer(
    operations.convertTime,
    handlers,
    query({ from_timezone: 'America/New_York', to_timezone: 'UTC', time: '2026-11-01T01:30' }),
  );
  await answer(operations.listTimezones, handlers, query({ region: '' }));
});

test('rejects local times at the ends of the calendar before any computation, and accepts times two days from the ends', async () => {
  for (const time of ['9999-12-31T23:59', '0000-01-01T00:00', '0000-01-02', '9999-12-30T00:00:00.5']) {
    for (const [from, to] of [
      ['America/Los_Angeles', 'Pacific/Kiritimati'],
      ['Pacific/Kiritimati', 'America/Los_Angeles'],
      ['UTC', 'UTC'],
    ] as const) {
      const problem = await refused(() => convert(from, to, time));
      assert.is(problem.code, 'invalid_arguments', `${time} ${from}`);
      assert.match(problem.extras.errors?.[0]?.hint ?? '', /0000-01-03 to 9999-12-29/);
    }
  }
  for (const time of ['0000-01-03T00:00', '9999-12-29T23:59:59']) {
    for (const zone of ['Etc/GMT+12', 'Asia/Manila', 'America/Metlakatla', 'Etc/GMT-14']) {
      assert.is((await convert(zone, 'Etc/GMT-14', time)).requested_time?.slice(0, 10), time.slice(0, 10), zone);
      assert.match((await convert('Etc/GMT-14', zone, time)).utc, /^\d{4}-/);
    }
  }
});

test.run();
