// Positions lost in a power failure are received again.

import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import { batches } from '../lib/batches.ts';
import { foldWords } from '../lib/text/fold.ts';
import type { AisDetails, AisPosition } from '../reference/ais.ts';
import { deleteInPieces } from './delete-in-pieces.ts';
import type { Engine } from './engine.ts';
import { type HeardVessel, type PositionStore, SLOT_MS } from './position-store.ts';
import type { CountTables, VesselPositionsTable, VesselsHeardTable } from './schema.ts';

/** Stays below both engines' limit on statement parameters. */
const BATCH = 500;
const DELETED_AT_ONCE = 5_000;

/** Number of recent slots that late messages may still fill. */
const SLOTS_STILL_OPEN = 3;
/** Number of slots in two weeks, which is twice the retention. */
const MAX_SLOTS = 2016;

type Db = Kysely<CountTables>;

export function positionStore({ counts }: Engine): PositionStore {
  const full = new Map<number, number>();
  return {
    async add(positions, details) {
      for (const batch of batches(positions, BATCH)) await addPositions(counts, batch);
      for (const batch of batches(newestOfEach(positions), BATCH)) await addLatest(counts, batch);
      for (const batch of batches(newestOfEach(details), BATCH)) await addDetails(counts, batch);
    },
    async vessel(mmsi) {
      const row = await counts.selectFrom('vessels_heard').selectAll().where('mmsi', '=', mmsi).executeTakeFirst();
      return row && heard(row);
    },
    async within({ west, south, east, north }, since, max) {
      const inside = (eb: ExpressionBuilder<CountTables, 'vessels_heard'>) =>
        west <= east
          ? eb.and([eb('longitude', '>=', west), eb('longitude', '<=', east)])
          : eb.or([eb('longitude', '>=', west), eb('longitude', '<=', east)]);
      const rows = await counts
        .selectFrom('vessels_heard')
        .selectAll()
        .where('heard_at', '>=', since)
        .where('latitude', '>=', south)
        .where('latitude', '<=', north)
        .where(inside)
        .orderBy('heard_at', 'desc')
        .limit(max)
        .execute();
      return rows.map(heard);
    },
    async named(words, max) {
      // No escaping is necessary, because folded words contain no LIKE wildcards.
      const rows = await counts
        .selectFrom('vessels_heard')
        .selectAll()
        .where('words', 'like', `%${foldWords(words)}%`)
        .orderBy('heard_at', 'desc')
        .limit(max)
        .execute();
      return rows.map(heard);
    },
    async track(mmsi, since) {
      const rows = await counts
        .selectFrom('vessel_positions')
        .selectAll()
        .where('mmsi', '=', mmsi)
        .where('time', '>=', since)
        .orderBy('slot')
        .execute();
      return rows.map(positionOf);
    },
    async newest() {
      const row = await counts
        .selectFrom('vessels_heard')
        .select((eb) => eb.fn.max('heard_at').as('newest'))
        .executeTakeFirst();
      return row === undefined || row.newest === null ? undefined : Number(row.newest);
    },
    async prune(before, maxPositions) {
      await deleteBefore(counts, Math.floor(before / SLOT_MS));
      const cut = await firstSlotBeyond(counts, maxPositions, full);
      if (cut !== undefined) await deleteBefore(counts, cut);
      await counts.deleteFrom('vessels_heard').where('heard_at', '<', before).execute();
    },
  };
}

async function addPositions(db: Db, positions: readonly AisPosition[]): Promise<void> {
  await db
    .insertInto('vessel_positions')
    .values(positions.map(rowOf))
    .onConflict((conflict) => conflict.columns(['mmsi', 'slot']).doNothing())
    .execute();
}

