// The store as the rest of the runtime sees it: small sub-stores of plain records, the same on both engines. Times are
// milliseconds since 1970; days are whole days since 1970 in UTC. Every method can fail with `store_unavailable`.

import type { SourceRate } from '../contract/source.ts';
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

/** Where the store lives: a folder of this process alone, or a PostgreSQL database shared by any number. */
export type StoreLocation = { readonly dataDir: string } | { readonly databaseUrl: string };

/** Who made a key. */
export type KeyOrigin = 'signup' | 'operator';

/** A key as it is made. */
export interface NewKey {
  readonly id: string;
  readonly plan: string;
  readonly email: string;
  /** The e-mail address without `+word`. */
  readonly mailbox: string;
  readonly origin: KeyOrigin;
  readonly createdAt: number;
}

/** What is kept of a key's secret: its HMAC, and what may be shown. */
export interface NewSecret {
  readonly digest: string;
  readonly prefix: string;
  /** Fingerprint of the master key under which it is hashed. */
  readonly hashedWith?: string;
}

/** A key as found by one of its secrets. */
export interface FoundKey {
  readonly id: string;
  readonly plan: string;
  /** The one of those asked for by which it was found. */
  readonly digest: string;
  readonly prefix: string;
  readonly email: string;
  /** When this secret stops to be valid, or did; undefined while no end is set. */
  readonly validUntil: number | undefined;
}

/** A key as operators see it; never with a secret. */
export interface KeyRecord {
  readonly id: string;
  readonly prefix: string;
  readonly plan: string;
  readonly email: string;
  readonly origin: KeyOrigin;
  readonly createdAt: number;
  readonly rotatedAt: number | null;
  /** Until when a rotated secret works; null when none does any more, or none ever was. */
  readonly previousUntil: number | null;
  readonly lastUsedAt: number | null;
  readonly revokedAt: number | null;
}

/** What a caller reported. */
export interface FeedbackRecord {
  readonly id: string;
  readonly keyId: string | null;
  readonly service: string;
  readonly kind: string;
  readonly feedback: string;
  readonly receivedAt: number;
}

/** A mail that waits: what its link carries, sealed, and from when on it is sent. */
export interface SealedMail {
  readonly token: string;
  readonly sendAt: number;
}

/** A link whose mail has not gone out yet. */
export interface UnsentLink {
  readonly digest: string;
  readonly email: string;
  /** Sealed. */
  readonly token: string;
  /** Tries to mail it so far. */
  readonly tries: number;
  readonly expiresAt: number;
}

/** Links that were mailed to who signs up. */
export interface SignUpLinkStore {
  /** Keeps a link that is to be mailed, unless its mailbox or the network that asks has had so many on its day, or so many mails wait. */
  keep(
    link: { digest: string; email: string; mailbox: string; day: number; expiresAt: number; mail?: SealedMail },
    limits: { address: string; ofAddress: number; ofMailbox: number; waiting: number },
  ): Promise<'kept' | 'address_limit' | 'mailbox_limit' | 'full'>;
  /** Takes links whose mail is due; until `leaseUntil` nobody else does. */
  takeUnsent(now: number, most: number, leaseUntil: number): Promise<UnsentLink[]>;
  /** Its mail is sent, or never will be: what the link carries is not kept any longer. */
  sent(digest: string): Promise<void>;
  /** Its mail is tried again from then on. */
  sendLater(digest: string, at: number): Promise<void>;
  /** Uses a link up, if it can be used still. Gives the e-mail address that it was mailed to. */
  use(digest: string, now: number): Promise<string | undefined>;
  /** Forgets the links of a mailbox: it may be mailed again today. */
  forget(mailbox: string): Promise<void>;
}

