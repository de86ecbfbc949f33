// The store interface. Times are milliseconds since 1970; days are days since 1970 in UTC. Every method can fail with
// `store_unavailable`.

import type { SourceRate } from '../contract/source.ts';
import type { AnswerStore } from './answers.ts';
import type { AuditStore } from './audit.ts';
import type { BlockStore } from './blocks.ts';
import type { ConnectStore } from './connect-store.ts';
import type { Leadership, Wake } from './engine.ts';
import type { Erased } from './erase.ts';
import type { StoreReadings } from './health.ts';
import type { MasterKeyStore } from './master-key.ts';
import type { Page } from './page.ts';
import type { PositionStore } from './position-store.ts';
import type { Retention } from './purge.ts';
import type { Tallies } from './tallies.ts';
import type { WatchStore } from './watch-store.ts';
import type { WebhookStore } from './webhooks/webhook-store.ts';

/** A folder used only by this process, or a PostgreSQL database shared by any number of processes. */
export type StoreLocation = { readonly dataDir: string } | { readonly databaseUrl: string };

export type KeyOrigin = 'signup' | 'operator';

export interface NewKey {
  readonly id: string;
  readonly plan: string;
  readonly email: string;
  /** The email address without `+word`. */
  readonly mailbox: string;
  readonly origin: KeyOrigin;
  readonly createdAt: number;
}

/** HMAC of the secret, and the prefix that may be shown. */
export interface NewSecret {
  readonly digest: string;
  readonly prefix: string;
  /** Fingerprint of the master key. */
  readonly hashedWith?: string;
}

export interface FoundKey {
  readonly id: string;
  readonly plan: string;
  /** The one of the requested digests that matched. */
  readonly digest: string;
  readonly prefix: string;
  readonly email: string;
  /** Expiry of this secret, which may be in the past or the future. */
  readonly validUntil: number | undefined;
}

/** Never contains a secret. */
export interface KeyRecord {
  readonly id: string;
  readonly prefix: string;
  readonly plan: string;
  readonly email: string;
  readonly origin: KeyOrigin;
  readonly createdAt: number;
  readonly rotatedAt: number | null;
  /** Expiry of a rotated secret that is still valid. */
  readonly previousUntil: number | null;
  readonly lastUsedAt: number | null;
  readonly revokedAt: number | null;
}

export interface FeedbackRecord {
  readonly id: string;
  readonly keyId: string | null;
  readonly service: string;
  readonly kind: string;
  readonly feedback: string;
  readonly receivedAt: number;
}

/** The sealed token of a sign-up link, and the earliest time to send the email. */
export interface SealedMail {
  readonly token: string;
  readonly sendAt: number;
}

export interface UnsentLink {
  readonly digest: string;
  readonly email: string;
  /** Sealed. */
  readonly token: string;
  /** Attempts so far. */
  readonly tries: number;
  readonly expiresAt: number;
}

export interface SignUpLinkStore {
  /**
   * Stores a link, unless a daily limit of the mailbox or network, or the limit of pending emails, has been reached.
   */
  keep(
    link: { digest: string; email: string; mailbox: string; day: number; expiresAt: number; mail?: SealedMail },
    limits: { address: string; ofAddress: number; ofMailbox: number; waiting: number },
  ): Promise<'kept' | 'address_limit' | 'mailbox_limit' | 'full'>;
  takeUnsent(now: number, max: number, leaseUntil: number): Promise<UnsentLink[]>;
  /** Records that the email was sent or abandoned. */
  sent(digest: string): Promise<void>;
  /** Schedules another attempt. */
  sendLater(digest: string, at: number): Promise<void>;
  /** Uses up a link and returns its email address; undefined if the link is not valid. */
  use(digest: string, now: number): Promise<string | undefined>;
  /** Resets the mailbox's daily limit. */
  forget(mailbox: string): Promise<void>;
}

