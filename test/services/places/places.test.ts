import { test } from 'uvu';
import * as assert from 'uvu/assert';
import * as operations from '../../../generated/services/places/operations.ts';
import type { FoundCity, TimezoneOffsets } from '../../../generated/services/places/types.ts';
import { create } from '../../../runtime/adapters/places/places.ts';
import type { AdapterResult } from '../../../runtime/contract/adapter-result.ts';
import { Problem } from '../../../runtime/contract/problem.ts';
import { TIME_ZONE_RELEASE } from '../../../runtime/lib/time-zone-release.ts';
import { ENGLISH_NAMES } from '../../../runtime/sources/places-data/english-names.ts';
import { create as createPlacesData } from '../../../runtime/sources/places-data/places-data.ts';
import { create as createTzdb } from '../../../runtime/sources/tzdb/tzdb.ts';
import { adapter } from '../../support/adapter.ts';
import { answer, builtInCall, json, query } from '../built-in.ts';

const handlers = adapter('places', create, { 'places-data': createPlacesData(), tzdb: createTzdb() });
const call = builtInCall('places');

const cities = async (
  text: string,
  country_code?: string,
  limit = 10,
): Promise<readonly AdapterResult<FoundCity>[]> => {
  const country = country_code === undefined ? {} : { country_code };
  return (await handlers.search_cities({ query: text, limit, sort: 'match', ...country }, call)).data;
};
const first = async (text: string, country?: string): Promise<string> => {
  const [city] = await cities(text, country, 1);
  return `${city?.name} ${city?.country_code}`;
};
const zones = async (
  text?: string,
  country_code?: string,
  limit = 10,
): Promise<readonly AdapterResult<TimezoneOffsets>[]> => {
  const input = {
    ...(text === undefined ? {} : { query: text }),
    ...(country_code === undefined ? {} : { country_code }),
  };
  return (await handlers.search_timezones({ limit, offset: 0, ...input }, call)).data;
};

async function refused(run: () => unknown): Promise<{ code: string; message: string; hint: string }> {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return {
      code: error.code,
      message: error.message,
      hint: error.extras.errors?.[0]?.hint ?? error.extras.hint ?? '',
    };
  }
  throw new Error('was not refused');
}

// runtime/sources/SOURCES.md places-data F10.
test('returns Oslo and Tokyo as in GeoNames', async () => {
  assert.equal((await cities('oslo'))[0], {
    name: 'Oslo',
    country_code: 'NO',
    latitude: 59.91273,
    longitude: 10.74609,
    population: 580000,
    timezone: 'Europe/Oslo',
    geonameid: 3143244,
    admin1_code: '12',
    feature_code: 'PPLC',
    match: 'name',
  });
  const { match: _, ...tokyo } = (await cities('Tokyo'))[0] as AdapterResult<FoundCity>;
  const details = await handlers.get_city({ geonameid: 1850147 }, call);
  for (const [field, value] of Object.entries(tokyo)) assert.is(details[field as keyof typeof details], value, field);
  assert.equal([tokyo.latitude, tokyo.longitude, tokyo.population], [35.6895, 139.69171, 8336599]);
  assert.is(tokyo.timezone, 'Asia/Tokyo');
});

test('ranks places named Springfield first, the largest of them at the top', async () => {
  const found = await cities('Springfield', undefined, 100);
  // Two of the 24 places with this name in the source are sections of other places (PPLX).
  assert.is(found.filter((city) => city.match === 'name').length, 22);
  assert.equal(
    found.slice(0, 6).map((city) => [city.geonameid, city.admin1_code, city.population]),
    [
      [4409896, 'MO', 166810],
      [4951788, 'MA', 154341],
      [4250542, 'IL', 116565],
      [5754005, 'OR', 60870],
      [4525353, 'OH', 59680],
      [4787117, 'VA', 30484],
    ],
  );
});

