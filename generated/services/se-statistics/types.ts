// Generated from spec/services/se-statistics/service.yaml by `make generate`: do not edit.

/** item: the values named; top: the newest, values holds one number; all: every value, values holds *. */
export type FilterKind = 'item' | 'top' | 'all';

/** folder: browse further; table: metadata and figures. */
export type ItemType = 'folder' | 'table';

/** Language of the texts. */
export type Language = 'en' | 'sv';

/** spec/services/se-statistics/service.yaml#records.DataFilter */
export interface DataFilter {
  /** Code of the variable. */
  readonly code: string;
  /** How values are chosen. */
  readonly filter: FilterKind;
  /** Codes of values (item), one number (top), or * (all). */
  readonly values: readonly string[];
}

/** spec/services/se-statistics/service.yaml#records.DataRecord */
export interface DataRecord {
  /** Label by code of the variable. */
  readonly dimensions: { readonly [name: string]: string };
  /** Code of the value by code of the variable; with detail full. */
  readonly codes?: { readonly [name: string]: string };
  /** The figure; null where there is none. */
  readonly value: number | null;
  /** Unit, where it differs between records. */
  readonly unit?: string;
  /**
   * Symbol that the source puts in place of a figure: .. not available or too uncertain to be shown, . cannot exist,
   * - none.
   */
  readonly status?: string;
}

/** spec/services/se-statistics/service.yaml#records.FoundTable */
export interface FoundTable {
  /** Path that get_table_metadata and get_data take. */
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
  /** How often there is a figure, as the source says it: Monthly, Quarterly, Annual. */
  readonly frequency?: string;
  /** Time of the last update. */
  readonly updated?: string;
  /** True when it is not continued. */
  readonly discontinued?: boolean;
}

/** spec/services/se-statistics/service.yaml#records.Subject */
export interface Subject {
  /** Code within its folder. */
  readonly id: string;
  /** Whole path from the top. */
  readonly path: string;
  /** Name. */
  readonly text: string;
  readonly type: ItemType;
  /** When the table was last updated, Swedish time. */
  readonly updated?: string;
}

/** spec/services/se-statistics/service.yaml#records.TableVariable */
export interface TableVariable {
  /** Code for filters. */
  readonly code: string;
  /** Name. */
  readonly label: string;
  /** True: may be left out, then totals come. */
  readonly elimination: boolean;
  /** True: the time variable; codes are 2024, 2024K3 (quarter), 2024M07 (month). */
  readonly time: boolean;
  /** How many values it has. */
  readonly value_count: number;
  /** Values in their order; of time the newest where values_limit cuts, and with values_offset those before them. */
  readonly values: readonly ValueOfVariable[];
}

/** spec/services/se-statistics/service.yaml#records.ValueOfVariable */
export interface ValueOfVariable {
  /** Code for filters. */
  readonly code: string;
  /** Meaning of the code. */
  readonly label: string;
}

export interface ListSubjectsArguments {
  /** What is wanted, in plain words: population by municipality, sjukfrånvaro. */
  readonly query?: string;
  /** How many tables a query brings at most. */
  readonly limit: number;
  /** Language of the texts. */
  readonly lang: Language;
}

export interface ListSubjectsResult {
  /** How many subjects there are; with a query how many tables are returned. */
  readonly count: number;
  /** Top-level subjects; empty with a query. */
  readonly subjects: readonly Subject[];
  /** Tables that fit the query, best first. */
  readonly tables?: readonly FoundTable[];
  /** How many tables fit. */
  readonly total?: number;
  /** Where nothing fits what is nearest. */
  readonly nearest?: readonly FoundTable[];
  /** What to try next; if no result contains all the words, which words are missing. */
  readonly hint?: string;
}

export interface BrowseSubjectArguments {
  /** Path, such as BE or BE/BE0101. */
  readonly path: string;
  /** Language of the texts. */
  readonly lang: Language;
}

export interface BrowseSubjectResult {
  /** The path that was asked for. */
  readonly path: string;
  /** How many items there are. */
  readonly count: number;
  /** Folders and tables. */
  readonly items: readonly Subject[];
}

export interface GetTableMetadataArguments {
  /** Full path to a table, such as BE/BE0101/BE0101A/BefolkningNy. */
  readonly table_path: string;
  /** Only this variable, by its code. */
  readonly variable?: string;
  /**
   * How many values of each variable at most. By default all, up to 300 and as many as 10,000 tokens hold;
   * values_offset continues.
   */
  readonly values_limit?: number;
  /** How many values to pass over: of time the newest, of others the first. */
  readonly values_offset: number;
  /** Language of the texts. */
  readonly lang: Language;
}

export interface GetTableMetadataResult {
  /** The path that was asked for. */
  readonly path: string;
  /** Title of the table. */
  readonly title: string;
  /** Time of the last update. */
  readonly updated?: string;
  /** True when its newest period is older than three of its periods and a year. */
  readonly discontinued?: boolean;
  /** Its variables, in the order of the table. */
  readonly variables: readonly TableVariable[];
  /** What the source says about it, shortened. */
  readonly notes?: readonly string[];
  /** Citation. */
  readonly source: string;
  /** Page of the database. */
  readonly url: string;
}

export interface GetDataArguments {
  /** Full path to a table. */
  readonly table_path: string;
  /** What to take of which variable; codes from get_table_metadata. */
  readonly filters?: readonly DataFilter[];
  /** Newest periods that are taken where no filter names the time variable. */
  readonly top_n: number;
  /** How many records at most. By default all, up to 300 and as many as 10,000 tokens hold; next_offset continues. */
  readonly limit: number;
  /** Where in the records to begin. */
  readonly offset: number;
  /** full: with the codes of all values. */
  readonly detail: 'brief' | 'full';
  /** Language of the texts. */
  readonly lang: Language;
}

export interface GetDataResult {
  /** The path that was asked for. */
  readonly path: string;
  /** What the figures are, as the source puts it. */
  readonly label: string;
  /** Who made the figures. */
  readonly source: string;
  /** When they were last updated. */
  readonly updated: string | null;
  /** True when its newest period is older than three of its periods and a year. */
  readonly discontinued?: boolean;
  /** Unit, where all records have the same. */
  readonly unit?: string;
  /** Name by code of each variable. */
  readonly variables: { readonly [name: string]: string };
  /** Variables that were left out; the figures are totals over them. */
  readonly omitted_variables: readonly string[];
  /** Number of records returned. */
  readonly count: number;
  /** Total number. */
  readonly total: number;
  /** Offset of the next records. */
  readonly next_offset?: number;
  /** The figures. */
  readonly records: readonly DataRecord[];
  /** Page of the database. */
  readonly url: string;
}
