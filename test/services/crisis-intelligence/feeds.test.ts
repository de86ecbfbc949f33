// Facts: SOURCES.md of usgs-earthquakes, nws-alerts, nve-flood, smhi-warnings and meteoalarm.

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { DmiWarnings } from '../../../runtime/adapters/crisis-intelligence/dmi-warnings/dmi-warnings.ts';
import { FmiWarnings } from '../../../runtime/adapters/crisis-intelligence/fmi-warnings/fmi-warnings.ts';
import { NveFlood } from '../../../runtime/adapters/crisis-intelligence/nve-flood/nve-flood.ts';
import { NwsAlerts } from '../../../runtime/adapters/crisis-intelligence/nws-alerts/nws-alerts.ts';
import { SmhiWarnings } from '../../../runtime/adapters/crisis-intelligence/smhi-warnings/smhi-warnings.ts';
import { UsgsEarthquakes } from '../../../runtime/adapters/crisis-intelligence/usgs-earthquakes/usgs-earthquakes.ts';
import { problemOf } from '../../support/fake-source.ts';
import { answering, callAt, fixtureAnswers, type Played, sample, withPlayed } from '../../support/played-folder.ts';
import { recordedTest } from '../../support/samples.ts';

const quakesOf = async (played: Played) => {
  let found: Awaited<ReturnType<UsgsEarthquakes['strongest']>> = [];
  await withPlayed(['usgs-earthquakes'], { '/query?*': played }, async ({ sourceClients, requests: requestedUrls }) => {
    const source = new UsgsEarthquakes(sourceClients.client('usgs-earthquakes'));
    found = await source.strongest({ from: '2026-08-22', to: '2026-11-20', minMagnitude: 4.5 }, callAt());
    assert.match(requestedUrls()[0] as string, 'endtime=2026-11-21');
  });
  return found;
};

recordedTest('parses recorded earthquakes: milliseconds, null magnitudes, longitude first', async () => {
  const recorded = sample('usgs-earthquakes', 'summary-all-day.json');
  const single = sample('usgs-earthquakes', 'fdsnws-query-one-feature.json');
  if (recorded === undefined || single === undefined) return;
  const quakes = await quakesOf(recorded);
  assert.equal(
    quakes.map(({ source_id, magnitude, area }) => [source_id, magnitude, area]),
    [
      ['aka2026rrjnww', 2, '17 km NNE of Aleneva, Alaska'],
      ['nc75430757', 1.01, '7 km WNW of Cobb, CA'],
      ['pr71531098', 1.71, '1 km ESE of Maria Antonia, Puerto Rico'],
    ],
  );
  assert.is(quakes[0]?.starts_at, '2026-09-06T17:02:56Z');
  const [one] = await quakesOf(single);
  assert.equal([one?.latitude, one?.depth_km, one?.source_level], [36.9807, 110.31, undefined]);
});

test('keeps an earthquake without a place, a magnitude or a readable time', async () => {
  const features = ['south of the Fiji Islands', null].map((place, n) => ({
    type: 'Feature',
    id: `x${n}`,
    properties: { place, mag: null, time: 'x' },
  }));
  const quakes = await quakesOf({ features });
  assert.equal([quakes[0]?.magnitude, quakes[0]?.starts_at, quakes[1]?.title], [undefined, undefined, 'x1']);
});

test('treats an empty list and status 204 as no earthquakes, and fails on 400', async () => {
  assert.equal(await quakesOf({ features: [] }), []);
  assert.equal(await quakesOf(answering(204)), []);
  await withPlayed(
    ['usgs-earthquakes'],
    { '/query?*': answering(400, 'Error 400: Bad Request') },
    async ({ sourceClients }) => {
      const source = new UsgsEarthquakes(sourceClients.client('usgs-earthquakes'));
      const asked = source.strongest({ from: '2026-08-22', to: '2026-11-20', minMagnitude: 4.5 }, callAt());
      assert.is((await problemOf(asked)).code, 'upstream_failed');
    },
  );
});

const alertsOf = async (played: Played) => {
  let found: Awaited<ReturnType<NwsAlerts['active']>> = [];
  await withPlayed(['nws-alerts'], { '/alerts/active?*': played }, async ({ sourceClients }) => {
    found = await new NwsAlerts(sourceClients.client('nws-alerts')).active(callAt());
  });
  return found;
};

