// Conditional statements resolve every race. For example, if a code is used twice, only one use succeeds.

import { type Kysely, type Selectable, sql } from 'kysely';
import { CONNECT_KINDS, type ConnectStore, type FoundConnectRecord } from './connect-store.ts';
import type { Engine } from './engine.ts';
import type { ConnectRecordsTable, DurableTables } from './schema.ts';

const TOPIC = 'connect';
/** Maximum per call. */
const MAX_EVICTED = 500;
/** Kinds that other processes cache. */
const TOLD: readonly string[] = Object.values(CONNECT_KINDS);

export function connectStore({ durable, wake }: Engine): ConnectStore {
  const one = (kind: string, id: string) =>
    durable.selectFrom('connect_records').selectAll().where('kind', '=', kind).where('id', '=', id).executeTakeFirst();
  const report = async (tx: Kysely<DurableTables>, kind: string, id: string) => {
    if (TOLD.includes(kind)) await wake.send(tx, TOPIC, id);
  };
  return {
    async put({ kind, id, grantId = null, payload, createdAt, expiresAt }) {
      const values = { grant_id: grantId, payload, expires_at: expiresAt };
      await durable
        .insertInto('connect_records')
        .values({ kind, id, ...values, created_at: createdAt, consumed_at: null, ended_at: null })
        .onConflict((conflict) => conflict.columns(['kind', 'id']).doUpdateSet(values))
        .execute();
    },

    async find(kind, id) {
      const row = await one(kind, id);
      return row === undefined ? undefined : found(row, row.ended_at);
    },

    async findToken(id) {
      const row = await durable
        .selectFrom('connect_records as token')
        .leftJoin('connect_records as source', (join) =>
          join.onRef('source.id', '=', 'token.grant_id').on('source.kind', '=', CONNECT_KINDS.grant),
        )
        .selectAll('token')
        .select(['source.id as source_id', 'source.ended_at as source_ended_at'])
        .where('token.kind', '=', CONNECT_KINDS.accessToken)
        .where('token.id', '=', id)
        .executeTakeFirst();
      if (row === undefined) return undefined;
      const ofGrant = row.source_id === null ? row.created_at : row.source_ended_at;
      return found(row, row.ended_at ?? ofGrant);
    },

    async consume(kind, id, now) {
      const { numUpdatedRows } = await durable
        .updateTable('connect_records')
        .set({ consumed_at: now })
        .where('kind', '=', kind)
        .where('id', '=', id)
        .where('consumed_at', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    async extend(kind, id, expiresAt) {
      await durable
        .updateTable('connect_records')
        .set({ expires_at: expiresAt })
        .where('kind', '=', kind)
        .where('id', '=', id)
        .where('expires_at', '<', expiresAt)
        .execute();
    },

    end: (kind, id, now) =>
      durable.transaction().execute(async (tx) => {
        await ending(tx, now).where('kind', '=', kind).where('id', '=', id).execute();
        await report(tx, kind, id);
      }),

    endOfGrant: (kind, grantId, now) =>
      durable.transaction().execute(async (tx) => {
        await ending(tx, now).where('grant_id', '=', grantId).where('kind', '=', kind).execute();
        await report(tx, kind, grantId);
      }),

    async evictClients(unusedMs, max) {
      const unused = await durable
        .selectFrom('connect_records')
        .select('id')
        .where('kind', '=', 'Client')
        .where(sql<boolean>`expires_at - created_at <= ${sql.lit(unusedMs)}`)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(MAX_EVICTED)
        .offset(max)
        .execute();
      if (unused.length === 0) return;
      const ids = unused.map(({ id }) => id);
      await durable.deleteFrom('connect_records').where('kind', '=', 'Client').where('id', 'in', ids).execute();
    },

    onEnd: (listener) => wake.on(TOPIC, listener),
  };
}

function ending(tx: Kysely<DurableTables>, now: number) {
  return tx.updateTable('connect_records').set({ ended_at: now }).where('ended_at', 'is', null);
}

function found(row: Selectable<ConnectRecordsTable>, endedAt: number | null): FoundConnectRecord {
  return {
    payload: row.payload,
    grantId: row.grant_id ?? undefined,
    expiresAt: row.expires_at,
    consumedAt: row.consumed_at ?? undefined,
    endedAt: endedAt ?? undefined,
  };
}
