// Builds the embedded table of countries. Names, capitals, currencies and languages come from countries-list, which is
// maintained. Population, area and neighbors come from worldcities (GeoNames data from about 2018; its other columns
// are outdated). Codes that only one of the packages contains are not in the current ISO 3166 list.

import { readFileSync } from 'node:fs';
import { continents, countries, type TContinentCode } from 'countries-list';
import type { CountryRow } from '../../runtime/sources/places-data/places-data.ts';
import { packageFile } from './geonames.ts';

const ISO2 = 0;
const ISO3 = 1;
const AREA = 4;
const POPULATION = 5;
const TLD = 7;
const NEIGHBOURS = 13;

/** Ordered by code. */
export function buildCountries(): CountryRow[] {
  const file = readFileSync(packageFile('worldcities', 'data/countries.json'), 'utf8');
  const geonames = new Map((JSON.parse(file) as unknown[][]).map((row) => [row[ISO2] as string, row]));
  const rows: CountryRow[] = [];
  for (const [iso_code, country] of Object.entries(countries).sort(([a], [b]) => (a < b ? -1 : 1))) {
    const row = geonames.get(iso_code);
    if (row === undefined) continue;
    const capital = country.capital === '' ? null : country.capital;
    const population = row[POPULATION] as number;
    rows.push({
      iso_code,
      iso3_code: row[ISO3] as string,
      country_name: country.name,
      native_name: country.native,
      capital,
      // If the territory has no capital, a population of 0 means that it is uninhabited; otherwise the population is
      // unknown.
      population: population === 0 && capital !== null ? null : population,
      area_km2: row[AREA] as number,
      continent: country.continent,
      continent_name: continents[country.continent as TContinentCode],
      currency_code: country.currency[0] ?? null,
      currency_codes: [...country.currency],
      languages: [...country.languages],
      calling_codes: country.phone.map((code) => `+${code}`),
      top_level_domain: (row[TLD] as string) || null,
      neighbours: (row[NEIGHBOURS] as string[]).filter((code) => code !== ''),
    });
  }
  return rows;
}
