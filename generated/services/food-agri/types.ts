// Generated from spec/services/food-agri/service.yaml by `make generate`: do not edit.

/**
 * How areas are coded: UN M49 numbers, FAO codes, ISO codes of two or three letters (groups of countries have none).
 */
export type AreaCoding = 'M49' | 'FAO' | 'ISO2' | 'ISO3';

/** brief: of more than 100 figures labels, units and notes stand once; full: in every record. */
export type Detail = 'brief' | 'full';

/** What the figures are broken down by. */
export type DimensionName = 'area' | 'element' | 'item' | 'year';

/** spec/services/food-agri/service.yaml#records.AreaPoint */
export interface AreaPoint {
  /** Code of the element; null where the domain has none. */
  readonly element_code: string | null;
  /** Name of the measure. */
  readonly element: string | null;
  /** Code of the item; null where the domain has none. */
  readonly item_code: string | null;
  /** Of what. */
  readonly item: string | null;
  /** 2023, or a span such as 2000-2002. */
  readonly year: string | null;
  /** The figure; null where it is missing or no number. */
  readonly value: number | null;
  /** What stands in place of a number. */
  readonly text?: string;
  /** Unit. */
  readonly unit: string | null;
  /** Flag, see flags. */
  readonly flag?: string;
  /** Further dimensions: month, partner country. */
  readonly further?: { readonly [name: string]: string };
}

/** spec/services/food-agri/service.yaml#records.ComparedArea */
export interface ComparedArea {
  /** Code in the coding of area_cs. */
  readonly area_code: string | null;
  /** Country or group of countries. */
  readonly area: string;
  /** True for groups of countries. */
  readonly aggregate?: boolean;
  /** How many figures follow. */
  readonly count: number;
  /** True when there are more than follow. */
  readonly more: boolean;
  /** Newest year first within element and item. */
  readonly records: readonly AreaPoint[];
}

/** spec/services/food-agri/service.yaml#records.DimensionCode */
export interface DimensionCode {
  /** Code that get_data takes; of areas the M49 number. */
  readonly code: string;
  /** Meaning of the code. */
  readonly label: string;
  /** Longer text; null where the source gives none. */
  readonly description: string | null;
  /** Of areas the FAO code. */
  readonly fao_code?: string;
  /** Of countries the ISO code of two letters. */
  readonly iso2?: string;
  /** Of countries the ISO code of three letters. */
  readonly iso3?: string;
  /** True for groups of countries. */
  readonly aggregate?: boolean;
}

/** spec/services/food-agri/service.yaml#records.DimensionInfo */
export interface DimensionInfo {
  /** area, element, item, year, or a further one that get_dimension_codes does not list. */
  readonly id: string;
  /** Name. */
  readonly label: string;
  /** How many codes there are; null where they are not listed. */
  readonly count: number | null;
}

/** spec/services/food-agri/service.yaml#records.Domain */
export interface Domain {
  /** Domain code that the other tools take. */
  readonly code: string;
  /** Name. */
  readonly name: string;
  /** Group, such as Production or Trade. */
  readonly group: string;
  /** What it is about, shortened; null where the source says nothing. */
  readonly description: string | null;
  /** Time of the last update. */
  readonly updated: string | null;
  /** How many figures it has. */
  readonly rows: number;
  /** False where its figures cannot be had here, see unavailable. */
  readonly available: boolean;
  /** Why not: too large for this server unless its operator chose it, or a file that cannot be read. */
  readonly unavailable?: string;
  /** True when it is not continued. */
  readonly discontinued?: boolean;
}

/** spec/services/food-agri/service.yaml#records.FoodRecord */
export interface FoodRecord {
  /**
   * Codes of area, element, item and further dimensions as key_template orders them, such as 752/5510/15; it stands
   * for the seven fields below where brief has more than 100 figures.
   */
  readonly key?: string;
  /** Code in the coding of area_cs; null where the area has none there. */
  readonly area_code?: string | null;
  /** Country or group of countries. */
  readonly area?: string;
  /** True for groups of countries. */
  readonly aggregate?: boolean;
  /** Code of the element; null where the domain has none. */
  readonly element_code?: string | null;
  /** What is measured: Production, Yield, Import quantity. */
  readonly element?: string | null;
  /** Code of the item; null where the domain has none. */
  readonly item_code?: string | null;
  /** Of what: Wheat, Raw milk of cattle. */
  readonly item?: string | null;
  /** 2023, or a span such as 2000-2002. */
  readonly year: string | null;
  /** The figure; null where it is missing or no number. */
  readonly value: number | null;
  /** What stands in place of a number, such as <2.5. */
  readonly text?: string;
  /** Unit, such as t or ha; beside a key only where units does not say it. */
  readonly unit?: string | null;
  /** Flag, see flags. */
  readonly flag?: string;
  /** Note of the source; not beside a key. */
  readonly note?: string;
  /** Further dimensions: month, partner country. */
  readonly further?: { readonly [name: string]: string };
}

export interface SearchDatasetsArguments {
  /** What is wanted, in plain words: wheat harvest. */
  readonly query: string;
  /** How many domains at most. */
  readonly limit: number;
}

export interface SearchDatasetsResult {
  /** How many domains are returned. */
  readonly count: number;
  /** Number of matches. */
  readonly total: number;
  /** Best first. */
  readonly datasets: readonly Domain[];
  /** Where nothing fits what is nearest. */
  readonly nearest?: readonly Domain[];
  /** What to try next; if no result contains all the words, which words are missing. */
  readonly hint?: string;
}

