// The tables of a store. Backups exclude copies of data that sources can provide again, and stored answers unless
// requested. The compiler reports tables that are missing here.

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
  test_inboxes: true,
  test_inbox_messages: true,
};
const COUNTS: Readonly<Record<keyof CountTables, boolean | 'on request'>> = {
  usage: true,
  calls_by_service: true,
  source_hours: true,
  source_days: true,
  source_starts: true,
  vessel_positions: true,
  vessels_heard: true,
  shared_files: false,
  shared_file_pieces: false,
  answers: 'on request',
};

/** The two halves of a store are two files on SQLite and one database on PostgreSQL. */
export const TABLES = { durable: Object.keys(DURABLE), counts: Object.keys(COUNTS) } as const;

/** @param answers whether the backup includes stored answers */
export function isHeld(table: string, answers: boolean): boolean {
  if (!Object.hasOwn(COUNTS, table)) return true;
  const held = COUNTS[table as keyof CountTables];
  return held === 'on request' ? answers : held;
}

export const MIGRATIONS_OF = { durable: 'migrations', counts: 'count_migrations' } as const;

export type Half = keyof typeof TABLES;
/** In the order in which a backup contains them. */
export const HALVES: readonly Half[] = ['durable', 'counts'];