test('merges a hazard that is split by zones, and drops tests and cancelled or replaced alerts', async () => {
  const [fixture] = Object.values(fixtureAnswers('nws-alerts'));
  const alerts = await alertsOf(fixture as Played);
  assert.equal(
    alerts.map(({ crisis, states }) => [crisis.hazard, crisis.area, states]),
    [
      ['Flood Watch', 'Lake; Sonoma; Mendocino', ['CA']],
      ['Tornado Warning', 'Walker, TX', ['TX']],
    ],
  );
  const [flood, tornado] = alerts.map(({ crisis }) => crisis);
  assert.is(
    flood?.description,
    '* WHAT...Flooding caused by excessive rainfall is possible.\n\n* WHERE...Portions of northwest California.',
  );
  assert.equal([flood?.starts_at, flood?.ends_at], ['2026-11-20T18:00:00Z', '2026-11-21T18:00:00Z']);
  assert.is(tornado?.ends_at, undefined, 'the expiry of the message is not the end of the event');
  assert.equal([tornado?.latitude, tornado?.longitude], [30.5, -95.5]);
  const replaced = {
    features: [
      { properties: { id: 'a', event: 'Gale', status: 'Actual', messageType: 'Alert' } },
      {
        properties: {
          id: 'b',
          event: 'Gale',
          status: 'Actual',
          messageType: 'Update',
          references: [{ identifier: 'a' }],
        },
      },
      { properties: { id: 'c', event: 'Gale', status: 'Actual', messageType: 'Cancel' } },
    ],
  };
  assert.equal(
    (await alertsOf(replaced)).map(({ crisis }) => crisis.source_id),
    ['b'],
  );
});

recordedTest('parses the recorded alerts', async () => {
  const recorded = sample('nws-alerts', 'alerts-active-zone.json');
  if (recorded === undefined) return;
  const [first] = await alertsOf(recorded);
  assert.is(first?.crisis.hazard, 'Flood Watch');
  assert.equal([first?.crisis.latitude, first?.crisis.longitude], [undefined, undefined]);
  assert.equal(first?.states, ['OR', 'WA']);
});

const floodsOf = async (played: Played) => {
  let found: Awaited<ReturnType<NveFlood['warnings']>> = [];
  await withPlayed(['nve-flood'], { '/Warning/2/2026-11-20/2026-11-22': played }, async ({ sourceClients }) => {
    found = await new NveFlood(sourceClients.client('nve-flood')).warnings('2026-11-20', '2026-11-22', callAt());
  });
  return found;
};

recordedTest('parses 129 recorded rows as two warnings with 25 municipalities', async () => {
  const recorded = sample('nve-flood', 'flood-warning-county-46.json');
  if (recorded === undefined) return;
  const warnings = await floodsOf(recorded);
  assert.equal(
    warnings.map(({ source_id, source_level, starts_at, ends_at }) => [source_id, source_level, starts_at, ends_at]),
    [
      ['584740', 'yellow', '2025-12-14T11:00:00Z', '2025-12-16T05:59:00Z'],
      ['584742', 'yellow', warnings[1]?.starts_at, warnings[1]?.ends_at],
    ],
  );
  const places = warnings[0]?.area?.split(', ') ?? [];
  assert.equal([places.length, places.at(-1)], [25 + 1, 'Vestland'], 'the county follows its municipalities');
});

test('drops green rows, and merges rows with the same id', async () => {
  const [fixture] = Object.values(fixtureAnswers('nve-flood'));
  const warnings = await floodsOf(fixture as Played);
  assert.equal(
    warnings.map(({ source_id, source_level, area, title }) => [source_id, source_level, area, title]),
    [
      ['600001', 'orange', 'Bergen, Voss, Vestland', 'Flood warning, orange level, for parts of Vestland'],
      ['600002', 'yellow', 'Voss, Vestland', 'Flood warning, yellow level, for Voss'],
    ],
  );
  assert.equal(await floodsOf([]), []);
});

const swedishOf = async (played: Played) => {
  let found: Awaited<ReturnType<SmhiWarnings['warnings']>> = [];
  await withPlayed(['smhi-warnings'], { '/warning.json': played }, async ({ sourceClients }) => {
    found = await new SmhiWarnings(sourceClients.client('smhi-warnings')).warnings(callAt());
  });
  return found;
};

