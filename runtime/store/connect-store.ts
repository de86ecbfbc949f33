// Persistent state of OAuth sign-in (runtime/oauth): records of several kinds in one table. Ids are stored as digests, so a
// copy of the store cannot be used to sign in.

/** Kinds with special handling. */
export const CONNECT_KINDS = { accessToken: 'AccessToken', grant: 'Grant' } as const;

/** Times are milliseconds since 1970. */
export interface ConnectRecord {
  readonly kind: string;
  readonly id: string;
  readonly grantId: string | undefined;
  /** JSON. */
  readonly payload: string;
  readonly createdAt: number;
  readonly expiresAt: number;
}

export interface FoundConnectRecord {
  /** JSON. */
  readonly payload: string;
  readonly grantId: string | undefined;
  readonly expiresAt: number;
  /** Time when a single-use record was used. */
  readonly consumedAt: number | undefined;
  /** Time when the record was ended. An access token also ends when its grant ends. */
  readonly endedAt: number | undefined;
}

export interface ConnectStore {
  put(record: ConnectRecord): Promise<void>;
  find(kind: string, id: string): Promise<FoundConnectRecord | undefined>;
  /** A token counts as ended if its grant has ended or is missing. */
  findToken(id: string): Promise<FoundConnectRecord | undefined>;
  /** Returns false if the record was already used. Of two concurrent calls, only one returns true. */
  consume(kind: string, id: string, now: number): Promise<boolean>;
  /** Extends the lifetime of a record; never shortens it. */
  extend(kind: string, id: string, expiresAt: number): Promise<void>;
  end(kind: string, id: string, now: number): Promise<void>;
  endOfGrant(kind: string, grantId: string, now: number): Promise<void>;
  /**
   * Keeps at most `max` clients that have never signed in, and removes the oldest. A sign-in extends a client's
   * lifetime beyond `unusedMs`.
   */
  evictClients(unusedMs: number, max: number): Promise<void>;
  /**
   * Called in every process within a second of the end of an access token or grant. `undefined` means that any of them
   * may have ended.
   */
  onEnd(listener: (id: string | undefined) => void): () => void;
}