test('finds cities by common spellings in many languages', async () => {
  const found = {
    lodz: 'Łódź PL',
    tromso: 'Tromsø NO',
    Munich: 'Munich DE',
    München: 'Munich DE',
    Muenchen: 'Munich DE',
    Köln: 'Köln DE',
    Koeln: 'Köln DE',
    Wien: 'Vienna AT',
    Praha: 'Prague CZ',
    Firenze: 'Florence IT',
    Москва: 'Moscow RU',
    東京: 'Tokyo JP',
    القاهرة: 'Cairo EG',
    Kiev: 'Kyiv UA',
    'sao paulo': 'São Paulo BR',
    'new york': 'New York City US',
  };
  for (const [text, city] of Object.entries(found)) assert.is(await first(text), city, text);
  for (const [text, city] of [
    ['Cologne', 'Köln'],
    ['Moskva', 'Moscow'],
    ['Roma', 'Rome'],
    ['Bombay', 'Mumbai'],
  ] as const) {
    assert.ok(
      (await cities(text)).some(({ name }) => name === city),
      `${text} finds ${city}`,
    );
  }
});

test('ranks whole names first, then larger places, and puts places with an unknown population (null) last', async () => {
  const found = await cities('burg', undefined, 100);
  const order = ['name', 'alternate_name', 'name_prefix', 'word_prefix', 'part_of_name', 'alternate_name_prefix'];
  for (const [index, city] of found.entries()) {
    const before = found[index - 1];
    if (before === undefined) continue;
    const [better, worse] = [order.indexOf(before.match), order.indexOf(city.match)];
    assert.ok(better < worse || (better === worse && (before.population ?? 0) >= (city.population ?? 0)));
  }
  const unknown = (await cities('moskva'))[0];
  assert.equal([unknown?.country_code, unknown?.population], ['TJ', null]);
});

// runtime/sources/SOURCES.md places-data F16.
test('ranks an English name like the local name, before smaller places with that name', async () => {
  const expected: Readonly<Record<string, string>> = {
    Gothenburg: 'Göteborg SE',
    antwerp: 'Antwerpen BE',
    Seville: 'Sevilla ES',
    Geneva: 'Genève CH',
    BOMBAY: 'Mumbai IN',
    Bruges: 'Brugge BE',
    Syracuse: 'Syracuse US',
    'New York': 'New York City US',
    Odessa: 'Odesa UA',
  };
  for (const [query, place] of Object.entries(expected)) assert.is(await first(query), place, query);
  assert.is(await first('Geneva', 'US'), 'Geneva US');
  const [gothenburg, nebraska] = await cities('Gothenburg', undefined, 2);
  assert.equal([gothenburg?.match, nebraska?.match], ['alternate_name', 'name']);
});

// runtime/sources/SOURCES.md places-data F17.
test('ranks names in other languages below local names', async () => {
  for (const [query, place] of [
    ['Salem', 'Salem IN'],
    ['Islamabad', 'Islamabad PK'],
    ['Bridgetown', 'Bridgetown BB'],
    ['Nis', 'Niš RS'],
  ] as const) {
    assert.is(await first(query), place);
  }
});

test('every listed English name is an alternative name of a place in its country', async () => {
  for (const [name, countries] of ENGLISH_NAMES) {
    for (const country of countries) {
      const found = await cities(name, country, 5);
      assert.ok(
        found.some(({ match }) => match === 'alternate_name'),
        `${name}, ${country}`,
      );
    }
  }
});

test('accepts a country filter in any letter case, and rejects an unknown code', async () => {
  assert.is(await first('paris', 'us'), 'Paris US');
  assert.ok((await cities('san', 'MX', 100)).every((city) => city.country_code === 'MX'));
  assert.equal(await cities('oslo', 'AQ'), []);
  const problem = await refused(() => cities('london', 'uk'));
  assert.is(problem.code, 'invalid_arguments');
  assert.match(problem.hint, /GB \(United Kingdom\)/);
});

