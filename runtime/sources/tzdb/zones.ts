// The time zones of the IANA database. Ids come from @vvo/tzdb, because the runtime lists legacy spellings (Asia/Calcutta,
// Europe/Kiev) and omits UTC.

import { type RawTimeZone, rawTimeZones } from '@vvo/tzdb';
import { invalidArgument, type Problem } from '../../contract/problem.ts';
import { foldWords } from '../../lib/text/fold.ts';
import { nearestFew } from '../../lib/text/nearest.ts';
import {
  FURTHEST_AHEAD_HOURS,
  FURTHEST_BEHIND_HOURS,
  LINKS_ACROSS_GROUPS,
  PLACELESS_ZONES,
  ZONES_INSIDE_GROUPS,
} from './zone-links.ts';

/**
 * Abbreviations of a zone's local times. They are valid only for their offsets, because rules change and sources
 * disagree.
 */
export interface ZoneLetters {
  /** CET */
  readonly standard: string;
  /** For example CEST; null for zones without daylight saving time. */
  readonly dst: string | null;
  /** Offset of the standard time from UTC. */
  readonly offsetSeconds: number;
}

export interface Zone {
  /** The current id: Asia/Kolkata, not Asia/Calcutta. */
  readonly id: string;
  /** Sorted. */
  readonly aliases: readonly string[];
  /** First part of the id; Etc for zones without a place. */
  readonly region: string;
  /** ISO 3166-1 alpha-2; null for zones without a place. */
  readonly countryCode: string | null;
  readonly countryName: string | null;
  /** Largest cities of the zone, or of its group of zones with the same rules. */
  readonly mainCities: readonly string[];
  /** Common abbreviations; null if they do not consist of letters. */
  readonly letters: ZoneLetters | null;
}

export interface NamedZone {
  readonly zone: Zone;
  /** The alias that the caller used, in its standard spelling; null if the caller used the zone's id. */
  readonly alias: string | null;
}

export const ZONES: readonly Zone[] = [...placedZones(), ...placelessZones()].sort((a, b) => (a.id < b.id ? -1 : 1));

export const REGIONS: readonly string[] = [...new Set(ZONES.map((zone) => zone.region))].sort();

const BY_NAME: ReadonlyMap<string, NamedZone> = new Map(
  ZONES.flatMap((zone) => [null, ...zone.aliases].map((alias) => [nameKey(alias ?? zone.id), { zone, alias }])),
);

/** Finds a zone by id or alias. Ignores case and treats spaces as underscores. */
export function findZone(name: string): NamedZone | undefined {
  return BY_NAME.get(nameKey(name));
}

/** Throws `invalid_arguments` with suggestions. */
export function requireZone(parameter: string, name: string): NamedZone {
  const found = findZone(name);
  if (found === undefined) throw unknownZone(parameter, name);
  return found;
}

/** Suggests zone ids by city, country, abbreviation or similar spelling. */
export function suggestZones(name: string, count: number): string[] {
  const folded = foldWords(name.replaceAll('_', ' '));
  if (folded === '') return [];
  const city = cityWords(name);
  const letters = name.trim().toUpperCase();
  const meanings = [
    (zone: Zone) => cityWords(zone.id) === city || zone.aliases.some((alias) => cityWords(alias) === city),
    (zone: Zone) => zone.mainCities.some((main) => foldWords(main) === city),
    (zone: Zone) => zone.countryName !== null && foldWords(zone.countryName) === folded,
    (zone: Zone) => zone.letters?.standard === letters || zone.letters?.dst === letters,
  ];
  for (const meant of meanings) {
    const zones = ZONES.filter(meant);
    if (zones.length > 0) return zones.slice(0, count).map((zone) => zone.id);
  }
  const byCity = new Map(ZONES.flatMap((zone) => [zone.id, ...zone.aliases].map((id) => [cityWords(id), zone.id])));
  const nearCities = nearestFew(city, byCity.keys(), count).map((words) => byCity.get(words) as string);
  const nearIds = nearestFew(name.trim(), BY_NAME.keys(), count).map((key) => (BY_NAME.get(key) as NamedZone).zone.id);
  return [...new Set([...nearIds, ...nearCities])].slice(0, count);
}

