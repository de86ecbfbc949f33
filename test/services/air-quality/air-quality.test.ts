// Facts: runtime/adapters/air-quality/SOURCES.md (air-quality).

import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { AirQuality, POLLUTANTS } from '../../../runtime/adapters/air-quality/air-quality/air-quality.ts';
import { create } from '../../../runtime/adapters/air-quality/air-quality.ts';
import { adapter, type HandlersOf } from '../../support/adapter.ts';
import { fits } from '../../support/answer-size.ts';
import { problemOf } from '../../support/fake-source.ts';
import { type Answers, answering, callAt, sample, withPlayed } from '../../support/played-folder.ts';
import { recordedTest } from '../../support/samples.ts';

type Handlers = HandlersOf<'api/air-quality'>;
const NOW = '2026-11-20T12:30:00Z';
const fixture = (name: string) =>
  JSON.parse(readFileSync(new URL(`./fixtures/air-quality/${name}.json`, import.meta.url), 'utf8')) as Record<
    string,
    object
  >;
const ENSCHEDE = { lat: 52.21833, lon: 6.89583 };
const AIR = '/v1/air-quality?*';
const PLACES = '/v1/search?*';

const withService = (
  answers: Answers,
  body: (handlers: Handlers, requestedUrls: () => string[]) => Promise<void>,
  environment: Readonly<Record<string, string>> = {},
) =>
  withPlayed(
    ['air-quality'],
    answers,
    ({ sourceClients, requests: requestedUrls }) =>
      body(
        adapter('api/air-quality', create, { 'air-quality': new AirQuality(sourceClients.client('air-quality')) }),
        requestedUrls,
      ),
    { environment },
  );
const failure = (result: unknown) => problemOf(Promise.resolve(result));

test('returns current air quality with UTC time, index categories, and null for missing values', () =>
  withService({ [AIR]: fixture('current-enschede') }, async (handlers) => {
    const found = await handlers.current(ENSCHEDE, callAt(NOW));
    assert.equal([found.time, found.interval_seconds], ['2026-11-20T12:00:00Z', 3600]);
    assert.equal(found.european_aqi, { value: 20, category: 'good' });
    assert.equal(found.us_aqi, { value: 51, category: 'moderate' });
    assert.equal(
      [found.pollutants.pm2_5, found.pollutants.sulphur_dioxide.value],
      [{ value: 8.4, unit: 'μg/m³' }, null],
    );
    assert.equal(
      [found.location.latitude, found.location.cell_latitude, found.location.city],
      [52.21833, 52.2, undefined],
    );
  }));

test('index categories change at their bounds and have no upper limit', async () => {
  const words = async (european_aqi: number | null, us_aqi: number | null) => {
    const { current, ...rest } = fixture('current-enschede');
    let messages: unknown[] = [];
    await withService({ [AIR]: { ...rest, current: { ...current, european_aqi, us_aqi } } }, async (handlers) => {
      const found = await handlers.current(ENSCHEDE, callAt(NOW));
      messages = [found.european_aqi.category, found.us_aqi.category];
    });
    return messages;
  };
  assert.equal(await words(21, 50), ['fair', 'good']);
  assert.equal(await words(100, 301), ['very_poor', 'hazardous']);
  assert.equal(await words(159, 700), ['extremely_poor', 'hazardous']);
  assert.equal(await words(null, 151), [null, 'unhealthy']);
});

test('a city name matches a town, not an airport with that name', () =>
  withService(
    { [AIR]: fixture('current-enschede'), [PLACES]: fixture('places-enschede') },
    async (handlers, requests) => {
      const found = await handlers.city({ city: ' Enschede ' }, callAt(NOW));
      assert.equal(
        [found.location.city, found.location.country, found.location.geonameid],
        ['Enschede', 'The Netherlands', 2756071],
      );
      assert.is(found.other_places, undefined);
      assert.match(requests()[1] ?? '', 'latitude=52.218&longitude=6.896');
      for (const city of [
        'Enschede, NL',
        'Enschede, Netherlands',
        'enschede,overijssel,the netherlands',
        'Enschede, Holland',
      ]) {
        assert.is((await handlers.city({ city }, callAt(NOW))).location.city, 'Enschede', city);
      }
    },
  ));

test('lists other places with the same name, and a region selects one of them', () =>
  withService(
    { [AIR]: answering(200, JSON.stringify(fixture('current-springfield'))), [PLACES]: fixture('places-springfield') },
    async (handlers) => {
      const found = await handlers.city({ city: 'Springfield, Illinois' }, callAt(NOW));
      assert.equal([found.location.region, found.us_aqi], ['Illinois', { value: null, category: null }]);
      const problem = await failure(handlers.city({ city: 'Springfield, France' }, callAt(NOW)));
      assert.is(problem.code, 'not_found');
      assert.match(problem.extras.hint ?? '', 'Springfield, Missouri, United States');
    },
  ));

