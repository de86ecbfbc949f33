// Converts local times that a source provides without an offset.

import { momentOf } from './loose-json.ts';
import { instantsOf } from './time-zones.ts';

const LOCAL = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})(?:\.\d{1,9})?$/;

/** A time without an offset is local to the zone; if an hour occurs twice, the first one is used. */
export function zonedMoment(value: unknown, zone: string): string | undefined {
  const [, local] = LOCAL.exec(typeof value === 'string' ? value.trim() : '') ?? [];
  if (local === undefined) return momentOf(value);
  const asUtc = momentOf(`${local}Z`);
  if (asUtc === undefined) return undefined;
  return momentOf(new Date(instantsOf(zone, Date.parse(asUtc) / 1000).instant * 1000).toISOString());
}
