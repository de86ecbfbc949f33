// Generated from spec/services/places.yaml by `make generate`: do not edit.

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
 * Cities of the world with coordinates, population and time zone; countries; time zones. Data of GeoNames, CC BY 4.0.
 */
export interface PlacesHandlers {
  /**
   * Find cities and other populated places by name, with coordinates, population and time zone. Case and accents do
   * not matter (lodz finds Łódź), and names in other languages work (Wien finds Vienna, 東京 Tokyo). Whole names come
   * first, then whole names in other languages, beginnings, beginnings of words, and parts of words from three
   * letters on; among equals the larger place. Give the name alone, without its region or country. Some 193,000
   * places from 500 inhabitants on, and seats of administration. Data: GeoNames, CC BY 4.0.
   */
  search_cities: Handler<SearchCitiesArguments, SearchCitiesResult>;
  /** One city by its GeoNames id, with its names in other languages and its height. */
  get_city: Handler<GetCityArguments, GetCityResult>;
  /** All 250 countries and territories with capital, population, continent, currency and languages. */
  get_countries: Handler<GetCountriesArguments, GetCountriesResult>;
  /** One country by its two-letter code, with capital, population, continent, currency, languages and neighbours. */
  get_country: Handler<GetCountryArguments, GetCountryResult>;
  /**
   * Find IANA time zones by part of their id or by country, with their offsets in January, in July and without
   * daylight saving time.
   */
  search_timezones: Handler<SearchTimezonesArguments, SearchTimezonesResult>;
  /** One IANA time zone, with its offsets in January, in July and without daylight saving time. */
  get_timezone: Handler<GetTimezoneArguments, GetTimezoneResult>;
}
