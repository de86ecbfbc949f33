// Generated from spec/services/migration/service.yaml by `make generate`: do not edit.

/** Column whose largest figures come first. */
export type DemographicsSort = 'total';

/** What a row is about. */
export type Grouping = 'pair' | 'origin' | 'asylum' | 'total';

/** Column whose largest figures come first. */
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

/** Column whose largest figures come first. */
export type SolutionsSort = 'returned_refugees' | 'resettlement' | 'naturalisation' | 'returned_idps';

/** spec/services/migration/service.yaml#records.CountrySide */
export interface CountrySide {
  /** ISO 3166-1 alpha-3 code. */
  readonly iso: string;
  /** Code of UNHCR, which may differ. */
  readonly code: string | null;
  /** Name. */
  readonly name: string;
}

/** spec/services/migration/service.yaml#records.DemographicsRow */
export interface DemographicsRow {
  /** Year; stocks are of its end. */
  readonly year: number;
  /** Where people come from; null where all are summed. */
  readonly country_of_origin: CountrySide | null;
  /** Where they are; null where all are summed. */
  readonly country_of_asylum: CountrySide | null;
  /** Of whom, where rows are told apart by it. */
  readonly population_type?: PopulationType;
  /** Whether ages or sexes were told; where not, all brackets are null and only total counts. */
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
  /** Girls and women, age not known. */
  readonly female_age_unknown: number | null;
  /** Girls and women, of all ages. */
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
  /** Boys and men, age not known. */
  readonly male_age_unknown: number | null;
  /** Boys and men, of all ages. */
  readonly male_total: number | null;
  /** Everybody, sex not known included. */
  readonly total: number | null;
}

/** spec/services/migration/service.yaml#records.PopulationRow */
export interface PopulationRow {
  /** Year; stocks are of its end. */
  readonly year: number;
  /** Where people come from; null where all are summed. */
  readonly country_of_origin: CountrySide | null;
  /** Where they are; null where all are summed. */
  readonly country_of_asylum: CountrySide | null;
  /** Refugees under the mandate of UNHCR. */
  readonly refugees: number | null;
  /** People whose claim is not decided. */
  readonly asylum_seekers: number | null;
  /** Displaced inside their country, protected or assisted by UNHCR. */
  readonly idps: number | null;
  /** Stateless persons. */
  readonly stateless: number | null;
  /** Others of concern. */
  readonly others_of_concern: number | null;
  /** Others in need of international protection; a category since 2018. */
  readonly other_in_need_of_protection: number | null;
  /** People of host communities. */
  readonly host_community: number | null;
  /** Refugees who returned in the year. */
  readonly returned_refugees: number | null;
  /** Internally displaced who returned in the year. */
  readonly returned_idps: number | null;
}

/** spec/services/migration/service.yaml#records.SolutionsRow */
export interface SolutionsRow {
  /** Year; all figures are of what happened in it. */
  readonly year: number;
  /** Where people come from; null where all are summed. */
  readonly country_of_origin: CountrySide | null;
  /** The country left by those who return, reached by the resettled, and naturalising; null where all are summed. */
  readonly country_of_asylum: CountrySide | null;
  /** Refugees who returned. */
  readonly returned_refugees: number | null;
  /** Refugees who were resettled. */
  readonly resettlement: number | null;
  /** Refugees who became citizens. */
  readonly naturalisation: number | null;
  /** Internally displaced who returned. */
  readonly returned_idps: number | null;
}

/** spec/services/migration/service.yaml#records.StatisticsCountry */
export interface StatisticsCountry {
  /** Code of UNHCR; it is not accepted by the other tools. */
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
  /** Year; omit for all years, newest first. The series begins in 1951. */
  readonly year?: number;
  /** Where people come from: ISO code of 2 or 3 letters, such as SY or SYR. */
  readonly country_of_origin?: string;
  /**
   * Where they are: ISO code of 2 or 3 letters, such as DE or DEU. Displaced inside their country: the same as the
   * origin.
   */
  readonly country_of_asylum?: string;
  /**
   * What a row is: pair, a country of origin and one of asylum; origin or asylum, that country with the other side
   * summed; total, both summed.
   */
  readonly group_by: Grouping;
  /**
   * Column whose largest figures come first, over all pages: refugees for the countries that took in most. Omit it
   * for the order of the source, all years the newest first.
   */
  readonly sort?: PopulationSort;
  /** How many rows a page. */
  readonly limit: number;
  /** Page, from 1. */
  readonly page: number;
}