test('rejects a query without letters, and returns an empty list for one without matches', async () => {
  assert.match((await refused(() => cities('?!'))).message, /letter or a digit/);
  assert.equal(await cities('qqqqzzzz'), []);
});

test('returns a city by id with its other names and elevation, and not_found for an unknown id', async () => {
  const oslo = await handlers.get_city({ geonameid: 3143244 }, call);
  assert.equal([oslo.ascii_name, oslo.country_name, oslo.elevation], ['Oslo', 'Norway', 26]);
  assert.ok(oslo.alternate_names.includes('Christiania'));
  const problem = await refused(() => handlers.get_city({ geonameid: 1 }, call));
  assert.is(problem.code, 'not_found');
  assert.match(problem.hint, /search_cities/);
});

const found = async (text: string, country_code?: string, limit = 4) =>
  handlers.search_cities(
    { query: text, limit, sort: 'match', ...(country_code === undefined ? {} : { country_code }) },
    call,
  );
const places = async (text: string, country?: string) =>
  (await found(text, country)).data.map(
    ({ name, country_code, admin1_code }) => `${name} ${country_code} ${admin1_code}`,
  );

test('narrows the search by a country, a region or both after a comma', async () => {
  assert.is((await places('Paris, France'))[0], 'Paris FR 11');
  assert.equal(await places('Paris, TX'), ['Paris US TX']);
  assert.is((await places('Springfield, MO, USA'))[0], 'Springfield US MO');
  assert.is((await places('Perth, Western Australia'))[0], 'Perth AU 08');
  assert.is((await places('Frankfurt, hessen'))[0], 'Frankfurt am Main DE 05');
  // CA and Georgia can each be a country or a US state.
  assert.is((await places('Vancouver, CA'))[0], 'Vancouver CA 02');
  assert.is((await places('Oakland, CA'))[0], 'Oakland US CA');
  assert.is((await places('Atlanta, Georgia'))[0], 'Atlanta US GA');
  assert.is((await places('Washington, D.C.'))[0], 'Washington US DC');
  // If the data has no name for an administrative division, the division is identified by its seat.
  assert.equal(await places('Moss, Oslo'), []);
  assert.equal(await places('Oslo, Oslo'), ['Oslo NO 12']);
  assert.is((await places('Portland Oregon'))[0], 'Portland US OR');
  assert.is((await places('Paris, US', 'US'))[0], 'Paris US TX');
});

test('reports that it ignored an unknown area after a comma, and that a name exists elsewhere', async () => {
  const left = await found('Bergen, Xyzland');
  assert.is(left.data[0]?.name, 'Bergen');
  assert.match(left.note ?? '', /"Xyzland" is not a known country or region/);
  const elsewhere = await found('Paris, Norway');
  assert.equal(elsewhere.data, []);
  assert.is(elsewhere.similar?.[0], 'Paris, France');
  assert.match(elsewhere.note ?? '', /elsewhere/);
});

test('a misspelled name returns the nearest names, and querying each of them finds its place', async () => {
  for (const [slip, meant] of [
    ['Copenhaggen', 'Copenhagen, Denmark'],
    ['New Yrok', 'New York City, NY, United States'],
    ['Olso', 'Oslo, Norway'],
    ['Kopenhagn', 'Copenhagen, Denmark'],
    ['Reykavik', 'Reykjavík, Iceland'],
  ] as const) {
    const { similar, note } = await found(slip);
    assert.is(similar?.[0], meant, slip);
    assert.match(note ?? '', /nearest names/);
    assert.is((await found(meant)).data[0]?.match, 'name', meant);
  }
  assert.equal((await found('Copenhaggen', 'DK')).similar, ['Copenhagen, Denmark']);
});

