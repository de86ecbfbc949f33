// Facts: runtime/adapters/space-weather/SOURCES.md (donki).

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Donki } from '../../../runtime/adapters/space-weather/donki/donki.ts';
import { Iss } from '../../../runtime/adapters/space-weather/iss/iss.ts';
import { create } from '../../../runtime/adapters/space-weather/space-weather.ts';
import { adapter, type HandlersOf } from '../../support/adapter.ts';
import { fits, MAX_TOKENS_FIXED_LIMIT } from '../../support/answer-size.ts';
import { problemOf } from '../../support/fake-source.ts';
import { type Answers, answering, callAt, fixtureAnswers, sample, withPlayed } from '../../support/played-folder.ts';
import { recordedTest } from '../../support/samples.ts';

type Handlers = HandlersOf<'space-weather'>;
const NOW = '2026-11-20T12:00:00Z';
const FIXTURES = fixtureAnswers('donki');
const ALL = { limit: 50, offset: 0, detail: 'full' } as const;
const WEEK = '/FLR?startDate=2026-11-12&endDate=2026-11-20';
const MONTH = '/GST?startDate=2026-10-14&endDate=2026-11-20';

const withService = (answers: Answers, body: (handlers: Handlers, requestedUrls: () => string[]) => Promise<void>) =>
  withPlayed(['donki', 'iss'], answers, ({ sourceClients, requests: requestedUrls }) =>
    body(
      adapter('space-weather', create, {
        donki: new Donki(sourceClients.client('donki')),
        iss: new Iss(sourceClients.client('iss')),
      }),
      requestedUrls,
    ),
  );

test('lists flares newest day first, strongest first within a day, in a window that is exact to the hour', () =>
  withService(FIXTURES, async (handlers) => {
    const found = await handlers.get_solar_flares({ days: 7, ...ALL }, callAt(NOW));
    assert.equal([found.from, found.to], ['2026-11-13T12:00:00Z', '2026-11-20T12:00:00Z']);
    assert.equal(
      found.flares.map(({ class_type }) => class_type),
      ['M3.4', null, 'X14.3', 'M1.2'],
      'omits the flare of the morning seven days ago',
    );
    assert.equal([found.count, found.total, found.next_offset, found.strongest], [4, 4, null, 'X14.3']);
    const [, unknown, strong, eastern] = found.flares;
    assert.equal([strong?.begin_time, strong?.duration_minutes], ['2026-11-18T16:40:00Z', 40]);
    assert.equal([strong?.latitude, strong?.longitude, eastern?.latitude, eastern?.longitude], [25, 60, -20, -5]);
    assert.equal([strong?.class, strong?.magnitude, strong?.active_region], ['X', 14.3, 14301]);
    assert.equal(strong?.linked_events, ['2026-11-18T17:12:00-CME-001']);
    assert.equal(
      [unknown?.class, unknown?.source_location, unknown?.peak_time, unknown?.end_time, unknown?.duration_minutes],
      [null, null, null, null, null],
    );
    assert.equal(unknown?.linked_events, []);
    assert.not.ok('note' in (unknown ?? {}));
  }));

test('in brief mode, flares have class, times, place and region, after the counts per class', () =>
  withService(FIXTURES, async (handlers) => {
    const brief = await handlers.get_solar_flares({ days: 7, ...ALL, detail: 'brief' }, callAt(NOW));
    const full = await handlers.get_solar_flares({ days: 7, ...ALL }, callAt(NOW));
    assert.equal(
      brief.flares.map(({ id }) => id),
      full.flares.map(({ id }) => id),
    );
    assert.equal(Object.keys(brief.flares[0] ?? {}), [
      'id',
      'class',
      'class_type',
      'begin_time',
      'peak_time',
      'end_time',
      'source_location',
      'active_region',
    ]);
    assert.equal(brief.flares[2]?.linked_events, ['2026-11-18T17:12:00-CME-001']);
    assert.equal(brief.by_class, [
      { class: 'X', count: 1 },
      { class: 'M', count: 2 },
      { class: null, count: 1 },
    ]);
  }));

