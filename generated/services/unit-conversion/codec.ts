// Generated from spec/services/unit-conversion/service.yaml by `make generate`: do not edit.

import type { Decoded, RawArguments } from '../../../runtime/contract/operation.ts';
import { published } from '../../../runtime/contract/published.ts';
import { ArgumentReader } from '../../../runtime/decoding/arguments.ts';
import type { ConvertUnitsArguments, ListUnitCategoriesArguments, ListUnitsInCategoryArguments } from './types.ts';

/** Level of detail per row. */
export const DETAIL_VALUES = ['brief', 'full'] as const;

/** Quantity measured. Units can be converted only within one category. */
export const UNIT_CATEGORY_VALUES = [
  'length', 'mass', 'volume', 'area', 'speed', 'time', 'temperature', 'digital_storage', 'energy', 'pressure',
] as const;

/** spec/services/unit-conversion/service.yaml#records.Unit */
export const unitFields = published.fields({
  name: published.string(),
  symbol: published.string(),
  plural: published.string(),
  aliases: published.list(published.string()),
  factor: published.number({ nullable: true }),
  base: published.boolean(),
  approximate: published.boolean(),
  formula: published.string({ optional: true }),
  note: published.string({ optional: true }),
});

/** spec/services/unit-conversion/service.yaml#records.Category */
export const categoryFields = published.fields({
  category: published.choice(UNIT_CATEGORY_VALUES),
  base_unit: published.string(),
  unit_count: published.integer({ minimum: 1 }),
  units: published.list(published.record(unitFields)),
});

/** spec/services/unit-conversion/service.yaml#records.ListedUnit */
export const listedUnitFields = published.fields({
  name: published.string(),
  symbol: published.string(),
  factor: published.number({ optional: true, nullable: true }),
  plural: published.string({ optional: true }),
  aliases: published.list(published.string(), { optional: true }),
  base: published.boolean({ optional: true }),
  approximate: published.boolean({ optional: true }),
  formula: published.string({ optional: true }),
  note: published.string({ optional: true }),
});

/** spec/services/unit-conversion/service.yaml#records.ListedCategory */
export const listedCategoryFields = published.fields({
  category: published.choice(UNIT_CATEGORY_VALUES),
  base_unit: published.string(),
  unit_count: published.integer({ minimum: 1 }),
  units: published.list(published.record(listedUnitFields)),
});

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
export const convertUnitsResult = published.record(published.fields({
  value: published.number(),
  from_unit: published.string(),
  to_unit: published.string(),
  result: published.number(),
  category: published.choice(UNIT_CATEGORY_VALUES),
  text: published.string(),
  formula: published.string(),
  approximate: published.boolean(),
}));

/** spec/services/unit-conversion/service.yaml#tools.list_unit_categories */
export function decodeListUnitCategories(raw: RawArguments): Decoded<ListUnitCategoriesArguments> {
  const read = new ArgumentReader(raw, ['detail']);
  return read.finish<ListUnitCategoriesArguments>({
    detail: read.choice('detail', DETAIL_VALUES, { default: 'brief' }),
  });
}

/** Result of spec/services/unit-conversion/service.yaml#tools.list_unit_categories */
export const listUnitCategoriesResult = published.record(published.fields({
  count: published.integer({ minimum: 1 }),
  unit_count: published.integer({ minimum: 1 }),
  categories: published.list(published.record(listedCategoryFields)),
}));

/** spec/services/unit-conversion/service.yaml#tools.list_units_in_category */
export function decodeListUnitsInCategory(raw: RawArguments): Decoded<ListUnitsInCategoryArguments> {
  const read = new ArgumentReader(raw, ['category']);
  return read.finish<ListUnitsInCategoryArguments>({
    category: read.choice('category', UNIT_CATEGORY_VALUES, { required: true, ignoreCase: true }),
  });
}

/** Result of spec/services/unit-conversion/service.yaml#tools.list_units_in_category */
export const listUnitsInCategoryResult = published.record(categoryFields);
