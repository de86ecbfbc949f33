// Generated from spec/services/economic-indicators/service.yaml by `make generate`: do not edit.

/**
 * development_bank: World Bank; economic_cooperation_org: OECD; eu_statistics_office: Eurostat; us_labour_statistics:
 * US Bureau of Labor Statistics.
 */
export type EconomicSource =
  | 'development_bank'
  | 'economic_cooperation_org'
  | 'eu_statistics_office'
  | 'us_labour_statistics';

/** How often there is a figure. */
export type Frequency = 'annual' | 'half_yearly' | 'quarterly' | 'monthly' | 'weekly' | 'daily';

/**
 * answered; nothing_found: the search found nothing that fits; no_data: nothing in these years; not_covered: nothing
 * for this country; unknown_indicator: another source's id; choose: the id stands for many series, see choices;
 * failed: the source is down, spent or not ready, see message.
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
 * ok; limited: it works within a small quota, or its list of indicators is still being fetched; down: it failed
 * lately and is not asked for the moment.
 */
export type SourceStatus = 'ok' | 'limited' | 'down';

/** spec/services/economic-indicators/service.yaml#records.CountryOrGroup */
export interface CountryOrGroup {
  /** ISO 3166-1 alpha-2 code, or the code of a group of countries; the same throughout an answer. */
  readonly code: string;
  /** English name. */
  readonly name: string;
}

/** spec/services/economic-indicators/service.yaml#records.Dimension */
export interface Dimension {
  /** Dimension, such as unit or sex. */
  readonly id: string;
  /** What it is called. */
  readonly name: string;
  /** Code that was taken. */
  readonly code: string;
  /** What the code stands for. */
  readonly label: string;
}

/** spec/services/economic-indicators/service.yaml#records.DimensionChoice */
export interface DimensionChoice {
  /** Dimension to choose of. */
  readonly id: string;
  /** What it is called. */
  readonly name: string;
  /** How many codes there are, at most 40 of which are listed. */
  readonly count: number;
  /** Codes that exist for this country. */
  readonly codes: readonly DimensionCode[];
}

/** spec/services/economic-indicators/service.yaml#records.DimensionCode */
export interface DimensionCode {
  /** Code to choose. */
  readonly code: string;
  /** What it stands for. */
  readonly label: string;
}

/** spec/services/economic-indicators/service.yaml#records.EconomicSeries */
export interface EconomicSeries {
  readonly source: EconomicSource;
  /** Id of exactly this series. */
  readonly source_id: string;
  /** Name of the indicator. */
  readonly name: string;
  /** Country, or group of countries; null where the figures have none. */
  readonly country: CountryOrGroup | null;
  /** Unit; null where the source states none, it then stands in the name. */
  readonly unit: string | null;
  /** Power of ten by which values are to be multiplied: 6 for millions; null where there is none. */
  readonly multiplier: number | null;
  /** How often there is a figure. */
  readonly frequency: Frequency | null;
  /** What else the series is about: sex, age, adjustment, survey. */
  readonly dimensions: readonly Dimension[];
  /** Day or time when the source last changed its figures; null where it does not say. */
  readonly last_updated: string | null;
  /** First period of the series in these years, whether it is in observations or not. */
  readonly first: string | null;
  /** Last period. */
  readonly last: string | null;
  /** How many observations there are in these years. */
  readonly observation_count: number;
  /** How to quote it. */
  readonly citation: string;
  /** Page of the source about it. */
  readonly url: string;
  /**
   * True when it is not continued: the source says so, or its newest figure is older than three of its periods and a
   * year.
   */
  readonly discontinued?: boolean;
  /** What was chosen for you, or left out. */
  readonly notes: readonly string[];
  /** In the order of time, those of unknown weeks before their year; the newest ones where limit cuts. */
  readonly observations: readonly Observation[];
}

/** spec/services/economic-indicators/service.yaml#records.EconomicSourceInfo */
export interface EconomicSourceInfo {
  readonly source: EconomicSource;
  /** The organisation. */
  readonly name: string;
  /** Countries and years that it covers. */
  readonly coverage: string;
  readonly status: SourceStatus;
  /** What limits it. */
  readonly message?: string;
  /** How many entries its list has here; null before it was fetched. */
  readonly indicators: number | null;
  /** When the list was fetched. */
  readonly list_updated: string | null;
  /** How its ids look. */
  readonly id_example: string;
  /** Licence of its figures. */
  readonly licence: string;
  /** Its home page. */
  readonly url: string;
}

