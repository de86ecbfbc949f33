// Generated from spec/services/economic-indicators/service.yaml by `make generate`: do not edit.

/**
 * EU; EA: euro area; EFTA; NORDIC; OECD; G7; G20; World Bank regions EAS, ECS, LCN, MEA, NAC, SAS, SSF; World Bank
 * income groups LIC, LMC, MIC, UMC, LMY, HIC.
 */
export type CountryGroupCode =
  | 'EU'
  | 'EA'
  | 'EFTA'
  | 'NORDIC'
  | 'OECD'
  | 'G7'
  | 'G20'
  | 'EAS'
  | 'ECS'
  | 'LCN'
  | 'MEA'
  | 'NAC'
  | 'SAS'
  | 'SSF'
  | 'LIC'
  | 'LMC'
  | 'MIC'
  | 'UMC'
  | 'LMY'
  | 'HIC';

/**
 * development_bank: World Bank; economic_cooperation_org: OECD; eu_statistics_office: Eurostat; us_labour_statistics:
 * US Bureau of Labor Statistics.
 */
export type EconomicSource =
  | 'development_bank'
  | 'economic_cooperation_org'
  | 'eu_statistics_office'
  | 'us_labour_statistics';

/** How often figures are published. */
export type Frequency = 'annual' | 'half_yearly' | 'quarterly' | 'monthly' | 'weekly' | 'daily';

/**
 * answered: returned results; nothing_found: no matching indicator; no_data: no figures for these years; not_covered:
 * no figures for this country; unknown_indicator: the id belongs to another source; choose: the id stands for several
 * series, see choices; failed: the source is down, out of quota or not ready, see message.
 */
export type Outcome =
  | 'answered'
  | 'nothing_found'
  | 'no_data'
  | 'not_covered'
  | 'unknown_indicator'
  | 'choose'
  | 'failed';

/**
 * ok; limited: small quota, or the list of indicators is still being downloaded; down: failed recently and is
 * temporarily not queried.
 */
export type SourceStatus = 'ok' | 'limited' | 'down';

/** spec/services/economic-indicators/service.yaml#records.CountryOrGroup */
export interface CountryOrGroup {
  /** Country, or code of a group of countries; identical throughout a result. */
  readonly code: string;
  /** English name. */
  readonly name: string;
}

/** spec/services/economic-indicators/service.yaml#records.Dimension */
export interface Dimension {
  /** Dimension, such as unit or sex. */
  readonly id: string;
  /** Name. */
  readonly name: string;
  /** Selected code. */
  readonly code: string;
  /** Meaning of the code. */
  readonly label: string;
}

/** spec/services/economic-indicators/service.yaml#records.DimensionChoice */
export interface DimensionChoice {
  /** Dimension for which to select a code. */
  readonly id: string;
  /** Name. */
  readonly name: string;
  /** Number of codes; at most 40 are listed. */
  readonly count: number;
  /** Codes available for this country. */
  readonly codes: readonly DimensionCode[];
}

/** spec/services/economic-indicators/service.yaml#records.DimensionCode */
export interface DimensionCode {
  /** Code to select. */
  readonly code: string;
  /** Meaning of the code. */
  readonly label: string;
}

/** spec/services/economic-indicators/service.yaml#records.EconomicSeries */
export interface EconomicSeries {
  readonly source: EconomicSource;
  /** Id of this exact series. */
  readonly source_id: string;
  /** Name of the indicator. */
  readonly name: string;
  /** Country or group of countries; null if the figures have none. */
  readonly country: CountryOrGroup | null;
  /** Unit; null if the source reports none, in which case the name contains the unit. */
  readonly unit: string | null;
  /** Power of ten by which to multiply the values (6: millions); null if none. */
  readonly multiplier: number | null;
  /** How often figures are published. */
  readonly frequency: Frequency | null;
  /**
   * Seasonal adjustment, as the source labels it, such as Seasonally adjusted; absent if the source has no such
   * dimension.
   */
  readonly adjustment?: string;
  /** Other dimensions of the series: sex, age, adjustment, survey. */
  readonly dimensions: readonly Dimension[];
  /** When the source last changed its figures; null if unknown. */
  readonly last_updated: string | null;
  /** First period of the series in the requested years, even if observations does not include it. */
  readonly first: string | null;
  /** Last period. */
  readonly last: string | null;
  /** Number of observations in the requested years. */
  readonly observation_count: number;
  /** Citation. */
  readonly citation: string;
  /** Page about the series at the source. */
  readonly url: string;
  /**
   * True if discontinued: the source marks it as discontinued, or one year plus three of its periods have passed
   * since its latest figure.
   */
  readonly discontinued?: boolean;
  /** Codes selected automatically, and omitted data. */
  readonly notes: readonly string[];
  /**
   * Oldest first; unknown weeks precede the other periods of their year. If limit is exceeded, only the most recent
   * observations are included.
   */
  readonly observations: readonly Observation[];
}

/** spec/services/economic-indicators/service.yaml#records.EconomicSourceInfo */
export interface EconomicSourceInfo {
  readonly source: EconomicSource;
  /** Name of the organization. */
  readonly name: string;
  /** Countries and years covered. */
  readonly coverage: string;
  readonly status: SourceStatus;
  /** Current limitations. */
  readonly message?: string;
  /** Number of entries in this server's copy of the source's list; null before the first download. */
  readonly indicators: number | null;
  /** When the list was downloaded. */
  readonly list_updated: string | null;
  /** Example of an id. */
  readonly id_example: string;
  /** License of its figures. */
  readonly licence: string;
  /** Home page. */
  readonly url: string;
}

