import { readFileSync } from 'node:fs';
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
const events = (country: unknown) => refused('crisis-intelligence.search_crises', { query: 'X', country });
const figures = (country: unknown) =>
  decoded<{ country: unknown }>('economic-indicators.get_economic_data', { indicator: 'X', country } as {
    country: unknown;
  });

test('suggests one call per country for a list of countries in any notation', async () => {
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
    const { parameter, message, hint } = await events(country);
    assert.is(parameter, 'country', String(country));
    assert.match(message, /^must be a single country/, String(country));
    assert.is(hint, 'Make one call for each: SE, NO.', String(country));
  }
  assert.match((await events('Germany, France and Atlantis')).hint ?? '', /DE, FR/);
  assert.match((await events('SE,QQ')).message, /a single country/, 'an unknown code next to a known one');
  assert.match(
    (await events(Array.from({ length: 90 }, () => 'Sweden, Norway').join(', '))).message,
    /a single country/,
  );
});

test('treats a name with "and" or a comma as one country, and a list of unknown names as one unknown country', async () => {
  for (const country of ['Bosnia and Herzegovina', 'Trinidad & Tobago', 'Korea, Rep.', 'Congo, Dem. Rep.'])
    assert.is(typeof decoded('crisis-intelligence.search_crises', { query: 'X', country }).country, 'string', country);
  assert.match((await events('Atlantis, Lemuria')).message, /is not a known country/);
  assert.match((await events('Paris, France')).message, /is not a known country/);
  assert.match((await events(['SE'])).hint ?? '', /Send the string itself/);
  assert.match((await events('constructor,__proto__')).message, /is not a known country/);
});

const DATA = 'economic-indicators.get_economic_data';

const published = new Map<string, ReadonlyMap<string, { type?: unknown }>>(
  services
    .map(({ slug }) => slug)
    .flatMap((slug) => {
      const file = new URL(`../../../generated/services/${slug}/mcp.json`, import.meta.url);
      const tools = JSON.parse(readFileSync(file, 'utf8')) as {
        name: string;
        inputSchema: { properties?: Record<string, { type?: unknown }> };
      }[];
      return tools.map(
        ({ name, inputSchema }) => [`${slug}.${name}`, new Map(Object.entries(inputSchema.properties ?? {}))] as const,
      );
    }),
);

function typesIn(schema: { type?: unknown } | undefined): unknown[] {
  return [schema?.type].flat();
}

const NAMES = [
  'country',
  'country_code',
  'iso_code',
  'flag',
  'country_of_origin',
  'country_of_asylum',
  'location_country',
];

test('an argument that accepts several countries accepts a list, or several names in one string', async () => {
  for (const country of [
    ['SE', 'NO'],
    ['Sweden', 'norge', 'SWE'],
    '["SE","NO"]',
    'SE,NO',
    'SE NO',
    'Sweden and Norway',
  ]) {
    assert.equal(figures(country).country, ['SE', 'NO'], String(country));
  }
  assert.equal(figures('Bosnia and Herzegovina').country, ['BA']);
  assert.equal(figures(['Korea, Rep.', 'EU']).country, ['KR', 'EU']);
  const problems = async (country: unknown) => {
    const problem = await problemOf(Promise.resolve().then(() => figures(country)));
    return problem.extras.errors?.map(({ parameter, code }) => [parameter, code]);
  };
  assert.equal(await problems('Atlantis'), [['country', 'country']]);
  assert.equal(await problems(['SE', 'Atlantis', 7]), [
    ['country[1]', 'country'],
    ['country[2]', 'country'],
  ]);
  assert.equal(await problems('Sweden, Atlantis'), [['country[1]', 'country']]);
  assert.equal(await problems(Array.from({ length: 61 }, () => 'SE')), [['country', 'max_items']]);
  assert.equal((await problems([]))?.[0], ['country', 'min_items']);
  const decode = services.flatMap(({ operations }) => operations).find(({ id }) => id === DATA)?.decode;
  const query = (country: string[]) =>
    decode?.({ encoding: 'query', values: new Map(Object.entries({ indicator: ['X'], country })) });
  for (const country of [['SE', 'NO'], ['SE,NO']]) {
    const found = query(country);
    assert.equal(found?.ok && (found.arguments as { country: unknown }).country, ['SE', 'NO'], String(country));
  }
});

test('every argument that accepts one country rejects several', () => {
  const tried: string[] = [];
  for (const { id, decode } of [...services, ...areas].flatMap(({ operations }) => operations)) {
    for (const name of NAMES) {
      // An argument that accepts a country reports an unknown name as an unknown country.
      const refusals = ['Nowhereland', 'SE,NO'].map((value) => {
        const found = decode({ encoding: 'json', values: { [name]: value } });
        return found.ok ? undefined : found.problems.find(({ parameter }) => parameter === name);
      });
      const takesList = typesIn(published.get(id)?.get(name)).includes('array');
      if (refusals[0]?.code !== 'country' || takesList) continue;
      tried.push(`${id}.${name}`);
      assert.match(refusals[1]?.message ?? '', /^must be a single country/, `${id}.${name}`);
    }
  }
  assert.ok(tried.some((each) => each.startsWith('trials.')) && tried.some((each) => each.startsWith('places.')));
});

test('suggests one call per value for lists of currencies and states', async () => {
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

test('suggests one call per value for a repeated query parameter', () => {
  const operation = services
    .flatMap(({ operations }) => operations)
    .find(({ id }) => id === 'crisis-intelligence.search_crises');
  const values = new Map([
    ['query', ['X']],
    ['country', ['SE', 'NO']],
  ]);
  const found = operation?.decode({ encoding: 'query', values });
  assert.equal(found?.ok === false && found.problems[0]?.hint, 'Make one call per value.');
});

test.run();