export interface GetPopulationResult {
  /** This page. */
  readonly page: number;
  /** How many pages there are; 0 when there is nothing. */
  readonly max_pages: number;
  /** How many rows are given here. */
  readonly count: number;
  /**
   * Rows: the largest first where sorted; else of one year in the order of the source, of all years the newest first.
   */
  readonly results: readonly PopulationRow[];
  /** The country of origin that was asked for, by its ISO 3166-1 alpha-3 code. */
  readonly origin_iso?: string;
  /** The country of asylum that was asked for, likewise. */
  readonly asylum_iso?: string;
  /** Why there is nothing. */
  readonly note?: string;
  /** Page of the source. */
  readonly source: string;
}

export interface GetDemographicsArguments {
  /** Year; omit for all years, newest first. The series begins in 2001. */
  readonly year?: number;
  /** Where people come from: ISO code of 2 or 3 letters, such as SY or SYR. */
  readonly country_of_origin?: string;
  /**
   * Where they are: ISO code of 2 or 3 letters, such as DE or DEU. Displaced inside their country: the same as the
   * origin.
   */
  readonly country_of_asylum?: string;
  /**
   * What a row is: pair, a country of origin and one of asylum; origin or asylum, that country with the other side
   * summed; total, both summed.
   */
  readonly group_by: Grouping;
  /**
   * Column whose largest figures come first, over all pages: total for the largest groups. Omit it for the order of
   * the source, all years the newest first.
   */
  readonly sort?: DemographicsSort;
  /** How many rows a page. */
  readonly limit: number;
  /** Page, from 1. */
  readonly page: number;
  /** Whether refugees, asylum seekers and the others have a row each. */
  readonly by_population_type: boolean;
}

export interface GetDemographicsResult {
  /** This page. */
  readonly page: number;
  /** How many pages there are; 0 when there is nothing. */
  readonly max_pages: number;
  /** How many rows are given here. */
  readonly count: number;
  /**
   * Rows: the largest first where sorted; else of one year in the order of the source, of all years the newest first.
   */
  readonly results: readonly DemographicsRow[];
  /** The country of origin that was asked for, by its ISO 3166-1 alpha-3 code. */
  readonly origin_iso?: string;
  /** The country of asylum that was asked for, likewise. */
  readonly asylum_iso?: string;
  /** Why there is nothing. */
  readonly note?: string;
  /** Page of the source. */
  readonly source: string;
}

export interface GetSolutionsArguments {
  /** Year; omit for all years, newest first. The series begins in 1959. */
  readonly year?: number;
  /** Where people come from: ISO code of 2 or 3 letters, such as SY or SYR. */
  readonly country_of_origin?: string;
  /**
   * Where they are: ISO code of 2 or 3 letters, such as DE or DEU. Displaced inside their country: the same as the
   * origin.
   */
  readonly country_of_asylum?: string;
  /**
   * What a row is: pair, a country of origin and one of asylum; origin or asylum, that country with the other side
   * summed; total, both summed.
   */
  readonly group_by: Grouping;
  /**
   * Column whose largest figures come first, over all pages: resettlement for the countries that took in most. Omit
   * it for the order of the source, all years the newest first.
   */
  readonly sort?: SolutionsSort;
  /** How many rows a page. */
  readonly limit: number;
  /** Page, from 1. */
  readonly page: number;
}

export interface GetSolutionsResult {
  /** This page. */
  readonly page: number;
  /** How many pages there are; 0 when there is nothing. */
  readonly max_pages: number;
  /** How many rows are given here. */
  readonly count: number;
  /**
   * Rows: the largest first where sorted; else of one year in the order of the source, of all years the newest first.
   */
  readonly results: readonly SolutionsRow[];
  /** The country of origin that was asked for, by its ISO 3166-1 alpha-3 code. */
  readonly origin_iso?: string;
  /** The country of asylum that was asked for, likewise. */
  readonly asylum_iso?: string;
  /** Why there is nothing. */
  readonly note?: string;
  /** Page of the source. */
  readonly source: string;
}

export interface ListCountriesArguments {
  /** Only countries whose name or code holds this. */
  readonly query?: string;
  /**
   * How many countries at most. By default all, up to 300 and as many as 10,000 tokens hold; next_offset continues.
   */
  readonly limit: number;
  /** Number of results to skip; use next_offset of the previous result. */
  readonly offset: number;
}

export interface ListCountriesResult {
  /** How many countries are given here. */
  readonly count: number;
  /** How many countries there are. */
  readonly total: number;
  /** Offset of the next page; null at the end. */
  readonly next_offset: number | null;
  /** By name. */
  readonly countries: readonly StatisticsCountry[];
}
