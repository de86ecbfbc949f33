// Generated from spec/services/places/service.yaml by `make generate`: do not edit.

import type { components } from '../openapi.ts';
import type { CallOptions, Caller } from './core.ts';

/**
 * Places. Cities worldwide with coordinates, population and time zone id; countries; and the time zones of a country.
 * For the current time in a place, use world-time. Data: GeoNames, CC BY 4.0.
 */
export function placesFunctions(caller: Caller) {
  return {
    /**
     * Finds cities, towns and other populated places by name, with coordinates, population and time zone, best match
     * first or largest first. Ignores case and accents (lodz finds Łódź) and accepts names in other languages (Wien
     * finds Vienna, 東京 finds Tokyo). Order of matches: whole local and English names (Gothenburg finds Göteborg),
     * whole names in other languages, beginnings of names, beginnings of words, parts of words (three letters or
     * more); within each group, larger places come first. Add a country or region after a comma to narrow the search
     * (Paris, France; Springfield, MO). A query with only a country returns its largest places; a point such as
     * 59.91,10.75 returns the nearest places. If no name matches, similar lists the closest names. Covers about
     * 193,000 places with 500 or more inhabitants, and administrative seats. Data: GeoNames, CC BY 4.0. Use when the
     * user asks for the coordinates, population, country or time zone of a city, town or village, the largest cities
     * of a country, or the town near a point. For elevation and names in other languages use get_city; for a country
     * use get_country; for what time it is there use get_current_time of world-time.
     */
    search_cities: (
      values: components['schemas']['Places.SearchCitiesArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['Places.SearchCitiesResult']> =>
      caller.call({ method: 'POST', path: '/rest/places/search_cities' }, values, options),

    /**
     * One city by its GeoNames id, with its names in other languages and its elevation. Use when the GeoNames id of a
     * place is known and the user asks for its elevation or its names in other languages. For a place by name use
     * search_cities.
     */
    get_city: (
      values: components['schemas']['Places.GetCityArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['Places.GetCityResult']> =>
      caller.call({ method: 'POST', path: '/rest/places/get_city' }, values, options),

    /**
     * All 250 countries and territories, or those of one continent, sorted by code or largest first, with capital,
     * population (about 2018), continent, currency and languages. Use when the user wants to list, count or compare
     * countries. For one country use get_country.
     */
    get_countries: (
      values: components['schemas']['Places.GetCountriesArguments'] = {},
      options?: CallOptions,
    ): Promise<components['schemas']['Places.GetCountriesResult']> =>
      caller.call({ method: 'POST', path: '/rest/places/get_countries' }, values, options),

    /**
     * One country by its two-letter code, with capital, population (about 2018), continent, currency, languages and
     * neighboring countries. Use when the user asks for the capital, currency, languages, size, neighbors or calling
     * code of one country. For several countries use get_countries; for the towns of a country use search_cities.
     */
    get_country: (
      values: components['schemas']['Places.GetCountryArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['Places.GetCountryResult']> =>
      caller.call({ method: 'POST', path: '/rest/places/get_country' }, values, options),

    /**
     * The IANA time zones of a country, or those whose id contains the given letters (prefix matches first), with
     * offsets in January, in July and without daylight saving time; not the current time. Use when the user wants the
     * time zones of a country, or a zone by part of its name, with their offsets. For one zone by its id use
     * get_timezone; for only the ids use list_timezones of world-time; for what time it is use get_current_time of
     * world-time.
     */
    search_timezones: (
      values: components['schemas']['Places.SearchTimezonesArguments'] = {},
      options?: CallOptions,
    ): Promise<components['schemas']['Places.SearchTimezonesResult']> =>
      caller.call({ method: 'POST', path: '/rest/places/search_timezones' }, values, options),

    /**
     * One IANA time zone by its id, with its country and its offsets in January, in July and without daylight saving
     * time; not its current time. Offsets are in hours from UTC. North of the equator, the July offset is larger. All
     * three offsets are equal if the clocks never change. Use when the user wants the January, July and standard
     * offsets of one zone. For dates of clock changes use get_timezone_info of world-time; for what time it is there
     * use get_current_time of world-time.
     */
    get_timezone: (
      values: components['schemas']['Places.GetTimezoneArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['Places.GetTimezoneResult']> =>
      caller.call({ method: 'POST', path: '/rest/places/get_timezone' }, values, options),

    /**
     * Report a bug, a missing feature or any other remark about this service to its operators. The feedback is stored
     * for the operators together with the service and the caller's key; no data or settings change. There is no
     * reply, and feedback sent twice is stored twice. To get data, use the service's other tools. Use when a result
     * looks wrong, something is missing, or a tool could be better.
     */
    report_feedback: (
      values: components['schemas']['Shared.ReportFeedbackArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['Shared.ReportFeedbackResult']> =>
      caller.call({ method: 'POST', path: '/rest/places/report_feedback', changes: true }, values, options),
  };
}
