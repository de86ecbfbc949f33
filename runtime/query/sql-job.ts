// Messages between the server and the process that runs SQL.

import type { SqlValue } from './normalize.ts';

export interface SqlTable {
  readonly name: string;
  readonly columns: readonly { readonly name: string; readonly type: string }[];
  readonly rows: readonly (readonly SqlValue[])[];
}

/** One SQL statement, with the tables that it reads. */
export interface SqlJob {
  readonly tables: readonly SqlTable[];
  readonly sql: string;
  /** Maximum number of rows to return; one more row is read to detect whether there are more. */
  readonly limit: number;
  /** If true, only checks the statement and describes its columns. */
  readonly prepareOnly: boolean;
}

/** A column of the result, with the table column from which it is taken if it is unchanged. */
export interface SqlColumn {
  readonly name: string;
  readonly table: string | null;
  readonly column: string | null;
}

/** The response from the process. */
export type SqlAnswer =
  | { readonly ok: true; readonly columns: readonly SqlColumn[]; readonly rows: readonly (readonly SqlValue[])[] }
  | { readonly ok: false; readonly message: string };

/** Sent when the tables are loaded, which starts the time limit. */
export const STARTED = 'started';
