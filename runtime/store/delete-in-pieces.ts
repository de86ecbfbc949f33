// Deletes rows in batches, because a statement must end well within its time limit and blocks the process on the
// embedded store.

import { type Expression, type ExpressionBuilder, expressionBuilder, type Kysely, sql } from 'kysely';

const ROWS_A_STATEMENT = 500;

export interface Deletion<Tables, Table extends keyof Tables & string> {
  readonly from: Table;
  /** Columns that identify a row. */
  readonly key: readonly (keyof Tables[Table] & string)[];
  readonly where: (builder: ExpressionBuilder<Tables, Table>) => Expression<unknown>;
  /** If set, rows with the lowest value in this column are deleted first. */
  readonly oldestBy?: keyof Tables[Table] & string;
  readonly atOnce?: number;
}

/** @returns the number of deleted rows */
export function deleteInPieces<Tables, Table extends keyof Tables & string>(
  db: Kysely<Tables>,
  { from, key, where, oldestBy, atOnce = ROWS_A_STATEMENT }: Deletion<Tables, Table>,
): Promise<number> {
  const table = sql.table(from);
  const columns = sql.join(key.map((column) => sql.ref(column)));
  const order = oldestBy === undefined ? sql`` : sql`order by ${sql.ref(oldestBy)}`;
  const condition = where(expressionBuilder<Tables, Table>());
  const some = sql`select ${columns} from ${table} where ${condition} ${order} limit ${sql.lit(atOnce)}`;
  const statement = sql`delete from ${table} where (${columns}) in (${some})`;
  return repeatedly(async () => Number((await statement.execute(db)).numAffectedRows ?? 0), atOnce);
}

/** Repeats until a batch removes fewer than `atOnce` rows, yielding to other work in between. @returns the total */
export async function repeatedly(remove: () => Promise<number>, atOnce = ROWS_A_STATEMENT): Promise<number> {
  let gone = 0;
  for (;;) {
    const now = await remove();
    gone += now;
    if (now < atOnce) return gone;
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}