test('a country name as the query returns places with this name, then the largest places of the country', async () => {
  assert.equal((await found('France')).data.map(({ name, match }) => [name, match]).slice(0, 3), [
    ['Paris', 'country'],
    ['Marseille', 'country'],
    ['Lyon', 'country'],
  ]);
  for (const name of ['norge', 'Norway', 'NORWAY']) assert.is((await found(name)).data[0]?.name, 'Oslo', name);
  assert.is((await found('The Netherlands')).data[0]?.country_code, 'NL');
  assert.is((await found('San Marino')).data[0]?.name, 'San Marino');
  assert.match((await found('France')).note ?? '', /is a country/);
  // If the search is limited to another country, the name of a country is treated like any other name.
  assert.ok(
    (await found('Mexico', 'US')).data.every(({ country_code, match }) => country_code === 'US' && match !== 'country'),
  );
});

test('coordinates in any notation return the nearest places with their distance', async () => {
  for (const point of ['59.91,10.75', '59.91, 10.75', '+59.91;10.75', '59.91° N 10.75° E', '59.91 10.75']) {
    const { data } = await found(point);
    assert.is(data[0]?.name, 'Oslo', point);
    assert.is(data[0]?.match, 'nearest');
    assert.ok((data[0]?.distance_km ?? 9) < 1);
    const distances = data.map(({ distance_km }) => distance_km ?? -1);
    assert.equal(
      distances,
      [...distances].sort((a, b) => a - b),
    );
  }
  assert.is((await found('33.9 S, 18.4 E')).data[0]?.name, 'Cape Town');
  // Searches across the date line, and at a pole, where all longitudes are close together.
  assert.is((await found('-16.8,-179.99')).data[0]?.country_code, 'FJ');
  assert.is((await found('90,0')).data[0]?.name, 'Longyearbyen');
  assert.is((await found('59.91,10.75', 'SE')).data[0]?.country_code, 'SE');
  assert.match((await refused(() => found('95,10'))).message, /not a valid latitude,longitude pair/);
});

test('a search for the longest names returns a short result', async () => {
  for (const query of [
    'x'.repeat(200),
    'a,'.repeat(100),
    `${'s'.repeat(60)}, France`,
    ' 1'.repeat(100),
    `Nowhere, ${'b '.repeat(90)}`,
  ]) {
    const began = performance.now();
    await found(query);
    assert.ok(performance.now() - began < 500, query.slice(0, 20));
  }
});

const LISTED = { detail: 'brief', sort: 'code', limit: 250, offset: 0 } as const;

test('pages through countries in the requested order, with the same rows in brief and full mode', async () => {
  for (const detail of ['brief', 'full'] as const) {
    const first = await handlers.get_countries({ ...LISTED, detail, limit: 100 }, call);
    assert.equal([first.count, first.total, first.next_offset, first.data.length], [100, 250, 100, 100]);
    const last = await handlers.get_countries({ ...LISTED, detail, limit: 100, offset: 200 }, call);
    assert.equal([last.count, last.total, last.next_offset], [50, 250, null]);
  }
  const codes = async (sort: 'code' | 'population' | 'area') =>
    (await handlers.get_countries({ ...LISTED, sort, limit: 3 }, call)).data.map(({ iso_code }) => iso_code);
  assert.equal(await codes('code'), ['AD', 'AE', 'AF']);
  assert.equal(await codes('population'), ['CN', 'IN', 'US']);
  assert.is((await codes('area'))[0], 'RU');
});

