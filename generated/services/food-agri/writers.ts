// Generated from spec/services/food-agri/service.yaml by `make generate`: do not edit.

import type { AdapterResult } from '../../../runtime/contract/adapter-result.ts';
import type {
  AreaPoint,
  CompareCountriesResult,
  ComparedArea,
  DimensionCode,
  DimensionInfo,
  Domain,
  FoodRecord,
  GetDataResult,
  GetDimensionCodesResult,
  GetDomainDimensionsResult,
  ListDatasetsResult,
  SearchDatasetsResult,
} from './types.ts';

/** spec/services/food-agri/service.yaml#tools.search_datasets */
export function writeSearchDatasetsResult(given: AdapterResult<SearchDatasetsResult>): SearchDatasetsResult {
  return {
    count: given.count,
    total: given.total,
    datasets: given.datasets.map(writeDomain),
    ...(given.nearest === undefined ? {} : { nearest: given.nearest.map(writeDomain) }),
    ...(given.hint === undefined ? {} : { hint: given.hint }),
  };
}

/** spec/services/food-agri/service.yaml#tools.list_datasets */
export function writeListDatasetsResult(given: AdapterResult<ListDatasetsResult>): ListDatasetsResult {
  return {
    count: given.count,
    total: given.total,
    ...(given.next_offset === undefined ? {} : { next_offset: given.next_offset }),
    groups: given.groups,
    datasets: given.datasets.map(writeDomain),
  };
}

/** spec/services/food-agri/service.yaml#tools.get_domain_dimensions */
export function writeGetDomainDimensionsResult(given: AdapterResult<GetDomainDimensionsResult>): GetDomainDimensionsResult {
  return {
    domain: given.domain,
    name: given.name,
    updated: given.updated ?? null,
    rows: given.rows,
    dimensions: given.dimensions.map(writeDimensionInfo),
  };
}

/** spec/services/food-agri/service.yaml#tools.get_dimension_codes */
export function writeGetDimensionCodesResult(given: AdapterResult<GetDimensionCodesResult>): GetDimensionCodesResult {
  return {
    domain: given.domain,
    dimension: given.dimension,
    count: given.count,
    total: given.total,
    ...(given.next_offset === undefined ? {} : { next_offset: given.next_offset }),
    codes: given.codes.map(writeDimensionCode),
  };
}

/** spec/services/food-agri/service.yaml#tools.get_data */
export function writeGetDataResult(given: AdapterResult<GetDataResult>): GetDataResult {
  return {
    domain: given.domain,
    name: given.name,
    updated: given.updated ?? null,
    ...(given.discontinued === undefined ? {} : { discontinued: given.discontinued }),
    count: given.count,
    more: given.more,
    ...(given.next_offset === undefined ? {} : { next_offset: given.next_offset }),
    records: given.records.map(writeFoodRecord),
    ...(given.key_template === undefined ? {} : { key_template: given.key_template }),
    ...(given.dimensions === undefined ? {} : { dimensions: given.dimensions }),
    ...(given.units === undefined ? {} : { units: given.units }),
    ...(given.aggregates === undefined ? {} : { aggregates: given.aggregates }),
    ...(given.notes === undefined ? {} : { notes: given.notes }),
    flags: given.flags,
    ...(given.hint === undefined ? {} : { hint: given.hint }),
    source: given.source,
    url: given.url,
  };
}

/** spec/services/food-agri/service.yaml#tools.compare_countries */
export function writeCompareCountriesResult(given: AdapterResult<CompareCountriesResult>): CompareCountriesResult {
  return {
    domain: given.domain,
    name: given.name,
    updated: given.updated ?? null,
    ...(given.discontinued === undefined ? {} : { discontinued: given.discontinued }),
    count: given.count,
    areas: given.areas.map(writeComparedArea),
    flags: given.flags,
    ...(given.hint === undefined ? {} : { hint: given.hint }),
    source: given.source,
    url: given.url,
  };
}

/** spec/services/food-agri/service.yaml#records.AreaPoint */
export function writeAreaPoint(given: AdapterResult<AreaPoint>): AreaPoint {
  return {
    element_code: given.element_code ?? null,
    element: given.element ?? null,
    item_code: given.item_code ?? null,
    item: given.item ?? null,
    year: given.year ?? null,
    value: given.value ?? null,
    ...(given.text === undefined ? {} : { text: given.text }),
    unit: given.unit ?? null,
    ...(given.flag === undefined ? {} : { flag: given.flag }),
    ...(given.further === undefined ? {} : { further: given.further }),
  };
}

/** spec/services/food-agri/service.yaml#records.ComparedArea */
export function writeComparedArea(given: AdapterResult<ComparedArea>): ComparedArea {
  return {
    area_code: given.area_code ?? null,
    area: given.area,
    ...(given.aggregate === undefined ? {} : { aggregate: given.aggregate }),
    count: given.count,
    more: given.more,
    records: given.records.map(writeAreaPoint),
  };
}

/** spec/services/food-agri/service.yaml#records.DimensionCode */
export function writeDimensionCode(given: AdapterResult<DimensionCode>): DimensionCode {
  return {
    code: given.code,
    label: given.label,
    description: given.description ?? null,
    ...(given.fao_code === undefined ? {} : { fao_code: given.fao_code }),
    ...(given.iso2 === undefined ? {} : { iso2: given.iso2 }),
    ...(given.iso3 === undefined ? {} : { iso3: given.iso3 }),
    ...(given.aggregate === undefined ? {} : { aggregate: given.aggregate }),
  };
}

/** spec/services/food-agri/service.yaml#records.DimensionInfo */
export function writeDimensionInfo(given: AdapterResult<DimensionInfo>): DimensionInfo {
  return {
    id: given.id,
    label: given.label,
    count: given.count ?? null,
  };
}

/** spec/services/food-agri/service.yaml#records.Domain */
export function writeDomain(given: AdapterResult<Domain>): Domain {
  return {
    code: given.code,
    name: given.name,
    group: given.group,
    description: given.description ?? null,
    updated: given.updated ?? null,
    rows: given.rows,
    available: given.available,
    ...(given.unavailable === undefined ? {} : { unavailable: given.unavailable }),
    ...(given.discontinued === undefined ? {} : { discontinued: given.discontinued }),
  };
}

/** spec/services/food-agri/service.yaml#records.FoodRecord */
export function writeFoodRecord(given: AdapterResult<FoodRecord>): FoodRecord {
  return {
    ...(given.key === undefined ? {} : { key: given.key }),
    ...('area_code' in given ? { area_code: given.area_code ?? null } : {}),
    ...(given.area === undefined ? {} : { area: given.area }),
    ...(given.aggregate === undefined ? {} : { aggregate: given.aggregate }),
    ...('element_code' in given ? { element_code: given.element_code ?? null } : {}),
    ...('element' in given ? { element: given.element ?? null } : {}),
    ...('item_code' in given ? { item_code: given.item_code ?? null } : {}),
    ...('item' in given ? { item: given.item ?? null } : {}),
    year: given.year ?? null,
    value: given.value ?? null,
    ...(given.text === undefined ? {} : { text: given.text }),
    ...('unit' in given ? { unit: given.unit ?? null } : {}),
    ...(given.flag === undefined ? {} : { flag: given.flag }),
    ...(given.note === undefined ? {} : { note: given.note }),
    ...(given.further === undefined ? {} : { further: given.further }),
  };
}
