// All eight sources are simulated on loopback. Results include the outcome of each source.

import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type {
  GetActiveCrisesArguments,
  SearchCrisesArguments,
  SearchCrisesResult,
} from '../../../generated/services/crisis-intelligence/types.ts';
import type { AdapterResult } from '../../../runtime/contract/adapter-result.ts';
import { fits, MAX_TOKENS_FIXED_LIMIT } from '../../support/answer-size.ts';
import { decoded } from '../../support/decoded.ts';
import { json, problemOf } from '../../support/fake-source.ts';
import { answering, callAt, type Played } from '../../support/played-folder.ts';
import { ADDRESSES, type Handlers, IDS, type Id, QUIET, withWorld } from './world.ts';

const DEFAULTS: SearchCrisesArguments = {
  query: 'disasters',
  news_timespan: '7d',
  news_tone: false,
  max_events: 25,
  max_articles: 10,
  min_magnitude: 4.5,
  max_earthquakes: 10,
  max_weather_alerts: 10,
  max_flood_warnings: 10,
  max_smhi_warnings: 10,
  max_dmi_warnings: 10,
  max_fmi_warnings: 10,
  detail: 'brief',
};
const request = async (handlers: Handlers, args: Partial<SearchCrisesArguments> = {}, call = callAt()) =>
  (await handlers.search_crises({ ...DEFAULTS, ...args }, call)) as AdapterResult<SearchCrisesResult>;
const statuses = ({ sources }: AdapterResult<SearchCrisesResult>) =>
  Object.fromEntries(sources.map(({ source, status, count }) => [source, `${status} ${count}`]));
const active = (handlers: Handlers, args: Partial<GetActiveCrisesArguments> = {}) =>
  handlers.get_active_crises({ limit: 50, offset: 0, detail: 'brief', ...args }, callAt());

test('returns records from seven sources in one format, most severe first, with news', () =>
  withWorld({}, async (handlers) => {
    const found = await request(handlers);
    assert.equal(statuses(found), {
      gdacs: 'ok 5',
      'usgs-earthquakes': 'ok 2',
      'nws-alerts': 'ok 2',
      'nve-flood': 'ok 2',
      'smhi-warnings': 'ok 2',
      'dmi-warnings': 'ok 2',
      'fmi-warnings': 'ok 1',
      gdelt: 'ok 2',
    });
    assert.is(found.complete, true);
    assert.is(found.count, 16);
    const ranks = found.crises.map(({ severity }) =>
      ['minor', 'moderate', 'severe', 'extreme'].indexOf(severity ?? ''),
    );
    assert.equal(
      ranks,
      [...ranks].sort((a, b) => b - a),
    );
    assert.is(found.articles[0]?.title, 'Strong earthquake off Chile; ports reopen, officials say');
    assert.is(found.tone, null);
    const flood = found.crises.find(({ source }) => source === 'nve-flood');
    const whole = (await request(handlers, { detail: 'full' })).crises.find(({ source }) => source === 'nve-flood');
    assert.equal(
      [flood?.alert_level, whole?.source_level, flood?.country_codes, flood?.area],
      ['Orange', 'orange', ['NO'], 'Bergen, Voss, Vestland'],
    );
    assert.is(flood?.instruction, undefined);
  }));

test('merges an earthquake that two sources report, with the measurements of both', () =>
  withWorld({}, async (handlers) => {
    const { crises, sources } = await request(handlers, { query: 'earthquake Chile' });
    assert.is(crises.length, 1);
    const [quake] = crises;
    assert.equal(
      [quake?.source, quake?.alert_level, quake?.magnitude, quake?.depth_km],
      ['gdacs', 'Orange', 6.8, 34.2],
    );
    assert.equal(quake?.also_reported_by, [
      {
        source: 'usgs-earthquakes',
        source_id: 'us7000aaa1',
        url: 'https://earthquake.usgs.gov/earthquakes/eventpage/us7000aaa1',
      },
    ]);
    const outcome = sources.find(({ source }) => source === 'usgs-earthquakes');
    assert.equal([outcome?.status, outcome?.count, outcome?.matched], ['ok', 0, 1]);
  }));

/** Returns one earthquake in the formats of both sources. It occurs `seconds` seconds after midnight on 18 November. */
const atBoth = (id: number, seconds: number, magnitude: number, alertlevel: string, north = 37.5) => {
  const at = new Date(Date.parse('2026-11-18T00:00:00Z') + seconds * 1000);
  const geometry = { type: 'Point', coordinates: [137.2, north] };
  return {
    gdacs: {
      geometry,
      properties: {
        ...{ eventtype: 'EQ', eventid: id, name: 'Earthquake in Japan', alertlevel, iso3: 'JPN' },
        ...{ fromdate: at.toISOString().slice(0, 19), todate: at.toISOString().slice(0, 19), iscurrent: 'true' },
        severitydata: { severity: magnitude, severityunit: 'M' },
      },
    },
    usgs: {
      geometry,
      id: `us${id}`,
      properties: { mag: magnitude, place: 'Noto, Japan', time: at.getTime(), title: `M ${magnitude} - Noto, Japan` },
    },
  };
};

