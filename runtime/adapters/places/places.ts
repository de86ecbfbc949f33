// places: uses only embedded data (the sources places-data and tzdb).

import { Temporal } from 'temporal-polyfill';
import { briefListedCountry } from '../../../generated/services/places/codec.ts';
import type { PlacesHandlers } from '../../../generated/services/places/operations.ts';
import type {
  CountryRecord,
  FoundCity,
  GetCityResult,
  GetCountriesArguments,
  GetCountriesResult,
  TimezoneOffsets,
} from '../../../generated/services/places/types.ts';
import type { AdapterResult } from '../../contract/adapter-result.ts';
import { invalidArgument, Problem } from '../../contract/problem.ts';
import { foldWords } from '../../lib/text/fold.ts';
import { pageOf } from '../../sdk/page.ts';
import { wholePage } from '../../sdk/whole-list.ts';
import {
  type Cities,
  type Countries,
  type Country,
  type Place,
  POPULATION_YEAR,
} from '../../sources/places-data/places-data.ts';
import type { Tzdb, Zone } from '../../sources/tzdb/tzdb.ts';
import type { Context } from '../context.ts';
import { findCities, type Hit } from './city-query.ts';

const SECONDS_PER_HOUR = 3600;

export function create(context: Context<'places'>): PlacesHandlers {
  const data = context.source('places-data');
  const tz = context.source('tzdb');
  return {
    search_cities: async ({ query, country_code, limit, sort }) => {
      const countryCode = country_code && filterCountry(data.countries(), country_code);
      const { hits, similar, note } = findCities(await data.cities(), data.countries(), {
        query,
        countryCode,
        limit,
        largestFirst: sort === 'population',
      });
      return {
        ...(countryCode === undefined ? {} : { country_code: countryCode }),
        data: hits.map(foundCity),
        ...(similar === undefined || similar.length === 0 ? {} : { similar }),
        ...(note === undefined ? {} : { note }),
      };
    },
    get_city: async ({ geonameid }) => cityDetails(await data.cities(), data.countries(), geonameid),
    get_countries: (args) => listCountries(data.countries(), args),
    get_country: ({ iso_code }) => countryRecord(knownCountry(data.countries(), iso_code)),
    search_timezones: (args, call) => {
      const countryCode = args.country_code && filterCountry(data.countries(), args.country_code);
      const { rows, ...paging } = pageOf(tz.search(args.query, countryCode), args);
      return {
        ...paging,
        country_code: countryCode,
        tzdata_release: tz.release,
        data: rows.map((zone) => timezoneOffsets(tz, zone, call.now())),
      };
    },
    get_timezone: ({ timezone_id }, call) => ({
      ...timezoneOffsets(tz, knownZone(tz, timezone_id), call.now()),
      tzdata_release: tz.release,
    }),
  };
}

function foundCity({ place, match, distanceKm }: Hit): AdapterResult<FoundCity> {
  const distance = distanceKm === undefined ? {} : { distance_km: Math.round(distanceKm * 10) / 10 };
  return { ...cityFields(place), match, ...distance };
}

function cityFields(place: Place): Omit<AdapterResult<FoundCity>, 'match'> {
  return {
    name: place.name,
    country_code: place.countryCode,
    latitude: place.latitude,
    longitude: place.longitude,
    population: place.population,
    timezone: place.timezone,
    geonameid: place.geonameid,
    admin1_code: place.admin1Code,
    feature_code: place.featureCode,
  };
}

function cityDetails({ gazetteer }: Cities, countries: Countries, geonameid: number): AdapterResult<GetCityResult> {
  const index = gazetteer.indexOf(geonameid);
  if (index === undefined) {
    const hint = 'search_cities finds ids by name; parts of cities and abandoned places are not in the data.';
    throw new Problem('not_found', `No city has the GeoNames id ${geonameid}.`, { hint });
  }
  const details = gazetteer.details(index);
  return {
    ...cityFields(details),
    ascii_name: details.asciiName,
    alternate_names: details.alternateNames,
    country_name: countries.find(details.countryCode)?.name ?? details.countryCode,
    elevation: details.elevation,
  };
}

