// Store interface for runtime/webhooks/watch: the progress of each watch, the last snapshots of its records, and the
// changes found. Every write names its leader; a replaced leader is rejected. A process that has not noticed that it is
// no longer the leader can therefore neither repeat nor lose a change.

import type { Kysely } from 'kysely';
import type { DurableTables } from './schema.ts';

export class LostLead extends Error {
  constructor(entityType: string) {
    super(`another process is watching ${entityType}`);
    this.name = 'LostLead';
  }
}

export type ChangeKind = 'created' | 'updated' | 'removed';

/** `null` may also mean that the field is missing. */
export interface FieldChange {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

export interface ChangeRecord {
  readonly id: string;
  readonly entityType: string;
  /** Counts from 1 within the entity type, without gaps. */
  readonly sequence: number;
  readonly entityId: string;
  readonly change: ChangeKind;
  /** Time of detection in milliseconds since 1970; unique and ascending within the entity type. */
  readonly changedAt: number;
  readonly fields: readonly FieldChange[];
  /** Record after the change, or before its removal. */
  readonly record: object;
}

export interface Snapshot {
  readonly entityId: string;
  readonly hash: string;
  readonly record: object;
}

/** A change, including the resulting state of the record. */
export interface NewChange extends Snapshot {
  readonly change: ChangeKind;
  readonly fields: readonly FieldChange[];
}

/** How long a known record has been missing. */
export interface Absence {
  /** Number of consecutive complete polls without the record. */
  readonly looks: number;
  /** Milliseconds from the first to the last of these polls. */
  readonly ms: number;
}
/** By entity id. */
export type Absences = ReadonlyMap<string, Absence>;

/** Data that is written in one transaction. */
export interface WatchCommit {
  readonly changes: readonly NewChange[];
  /** States to store without recording a change. */
  readonly adopted: readonly Snapshot[];
  /** Records to delete without recording a change. */
  readonly forgotten: readonly string[];
  /** Records that are missing but still count as present. */
  readonly absent?: Absences;
  /** Records that are present again. */
  readonly returned?: readonly string[];
  /** Time of the changes. It is adjusted if it is not after the newest stored change. */
  readonly at: number;
}

/** Times in milliseconds since 1970. */
export interface WatchProgress {
  readonly entityType: string;
  readonly leader: string;
  readonly fingerprint: string | null;
  readonly cursor: unknown;
  readonly baselineAt: number | null;
  readonly watchedAt: number | null;
  readonly lookedAt: number | null;
  readonly failures: number;
  readonly failure: string | null;
  /** Sequence number of the newest change; 0 before the first. */
  readonly sequence: number;
  readonly changedAt: number;
}

/** Fields that are absent keep their stored values. */
export interface WatchNote {
  readonly fingerprint?: string;
  /** `undefined` keeps the stored cursor; `null` deletes it. */
  readonly cursor?: unknown;
  readonly baselineAt?: number | null;
  readonly watchedAt?: number;
  readonly lookedAt?: number;
  readonly failures?: number;
  readonly failure?: string | null;
}

/**
 * Runs in the transaction that writes the changes, so its own writes are committed or rolled back together with them.
 */
export type WithinCommit = (tx: Kysely<DurableTables>, changes: readonly ChangeRecord[]) => Promise<void>;

/** Methods with a `leader` parameter reject with LostLead if another leader has taken over. */
export interface WatchStore {
  /** Makes `leader` the leader of a watch, which is created if it does not exist. */
  claim(entityType: string, leader: string): Promise<WatchProgress>;
  progress(entityType: string): Promise<WatchProgress | undefined>;
  list(): Promise<WatchProgress[]>;
  note(entityType: string, leader: string, note: WatchNote): Promise<void>;
  hashes(entityType: string, ids?: readonly string[]): Promise<Map<string, string>>;
  /** Known records that were missing from the last complete poll. */
  absences(entityType: string): Promise<Map<string, Absence>>;
  records(entityType: string, ids: readonly string[]): Promise<Map<string, object>>;
  /** Uses one transaction, to which `within` may add statements. */
  commit(entityType: string, leader: string, commit: WatchCommit, within?: WithinCommit): Promise<ChangeRecord[]>;
  /** Updates the time of a record only if the stored time is older than `before`. */
  seen(entityType: string, ids: readonly string[], at: number, before: number): Promise<void>;
  /** Deletes states last seen before `before`, without recording a change. */
  forgetUnseen(entityType: string, before: number): Promise<void>;
  /** Oldest first. */
  changesSince(entityType: string, since: number, limit: number): Promise<ChangeRecord[]>;
  oldestChange(entityType: string): Promise<{ sequence: number; changedAt: number } | undefined>;
  newestChange(entityType: string): Promise<ChangeRecord | undefined>;
  /** Deletes changes from before `before`, and all but the newest `keep`. Returns the number of deleted changes. */
  prune(entityType: string, before: number, keep: number): Promise<number>;
  /** Makes the leader check this entity type now. */
  nudge(entityType: string): Promise<void>;
  /** `undefined` means that any entity type may have been nudged. */
  onNudge(listener: (entityType: string | undefined) => void): () => void;
}
