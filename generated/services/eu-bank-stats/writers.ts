// Generated from spec/services/eu-bank-stats/service.yaml by `make generate`: do not edit.

import type { AdapterResult } from '../../../runtime/contract/adapter-result.ts';
import type {
  BankObservation,
  BankSeries,
  CompareSeriesResult,
  ComparedSeries,
  Dataset,
  GetDataResult,
  GetDatasetStructureResult,
  ListDatasetsResult,
  Point,
  SearchDatasetsResult,
} from './types.ts';

/** spec/services/eu-bank-stats/service.yaml#tools.search_datasets */
export function writeSearchDatasetsResult(given: AdapterResult<SearchDatasetsResult>): SearchDatasetsResult {
  return {
    count: given.count,
    total: given.total,
    datasets: given.datasets.map(writeDataset),
    ...(given.nearest === undefined ? {} : { nearest: given.nearest.map(writeDataset) }),
    ...(given.hint === undefined ? {} : { hint: given.hint }),
  };
}

/** spec/services/eu-bank-stats/service.yaml#tools.list_datasets */
export function writeListDatasetsResult(given: AdapterResult<ListDatasetsResult>): ListDatasetsResult {
  return {
    count: given.count,
    total: given.total,
    ...(given.next_offset === undefined ? {} : { next_offset: given.next_offset }),
    datasets: given.datasets.map(writeDataset),
    ...(given.nearest === undefined ? {} : { nearest: given.nearest.map(writeDataset) }),
    ...(given.hint === undefined ? {} : { hint: given.hint }),
  };
}

/** spec/services/eu-bank-stats/service.yaml#tools.get_dataset_structure */
export function writeGetDatasetStructureResult(given: AdapterResult<GetDatasetStructureResult>): GetDatasetStructureResult {
  return {
    dataflow: given.dataflow,
    name: given.name,
    ...(given.discontinued === undefined ? {} : { discontinued: given.discontinued }),
    ...(given.successor === undefined ? {} : { successor: given.successor }),
    key_template: given.key_template,
    time_dimension: given.time_dimension ?? null,
    dimensions: given.dimensions,
    url: given.url,
  };
}

/** spec/services/eu-bank-stats/service.yaml#tools.get_data */
export function writeGetDataResult(given: AdapterResult<GetDataResult>): GetDataResult {
  return {
    dataflow: given.dataflow,
    name: given.name,
    key: given.key ?? null,
    ...(given.discontinued === undefined ? {} : { discontinued: given.discontinued }),
    ...(given.successor === undefined ? {} : { successor: given.successor }),
    count: given.count,
    truncated: given.truncated,
    dimensions: given.dimensions,
    series: given.series.map(writeBankSeries),
    observations: given.observations.map(writeBankObservation),
    ...(given.hint === undefined ? {} : { hint: given.hint }),
    source: given.source,
    url: given.url,
  };
}

/** spec/services/eu-bank-stats/service.yaml#tools.compare_series */
export function writeCompareSeriesResult(given: AdapterResult<CompareSeriesResult>): CompareSeriesResult {
  return {
    dataflow: given.dataflow,
    name: given.name,
    ...(given.discontinued === undefined ? {} : { discontinued: given.discontinued }),
    ...(given.successor === undefined ? {} : { successor: given.successor }),
    count: given.count,
    series: given.series.map(writeComparedSeries),
    ...(given.failed === undefined ? {} : { failed: given.failed }),
    source: given.source,
    url: given.url,
  };
}

/** spec/services/eu-bank-stats/service.yaml#records.BankObservation */
export function writeBankObservation(given: AdapterResult<BankObservation>): BankObservation {
  return {
    series_key: given.series_key,
    period: given.period,
    value: given.value ?? null,
    ...(given.status === undefined ? {} : { status: given.status }),
    ...(given.dimensions === undefined ? {} : { dimensions: given.dimensions }),
  };
}

/** spec/services/eu-bank-stats/service.yaml#records.BankSeries */
export function writeBankSeries(given: AdapterResult<BankSeries>): BankSeries {
  return {
    series_key: given.series_key,
    ...(given.discontinued === undefined ? {} : { discontinued: given.discontinued }),
    ...('title' in given ? { title: given.title ?? null } : {}),
    unit: given.unit ?? null,
    multiplier: given.multiplier ?? null,
    ...(given.dimensions === undefined ? {} : { dimensions: given.dimensions }),
    count: given.count,
  };
}

/** spec/services/eu-bank-stats/service.yaml#records.ComparedSeries */
export function writeComparedSeries(given: AdapterResult<ComparedSeries>): ComparedSeries {
  return {
    key: given.key,
    series_key: given.series_key ?? null,
    title: given.title ?? null,
    unit: given.unit ?? null,
    multiplier: given.multiplier ?? null,
    dimensions: given.dimensions,
    count: given.count,
    ...(given.discontinued === undefined ? {} : { discontinued: given.discontinued }),
    observations: given.observations.map(writePoint),
    ...(given.note === undefined ? {} : { note: given.note }),
  };
}

/** spec/services/eu-bank-stats/service.yaml#records.Dataset */
export function writeDataset(given: AdapterResult<Dataset>): Dataset {
  return {
    id: given.id,
    name: given.name,
    agency: given.agency,
    description: given.description ?? null,
    ...(given.discontinued === undefined ? {} : { discontinued: given.discontinued }),
    ...(given.successor === undefined ? {} : { successor: given.successor }),
  };
}

/** spec/services/eu-bank-stats/service.yaml#records.Point */
export function writePoint(given: AdapterResult<Point>): Point {
  return {
    period: given.period,
    value: given.value ?? null,
    ...(given.status === undefined ? {} : { status: given.status }),
  };
}