test('keeps a month of 300 flares, as in a solar maximum, below 10,000 tokens', () => {
  const month = Array.from({ length: 300 }, (_, nth) => ({
    flrID: `2026-11-18T16:40:00-FLR-${nth}`,
    instruments: [{ displayName: 'GOES-P: EXIS 1.0-8.0' }],
    beginTime: '2026-11-18T16:40Z',
    peakTime: '2026-11-18T16:58Z',
    endTime: '2026-11-18T17:20Z',
    classType: 'M1.2',
    sourceLocation: 'N25W60',
    activeRegionNum: 14301,
    note: 'Impulsive flare with bright loops in SDO AIA 131, and a dimming to the south-west of the region. '.repeat(4),
    submissionTime: '2026-11-18T18:00Z',
    versionId: 1,
    link: 'https://webtools.ccmc.gsfc.nasa.gov/DONKI/view/FLR/40001/-1',
    linkedEvents: nth % 5 === 0 ? [{ activityID: '2026-11-18T17:12:00-CME-001' }] : null,
  }));
  return withService({ '/FLR?startDate=2026-10-20&endDate=2026-11-20': month }, async (handlers) => {
    const found = await handlers.get_solar_flares({ days: 30, limit: 300, offset: 0, detail: 'brief' }, callAt(NOW));
    assert.equal([found.total, found.count > 200], [300, true]);
    fits('space-weather.get_solar_flares', found, MAX_TOKENS_FIXED_LIMIT);
  });
});

test('sorts the strongest flare or storm of the whole window first on request', () =>
  withService(FIXTURES, async (handlers) => {
    const { flares } = await handlers.get_solar_flares({ days: 7, sort: 'strongest', ...ALL }, callAt(NOW));
    assert.equal(
      flares.map(({ class_type }) => class_type),
      ['X14.3', 'M3.4', 'M1.2', null],
    );
    const storm = (gstID: string, startTime: string, kpIndex: number) => ({
      gstID,
      startTime,
      allKpIndex: [{ observedTime: startTime, kpIndex }],
    });
    const both = [storm('strong', '2026-11-01T00:00Z', 8), storm('new', '2026-11-19T00:00Z', 6)];
    await withService({ [MONTH]: both }, async (inner) => {
      const ids = async (sort?: 'newest' | 'strongest') => {
        const args = { days: 30, ...(sort === undefined ? {} : { sort }) };
        return (await inner.get_geomagnetic_storms(args, callAt(NOW))).storms.map(({ id }) => id);
      };
      assert.equal(
        [await ids(), await ids('newest'), await ids('strongest')],
        [
          ['new', 'strong'],
          ['new', 'strong'],
          ['strong', 'new'],
        ],
      );
    });
  }));

test('pages through flares, and filters them by class', () =>
  withService(FIXTURES, async (handlers) => {
    const page = await handlers.get_solar_flares({ days: 7, ...ALL, limit: 2, offset: 1 }, callAt(NOW));
    assert.equal([page.count, page.total, page.next_offset], [2, 4, 3]);
    const strong = await handlers.get_solar_flares({ days: 7, min_class: 'X', ...ALL }, callAt(NOW));
    assert.equal([strong.total, strong.flares[0]?.class], [1, 'X']);
    assert.is((await handlers.get_solar_flares({ days: 7, ...ALL, limit: 5, offset: 99 }, callAt(NOW))).count, 0);
  }));

test('a storm has its largest Kp, severity and scale, and 8.67 is still G4', () =>
  withService(FIXTURES, async (handlers) => {
    const { count, max_kp, storms } = await handlers.get_geomagnetic_storms({ days: 30 }, callAt(NOW));
    const [storm] = storms;
    assert.equal([count, max_kp, storm?.severity, storm?.g_scale], [1, 8.67, 'severe', 'G4']);
    assert.is(storm?.last_observed_time, '2026-11-20T03:00:00Z');
    assert.equal(
      storm?.kp_index.map(({ kp }) => kp),
      [6, 8.67, 7.33],
    );
  }));

