// Generated from spec/services/eu-bank-stats/service.yaml by `make generate`: do not edit.

/**
 * brief: code labels appear only once, in dimensions; full: labels also appear in every series, and in the
 * observations if they fit.
 */
export type Detail = 'brief' | 'full';

/** spec/services/eu-bank-stats/service.yaml#records.BankObservation */
export interface BankObservation {
  /** Key of the series. */
  readonly series_key: string;
  /** 2024, 2024-Q1, 2024-03 or 2024-03-31. */
  readonly period: string;
  /** Value; null if none. */
  readonly value: number | null;
  /**
   * Status reported by the source, such as provisional or estimated, or the reason the value is missing; absent for
   * normal values.
   */
  readonly status?: string;
  /** Label by dimension; only if detail is full, and omitted if the result would be too long. */
  readonly dimensions?: { readonly [name: string]: string };
}

/** spec/services/eu-bank-stats/service.yaml#records.BankSeries */
export interface BankSeries {
  /** Key of the series, such as D.USD.EUR.SP00.A. */
  readonly series_key: string;
  /** True if one year plus three of its periods have passed since its latest figure. */
  readonly discontinued?: boolean;
  /** Title from the source; omitted if detail is brief if there are more than 50 series. */
  readonly title?: string | null;
  /** Unit of the values. */
  readonly unit: string | null;
  /** Power of ten by which to multiply the values (6: millions); not applied to them. */
  readonly multiplier: number | null;
  /** Code and label for each dimension; only if detail is full. */
  readonly dimensions?: { readonly [name: string]: Label };
  /** Number of the series' observations in this result. */
  readonly count: number;
}

/** spec/services/eu-bank-stats/service.yaml#records.Code */
export interface Code {
  /** Code for use in a key. */
  readonly id: string;
  /** Meaning of the code. */
  readonly label: string;
}

/** spec/services/eu-bank-stats/service.yaml#records.ComparedSeries */
export interface ComparedSeries {
  /** Requested key. */
  readonly key: string;
  /** Key of the series; null if it has none. */
  readonly series_key: string | null;
  /** Title from the source. */
  readonly title: string | null;
  /** Unit. */
  readonly unit: string | null;
  /** Power of ten by which to multiply the values. */
  readonly multiplier: number | null;
  /** Code and label by dimension. */
  readonly dimensions: { readonly [name: string]: Label };
  /** Number of observations. */
  readonly count: number;
  /** True if one year plus three of its periods have passed since its latest figure. */
  readonly discontinued?: boolean;
  /** Oldest first. */
  readonly observations: readonly Point[];
  /** Reason observations are missing. */
  readonly note?: string;
}

/** spec/services/eu-bank-stats/service.yaml#records.Dataset */
export interface Dataset {
  /** Dataflow id that the other tools accept. */
  readonly id: string;
  /** Name. */
  readonly name: string;
  /** Maintaining agency, mostly ECB. */
  readonly agency: string;
  /** Subjects; null if unknown. */
  readonly description: string | null;
  /** True if discontinued. */
  readonly discontinued?: boolean;
  /** Dataflow that replaced it. */
  readonly successor?: string;
}

/** spec/services/eu-bank-stats/service.yaml#records.Dimension */
export interface Dimension {
  /** Dimension. */
  readonly id: string;
  /** Name. */
  readonly name: string;
  /** Position in the key, from 1. */
  readonly position: number;
  /** Number of codes in use. */
  readonly code_count: number;
  /** Codes in use, starting at codes_offset. */
  readonly codes: readonly Code[];
}

/** spec/services/eu-bank-stats/service.yaml#records.Label */
export interface Label {
  /** Code. */
  readonly code: string;
  /** Meaning of the code. */
  readonly label: string;
}

/** spec/services/eu-bank-stats/service.yaml#records.Point */
export interface Point {
  /** Period. */
  readonly period: string;
  /** Value; null if none. */
  readonly value: number | null;
  /**
   * Status reported by the source, such as provisional or estimated, or the reason the value is missing; absent for
   * normal values.
   */
  readonly status?: string;
}

export interface SearchDatasetsArguments {
  /** Search words in plain language, such as mortgage rates. */
  readonly query: string;
  /** Maximum number of datasets. */
  readonly limit: number;
}

export interface SearchDatasetsResult {
  /** Number of datasets returned. */
  readonly count: number;
  /** Number of matches. */
  readonly total: number;
  /** Best match first. */
  readonly datasets: readonly Dataset[];
  /** If nothing matches: the nearest datasets. */
  readonly nearest?: readonly Dataset[];
  /** Suggestions for the next search. Lists the missing words if no result contains all of them. */
  readonly hint?: string;
}