test('if earthquakes are minutes apart, merges each with its nearest report, whatever the order of the lists', async () => {
  const quakes = [
    atBoth(1, 0, 5.5, 'Green'),
    atBoth(2, 243, 7.5, 'Orange'),
    atBoth(3, 290, 6.5, 'Green', 38.4),
    atBoth(4, 296, 6.4, 'Green', 37.2),
  ];
  for (const order of [quakes, quakes.toReversed()]) {
    const instead = {
      gdacs: { features: order.map(({ gdacs }) => gdacs) },
      'usgs-earthquakes': { features: quakes.map(({ usgs }) => usgs) },
    };
    await withWorld(
      instead,
      async (handlers) => {
        const { crises } = await request(handlers, { query: 'earthquake', detail: 'full' });
        assert.equal(
          crises
            .map(({ source_id, magnitude, also_reported_by }) => [
              source_id,
              magnitude,
              also_reported_by?.map((other) => other.source_id).join(),
            ])
            .sort(),
          [
            ['EQ1', 5.5, 'us1'],
            ['EQ2', 7.5, 'us2'],
            ['EQ3', 6.5, 'us3'],
            ['EQ4', 6.4, 'us4'],
          ],
        );
      },
      QUIET,
    );
  }
});

test("does not merge a foreshock with the main shock if filters or the source omit the main shock's own report", () => {
  const [fore, main] = [atBoth(1, 0, 6.2, 'Orange'), atBoth(2, 60, 6.9, 'Red')];
  const instead = {
    gdacs: { features: [fore.gdacs, main.gdacs] },
    'usgs-earthquakes': { features: [fore.usgs, main.usgs] },
  };
  return withWorld(
    instead,
    async (handlers) => {
      // The magnitude of the foreshock makes its USGS report Green, so the filter drops one report of each earthquake.
      const { crises } = await request(handlers, { query: 'earthquake', alert_levels: ['Orange'] });
      assert.equal(crises.map(({ source_id, also_reported_by }) => [source_id, also_reported_by]).sort(), [
        ['EQ1', undefined],
        ['us2', undefined],
      ]);
      await withWorld(
        { gdacs: { features: [fore.gdacs] }, 'usgs-earthquakes': { features: [atBoth(9, 60, 7.4, 'Red').usgs] } },
        async (inner) => assert.is((await request(inner, { query: 'earthquake' })).count, 2),
        QUIET,
      );
    },
    QUIET,
  );
});

/**
 * Each source returns three versions of a warning: one that ended two hours before the call, an active one, and one
 * without an end.
 */
const TIMES = [
  ['ended', '2026-11-20T10:00:00Z'],
  ['in force', '2026-11-20T17:00:00Z'],
  ['open', undefined],
] as const;
const START = '2026-11-19T01:00:00Z';
const FLOODS = {
  'nws-alerts': {
    features: TIMES.map(([name, end]) => ({
      properties: {
        ...{ id: name, event: 'Flood Warning', headline: `Flood ${name}`, status: 'Actual', messageType: 'Update' },
        ...{ severity: 'Severe', geocode: { UGC: ['MSC163'] }, onset: START, ends: end ?? null },
        expires: '2026-11-20T18:00:00Z',
      },
    })),
  },
  'smhi-warnings': TIMES.map(([name, end], id) => ({
    id,
    event: { en: `Flood ${name}`, code: 'FLOODING' },
    warningAreas: [{ id, approximateStart: START, approximateEnd: end, warningLevel: { code: 'ORANGE' } }],
  })),
  'nve-flood': TIMES.map(([name, end], id) => ({
    ...{ Id: `7${id}`, ActivityLevel: '3', CapStatus: 'actual', DangerTypeName: 'Flood', MainText: `Flood ${name}` },
    ...{ ValidFrom: '2026-11-19T07:00:00', ValidTo: end?.replace('Z', '+00:00') },
  })),
  'fmi-warnings': {
    warnings: TIMES.map(([name, end]) => ({
      alert: {
        ...{ identifier: name, status: 'Actual', msgType: 'Alert', sent: START },
        info: [{ language: 'en', event: `Flood ${name}`, onset: START, expires: end, severity: 'Severe' }],
      },
    })),
  },
};

