// Generated from spec/services/migration/service.yaml by `make generate`: do not edit.

/** Column to sort by, in descending order. */
export type DemographicsSort = 'total';

/** Grouping of rows. */
export type Grouping = 'pair' | 'origin' | 'asylum' | 'total';

/** Column to sort by, in descending order. */
export type PopulationSort =
  | 'refugees'
  | 'asylum_seekers'
  | 'idps'
  | 'stateless'
  | 'others_of_concern'
  | 'other_in_need_of_protection'
  | 'returned_refugees'
  | 'returned_idps';

/**
 * REF refugees, ASY asylum seekers, IDP internally displaced, OIP other people in need of international protection,
 * STA stateless, OOC others of concern, HST host community, RET returned refugees, RDP returned internally displaced.
 */
export type PopulationType = 'REF' | 'ASY' | 'IDP' | 'OIP' | 'STA' | 'OOC' | 'HST' | 'RET' | 'RDP';

/** Column to sort by, in descending order. */
export type SolutionsSort = 'returned_refugees' | 'resettlement' | 'naturalisation' | 'returned_idps';

/** spec/services/migration/service.yaml#records.CountrySide */
export interface CountrySide {
  /** ISO 3166-1 alpha-3 code. */
  readonly iso: string;
  /** UNHCR code; it can differ from the ISO code. */
  readonly code: string | null;
  /** Name. */
  readonly name: string;
}

/** spec/services/migration/service.yaml#records.DemographicsRow */
export interface DemographicsRow {
  /** Year; stocks are as of the end of the year. */
  readonly year: number;
  /** Country of origin; null if summed over all. */
  readonly country_of_origin: CountrySide | null;
  /** Country of asylum; null if summed over all. */
  readonly country_of_asylum: CountrySide | null;
  /** Population type, if rows are split by population type. */
  readonly population_type?: PopulationType;
  /** Whether ages or sexes were reported; if not, all age brackets are null and only total is valid. */
  readonly has_breakdown: boolean;
  /** Girls and women, 0 to 4 years. */
  readonly female_0_4: number | null;
  /** Girls and women, 5 to 11 years. */
  readonly female_5_11: number | null;
  /** Girls and women, 12 to 17 years. */
  readonly female_12_17: number | null;
  /** Girls and women, 18 to 59 years. */
  readonly female_18_59: number | null;
  /** Girls and women, 60 years and older. */
  readonly female_60_plus: number | null;
  /** Girls and women, age unknown. */
  readonly female_age_unknown: number | null;
  /** Girls and women, all ages. */
  readonly female_total: number | null;
  /** Boys and men, 0 to 4 years. */
  readonly male_0_4: number | null;
  /** Boys and men, 5 to 11 years. */
  readonly male_5_11: number | null;
  /** Boys and men, 12 to 17 years. */
  readonly male_12_17: number | null;
  /** Boys and men, 18 to 59 years. */
  readonly male_18_59: number | null;
  /** Boys and men, 60 years and older. */
  readonly male_60_plus: number | null;
  /** Boys and men, age unknown. */
  readonly male_age_unknown: number | null;
  /** Boys and men, all ages. */
  readonly male_total: number | null;
  /** Everyone, including people of unknown sex. */
  readonly total: number | null;
}

/** spec/services/migration/service.yaml#records.PopulationRow */
export interface PopulationRow {
  /** Year; stocks are as of the end of the year. */
  readonly year: number;
  /** Country of origin; null if summed over all. */
  readonly country_of_origin: CountrySide | null;
  /** Country of asylum; null if summed over all. */
  readonly country_of_asylum: CountrySide | null;
  /** Refugees under UNHCR's mandate. */
  readonly refugees: number | null;
  /** People whose asylum claims are pending. */
  readonly asylum_seekers: number | null;
  /** People displaced within their country and protected or assisted by UNHCR. */
  readonly idps: number | null;
  /** Stateless persons. */
  readonly stateless: number | null;
  /** Others of concern. */
  readonly others_of_concern: number | null;
  /** Other people in need of international protection; a category since 2018. */
  readonly other_in_need_of_protection: number | null;
  /** Members of host communities. */
  readonly host_community: number | null;
  /** Refugees who returned during the year. */
  readonly returned_refugees: number | null;
  /** Internally displaced people who returned during the year. */
  readonly returned_idps: number | null;
}

/** spec/services/migration/service.yaml#records.SolutionsRow */
export interface SolutionsRow {
  /** Year; all figures count events during the year. */
  readonly year: number;
  /** Country of origin; null if summed over all. */
  readonly country_of_origin: CountrySide | null;
  /** Country that returnees left, or that resettled or naturalized refugees; null if summed over all. */
  readonly country_of_asylum: CountrySide | null;
  /** Refugees who returned. */
  readonly returned_refugees: number | null;
  /** Refugees who were resettled. */
  readonly resettlement: number | null;
  /** Refugees who became citizens. */
  readonly naturalisation: number | null;
  /** Internally displaced people who returned. */
  readonly returned_idps: number | null;
}

/** spec/services/migration/service.yaml#records.StatisticsCountry */
export interface StatisticsCountry {
  /** UNHCR code; the other tools do not accept it. */
  readonly code: string | null;
  /** ISO 3166-1 alpha-3 code; a few territories have none. */
  readonly iso: string | null;
  /** ISO 3166-1 alpha-2 code. */
  readonly iso2: string | null;
  /** Name. */
  readonly name: string;
  /** Region. */
  readonly region: string | null;
  /** Continent. */
  readonly major_area: string | null;
}

