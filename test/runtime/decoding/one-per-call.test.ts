import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { areas, services } from '../../../generated/catalog.ts';
import type { ArgumentProblem } from '../../../runtime/contract/problem.ts';
import { decoded } from '../../support/decoded.ts';
import { problemOf } from '../../support/fake-source.ts';

const refused = async (id: string, args: object): Promise<ArgumentProblem> => {
  const problem = await problemOf(Promise.resolve().then(() => decoded(id, args)));
  return problem.extras.errors?.[0] as ArgumentProblem;
};
const data = (country: unknown) => refused('economic-indicators.get_economic_data', { indicator: 'X', country });

test('suggests several calls for a list of countries in any notation', async () => {
  for (const country of [
    'SE,NO',
    'SE, NO',
    'se;no',
    'SE|NO',
    'SE/NO',
    'SWE+NOR',
    'SE NO',
    'Sweden, Norway',
    'Sweden and Norway',
    'Sverige & Norge',
    'Sweden vs. Norway',
    '["SE","NO"]',
    ['SE', 'NO'],
    ['Sweden', 'Norway'],
  ]) {
    const { parameter, message, hint } = await data(country);
    assert.is(parameter, 'country', String(country));
    assert.match(message, /^must be a single country/, String(country));
    assert.is(hint, 'Make one call for each: SE, NO.', String(country));
  }
  assert.match((await data('Germany, France and Atlantis')).hint ?? '', /DE, FR/);
  assert.match((await data('SE,QQ')).message, /a single country/, 'a code that is not known beside one that is');
  assert.match((await data(Array.from({ length: 90 }, () => 'Sweden, Norway').join(', '))).message, /a single country/);
});

test('reads a name with "and" or a comma as one country; a list of unknown names is unknown', async () => {
  for (const country of ['Bosnia and Herzegovina', 'Trinidad & Tobago', 'Korea, Rep.', 'Congo, Dem. Rep.'])
    assert.is(
      typeof decoded('economic-indicators.get_economic_data', { indicator: 'X', country }).country,
      'string',
      country,
    );
  assert.match((await data('Atlantis, Lemuria')).message, /is not a known country/);
  assert.match((await data('Paris, France')).message, /is not a known country/);
  assert.match((await data(['SE'])).hint ?? '', /Send the string itself/);
  assert.match((await data('constructor,__proto__')).message, /is not a known country/);
});

const NAMES = [
  'country',
  'country_code',
  'iso_code',
  'flag',
  'country_of_origin',
  'country_of_asylum',
  'location_country',
];

test('every argument that accepts one country rejects several', () => {
  const tried: string[] = [];
  for (const { id, decode } of [...services, ...areas].flatMap(({ operations }) => operations)) {
    for (const name of NAMES) {
      // An argument that accepts a country reports an unknown one as such.
      const refusals = ['Nowhereland', 'SE,NO'].map((value) => {
        const found = decode({ encoding: 'json', values: { [name]: value } });
        return found.ok ? undefined : found.problems.find(({ parameter }) => parameter === name);
      });
      if (refusals[0]?.code !== 'country') continue;
      tried.push(`${id}.${name}`);
      assert.match(refusals[1]?.message ?? '', /^must be a single country/, `${id}.${name}`);
    }
  }
  assert.ok(tried.some((each) => each.startsWith('migration.')) && tried.some((each) => each.startsWith('places.')));
});

test('suggests several calls for lists of currencies and states', async () => {
  const currencies = await refused('eu-bank-fx.get_rate', { base: 'EUR', target: 'USD, SEK' });
  assert.equal(
    [currencies.message, currencies.hint],
    ['must be a single currency, not "USD, SEK"', 'Make one call for each: USD, SEK.'],
  );
  const states = await refused('us-health.search_hospitals', { state: 'Georgia and Florida' });
  assert.equal(
    [states.message.slice(0, 22), states.hint],
    ['must be a single state', 'Make one call for each: GA, FL.'],
  );
});

test('suggests several calls for a repeated query parameter', () => {
  const operation = services
    .flatMap(({ operations }) => operations)
    .find(({ id }) => id === 'economic-indicators.get_economic_data');
  const values = new Map([
    ['indicator', ['X']],
    ['country', ['SE', 'NO']],
  ]);
  const found = operation?.decode({ encoding: 'query', values });
  assert.equal(found?.ok === false && found.problems[0]?.hint, 'Make one call per value.');
});

test.run();
