// The tables as Kysely sees them; `migrations/` makes them. The same on both engines: times are integer milliseconds since
// 1970, days are whole days since 1970 in UTC, JSON is text.

/** A key as an account: its id stays the same while its secrets are rotated. */
export interface KeysTable {
  id: string;
  plan: string;
  /** Trimmed and in lower case. */
  email: string;
  /** The address without `+word`: one active sign-up each. Of keys made before this rule that share one, their full address. */
  mailbox: string;
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
  /** Fingerprint of the master key under which it is hashed; null where that was not noted. */
  hashed_with: string | null;
  /** Its digest under the master key before. */
  digest_before: string | null;
}

/** How many keys an address got on a day; rows of earlier days are removed. */
export interface SignupsTable {
  /** HMAC of the address. */
  address: string;
  day: number;
  count: number;
}

/** Links that were mailed to who signs up. */
export interface SignUpLinksTable {
  /** HMAC of what the link carries. */
  digest: string;
  email: string;
  mailbox: string;
  day: number;
  /** The how manyth of its mailbox on that day, from 0. */
  nth: number;
  expires_at: number;
  used_at: number | null;
  /** What the link carries, until its mail has gone out. */
  sealed_token: string | null;
  /** When its mail is tried, or may be by others; null once there is nothing to send. */
  send_at: number | null;
  tries: number;
}

/** What callers reported. */
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
  /** Complete looks in a row that missed it, and the milliseconds between the first of them and the last. */
  missing_looks: number;
  missing_ms: number;
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

/** A webhook subscription; a removed one stays, so that its history can be told. */
export interface SubscriptionsTable {
  id: string;
  key_id: string;
  entity_type: string;
  callback_url: string;
  description: string | null;
  /** JSON: values by field. */
  filter: string | null;
  /** Sealed. */
  secret: string;
  /** The secret before the last rotation, sealed, and until when it signs too. */
  previous_secret: string | null;
  previous_until: number | null;
  status: 'active' | 'circuit_open' | 'removed';
  created_at: number;
  removed_at: number | null;
  /** Of the newest event. */
  sequence: number;
  /** Failed attempts in a row, and when the first of them was. */
  failures: number;
  failing_since: number | null;
  /** When the circuit opened, and the error that opened it. */
  opened_at: number | null;
  opened_by: string | null;
  /** While it has to prove itself (`new`, or `reset` after an open circuit) one attempt is made at a time. */
  trial: 'new' | 'reset' | null;
  /** End of the lease of the one attempt. */
  trial_until: number | null;
  /** When the ping is due; null once it was taken. */
  ping_at: number | null;
}

/** A change that at least one subscription wanted. */
export interface EventsTable {
  id: string;
  entity_type: string;
  /** When the change was seen, by the clock that dates changes. */
  occurred_at: number;
  /** JSON, as it is sent. */
  data: string;
  created_at: number;
}

/** An event of a subscription: the job of delivering it, and its place in the sequence. */
export interface DeliveriesTable {
  subscription_id: string;
  sequence: number;
  event_id: string;
  /** `held` while the circuit is open; seen from outside that is pending. */
  state: 'pending' | 'held' | 'delivered' | 'failed';
  /** Requests that were sent for it. */
  attempts: number;
  /** How many of them were repeated immediately because a kept connection was lost: they take no step of the retry schedule. */
  remade: number;
  /** 1: an operator asked for one more attempt. */
  manual: number;
  /** When it is due; of a claimed one, when the claim ends. Null when it is held or ended. */
  due_at: number | null;
  /** When `due_at` was set; null where an older version did so. */
  due_set_at: number | null;
  /** Token of the claim; null while nobody has it. */
  lease: string | null;
  error: string | null;
  created_at: number;
}

/** Attempts, and ends without one. */
export interface AttemptsTable {
  id: string;
  subscription_id: string;
  key_id: string;
  event_id: string;
  event_type: string;
  /** 1 for the first attempt of its delivery. */
  number: number;
  status: 'delivered' | 'failed';
  response_code: number | null;
  error: string | null;
  duration_ms: number | null;
  created_at: number;
}