export interface GetPopulationArguments {
  /** Year. Default: all years, newest first. The series begins in 1951. */
  readonly year?: number;
  /** Country of origin: ISO code of 2 or 3 letters, such as SY or SYR. */
  readonly country_of_origin?: readonly string[];
  /**
   * Country of asylum: ISO code of 2 or 3 letters, such as DE or DEU. For internally displaced people, the same as
   * the country of origin.
   */
  readonly country_of_asylum?: readonly string[];
  /**
   * Grouping of rows. pair: one row per pair of country of origin and country of asylum; origin or asylum: one row
   * per country of origin or asylum, summed over the other; total: the sum over all countries.
   */
  readonly group_by: Grouping;
  /**
   * Column to sort by, in descending order across all pages, such as refugees for the countries that took in the most
   * refugees. Default: source order; if all years are requested, newest first.
   */
  readonly sort?: PopulationSort;
  /** Rows per page. */
  readonly limit: number;
  /** Page number, from 1. */
  readonly page: number;
}

export interface GetPopulationResult {
  /** Page number. */
  readonly page: number;
  /** Number of pages; 0 if there are no rows. */
  readonly max_pages: number;
  /** Number of rows returned. */
  readonly count: number;
  /** Rows, largest first if sort is set; otherwise in source order or, if all years are requested, newest first. */
  readonly results: readonly PopulationRow[];
  /** Country of origin used as filter; absent if several were requested. */
  readonly origin_iso?: string;
  /** Country of asylum used as filter; absent if several were requested. */
  readonly asylum_iso?: string;
  /** Reason there are no rows. */
  readonly note?: string;
  /** Source page. */
  readonly source: string;
}

export interface GetDemographicsArguments {
  /** Year. Default: all years, newest first. The series begins in 2001. */
  readonly year?: number;
  /** Country of origin: ISO code of 2 or 3 letters, such as SY or SYR. */
  readonly country_of_origin?: readonly string[];
  /**
   * Country of asylum: ISO code of 2 or 3 letters, such as DE or DEU. For internally displaced people, the same as
   * the country of origin.
   */
  readonly country_of_asylum?: readonly string[];
  /**
   * Grouping of rows. pair: one row per pair of country of origin and country of asylum; origin or asylum: one row
   * per country of origin or asylum, summed over the other; total: the sum over all countries.
   */
  readonly group_by: Grouping;
  /**
   * Column to sort by, in descending order across all pages, such as total for the largest groups. Default: source
   * order; if all years are requested, newest first.
   */
  readonly sort?: DemographicsSort;
  /** Rows per page. */
  readonly limit: number;
  /** Page number, from 1. */
  readonly page: number;
  /** Whether to return separate rows for refugees, asylum seekers and the other population types. */
  readonly by_population_type: boolean;
}

export interface GetDemographicsResult {
  /** Page number. */
  readonly page: number;
  /** Number of pages; 0 if there are no rows. */
  readonly max_pages: number;
  /** Number of rows returned. */
  readonly count: number;
  /** Rows, largest first if sort is set; otherwise in source order or, if all years are requested, newest first. */
  readonly results: readonly DemographicsRow[];
  /** Country of origin used as filter; absent if several were requested. */
  readonly origin_iso?: string;
  /** Country of asylum used as filter; absent if several were requested. */
  readonly asylum_iso?: string;
  /** Reason there are no rows. */
  readonly note?: string;
  /** Source page. */
  readonly source: string;
}

export interface GetSolutionsArguments {
  /** Year. Default: all years, newest first. The series begins in 1959. */
  readonly year?: number;
  /** Country of origin: ISO code of 2 or 3 letters, such as SY or SYR. */
  readonly country_of_origin?: readonly string[];
  /**
   * Country of asylum: ISO code of 2 or 3 letters, such as DE or DEU. For internally displaced people, the same as
   * the country of origin.
   */
  readonly country_of_asylum?: readonly string[];
  /**
   * Grouping of rows. pair: one row per pair of country of origin and country of asylum; origin or asylum: one row
   * per country of origin or asylum, summed over the other; total: the sum over all countries.
   */
  readonly group_by: Grouping;
  /**
   * Column to sort by, in descending order across all pages, such as resettlement for the countries that took in the
   * most refugees. Default: source order; if all years are requested, newest first.
   */
  readonly sort?: SolutionsSort;
  /** Rows per page. */
  readonly limit: number;
  /** Page number, from 1. */
  readonly page: number;
}

export interface GetSolutionsResult {
  /** Page number. */
  readonly page: number;
  /** Number of pages; 0 if there are no rows. */
  readonly max_pages: number;
  /** Number of rows returned. */
  readonly count: number;
  /** Rows, largest first if sort is set; otherwise in source order or, if all years are requested, newest first. */
  readonly results: readonly SolutionsRow[];
  /** Country of origin used as filter; absent if several were requested. */
  readonly origin_iso?: string;
  /** Country of asylum used as filter; absent if several were requested. */
  readonly asylum_iso?: string;
  /** Reason there are no rows. */
  readonly note?: string;
  /** Source page. */
  readonly source: string;
}

export interface ListCountriesArguments {
  /** Only countries whose name or code contains this text. */
  readonly query?: string;
  /**
   * Maximum number of countries. Default: all, up to 300 and as many as fit in 10,000 tokens; continue with
   * next_offset.
   */
  readonly limit: number;
  /** Number of results to skip; use next_offset of the previous result. */
  readonly offset: number;
}

export interface ListCountriesResult {
  /** Number of countries returned. */
  readonly count: number;
  /** Total number of countries. */
  readonly total: number;
  /** Offset of the next page; null on the last page. */
  readonly next_offset: number | null;
  /** Sorted by name. */
  readonly countries: readonly StatisticsCountry[];
}