const town = (id: number, name: string, country_code: string, country: string, admin1?: string) => ({
  ...{ id, name, country_code, country, latitude: id, longitude: id, feature_code: 'PPL', population: 1000 },
  ...(admin1 === undefined ? {} : { admin1 }),
});
const TOWNS: readonly ReturnType<typeof town>[] = [
  town(10, 'Prague', 'CZ', 'Czechia', 'Prague'),
  town(11, 'Prague', 'US', 'United States', 'Oklahoma'),
  town(12, 'Washington', 'GB', 'United Kingdom', 'England'),
  town(13, 'Washington', 'US', 'United States', 'District of Columbia'),
  town(14, 'Los Angeles', 'CL', 'Chile', 'Biobío'),
  town(15, 'Los Angeles', 'US', 'United States', 'California'),
  town(16, 'Seoul', 'KR', 'South Korea', 'Seoul'),
  town(17, 'Richmond', 'CA', 'Canada', 'British Columbia'),
  town(18, 'Richmond', 'US', 'United States', 'Virginia'),
  town(19, 'Richmond', 'US', 'United States', 'California'),
  town(20, 'Toronto', 'CA', 'Canada', 'Ontario'),
  town(21, 'Tbilisi', 'GE', 'Georgia', 'Tbilisi'),
  town(22, 'Rome', 'IT', 'Italy', 'Lazio'),
  town(23, 'Rome', 'US', 'United States', 'Georgia'),
  town(24, 'Dresden', 'DE', 'Germany', 'Saxony'),
];

/**
 * Returns the air quality for the place found by a city name. The latitude of each test place and of the grid cell
 * equals its longitude.
 */
async function foundAt(
  city: string,
): Promise<{ at: string; note: string | null | undefined; others: readonly string[] }> {
  const results = TOWNS.filter(({ name }) => name === city.split(',')[0]);
  let told: { at: string; note: string | null | undefined; others: readonly string[] } | undefined;
  for (const { id } of results) {
    const air = { ...fixture('current-springfield'), latitude: id, longitude: id };
    await withService({ [AIR]: air, [PLACES]: { results } }, async (handlers) => {
      const found = await Promise.resolve(handlers.city({ city }, callAt(NOW))).catch(() => undefined);
      if (found === undefined) return;
      const { region, country_code } = found.location;
      told = {
        at: `${region}, ${country_code}`,
        note: found.note,
        others: (found.other_places ?? []).map((other) => `${other.region}, ${other.country}`),
      };
    });
  }
  if (told === undefined) throw new Error(`${city} was not found`);
  return told;
}

test('finds a city by US state, by any name of its country, and by an ambiguous country name', async () => {
  for (const [city, place] of [
    ['Prague, Czech Republic', 'Prague, CZ'],
    ['Prague, Tjeckien', 'Prague, CZ'],
    ['Prague, CZE', 'Prague, CZ'],
    ['Washington, DC', 'District of Columbia, US'],
    ['Washington, D.C.', 'District of Columbia, US'],
    ['Los Angeles, CA', 'California, US'],
    ['Los Angeles, California, USA', 'California, US'],
    ['Seoul, Korea', 'Seoul, KR'],
    ['Seoul, Korea, Rep.', 'Seoul, KR'],
    ['Toronto, CA', 'Ontario, CA'],
    ['Tbilisi, Georgia', 'Tbilisi, GE'],
    ['Rome, Georgia', 'Georgia, US'],
    ['Dresden, DE', 'Saxony, DE'],
    ['Dresden, Saxony', 'Saxony, DE'],
  ] as const) {
    const { at, note } = await foundAt(city);
    assert.equal([at, note ?? null], [place, null], city);
  }
});

test('reads a code as a US state rather than a country if both have the city, and adds a note', async () => {
  const { at, note, others } = await foundAt('Richmond, CA');
  assert.is(at, 'California, US');
  assert.is(note, 'CA was read as California, United States. For the other place, use "Richmond, Canada".');
  assert.equal(others, ['British Columbia, Canada']);
  assert.is((await foundAt('Richmond, Canada')).at, 'British Columbia, CA');
});

test('lists the other places with the same name', () => {
  const first = { ...fixture('current-springfield'), latitude: 37.2, longitude: -93.3 };
  return withService({ [AIR]: first, [PLACES]: fixture('places-springfield') }, async (handlers) => {
    const found = await handlers.city({ city: 'Springfield' }, callAt(NOW));
    assert.equal(found.other_places, [
      { city: 'Springfield', region: 'Illinois', country: 'United States', latitude: 39.80172, longitude: -89.64371 },
    ]);
  });
});

