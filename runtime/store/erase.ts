// Erases the data of one email address. The keys are revoked first, so no data is added meanwhile, and deleted last, so
// an interrupted erasure can be repeated.

import { type Kysely, type QueryExecutorProvider, sql } from 'kysely';
import { repeatedly } from './delete-in-pieces.ts';
import type { Engine } from './engine.ts';
import type { DurableTables } from './schema.ts';
import { removeInboxes } from './webhooks/test-inboxes.ts';

/** Small, so that calls and deliveries can run between statements. */
const ROWS_A_STATEMENT = 500;

/** Numbers of erased rows. */
export interface Erased {
  /** Ids of the erased keys, which no longer identify anyone. */
  readonly keys: readonly string[];
  readonly usage: number;
  readonly subscriptions: number;
  readonly deliveries: number;
  readonly attempts: number;
  readonly feedback: number;
  readonly signIns: number;
  readonly links: number;
}

export async function erase(engine: Engine, email: string, now: number): Promise<Erased> {
  const { durable, counts, wake, name } = engine;
  const keys = await keysOf(durable, email);
  const subscriptions = await subscriptionsOf(durable, keys);
  await durable.transaction().execute(async (tx) => {
    if (keys.length > 0) {
      await tx
        .updateTable('keys')
        .set({ revoked_at: now })
        .where('id', 'in', keys)
        .where('revoked_at', 'is', null)
        .execute();
      await tx
        .updateTable('subscriptions')
        .set({ status: 'removed', removed_at: now, ping_at: null })
        .where('key_id', 'in', keys)
        .where('removed_at', 'is', null)
        .execute();
    }
    for (const id of keys) await wake.send(tx, 'keys', id);
  });
  const signIns = await eraseSignIns({ durable, wake }, keys);
  const gone = deleter(durable, name);
  const goneCounts = deleter(counts, name);
  const deliveries = await gone('deliveries', 'subscription_id', subscriptions);
  const attempts = await gone('attempts', 'subscription_id', subscriptions);
  await gone('attempt_counts', 'subscription_id', subscriptions);
  const usage = await goneCounts('usage', 'key_id', keys);
  await goneCounts('calls_by_service', 'key_id', keys);
  const feedback = await gone('feedback', 'key_id', keys);
  await removeInboxes(durable, keys);
  const { numDeletedRows: links } = await durable
    .deleteFrom('sign_up_links')
    .where('email', '=', email)
    .executeTakeFirst();
  await durable.transaction().execute(async (tx) => {
    const last = deleter(tx, name);
    await last('subscriptions', 'key_id', keys);
    await last('key_secrets', 'key_id', keys);
    await last('keys', 'id', keys);
    for (const id of keys) await wake.send(tx, 'keys', id);
  });
  return {
    keys,
    usage,
    subscriptions: subscriptions.length,
    deliveries,
    attempts,
    feedback,
    signIns,
    links: Number(links),
  };
}

async function keysOf(db: Kysely<DurableTables>, email: string): Promise<string[]> {
  const rows = await db.selectFrom('keys').select('id').where('email', '=', email).orderBy('id').execute();
  return rows.map(({ id }) => id);
}

async function subscriptionsOf(db: Kysely<DurableTables>, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const rows = await db.selectFrom('subscriptions').select('id').where('key_id', 'in', keys).execute();
  return rows.map(({ id }) => id);
}

/** Sign-in records contain a digest of the key's secret in their JSON. */
async function eraseSignIns(
  { durable, wake }: Pick<Engine, 'durable' | 'wake'>,
  keys: readonly string[],
): Promise<number> {
  if (keys.length === 0) return 0;
  const secrets = await durable
    .selectFrom('key_secrets')
    .select(['digest', 'digest_before'])
    .where('key_id', 'in', keys)
    .execute();
  let gone = 0;
  for (const digest of secrets.flatMap((row) => [row.digest, row.digest_before])) {
    if (digest === null) continue;
    const rows = await durable
      .deleteFrom('connect_records')
      .where('payload', 'like', `%"accountId":"${digest}"%`)
      .returning('id')
      .execute();
    gone += rows.length;
    for (const { id } of rows) await wake.send(durable, 'connect', id);
  }
  return gone;
}

type Deleter = (table: string, column: string, values: readonly string[]) => Promise<number>;

function deleter(db: QueryExecutorProvider, engine: Engine['name']): Deleter {
  const row = sql.raw(engine === 'postgres' ? 'ctid' : 'rowid');
  return async (table, column, values) => {
    let gone = 0;
    for (const value of values) {
      const some = sql`select ${row} from ${sql.table(table)} where ${sql.ref(column)} = ${value} limit ${sql.lit(ROWS_A_STATEMENT)}`;
      const statement = sql`delete from ${sql.table(table)} where ${row} in (${some})`;
      gone += await repeatedly(
        async () => Number((await statement.execute(db)).numAffectedRows ?? 0),
        ROWS_A_STATEMENT,
      );
    }
    return gone;
  };
}
