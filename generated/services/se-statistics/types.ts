// Generated from spec/services/se-statistics.yaml by `make generate`: do not edit.

/** item: the values named; top: the newest, values holds one number; all: every value, values holds *. */
export type FilterKind = 'item' | 'top' | 'all';

/** folder: browse further; table: metadata and figures. */
export type ItemType = 'folder' | 'table';

/** Language of the texts. */
export type Language = 'en' | 'sv';

/** spec/services/se-statistics.yaml#records.DataFilter */
export interface DataFilter {
  /** Code of the variable. */
  code: string;
  /** How values are chosen. */
  filter: FilterKind;
  /** Codes of values (item), one number (top), or * (all). */
  values: string[];
}

/** spec/services/se-statistics.yaml#records.DataRecord */
export interface DataRecord {
  /** Label by code of the variable. */
  dimensions: { [name: string]: string };
  /** Code of the value by code of the variable; with detail full. */
  codes?: { [name: string]: string };
  /** The figure; null where there is none. */
  value: number | null;
  /** Unit, where it differs between records. */
  unit?: string;
  /** Symbol that the source puts in place of a figure, such as ... */
  status?: string;
}

/** spec/services/se-statistics.yaml#records.FoundTable */
export interface FoundTable {
  /** Path that get_table_metadata and get_data take. */
  path: string;
  /** Id of the table. */
  id: string;
  /** Title. */
  text: string;
  type: ItemType;
  /** First period. */
  first?: string;
  /** Last period. */
  last?: string;
  /** How often there is a figure, as the source says it: Monthly, Quarterly, Annual. */
  frequency?: string;
  /** When it was last updated. */
  updated?: string;
  /** True when it is not continued. */
  discontinued?: boolean;
}

/** spec/services/se-statistics.yaml#records.Subject */
export interface Subject {
  /** Code within its folder. */
  id: string;
  /** Whole path from the top. */
  path: string;
  /** Name. */
  text: string;
  type: ItemType;
  /** When the table was last updated, Swedish time. */
  updated?: string;
}

/** spec/services/se-statistics.yaml#records.TableVariable */
export interface TableVariable {
  /** Code for filters. */
  code: string;
  /** Name. */
  label: string;
  /** True: may be left out, then totals come. */
  elimination: boolean;
  /** True: the time variable; codes are 2024, 2024K3 (quarter), 2024M07 (month). */
  time: boolean;
  /** How many values it has. */
  value_count: number;
  /** Values in their order; of time the newest where values_limit cuts, and with values_offset those before them. */
  values: ValueOfVariable[];
}

/** spec/services/se-statistics.yaml#records.ValueOfVariable */
export interface ValueOfVariable {
  /** Code for filters. */
  code: string;
  /** What it stands for. */
  label: string;
}

export interface ListSubjectsArguments {
  /** What is wanted, in plain words: population by municipality, sjukfrånvaro. */
  query?: string;
  /** How many tables a query brings at most. */
  limit: number;
  /** Language of the texts. */
  lang: Language;
}

export interface ListSubjectsResult {
  /** How many subjects there are; with a query how many tables are returned. */
  count: number;
  /** Top-level subjects; empty with a query. */
  subjects: Subject[];
  /** Tables that fit the query, best first. */
  tables?: FoundTable[];
  /** How many tables fit. */
  total?: number;
  /** Where nothing fits what is nearest. */
  nearest?: FoundTable[];
  /** What to try next. */
  hint?: string;
}

export interface BrowseSubjectArguments {
  /** Path, such as BE or BE/BE0101. */
  path: string;
  /** Language of the texts. */
  lang: Language;
}

export interface BrowseSubjectResult {
  /** The path that was asked for. */
  path: string;
  /** How many items there are. */
  count: number;
  /** Folders and tables. */
  items: Subject[];
}

export interface GetTableMetadataArguments {
  /** Full path to a table, such as BE/BE0101/BE0101A/BefolkningNy. */
  table_path: string;
  /** Only this variable, by its code. */
  variable?: string;
  /** How many values of each variable at most. */
  values_limit: number;
  /** How many values to pass over: of time the newest, of others the first. */
  values_offset: number;
  /** Language of the texts. */
  lang: Language;
}

export interface GetTableMetadataResult {
  /** The path that was asked for. */
  path: string;
  /** Title of the table. */
  title: string;
  /** When it was last updated. */
  updated?: string;
  /** Its variables. */
  variables: TableVariable[];
  /** What the source says about it, shortened. */
  notes?: string[];
  /** How to quote it. */
  source: string;
  /** Page of the database. */
  url: string;
}

export interface GetDataArguments {
  /** Full path to a table. */
  table_path: string;
  /** What to take of which variable; codes from get_table_metadata. */
  filters?: DataFilter[];
  /** Newest periods that are taken where no filter names the time variable. */
  top_n: number;
  /** How many records at most. */
  limit: number;
  /** Where in the records to begin. */
  offset: number;
  /** full: with the codes of all values. */
  detail: 'short' | 'full';
  /** Language of the texts. */
  lang: Language;
}

export interface GetDataResult {
  /** The path that was asked for. */
  path: string;
  /** What the figures are, as the source puts it. */
  label: string;
  /** Who made the figures. */
  source: string;
  /** When they were last updated. */
  updated: string | null;
  /** Unit, where all records have the same. */
  unit?: string;
  /** Name by code of each variable. */
  variables: { [name: string]: string };
  /** Variables that were left out; the figures are totals over them. */
  omitted_variables: string[];
  /** How many records are returned. */
  count: number;
  /** How many there are. */
  total: number;
  /** Offset of the next records. */
  next_offset?: number;
  /** The figures. */
  records: DataRecord[];
  /** Page of the database. */
  url: string;
}
