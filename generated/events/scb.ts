// Generated from spec/services/se-statistics/events/scb.yaml by `make generate`: do not edit.

export interface Table {
  /** Id of the table; pass it to get_table_metadata as table_path. */
  readonly id: string;
  /** Path of the table. */
  readonly path: string;
  /** Title, with the periods that it covers. */
  readonly title: string;
  /** Name of the table's subject. */
  readonly subject: string | null;
  /** First period. */
  readonly first: string | null;
  /** Last period. */
  readonly last: string | null;
  /** Frequency: Monthly, Quarterly, Annual. */
  readonly frequency: string | null;
  /** Time of the last update. */
  readonly updated: string | null;
  /** Whether it is discontinued. */
  readonly discontinued: boolean;
}
