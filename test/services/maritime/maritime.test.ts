import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { VesselsInAreaArguments } from '../../../generated/services/maritime/types.ts';
import { Aisstream } from '../../../runtime/adapters/maritime/aisstream/aisstream.ts';
import { areaOf, circleAround, isInside, overlap } from '../../../runtime/adapters/maritime/area.ts';
import { BarentswatchAis } from '../../../runtime/adapters/maritime/barentswatch-ais/barentswatch-ais.ts';
import { typeInWords } from '../../../runtime/adapters/maritime/codes.ts';
import { DigitrafficAis } from '../../../runtime/adapters/maritime/digitraffic-ais/digitraffic-ais.ts';
import { create } from '../../../runtime/adapters/maritime/maritime.ts';
import { identityOf } from '../../../runtime/adapters/maritime/mid.ts';
import { etaMoment } from '../../../runtime/adapters/maritime/vessel.ts';
import { Problem } from '../../../runtime/contract/problem.ts';
import { kilometres } from '../../../runtime/reference/ais.ts';
import { allPorts, portsNamed } from '../../../runtime/reference/ports.ts';
import type { PositionStore } from '../../../runtime/store/position-store.ts';
import { adapter, type HandlersOf } from '../../support/adapter.ts';
import { fits, MAX_TOKENS_FIXED_LIMIT } from '../../support/answer-size.ts';
import { decoded } from '../../support/decoded.ts';
import { problemOf } from '../../support/fake-source.ts';
import { type Answers, answering, callAt, fixtureAnswers, withPlayed } from '../../support/played-folder.ts';

type Handlers = HandlersOf<'maritime'>;
const KEYS = { BARENTSWATCH_CLIENT_ID: 'someone', BARENTSWATCH_CLIENT_SECRET: 'a-secret' };
const FIXTURES: Answers = {
  ...fixtureAnswers('digitraffic-ais'),
  ...fixtureAnswers('barentswatch-ais'),
  'POST /connect/token': { access_token: 't' },
};

const withService = (
  body: (handlers: Handlers, requestedUrls: () => string[]) => Promise<void>,
  {
    answers = FIXTURES,
    environment = KEYS,
    positions,
  }: { answers?: Answers; environment?: Readonly<Record<string, string>>; positions?: PositionStore } = {},
) =>
  withPlayed(
    ['digitraffic-ais', 'barentswatch-ais', 'aisstream'],
    answers,
    ({ sourceClients, requests: requestedUrls }) => {
      const sources = {
        'digitraffic-ais': new DigitrafficAis(sourceClients.client('digitraffic-ais')),
        'barentswatch-ais': new BarentswatchAis(sourceClients.client('barentswatch-ais')),
        aisstream: new Aisstream(sourceClients.client('aisstream'), positions),
      };
      return body(adapter('maritime', create, sources), requestedUrls);
    },
    { environment },
  );
const inArea = async (handlers: Handlers, args: Partial<VesselsInAreaArguments>) =>
  handlers.vessels_in_area({ limit: 50, offset: 0, max_age_hours: 1, ...args }, callAt());
const refused = (args: Partial<VesselsInAreaArguments>) => {
  try {
    areaOf({ limit: 50, offset: 0, max_age_hours: 1, ...args });
  } catch (error) {
    if (error instanceof Problem) return error.extras.errors?.[0];
  }
  throw new Error('It was not refused.');
};
const box = (west: number, south: number, east: number, north: number) => ({ west, south, east, north });

test('merges the records of two sources on a vessel, with labels for the codes', () =>
  withService(async (handlers) => {
    const vessel = await handlers.get_vessel({ mmsi: 257034450 }, callAt());
    assert.equal(
      [vessel.name, vessel.flag, vessel.flag_name, vessel.type, vessel.type_code, vessel.nav_status, vessel.source],
      ['HIMMELTIND', 'NO', 'Norway', 'passenger', 69, 'under way using engine', 'barentswatch-ais'],
    );
    assert.equal(vessel.position, { lat: 66.525847, lon: 12.14817, timestamp: '2026-11-20T11:58:38Z', age_minutes: 1 });
    assert.equal([vessel.eta, vessel.draught_m, vessel.imo], ['2026-11-20T13:00:00Z', 2, null]);
    assert.equal(
      vessel.sources?.map(({ source, status }) => [source, status]),
      [
        ['digitraffic-ais', 'empty'],
        ['barentswatch-ais', 'ok'],
        ['aisstream', 'not_configured'],
      ],
    );
  }));