test('drops warnings that ended before the call, even from a cached response', () =>
  withWorld(
    { ...FLOODS, 'dmi-warnings': FLOODS['fmi-warnings'] },
    async (handlers, { requests: requestedUrls }) => {
      const titles = async (now: string, args: Partial<SearchCrisesArguments> = {}) => {
        const { crises } = await request(handlers, { query: 'flood', ...args }, callAt(now));
        return Map.groupBy(crises, ({ source }) => source)
          .entries()
          .map(([source, records]) => [source, records.map(({ title }) => title).sort()] as const)
          .toArray()
          .sort();
      };
      const expected = (...names: readonly string[]) =>
        ['dmi-warnings', 'fmi-warnings', 'nve-flood', 'nws-alerts', 'smhi-warnings'].map((source) => [
          source,
          names.map((name) => `Flood ${name}`),
        ]);
      assert.equal(await titles('2026-11-20T12:00:00Z'), expected('in force', 'open'));
      const before = requestedUrls().length;
      assert.equal(await titles('2026-11-20T17:00:00Z'), expected('open'));
      assert.ok(
        !requestedUrls()
          .slice(before)
          .some((url) => url.startsWith('/warning')),
        'the second response came from the cache',
      );
      assert.equal(await titles('2026-11-20T09:00:00Z'), expected('ended', 'in force', 'open'));
      assert.equal(
        await titles('2026-11-20T12:00:00Z', { from_date: '2026-11-19', to_date: '2026-11-19' }),
        expected('in force', 'open'),
        'a past window shows the warnings in force at the time of the call',
      );
    },
    QUIET,
  ));

test('a warning that is valid until further notice has no end, and is in every later window (nws-alerts F8)', () =>
  withWorld(
    FLOODS,
    async (handlers) => {
      const window = { from_date: '2026-11-22', to_date: '2026-11-23' };
      const { crises } = await request(handlers, { query: 'flood', country: 'US', ...window });
      assert.equal(
        crises.map(({ title, ends_at }) => [title, ends_at]),
        [['Flood open', null]],
      );
    },
    QUIET,
  ));

test('lists an ongoing disaster in windows after its latest observation, but not an ended one or an earthquake', () => {
  const event = (eventid: number, eventtype: string, iscurrent: string) => ({
    geometry: { type: 'Point', coordinates: [30, 0] },
    properties: {
      ...{ eventtype, eventid, iscurrent, name: 'Event', alertlevel: 'Orange', iso3: 'UGA' },
      ...{ fromdate: '2026-11-01T00:00:00', todate: '2026-11-15T00:00:00' },
    },
  });
  const features = [event(1, 'FL', 'true'), event(2, 'FL', 'false'), event(3, 'EQ', 'true')];
  return withWorld(
    { gdacs: { features } },
    async (handlers) => {
      const ids = async (from_date: string) =>
        (await request(handlers, { query: 'disasters', from_date })).crises.map(({ source_id }) => source_id).sort();
      assert.equal(await ids('2026-11-18'), ['FL1']);
      assert.equal(await ids('2026-11-15'), ['FL1', 'FL2']);
      assert.equal(await ids('2026-11-01'), ['EQ3', 'FL1', 'FL2']);
    },
    QUIET,
  );
});

test('searches for disasters that began before the first day, and lists those that continue (gdacs F7)', () => {
  const event = (eventid: number, todate: string) => ({
    geometry: { type: 'Point', coordinates: [125, 12] },
    properties: {
      ...{ eventtype: 'TC', eventid, iscurrent: 'false', name: 'Cyclone', alertlevel: 'Red', iso3: 'PHL' },
      ...{ fromdate: '2026-11-10T00:00:00', todate: `${todate}T06:00:00` },
    },
  });
  // GDACS returns only events that start within the window.
  const byStart: Played = (response, { url }) => {
    const query = new URL(url, 'http://x').searchParams;
    const isIn = (query.get('fromDate') ?? '') <= '2026-11-10' && (query.get('toDate') ?? '') >= '2026-11-10';
    json(response, { features: isIn ? [event(1, '2026-11-16'), event(2, '2026-11-14')] : [] });
  };
  return withWorld(
    { gdacs: byStart },
    async (handlers) => {
      const { crises } = await request(handlers, { query: 'cyclone', from_date: '2026-11-15' });
      assert.equal(
        crises.map(({ source_id }) => source_id),
        ['TC1'],
      );
    },
    QUIET,
  );
});

test('requests Norwegian flood warnings for calendar days in Norwegian time (nve-flood F2)', () =>
  withWorld({}, async (handlers, { requests: requestedUrls }) => {
    for (const [now, days] of [
      ['2026-11-26T22:59:00Z', '2026-11-26/2026-11-28'],
      ['2026-11-26T23:30:00Z', '2026-11-27/2026-11-29'],
      ['2026-07-26T22:00:00Z', '2026-07-27/2026-07-29'],
    ] as const) {
      await request(handlers, { query: 'flood', country: 'NO' }, callAt(now));
      assert.is(
        requestedUrls().findLast((url) => url.startsWith('/Warning/')),
        `/Warning/2/${days}`,
      );
    }
  }));

