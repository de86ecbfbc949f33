// Generated from spec/services/food-agri/service.yaml by `make generate`: do not edit.

import type { Decoded, RawArguments } from '../../../runtime/contract/operation.ts';
import { published } from '../../../runtime/contract/published.ts';
import { ArgumentReader } from '../../../runtime/decoding/arguments.ts';
import type {
  CompareCountriesArguments,
  GetDataArguments,
  GetDimensionCodesArguments,
  GetDomainDimensionsArguments,
  ListDatasetsArguments,
  SearchDatasetsArguments,
} from './types.ts';

/** Area codes: UN M49 numbers, FAO codes, or two- or three-letter ISO codes (not for groups of countries). */
export const AREA_CODING_VALUES = ['M49', 'FAO', 'ISO2', 'ISO3'] as const;

/**
 * brief: in results with more than 100 figures, labels, units and notes appear only once; full: they appear in every
 * record.
 */
export const DETAIL_VALUES = ['brief', 'full'] as const;

/** Dimension of the figures. */
export const DIMENSION_NAME_VALUES = ['area', 'element', 'item', 'year'] as const;

/** spec/services/food-agri/service.yaml#records.AreaPoint */
export const areaPointFields = published.fields({
  element_code: published.string({ nullable: true }),
  element: published.string({ nullable: true }),
  item_code: published.string({ nullable: true }),
  item: published.string({ nullable: true }),
  year: published.string({ nullable: true }),
  value: published.number({ nullable: true }),
  text: published.string({ optional: true }),
  unit: published.string({ nullable: true }),
  flag: published.string({ optional: true }),
  further: published.map(published.string(), { optional: true }),
});

/** spec/services/food-agri/service.yaml#records.ComparedArea */
export const comparedAreaFields = published.fields({
  area_code: published.string({ nullable: true }),
  area: published.string(),
  aggregate: published.boolean({ optional: true }),
  count: published.integer({ minimum: 0 }),
  more: published.boolean(),
  records: published.list(published.record(areaPointFields)),
});

/** spec/services/food-agri/service.yaml#records.DimensionCode */
export const dimensionCodeFields = published.fields({
  code: published.string(),
  label: published.string(),
  description: published.string({ nullable: true }),
  fao_code: published.string({ optional: true }),
  iso2: published.string({ optional: true }),
  iso3: published.string({ optional: true }),
  aggregate: published.boolean({ optional: true }),
});

/** spec/services/food-agri/service.yaml#records.DimensionInfo */
export const dimensionInfoFields = published.fields({
  id: published.string(),
  label: published.string(),
  count: published.integer({ nullable: true, minimum: 0 }),
});

/** spec/services/food-agri/service.yaml#records.Domain */
export const domainFields = published.fields({
  code: published.string(),
  name: published.string(),
  group: published.string(),
  description: published.string({ nullable: true }),
  updated: published.string({ nullable: true, format: 'date' }),
  rows: published.integer({ minimum: 0 }),
  available: published.boolean(),
  unavailable: published.string({ optional: true }),
  discontinued: published.boolean({ optional: true }),
});

/** spec/services/food-agri/service.yaml#records.FoodRecord */
export const foodRecordFields = published.fields({
  key: published.string({ optional: true }),
  area_code: published.string({ optional: true, nullable: true }),
  area: published.string({ optional: true }),
  aggregate: published.boolean({ optional: true }),
  element_code: published.string({ optional: true, nullable: true }),
  element: published.string({ optional: true, nullable: true }),
  item_code: published.string({ optional: true, nullable: true }),
  item: published.string({ optional: true, nullable: true }),
  year: published.string({ nullable: true }),
  value: published.number({ nullable: true }),
  text: published.string({ optional: true }),
  unit: published.string({ optional: true, nullable: true }),
  flag: published.string({ optional: true }),
  note: published.string({ optional: true }),
  further: published.map(published.string(), { optional: true }),
});

