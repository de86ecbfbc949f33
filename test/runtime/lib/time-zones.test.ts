// Compares the shipped time zone rules with those in Node.js and in the operating system.

import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Temporal } from 'temporal-polyfill';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { outdatedRulesWarning, TIME_ZONE_RELEASE } from '../../../runtime/lib/time-zone-release.ts';
import {
  changeAfter,
  changeUntil,
  instantsOf,
  localDay,
  localTimeAt,
  offsetAt,
  offsetText,
  rulesOf,
  timeZoneData,
} from '../../../runtime/lib/time-zones.ts';
import { ZONES } from '../../../runtime/sources/tzdb/zones.ts';

const RUNTIME = fileURLToPath(new URL('../../../runtime/', import.meta.url));
const SYSTEM_RULES = '/usr/share/zoneinfo/tzdata.zi';
const MONTH = 2_629_746;
const seconds = (text: string): number => Date.parse(text) / 1000;
const offsetOn = (zone: string, text: string): string => offsetText(offsetAt(zone, seconds(text)));

/** Irregularly spaced instants in a range of years, to cover all months and times of day. */
function* instants(from: string, to: string, step = MONTH - 4321): Generator<number> {
  for (let at = seconds(from); at < seconds(to); at += step) yield at;
}

function offsetOfNode(zone: string, at: number): number {
  return Math.round(Temporal.Instant.fromEpochMilliseconds(at * 1000).toZonedDateTimeISO(zone).offsetNanoseconds / 1e9);
}

test('applies changes that the time zone data of this Node.js may not contain', () => {
  const winter = '2026-12-01T12:00:00Z';
  assert.equal(
    ['America/Havana', 'America/Winnipeg', 'America/Inuvik', 'America/Vancouver'].map((zone) => offsetOn(zone, winter)),
    ['-04:00', '-05:00', '-06:00', '-07:00'],
  );
});

test('supports every published zone and alias, and publishes every zone in the data', () => {
  const published = new Set(ZONES.flatMap((zone) => [zone.id, ...zone.aliases]));
  assert.equal(
    [...published].filter((name) => rulesOf(name) === undefined),
    [],
  );
  const { zones, links } = timeZoneData();
  assert.equal(
    [...Object.keys(zones), ...Object.keys(links)].filter((name) => !published.has(name)),
    [],
  );
  assert.is(rulesOf('Europe/Olso'), undefined);
  assert.is(rulesOf('constructor'), undefined);
  assert.throws(() => offsetAt('Europe/Olso', 0), /not a zone/);
});

test('agrees with Node.js for every zone from 1840 to 2025', () => {
  for (const { id } of ZONES) {
    for (const at of instants('1840-01-01', '2025-12-31', 3 * MONTH - 4321)) {
      if (offsetAt(id, at) !== offsetOfNode(id, at)) assert.unreachable(`${id} ${new Date(at * 1000).toISOString()}`);
    }
  }
});