test('returns not_found and the coverage for an unknown vessel, but a failure if a source failed', async () => {
  const unknown: Answers = { ...FIXTURES, '/locations?mmsi=230000001': { features: [] } };
  await withService(
    async (handlers) => {
      const problem = await problemOf(handlers.get_vessel({ mmsi: 230000001 }, callAt()) as Promise<object>);
      assert.is(problem.code, 'not_found');
      assert.match(problem.message, 'no fishing vessels');
    },
    { answers: unknown },
  );
  await withService(
    async (handlers) => {
      const problem = await problemOf(handlers.get_vessel({ mmsi: 230000001 }, callAt()) as Promise<object>);
      assert.is(problem.code, 'upstream_failed');
    },
    { answers: { ...unknown, 'POST /v1/latest/combined': answering(500) } },
  );
});

test('rejects a position that belongs to a different vessel', () => {
  const feature = (mmsi: number) => ({
    ...{ mmsi, geometry: { coordinates: [24.9, 60.1] } },
    properties: { mmsi, timestampExternal: Date.parse('2026-11-20T11:59:00Z') },
  });
  const answers: Answers = {
    '/locations?*': { features: [feature(230000001), feature(230629000)] },
    '/vessels/230629000': FIXTURES['/vessels/230629000'] as object,
  };
  return withService(
    async (handlers) =>
      assert.is(
        (await problemOf(Promise.resolve(handlers.get_vessel({ mmsi: 230629000 }, callAt())))).code,
        'upstream_invalid_response',
      ),
    { answers, environment: {} },
  );
});

test('without credentials, returns results of the keyless source with a note about the missing setting', () =>
  withService(
    async (handlers, requests) => {
      const vessel = await handlers.get_vessel({ mmsi: 230629000 }, callAt());
      assert.equal([vessel.name, vessel.station, vessel.nav_status], ['VIKING SAMPLE', 'vessel', 'moored']);
      assert.equal([vessel.speed, vessel.course, vessel.heading], [0, null, null]);
      const missing = vessel.sources?.[1];
      assert.is(missing?.status, 'not_configured');
      assert.match(missing?.reason ?? '', 'BARENTSWATCH_CLIENT_ID');
      assert.ok(requests().every((url) => !url.includes('token')));
    },
    { environment: {} },
  ));

test('every list and not_found error reports sources without a key', () =>
  withService(
    async (handlers) => {
      const area = await inArea(handlers, { port_name: 'Helsinki' });
      assert.match(area.note ?? '', 'can set BARENTSWATCH_CLIENT_ID and BARENTSWATCH_CLIENT_SECRET');
      assert.match(area.note ?? '', 'AISSTREAM_KEY');
      const named = await handlers.search_vessel({ name_query: 'viking', limit: 20, offset: 0 }, callAt());
      assert.match(named.note ?? '', 'BARENTSWATCH_CLIENT_ID');
      const unknown = await problemOf(Promise.resolve(handlers.get_vessel({ mmsi: 230000009 }, callAt())));
      assert.equal([unknown.code, unknown.message.includes('AISSTREAM_KEY')], ['not_found', true]);
    },
    {
      answers: { ...FIXTURES, '/vessels/230000009': answering(404, ''), '/locations?*': { features: [] } },
      environment: {},
    },
  ));

test('vessels near a named port are those inside its box, newest first', () =>
  withService(async (handlers) => {
    const found = await inArea(handlers, { port_name: 'port of HELSINKI' });
    assert.is(found.area.port, 'Helsinki, FI');
    assert.equal(
      found.vessels.map(({ mmsi, type }) => [mmsi, type]),
      [
        [230629000, 'passenger'],
        [219598000, 'tanker'],
        [276829000, null],
      ],
      'a vessel outside the box but inside the circle is omitted',
    );
    assert.equal(found.vessels[2]?.speed, null);
    assert.equal(
      found.sources.map(({ status }) => status),
      ['ok', 'empty', 'not_configured'],
    );
    const page = await inArea(handlers, { port_name: 'Helsinki', limit: 1, offset: 1 });
    assert.equal([page.vessels[0]?.mmsi, page.total, page.next_offset], [219598000, 3, 2]);
    const tankers = await inArea(handlers, { port_name: 'Helsinki', vessel_type: 'tanker' });
    assert.equal(
      tankers.vessels.map(({ mmsi }) => mmsi),
      [219598000],
    );
  }));

