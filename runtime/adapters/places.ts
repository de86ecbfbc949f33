// places: arguments in, records out. The data is runtime/places (embedded), the zones are runtime/time; nothing is fetched.

import { Temporal } from 'temporal-polyfill';
import type { PlacesHandlers } from '../../generated/services/places/handlers.ts';
import type { Country, FoundCity, GetCityResult, TimezoneOffsets } from '../../generated/services/places/types.ts';
import { foldWords } from '../contract/fold.ts';
import { invalidArgument, Problem } from '../contract/problem.ts';
import type { FoundPlace } from '../places/city-search.ts';
import type { Countries, CountryRow } from '../places/countries.ts';
import type { PlacesData } from '../places/embedded.ts';
import type { Gazetteer, Place } from '../places/gazetteer.ts';
import { januaryAndJuly, standardOffsetSeconds } from '../time/offsets.ts';
import { searchZones } from '../time/zone-search.ts';
import { findZone, suggestZones, type Zone } from '../time/zones.ts';

const SECONDS_PER_HOUR = 3600;

/** The handlers of places. The first call that needs cities waits for them to be loaded. */
export function places(data: PlacesData): PlacesHandlers {
  return {
    search_cities: async (args) => {
      if (foldWords(args.query) === '') {
        throw invalidArgument('query', 'must hold a letter or a digit', 'Give the name of a place, such as Oslo.');
      }
      const countryCode = args.country_code && filterCountry(data.countries(), args.country_code);
      const { search } = await data.cities();
      return { data: search.find(args.query, countryCode, args.limit).map(foundCity) };
    },
    get_city: async ({ geonameid }) => cityDetails((await data.cities()).gazetteer, data.countries(), geonameid),
    get_countries: () => ({ data: data.countries().all.map(country) }),
    get_country: ({ iso_code }) => country(knownCountry(data.countries(), iso_code)),
    search_timezones: (args, call) => {
      const countryCode = args.country_code && filterCountry(data.countries(), args.country_code);
      const zones = searchZones(args.query, countryCode).slice(0, args.limit);
      return { data: zones.map((zone) => timezoneOffsets(zone, call.now())) };
    },
    get_timezone: ({ timezone_id }, call) => timezoneOffsets(knownZone(timezone_id), call.now()),
  };
}

function foundCity({ place, match }: FoundPlace): FoundCity {
  return { ...city(place), match };
}

function city(place: Place): Omit<FoundCity, 'match'> {
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

function cityDetails(gazetteer: Gazetteer, countries: Countries, geonameid: number): GetCityResult {
  const index = gazetteer.indexOf(geonameid);
  if (index === undefined) {
    const hint = 'search_cities finds ids by name; parts of cities and abandoned places are not in the data.';
    throw new Problem('not_found', `No city has the GeoNames id ${geonameid}.`, { hint });
  }
  const details = gazetteer.details(index);
  return {
    ...city(details),
    ascii_name: details.asciiName,
    alternate_names: details.alternateNames,
    country_name: countries.find(details.countryCode)?.country_name ?? details.countryCode,
    elevation: details.elevation,
  };
}

function country(row: CountryRow): Country {
  return { ...row, continent: row.continent as Country['continent'] };
}

function knownCountry(countries: Countries, code: string): CountryRow {
  const found = countries.find(code);
  if (found !== undefined) return found;
  const meant = countries.suggest(code);
  const hint = meant === undefined ? 'get_countries lists all codes.' : `Did you mean ${meant}?`;
  throw new Problem('not_found', `No country has the code ${code.toUpperCase()}.`, { hint });
}

/** The code of a country to filter by, in capitals. A code that no country has would find nothing, and is a slip. */
function filterCountry(countries: Countries, code: string): string {
  const found = countries.find(code);
  if (found !== undefined) return found.iso_code;
  const meant = countries.suggest(code);
  const hint = meant === undefined ? 'The tool get_countries lists all codes.' : `Did you mean ${meant}?`;
  throw invalidArgument('country_code', `${code.toUpperCase()} is not the ISO 3166-1 code of a country`, hint);
}

function knownZone(id: string): Zone {
  const found = findZone(id);
  if (found !== undefined) return found.zone;
  const near = suggestZones(id, 3);
  const hint = near.length === 0 ? 'search_timezones finds ids.' : `Did you mean ${near.join(', ')}?`;
  throw new Problem('not_found', `${JSON.stringify(id)} is not a zone of the IANA time zone database.`, { hint });
}

function timezoneOffsets(zone: Zone, now: Date): TimezoneOffsets {
  const instant = Temporal.Instant.fromEpochMilliseconds(now.getTime());
  const { january, july } = januaryAndJuly(zone.id, now.getUTCFullYear());
  return {
    timezone_id: zone.id,
    country_code: zone.countryCode,
    gmt_offset_jan: january / SECONDS_PER_HOUR,
    dst_offset_jul: july / SECONDS_PER_HOUR,
    raw_offset: standardOffsetSeconds(zone.id, instant) / SECONDS_PER_HOUR,
  };
}