test('countries have the contract’s fields by default, and are filtered by continent and text', async () => {
  const short = await handlers.get_countries(LISTED, call);
  assert.equal([short.count, short.total, short.data.length], [250, 250, 250]);
  assert.equal(
    short.data.find(({ iso_code }) => iso_code === 'NO'),
    {
      iso_code: 'NO',
      country_name: 'Norway',
      capital: 'Oslo',
      population: 5314336,
      continent: 'EU',
      currency_code: 'NOK',
      languages: ['no', 'nb', 'nn'],
    },
  );
  const full = await handlers.get_countries({ ...LISTED, detail: 'full' }, call);
  assert.equal(full.data.find(({ iso_code }) => iso_code === 'NO')?.calling_codes, ['+47']);
  const oceania = await handlers.get_countries({ ...LISTED, continent: 'OC', text: 'ISLAND' }, call);
  assert.ok(oceania.count > 5 && oceania.data.every(({ continent }) => continent === 'OC'));
  assert.equal((await handlers.get_countries({ ...LISTED, text: 'zürich' }, call)).data, []);
  assert.equal(
    (await handlers.get_countries({ ...LISTED, text: 'reykj' }, call)).data.map(({ iso_code }) => iso_code),
    ['IS'],
  );
  assert.is((await refused(() => handlers.get_countries({ ...LISTED, text: '?' }, call))).code, 'invalid_arguments');
});

test('lists 250 countries with current currencies and capitals', async () => {
  const { data } = await handlers.get_countries({ ...LISTED, detail: 'full' }, call);
  assert.is(data.length, 250);
  const byCode = new Map(data.map((country) => [country.iso_code, country]));
  // These codes have been withdrawn, or they belong to places that GeoNames assigns to another country.
  for (const code of ['AN', 'CS', 'AC', 'TA']) assert.not.ok(byCode.has(code), code);
  const currencies = { HR: 'EUR', BG: 'EUR', SL: 'SLE', CW: 'XCG', ZW: 'ZWG', NO: 'NOK', AQ: null };
  for (const [code, currency] of Object.entries(currencies)) assert.is(byCode.get(code)?.currency_code, currency, code);
  assert.is(byCode.get('ZW')?.currency_codes?.length, 9);
  assert.is(byCode.get('KZ')?.capital, 'Astana');
  for (const code of ['AQ', 'BV', 'HM', 'MO']) assert.is(byCode.get(code)?.capital, null, code);
  // Bouvet Island has no inhabitants; the source has no population for Eritrea.
  assert.equal([byCode.get('BV')?.population, byCode.get('ER')?.population], [0, null]);
  assert.equal([byCode.get('BV')?.population_year, byCode.get('ER')?.population_year], [2018, null]);
  assert.is((await handlers.get_countries(LISTED, call)).population_year, 2018);
  assert.equal([...byCode.keys()], [...byCode.keys()].sort());
});

test('returns the source data on Norway for its code in any letter case', async () => {
  const norway = await handlers.get_country({ iso_code: 'no' }, call);
  const { country_name, capital, population, population_year, continent, currency_code, languages } = norway;
  assert.equal(
    { country_name, capital, population, population_year, continent, currency_code, languages },
    {
      country_name: 'Norway',
      capital: 'Oslo',
      population: 5314336,
      population_year: 2018,
      continent: 'EU',
      currency_code: 'NOK',
      languages: ['no', 'nb', 'nn'],
    },
  );
});

test('an unknown country is not_found, with a suggested code', async () => {
  const problem = await refused(() => handlers.get_country({ iso_code: 'UK' }, call));
  assert.is(problem.code, 'not_found');
  assert.match(problem.hint, /GB \(United Kingdom\)/);
  assert.match((await refused(() => handlers.get_country({ iso_code: 'AN' }, call))).hint, /get_countries/);
});

test('a zone has offsets in hours, and an old name in any letter case returns the modern zone', async () => {
  const zone = async (timezone_id: string) => handlers.get_timezone({ timezone_id }, call);
  assert.equal(await zone('Europe/Oslo'), {
    timezone_id: 'Europe/Oslo',
    country_code: 'NO',
    gmt_offset_jan: 1,
    dst_offset_jul: 2,
    raw_offset: 1,
    tzdata_release: TIME_ZONE_RELEASE.release,
  });
  const kolkata = await zone('asia/CALCUTTA');
  assert.equal([kolkata.timezone_id, kolkata.country_code, kolkata.raw_offset], ['Asia/Kolkata', 'IN', 5.5]);
  const chatham = await zone('Pacific/Chatham');
  assert.equal([chatham.gmt_offset_jan, chatham.dst_offset_jul, chatham.raw_offset], [13.75, 12.75, 12.75]);
  assert.is((await zone('Arctic/Longyearbyen')).country_code, 'SJ');
  assert.is((await zone('UTC')).country_code, null);
});