test('skips sources that cannot match a filter, with a reason', () =>
  withWorld({}, async (handlers, { requests: requestedUrls }) => {
    const found = await request(handlers, { query: 'flood', country: 'NO', event_types: ['FL'] });
    assert.equal(statuses(found), {
      gdacs: 'ok 1',
      'usgs-earthquakes': 'skipped 0',
      'nws-alerts': 'skipped 0',
      'nve-flood': 'ok 2',
      'smhi-warnings': 'skipped 0',
      'dmi-warnings': 'skipped 0',
      'fmi-warnings': 'skipped 0',
      gdelt: 'ok 2',
    });
    assert.is(requestedUrls().length, 3);
    assert.is(found.country_code, 'NO');
    assert.match(found.sources[1]?.reason ?? '', 'kinds FL');
    assert.match(found.sources[2]?.reason ?? '', 'country NO');
    assert.ok(
      requestedUrls().some((url) => url.includes('query=flood+Norway') || url.includes('query=flood%20Norway')),
    );
  }));

test('reports a failed source as failed, and returns the results of the others', () =>
  withWorld(
    {
      gdacs: answering(500, 'x'),
      'smhi-warnings': answering(200, '<html>busy</html>', { 'content-type': 'text/html' }),
      'dmi-warnings': QUIET['dmi-warnings'],
      gdelt: answering(200, 'Please limit requests to one every 5 seconds'),
    },
    async (handlers) => {
      const found = await request(handlers);
      assert.equal(statuses(found), {
        gdacs: 'failed 0',
        'usgs-earthquakes': 'ok 3',
        'nws-alerts': 'ok 2',
        'nve-flood': 'ok 2',
        'smhi-warnings': 'failed 0',
        'dmi-warnings': 'empty 0',
        'fmi-warnings': 'ok 1',
        gdelt: 'failed 0',
      });
      assert.is(found.complete, false);
      const news = found.sources.find(({ source }) => source === 'gdelt');
      assert.equal([news?.code, news?.matched], ['upstream_unavailable', null]);
      assert.ok((news?.retry_after_seconds ?? 0) > 1);
    },
  ));

test('fails if every source fails', () =>
  withWorld(Object.fromEntries(IDS.map((id) => [id, answering(503)])), async (handlers) => {
    const problem = await problemOf(request(handlers));
    assert.is(problem.code, 'upstream_failed');
    assert.match(problem.message, 'None of the 8 sources answered');
  }));

test('treats a query that the news source rejects as a failure of that source only', () =>
  withWorld({ gdelt: answering(200, 'Your query was too short or too long.') }, async (handlers) => {
    const { sources } = await request(handlers, { query: 'earthquake' });
    assert.equal([sources[7]?.status, sources[7]?.code], ['failed', 'upstream_failed']);
    assert.match(sources[7]?.reason ?? '', 'too short');
    const short = await request(handlers, { query: 'uk' });
    assert.equal([short.sources[7]?.status, short.complete], ['empty', false]);
  }));

test('filters the records of all sources by level, kind and days', () =>
  withWorld({}, async (handlers) => {
    const red = await request(handlers, { alert_levels: ['Red'] });
    assert.equal(red.crises.map(({ hazard }) => hazard).sort(), ['Tornado Warning', 'Tropical cyclone']);
    const dry = await request(handlers, { event_types: ['DR'] });
    assert.is(dry.count, 0);
    assert.equal([dry.hint, dry.articles.length], [null, 2]);
    const past = await request(handlers, { from_date: '2026-08-22', to_date: '2026-11-01' });
    assert.equal(past.crises.map(({ source }) => source).sort(), ['gdacs', 'usgs-earthquakes']);
  }));

test('includes announced warnings unless the caller specifies an end', () =>
  withWorld({}, async (handlers) => {
    const of = ({ crises }: AdapterResult<SearchCrisesResult>) =>
      crises.filter(({ source }) => source === 'smhi-warnings').length;
    assert.is(of(await request(handlers)), 2);
    assert.is(of(await request(handlers, { to_date: '2026-11-20' })), 1);
  }));

test('accepts empty lists and a country in any spelling, and rejects an unknown country with the nearest names', () =>
  withWorld({}, async (handlers) => {
    assert.is((await request(handlers, { event_types: [], alert_levels: [] })).count, 16);
    for (const spelling of ['ES', 'esp', 'Spain', 'Spanien', 'España']) {
      const { country } = decoded('crisis-intelligence.get_active_crises', { country: spelling });
      assert.equal(
        (await active(handlers, { country })).events.map(({ country_codes }) => country_codes),
        [['ES']],
      );
    }
    const refused = (country: string) =>
      problemOf((async () => decoded('crisis-intelligence.search_crises', { query: 'flood', country }))());
    assert.match((await refused('Norwai')).extras.errors?.[0]?.hint ?? '', 'Norway');
    assert.match((await refused('Korea')).extras.errors?.[0]?.hint ?? '', 'KP (North Korea) or KR (South Korea)');
  }));