/** spec/services/economic-indicators/service.yaml#records.IndicatorHit */
export interface IndicatorHit {
  readonly source: EconomicSource;
  /** Id at this source; pass it as indicator to get_economic_data. */
  readonly source_id: string;
  /** Name in English. */
  readonly name: string;
  /** Description from the source. */
  readonly description?: string;
  /** Database, theme or survey it belongs to. */
  readonly dataset?: string;
  /** Countries that the source covers. */
  readonly covers: string;
  /** Unit of the figures. */
  readonly unit?: string;
  /** How often figures are published. */
  readonly frequency?: Frequency;
  /** First period. */
  readonly first?: string;
  /** Last period. */
  readonly last?: string;
  /** Time of the last update. */
  readonly updated?: string;
  /**
   * True if discontinued: the source marks it as discontinued, or one year plus three of its periods have passed
   * since its latest period.
   */
  readonly discontinued?: boolean;
  /** Indicator that replaces it. */
  readonly successor?: string;
}

/** spec/services/economic-indicators/service.yaml#records.NearHit */
export interface NearHit {
  readonly source: EconomicSource;
  /** Id at this source. */
  readonly source_id: string;
  /** Name in English. */
  readonly name: string;
}

/** spec/services/economic-indicators/service.yaml#records.Observation */
export interface Observation {
  /**
   * 2024, 2024-Q1, 2024-03, 2024-S1, 2024-W05, 2024-03-31, or years such as 2008_2010; 2024-W99 is an unknown week of
   * 2024.
   */
  readonly period: string;
  /** Value in the unit of the series; null if the source has none. */
  readonly value: number | null;
  /** Status reported by the source: provisional, estimated, confidential. */
  readonly status?: string;
}

/** spec/services/economic-indicators/service.yaml#records.SeriesChoice */
export interface SeriesChoice {
  readonly source: EconomicSource;
  /** Requested id. */
  readonly source_id: string;
  /** Name of the dataset. */
  readonly name: string;
  /** Maximum number of series that the id can stand for. */
  readonly series_count: number;
  /** Id with one code selected for each dimension. Change the codes and call again. */
  readonly example_id: string;
  /** Dimensions that need a selection. */
  readonly dimensions: readonly DimensionChoice[];
}

/** spec/services/economic-indicators/service.yaml#records.SourceResult */
export interface SourceResult {
  readonly source: EconomicSource;
  /** Common name of the publisher. */
  readonly publisher: string;
  readonly outcome: Outcome;
  /** Number of matching indicators or returned series. */
  readonly found: number;
  /** Reason there is no result, or a caveat. */
  readonly message?: string;
  /** Seconds to wait before trying again. */
  readonly retry_after_seconds?: number;
}

export interface SearchEconomicIndicatorsArguments {
  /** Search words in plain language, such as unemployment rate in Germany. */
  readonly query: string;
  /** Maximum number of indicators per source. */
  readonly limit: number;
}

export interface SearchEconomicIndicatorsResult {
  /** Query as understood. */
  readonly query: string;
  /** Countries named in the query. */
  readonly countries: readonly CountryOrGroup[];
  /** Number of indicators returned. */
  readonly count: number;
  /** Best match first, across all sources. */
  readonly indicators: readonly IndicatorHit[];
  /** Outcome for each of the four sources, including sources that failed or do not cover the country. */
  readonly sources: readonly SourceResult[];
  /** If nothing matches: the nearest indicators. */
  readonly nearest?: readonly NearHit[];
  /** Suggestions for the next search. Lists the missing words if no result contains all of them. */
  readonly hint?: string;
}

export interface GetEconomicDataArguments {
  /** Id of the indicator, such as NY.GDP.MKTP.CD, une_rt_m or LNS14000000. */
  readonly indicator: string;
  /** Country, such as Germany, DE or DEU. */
  readonly country?: readonly string[];
  /** Group of countries whose current members are queried, such as EU; use it instead of country. */
  readonly members_of?: CountryGroupCode;
  /** Query only this source. */
  readonly source?: EconomicSource;
  /** First year. */
  readonly year_from?: number;
  /** Last year. */
  readonly year_to?: number;
  /** Maximum number of observations across all series; the most recent of each series are kept. */
  readonly limit: number;
}

export interface GetEconomicDataResult {
  /** Requested id. */
  readonly indicator: string;
  /** Requested country or group; null if several countries were requested. */
  readonly country: CountryOrGroup | null;
  /** Number of series. */
  readonly count: number;
  /** The series. */
  readonly series: readonly EconomicSeries[];
  /** Selections to make if the id stands for several series. */
  readonly choices?: readonly SeriesChoice[];
  /** Outcome for each queried source, including failures. */
  readonly sources: readonly SourceResult[];
  /** Number of older observations cut by limit. Request other years or a larger limit. */
  readonly omitted: number;
}

export interface ListEconomicSourcesArguments {}

export interface ListEconomicSourcesResult {
  /** Number of sources. */
  readonly count: number;
  /** Sorted by id. */
  readonly sources: readonly EconomicSourceInfo[];
}
