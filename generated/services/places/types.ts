// Generated from spec/services/places/service.yaml by `make generate`: do not edit.

/**
 * How the name matched, best first; results are in this order, then by population. country: a place of the country
 * that the query names, largest first. nearest: near the point that the query gives, nearest first.
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

/** How much of each row. */
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
  /** Name in its own language. */
  readonly native_name: string;
  /** Capital; null where there is none. */
  readonly capital: string | null;
  /** Inhabitants in population_year; null where unknown. */
  readonly population: number | null;
  /**
   * Year of the population. The table of GeoNames is of about this year; single territories may have older figures.
   * Null without a population.
   */
  readonly population_year: number | null;
  /** Area in square kilometres. */
  readonly area_km2: number;
  /** Continent code. */
  readonly continent: Continent;
  /** Continent in English. */
  readonly continent_name: string;
  /** ISO 4217 code of the (first) currency; null in Antarctica. */
  readonly currency_code: string | null;
  /** All currencies in use. */
  readonly currency_codes: readonly string[];
  /** ISO 639 codes, most used first. */
  readonly languages: readonly string[];
  /** Telephone prefixes such as +47. */
  readonly calling_codes: readonly string[];
  /** Internet domain such as .no. */
  readonly top_level_domain: string | null;
  /** Codes of countries with a common land border. */
  readonly neighbours: readonly string[];
}

/** spec/services/places/service.yaml#records.FoundCity */
export interface FoundCity {
  /** Name, in English where there is an English one. */
  readonly name: string;
  /** ISO 3166-1 alpha-2 code of the country. */
  readonly country_code: string;
  /** Degrees north, WGS 84. */
  readonly latitude: number;
  /** Degrees east, WGS 84. */
  readonly longitude: number;
  /** Inhabitants; null where GeoNames has none (it writes 0). */
  readonly population: number | null;
  /** IANA time zone id. */
  readonly timezone: string;
  /** GeoNames id; get_city takes it. */
  readonly geonameid: number;
  /** GeoNames code of the state or region, within the country: MO for Missouri, mostly digits elsewhere. */
  readonly admin1_code: string | null;
  /** GeoNames feature code: PPLC capital, PPLA to PPLA5 seat of a division, PPL other place. */
  readonly feature_code: string | null;
  readonly match: CityMatch;
  /** Kilometres from the point that the query gives. */
  readonly distance_km?: number;
}

/** spec/services/places/service.yaml#records.ListedCountry */
export interface ListedCountry {
  /** ISO 3166-1 alpha-2 code. */
  readonly iso_code: string;
  /** ISO 3166-1 alpha-3 code. This and the following optional fields: with detail full. */
  readonly iso3_code?: string;
  /** English name. */
  readonly country_name: string;
  /** Name in its own language. */
  readonly native_name?: string;
  /** Capital; null where there is none. */
  readonly capital: string | null;
  /** Inhabitants in population_year of the list; null where unknown. */
  readonly population: number | null;
  /** Year of the population; null without one. */
  readonly population_year?: number | null;
  /** Area in square kilometres. */
  readonly area_km2?: number;
  /** Continent code. */
  readonly continent: Continent;
  /** Continent in English. */
  readonly continent_name?: string;
  /** ISO 4217 code of the (first) currency; null in Antarctica. */
  readonly currency_code: string | null;
  /** All currencies in use. */
  readonly currency_codes?: readonly string[];
  /** ISO 639 codes, most used first. */
  readonly languages: readonly string[];
  /** Telephone prefixes such as +47. */
  readonly calling_codes?: readonly string[];
  /** Internet domain such as .no. */
  readonly top_level_domain?: string | null;
  /** Codes of countries with a common land border. */
  readonly neighbours?: readonly string[];
}

/** spec/services/places/service.yaml#records.TimezoneOffsets */
export interface TimezoneOffsets {
  /** Modern IANA time zone id. */
  readonly timezone_id: string;
  /** ISO 3166-1 alpha-2 code; null for zones without a place. */
  readonly country_code: string | null;
  /** Hours from UTC on 1 January of this year, such as 5.5. In the south that is summer time. */
  readonly gmt_offset_jan: number;
  /** Hours from UTC on 1 July of this year. In the south that is standard time. */
  readonly dst_offset_jul: number;
  /** Hours from UTC without daylight saving time. */
  readonly raw_offset: number;
}

export interface SearchCitiesArguments {
  /**
   * Name of the place or its beginning, such as Springfield or Paris, France; a country; or degrees north and east,
   * such as 59.91,10.75.
   */
  readonly query: string;
  /** Only in this country: ISO 3166-1 alpha-2 code, such as NO. */
  readonly country_code?: string;
  /** How many at most. */
  readonly limit: number;
  /** Best match first, or the largest of all places that match; near a point always the nearest. */
  readonly sort: 'match' | 'population';
}

