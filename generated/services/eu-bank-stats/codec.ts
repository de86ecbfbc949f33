// Generated from spec/services/eu-bank-stats/service.yaml by `make generate`: do not edit.

import type { Decoded, RawArguments } from '../../../runtime/contract/operation.ts';
import { published } from '../../../runtime/contract/published.ts';
import { ArgumentReader } from '../../../runtime/decoding/arguments.ts';
import type {
  CompareSeriesArguments,
  GetDataArguments,
  GetDatasetStructureArguments,
  ListDatasetsArguments,
  SearchDatasetsArguments,
} from './types.ts';

/**
 * brief: code labels appear only once, in dimensions; full: labels also appear in every series, and in the
 * observations if they fit.
 */
export const DETAIL_VALUES = ['brief', 'full'] as const;

const END_PERIOD_PATTERN = /^ *[0-9]{4}(-(Q[1-4]|S[12]|W(0[1-9]|[1-4][0-9]|5[0-3])|(0[1-9]|1[0-2])(-(0[1-9]|[12][0-9]|3[01]))?))? *$/u;
const START_PERIOD_PATTERN = /^ *[0-9]{4}(-(Q[1-4]|S[12]|W(0[1-9]|[1-4][0-9]|5[0-3])|(0[1-9]|1[0-2])(-(0[1-9]|[12][0-9]|3[01]))?))? *$/u;

/** spec/services/eu-bank-stats/service.yaml#records.BankObservation */
export const bankObservationFields = published.fields({
  series_key: published.string(),
  period: published.string(),
  value: published.number({ nullable: true }),
  status: published.string({ optional: true }),
  dimensions: published.map(published.string(), { optional: true }),
});

/** spec/services/eu-bank-stats/service.yaml#records.Label */
export const labelFields = published.fields({
  code: published.string(),
  label: published.string(),
});

/** spec/services/eu-bank-stats/service.yaml#records.BankSeries */
export const bankSeriesFields = published.fields({
  series_key: published.string(),
  discontinued: published.boolean({ optional: true }),
  title: published.string({ optional: true, nullable: true }),
  unit: published.string({ nullable: true }),
  multiplier: published.integer({ nullable: true }),
  dimensions: published.map(published.record(labelFields), { optional: true }),
  count: published.integer({ minimum: 0 }),
});

/** spec/services/eu-bank-stats/service.yaml#records.Code */
export const codeFields = published.fields({
  id: published.string(),
  label: published.string(),
});

/** spec/services/eu-bank-stats/service.yaml#records.Point */
export const pointFields = published.fields({
  period: published.string(),
  value: published.number({ nullable: true }),
  status: published.string({ optional: true }),
});

/** spec/services/eu-bank-stats/service.yaml#records.ComparedSeries */
export const comparedSeriesFields = published.fields({
  key: published.string(),
  series_key: published.string({ nullable: true }),
  title: published.string({ nullable: true }),
  unit: published.string({ nullable: true }),
  multiplier: published.integer({ nullable: true }),
  dimensions: published.map(published.record(labelFields)),
  count: published.integer({ minimum: 0 }),
  discontinued: published.boolean({ optional: true }),
  observations: published.list(published.record(pointFields)),
  note: published.string({ optional: true }),
});

/** spec/services/eu-bank-stats/service.yaml#records.Dataset */
export const datasetFields = published.fields({
  id: published.string(),
  name: published.string(),
  agency: published.string(),
  description: published.string({ nullable: true }),
  discontinued: published.boolean({ optional: true }),
  successor: published.string({ optional: true }),
});

/** spec/services/eu-bank-stats/service.yaml#records.Dimension */
export const dimensionFields = published.fields({
  id: published.string(),
  name: published.string(),
  position: published.integer({ minimum: 1 }),
  code_count: published.integer({ minimum: 0 }),
  codes: published.list(published.record(codeFields)),
});

/** spec/services/eu-bank-stats/service.yaml#tools.search_datasets */
export function decodeSearchDatasets(raw: RawArguments): Decoded<SearchDatasetsArguments> {
  const read = new ArgumentReader(raw, ['query', 'limit']);
  return read.finish<SearchDatasetsArguments>({
    query: read.string('query', { required: true, minLength: 1, maxLength: 200 }),
    limit: read.integer('limit', { default: 20, minimum: 1, maximum: 50 }),
  });
}

/** Result of spec/services/eu-bank-stats/service.yaml#tools.search_datasets */
export const searchDatasetsResult = published.record(published.fields({
  count: published.integer({ minimum: 0 }),
  total: published.integer({ minimum: 0 }),
  datasets: published.list(published.record(datasetFields)),
  nearest: published.list(published.record(datasetFields), { optional: true }),
  hint: published.string({ optional: true }),
}));

/** spec/services/eu-bank-stats/service.yaml#tools.list_datasets */
export function decodeListDatasets(raw: RawArguments): Decoded<ListDatasetsArguments> {
  const read = new ArgumentReader(raw, ['topic', 'limit', 'offset']);
  return read.finish<ListDatasetsArguments>({
    topic: read.string('topic', { emptyMeansAbsent: true, maxLength: 100 }),
    limit: read.integer('limit', { default: 50, minimum: 1, maximum: 200 }),
    offset: read.integer('offset', { default: 0, minimum: 0, maximum: 10000 }),
  });
}

