// Equal answers have the same id on every transport, from the cache, after a restart, in another process and on both engines, for every
// example that recordings or built-in data can answer. A check decodes the stored arguments again, so decoding must not change them.

import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { generatedCatalog } from '../../../runtime/app/catalog.ts';
import { createClock } from '../../../runtime/clock.ts';
import type { RawArguments } from '../../../runtime/contract/operation.ts';
import { canonicalJson } from '../../../runtime/lib/canonical-json.ts';
import { HOUR_MS } from '../../../runtime/lib/duration.ts';
import { Replay } from '../../../runtime/sources/client/replay.ts';
import { openAlmanac } from '../../support/almanac.ts';
import { FIXTURES } from '../../support/fixtures.ts';
import { byGet, byPost, offer, REPLAYING } from '../../support/operations.ts';
import { postgres } from '../store/engines.ts';
import { answerable, collect, type Ids, idOf } from './ids.ts';

const run = promisify(execFile);
const PROGRAM = fileURLToPath(new URL('./ids.ts', import.meta.url));
const OTHER_MASTER_KEY = Buffer.alloc(32, 7).toString('base64');
/** Minimum number of examples that use a source. */
const MIN_LISTED = 180;

const first = await collect();

test('an answer has the same id over GET, POST and MCP, and from the cache', () => {
  const different = Object.entries(first).filter(([, ids]) => new Set(Object.values(ids)).size > 1);
  assert.equal(different, []);
  const named = Object.values(first).filter((ids) => Object.values(ids).some((id) => id !== undefined));
  assert.ok(named.length >= MIN_LISTED, `${named.length} of ${Object.keys(first).length}`);
});

test('an answer has the same id in another process with a different master key and PostgreSQL', async () => {
  const engine = await postgres();
  if (engine === undefined) return;
  const { location, remove } = await engine.place();
  try {
    const { databaseUrl = '' } = location as { databaseUrl?: string };
    const env = { ...process.env, DATABASE_URL: databaseUrl, ALMANAC_MASTER_KEY: OTHER_MASTER_KEY };
    const { stdout } = await run(process.execPath, [PROGRAM], { env, maxBuffer: 10_000_000 });
    const other = JSON.parse(stdout) as Readonly<Record<string, Ids>>;
    const different = Object.keys(first).filter((name) => JSON.stringify(first[name]) !== JSON.stringify(other[name]));
    assert.equal(different, []);
  } finally {
    await remove();
  }
});

/** Delay of the calls after the recordings, which were made at noon; so the calls are on the next day. */
const LATER_MS = 13 * HOUR_MS;
/** Answers that depend on the time of the call, by their tool. */
const OF_NOW: Readonly<Record<string, string>> = {
  'crisis-intelligence.search_crises': 'recent days of news and warnings',
  'crisis-intelligence.get_active_crises': 'events of the last 90 days, and which are current',
  'eu-bank-fx.get_history': 'ends today',
  'eu-law.get_recent': 'the last days',
  'eu-research.search_by_programme': 'projects that run today',
  'eu-research.get_recent_projects': 'the last days',
  'maritime.get_vessel': 'age of the position in minutes',
  'maritime.vessels_in_area': 'the last hours',
  'maritime.get_vessel_track': 'the last hours',
  'maritime.search_vessel': 'the last hours',
  'space-weather.get_solar_flares': 'ends now',
  'space-weather.get_geomagnetic_storms': 'ends now',
  'space-weather.get_iss_position': 'a position now',
  'air-quality.history': 'ends today',
};

test('the call time does not change the id, except for tools whose answer depends on the time', async () => {
  const recorded = createClock(new Replay(FIXTURES));
  const later = (date: Date) => new Date(date.getTime() + LATER_MS);
  // Lists are downloaded at the time of `now`.
  const clock = { now: () => recorded.now(), nowFor: (ids: readonly string[]) => later(recorded.nowFor(ids)) };
  const second = await collect({}, { clock });
  const of = (ids: Ids | undefined) => ids?.GET ?? ids?.POST;
  const different = Object.keys(first).filter((name) => of(first[name]) !== of(second[name]));
  const tools = [...new Set(different.map((name) => name.split(' ')[0] as string))];
  assert.equal(
    tools.filter((tool) => OF_NOW[tool] === undefined),
    [],
  );
});

test('decoding decoded arguments changes nothing', async () => {
  const operations = new Map(
    [...generatedCatalog.services, ...generatedCatalog.areas].flatMap((each) =>
      each.operations.map((operation) => [operation.id, operation] as const),
    ),
  );
  let count = 0;
  const faults: string[] = [];
  for (const { id, operation: model } of await offer()) {
    const operation = operations.get(id);
    if (operation === undefined || model.effect !== 'read') continue;
    for (const { arguments: input } of model.examples) {
      const once = operation.decode({ encoding: 'json', values: input } as RawArguments);
      assert.ok(once.ok, `${id} ${JSON.stringify(input)}`);
      const text = canonicalJson(once.arguments);
      const values = JSON.parse(text) as Record<string, unknown>;
      const twice = operation.decode({ encoding: 'json', values });
      if (!twice.ok) faults.push(`${id}: ${JSON.stringify(twice.problems)}`);
      else if (canonicalJson(twice.arguments) !== text) faults.push(`${id}: ${text} ${canonicalJson(twice.arguments)}`);
      count += 1;
    }
  }
  assert.equal(faults, []);
  assert.ok(count > 200, String(count));
});

test('opens and verifies every answer unchanged at the same address', async () => {
  const server = await openAlmanac(REPLAYING);
  try {
    const key = await server.key();
    let checks = 0;
    const faults: string[] = [];
    for (const { name, offered, values } of await answerable()) {
      const answer = await server.send(
        offered.methods[0] === 'GET' ? byGet(offered, values, key) : byPost(offered, values, key),
      );
      const id = idOf(answer);
      if (id === undefined) continue;
      const opened = await server.send({ path: `/answers/${id}`, headers: { Accept: 'application/json' } });
      assert.is(opened.status, 200, name);
      if (opened.json.result !== null) assert.equal(opened.json.result, answer.json, name);
      const checked = await server.send({ path: `/answers/${id}/check`, key, body: {} });
      assert.is(checked.status, 200, `${name}: ${checked.text.slice(0, 300)}`);
      const isSame = checked.json.status === 'unchanged' && checked.json.now.id === id;
      if (!isSame) faults.push(`${name}: ${checked.text.slice(0, 300)}`);
      checks += 1;
    }
    assert.equal(faults, []);
    assert.ok(checks >= MIN_LISTED, String(checks));
  } finally {
    await server.stop();
  }
});

test.run();
