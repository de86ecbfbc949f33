// Generated from spec/services/places.yaml by `make generate`: do not edit.

/** How the name matched, best first; results are in this order, then by population. */
export type CityMatch =
  | 'name'
  | 'alternate_name'
  | 'name_prefix'
  | 'word_prefix'
  | 'part_of_name'
  | 'alternate_name_prefix';

export type GetCountryResult = Country;

export type GetTimezoneResult = TimezoneOffsets;

/** spec/services/places.yaml#records.Country */
export interface Country {
  /** ISO 3166-1 alpha-2 code. */
  iso_code: string;
  /** ISO 3166-1 alpha-3 code. */
  iso3_code: string;
  /** English name. */
  country_name: string;
  /** Name in its own language. */
  native_name: string;
  /** Capital; null where there is none. */
  capital: string | null;
  /** Inhabitants, about 2018; null where unknown. */
  population: number | null;
  /** Area in square kilometres. */
  area_km2: number;
  /** Continent code. */
  continent: 'AF' | 'AN' | 'AS' | 'EU' | 'NA' | 'OC' | 'SA';
  /** Continent in English. */
  continent_name: string;
  /** ISO 4217 code of the (first) currency; null in Antarctica. */
  currency_code: string | null;
  /** All currencies in use. */
  currency_codes: string[];
  /** ISO 639 codes, most used first. */
  languages: string[];
  /** Telephone prefixes such as +47. */
  calling_codes: string[];
  /** Internet domain such as .no. */
  top_level_domain: string | null;
  /** Codes of countries with a common land border. */
  neighbours: string[];
}

/** spec/services/places.yaml#records.FoundCity */
export interface FoundCity {
  /** Name, in English where there is an English one. */
  name: string;
  /** ISO 3166-1 alpha-2 code of the country. */
  country_code: string;
  /** Degrees north, WGS 84. */
  latitude: number;
  /** Degrees east, WGS 84. */
  longitude: number;
  /** Inhabitants; null where GeoNames has none (it writes 0). */
  population: number | null;
  /** IANA time zone id. */
  timezone: string;
  /** GeoNames id; get_city takes it. */
  geonameid: number;
  /** GeoNames code of the state or region, within the country: MO for Missouri, mostly digits elsewhere. */
  admin1_code: string | null;
  /** GeoNames feature code: PPLC capital, PPLA to PPLA5 seat of a division, PPL other place. */
  feature_code: string | null;
  match: CityMatch;
}

/** spec/services/places.yaml#records.TimezoneOffsets */
export interface TimezoneOffsets {
  /** Modern IANA time zone id. */
  timezone_id: string;
  /** ISO 3166-1 alpha-2 code; null for zones without a place. */
  country_code: string | null;
  /** Hours from UTC on 1 January of this year, such as 5.5. In the south that is summer time. */
  gmt_offset_jan: number;
  /** Hours from UTC on 1 July of this year. In the south that is standard time. */
  dst_offset_jul: number;
  /** Hours from UTC without daylight saving time. */
  raw_offset: number;
}

export interface SearchCitiesArguments {
  /** Name of the place or its beginning, such as Springfield or Muenchen. */
  query: string;
  /** Only in this country: ISO 3166-1 alpha-2 code, such as NO. */
  country_code?: string;
  /** How many at most. */
  limit: number;
}

export interface SearchCitiesResult {
  /** Best match first. */
  data: FoundCity[];
}

export interface GetCityArguments {
  /** GeoNames id, such as 3143244 for Oslo; search_cities gives them. */
  geonameid: number;
}

export interface GetCityResult {
  /** Name, in English where there is an English one. */
  name: string;
  /** Name on a plain keyboard. */
  ascii_name: string;
  /** Names in other languages and older names that differ in more than accents, languages not told. */
  alternate_names: string[];
  /** ISO 3166-1 alpha-2 code of the country. */
  country_code: string;
  /** English name of the country. */
  country_name: string;
  /** Degrees north, WGS 84. */
  latitude: number;
  /** Degrees east, WGS 84. */
  longitude: number;
  /** Metres above the sea, from a digital elevation model; null where unknown. */
  elevation: number | null;
  /** Inhabitants; null where GeoNames has none (it writes 0). */
  population: number | null;
  /** IANA time zone id. */
  timezone: string;
  /** GeoNames id. */
  geonameid: number;
  /** GeoNames code of the state or region, within the country: MO for Missouri, mostly digits elsewhere. */
  admin1_code: string | null;
  /** GeoNames feature code: PPLC capital, PPLA to PPLA5 seat of a division, PPL other place. */
  feature_code: string | null;
}

export interface GetCountriesArguments {}

export interface GetCountriesResult {
  /** Ordered by code. */
  data: Country[];
}

export interface GetCountryArguments {
  /** ISO 3166-1 alpha-2 code, such as NO, in any case. */
  iso_code: string;
}

export interface SearchTimezonesArguments {
  /** Part of an id, such as york or Europe; old names such as Calcutta find their modern zone. */
  query?: string;
  /** Only zones of this country: ISO 3166-1 alpha-2 code, such as AU. */
  country_code?: string;
  /** How many at most. */
  limit: number;
}

export interface SearchTimezonesResult {
  /** Ids that begin with the query first, then those of which a part does, then the rest; alphabetical. */
  data: TimezoneOffsets[];
}

export interface GetTimezoneArguments {
  /** IANA id such as Europe/Oslo, in any case; old names are answered with the modern zone. */
  timezone_id: string;
}
