// The tables of a store. Backups exclude copies of data that sources can provide again. The compiler reports a missing table.

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
  answers: false,
};

/** Two files on SQLite, one database on PostgreSQL. */
export const TABLES = { durable: Object.keys(DURABLE), counts: Object.keys(COUNTS) } as const;

export const isHeld = (table: string): boolean => !Object.hasOwn(COUNTS, table) || COUNTS[table as keyof CountTables];

export const MIGRATIONS_OF = { durable: 'migrations', counts: 'count_migrations' } as const;

export type Half = keyof typeof TABLES;
/** In the order of a backup. */
export const HALVES: readonly Half[] = ['durable', 'counts'];
