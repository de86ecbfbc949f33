// Canonical JSON has sorted names and no null members, so reordering or omitting members does not count as a change.

import { createHash } from 'node:crypto';

/** Values that JSON cannot represent become null. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return scalar(value);
  if (typeof (value as { toJSON?: unknown }).toJSON === 'function') return canonicalJson(JSON.parse(scalar(value)));
  const members = Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, member]) => [name, canonicalJson(member)])
    .filter(([, text]) => text !== 'null')
    .map(([name, text]) => `${JSON.stringify(name)}:${text}`);
  return `{${members.join(',')}}`;
}

function scalar(value: unknown): string {
  return JSON.stringify(value) ?? 'null';
}

/** Returns the SHA-256 hash of the given fields in base64url. */
export function fieldsHash(record: object, fields: readonly string[]): string {
  const values = fields.map((field) => [field, (record as Record<string, unknown>)[field]]);
  return createHash('sha256').update(canonicalJson(values)).digest('base64url');
}