/** Attempts of a subscription in an hour. */
export interface AttemptCountsTable {
  subscription_id: string;
  /** When the hour began. */
  hour: number;
  delivered: number;
  failed: number;
  last_delivered_at: number | null;
}

/** What sign-in by OAuth keeps, of several kinds: clients, sign-ins under way, grants, codes and tokens. */
export interface ConnectRecordsTable {
  kind: string;
  /** Digest of the id or token. */
  id: string;
  /** Digest of the id of the grant that it comes of. */
  grant_id: string | null;
  /** JSON, without what it is found by. */
  payload: string;
  created_at: number;
  expires_at: number;
  /** Of what may be used once. */
  consumed_at: number | null;
  /** When it was revoked: a token that was is told so until it would have expired, and a day longer. */
  ended_at: number | null;
}

/** What operators and owners did. */
export interface AuditTable {
  sequence: number;
  at: number;
  /** Name of an operator, `owner` or `server`. */
  actor: string;
  action: string;
  subject: string | null;
  /** JSON. */
  details: string;
  address: string | null;
  request_id: string | null;
}

/** Who is kept out. */
export interface BlocksTable {
  id: string;
  kind: 'network' | 'email_domain' | 'key';
  value: string;
  reason: string;
  until: number | null;
  created_at: number;
  created_by: string;
}

/** What must not be lost. */
export interface DurableTables {
  subscriptions: SubscriptionsTable;
  events: EventsTable;
  deliveries: DeliveriesTable;
  attempts: AttemptsTable;
  attempt_counts: AttemptCountsTable;
  watches: WatchesTable;
  snapshots: SnapshotsTable;
  changes: ChangesTable;
  connect_records: ConnectRecordsTable;
  keys: KeysTable;
  key_secrets: KeySecretsTable;
  signups: SignupsTable;
  sign_up_links: SignUpLinksTable;
  feedback: FeedbackTable;
  settings: SettingsTable;
  audit: AuditTable;
  blocks: BlocksTable;
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

/** Files that one process made for all. */
export interface SharedFilesTable {
  name: string;
  version: string;
  bytes: number;
  /** SHA-256 of the whole, hex. */
  hash: string;
}

/** Their bytes, half a megabyte a row. */
export interface SharedFilePiecesTable {
  name: string;
  version: string;
  piece: number;
  body: Buffer;
}

/** Where vessels were, by slots of ten minutes. */
export interface VesselPositionsTable {
  mmsi: number;
  /** Number of the slot since 1970. */
  slot: number;
  time: number;
  latitude: number;
  longitude: number;
  speed: number | null;
  course: number | null;
  heading: number | null;
  nav_status: number | null;
}

/** Vessels that were heard, with their newest kept position. */
export interface VesselsHeardTable {
  mmsi: number;
  /** Folded name. */
  words: string | null;
  /** JSON. */
  details: string | null;
  /** JSON. */
  position: string | null;
  heard_at: number;
  latitude: number | null;
  longitude: number | null;
}

/** Calls of a key on a day, by service. */
export interface CallsByServiceTable {
  key_id: string;
  day: number;
  service: string;
  calls: number;
  failed: number;
}

/** Requests to a source within an hour, by how long they took. */
export interface SourceHoursTable {
  /** Whole hours since 1970. */
  hour: number;
  source: string;
  /** See store/tallies.ts. */
  pace: number;
  requests: number;
}

/** What a power cut may forget the last moments of. */
export interface CountTables {
  vessel_positions: VesselPositionsTable;
  vessels_heard: VesselsHeardTable;
  usage: UsageTable;
  calls_by_service: CallsByServiceTable;
  source_hours: SourceHoursTable;
  source_starts: SourceStartsTable;
  shared_files: SharedFilesTable;
  shared_file_pieces: SharedFilePiecesTable;
}
