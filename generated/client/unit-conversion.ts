// Generated from spec/services/unit-conversion/service.yaml by `make generate`: do not edit.

import type { components } from '../openapi.ts';
import type { CallOptions, Caller } from './core.ts';

/**
 * Unit conversion. Exact conversion between about 300 units of length, mass, volume, area, speed, time, temperature,
 * data, energy and pressure.
 */
export function unitConversionFunctions(caller: Caller) {
  return {
    /**
     * Converts a value from one unit to another, exactly. Gallons, pints, cups and similar volumes are US units
     * unless prefixed with imperial. Both units must belong to one category. Accepts canonical names (kilometer,
     * square_foot, kilometer_per_hour, fluid_ounce, kilowatt_hour, psi), plurals, symbols (km, ft², km/h, kWh) and
     * common aliases. Case matters only where it distinguishes units: Mb is megabit, MB is megabyte (1000000 bytes),
     * MiB is mebibyte (1048576 bytes). Gallon, pint, cup and other volumes without a prefix are US customary units;
     * for imperial volumes, use the prefix (imperial_gallon). Ambiguous words (ton, hundredweight, barrel, therm, mb)
     * are rejected with an error that lists the choices. Temperatures are readings on a scale, not differences. The
     * result is the double nearest to the exact value. Use when the user wants a length, weight, volume, temperature
     * or other measure in another unit. For all units of one category use list_units_in_category; for amounts of
     * money use convert_currency of currency-conversion; for times of day in other zones use convert_time of
     * world-time.
     */
    convert_units: (
      values: components['schemas']['UnitConversion.ConvertUnitsArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['UnitConversion.ConvertUnitsResult']> =>
      caller.call({ method: 'POST', path: '/rest/unit-conversion/convert_units' }, values, options),

    /**
     * Every category of units with all its units and their symbols, in a fixed order. About 300 units. Use when the
     * user asks which categories of units can be converted, or wants all units in one result. For the units of one
     * category use list_units_in_category; for a conversion, which accepts common names without a lookup use
     * convert_units.
     */
    list_unit_categories: (
      values: components['schemas']['UnitConversion.ListUnitCategoriesArguments'] = {},
      options?: CallOptions,
    ): Promise<components['schemas']['UnitConversion.ListUnitCategoriesResult']> =>
      caller.call({ method: 'POST', path: '/rest/unit-conversion/list_unit_categories' }, values, options),

    /**
     * The units of one category with symbols, aliases and factors. Use when the user asks which units of length,
     * mass, pressure or another kind are supported, or how units are abbreviated. For a conversion use convert_units;
     * for all kinds of measure use list_unit_categories.
     */
    list_units_in_category: (
      values: components['schemas']['UnitConversion.ListUnitsInCategoryArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['UnitConversion.ListUnitsInCategoryResult']> =>
      caller.call({ method: 'POST', path: '/rest/unit-conversion/list_units_in_category' }, values, options),

    /**
     * Report a bug, a missing feature or any other remark about this service to its operators. The feedback is stored
     * for the operators together with the service and the caller's key; no data or settings change. There is no
     * reply, and feedback sent twice is stored twice. To get data, use the service's other tools. Use when a result
     * looks wrong, something is missing, or a tool could be better.
     */
    report_feedback: (
      values: components['schemas']['Shared.ReportFeedbackArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['Shared.ReportFeedbackResult']> =>
      caller.call({ method: 'POST', path: '/rest/unit-conversion/report_feedback', changes: true }, values, options),
  };
}