test('reports a vessel type that a source does not cover instead of an empty list', async () => {
  await withService(async (handlers) => {
    const found = await inArea(handlers, { port_name: 'Helsinki', vessel_type: 'fishing' });
    assert.is(found.sources[0]?.status, 'hidden');
    assert.match(found.note ?? '', 'leaves out fishing vessels');
  });
  await withService(
    async (handlers, requests) => {
      const problem = await problemOf(inArea(handlers, { port_name: 'Helsinki', vessel_type: 'fishing' }));
      assert.is(problem.code, 'not_configured');
      assert.match(problem.message, 'leaves out fishing vessels');
      assert.equal(requests(), []);
    },
    { environment: {} },
  );
});

test('an area outside all coverage is an error that describes the coverage', () =>
  withService(async (handlers, requests) => {
    const problem = await problemOf(inArea(handlers, { port_name: 'Singapore' }));
    assert.is(problem.code, 'not_configured');
    assert.match(problem.message, 'outside its coverage');
    assert.match(problem.message, 'Norwegian waters');
    assert.equal(requests(), []);
  }));

test('omits vessels whose last position is too old', () =>
  withService(async (handlers) => {
    const edges = { lon_min: 11, lat_min: 66, lon_max: 13, lat_max: 67 };
    assert.equal(
      (await inArea(handlers, edges)).vessels.map(({ mmsi }) => mmsi),
      [257034450],
    );
    assert.is((await inArea(handlers, { ...edges, max_age_hours: 24 })).vessels.length, 2);
  }));

test('reports a failed source together with the results of the other source', () =>
  withService(
    async (handlers) => {
      const found = await inArea(handlers, { bbox: '24.5,59.9,25.5,60.3' });
      assert.equal(
        found.sources.map(({ status }) => status),
        ['failed', 'empty', 'not_configured'],
      );
      assert.match(found.note ?? '', 'failed');
    },
    { answers: { ...FIXTURES, [`/vessels?from=${Date.parse('2026-10-21')}`]: answering(500) } },
  ));

test('accepts boxes across the 180th meridian, rejects swapped edges, and states the right order', () => {
  const fiji = areaOf({ limit: 1, offset: 0, max_age_hours: 1, bbox: '177, -20, -178, -15' });
  assert.equal(fiji.box, box(177, -20, -178, -15));
  assert.ok(isInside(fiji.box, { latitude: -18, longitude: 179.9 }));
  assert.ok(isInside(fiji.box, { latitude: -18, longitude: -179.9 }));
  assert.not.ok(isInside(fiji.box, { latitude: -18, longitude: 0 }));
  const circle = circleAround(fiji.box);
  assert.is(circle.longitude, 179.5);
  assert.match(refused({ bbox: '25.5,59.9,24.5,60.3' })?.hint ?? '', '24.5,59.9,25.5,60.3');
  assert.match(refused({ bbox: '24.5,60.3,25.5,59.9' })?.hint ?? '', '24.5,59.9,25.5,60.3');
  assert.is(refused({ bbox: '60.1,124.9,60.2,125.1' })?.parameter, 'bbox');
  assert.is(refused({ lon_min: 5, lat_min: 1, lon_max: 5, lat_max: 2 })?.parameter, 'lon_min');
});

test('a circle contains its box, even across the equator', () => {
  for (const each of [box(10, 60, 11, 61), box(-5, -10, 5, 10), box(179, 70, -179, 71), box(-180, -90, 180, 90)]) {
    const { radiusKm, ...middle } = circleAround(each);
    for (const latitude of [each.south, (each.south + each.north) / 2, each.north]) {
      assert.ok(kilometres(middle, { latitude, longitude: each.west }) <= radiusKm, JSON.stringify(each));
    }
  }
});

