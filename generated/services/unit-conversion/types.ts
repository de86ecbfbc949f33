// Generated from spec/services/unit-conversion/service.yaml by `make generate`: do not edit.

/** How much of each row. */
export type Detail = 'brief' | 'full';

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

/** spec/services/unit-conversion/service.yaml#records.Category */
export interface Category {
  readonly category: UnitCategory;
  /** Unit whose factor is 1. */
  readonly base_unit: string;
  /** How many units follow. */
  readonly unit_count: number;
  /** Base unit first, then by kind and size. */
  readonly units: readonly Unit[];
}

/** spec/services/unit-conversion/service.yaml#records.ListedCategory */
export interface ListedCategory {
  readonly category: UnitCategory;
  /** Unit whose factor is 1. */
  readonly base_unit: string;
  /** How many units follow. */
  readonly unit_count: number;
  /** Base unit first, then by kind and size. */
  readonly units: readonly ListedUnit[];
}

/** spec/services/unit-conversion/service.yaml#records.ListedUnit */
export interface ListedUnit {
  /** Canonical name, as results give it: kilometer_per_hour. */
  readonly name: string;
  /** Usual symbol: km/h. */
  readonly symbol: string;
  /**
   * Size in base units; null for temperatures, which have a formula instead. This and the following fields: with
   * detail full.
   */
  readonly factor?: number | null;
  /** Plural, as a sentence has it. */
  readonly plural?: string;
  /** Other symbols and names that are understood. */
  readonly aliases?: readonly string[];
  /** Whether it is the base unit of its category. */
  readonly base?: boolean;
  /** True when the factor is measured or rounded, not exact by definition. */
  readonly approximate?: boolean;
  /** How a temperature becomes kelvins. */
  readonly formula?: string;
  /** What to know about the definition. */
  readonly note?: string;
}

/** spec/services/unit-conversion/service.yaml#records.Unit */
export interface Unit {
  /** Canonical name, as results give it: kilometer_per_hour. */
  readonly name: string;
  /** Usual symbol: km/h. */
  readonly symbol: string;
  /** Plural, as a sentence has it: kilometers per hour. */
  readonly plural: string;
  /**
   * Other symbols and names that are understood. Beyond these: British spelling, spaces or hyphens for underscores,
   * sq, ^2 and ² for squares, cu, ^3 and ³ for cubes, x/y for x per y.
   */
  readonly aliases: readonly string[];
  /** Size in base units; null for temperatures, which have a formula instead. */
  readonly factor: number | null;
  /** Whether it is the base unit of its category. */
  readonly base: boolean;
  /** True when the factor is measured or rounded, not exact by definition. */
  readonly approximate: boolean;
  /** How a temperature becomes kelvins. */
  readonly formula?: string;
  /** What to know about the definition. */
  readonly note?: string;
}

export interface ConvertUnitsArguments {
  /** The amount to convert, in from_unit. May be negative, except below absolute zero. */
  readonly value: number;
  /** Unit of the value, such as mile, lb, fahrenheit, GB, km/h. */
  readonly from_unit: string;
  /** Unit wanted, of the same category, such as kilometer, kg, celsius, MiB, mph. */
  readonly to_unit: string;
}

export interface ConvertUnitsResult {
  /** The amount as given. */
  readonly value: number;
  /** Canonical name of the unit converted from. */
  readonly from_unit: string;
  /** Canonical name of the unit converted to. */
  readonly to_unit: string;
  /** The amount in to_unit, at full precision. */
  readonly result: number;
  readonly category: UnitCategory;
  /** The conversion as a sentence, to 12 digits: 1 mile = 1.609344 kilometers. */
  readonly text: string;
  /** How to convert other amounts: kilometers = miles × 1.609344. */
  readonly formula: string;
  /** True when a factor is measured or rounded (mach, parsec, dalton), so that not all digits of the result count. */
  readonly approximate: boolean;
}

export interface ListUnitCategoriesArguments {
  /** full adds factors, plurals, aliases and notes: some 13,000 tokens. */
  readonly detail: Detail;
}

export interface ListUnitCategoriesResult {
  /** How many categories. */
  readonly count: number;
  /** How many units in all categories. */
  readonly unit_count: number;
  /** Every category with its units. */
  readonly categories: readonly ListedCategory[];
}

export interface ListUnitsInCategoryArguments {
  /** What is measured, such as length or digital_storage. */
  readonly category: UnitCategory;
}
