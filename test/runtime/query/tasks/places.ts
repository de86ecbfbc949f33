// Tasks about countries and cities, whose data is built into the server.

import { counts, eachResult, type QueryTask, type Result, type Row, ranked, sum } from './query-task.ts';
import { GROUPS } from './world.ts';

const { NORDIC, G7 } = GROUPS;
const COUNTRY = 'places__get_country';
const COUNTRIES = 'places__get_countries';
const CITIES = 'places__search_cities';
const ZONE = 'places__get_timezone';
const UNITS = 'unit_conversion__list_units_in_category';
const CONVERT = 'unit_conversion__convert_units';
const SQUARE_MILE = 2.589988110336;
const AREAS: readonly Row[] = [
  ['NO', 324_220],
  ['SE', 449_964],
  ['FI', 337_030],
  ['IS', 103_000],
  ['DK', 43_094],
];
const PEOPLE: Readonly<Record<string, number>> = {
  ...{ DK: 5_797_446, FI: 5_518_050, IS: 353_574, NO: 5_314_336, SE: 10_183_175 },
};
const tenths = (value: number) => Math.round(value * 10) / 10;

export const PLACES: readonly QueryTask[] = [
  {
    asks: 'The Nordic countries by area',
    kind: 'ranking',
    singly: async (call) =>
      ranked(
        (await eachResult(call, COUNTRY, {}, 'iso_code', NORDIC)).map((each) => [each.iso_code, each.area_km2]),
        1,
      ),
    query: {
      calls: { c: { tool: COUNTRY, for_each: { iso_code: { members_of: 'NORDIC' } } } },
      sql: 'select iso_code, area_km2 from c order by 2 desc',
    },
    expected: ranked(AREAS, 1),
  },
  {
    asks: 'Inhabitants for each square kilometer in the Nordic countries',
    kind: 'cross-section',
    singly: async (call) =>
      (await eachResult(call, COUNTRY, {}, 'iso_code', NORDIC)).map((each) => [
        ...[each.iso_code, tenths(each.population / each.area_km2)],
      ]),
    query: {
      calls: { c: { tool: COUNTRY, for_each: { iso_code: { members_of: 'NORDIC' } } } },
      sql: 'select iso_code, round(population / area_km2, 1) from c order by 1',
    },
    expected: NORDIC.map((code) => [
      code,
      tenths((PEOPLE[code] ?? 0) / Number(AREAS.find(([each]) => each === code)?.[1])),
    ]),
  },
  {
    asks: 'The Nordic countries in square miles',
    kind: 'conversion',
    singly: async (call) => {
      const countries = await eachResult(call, COUNTRY, {}, 'iso_code', NORDIC);
      const rows: Row[] = [];
      for (const { iso_code: code, area_km2: value } of countries) {
        const { result } = await call(CONVERT, { value, from_unit: 'square_kilometer', to_unit: 'square_mile' });
        rows.push([code, Math.round(result)]);
      }
      return rows;
    },
    query: {
      calls: {
        c: { tool: COUNTRY, for_each: { iso_code: { members_of: 'NORDIC' } } },
        u: { tool: UNITS, arguments: { category: 'area' } },
      },
      sql: "select c.iso_code, round(c.area_km2 * k.factor / m.factor) from c, u k, u m where k.name = 'square_kilometer' and m.name = 'square_mile' order by 1",
    },
    expected: NORDIC.map((code) => [
      code,
      Math.round(Number(AREAS.find(([each]) => each === code)?.[1]) / SQUARE_MILE),
    ]),
  },
  {
    asks: 'How many countries and territories does each continent have?',
    kind: 'counts by group',
    singly: async (call) => counts((await call(COUNTRIES, {})).data.map(({ continent }: Result) => continent)),
    query: { calls: { c: { tool: COUNTRIES } }, sql: 'select continent, count(*) from c group by 1 order by 1' },
    expected: [
      ['AF', 58],
      ['AN', 5],
      ['AS', 53],
      ['EU', 52],
      ['NA', 41],
      ['OC', 27],
      ['SA', 14],
    ],
  },
  {
    asks: 'How many countries and territories use the US dollar, the euro and the East Caribbean dollar?',
    kind: 'counts by group',
    singly: async (call) => {
      const codes = (await call(COUNTRIES, {})).data.map((each: Result) => each.currency_code);
      return counts(codes.filter((code: string) => ['EUR', 'USD', 'XCD'].includes(code)));
    },
    query: {
      calls: { c: { tool: COUNTRIES } },
      sql: "select currency_code, count(*) from c where currency_code in ('EUR', 'USD', 'XCD') group by 1 order by 1",
    },
    expected: [
      ['EUR', 37],
      ['USD', 17],
      ['XCD', 8],
    ],
  },
  {
    asks: 'The three most populous countries of Africa',
    kind: 'ranking',
    singly: async (call) => {
      const { data } = await call(COUNTRIES, { continent: 'AF', sort: 'population', limit: 3 });
      return data.map(({ iso_code: code }: Result) => [code]);
    },
    query: {
      calls: { c: { tool: COUNTRIES, arguments: { continent: 'AF', sort: 'population', limit: 3 } } },
      sql: 'select iso_code from c',
    },
    expected: [['NG'], ['ET'], ['EG']],
  },
  {
    asks: 'Capitals of the countries that border Germany',
    kind: 'chain',
    singly: async (call) => {
      const { neighbours } = await call(COUNTRY, { iso_code: 'DE' });
      const found = await eachResult(call, COUNTRY, {}, 'iso_code', neighbours);
      return found.map(({ iso_code: code, capital }): Row => [code, capital]).sort(byFirst);
    },
    query: {
      calls: {
        d: { tool: COUNTRY, arguments: { iso_code: 'DE' } },
        c: { tool: COUNTRIES, arguments: { continent: 'EU' } },
      },
      sql: 'select c.iso_code, c.capital from d, json_each(d.neighbours) n join c on c.iso_code = n.value order by 1',
    },
    expected: [
      ...[
        ['AT', 'Vienna'],
        ['BE', 'Brussels'],
        ['CH', 'Bern'],
        ['CZ', 'Prague'],
        ['DK', 'Copenhagen'],
      ],
      ...[
        ['FR', 'Paris'],
        ['LU', 'Luxembourg'],
        ['NL', 'Amsterdam'],
        ['PL', 'Warsaw'],
      ],
    ],
  },
  {
    asks: 'Time zones of the Nordic capitals',
    kind: 'chain',
    singly: async (call) => {
      const rows: Row[] = [];
      for (const { iso_code: code, capital } of await eachResult(call, COUNTRY, {}, 'iso_code', NORDIC)) {
        const { data } = await call(CITIES, { query: capital, country_code: code, limit: 1 });
        rows.push([capital, data[0].timezone]);
      }
      return rows;
    },
    query: {
      calls: {
        c: { tool: COUNTRY, for_each: { iso_code: { members_of: 'NORDIC' } } },
        t: { tool: CITIES, arguments: { limit: 1 }, for_each: { query: { column: 'c.capital' } } },
      },
      sql: 'select c.capital, t.timezone from c join t on t.query = c.capital order by c.iso_code',
    },
    expected: [
      ...[
        ['Copenhagen', 'Europe/Copenhagen'],
        ['Helsinki', 'Europe/Helsinki'],
        ['Reykjavik', 'Atlantic/Reykjavik'],
      ],
      ...[
        ['Oslo', 'Europe/Oslo'],
        ['Stockholm', 'Europe/Stockholm'],
      ],
    ],
  },
  {
    asks: 'Hours from UTC in January in the capitals of the G7',
    kind: 'chain',
    singly: async (call) => {
      const rows: Row[] = [];
      for (const { iso_code: code, capital } of await eachResult(call, COUNTRY, {}, 'iso_code', G7)) {
        const { data } = await call(CITIES, { query: capital, limit: 1, sort: 'population' });
        const zone = await call(ZONE, { timezone_id: data[0].timezone });
        rows.push([code, zone.gmt_offset_jan]);
      }
      return rows;
    },
    query: {
      calls: {
        c: { tool: COUNTRY, for_each: { iso_code: { members_of: 'G7' } } },
        t: { tool: CITIES, arguments: { limit: 1, sort: 'population' }, for_each: { query: { column: 'c.capital' } } },
        z: { tool: ZONE, for_each: { timezone_id: { column: 't.timezone' } } },
      },
      sql: 'select c.iso_code, z.gmt_offset_jan from c join t on t.query = c.capital join z on z.timezone_id = t.timezone order by 1',
    },
    expected: [
      ['CA', -5],
      ['DE', 1],
      ['FR', 1],
      ['GB', 0],
      ['IT', 1],
      ['JP', 9],
      ['US', -5],
    ],
  },
  {
    asks: 'In how many US states is there a place called Springfield with 20,000 inhabitants or more?',
    kind: 'counts by group',
    singly: async (call) => {
      const { data } = await call(CITIES, { query: 'Springfield', country_code: 'US', limit: 50, sort: 'population' });
      const large = data.filter((each: Result) => each.name === 'Springfield' && each.population >= 20_000);
      return [[new Set(large.map((each: Result) => each.admin1_code)).size]];
    },
    query: {
      calls: {
        c: { tool: CITIES, arguments: { query: 'Springfield', country_code: 'US', limit: 50, sort: 'population' } },
      },
      sql: "select count(distinct admin1_code) from c where name = 'Springfield' and population >= 20000",
    },
    expected: [[7]],
  },
  {
    asks: 'Total population of the Nordic countries',
    kind: 'aggregation',
    singly: async (call) => [
      [sum((await eachResult(call, COUNTRY, {}, 'iso_code', NORDIC)).map((each) => each.population))],
    ],
    query: {
      calls: { c: { tool: COUNTRY, for_each: { iso_code: { members_of: 'NORDIC' } } } },
      sql: 'select sum(population) from c',
    },
    expected: [[sum(Object.values(PEOPLE))]],
  },
];

function byFirst([a]: Row, [b]: Row): number {
  return String(a) < String(b) ? -1 : 1;
}