test('includes a storm and a flare that began before the window and were in progress in it', () => {
  const storm = (id: string, start: string, observed: string, kp: number) => ({
    gstID: id,
    startTime: start,
    allKpIndex: [
      { observedTime: start, kpIndex: 6 },
      { observedTime: observed, kpIndex: kp },
    ],
  });
  const storms = [
    storm('over', '2026-11-17T03:00Z', '2026-11-19T09:00Z', 8),
    storm('in progress', '2026-11-17T21:00Z', '2026-11-20T09:00Z', 9),
  ];
  const flare = (id: string, beginTime: string, endTime: string | null) => ({ flrID: id, beginTime, endTime });
  const flares = [
    flare('over', '2026-11-19T02:00Z', '2026-11-19T11:59Z'),
    flare('in progress', '2026-11-19T11:50Z', '2026-11-19T12:10Z'),
    flare('without an end', '2026-11-19T11:55Z', null),
  ];
  return withService(
    { '/GST?startDate=2026-11-12&endDate=2026-11-20': storms, '/FLR?startDate=2026-11-18&endDate=2026-11-20': flares },
    async (handlers) => {
      const found = await handlers.get_geomagnetic_storms({ days: 1 }, callAt(NOW));
      assert.equal(
        [found.storms.map(({ id }) => id), found.max_kp, found.from],
        [['in progress'], 9, '2026-11-19T12:00:00Z'],
      );
      const { flares: listed } = await handlers.get_solar_flares({ days: 1, ...ALL }, callAt(NOW));
      assert.equal(
        listed.map(({ id }) => id),
        ['in progress'],
      );
      const past = await handlers.get_geomagnetic_storms({ days: 2, end_date: '2026-11-20' }, callAt(NOW));
      assert.equal(past.count, 2, 'this window includes the day of the other storm');
    },
  );
});

test('reports no maximum, not 0, for a storm without Kp values', () => {
  const storm = { gstID: 'a', startTime: '2026-11-19T18:00Z', allKpIndex: null, linkedEvents: null, link: null };
  const weak = { ...storm, gstID: 'b', allKpIndex: [{ observedTime: '2026-11-19T21:00Z', kpIndex: 4.33 }] };
  const full = { ...storm, gstID: 'c', allKpIndex: [{ observedTime: '2026-11-19T21:00Z', kpIndex: 9.0 }] };
  return withService({ [MONTH]: [storm, weak, full] }, async (handlers) => {
    const { storms } = await handlers.get_geomagnetic_storms({ days: 30 }, callAt(NOW));
    const byId = Object.fromEntries(
      storms.map(({ id, max_kp, severity, g_scale }) => [id, [max_kp, severity, g_scale]]),
    );
    assert.equal(byId, { a: [null, null, null], b: [4.33, 'below_storm', null], c: [9, 'severe', 'G5'] });
  });
});

test('reads a Kp with a minus as the whole number on the storm scale, but 9- as G4 (donki F11, F12)', () => {
  const scale = {
    4.33: ['below_storm', null],
    4.67: ['storm', 'G1'],
    5: ['storm', 'G1'],
    5.33: ['storm', 'G1'],
    5.67: ['storm', 'G2'],
    6.33: ['storm', 'G2'],
    6.67: ['severe', 'G3'],
    7.33: ['severe', 'G3'],
    7.67: ['severe', 'G4'],
    8.33: ['severe', 'G4'],
    8.67: ['severe', 'G4'],
    9: ['severe', 'G5'],
  };
  const storms = Object.keys(scale).map((kp) => ({
    gstID: kp,
    startTime: '2026-11-19T18:00Z',
    allKpIndex: [{ observedTime: '2026-11-19T21:00Z', kpIndex: Number(kp) }],
  }));
  return withService({ [MONTH]: storms }, async (handlers) => {
    const found = await handlers.get_geomagnetic_storms({ days: 30 }, callAt(NOW));
    assert.equal(Object.fromEntries(found.storms.map((storm) => [storm.id, [storm.severity, storm.g_scale]])), scale);
  });
});

test('lists the newest version of a flare that is reported twice', () => {
  const flare = { flrID: 'a', beginTime: '2026-11-19T18:00Z', versionId: 1, classType: 'C1.0' };
  return withService({ [WEEK]: [flare, { ...flare, versionId: 5, classType: 'C9.9' }, flare] }, async (handlers) => {
    const { flares } = await handlers.get_solar_flares({ days: 7, ...ALL }, callAt(NOW));
    assert.equal(
      flares.map(({ class_type }) => class_type),
      ['C9.9'],
    );
  });
});

test('treats an empty list and an empty JSON body as no events', async () => {
  for (const played of [[], answering(200, '')]) {
    await withService({ [WEEK]: played }, async (handlers) => {
      const { count, total, strongest } = await handlers.get_solar_flares({ days: 7, ...ALL }, callAt(NOW));
      assert.equal([count, total, strongest], [0, 0, null]);
    });
  }
});