/** Keys and their secrets. */
export interface KeyStore {
  create(key: NewKey, secret: NewSecret): Promise<void>;
  /**
   * Creates a key unless its mailbox has an active one, or the client address `from` got `limit` keys on this day. Exact under
   * concurrency.
   */
  signUp(
    key: NewKey,
    secret: NewSecret,
    from?: { address: string; day: number; limit: number },
  ): Promise<'created' | 'email_taken' | 'address_limit'>;
  /** @param before the digest under the previous master key, where there is one: the key may be hashed under either */
  find(digest: string, before?: string): Promise<FoundKey | undefined>;
  get(id: string, now: number): Promise<KeyRecord | undefined>;
  /** Newest first, of one exact address or of one mailbox if given. */
  list(page: Page, now: number, of?: { email?: string; mailbox?: string }): Promise<KeyRecord[]>;
  /** Puts a key under another plan. Gives the one before; undefined: no such key that is not revoked. */
  changePlan(id: string, plan: string): Promise<string | undefined>;
  /** Gives a key a new secret; all older ones end at `overlapUntil` or before. */
  rotate(id: string, secret: NewSecret, now: number, overlapUntil: number): Promise<'rotated' | 'unknown' | 'revoked'>;
  /** Ends a key and all its secrets. Ending it again changes nothing. False: no such key. */
  revoke(id: string, now: number): Promise<boolean>;
  /** Notes when keys were last used; never sets a time back. */
  touch(used: ReadonlyMap<string, number>): Promise<void>;
  /** Tells, in every process and within a second, which key was changed; undefined: any may have been. */
  onChange(listener: (id: string | undefined) => void): () => void;
}

/** Counts calls by key and day. What can be answered from memory is returned as a value, what cannot as a promise. */
export interface UsageStore {
  /** Counts one call, unless the day's `limit` is reached. Returns the count with this call; 0 when it was refused. */
  take(keyId: string, day: number, limit: number | undefined): number | Promise<number>;
  /** Takes one call back. Never fails: without the store it is tried again later, or dropped when that might count twice. */
  giveBack(keyId: string, day: number): void | Promise<void>;
  /** The day's count; with several processes, as this one last saw it. */
  count(keyId: string, day: number): number | Promise<number>;
  /** The day's counts of several keys, as stored; a key without calls may be absent. */
  counts(keyIds: readonly string[], day: number): Promise<Map<string, number>>;
  /** Writes what is only in memory. */
  flush(): Promise<void>;
}

/** What callers reported. */
export interface FeedbackStore {
  add(record: FeedbackRecord): Promise<void>;
  list(page: Page): Promise<FeedbackRecord[]>;
}

/** Starts of requests to sources, counted over all processes. */
export interface SourceStarts {
  /**
   * Takes the next start that `rate` allows for a source, and says how many milliseconds from now it is. A start later than
   * `longestWaitMs` is not taken; the wait is said all the same.
   */
  take(source: string, rate: SourceRate, longestWaitMs: number): Promise<number>;
}

/** Files that one process made and the others take. `name` is of the code, never of callers. */
export interface SharedFiles {
  /** The right to make it, until it is released or the process is gone; undefined while another has it. */
  tryLead(name: string): Promise<Leadership | undefined>;
  /** The version that there is. */
  version(name: string): Promise<string | undefined>;
  /** Puts it whole in the place of `file`, going on where an earlier try ended; false where it is not there, or not whole. */
  take(name: string, file: string, signal: AbortSignal): Promise<boolean>;
  /** Gives a file in the place of older versions. */
  give(name: string, file: string, version: string): Promise<void>;
}

/** Settings of the installation, by name. */
export interface SettingsStore {
  /** Sets a value if there is none, and returns the one that holds. */
  claim(name: string, value: string): Promise<string>;
  /** Whether so many milliseconds went by, by the clock, since something was last done; also when the clock was set back. */
  isDue(name: string, now: number, everyMs: number): Promise<boolean>;
  /** Notes that it was done now. */
  done(name: string, now: number): Promise<void>;
  /** Writes so many characters that mean nothing: whether the store can take them. */
  touch(characters: number): Promise<void>;
}

/** All that outlives a process. */
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
  /** Undefined on the embedded engine: the process is alone, and counts in memory. */
  readonly sourceStarts: SourceStarts | undefined;
  /** Undefined on the embedded engine. */
  readonly sharedFiles: SharedFiles | undefined;
  readonly wake: Wake;
  tryLead(name: string): Promise<Leadership | undefined>;
  /**
   * Removes what nobody asks for any more, a little at a time: old calls, old feedback, keys that were never used for long, sign-ups of
   * days before `today`, and what sign-in by OAuth kept until yesterday.
   * @returns the number of rows removed
   */
  purge(today: number, keep?: Retention): Promise<number>;
  /** Erases what is kept of a person. Doing it again finds nothing. */
  erase(email: string, now: number): Promise<Erased>;
  /** Whether the store can be read and written, as it was at most half a second ago; never rejects. */
  healthy(): Promise<boolean>;
  /** What its statements took and which failed. */
  readings(): StoreReadings;
  /** Writes what is in memory and closes everything. The store cannot be used after. */
  close(): Promise<void>;
}