/** spec/services/food-agri/service.yaml#tools.search_datasets */
export function decodeSearchDatasets(raw: RawArguments): Decoded<SearchDatasetsArguments> {
  const read = new ArgumentReader(raw, ['query', 'limit']);
  return read.finish<SearchDatasetsArguments>({
    query: read.string('query', { required: true, minLength: 1, maxLength: 200 }),
    limit: read.integer('limit', { default: 20, minimum: 1, maximum: 50 }),
  });
}

/** Result of spec/services/food-agri/service.yaml#tools.search_datasets */
export const searchDatasetsResult = published.record(published.fields({
  count: published.integer({ minimum: 0 }),
  total: published.integer({ minimum: 0 }),
  datasets: published.list(published.record(domainFields)),
  nearest: published.list(published.record(domainFields), { optional: true }),
  hint: published.string({ optional: true }),
}));

/** spec/services/food-agri/service.yaml#tools.list_datasets */
export function decodeListDatasets(raw: RawArguments): Decoded<ListDatasetsArguments> {
  const read = new ArgumentReader(raw, ['group', 'limit', 'offset']);
  return read.finish<ListDatasetsArguments>({
    group: read.string('group', { emptyMeansAbsent: true, maxLength: 80 }),
    limit: read.integer('limit', { default: 50, minimum: 1, maximum: 200 }),
    offset: read.integer('offset', { default: 0, minimum: 0, maximum: 10000 }),
  });
}

/** Result of spec/services/food-agri/service.yaml#tools.list_datasets */
export const listDatasetsResult = published.record(published.fields({
  count: published.integer({ minimum: 0 }),
  total: published.integer({ minimum: 0 }),
  next_offset: published.integer({ optional: true, minimum: 0 }),
  groups: published.list(published.string()),
  datasets: published.list(published.record(domainFields)),
}));

/** spec/services/food-agri/service.yaml#tools.get_domain_dimensions */
export function decodeGetDomainDimensions(raw: RawArguments): Decoded<GetDomainDimensionsArguments> {
  const read = new ArgumentReader(raw, ['domain']);
  return read.finish<GetDomainDimensionsArguments>({
    domain: read.string('domain', { required: true, minLength: 1, maxLength: 120 }),
  });
}

/** Result of spec/services/food-agri/service.yaml#tools.get_domain_dimensions */
export const getDomainDimensionsResult = published.record(published.fields({
  domain: published.string(),
  name: published.string(),
  updated: published.string({ nullable: true, format: 'date' }),
  rows: published.integer({ minimum: 0 }),
  dimensions: published.list(published.record(dimensionInfoFields)),
}));

/** spec/services/food-agri/service.yaml#tools.get_dimension_codes */
export function decodeGetDimensionCodes(raw: RawArguments): Decoded<GetDimensionCodesArguments> {
  const read = new ArgumentReader(raw, ['domain', 'dimension', 'query', 'limit', 'offset']);
  return read.finish<GetDimensionCodesArguments>({
    domain: read.string('domain', { required: true, minLength: 1, maxLength: 120 }),
    dimension: read.choice('dimension', DIMENSION_NAME_VALUES, { required: true, ignoreCase: true }),
    query: read.string('query', { emptyMeansAbsent: true, maxLength: 100 }),
    limit: read.integer('limit', { default: 100, minimum: 1, maximum: 500 }),
    offset: read.integer('offset', { default: 0, minimum: 0, maximum: 100000 }),
  });
}

/** Result of spec/services/food-agri/service.yaml#tools.get_dimension_codes */
export const getDimensionCodesResult = published.record(published.fields({
  domain: published.string(),
  dimension: published.choice(DIMENSION_NAME_VALUES),
  count: published.integer({ minimum: 0 }),
  total: published.integer({ minimum: 0 }),
  next_offset: published.integer({ optional: true, minimum: 0 }),
  codes: published.list(published.record(dimensionCodeFields)),
}));

