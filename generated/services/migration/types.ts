// Generated from spec/services/migration.yaml by `make generate`: do not edit.

/** What a row is about. */
export type Grouping = 'pair' | 'origin' | 'asylum' | 'total';

/**
 * REF refugees, ASY asylum seekers, IDP internally displaced, OIP other people in need of international protection,
 * STA stateless, OOC others of concern, HST host community, RET returned refugees, RDP returned internally displaced.
 */
export type PopulationType = 'REF' | 'ASY' | 'IDP' | 'OIP' | 'STA' | 'OOC' | 'HST' | 'RET' | 'RDP';

/** spec/services/migration.yaml#records.CountrySide */
export interface CountrySide {
  /** ISO 3166-1 alpha-3 code. */
  iso: string;
  /** Code of UNHCR, which may differ. */
  code: string | null;
  /** Name. */
  name: string;
}

/** spec/services/migration.yaml#records.DemographicsRow */
export interface DemographicsRow {
  /** Year; stocks are of its end. */
  year: number;
  /** Where people come from; null where all are summed. */
  country_of_origin: CountrySide | null;
  /** Where they are; null where all are summed. */
  country_of_asylum: CountrySide | null;
  /** Of whom, where rows are told apart by it. */
  population_type?: PopulationType;
  /** Whether ages or sexes were told; where not, all brackets are null and only total counts. */
  has_breakdown: boolean;
  /** Girls and women, 0 to 4 years. */
  female_0_4: number | null;
  /** Girls and women, 5 to 11 years. */
  female_5_11: number | null;
  /** Girls and women, 12 to 17 years. */
  female_12_17: number | null;
  /** Girls and women, 18 to 59 years. */
  female_18_59: number | null;
  /** Girls and women, 60 years and older. */
  female_60_plus: number | null;
  /** Girls and women, age not known. */
  female_age_unknown: number | null;
  /** Girls and women, of all ages. */
  female_total: number | null;
  /** Boys and men, 0 to 4 years. */
  male_0_4: number | null;
  /** Boys and men, 5 to 11 years. */
  male_5_11: number | null;
  /** Boys and men, 12 to 17 years. */
  male_12_17: number | null;
  /** Boys and men, 18 to 59 years. */
  male_18_59: number | null;
  /** Boys and men, 60 years and older. */
  male_60_plus: number | null;
  /** Boys and men, age not known. */
  male_age_unknown: number | null;
  /** Boys and men, of all ages. */
  male_total: number | null;
  /** Everybody, sex not known included. */
  total: number | null;
}

/** spec/services/migration.yaml#records.PopulationRow */
export interface PopulationRow {
  /** Year; stocks are of its end. */
  year: number;
  /** Where people come from; null where all are summed. */
  country_of_origin: CountrySide | null;
  /** Where they are; null where all are summed. */
  country_of_asylum: CountrySide | null;
  /** Refugees under the mandate of UNHCR. */
  refugees: number | null;
  /** People whose claim is not decided. */
  asylum_seekers: number | null;
  /** Displaced inside their country, protected or assisted by UNHCR. */
  idps: number | null;
  /** Stateless persons. */
  stateless: number | null;
  /** Others of concern. */
  others_of_concern: number | null;
  /** Others in need of international protection; a category since 2018. */
  other_in_need_of_protection: number | null;
  /** People of host communities. */
  host_community: number | null;
  /** Refugees who returned in the year. */
  returned_refugees: number | null;
  /** Internally displaced who returned in the year. */
  returned_idps: number | null;
}

/** spec/services/migration.yaml#records.SolutionsRow */
export interface SolutionsRow {
  /** Year; all figures are of what happened in it. */
  year: number;
  /** Where people come from; null where all are summed. */
  country_of_origin: CountrySide | null;
  /** The country left by those who return, reached by the resettled, and naturalising; null where all are summed. */
  country_of_asylum: CountrySide | null;
  /** Refugees who returned. */
  returned_refugees: number | null;
  /** Refugees who were resettled. */
  resettlement: number | null;
  /** Refugees who became citizens. */
  naturalisation: number | null;
  /** Internally displaced who returned. */
  returned_idps: number | null;
}

