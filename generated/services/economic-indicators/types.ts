// Generated from spec/services/economic-indicators.yaml by `make generate`: do not edit.

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

/** spec/services/economic-indicators.yaml#records.Country */
export interface Country {
  /** ISO 3166-1 alpha-2 code, or the code of a group of countries. */
  code: string;
  /** English name. */
  name: string;
}

/** spec/services/economic-indicators.yaml#records.Dimension */
export interface Dimension {
  /** Dimension, such as unit or sex. */
  id: string;
  /** What it is called. */
  name: string;
  /** Code that was taken. */
  code: string;
  /** What the code stands for. */
  label: string;
}

/** spec/services/economic-indicators.yaml#records.DimensionChoice */
export interface DimensionChoice {
  /** Dimension to choose of. */
  id: string;
  /** What it is called. */
  name: string;
  /** How many codes there are, at most 40 of which are listed. */
  count: number;
  /** Codes that exist for this country. */
  codes: DimensionCode[];
}

/** spec/services/economic-indicators.yaml#records.DimensionCode */
export interface DimensionCode {
  /** Code to choose. */
  code: string;
  /** What it stands for. */
  label: string;
}

/** spec/services/economic-indicators.yaml#records.EconomicSeries */
export interface EconomicSeries {
  source: EconomicSource;
  /** Id of exactly this series. */
  source_id: string;
  /** Name of the indicator. */
  name: string;
  /** Country, or group of countries; null where the figures have none. */
  country: Country | null;
  /** Unit; null where the source states none, it then stands in the name. */
  unit: string | null;
  /** Power of ten by which values are to be multiplied: 6 for millions; null where there is none. */
  multiplier: number | null;
  /** How often there is a figure. */
  frequency: Frequency | null;
  /** What else the series is about: sex, age, adjustment, survey. */
  dimensions: Dimension[];
  /** Day or time when the source last changed its figures; null where it does not say. */
  last_updated: string | null;
  /** First period of the series in these years, whether it is in observations or not. */
  first: string | null;
  /** Last period. */
  last: string | null;
  /** How many observations there are in these years. */
  observation_count: number;
  /** How to quote it. */
  citation: string;
  /** Page of the source about it. */
  url: string;
  /** What was chosen for you, or left out. */
  notes: string[];
  /** In the order of time; the newest ones where limit cuts. */
  observations: Observation[];
}

/** spec/services/economic-indicators.yaml#records.EconomicSourceInfo */
export interface EconomicSourceInfo {
  source: EconomicSource;
  /** The organisation. */
  name: string;
  /** Countries and years that it covers. */
  coverage: string;
  status: SourceStatus;
  /** What limits it. */
  message?: string;
  /** How many entries its list has here; null before it was fetched. */
  indicators: number | null;
  /** When the list was fetched. */
  list_updated: string | null;
  /** How its ids look. */
  id_example: string;
  /** Licence of its figures. */
  licence: string;
  /** Its home page. */
  url: string;
}

/** spec/services/economic-indicators.yaml#records.IndicatorHit */
export interface IndicatorHit {
  source: EconomicSource;
  /** Id in this source: the indicator of get_economic_data. */
  source_id: string;
  /** Name in English. */
  name: string;
  /** What the source says about it. */
  description?: string;
  /** Database, theme or survey that it belongs to. */
  dataset?: string;
  /** Which countries the source covers. */
  covers: string;
  /** Unit of its figures. */
  unit?: string;
  /** How often there is a figure. */
  frequency?: Frequency;
  /** First period. */
  first?: string;
  /** Last period. */
  last?: string;
  /** When it was last updated. */
  updated?: string;
  /** True when it is not continued. */
  discontinued?: boolean;
}

/** spec/services/economic-indicators.yaml#records.NearHit */
export interface NearHit {
  source: EconomicSource;
  /** Id in this source. */
  source_id: string;
  /** Name in English. */
  name: string;
}

/** spec/services/economic-indicators.yaml#records.Observation */
export interface Observation {
  /** 2024, 2024-Q1, 2024-03, 2024-S1, 2024-W05 or 2024-03-31. */
  period: string;
  /** Figure in the unit of the series; null where the source has none. */
  value: number | null;
  /** What the source says of it: provisional, estimated, confidential. */
  status?: string;
}

/** spec/services/economic-indicators.yaml#records.SeriesChoice */
export interface SeriesChoice {
  source: EconomicSource;
  /** The id that was asked for. */
  source_id: string;
  /** Name of the dataset. */
  name: string;
  /** How many series it stands for, at most. */
  series_count: number;
  /** An id in which one code of every dimension is chosen: change the codes and ask again. */
  example_id: string;
  /** What must be chosen. */
  dimensions: DimensionChoice[];
}

/** spec/services/economic-indicators.yaml#records.SourceResult */
export interface SourceResult {
  source: EconomicSource;
  outcome: Outcome;
  /** How many indicators fit, or how many series came. */
  found: number;
  /** Why there is nothing, or what to know. */
  message?: string;
  /** When to try again. */
  retry_after_seconds?: number;
}

export interface SearchEconomicIndicatorsArguments {
  /** What is wanted, in plain words: unemployment rate in Germany. */
  query: string;
  /** How many indicators at most of each source. */
  limit: number;
}

export interface SearchEconomicIndicatorsResult {
  /** What was searched for. */
  query: string;
  /** Countries that the query names. */
  countries: Country[];
  /** How many indicators are returned. */
  count: number;
  /** Best first over all sources. */
  indicators: IndicatorHit[];
  /** What each of the four sources had to say; those that do not cover the country, or failed, too. */
  sources: SourceResult[];
  /** Where nothing fits: what is nearest to it. */
  nearest?: NearHit[];
  /** What to try next. */
  hint?: string;
}

export interface GetEconomicDataArguments {
  /** Id of the indicator, such as NY.GDP.MKTP.CD, une_rt_m or LNS14000000. */
  indicator: string;
  /**
   * ISO 3166-1 code of two or three letters, such as DE or DEU; EU, EA, WLD and OECD for groups; of the World Bank
   * regions and income groups too, by name or code (SSF, LIC).
   */
  country: string;
  /** Only this source. */
  source?: EconomicSource;
  /** First year. */
  year_from?: number;
  /** Last year. */
  year_to?: number;
  /** How many observations at most over all series, the newest of each. */
  limit: number;
}

export interface GetEconomicDataResult {
  /** The id that was asked for. */
  indicator: string;
  country: Country;
  /** How many series there are. */
  count: number;
  /** The series. */
  series: EconomicSeries[];
  /** Where the id stands for many series: what to choose. */
  choices?: SeriesChoice[];
  /** What each source that was asked had to say; those that failed, too. */
  sources: SourceResult[];
  /** Observations that limit left out, the oldest; ask for other years, or a larger limit. */
  omitted: number;
}

export interface ListEconomicSourcesArguments {}

export interface ListEconomicSourcesResult {
  /** How many sources there are. */
  count: number;
  /** The sources. */
  sources: EconomicSourceInfo[];
}