test('returns not_found for a name without matches if the source omits the list', () =>
  withService({ [PLACES]: { generationtime_ms: 0.085 } }, async (handlers) => {
    assert.is((await failure(handlers.city({ city: 'Qqqqq' }, callAt(NOW)))).code, 'not_found');
    assert.is((await failure(handlers.city({ city: ', Norway' }, callAt(NOW)))).code, 'not_found');
  }));

test('returns past hours oldest first, at most the requested number', () =>
  withService({ [AIR]: fixture('history-enschede') }, async (handlers, requests) => {
    const found = await handlers.history({ ...ENSCHEDE, hours: 3 }, callAt(NOW));
    assert.equal(
      found.points.map(({ time }) => time),
      ['2026-11-20T10:00:00Z', '2026-11-20T11:00:00Z', '2026-11-20T12:00:00Z'],
    );
    assert.equal([found.count, found.unit, found.points[0]?.pm10, found.points[2]?.pm10], [3, 'μg/m³', 2, null]);
    const query = new URLSearchParams(requests()[0]?.split('?')[1]);
    assert.equal(
      ['past_hours', 'forecast_hours', 'timezone'].map((name) => query.get(name)),
      ['3', '1', 'UTC'],
    );
  }));

test('sends extreme coordinates without exponents', () =>
  withService(
    { [AIR]: { ...fixture('current-enschede'), latitude: -90, longitude: 179.9 } },
    async (handlers, requests) => {
      assert.is((await handlers.current({ lat: -90, lon: -180 }, callAt(NOW))).location.longitude, -180);
      await failure(handlers.current({ lat: 1e-9, lon: -1e-9 }, callAt(NOW)));
      assert.match(requests()[0] ?? '', 'latitude=-90&longitude=-180&');
      assert.match(requests()[1] ?? '', 'latitude=0&longitude=0&');
    },
  ));

test('rejects responses for another place, in another time zone or for several places', async () => {
  const current = fixture('current-enschede');
  for (const played of [
    { ...current, latitude: 10 },
    { ...current, utc_offset_seconds: 3600 },
    [current, current],
    {},
    answering(429, '{"error":true}'),
    answering(400, '{"error":true,"reason":"x"}'),
    answering(200, '<html></html>', { 'content-type': 'text/html' }),
  ]) {
    await withService({ [AIR]: played }, async (handlers) => {
      assert.match((await failure(handlers.current(ENSCHEDE, callAt(NOW)))).code, /^upstream_/);
    });
  }
});

test('a city name cannot add query parameters, and errors do not contain the key', () =>
  withService(
    { [PLACES]: answering(500) },
    async (handlers, requests) => {
      const problem = await failure(handlers.city({ city: 'x&count=100&apikey=y' }, callAt(NOW)));
      assert.not.match(`${problem.message} ${problem.stack}`, 'sesame');
      const query = new URLSearchParams(requests()[0]?.split('?')[1]);
      assert.equal([query.getAll('count'), query.getAll('apikey')], [['20'], ['sesame-sesame']]);
    },
    { OPEN_METEO_KEY: 'sesame-sesame' },
  ));

recordedTest('parses the recorded responses', async () => {
  const [air, places, none] = ['air-quality-enschede', 'geocoding-enschede', 'geocoding-no-match'].map(
    (name) => sample('air-quality', `open-meteo-${name}.json`) as Record<string, object> | undefined,
  );
  if (!air || !places || !none) return;
  // The recording was made in local time, but the adapter requests UTC.
  await withService({ [AIR]: { ...air, utc_offset_seconds: 0 } as object, [PLACES]: places }, async (handlers) => {
    const found = await handlers.city({ city: 'Enschede' }, callAt(NOW));
    assert.is(found.location.city, 'Enschede');
    assert.ok(POLLUTANTS.every((name) => found.pollutants[name].unit === 'μg/m³'));
    assert.ok(found.european_aqi.value !== null);
  });
  await withService({ [PLACES]: none }, async (handlers) => {
    assert.is((await failure(handlers.city({ city: 'Qqqqq' }, callAt(NOW)))).code, 'not_found');
  });
});

test('72 hours fit the result limit', () => {
  const time = Array.from({ length: 73 }, (_, nth) =>
    new Date(Date.parse('2026-11-17T12:00:00Z') + nth * 3_600_000).toISOString().slice(0, 16),
  );
  const hourly = {
    time,
    ...Object.fromEntries(['european_aqi', 'us_aqi', ...POLLUTANTS].map((name) => [name, time.map(() => 123.4)])),
  };
  return withService({ [AIR]: { ...fixture('history-enschede'), hourly } }, async (handlers) => {
    const found = await handlers.history({ ...ENSCHEDE, hours: 72 }, callAt(NOW));
    assert.is(found.count, 72);
    fits('api.air-quality.history', found);
  });
});

test.run();
