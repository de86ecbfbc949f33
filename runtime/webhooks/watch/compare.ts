// Derives changes from a poll and the known state. A partial list does not remove records, a baseline does not report
// changes, and a record that is missing before its end is removed only after several polls.

import type { Look } from '../../contract/event.ts';
import { MINUTE_MS } from '../../lib/duration.ts';
import type { Absence, Absences, FieldChange, NewChange, Snapshot } from '../../store/watch-store.ts';
import { canonicalJson, fieldsHash } from './canonical.ts';
import type { Watch } from './watch.ts';

/** Maximum length of an id. Longer ids would not fit into an index entry. */
const MAX_ID_LENGTH = 500;

export interface Sighting {
  readonly covers: Look['covers'];
  readonly records: ReadonlyMap<string, Snapshot>;
  /** Number of records without an id. */
  readonly unidentified: number;
}

/** Changes found by one poll, without the previous values. */
export interface Plan {
  readonly created: readonly Snapshot[];
  readonly updated: readonly Snapshot[];
  readonly removed: readonly string[];
  readonly adopted: readonly Snapshot[];
  readonly forgotten: readonly string[];
}

type Compared = Pick<Watch, 'identity' | 'compare'>;

/** Yields to the event loop after every `pauseEvery` records. */
export async function sight(
  watch: Compared,
  look: Look,
  pause: () => Promise<void>,
  pauseEvery = 500,
): Promise<Sighting> {
  const records = new Map<string, Snapshot>();
  let unidentified = 0;
  for (const [index, record] of look.records.entries()) {
    if (index % pauseEvery === pauseEvery - 1) await pause();
    const entityId = identityOf(record, watch.identity);
    if (entityId === undefined) unidentified++;
    else records.set(entityId, { entityId, hash: fieldsHash(record, watch.compare), record });
  }
  return { covers: unidentified > 0 ? 'half' : look.covers, records, unidentified };
}

function identityOf(record: object, field: string): string | undefined {
  const value = (record as Record<string, unknown>)[field];
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : undefined;
  if (typeof value !== 'string' || value === '' || value.length > MAX_ID_LENGTH || value.includes('\0'))
    return undefined;
  return value;
}

/**
 * Must not be called for a baseline.
 * @param known hashes by entity id. If the poll covers everything, hashes of all known records; otherwise, at least
 *   those of the records that it contains
 */
export function changesOf(look: Look, sighting: Sighting, known: ReadonlyMap<string, string>): Plan {
  const adopt = new Set(look.adoptedIds);
  const forgotten = new Set(look.forgottenIds?.filter((id) => known.has(id) && !sighting.records.has(id)));
  const created: Snapshot[] = [];
  const updated: Snapshot[] = [];
  const adopted: Snapshot[] = [];
  for (const snapshot of sighting.records.values()) {
    const hash = known.get(snapshot.entityId);
    if (hash === snapshot.hash) continue;
    if (adopt.has(snapshot.entityId)) adopted.push(snapshot);
    else if (hash === undefined) created.push(snapshot);
    else updated.push(snapshot);
  }
  const gone = new Set(look.removedIds);
  if (sighting.covers === 'all') for (const id of known.keys()) gone.add(id);
  const removed = [...gone].filter((id) => known.has(id) && !sighting.records.has(id) && !forgotten.has(id));
  return { created, updated, removed, adopted, forgotten: [...forgotten] };
}

/** A list is doubtful if more than this share of the known records is missing. */
const UNDOUBTED_SHARE = 0.2;
/** Number of consecutive complete polls from which a record must be missing before a doubtful removal is confirmed. */
const DOUBTED_LOOKS = 3;
const DOUBTED_MS = 30 * MINUTE_MS;

export interface Loss {
  /** Missing records, excluding those that the source reports as deleted. */
  readonly missing: readonly string[];
  /** True if so many records are missing that the list is doubtful. */
  readonly isGreat: boolean;
}

export function lossOf(
  { removed }: Plan,
  { removedIds = [] }: Look,
  { covers, records }: Sighting,
  known: number,
): Loss {
  if (covers !== 'all') return { missing: [], isGreat: false };
  const explicit = new Set(removedIds);
  const missing = removed.filter((id) => !explicit.has(id));
  const isFew = missing.length <= Math.max(1, known * UNDOUBTED_SHARE);
  return { missing, isGreat: missing.length > 0 && (!isFew || records.size === 0) };
}

/**
 * Returns whether a record has ended. If its end time cannot be parsed, it has not.
 * @param ends see Watch.ends
 */
export function hasEnded(record: object, ends: string | undefined, now: Date): boolean {
  if (ends === undefined) return true;
  const end = (record as Record<string, unknown>)[ends];
  return typeof end === 'string' && Date.parse(end) <= now.getTime();
}

/**
 * Holds back unconfirmed removals. Sources sometimes return stale or partial lists as complete, and caches repeat them
 * for up to half an hour, so a missing record would be reported as removed and then as created.
 * @param doubted ids missing from this poll that may still exist
 * @param before absences up to the previous poll
 * @param elapsedMs time since that poll
 */
export function confirmed(
  plan: Plan,
  doubted: readonly string[],
  before: Absences,
  elapsedMs: number,
  doubtedMs = DOUBTED_MS,
): { plan: Plan; absent: Absences } {
  const absent = new Map<string, Absence>();
  for (const id of doubted) {
    const known = before.get(id);
    const absence = { looks: (known?.looks ?? 0) + 1, ms: known === undefined ? 0 : known.ms + elapsedMs };
    if (absence.looks < DOUBTED_LOOKS || absence.ms < doubtedMs) absent.set(id, absence);
  }
  return { plan: { ...plan, removed: plan.removed.filter((id) => !absent.has(id)) }, absent };
}

/** Returns the states that differ from the stored ones, and the ids of stored records to delete. */
export function baselineOf(sighting: Sighting, known: ReadonlyMap<string, string>): Plan {
  const adopted = [...sighting.records.values()].filter(({ entityId, hash }) => known.get(entityId) !== hash);
  const forgotten = [...known.keys()].filter((id) => !sighting.records.has(id));
  return { created: [], updated: [], removed: [], adopted, forgotten };
}

export function creation(watch: Compared, after: Snapshot): NewChange {
  return { ...after, change: 'created', fields: fieldChanges(watch.compare, {}, after.record) };
}

export function update(watch: Compared, before: object, after: Snapshot): NewChange {
  return { ...after, change: 'updated', fields: fieldChanges(watch.compare, before, after.record) };
}

/** Returns the removal of a record. It contains the record's last known state. */
export function removal(watch: Compared, entityId: string, before: object): NewChange {
  const fields = fieldChanges(watch.compare, before, {});
  return { entityId, change: 'removed', hash: '', record: before, fields };
}

export function fieldChanges(compare: readonly string[], before: object, after: object): FieldChange[] {
  return compare
    .map((field) => ({ field, before: fieldOf(before, field), after: fieldOf(after, field) }))
    .filter((change) => canonicalJson(change.before) !== canonicalJson(change.after));
}

function fieldOf(record: object, field: string): unknown {
  return (record as Record<string, unknown>)[field] ?? null;
}

/** Returns a fingerprint that changes when stored records are no longer comparable. */
export function fingerprintOf({ identity, compare, scope }: Pick<Watch, 'identity' | 'compare' | 'scope'>): string {
  return fieldsHash({ identity, compare, scope }, ['identity', 'compare', 'scope']);
}