/** spec/services/migration.yaml#records.StatisticsCountry */
export interface StatisticsCountry {
  /** Code of UNHCR; it is not accepted by the other tools. */
  code: string | null;
  /** ISO 3166-1 alpha-3 code; a few territories have none. */
  iso: string | null;
  /** ISO 3166-1 alpha-2 code. */
  iso2: string | null;
  /** Name. */
  name: string;
  /** Region. */
  region: string | null;
  /** Continent. */
  major_area: string | null;
}

export interface GetPopulationArguments {
  /** Year; omit for all years, newest first. The series begins in 1951. */
  year?: number;
  /** Where people come from: ISO code of 2 or 3 letters, such as SY or SYR. */
  country_of_origin?: string;
  /**
   * Where they are: ISO code of 2 or 3 letters, such as DE or DEU. Displaced inside their country: the same as the
   * origin.
   */
  country_of_asylum?: string;
  /**
   * What a row is: pair, a country of origin and one of asylum; origin or asylum, that country with the other side
   * summed; total, both summed.
   */
  group_by: Grouping;
  /** How many rows a page. */
  limit: number;
  /** Page, from 1. */
  page: number;
}

export interface GetPopulationResult {
  /** This page. */
  page: number;
  /** How many pages there are; 0 when there is nothing. */
  max_pages: number;
  /** How many rows are given here. */
  count: number;
  /** Rows: of one year in the order of the source, of all years the newest first. */
  results: PopulationRow[];
  /** Why there is nothing. */
  note?: string;
  /** Page of the source. */
  source: string;
}

export interface GetDemographicsArguments {
  /** Year; omit for all years, newest first. The series begins in 2001. */
  year?: number;
  /** Where people come from: ISO code of 2 or 3 letters, such as SY or SYR. */
  country_of_origin?: string;
  /**
   * Where they are: ISO code of 2 or 3 letters, such as DE or DEU. Displaced inside their country: the same as the
   * origin.
   */
  country_of_asylum?: string;
  /**
   * What a row is: pair, a country of origin and one of asylum; origin or asylum, that country with the other side
   * summed; total, both summed.
   */
  group_by: Grouping;
  /** How many rows a page. */
  limit: number;
  /** Page, from 1. */
  page: number;
  /** Whether refugees, asylum seekers and the others have a row each. */
  by_population_type: boolean;
}

export interface GetDemographicsResult {
  /** This page. */
  page: number;
  /** How many pages there are; 0 when there is nothing. */
  max_pages: number;
  /** How many rows are given here. */
  count: number;
  /** Rows: of one year in the order of the source, of all years the newest first. */
  results: DemographicsRow[];
  /** Why there is nothing. */
  note?: string;
  /** Page of the source. */
  source: string;
}

export interface GetSolutionsArguments {
  /** Year; omit for all years, newest first. The series begins in 1959. */
  year?: number;
  /** Where people come from: ISO code of 2 or 3 letters, such as SY or SYR. */
  country_of_origin?: string;
  /**
   * Where they are: ISO code of 2 or 3 letters, such as DE or DEU. Displaced inside their country: the same as the
   * origin.
   */
  country_of_asylum?: string;
  /**
   * What a row is: pair, a country of origin and one of asylum; origin or asylum, that country with the other side
   * summed; total, both summed.
   */
  group_by: Grouping;
  /** How many rows a page. */
  limit: number;
  /** Page, from 1. */
  page: number;
}

export interface GetSolutionsResult {
  /** This page. */
  page: number;
  /** How many pages there are; 0 when there is nothing. */
  max_pages: number;
  /** How many rows are given here. */
  count: number;
  /** Rows: of one year in the order of the source, of all years the newest first. */
  results: SolutionsRow[];
  /** Why there is nothing. */
  note?: string;
  /** Page of the source. */
  source: string;
}

export interface ListCountriesArguments {
  /** Only countries whose name or code holds this. */
  query?: string;
}

export interface ListCountriesResult {
  /** How many countries are given here. */
  total: number;
  /** By name. */
  countries: StatisticsCountry[];
}
