import { eachCountry, eachFigure, eachResult, type QueryTask, ranked, sum } from './query-task.ts';
import { crossRate, figure, GDP, GROUPS, OTHER_MONEY, POPULATION } from './world.ts';

const { NORDIC, G7 } = GROUPS;
const RATES = 'currency_conversion__get_exchange_rates';
const CONVERT = 'currency_conversion__convert_currency';
const RATE = 'eu_bank_fx__get_rate';
const COUNTRY = 'places__get_country';
const MONEY: Readonly<Record<string, string>> = { DK: 'DKK', FI: 'EUR', IS: 'ISK', NO: 'NOK', SE: 'SEK' };

export const CONVERSIONS: readonly QueryTask[] = [
  {
    asks: 'GDP per capita of the Nordic countries in 2024, in local currency at the latest rate',
    kind: 'conversion',
    singly: async (call) => {
      const figures = await eachFigure(call, NORDIC, GDP, 2024);
      const countries = await eachResult(call, COUNTRY, {}, 'iso_code', NORDIC);
      const { rates } = await call(RATES, { base: 'USD' });
      return figures.map(({ country, value }, index) => {
        const code = countries[index].currency_code;
        return [country, code, Math.round((value ?? 0) * rates[code])];
      });
    },
    query: {
      calls: {
        g: eachCountry({ members_of: 'NORDIC' }, GDP, 2024),
        c: { tool: COUNTRY, for_each: { iso_code: { column: 'g.country' } } },
        r: { tool: RATES, arguments: { base: 'USD' } },
      },
      sql: 'select g.country, r.currency, round(g.value * r.rate) from g join c on c.iso_code = g.country join r on r.currency = c.currency_code order by 1',
    },
    expected: NORDIC.map((country) => {
      const code = MONEY[country] ?? '';
      return [country, code, Math.round((figure(country, GDP, 2024) ?? 0) * crossRate('USD', code))];
    }),
  },
  {
    asks: 'GDP per capita of the G7 in 2024 in euro, highest first',
    kind: 'conversion',
    singly: async (call) => {
      const figures = await eachFigure(call, G7, GDP, 2024);
      const { rate } = await call(RATE, { base: 'USD', target: 'EUR' });
      return ranked(
        figures.map(({ country, value }) => [country, Math.round((value ?? 0) * rate)]),
        1,
      );
    },
    query: {
      calls: {
        g: eachCountry({ members_of: 'G7' }, GDP, 2024),
        r: { tool: RATE, arguments: { base: 'USD', target: 'EUR' } },
      },
      sql: 'select g.country, round(g.value * r.rate) from g, r order by 2 desc',
    },
    expected: ranked(
      G7.map((each) => [each, Math.round((figure(each, GDP, 2024) ?? 0) * crossRate('USD', 'EUR'))]),
      1,
    ),
  },
  {
    asks: 'German GDP per capita in euro, each year from 2023 to 2025 at the rate of 1 January',
    kind: 'conversion',
    singly: async (call) => {
      const figures = await eachFigure(call, ['DE'], GDP, 2023, 2025);
      const days = figures.map(({ year }) => `${year}-01-01`);
      const rates = await eachResult(call, CONVERT, { amount: 1, base: 'USD', target: 'EUR' }, 'date', days);
      return figures.map(({ year, value }, index) => [String(year), Math.round((value ?? 0) * rates[index].rate)]);
    },
    query: {
      calls: {
        g: eachCountry(['DE'], GDP, 2023, 2025),
        r: {
          tool: CONVERT,
          arguments: { amount: 1, base: 'USD', target: 'EUR' },
          for_each: { date: { column: 'g.period_start' } },
        },
      },
      sql: 'select g.period, round(g.value * r.rate) from g join r on r.date = g.period_start order by 1',
    },
    // 1 January 2023 was a Sunday, so the rate from Friday applies.
    expected: ['2022-12-30', '2024-01-01', '2025-01-01'].map((day, index) => {
      const year = 2023 + index;
      return [String(year), Math.round((figure('DE', GDP, year) ?? 0) * crossRate('USD', 'EUR', day))];
    }),
  },
  {
    asks: 'Total GDP of the EU countries outside the euro area in billions of euro, 2024',
    kind: 'aggregation',
    singly: async (call) => {
      const outside = OTHER_MONEY.map(([country]) => country);
      const gdp = await eachFigure(call, outside, GDP, 2024);
      const people = await eachFigure(call, outside, POPULATION, 2024);
      const { rate } = await call(RATE, { base: 'USD', target: 'EUR' });
      const total = sum(gdp.map(({ value }, index) => (value ?? 0) * (people[index]?.value ?? 0) * rate));
      return [[Math.round(total / 1e9)]];
    },
    query: {
      calls: {
        g: eachCountry(
          OTHER_MONEY.map(([country]) => country),
          GDP,
          2024,
        ),
        p: eachCountry({ column: 'g.country' }, POPULATION, 2024),
        r: { tool: RATE, arguments: { base: 'USD', target: 'EUR' } },
      },
      sql: 'select round(sum(g.value * p.value * r.rate) / 1e9) from g join p using (country, period), r',
    },
    expected: [
      [
        Math.round(
          sum(
            OTHER_MONEY.map(
              ([each]) =>
                (figure(each, GDP, 2024) ?? 0) * (figure(each, POPULATION, 2024) ?? 0) * crossRate('USD', 'EUR'),
            ),
          ) / 1e9,
        ),
      ],
    ],
  },
];
