// Generated from spec/services/unit-conversion/service.yaml by `make generate`: do not edit.

import type { components } from '../openapi.ts';
import type { CallOptions, Caller } from './core.ts';

/**
 * Unit conversion. Exact conversion between some 300 units of length, mass, volume, area, speed, time, temperature,
 * data, energy and pressure.
 */
export function unitConversionFunctions(caller: Caller) {
  return {
    /**
     * Convert a value from one unit to another, exactly. Gallons, pints, cups and the like are the US ones unless
     * imperial is said. Both units must be of one category. Units are canonical names (kilometer, square_foot,
     * kilometer_per_hour, fluid_ounce, kilowatt_hour, psi), plurals, symbols (km, ft², km/h, kWh) or common aliases.
     * Case counts only where it must: Mb is megabit, MB megabyte (1000000 bytes), MiB mebibyte (1048576 bytes).
     * Gallon, pint, cup and other bare volumes are US customary; imperial ones have the prefix (imperial_gallon).
     * Words that mean several units (ton, hundredweight, barrel, therm, mb) are refused with the choices.
     * Temperatures are readings on a scale, not differences. The result is the double nearest to the exact answer.
     * Use when a length, weight, volume, temperature or other measure is wanted in another unit. For the units that
     * there are of one kind use list_units_in_category; for amounts of money use convert_currency of
     * currency-conversion; for times of day in other zones use convert_time of world-time.
     */
    convert_units: (
      values: components['schemas']['UnitConversion.ConvertUnitsArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['UnitConversion.ConvertUnitsResult']> =>
      caller.call({ method: 'POST', path: '/rest/unit-conversion/convert_units' }, values, options),

    /**
     * Every category with all its units and their symbols, in a fixed order. Some 300 units. Use when it is asked
     * what kinds of measure can be converted, or everything is wanted at once. For the units of one kind use
     * list_units_in_category; for a conversion, which understands common names without a look-up use convert_units.
     */
    list_unit_categories: (
      values: components['schemas']['UnitConversion.ListUnitCategoriesArguments'] = {},
      options?: CallOptions,
    ): Promise<components['schemas']['UnitConversion.ListUnitCategoriesResult']> =>
      caller.call({ method: 'POST', path: '/rest/unit-conversion/list_unit_categories' }, values, options),

    /**
     * The units of one category with symbols, aliases and factors. Use when it is asked which units of length, mass,
     * pressure or another one kind are known, or how they are abbreviated. For a conversion use convert_units; for
     * the kinds that there are use list_unit_categories.
     */
    list_units_in_category: (
      values: components['schemas']['UnitConversion.ListUnitsInCategoryArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['UnitConversion.ListUnitsInCategoryResult']> =>
      caller.call({ method: 'POST', path: '/rest/unit-conversion/list_units_in_category' }, values, options),

    /**
     * Report a bug, a missing feature or any other remark about this service to the people who run it. It is kept for
     * the operators with the service and the caller's key; data and settings stay as they are. Nobody answers, and
     * sent twice it stands there twice. For data use the other tools of the service. Use when an answer looks wrong,
     * something is missing, or a tool could be better.
     */
    report_feedback: (
      values: components['schemas']['Shared.ReportFeedbackArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['Shared.ReportFeedbackResult']> =>
      caller.call({ method: 'POST', path: '/rest/unit-conversion/report_feedback', changes: true }, values, options),
  };
}