/** Result of spec/services/eu-bank-stats/service.yaml#tools.list_datasets */
export const listDatasetsResult = published.record(published.fields({
  count: published.integer({ minimum: 0 }),
  total: published.integer({ minimum: 0 }),
  next_offset: published.integer({ optional: true, minimum: 0 }),
  datasets: published.list(published.record(datasetFields)),
  nearest: published.list(published.record(datasetFields), { optional: true }),
  hint: published.string({ optional: true }),
}));

/** spec/services/eu-bank-stats/service.yaml#tools.get_dataset_structure */
export function decodeGetDatasetStructure(raw: RawArguments): Decoded<GetDatasetStructureArguments> {
  const read = new ArgumentReader(raw, ['dataflow', 'dimension', 'codes_limit', 'codes_offset']);
  return read.finish<GetDatasetStructureArguments>({
    dataflow: read.string('dataflow', { required: true, minLength: 1, maxLength: 60 }),
    dimension: read.string('dimension', { emptyMeansAbsent: true, maxLength: 60 }),
    codes_limit: read.integer('codes_limit', { minimum: 1, maximum: 2000 }),
    codes_offset: read.integer('codes_offset', { default: 0, minimum: 0, maximum: 100000 }),
  });
}

/** Result of spec/services/eu-bank-stats/service.yaml#tools.get_dataset_structure */
export const getDatasetStructureResult = published.record(published.fields({
  dataflow: published.string(),
  name: published.string(),
  discontinued: published.boolean({ optional: true }),
  successor: published.string({ optional: true }),
  key_template: published.string(),
  time_dimension: published.string({ nullable: true }),
  dimensions: published.list(published.record(dimensionFields)),
  url: published.string({ format: 'uri' }),
}));

/** spec/services/eu-bank-stats/service.yaml#tools.get_data */
export function decodeGetData(raw: RawArguments): Decoded<GetDataArguments> {
  const read = new ArgumentReader(raw, ['dataflow', 'key_filter', 'start_period', 'end_period', 'limit', 'detail']);
  return read.finish<GetDataArguments>({
    dataflow: read.string('dataflow', { required: true, minLength: 1, maxLength: 60 }),
    key_filter: read.string('key_filter', { emptyMeansAbsent: true, maxLength: 400 }),
    start_period: read.string('start_period', {
      emptyMeansAbsent: true,
      maxLength: 500,
      pattern: START_PERIOD_PATTERN,
      wanted: 'a year, half-year, quarter, month, week or day such as 2024-Q1',
    }),
    end_period: read.string('end_period', {
      emptyMeansAbsent: true,
      maxLength: 500,
      pattern: END_PERIOD_PATTERN,
      wanted: 'a year, half-year, quarter, month, week or day such as 2024-Q4',
    }),
    limit: read.integer('limit', { default: 200, minimum: 1, maximum: 1000 }),
    detail: read.choice('detail', DETAIL_VALUES, { default: 'brief', ignoreCase: true }),
  });
}

/** Result of spec/services/eu-bank-stats/service.yaml#tools.get_data */
export const getDataResult = published.record(published.fields({
  dataflow: published.string(),
  name: published.string(),
  key: published.string({ nullable: true }),
  discontinued: published.boolean({ optional: true }),
  successor: published.string({ optional: true }),
  count: published.integer({ minimum: 0 }),
  truncated: published.boolean(),
  dimensions: published.map(published.map(published.string())),
  series: published.list(published.record(bankSeriesFields)),
  observations: published.list(published.record(bankObservationFields)),
  hint: published.string({ optional: true }),
  source: published.string(),
  url: published.string({ format: 'uri' }),
}));

/** spec/services/eu-bank-stats/service.yaml#tools.compare_series */
export function decodeCompareSeries(raw: RawArguments): Decoded<CompareSeriesArguments> {
  const read = new ArgumentReader(raw, ['dataflow', 'keys', 'start_period', 'end_period']);
  return read.finish<CompareSeriesArguments>({
    dataflow: read.string('dataflow', { required: true, minLength: 1, maxLength: 60 }),
    keys: read.list('keys', { required: true, minItems: 1, maxItems: 10, uniqueItems: true }, (items, index) =>
      items.string(index, { required: true, minLength: 1, maxLength: 400 }),
    ),
    start_period: read.string('start_period', {
      emptyMeansAbsent: true,
      maxLength: 500,
      pattern: START_PERIOD_PATTERN,
      wanted: 'a year, half-year, quarter, month, week or day such as 2024-Q1',
    }),
    end_period: read.string('end_period', {
      emptyMeansAbsent: true,
      maxLength: 500,
      pattern: END_PERIOD_PATTERN,
      wanted: 'a year, half-year, quarter, month, week or day such as 2024-Q4',
    }),
  });
}

/** Result of spec/services/eu-bank-stats/service.yaml#tools.compare_series */
export const compareSeriesResult = published.record(published.fields({
  dataflow: published.string(),
  name: published.string(),
  discontinued: published.boolean({ optional: true }),
  successor: published.string({ optional: true }),
  count: published.integer({ minimum: 0 }),
  series: published.list(published.record(comparedSeriesFields)),
  failed: published.list(published.string(), { optional: true }),
  source: published.string(),
  url: published.string({ format: 'uri' }),
}));
