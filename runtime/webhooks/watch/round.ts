// Runs one poll. Changes are written in small transactions together with the resulting states, and the cursor is
// updated only after all changes have been written. If the process dies in between, no change is lost or reported
// twice.

import { setImmediate as pause } from 'node:timers/promises';
import type { Look, LookCall } from '../../contract/event.ts';
import { batches } from '../../lib/batches.ts';
import type {
  Absences,
  NewChange,
  Snapshot,
  WatchProgress,
  WatchStore,
  WithinCommit,
} from '../../store/watch-store.ts';
import {
  baselineOf,
  changesOf,
  confirmed,
  creation,
  fingerprintOf,
  hasEnded,
  lossOf,
  type Plan,
  removal,
  sight,
  update,
} from './compare.ts';
import { longestWait } from './schedule.ts';
import type { Watch } from './watch.ts';

/** Number of records per transaction. It is small because a transaction blocks the embedded store. */
const BATCH = 100;
/** Maximum number of records in a poll. More would exhaust memory. */
const MAX_RECORDS = 100_000;
/** Precision of the time when a record was last seen, as a share of the time after which it is forgotten. */
const SEEN_SHARE = 0.1;

export interface RoundContext {
  readonly store: WatchStore;
  readonly leader: string;
  /** Provides the timestamps of changes. */
  readonly now: () => Date;
  /** Aborted when the leadership is lost or the process stops. A transaction in progress still finishes. */
  readonly signal: AbortSignal;
  readonly deadlineMs: number;
  readonly onChanges: WithinCommit | undefined;
  /** Minimum time that a record must be missing before a doubtful removal is reported, in milliseconds. */
  readonly doubtedMs: number | undefined;
}

export interface RoundOutcome {
  readonly baseline: boolean;
  readonly covers: Look['covers'];
  readonly records: number;
  readonly unidentified: number;
  readonly changes: number;
  readonly absent: number;
  readonly newlyAbsent: number;
  /** True if so many records are missing that the list cannot be trusted. */
  readonly isGreatLoss: boolean;
}

class LookTooLong extends Error {
  readonly code = 'upstream_timeout';
}

/**
 * Rejects with the poll's error, LostLead, StoreUnavailable or the signal's reason. Changes that have already been
 * written are kept.
 */
export async function round(watch: Watch, progress: WatchProgress, context: RoundContext): Promise<RoundOutcome> {
  const { store, leader } = context;
  const fingerprint = fingerprintOf(watch);
  // An outage does not require a new baseline, because changes made in the meantime are reported. A type without
  // subscribers loses its baseline, so the next subscriber starts with a new one.
  const baseline = progress.baselineAt === null || progress.fingerprint !== fingerprint;
  // An interrupted baseline is restarted, and the records that it wrote are never reported as changes.
  const anew = baseline ? { fingerprint, baselineAt: null, cursor: null } : {};
  await store.note(watch.entityType, leader, { ...anew, watchedAt: Date.now() });

  const look = await request(watch, baseline ? undefined : progress.cursor, context);
  if (look.records.length > MAX_RECORDS) throw new RangeError(`more than ${MAX_RECORDS} records in one poll`);
  const sighting = await sight(watch, look, pause);
  const { covers, unidentified } = sighting;
  const outcome = { baseline, covers, records: sighting.records.size, unidentified };
  const done = { lookedAt: Date.now(), watchedAt: Date.now(), failures: 0, failure: null };
  if (baseline && covers === 'half') {
    await store.note(watch.entityType, leader, done);
    return { ...outcome, changes: 0, absent: 0, newlyAbsent: 0, isGreatLoss: false };
  }

  const everything = baseline || covers === 'all';
  const named = [...sighting.records.keys(), ...(look.removedIds ?? []), ...(look.forgottenIds ?? [])];
  const known = await store.hashes(watch.entityType, everything ? undefined : named);
  const found = baseline ? baselineOf(sighting, known) : changesOf(look, sighting, known);
  const before = await store.absences(watch.entityType);
  const loss = baseline ? NO_LOSS : lossOf(found, look, sighting, known.size);
  const doubted = loss.isGreat ? loss.missing : await unended(watch, loss.missing, context);
  const { plan, absent } = confirmed(
    found,
    doubted,
    before,
    elapsedMs(watch, progress, done.lookedAt, context),
    context.doubtedMs,
  );
  await noteAbsences(
    watch,
    absent,
    [...before.keys()].filter((id) => sighting.records.has(id)),
    context,
  );
  const changes = await write(watch, plan, context);
  if (watch.forgetUnseenMs !== undefined && covers !== 'half') {
    const now = Date.now();
    const noted = now - watch.forgetUnseenMs * SEEN_SHARE;
    await store.seen(watch.entityType, [...sighting.records.keys()], now, noted);
    await store.forgetUnseen(watch.entityType, now - watch.forgetUnseenMs);
  }
  await store.note(watch.entityType, leader, {
    ...done,
    watchedAt: Date.now(),
    ...(look.nextCursor === undefined ? {} : { cursor: look.nextCursor }),
    ...(baseline ? { baselineAt: context.now().getTime() } : {}),
  });
  const newlyAbsent = [...absent.keys()].filter((id) => !before.has(id)).length;
  return { ...outcome, changes, absent: absent.size, newlyAbsent, isGreatLoss: loss.isGreat };
}

