// Generated from spec/services/unit-conversion/service.yaml by `make generate`: do not edit.

import { ArgumentReader } from '../../../runtime/decoding/arguments.ts';
import type { Decoded, RawArguments } from '../../../runtime/contract/operation.ts';
import type { ResultCheck } from '../../../runtime/contract/result.ts';
import type { ConvertUnitsArguments, ListUnitCategoriesArguments, ListUnitsInCategoryArguments } from './types.ts';
import { DETAIL_VALUES, UNIT_CATEGORY_VALUES } from './values.ts';

/** spec/services/unit-conversion/service.yaml#tools.convert_units */
export function decodeConvertUnits(raw: RawArguments): Decoded<ConvertUnitsArguments> {
  const read = new ArgumentReader(raw, ['value', 'from_unit', 'to_unit']);
  return read.finish<ConvertUnitsArguments>({
    value: read.number('value', { required: true }),
    from_unit: read.string('from_unit', { required: true, minLength: 1, maxLength: 80 }),
    to_unit: read.string('to_unit', { required: true, minLength: 1, maxLength: 80 }),
  });
}

/** Result of spec/services/unit-conversion/service.yaml#tools.convert_units */
export function checkConvertUnitsResult(check: ResultCheck, result: object): void {
  check.number(result, 'value', { required: true });
  check.string(result, 'from_unit', { required: true });
  check.string(result, 'to_unit', { required: true });
  check.number(result, 'result', { required: true });
  check.choice(result, 'category', UNIT_CATEGORY_VALUES, { required: true });
  check.string(result, 'text', { required: true });
  check.string(result, 'formula', { required: true });
  check.boolean(result, 'approximate', { required: true });
}

/** spec/services/unit-conversion/service.yaml#tools.list_unit_categories */
export function decodeListUnitCategories(raw: RawArguments): Decoded<ListUnitCategoriesArguments> {
  const read = new ArgumentReader(raw, ['detail']);
  return read.finish<ListUnitCategoriesArguments>({
    detail: read.choice('detail', DETAIL_VALUES, { default: 'brief' }),
  });
}

/** Result of spec/services/unit-conversion/service.yaml#tools.list_unit_categories */
export function checkListUnitCategoriesResult(check: ResultCheck, result: object): void {
  check.integer(result, 'count', { required: true, minimum: 1 });
  check.integer(result, 'unit_count', { required: true, minimum: 1 });
  check.list(result, 'categories', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkListedCategory),
  );
}

/** spec/services/unit-conversion/service.yaml#tools.list_units_in_category */
export function decodeListUnitsInCategory(raw: RawArguments): Decoded<ListUnitsInCategoryArguments> {
  const read = new ArgumentReader(raw, ['category']);
  return read.finish<ListUnitsInCategoryArguments>({
    category: read.choice('category', UNIT_CATEGORY_VALUES, { required: true, ignoreCase: true }),
  });
}

/** Result of spec/services/unit-conversion/service.yaml#tools.list_units_in_category */
export function checkListUnitsInCategoryResult(check: ResultCheck, result: object): void {
  checkCategory(check, result);
}

/** spec/services/unit-conversion/service.yaml#records.Category */
function checkCategory(check: ResultCheck, category: object): void {
  check.choice(category, 'category', UNIT_CATEGORY_VALUES, { required: true });
  check.string(category, 'base_unit', { required: true });
  check.integer(category, 'unit_count', { required: true, minimum: 1 });
  check.list(category, 'units', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkUnit),
  );
}

/** spec/services/unit-conversion/service.yaml#records.ListedCategory */
function checkListedCategory(check: ResultCheck, listedCategory: object): void {
  check.choice(listedCategory, 'category', UNIT_CATEGORY_VALUES, { required: true });
  check.string(listedCategory, 'base_unit', { required: true });
  check.integer(listedCategory, 'unit_count', { required: true, minimum: 1 });
  check.list(listedCategory, 'units', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkListedUnit),
  );
}

/** spec/services/unit-conversion/service.yaml#records.ListedUnit */
function checkListedUnit(check: ResultCheck, listedUnit: object): void {
  check.string(listedUnit, 'name', { required: true });
  check.string(listedUnit, 'symbol', { required: true });
  check.number(listedUnit, 'factor', { nullable: true });
  check.string(listedUnit, 'plural', {});
  check.list(listedUnit, 'aliases', {}, (check, items, index) => check.string(items, index, { required: true }));
  check.boolean(listedUnit, 'base', {});
  check.boolean(listedUnit, 'approximate', {});
  check.string(listedUnit, 'formula', {});
  check.string(listedUnit, 'note', {});
}

/** spec/services/unit-conversion/service.yaml#records.Unit */
function checkUnit(check: ResultCheck, unit: object): void {
  check.string(unit, 'name', { required: true });
  check.string(unit, 'symbol', { required: true });
  check.string(unit, 'plural', { required: true });
  check.list(unit, 'aliases', { required: true }, (check, items, index) =>
    check.string(items, index, { required: true }),
  );
  check.number(unit, 'factor', { required: true, nullable: true });
  check.boolean(unit, 'base', { required: true });
  check.boolean(unit, 'approximate', { required: true });
  check.string(unit, 'formula', {});
  check.string(unit, 'note', {});
}
