// Deletes data that is past its retention period.

import type { Kysely } from 'kysely';
import { DAY_MS } from '../lib/duration.ts';
import { deleteInPieces, repeatedly } from './delete-in-pieces.ts';
import type { Engine } from './engine.ts';
import type { CountTables, DurableTables } from './schema.ts';

/** Days. */
export interface Retention {
  /** Days to keep usage counts per key and source. */
  readonly usage: number;
  readonly feedback: number;
  /** Days to keep never-used keys with their email addresses. */
  readonly unusedKeys: number;
  readonly audit: number;
  /** Days to keep answers after they were stored or last opened. */
  readonly answers: number;
}

/** Usage is kept for more than a month. */
export const RETENTION: Retention = { usage: 40, feedback: 365, unusedKeys: 365, audit: 730, answers: 90 };
const HOURS_A_DAY = 24;
/** Number of days that the status page shows for each source. */
export const SOURCE_DAYS = 90;
/** Maximum per transaction. */
const KEYS_AT_ONCE = 500;

export async function purge({ durable, counts }: Engine, today: number, keep: Retention = RETENTION): Promise<number> {
  const before = (days: number) => (today - days) * DAY_MS;
  // Addresses of sign-ups are not kept after the day of the sign-up.
  const { numDeletedRows } = await durable.deleteFrom('signups').where('day', '<', today).executeTakeFirst();
  await durable
    .deleteFrom('sign_up_links')
    .where('day', '<', today - 1)
    .execute();
  let removed = Number(numDeletedRows);
  const lastDay = today - keep.usage;
  removed += await deleteInPieces(counts, {
    from: 'usage',
    key: ['key_id', 'day'],
    where: (is) => is('day', '<=', lastDay),
    oldestBy: 'day',
  });
  removed += await deleteInPieces(counts, {
    from: 'calls_by_service',
    key: ['key_id', 'day', 'service'],
    where: (is) => is('day', '<=', lastDay),
    oldestBy: 'day',
  });
  removed += await removeSourceHours(counts, lastDay * HOURS_A_DAY);
  removed += await deleteInPieces(counts, {
    from: 'source_days',
    key: ['day', 'source'],
    where: (is) => is('day', '<=', today - SOURCE_DAYS),
    oldestBy: 'day',
  });
  removed += await deleteInPieces(durable, {
    from: 'feedback',
    key: ['id'],
    where: (is) => is('received_at', '<', before(keep.feedback)),
    oldestBy: 'received_at',
  });
  removed += await deleteInPieces(durable, {
    from: 'audit',
    key: ['sequence'],
    where: (is) => is('at', '<', before(keep.audit)),
    oldestBy: 'sequence',
  });
  removed += await deleteInPieces(counts, {
    from: 'answers',
    key: ['id'],
    where: (is) => is('kept_at', '<', before(keep.answers)),
    oldestBy: 'kept_at',
  });
  // Delete records a day after they expire, so that an expired token is reported as expired until then.
  removed += await deleteInPieces(durable, {
    from: 'connect_records',
    key: ['kind', 'id'],
    where: (is) => is('expires_at', '<', before(1)),
    oldestBy: 'expires_at',
  });
  return removed + (await repeatedly(() => removeUnusedKeys(durable, before(keep.unusedKeys)), KEYS_AT_ONCE));
}

/** Each purge deletes only a few hours, so one statement is enough. */
async function removeSourceHours(db: Kysely<CountTables>, before: number): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('source_hours').where('hour', '<', before).executeTakeFirst();
  return Number(numDeletedRows);
}

/** Deletes the secrets too. No process caches a key that has not been used for a year. */
function removeUnusedKeys(db: Kysely<DurableTables>, before: number): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const rows = await tx
      .selectFrom('keys')
      .select('id')
      .where('created_at', '<', before)
      .where('last_used_at', 'is', null)
      .where((or) => or.or([or('rotated_at', 'is', null), or('rotated_at', '<', before)]))
      .orderBy('created_at')
      .limit(KEYS_AT_ONCE)
      .execute();
    if (rows.length === 0) return 0;
    const ids = rows.map(({ id }) => id);
    await tx.deleteFrom('key_secrets').where('key_id', 'in', ids).execute();
    await tx.deleteFrom('keys').where('id', 'in', ids).execute();
    return ids.length;
  });
}
