// Generated from spec/services/eu-bank-stats/service.yaml by `make generate`: do not edit.

import { ArgumentReader } from '../../../runtime/decoding/arguments.ts';
import type { Decoded, RawArguments } from '../../../runtime/contract/operation.ts';
import type { ResultCheck } from '../../../runtime/contract/result.ts';
import type {
  CompareSeriesArguments,
  GetDataArguments,
  GetDatasetStructureArguments,
  ListDatasetsArguments,
  SearchDatasetsArguments,
} from './types.ts';
import { DETAIL_VALUES } from './values.ts';

const END_PERIOD_PATTERN = /^ *[0-9]{4}(-(Q[1-4]|S[12]|W(0[1-9]|[1-4][0-9]|5[0-3])|(0[1-9]|1[0-2])(-(0[1-9]|[12][0-9]|3[01]))?))? *$/u;
const START_PERIOD_PATTERN = /^ *[0-9]{4}(-(Q[1-4]|S[12]|W(0[1-9]|[1-4][0-9]|5[0-3])|(0[1-9]|1[0-2])(-(0[1-9]|[12][0-9]|3[01]))?))? *$/u;

/** spec/services/eu-bank-stats/service.yaml#tools.search_datasets */
export function decodeSearchDatasets(raw: RawArguments): Decoded<SearchDatasetsArguments> {
  const read = new ArgumentReader(raw, ['query', 'limit']);
  return read.finish<SearchDatasetsArguments>({
    query: read.string('query', { required: true, minLength: 1, maxLength: 200 }),
    limit: read.integer('limit', { default: 20, minimum: 1, maximum: 50 }),
  });
}

/** Result of spec/services/eu-bank-stats/service.yaml#tools.search_datasets */
export function checkSearchDatasetsResult(check: ResultCheck, result: object): void {
  check.integer(result, 'count', { required: true, minimum: 0 });
  check.integer(result, 'total', { required: true, minimum: 0 });
  check.list(result, 'datasets', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkDataset),
  );
  check.list(result, 'nearest', {}, (check, items, index) =>
    check.record(items, index, { required: true }, checkDataset),
  );
  check.string(result, 'hint', {});
}

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
export function checkListDatasetsResult(check: ResultCheck, result: object): void {
  check.integer(result, 'count', { required: true, minimum: 0 });
  check.integer(result, 'total', { required: true, minimum: 0 });
  check.integer(result, 'next_offset', { minimum: 0 });
  check.list(result, 'datasets', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkDataset),
  );
  check.list(result, 'nearest', {}, (check, items, index) =>
    check.record(items, index, { required: true }, checkDataset),
  );
  check.string(result, 'hint', {});
}

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
export function checkGetDatasetStructureResult(check: ResultCheck, result: object): void {
  check.string(result, 'dataflow', { required: true });
  check.string(result, 'name', { required: true });
  check.boolean(result, 'discontinued', {});
  check.string(result, 'successor', {});
  check.string(result, 'key_template', { required: true });
  check.string(result, 'time_dimension', { required: true, nullable: true });
  check.list(result, 'dimensions', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkDimension),
  );
  check.string(result, 'url', { required: true, format: 'uri' });
}

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
export function checkGetDataResult(check: ResultCheck, result: object): void {
  check.string(result, 'dataflow', { required: true });
  check.string(result, 'name', { required: true });
  check.string(result, 'key', { required: true, nullable: true });
  check.boolean(result, 'discontinued', {});
  check.string(result, 'successor', {});
  check.integer(result, 'count', { required: true, minimum: 0 });
  check.boolean(result, 'truncated', { required: true });
  check.map(result, 'dimensions', { required: true }, (check, map, name) =>
    check.map(map, name, { required: true }, (check, map, name) => check.string(map, name, { required: true })),
  );
  check.list(result, 'series', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkBankSeries),
  );
  check.list(result, 'observations', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkBankObservation),
  );
  check.string(result, 'hint', {});
  check.string(result, 'source', { required: true });
  check.string(result, 'url', { required: true, format: 'uri' });
}

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
export function checkCompareSeriesResult(check: ResultCheck, result: object): void {
  check.string(result, 'dataflow', { required: true });
  check.string(result, 'name', { required: true });
  check.boolean(result, 'discontinued', {});
  check.string(result, 'successor', {});
  check.integer(result, 'count', { required: true, minimum: 0 });
  check.list(result, 'series', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkComparedSeries),
  );
  check.list(result, 'failed', {}, (check, items, index) => check.string(items, index, { required: true }));
  check.string(result, 'source', { required: true });
  check.string(result, 'url', { required: true, format: 'uri' });
}

