// Generated from spec/services/unit-conversion.yaml by `make generate`: do not edit.

import type { Operation } from '../../../runtime/contract/operation.ts';
import {
  decodeConvertUnits,
  decodeListUnitCategories,
  decodeListUnitsInCategory,
  watchConvertUnitsResult,
  watchListUnitCategoriesResult,
  watchListUnitsInCategoryResult,
} from './validators.ts';

/** spec/services/unit-conversion.yaml#tools.convert_units */
export const convertUnits: Operation = {
  id: 'unit-conversion.convert_units',
  service: 'unit-conversion',
  adapter: 'unit-conversion',
  name: 'convert_units',
  summary: 'Convert a value from one unit to another, exactly. Both units must be of one category. Units are canonical names (kilometer, square_foot, kilometer_per_hour, fluid_ounce, kilowatt_hour, psi), plurals, symbols (km, ft², km/h, kWh) or common aliases. Case counts only where it must: Mb is megabit, MB megabyte (1000000 bytes), MiB mebibyte (1048576 bytes). Gallon, pint, cup and other bare volumes are US customary; imperial ones have the prefix (imperial_gallon). Words that mean several units (ton, hundredweight, barrel, therm, mb) are refused with the choices. Temperatures are readings on a scale, not differences. The result is the double nearest to the exact answer.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  upstreams: [],
  decode: decodeConvertUnits,
  watch: watchConvertUnitsResult,
};

/** spec/services/unit-conversion.yaml#tools.list_unit_categories */
export const listUnitCategories: Operation = {
  id: 'unit-conversion.list_unit_categories',
  service: 'unit-conversion',
  adapter: 'unit-conversion',
  name: 'list_unit_categories',
  summary: 'Every category with all its units, their symbols, aliases and factors. Long (some 300 units). For one category use list_units_in_category; convert_units understands common names without a look-up.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  upstreams: [],
  decode: decodeListUnitCategories,
  watch: watchListUnitCategoriesResult,
};

/** spec/services/unit-conversion.yaml#tools.list_units_in_category */
export const listUnitsInCategory: Operation = {
  id: 'unit-conversion.list_units_in_category',
  service: 'unit-conversion',
  adapter: 'unit-conversion',
  name: 'list_units_in_category',
  summary: 'The units of one category with symbols, aliases and factors.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  upstreams: [],
  decode: decodeListUnitsInCategory,
  watch: watchListUnitsInCategoryResult,
};
