// Facts: SOURCES.md of digitraffic-ais and barentswatch-ais.

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { BarentswatchAis } from '../../../runtime/adapters/maritime/barentswatch-ais/barentswatch-ais.ts';
import { DigitrafficAis } from '../../../runtime/adapters/maritime/digitraffic-ais/digitraffic-ais.ts';
import { aisText, etaOf, imoOf, kilometres, placeOf, speedOf } from '../../../runtime/reference/ais.ts';
import { json, problemOf } from '../../support/fake-source.ts';
import { type Answers, answering, callAt, type Played, sample, withPlayed } from '../../support/played-folder.ts';
import { recordedTest } from '../../support/samples.ts';

const KEYS = {
  BARENTSWATCH_CLIENT_ID: 'someone@example.org:almanac',
  BARENTSWATCH_CLIENT_SECRET: 'very-secret-indeed',
};
const TOKEN = { access_token: 'token-1', expires_in: 3600, token_type: 'Bearer' };

const withDigitraffic = (
  answers: Answers,
  body: (source: DigitrafficAis, requestedUrls: () => string[]) => Promise<void>,
) =>
  withPlayed(['digitraffic-ais'], answers, ({ sourceClients, requests: requestedUrls }) =>
    body(new DigitrafficAis(sourceClients.client('digitraffic-ais')), requestedUrls),
  );
const withBarentswatch = (
  answers: Answers,
  body: (source: BarentswatchAis, bench: Parameters<Parameters<typeof withPlayed>[2]>[0]) => Promise<void>,
) =>
  withPlayed(
    ['barentswatch-ais'],
    { 'POST /connect/token': TOKEN, ...answers },
    (bench) => body(new BarentswatchAis(bench.sourceClients.client('barentswatch-ais')), bench),
    { environment: KEYS },
  );

test('values that mean "not available" are undefined', () => {
  assert.equal([102.3, 1023, -1, 102.2, 0].map(speedOf), [undefined, undefined, undefined, 102.2, 0]);
  assert.is(placeOf(91, 181), undefined);
  assert.is(placeOf(0, 0), undefined);
  assert.equal(['VIKING  GRACE @@@', '@@@@', '   ', 5].map(aisText), ['VIKING GRACE', undefined, undefined, undefined]);
  assert.equal([9692129, 1234568, 0, 96921290].map(imoOf), [9692129, undefined, undefined, undefined]);
  assert.is(etaOf(0, 0, 24, 60), undefined);
  assert.equal(etaOf(6, 11, 24, 60), { month: 6, day: 11, hour: undefined, minute: undefined });
});

test('distances use the shorter way around the globe', () => {
  const [east, west] = [
    { latitude: 0, longitude: 179.5 },
    { latitude: 0, longitude: -179.5 },
  ];
  assert.ok(Math.abs(kilometres(east, west) - 111.2) < 0.5);
});

const NOW = Date.parse('2026-11-20T12:00:00Z');

test('the time of a position is its full timestamp, and sentinel values are undefined', () => {
  const feature = {
    mmsi: 219598000,
    geometry: { type: 'Point', coordinates: [20.85169, 55.770832] },
    properties: { sog: 102.3, cog: 360, heading: 511, navStat: 15, timestamp: 59, timestampExternal: 1659212938646 },
  };
  const broken = [{ ...feature, geometry: { coordinates: [181, 91] } }, { ...feature, properties: {} }, {}, null];
  return withDigitraffic({ '/locations?mmsi=219598000': { features: [feature, ...broken] } }, async (source) => {
    assert.equal(await source.position(219598000, callAt()), {
      mmsi: 219598000,
      latitude: 55.770832,
      longitude: 20.85169,
      speed: undefined,
      course: undefined,
      heading: undefined,
      navStatus: undefined,
      time: '2022-07-30T20:28:58Z',
    });
  });
});

test('parses the arrival from bit fields, and the draught from tenths of meters', () =>
  withDigitraffic(
    {
      '/vessels/219598000': {
        ...{ mmsi: 219598000, name: 'NORD SUPERIOR', shipType: 80, draught: 118, eta: 416128, imo: 9692129 },
        ...{ callSign: 'OWPA2', destination: 'NL AMS', referencePointA: 100, referencePointB: 83 },
      },
      '/vessels/1': answering(404, '{"status":404}'),
      '/vessels/2': { mmsi: 3 },
    },
    async (source) => {
      const details = await source.details(219598000, callAt());
      assert.equal(details?.eta, { month: 6, day: 11, hour: 6, minute: 0 });
      assert.equal([details?.draught, details?.length, details?.width], [11.8, 183, undefined]);
      assert.is(await source.details(1, callAt()), undefined);
      assert.is(
        (await problemOf(source.details(2, callAt()))).code,
        'upstream_invalid_response',
        'a response for another vessel',
      );
    },
  ));

