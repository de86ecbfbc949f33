// What sign-in by OAuth (runtime/oauth) keeps, as records of several kinds in one table: the provider reads and writes them by
// their ids, the transports ask for access tokens alone. Ids are digests: nobody signs in with what stands in the store.

/** The kinds that the store knows something of; all others are kept and found alike. */
export const CONNECT_KINDS = { accessToken: 'AccessToken', grant: 'Grant' } as const;

/** A record as it is kept. Times are milliseconds since 1970. */
export interface ConnectRecord {
  readonly kind: string;
  readonly id: string;
  /** Id of the grant that it comes of. */
  readonly grantId: string | undefined;
  /** JSON. */
  readonly payload: string;
  readonly createdAt: number;
  readonly expiresAt: number;
}

/** A record as it is found, also when it is over. */
export interface FoundConnectRecord {
  /** JSON. */
  readonly payload: string;
  readonly grantId: string | undefined;
  readonly expiresAt: number;
  /** When it was used, of what may be used once. */
  readonly consumedAt: number | undefined;
  /** When it was revoked; of an access token also by the end of its grant. */
  readonly endedAt: number | undefined;
}

/** Records of sign-ins. */
export interface ConnectStore {
  /** Writes a record, in place of the one that there is. */
  put(record: ConnectRecord): Promise<void>;
  find(kind: string, id: string): Promise<FoundConnectRecord | undefined>;
  /** An access token; one whose grant has ended, or is not there, has ended. */
  findToken(id: string): Promise<FoundConnectRecord | undefined>;
  /** Notes that a record is used. False: it was before, so that of two that come at once one alone is told yes. */
  consume(kind: string, id: string, now: number): Promise<boolean>;
  /** Lets a record live until a time, unless it lives longer. */
  extend(kind: string, id: string, expiresAt: number): Promise<void>;
  /** Revokes a record. */
  end(kind: string, id: string, now: number): Promise<void>;
  /** Revokes all records of a kind that come of a grant. */
  endOfGrant(kind: string, grantId: string, now: number): Promise<void>;
  /**
   * Removes the oldest registered clients that never signed in, beyond a number. A client has signed in when its lifetime was extended
   * beyond `unusedMs`.
   */
  evictClients(unusedMs: number, most: number): Promise<void>;
  /** Tells, in every process and within a second, that an access token or grant ended, by its id; undefined: any may have. */
  onEnd(listener: (id: string | undefined) => void): () => void;
}
