// Generated from spec/services/unit-conversion.yaml by `make generate`: do not edit.

import { ArgumentReader } from '../../../runtime/contract/arguments.ts';
import type { Decoded, RawArguments } from '../../../runtime/contract/operation.ts';
import type { ResultWatch } from '../../../runtime/contract/result.ts';
import type { ConvertUnitsArguments, ListUnitCategoriesArguments, ListUnitsInCategoryArguments } from './types.ts';

const UNIT_CATEGORY_VALUES = [
  'length', 'mass', 'volume', 'area', 'speed', 'time', 'temperature', 'digital_storage', 'energy', 'pressure',
] as const;

/** spec/services/unit-conversion.yaml#tools.convert_units */
export function decodeConvertUnits(raw: RawArguments): Decoded<ConvertUnitsArguments> {
  const read = new ArgumentReader(raw, ['value', 'from_unit', 'to_unit']);
  return read.finish<ConvertUnitsArguments>({
    value: read.number('value', { required: true }),
    from_unit: read.string('from_unit', { required: true, minLength: 1, maxLength: 80 }),
    to_unit: read.string('to_unit', { required: true, minLength: 1, maxLength: 80 }),
  });
}

/** Result of spec/services/unit-conversion.yaml#tools.convert_units */
export function watchConvertUnitsResult(watch: ResultWatch, result: object): void {
  watch.number(result, 'value', { required: true });
  watch.string(result, 'from_unit', { required: true });
  watch.string(result, 'to_unit', { required: true });
  watch.number(result, 'result', { required: true });
  watch.choice(result, 'category', UNIT_CATEGORY_VALUES, { required: true });
  watch.string(result, 'text', { required: true });
  watch.string(result, 'formula', { required: true });
  watch.boolean(result, 'approximate', { required: true });
}

/** spec/services/unit-conversion.yaml#tools.list_unit_categories */
export function decodeListUnitCategories(raw: RawArguments): Decoded<ListUnitCategoriesArguments> {
  const read = new ArgumentReader(raw, []);
  return read.finish<ListUnitCategoriesArguments>({});
}

/** Result of spec/services/unit-conversion.yaml#tools.list_unit_categories */
export function watchListUnitCategoriesResult(watch: ResultWatch, result: object): void {
  watch.integer(result, 'count', { required: true, minimum: 1 });
  watch.integer(result, 'unit_count', { required: true, minimum: 1 });
  watch.list(result, 'categories', { required: true }, (watch, items, index) =>
    watch.record(items, index, { required: true }, watchCategory),
  );
}

/** spec/services/unit-conversion.yaml#tools.list_units_in_category */
export function decodeListUnitsInCategory(raw: RawArguments): Decoded<ListUnitsInCategoryArguments> {
  const read = new ArgumentReader(raw, ['category']);
  return read.finish<ListUnitsInCategoryArguments>({
    category: read.choice('category', UNIT_CATEGORY_VALUES, { required: true, ignoreCase: true }),
  });
}

/** Result of spec/services/unit-conversion.yaml#tools.list_units_in_category */
export function watchListUnitsInCategoryResult(watch: ResultWatch, result: object): void {
  watchCategory(watch, result);
}

/** spec/services/unit-conversion.yaml#records.Category */
function watchCategory(watch: ResultWatch, category: object): void {
  watch.choice(category, 'category', UNIT_CATEGORY_VALUES, { required: true });
  watch.string(category, 'base_unit', { required: true });
  watch.integer(category, 'unit_count', { required: true, minimum: 1 });
  watch.list(category, 'units', { required: true }, (watch, items, index) =>
    watch.record(items, index, { required: true }, watchUnit),
  );
}

/** spec/services/unit-conversion.yaml#records.Unit */
function watchUnit(watch: ResultWatch, unit: object): void {
  watch.string(unit, 'name', { required: true });
  watch.string(unit, 'symbol', { required: true });
  watch.string(unit, 'plural', { required: true });
  watch.list(unit, 'aliases', { required: true }, (watch, items, index) =>
    watch.string(items, index, { required: true }),
  );
  watch.number(unit, 'factor', { required: true, nullable: true });
  watch.boolean(unit, 'base', { required: true });
  watch.boolean(unit, 'approximate', { required: true });
  watch.string(unit, 'formula', {});
  watch.string(unit, 'note', {});
}
