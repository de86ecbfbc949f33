// Generated from spec/services/food-agri.yaml by `make generate`: do not edit.

/**
 * How areas are coded: UN M49 numbers, FAO codes, ISO codes of two or three letters (groups of countries have none).
 */
export type AreaCoding = 'M49' | 'FAO' | 'ISO2' | 'ISO3';

/** What the figures are broken down by. */
export type DimensionName = 'area' | 'element' | 'item' | 'year';

/** spec/services/food-agri.yaml#records.AreaPoint */
export interface AreaPoint {
  /** Code of the element. */
  element_code: string;
  /** What is measured. */
  element: string;
  /** Code of the item. */
  item_code: string;
  /** Of what. */
  item: string;
  /** 2023, or a span such as 2000-2002. */
  year: string;
  /** The figure; null where it is missing or no number. */
  value: number | null;
  /** What stands in place of a number. */
  text?: string;
  /** Unit. */
  unit: string | null;
  /** Flag, see flags. */
  flag?: string;
  /** Further dimensions: month, partner country. */
  further?: { [name: string]: string };
}

/** spec/services/food-agri.yaml#records.ComparedArea */
export interface ComparedArea {
  /** Code in the coding of area_cs. */
  area_code: string | null;
  /** Country or group of countries. */
  area: string;
  /** True for groups of countries. */
  aggregate?: boolean;
  /** How many figures follow. */
  count: number;
  /** True when there are more than follow. */
  more: boolean;
  /** Newest year first within element and item. */
  records: AreaPoint[];
}

/** spec/services/food-agri.yaml#records.DimensionCode */
export interface DimensionCode {
  /** Code that get_data takes; of areas the M49 number. */
  code: string;
  /** What it stands for. */
  label: string;
  /** Longer text; null where the source gives none. */
  description: string | null;
  /** Of areas the FAO code. */
  fao_code?: string;
  /** Of countries the ISO code of two letters. */
  iso2?: string;
  /** Of countries the ISO code of three letters. */
  iso3?: string;
  /** True for groups of countries. */
  aggregate?: boolean;
}

/** spec/services/food-agri.yaml#records.DimensionInfo */
export interface DimensionInfo {
  /** area, element, item, year, or a further one that get_dimension_codes does not list. */
  id: string;
  /** What it is called. */
  label: string;
  /** How many codes there are; null where they are not listed. */
  count: number | null;
}

/** spec/services/food-agri.yaml#records.Domain */
export interface Domain {
  /** Domain code that the other tools take. */
  code: string;
  /** Name. */
  name: string;
  /** Group, such as Production or Trade. */
  group: string;
  /** What it is about, shortened; null where the source says nothing. */
  description: string | null;
  /** When it was last updated. */
  updated: string | null;
  /** How many figures it has. */
  rows: number;
  /** False: too large for this server unless its operator chose it. */
  available: boolean;
  /** True when it is not continued. */
  discontinued?: boolean;
}

/** spec/services/food-agri.yaml#records.FoodRecord */
export interface FoodRecord {
  /** Code in the coding of area_cs; null where the area has none there. */
  area_code: string | null;
  /** Country or group of countries. */
  area: string;
  /** True for groups of countries. */
  aggregate?: boolean;
  /** Code of the element. */
  element_code: string;
  /** What is measured: Production, Yield, Import quantity. */
  element: string;
  /** Code of the item. */
  item_code: string;
  /** Of what: Wheat, Raw milk of cattle. */
  item: string;
  /** 2023, or a span such as 2000-2002. */
  year: string;
  /** The figure; null where it is missing or no number. */
  value: number | null;
  /** What stands in place of a number, such as <2.5. */
  text?: string;
  /** Unit, such as t or ha. */
  unit: string | null;
  /** Flag, see flags. */
  flag?: string;
  /** Note of the source. */
  note?: string;
  /** Further dimensions: month, partner country. */
  further?: { [name: string]: string };
}

export interface SearchDatasetsArguments {
  /** What is wanted, in plain words: wheat harvest. */
  query: string;
  /** How many domains at most. */
  limit: number;
}

