// Generated from spec/services/places/service.yaml by `make generate`: do not edit.

/**
 * How the name matched. Results are in the order of these values, then by population. country: a place in the country
 * named by the query, largest first. nearest: a place near the point given as query, nearest first.
 */
export type CityMatch =
  | 'name'
  | 'alternate_name'
  | 'name_prefix'
  | 'word_prefix'
  | 'part_of_name'
  | 'alternate_name_prefix'
  | 'country'
  | 'nearest';

/** Africa, Antarctica, Asia, Europe, North America, Oceania, South America. */
export type Continent = 'AF' | 'AN' | 'AS' | 'EU' | 'NA' | 'OC' | 'SA';

/** Level of detail per row. */
export type Detail = 'brief' | 'full';

export type GetCountryResult = CountryRecord;

/** spec/services/places/service.yaml#records.CountryRecord */
export interface CountryRecord {
  /** ISO 3166-1 alpha-2 code. */
  readonly iso_code: string;
  /** ISO 3166-1 alpha-3 code. */
  readonly iso3_code: string;
  /** English name. */
  readonly country_name: string;
  /** Name in the local language. */
  readonly native_name: string;
  /** Capital; null if none. */
  readonly capital: string | null;
  /** Number of inhabitants in population_year; null if unknown. */
  readonly population: number | null;
  /**
   * Year of the population; null without a population. The GeoNames table dates from about that year; a few
   * territories may have older figures.
   */
  readonly population_year: number | null;
  /** Area in square kilometers. */
  readonly area_km2: number;
  /** Continent code. */
  readonly continent: Continent;
  /** English name of the continent. */
  readonly continent_name: string;
  /** Main currency; null in Antarctica. */
  readonly currency_code: string | null;
  /** All currencies in use. */
  readonly currency_codes: readonly string[];
  /** ISO 639 codes, most used first. */
  readonly languages: readonly string[];
  /** Telephone prefixes such as +47. */
  readonly calling_codes: readonly string[];
  /** Internet domain such as .no. */
  readonly top_level_domain: string | null;
  /** Countries with a common land border. */
  readonly neighbours: readonly string[];
}

/** spec/services/places/service.yaml#records.FoundCity */
export interface FoundCity {
  /** Name, in English if available. */
  readonly name: string;
  /** Country. */
  readonly country_code: string;
  /** Degrees north, WGS 84. */
  readonly latitude: number;
  /** Degrees east, WGS 84. */
  readonly longitude: number;
  /** Number of inhabitants; null if GeoNames has no figure (reported as 0). */
  readonly population: number | null;
  /** Time zone. */
  readonly timezone: string;
  /** GeoNames id; pass it to get_city. */
  readonly geonameid: number;
  /** GeoNames code of the state or region within the country: MO for Missouri, mostly digits elsewhere. */
  readonly admin1_code: string | null;
  /** GeoNames feature code: PPLC capital, PPLA to PPLA5 seat of an administrative division, PPL other place. */
  readonly feature_code: string | null;
  readonly match: CityMatch;
  /** Distance in kilometers from the point given as query. */
  readonly distance_km?: number;
}

/** spec/services/places/service.yaml#records.ListedCountry */
export interface ListedCountry {
  /** ISO 3166-1 alpha-2 code. */
  readonly iso_code: string;
  /** ISO 3166-1 alpha-3 code. This and the following optional fields are returned only if detail is full. */
  readonly iso3_code?: string;
  /** English name. */
  readonly country_name: string;
  /** Name in the local language. */
  readonly native_name?: string;
  /** Capital; null if none. */
  readonly capital: string | null;
  /** Number of inhabitants in population_year of the list; null if unknown. */
  readonly population: number | null;
  /** Year of the population; null without a population. */
  readonly population_year?: number | null;
  /** Area in square kilometers. */
  readonly area_km2?: number;
  /** Continent code. */
  readonly continent: Continent;
  /** English name of the continent. */
  readonly continent_name?: string;
  /** Main currency; null in Antarctica. */
  readonly currency_code: string | null;
  /** All currencies in use. */
  readonly currency_codes?: readonly string[];
  /** ISO 639 codes, most used first. */
  readonly languages: readonly string[];
  /** Telephone prefixes such as +47. */
  readonly calling_codes?: readonly string[];
  /** Internet domain such as .no. */
  readonly top_level_domain?: string | null;
  /** Countries with a common land border. */
  readonly neighbours?: readonly string[];
}

/** spec/services/places/service.yaml#records.TimezoneOffsets */
export interface TimezoneOffsets {
  /** Modern IANA time zone id. */
  readonly timezone_id: string;
  /** Country; null for zones that belong to no country. */
  readonly country_code: string | null;
  /**
   * Hours from UTC on 1 January of this year, such as 5.5. Includes daylight saving time in the southern hemisphere.
   */
  readonly gmt_offset_jan: number;
  /** Hours from UTC on 1 July of this year. Excludes daylight saving time in the southern hemisphere. */
  readonly dst_offset_jul: number;
  /** Hours from UTC without daylight saving time. */
  readonly raw_offset: number;
}

