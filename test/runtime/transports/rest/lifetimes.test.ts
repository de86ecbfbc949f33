// The cache lifetime of a response depends on the request and on the source.

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Provenance } from '../../../../runtime/contract/call.ts';
import { utcDay } from '../../../../runtime/lib/day.ts';
import { provenanceFields } from '../../../../runtime/transports/http/send.ts';
import { openAlmanac } from '../../../support/almanac.ts';
import { play } from '../../../support/played-folder.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const entry = (age: number, left: number, more: Partial<Provenance> = {}): Provenance => ({
  source: 'thesportsdb',
  cache: 'hit',
  fetchedAt: NOW - age * 1000,
  freshUntil: NOW + left * 1000,
  ...more,
});
const reported = (...entries: Provenance[]) => {
  const fields = provenanceFields(entries, NOW);
  const field = (name: string) => fields[fields.indexOf(name) + 1];
  return [field('Age'), field('Cache-Control')];
};

test('Age and max-age let caches keep a response for the rest of its lifetime', () => {
  assert.equal(reported(entry(0, 120)), ['0', 'private, max-age=120']);
  assert.equal(reported(entry(50, 70)), ['50', 'private, max-age=120']);
  assert.equal(reported(entry(150, -30, { cache: 'stale' })), ['150', 'private, no-cache']);
  assert.equal(reported(entry(0, 0)), ['0', 'private, no-cache']);
});

test('the oldest of several parts determines the age, and the one that expires first determines the lifetime', () => {
  assert.equal(reported(entry(3000, 600), entry(10, 110)), ['3000', 'private, max-age=3110']);
  assert.equal(reported(entry(3000, 600), entry(10, 0)), ['3000', 'private, no-cache']);
});

test("caches today's games for minutes, but teams and the games of past days for a day", async () => {
  const today = utcDay(new Date());
  const source = await play({
    [`/123/eventsday.php?d=${today}`]: { events: [{ idEvent: '1', dateEvent: today }] },
    '/123/eventsday.php?d=2020-01-01': { events: [{ idEvent: '2', dateEvent: '2020-01-01' }] },
    '/123/lookupteam.php?id=1': { teams: [{ idTeam: '1', strTeam: 'Fram' }] },
    '/123/lookuptable.php?l=1&s=2025': { table: null },
  });
  const server = await openAlmanac({ UPSTREAM_THESPORTSDB_BASE_URL: source.url });
  try {
    const key = await server.key();
    const kept = async (path: string) => {
      const { status, headers } = await server.send({ path: `/rest/sports/${path}`, key });
      const [, seconds] = /^private, max-age=(\d+)$/.exec(headers['cache-control'] ?? '') ?? [];
      assert.is(status, 200);
      return [String(headers['cache-status']).split('; ')[1], Number(seconds)];
    };
    for (const [path, lifetime] of [
      [`get_events_by_date?date=${today}`, 120],
      ['get_events_by_date?date=2020-01-01', 86_400],
      ['get_team?team_id=1', 86_400],
      ['get_league_table?league_id=1&season=2025', 3600],
    ] as const) {
      for (const cache of ['fwd=miss', 'hit']) {
        const [state, seconds] = await kept(path);
        assert.is(state, cache, path);
        // The age and the remaining lifetime are both rounded down.
        assert.ok(lifetime - 1 <= Number(seconds) && Number(seconds) <= lifetime, `${path}: ${seconds}`);
      }
    }
  } finally {
    await server.stop();
    await source.close();
  }
});

test.run();
