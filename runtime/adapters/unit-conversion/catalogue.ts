// All categories and units in one place, in the order in which they are listed, and the names that alone say too little.

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

/** All units by category. */
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

/** A category of units. */
export type Category = keyof typeof CATALOGUE;

/** The categories, in the order in which they are listed. */
export const CATEGORIES = Object.keys(CATALOGUE) as readonly Category[];

/** A unit with the place where it belongs. */
export interface CataloguedUnit {
  readonly unit: Unit;
  readonly category: Category;
  /** Running number over all categories: a key for caches. */
  readonly index: number;
}

/** All units, each with its category. */
export const ALL_UNITS: readonly CataloguedUnit[] = CATEGORIES.flatMap((category) =>
  CATALOGUE[category].units.map((unit) => ({ unit, category })),
).map((entry, index) => ({ ...entry, index }));

/**
 * Words that people use for several units, with what they may mean. A word is settled when just one of its meanings is of the
 * other unit's category (`pt` beside `liter` is the pint), and refused with the choices otherwise: a wrong guess would be
 * silently wrong by 10 % (tons) to 800 % (bits and bytes).
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

/** The same for words whose case matters. */
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
