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

/** What must not be lost. */
export interface DurableTables {
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
