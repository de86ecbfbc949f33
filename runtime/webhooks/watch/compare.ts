// Derives changes from a look and what was known before: pure functions. Half a list removes nothing, a baseline reports nothing,
// a record without an identity makes the whole look half a list, and a record that is missing too early must stay missing.

import type { Look } from '../../contract/event.ts';
import { MINUTE_MS } from '../../lib/duration.ts';
import type { Absence, Absences, FieldChange, NewChange, Snapshot } from '../../store/watch-store.ts';
import { canonicalJson, fieldsHash } from './canonical.ts';
import type { Watch } from './watch.ts';

/** Longest identity: an index entry must hold it. */
const LONGEST_ID = 500;

/** A look with its records told apart. */
export interface Sighting {
  readonly covers: Look['covers'];
  readonly records: ReadonlyMap<string, Snapshot>;
  /** Records that could not be told apart. */
  readonly unidentified: number;
}

/** What there is to write. Updated and removed records still lack their former values. */
export interface Plan {
  readonly created: readonly Snapshot[];
  readonly updated: readonly Snapshot[];
  readonly removed: readonly string[];
  readonly adopted: readonly Snapshot[];
  readonly forgotten: readonly string[];
}

type Compared = Pick<Watch, 'identity' | 'compare'>;

/** Tells the records of a look apart and hashes them; lets others run between `pauseEvery` records. */
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
  if (typeof value !== 'string' || value === '' || value.length > LONGEST_ID || value.includes('\0')) return undefined;
  return value;
}

/**
 * What a look that is no baseline says.
 * @param known hashes by entity id: of all known records when the look covers all, else at least of those it names
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

/** Share of a list that may be missing at once without a doubt. */
const UNDOUBTED_SHARE = 0.2;
/** Complete looks in a row that must miss a doubted record, and the least time between the first and the last of them. */
const DOUBTED_LOOKS = 3;
const DOUBTED_MS = 30 * MINUTE_MS;

/** What a look misses of the known records. */
export interface Loss {
  /** Ids without those of which the source itself says that they are gone. */
  readonly missing: readonly string[];
  /** Whether so much is missing at once that the list is doubted as a whole. */
  readonly isGreat: boolean;
}

/** @param known how many records were known */
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
 * Whether a record's own end has passed, so that its absence needs no other explanation. A record whose end is open or cannot be
 * read has not ended.
 * @param ends see Watch.ends
 */
export function hasEnded(record: object, ends: string | undefined, now: Date): boolean {
  if (ends === undefined) return true;
  const end = (record as Record<string, unknown>)[ends];
  return typeof end === 'string' && Date.parse(end) <= now.getTime();
}

/**
 * Keeps doubted records until their absence stands. Sources return stale or partial lists as complete ones now and then, and a cache
 * repeats such a list for up to half an hour: a record that is missing from one of them would be reported as removed, and as created
 * when it returns.
 * @param doubted ids that this look misses, and that may still be there
 * @param before absences up to the look before
 * @param elapsedMs time since that look
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

/** What a baseline writes: the states that differ from what is kept; everything it does not name is dropped. */
export function baselineOf(sighting: Sighting, known: ReadonlyMap<string, string>): Plan {
  const adopted = [...sighting.records.values()].filter(({ entityId, hash }) => known.get(entityId) !== hash);
  const forgotten = [...known.keys()].filter((id) => !sighting.records.has(id));
  return { created: [], updated: [], removed: [], adopted, forgotten };
}

/** A record that appeared. */
export function creation(watch: Compared, after: Snapshot): NewChange {
  return { ...after, change: 'created', fields: fieldChanges(watch.compare, {}, after.record) };
}

/** A record that is another one than before. */
export function update(watch: Compared, before: object, after: Snapshot): NewChange {
  return { ...after, change: 'updated', fields: fieldChanges(watch.compare, before, after.record) };
}

/** A record that went; it is told as it last was. */
export function removal(watch: Compared, entityId: string, before: object): NewChange {
  const fields = fieldChanges(watch.compare, before, {});
  return { entityId, change: 'removed', hash: '', record: before, fields };
}

/** The compared fields whose values differ, in the order in which they are declared. */
export function fieldChanges(compare: readonly string[], before: object, after: object): FieldChange[] {
  return compare
    .map((field) => ({ field, before: fieldOf(before, field), after: fieldOf(after, field) }))
    .filter((change) => canonicalJson(change.before) !== canonicalJson(change.after));
}

function fieldOf(record: object, field: string): unknown {
  return (record as Record<string, unknown>)[field] ?? null;
}

/** Text that differs when records cannot be compared with those kept: another identity, other fields, another scope. */
export function fingerprintOf({ identity, compare, scope }: Pick<Watch, 'identity' | 'compare' | 'scope'>): string {
  return fieldsHash({ identity, compare, scope }, ['identity', 'compare', 'scope']);
}
