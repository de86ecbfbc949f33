// Every method that adds or removes messages first locks the inbox's row, so the limits are exact under concurrency.

import type { Kysely } from 'kysely';
import { deleteInPieces } from '../delete-in-pieces.ts';
import type { Engine } from '../engine.ts';
import type { DurableTables } from '../schema.ts';
import { lockKey } from './lock-key.ts';

/** Limits of one inbox. Beyond them, the oldest messages are deleted. */
export const MAX_MESSAGES = 50;
const MAX_BYTES = 1_048_576;

export interface TestInbox {
  readonly id: string;
  readonly createdAt: number;
  /** When the inbox was last read by its owner. */
  readonly usedAt: number;
}

/** A delivery in the form in which the inbox received it. */
export interface NewInboxMessage {
  readonly receivedAt: number;
  readonly subscriptionId: string;
  /** Whether the signature is valid. */
  readonly verified: boolean;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface InboxMessage extends NewInboxMessage {
  /** Counts from 1 within the inbox. */
  readonly number: number;
}

export interface TestInboxStore {
  /**
   * Returns the key's inbox. If the key has none, an inbox with this id is created. Undefined if the key is revoked.
   */
  create(keyId: string, id: string, now: number): Promise<TestInbox | undefined>;
  of(keyId: string): Promise<TestInbox | undefined>;
  /** Records that the owner has read the inbox. */
  used(id: string, now: number): Promise<void>;
  /** Stores a message. Returns false if the key has no inbox with this id. */
  receive(keyId: string, id: string, message: NewInboxMessage): Promise<boolean>;
  /** Newest first. @param since milliseconds since 1970 */
  messages(id: string, after: number, since: number): Promise<InboxMessage[]>;
  /** Deletes all messages in the key's inbox. Returns false if there is no inbox. */
  clear(keyId: string): Promise<boolean>;
  /** Deletes the key's inbox. Returns false if there is none. */
  remove(keyId: string): Promise<boolean>;
  removeOfRevokedKeys(): Promise<void>;
  /** Deletes messages from before `messagesBefore`, and inboxes that have not been read since `unusedBefore`. */
  prune(messagesBefore: number, unusedBefore: number): Promise<void>;
}

type Db = Kysely<DurableTables>;

export function testInboxStore({ durable }: Pick<Engine, 'durable'>): TestInboxStore {
  const of = async (keyId: string, db: Db = durable) => {
    const row = await db.selectFrom('test_inboxes').selectAll().where('key_id', '=', keyId).executeTakeFirst();
    return row && { id: row.id, createdAt: row.created_at, usedAt: row.used_at };
  };
  return {
    create: (keyId, id, now) =>
      durable.transaction().execute(async (tx) => {
        if (!(await lockKey(tx, keyId))) return undefined;
        await tx
          .insertInto('test_inboxes')
          .values({ id, key_id: keyId, created_at: now, used_at: now, received: 0 })
          .onConflict((conflict) => conflict.column('key_id').doNothing())
          .execute();
        return of(keyId, tx);
      }),

    of: (keyId) => of(keyId),

    async used(id, now) {
      await durable.updateTable('test_inboxes').set({ used_at: now }).where('id', '=', id).execute();
    },

    receive: (keyId, id, { receivedAt, subscriptionId, verified, headers, body }) =>
      durable.transaction().execute(async (tx) => {
        const inbox = await tx
          .updateTable('test_inboxes')
          .set((set) => ({ received: set('received', '+', 1) }))
          .where('id', '=', id)
          .where('key_id', '=', keyId)
          .returning('received')
          .executeTakeFirst();
        if (inbox === undefined) return false;
        const text = JSON.stringify(headers);
        await tx
          .insertInto('test_inbox_messages')
          .values({
            ...{ inbox_id: id, number: inbox.received, received_at: receivedAt, subscription_id: subscriptionId },
            ...{ verified: verified ? 1 : 0, headers: text, body },
            size: Buffer.byteLength(text) + Buffer.byteLength(body),
          })
          .execute();
        await dropOldest(tx, id);
        return true;
      }),

    async messages(id, after, since) {
      const rows = await durable
        .selectFrom('test_inbox_messages')
        .selectAll()
        .where('inbox_id', '=', id)
        .where('number', '>', after)
        .where('received_at', '>=', since)
        .orderBy('number', 'desc')
        .execute();
      return rows.map((row) => ({
        number: row.number,
        receivedAt: row.received_at,
        subscriptionId: row.subscription_id,
        verified: row.verified === 1,
        headers: JSON.parse(row.headers) as Record<string, string>,
        body: row.body,
      }));
    },

    clear: (keyId) =>
      durable.transaction().execute(async (tx) => {
        const inbox = await tx
          .updateTable('test_inboxes')
          .set((set) => ({ received: set.ref('received') }))
          .where('key_id', '=', keyId)
          .returning('id')
          .executeTakeFirst();
        if (inbox === undefined) return false;
        await tx.deleteFrom('test_inbox_messages').where('inbox_id', '=', inbox.id).execute();
        return true;
      }),

    async remove(keyId) {
      return (await removeInboxes(durable, [keyId])) > 0;
    },

    async removeOfRevokedKeys() {
      const rows = await durable
        .selectFrom('test_inboxes')
        .innerJoin('keys', 'keys.id', 'test_inboxes.key_id')
        .select('test_inboxes.key_id')
        .where('keys.revoked_at', 'is not', null)
        .execute();
      await removeInboxes(
        durable,
        rows.map((row) => row.key_id),
      );
    },

    async prune(messagesBefore, unusedBefore) {
      await deleteInPieces(durable, {
        from: 'test_inbox_messages',
        key: ['inbox_id', 'number'],
        where: (is) => is('received_at', '<', messagesBefore),
        oldestBy: 'received_at',
      });
      const unused = await durable
        .selectFrom('test_inboxes')
        .select('key_id')
        .where('used_at', '<', unusedBefore)
        .execute();
      await removeInboxes(
        durable,
        unused.map((row) => row.key_id),
      );
    },
  };
}

/** Removes the inboxes of the given keys. @returns the number of removed inboxes */
export async function removeInboxes(db: Db, keyIds: readonly string[]): Promise<number> {
  let removed = 0;
  for (const keyId of keyIds) {
    removed += await db.transaction().execute(async (tx) => {
      const rows = await tx.deleteFrom('test_inboxes').where('key_id', '=', keyId).returning('id').execute();
      for (const { id } of rows) await tx.deleteFrom('test_inbox_messages').where('inbox_id', '=', id).execute();
      return rows.length;
    });
  }
  return removed;
}

async function dropOldest(tx: Db, id: string): Promise<void> {
  const rows = await tx
    .selectFrom('test_inbox_messages')
    .select(['number', 'size'])
    .where('inbox_id', '=', id)
    .orderBy('number', 'desc')
    .execute();
  let bytes = 0;
  for (const [index, { number, size }] of rows.entries()) {
    bytes += size;
    if (index < MAX_MESSAGES && bytes <= MAX_BYTES) continue;
    await tx.deleteFrom('test_inbox_messages').where('inbox_id', '=', id).where('number', '<=', number).execute();
    return;
  }
}