export interface ListDatasetsArguments {
  /** Only datasets on this topic. */
  readonly topic?: string;
  /** Maximum number of results. */
  readonly limit: number;
  /** Number of results to skip. */
  readonly offset: number;
}

export interface ListDatasetsResult {
  /** Number of datasets returned. */
  readonly count: number;
  /** Total number. */
  readonly total: number;
  /** Offset of the next page. */
  readonly next_offset?: number;
  /** Sorted by id; with a topic, best match first. */
  readonly datasets: readonly Dataset[];
  /** If no dataset matches the topic: the nearest ones. */
  readonly nearest?: readonly Dataset[];
  /** Suggestions for the next search. Lists the missing words if no result contains all of them. */
  readonly hint?: string;
}

export interface GetDatasetStructureArguments {
  /** Id of the dataset, such as EXR. */
  readonly dataflow: string;
  /** Only this dimension. */
  readonly dimension?: string;
  /**
   * Maximum number of codes per dimension. Default: all, up to 300 and as many as fit in 10,000 tokens; continue with
   * codes_offset.
   */
  readonly codes_limit?: number;
  /** Number of codes to skip. */
  readonly codes_offset: number;
}

export interface GetDatasetStructureResult {
  /** Id of the dataset. */
  readonly dataflow: string;
  /** Name. */
  readonly name: string;
  /** True if discontinued. */
  readonly discontinued?: boolean;
  /** Dataflow that replaced it. */
  readonly successor?: string;
  /** Dimensions in the order of the key, such as FREQ.CURRENCY.CURRENCY_DENOM. */
  readonly key_template: string;
  /** Time dimension; not part of the key. */
  readonly time_dimension: string | null;
  /** In key order. */
  readonly dimensions: readonly Dimension[];
  /** Page of the dataset. */
  readonly url: string;
}

export interface GetDataArguments {
  /** Id of the dataset, such as EXR. */
  readonly dataflow: string;
  /**
   * Key with one code per dimension, joined by dots; an empty part selects all codes, + joins several:
   * D.USD+NOK.EUR.SP00.A.
   */
  readonly key_filter?: string;
  /** First period: 2024, 2024-Q1, 2024-03, 2024-W05, or a day such as 2024-03-15. */
  readonly start_period?: string;
  /** Last period, in the same formats. */
  readonly end_period?: string;
  /** Maximum number of observations. */
  readonly limit: number;
  /** Whether code labels appear once or in every row. */
  readonly detail: Detail;
}

export interface GetDataResult {
  /** Id of the dataset. */
  readonly dataflow: string;
  /** Name. */
  readonly name: string;
  /** Requested key. */
  readonly key: string | null;
  /** True if the dataset is discontinued. */
  readonly discontinued?: boolean;
  /** Dataflow that replaced it. */
  readonly successor?: string;
  /** Number of observations returned. */
  readonly count: number;
  /** True if more observations are available than were fetched. */
  readonly truncated: boolean;
  /** Labels of the codes in these series, by dimension, in the order of the key. */
  readonly dimensions: { readonly [name: string]: { readonly [name: string]: string } };
  /** Series that these observations belong to. */
  readonly series: readonly BankSeries[];
  /** Grouped by series, oldest first. */
  readonly observations: readonly BankObservation[];
  /** How to get the remaining observations, or the reason the result is empty. */
  readonly hint?: string;
  /** Citation. */
  readonly source: string;
  /** Dataset page. */
  readonly url: string;
}

export interface CompareSeriesArguments {
  /** Id of the dataset. */
  readonly dataflow: string;
  /** Keys with one code per dimension, such as D.USD.EUR.SP00.A. */
  readonly keys: readonly string[];
  /** First period: 2024, 2024-Q1, 2024-03, 2024-W05, or a day such as 2024-03-15. */
  readonly start_period?: string;
  /** Last period, in the same formats. */
  readonly end_period?: string;
}

export interface CompareSeriesResult {
  /** Id of the dataset. */
  readonly dataflow: string;
  /** Name. */
  readonly name: string;
  /** True if the dataset is discontinued. */
  readonly discontinued?: boolean;
  /** Dataflow that replaced it. */
  readonly successor?: string;
  /** Number of requested keys. */
  readonly count: number;
  /** In the order of the requested keys; a key that matches several series returns all of them. */
  readonly series: readonly ComparedSeries[];
  /** Keys for which the source returned no response. */
  readonly failed?: readonly string[];
  /** Citation. */
  readonly source: string;
  /** Dataset page. */
  readonly url: string;
}