const quakesAt = (...quakes: readonly (readonly [place: string, mag: number, east: number, north: number])[]) => ({
  features: quakes.map(([place, mag, east, north], n) => ({
    type: 'Feature',
    id: `us${n}`,
    properties: { place, mag, time: Date.parse('2026-11-01T00:00:00Z'), title: `M ${mag} - ${place}` },
    geometry: { type: 'Point', coordinates: [east, north, 10] },
  })),
});
const QUAKES = quakesAt(
  ['2024 Noto Peninsula, Japan Earthquake', 7.5, 137.3, 37.5],
  ['Iran-Iraq border region', 7.3, 45.9, 34.9],
  ['offshore Northern California', 7, -125, 40.4],
  ['Kuril Islands', 6.9, 152, 46],
  ['Southern East Pacific Rise', 6.6, -110, -50],
  ['Central Mid-Atlantic Ridge', 6.5, -25, 0],
);

test('locates events by their whole text, or else by coordinates, and reports the method', () =>
  withWorld(
    { 'usgs-earthquakes': QUAKES },
    async (handlers) => {
      const found = async (country: string) =>
        (await request(handlers, { query: 'earthquake', country })).crises.map(({ magnitude, placed_by }) => [
          magnitude,
          placed_by,
        ]);
      assert.equal(await found('JP'), [[7.5, 'text']]);
      for (const country of ['IR', 'IQ']) assert.equal(await found(country), [[7.3, 'text']], country);
      assert.equal(await found('US'), [[7, 'text']]);
      assert.equal(await found('RU'), [[6.9, 'coordinates']]);
      const byWord = await request(handlers, { query: 'earthquake Iraq' });
      assert.equal(
        byWord.crises.map(({ country_codes }) => country_codes),
        [['IR', 'IQ']],
      );
    },
    QUIET,
  ));

test('with a country filter, counts and lists events without a country separately; otherwise lists them with the others', () =>
  withWorld(
    { 'usgs-earthquakes': QUAKES },
    async (handlers) => {
      const filtered = await request(handlers, { query: 'earthquake', country: 'JP' });
      assert.equal(
        [filtered.count, filtered.undetermined_count, filtered.undetermined?.map(({ magnitude }) => magnitude)],
        [1, 2, [6.6, 6.5]],
      );
      const other = await request(handlers, { query: 'earthquake', country: 'JP', event_types: ['FL'] });
      assert.equal([other.count, other.undetermined_count], [0, 0], 'the other filters also apply to them');
      const all = await request(handlers, { query: 'earthquake' });
      assert.equal([all.count, all.undetermined_count, all.undetermined], [6, undefined, undefined]);
    },
    QUIET,
  ));

test('locates a disaster without countries, and lists one far out at sea separately', () => {
  const event = (eventid: number, name: string, coordinates: readonly number[]) => ({
    type: 'Feature',
    properties: {
      ...{ eventtype: 'EQ', eventid, name, alertlevel: 'Orange', fromdate: '2026-11-01T00:00:00', iscurrent: 'true' },
      ...{ todate: '2026-11-01T00:00:00', country: '', iso3: '', affectedcountries: [] },
    },
    geometry: { type: 'Point', coordinates },
  });
  const features = [event(1, 'Earthquake in Off-shore', [-125.5, 40.4]), event(2, 'Earthquake in', [-25, 0])];
  return withWorld(
    { gdacs: { features } },
    async (handlers) => {
      const found = await active(handlers, { country: 'US' });
      assert.equal(
        found.events.map(({ source_id, country_codes, placed_by }) => [source_id, country_codes, placed_by]),
        [['EQ1', ['US'], 'coordinates']],
      );
      assert.equal([found.undetermined_count, found.undetermined?.map(({ source_id }) => source_id)], [1, ['EQ2']]);
      assert.is((await active(handlers)).undetermined_count, undefined);
    },
    QUIET,
  );
});

test('rejects a window that ends before it begins, and reports the default that causes it', () =>
  withWorld({}, async (handlers) => {
    const past = await problemOf(request(handlers, { to_date: '2020-01-01' }));
    assert.match(past.message, '2026-08-22');
    assert.is((await problemOf(request(handlers, { from_date: '2027-01-01' }))).code, 'invalid_arguments');
  }));

test('suggests what to try if no record matches', () =>
  withWorld(QUIET, async (handlers) => {
    const { hint, count, sources } = await request(handlers, { query: 'volcano Iceland', alert_levels: ['Red'] });
    assert.is(count, 0);
    assert.match(hint ?? '', 'fewer');
    assert.match(hint ?? '', 'alert_levels');
    assert.ok(
      sources.every(({ status, source }) => status === 'empty' || (status === 'skipped' && source !== 'gdacs')),
    );
  }));

