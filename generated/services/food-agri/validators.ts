// Generated from spec/services/food-agri/service.yaml by `make generate`: do not edit.

import { ArgumentReader } from '../../../runtime/decoding/arguments.ts';
import type { Decoded, RawArguments } from '../../../runtime/contract/operation.ts';
import type { ResultCheck } from '../../../runtime/contract/result.ts';
import type {
  CompareCountriesArguments,
  GetDataArguments,
  GetDimensionCodesArguments,
  GetDomainDimensionsArguments,
  ListDatasetsArguments,
  SearchDatasetsArguments,
} from './types.ts';
import { AREA_CODING_VALUES, DETAIL_VALUES, DIMENSION_NAME_VALUES } from './values.ts';

/** spec/services/food-agri/service.yaml#tools.search_datasets */
export function decodeSearchDatasets(raw: RawArguments): Decoded<SearchDatasetsArguments> {
  const read = new ArgumentReader(raw, ['query', 'limit']);
  return read.finish<SearchDatasetsArguments>({
    query: read.string('query', { required: true, minLength: 1, maxLength: 200 }),
    limit: read.integer('limit', { default: 20, minimum: 1, maximum: 50 }),
  });
}

/** Result of spec/services/food-agri/service.yaml#tools.search_datasets */
export function checkSearchDatasetsResult(check: ResultCheck, result: object): void {
  check.integer(result, 'count', { required: true, minimum: 0 });
  check.integer(result, 'total', { required: true, minimum: 0 });
  check.list(result, 'datasets', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkDomain),
  );
  check.list(result, 'nearest', {}, (check, items, index) =>
    check.record(items, index, { required: true }, checkDomain),
  );
  check.string(result, 'hint', {});
}

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
export function checkListDatasetsResult(check: ResultCheck, result: object): void {
  check.integer(result, 'count', { required: true, minimum: 0 });
  check.integer(result, 'total', { required: true, minimum: 0 });
  check.integer(result, 'next_offset', { minimum: 0 });
  check.list(result, 'groups', { required: true }, (check, items, index) =>
    check.string(items, index, { required: true }),
  );
  check.list(result, 'datasets', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkDomain),
  );
}

/** spec/services/food-agri/service.yaml#tools.get_domain_dimensions */
export function decodeGetDomainDimensions(raw: RawArguments): Decoded<GetDomainDimensionsArguments> {
  const read = new ArgumentReader(raw, ['domain']);
  return read.finish<GetDomainDimensionsArguments>({
    domain: read.string('domain', { required: true, minLength: 1, maxLength: 120 }),
  });
}

/** Result of spec/services/food-agri/service.yaml#tools.get_domain_dimensions */
export function checkGetDomainDimensionsResult(check: ResultCheck, result: object): void {
  check.string(result, 'domain', { required: true });
  check.string(result, 'name', { required: true });
  check.string(result, 'updated', { required: true, nullable: true, format: 'date' });
  check.integer(result, 'rows', { required: true, minimum: 0 });
  check.list(result, 'dimensions', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkDimensionInfo),
  );
}

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
export function checkGetDimensionCodesResult(check: ResultCheck, result: object): void {
  check.string(result, 'domain', { required: true });
  check.choice(result, 'dimension', DIMENSION_NAME_VALUES, { required: true });
  check.integer(result, 'count', { required: true, minimum: 0 });
  check.integer(result, 'total', { required: true, minimum: 0 });
  check.integer(result, 'next_offset', { minimum: 0 });
  check.list(result, 'codes', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkDimensionCode),
  );
}

/** spec/services/food-agri/service.yaml#tools.get_data */
export function decodeGetData(raw: RawArguments): Decoded<GetDataArguments> {
  const read = new ArgumentReader(raw, ['domain', 'areas', 'elements', 'items', 'years', 'area_cs', 'limit', 'offset', 'detail']);
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
export function checkGetDataResult(check: ResultCheck, result: object): void {
  check.string(result, 'domain', { required: true });
  check.string(result, 'name', { required: true });
  check.string(result, 'updated', { required: true, nullable: true, format: 'date' });
  check.boolean(result, 'discontinued', {});
  check.integer(result, 'count', { required: true, minimum: 0 });
  check.boolean(result, 'more', { required: true });
  check.integer(result, 'next_offset', { minimum: 0 });
  check.list(result, 'records', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkFoodRecord),
  );
  check.string(result, 'key_template', {});
  check.map(result, 'dimensions', {}, (check, map, name) =>
    check.map(map, name, { required: true }, (check, map, name) => check.string(map, name, { required: true })),
  );
  check.map(result, 'units', {}, (check, map, name) => check.string(map, name, { required: true }));
  check.list(result, 'aggregates', {}, (check, items, index) => check.string(items, index, { required: true }));
  check.list(result, 'notes', {}, (check, items, index) => check.string(items, index, { required: true }));
  check.map(result, 'flags', { required: true }, (check, map, name) => check.string(map, name, { required: true }));
  check.string(result, 'hint', {});
  check.string(result, 'source', { required: true });
  check.string(result, 'url', { required: true, format: 'uri' });
}

