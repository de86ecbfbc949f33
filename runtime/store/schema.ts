// The tables as Kysely sees them; `migrations/` makes them. The same on both engines: times are integer milliseconds since
// 1970, days are whole days since 1970 in UTC, JSON is text.

/** A key as an account: its id stays the same while its secrets are rotated. */
export interface KeysTable {
  id: string;
  plan: string;
  /** Trimmed and in lower case. */
  email: string;
  origin: 'signup' | 'operator';
  created_at: number;
  rotated_at: number | null;
  last_used_at: number | null;
  revoked_at: number | null;
}

/** The secrets that were ever given out for a key. Old ones stay, so that they answer "revoked" and not "unknown". */
export interface KeySecretsTable {
  /** HMAC of the secret, in hexadecimal. */
  digest: string;
  key_id: string;
  /** What may be shown of the secret. */
  prefix: string;
  created_at: number;
  /** End of validity after a rotation; null for the current secret. */
  expires_at: number | null;
}

/** How many keys an address got on a day; rows of earlier days are removed. */
export interface SignupsTable {
  /** HMAC of the address. */
  address: string;
  day: number;
  count: number;
}

export interface FeedbackTable {
  id: string;
  key_id: string | null;
  service: string;
  kind: string;
  feedback: string;
  received_at: number;
}

/** Facts about the store itself. */
export interface SettingsTable {
  name: string;
  value: string;
}

/** How far the watch of one entity type is. */
export interface WatchesTable {
  entity_type: string;
  /** Token of the leader that may write for this watch: one that was replaced finds another token here. */
  leader: string;
  /** Hash of what is watched and compared; another one makes the snapshots incomparable. */
  fingerprint: string | null;
  /** JSON. */
  cursor: string | null;
  /** When the present baseline was complete; null before, and while one is being taken. */
  baseline_at: number | null;
  /** When the watch was last attended to, whether the source answered or not. */
  watched_at: number | null;
  /** When the source last answered. */
  looked_at: number | null;
  /** Looks that failed since. */
  failures: number;
  /** Code of the last failure. */
  failure: string | null;
  /** Sequence number and time of the newest change. */
  sequence: number;
  changed_at: number;
}

/** The last known state of each watched record. */
export interface SnapshotsTable {
  entity_type: string;
  entity_id: string;
  /** Over the compared fields. */
  hash: string;
  /** JSON of the whole record. */
  record: string;
  seen_at: number;
}

/** The changes that were found; within a type, `sequence` has no gaps and both it and `changed_at` only grow. */
export interface ChangesTable {
  entity_type: string;
  sequence: number;
  id: string;
  entity_id: string;
  change: 'created' | 'updated' | 'removed';
  changed_at: number;
  /** JSON list of `{field, before, after}`. */
  fields: string;
  /** JSON of the record after the change; of a removed one, before it. */
  record: string;
}

/** What must not be lost. */
export interface DurableTables {
  watches: WatchesTable;
  snapshots: SnapshotsTable;
  changes: ChangesTable;
  keys: KeysTable;
  key_secrets: KeySecretsTable;
  signups: SignupsTable;
  feedback: FeedbackTable;
  settings: SettingsTable;
}

/** Counted calls of a key on a day. */
export interface UsageTable {
  key_id: string;
  day: number;
  count: number;
  /** What the last statement on this row granted: how a statement that asks for several calls learns its share. */
  granted: number;
}

/** The last starts of requests to a source whose rate all processes share. Written on PostgreSQL alone. */
export interface SourceStartsTable {
  source: string;
  /** Milliseconds since 1970 by the database's clock, by comma, in order; as many as the rate allows in its time. */
  starts: string;
  /** What the last statement on this row found: milliseconds until the next start. */
  wait: number;
}

/** What a power cut may forget the last moments of. */
export interface CountTables {
  usage: UsageTable;
  source_starts: SourceStartsTable;
}
