// Measures the sizes of results of built-in services, exchange rates, hospitals and companies.

import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { create as createCurrencies } from '../../runtime/adapters/currency-conversion/currency-conversion.ts';
import { create as createRates } from '../../runtime/adapters/eu-bank-fx/eu-bank-fx.ts';
import { create as createHoroscopes } from '../../runtime/adapters/horoscopes/horoscopes.ts';
import { Brreg } from '../../runtime/adapters/no-registry/brreg/brreg.ts';
import { create as createRegistry } from '../../runtime/adapters/no-registry/no-registry.ts';
import { create as createPlaces } from '../../runtime/adapters/places/places.ts';
import { create as createUnits } from '../../runtime/adapters/unit-conversion/unit-conversion.ts';
import { DATA_SETS } from '../../runtime/adapters/us-health/cms/cms.ts';
import { create as createHealth } from '../../runtime/adapters/us-health/us-health.ts';
import { create as createTime } from '../../runtime/adapters/world-time/world-time.ts';
import { addDays } from '../../runtime/lib/day.ts';
import { create as createPlacesData } from '../../runtime/sources/places-data/places-data.ts';
import { create as createTzdb } from '../../runtime/sources/tzdb/tzdb.ts';
import { callAt as bankCall, DAILY, envelope, RECENT, withBank } from '../runtime/sources/ecb-fx/bank.ts';
import { adapter } from '../support/adapter.ts';
import { fits, MAX_TOKENS_FIXED_LIMIT } from '../support/answer-size.ts';
import { type Answers, callAt, fixtureAnswers, withPlayed } from '../support/played-folder.ts';
import { builtInCall } from './built-in.ts';
import { fixtureRows, type Rows, withHealth } from './us-health/cms/catalog.ts';

async function sized(tool: string, answer: unknown, bound?: number): Promise<number> {
  return fits(tool, await answer, bound);
}

/** Passes no arguments to the decoder, to get the defaults. */
const ALL_COUNTRIES = { detail: 'brief', sort: 'code', limit: 300, offset: 0 } as const;

test('places', async () => {
  const places = adapter('places', createPlaces, { 'places-data': createPlacesData(), tzdb: createTzdb() });
  const call = builtInCall('places');
  const countries = await places.get_countries(ALL_COUNTRIES, call);
  assert.equal([countries.count, countries.next_offset], [countries.total, null]);
  assert.ok(countries.data.some(({ iso_code }) => iso_code === 'JP'));
  await sized('places.get_countries', countries, MAX_TOKENS_FIXED_LIMIT);
  // These queries have the longest results: places with long names, and the country with the most zones.
  for (const query of ['saint', 'Mexico', '59.91,10.75', 'Copenhaggen']) {
    await sized(`places.search_cities ${query}`, places.search_cities({ query, limit: 10, sort: 'match' }, call));
  }
  for (const geonameid of [2_988_507, 1_850_147, 5_128_581])
    await sized('places.get_city', places.get_city({ geonameid }, call));
  await sized('places.get_country', places.get_country({ iso_code: 'RU' }, call));
  await sized('places.search_timezones', places.search_timezones({ limit: 10, offset: 0 }, call));
});

test('world-time', async () => {
  const time = adapter('world-time', createTime, { tzdb: createTzdb() });
  const call = builtInCall('world-time');
  await sized('world-time.list_timezones', time.list_timezones({}, call));
  await sized('world-time.get_timezone_info', time.get_timezone_info({ timezone: 'America/New_York' }, call));
});

test('unit-conversion', async () => {
  const units = adapter('unit-conversion', createUnits, {});
  const call = builtInCall('unit-conversion');
  await sized('unit-conversion.list_unit_categories', units.list_unit_categories({ detail: 'brief' }, call));
  for (const category of ['length', 'volume', 'energy', 'pressure'] as const) {
    await sized(`unit-conversion.list_units_in_category ${category}`, units.list_units_in_category({ category }, call));
  }
});

test('horoscopes', async () => {
  const horoscopes = adapter('horoscopes', createHoroscopes, {});
  await sized('horoscopes.list_zodiac_signs', horoscopes.list_zodiac_signs({}, builtInCall('horoscopes')));
  await sized(
    'horoscopes.list_astrological_elements',
    horoscopes.list_astrological_elements({}, builtInCall('horoscopes')),
  );
});

const CODES =
  'USD JPY CZK DKK GBP HUF PLN RON SEK CHF ISK NOK TRY AUD BRL CAD CNY HKD IDR ILS INR KRW MXN MYR NZD PHP SGD THB ZAR';

test('eu-bank-fx and currency-conversion results with all currencies and 90 days fit the limit', () => {
  const rates = Object.fromEntries(CODES.split(' ').map((code, nth) => [code, (1.23456 * (nth + 1)).toFixed(4)]));
  const days = Array.from({ length: 90 }, (_, nth) => [addDays('2026-03-18', -nth), rates] as const);
  const files = { [DAILY]: envelope({ '2026-03-18': rates }), [RECENT]: envelope(Object.fromEntries(days)) };
  return withBank(files, async ({ source }) => {
    const bank = adapter('eu-bank-fx', createRates, { 'ecb-fx': source });
    await sized('eu-bank-fx.get_rates', bank.get_rates({ base: 'SEK' }, bankCall()));
    await sized(
      'eu-bank-fx.get_history of 90 days',
      bank.get_history({ base: 'SEK', target: 'JPY', days: 90 }, bankCall()),
    );
    const currencies = adapter('currency-conversion', createCurrencies, { 'ecb-fx': source });
    await sized('currency-conversion.get_exchange_rates', currencies.get_exchange_rates({ base: 'SEK' }, bankCall()));
    await sized('currency-conversion.list_currencies', currencies.list_currencies({}, bankCall()));
  });
});

