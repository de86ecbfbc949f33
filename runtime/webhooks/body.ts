// Event bodies are stored, so every attempt and pull returns the same bytes.

import type { ChangeRecord } from '../store/watch-store.ts';

/**
 * Maximum size of a body. The body of a larger change contains only the record's id and the tool call that fetches the
 * record.
 */
const MAX_BYTES = 65_536;
/** Maximum size of everything except `data`. */
const ENVELOPE_BYTES = 256;

export interface Fetch {
  readonly service: string;
  readonly tool: string;
  readonly argument: string;
}

export function eventData(change: ChangeRecord, fetch: Fetch | undefined): string {
  const { entityId, change: kind, fields, record } = change;
  const named = { entity_id: entityId, change: kind, fields_changed: fields.map(({ field }) => field) };
  const text = JSON.stringify({ ...named, record });
  if (Buffer.byteLength(text) + ENVELOPE_BYTES <= MAX_BYTES) return text;
  const call =
    fetch === undefined
      ? {}
      : { fetch: { path: `/rest/${fetch.service}/${fetch.tool}`, arguments: { [fetch.argument]: entityId } } };
  return JSON.stringify({ ...named, record: null, truncated: true, ...call });
}

/** Returns the body of an event. `occurredAt` is in milliseconds since 1970; `data` is JSON. */
export function eventBody(type: string, occurredAt: number, sequence: number, data: string): string {
  const head = JSON.stringify({ type, timestamp: new Date(occurredAt).toISOString(), sequence });
  return `${head.slice(0, -1)},"data":${data}}`;
}

export function pingBody(subscriptionId: string, entityType: string, now: number): string {
  const data = { subscription_id: subscriptionId, entity_type: entityType };
  return JSON.stringify({ type: 'ping', timestamp: new Date(now).toISOString(), data });
}

/**
 * Returns the body of a test event, which is marked as a test and has no sequence number. `occurredAt` is in
 * milliseconds since 1970; `data` is JSON.
 */
export function testBody(type: string, occurredAt: number, data: string): string {
  const head = JSON.stringify({ type, timestamp: new Date(occurredAt).toISOString(), test: true });
  return `${head.slice(0, -1)},"data":${data}}`;
}

/** Returns the `data` of an event about an example record. */
export function exampleData(entityId: string, record: object): string {
  return JSON.stringify({ entity_id: entityId, change: 'updated', fields_changed: Object.keys(record), record });
}