export interface ListDatasetsArguments {
  /** Only this group: Production, Trade, Prices, Food Security, Emissions, and so on. */
  readonly group?: string;
  /** Maximum number of results. */
  readonly limit: number;
  /** Where to begin. */
  readonly offset: number;
}

export interface ListDatasetsResult {
  /** How many domains are returned. */
  readonly count: number;
  /** Total number. */
  readonly total: number;
  /** Offset of the next ones. */
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
  /** Its name. */
  readonly name: string;
  /** Time of the last update. */
  readonly updated: string | null;
  /** How many figures it has. */
  readonly rows: number;
  /** The dimensions: area, element, item and year first, then what else there is. */
  readonly dimensions: readonly DimensionInfo[];
}

export interface GetDimensionCodesArguments {
  /** Domain code, such as QCL, or its name: Crops and livestock products. */
  readonly domain: string;
  /** What the codes are of: area, element, item or year. */
  readonly dimension: DimensionName;
  /** Only codes whose label holds these words. */
  readonly query?: string;
  /** Maximum number of results. */
  readonly limit: number;
  /** Where to begin. */
  readonly offset: number;
}

export interface GetDimensionCodesResult {
  /** Domain code. */
  readonly domain: string;
  readonly dimension: DimensionName;
  /** How many codes are returned. */
  readonly count: number;
  /** Total number. */
  readonly total: number;
  /** Offset of the next ones. */
  readonly next_offset?: number;
  /** In the order of the source; of years the newest first. */
  readonly codes: readonly DimensionCode[];
}

export interface GetDataArguments {
  /** Domain code, such as QCL, or its name: Crops and livestock products. */
  readonly domain: string;
  /** Areas in the coding of area_cs, such as 752 for Sweden; countries by name or ISO code too; omit for all. */
  readonly areas?: readonly string[];
  /** Codes of elements, such as 5510 for production; omit for all. */
  readonly elements?: readonly string[];
  /** Codes of items, such as 15 for wheat; omit for all. */
  readonly items?: readonly string[];
  /** Years, such as 2023, which selects spans that hold it too (2022-2024); omit for all. */
  readonly years?: readonly string[];
  /** Coding of areas, in and out. */
  readonly area_cs: AreaCoding;
  /** How many figures at most. */
  readonly limit: number;
  /** Where to begin. */
  readonly offset: number;
  /** Whether labels and units of more than 100 figures stand once or in every record. */
  readonly detail: Detail;
}

export interface GetDataResult {
  /** Domain code. */
  readonly domain: string;
  /** Its name. */
  readonly name: string;
  /** Time of the last update. */
  readonly updated: string | null;
  /** True when the domain is not continued. */
  readonly discontinued?: boolean;
  /** How many figures are returned. */
  readonly count: number;
  /** True when there are more. */
  readonly more: boolean;
  /** Offset of the next ones. */
  readonly next_offset?: number;
  /** By area, item and element, the newest year first. */
  readonly records: readonly FoodRecord[];
  /** What the parts of a key are, such as area/element/item; only where records have keys, like the four below. */
  readonly key_template?: string;
  /** Labels of the codes in these keys by dimension. */
  readonly dimensions?: { readonly [name: string]: { readonly [name: string]: string } };
  /** Unit by code of the element. */
  readonly units?: { readonly [name: string]: string };
  /** Codes of areas that are groups of countries. */
  readonly aggregates?: readonly string[];
  /** Notes of the source on some of these figures, ten at most; detail full says on which. */
  readonly notes?: readonly string[];
  /** What the flags mean. */
  readonly flags: { readonly [name: string]: string };
  /** How keys are read, under which former country earlier years are, or why there is nothing. */
  readonly hint?: string;
  /** Citation. */
  readonly source: string;
  /** Page of the domain. */
  readonly url: string;
}

export interface CompareCountriesArguments {
  /** Domain code, such as QCL, or its name: Crops and livestock products. */
  readonly domain: string;
  /** Areas in the coding of area_cs; countries by name or ISO code too. */
  readonly area_codes: readonly string[];
  /** Codes of elements; omitted, production comes before area and yield. */
  readonly elements?: readonly string[];
  /** Codes of items; omitted, sums such as cereals are chosen. */
  readonly items?: readonly string[];
  /** Years; omit for all, of chosen items for the newest. */
  readonly years?: readonly string[];
  /** Coding of areas, in and out. */
  readonly area_cs: AreaCoding;
  /**
   * How many figures in all, shared evenly by the areas. By default all, up to 300; more says where there are others.
   */
  readonly limit: number;
}

export interface CompareCountriesResult {
  /** Domain code. */
  readonly domain: string;
  /** Its name. */
  readonly name: string;
  /** Time of the last update. */
  readonly updated: string | null;
  /** True when the domain is not continued. */
  readonly discontinued?: boolean;
  /** How many areas there are. */
  readonly count: number;
  /** In the order that was asked for. */
  readonly areas: readonly ComparedArea[];
  /** What the flags mean. */
  readonly flags: { readonly [name: string]: string };
  /** What was chosen where no items were named, and under which former country earlier years are. */
  readonly hint?: string;
  /** Citation. */
  readonly source: string;
  /** Page of the domain. */
  readonly url: string;
}