/** spec/services/food-agri/service.yaml#tools.get_data */
export function decodeGetData(raw: RawArguments): Decoded<GetDataArguments> {
  const read = new ArgumentReader(raw, [
    'domain', 'areas', 'elements', 'items', 'years', 'area_cs', 'limit', 'offset', 'detail',
  ]);
  return read.finish<GetDataArguments>({
    domain: read.string('domain', { required: true, minLength: 1, maxLength: 120 }),
    areas: read.list('areas', { maxItems: 300 }, (items, index) =>
      items.string(index, { required: true, minLength: 1, maxLength: 60 }),
    ),
    elements: read.list('elements', { maxItems: 100 }, (items, index) =>
      items.string(index, { required: true, minLength: 1, maxLength: 20 }),
    ),
    items: read.list('items', { maxItems: 300 }, (items, index) =>
      items.string(index, { required: true, minLength: 1, maxLength: 20 }),
    ),
    years: read.list('years', { maxItems: 100 }, (items, index) =>
      items.string(index, { required: true, minLength: 1, maxLength: 12 }),
    ),
    area_cs: read.choice('area_cs', AREA_CODING_VALUES, { default: 'M49', ignoreCase: true }),
    limit: read.integer('limit', { default: 500, minimum: 1, maximum: 2000 }),
    offset: read.integer('offset', { default: 0, minimum: 0, maximum: 1000000 }),
    detail: read.choice('detail', DETAIL_VALUES, { default: 'brief', ignoreCase: true }),
  });
}

/** Result of spec/services/food-agri/service.yaml#tools.get_data */
export const getDataResult = published.record(published.fields({
  domain: published.string(),
  name: published.string(),
  updated: published.string({ nullable: true, format: 'date' }),
  discontinued: published.boolean({ optional: true }),
  count: published.integer({ minimum: 0 }),
  more: published.boolean(),
  next_offset: published.integer({ optional: true, minimum: 0 }),
  records: published.list(published.record(foodRecordFields)),
  key_template: published.string({ optional: true }),
  dimensions: published.map(published.map(published.string()), { optional: true }),
  units: published.map(published.string(), { optional: true }),
  aggregates: published.list(published.string(), { optional: true }),
  notes: published.list(published.string(), { optional: true }),
  flags: published.map(published.string()),
  hint: published.string({ optional: true }),
  source: published.string(),
  url: published.string({ format: 'uri' }),
}));

/** spec/services/food-agri/service.yaml#tools.compare_countries */
export function decodeCompareCountries(raw: RawArguments): Decoded<CompareCountriesArguments> {
  const read = new ArgumentReader(raw, ['domain', 'area_codes', 'elements', 'items', 'years', 'area_cs', 'limit']);
  return read.finish<CompareCountriesArguments>({
    domain: read.string('domain', { required: true, minLength: 1, maxLength: 120 }),
    area_codes: read.list(
      'area_codes',
      { required: true, minItems: 1, maxItems: 20, uniqueItems: true },
      (items, index) => items.string(index, { required: true, minLength: 1, maxLength: 60 }),
    ),
    elements: read.list('elements', { maxItems: 100 }, (items, index) =>
      items.string(index, { required: true, minLength: 1, maxLength: 20 }),
    ),
    items: read.list('items', { maxItems: 300 }, (items, index) =>
      items.string(index, { required: true, minLength: 1, maxLength: 20 }),
    ),
    years: read.list('years', { maxItems: 100 }, (items, index) =>
      items.string(index, { required: true, minLength: 1, maxLength: 12 }),
    ),
    area_cs: read.choice('area_cs', AREA_CODING_VALUES, { default: 'M49', ignoreCase: true }),
    limit: read.integer('limit', { default: 300, minimum: 1, maximum: 2000 }),
  });
}

/** Result of spec/services/food-agri/service.yaml#tools.compare_countries */
export const compareCountriesResult = published.record(published.fields({
  domain: published.string(),
  name: published.string(),
  updated: published.string({ nullable: true, format: 'date' }),
  discontinued: published.boolean({ optional: true }),
  count: published.integer({ minimum: 0 }),
  areas: published.list(published.record(comparedAreaFields)),
  flags: published.map(published.string()),
  hint: published.string({ optional: true }),
  source: published.string(),
  url: published.string({ format: 'uri' }),
}));
