import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** One position per vessel and ten-minute slot. */
export const vesselPositions: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('vessel_positions')
      .addColumn('mmsi', 'bigint', (column) => column.notNull())
      .addColumn('slot', 'bigint', (column) => column.notNull())
      .addColumn('time', 'bigint', (column) => column.notNull())
      .addColumn('latitude', 'double precision', (column) => column.notNull())
      .addColumn('longitude', 'double precision', (column) => column.notNull())
      .addColumn('speed', 'double precision')
      .addColumn('course', 'double precision')
      .addColumn('heading', 'double precision')
      .addColumn('nav_status', 'integer')
      .addPrimaryKeyConstraint('vessel_positions_key', ['mmsi', 'slot'])
      .execute();
    await db.schema.createIndex('vessel_positions_by_slot').on('vessel_positions').column('slot').execute();
    await db.schema
      .createTable('vessels_heard')
      .addColumn('mmsi', 'bigint', (column) => column.primaryKey())
      .addColumn('words', 'text')
      .addColumn('details', 'text')
      .addColumn('position', 'text')
      .addColumn('heard_at', 'bigint', (column) => column.notNull())
      .addColumn('latitude', 'double precision')
      .addColumn('longitude', 'double precision')
      .execute();
    await db.schema.createIndex('vessels_heard_by_time').on('vessels_heard').column('heard_at').execute();
  },
};
