// Example queries for the query page.

export interface QueryExample {
  /** Short name, used in the URL. */
  readonly name: string;
  readonly title: string;
  readonly calls: Readonly<Record<string, object>>;
  readonly sql: string;
}

export const QUERY_EXAMPLES: readonly [QueryExample, ...QueryExample[]] = [
  {
    name: 'ranking',
    title: 'Rank countries of Europe by population density',
    calls: {
      countries: {
        tool: 'places.get_countries',
        arguments: { continent: 'EU', detail: 'full', limit: 100 },
      },
    },
    sql: `select country_name,
  round(population / area_km2, 1) as people_per_km2
from countries
where area_km2 > 1000
order by people_per_km2 desc
limit 15`,
  },
  {
    name: 'join',
    title: 'Join two sources: what a euro is worth in each country',
    calls: {
      countries: { tool: 'places.get_countries', arguments: { continent: 'EU', limit: 100 } },
      rates: { tool: 'eu-bank-fx.get_rates', arguments: { base: 'EUR' } },
    },
    sql: `select c.country_name, r.currency,
  r.rate as for_one_euro
from countries c
join rates r on r.currency = c.currency_code
order by c.country_name`,
  },
  {
    name: 'group',
    title: 'One figure per member of a group: unemployment in the Nordic countries',
    calls: {
      unemployment: {
        tool: 'economic-indicators.get_economic_data',
        arguments: { indicator: 'SL.UEM.TOTL.ZS', source: 'development_bank', year_from: 2010 },
        for_each: { country: { members_of: 'NORDIC' } },
      },
    },
    sql: `select country, period,
  value as unemployment, unit
from unemployment
order by country, period`,
  },
];
