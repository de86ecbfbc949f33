// The tables of a store, and which of them a backup holds: all but copies of what sources give again. The compiler says when a table is missing here.

import type { CountTables, DurableTables } from '../schema.ts';

const DURABLE: Readonly<Record<keyof DurableTables, true>> = {
  settings: true,
  keys: true,
  key_secrets: true,
  signups: true,
  sign_up_links: true,
  feedback: true,
  connect_records: true,
  watches: true,
  snapshots: true,
  changes: true,
  subscriptions: true,
  events: true,
  deliveries: true,
  attempts: true,
  attempt_counts: true,
  audit: true,
  blocks: true,
};
const COUNTS: Readonly<Record<keyof CountTables, boolean>> = {
  usage: true,
  calls_by_service: true,
  source_hours: true,
  source_starts: true,
  vessel_positions: true,
  vessels_heard: true,
  shared_files: false,
  shared_file_pieces: false,
};

/** Tables of what must last, and of what is counted: two files on SQLite, one database on PostgreSQL. */
export const TABLES = { durable: Object.keys(DURABLE), counts: Object.keys(COUNTS) } as const;

/** Whether a backup holds it. */
export const isHeld = (table: string): boolean => !Object.hasOwn(COUNTS, table) || COUNTS[table as keyof CountTables];

/** Where the migrations of each half note which ones have run. */
export const MIGRATIONS_OF = { durable: 'migrations', counts: 'count_migrations' } as const;

/** The halves of a store. */
export type Half = keyof typeof TABLES;
/** Both, in the order in which a backup holds them. */
export const HALVES: readonly Half[] = ['durable', 'counts'];
