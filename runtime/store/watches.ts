// A commit begins by updating the watch's row. This update checks the leader, locks out other writers, and assigns
// sequence numbers and times, so changes become visible in order.

import { randomUUID } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import { batches } from '../lib/batches.ts';
import type { Engine } from './engine.ts';
import type { ChangesTable, DurableTables, WatchesTable } from './schema.ts';
import {
  type Absences,
  type ChangeRecord,
  LostLead,
  type NewChange,
  type Snapshot,
  type WatchCommit,
  type WatchNote,
  type WatchProgress,
  type WatchStore,
} from './watch-store.ts';

/** Topic of the notification that a watch should run now. */
export const NUDGE_TOPIC = 'watch';
/** Rows per statement; stays far below PostgreSQL's time limit and both engines' limit on statement parameters. */
const BATCH = 1_000;

type Db = Kysely<DurableTables>;
type Tx = Transaction<DurableTables>;

export function watchStore({ durable, wake }: Engine): WatchStore {
  return {
    async claim(entityType, leader) {
      const row = await durable
        .insertInto('watches')
        .values({ entity_type: entityType, leader, failures: 0, sequence: 0, changed_at: 0 })
        .onConflict((conflict) => conflict.column('entity_type').doUpdateSet({ leader }))
        .returningAll()
        .executeTakeFirstOrThrow();
      return progress(row);
    },
    async progress(entityType) {
      const row = await durable
        .selectFrom('watches')
        .selectAll()
        .where('entity_type', '=', entityType)
        .executeTakeFirst();
      return row && progress(row);
    },
    async list() {
      const rows = await durable.selectFrom('watches').selectAll().orderBy('entity_type').execute();
      return rows.map(progress);
    },
    async note(entityType, leader, note) {
      const row = await durable
        .updateTable('watches')
        .set(noted(note))
        .where('entity_type', '=', entityType)
        .where('leader', '=', leader)
        .returning('entity_type')
        .executeTakeFirst();
      if (row === undefined) throw new LostLead(entityType);
    },
    hashes: (entityType, ids) =>
      ids === undefined ? allHashes(durable, entityType) : hashes(durable, entityType, ids),
    async absences(entityType) {
      const rows = await durable
        .selectFrom('snapshots')
        .select(['entity_id', 'missing_looks', 'missing_ms'])
        .where('entity_type', '=', entityType)
        // The partial index can be used only with a literal.
        .where('missing_looks', '>', sql.lit(0))
        .execute();
      return new Map(rows.map((row) => [row.entity_id, { looks: row.missing_looks, ms: row.missing_ms }]));
    },
    async records(entityType, ids) {
      const found = new Map<string, object>();
      for (const some of batches(ids, BATCH)) {
        const rows = await durable
          .selectFrom('snapshots')
          .select(['entity_id', 'record'])
          .where('entity_type', '=', entityType)
          .where('entity_id', 'in', some)
          .execute();
        for (const row of rows) found.set(row.entity_id, JSON.parse(row.record) as object);
      }
      return found;
    },
    commit: (entityType, leader, commit, within) =>
      durable.transaction().execute(async (tx) => {
        const changes = await numbered(tx, entityType, leader, commit);
        const removed = commit.changes.filter(({ change }) => change === 'removed').map(({ entityId }) => entityId);
        await dropSnapshots(tx, entityType, [...removed, ...commit.forgotten]);
        const kept = commit.changes.filter(({ change }) => change !== 'removed');
        await putSnapshots(tx, entityType, [...kept, ...commit.adopted], commit.at);
        await noteAbsences(tx, entityType, commit.absent ?? new Map(), commit.returned ?? []);
        for (const some of batches(changes, BATCH))
          await tx.insertInto('changes').values(some.map(changeRow)).execute();
        if (changes.length > 0) await within?.(tx, changes);
        return changes;
      }),
    async seen(entityType, ids, at, before) {
      for (const some of batches(ids, BATCH)) {
        await durable
          .updateTable('snapshots')
          .set({ seen_at: at })
          .where('entity_type', '=', entityType)
          .where('entity_id', 'in', some)
          .where('seen_at', '<', before)
          .execute();
      }
    },
    async forgetUnseen(entityType, before) {
      await durable
        .deleteFrom('snapshots')
        .where('entity_type', '=', entityType)
        .where('seen_at', '<', before)
        .execute();
    },
    async changesSince(entityType, since, limit) {
      const rows = await durable
        .selectFrom('changes')
        .selectAll()
        .where('entity_type', '=', entityType)
        .where('changed_at', '>', since)
        .orderBy('changed_at')
        .limit(limit)
        .execute();
      return rows.map(changeRecord);
    },
    async oldestChange(entityType) {
      const row = await durable
        .selectFrom('changes')
        .select(['sequence', 'changed_at'])
        .where('entity_type', '=', entityType)
        .orderBy('sequence')
        .limit(1)
        .executeTakeFirst();
      return row && { sequence: row.sequence, changedAt: row.changed_at };
    },
    async newestChange(entityType) {
      const row = await durable
        .selectFrom('changes')
        .selectAll()
        .where('entity_type', '=', entityType)
        .orderBy('sequence', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row && changeRecord(row);
    },
    prune: (entityType, before, keep) => prune(durable, entityType, before, keep),
    nudge: (entityType) => wake.send(durable, NUDGE_TOPIC, entityType),
    onNudge: (listener) => wake.on(NUDGE_TOPIC, listener),
  };
}

async function allHashes(db: Db, entityType: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (let after: string | undefined = ''; after !== undefined; ) {
    const rows: { entity_id: string; hash: string }[] = await db
      .selectFrom('snapshots')
      .select(['entity_id', 'hash'])
      .where('entity_type', '=', entityType)
      .where('entity_id', '>', after)
      .orderBy('entity_id')
      .limit(BATCH)
      .execute();
    for (const row of rows) found.set(row.entity_id, row.hash);
    after = rows.length < BATCH ? undefined : rows.at(-1)?.entity_id;
  }
  return found;
}

async function hashes(db: Db, entityType: string, ids: readonly string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const some of batches(ids, BATCH)) {
    const rows = await db
      .selectFrom('snapshots')
      .select(['entity_id', 'hash'])
      .where('entity_type', '=', entityType)
      .where('entity_id', 'in', some)
      .execute();
    for (const row of rows) found.set(row.entity_id, row.hash);
  }
  return found;
}

