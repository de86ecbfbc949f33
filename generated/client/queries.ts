// Generated from codegen/emit/client/queries.ts by `make generate`: do not edit.

// Makes several calls in one request and joins their results with SQL. The generator copies this file next to the
// generated functions.

import type { Caller, CallOptions } from './core.ts';

export interface QueryRequest {
  /** Calls, at most 20, keyed by name. Each name is used as a table name in `sql`. */
  readonly calls: Readonly<Record<string, QueryCall>>;
  /** One SELECT over the tables of the calls. If it is missing, the first rows of each table are returned. */
  readonly sql?: string;
  /** Maximum number of rows, at most 1,000. Default: 200 with `sql`, otherwise 20 per table. */
  readonly limit?: number;
  /** Only checks the request, and returns its columns and the number of calls. */
  readonly dry_run?: boolean;
}

export interface QueryCall {
  /** Id of the tool, such as `places.search_cities`. */
  readonly tool: string;
  readonly arguments?: object;
  /** Values by argument for which the call is repeated. At most 60 calls in total. */
  readonly for_each?: Readonly<Record<string, QueryValues>>;
}

/**
 * Values from a list, the members of a country group such as `EU`, or a column of another call such as
 * `cities.timezone`.
 */
export type QueryValues =
  | readonly (string | number | boolean)[]
  | { readonly members_of: string; readonly at?: string }
  | { readonly column: string };

export interface QueryColumn {
  readonly name: string;
  readonly type: string;
  /** Kind of the values in the column, such as `currency` or `country.iso2`. */
  readonly is?: string;
  readonly unit?: string;
  readonly calls: readonly string[];
}

export interface QueryTable {
  readonly columns: readonly QueryColumn[];
  /** One value per column. */
  readonly rows: readonly (readonly (string | number | null)[])[];
  readonly row_count: number;
  readonly truncated: boolean;
}

/** If the request contains `sql`, the result has the fields of one table; otherwise it has `tables`. */
export interface QueryAnswer extends Partial<QueryTable> {
  readonly tables?: Readonly<Record<string, QueryTable>>;
  readonly calls: Readonly<Record<string, QueryCallOutcome>>;
  /** Warnings about the data, such as different units in one column. */
  readonly warnings: readonly string[];
  readonly dry_run?: { readonly calls: number; readonly at_most: number };
}

export interface QueryCallOutcome {
  readonly tool: string;
  readonly made: number;
  readonly rows: number;
  /** Number of rows that were omitted because a table can have at most 10,000. */
  readonly omitted: number;
  readonly failed: readonly { readonly arguments: object; readonly code: string; readonly message: string }[];
  readonly sources: readonly {
    readonly source?: string;
    readonly publisher: string;
    readonly licence?: string;
    readonly page?: string;
    readonly as_of?: string;
    readonly cache?: 'hit' | 'stale' | 'miss';
    readonly fetched_at?: string;
  }[];
  readonly answers: readonly { readonly arguments: object; readonly id: string }[];
}

export function queryFunction(caller: Caller) {
  /** Makes several calls and joins their results with SQL. Each call counts against the quota. */
  return (request: QueryRequest, options?: CallOptions): Promise<QueryAnswer> =>
    caller.call({ method: 'POST', path: '/query' }, request, options);
}