test('boxes also overlap across the 180th meridian', () => {
  assert.ok(overlap(box(170, 0, -170, 10), box(-175, 5, -172, 6)));
  assert.not.ok(overlap(box(170, 0, -170, 10), box(0, 5, 10, 6)));
  assert.not.ok(overlap(box(0, 0, 1, 1), box(0, 2, 1, 3)));
});

test('finds at least 200 ports by name, in any spelling, each inside its own box', () => {
  assert.ok(allPorts().length >= 200);
  for (const { name, country, box: water } of allPorts()) {
    const middle = { latitude: (water.south + water.north) / 2, longitude: (water.west + water.east) / 2 };
    assert.ok(isInside(water, middle), name);
    assert.match(country, /^[A-Z]{2}$/);
    assert.equal(
      portsNamed(name).map((each) => each.name),
      [name],
      'no two ports have the same display name',
    );
  }
  for (const [text, name] of [
    ['Göteborg', 'Gothenburg'],
    ['port of rotterdam', 'Rotterdam'],
    ['Hamburg, Germany', 'Hamburg'],
    ['Port of Spain', 'Port of Spain'],
    ['Antwerpen', 'Antwerp'],
    ['NLRTM', 'Rotterdam'],
    ['be anr', 'Antwerp'],
    ['CNSGH', 'Shanghai'],
    ['sjlyr', 'Longyearbyen'],
    ['Newcastle, AU', 'Newcastle Australia'],
    ['Newcastle, Australia', 'Newcastle Australia'],
    ['Cartagena, Spanien', 'Cartagena Spain'],
    ['Cartagena, CO', 'Cartagena Colombia'],
    ['Savannah, Georgia', 'Savannah'],
    ['Savannah, GA', 'Savannah'],
    ['Houston, Texas, USA', 'Houston'],
    ['Los Angeles, CA', 'Los Angeles'],
    ['Portland, ME', 'Portland Maine'],
  ] as const) {
    assert.is(portsNamed(text)[0]?.name, name, text);
  }
  assert.equal(portsNamed('Spain'), []);
  assert.equal(portsNamed('Rotterdam, US'), [], 'a port in another country is a different port');
  assert.equal(
    portsNamed('Portland, US').map(({ name }) => name),
    ['Portland Oregon', 'Portland Maine'],
  );
  assert.match(refused({ port_name: 'Cartagena' })?.hint ?? '', 'Cartagena Spain or Cartagena Colombia');
  assert.match(refused({ port_name: 'Rotterdam, US' })?.hint ?? '', 'Rotterdam');
  assert.match(refused({ port_name: 'Roterdam' })?.hint ?? '', 'Rotterdam');
});

test('finds vessels by part of the name, exact matches first, and by flag', () =>
  withService(async (handlers) => {
    const find = async (name_query: string, flag?: string) =>
      await handlers.search_vessel(
        { name_query, limit: 20, offset: 0, ...(flag === undefined ? {} : { flag }) },
        callAt(),
      );
    assert.equal(
      (await find('viking')).vessels.map(({ name }) => name),
      ['VIKING SAMPLE', 'VIKING EXAMPLE'],
    );
    assert.equal(
      (
        await find('example', decoded('maritime.search_vessel', { name_query: 'example', flag: 'Sweden' }).flag)
      ).vessels.map(({ flag, destination }) => [flag, destination]),
      [['SE', 'ÅBO']],
    );
    assert.equal((await find('HIMMELTIND')).vessels[0]?.source, 'barentswatch-ais');
    const none = await find('titanic');
    assert.equal([none.count, none.total], [0, 0]);
    assert.match(none.note ?? '', 'shorter');
    assert.is((await problemOf(find('vi', 'QQ'))).code, 'invalid_arguments');
    assert.is((await problemOf(find('--'))).code, 'invalid_arguments');
  }));

test('does not report a name as unknown while a source fails', () =>
  withService(
    async (handlers) => {
      const found = await handlers.search_vessel({ name_query: 'nosuchname', limit: 50, offset: 0 }, callAt());
      assert.is(found.count, 0);
      assert.match(found.note ?? '', 'A source failed');
      assert.not.match(found.note ?? '', 'called so');
    },
    { answers: { ...FIXTURES, 'POST /v1/latest/combined': answering(500, 'x') } },
  ));

