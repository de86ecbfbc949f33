// Generated from spec/services/places/service.yaml by `make generate`: do not edit.

import type { Handler } from '../../../runtime/contract/call.ts';
import type {
  GetCityArguments,
  GetCityResult,
  GetCountriesArguments,
  GetCountriesResult,
  GetCountryArguments,
  GetCountryResult,
  GetTimezoneArguments,
  GetTimezoneResult,
  SearchCitiesArguments,
  SearchCitiesResult,
  SearchTimezonesArguments,
  SearchTimezonesResult,
} from './types.ts';

/**
 * Cities of the world with coordinates, population and the id of their time zone; countries; the zones that a country
 * has. What time it is there is in world-time. Data of GeoNames, CC BY 4.0.
 */
export interface PlacesHandlers {
  /**
   * Find cities and other populated places by name, with coordinates, population and time zone, best match first or
   * largest first. Case and accents do not matter (lodz finds Łódź), and names in other languages work (Wien finds
   * Vienna, 東京 Tokyo). Whole local and English names come first (Gothenburg finds Göteborg), then whole names in
   * other languages, beginnings, beginnings of words, and parts of words from three letters on; among equals the
   * larger place. A country or region may follow a comma (Paris, France; Springfield, MO). A country alone gives its
   * largest places, a point such as 59.91,10.75 the places nearest to it. Where nothing has the name, similar has the
   * nearest names. Some 193,000 places from 500 inhabitants on, and seats of administration. Data: GeoNames, CC BY
   * 4.0.
   */
  search_cities: Handler<SearchCitiesArguments, SearchCitiesResult>;
  /** One city by its GeoNames id, with its names in other languages and its height. */
  get_city: Handler<GetCityArguments, GetCityResult>;
  /**
   * Countries and territories, by code or the largest first, all 250 or those of a continent, with capital,
   * population (about 2018), continent, currency and languages.
   */
  get_countries: Handler<GetCountriesArguments, GetCountriesResult>;
  /**
   * One country by its two-letter code, with capital, population (about 2018), continent, currency, languages and
   * neighbours.
   */
  get_country: Handler<GetCountryArguments, GetCountryResult>;
  /**
   * The IANA time zones of a country, or those with some letters in their id, those that begin so first, with their
   * offsets in January, July and without daylight saving time; not the time there.
   */
  search_timezones: Handler<SearchTimezonesArguments, SearchTimezonesResult>;
  /**
   * One IANA time zone by its id, with its country and its offsets in January, in July and without daylight saving
   * time; not the time there. Offsets are hours from UTC, north of the equator the larger one in July; all three are
   * equal where clocks never change.
   */
  get_timezone: Handler<GetTimezoneArguments, GetTimezoneResult>;
}