/** Times of changes are unique, so a reader that continues from the last time neither misses nor repeats a change. */
async function numbered(tx: Tx, entityType: string, leader: string, commit: WatchCommit): Promise<ChangeRecord[]> {
  const count = commit.changes.length;
  const last = await tx
    .updateTable('watches')
    .set((set) => ({
      sequence: set('sequence', '+', count),
      changed_at:
        count === 0
          ? set.ref('changed_at')
          : set
              .case()
              .when('changed_at', '>=', commit.at)
              .then(set('changed_at', '+', count))
              .else(commit.at + count - 1)
              .end(),
    }))
    .where('entity_type', '=', entityType)
    .where('leader', '=', leader)
    .returning(['sequence', 'changed_at'])
    .executeTakeFirst();
  if (last === undefined) throw new LostLead(entityType);
  return commit.changes.map(({ entityId, change, fields, record }: NewChange, index) => ({
    id: `evt_${randomUUID().replaceAll('-', '')}`,
    entityType,
    sequence: last.sequence - count + 1 + index,
    entityId,
    change,
    changedAt: last.changed_at - count + 1 + index,
    fields,
    record,
  }));
}

async function dropSnapshots(tx: Tx, entityType: string, ids: readonly string[]): Promise<void> {
  for (const some of batches(ids, BATCH)) {
    await tx.deleteFrom('snapshots').where('entity_type', '=', entityType).where('entity_id', 'in', some).execute();
  }
}

async function putSnapshots(tx: Tx, entityType: string, snapshots: readonly Snapshot[], at: number): Promise<void> {
  const rows = snapshots.map(({ entityId, hash, record }) => ({
    entity_type: entityType,
    entity_id: entityId,
    hash,
    record: JSON.stringify(record),
    seen_at: at,
    missing_looks: 0,
    missing_ms: 0,
  }));
  for (const some of batches(rows, BATCH)) {
    await tx
      .insertInto('snapshots')
      .values(some)
      .onConflict((conflict) =>
        conflict.columns(['entity_type', 'entity_id']).doUpdateSet((set) => ({
          hash: set.ref('excluded.hash'),
          record: set.ref('excluded.record'),
          seen_at: set.ref('excluded.seen_at'),
          missing_looks: 0,
          missing_ms: 0,
        })),
      )
      .execute();
  }
}

