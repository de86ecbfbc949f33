// Generated from spec/services/unit-conversion/service.yaml by `make generate`: do not edit.

import type { Handler } from '../../../runtime/contract/call.ts';
import type { Operation } from '../../../runtime/contract/operation.ts';
import {
  convertUnitsResult,
  decodeConvertUnits,
  decodeListUnitCategories,
  decodeListUnitsInCategory,
  listUnitCategoriesResult,
  listUnitsInCategoryResult,
} from './codec.ts';
import type {
  ConvertUnitsArguments,
  ConvertUnitsResult,
  ListUnitCategoriesArguments,
  ListUnitCategoriesResult,
  ListUnitsInCategoryArguments,
  ListUnitsInCategoryResult,
} from './types.ts';

/**
 * Exact conversion between about 300 units of length, mass, volume, area, speed, time, temperature, data, energy and
 * pressure.
 */
export interface UnitConversionHandlers {
  /**
   * Converts a value from one unit to another, exactly. Gallons, pints, cups and similar volumes are US units unless
   * prefixed with imperial. Both units must belong to one category. Accepts canonical names (kilometer, square_foot,
   * kilometer_per_hour, fluid_ounce, kilowatt_hour, psi), plurals, symbols (km, ft², km/h, kWh) and common aliases.
   * Case matters only where it distinguishes units: Mb is megabit, MB is megabyte (1000000 bytes), MiB is mebibyte
   * (1048576 bytes). Gallon, pint, cup and other volumes without a prefix are US customary units; for imperial
   * volumes, use the prefix (imperial_gallon). Ambiguous words (ton, hundredweight, barrel, therm, mb) are rejected
   * with an error that lists the choices. Temperatures are readings on a scale, not differences. The result is the
   * double nearest to the exact value.
   */
  convert_units: Handler<ConvertUnitsArguments, ConvertUnitsResult>;
  /** Every category of units with all its units and their symbols, in a fixed order. About 300 units. */
  list_unit_categories: Handler<ListUnitCategoriesArguments, ListUnitCategoriesResult>;
  /** The units of one category with symbols, aliases and factors. */
  list_units_in_category: Handler<ListUnitsInCategoryArguments, ListUnitsInCategoryResult>;
}

/** spec/services/unit-conversion/service.yaml#tools.convert_units */
export const convertUnits: Operation = {
  id: 'unit-conversion.convert_units',
  service: 'unit-conversion',
  adapter: 'unit-conversion',
  name: 'convert_units',
  summary: 'Converts a value from one unit to another, exactly. Gallons, pints, cups and similar volumes are US units unless prefixed with imperial.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: [],
  builtIn: [
    {
      publisher: 'SI Brochure (BIPM) and NIST SP 811',
      page: 'https://www.nist.gov/pml/special-publication-811',
      asOf: '2019',
    },
  ],
  decode: decodeConvertUnits,
  result: convertUnitsResult,
};

/** spec/services/unit-conversion/service.yaml#tools.list_unit_categories */
export const listUnitCategories: Operation = {
  id: 'unit-conversion.list_unit_categories',
  service: 'unit-conversion',
  adapter: 'unit-conversion',
  name: 'list_unit_categories',
  summary: 'Every category of units with all its units and their symbols, in a fixed order.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: [],
  builtIn: [
    {
      publisher: 'SI Brochure (BIPM) and NIST SP 811',
      page: 'https://www.nist.gov/pml/special-publication-811',
      asOf: '2019',
    },
  ],
  decode: decodeListUnitCategories,
  result: listUnitCategoriesResult,
};

/** spec/services/unit-conversion/service.yaml#tools.list_units_in_category */
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
  errors: [],
  sources: [],
  builtIn: [
    {
      publisher: 'SI Brochure (BIPM) and NIST SP 811',
      page: 'https://www.nist.gov/pml/special-publication-811',
      asOf: '2019',
    },
  ],
  decode: decodeListUnitsInCategory,
  result: listUnitsInCategoryResult,
};
