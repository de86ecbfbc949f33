// Warnings of one country as EUMETNET's Meteoalarm gives them: CAP 1.2 alerts (OASIS) as JSON, all of a country in one answer.
// Danish and Finnish warnings come this way. Facts: one alert is repeated for each of its groups, and has one block a language.

import { middleOfPolygons, type Point } from '../../../lib/geometry.ts';
import { isObject, type JsonObject, listOf, momentOf, objectOf, textOf } from '../../../lib/loose-json.ts';
import type { Answer } from '../../../sources/client/answer.ts';
import { readers } from '../../../sources/client/reading.ts';

/** How answers are read here. */
export const reads = readers(import.meta.url, { meteoalarm: readMeteoalarm });

/** How severe a warning is. */
export type CapSeverity = 'minor' | 'moderate' | 'severe' | 'extreme';

/** A warning of a European weather service. */
export interface CapWarning {
  /** The alert's identifier; one alert may hold several warnings. */
  readonly id: string;
  readonly event: string;
  readonly title: string;
  readonly description: string | undefined;
  readonly instruction: string | undefined;
  readonly severity: CapSeverity | undefined;
  /** What the national service calls the level: yellow, orange, red. */
  readonly colour: string | undefined;
  /** Number of Meteoalarm's awareness type: 1 wind, 8 forest fire, 12 flood … */
  readonly awarenessType: number | undefined;
  readonly certainty: string | undefined;
  readonly urgency: string | undefined;
  readonly areas: readonly string[];
  readonly point: Point | undefined;
  readonly startsAt: string | undefined;
  readonly endsAt: string | undefined;
  readonly updatedAt: string | undefined;
  readonly issuer: string | undefined;
  readonly url: string | undefined;
}

const SEVERITIES: Readonly<Record<string, CapSeverity>> = {
  minor: 'minor',
  moderate: 'moderate',
  severe: 'severe',
  extreme: 'extreme',
};
/** By the number that the awareness level begins with; 1 is green: no warning. */
const BY_LEVEL: readonly (CapSeverity | undefined)[] = [undefined, undefined, 'moderate', 'severe', 'extreme'];
const GREEN = 1;

/** The warnings in force or announced, regions with the same one together, in English where there is English. */
function readMeteoalarm(answer: Answer): CapWarning[] {
  const { warnings } = objectOf(answer.json());
  if (!Array.isArray(warnings)) throw new Error('There is no list of warnings.');
  const alerts = warnings.map((warning) => objectOf(objectOf(warning)['alert']));
  const replaced = new Set(alerts.flatMap(replacedBy));
  const found = new Map<string, CapWarning>();
  for (const alert of alerts) {
    const id = textOf(alert['identifier']);
    if (id === undefined || replaced.has(id) || !isCurrent(alert)) continue;
    for (const info of blocksIn(alert)) {
      const warning = warningOf(id, alert, info);
      if (warning === undefined) continue;
      // One warning comes once for each region, and once more for each of its groups.
      const { event, startsAt, endsAt, colour, description } = warning;
      const key = [event, startsAt, endsAt, colour, description].join('\n');
      const known = found.get(key);
      found.set(key, known === undefined ? warning : { ...known, areas: union(known.areas, warning.areas) });
    }
  }
  return [...found.values()];
}

function isCurrent(alert: JsonObject): boolean {
  const type = textOf(alert['msgType']);
  return textOf(alert['status']) === 'Actual' && (type === 'Alert' || type === 'Update');
}

/** Identifiers that an update or a cancellation takes back: `sender,identifier,time` each, by blanks; some by commas throughout. */
function replacedBy(alert: JsonObject): string[] {
  const type = textOf(alert['msgType']);
  if (type !== 'Update' && type !== 'Cancel') return [];
  const own = textOf(alert['identifier']);
  return (textOf(alert['references']) ?? '').split(/[\s,]+/).filter((word) => word !== '' && word !== own);
}

/** The blocks of one language: English, or whatever the first one is in. */
function blocksIn(alert: JsonObject): JsonObject[] {
  const all = oneOrMore(alert['info']).filter(isObject);
  const language = (info: JsonObject) => (textOf(info['language']) ?? 'en').slice(0, 2).toLowerCase();
  const wanted = all.some((info) => language(info) === 'en') ? 'en' : all[0] && language(all[0]);
  return all.filter((info) => language(info) === wanted);
}

function warningOf(id: string, alert: JsonObject, info: JsonObject): CapWarning | undefined {
  const parameters = parametersOf(info);
  const [level, colour] = (parameters.get('awareness_level') ?? '').split(';').map((part) => part.trim());
  const rank = level === undefined || level === '' ? undefined : Number(level);
  const event = textOf(info['event']) ?? textOf(info['headline']);
  if (rank === GREEN || event === undefined || textOf(info['urgency']) === 'Past') return undefined;
  const type = Number.parseInt(parameters.get('awareness_type') ?? '', 10);
  const areas = oneOrMore(info['area']).map(objectOf);
  return {
    id,
    event,
    title: textOf(info['headline']) ?? event,
    description: textOf(info['description']),
    instruction: textOf(info['instruction']),
    severity: BY_LEVEL[rank ?? 0] ?? SEVERITIES[(textOf(info['severity']) ?? '').toLowerCase()],
    colour: textOf(colour),
    awarenessType: Number.isInteger(type) ? type : undefined,
    certainty: textOf(info['certainty']),
    urgency: textOf(info['urgency']),
    areas: areas.map((area) => textOf(area['areaDesc'])).filter((name) => name !== undefined),
    point: middleOfPolygons(areas.flatMap((area) => oneOrMore(area['polygon'])).map((text) => textOf(text) ?? '')),
    startsAt: momentOf(info['onset']) ?? momentOf(info['effective']) ?? momentOf(alert['sent']),
    endsAt: momentOf(info['expires']),
    updatedAt: momentOf(alert['sent']),
    issuer: textOf(info['senderName']),
    url: textOf(info['web']),
  };
}

function union(one: readonly string[], other: readonly string[]): string[] {
  return [...new Set([...one, ...other])];
}

function parametersOf(info: JsonObject): ReadonlyMap<string, string> {
  const pairs = oneOrMore(info['parameter']).map(objectOf);
  return new Map(pairs.map((pair) => [textOf(pair['valueName']) ?? '', textOf(pair['value']) ?? '']));
}

/** A list, of which one item may stand for itself. */
function oneOrMore(value: unknown): readonly unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? listOf(value) : [value];
}
