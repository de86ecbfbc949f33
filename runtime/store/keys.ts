// Conditional statements resolve every race (two sign-ups, two rotations) without prior checks.

import { type Kysely, type SelectQueryBuilder, sql, type Transaction } from 'kysely';
import type { Engine } from './engine.ts';
import { olderThan, type Page } from './page.ts';
import type { DurableTables, KeysTable } from './schema.ts';
import type { KeyRecord, KeyStore, NewKey, NewSecret } from './store.ts';

const TOPIC = 'keys';
/** Stays below both engines' limit on statement parameters. */
const TOUCH_BATCH = 1_000;

type Tx = Transaction<DurableTables>;

class Refused extends Error {
  readonly outcome: 'email_taken' | 'address_limit';
  constructor(outcome: 'email_taken' | 'address_limit') {
    super(outcome);
    this.outcome = outcome;
  }
}

export function keyStore(engine: Engine): KeyStore {
  const { durable, wake } = engine;
  /** Notifies this process before returning, so its next call does not use a stale cache entry. */
  const changed = async <Result>(id: string, change: Promise<Result>): Promise<Result> => {
    const result = await change;
    wake.heard(TOPIC, id);
    return result;
  };
  return {
    create: (key, secret) =>
      durable.transaction().execute(async (tx) => {
        await tx.insertInto('keys').values(keyRow(key)).execute();
        await addSecret(tx, key.id, secret, key.createdAt);
      }),

    async signUp(key, secret, from) {
      if (from !== undefined) await durable.deleteFrom('signups').where('day', '<', from.day).execute();
      try {
        await durable.transaction().execute(async (tx) => {
          if (from !== undefined && !(await takeSlot(tx, from))) throw new Refused('address_limit');
          await insertSignup(tx, key);
          await addSecret(tx, key.id, secret, key.createdAt);
        });
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        // Also count rejected sign-ups, to prevent probing for addresses that have keys.
        if (error.outcome === 'email_taken' && from !== undefined)
          await durable.transaction().execute((tx) => takeSlot(tx, from));
        return error.outcome;
      }
      return 'created';
    },

    async find(digest, before) {
      const digests = before === undefined ? [digest] : [digest, before];
      const row = await durable
        .selectFrom('key_secrets')
        .innerJoin('keys', 'keys.id', 'key_secrets.key_id')
        .select(['keys.id', 'keys.plan', 'keys.email', 'keys.revoked_at', 'key_secrets.expires_at'])
        .select(['key_secrets.digest', 'key_secrets.digest_before', 'key_secrets.prefix'])
        .where((or) => or.or([or('key_secrets.digest', 'in', digests), or('key_secrets.digest_before', 'in', digests)]))
        .executeTakeFirst();
      if (row === undefined) return undefined;
      const ends = [row.revoked_at, row.expires_at].filter((end) => end !== null);
      const validUntil = ends.length === 0 ? undefined : Math.min(...ends);
      const found = digests.includes(row.digest) ? row.digest : (row.digest_before as string);
      return { id: row.id, plan: row.plan, digest: found, prefix: row.prefix, email: row.email, validUntil };
    },

    async get(id, now) {
      const row = await records(durable, now).where('keys.id', '=', id).executeTakeFirst();
      return row === undefined ? undefined : record(row);
    },

    async list(page: Page, now, { email, mailbox } = {}) {
      const rows = await records(durable, now)
        .$if(email !== undefined, (all) => all.where('keys.email', '=', email as string))
        .$if(mailbox !== undefined, (all) => all.where('keys.mailbox', '=', mailbox as string))
        .where(olderThan('keys.created_at', 'keys.id', page))
        .orderBy('keys.created_at', 'desc')
        .orderBy('keys.id', 'desc')
        .limit(page.limit)
        .execute();
      return rows.map(record);
    },

    changePlan: (id, plan) =>
      changed(
        id,
        durable.transaction().execute(async (tx) => {
          const key = await engine
            .lockRows(tx.selectFrom('keys').select('plan').where('id', '=', id).where('revoked_at', 'is', null))
            .executeTakeFirst();
          if (key === undefined) return undefined;
          await tx.updateTable('keys').set({ plan }).where('id', '=', id).execute();
          await wake.send(tx, TOPIC, id);
          return key.plan;
        }),
      ),

    rotate: (id, secret, now, overlapUntil) =>
      changed(
        id,
        durable.transaction().execute(async (tx) => {
          const key = await tx
            .updateTable('keys')
            .set({ rotated_at: now })
            .where('id', '=', id)
            .where('revoked_at', 'is', null)
            .returning('id')
            .executeTakeFirst();
          if (key === undefined) {
            const known = await tx.selectFrom('keys').select('id').where('id', '=', id).executeTakeFirst();
            return known === undefined ? 'unknown' : 'revoked';
          }
          await tx
            .updateTable('key_secrets')
            .set({ expires_at: overlapUntil })
            .where('key_id', '=', id)
            .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', overlapUntil)]))
            .execute();
          await addSecret(tx, id, secret, now);
          await wake.send(tx, TOPIC, id);
          return 'rotated';
        }),
      ),

    revoke: (id, now) =>
      changed(
        id,
        durable.transaction().execute(async (tx) => {
          const known = await tx
            .updateTable('keys')
            .set((set) => ({ revoked_at: set.fn.coalesce('revoked_at', set.val(now)) }))
            .where('id', '=', id)
            .returning('id')
            .executeTakeFirst();
          if (known === undefined) return false;
          await wake.send(tx, TOPIC, id);
          return true;
        }),
      ),

    async touch(used) {
      const entries = [...used].sort(([a], [b]) => (a < b ? -1 : 1));
      for (let start = 0; start < entries.length; start += TOUCH_BATCH) {
        await touchBatch(durable, entries.slice(start, start + TOUCH_BATCH));
      }
    },

    onChange: (listener) => wake.on(TOPIC, listener),
  };
}

