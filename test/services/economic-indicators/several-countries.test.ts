// A call for several countries needs only one request if the source can return them together.

import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { COUNTRY_GROUP_CODE_VALUES } from '../../../generated/services/economic-indicators/codec.ts';
import { BANK_GROUPS, DATED_GROUPS } from '../../../runtime/reference/countries/countries.ts';
import { problemOf } from '../../support/fake-source.ts';
import { fixtureFolder } from '../../support/fixtures.ts';
import { data, type Handlers, withOwnService } from './service.ts';

const GDP = 'NY.GDP.MKTP.CD';
const BANK = { source: 'development_bank' };

const KNOWN: Readonly<Record<string, readonly [iso2: string, name: string]>> = {
  JPN: ['JP', 'Japan'],
  NOR: ['NO', 'Norway'],
  SWE: ['SE', 'Sweden'],
};

function send(response: ServerResponse, body: unknown): true {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  return true;
}

/**
 * Responds like the World Bank, which rejects the whole request if one area is unknown. `extra` is an additional row
 * that was not requested.
 */
function answerBank(request: string, response: ServerResponse, extra: readonly object[] = []): true | undefined {
  const codes = /^GET \/country\/([\w;]+)\/indicator/.exec(decodeURIComponent(request))?.[1]?.split(';');
  if (codes === undefined) return undefined;
  if (codes.some((code) => KNOWN[code] === undefined)) {
    return send(response, [{ message: [{ id: '120', key: 'Invalid value', value: 'not valid' }] }]);
  }
  const rows = codes.flatMap((code) =>
    [2024, 2023].map((year) => ({
      indicator: { id: GDP, value: 'GDP (current US$)' },
      country: { id: KNOWN[code]?.[0], value: KNOWN[code]?.[1] },
      countryiso3code: code,
      date: String(year),
      value: year * 10 + codes.indexOf(code),
    })),
  );
  return send(response, [{ page: 1, pages: 1, total: rows.length }, [...rows, ...extra]]);
}

const paths = (requests: readonly string[]) => requests.filter((each) => each.startsWith('GET /country/'));

const countriesOf = (result: Awaited<ReturnType<typeof data>>) =>
  result.series.map(({ country, observations }) => [country?.code, observations.map(({ value }) => value)]);

test('one request returns World Bank figures for several countries, in the requested order', () =>
  withOwnService(
    async (handlers, requests) => {
      const result = await data(handlers, GDP, ['Sweden', 'JPN', 'NO', 'SE'], BANK);
      assert.equal(countriesOf(result), [
        ['SE', [20230, 20240]],
        ['JP', [20231, 20241]],
        ['NO', [20232, 20242]],
      ]);
      assert.is(result.country, null);
      assert.is(result.count, 3);
      assert.equal(
        result.sources.map(({ outcome, found, message }) => [outcome, found, message]),
        [['answered', 3, undefined]],
      );
      assert.is(paths(requests()).length, 1);
      assert.match(paths(requests())[0] ?? '', 'SWE;JPN;NOR');
    },
    { instead: (request, _seen, response) => answerBank(request, response) },
  ));

test('reports a country that is unknown to the World Bank, and returns the others', () =>
  withOwnService(
    async (handlers) => {
      const result = await data(handlers, GDP, ['SE', 'AQ', 'NO'], BANK);
      assert.equal(
        result.series.map(({ country }) => country?.code),
        ['SE', 'NO'],
      );
      const [source] = result.sources;
      assert.is(source?.outcome, 'answered');
      assert.is(source?.message, 'No data: Antarctica.');
    },
    { instead: (request, _seen, response) => answerBank(request, response) },
  ));

test('rejects rows of a country that was not requested', () =>
  withOwnService(
    async (handlers) => {
      const problem = await problemOf(data(handlers, GDP, ['SE', 'NO'], BANK));
      assert.is(problem.code, 'upstream_invalid_response');
    },
    {
      instead: (request, _seen, response) => {
        const row = { indicator: { id: GDP }, country: { id: 'FR' }, countryiso3code: 'FRA', date: '2024', value: 1 };
        return answerBank(request, response, [row]);
      },
    },
  ));

const LISTED: readonly (readonly [iso2: string, region: string, income: string])[] = [
  ['SE', 'ECS', 'HIC'],
  ['NO', 'ECS', 'HIC'],
  ['JP', 'EAS', 'HIC'],
  ['IN', 'SAS', 'LMC'],
  ['XD', 'NA', 'NA'],
  ['JG', 'ECS', 'HIC'],
];

/** Serves the World Bank's list of countries. Its last two entries are a group and the Channel Islands. */
function answerList(request: string, response: ServerResponse, total = LISTED.length): true | undefined {
  if (!request.startsWith('GET /country?')) return undefined;
  const rows = LISTED.map(([iso2Code, region, income]) => ({
    ...{ iso2Code, region: { id: region }, incomeLevel: { id: income } },
  }));
  return send(response, [{ page: 1, pages: 1, total }, rows]);
}

const withBank = (body: (handlers: Handlers, requests: () => string[]) => Promise<void>, total?: number) =>
  withOwnService(body, {
    instead: (request, _seen, response) => answerList(request, response, total) ?? answerBank(request, response),
  });

test("the members of a World Bank region are the countries in the World Bank's current list", () =>
  withBank(async (handlers) => {
    const result = await data(handlers, GDP, undefined, { ...BANK, members_of: 'ecs' });
    assert.equal(
      result.series.map(({ country }) => country?.code),
      ['SE', 'NO'],
    );
    const nothing = await problemOf(data(handlers, GDP, undefined, { ...BANK, members_of: 'LIC' }));
    assert.is(nothing.code, 'not_found');
  }));