test('limits each source to its maximum and reports how many records matched', () =>
  withWorld({}, async (handlers) => {
    const { sources, articles } = await request(handlers, { max_events: 1, max_articles: 1, max_flood_warnings: 1 });
    const of = (id: Id) => sources.find(({ source }) => source === id);
    assert.equal([of('gdacs')?.count, of('gdacs')?.matched], [1, 5]);
    assert.equal([of('nve-flood')?.count, of('nve-flood')?.matched], [1, 2]);
    assert.is(articles.length, 1);
  }));

test('classifies coastal flooding as a flood for every source (meteoalarm F9, smhi-warnings F4)', () => {
  const cap = (awareness: string) => ({
    warnings: [
      {
        alert: {
          identifier: `id ${awareness}`,
          sent: '2026-11-20T09:00:00+01:00',
          status: 'Actual',
          msgType: 'Alert',
          info: {
            language: 'en-GB',
            event: 'Orange coastal event',
            onset: '2026-11-20T10:00:00+01:00',
            expires: '2026-11-21T12:00:00+01:00',
            parameter: [
              { valueName: 'awareness_level', value: '3; orange; Severe' },
              { valueName: 'awareness_type', value: awareness },
            ],
            area: { areaDesc: 'Sydjylland' },
          },
        },
      },
    ],
  });
  const swedish = {
    id: 1,
    event: { en: 'High sea level', code: 'HIGH_SEALEVEL' },
    warningAreas: [
      {
        id: 2,
        approximateStart: '2026-11-20T09:00:00.000Z',
        warningLevel: { code: 'YELLOW' },
        areaName: { en: 'Skåne' },
      },
    ],
  };
  const american = {
    features: [
      {
        properties: {
          id: 'urn:oid:2.49.0.1.840.0.1',
          event: 'Storm Surge Warning',
          status: 'Actual',
          messageType: 'Alert',
          severity: 'Extreme',
          geocode: { UGC: ['FLZ069'] },
          onset: '2026-11-20T09:00:00-05:00',
          expires: '2026-11-21T09:00:00-05:00',
        },
      },
    ],
  };
  const instead = {
    'dmi-warnings': cap('7; coastalevent'),
    'fmi-warnings': cap('1; wind'),
    'smhi-warnings': [swedish],
    'nws-alerts': american,
  };
  return withWorld(
    instead,
    async (handlers) => {
      const { crises } = await request(handlers, { query: 'flooding', event_types: ['FL'] });
      assert.equal(crises.map(({ source }) => source).toSorted(), ['dmi-warnings', 'nws-alerts', 'smhi-warnings']);
    },
    QUIET,
  );
});

test('removes question words from the news query, and sends no news query if no words are left', () =>
  withWorld({}, async (handlers, { requests: requestedUrls }) => {
    const newsOf = async (query: string, country?: string) => {
      await request(handlers, { query, ...(country === undefined ? {} : { country }) });
      const last = requestedUrls().findLast((url) => url.startsWith('/doc/doc'));
      return new URL(last ?? '', 'http://x').searchParams.get('query')?.replace(/ (?:sourcelang|theme):\S+/g, '');
    };
    assert.is(await newsOf('What earthquakes happened in Japan this week?'), 'earthquakes Japan');
    assert.is(await newsOf("what's happening with the wildfires near Athens right now"), 'wildfires Athens');
    assert.is(await newsOf('Is there any flood warning where we are?', 'NO'), 'flood warning Norway');
    const asking = requestedUrls().length;
    const { sources } = await request(handlers, { query: 'What is happening right now?' });
    const news = sources.find(({ source }) => source === 'gdelt');
    assert.match(news?.reason ?? '', 'three letters');
    assert.is(
      requestedUrls()
        .slice(asking)
        .filter((url) => url.startsWith('/doc/doc')).length,
      0,
    );
  }));

test('returns statistics of the news tone, and the articles without a tone if the tone request fails', async () => {
  const timeline = {
    timeline: [
      {
        data: [
          { date: '20261119T000000Z', value: -3 },
          { date: '20261120T000000Z', value: -1 },
        ],
      },
    ],
  };
  const news =
    (tone: (response: Parameters<Extract<Played, (...args: never[]) => void>>[0]) => void): Played =>
    (response, { url }) => {
      if (url.includes('timelinetone')) tone(response);
      else json(response, { articles: [{ url: 'https://a.example', title: 'A' }] });
    };
  await withWorld({ gdelt: news((response) => json(response, timeline)) }, async (handlers) => {
    const { tone } = await request(handlers, { news_tone: true });
    assert.equal(tone, {
      average: -2,
      lowest: -3,
      highest: -1,
      latest: -1,
      points: 2,
      from: '2026-11-19T00:00:00Z',
      to: '2026-11-20T00:00:00Z',
    });
  });
  await withWorld({ gdelt: news((response) => void response.writeHead(500).end()) }, async (handlers) => {
    const { tone, articles, sources, complete } = await request(handlers, { news_tone: true });
    assert.equal([tone, articles.length, sources[7]?.status, complete], [null, 1, 'ok', false]);
    assert.match(sources[7]?.reason ?? '', 'tone');
  });
});

