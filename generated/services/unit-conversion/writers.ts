// Generated from spec/services/unit-conversion/service.yaml by `make generate`: do not edit.

import type { AdapterResult } from '../../../runtime/contract/adapter-result.ts';
import type { Category, ListUnitCategoriesResult, ListedCategory, ListedUnit, Unit } from './types.ts';

/** spec/services/unit-conversion/service.yaml#tools.list_unit_categories */
export function writeListUnitCategoriesResult(given: AdapterResult<ListUnitCategoriesResult>): ListUnitCategoriesResult {
  return {
    count: given.count,
    unit_count: given.unit_count,
    categories: given.categories.map(writeListedCategory),
  };
}

/** spec/services/unit-conversion/service.yaml#records.Category */
export function writeCategory(given: AdapterResult<Category>): Category {
  return {
    category: given.category,
    base_unit: given.base_unit,
    unit_count: given.unit_count,
    units: given.units.map(writeUnit),
  };
}

/** spec/services/unit-conversion/service.yaml#records.ListedCategory */
export function writeListedCategory(given: AdapterResult<ListedCategory>): ListedCategory {
  return {
    category: given.category,
    base_unit: given.base_unit,
    unit_count: given.unit_count,
    units: given.units.map(writeListedUnit),
  };
}

/** spec/services/unit-conversion/service.yaml#records.ListedUnit */
export function writeListedUnit(given: AdapterResult<ListedUnit>): ListedUnit {
  return {
    name: given.name,
    symbol: given.symbol,
    ...('factor' in given ? { factor: given.factor ?? null } : {}),
    ...(given.plural === undefined ? {} : { plural: given.plural }),
    ...(given.aliases === undefined ? {} : { aliases: given.aliases }),
    ...(given.base === undefined ? {} : { base: given.base }),
    ...(given.approximate === undefined ? {} : { approximate: given.approximate }),
    ...(given.formula === undefined ? {} : { formula: given.formula }),
    ...(given.note === undefined ? {} : { note: given.note }),
  };
}

/** spec/services/unit-conversion/service.yaml#records.Unit */
export function writeUnit(given: AdapterResult<Unit>): Unit {
  return {
    name: given.name,
    symbol: given.symbol,
    plural: given.plural,
    aliases: given.aliases,
    factor: given.factor ?? null,
    base: given.base,
    approximate: given.approximate,
    ...(given.formula === undefined ? {} : { formula: given.formula }),
    ...(given.note === undefined ? {} : { note: given.note }),
  };
}
