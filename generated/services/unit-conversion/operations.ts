// Generated from spec/services/unit-conversion/service.yaml by `make generate`: do not edit.

import type { Operation } from '../../../runtime/contract/operation.ts';
import {
  checkConvertUnitsResult,
  checkListUnitCategoriesResult,
  checkListUnitsInCategoryResult,
  decodeConvertUnits,
  decodeListUnitCategories,
  decodeListUnitsInCategory,
} from './validators.ts';
import { writeCategory, writeListUnitCategoriesResult } from './writers.ts';

/** spec/services/unit-conversion/service.yaml#tools.convert_units */
export const convertUnits: Operation = {
  id: 'unit-conversion.convert_units',
  service: 'unit-conversion',
  adapter: 'unit-conversion',
  name: 'convert_units',
  summary: 'Convert a value from one unit to another, exactly. Gallons, pints, cups and the like are the US ones unless imperial is said.',
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
  check: checkConvertUnitsResult,
};

/** spec/services/unit-conversion/service.yaml#tools.list_unit_categories */
export const listUnitCategories: Operation = {
  id: 'unit-conversion.list_unit_categories',
  service: 'unit-conversion',
  adapter: 'unit-conversion',
  name: 'list_unit_categories',
  summary: 'Every category with all its units and their symbols, in a fixed order.',
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
  check: checkListUnitCategoriesResult,
  write: writeListUnitCategoriesResult,
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
  check: checkListUnitsInCategoryResult,
  write: writeCategory,
};
