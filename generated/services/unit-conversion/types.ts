// Generated from spec/services/unit-conversion.yaml by `make generate`: do not edit.

/** How much of each row. */
export type Detail = 'short' | 'full';

/** What is measured. Units convert only within one category. */
export type UnitCategory =
  | 'length'
  | 'mass'
  | 'volume'
  | 'area'
  | 'speed'
  | 'time'
  | 'temperature'
  | 'digital_storage'
  | 'energy'
  | 'pressure';

export type ListUnitsInCategoryResult = Category;

/** spec/services/unit-conversion.yaml#records.Category */
export interface Category {
  category: UnitCategory;
  /** Unit whose factor is 1. */
  base_unit: string;
  /** How many units follow. */
  unit_count: number;
  /** Base unit first, then by kind and size. */
  units: Unit[];
}

/** spec/services/unit-conversion.yaml#records.ListedCategory */
export interface ListedCategory {
  category: UnitCategory;
  /** Unit whose factor is 1. */
  base_unit: string;
  /** How many units follow. */
  unit_count: number;
  /** Base unit first, then by kind and size. */
  units: ListedUnit[];
}

/** spec/services/unit-conversion.yaml#records.ListedUnit */
export interface ListedUnit {
  /** Canonical name, as results give it: kilometer_per_hour. */
  name: string;
  /** Usual symbol: km/h. */
  symbol: string;
  /** Size in base units; null for temperatures, which have a formula instead. */
  factor: number | null;
  /** Plural, as a sentence has it. This and the following fields: with detail full. */
  plural?: string;
  /** Other symbols and names that are understood. */
  aliases?: string[];
  /** Whether it is the base unit of its category. */
  base?: boolean;
  /** True when the factor is measured or rounded, not exact by definition. */
  approximate?: boolean;
  /** How a temperature becomes kelvins. */
  formula?: string;
  /** What to know about the definition. */
  note?: string;
}

/** spec/services/unit-conversion.yaml#records.Unit */
export interface Unit {
  /** Canonical name, as results give it: kilometer_per_hour. */
  name: string;
  /** Usual symbol: km/h. */
  symbol: string;
  /** Plural, as a sentence has it: kilometers per hour. */
  plural: string;
  /**
   * Other symbols and names that are understood. Beyond these: British spelling, spaces or hyphens for underscores,
   * sq, ^2 and ² for squares, cu, ^3 and ³ for cubes, x/y for x per y.
   */
  aliases: string[];
  /** Size in base units; null for temperatures, which have a formula instead. */
  factor: number | null;
  /** Whether it is the base unit of its category. */
  base: boolean;
  /** True when the factor is measured or rounded, not exact by definition. */
  approximate: boolean;
  /** How a temperature becomes kelvins. */
  formula?: string;
  /** What to know about the definition. */
  note?: string;
}

export interface ConvertUnitsArguments {
  /** The amount to convert, in from_unit. May be negative, except below absolute zero. */
  value: number;
  /** Unit of the value, such as mile, lb, fahrenheit, GB, km/h. */
  from_unit: string;
  /** Unit wanted, of the same category, such as kilometer, kg, celsius, MiB, mph. */
  to_unit: string;
}

export interface ConvertUnitsResult {
  /** The amount as given. */
  value: number;
  /** Canonical name of the unit converted from. */
  from_unit: string;
  /** Canonical name of the unit converted to. */
  to_unit: string;
  /** The amount in to_unit, at full precision. */
  result: number;
  category: UnitCategory;
  /** The conversion as a sentence, to 12 digits: 1 mile = 1.609344 kilometers. */
  text: string;
  /** How to convert other amounts: kilometers = miles × 1.609344. */
  formula: string;
  /** True when a factor is measured or rounded (mach, parsec, dalton), so that not all digits of the result count. */
  approximate: boolean;
}

export interface ListUnitCategoriesArguments {
  /** full adds plurals, aliases and notes: some 13,000 tokens. */
  detail: Detail;
}

export interface ListUnitCategoriesResult {
  /** How many categories. */
  count: number;
  /** How many units in all categories. */
  unit_count: number;
  /** Every category with its units. */
  categories: ListedCategory[];
}

export interface ListUnitsInCategoryArguments {
  /** What is measured, such as length or digital_storage. */
  category: UnitCategory;
}