/** spec/services/eu-bank-stats/service.yaml#records.BankObservation */
function checkBankObservation(check: ResultCheck, bankObservation: object): void {
  check.string(bankObservation, 'series_key', { required: true });
  check.string(bankObservation, 'period', { required: true });
  check.number(bankObservation, 'value', { required: true, nullable: true });
  check.string(bankObservation, 'status', {});
  check.map(bankObservation, 'dimensions', {}, (check, map, name) => check.string(map, name, { required: true }));
}

/** spec/services/eu-bank-stats/service.yaml#records.BankSeries */
function checkBankSeries(check: ResultCheck, bankSeries: object): void {
  check.string(bankSeries, 'series_key', { required: true });
  check.boolean(bankSeries, 'discontinued', {});
  check.string(bankSeries, 'title', { nullable: true });
  check.string(bankSeries, 'unit', { required: true, nullable: true });
  check.integer(bankSeries, 'multiplier', { required: true, nullable: true });
  check.map(bankSeries, 'dimensions', {}, (check, map, name) =>
    check.record(map, name, { required: true }, checkLabel),
  );
  check.integer(bankSeries, 'count', { required: true, minimum: 0 });
}

/** spec/services/eu-bank-stats/service.yaml#records.Code */
function checkCode(check: ResultCheck, code: object): void {
  check.string(code, 'id', { required: true });
  check.string(code, 'label', { required: true });
}

/** spec/services/eu-bank-stats/service.yaml#records.ComparedSeries */
function checkComparedSeries(check: ResultCheck, comparedSeries: object): void {
  check.string(comparedSeries, 'key', { required: true });
  check.string(comparedSeries, 'series_key', { required: true, nullable: true });
  check.string(comparedSeries, 'title', { required: true, nullable: true });
  check.string(comparedSeries, 'unit', { required: true, nullable: true });
  check.integer(comparedSeries, 'multiplier', { required: true, nullable: true });
  check.map(comparedSeries, 'dimensions', { required: true }, (check, map, name) =>
    check.record(map, name, { required: true }, checkLabel),
  );
  check.integer(comparedSeries, 'count', { required: true, minimum: 0 });
  check.boolean(comparedSeries, 'discontinued', {});
  check.list(comparedSeries, 'observations', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkPoint),
  );
  check.string(comparedSeries, 'note', {});
}

/** spec/services/eu-bank-stats/service.yaml#records.Dataset */
function checkDataset(check: ResultCheck, dataset: object): void {
  check.string(dataset, 'id', { required: true });
  check.string(dataset, 'name', { required: true });
  check.string(dataset, 'agency', { required: true });
  check.string(dataset, 'description', { required: true, nullable: true });
  check.boolean(dataset, 'discontinued', {});
  check.string(dataset, 'successor', {});
}

/** spec/services/eu-bank-stats/service.yaml#records.Dimension */
function checkDimension(check: ResultCheck, dimension: object): void {
  check.string(dimension, 'id', { required: true });
  check.string(dimension, 'name', { required: true });
  check.integer(dimension, 'position', { required: true, minimum: 1 });
  check.integer(dimension, 'code_count', { required: true, minimum: 0 });
  check.list(dimension, 'codes', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkCode),
  );
}

/** spec/services/eu-bank-stats/service.yaml#records.Label */
function checkLabel(check: ResultCheck, label: object): void {
  check.string(label, 'code', { required: true });
  check.string(label, 'label', { required: true });
}

/** spec/services/eu-bank-stats/service.yaml#records.Point */
function checkPoint(check: ResultCheck, point: object): void {
  check.string(point, 'period', { required: true });
  check.number(point, 'value', { required: true, nullable: true });
  check.string(point, 'status', {});
}
