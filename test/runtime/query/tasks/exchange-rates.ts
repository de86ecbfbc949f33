import { eachResult, mean, type QueryTask, type Result, type Row, ranked } from './query-task.ts';
import { CURRENCIES, crossRate, daysSince, euroRate, GROUPS, OTHER_MONEY } from './world.ts';

const { EU } = GROUPS;
const RATES = 'currency_conversion__get_exchange_rates';
const CONVERT = 'currency_conversion__convert_currency';
const HISTORY = 'eu_bank_fx__get_history';
const RATE = 'eu_bank_fx__get_rate';
const LIST = 'currency_conversion__list_currencies';
const COUNTRY = 'places__get_country';
const MOVERS = ['USD', 'GBP', 'SEK', 'NOK', 'CHF', 'JPY'];
const thousandths = (value: number) => Math.round(value * 1_000) / 1_000;
/** Days in a history of 30 days and in a history of 80 days. */
const MONTH = daysSince('2026-10-21');
const QUARTER = daysSince('2026-09-01');
const NEW_YEARS = ['2023-01-02', '2024-01-02', '2025-01-02', '2026-01-02'];

export const EXCHANGE_RATES: readonly QueryTask[] = [
  {
    asks: 'What are 100 euro in dollars, pounds, kronor, francs, yen and Norwegian kroner?',
    kind: 'conversion',
    singly: async (call) =>
      (await eachResult(call, CONVERT, { amount: 100, base: 'EUR' }, 'target', MOVERS)).map((each) => [
        ...[each.target, each.converted_amount],
      ]),
    query: {
      calls: { c: { tool: CONVERT, arguments: { amount: 100, base: 'EUR' }, for_each: { target: MOVERS } } },
      sql: 'select target, converted_amount from c',
    },
    expected: MOVERS.map((code) => [code, Number((100 * euroRate(code)).toPrecision(8))]),
  },
  {
    asks: 'Which of six currencies moved most against the euro over the last 30 days, in percent of its lowest rate?',
    kind: 'ranking',
    singly: async (call) => {
      const histories = await eachResult(call, HISTORY, { base: 'EUR', days: 30 }, 'target', MOVERS);
      const rows = histories.map(({ target, series }): Row => {
        const rates = series.map(({ rate }: Result) => rate);
        return [target, thousandths((100 * Math.max(...rates)) / Math.min(...rates) - 100)];
      });
      return ranked(rows, 1);
    },
    query: {
      calls: { h: { tool: HISTORY, arguments: { base: 'EUR', days: 30 }, for_each: { target: MOVERS } } },
      sql: 'select target, round(100 * max(rate) / min(rate) - 100, 3) from h group by target order by 2 desc',
    },
    expected: ranked(
      MOVERS.map((code) => {
        const rates = MONTH.map((day) => euroRate(code, day));
        return [code, thousandths((100 * Math.max(...rates)) / Math.min(...rates) - 100)];
      }),
      1,
    ),
  },
  {
    asks: 'Mean rate of the dollar for each of the last months since September',
    kind: 'aggregation',
    singly: async (call) => {
      const { series } = await call(HISTORY, { base: 'EUR', target: 'USD', days: 80 });
      return ['2026-09', '2026-10', '2026-11'].map((month) => [
        month,
        mean(series.filter(({ date }: Result) => date.startsWith(month)).map(({ rate }: Result) => rate)),
      ]);
    },
    query: {
      calls: { h: { tool: HISTORY, arguments: { base: 'EUR', target: 'USD', days: 80 } } },
      sql: 'select substr(date, 1, 7) as month, avg(rate) from h group by 1 order by 1',
    },
    expected: ['2026-09', '2026-10', '2026-11'].map((month) => [
      month,
      mean(QUARTER.filter((day) => day.startsWith(month)).map((day) => euroRate('USD', day))),
    ]),
  },
  {
    asks: 'What were 1,000 dollars in Swedish kronor on 2 January of 2023 to 2026?',
    kind: 'conversion',
    singly: async (call) =>
      (await eachResult(call, CONVERT, { amount: 1_000, base: 'USD', target: 'SEK' }, 'date', NEW_YEARS)).map(
        (each) => [...[each.rate_date, each.converted_amount]],
      ),
    query: {
      calls: {
        c: { tool: CONVERT, arguments: { amount: 1_000, base: 'USD', target: 'SEK' }, for_each: { date: NEW_YEARS } },
      },
      sql: 'select rate_date, converted_amount from c',
    },
    expected: NEW_YEARS.map((day) => [
      ...[day, Number(((1_000 * euroRate('SEK', day)) / euroRate('USD', day)).toPrecision(8))],
    ]),
  },
  {
    asks: 'Cross rates between dollar, pound and yen',
    kind: 'cross-section',
    singly: async (call) => {
      const rows: Row[] = [];
      for (const base of ['GBP', 'JPY', 'USD'])
        for (const target of ['GBP', 'JPY', 'USD'])
          if (base !== target) rows.push([base, target, (await call(RATE, { base, target })).rate]);
      return rows;
    },
    query: {
      calls: { r: { tool: RATE, for_each: { base: ['GBP', 'JPY', 'USD'], target: ['GBP', 'JPY', 'USD'] } } },
      sql: 'select base, target, rate from r where base <> target order by 1, 2',
    },
    expected: ['GBP', 'JPY', 'USD'].flatMap((base) =>
      ['GBP', 'JPY', 'USD'].filter((each) => each !== base).map((target) => [base, target, crossRate(base, target)]),
    ),
  },
  {
    asks: 'The five currencies with the smallest value, with their names, by units for one euro',
    kind: 'join',
    singly: async (call) => {
      const { rates } = await call(RATES, { base: 'EUR' });
      const { currencies } = await call(LIST, {});
      const rows = currencies.map(({ code, name }: Result): Row => [code, name, rates[code] ?? null]);
      return ranked(rows, 2, 5).map(([code, name]) => [code ?? null, name ?? null]);
    },
    query: {
      calls: { r: { tool: RATES }, l: { tool: LIST } },
      sql: 'select l.code, l.name from l join r on r.currency = l.code order by r.rate desc limit 5',
    },
    expected: [
      ['KRW', 'South Korean won'],
      ['HUF', 'Hungarian forint'],
      ['JPY', 'Japanese yen'],
      ['ISK', 'Icelandic króna'],
      ['INR', 'Indian rupee'],
    ],
  },
  {
    asks: 'Which EU countries have a currency other than the euro, and what is one euro in it?',
    kind: 'join',
    singly: async (call) => {
      const countries = await eachResult(call, COUNTRY, {}, 'iso_code', EU);
      const { rates } = await call(RATES, { base: 'EUR' });
      const others = countries.filter(({ currency_code: code }) => rates[code] !== undefined);
      return others.map(({ iso_code, currency_code }) => [iso_code, currency_code, rates[currency_code]]);
    },
    query: {
      calls: { c: { tool: COUNTRY, for_each: { iso_code: { members_of: 'EU' } } }, r: { tool: RATES } },
      sql: 'select c.iso_code, c.currency_code, r.rate from c join r on r.currency = c.currency_code order by 1',
    },
    expected: OTHER_MONEY.map(([country, code]) => [country, code, euroRate(code)]),
  },
  {
    asks: 'How many currencies have a rate, with at least 100 units, at least 10, and fewer, for one euro?',
    kind: 'counts by group',
    singly: async (call) => {
      const rates: number[] = Object.values((await call(RATES, { base: 'EUR' })).rates);
      return [100, 10, 0].map((min, index) => {
        const max = [Number.POSITIVE_INFINITY, 100, 10][index] ?? 0;
        return [min, rates.filter((rate) => rate >= min && rate < max).length];
      });
    },
    query: {
      calls: { r: { tool: RATES } },
      sql: 'select iif(rate >= 100, 100, iif(rate >= 10, 10, 0)) as least, count(*) from r group by 1 order by 1 desc',
    },
    expected: [100, 10, 0].map((min, index) => {
      const below = CURRENCIES.filter((code) => euroRate(code) < ([Number.POSITIVE_INFINITY, 100, 10][index] ?? 0));
      return [min, below.filter((code) => euroRate(code) >= min).length];
    }),
  },
  {
    asks: 'The currency that gained most against the euro since one year ago',
    kind: 'change over time',
    singly: async (call) => {
      const { rates: now } = await call(RATES, { base: 'EUR' });
      const { rates: then } = await call(RATES, { base: 'EUR', date: '2025-11-19' });
      return ranked(
        Object.keys(now).map((code) => [code, thousandths((100 * then[code]) / now[code] - 100)]),
        1,
        1,
      );
    },
    query: {
      calls: { n: { tool: RATES }, t: { tool: RATES, arguments: { date: '2025-11-19' } } },
      sql: 'select currency, round(100 * t.rate / n.rate - 100, 3) from n join t using (currency) order by 2 desc limit 1',
    },
    expected: ranked(
      CURRENCIES.map((code) => [code, thousandths((100 * euroRate(code, '2025-11-19')) / euroRate(code) - 100)]),
      1,
      1,
    ),
  },
  {
    asks: 'Which currencies can be converted?',
    kind: 'cross-section',
    singly: async (call) => (await call(LIST, {})).currencies.map(({ code }: Result) => [code]),
    query: { calls: { l: { tool: LIST } }, sql: 'select code from l' },
    expected: [...CURRENCIES, 'EUR'].sort().map((code) => [code]),
  },
];
