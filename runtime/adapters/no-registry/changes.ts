// The watch stores entire fields (an address, a list) before and after a change. Results contain single values with
// their paths instead.

import type { Change, FieldChange } from '../../../generated/services/no-registry/types.ts';
import type { AdapterResult } from '../../contract/adapter-result.ts';
import { isObject, objectOf, textOf } from '../../lib/loose-json.ts';
import type { ChangeRecord } from '../../store/watch-store.ts';

type Scalar = AdapterResult<FieldChange>['before'];

export type TrackedChange = Pick<ChangeRecord, 'entityId' | 'change' | 'changedAt' | 'fields' | 'record'>;

/**
 * Fields that are reported for a deletion. The others are omitted, because a deleted unit loses nearly all of its
 * fields.
 */
const OF_A_DELETION: ReadonlySet<string> = new Set(['status', 'deleted', 'deletion_date']);
const MAX_FIELDS = 500;

/** If a company appeared or disappeared, the record includes only its status. */
export function changeRecord({ entityId, change, changedAt, fields, record }: TrackedChange): AdapterResult<Change> {
  const deletion = fields.some(({ field, after }) => field === 'deleted' && after === true);
  const reported = fields.filter(({ field }) => {
    if (change !== 'updated') return field === 'status';
    return !deletion || OF_A_DELETION.has(field);
  });
  return {
    entity_id: entityId,
    name: textOf(objectOf(record)['name']),
    changed_at: new Date(changedAt).toISOString(),
    change,
    field_changes: reported
      .flatMap(({ field, before, after }) => leafChanges(field, before, after))
      .slice(0, MAX_FIELDS),
  };
}

/** Returns the differences below one field. Paths that exist in the newer value come first. */
function leafChanges(field: string, before: unknown, after: unknown): AdapterResult<FieldChange>[] {
  const [older, newer] = [leaves(before, field), leaves(after, field)];
  return [...new Set([...newer.keys(), ...older.keys()])]
    .map((path) => ({ field: path, before: older.get(path), after: newer.get(path) }))
    .filter((leaf) => leaf.before !== leaf.after);
}

/**
 * Maps paths (`address.postal_code`) to values; lists become one string. Values that are empty, null or missing are
 * omitted.
 */
function leaves(value: unknown, path: string, into = new Map<string, Scalar>()): ReadonlyMap<string, Scalar> {
  if (isObject(value)) for (const [name, part] of Object.entries(value)) leaves(part, `${path}.${name}`, into);
  else {
    const scalar = scalarOf(value);
    if (scalar !== null) into.set(path, scalar);
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
    .map(textOf)
    .filter((part) => part !== undefined)
    .join(' ');
}