/** spec/services/food-agri/service.yaml#tools.compare_countries */
export function decodeCompareCountries(raw: RawArguments): Decoded<CompareCountriesArguments> {
  const read = new ArgumentReader(raw, ['domain', 'area_codes', 'elements', 'items', 'years', 'area_cs', 'limit']);
  return read.finish<CompareCountriesArguments>({
    domain: read.string('domain', { required: true, minLength: 1, maxLength: 120 }),
    area_codes: read.list(
      'area_codes',
      { required: true, minItems: 1, maxItems: 20, uniqueItems: true },
      (items, index) =>
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
    limit: read.integer('limit', { default: 300, minimum: 1, maximum: 2000 }),
  });
}

/** Result of spec/services/food-agri/service.yaml#tools.compare_countries */
export function checkCompareCountriesResult(check: ResultCheck, result: object): void {
  check.string(result, 'domain', { required: true });
  check.string(result, 'name', { required: true });
  check.string(result, 'updated', { required: true, nullable: true, format: 'date' });
  check.boolean(result, 'discontinued', {});
  check.integer(result, 'count', { required: true, minimum: 0 });
  check.list(result, 'areas', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkComparedArea),
  );
  check.map(result, 'flags', { required: true }, (check, map, name) => check.string(map, name, { required: true }));
  check.string(result, 'hint', {});
  check.string(result, 'source', { required: true });
  check.string(result, 'url', { required: true, format: 'uri' });
}

/** spec/services/food-agri/service.yaml#records.AreaPoint */
function checkAreaPoint(check: ResultCheck, areaPoint: object): void {
  check.string(areaPoint, 'element_code', { required: true, nullable: true });
  check.string(areaPoint, 'element', { required: true, nullable: true });
  check.string(areaPoint, 'item_code', { required: true, nullable: true });
  check.string(areaPoint, 'item', { required: true, nullable: true });
  check.string(areaPoint, 'year', { required: true, nullable: true });
  check.number(areaPoint, 'value', { required: true, nullable: true });
  check.string(areaPoint, 'text', {});
  check.string(areaPoint, 'unit', { required: true, nullable: true });
  check.string(areaPoint, 'flag', {});
  check.map(areaPoint, 'further', {}, (check, map, name) => check.string(map, name, { required: true }));
}

/** spec/services/food-agri/service.yaml#records.ComparedArea */
function checkComparedArea(check: ResultCheck, comparedArea: object): void {
  check.string(comparedArea, 'area_code', { required: true, nullable: true });
  check.string(comparedArea, 'area', { required: true });
  check.boolean(comparedArea, 'aggregate', {});
  check.integer(comparedArea, 'count', { required: true, minimum: 0 });
  check.boolean(comparedArea, 'more', { required: true });
  check.list(comparedArea, 'records', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkAreaPoint),
  );
}

/** spec/services/food-agri/service.yaml#records.DimensionCode */
function checkDimensionCode(check: ResultCheck, dimensionCode: object): void {
  check.string(dimensionCode, 'code', { required: true });
  check.string(dimensionCode, 'label', { required: true });
  check.string(dimensionCode, 'description', { required: true, nullable: true });
  check.string(dimensionCode, 'fao_code', {});
  check.string(dimensionCode, 'iso2', {});
  check.string(dimensionCode, 'iso3', {});
  check.boolean(dimensionCode, 'aggregate', {});
}

/** spec/services/food-agri/service.yaml#records.DimensionInfo */
function checkDimensionInfo(check: ResultCheck, dimensionInfo: object): void {
  check.string(dimensionInfo, 'id', { required: true });
  check.string(dimensionInfo, 'label', { required: true });
  check.integer(dimensionInfo, 'count', { required: true, nullable: true, minimum: 0 });
}

/** spec/services/food-agri/service.yaml#records.Domain */
function checkDomain(check: ResultCheck, domain: object): void {
  check.string(domain, 'code', { required: true });
  check.string(domain, 'name', { required: true });
  check.string(domain, 'group', { required: true });
  check.string(domain, 'description', { required: true, nullable: true });
  check.string(domain, 'updated', { required: true, nullable: true, format: 'date' });
  check.integer(domain, 'rows', { required: true, minimum: 0 });
  check.boolean(domain, 'available', { required: true });
  check.string(domain, 'unavailable', {});
  check.boolean(domain, 'discontinued', {});
}

/** spec/services/food-agri/service.yaml#records.FoodRecord */
function checkFoodRecord(check: ResultCheck, foodRecord: object): void {
  check.string(foodRecord, 'key', {});
  check.string(foodRecord, 'area_code', { nullable: true });
  check.string(foodRecord, 'area', {});
  check.boolean(foodRecord, 'aggregate', {});
  check.string(foodRecord, 'element_code', { nullable: true });
  check.string(foodRecord, 'element', { nullable: true });
  check.string(foodRecord, 'item_code', { nullable: true });
  check.string(foodRecord, 'item', { nullable: true });
  check.string(foodRecord, 'year', { required: true, nullable: true });
  check.number(foodRecord, 'value', { required: true, nullable: true });
  check.string(foodRecord, 'text', {});
  check.string(foodRecord, 'unit', { nullable: true });
  check.string(foodRecord, 'flag', {});
  check.string(foodRecord, 'note', {});
  check.map(foodRecord, 'further', {}, (check, map, name) => check.string(map, name, { required: true }));
}