test('an unknown zone is not_found, with a suggestion', async () => {
  const problem = await refused(() => handlers.get_timezone({ timezone_id: 'Europe/Olso' }, call));
  assert.is(problem.code, 'not_found');
  assert.match(problem.hint, /Europe\/Oslo/);
});

test('finds zones by part of their id, by an old name, and by country', async () => {
  const ids = async (text?: string, country?: string, limit?: number) =>
    (await zones(text, country, limit)).map((zone) => zone.timezone_id);
  assert.equal(await ids('york'), ['America/New_York']);
  assert.equal(await ids('new york'), ['America/New_York']);
  assert.equal(await ids('calcutta'), ['Asia/Kolkata']);
  assert.equal(await ids('etc/gmt+5'), ['Etc/GMT+5']);
  assert.equal(await ids('sao_p'), ['America/Sao_Paulo']);
  assert.equal(await ids(undefined, 'no'), ['Europe/Oslo']);
  assert.ok((await ids('australia', 'AU', 50)).includes('Australia/Lord_Howe'));
  assert.is((await ids('europe', undefined, 10)).length, 10);
  assert.equal(await ids('atlantis'), []);
  assert.is((await refused(() => zones(undefined, 'XX'))).code, 'invalid_arguments');
});

test('every example matches the published schema, over JSON and over a query', async () => {
  await answer(operations.searchCities, handlers, query({ query: 'Muenchen', country_code: '', limit: '100' }));
  await answer(operations.searchCities, handlers, json({ query: 'a', limit: 100 }));
  await answer(operations.searchCities, handlers, json({ query: 'springfield', country_code: 'US' }));
  await answer(operations.getCity, handlers, query({ geonameid: '3143244' }));
  await answer(operations.getCountries, handlers, json({}));
  await answer(operations.getCountry, handlers, query({ iso_code: 'aq' }));
  await answer(operations.searchTimezones, handlers, query({ query: '', limit: '500' }));
  await answer(operations.getTimezone, handlers, json({ timezone_id: 'Etc/GMT+5' }));
});

test('rejects malformed codes and ids before any lookup', () => {
  for (const forgiven of ['NOR', 'norway', 'Norge']) {
    assert.equal(operations.getCountry.decode(json({ iso_code: forgiven })), {
      ok: true,
      arguments: { iso_code: 'NO' },
    });
  }
  assert.not.ok(operations.getCountry.decode(json({ iso_code: 'Atlantis' })).ok);
  assert.not.ok(operations.getCountry.decode(json({ iso_code: 'Guinea' })).ok);
  assert.not.ok(operations.getCity.decode(json({ geonameid: 0 })).ok);
  assert.not.ok(operations.searchCities.decode(json({ query: '' })).ok);
  assert.not.ok(operations.searchCities.decode(json({ query: 'x', limit: 101 })).ok);
});

test('sorts matches by population on request, but results near coordinates by distance', async () => {
  const request = async (query: string, sort: 'match' | 'population') =>
    (await handlers.search_cities({ query, limit: 5, sort }, call)).data;
  const largest = await request('san', 'population');
  const sizes = largest.map(({ population }) => population ?? 0);
  assert.equal(
    sizes,
    [...sizes].sort((a, b) => b - a),
  );
  const best = await request('san', 'match');
  assert.ok((largest[0]?.population ?? 0) > (best[0]?.population ?? 0));
  assert.equal(await request('59.91,10.75', 'population'), await request('59.91,10.75', 'match'));
  assert.is((await request('Springfield, MO', 'population'))[0]?.name, 'Springfield');
});

test.run();