async function addLatest(db: Db, positions: readonly AisPosition[]): Promise<void> {
  const rows = positions.map((position) => ({
    mmsi: position.mmsi,
    position: JSON.stringify(position),
    heard_at: Date.parse(position.time),
    latitude: position.latitude,
    longitude: position.longitude,
  }));
  await db
    .insertInto('vessels_heard')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column('mmsi')
        .doUpdateSet((eb) => ({
          position: eb.ref('excluded.position'),
          heard_at: eb.ref('excluded.heard_at'),
          latitude: eb.ref('excluded.latitude'),
          longitude: eb.ref('excluded.longitude'),
        }))
        .where(sql.ref('excluded.heard_at'), '>=', sql.ref('vessels_heard.heard_at')),
    )
    .execute();
}

async function addDetails(db: Db, details: readonly AisDetails[]): Promise<void> {
  const rows = details.map((each) => ({
    mmsi: each.mmsi,
    words: each.name === undefined ? null : foldWords(each.name),
    details: JSON.stringify(each),
    heard_at: Date.parse(each.time ?? '') || 0,
  }));
  await db
    .insertInto('vessels_heard')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column('mmsi')
        .doUpdateSet((eb) => ({ words: eb.ref('excluded.words'), details: eb.ref('excluded.details') })),
    )
    .execute();
}

/**
 * Returns the slot before which all positions must be deleted to keep at most `max` positions. Counts slot by slot,
 * because one statement over millions of rows would exceed the time limit. `full` caches the counts of slots that no
 * longer receive rows.
 */
async function firstSlotBeyond(db: Db, max: number, full: Map<number, number>): Promise<number | undefined> {
  const { newest, oldest } = await db
    .selectFrom('vessel_positions')
    .select((eb) => [eb.fn.max('slot').as('newest'), eb.fn.min('slot').as('oldest')])
    .executeTakeFirstOrThrow();
  if (newest === null || oldest === null) return undefined;
  let sum = 0;
  for (let slot = newest; slot >= Math.max(oldest, newest - MAX_SLOTS); slot--) {
    const rows = full.get(slot) ?? (await countOf(db, slot));
    if (slot < newest - SLOTS_STILL_OPEN) full.set(slot, rows);
    sum += rows;
    if (sum > max) return slot + 1;
  }
  for (const slot of full.keys()) if (slot < oldest) full.delete(slot);
  return undefined;
}

async function countOf(db: Db, slot: number): Promise<number> {
  const { rows } = await db
    .selectFrom('vessel_positions')
    .select((eb) => eb.fn.countAll<number>().as('rows'))
    .where('slot', '=', slot)
    .executeTakeFirstOrThrow();
  return Number(rows);
}

async function deleteBefore(db: Db, slot: number): Promise<void> {
  await deleteInPieces(db, {
    from: 'vessel_positions',
    key: ['mmsi', 'slot'],
    where: (is) => is('slot', '<', slot),
    atOnce: DELETED_AT_ONCE,
  });
}

function rowOf({
  mmsi,
  time,
  latitude,
  longitude,
  speed,
  course,
  heading,
  navStatus,
}: AisPosition): VesselPositionsTable {
  const at = Date.parse(time);
  return {
    ...{ mmsi, slot: Math.floor(at / SLOT_MS), time: at, latitude, longitude },
    ...{ speed: speed ?? null, course: course ?? null, heading: heading ?? null, nav_status: navStatus ?? null },
  };
}

function positionOf(row: VesselPositionsTable): AisPosition {
  return {
    mmsi: row.mmsi,
    latitude: row.latitude,
    longitude: row.longitude,
    speed: row.speed ?? undefined,
    course: row.course ?? undefined,
    heading: row.heading ?? undefined,
    navStatus: row.nav_status ?? undefined,
    time: new Date(row.time).toISOString().replace('.000Z', 'Z'),
  };
}

function heard({ mmsi, details, position }: VesselsHeardTable): HeardVessel {
  return {
    mmsi,
    details: details === null ? undefined : (JSON.parse(details) as AisDetails),
    position: position === null ? undefined : (JSON.parse(position) as AisPosition),
  };
}

/** A single upsert must not update the same row twice. */
function newestOfEach<Item extends { readonly mmsi: number }>(items: readonly Item[]): Item[] {
  return [...new Map(items.map((item) => [item.mmsi, item])).values()];
}