test('thins a track evenly and keeps both ends', () =>
  withService(async (handlers) => {
    const whole = await handlers.get_vessel_track({ mmsi: 257034450, hours: 24, max_points: 200 }, callAt());
    assert.equal([whole.name, whole.point_count, whole.points_known], ['HIMMELTIND', 6, 6]);
    assert.is(whole.note, 'aisstream was not queried: the operator of this server can set AISSTREAM_KEY.');
    assert.equal([whole.from, whole.to], ['2026-11-19T12:00:00Z', '2026-11-20T12:00:00Z']);
    assert.ok((whole.distance_nm ?? 0) > 2.5 && (whole.distance_nm ?? 0) < 3.5, String(whole.distance_nm));
    const thin = await handlers.get_vessel_track({ mmsi: 257034450, hours: 24, max_points: 3 }, callAt());
    assert.equal(
      thin.points.map(({ timestamp }) => timestamp),
      [0, 3, 5].map((index) => whole.points[index]?.timestamp),
    );
    assert.match(thin.note ?? '', '6 points');
    assert.equal(
      whole.sources.map(({ status }) => status),
      ['no_history', 'ok', 'not_configured'],
    );
  }));

test('a track requires a source with history', () =>
  withService(
    async (handlers) => {
      const problem = await problemOf(
        handlers.get_vessel_track({ mmsi: 257034450, hours: 24, max_points: 200 }, callAt()) as Promise<object>,
      );
      assert.is(problem.code, 'not_configured');
      assert.match(problem.message, 'BARENTSWATCH_CLIENT_ID');
      assert.match(problem.message, 'only the latest position');
    },
    { environment: {} },
  ));

test('marks a false position, and excludes it from the distance (aisstream F19)', async () => {
  const at = (minute: number, latitude: number, longitude: number) => ({
    ...{ mmsi: 538009327, latitude, longitude, speed: 9, course: 0, heading: undefined, navStatus: 0 },
    time: `2026-11-20T11:${minute}:00Z`,
  });
  const track = [at(10, 1.2, 103.8), at(20, 1.225, 103.8), at(30, 22.3, 114.2), at(40, 1.275, 103.8)];
  const none = () => Promise.resolve([]);
  const positions: PositionStore = {
    ...{ add: () => Promise.reject(new Error('unused')), prune: () => Promise.reject(new Error('unused')) },
    ...{ named: none, within: none, vessel: () => Promise.resolve(undefined), track: () => Promise.resolve(track) },
    newest: () => Promise.resolve(Date.parse('2026-11-20T11:40:00Z')),
  };
  await withService(
    async (handlers) => {
      const found = await handlers.get_vessel_track({ mmsi: 538009327, hours: 3, max_points: 200 }, callAt());
      assert.equal([found.points_known, found.implausible_count, found.distance_nm], [4, 1, 4.5]);
      assert.equal(
        found.points.map(({ implausible }) => implausible),
        [undefined, undefined, true, undefined],
      );
      assert.match(found.note ?? '', '1 position is implausible');
    },
    { environment: { AISSTREAM_KEY: 'stream-key-1' }, positions },
  );
});

test('merges positions collected near ports with positions from the other sources, and returns a track', async () => {
  const position = { mmsi: 538009327, latitude: 1.25, longitude: 103.82, time: '2026-11-20T11:50:00Z' };
  const whole = { ...position, speed: 4.2, course: undefined, heading: undefined, navStatus: 0 };
  const vessel = { mmsi: 538009327, details: undefined, position: whole };
  const unasked = () => Promise.reject(new Error('It is not asked for here.'));
  const positions: PositionStore = {
    ...{ add: unasked, prune: unasked, named: () => Promise.resolve([]) },
    vessel: () => Promise.resolve(vessel),
    within: () => Promise.resolve([vessel]),
    track: () => Promise.resolve([whole]),
    newest: () => Promise.resolve(Date.parse(position.time)),
  };
  await withService(
    async (handlers) => {
      const found = await inArea(handlers, { port_name: 'Singapore' });
      assert.equal(
        found.vessels.map(({ mmsi, source }) => [mmsi, source]),
        [[538009327, 'aisstream']],
      );
      assert.equal(
        found.sources.map(({ status }) => status),
        ['not_covered', 'not_configured', 'ok'],
      );
      const track = await handlers.get_vessel_track({ mmsi: 538009327, hours: 168, max_points: 200 }, callAt());
      assert.equal([track.point_count, track.distance_nm], [1, null]);
    },
    { environment: { AISSTREAM_KEY: 'stream-key-1' }, positions },
  );
});

