// Generated from spec/services/eu-bank-stats/service.yaml by `make generate`: do not edit.

/**
 * brief: labels of the codes stand once, in dimensions; full: in every series, and in the observations where there is
 * room.
 */
export type Detail = 'brief' | 'full';

/** spec/services/eu-bank-stats/service.yaml#records.BankObservation */
export interface BankObservation {
  /** Key of the series. */
  readonly series_key: string;
  /** 2024, 2024-Q1, 2024-03 or 2024-03-31. */
  readonly period: string;
  /** The figure; null where there is none. */
  readonly value: number | null;
  /** What the source says of it, such as provisional, estimated, or why it is missing; none for a normal value. */
  readonly status?: string;
  /** Label by dimension; with detail full, and left out where the answer would be too long. */
  readonly dimensions?: { readonly [name: string]: string };
}

/** spec/services/eu-bank-stats/service.yaml#records.BankSeries */
export interface BankSeries {
  /** Key of the series, such as D.USD.EUR.SP00.A. */
  readonly series_key: string;
  /** True when its newest figure is older than three of its periods and a year. */
  readonly discontinued?: boolean;
  /** Title that the source gives; in brief left out where there are more than 50 series. */
  readonly title?: string | null;
  /** Unit of its values. */
  readonly unit: string | null;
  /** Power of ten by which values are to be multiplied (6: millions); it is not applied. */
  readonly multiplier: number | null;
  /** Code and label by dimension; with detail full. */
  readonly dimensions?: { readonly [name: string]: Label };
  /** How many of these observations are its own. */
  readonly count: number;
}

/** spec/services/eu-bank-stats/service.yaml#records.Code */
export interface Code {
  /** Code for the key. */
  readonly id: string;
  /** Meaning of the code. */
  readonly label: string;
}

/** spec/services/eu-bank-stats/service.yaml#records.ComparedSeries */
export interface ComparedSeries {
  /** The key that was asked for. */
  readonly key: string;
  /** Key of the series; null where there is nothing. */
  readonly series_key: string | null;
  /** Title that the source gives. */
  readonly title: string | null;
  /** Unit. */
  readonly unit: string | null;
  /** Power of ten by which values are to be multiplied. */
  readonly multiplier: number | null;
  /** Code and label by dimension. */
  readonly dimensions: { readonly [name: string]: Label };
  /** How many observations there are. */
  readonly count: number;
  /** True when its newest figure is older than three of its periods and a year. */
  readonly discontinued?: boolean;
  /** In the order of time. */
  readonly observations: readonly Point[];
  /** Why there is nothing, or not all. */
  readonly note?: string;
}

/** spec/services/eu-bank-stats/service.yaml#records.Dataset */
export interface Dataset {
  /** Dataflow that the other tools take. */
  readonly id: string;
  /** Name. */
  readonly name: string;
  /** Who keeps it, mostly ECB. */
  readonly agency: string;
  /** Subjects that it belongs to; null where none are known. */
  readonly description: string | null;
  /** True when it is not continued. */
  readonly discontinued?: boolean;
  /** Dataflow that continues it. */
  readonly successor?: string;
}

/** spec/services/eu-bank-stats/service.yaml#records.Dimension */
export interface Dimension {
  /** Dimension. */
  readonly id: string;
  /** Name. */
  readonly name: string;
  /** Place in the key, from 1. */
  readonly position: number;
  /** How many codes occur. */
  readonly code_count: number;
  /** Codes that occur, those from codes_offset on. */
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
  /** The figure; null where there is none. */
  readonly value: number | null;
  /** What the source says of it, such as provisional, estimated, or why it is missing; none for a normal value. */
  readonly status?: string;
}

export interface SearchDatasetsArguments {
  /** What is wanted, in plain words: mortgage rates. */
  readonly query: string;
  /** How many datasets at most. */
  readonly limit: number;
}

export interface SearchDatasetsResult {
  /** How many datasets are returned. */
  readonly count: number;
  /** Number of matches. */
  readonly total: number;
  /** Best first. */
  readonly datasets: readonly Dataset[];
  /** Where nothing fits what is nearest. */
  readonly nearest?: readonly Dataset[];
  /** What to try next; if no result contains all the words, which words are missing. */
  readonly hint?: string;
}

