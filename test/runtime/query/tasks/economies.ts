// Tasks about figures for countries, with one call for each country.

import { eachCountry, eachFigure, type Figure, mean, type QueryTask, type Row, ranked, sum } from './query-task.ts';
import { figure, GDP, GROUPS, INFLATION, POPULATION, UNEMPLOYMENT } from './world.ts';

const { EU, EA, EFTA, NORDIC, G7, SSF, LIC } = GROUPS;
const over = (group: string) => ({ members_of: group });
const known = (country: string, indicator: string, year: number) => figure(country, indicator, year) ?? 0;
const rowsOf = (figures: readonly Figure[]): Row[] => figures.map(({ country, value }) => [country, value]);
const expectedRows = (countries: readonly string[], indicator: string, year: number): Row[] =>
  countries.map((country) => [country, figure(country, indicator, year)]);
const band = (value: number | null) => ((value ?? 0) < 6 ? 'below 6' : (value ?? 0) < 10 ? '6 to 10' : '10 and more');
const byLetter = (rows: readonly Row[]): Row[] => [...rows].sort(([a], [b]) => (String(a) < String(b) ? -1 : 1));
const change = (countries: readonly string[], indicator: string): Row[] =>
  countries.map((country) => [country, known(country, indicator, 2024) - known(country, indicator, 2022)]);

function differences(figures: readonly Figure[]): Row[] {
  const late = figures.filter(({ year }) => year === 2024);
  return late.map(({ country, value }) => {
    const early = figures.find((each) => each.country === country && each.year === 2022)?.value ?? 0;
    return [country, (value ?? 0) - early];
  });
}