test("agrees with the operating system's zone files up to the year of their release", () => {
  const [, release = '', year = ''] = existsSync(SYSTEM_RULES)
    ? (/^# version ((\d{4})[a-z])/.exec(readFileSync(SYSTEM_RULES, 'utf8')) ?? [])
    : [];
  if (release === '')
    return void process.stdout.write('warning: no zone files of the operating system to compare with\n');
  const until = release >= TIME_ZONE_RELEASE.release ? `${Number(year) + 3}-01-01` : `${year}-01-01`;
  const chosen = [...instants('2000-01-01', until)];
  const known = ZONES.map(({ id }) => id).filter((id) => existsSync(`/usr/share/zoneinfo/${id}`));
  // Use one shell for all zones, because starting a process takes longer than running `date`.
  const script = 'instants=$(cat); for zone; do echo "$instants" | TZ=$zone date -f - +%z; done';
  const system = execFileSync('sh', ['-c', script, 'sh', ...known], {
    input: chosen.map((at) => `@${at}`).join('\n'),
    encoding: 'utf8',
    maxBuffer: 64 << 20,
  });
  // `date` prints -0000 for times before a research station existed.
  const offsets = system.trim().replaceAll('-0000', '+0000').split('\n');
  assert.is(offsets.length, known.length * chosen.length);
  for (const [index, id] of known.entries()) {
    const ours = chosen.map((at) => offsetText(offsetAt(id, at)).replace(':', ''));
    const theirs = offsets.slice(index * chosen.length, (index + 1) * chosen.length);
    assert.equal(theirs, ours, `${id}, release ${release}`);
  }
});

test('keeps offsets with seconds', () => {
  assert.is(offsetOn('Africa/Monrovia', '1971-06-01T00:00:00Z'), '-00:44:30');
  assert.is(offsetOn('Europe/Amsterdam', '1800-01-01T00:00:00Z'), '+00:17:30');
});

test('finds the previous and next offset change, across years without changes and beyond the last listed year', () => {
  const springs = ['1969-12-31', '1980-01-01'].map(
    (day) => changeAfter('Europe/Oslo', seconds(`${day}T00:00:00Z`))?.at,
  );
  assert.equal(springs, [seconds('1980-04-06T01:00:00Z'), seconds('1980-04-06T01:00:00Z')]);
  for (const zone of ['Europe/Oslo', 'America/New_York', 'Australia/Sydney', 'Pacific/Chatham']) {
    for (const year of [2499, 2500, 2600, 2899, 2900, 9990]) {
      const at = seconds(`${year}-12-31T12:00:00Z`);
      assert.is(offsetAt(zone, at), offsetOfNode(zone, at), `${zone} ${year}`);
      const change = changeAfter(zone, at);
      assert.ok(change !== undefined && change.at - at < 366 * 86_400, `${zone} ${year}`);
      assert.is(changeUntil(zone, change.at)?.at, change.at);
      assert.is(changeUntil(zone, change.at + 1000)?.at, change.at);
      assert.is(offsetAt(zone, change.at - 1), change.secondsBefore);
      assert.is(offsetAt(zone, change.at), change.secondsAfter);
    }
  }
  assert.is(changeAfter('Asia/Tokyo', seconds('2600-01-01T00:00:00Z')), undefined);
  assert.is(changeAfter('UTC', 0), undefined);
});

test('converts local times around every change from 2000 to 2025 to the same instants as Temporal', () => {
  for (const { id } of ZONES) {
    for (
      let change = changeAfter(id, seconds('2000-01-01T00:00:00Z'));
      change !== undefined && change.at < seconds('2025-12-31T00:00:00Z');
      change = changeAfter(id, change.at)
    ) {
      for (const aside of [-5400, -1800, -1, 0, 1800, 5400]) {
        const local = change.at + change.secondsAfter + aside;
        const plain = Temporal.PlainDateTime.from(new Date(local * 1000).toISOString().slice(0, 19));
        const expected = ['earlier', 'later', 'compatible'].map(
          (disambiguation) => plain.toZonedDateTime(id, { disambiguation } as object).epochMilliseconds / 1000,
        );
        const { instant, kind, later } = instantsOf(id, local);
        const found = kind === 'overlap' ? [instant, later, instant] : [instant, instant, instant];
        if (kind === 'gap') assert.is(instant, expected[2], `${id} ${plain}`);
        else assert.equal(found, expected, `${id} ${plain}`);
      }
    }
  }
});

test('returns the local day and time in a time zone', () => {
  const at = new Date('2026-11-25T23:30:15.900Z');
  assert.is(localTimeAt('Europe/Oslo', at), '2026-11-26T00:30:15');
  assert.equal(
    [localDay('Europe/Oslo', at), localDay('UTC', at), localDay('America/New_York', at)],
    ['2026-11-26', '2026-11-25', '2026-11-25'],
  );
});

test('warns if the time zone rules are older than eight months', () => {
  const published = Date.parse(TIME_ZONE_RELEASE.published);
  assert.is(outdatedRulesWarning(new Date(published + 240 * 86_400_000)), undefined);
  assert.match(outdatedRulesWarning(new Date(published + 250 * 86_400_000)) ?? '', TIME_ZONE_RELEASE.release);
});

test('no other server module computes local times with Node.js time zone rules', () => {
  const named = /timeZone:(?!\s*['"]UTC['"])|\btoZonedDateTime(?:ISO)?\((?!\s*['"]UTC['"])/;
  const files = readdirSync(RUNTIME, { recursive: true, encoding: 'utf8' }).filter(
    // Code that runs in the browser is excluded, because pages use the browser's time zone.
    (path) => path.endsWith('.ts') && !path.includes(join('site', 'browser')),
  );
  assert.ok(files.length > 100);
  assert.equal(
    files.filter((path) => named.test(readFileSync(join(RUNTIME, path), 'utf8'))),
    [],
  );
});

test.run();
