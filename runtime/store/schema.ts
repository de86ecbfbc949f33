// `migrations/` creates the tables. Times are integer milliseconds since 1970, days are days since 1970 in UTC, JSON is
// stored as text.

/** The id stays the same while secrets are rotated. */
export interface KeysTable {
  id: string;
  plan: string;
  /** Trimmed, lower case. */
  email: string;
  /**
   * The address without `+word`, unique among active sign-ups. Older keys that share a mailbox have their full address
   * here.
   */
  mailbox: string;
  origin: 'signup' | 'operator';
  created_at: number;
  rotated_at: number | null;
  last_used_at: number | null;
  revoked_at: number | null;
}

/** Includes old secrets, so that they are reported as revoked rather than unknown. */
export interface KeySecretsTable {
  /** HMAC in hexadecimal. */
  digest: string;
  key_id: string;
  /** The part of the secret that may be shown. */
  prefix: string;
  created_at: number;
  /** Null for the current secret. */
  expires_at: number | null;
  /** Fingerprint of the master key. */
  hashed_with: string | null;
  /** Digest under the previous master key. */
  digest_before: string | null;
}

/** Number of keys per address and day; earlier days are deleted. */
export interface SignupsTable {
  /** HMAC of the address. */
  address: string;
  day: number;
  count: number;
}

export interface SignUpLinksTable {
  /** HMAC of the token in the link. */
  digest: string;
  email: string;
  mailbox: string;
  day: number;
  /** Index of the link among the mailbox's links on that day, starting at 0. */
  nth: number;
  expires_at: number;
  used_at: number | null;
  /** Deleted once the email has been sent. */
  sealed_token: string | null;
  /** When to send the email, or when its lease ends. */
  send_at: number | null;
  tries: number;
}

export interface FeedbackTable {
  id: string;
  key_id: string | null;
  service: string;
  kind: string;
  feedback: string;
  received_at: number;
}

export interface SettingsTable {
  name: string;
  value: string;
}

/** One watch per entity type. */
export interface WatchesTable {
  entity_type: string;
  /** Token of the leader that may write for this watch. */
  leader: string;
  /** Hash of the watched scope and the compared fields; snapshots with a different hash cannot be compared. */
  fingerprint: string | null;
  /** JSON. */
  cursor: string | null;
  baseline_at: number | null;
  /** Time of the last attempt, successful or not. */
  watched_at: number | null;
  /** When the source last answered. */
  looked_at: number | null;
  /** Failed attempts since `looked_at`. */
  failures: number;
  /** Code of the last failure. */
  failure: string | null;
  /** Sequence number of the newest change. */
  sequence: number;
  changed_at: number;
}

export interface SnapshotsTable {
  entity_type: string;
  entity_id: string;
  /** Hash of the compared fields. */
  hash: string;
  /** JSON of the complete record. */
  record: string;
  seen_at: number;
  /**
   * Number of consecutive complete polls without the record, and the milliseconds from the first to the last of them.
   */
  missing_looks: number;
  missing_ms: number;
}

/** Within an entity type, `sequence` has no gaps, and both `sequence` and `changed_at` only increase. */
export interface ChangesTable {
  entity_type: string;
  sequence: number;
  id: string;
  entity_id: string;
  change: 'created' | 'updated' | 'removed';
  changed_at: number;
  /** JSON of `{field, before, after}[]`. */
  fields: string;
  /** JSON of the record after the change, or before its removal. */
  record: string;
}

/** Includes removed subscriptions. */
export interface SubscriptionsTable {
  id: string;
  key_id: string;
  entity_type: string;
  callback_url: string;
  description: string | null;
  /** JSON object with the accepted values of each field. */
  filter: string | null;
  /** Sealed. */
  secret: string;
  /** Sealed. Deliveries are also signed with it until `previous_until`. */
  previous_secret: string | null;
  previous_until: number | null;
  status: 'active' | 'circuit_open' | 'removed';
  created_at: number;
  removed_at: number | null;
  /** Sequence number of the newest event. */
  sequence: number;
  /** Consecutive failed attempts. */
  failures: number;
  failing_since: number | null;
  /** When and why the circuit opened. */
  opened_at: number | null;
  opened_by: string | null;
  /**
   * If set, only one attempt is allowed at a time: `new` until the first success, or `reset` after the circuit was
   * open.
   */
  trial: 'new' | 'reset' | null;
  /** Lease expiry of the attempt during a trial. */
  trial_until: number | null;
  ping_at: number | null;
}

export interface EventsTable {
  id: string;
  entity_type: string;
  /** Taken from the same clock as the times of changes. */
  occurred_at: number;
  /** JSON, as sent. */
  data: string;
  created_at: number;
}

/** Each row is a delivery job. */
export interface DeliveriesTable {
  subscription_id: string;
  sequence: number;
  event_id: string;
  /** `held` while the circuit is open; reported as pending. */
  state: 'pending' | 'held' | 'delivered' | 'failed';
  /** Requests sent. */
  attempts: number;
  /**
   * Number of requests that were repeated immediately after a lost connection. They do not advance the retry schedule.
   */
  remade: number;
  /** 1 if an operator requested the attempt. */
  manual: number;
  /** Time when the delivery is due or its claim ends; null if it is held or finished. */
  due_at: number | null;
  /** Time at which `due_at` was set; null if an older version set it. */
  due_set_at: number | null;
  /** Token of the claim. */
  lease: string | null;
  error: string | null;
  created_at: number;
}

