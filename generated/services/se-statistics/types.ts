// Generated from spec/services/se-statistics/service.yaml by `make generate`: do not edit.

/**
 * item: selects the given values; top: selects the most recent periods, values contains one number; all: selects
 * every value, values contains *.
 */
export type FilterKind = 'item' | 'top' | 'all';

/** folder: can be browsed; table: has metadata and figures. */
export type ItemType = 'folder' | 'table';

/** Language of titles and labels. */
export type Language = 'en' | 'sv';

/** spec/services/se-statistics/service.yaml#records.DataFilter */
export interface DataFilter {
  /** Variable code. */
  readonly code: string;
  /** How to select values. */
  readonly filter: FilterKind;
  /** Codes of values (item), one number (top) or * (all). */
  readonly values: readonly string[];
}

/** spec/services/se-statistics/service.yaml#records.DataRecord */
export interface DataRecord {
  /** Labels of the values, by variable code. */
  readonly dimensions: { readonly [name: string]: string };
  /** Codes of the values, by variable code; only if detail is full. */
  readonly codes?: { readonly [name: string]: string };
  /** Value; null if none. */
  readonly value: number | null;
  /** Unit, if it differs between records. */
  readonly unit?: string;
  /** Symbol in place of a figure: .. not available or too uncertain to show, . not applicable, - none. */
  readonly status?: string;
}

/** spec/services/se-statistics/service.yaml#records.FoundTable */
export interface FoundTable {
  /** Path; pass it to get_table_metadata and get_data. */
  readonly path: string;
  /** Id of the table. */
  readonly id: string;
  /** Title. */
  readonly text: string;
  readonly type: ItemType;
  /** First period. */
  readonly first?: string;
  /** Last period. */
  readonly last?: string;
  /** Frequency according to the source: Monthly, Quarterly, Annual. */
  readonly frequency?: string;
  /** Time of the last update. */
  readonly updated?: string;
  /** True if discontinued. */
  readonly discontinued?: boolean;
}

/** spec/services/se-statistics/service.yaml#records.Subject */
export interface Subject {
  /** Code within its folder. */
  readonly id: string;
  /** Full path from the top level. */
  readonly path: string;
  /** Name. */
  readonly text: string;
  readonly type: ItemType;
  /** When the table was last updated, in Swedish time. */
  readonly updated?: string;
}

/** spec/services/se-statistics/service.yaml#records.TableVariable */
export interface TableVariable {
  /** Code for use in filters. */
  readonly code: string;
  /** Name. */
  readonly label: string;
  /** True if the variable can be omitted; figures are then totals over all its values. */
  readonly elimination: boolean;
  /** True for the time variable; codes are 2024, 2024K3 (quarter), 2024M07 (month). */
  readonly time: boolean;
  /** Number of values. */
  readonly value_count: number;
  /**
   * Values in table order. For time, if values_limit is exceeded, only the most recent values are returned; use
   * values_offset for earlier ones.
   */
  readonly values: readonly ValueOfVariable[];
}

/** spec/services/se-statistics/service.yaml#records.ValueOfVariable */
export interface ValueOfVariable {
  /** Code for use in filters. */
  readonly code: string;
  /** Meaning of the code. */
  readonly label: string;
}

export interface ListSubjectsArguments {
  /** Search words in plain language, such as population by municipality or sjukfrånvaro. */
  readonly query?: string;
  /** Maximum number of tables for a query. */
  readonly limit: number;
  /** Language of titles and labels. */
  readonly lang: Language;
}

export interface ListSubjectsResult {
  /** Number of subjects; with a query, number of tables returned. */
  readonly count: number;
  /** Top-level subjects; empty with a query. */
  readonly subjects: readonly Subject[];
  /** Tables that match the query, best match first. */
  readonly tables?: readonly FoundTable[];
  /** Number of matching tables. */
  readonly total?: number;
  /** If nothing matches: the nearest datasets. */
  readonly nearest?: readonly FoundTable[];
  /** Suggestions for the next search. Lists the missing words if no result contains all of them. */
  readonly hint?: string;
}

export interface BrowseSubjectArguments {
  /** Path, such as BE or BE/BE0101. */
  readonly path: string;
  /** Language of titles and labels. */
  readonly lang: Language;
}

export interface BrowseSubjectResult {
  /** Requested path. */
  readonly path: string;
  /** Number of items. */
  readonly count: number;
  /** Folders and tables. */
  readonly items: readonly Subject[];
}

export interface GetTableMetadataArguments {
  /** Full path to a table, such as BE/BE0101/BE0101A/BefolkningNy. */
  readonly table_path: string;
  /** Return only the variable with this code. */
  readonly variable?: string;
  /**
   * Maximum number of values per variable. Default: all, up to 300 and as many as fit in 10,000 tokens; continue with
   * values_offset.
   */
  readonly values_limit?: number;
  /** Number of values to skip: for time, the most recent ones; for other variables, the first ones. */
  readonly values_offset: number;
  /** Language of titles and labels. */
  readonly lang: Language;
}

export interface GetTableMetadataResult {
  /** Requested path. */
  readonly path: string;
  /** Title of the table. */
  readonly title: string;
  /** Time of the last update. */
  readonly updated?: string;
  /** True if one year plus three of its periods have passed since its latest period. */
  readonly discontinued?: boolean;
  /** In table order. */
  readonly variables: readonly TableVariable[];
  /** Source notes, shortened. */
  readonly notes?: readonly string[];
  /** Citation. */
  readonly source: string;
  /** Database page. */
  readonly url: string;
}

export interface GetDataArguments {
  /** Full path to a table. */
  readonly table_path: string;
  /** Values to select per variable; codes from get_table_metadata. */
  readonly filters?: readonly DataFilter[];
  /** Number of most recent periods to return if no filter applies to the time variable. */
  readonly top_n: number;
  /**
   * Maximum number of records. Default: all, up to 300 and as many as fit in 10,000 tokens; continue with
   * next_offset.
   */
  readonly limit: number;
  /** Number of records to skip. */
  readonly offset: number;
  /** full adds the codes of all values. */
  readonly detail: 'brief' | 'full';
  /** Language of titles and labels. */
  readonly lang: Language;
}

export interface GetDataResult {
  /** Requested path. */
  readonly path: string;
  /** Description of the figures, from the source. */
  readonly label: string;
  /** Producer of the figures. */
  readonly source: string;
  /** Time of the last update. */
  readonly updated: string | null;
  /** True if one year plus three of its periods have passed since its latest period. */
  readonly discontinued?: boolean;
  /** Unit, if the same for all records. */
  readonly unit?: string;
  /** Variable names by code. */
  readonly variables: { readonly [name: string]: string };
  /** Omitted variables; the figures are totals over their values. */
  readonly omitted_variables: readonly string[];
  /** Number of records returned. */
  readonly count: number;
  /** Total number. */
  readonly total: number;
  /** Offset of the next page. */
  readonly next_offset?: number;
  /** In table order. */
  readonly records: readonly DataRecord[];
  /** Database page. */
  readonly url: string;
}