export interface SearchCitiesArguments {
  /**
   * Name of the place or its beginning, such as Springfield or Paris, France; a country; or latitude and longitude,
   * such as 59.91,10.75.
   */
  readonly query: string;
  /** Only places in this country: ISO 3166-1 alpha-2 code, such as NO. */
  readonly country_code?: string;
  /** Maximum number of results. */
  readonly limit: number;
  /** Sort by best match or by population. Near a point, results are always nearest first. */
  readonly sort: 'match' | 'population';
}

export interface SearchCitiesResult {
  /** Requested country. */
  readonly country_code?: string;
  /** Best match first, unless sort is set. */
  readonly data: readonly FoundCity[];
  /** If no name matches or begins with the query: places with similar names, each of which can be used as a query. */
  readonly similar?: readonly string[];
  /** How the query was interpreted, and caveats. */
  readonly note?: string;
}

export interface GetCityArguments {
  /** GeoNames id, such as 3143244 for Oslo. */
  readonly geonameid: number;
}

export interface GetCityResult {
  /** Name, in English if available. */
  readonly name: string;
  /** Name in ASCII characters. */
  readonly ascii_name: string;
  /**
   * Names in other languages and former names that differ by more than accents; the language of each name is not
   * included.
   */
  readonly alternate_names: readonly string[];
  /** Country. */
  readonly country_code: string;
  /** English name of the country. */
  readonly country_name: string;
  /** Degrees north, WGS 84. */
  readonly latitude: number;
  /** Degrees east, WGS 84. */
  readonly longitude: number;
  /** Elevation in meters above sea level, from a digital elevation model; null if unknown. */
  readonly elevation: number | null;
  /** Number of inhabitants; null if GeoNames has no figure (reported as 0). */
  readonly population: number | null;
  /** Time zone. */
  readonly timezone: string;
  /** GeoNames id. */
  readonly geonameid: number;
  /** GeoNames code of the state or region within the country: MO for Missouri, mostly digits elsewhere. */
  readonly admin1_code: string | null;
  /** GeoNames feature code: PPLC capital, PPLA to PPLA5 seat of an administrative division, PPL other place. */
  readonly feature_code: string | null;
}

export interface GetCountriesArguments {
  /** Only countries on this continent. */
  readonly continent?: Continent;
  /** Part of the English name, the local name or the capital, such as island. */
  readonly text?: string;
  /**
   * full adds area, borders, all currencies, calling codes, domain, local name and three-letter code: about 80 tokens
   * per country.
   */
  readonly detail: Detail;
  /** Sort by code, or by largest population or area. */
  readonly sort: 'code' | 'population' | 'area';
  /**
   * Maximum number of results. Default: all. With detail full, as many as fit in 10,000 tokens; continue with
   * next_offset.
   */
  readonly limit: number;
  /** Number of results to skip; use next_offset of the previous result. */
  readonly offset: number;
}

export interface GetCountriesResult {
  /** Number of countries returned. */
  readonly count: number;
  /** Number of matches. */
  readonly total: number;
  /** Offset of the next page; null on the last page. */
  readonly next_offset: number | null;
  /**
   * Year of the population figures. The GeoNames table dates from about that year; a few territories may have older
   * figures.
   */
  readonly population_year: number;
  /** Sorted as requested by sort; by default, by code. */
  readonly data: readonly ListedCountry[];
}

export interface GetCountryArguments {
  /** ISO 3166-1 alpha-2 code, such as NO; case is ignored. */
  readonly iso_code: string;
}

export interface SearchTimezonesArguments {
  /** Part of an id, such as york or Europe; former names such as Calcutta find the modern zone. */
  readonly query?: string;
  /** Only zones of this country: ISO 3166-1 alpha-2 code, such as AU. */
  readonly country_code?: string;
  /** Maximum number of results. */
  readonly limit: number;
  /** Number of results to skip; use next_offset of the previous result. */
  readonly offset: number;
}

export interface SearchTimezonesResult {
  /** Number of zones returned. */
  readonly count: number;
  /** Number of matches. */
  readonly total: number;
  /** Offset of the next page; null on the last page. */
  readonly next_offset: number | null;
  /** Requested country. */
  readonly country_code?: string;
  /** Release of the IANA time zone database, such as 2026f. */
  readonly tzdata_release: string;
  /**
   * Ids that begin with the query first, then ids that contain it, then the others; each group in alphabetical order.
   */
  readonly data: readonly TimezoneOffsets[];
}

export interface GetTimezoneArguments {
  /** IANA id such as Europe/Oslo; case is ignored. Former names return the modern zone. */
  readonly timezone_id: string;
}

export interface GetTimezoneResult {
  /** Modern IANA time zone id. */
  readonly timezone_id: string;
  /** Country; null for zones that belong to no country. */
  readonly country_code: string | null;
  /**
   * Hours from UTC on 1 January of this year, such as 5.5. Includes daylight saving time in the southern hemisphere.
   */
  readonly gmt_offset_jan: number;
  /** Hours from UTC on 1 July of this year. Excludes daylight saving time in the southern hemisphere. */
  readonly dst_offset_jul: number;
  /** Hours from UTC without daylight saving time. */
  readonly raw_offset: number;
  /** Release of the IANA time zone database, such as 2026f. */
  readonly tzdata_release: string;
}