test('fails on a redirect and on an HTML page instead of returning an empty window', async () => {
  const page = '<!DOCTYPE html><html><body>DONKI has moved</body></html>';
  for (const played of [
    answering(200, page, { 'content-type': 'text/html' }),
    answering(301, page, { 'content-type': 'text/html', location: 'https://news.example.org/' }),
    answering(200, '', { 'content-type': 'text/plain' }),
    answering(503, 'upstream connect error', { 'content-type': 'text/plain' }),
    answering(200, '{"error":"none"}'),
    answering(200, '[{"flrID":"no begin"}]'),
  ]) {
    await withService({ [WEEK]: played }, async (handlers) => {
      const problem = await problemOf(Promise.resolve(handlers.get_solar_flares({ days: 7, ...ALL }, callAt(NOW))));
      assert.match(problem.code, /^upstream_/);
    });
  }
});

test('accepts a window that ends on a past day, including all of that day', () =>
  withService({ '/FLR?*': [], '/GST?*': [] }, async (handlers, requests) => {
    const args = { days: 3, end_date: '2024-05-10' };
    const { from, to } = await handlers.get_solar_flares({ ...args, ...ALL }, callAt(NOW));
    assert.equal([from, to], ['2024-05-08T00:00:00Z', '2024-05-10T23:59:59Z']);
    await handlers.get_geomagnetic_storms({ days: 1, end_date: '2026-11-20' }, callAt(NOW));
    assert.equal(requests(), [
      '/FLR?startDate=2024-05-07&endDate=2024-05-10',
      '/GST?startDate=2026-11-13&endDate=2026-11-20',
    ]);
    const problem = await problemOf(
      Promise.resolve(handlers.get_solar_flares({ days: 1, end_date: '2026-11-22', ...ALL }, callAt(NOW))),
    );
    assert.is(problem.code, 'invalid_arguments');
  }));

test('rejects a window that starts before the database begins', () =>
  withService(FIXTURES, async (handlers, requests) => {
    for (const end_date of ['2009-12-31', '0000-01-01']) {
      const flares = async () => handlers.get_solar_flares({ days: 7, end_date, ...ALL }, callAt(NOW));
      const storms = async () => handlers.get_geomagnetic_storms({ days: 30, end_date }, callAt(NOW));
      for (const call of [flares, storms]) {
        const problem = await problemOf(call());
        assert.equal([problem.code, problem.message.includes('2010')], ['invalid_arguments', true]);
      }
    }
    assert.equal(requests(), []);
  }));

recordedTest('parses the recorded flares and the recorded storm', () => {
  const flares = sample('donki', 'flr-2024-05-08.json');
  const storms = sample('donki', 'gst-2024-05-10.json');
  if (flares === undefined || storms === undefined) return;
  return withService({ '/FLR?*': flares, '/GST?*': storms }, async (handlers) => {
    const found = await handlers.get_solar_flares({ days: 1, end_date: '2024-05-08', ...ALL }, callAt(NOW));
    assert.equal([found.total, found.strongest, found.flares[0]?.active_region], [3, 'X1.0', 13663]);
    const [storm] = (await handlers.get_geomagnetic_storms({ days: 1, end_date: '2024-05-10' }, callAt(NOW))).storms;
    assert.equal([storm?.max_kp, storm?.g_scale, storm?.kp_index.length], [9, 'G5', 13]);
    assert.is(storm?.linked_events.length, 6);
  });
});

test('returns a week of 300 flares completely', () => {
  const begin = Date.parse('2026-11-13T12:00:00Z');
  const many = Array.from({ length: 300 }, (_, index) => ({
    flrID: `${new Date(begin + index * 1_900_000).toISOString()}-FLR-001`,
    instruments: [{ displayName: 'GOES-P: EXIS 1.0-8.0' }],
    beginTime: `${new Date(begin + index * 1_900_000).toISOString().slice(0, 16)}Z`,
    peakTime: '2026-11-18T16:55Z',
    endTime: '2026-11-18T17:20Z',
    classType: 'M1.1',
    sourceLocation: 'N25W60',
    activeRegionNum: 14301,
    link: 'https://webtools.ccmc.gsfc.nasa.gov/DONKI/view/FLR/40001/-1',
    linkedEvents: [{ activityID: '2026-11-18T17:12:00-CME-001' }],
    submissionTime: '2026-11-18T17:20Z',
    versionId: 1,
  }));
  return withService({ [WEEK]: many }, async (handlers) => {
    const answer = await handlers.get_solar_flares({ days: 7, ...ALL, detail: 'brief' }, callAt(NOW));
    assert.equal([answer.count, answer.total, answer.next_offset], [50, 300, 50]);
    fits('space-weather.get_solar_flares', answer);
  });
});

test.run();
