// The store as runtime/webhooks/watch sees it: how far each watch is, what its records last looked like, and the changes found. Every
// write for a watch names the leader that makes it; one that was replaced meanwhile is refused, so that a process that does
// not know yet that it lost the lead can neither repeat nor lose a change.

import type { Kysely } from 'kysely';
import type { DurableTables } from './schema.ts';

/** Another process took the watch over. */
export class LostLead extends Error {
  constructor(entityType: string) {
    super(`another process watches ${entityType} now`);
    this.name = 'LostLead';
  }
}

/** What happened to a record. */
export type ChangeKind = 'created' | 'updated' | 'removed';

/** One field's values; null stands for a missing one too. */
export interface FieldChange {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** A change of one record, as it is kept. */
export interface ChangeRecord {
  readonly id: string;
  readonly entityType: string;
  /** 1, 2, 3 … within the type, without gaps. */
  readonly sequence: number;
  readonly entityId: string;
  readonly change: ChangeKind;
  /** When it was seen, milliseconds since 1970; within the type no two are equal, and they grow with the sequence. */
  readonly changedAt: number;
  readonly fields: readonly FieldChange[];
  /** The record after the change; a removed one as it last was. */
  readonly record: object;
}

/** A record's state as it is to be kept. */
export interface Snapshot {
  readonly entityId: string;
  readonly hash: string;
  readonly record: object;
}

/** A change to be written, with the state that it leads to. */
export interface NewChange extends Snapshot {
  readonly change: ChangeKind;
  readonly fields: readonly FieldChange[];
}

/** For how long a known record has been missing from its source. */
export interface Absence {
  /** Complete looks in a row that missed it. */
  readonly looks: number;
  /** Milliseconds between the first of them and the last. */
  readonly ms: number;
}
/** By entity id. */
export type Absences = ReadonlyMap<string, Absence>;

/** What one transaction writes. */
export interface WatchCommit {
  readonly changes: readonly NewChange[];
  /** States that are taken over without a change. */
  readonly adopted: readonly Snapshot[];
  /** Records whose state is dropped without a change. */
  readonly forgotten: readonly string[];
  /** Records that are missing but still count as there. */
  readonly absent?: Absences;
  /** Records that were missing and are there again. */
  readonly returned?: readonly string[];
  /** Time of the first change, unless it is not after the newest one. */
  readonly at: number;
}

/** How far a watch is; times in milliseconds since 1970. */
export interface WatchProgress {
  readonly entityType: string;
  readonly leader: string;
  readonly fingerprint: string | null;
  readonly cursor: unknown;
  /** When the present baseline was complete; null while there is none. */
  readonly baselineAt: number | null;
  readonly watchedAt: number | null;
  readonly lookedAt: number | null;
  readonly failures: number;
  readonly failure: string | null;
  /** Of the newest change; 0 before the first. */
  readonly sequence: number;
  readonly changedAt: number;
}

/** What is noted of a watch; absent members stay as they are. */
export interface WatchNote {
  readonly fingerprint?: string;
  /** Any JSON value; undefined leaves the cursor, null forgets it. */
  readonly cursor?: unknown;
  readonly baselineAt?: number | null;
  readonly watchedAt?: number;
  readonly lookedAt?: number;
  readonly failures?: number;
  readonly failure?: string | null;
}

/** Called within the transaction that writes the changes: what it writes there is kept with them or not at all. */
export type WithinCommit = (tx: Kysely<DurableTables>, changes: readonly ChangeRecord[]) => Promise<void>;

/** All methods that take a `leader` reject with LostLead when another one took the watch over. */
export interface WatchStore {
  /** Takes a watch over, or begins it. */
  claim(entityType: string, leader: string): Promise<WatchProgress>;
  progress(entityType: string): Promise<WatchProgress | undefined>;
  list(): Promise<WatchProgress[]>;
  note(entityType: string, leader: string, note: WatchNote): Promise<void>;
  /** Hashes of the known records by entity id: of all, or of these. */
  hashes(entityType: string, ids?: readonly string[]): Promise<Map<string, string>>;
  /** Known records that the last complete look missed. */
  absences(entityType: string): Promise<Map<string, Absence>>;
  /** The known records with these ids. */
  records(entityType: string, ids: readonly string[]): Promise<Map<string, object>>;
  /** Writes changes and states in one transaction, which `within` may extend. Returns the changes as they were numbered. */
  commit(entityType: string, leader: string, commit: WatchCommit, within?: WithinCommit): Promise<ChangeRecord[]>;
  /** Notes that records were seen, those whose note is older than `before`. */
  seen(entityType: string, ids: readonly string[], at: number, before: number): Promise<void>;
  /** Drops the states of records that were not seen since `before`, without a change. */
  forgetUnseen(entityType: string, before: number): Promise<void>;
  /** The first `limit` changes after a moment, oldest first. */
  changesSince(entityType: string, since: number, limit: number): Promise<ChangeRecord[]>;
  /** The oldest change that is kept. */
  oldestChange(entityType: string): Promise<{ sequence: number; changedAt: number } | undefined>;
  /** Drops changes older than `before`, and all but the newest `keep`. Returns how many went. */
  prune(entityType: string, before: number, keep: number): Promise<number>;
  /** Asks the leading process, whichever it is, to look at this type now: it got its first user, say. */
  nudge(entityType: string): Promise<void>;
  /** Hears such wishes; undefined: any type may have been meant. */
  onNudge(listener: (entityType: string | undefined) => void): () => void;
}
