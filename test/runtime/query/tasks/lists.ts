// Tasks about figures for countries, with one call for a whole list or group.

import { allCountries, allFigures, counts, mean, type QueryTask, type Row, ranked, sum } from './query-task.ts';
import { figure, GDP, GROUPS, INFLATION, POPULATION, UNEMPLOYMENT } from './world.ts';

const { EU, EA, NORDIC, G7, SSF, LIC } = GROUPS;
const FOUR = ['DE', 'FR', 'IT', 'ES'];
const known = (country: string, indicator: string, year: number) => figure(country, indicator, year) ?? 0;
const expectedRows = (countries: readonly string[], indicator: string, year: number): Row[] =>
  countries.map((country) => [country, figure(country, indicator, year)]);
const years = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const size = (people: number | null) => ((people ?? 0) >= 50_000_000 ? 'large' : 'small');

export const LISTS: readonly QueryTask[] = [
  {
    asks: 'Unemployment in Germany, France, Italy and Spain in 2024, highest first',
    kind: 'ranking',
    singly: async (call) => {
      const figures = await allFigures(call, { country: FOUR }, UNEMPLOYMENT, 2024);
      return ranked(
        figures.map(({ country, value }) => [country, value]),
        1,
      );
    },
    query: {
      calls: { u: allCountries({ country: FOUR }, UNEMPLOYMENT, 2024) },
      sql: 'select country_code, value from u order by value desc',
    },
    expected: ranked(expectedRows(FOUR, UNEMPLOYMENT, 2024), 1),
  },
  {
    asks: 'The five EU countries with the highest inflation in 2024',
    kind: 'ranking',
    singly: async (call) => {
      const figures = await allFigures(call, { members_of: 'EU' }, INFLATION, 2024);
      return ranked(
        figures.map(({ country, value }) => [country, value]),
        1,
        5,
      );
    },
    query: {
      calls: { i: allCountries({ members_of: 'EU' }, INFLATION, 2024) },
      sql: 'select country_code, value from i order by value desc limit 5',
    },
    expected: ranked(expectedRows(EU, INFLATION, 2024), 1, 5),
  },
  {
    asks: 'Mean unemployment of Sub-Saharan Africa over the years 2015 to 2024',
    kind: 'aggregation',
    singly: async (call) => [
      [mean((await allFigures(call, { members_of: 'SSF' }, UNEMPLOYMENT, 2015, 2024)).map(({ value }) => value))],
    ],
    query: {
      calls: { u: allCountries({ members_of: 'SSF' }, UNEMPLOYMENT, 2015, 2024) },
      sql: 'select avg(value) from u',
    },
    expected: [[mean(SSF.flatMap((each) => years(2015, 2024).map((year) => figure(each, UNEMPLOYMENT, year))))]],
  },
  {
    asks: 'By how many points did unemployment change in the EU countries from 2015 to 2024? The three largest rises.',
    kind: 'change over time',
    singly: async (call) => {
      const figures = await allFigures(call, { members_of: 'EU' }, UNEMPLOYMENT, 2015, 2024);
      const at = (country: string, year: number) =>
        figures.find((each) => each.country === country && each.year === year)?.value ?? 0;
      return ranked(
        EU.map((country) => [country, at(country, 2024) - at(country, 2015)]),
        1,
        3,
      );
    },
    query: {
      calls: { u: allCountries({ members_of: 'EU' }, UNEMPLOYMENT, 2015, 2024) },
      sql: "select country_code, max(value) filter (where period = '2024') - max(value) filter (where period = '2015') as rise from u group by 1 order by rise desc limit 3",
    },
    expected: ranked(
      EU.map((each) => [each, known(each, UNEMPLOYMENT, 2024) - known(each, UNEMPLOYMENT, 2015)]),
      1,
      3,
    ),
  },
  {
    asks: 'Total GDP of the G7 in 2023, from GDP per capita and population',
    kind: 'join',
    singly: async (call) => {
      const gdp = await allFigures(call, { members_of: 'G7' }, GDP, 2023);
      const people = await allFigures(call, { members_of: 'G7' }, POPULATION, 2023);
      const of = (country: string) => people.find((each) => each.country === country)?.value ?? 0;
      return [[sum(gdp.map(({ country, value }) => (value ?? 0) * of(country)))]];
    },
    query: {
      calls: {
        g: allCountries({ members_of: 'G7' }, GDP, 2023),
        p: allCountries({ members_of: 'G7' }, POPULATION, 2023),
      },
      sql: 'select sum(g.value * p.value) from g join p using (country_code, period)',
    },
    expected: [[sum(G7.map((country) => known(country, GDP, 2023) * known(country, POPULATION, 2023)))]],
  },
  {
    asks: 'Ten-year mean of inflation for each Nordic country, 2015 to 2024, lowest first',
    kind: 'aggregation',
    singly: async (call) => {
      const figures = await allFigures(call, { members_of: 'NORDIC' }, INFLATION, 2015, 2024);
      const of = (country: string) => figures.filter((each) => each.country === country).map(({ value }) => value);
      return ranked(
        NORDIC.map((country) => [country, mean(of(country))]),
        1,
        5,
        true,
      );
    },
    query: {
      calls: { i: allCountries({ members_of: 'NORDIC' }, INFLATION, 2015, 2024) },
      sql: 'select country_code, avg(value) as inflation from i group by 1 order by inflation',
    },
    expected: ranked(
      NORDIC.map((each) => [each, mean(years(2015, 2024).map((year) => figure(each, INFLATION, year)))]),
      1,
      5,
      true,
    ),
  },
  {
    asks: 'In which of the years 2015 to 2024 was mean unemployment in the EU highest?',
    kind: 'change over time',
    singly: async (call) => {
      const figures = await allFigures(call, { members_of: 'EU' }, UNEMPLOYMENT, 2015, 2024);
      const of = (year: number) => figures.filter((each) => each.year === year).map(({ value }) => value);
      return ranked(
        years(2015, 2024).map((year) => [String(year), mean(of(year))]),
        1,
        1,
      );
    },
    query: {
      calls: { u: allCountries({ members_of: 'EU' }, UNEMPLOYMENT, 2015, 2024) },
      sql: 'select period, avg(value) from u group by period order by 2 desc limit 1',
    },
    expected: ranked(
      years(2015, 2024).map((year) => [String(year), mean(EU.map((each) => figure(each, UNEMPLOYMENT, year)))]),
      1,
      1,
    ),
  },
  {
    asks: 'How many euro area countries are large (50 million people or more) and small, in 2024?',
    kind: 'counts by group',
    singly: async (call) =>
      counts((await allFigures(call, { members_of: 'EA' }, POPULATION, 2024)).map(({ value }) => size(value))),
    query: {
      calls: { p: allCountries({ members_of: 'EA' }, POPULATION, 2024) },
      sql: "select iif(value >= 50e6, 'large', 'small') as size, count(*) from p group by 1 order by 1",
    },
    expected: counts(EA.map((country) => size(figure(country, POPULATION, 2024)))),
  },
  {
    asks: 'Lowest and highest unemployment in France and Germany since 2015',
    kind: 'aggregation',
    singly: async (call) => {
      const figures = await allFigures(call, { country: ['DE', 'FR'] }, UNEMPLOYMENT, 2015, 2024);
      return ['DE', 'FR'].map((country) => {
        const values = figures.filter((each) => each.country === country).map(({ value }) => value ?? 0);
        return [country, Math.min(...values), Math.max(...values)];
      });
    },
    query: {
      calls: { u: allCountries({ country: ['DE', 'FR'] }, UNEMPLOYMENT, 2015, 2024) },
      sql: 'select country_code, min(value), max(value) from u group by 1 order by 1',
    },
    expected: ['DE', 'FR'].map((country) => {
      const values = years(2015, 2024).map((year) => known(country, UNEMPLOYMENT, year));
      return [country, Math.min(...values), Math.max(...values)];
    }),
  },
  {
    asks: 'GDP per capita of low-income countries relative to their mean in 2024, richest first',
    kind: 'ranking',
    singly: async (call) => {
      const figures = await allFigures(call, { members_of: 'LIC' }, GDP, 2024);
      const middle = mean(figures.map(({ value }) => value));
      return ranked(
        figures.map(({ country, value }) => [country, (value ?? 0) / middle]),
        1,
      );
    },
    query: {
      calls: { g: allCountries({ members_of: 'LIC' }, GDP, 2024) },
      sql: 'select country_code, value / avg(value) over () from g order by 2 desc',
    },
    expected: ranked(
      LIC.map((each) => [each, known(each, GDP, 2024) / mean(LIC.map((other) => figure(other, GDP, 2024)))]),
      1,
    ),
  },
  {
    asks: 'The EU country with the highest unemployment in each year from 2021 to 2024',
    kind: 'ranking',
    singly: async (call) => {
      const figures = await allFigures(call, { members_of: 'EU' }, UNEMPLOYMENT, 2021, 2024);
      return years(2021, 2024).map((year) => {
        const rows = figures.filter((each) => each.year === year).map(({ country, value }): Row => [country, value]);
        return [String(year), ranked(rows, 1, 1)[0]?.[0] ?? null];
      });
    },
    query: {
      calls: { u: allCountries({ members_of: 'EU' }, UNEMPLOYMENT, 2021, 2024) },
      sql: 'select period, country_code from (select *, row_number() over (partition by period order by value desc) as place from u) where place = 1 order by period',
    },
    expected: years(2021, 2024).map((year) => [
      String(year),
      ranked(expectedRows(EU, UNEMPLOYMENT, year), 1, 1)[0]?.[0] ?? null,
    ]),
  },
  {
    asks: 'Which Nordic countries had both lower unemployment and higher GDP per capita than Sweden in 2024?',
    kind: 'join',
    singly: async (call) => {
      const unemployment = await allFigures(call, { members_of: 'NORDIC' }, UNEMPLOYMENT, 2024);
      const gdp = await allFigures(call, { members_of: 'NORDIC' }, GDP, 2024);
      const of = (figures: typeof gdp, country: string) => figures.find((each) => each.country === country)?.value ?? 0;
      const better = (country: string) =>
        of(unemployment, country) < of(unemployment, 'SE') && of(gdp, country) > of(gdp, 'SE');
      return NORDIC.filter(better).map((country) => [country]);
    },
    query: {
      calls: {
        u: allCountries({ members_of: 'NORDIC' }, UNEMPLOYMENT, 2024),
        g: allCountries({ members_of: 'NORDIC' }, GDP, 2024),
      },
      sql: "with b as (select country_code as c, u.value as u, g.value as g from u join g using (country_code)) select b.c from b, b as s where s.c = 'SE' and b.u < s.u and b.g > s.g order by 1",
    },
    expected: NORDIC.filter(
      (each) =>
        known(each, UNEMPLOYMENT, 2024) < known('SE', UNEMPLOYMENT, 2024) &&
        known(each, GDP, 2024) > known('SE', GDP, 2024),
    ).map((each) => [each]),
  },
];