export interface SearchCitiesResult {
  /** The country that was asked for. */
  readonly country_code?: string;
  /** Best match first unless sorted otherwise. */
  readonly data: readonly FoundCity[];
  /** Where no place has the name or begins with it: places of the nearest names, each a query that finds it. */
  readonly similar?: readonly string[];
  /** How the query was understood, and what to know about it. */
  readonly note?: string;
}

export interface GetCityArguments {
  /** GeoNames id, such as 3143244 for Oslo. */
  readonly geonameid: number;
}

export interface GetCityResult {
  /** Name, in English where there is an English one. */
  readonly name: string;
  /** Name on a plain keyboard. */
  readonly ascii_name: string;
  /** Names in other languages and older names that differ in more than accents, languages not told. */
  readonly alternate_names: readonly string[];
  /** ISO 3166-1 alpha-2 code of the country. */
  readonly country_code: string;
  /** English name of the country. */
  readonly country_name: string;
  /** Degrees north, WGS 84. */
  readonly latitude: number;
  /** Degrees east, WGS 84. */
  readonly longitude: number;
  /** Metres above the sea, from a digital elevation model; null where unknown. */
  readonly elevation: number | null;
  /** Inhabitants; null where GeoNames has none (it writes 0). */
  readonly population: number | null;
  /** IANA time zone id. */
  readonly timezone: string;
  /** GeoNames id. */
  readonly geonameid: number;
  /** GeoNames code of the state or region, within the country: MO for Missouri, mostly digits elsewhere. */
  readonly admin1_code: string | null;
  /** GeoNames feature code: PPLC capital, PPLA to PPLA5 seat of a division, PPL other place. */
  readonly feature_code: string | null;
}

export interface GetCountriesArguments {
  /** Only countries of this continent. */
  readonly continent?: Continent;
  /** Part of the English name, the own name or the capital, such as island. */
  readonly text?: string;
  /**
   * full adds area, borders, all currencies, calling codes, domain, own name and three-letter code: some 80 tokens a
   * country.
   */
  readonly detail: Detail;
  /** Order: by code, or the largest population or area first. */
  readonly sort: 'code' | 'population' | 'area';
  /** How many at most. By default all; in full detail as many as 10,000 tokens hold, and next_offset continues. */
  readonly limit: number;
  /** How many to leave out at the beginning; next_offset of the answer before. */
  readonly offset: number;
}

export interface GetCountriesResult {
  /** How many countries are here. */
  readonly count: number;
  /** How many fit. */
  readonly total: number;
  /** The offset at which the rest begins; null at the end. */
  readonly next_offset: number | null;
  /**
   * Year of the populations. The table of GeoNames is of about this year; single territories may have older figures.
   */
  readonly population_year: number;
  /** In the order of sort, by code unless it is given. */
  readonly data: readonly ListedCountry[];
}

export interface GetCountryArguments {
  /** ISO 3166-1 alpha-2 code, such as NO, in any case. */
  readonly iso_code: string;
}

export interface SearchTimezonesArguments {
  /** Part of an id, such as york or Europe; old names such as Calcutta find their modern zone. */
  readonly query?: string;
  /** Only zones of this country: ISO 3166-1 alpha-2 code, such as AU. */
  readonly country_code?: string;
  /** How many at most. */
  readonly limit: number;
  /** How many to pass over; next_offset of the answer before. */
  readonly offset: number;
}

export interface SearchTimezonesResult {
  /** How many zones are given here. */
  readonly count: number;
  /** How many fit. */
  readonly total: number;
  /** The offset that goes on from here; null when nothing follows. */
  readonly next_offset: number | null;
  /** The country that was asked for. */
  readonly country_code?: string;
  /** IANA time zone database release that the rules come from, such as 2026f. */
  readonly tzdata_release: string;
  /** Ids that begin with the query first, then those of which a part does, then the rest; alphabetical. */
  readonly data: readonly TimezoneOffsets[];
}

export interface GetTimezoneArguments {
  /** IANA id such as Europe/Oslo, in any case; old names are answered with the modern zone. */
  readonly timezone_id: string;
}

export interface GetTimezoneResult {
  /** Modern IANA time zone id. */
  readonly timezone_id: string;
  /** ISO 3166-1 alpha-2 code; null for zones without a place. */
  readonly country_code: string | null;
  /** Hours from UTC on 1 January of this year, such as 5.5. In the south that is summer time. */
  readonly gmt_offset_jan: number;
  /** Hours from UTC on 1 July of this year. In the south that is standard time. */
  readonly dst_offset_jul: number;
  /** Hours from UTC without daylight saving time. */
  readonly raw_offset: number;
  /** IANA time zone database release that the rules come from, such as 2026f. */
  readonly tzdata_release: string;
}