test('lists orange and red disasters by default, ongoing first, in pages', () =>
  withWorld({}, async (handlers) => {
    const first = await active(handlers, { limit: 2 });
    assert.equal(first.alert_levels, ['Orange', 'Red']);
    assert.equal(
      first.events.map(({ source_id }) => source_id),
      ['EQ1500001', 'TC1000999'],
    );
    assert.equal([first.count, first.total, first.next_offset], [2, 3, 2]);
    const rest = await active(handlers, { limit: 2, offset: 2 });
    assert.equal([rest.events[0]?.source_id, rest.next_offset], ['WF1030777', null]);
    assert.equal(
      (await active(handlers, { alert_levels: ['Green'] })).events.map(({ source_id }) => source_id),
      ['FL1104999', 'TC1000998'],
    );
  }));

test('sorts active disasters by date or severity on request', () => {
  const event = (eventid: number, fromdate: string, alertlevel: string, iscurrent: string) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [1, 2] },
    properties: {
      eventtype: 'WF',
      eventid,
      name: `Fire ${eventid}`,
      fromdate,
      alertlevel,
      iscurrent,
      Class: 'Point_Centroid',
    },
  });
  const features = [
    event(1, '2026-11-01T00:00:00', 'Orange', 'true'),
    event(2, '2026-11-10T00:00:00', 'Orange', 'false'),
    event(3, '2026-10-20T00:00:00', 'Red', 'false'),
  ];
  return withWorld(
    { gdacs: { features } },
    async (handlers) => {
      const order = async (sort?: 'going_on' | 'newest' | 'gravest') => {
        const { events } = await active(handlers, sort === undefined ? {} : { sort });
        return events.map(({ source_id }) => source_id).join();
      };
      assert.is(await order(), 'WF1,WF2,WF3');
      assert.is(await order('going_on'), 'WF1,WF2,WF3');
      assert.is(await order('newest'), 'WF2,WF1,WF3');
      assert.is(await order('gravest'), 'WF3,WF2,WF1');
    },
    QUIET,
  );
});

test('queries eight sources concurrently, so a search takes as long as the slowest one', () => {
  const slow = Object.fromEntries(
    IDS.map((id, n) => [
      id,
      (response: Parameters<typeof json>[0]) => void setTimeout(() => json(response, QUIET[id]), 60 * (n + 1)),
    ]),
  ) as Record<Id, Played>;
  return withWorld(slow, async (handlers) => {
    const begun = performance.now();
    await request(handlers);
    const took = performance.now() - begun;
    assert.ok(took >= 475 && took < 480 + 1_000, `${took} ms; the sum is 2160 ms`);
  });
});

test('returns the results of the other sources at the deadline if one source hangs', () =>
  withWorld({ 'dmi-warnings': () => {} }, async (handlers) => {
    const begun = performance.now();
    // To keep the test fast, the call has less time left than the deadline of a search.
    const found = await request(handlers, {}, { ...callAt(), deadline: Date.now() + 400 });
    const took = performance.now() - begun;
    assert.ok(took >= 390 && took < 2_000, `${took} ms`);
    const outcome = found.sources.find(({ source }) => source === 'dmi-warnings');
    assert.equal([outcome?.status, outcome?.code], ['failed', 'upstream_timeout']);
    assert.is(found.sources.filter(({ status }) => status === 'ok').length, 7);
  }));

test('sends one request per source for 500 equal simultaneous searches', () => {
  const slow = Object.fromEntries(
    IDS.map((id) => [
      id,
      (response: Parameters<typeof json>[0]) => void setTimeout(() => json(response, QUIET[id]), 50),
    ]),
  ) as Record<Id, Played>;
  return withWorld(slow, async (handlers, { requests: requestedUrls }) => {
    const all = await Promise.all(Array.from({ length: 500 }, () => request(handlers)));
    assert.is(all.length, 500);
    assert.is(requestedUrls().length, IDS.length);
    const paths = new Set(requestedUrls().map((url) => url.replace(/\?.*/, '')));
    assert.equal(
      [...paths].sort(),
      Object.values(ADDRESSES)
        .map((address) => address.replace('?*', ''))
        .sort(),
    );
  });
});

/** Returns a record of a source's fixture as a string, so that the test can send it many times with different ids. */
function fixtureText(source: string, name: string, pick: (answer: unknown) => unknown): string {
  const path = new URL(`fixtures/${source}/${name}.json`, import.meta.url);
  return JSON.stringify(pick(JSON.parse(readFileSync(path, 'utf8'))));
}

