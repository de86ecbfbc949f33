// The answer to a query.

import type { SqlValue } from './normalize.ts';

export interface AnswerColumn {
  readonly name: string;
  readonly type: string;
  readonly is?: string;
  readonly unit?: string;
  readonly calls: readonly string[];
}

export interface AnswerTable {
  readonly columns: readonly AnswerColumn[];
  readonly rows: readonly (readonly SqlValue[])[];
  readonly row_count: number;
  readonly truncated: boolean;
}

/** Outcomes of all calls into which one named call was expanded. */
export interface CallReport {
  readonly tool: string;
  readonly made: number;
  readonly rows: number;
  /** Number of rows that did not fit into the tables. */
  readonly omitted: number;
  readonly failed: readonly { readonly arguments: object; readonly code: string; readonly message: string }[];
  readonly sources: readonly object[];
  /** Addresses of the answers, with the arguments that `for_each` varied. */
  readonly answers: readonly CallAnswer[];
}

export interface CallAnswer {
  readonly arguments: object;
  readonly id: string;
}

/** The result of a query: the rows that its SQL returned, or one table per call. */
export interface QueryAnswer {
  readonly columns?: readonly AnswerColumn[];
  readonly rows?: readonly (readonly SqlValue[])[];
  readonly row_count?: number;
  readonly truncated?: boolean;
  readonly tables?: Readonly<Record<string, AnswerTable>>;
  readonly calls: Readonly<Record<string, CallReport>>;
  readonly warnings: readonly string[];
  readonly dry_run?: { readonly calls: number; readonly at_most: number };
}
