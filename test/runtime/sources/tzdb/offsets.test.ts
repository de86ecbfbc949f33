import { rawTimeZones } from '@vvo/tzdb';
import { Temporal } from 'temporal-polyfill';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  isDst,
  januaryAndJuly,
  nextTransition,
  offsetSeconds,
  offsetText,
  previousTransition,
  standardOffsetSeconds,
} from '../../../../runtime/sources/tzdb/offsets.ts';

const at = (text: string): Temporal.Instant => Temporal.Instant.from(text);
const dst = (zone: string, text: string): boolean => isDst(zone, at(text));

test('reports daylight saving time in summer for zones that use it, in both hemispheres', () => {
  assert.equal([dst('Europe/Oslo', '2026-01-15T12:00Z'), dst('Europe/Oslo', '2026-07-15T12:00Z')], [false, true]);
  assert.equal(
    [dst('Australia/Sydney', '2026-01-15T12:00Z'), dst('Australia/Sydney', '2026-07-15T12:00Z')],
    [true, false],
  );
  assert.equal(
    [dst('Pacific/Chatham', '2026-01-15T12:00Z'), dst('Pacific/Chatham', '2026-07-15T12:00Z')],
    [true, false],
  );
  assert.not.ok(dst('Asia/Tokyo', '2026-07-15T12:00Z'));
  assert.not.ok(dst('UTC', '2026-07-15T12:00Z'));
});

test('reports daylight saving time in summer for Ireland, although the zone data treats winter as the exception', () => {
  assert.equal([dst('Europe/Dublin', '2026-01-15T12:00Z'), dst('Europe/Dublin', '2026-07-15T12:00Z')], [false, true]);
});

test('reports no daylight saving time for Morocco since 2018, in Ramadan or otherwise, but reports it for earlier years', () => {
  for (const zone of ['Africa/Casablanca', 'Africa/El_Aaiun']) {
    for (const day of ['2026-03-01', '2026-07-15', '2024-12-01'])
      assert.not.ok(dst(zone, `${day}T12:00Z`), `${zone} ${day}`);
    assert.ok(dst(zone, '2016-08-01T12:00Z'));
  }
});

test('supports a half-hour daylight saving shift', () => {
  assert.ok(dst('Australia/Lord_Howe', '2026-01-15T12:00Z'));
  assert.is(offsetSeconds('Australia/Lord_Howe', at('2026-01-15T12:00Z')), 11 * 3600);
  assert.is(offsetSeconds('Australia/Lord_Howe', at('2026-07-15T12:00Z')), 10.5 * 3600);
});

test('treats permanent summer time as standard time', () => {
  assert.not.ok(dst('Europe/Istanbul', '2026-07-15T12:00Z'));
  assert.not.ok(dst('Europe/Moscow', '2012-07-15T12:00Z'));
});

test('reports the time and offsets of transitions, and treats a transition at the given instant as the previous one', () => {
  const spring = nextTransition('Europe/Oslo', at('2026-01-15T12:00Z'));
  assert.is(spring?.at.toString(), '2026-03-29T01:00:00Z');
  assert.equal([spring?.secondsBefore, spring?.secondsAfter], [3600, 7200]);
  assert.is(previousTransition('Europe/Oslo', at('2026-03-29T01:00:00Z'))?.at.toString(), '2026-03-29T01:00:00Z');
  assert.is(previousTransition('Europe/Oslo', at('2026-03-29T00:59:59Z'))?.at.toString(), '2025-10-26T01:00:00Z');
  assert.is(nextTransition('UTC', at('2026-01-15T12:00Z')), null);
  assert.is(previousTransition('Etc/GMT+5', at('2026-01-15T12:00Z')), null);
});

test('returns the same January, July and standard offsets as GeoNames', () => {
  // See tzdb F5 in runtime/sources/SOURCES.md.
  const hours = (zone: string): number[] => {
    const { january, july } = januaryAndJuly(zone, 2026);
    return [january, july, standardOffsetSeconds(zone, at('2026-11-21T12:00Z'))].map((seconds) => seconds / 3600);
  };
  assert.equal(hours('Europe/Oslo'), [1, 2, 1]);
  assert.equal(hours('Asia/Kolkata'), [5.5, 5.5, 5.5]);
  assert.equal(hours('Australia/Sydney'), [11, 10, 10]);
  assert.equal(hours('Pacific/Chatham'), [13.75, 12.75, 12.75]);
  assert.equal(hours('Africa/Casablanca'), [1, 1, 0]);
  assert.equal(hours('Europe/Dublin'), [0, 1, 0]);
  assert.equal(hours('America/Sao_Paulo'), [-3, -3, -3]);
});

test('agrees with the zone package on standard offsets, except for countries whose rules are changing', () => {
  const now = at('2026-11-21T12:00Z');
  const different = rawTimeZones.filter(
    (zone) => standardOffsetSeconds(zone.name, now) !== zone.rawOffsetInMinutes * 60,
  );
  assert.ok(different.length <= 5, different.map((zone) => zone.name).join(', '));
});

test('writes offsets with a sign and two digits, and with seconds if the historical offset has them', () => {
  assert.equal([20700, -12600, 0, 1050, -16200].map(offsetText), ['+05:45', '-03:30', '+00:00', '+00:17:30', '-04:30']);
});

test.run();
