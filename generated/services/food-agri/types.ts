// Generated from spec/services/food-agri/service.yaml by `make generate`: do not edit.

/** Area codes: UN M49 numbers, FAO codes, or two- or three-letter ISO codes (not for groups of countries). */
export type AreaCoding = 'M49' | 'FAO' | 'ISO2' | 'ISO3';

/**
 * brief: in results with more than 100 figures, labels, units and notes appear only once; full: they appear in every
 * record.
 */
export type Detail = 'brief' | 'full';

/** Dimension of the figures. */
export type DimensionName = 'area' | 'element' | 'item' | 'year';

/** spec/services/food-agri/service.yaml#records.AreaPoint */
export interface AreaPoint {
  /** Element code; null if the domain has none. */
  readonly element_code: string | null;
  /** Measure, such as Production. */
  readonly element: string | null;
  /** Item code; null if the domain has none. */
  readonly item_code: string | null;
  /** Name of the item. */
  readonly item: string | null;
  /** 2023, or a range such as 2000-2002. */
  readonly year: string | null;
  /** Value; null if missing or not a number. */
  readonly value: number | null;
  /** Text instead of a number. */
  readonly text?: string;
  /** Unit. */
  readonly unit: string | null;
  /** Flag, see flags. */
  readonly flag?: string;
  /** Other dimensions: month, partner country. */
  readonly further?: { readonly [name: string]: string };
}

/** spec/services/food-agri/service.yaml#records.ComparedArea */
export interface ComparedArea {
  /** Code in the area_cs coding system. */
  readonly area_code: string | null;
  /** Country or group of countries. */
  readonly area: string;
  /** True for groups of countries. */
  readonly aggregate?: boolean;
  /** Number of figures returned. */
  readonly count: number;
  /** True if there are more figures. */
  readonly more: boolean;
  /** Newest year first within element and item. */
  readonly records: readonly AreaPoint[];
}

/** spec/services/food-agri/service.yaml#records.DimensionCode */
export interface DimensionCode {
  /** Code that get_data accepts; for areas, the M49 number. */
  readonly code: string;
  /** Meaning of the code. */
  readonly label: string;
  /** Longer description; null if the source has none. */
  readonly description: string | null;
  /** FAO code; areas only. */
  readonly fao_code?: string;
  /** Two-letter ISO code; countries only. */
  readonly iso2?: string;
  /** Three-letter ISO code; countries only. */
  readonly iso3?: string;
  /** True for groups of countries. */
  readonly aggregate?: boolean;
}

/** spec/services/food-agri/service.yaml#records.DimensionInfo */
export interface DimensionInfo {
  /** area, element, item, year, or another dimension that get_dimension_codes does not list. */
  readonly id: string;
  /** Name. */
  readonly label: string;
  /** Number of codes; null if the codes are not listed. */
  readonly count: number | null;
}

/** spec/services/food-agri/service.yaml#records.Domain */
export interface Domain {
  /** Domain code that the other tools accept. */
  readonly code: string;
  /** Name. */
  readonly name: string;
  /** Group, such as Production or Trade. */
  readonly group: string;
  /** Description, shortened; null if the source has none. */
  readonly description: string | null;
  /** Time of the last update. */
  readonly updated: string | null;
  /** Number of figures. */
  readonly rows: number;
  /** False if its figures are not available here; see unavailable. */
  readonly available: boolean;
  /**
   * Reason the domain is unavailable: it is too large for this server unless the operator enables it, or its file is
   * unreadable.
   */
  readonly unavailable?: string;
  /** True if discontinued. */
  readonly discontinued?: boolean;
}

/** spec/services/food-agri/service.yaml#records.FoodRecord */
export interface FoodRecord {
  /**
   * Codes of area, element, item and further dimensions in the order of key_template, such as 752/5510/15. If detail
   * is brief, replaces the next seven fields in results with more than 100 figures.
   */
  readonly key?: string;
  /** Code in the area_cs coding system; null if the area has none. */
  readonly area_code?: string | null;
  /** Country or group of countries. */
  readonly area?: string;
  /** True for groups of countries. */
  readonly aggregate?: boolean;
  /** Element code; null if the domain has none. */
  readonly element_code?: string | null;
  /** Measure: Production, Yield, Import quantity. */
  readonly element?: string | null;
  /** Item code; null if the domain has none. */
  readonly item_code?: string | null;
  /** Item: Wheat, Raw milk of cattle. */
  readonly item?: string | null;
  /** 2023, or a range such as 2000-2002. */
  readonly year: string | null;
  /** Value; null if missing or not a number. */
  readonly value: number | null;
  /** Text instead of a number, such as <2.5. */
  readonly text?: string;
  /** Unit, such as t or ha; omitted for records with a key if units contains it. */
  readonly unit?: string | null;
  /** Flag, see flags. */
  readonly flag?: string;
  /** Source note; omitted for records with a key. */
  readonly note?: string;
  /** Other dimensions: month, partner country. */
  readonly further?: { readonly [name: string]: string };
}

export interface SearchDatasetsArguments {
  /** Search words in plain language, such as wheat harvest. */
  readonly query: string;
  /** Maximum number of domains. */
  readonly limit: number;
}

export interface SearchDatasetsResult {
  /** Number of domains returned. */
  readonly count: number;
  /** Number of matches. */
  readonly total: number;
  /** Best match first. */
  readonly datasets: readonly Domain[];
  /** If nothing matches: the nearest datasets. */
  readonly nearest?: readonly Domain[];
  /** Suggestions for the next search. Lists the missing words if no result contains all of them. */
  readonly hint?: string;
}