async function noteAbsences(tx: Tx, entityType: string, absent: Absences, returned: readonly string[]): Promise<void> {
  const set = async (ids: readonly string[], looks: number, ms: number) => {
    for (const some of batches(ids, BATCH)) {
      await tx
        .updateTable('snapshots')
        .set({ missing_looks: looks, missing_ms: ms })
        .where('entity_type', '=', entityType)
        .where('entity_id', 'in', some)
        .execute();
    }
  };
  // Group the records, because those that went missing at the same time have the same values.
  const alike = Map.groupBy(absent, ([, { looks, ms }]) => `${looks} ${ms}`);
  for (const entries of alike.values()) {
    const [[, { looks, ms }]] = entries as [(typeof entries)[0]];
    await set(
      entries.map(([id]) => id),
      looks,
      ms,
    );
  }
  await set(returned, 0, 0);
}

/** Sequence numbers have no gaps, so the length of a range is its number of rows. */
async function prune(db: Db, entityType: string, before: number, keep: number): Promise<number> {
  const changes = db.selectFrom('changes').where('entity_type', '=', entityType);
  const ends = await changes
    .select((select) => [select.fn.min('sequence').as('first'), select.fn.max('sequence').as('last')])
    .executeTakeFirst();
  if (ends === undefined || ends.first === null) return 0;
  const aged = await changes
    .select('sequence')
    .where('changed_at', '<', before)
    .orderBy('changed_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const upTo = Math.max(ends.last - keep, aged?.sequence ?? 0);
  for (let from = ends.first; from <= upTo; from += BATCH) {
    await db
      .deleteFrom('changes')
      .where('entity_type', '=', entityType)
      .where('sequence', '>=', from)
      .where('sequence', '<=', Math.min(upTo, from + BATCH - 1))
      .execute();
  }
  return Math.max(0, upTo - ends.first + 1);
}

function noted(note: WatchNote): Partial<WatchesTable> {
  const { fingerprint, cursor, baselineAt, watchedAt, lookedAt, failures, failure } = note;
  return {
    ...(fingerprint === undefined ? {} : { fingerprint }),
    ...(cursor === undefined ? {} : { cursor: cursor === null ? null : JSON.stringify(cursor) }),
    ...(baselineAt === undefined ? {} : { baseline_at: baselineAt }),
    ...(watchedAt === undefined ? {} : { watched_at: watchedAt }),
    ...(lookedAt === undefined ? {} : { looked_at: lookedAt }),
    ...(failures === undefined ? {} : { failures }),
    ...(failure === undefined ? {} : { failure }),
  };
}

function progress(row: WatchesTable): WatchProgress {
  return {
    entityType: row.entity_type,
    leader: row.leader,
    fingerprint: row.fingerprint,
    cursor: row.cursor === null ? undefined : (JSON.parse(row.cursor) as unknown),
    baselineAt: row.baseline_at,
    watchedAt: row.watched_at,
    lookedAt: row.looked_at,
    failures: row.failures,
    failure: row.failure,
    sequence: row.sequence,
    changedAt: row.changed_at,
  };
}

function changeRow(change: ChangeRecord): ChangesTable {
  return {
    entity_type: change.entityType,
    sequence: change.sequence,
    id: change.id,
    entity_id: change.entityId,
    change: change.change,
    changed_at: change.changedAt,
    fields: JSON.stringify(change.fields),
    record: JSON.stringify(change.record),
  };
}

function changeRecord(row: ChangesTable): ChangeRecord {
  return {
    id: row.id,
    entityType: row.entity_type,
    sequence: row.sequence,
    entityId: row.entity_id,
    change: row.change,
    changedAt: row.changed_at,
    fields: JSON.parse(row.fields) as ChangeRecord['fields'],
    record: JSON.parse(row.record) as object,
  };
}