test('area requests have a time and a circle, and equal ones share a cache entry', () =>
  withDigitraffic({ '/locations?*': { features: [] } }, async (source, requests) => {
    const circle = { latitude: 60.15512345, longitude: 24.955, radiusKm: 15.2 };
    await source.within(circle, 1, callAt('2026-11-20T12:03:00Z'));
    await source.within(circle, 1, callAt('2026-11-20T12:09:00Z'));
    assert.equal(requests(), [`/locations?latitude=60.1551&longitude=24.955&radius=16&from=${NOW - 3_600_000}`]);
  }));

recordedTest('parses the recorded vessels, including sentinel values and fractions of seconds', async () => {
  const recorded = sampleLines('combined-full.ndjson');
  if (recorded === undefined) return;
  await withBarentswatch({ 'POST /v1/latest/combined': recorded }, async (source) => {
    const vessels = await source.latest(callAt());
    assert.is(vessels.length, 300);
    const himmeltind = vessels.find(({ position }) => position.mmsi === 257034450);
    assert.equal(
      [himmeltind?.details.name, himmeltind?.details.typeCode, himmeltind?.details.draught, himmeltind?.position.speed],
      ['HIMMELTIND', 69, 2, 17],
    );
    assert.equal(himmeltind?.details.eta, { month: 8, day: 7, hour: 13, minute: 0 });
    const classB = vessels.find(({ position }) => position.mmsi === 257132820);
    assert.is(classB?.position.navStatus, undefined, 'class B has no status');
    assert.ok(vessels.every(({ position }) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(position.time)));
  });
});

test('one token serves many calls, and is sent only in the header', () =>
  withBarentswatch(
    { 'POST /v1/latest/combined': [], '/v1/historic/trackslast24hours/1?modelFormat=Json': [] },
    async (source, { requests: requestedUrls, server }) => {
      await Promise.all([source.latest(callAt()), source.track(1, 24, callAt())]);
      assert.is(requestedUrls().filter((url) => url.includes('token')).length, 1);
      const token = server.seen.find(({ url }) => url.includes('token'));
      assert.match(token?.body ?? '', 'grant_type=client_credentials');
      assert.match(token?.body ?? '', 'scope=ais');
      for (const { url, headers, body } of server.seen.filter((seen) => !seen.url.includes('token'))) {
        assert.is(headers.authorization, 'Bearer token-1');
        assert.not.match(`${url}${body}`, 'secret');
        assert.not.match(`${url}${body}`, 'someone');
      }
    },
  ));

test('renews a rejected token once', async () => {
  let tokens = 0;
  const answers: Answers = {
    'POST /connect/token': (response) => json(response, { access_token: `token-${++tokens}`, expires_in: 3600 }),
    'POST /v1/latest/combined': (response, { headers }) =>
      headers.authorization === 'Bearer token-2' ? json(response, []) : void response.writeHead(401).end(),
  };
  await withBarentswatch(answers, async (source) => {
    assert.equal(await source.latest(callAt()), []);
    assert.is(tokens, 2);
  });
  await withBarentswatch({ 'POST /v1/latest/combined': answering(401) }, async (source) => {
    assert.is((await problemOf(source.latest(callAt()))).code, 'upstream_failed');
  });
});

test('without credentials, the error lists the settings', () =>
  withPlayed(['barentswatch-ais'], {}, async ({ sourceClients }) => {
    const source = new BarentswatchAis(sourceClients.client('barentswatch-ais'));
    assert.is(source.configured, false);
    const problem = await problemOf(source.latest(callAt()));
    assert.is(problem.code, 'not_configured');
    assert.match(problem.message, 'BARENTSWATCH_CLIENT_ID');
  }));

test("a track is chronological and limited to the requested hours; an empty track is valid, and a different vessel's track is a failure", async () => {
  const point = (mmsi: number, msgtime: string) => ({ mmsi, msgtime, latitude: 60, longitude: 5 });
  const day = '/v1/historic/trackslast24hours/7?modelFormat=Json';
  const week = '/v1/historic/tracks/7/2026-11-13T12%3A00%3A00Z/2026-11-20T12%3A00%3A00Z?modelFormat=Json';
  const played: Played = [
    point(7, '2026-11-20T11:00:00.9935271+00:00'),
    point(7, '2026-11-20T10:00:00+00:00'),
    point(7, '2026-11-19T13:00:00+00:00'),
  ];
  await withBarentswatch({ [day]: played, [week]: answering(404) }, async (source) => {
    const track = await source.track(7, 3, callAt());
    assert.equal(
      track.map(({ time }) => time),
      ['2026-11-20T10:00:00Z', '2026-11-20T11:00:00Z'],
    );
    assert.equal(await source.track(7, 168, callAt()), []);
  });
  await withBarentswatch({ [day]: [point(8, '2026-11-20T11:00:00+00:00')] }, async (source) => {
    assert.is((await problemOf(source.track(7, 3, callAt()))).code, 'upstream_invalid_response');
  });
});

function sampleLines(name: string): object | undefined {
  const text = sample('barentswatch-ais', name, (lines) =>
    lines
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as object),
  );
  return text;
}

test.run();
