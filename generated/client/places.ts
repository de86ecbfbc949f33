// Generated from spec/services/places/service.yaml by `make generate`: do not edit.

import type { components } from '../openapi.ts';
import type { CallOptions, Caller } from './core.ts';

/**
 * Places. Cities of the world with coordinates, population and the id of their time zone; countries; the zones that a
 * country has. What time it is there is in world-time. Data of GeoNames, CC BY 4.0.
 */
export function placesFunctions(caller: Caller) {
  return {
    /**
     * Find cities and other populated places by name, with coordinates, population and time zone, best match first or
     * largest first. Case and accents do not matter (lodz finds Łódź), and names in other languages work (Wien finds
     * Vienna, 東京 Tokyo). Whole local and English names come first (Gothenburg finds Göteborg), then whole names in
     * other languages, beginnings, beginnings of words, and parts of words from three letters on; among equals the
     * larger place. A country or region may follow a comma (Paris, France; Springfield, MO). A country alone gives
     * its largest places, a point such as 59.91,10.75 the places nearest to it. Where nothing has the name, similar
     * has the nearest names. Some 193,000 places from 500 inhabitants on, and seats of administration. Data:
     * GeoNames, CC BY 4.0. Use when a city, town or village is named and its coordinates, population, country or time
     * zone is asked for, or the largest cities of a country, or what town is near a point. For height and names in
     * other languages use get_city; for a country use get_country; for what time it is there use get_current_time of
     * world-time.
     */
    search_cities: (
      values: components['schemas']['Places.SearchCitiesArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['Places.SearchCitiesResult']> =>
      caller.call({ method: 'POST', path: '/rest/places/search_cities' }, values, options),

    /**
     * One city by its GeoNames id, with its names in other languages and its height. Use when a place is known by its
     * GeoNames id and its height or its other names are wanted. For a place by its name use search_cities.
     */
    get_city: (
      values: components['schemas']['Places.GetCityArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['Places.GetCityResult']> =>
      caller.call({ method: 'POST', path: '/rest/places/get_city' }, values, options),

    /**
     * Countries and territories, by code or the largest first, all 250 or those of a continent, with capital,
     * population (about 2018), continent, currency and languages. Use when countries are to be listed, counted or
     * compared. For one country use get_country.
     */
    get_countries: (
      values: components['schemas']['Places.GetCountriesArguments'] = {},
      options?: CallOptions,
    ): Promise<components['schemas']['Places.GetCountriesResult']> =>
      caller.call({ method: 'POST', path: '/rest/places/get_countries' }, values, options),

    /**
     * One country by its two-letter code, with capital, population (about 2018), continent, currency, languages and
     * neighbours. Use when the capital, currency, languages, size, neighbours or calling code of one country is asked
     * for. For several countries use get_countries; for its towns use search_cities.
     */
    get_country: (
      values: components['schemas']['Places.GetCountryArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['Places.GetCountryResult']> =>
      caller.call({ method: 'POST', path: '/rest/places/get_country' }, values, options),

    /**
     * The IANA time zones of a country, or those with some letters in their id, those that begin so first, with their
     * offsets in January, July and without daylight saving time; not the time there. Use when the zones of a country,
     * or a zone by part of its name, are wanted with their offsets. For one zone by its id use get_timezone; for ids
     * alone use list_timezones of world-time; for what time it is use get_current_time of world-time.
     */
    search_timezones: (
      values: components['schemas']['Places.SearchTimezonesArguments'] = {},
      options?: CallOptions,
    ): Promise<components['schemas']['Places.SearchTimezonesResult']> =>
      caller.call({ method: 'POST', path: '/rest/places/search_timezones' }, values, options),

    /**
     * One IANA time zone by its id, with its country and its offsets in January, in July and without daylight saving
     * time; not the time there. Offsets are hours from UTC, north of the equator the larger one in July; all three
     * are equal where clocks never change. Use when the January, July and standard offsets of one zone are wanted.
     * For when its clocks change use get_timezone_info of world-time; for what time it is there use get_current_time
     * of world-time.
     */
    get_timezone: (
      values: components['schemas']['Places.GetTimezoneArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['Places.GetTimezoneResult']> =>
      caller.call({ method: 'POST', path: '/rest/places/get_timezone' }, values, options),

    /**
     * Report a bug, a missing feature or any other remark about this service to the people who run it. It is kept for
     * the operators with the service and the caller's key; data and settings stay as they are. Nobody answers, and
     * sent twice it stands there twice. For data use the other tools of the service. Use when an answer looks wrong,
     * something is missing, or a tool could be better.
     */
    report_feedback: (
      values: components['schemas']['Shared.ReportFeedbackArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['Shared.ReportFeedbackResult']> =>
      caller.call({ method: 'POST', path: '/rest/places/report_feedback', changes: true }, values, options),
  };
}
