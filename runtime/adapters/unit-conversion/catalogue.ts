import { AREA } from './area.ts';
import { DIGITAL_STORAGE } from './digital-storage.ts';
import { ENERGY } from './energy.ts';
import { LENGTH } from './length.ts';
import { MASS } from './mass.ts';
import { PRESSURE } from './pressure.ts';
import { SPEED } from './speed.ts';
import { TEMPERATURE } from './temperature.ts';
import { TIME } from './time.ts';
import type { Unit, UnitTable } from './unit.ts';
import { VOLUME } from './volume.ts';

export const CATALOGUE = {
  length: LENGTH,
  mass: MASS,
  volume: VOLUME,
  area: AREA,
  speed: SPEED,
  time: TIME,
  temperature: TEMPERATURE,
  digital_storage: DIGITAL_STORAGE,
  energy: ENERGY,
  pressure: PRESSURE,
} as const satisfies Record<string, UnitTable>;

export type Category = keyof typeof CATALOGUE;

export const CATEGORIES = Object.keys(CATALOGUE) as readonly Category[];

export interface CataloguedUnit {
  readonly unit: Unit;
  readonly category: Category;
  /** Sequence number across all categories, used as a cache key. */
  readonly index: number;
}

export const ALL_UNITS: readonly CataloguedUnit[] = CATEGORIES.flatMap((category) =>
  CATALOGUE[category].units.map((unit) => ({ unit, category })),
).map((entry, index) => ({ ...entry, index }));

/**
 * Possible meanings of a word. A word is accepted if exactly one meaning is in the other unit's category (`pt` with
 * `liter` is the pint); otherwise the error lists the choices. A wrong guess would silently give a result that is off
 * by 10 % (tons) to 800 % (bits and bytes).
 */
export const AMBIGUOUS: Readonly<Record<string, readonly string[]>> = {
  ton: ['short_ton', 'long_ton', 'tonne'],
  tons: ['short_ton', 'long_ton', 'tonne'],
  mt: ['tonne', 'megatonne'],
  hundredweight: ['us_hundredweight', 'imperial_hundredweight'],
  hundredweights: ['us_hundredweight', 'imperial_hundredweight'],
  kiloton: ['kilotonne', 'kiloton_of_tnt'],
  kilotons: ['kilotonne', 'kiloton_of_tnt'],
  megaton: ['megatonne', 'megaton_of_tnt'],
  megatons: ['megatonne', 'megaton_of_tnt'],
  kt: ['knot', 'kilotonne', 'kiloton_of_tnt'],
  barrel: ['oil_barrel', 'us_beer_barrel', 'us_liquid_barrel', 'us_dry_barrel', 'imperial_barrel'],
  barrels: ['oil_barrel', 'us_beer_barrel', 'us_liquid_barrel', 'us_dry_barrel', 'imperial_barrel'],
  therm: ['therm_us', 'therm_ec'],
  therms: ['therm_us', 'therm_ec'],
  mil: ['thou', 'scandinavian_mile'],
  perch: ['rod', 'square_rod'],
  perches: ['rod', 'square_rod'],
  pt: ['pint', 'point'],
  a: ['are', 'year'],
  degree: ['celsius', 'fahrenheit', 'kelvin'],
  degrees: ['celsius', 'fahrenheit', 'kelvin'],
  deg: ['celsius', 'fahrenheit', 'kelvin'],
};

/** Like AMBIGUOUS, but for case-sensitive words. */
export const AMBIGUOUS_AS_WRITTEN: Readonly<Record<string, readonly string[]>> = {
  Calorie: ['calorie', 'kilocalorie'],
  Calories: ['calorie', 'kilocalorie'],
  mb: ['millibar', 'megabit', 'megabyte'],
  mB: ['megabit', 'megabyte'],
  b: ['bit', 'byte'],
  M: ['meter', 'mile', 'nautical_mile'],
  k: ['kelvin', 'kilometer'],
  c: ['speed_of_light', 'celsius', 'cup'],
  Nm: ['nanometer', 'nautical_mile', 'joule'],
  T: ['tonne', 'tablespoon'],
};