/** Log of attempts; also contains deliveries that ended without an attempt. */
export interface AttemptsTable {
  id: string;
  subscription_id: string;
  key_id: string;
  event_id: string;
  event_type: string;
  /** Attempts of a delivery are numbered from 1. */
  number: number;
  status: 'delivered' | 'failed';
  response_code: number | null;
  error: string | null;
  duration_ms: number | null;
  created_at: number;
}

export interface AttemptCountsTable {
  subscription_id: string;
  /** Start of the hour. */
  hour: number;
  delivered: number;
  failed: number;
  last_delivered_at: number | null;
}

/** Clients, pending sign-ins, grants, codes and tokens. */
export interface ConnectRecordsTable {
  kind: string;
  /** Digest of the record's id or token. */
  id: string;
  /** Digest of the grant's id. */
  grant_id: string | null;
  /** JSON, without the values that are used for lookups. */
  payload: string;
  created_at: number;
  expires_at: number;
  /** Time when a single-use record was used. */
  consumed_at: number | null;
  /** Kept so that a revoked token is reported as revoked until a day after it would have expired. */
  ended_at: number | null;
}

export interface AuditTable {
  sequence: number;
  at: number;
  /** An operator's name, `owner` or `server`. */
  actor: string;
  action: string;
  subject: string | null;
  /** JSON. */
  details: string;
  address: string | null;
  request_id: string | null;
}

export interface BlocksTable {
  id: string;
  kind: 'network' | 'email_domain' | 'key';
  value: string;
  reason: string;
  until: number | null;
  created_at: number;
  created_by: string;
}

/** At most one inbox per key. */
export interface TestInboxesTable {
  /** 128 random bits in hexadecimal. */
  id: string;
  key_id: string;
  created_at: number;
  /** When the inbox was last read by its owner, accurate to an hour. */
  used_at: number;
  /** Number of the newest message in the inbox. */
  received: number;
}

export interface TestInboxMessagesTable {
  inbox_id: string;
  /** Counts from 1 within the inbox. */
  number: number;
  received_at: number;
  subscription_id: string;
  /** 1 if the signature was valid. */
  verified: number;
  /** Size of headers and body in bytes. */
  size: number;
  /** JSON. */
  headers: string;
  /** As received. */
  body: string;
}

/** Tables with data that must not be lost. */
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
  test_inboxes: TestInboxesTable;
  test_inbox_messages: TestInboxMessagesTable;
}

export interface UsageTable {
  key_id: string;
  day: number;
  count: number;
  /** Number of calls that the last statement on this row obtained. A statement may request several calls. */
  granted: number;
}

/** Recent request starts of sources whose rate limit all processes share. PostgreSQL only. */
export interface SourceStartsTable {
  source: string;
  /** Comma-separated milliseconds since 1970 in ascending order, from the database's clock; covers one window. */
  starts: string;
  /** Milliseconds until the next start, as computed by the last statement. */
  wait: number;
}

export interface SharedFilesTable {
  name: string;
  version: string;
  bytes: number;
  /** SHA-256, hex. */
  hash: string;
}

/** Each row stores a part of up to half a megabyte. */
export interface SharedFilePiecesTable {
  name: string;
  version: string;
  piece: number;
  body: Buffer;
}

export interface VesselPositionsTable {
  mmsi: number;
  /** Number of the ten-minute slot since 1970. */
  slot: number;
  time: number;
  latitude: number;
  longitude: number;
  speed: number | null;
  course: number | null;
  heading: number | null;
  nav_status: number | null;
}

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

export interface CallsByServiceTable {
  key_id: string;
  day: number;
  service: string;
  calls: number;
  failed: number;
}

/** Requests per source, hour and duration class. */
export interface SourceHoursTable {
  /** Hours since 1970. */
  hour: number;
  source: string;
  /** Duration class; see store/tallies.ts. */
  pace: number;
  requests: number;
}

/** Requests per source and day. */
export interface SourceDaysTable {
  /** Days since 1970 in UTC. */
  day: number;
  source: string;
  requests: number;
  failed: number;
}

/** A power failure may lose the most recent rows. */
export interface AnswersTable {
  id: string;
  digest: string;
  operation: string;
  /** 1 if the content includes the result. */
  has_result: number;
  /** When the answer was stored or last opened. */
  kept_at: number;
  /** Characters of `content`. */
  size: number;
  /** Canonical JSON, deflated and encoded as base64. */
  content: string;
}

export interface CountTables {
  vessel_positions: VesselPositionsTable;
  vessels_heard: VesselsHeardTable;
  usage: UsageTable;
  calls_by_service: CallsByServiceTable;
  source_hours: SourceHoursTable;
  source_days: SourceDaysTable;
  source_starts: SourceStartsTable;
  shared_files: SharedFilesTable;
  shared_file_pieces: SharedFilePiecesTable;
  answers: AnswersTable;
}
