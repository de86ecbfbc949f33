// Generated from spec/services/eu-bank-stats.yaml by `make generate`: do not edit.

/** spec/services/eu-bank-stats.yaml#records.BankObservation */
export interface BankObservation {
  /** Key of the series. */
  series_key: string;
  /** 2024, 2024-Q1, 2024-03 or 2024-03-31. */
  period: string;
  /** The figure; null where there is none. */
  value: number | null;
  /** Provisional, estimated, missing. */
  status?: string;
  /** Label by dimension; left out where the answer would be too long, series has them. */
  dimensions?: { [name: string]: string };
}

/** spec/services/eu-bank-stats.yaml#records.BankSeries */
export interface BankSeries {
  /** Key of the series, such as D.USD.EUR.SP00.A. */
  series_key: string;
  /** Title that the source gives. */
  title: string | null;
  /** Unit of its values. */
  unit: string | null;
  /** Power of ten by which values are to be multiplied (6: millions); it is not applied. */
  multiplier: number | null;
  /** Code and label by dimension. */
  dimensions: { [name: string]: Label };
}

/** spec/services/eu-bank-stats.yaml#records.Code */
export interface Code {
  /** Code for the key. */
  id: string;
  /** What it stands for. */
  label: string;
}

/** spec/services/eu-bank-stats.yaml#records.ComparedSeries */
export interface ComparedSeries {
  /** The key that was asked for. */
  key: string;
  /** Key of the series; null where there is nothing. */
  series_key: string | null;
  /** Title that the source gives. */
  title: string | null;
  /** Unit. */
  unit: string | null;
  /** Power of ten by which values are to be multiplied. */
  multiplier: number | null;
  /** Code and label by dimension. */
  dimensions: { [name: string]: Label };
  /** How many observations there are. */
  count: number;
  /** In the order of time. */
  observations: Point[];
  /** Why there is nothing, or not all. */
  note?: string;
}

/** spec/services/eu-bank-stats.yaml#records.Dataset */
export interface Dataset {
  /** Dataflow that the other tools take. */
  id: string;
  /** Name. */
  name: string;
  /** Who keeps it, mostly ECB. */
  agency: string;
  /** Subjects that it belongs to; null where none are known. */
  description: string | null;
}

/** spec/services/eu-bank-stats.yaml#records.Dimension */
export interface Dimension {
  /** Dimension. */
  id: string;
  /** What it is called. */
  name: string;
  /** Place in the key, from 1. */
  position: number;
  /** How many codes occur. */
  code_count: number;
  /** Codes that occur, those from codes_offset on. */
  codes: Code[];
}

/** spec/services/eu-bank-stats.yaml#records.Label */
export interface Label {
  /** Code. */
  code: string;
  /** What it stands for. */
  label: string;
}

/** spec/services/eu-bank-stats.yaml#records.Point */
export interface Point {
  /** Period. */
  period: string;
  /** The figure; null where there is none. */
  value: number | null;
  /** Provisional, estimated, missing. */
  status?: string;
}

export interface SearchDatasetsArguments {
  /** What is wanted, in plain words: mortgage rates. */
  query: string;
  /** How many datasets at most. */
  limit: number;
}

export interface SearchDatasetsResult {
  /** How many datasets are returned. */
  count: number;
  /** How many fit. */
  total: number;
  /** Best first. */
  datasets: Dataset[];
  /** Where nothing fits what is nearest. */
  nearest?: Dataset[];
  /** What to try next. */
  hint?: string;
}

export interface ListDatasetsArguments {
  /** Only datasets on this topic. */
  topic?: string;
  /** How many at most. */
  limit: number;
  /** Where to begin. */
  offset: number;
}

export interface ListDatasetsResult {
  /** How many datasets are returned. */
  count: number;
  /** How many there are. */
  total: number;
  /** Offset of the next ones. */
  next_offset?: number;
  /** By id; with a topic the best first. */
  datasets: Dataset[];
  /** Where nothing is on the topic what is nearest. */
  nearest?: Dataset[];
  /** What to try next. */
  hint?: string;
}

export interface GetDatasetStructureArguments {
  /** Id of the dataset, such as EXR. */
  dataflow: string;
  /** Only this dimension. */
  dimension?: string;
  /** How many codes of each dimension at most. */
  codes_limit: number;
  /** Where in the codes to begin. */
  codes_offset: number;
}

export interface GetDatasetStructureResult {
  /** Id of the dataset. */
  dataflow: string;
  /** Its name. */
  name: string;
  /** The dimensions as they follow in a key, such as FREQ.CURRENCY.CURRENCY_DENOM. */
  key_template: string;
  /** Dimension of the time; it is no part of the key. */
  time_dimension: string | null;
  /** In the order of the key. */
  dimensions: Dimension[];
  /** Page of the dataset. */
  url: string;
}

export interface GetDataArguments {
  /** Id of the dataset, such as EXR. */
  dataflow: string;
  /** Key: one code a dimension joined by dots, empty for all, + for several: D.USD+NOK.EUR.SP00.A. */
  key_filter?: string;
  /** First period: 2024, 2024-Q1 or 2024-03. */
  start_period?: string;
  /** Last period, in the same forms. */
  end_period?: string;
  /** How many observations at most. */
  limit: number;
}

export interface GetDataResult {
  /** Id of the dataset. */
  dataflow: string;
  /** Its name. */
  name: string;
  /** The key that was asked for. */
  key: string | null;
  /** How many observations are returned. */
  count: number;
  /** True when there are more than were fetched. */
  truncated: boolean;
  /** The series of these observations, with their labels. */
  series: BankSeries[];
  /** Series by series, in the order of time. */
  observations: BankObservation[];
  /** How to see the rest, or why there is nothing. */
  hint?: string;
  /** How to quote it. */
  source: string;
  /** Page of the dataset. */
  url: string;
}

export interface CompareSeriesArguments {
  /** Id of the dataset. */
  dataflow: string;
  /** Keys, each with one code a dimension: D.USD.EUR.SP00.A. */
  keys: string[];
  /** First period: 2024, 2024-Q1 or 2024-03. */
  start_period?: string;
  /** Last period, in the same forms. */
  end_period?: string;
}

export interface CompareSeriesResult {
  /** Id of the dataset. */
  dataflow: string;
  /** Its name. */
  name: string;
  /** How many keys were asked for. */
  count: number;
  /** In the order of the keys; a key that selects several series gives several. */
  series: ComparedSeries[];
  /** Keys for which the source did not answer. */
  failed?: string[];
  /** How to quote it. */
  source: string;
  /** Page of the dataset. */
  url: string;
}