export interface SearchDatasetsResult {
  /** How many domains are returned. */
  count: number;
  /** How many fit. */
  total: number;
  /** Best first. */
  datasets: Domain[];
  /** Where nothing fits what is nearest. */
  nearest?: Domain[];
  /** What to try next. */
  hint?: string;
}

export interface ListDatasetsArguments {
  /** Only this group: Production, Trade, Prices, Food Security, Emissions, and so on. */
  group?: string;
  /** How many at most. */
  limit: number;
  /** Where to begin. */
  offset: number;
}

export interface ListDatasetsResult {
  /** How many domains are returned. */
  count: number;
  /** How many there are. */
  total: number;
  /** Offset of the next ones. */
  next_offset?: number;
  /** All groups. */
  groups: string[];
  /** By group and name. */
  datasets: Domain[];
}

export interface GetDomainDimensionsArguments {
  /** Domain code, such as QCL, TCL, PP, FS, FBS. */
  domain: string;
}

export interface GetDomainDimensionsResult {
  /** Domain code. */
  domain: string;
  /** Its name. */
  name: string;
  /** When it was last updated. */
  updated: string | null;
  /** How many figures it has. */
  rows: number;
  /** The dimensions. */
  dimensions: DimensionInfo[];
}

export interface GetDimensionCodesArguments {
  /** Domain code. */
  domain: string;
  /** What the codes are of: area, element, item or year. */
  dimension: DimensionName;
  /** Only codes whose label holds these words. */
  query?: string;
  /** How many at most. */
  limit: number;
  /** Where to begin. */
  offset: number;
}

export interface GetDimensionCodesResult {
  /** Domain code. */
  domain: string;
  dimension: DimensionName;
  /** How many codes are returned. */
  count: number;
  /** How many there are. */
  total: number;
  /** Offset of the next ones. */
  next_offset?: number;
  /** In the order of the source; of years the newest first. */
  codes: DimensionCode[];
}

export interface GetDataArguments {
  /** Domain code. */
  domain: string;
  /** Areas in the coding of area_cs, such as 752 for Sweden; omit for all. */
  areas?: string[];
  /** Codes of elements, such as 5510 for production; omit for all. */
  elements?: string[];
  /** Codes of items, such as 15 for wheat; omit for all. */
  items?: string[];
  /** Years, such as 2023; omit for all. */
  years?: string[];
  /** Coding of areas, in and out. */
  area_cs: AreaCoding;
  /** How many figures at most. */
  limit: number;
  /** Where to begin. */
  offset: number;
}

export interface GetDataResult {
  /** Domain code. */
  domain: string;
  /** Its name. */
  name: string;
  /** When it was last updated. */
  updated: string | null;
  /** How many figures are returned. */
  count: number;
  /** True when there are more. */
  more: boolean;
  /** Offset of the next ones. */
  next_offset?: number;
  /** By area, item and element, the newest year first. */
  records: FoodRecord[];
  /** What the flags mean. */
  flags: { [name: string]: string };
  /** Why there is nothing. */
  hint?: string;
  /** How to quote it. */
  source: string;
  /** Page of the domain. */
  url: string;
}

export interface CompareCountriesArguments {
  /** Domain code. */
  domain: string;
  /** Areas in the coding of area_cs. */
  area_codes: string[];
  /** Codes of elements; omit for all. */
  elements?: string[];
  /** Codes of items; omit for all. */
  items?: string[];
  /** Years; omit for all. */
  years?: string[];
  /** Coding of areas, in and out. */
  area_cs: AreaCoding;
}

export interface CompareCountriesResult {
  /** Domain code. */
  domain: string;
  /** Its name. */
  name: string;
  /** When it was last updated. */
  updated: string | null;
  /** How many areas there are. */
  count: number;
  /** In the order that was asked for. */
  areas: ComparedArea[];
  /** What the flags mean. */
  flags: { [name: string]: string };
  /** How to quote it. */
  source: string;
  /** Page of the domain. */
  url: string;
}
