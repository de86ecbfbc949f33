// Local times that a source writes without an offset.

import { Temporal } from 'temporal-polyfill';
import { momentOf } from './loose-json.ts';

const LOCAL = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})(?:\.\d{1,9})?$/;

/**
 * A time as ISO 8601 in UTC: what has no offset is taken as clocks of the zone show it, the first of an hour that they show
 * twice. Undefined for what is no time.
 */
export function zonedMoment(value: unknown, zone: string): string | undefined {
  const [, local] = LOCAL.exec(typeof value === 'string' ? value.trim() : '') ?? [];
  if (local === undefined) return momentOf(value);
  try {
    const instant = Temporal.PlainDateTime.from(local).toZonedDateTime(zone).toInstant();
    return momentOf(instant.toString());
  } catch {
    return undefined;
  }
}