function measures(dataSet: string, count: number): Rows {
  const rows = (fixtureRows()[dataSet] as Rows).filter(({ facility_id }) => facility_id === '010001');
  return Array.from({ length: count }, (_, nth) => {
    const row = rows[nth % rows.length] as Rows[number];
    return { ...row, measure_id: `${row['measure_id']}_${nth}` };
  });
}

test('us-health results fit the limit for the measures of a large hospital and for 5,400 hospitals', () => {
  const [hospital] = fixtureRows()[DATA_SETS.hospitals] as Rows;
  const hospitals = Array.from({ length: 5_400 }, (_, nth) => ({
    ...hospital,
    facility_id: String(10_001 + nth).padStart(6, '0'),
  })) as Rows;
  const person = (nth: number) => ({
    number: String(1_000_000_000 + nth),
    enumeration_type: 'NPI-1',
    basic: {
      first_name: 'ALEXANDRA',
      middle_name: 'ELIZABETH',
      last_name: 'SMITH',
      credential: 'M.D., PH.D.',
      sex: 'F',
    },
    addresses: [
      {
        address_purpose: 'LOCATION',
        address_1: '12345 NORTH MARTIN LUTHER KING BOULEVARD',
        address_2: 'SUITE 1200',
        city: 'SAN FRANCISCO',
        state: 'CA',
        postal_code: '941170001',
        country_code: 'US',
        telephone_number: '415-555-0100',
        fax_number: '415-555-0101',
      },
    ],
    taxonomies: Array.from({ length: 4 }, () => ({
      code: '207RC0000X',
      desc: 'Internal Medicine, Cardiovascular Disease',
      primary: false,
      license: 'A1234567',
      state: 'CA',
    })),
  });
  const dataSets = {
    ...fixtureRows(),
    [DATA_SETS.hospitals]: hospitals,
    [DATA_SETS.complicationsAndDeaths]: measures(DATA_SETS.complicationsAndDeaths, 20),
    [DATA_SETS.infections]: measures(DATA_SETS.infections, 36),
    [DATA_SETS.unplannedVisits]: measures(DATA_SETS.unplannedVisits, 14),
    [DATA_SETS.timelyAndEffectiveCare]: measures(DATA_SETS.timelyAndEffectiveCare, 30),
  };
  const registry = () => ({ result_count: 50, results: Array.from({ length: 50 }, (_, nth) => person(nth)) });
  return withHealth({ dataSets, registry }, async ({ cms, nppes }) => {
    const health = adapter('us-health', createHealth, { cms, nppes });
    await sized('us-health.search_hospitals', health.search_hospitals({ limit: 10, offset: 0 }, callAt()));
    const quality = await health.get_hospital_quality(
      { facility_id: '010001', limit: 300, offset: 0, detail: 'brief' },
      callAt(),
    );
    assert.equal([quality.count, quality.total, quality.next_offset], [100, 100, null]);
    await sized('us-health.get_hospital_quality', quality, MAX_TOKENS_FIXED_LIMIT);
    await sized('us-health.get_spending', health.get_spending({ facility_id: '010001' }, callAt()));
    await sized('us-health.search_providers', health.search_providers({ name: 'Smith', limit: 10 }, callAt()));
  });
});

const registered = (name: string) =>
  JSON.parse(readFileSync(new URL(`./no-registry/fixtures/brreg/${name}.json`, import.meta.url), 'utf8'));

test('no-registry results fit the limit for a large company with 50 subsidiaries and for the roles of its board', () => {
  const unit = registered('entity-923609016');
  const found = { _embedded: { enheter: Array(50).fill(unit) }, page: { totalElements: 9_000 } };
  const { rollegrupper } = registered('roles-923609016') as { rollegrupper: { roller: object[] }[] };
  const groups = rollegrupper.map((group) => ({
    ...group,
    roller: group.roller.length > 1 ? Array(20).fill(group.roller[0]) : group.roller,
  }));
  const answers: Answers = {
    ...fixtureAnswers('brreg'),
    '/enheter?*': found,
    '/underenheter?*': { page: { totalElements: 0 } },
    '/enheter/923609016/roller': { rollegrupper: groups },
  };
  return withPlayed(['brreg'], answers, async ({ sourceClients }) => {
    const registry = adapter('no-registry', createRegistry, { brreg: new Brreg(sourceClients.client('brreg')) });
    const org_number = '923609016';
    await sized('no-registry.lookup_registry_company', registry.lookup_registry_company({ org_number }, callAt()));
    await sized(
      'no-registry.search_registry_companies',
      registry.search_registry_companies({ name: 'a', max_results: 10 }, callAt()),
    );
    await sized(
      'no-registry.get_registry_company_roles',
      registry.get_registry_company_roles({ org_number }, callAt()),
    );
    const subsidiaries = await registry.get_registry_subsidiaries({ org_number, max_results: 50 }, callAt());
    assert.is('count' in subsidiaries && subsidiaries.count, 50);
    await sized('no-registry.get_registry_subsidiaries', subsidiaries, MAX_TOKENS_FIXED_LIMIT);
  });
});

test.run();
