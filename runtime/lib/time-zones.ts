// Rules of the IANA time zone database. They ship with the server (generated/embedded/time-zones.json.br, made by
// codegen/embedded/time-zones.ts), because the time zone data in Node.js is only as recent as its build. Use these
// functions instead of Intl and Temporal for every zone except UTC.

import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

export interface ZoneRules {
  /**
   * Offset in seconds, positive to the east, and the abbreviation (`CET`; `+0545` if the zone has no letter
   * abbreviation).
   */
  readonly types: readonly (readonly [offsetSeconds: number, abbreviation: string])[];
  /** Index of the type that applies before the first change. */
  readonly first: number;
  /** Times of the changes in Unix seconds, ascending. */
  readonly at: readonly number[];
  /** Index of the type that begins at each change. */
  readonly to: readonly number[];
}

export interface TimeZoneData {
  readonly zones: Readonly<Record<string, ZoneRules>>;
  /** Zone ids by alias. */
  readonly links: Readonly<Record<string, string>>;
}

/** Unix seconds; `at` is the first second of the new offset. */
export interface OffsetChange {
  readonly at: number;
  readonly secondsBefore: number;
  readonly secondsAfter: number;
}

/** Possible instants for a local time, in Unix seconds. */
export interface LocalInstants {
  /** A local time in a gap is moved forward by the gap's length; an overlap yields the first instant (RFC 5545, 3.3.5). */
  readonly instant: number;
  readonly kind: 'exact' | 'gap' | 'overlap';
  /** The second instant if the local time is in an overlap. */
  readonly later: number | undefined;
}

const FILE = new URL('../../generated/embedded/time-zones.json.br', import.meta.url);
const DAY = 86_400;
/** The Gregorian calendar repeats every 400 years, including weekdays. */
const CYCLE = 146_097 * DAY;
/** Time at which the list of changes ends, in Unix seconds. */
const LISTED_UNTIL = Date.UTC(2500, 0, 1) / 1000;

let data: TimeZoneData | undefined;

export function timeZoneData(): TimeZoneData {
  data ??= JSON.parse(brotliDecompressSync(readFileSync(FILE)).toString()) as TimeZoneData;
  return data;
}

/** Accepts ids and aliases, which must match exactly. */
export function rulesOf(zone: string): ZoneRules | undefined {
  const { zones, links } = timeZoneData();
  const name = Object.hasOwn(links, zone) ? (links[zone] as string) : zone;
  return Object.hasOwn(zones, name) ? zones[name] : undefined;
}

/**
 * Seconds, positive to the east.
 * @param at Unix seconds
 * @throws RangeError for an unknown zone
 */
export function offsetAt(zone: string, at: number): number {
  return typeAt(zone, at)[0];
}

/** Returns the abbreviation, such as `CET`, or `+0545` if it has no letters. */
export function abbreviationAt(zone: string, at: number): string {
  return typeAt(zone, at)[1];
}

/** `at` is in Unix seconds. */
export function changeAfter(zone: string, at: number): OffsetChange | undefined {
  const rules = known(zone);
  const cycles = cyclesBeyond(rules, at);
  for (let index = firstAfter(rules.at, at - cycles * CYCLE); index < rules.at.length; index++) {
    const change = changeOf(rules, index, cycles);
    if (change.secondsBefore !== change.secondsAfter) return change;
  }
  // If the rules continue, the next cycle begins after the last listed change.
  return continues(rules) ? changeAfter(zone, LISTED_UNTIL + cycles * CYCLE) : undefined;
}

/** Includes a change at `at` (Unix seconds). */
export function changeUntil(zone: string, at: number): OffsetChange | undefined {
  const rules = known(zone);
  const cycles = cyclesBeyond(rules, at);
  for (let index = firstAfter(rules.at, at - cycles * CYCLE) - 1; index >= 0; index--) {
    const change = changeOf(rules, index, cycles);
    if (change.secondsBefore !== change.secondsAfter) return change;
  }
  return undefined;
}

/**
 * @param local written as if it were UTC, in seconds (`Date.UTC(…) / 1000`)
 * @throws RangeError for an unknown zone
 */
export function instantsOf(zone: string, local: number): LocalInstants {
  // No zone's offset from UTC is as large as a day, and no zone changes its offset twice within two days.
  const [before, after] = [offsetAt(zone, local - DAY), offsetAt(zone, local + DAY)];
  const matching = [...new Set([local - before, local - after])]
    .filter((instant) => instant + offsetAt(zone, instant) === local)
    .sort((a, b) => a - b);
  const [instant, later] = matching;
  if (instant === undefined) return { instant: local - before, kind: 'gap', later: undefined };
  return { instant, kind: later === undefined ? 'exact' : 'overlap', later };
}

/** `YYYY-MM-DDTHH:MM:SS` */
export function localTimeAt(zone: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return new Date((seconds + offsetAt(zone, seconds)) * 1000).toISOString().slice(0, 19);
}

/** `YYYY-MM-DD` */
export function localDay(zone: string, at: Date): string {
  return localTimeAt(zone, at).slice(0, 10);
}

/** `+05:45`, `-03:30`; `+00:17:30` for old local mean times with seconds. */
export function offsetText(seconds: number): string {
  const size = Math.abs(seconds);
  const parts = [Math.floor(size / 3600), Math.floor(size / 60) % 60];
  if (size % 60 !== 0) parts.push(size % 60);
  return `${seconds < 0 ? '-' : '+'}${parts.map((part) => String(part).padStart(2, '0')).join(':')}`;
}

function typeAt(zone: string, at: number): ZoneRules['types'][number] {
  const rules = known(zone);
  return typeOf(rules, firstAfter(rules.at, at - cyclesBeyond(rules, at) * CYCLE) - 1);
}

/** Index -1 means the time before the first change. */
function typeOf({ types, first, to }: ZoneRules, index: number): ZoneRules['types'][number] {
  return types[to[index] ?? first] as ZoneRules['types'][number];
}

function changeOf(rules: ZoneRules, index: number, cycles: number): OffsetChange {
  return {
    at: (rules.at[index] as number) + cycles * CYCLE,
    secondsBefore: typeOf(rules, index - 1)[0],
    secondsAfter: typeOf(rules, index)[0],
  };
}

/** Rules that continue forever have changes listed up to the last year. */
function continues({ at }: ZoneRules): boolean {
  return (at.at(-1) ?? 0) > LISTED_UNTIL - CYCLE;
}

function cyclesBeyond(rules: ZoneRules, at: number): number {
  return !continues(rules) ? 0 : Math.max(0, Math.floor((at - LISTED_UNTIL) / CYCLE) + 1);
}

function firstAfter(instants: readonly number[], at: number): number {
  let [low, high] = [0, instants.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((instants[middle] as number) > at) high = middle;
    else low = middle + 1;
  }
  return low;
}

function known(zone: string): ZoneRules {
  const rules = rulesOf(zone);
  if (rules === undefined) throw new RangeError(`${JSON.stringify(zone)} is not a zone of the IANA time zone database`);
  return rules;
}