function unknownZone(parameter: string, name: string): Problem<'invalid_arguments'> {
  const bare = name.trim().toUpperCase();
  const offset = /^(?:(?:UTC|GMT|Z)\s*)?([+-])?(\d{1,2})?(?::?(\d{2}))?$/.exec(bare);
  if (offset !== null && (offset[1] !== undefined || bare === 'Z')) {
    const message = `${JSON.stringify(name)} is a UTC offset, not a time zone, and does not define daylight saving time`;
    return invalidArgument(parameter, message, adviceForOffset(offset[1], offset[2], offset[3]));
  }
  const suggestions = suggestZones(name, 5);
  const hint =
    suggestions.length === 0
      ? 'Use an IANA id such as Europe/Oslo; call list_timezones of world-time to list them.'
      : `Did you mean ${suggestions.join(', ')}?`;
  return invalidArgument(parameter, `${JSON.stringify(name)} is not a zone of the IANA time zone database`, hint);
}

/** Etc/GMT ids invert the sign and exist only for whole hours. */
function adviceForOffset(sign: string | undefined, hours = '0', minutes = '00'): string {
  const place = 'Use the IANA id of the place, such as Europe/Oslo';
  const whole = Number(hours);
  if (whole === 0 && Number(minutes) === 0) return `${place}, or UTC.`;
  const furthest = sign === '+' ? FURTHEST_AHEAD_HOURS : FURTHEST_BEHIND_HOURS;
  if (Number(minutes) !== 0 || whole > furthest) return `${place}.`;
  const id = `Etc/GMT${sign === '+' ? '-' : '+'}${whole}`;
  return `${place}; for exactly this offset all year use ${id} (the sign of Etc ids is inverted).`;
}

function* placedZones(): Generator<Zone> {
  const moved = Object.entries(LINKS_ACROSS_GROUPS);
  for (const group of rawTimeZones) {
    const inside = group.group.filter((id) => id !== group.name && ZONES_INSIDE_GROUPS[id] !== undefined);
    const taken = new Set([group.name, ...inside, ...inside.flatMap((id) => ZONES_INSIDE_GROUPS[id] ?? [])]);
    const links = group.group.filter((id) => !taken.has(id) && LINKS_ACROSS_GROUPS[id] === undefined);
    const fromElsewhere = (id: string) => moved.filter(([, target]) => target === id).map(([alias]) => alias);
    yield placed(group, group.name, [...links, ...fromElsewhere(group.name)]);
    for (const id of inside) yield placed(group, id, [...(ZONES_INSIDE_GROUPS[id] ?? []), ...fromElsewhere(id)]);
  }
}

function placed(group: RawTimeZone, id: string, aliases: string[]): Zone {
  return {
    id,
    aliases: aliases.sort(),
    region: id.slice(0, id.indexOf('/')),
    countryCode: group.countryCode,
    countryName: group.countryName,
    mainCities: group.mainCities,
    letters: {
      standard: group.abbreviation,
      dst: group.dstAbbreviation ?? null,
      offsetSeconds: group.rawOffsetInMinutes * 60,
    },
  };
}

function* placelessZones(): Generator<Zone> {
  for (const [id, aliases] of Object.entries(PLACELESS_ZONES)) {
    yield placeless(id, aliases, { standard: id === 'GMT' ? 'GMT' : 'UTC', dst: null, offsetSeconds: 0 });
  }
  for (let hours = 1; hours <= FURTHEST_BEHIND_HOURS; hours++) yield placeless(`Etc/GMT+${hours}`, [], null);
  for (let hours = 1; hours <= FURTHEST_AHEAD_HOURS; hours++) yield placeless(`Etc/GMT-${hours}`, [], null);
}

function placeless(id: string, aliases: readonly string[], letters: ZoneLetters | null): Zone {
  return { id, aliases, region: 'Etc', countryCode: null, countryName: null, mainCities: [], letters };
}

function nameKey(name: string): string {
  return name.trim().toLowerCase().replaceAll(' ', '_');
}

function cityWords(id: string): string {
  return foldWords(id.slice(id.lastIndexOf('/') + 1).replaceAll('_', ' '));
}
