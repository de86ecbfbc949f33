// The table that a result is in a query: the generator writes one per reading operation to generated/<folder>/tables.json, from the
// records and views of the manifests. `runtime/query` reads the rows of answers by it.

import type { FieldPath } from './view.ts';

/** How SQLite stores the values of a column. Lists and maps are JSON text. */
export type ColumnType = 'text' | 'number' | 'integer' | 'boolean' | 'json';

/** A column of the table that a result becomes. */
export interface ResultColumn {
  /** Its name in SQL: lower case with underscores, unique in the table. */
  readonly name: string;
  /** Where its value is, from a row. */
  readonly path: FieldPath;
  readonly type: ColumnType;
  /** What its values stand for: a kind of `x-almanac-is`. */
  readonly is?: string;
  /** Unit of all its values. */
  readonly unit?: string;
  /** The column that holds the unit of each value. */
  readonly unitColumn?: string;
}

/** An argument over which a query can repeat a call. */
export interface ResultArgument {
  readonly type: ColumnType;
  readonly is?: string;
}

/** The table of one operation. */
export interface ResultTable {
  /** Path of the list or map whose items are the rows; absent where the result is the only row. */
  readonly rows?: FieldPath;
  readonly columns: readonly ResultColumn[];
  /** Arguments with a single value, by name. */
  readonly arguments: Readonly<Record<string, ResultArgument>>;
}

/** The tables of a service, by name of the operation. */
export type ResultTables = Readonly<Record<string, ResultTable>>;