/** spec/services/economic-indicators/service.yaml#records.IndicatorHit */
export interface IndicatorHit {
  readonly source: EconomicSource;
  /** Id in this source: the indicator of get_economic_data. */
  readonly source_id: string;
  /** Name in English. */
  readonly name: string;
  /** What the source says about it. */
  readonly description?: string;
  /** Database, theme or survey that it belongs to. */
  readonly dataset?: string;
  /** Which countries the source covers. */
  readonly covers: string;
  /** Unit of its figures. */
  readonly unit?: string;
  /** How often there is a figure. */
  readonly frequency?: Frequency;
  /** First period. */
  readonly first?: string;
  /** Last period. */
  readonly last?: string;
  /** When it was last updated. */
  readonly updated?: string;
  /**
   * True when it is not continued: the source says so, or its newest period is older than three of its periods and a
   * year.
   */
  readonly discontinued?: boolean;
  /** What continues it. */
  readonly successor?: string;
}

/** spec/services/economic-indicators/service.yaml#records.NearHit */
export interface NearHit {
  readonly source: EconomicSource;
  /** Id in this source. */
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
  /** Figure in the unit of the series; null where the source has none. */
  readonly value: number | null;
  /** What the source says of it: provisional, estimated, confidential. */
  readonly status?: string;
}

/** spec/services/economic-indicators/service.yaml#records.SeriesChoice */
export interface SeriesChoice {
  readonly source: EconomicSource;
  /** The id that was asked for. */
  readonly source_id: string;
  /** Name of the dataset. */
  readonly name: string;
  /** How many series it stands for, at most. */
  readonly series_count: number;
  /** An id in which one code of every dimension is chosen: change the codes and ask again. */
  readonly example_id: string;
  /** What must be chosen. */
  readonly dimensions: readonly DimensionChoice[];
}

/** spec/services/economic-indicators/service.yaml#records.SourceResult */
export interface SourceResult {
  readonly source: EconomicSource;
  /** Who that is, as people name it. */
  readonly publisher: string;
  readonly outcome: Outcome;
  /** How many indicators fit, or how many series came. */
  readonly found: number;
  /** Why there is nothing, or what to know. */
  readonly message?: string;
  /** When to try again. */
  readonly retry_after_seconds?: number;
}

export interface SearchEconomicIndicatorsArguments {
  /** What is wanted, in plain words: unemployment rate in Germany. */
  readonly query: string;
  /** How many indicators at most of each source. */
  readonly limit: number;
}

export interface SearchEconomicIndicatorsResult {
  /** What was searched for. */
  readonly query: string;
  /** Countries that the query names. */
  readonly countries: readonly CountryOrGroup[];
  /** How many indicators are returned. */
  readonly count: number;
  /** Best first over all sources. */
  readonly indicators: readonly IndicatorHit[];
  /** What each of the four sources had to say; those that do not cover the country, or failed, too. */
  readonly sources: readonly SourceResult[];
  /** Where nothing fits: what is nearest to it. */
  readonly nearest?: readonly NearHit[];
  /** What to try next; where nothing has all of the words, which of them are lacking. */
  readonly hint?: string;
}

export interface GetEconomicDataArguments {
  /** Id of the indicator, such as NY.GDP.MKTP.CD, une_rt_m or LNS14000000. */
  readonly indicator: string;
  /** The country, such as Germany, DE or DEU. */
  readonly country: string;
  /** Only this source. */
  readonly source?: EconomicSource;
  /** First year. */
  readonly year_from?: number;
  /** Last year. */
  readonly year_to?: number;
  /** How many observations at most over all series, the newest of each. */
  readonly limit: number;
}

export interface GetEconomicDataResult {
  /** The id that was asked for. */
  readonly indicator: string;
  readonly country: CountryOrGroup;
  /** How many series there are. */
  readonly count: number;
  /** The series. */
  readonly series: readonly EconomicSeries[];
  /** Where the id stands for many series: what to choose. */
  readonly choices?: readonly SeriesChoice[];
  /** What each source that was asked had to say; those that failed, too. */
  readonly sources: readonly SourceResult[];
  /** Observations that limit left out, the oldest; ask for other years, or a larger limit. */
  readonly omitted: number;
}

export interface ListEconomicSourcesArguments {}

export interface ListEconomicSourcesResult {
  /** How many sources there are. */
  readonly count: number;
  /** The sources, in the order of their ids. */
  readonly sources: readonly EconomicSourceInfo[];
}
