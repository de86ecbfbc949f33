// Generated from spec/services/unit-conversion/service.yaml by `make generate`: do not edit.

/** Level of detail per row. */
export type Detail = 'brief' | 'full';

/** Quantity measured. Units can be converted only within one category. */
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
  /** Number of units. */
  readonly unit_count: number;
  /** Base unit first, then sorted by kind and size. */
  readonly units: readonly Unit[];
}

/** spec/services/unit-conversion/service.yaml#records.ListedCategory */
export interface ListedCategory {
  readonly category: UnitCategory;
  /** Unit whose factor is 1. */
  readonly base_unit: string;
  /** Number of units. */
  readonly unit_count: number;
  /** Base unit first, then sorted by kind and size. */
  readonly units: readonly ListedUnit[];
}

/** spec/services/unit-conversion/service.yaml#records.ListedUnit */
export interface ListedUnit {
  /** Canonical name, as used in results: kilometer_per_hour. */
  readonly name: string;
  /** Usual symbol: km/h. */
  readonly symbol: string;
  /**
   * Size of the unit in base units; null for temperatures, which have a formula instead. This and the following
   * fields are returned only if detail is full.
   */
  readonly factor?: number | null;
  /** Plural form. */
  readonly plural?: string;
  /** Other accepted symbols and names. */
  readonly aliases?: readonly string[];
  /** Whether this is the base unit of its category. */
  readonly base?: boolean;
  /** True if the factor is measured or rounded, not exact by definition. */
  readonly approximate?: boolean;
  /** Formula that converts a temperature to kelvins. */
  readonly formula?: string;
  /** Caveats about the definition. */
  readonly note?: string;
}

/** spec/services/unit-conversion/service.yaml#records.Unit */
export interface Unit {
  /** Canonical name, as used in results: kilometer_per_hour. */
  readonly name: string;
  /** Usual symbol: km/h. */
  readonly symbol: string;
  /** Plural form: kilometers per hour. */
  readonly plural: string;
  /**
   * Other accepted symbols and names. Also accepted: British spelling, spaces or hyphens instead of underscores, sq,
   * ^2 and ² for squares, cu, ^3 and ³ for cubes, x/y for x per y.
   */
  readonly aliases: readonly string[];
  /** Size of the unit in base units; null for temperatures, which have a formula instead. */
  readonly factor: number | null;
  /** Whether this is the base unit of its category. */
  readonly base: boolean;
  /** True if the factor is measured or rounded, not exact by definition. */
  readonly approximate: boolean;
  /** Formula that converts a temperature to kelvins. */
  readonly formula?: string;
  /** Caveats about the definition. */
  readonly note?: string;
}

export interface ConvertUnitsArguments {
  /** Amount to convert, in from_unit. May be negative, except below absolute zero. */
  readonly value: number;
  /** Unit of the value, such as mile, lb, fahrenheit, GB, km/h. */
  readonly from_unit: string;
  /** Target unit of the same category, such as kilometer, kg, celsius, MiB, mph. */
  readonly to_unit: string;
}

export interface ConvertUnitsResult {
  /** Input amount. */
  readonly value: number;
  /** Canonical name of the source unit. */
  readonly from_unit: string;
  /** Canonical name of the target unit. */
  readonly to_unit: string;
  /** Amount in to_unit, at full precision. */
  readonly result: number;
  readonly category: UnitCategory;
  /** Conversion as a sentence, with up to 12 digits: 1 mile = 1.609344 kilometers. */
  readonly text: string;
  /** Formula for other amounts: kilometers = miles × 1.609344. */
  readonly formula: string;
  /**
   * True if a factor is measured or rounded (mach, parsec, dalton), so not all digits of the result are significant.
   */
  readonly approximate: boolean;
}

export interface ListUnitCategoriesArguments {
  /** full adds factors, plurals, aliases and notes: about 13,000 tokens. */
  readonly detail: Detail;
}

export interface ListUnitCategoriesResult {
  /** Number of categories. */
  readonly count: number;
  /** Number of units in all categories. */
  readonly unit_count: number;
  /** Every category with its units. */
  readonly categories: readonly ListedCategory[];
}

export interface ListUnitsInCategoryArguments {
  /** Quantity measured, such as length or digital_storage. */
  readonly category: UnitCategory;
}