const NO_LOSS = { missing: [], isGreat: false };

async function unended(
  { entityType, ends }: Watch,
  missing: readonly string[],
  { store, now }: RoundContext,
): Promise<readonly string[]> {
  if (ends === undefined || missing.length === 0) return [];
  const records = await store.records(entityType, missing);
  return missing.filter((id) => !hasEnded(records.get(id) ?? {}, ends, now()));
}

/**
 * Returns the time since the last poll, limited so that an outage or clock change does not make an absence appear
 * longer than observed.
 */
function elapsedMs({ everyMs }: Watch, { lookedAt }: WatchProgress, now: number, { deadlineMs }: RoundContext): number {
  if (lookedAt === null) return 0;
  return Math.min(Math.max(0, now - lookedAt), longestWait(everyMs) + deadlineMs);
}

/** Stores the absences so that the next leader can continue counting. */
async function noteAbsences(
  { entityType }: Watch,
  absent: Absences,
  returned: readonly string[],
  { store, leader, signal, now }: RoundContext,
): Promise<void> {
  const nothing = { changes: [], adopted: [], forgotten: [], at: now().getTime() };
  for (const some of batches([...absent], BATCH)) {
    signal.throwIfAborted();
    await store.commit(entityType, leader, { ...nothing, absent: new Map(some) });
    await pause();
  }
  for (const some of batches(returned, BATCH)) {
    signal.throwIfAborted();
    await store.commit(entityType, leader, { ...nothing, returned: some });
    await pause();
  }
}

/** Polls the source, ignoring results that arrive after the deadline. */
function request(watch: Watch, cursor: unknown, { signal, deadlineMs, now }: RoundContext): Promise<Look> {
  const ended = new AbortController();
  const stop = () => ended.abort(signal.reason);
  signal.addEventListener('abort', stop);
  if (signal.aborted) stop();
  const late = () => ended.abort(new LookTooLong(`no response within ${deadlineMs} ms`));
  const timer = setTimeout(late, deadlineMs);
  const call: LookCall = {
    deadline: Date.now() + deadlineMs,
    signal: ended.signal,
    provenance: () => {},
    now,
    newest: true,
  };
  return new Promise<Look>((resolve, reject) => {
    const giveUp = () => reject(ended.signal.reason);
    ended.signal.addEventListener('abort', giveUp);
    if (ended.signal.aborted) return giveUp();
    // This turns a synchronous exception into a rejection.
    Promise.resolve()
      .then(() => watch.look(cursor, call))
      .then(resolve, reject);
  }).finally(() => {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  });
}

async function write(watch: Watch, plan: Plan, context: RoundContext): Promise<number> {
  const { store, leader, signal, onChanges } = context;
  const { entityType } = watch;
  const commit = async (changes: readonly NewChange[], adopted: readonly Snapshot[], forgotten: readonly string[]) => {
    signal.throwIfAborted();
    const at = context.now().getTime();
    await store.commit(entityType, leader, { changes, adopted, forgotten, at }, onChanges);
    await pause();
  };
  for (const adopted of batches(plan.adopted, BATCH)) await commit([], adopted, []);
  for (const forgotten of batches(plan.forgotten, BATCH)) await commit([], [], forgotten);
  let count = 0;
  for (const created of batches(plan.created, BATCH)) {
    await commit(
      created.map((after) => creation(watch, after)),
      [],
      [],
    );
    count += created.length;
  }
  for (const updated of batches(plan.updated, BATCH)) {
    const former = await store.records(
      entityType,
      updated.map(({ entityId }) => entityId),
    );
    const changes = updated.map((after) => update(watch, former.get(after.entityId) ?? {}, after));
    await commit(changes, [], []);
    count += changes.length;
  }
  for (const removed of batches(plan.removed, BATCH)) {
    const former = await store.records(entityType, removed);
    const changes = removed.map((id) => removal(watch, id, former.get(id) ?? {}));
    await commit(changes, [], []);
    count += changes.length;
  }
  return count;
}