export const ECONOMIES: readonly QueryTask[] = [
  {
    asks: 'Which five EU countries had the highest unemployment in 2024?',
    kind: 'ranking',
    singly: async (call) => ranked(rowsOf(await eachFigure(call, EU, UNEMPLOYMENT, 2024)), 1, 5),
    query: {
      calls: { u: eachCountry(over('EU'), UNEMPLOYMENT, 2024) },
      sql: 'select country, value from u order by value desc limit 5',
    },
    expected: ranked(expectedRows(EU, UNEMPLOYMENT, 2024), 1, 5),
  },
  {
    asks: 'The three poorest EU countries by GDP per capita in 2023',
    kind: 'ranking',
    singly: async (call) => ranked(rowsOf(await eachFigure(call, EU, GDP, 2023)), 1, 3, true),
    query: {
      calls: { g: eachCountry(over('EU'), GDP, 2023) },
      sql: 'select country, value from g where value is not null order by value limit 3',
    },
    expected: ranked(expectedRows(EU, GDP, 2023), 1, 3, true),
  },
  {
    asks: 'Unemployment in the Nordic countries in 2024',
    kind: 'cross-section',
    singly: async (call) => rowsOf(await eachFigure(call, NORDIC, UNEMPLOYMENT, 2024)),
    query: {
      calls: { u: eachCountry(over('NORDIC'), UNEMPLOYMENT, 2024) },
      sql: 'select country, value from u order by country',
    },
    expected: expectedRows(NORDIC, UNEMPLOYMENT, 2024),
  },
  {
    asks: 'Inflation in the G7 in 2023, highest first',
    kind: 'cross-section',
    singly: async (call) => ranked(rowsOf(await eachFigure(call, G7, INFLATION, 2023)), 1),
    query: {
      calls: { i: eachCountry(over('G7'), INFLATION, 2023) },
      sql: 'select country, value from i order by value desc',
    },
    expected: ranked(expectedRows(G7, INFLATION, 2023), 1),
  },
  {
    asks: 'Unemployment next to GDP per capita in the Nordic countries, 2024',
    kind: 'join',
    singly: async (call) => {
      const unemployment = await eachFigure(call, NORDIC, UNEMPLOYMENT, 2024);
      const gdp = await eachFigure(call, NORDIC, GDP, 2024);
      return unemployment.map(({ country, value }, index) => [country, value, gdp[index]?.value ?? null]);
    },
    query: {
      calls: { u: eachCountry(over('NORDIC'), UNEMPLOYMENT, 2024), g: eachCountry({ column: 'u.country' }, GDP, 2024) },
      sql: 'select country, u.value, g.value from u join g using (country, period) order by country',
    },
    expected: NORDIC.map((each) => [each, figure(each, UNEMPLOYMENT, 2024), figure(each, GDP, 2024)]),
  },
  {
    asks: 'Mean unemployment of the euro area members in 2023',
    kind: 'aggregation',
    singly: async (call) => [[mean((await eachFigure(call, EA, UNEMPLOYMENT, 2023)).map(({ value }) => value))]],
    query: { calls: { u: eachCountry(over('EA'), UNEMPLOYMENT, 2023) }, sql: 'select avg(value) from u' },
    expected: [[mean(EA.map((country) => figure(country, UNEMPLOYMENT, 2023)))]],
  },
  {
    asks: 'How many people lived in the EU in 2024?',
    kind: 'aggregation',
    singly: async (call) => [[sum((await eachFigure(call, EU, POPULATION, 2024)).map(({ value }) => value))]],
    query: { calls: { p: eachCountry(over('EU'), POPULATION, 2024) }, sql: 'select sum(value) from p' },
    expected: [[sum(EU.map((country) => figure(country, POPULATION, 2024)))]],
  },
  {
    asks: 'How many EU countries had unemployment below 6 %, from 6 to 10 %, and above, in 2024?',
    kind: 'counts by group',
    singly: async (call) => {
      const bands = (await eachFigure(call, EU, UNEMPLOYMENT, 2024)).map(({ value }) => band(value));
      return byLetter([...new Set(bands)].map((text) => [text, bands.filter((each) => each === text).length]));
    },
    query: {
      calls: { u: eachCountry(over('EU'), UNEMPLOYMENT, 2024) },
      sql: "select case when value < 6 then 'below 6' when value < 10 then '6 to 10' else '10 and more' end as band, count(*) from u group by band order by band",
    },
    expected: byLetter(
      ['below 6', '6 to 10', '10 and more'].map((text) => [
        text,
        EU.filter((country) => band(figure(country, UNEMPLOYMENT, 2024)) === text).length,
      ]),
    ).filter(([, count]) => count !== 0),
  },
  {
    asks: 'The five largest populations of Sub-Saharan Africa, 2024',
    kind: 'ranking',
    singly: async (call) => ranked(rowsOf(await eachFigure(call, SSF, POPULATION, 2024)), 1, 5),
    query: {
      calls: { p: eachCountry(over('SSF'), POPULATION, 2024) },
      sql: 'select country, value from p order by value desc limit 5',
    },
    expected: ranked(expectedRows(SSF, POPULATION, 2024), 1, 5),
  },
  {
    asks: 'Which countries of Sub-Saharan Africa are low-income countries, with their population in 2024?',
    kind: 'join',
    singly: async (call) => {
      const poor = new Set((await eachFigure(call, LIC, GDP, 2024)).map(({ country }) => country));
      const people = await eachFigure(call, SSF, POPULATION, 2024);
      return byLetter(rowsOf(people.filter(({ country }) => poor.has(country))));
    },
    query: {
      calls: { p: eachCountry(over('SSF'), POPULATION, 2024), g: eachCountry(over('LIC'), GDP, 2024) },
      sql: 'select country, p.value from p join g using (country) order by country',
    },
    expected: expectedRows(['ET', 'MW', 'NE', 'RW', 'UG'], POPULATION, 2024),
  },
  {
    asks: 'The lowest GDP per capita among low-income countries in 2024',
    kind: 'ranking',
    singly: async (call) => ranked(rowsOf(await eachFigure(call, LIC, GDP, 2024)), 1, 1, true),
    query: {
      calls: { g: eachCountry(over('LIC'), GDP, 2024) },
      sql: 'select country, value from g order by value limit 1',
    },
    expected: ranked(expectedRows(LIC, GDP, 2024), 1, 1, true),
  },
  {
    asks: 'Where in the EU did unemployment fall most from 2022 to 2024? The first three.',
    kind: 'change over time',
    singly: async (call) => ranked(differences(await eachFigure(call, EU, UNEMPLOYMENT, 2022, 2024)), 1, 3, true),
    query: {
      calls: { u: eachCountry(over('EU'), UNEMPLOYMENT, 2022, 2024) },
      sql: "select country, b.value - a.value as change from u a join u b using (country) where a.period = '2022' and b.period = '2024' order by change limit 3",
    },
    expected: ranked(change(EU, UNEMPLOYMENT), 1, 3, true),
  },
  {
    asks: 'Growth of GDP per capita of the G7 from 2022 to 2024, in percent, fastest first',
    kind: 'change over time',
    singly: async (call) => {
      const figures = await eachFigure(call, G7, GDP, 2022, 2024);
      const at = (country: string, year: number) =>
        figures.find((each) => each.country === country && each.year === year)?.value ?? 0;
      return ranked(
        G7.map((country) => [country, (100 * at(country, 2024)) / at(country, 2022) - 100]),
        1,
      );
    },
    query: {
      calls: { g: eachCountry(over('G7'), GDP, 2022, 2024) },
      sql: "select country, 100 * max(value) filter (where period = '2024') / max(value) filter (where period = '2022') - 100 as growth from g group by country order by growth desc",
    },
    expected: ranked(
      G7.map((each) => [each, (100 * known(each, GDP, 2024)) / known(each, GDP, 2022) - 100]),
      1,
    ),
  },
  {
    asks: 'GDP of each Nordic country in 2024, from GDP per capita and population',
    kind: 'join',
    singly: async (call) => {
      const gdp = await eachFigure(call, NORDIC, GDP, 2024);
      const people = await eachFigure(call, NORDIC, POPULATION, 2024);
      return gdp.map(({ country, value }, index) => [country, (value ?? 0) * (people[index]?.value ?? 0)]);
    },
    query: {
      calls: { g: eachCountry(over('NORDIC'), GDP, 2024), p: eachCountry(over('NORDIC'), POPULATION, 2024) },
      sql: 'select country, g.value * p.value from g join p using (country, period_start) order by country',
    },
    expected: NORDIC.map((country) => [country, known(country, GDP, 2024) * known(country, POPULATION, 2024)]),
  },
  {
    asks: 'In which years from 2016 to 2024 did unemployment in Germany rise against the year before?',
    kind: 'change over time',
    singly: async (call) => {
      const figures = await eachFigure(call, ['DE'], UNEMPLOYMENT, 2015, 2024);
      const rose = figures.filter(({ value }, index) => index > 0 && (value ?? 0) > (figures[index - 1]?.value ?? 0));
      return rose.map(({ year }) => [String(year)]);
    },
    query: {
      calls: { u: eachCountry(['DE'], UNEMPLOYMENT, 2015, 2024) },
      sql: 'select period from (select period, value - lag(value) over (order by period) as rise from u) where rise > 0 order by period',
    },
    expected: [2016, 2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024]
      .filter((year) => known('DE', UNEMPLOYMENT, year) > known('DE', UNEMPLOYMENT, year - 1))
      .map((year) => [String(year)]),
  },
  {
    asks: 'Mean inflation of the EU next to that of EFTA in 2024',
    kind: 'aggregation',
    singly: async (call) => [
      ['EU', mean((await eachFigure(call, EU, INFLATION, 2024)).map(({ value }) => value))],
      ['EFTA', mean((await eachFigure(call, EFTA, INFLATION, 2024)).map(({ value }) => value))],
    ],
    query: {
      calls: { a: eachCountry(over('EU'), INFLATION, 2024), b: eachCountry(over('EFTA'), INFLATION, 2024) },
      sql: "select 'EU', avg(value) from a union all select 'EFTA', avg(value) from b",
    },
    expected: [EU, EFTA].map((group, index) => [
      ['EU', 'EFTA'][index] as string,
      mean(group.map((country) => figure(country, INFLATION, 2024))),
    ]),
  },
  {
    asks: 'Population in 2019 of the countries that were members of the EU at the end of 2019',
    kind: 'aggregation',
    singly: async (call) => {
      const figures = await eachFigure(call, [...EU, 'GB'], POPULATION, 2019);
      return [[figures.length, sum(figures.map(({ value }) => value))]];
    },
    query: {
      calls: { p: eachCountry({ members_of: 'EU', at: '2019-12-31' }, POPULATION, 2019) },
      sql: 'select count(*), sum(value) from p',
    },
    expected: [[28, sum([...EU, 'GB'].map((country) => figure(country, POPULATION, 2019)))]],
  },
  {
    asks: 'Which EU countries have no unemployment figure for 2023?',
    kind: 'cross-section',
    singly: async (call) => {
      const figures = await eachFigure(call, EU, UNEMPLOYMENT, 2023);
      return EU.filter((each) => !figures.some(({ country, value }) => country === each && value !== null)).map(
        (each) => [each],
      );
    },
    query: {
      calls: {
        c: { tool: 'places__get_country', for_each: { iso_code: over('EU') } },
        u: eachCountry({ column: 'c.iso_code' }, UNEMPLOYMENT, 2023),
      },
      sql: 'select iso_code from c left join u on u.country = c.iso_code where u.value is null',
    },
    expected: [['CY']],
  },
];