export interface KeyStore {
  create(key: NewKey, secret: NewSecret): Promise<void>;
  /**
   * Creates a key unless its mailbox has an active one, or the client address `from` has reached `limit` on this day.
   * The limits are exact under concurrency.
   */
  signUp(
    key: NewKey,
    secret: NewSecret,
    from?: { address: string; day: number; limit: number },
  ): Promise<'created' | 'email_taken' | 'address_limit'>;
  /**
   * @param before the digest under the previous master key, if there is one, because the secret may be hashed with
   * either master key
   */
  find(digest: string, before?: string): Promise<FoundKey | undefined>;
  get(id: string, now: number): Promise<KeyRecord | undefined>;
  /** Newest first. */
  list(page: Page, now: number, of?: { email?: string; mailbox?: string }): Promise<KeyRecord[]>;
  /** Returns the previous plan; undefined if the key is unknown or revoked. */
  changePlan(id: string, plan: string): Promise<string | undefined>;
  /** Older secrets expire at `overlapUntil` at the latest. */
  rotate(id: string, secret: NewSecret, now: number, overlapUntil: number): Promise<'rotated' | 'unknown' | 'revoked'>;
  /** Idempotent. Returns false if the key is unknown. */
  revoke(id: string, now: number): Promise<boolean>;
  /** Updates the time of last use; never sets it to an earlier time. */
  touch(used: ReadonlyMap<string, number>): Promise<void>;
  /** Called in every process within a second of a change; `undefined` means that any key may have changed. */
  onChange(listener: (id: string | undefined) => void): () => void;
}

/** Methods return the value itself if it is in memory, otherwise a promise. */
export interface UsageStore {
  /** Returns the count including this call; 0 if the day's `limit` has been reached. */
  take(keyId: string, day: number, limit: number | undefined): number | Promise<number>;
  /**
   * Never fails. If the store is unavailable, the refund is retried, or dropped if a retry could refund the call twice.
   */
  giveBack(keyId: string, day: number): void | Promise<void>;
  /** With several processes, returns the last count that this process saw. */
  count(keyId: string, day: number): number | Promise<number>;
  /** Keys without calls may be missing from the result. */
  counts(keyIds: readonly string[], day: number): Promise<Map<string, number>>;
  flush(): Promise<void>;
}

export interface FeedbackStore {
  add(record: FeedbackRecord): Promise<void>;
  list(page: Page): Promise<FeedbackRecord[]>;
}

/** Request starts of sources, shared by all processes. */
export interface SourceStarts {
  /** Returns the wait in milliseconds. If the wait exceeds `maxWaitMs`, no start is reserved. */
  take(source: string, rate: SourceRate, maxWaitMs: number): Promise<number>;
}

/** `name` must be a constant in the code, never caller input. */
export interface SharedFiles {
  /** Acquires the exclusive right to create the file; undefined while another process has this right. */
  tryLead(name: string): Promise<Leadership | undefined>;
  version(name: string): Promise<string | undefined>;
  /**
   * Copies the shared file to `file`, resuming an earlier download. Returns false if the shared file is missing or
   * incomplete.
   */
  take(name: string, file: string, signal: AbortSignal): Promise<boolean>;
  /** Deletes older versions. */
  give(name: string, file: string, version: string): Promise<void>;
}

export interface SettingsStore {
  /** Stores the value unless the setting already has one. Returns the stored value. */
  claim(name: string, value: string): Promise<string>;
  /** Returns whether `everyMs` have passed since the last call of `done`; also true if the clock was set back. */
  isDue(name: string, now: number, everyMs: number): Promise<boolean>;
  done(name: string, now: number): Promise<void>;
  /** Tests that the store is writable. */
  touch(characters: number): Promise<void>;
}

export interface Store {
  readonly engine: 'sqlite' | 'postgres';
  readonly keys: KeyStore;
  readonly usage: UsageStore;
  readonly tallies: Tallies;
  readonly signUpLinks: SignUpLinkStore;
  readonly feedback: FeedbackStore;
  readonly settings: SettingsStore;
  readonly watches: WatchStore;
  readonly webhooks: WebhookStore;
  readonly positions: PositionStore;
  readonly connect: ConnectStore;
  readonly masterKey: MasterKeyStore;
  readonly audit: AuditStore;
  readonly blocks: BlockStore;
  readonly answers: AnswerStore;
  /** Undefined on the embedded engine, because its only process counts in memory. */
  readonly sourceStarts: SourceStarts | undefined;
  /** Undefined on the embedded engine. */
  readonly sharedFiles: SharedFiles | undefined;
  readonly wake: Wake;
  tryLead(name: string): Promise<Leadership | undefined>;
  /**
   * Deletes data past its retention, including sign-ups from days before `today` and OAuth records that expired more
   * than a day ago.
   * @returns the number of deleted rows
   */
  purge(today: number, keep?: Retention): Promise<number>;
  /** Erases a person's data. Idempotent. */
  erase(email: string, now: number): Promise<Erased>;
  /** Cached for half a second; never rejects. */
  healthy(): Promise<boolean>;
  readings(): StoreReadings;
  /** Closes the store after writing pending data. */
  close(): Promise<void>;
}