recordedTest(
  'parses one warning per area of a Swedish warning, including open ends and missing English texts',
  async () => {
    const [fixture] = Object.values(fixtureAnswers('smhi-warnings'));
    const [flow, wind] = await swedishOf(fixture as Played);
    assert.equal(
      [flow?.source_id, flow?.source_level, flow?.title, flow?.latitude, flow?.longitude],
      ['3400/10500', 'orange', 'High flow, Northern Dalarna', 61.5, 14],
    );
    assert.is(flow?.ends_at, '2026-11-23T09:00:00Z');
    assert.equal(
      [wind?.area, wind?.ends_at, wind?.latitude, wind?.source_level],
      ['Öland', undefined, undefined, 'message'],
    );
    const recorded = sample('smhi-warnings', 'warning-get.json');
    if (recorded === undefined) return;
    const [fire] = await swedishOf(recorded);
    assert.equal([fire?.hazard, fire?.area], ['Forest fire', 'Gotland: Gotland County']);
  },
);

const danishOf = async (played: Played) => {
  let found: Awaited<ReturnType<DmiWarnings['warnings']>> = [];
  await withPlayed(['dmi-warnings'], { '/warnings/feeds-denmark': played }, async ({ sourceClients }) => {
    found = await new DmiWarnings(sourceClients.client('dmi-warnings')).warnings(callAt());
  });
  return found;
};
const cap = (identifier: string, info: unknown, more: object = {}) => ({
  alert: { identifier, status: 'Actual', msgType: 'Alert', sent: '2026-11-20T09:00:00+01:00', info, ...more },
});

test('merges regions with the same warning, and drops green ones', async () => {
  const [fixture] = Object.values(fixtureAnswers('dmi-warnings'));
  const warnings = await danishOf(fixture as Played);
  assert.equal(
    warnings.map(({ crisis, areas }) => [crisis.hazard, areas, crisis.severity, crisis.event_type]),
    [
      ['Yellow wind warning', ['Sydjylland', 'Fyn'], 'moderate', undefined],
      ['High water', ['Lolland'], 'severe', 'FL'],
    ],
  );
  assert.is(warnings[0]?.crisis.starts_at, '2026-11-20T23:00:00Z');
});

test('parses blocks that are not in a list, and drops cancelled, replaced and past warnings', async () => {
  const info = { event: 'Wind', severity: 'Severe', area: { areaDesc: 'Fyn', polygon: '55,10 56,10 56,11' } };
  const warnings = await danishOf({
    warnings: [
      cap('a', info),
      cap('b', { ...info, event: 'Snow' }, { msgType: 'Update', references: 'x@y,a,2026-11-20T08:00:00+01:00 x@y,z,' }),
      cap('c', info, { msgType: 'Cancel', references: '' }),
      cap('d', { ...info, urgency: 'Past' }),
      cap('e', info, { status: 'Test' }),
      {},
    ],
  });
  assert.equal(
    warnings.map(({ crisis: { source_id, severity, latitude, longitude }, areas }) => [
      source_id,
      severity,
      areas,
      latitude,
      longitude,
    ]),
    [['b', 'severe', ['Fyn'], 55.5, 10.5]],
  );
  assert.equal(await danishOf({ warnings: [] }), []);
});

recordedTest('parses the recorded feed of another country, and lists repeated alerts once', async () => {
  const recorded = sample('dmi-warnings', 'meteoalarm-feeds-country.json');
  if (recorded === undefined) return;
  const warnings = await danishOf(recorded);
  assert.ok(
    warnings.length > 0 &&
      warnings.every(({ crisis }) => crisis.severity !== undefined && crisis.starts_at !== undefined),
  );
  assert.is(warnings[0]?.crisis.source_level, 'orange');
});

test('lists a warning in several languages once, in English', async () => {
  await withPlayed(['fmi-warnings'], fixtureAnswers('fmi-warnings'), async ({ sourceClients }) => {
    const warnings = await new FmiWarnings(sourceClients.client('fmi-warnings')).warnings(callAt());
    assert.equal(
      warnings.map(({ crisis }) => crisis.hazard),
      ['Wind warning for land areas'],
    );
  });
});

test('fails on a response without its list instead of returning no warnings', async () => {
  for (const read of [danishOf, swedishOf, floodsOf, alertsOf, quakesOf]) {
    const problem = await problemOf(read({ error: 'maintenance' }));
    assert.is(problem.code, 'upstream_invalid_response');
  }
});

test.run();
