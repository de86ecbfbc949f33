// Removes counts that nobody asks for any more, so that the tables do not grow for ever.

import type { Engine } from './engine.ts';

/** Counts of calls are kept this long: long enough to look back over a month. */
const USAGE_DAYS_KEPT = 40;
/** Rows of one statement: it must end well within the statement's time limit, and must not hold up calls on the embedded store. */
const ROWS_A_STATEMENT = 500;

/** See Store.purge. */
export async function purge({ durable, counts }: Engine, today: number): Promise<number> {
  // A sign-up's address is not kept longer than it is needed, and there is at most a day of them.
  const { numDeletedRows } = await durable.deleteFrom('signups').where('day', '<', today).executeTakeFirst();
  let removed = Number(numDeletedRows);
  for (;;) {
    const result = await counts
      .deleteFrom('usage')
      .where(({ refTuple, selectFrom, eb }) =>
        eb(
          refTuple('key_id', 'day'),
          'in',
          selectFrom('usage')
            .select(['key_id', 'day'])
            .where('day', '<=', today - USAGE_DAYS_KEPT)
            .orderBy('day')
            .limit(ROWS_A_STATEMENT)
            .$asTuple('key_id', 'day'),
        ),
      )
      .executeTakeFirst();
    removed += Number(result.numDeletedRows);
    if (result.numDeletedRows < ROWS_A_STATEMENT) return removed;
    // Calls go first: on the embedded store a statement holds up the whole process.
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}