export interface ListDatasetsArguments {
  /** Only domains in this group: Production, Trade, Prices, Food Security, Emissions and so on. */
  readonly group?: string;
  /** Maximum number of results. */
  readonly limit: number;
  /** Number of results to skip. */
  readonly offset: number;
}

export interface ListDatasetsResult {
  /** Number of domains returned. */
  readonly count: number;
  /** Total number. */
  readonly total: number;
  /** Offset of the next page. */
  readonly next_offset?: number;
  /** All groups. */
  readonly groups: readonly string[];
  /** Sorted by group, then by name. */
  readonly datasets: readonly Domain[];
}

export interface GetDomainDimensionsArguments {
  /** Domain code, such as QCL, TCL, PP, FS, FBS, or its name: Food Balances. */
  readonly domain: string;
}

export interface GetDomainDimensionsResult {
  /** Domain code. */
  readonly domain: string;
  /** Name. */
  readonly name: string;
  /** Time of the last update. */
  readonly updated: string | null;
  /** Number of figures. */
  readonly rows: number;
  /** Area, element, item and year first, then others. */
  readonly dimensions: readonly DimensionInfo[];
}

export interface GetDimensionCodesArguments {
  /** Domain code, such as QCL, or its name: Crops and livestock products. */
  readonly domain: string;
  /** Dimension: area, element, item or year. */
  readonly dimension: DimensionName;
  /** Only codes whose label contains these words. */
  readonly query?: string;
  /** Maximum number of results. */
  readonly limit: number;
  /** Number of results to skip. */
  readonly offset: number;
}

export interface GetDimensionCodesResult {
  /** Domain code. */
  readonly domain: string;
  readonly dimension: DimensionName;
  /** Number of codes returned. */
  readonly count: number;
  /** Total number. */
  readonly total: number;
  /** Offset of the next page. */
  readonly next_offset?: number;
  /** In source order; years newest first. */
  readonly codes: readonly DimensionCode[];
}

export interface GetDataArguments {
  /** Domain code, such as QCL, or its name: Crops and livestock products. */
  readonly domain: string;
  /**
   * Area codes in the area_cs coding system, such as 752 for Sweden; country names and ISO codes are also accepted.
   * Default: all.
   */
  readonly areas?: readonly string[];
  /** Element codes, such as 5510 for production. Default: all. */
  readonly elements?: readonly string[];
  /** Item codes, such as 15 for wheat. Default: all. */
  readonly items?: readonly string[];
  /** Years, such as 2023; a year also selects ranges that contain it (2022-2024). Default: all. */
  readonly years?: readonly string[];
  /** Coding system for areas, in arguments and results. */
  readonly area_cs: AreaCoding;
  /** Maximum number of figures. */
  readonly limit: number;
  /** Number of results to skip. */
  readonly offset: number;
  /** In results with more than 100 figures, whether labels and units appear once or in every record. */
  readonly detail: Detail;
}

export interface GetDataResult {
  /** Domain code. */
  readonly domain: string;
  /** Name. */
  readonly name: string;
  /** Time of the last update. */
  readonly updated: string | null;
  /** True if the domain is discontinued. */
  readonly discontinued?: boolean;
  /** Number of figures returned. */
  readonly count: number;
  /** True if there are more figures. */
  readonly more: boolean;
  /** Offset of the next page. */
  readonly next_offset?: number;
  /** By area, item and element, newest year first. */
  readonly records: readonly FoodRecord[];
  /**
   * Parts of a key, such as area/element/item; this field and the next four are present only if records have keys.
   */
  readonly key_template?: string;
  /** Labels of the codes in these keys, by dimension. */
  readonly dimensions?: { readonly [name: string]: { readonly [name: string]: string } };
  /** Unit, by element code. */
  readonly units?: { readonly [name: string]: string };
  /** Codes of areas that are groups of countries. */
  readonly aggregates?: readonly string[];
  /** Source notes on some of these figures, at most ten; use detail full to see which figures. */
  readonly notes?: readonly string[];
  /** Meanings of the flags. */
  readonly flags: { readonly [name: string]: string };
  /** How to read keys, which former country has data for earlier years, or the reason the result is empty. */
  readonly hint?: string;
  /** Citation. */
  readonly source: string;
  /** Domain page. */
  readonly url: string;
}

export interface CompareCountriesArguments {
  /** Domain code, such as QCL, or its name: Crops and livestock products. */
  readonly domain: string;
  /** Area codes in the area_cs coding system; country names and ISO codes are also accepted. */
  readonly area_codes: readonly string[];
  /** Element codes. Default: the domain's main measure (production rather than area or yield). */
  readonly elements?: readonly string[];
  /** Item codes. Default: totals such as cereals. */
  readonly items?: readonly string[];
  /** Years. Default: all; if items is omitted, only the latest. */
  readonly years?: readonly string[];
  /** Coding system for areas, in arguments and results. */
  readonly area_cs: AreaCoding;
  /**
   * Maximum number of figures, divided evenly among the areas. Default: all, up to 300; more indicates whether there
   * are further figures.
   */
  readonly limit: number;
}

export interface CompareCountriesResult {
  /** Domain code. */
  readonly domain: string;
  /** Name. */
  readonly name: string;
  /** Time of the last update. */
  readonly updated: string | null;
  /** True if the domain is discontinued. */
  readonly discontinued?: boolean;
  /** Number of areas. */
  readonly count: number;
  /** In the requested order. */
  readonly areas: readonly ComparedArea[];
  /** Meanings of the flags. */
  readonly flags: { readonly [name: string]: string };
  /** Default selection if no items were given, and which former country has data for earlier years. */
  readonly hint?: string;
  /** Citation. */
  readonly source: string;
  /** Domain page. */
  readonly url: string;
}
