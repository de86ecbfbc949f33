// Polling interval of an entity type, from events/<source>.yaml or `ALMANAC_EVENT_EVERY_<TYPE>`.

import type { EventType } from '../contract/event.ts';
import { durationOf } from '../lib/duration.ts';

export const EVERY_PREFIX = 'ALMANAC_EVENT_EVERY_';
const MIN_MS = 100;

export function everyVariable({ type }: Pick<EventType, 'type'>): string {
  return `${EVERY_PREFIX}${type}`.replaceAll('-', '_').toUpperCase();
}

/** In milliseconds. Adds an error to `faults` if the value is invalid. */
export function readEvery(
  type: Pick<EventType, 'type' | 'everyMs'>,
  environment: Readonly<Record<string, string | undefined>>,
  faults: string[],
): number {
  const variable = everyVariable(type);
  const text = environment[variable]?.trim() ?? '';
  if (text === '') return type.everyMs;
  const value = durationOf(text);
  if (value !== undefined && value >= MIN_MS) return value;
  faults.push(`${variable}: ${JSON.stringify(text.slice(0, 80))} is not a duration such as 30s, 5m or 1h.`);
  return type.everyMs;
}
