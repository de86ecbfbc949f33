// What a look means, given what was known: pure. The rules that keep it honest are here: half a list removes nothing, a
// baseline tells nothing, and a record without an identity makes the whole look no better than half.

import type { Look } from '../contract/event.ts';
import { MINUTE_MS } from '../kit/duration.ts';
import type { FieldChange, NewChange, Snapshot } from '../store/watch-store.ts';
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
/** Looks that must miss a record so, and how long they must do so. */
const DOUBTED_LOOKS = 3;
const DOUBTED_MS = 30 * MINUTE_MS;

/** Since when a record is missing beside many others, by a clock that always runs, and how many looks missed it. */
export interface Doubt {
  readonly since: number;
  readonly looks: number;
}
/** By entity id. */
export type Doubts = ReadonlyMap<string, Doubt>;
/** Nothing is doubted. */
export const NO_DOUBTS: Doubts = new Map();

/**
 * Sources answer half a list now and then, and call it whole, a cache for as long as half an hour. So a list that lost more than a
 * fifth of its records at once, or all of them, is believed only when three looks in a row and half an hour long miss them: until
 * then they count as there. One record alone is.
 * @param doubts what the look before missed so; undefined for a baseline, which removes nothing
 * @param now milliseconds of a clock that always runs
 */
export function confirmed(
  plan: Plan,
  { covers, records }: Sighting,
  known: number,
  doubts: Doubts | undefined,
  now: number,
  doubtedMs = DOUBTED_MS,
): { plan: Plan; doubts: Doubts } {
  if (covers !== 'all' || doubts === undefined) return { plan, doubts: doubts ?? NO_DOUBTS };
  const { removed } = plan;
  const few = removed.length <= Math.max(1, known * UNDOUBTED_SHARE) && (records.size > 0 || removed.length === 0);
  if (few) return { plan, doubts: NO_DOUBTS };
  const doubted = new Map<string, Doubt>();
  for (const id of removed) {
    const { since = now, looks = 0 } = doubts.get(id) ?? {};
    doubted.set(id, { since, looks: looks + 1 });
  }
  const stood = ({ since, looks }: Doubt) => looks >= DOUBTED_LOOKS && now - since >= doubtedMs;
  return { plan: { ...plan, removed: removed.filter((id) => stood(doubted.get(id) as Doubt)) }, doubts: doubted };
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
