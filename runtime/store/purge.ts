// Removes what nobody asks for any more, so that the tables do not grow for ever and nobody's address is kept for nothing.

import type { Kysely } from 'kysely';
import { DAY_MS } from '../kit/duration.ts';
import type { Engine } from './engine.ts';
import type { CountTables, DurableTables } from './schema.ts';

/** How many days things are kept. */
export interface Retention {
  /** Counts of calls, by key and by source. */
  readonly usage: number;
  readonly feedback: number;
  /** Keys that nobody ever used, with the e-mail addresses beside them. */
  readonly unusedKeys: number;
  /** What operators and owners did. */
  readonly audit: number;
}

/** Calls: long enough to look back over a month. */
export const RETENTION: Retention = { usage: 40, feedback: 365, unusedKeys: 365, audit: 730 };
const HOURS_A_DAY = 24;
/** Rows of one statement: it must end well within the statement's time limit, and must not hold up calls on the embedded store. */
const ROWS_A_STATEMENT = 500;

/** See Store.purge. */
export async function purge({ durable, counts }: Engine, today: number, keep: Retention = RETENTION): Promise<number> {
  const before = (days: number) => (today - days) * DAY_MS;
  // A sign-up's address is not kept longer than it is needed, and there is at most a day of them.
  const { numDeletedRows } = await durable.deleteFrom('signups').where('day', '<', today).executeTakeFirst();
  await durable
    .deleteFrom('sign_up_links')
    .where('day', '<', today - 1)
    .execute();
  let removed = Number(numDeletedRows);
  removed += await repeatedly(() => removeUsage(counts, today - keep.usage));
  removed += await repeatedly(() => removeServiceCalls(counts, today - keep.usage));
  removed += await removeSourceHours(counts, (today - keep.usage) * HOURS_A_DAY);
  removed += await repeatedly(() => removeFeedback(durable, before(keep.feedback)));
  removed += await repeatedly(() => removeAudit(durable, before(keep.audit)));
  removed += await repeatedly(() => removeConnectRecords(durable, (today - 1) * DAY_MS));
  return removed + (await repeatedly(() => removeUnusedKeys(durable, before(keep.unusedKeys))));
}

async function removeUsage(db: Kysely<CountTables>, lastDay: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('usage')
    .where(({ refTuple, selectFrom, eb }) =>
      eb(
        refTuple('key_id', 'day'),
        'in',
        selectFrom('usage')
          .select(['key_id', 'day'])
          .where('day', '<=', lastDay)
          .orderBy('day')
          .limit(ROWS_A_STATEMENT)
          .$asTuple('key_id', 'day'),
      ),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

async function removeServiceCalls(db: Kysely<CountTables>, lastDay: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('calls_by_service')
    .where(({ refTuple, selectFrom, eb }) =>
      eb(
        refTuple('key_id', 'day', 'service'),
        'in',
        selectFrom('calls_by_service')
          .select(['key_id', 'day', 'service'])
          .where('day', '<=', lastDay)
          .orderBy('day')
          .limit(ROWS_A_STATEMENT)
          .$asTuple('key_id', 'day', 'service'),
      ),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Some rows a source: an hour's worth each time that old rows are removed. */
async function removeSourceHours(db: Kysely<CountTables>, before: number): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('source_hours').where('hour', '<', before).executeTakeFirst();
  return Number(numDeletedRows);
}

async function removeFeedback(db: Kysely<DurableTables>, before: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('feedback')
    .where('id', 'in', (select) =>
      select
        .selectFrom('feedback')
        .select('id')
        .where('received_at', '<', before)
        .orderBy('received_at')
        .limit(ROWS_A_STATEMENT),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

async function removeAudit(db: Kysely<DurableTables>, before: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('audit')
    .where('sequence', 'in', (select) =>
      select
        .selectFrom('audit')
        .select('sequence')
        .where('at', '<', before)
        .orderBy('sequence')
        .limit(ROWS_A_STATEMENT),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** A day late, so that a token that is over is told so for a while. */
async function removeConnectRecords(db: Kysely<DurableTables>, before: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('connect_records')
    .where(({ refTuple, selectFrom, eb }) =>
      eb(
        refTuple('kind', 'id'),
        'in',
        selectFrom('connect_records')
          .select(['kind', 'id'])
          .where('expires_at', '<', before)
          .orderBy('expires_at')
          .limit(ROWS_A_STATEMENT)
          .$asTuple('kind', 'id'),
      ),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** With their secrets: a key that goes is unknown from then on. No process remembers one that was not used for a year. */
function removeUnusedKeys(db: Kysely<DurableTables>, before: number): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const rows = await tx
      .selectFrom('keys')
      .select('id')
      .where('created_at', '<', before)
      .where('last_used_at', 'is', null)
      .where((or) => or.or([or('rotated_at', 'is', null), or('rotated_at', '<', before)]))
      .orderBy('created_at')
      .limit(ROWS_A_STATEMENT)
      .execute();
    if (rows.length === 0) return 0;
    const ids = rows.map(({ id }) => id);
    await tx.deleteFrom('key_secrets').where('key_id', 'in', ids).execute();
    await tx.deleteFrom('keys').where('id', 'in', ids).execute();
    return ids.length;
  });
}

/** Removes until less than a statement's rows are found; calls go first: on the embedded store a statement holds up the process. */
async function repeatedly(remove: () => Promise<number>): Promise<number> {
  let removed = 0;
  for (;;) {
    const gone = await remove();
    removed += gone;
    if (gone < ROWS_A_STATEMENT) return removed;
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}
