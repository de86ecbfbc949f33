// Generated from spec/events/scb.yaml by `make generate`: do not edit.

export interface Table {
  /** Id of the table; get_table_metadata takes it as table_path. */
  id: string;
  /** Where it stands. */
  path: string;
  /** Title, with the periods that it covers. */
  title: string;
  /** Name of its subject. */
  subject: string | null;
  /** First period. */
  first: string | null;
  /** Last period. */
  last: string | null;
  /** How often there is a figure: Monthly, Quarterly, Annual. */
  frequency: string | null;
  /** When it was last updated. */
  updated: string | null;
  /** Whether it is not continued. */
  discontinued: boolean;
}