test('a default answer with all eight sources at realistic sizes has fewer than 10,000 tokens, and as many records as a full answer', () => {
  const text = 'A river rises over its banks and people must be brought away from there. '.repeat(40);
  const feature = (n: number) => ({
    geometry: { type: 'Point', coordinates: [10, 20] },
    properties: {
      eventtype: 'FL',
      eventid: n,
      name: `Flood in the Democratic Republic of Somewhere ${n}`,
      htmldescription: text,
      alertlevel: 'Orange',
      fromdate: '2026-11-01T00:00:00',
      todate: '2026-11-20T00:00:00',
      datemodified: '2026-11-20T00:00:00',
      iscurrent: 'true',
      country: 'India, Bangladesh, Nepal',
      affectedcountries: [{ iso2: 'IN' }, { iso2: 'BD' }, { iso2: 'NP' }],
      severitydata: { severity: 1, severityunit: 'x', severitytext: 'Magnitude 1' },
      source: 'GLOFAS',
      url: { report: `https://www.gdacs.org/report.aspx?eventid=${n}&episodeid=1&eventtype=FL` },
    },
  });
  const alert = (n: number) => ({
    properties: {
      '@id': `https://api.weather.gov/alerts/urn:oid:2.49.0.1.840.0.${'a'.repeat(40)}.${n}.1`,
      id: `urn:oid:2.49.0.1.840.0.${'a'.repeat(40)}.${n}.1`,
      event: 'Winter Storm Warning',
      headline: `Winter Storm Warning issued November ${n} at 1:10AM MST until November 21 at 5:00PM MST by NWS Somewhere`,
      description: text,
      instruction: text,
      areaDesc: 'Some County; Another County; '.repeat(30),
      severity: 'Severe',
      certainty: 'Likely',
      urgency: 'Expected',
      status: 'Actual',
      messageType: 'Alert',
      onset: '2026-11-20T10:00:00-08:00',
      ends: '2026-11-21T10:00:00-08:00',
      sent: '2026-11-20T01:00:00-08:00',
      senderName: 'NWS Somewhere',
      geocode: { UGC: ['COZ001'] },
    },
  });
  const many = <Item>(count: number, make: (n: number) => Item) => Array.from({ length: count }, (_, n) => make(n));
  // Numbers each copy, because identical warnings and articles would otherwise be merged.
  const repeated = (record: string, mark: string) =>
    many(60, (n) => {
      const own = `${mark.slice(0, -2)}${String(n).padStart(2, '0')}`;
      return JSON.parse(record.replaceAll(mark, own)) as object;
    });
  const first = (list: unknown) => (list as unknown[])[0];
  const firstOf = (field: string) => (answer: unknown) => first((answer as Record<string, unknown>)[field]);
  const quake = fixtureText('usgs-earthquakes', 'strongest-90-days', firstOf('features'));
  const flood = fixtureText('nve-flood', 'three-days', first);
  const swedish = fixtureText('smhi-warnings', 'warning', first);
  const danish = fixtureText('dmi-warnings', 'feeds-denmark', firstOf('warnings'));
  const finnish = fixtureText('fmi-warnings', 'feeds-finland', firstOf('warnings'));
  const article = fixtureText('gdelt', 'earthquake', firstOf('articles'));
  return withWorld(
    {
      gdacs: { features: many(99, feature) },
      'nws-alerts': { features: many(400, alert) },
      'usgs-earthquakes': { features: repeated(quake, 'us7000aaa1') },
      'nve-flood': repeated(flood, '600001'),
      'smhi-warnings': repeated(swedish, '10500'),
      'dmi-warnings': { warnings: repeated(danish, 'T00:00:00') },
      'fmi-warnings': { warnings: repeated(finnish, 'T00:00:00') },
      gdelt: { articles: repeated(article, ' officials say') },
    },
    async (handlers) => {
      const found = await request(handlers);
      assert.equal([found.count, found.articles.length], [85, 10]);
      fits('crisis-intelligence.search_crises', found, MAX_TOKENS_FIXED_LIMIT);
      const whole = await request(handlers, { detail: 'full' });
      const ids = ({ crises }: typeof found) => crises.map(({ source_id }) => source_id);
      assert.equal(ids(found), ids(whole));
      assert.ok(found.crises[0]?.description !== undefined, 'the most severe records have descriptions');
      const list = await active(handlers);
      assert.is(list.count, 50);
      fits('crisis-intelligence.get_active_crises', list, MAX_TOKENS_FIXED_LIMIT);
    },
  );
});

test('lists the coverage of each source', () =>
  withWorld({}, async (handlers) => {
    const { sources } = await handlers.list_crisis_sources({}, callAt());
    assert.equal(
      sources.map(({ source }) => source),
      [...IDS],
    );
    assert.ok(sources.every(({ attribution, licence }) => attribution.length > 5 && licence.length > 2));
  }));

test.run();
