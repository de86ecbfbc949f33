import { test } from 'uvu';
import * as assert from 'uvu/assert';
import * as operations from '../../../generated/services/places/operations.ts';
import type { FoundCity, TimezoneOffsets } from '../../../generated/services/places/types.ts';
import { places } from '../../../runtime/adapters/places.ts';
import { Problem } from '../../../runtime/contract/problem.ts';
import { embeddedPlaces } from '../../../runtime/places/embedded.ts';
import { answer, builtInCall, json, query } from './built-in.ts';

const handlers = places(embeddedPlaces());
const call = builtInCall('places');

const cities = async (text: string, country_code?: string, limit = 10): Promise<FoundCity[]> => {
  const country = country_code === undefined ? {} : { country_code };
  return (await handlers.search_cities({ query: text, limit, ...country }, call)).data;
};
const first = async (text: string, country?: string): Promise<string> => {
  const [city] = await cities(text, country, 1);
  return `${city?.name} ${city?.country_code}`;
};
const zones = async (text?: string, country_code?: string, limit = 10): Promise<TimezoneOffsets[]> => {
  const given = {
    ...(text === undefined ? {} : { query: text }),
    ...(country_code === undefined ? {} : { country_code }),
  };
  return (await handlers.search_timezones({ limit, ...given }, call)).data;
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

// FACTS.md, "Verified values".
test('Oslo and Tokyo are as GeoNames has them', async () => {
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
  const { match: _, ...tokyo } = (await cities('Tokyo'))[0] as FoundCity;
  const details = await handlers.get_city({ geonameid: 1850147 }, call);
  for (const [field, value] of Object.entries(tokyo)) assert.is(details[field as keyof typeof details], value, field);
  assert.equal([tokyo.latitude, tokyo.longitude, tokyo.population], [35.6895, 139.69171, 8336599]);
  assert.is(tokyo.timezone, 'Asia/Tokyo');
});

test('the Springfields come first, the largest before the others', async () => {
  const found = await cities('Springfield', undefined, 100);
  // Two of the source's 24 are sections of other places (PPLX).
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

test('cities are found as people write them, in many languages', async () => {
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

test('whole names come first, and among equals the larger place; unknown populations are null and last', async () => {
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

test('a country filter takes any case, and a code that no country has is a bad argument', async () => {
  assert.is(await first('paris', 'us'), 'Paris US');
  assert.ok((await cities('san', 'MX', 100)).every((city) => city.country_code === 'MX'));
  assert.equal(await cities('oslo', 'AQ'), []);
  const problem = await refused(() => cities('london', 'uk'));
  assert.is(problem.code, 'invalid_arguments');
  assert.match(problem.hint, /GB \(United Kingdom\)/);
});

test('a query without letters is a bad argument, one that fits nothing an empty list', async () => {
  assert.match((await refused(() => cities('?!'))).message, /letter or a digit/);
  assert.equal(await cities('qqqqzzzz'), []);
});

test('a city by its id has its other names and its height; an unknown id is not found', async () => {
  const oslo = await handlers.get_city({ geonameid: 3143244 }, call);
  assert.equal([oslo.ascii_name, oslo.country_name, oslo.elevation], ['Oslo', 'Norway', 26]);
  assert.ok(oslo.alternate_names.includes('Christiania'));
  const problem = await refused(() => handlers.get_city({ geonameid: 1 }, call));
  assert.is(problem.code, 'not_found');
  assert.match(problem.hint, /search_cities/);
});

test('there are 250 countries, with today’s currencies and capitals', async () => {
  const { data } = await handlers.get_countries({}, call);
  assert.is(data.length, 250);
  const byCode = new Map(data.map((country) => [country.iso_code, country]));
  // Dead codes, and codes of places that GeoNames counts to another.
  for (const code of ['AN', 'CS', 'AC', 'TA']) assert.not.ok(byCode.has(code), code);
  const currencies = { HR: 'EUR', BG: 'EUR', SL: 'SLE', CW: 'XCG', ZW: 'ZWG', NO: 'NOK', AQ: null };
  for (const [code, currency] of Object.entries(currencies)) assert.is(byCode.get(code)?.currency_code, currency, code);
  assert.is(byCode.get('ZW')?.currency_codes.length, 9);
  assert.is(byCode.get('KZ')?.capital, 'Astana');
  for (const code of ['AQ', 'BV', 'HM', 'MO']) assert.is(byCode.get(code)?.capital, null, code);
  // Nobody lives on Bouvet Island; how many live in Eritrea the source does not know.
  assert.equal([byCode.get('BV')?.population, byCode.get('ER')?.population], [0, null]);
  assert.equal([...byCode.keys()], [...byCode.keys()].sort());
});

test('Norway is as the sources have it, whatever the case of its code', async () => {
  const norway = await handlers.get_country({ iso_code: 'no' }, call);
  const { country_name, capital, population, continent, currency_code, languages } = norway;
  assert.equal(
    { country_name, capital, population, continent, currency_code, languages },
    {
      country_name: 'Norway',
      capital: 'Oslo',
      population: 5314336,
      continent: 'EU',
      currency_code: 'NOK',
      languages: ['no', 'nb', 'nn'],
    },
  );
});

test('an unknown country is not found, with the code that was meant', async () => {
  const problem = await refused(() => handlers.get_country({ iso_code: 'UK' }, call));
  assert.is(problem.code, 'not_found');
  assert.match(problem.hint, /GB \(United Kingdom\)/);
  assert.match((await refused(() => handlers.get_country({ iso_code: 'AN' }, call))).hint, /get_countries/);
});

test('a zone has its offsets in hours; an old name in any case is answered with the modern zone', async () => {
  const zone = async (timezone_id: string) => handlers.get_timezone({ timezone_id }, call);
  assert.equal(await zone('Europe/Oslo'), {
    timezone_id: 'Europe/Oslo',
    country_code: 'NO',
    gmt_offset_jan: 1,
    dst_offset_jul: 2,
    raw_offset: 1,
  });
  const kolkata = await zone('asia/CALCUTTA');
  assert.equal([kolkata.timezone_id, kolkata.country_code, kolkata.raw_offset], ['Asia/Kolkata', 'IN', 5.5]);
  const chatham = await zone('Pacific/Chatham');
  assert.equal([chatham.gmt_offset_jan, chatham.dst_offset_jul, chatham.raw_offset], [13.75, 12.75, 12.75]);
  assert.is((await zone('Arctic/Longyearbyen')).country_code, 'SJ');
  assert.is((await zone('UTC')).country_code, null);
});

test('an unknown zone is not found, with the one that was meant', async () => {
  const problem = await refused(() => handlers.get_timezone({ timezone_id: 'Europe/Olso' }, call));
  assert.is(problem.code, 'not_found');
  assert.match(problem.hint, /Europe\/Oslo/);
});

test('zones are found by part of their id, by an old name, and by country', async () => {
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

test('every example, over JSON and over a query, keeps to the published schema', async () => {
  await answer(operations.searchCities, handlers, query({ query: 'Muenchen', country_code: '', limit: '100' }));
  await answer(operations.searchCities, handlers, json({ query: 'a', limit: 100 }));
  await answer(operations.searchCities, handlers, json({ query: 'springfield', country_code: 'US' }));
  await answer(operations.getCity, handlers, query({ geonameid: '3143244' }));
  await answer(operations.getCountries, handlers, json({}));
  await answer(operations.getCountry, handlers, query({ iso_code: 'aq' }));
  await answer(operations.searchTimezones, handlers, query({ query: '', limit: '500' }));
  await answer(operations.getTimezone, handlers, json({ timezone_id: 'Etc/GMT+5' }));
});

test('malformed codes and ids are refused before anything is looked up', () => {
  assert.not.ok(operations.getCountry.decode(json({ iso_code: 'NOR' })).ok);
  assert.not.ok(operations.getCity.decode(json({ geonameid: 0 })).ok);
  assert.not.ok(operations.searchCities.decode(json({ query: '' })).ok);
  assert.not.ok(operations.searchCities.decode(json({ query: 'x', limit: 101 })).ok);
});

test.run();