function keyRow(key: NewKey): KeysTable {
  const { id, plan, email, mailbox, origin, createdAt } = key;
  const times = { created_at: createdAt, rotated_at: null, last_used_at: null, revoked_at: null };
  return { id, plan, email, mailbox, origin, ...times };
}

async function addSecret(tx: Tx, keyId: string, secret: NewSecret, createdAt: number): Promise<void> {
  const { digest, prefix, hashedWith = null } = secret;
  await tx
    .insertInto('key_secrets')
    .values({ digest, key_id: keyId, prefix, created_at: createdAt, expires_at: null, hashed_with: hashedWith })
    .execute();
}

/** Takes one of the address's slots for the day. Returns false if the day's limit has been reached. */
export async function takeSlot(tx: Tx, from: { address: string; day: number; limit: number }): Promise<boolean> {
  const slot = await tx
    .insertInto('signups')
    .values({ address: from.address, day: from.day, count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['address', 'day'])
        .doUpdateSet((set) => ({ count: set('signups.count', '+', 1) }))
        .where('signups.count', '<', from.limit),
    )
    .returning('count')
    .executeTakeFirst();
  return slot !== undefined;
}

/**
 * The query also finds keys created by an operator; the unique index lets only one of several concurrent sign-ups
 * succeed.
 */
async function insertSignup(tx: Tx, key: NewKey): Promise<void> {
  const active = await tx
    .selectFrom('keys')
    .select('id')
    .where('mailbox', '=', key.mailbox)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  if (active !== undefined) throw new Refused('email_taken');
  const made = await tx
    .insertInto('keys')
    .values(keyRow(key))
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made === undefined) throw new Refused('email_taken');
}

/** Selects keys with the prefix of the current secret and the expiry of the last rotated secret that is still valid. */
function records(db: Kysely<DurableTables>, now: number) {
  return db
    .selectFrom('keys')
    .innerJoin('key_secrets', (join) =>
      join.onRef('key_secrets.key_id', '=', 'keys.id').on('key_secrets.expires_at', 'is', null),
    )
    .selectAll('keys')
    .select('key_secrets.prefix')
    .select((select) =>
      select
        .selectFrom('key_secrets as older')
        .select((older) => older.fn.max('older.expires_at').as('until'))
        .whereRef('older.key_id', '=', 'keys.id')
        .where('older.expires_at', '>', now)
        .as('previous_until'),
    );
}

type RecordRow =
  ReturnType<typeof records> extends SelectQueryBuilder<infer _Tables, infer _From, infer Row> ? Row : never;

function record(row: RecordRow): KeyRecord {
  return {
    id: row.id,
    prefix: row.prefix,
    plan: row.plan,
    email: row.email,
    origin: row.origin,
    createdAt: row.created_at,
    rotatedAt: row.rotated_at,
    previousUntil: row.previous_until,
    lastUsedAt: row.last_used_at,
    revokedAt: row.revoked_at,
  };
}

/** Kysely has no builder for a VALUES list in a CTE. */
async function touchBatch(db: Kysely<DurableTables>, entries: readonly (readonly [string, number])[]): Promise<void> {
  const rows = entries.map(([id, at]) => sql`(${id}, cast(${at} as bigint))`);
  await sql`with used (id, used_at) as (values ${sql.join(rows)})
    update keys set last_used_at = used.used_at from used
    where keys.id = used.id and (keys.last_used_at is null or keys.last_used_at < used.used_at)`.execute(db);
}