test('decodes the station and flag of an MMSI', () => {
  const reported = (mmsi: number) => Object.values(identityOf(mmsi));
  assert.equal(reported(230629000), ['vessel', 'FI']);
  assert.equal(reported(111503003), ['aircraft', 'AU']);
  assert.equal(reported(992571013), ['aid_to_navigation', 'NO']);
  assert.equal(reported(2320061), ['coast_station', 'GB']);
  assert.equal(reported(334000001), ['vessel', 'HN']);
  assert.equal(reported(550123456), ['vessel', 'TL']);
  assert.equal(reported(970123456), ['distress_beacon', undefined]);
  assert.equal(reported(299999999), ['vessel', undefined]);
});

test('groups tugs with towing, and separates high-speed craft from passenger ships', () => {
  const kinds = [70, 74, 80, 60, 40, 30, 31, 32, 52, 37, 0, 99, 57];
  assert.equal(
    kinds.map((code) => typeInWords(code)?.type),
    [
      'cargo',
      'cargo',
      'tanker',
      'passenger',
      'high_speed_craft',
      'fishing',
      'tug',
      'tug',
      'tug',
      'pleasure_craft',
      undefined,
      'other',
      undefined,
    ],
  );
  assert.is(typeInWords(81)?.label, 'Tanker, hazardous category A');
});

test('puts an arrival in the year closest to the report', () => {
  const eta = { month: 1, day: 2, hour: 6, minute: undefined };
  assert.is(etaMoment(eta, '2026-12-30T00:00:00Z'), '2027-01-02T06:00:00Z');
  assert.is(etaMoment({ ...eta, month: 12, day: 31 }, '2027-01-02T00:00:00Z'), '2026-12-31T06:00:00Z');
  assert.is(etaMoment({ ...eta, month: 2, day: 30 }, '2027-01-02T00:00:00Z'), null);
  assert.is(etaMoment({ ...eta, hour: undefined }, '2027-01-02T00:00:00Z'), null);
});

test('default results of realistic size stay small', () => {
  const name = (n: number) => `VESSEL OF SOME NAME ${n}`;
  const positions = Array.from({ length: 900 }, (_, n) => ({
    mmsi: 230000000 + n,
    geometry: { coordinates: [24.95 + n / 100_000, 60.15] },
    properties: { sog: 12.3, cog: 123.4, navStat: 0, timestampExternal: Date.parse('2026-11-20T11:59:00Z') },
  }));
  const details = positions.map(({ mmsi }, n) => ({
    mmsi,
    name: name(n),
    shipType: 70,
    destination: 'SAINT PETERSBURG ROADS',
  }));
  const track = Array.from({ length: 9000 }, (_, n) => ({
    mmsi: 257034450,
    msgtime: new Date(Date.parse('2026-11-19T13:00:00Z') + n * 9000).toISOString(),
    ...{ latitude: 60.123456, longitude: 5.123456 + n / 10_000, speedOverGround: 17.1, courseOverGround: 150.2 },
  }));
  const answers: Answers = {
    ...FIXTURES,
    '/locations?latitude=60.155&longitude=24.955&radius=16&from=1795172400000': { features: positions },
    '/locations?*': { features: positions },
    '/vessels?*': details,
    '/v1/historic/trackslast24hours/257034450?modelFormat=Json': track,
  };
  return withService(
    async (handlers) => {
      const area = await inArea(handlers, { port_name: 'Helsinki' });
      assert.is(area.count, 50);
      fits('maritime.vessels_in_area', area, MAX_TOKENS_FIXED_LIMIT);
      const way = await handlers.get_vessel_track({ mmsi: 257034450, hours: 24, max_points: 300 }, callAt());
      assert.equal([way.point_count, way.points_known], [300, 9000]);
      fits('maritime.get_vessel_track', way, MAX_TOKENS_FIXED_LIMIT);
    },
    { answers },
  );
});

test.run();
