// Describes the table into which a query puts a result (generated/<folder>/tables.json). `runtime/query` uses it to
// read the rows of answers.

import type { FieldPath } from './view.ts';

/** Column types in SQLite. Lists and maps are stored as JSON text. */
export type ColumnType = 'text' | 'number' | 'integer' | 'boolean' | 'json';

export interface ResultColumn {
  /** SQL name: lower case with underscores, unique in the table. */
  readonly name: string;
  /** Relative to a row. */
  readonly path: FieldPath;
  readonly type: ColumnType;
  /** Kind of the values (`x-almanac-is`). */
  readonly is?: string;
  readonly unit?: string;
  readonly unitColumn?: string;
}

/** A query can repeat a call for several values of the argument. */
export interface ResultArgument {
  readonly type: ColumnType;
  readonly is?: string;
}

export interface ResultTable {
  /** Path of the list or map that contains the rows; absent if the result is the only row. */
  readonly rows?: FieldPath;
  /** Fields that identify the items of each list of the result, by the list's path. A `?` marks a field that may be absent. */
  readonly lists?: Readonly<Record<string, readonly string[]>>;
  readonly columns: readonly ResultColumn[];
  /** Includes only arguments that have a single value. */
  readonly arguments: Readonly<Record<string, ResultArgument>>;
}

export type ResultTables = Readonly<Record<string, ResultTable>>;