test('rejects a list of countries with empty entries', () =>
  withBank(async (handlers) => {
    const problem = await problemOf(data(handlers, GDP, undefined, { ...BANK, members_of: 'HIC' }));
    assert.is(problem.code, 'upstream_invalid_response');
  }, 297));

test('requires either countries or a group, but not both', () =>
  withBank(async (handlers) => {
    for (const [country, members_of] of [
      [undefined, undefined],
      ['SE', 'EU'],
    ] as const) {
      assert.is((await problemOf(data(handlers, GDP, country, { members_of }))).code, 'invalid_arguments');
    }
  }));

test('publishes exactly the groups that a query accepts', () => {
  assert.equal([...COUNTRY_GROUP_CODE_VALUES].sort(), [...DATED_GROUPS, ...BANK_GROUPS].sort());
});

const UNEMPLOYMENT = 'une_rt_m?s_adj=SA&age=TOTAL&unit=PC_ACT&sex=T';

const eurostatFixture = (file: string) => JSON.parse(readFileSync(`${fixtureFolder('eurostat')}/${file}`, 'utf8'));

function answerEurostat(request: string, response: ServerResponse, known: readonly string[]): true | undefined {
  if (!request.includes('/statistics/1.0/data/une_rt_m')) return undefined;
  const requested = new URL(request.slice(4), 'http://source').searchParams.getAll('geo');
  const geos = known.filter((geo) => requested.includes(geo));
  if (geos.length === 0) return send(response, eurostatFixture('une-us.json'));
  const cube = eurostatFixture('une-de.json');
  cube.size = cube.id.map((id: string, index: number) => (id === 'geo' ? geos.length : cube.size[index]));
  cube.dimension.geo.category = {
    index: Object.fromEntries(geos.map((geo, index) => [geo, index])),
    label: Object.fromEntries(geos.map((geo) => [geo, `Country ${geo}`])),
  };
  cube.value = Object.fromEntries(
    geos.flatMap((_, at) => [0, 1, 2].map((time) => [at * 3 + time, at + 3 + time / 10])),
  );
  return send(response, cube);
}

test('one request returns Eurostat figures for several countries, with their seasonal adjustment', () =>
  withOwnService(
    async (handlers, requests) => {
      const result = await data(handlers, UNEMPLOYMENT, ['DE', 'GR', 'SE'], { source: 'eu_statistics_office' });
      assert.equal(countriesOf(result), [
        ['DE', [3, 3.1, 3.2]],
        ['GR', [4, 4.1, 4.2]],
        ['SE', [5, 5.1, 5.2]],
      ]);
      assert.is(result.series[0]?.adjustment, 'Seasonally adjusted data, not calendar adjusted data');
      assert.is(requests().filter((each) => each.includes('une_rt_m')).length, 1);
    },
    { instead: (request, _seen, response) => answerEurostat(request, response, ['DE', 'EL', 'SE']) },
  ));

test('reports a country that Eurostat drops from the response, and does not assign it the figures of a different country', () =>
  withOwnService(
    async (handlers) => {
      const result = await data(handlers, UNEMPLOYMENT, ['DE', 'NO', 'SE'], { source: 'eu_statistics_office' });
      assert.equal(countriesOf(result), [
        ['DE', [3, 3.1, 3.2]],
        ['SE', [4, 4.1, 4.2]],
      ]);
      assert.match(result.sources[0]?.message ?? '', /^No data: Norway\.$/);
    },
    { instead: (request, _seen, response) => answerEurostat(request, response, ['DE', 'SE']) },
  ));

const RATES = 'OECD.SDD.STES,DSD_KEI@DF_KEI:MEASURE=IRLT;FREQ=M';

test('OECD figures for several countries take one request for codes and one for figures', () =>
  withOwnService(
    async (handlers, requestedUrls) => {
      const result = await data(handlers, RATES, ['GB', 'DE', 'KE'], {
        source: 'economic_cooperation_org',
        year_from: 2023,
      });
      assert.equal(
        result.series.map(({ country }) => country?.code),
        ['GB', 'DE'],
      );
      assert.is(result.sources[0]?.message, 'No data: Kenya.');
      const requests = requestedUrls().filter((each) => /\/(availability|data)\//.test(each));
      assert.is(requests.length, 2);
      for (const request of requests) assert.match(decodeURIComponent(request), 'GBR+DEU');
    },
    {
      instead: (requestedUrl, _seen, response) => {
        const kind = /^GET \/(v2\/availability|data)\//.exec(requestedUrl)?.[1];
        if (kind === undefined) return undefined;
        const file = kind === 'data' ? 'figures-kei-gbr-irlt.csv' : 'available-kei-gbr-irlt.json';
        const text = readFileSync(`${fixtureFolder('oecd')}/${file}`, 'utf8');
        const [head, ...lines] = text.trim().split('\n');
        const german = lines.map((line) => line.replace('GBR: United Kingdom', 'DEU: Germany'));
        const body = kind === 'data' ? [head, ...lines, ...german].join('\n') : text.replace('"GBR"', '"GBR", "DEU"');
        response.writeHead(200, { 'content-type': kind === 'data' ? 'text/csv' : 'application/json' }).end(body);
        return true;
      },
    },
  ));

test('US series cover only the United States, and the other countries are reported as without data', () =>
  withOwnService(async (handlers) => {
    const result = await data(handlers, 'LNS14000000', ['US', 'CA'], { year_from: 2025, year_to: 2025 });
    assert.equal(
      result.series.map(({ source }) => source),
      ['us_labour_statistics'],
    );
    assert.match(result.sources[0]?.message ?? '', /^No data: Canada\.$/);
  }));

test.run();
