// What changed between two records of one company, field by field: the part of get_registry_recent_changes that is not kept
// anywhere but computed when it is asked for.

import type { Change, FieldChange } from '../../../generated/services/no-registry/types.ts';
import { isObject, textOf } from '../../sources/loose-json.ts';

type Scalar = FieldChange['before'];

/** A change of one record as the watch keeps it; `before` is null for a new record, `after` for one that is gone. */
export interface RecordChange {
  readonly entityId: string;
  /** When it was found, milliseconds since 1970. */
  readonly changedAt: number;
  readonly before: object | null;
  readonly after: object | null;
}

/** What is kept of the watchlist's changes. */
export interface ChangeHistory {
  /** Changes found at or after `since`, oldest first, at most `limit`. */
  changesSince(since: Date, limit: number): Promise<readonly RecordChange[]>;
}

/** A deleted unit loses nearly all its fields; that it was deleted is the one thing that happened. */
const OF_A_DELETION: ReadonlySet<string> = new Set(['status', 'deleted', 'deletion_date']);
const LONGEST_LIST = 500;

/** The change with its values before and after; undefined when nothing that a reader would notice changed. */
export function changeRecord({ entityId, changedAt, before, after }: RecordChange): Change | undefined {
  const field_changes = fieldChanges(before, after);
  if (field_changes.length === 0) return undefined;
  const name = textOf(flattened(after ?? before ?? {}).get('name')) ?? null;
  const change = before === null ? 'created' : after === null ? 'removed' : 'updated';
  return { entity_id: entityId, name, changed_at: new Date(changedAt).toISOString(), change, field_changes };
}

/** The fields that differ, in the order of the newer record. Of a record that came or went only its status is told. */
export function fieldChanges(before: object | null, after: object | null): FieldChange[] {
  const [older, newer] = [flattened(before ?? {}), flattened(after ?? {})];
  const isWhole = before !== null && after !== null;
  const deletion = newer.get('deleted') === true && older.get('deleted') !== true;
  const changes: FieldChange[] = [];
  for (const field of new Set([...newer.keys(), ...older.keys()])) {
    const [was, is] = [older.get(field) ?? null, newer.get(field) ?? null];
    const told = isWhole ? !deletion || OF_A_DELETION.has(field) : field === 'status';
    if (told && was !== is) changes.push({ field, before: was, after: is });
  }
  return changes.slice(0, LONGEST_LIST);
}

/** Leaves by their path (`address.postal_code`); lists as one text. Empty, null and missing are the same: absent. */
function flattened(record: object, prefix = '', into = new Map<string, Scalar>()): ReadonlyMap<string, Scalar> {
  for (const [name, value] of Object.entries(record) as [string, unknown][]) {
    const field = `${prefix}${name}`;
    if (isObject(value)) flattened(value, `${field}.`, into);
    else {
      const scalar = scalarOf(value);
      if (scalar !== null) into.set(field, scalar);
    }
  }
  return into;
}

function scalarOf(value: unknown): Scalar {
  if (typeof value === 'boolean' || typeof value === 'number') return value;
  if (Array.isArray(value)) return value.map(itemText).join('; ') || null;
  return textOf(value) ?? null;
}

function itemText(item: unknown): string {
  if (!isObject(item)) return textOf(item) ?? '';
  return Object.values(item)
    .map((part) => textOf(part))
    .filter((part) => part !== undefined)
    .join(' ');
}
