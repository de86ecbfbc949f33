import { rawTimeZones } from '@vvo/tzdb';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Problem } from '../../../../runtime/contract/problem.ts';
import { ZONES_INSIDE_GROUPS } from '../../../../runtime/sources/tzdb/zone-links.ts';
import { findZone, REGIONS, requireZone, suggestZones, ZONES } from '../../../../runtime/sources/tzdb/zones.ts';

const idOf = (name: string): string | undefined => findZone(name)?.zone.id;
/**
 * Returns the runtime's id. Two names with the same id are the same zone, although the runtime uses older spellings
 * than the IANA database.
 */
const runtimeId = (name: string): string =>
  new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;

function refusal(name: string): { message: string; hint: string } {
  try {
    requireZone('timezone', name);
  } catch (error) {
    if (error instanceof Problem) {
      assert.is(error.code, 'invalid_arguments');
      const [fault] = error.extras.errors ?? [];
      return { message: fault?.message ?? '', hint: fault?.hint ?? '' };
    }
    throw error;
  }
  throw new Error(`${name} was not refused`);
}

test('lists modern ids, including UTC, GMT and the fixed offsets', () => {
  const ids = ZONES.map((zone) => zone.id);
  for (const id of [
    'Asia/Kolkata',
    'Europe/Kyiv',
    'America/Nuuk',
    'UTC',
    'Etc/UTC',
    'GMT',
    'Etc/GMT+5',
    'Etc/GMT-14',
  ]) {
    assert.ok(ids.includes(id), id);
  }
  for (const old of ['Asia/Calcutta', 'Europe/Kiev', 'US/Pacific', 'EST']) assert.not.ok(ids.includes(old), old);
  assert.equal(ids, [...new Set(ids)].sort());
});

test('resolves old zone names to modern ones, in any letter case, with spaces or underscores', () => {
  const pairs = {
    'Asia/Calcutta': 'Asia/Kolkata',
    'europe/oslo': 'Europe/Oslo',
    'EUROPE/KIEV': 'Europe/Kyiv',
    'America/New York': 'America/New_York',
    'US/Pacific': 'America/Los_Angeles',
    'America/Indianapolis': 'America/Indiana/Indianapolis',
    'etc/gmt+5': 'Etc/GMT+5',
    'GMT+0': 'GMT',
    zulu: 'Etc/UTC',
    'Atlantic/Jan_Mayen': 'Arctic/Longyearbyen',
  };
  for (const [name, id] of Object.entries(pairs)) assert.is(idOf(name), id, name);
  assert.is(findZone('asia/calcutta')?.alias, 'Asia/Calcutta');
  assert.is(findZone('asia/kolkata')?.alias, null);
});

/** Returns the local time at the start of every week from 1970 to 2037. */
function clock(timeZone: string): string[] {
  const format = new Intl.DateTimeFormat('en', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  const [first, end, week] = [Date.UTC(1970, 0, 1), Date.UTC(2038, 0, 1), 7 * 86_400_000];
  return Array.from({ length: Math.floor((end - first) / week) }, (_, index) => format.format(first + index * week));
}

test('resolves every name in the zone package to the same zone as the runtime', () => {
  for (const name of rawTimeZones.flatMap((group) => group.group)) {
    const id = idOf(name);
    assert.ok(id, name);
    if (runtimeId(name) === runtimeId(id as string)) continue;
    // Some versions of Node keep PST8PDT, EST5EDT, CST6CDT and MST7MDT as separate zones. Since 2024b, the IANA
    // database has linked them to other zones.
    assert.equal(clock(name), clock(id as string), name);
  }
});

test('maps every zone of the runtime to exactly one zone', () => {
  const placed = ZONES.filter((zone) => zone.countryCode !== null);
  const known = Intl.supportedValuesOf('timeZone').filter((id) => id !== 'UTC' && !id.startsWith('Etc/'));
  assert.equal([...new Set(placed.map((zone) => runtimeId(zone.id)))].sort(), known.map(runtimeId).sort());
  assert.is(new Set(placed.map((zone) => runtimeId(zone.id))).size, placed.length);
  const grouped = new Set(rawTimeZones.flatMap((group) => group.group));
  for (const id of Object.keys(ZONES_INSIDE_GROUPS)) assert.ok(grouped.has(id), `${id} is not in any group`);
});

test('rejects an unknown name and suggests the most similar zones', () => {
  const suggested = {
    Oslo: 'Europe/Oslo',
    'new york': 'America/New_York',
    Mumbai: 'Asia/Kolkata',
    Norway: 'Europe/Oslo',
    PST: 'America/Los_Angeles',
    'Europe/Osol': 'Europe/Oslo',
    'Eurpe/Oslo': 'Europe/Oslo',
    Calcuta: 'Asia/Kolkata',
    'Europe/Bergen': 'Europe/Oslo',
  };
  for (const [name, id] of Object.entries(suggested)) {
    assert.is(suggestZones(name, 5)[0], id, name);
    assert.ok(refusal(name).hint.includes(id), name);
  }
  assert.match(refusal('Mars/Phobos').hint, /list_timezones/);
  assert.match(refusal('').hint, /list_timezones/);
});

test('rejects offsets and suggests an alternative', () => {
  assert.match(refusal('+02:00').hint, /Etc\/GMT-2 \(the sign of Etc ids is inverted\)/);
  assert.match(refusal('-0500').hint, /Etc\/GMT\+5/);
  assert.match(refusal('UTC+2').message, /UTC offset/);
  assert.match(refusal('GMT-3').hint, /Etc\/GMT\+3/);
  assert.not.match(refusal('+05:30').hint, /Etc/);
  assert.not.match(refusal('+15:00').hint, /Etc/);
  assert.match(refusal('Z').hint, /UTC/);
});

test('returns the country and region of a zone', () => {
  assert.equal(REGIONS, [
    ...[
      'Africa',
      'America',
      'Antarctica',
      'Arctic',
      'Asia',
      'Atlantic',
      'Australia',
      'Etc',
      'Europe',
      'Indian',
      'Pacific',
    ],
  ]);
  assert.is(findZone('Arctic/Longyearbyen')?.zone.countryCode, 'SJ');
  assert.is(findZone('America/Detroit')?.zone.countryCode, 'US');
  assert.is(findZone('UTC')?.zone.countryCode, null);
  assert.is(findZone('UTC')?.zone.region, 'Etc');
});

test.run();
