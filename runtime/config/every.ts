// How often an entity type is looked at: declared in events/<source>.yaml, set otherwise by environment (`ALMANAC_EVENT_EVERY_<TYPE>`).

import type { EventType } from '../contract/event.ts';
import { durationOf } from '../lib/duration.ts';

/** Begins the settings that say how often a type is looked at. */
export const EVERY_PREFIX = 'ALMANAC_EVENT_EVERY_';
const SHORTEST_MS = 100;

/** The environment variable of a type's interval. */
export function everyVariable({ type }: Pick<EventType, 'type'>): string {
  return `${EVERY_PREFIX}${type}`.replaceAll('-', '_').toUpperCase();
}

/** Milliseconds between two looks; `faults` receives a sentence, with the variable's name, when the value cannot be used. */
export function readEvery(
  type: Pick<EventType, 'type' | 'everyMs'>,
  environment: Readonly<Record<string, string | undefined>>,
  faults: string[],
): number {
  const variable = everyVariable(type);
  const text = environment[variable]?.trim() ?? '';
  if (text === '') return type.everyMs;
  const value = durationOf(text);
  if (value !== undefined && value >= SHORTEST_MS) return value;
  faults.push(`${variable}: ${JSON.stringify(text.slice(0, 80))} is not a duration such as 30s, 5m or 1h.`);
  return type.everyMs;
}