function listCountries(
  countries: Countries,
  { continent, text, detail, sort, limit, offset }: GetCountriesArguments,
): AdapterResult<GetCountriesResult> {
  const words = text === undefined ? '' : foldWords(text);
  if (text !== undefined && words === '') {
    throw invalidArgument(
      'text',
      'must contain a letter or a digit',
      'Use part of a name, such as island, or omit the argument.',
    );
  }
  const found = countries.all.filter(
    (country) =>
      (continent === undefined || country.continent === continent) &&
      [country.name, country.nativeName, country.capital ?? ''].some((name) => foldWords(name).includes(words)),
  );
  const ordered = sort === 'code' ? found : found.sort(largestFirst[sort]);
  const { rows, ...figures } = wholePage(ordered, { limit, offset }, (country) =>
    briefListedCountry(countryRecord(country), detail),
  );
  return { ...figures, population_year: POPULATION_YEAR, data: rows };
}

const largestFirst = {
  population: (a: Country, b: Country) => (b.population ?? 0) - (a.population ?? 0),
  area: (a: Country, b: Country) => b.areaKm2 - a.areaKm2,
} as const;

function countryRecord(country: Country): AdapterResult<CountryRecord> {
  return {
    iso_code: country.isoCode,
    iso3_code: country.iso3Code,
    country_name: country.name,
    native_name: country.nativeName,
    capital: country.capital,
    population: country.population,
    population_year: country.populationYear,
    area_km2: country.areaKm2,
    continent: country.continent as AdapterResult<CountryRecord>['continent'],
    continent_name: country.continentName,
    currency_code: country.currencyCodes[0],
    currency_codes: country.currencyCodes,
    languages: country.languages,
    calling_codes: country.callingCodes,
    top_level_domain: country.topLevelDomain,
    neighbours: country.neighbours,
  };
}

function knownCountry(countries: Countries, code: string): Country {
  const found = countries.find(code);
  if (found !== undefined) return found;
  const meant = countries.suggest(code);
  const hint = meant === undefined ? 'get_countries lists all codes.' : `Did you mean ${meant}?`;
  throw new Problem('not_found', `No country has the code ${code.toUpperCase()}.`, { hint });
}

/** Rejects an unknown country code, because it would match no place. */
function filterCountry(countries: Countries, code: string): string {
  const found = countries.find(code);
  if (found !== undefined) return found.isoCode;
  const meant = countries.suggest(code);
  const hint = meant === undefined ? 'The tool get_countries lists all codes.' : `Did you mean ${meant}?`;
  throw invalidArgument('country_code', `${code.toUpperCase()} is not the ISO 3166-1 code of a country`, hint);
}

function knownZone(tz: Tzdb, id: string): Zone {
  const found = tz.find(id);
  if (found !== undefined) return found.zone;
  const near = tz.suggest(id, 3);
  const hint = near.length === 0 ? 'search_timezones finds ids.' : `Did you mean ${near.join(', ')}?`;
  throw new Problem('not_found', `${JSON.stringify(id)} is not a zone of the IANA time zone database.`, { hint });
}

function timezoneOffsets(tz: Tzdb, zone: Zone, now: Date): AdapterResult<TimezoneOffsets> {
  const instant = Temporal.Instant.fromEpochMilliseconds(now.getTime());
  const { january, july } = tz.januaryAndJuly(zone.id, now.getUTCFullYear());
  return {
    timezone_id: zone.id,
    country_code: zone.countryCode,
    gmt_offset_jan: january / SECONDS_PER_HOUR,
    dst_offset_jul: july / SECONDS_PER_HOUR,
    raw_offset: tz.standardOffsetSeconds(zone.id, instant) / SECONDS_PER_HOUR,
  };
}
