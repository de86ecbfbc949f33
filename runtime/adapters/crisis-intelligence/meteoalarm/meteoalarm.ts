// Warnings for one country from EUMETNET's Meteoalarm, as OASIS CAP 1.2 alerts in JSON. Used for Denmark and Finland.
// The source repeats an alert for each of its groups, and an alert has one block per language.

import { SEVERITY_VALUES } from '../../../../generated/services/crisis-intelligence/codec.ts';
import { type Derivations, readMeteoalarmWarning } from '../../../../generated/services/crisis-intelligence/readers.ts';
import type { Crisis, Severity } from '../../../../generated/services/crisis-intelligence/types.ts';
import type { AdapterResult } from '../../../contract/adapter-result.ts';
import { oneOfInAnyCase } from '../../../decoding/source-values.ts';
import { middleOfPolygons } from '../../../lib/geometry.ts';
import { isObject, itemsOf, type JsonObject, objectOf, textOf } from '../../../lib/loose-json.ts';
import type { Answer } from '../../../sources/client/answer.ts';
import { readers } from '../../../sources/client/reading.ts';
import { levelOf } from '../severity.ts';

const derive: Pick<Derivations, 'MeteoalarmWarning'> = {
  MeteoalarmWarning: { severity: severityOf, alert_level: (row) => levelOf(severityOf(row)) },
};

export const reads = readers(import.meta.url, { meteoalarm: readMeteoalarm });

export interface CapWarning {
  readonly crisis: Omit<AdapterResult<Crisis>, 'source' | 'country_codes' | 'area'>;
  readonly areas: readonly string[];
}

/** Severities, indexed by the number at the start of the awareness level. Number 1 (green) means no warning. */
const BY_LEVEL: readonly (Severity | undefined)[] = [undefined, undefined, 'moderate', 'severe', 'extreme'];
const GREEN = 1;

/** Returns active and announced warnings, in English if available. Merges regions with the same warning. */
function readMeteoalarm(answer: Answer): CapWarning[] {
  const { warnings } = objectOf(answer.json());
  if (!Array.isArray(warnings)) throw new Error('The response has no list of warnings.');
  const alerts = warnings.map((warning) => objectOf(objectOf(warning)['alert']));
  const replaced = new Set(alerts.flatMap(replacedBy));
  const found = new Map<string, CapWarning>();
  for (const alert of alerts) {
    const id = textOf(alert['identifier']);
    if (id === undefined || replaced.has(id) || !isCurrent(alert)) continue;
    for (const info of blocksIn(alert)) {
      const warning = warningOf(alert, info);
      if (warning === undefined) continue;
      // The source repeats a warning for each region and for each group that it belongs to.
      const { hazard, starts_at, ends_at, source_level, description } = warning.crisis;
      const key = [hazard, starts_at, ends_at, source_level, description].join('\n');
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

/**
 * Returns the identifiers of the alerts that an update or cancellation replaces. Each reference is
 * `sender,identifier,time`; references are separated by spaces or sometimes commas.
 */
function replacedBy(alert: JsonObject): string[] {
  const type = textOf(alert['msgType']);
  if (type !== 'Update' && type !== 'Cancel') return [];
  const own = textOf(alert['identifier']);
  return (textOf(alert['references']) ?? '').split(/[\s,]+/).filter((word) => word !== '' && word !== own);
}

/** Returns the English blocks, or, if there are none, the blocks in the language of the first block. */
function blocksIn(alert: JsonObject): JsonObject[] {
  const all = itemsOf(alert['info']).filter(isObject);
  const language = (info: JsonObject) => (textOf(info['language']) ?? 'en').slice(0, 2).toLowerCase();
  const preferred = all.some((info) => language(info) === 'en') ? 'en' : all[0] && language(all[0]);
  return all.filter((info) => language(info) === preferred);
}

function warningOf(alert: JsonObject, info: JsonObject): CapWarning | undefined {
  const parameters = parametersOf(info);
  const [level, color] = (parameters.get('awareness_level') ?? '').split(';').map((part) => part.trim());
  const rank = level === undefined || level === '' ? undefined : Number(level);
  const hasName = textOf(info['event']) !== undefined || textOf(info['headline']) !== undefined;
  if (rank === GREEN || !hasName || textOf(info['urgency']) === 'Past') return undefined;
  const areas = itemsOf(info['area']).map(objectOf);
  const middle = middleOfPolygons(areas.flatMap((area) => itemsOf(area['polygon'])).map((text) => textOf(text) ?? ''));
  // The awareness type starts with a number: 1 for wind, 8 for forest fire, 12 for flood.
  const type = Number.parseInt(parameters.get('awareness_type') ?? '', 10);
  return {
    crisis: {
      ...readMeteoalarmWarning({ alert, info, rank, color, type }, derive),
      latitude: middle?.latitude,
      longitude: middle?.longitude,
    },
    areas: areas.map((area) => textOf(area['areaDesc'])).filter((name) => name !== undefined),
  };
}

function severityOf({ rank, info }: JsonObject): Severity | undefined {
  return BY_LEVEL[Number(rank ?? 0)] ?? oneOfInAnyCase(objectOf(info)['severity'], SEVERITY_VALUES);
}

function union(one: readonly string[], other: readonly string[]): string[] {
  return [...new Set([...one, ...other])];
}

function parametersOf(info: JsonObject): ReadonlyMap<string, string> {
  const pairs = itemsOf(info['parameter']).map(objectOf);
  return new Map(pairs.map((pair) => [textOf(pair['valueName']) ?? '', textOf(pair['value']) ?? '']));
}
