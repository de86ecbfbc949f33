// Generated from codegen/emit/client/queries.ts by `make generate`: do not edit.

// Several calls in one request, joined by SQL. The generator copies this file next to the generated functions.

import type { Caller, CallOptions } from './core.ts';

export interface QueryRequest {
  /** At most 20, by name; the name is the table in `sql`. */
  readonly calls: Readonly<Record<string, QueryCall>>;
  /** One SELECT over the tables of the calls. Without it, the first rows of each table are returned. */
  readonly sql?: string;
  /** Maximum number of rows, at most 1,000. Default: 200 with `sql`, otherwise 20 per table. */
  readonly limit?: number;
  /** Only check the request, and return its columns and number of calls. */
  readonly dry_run?: boolean;
}

export interface QueryCall {
  /** Such as `places.search_cities`. */
  readonly tool: string;
  readonly arguments?: object;
  /** Repeats the call, by argument. At most 60 calls in total. */
  readonly for_each?: Readonly<Record<string, QueryValues>>;
}

/** A list, the members of a country group such as `EU`, or a column of another call such as `cities.timezone`. */
export type QueryValues =
  | readonly (string | number | boolean)[]
  | { readonly members_of: string; readonly at?: string }
  | { readonly column: string };

export interface QueryColumn {
  readonly name: string;
  readonly type: string;
  /** Kind of its values, such as `currency` or `country.iso2`. */
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

/** With `sql`, the table of its result; otherwise `tables`. */
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
  /** Number of rows beyond the 10,000 that a table can have. */
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