export interface ListDatasetsArguments {
  /** Only datasets on this topic. */
  readonly topic?: string;
  /** Maximum number of results. */
  readonly limit: number;
  /** Where to begin. */
  readonly offset: number;
}

export interface ListDatasetsResult {
  /** How many datasets are returned. */
  readonly count: number;
  /** Total number. */
  readonly total: number;
  /** Offset of the next ones. */
  readonly next_offset?: number;
  /** By id; with a topic the best first. */
  readonly datasets: readonly Dataset[];
  /** Where nothing is on the topic what is nearest. */
  readonly nearest?: readonly Dataset[];
  /** What to try next; if no result contains all the words, which words are missing. */
  readonly hint?: string;
}

export interface GetDatasetStructureArguments {
  /** Id of the dataset, such as EXR. */
  readonly dataflow: string;
  /** Only this dimension. */
  readonly dimension?: string;
  /**
   * How many codes of each dimension at most. By default all, up to 300 and as many as 10,000 tokens hold;
   * codes_offset continues.
   */
  readonly codes_limit?: number;
  /** Where in the codes to begin. */
  readonly codes_offset: number;
}

export interface GetDatasetStructureResult {
  /** Id of the dataset. */
  readonly dataflow: string;
  /** Its name. */
  readonly name: string;
  /** True when it is not continued. */
  readonly discontinued?: boolean;
  /** Dataflow that continues it. */
  readonly successor?: string;
  /** The dimensions as they follow in a key, such as FREQ.CURRENCY.CURRENCY_DENOM. */
  readonly key_template: string;
  /** Dimension of the time; it is no part of the key. */
  readonly time_dimension: string | null;
  /** In the order of the key. */
  readonly dimensions: readonly Dimension[];
  /** Page of the dataset. */
  readonly url: string;
}

export interface GetDataArguments {
  /** Id of the dataset, such as EXR. */
  readonly dataflow: string;
  /** Key: one code a dimension joined by dots, empty for all, + for several: D.USD+NOK.EUR.SP00.A. */
  readonly key_filter?: string;
  /** First period: 2024, 2024-Q1, 2024-03, 2024-W05, or a day such as 2024-03-15. */
  readonly start_period?: string;
  /** Last period, in the same forms. */
  readonly end_period?: string;
  /** How many observations at most. */
  readonly limit: number;
  /** Whether labels stand once or in every row. */
  readonly detail: Detail;
}

export interface GetDataResult {
  /** Id of the dataset. */
  readonly dataflow: string;
  /** Its name. */
  readonly name: string;
  /** The key that was asked for. */
  readonly key: string | null;
  /** True when the dataset is not continued. */
  readonly discontinued?: boolean;
  /** Dataflow that continues it. */
  readonly successor?: string;
  /** How many observations are returned. */
  readonly count: number;
  /** True when there are more than were fetched. */
  readonly truncated: boolean;
  /** Labels of the codes in these series, by dimension, in the order of the key. */
  readonly dimensions: { readonly [name: string]: { readonly [name: string]: string } };
  /** The series of these observations. */
  readonly series: readonly BankSeries[];
  /** Series by series, in the order of time. */
  readonly observations: readonly BankObservation[];
  /** How to see the rest, or why there is nothing. */
  readonly hint?: string;
  /** Citation. */
  readonly source: string;
  /** Page of the dataset. */
  readonly url: string;
}

export interface CompareSeriesArguments {
  /** Id of the dataset. */
  readonly dataflow: string;
  /** Keys, each with one code a dimension: D.USD.EUR.SP00.A. */
  readonly keys: readonly string[];
  /** First period: 2024, 2024-Q1, 2024-03, 2024-W05, or a day such as 2024-03-15. */
  readonly start_period?: string;
  /** Last period, in the same forms. */
  readonly end_period?: string;
}

export interface CompareSeriesResult {
  /** Id of the dataset. */
  readonly dataflow: string;
  /** Its name. */
  readonly name: string;
  /** True when the dataset is not continued. */
  readonly discontinued?: boolean;
  /** Dataflow that continues it. */
  readonly successor?: string;
  /** How many keys were asked for. */
  readonly count: number;
  /** In the order of the keys; a key that selects several series gives several. */
  readonly series: readonly ComparedSeries[];
  /** Keys for which the source did not answer. */
  readonly failed?: readonly string[];
  /** Citation. */
  readonly source: string;
  /** Page of the dataset. */
  readonly url: string;
}
