// GDACS times are in UTC but have no time zone suffix; flags are strings.

import { type Derivations, readDisaster } from '../../../../generated/services/crisis-intelligence/readers.ts';
import { completeOf, oneOfInAnyCase } from '../../../decoding/source-values.ts';
import { type JsonObject, listOf, momentOf, numberOf, objectOf, textOf, wholeOf } from '../../../lib/loose-json.ts';

export type DisasterType = (typeof DISASTER_TYPES)[number];
export type AlertLevel = (typeof ALERT_LEVELS)[number];

export const DISASTER_TYPES = ['EQ', 'TC', 'FL', 'VO', 'DR', 'WF'] as const;
export const ALERT_LEVELS = ['Green', 'Orange', 'Red'] as const;

export interface DisasterEvent {
  readonly crisis: ReturnType<typeof readDisaster>;
  /** ISO 3166-1 alpha-2 or alpha-3 codes. */
  readonly countryCodes: readonly string[];
}

const CENTROID = 'Point_Centroid';

const derive: Pick<Derivations, 'Disaster'> = {
  Disaster: {
    source_id: idOf,
    title: titleOf,
    source_level: levelsOf,
    area: (row) => listed(propertiesOf(row)['country']),
    // Earthquakes have no end time.
    ends_at: (row) => (isEarthquake(row) ? null : momentOf(propertiesOf(row)['todate'])),
    magnitude: (row) => (isEarthquake(row) ? numberOf(measureOf(row)['severity']) : undefined),
    measure: (row) => textOf(measureOf(row)['severitytext']),
  },
};

/** Returns undefined for features that contain only the shape of an event, and for unknown event types. */
export function eventOf(feature: unknown): DisasterEvent | undefined {
  const properties = propertiesOf(objectOf(feature));
  const shape = textOf(properties['Class']);
  if (wholeOf(properties['eventid']) === undefined || (shape !== undefined && shape !== CENTROID)) return undefined;
  const crisis = completeOf(feature, (row) => readDisaster(row, derive));
  return crisis && { crisis, countryCodes: codesOf(properties) };
}

function propertiesOf(row: JsonObject): JsonObject {
  return objectOf(row['properties']);
}

/** Event numbers are unique only within an event type. */
function idOf(row: JsonObject): string {
  const { eventtype, eventid } = propertiesOf(row);
  return `${textOf(eventtype)}${wholeOf(eventid)}`;
}

function isEarthquake(row: JsonObject): boolean {
  return textOf(propertiesOf(row)['eventtype']) === 'EQ';
}

function titleOf(row: JsonObject): string {
  const { eventtype, eventid, eventname, name, description } = propertiesOf(row);
  const title = listed(name) ?? listed(description) ?? `${textOf(eventtype)} ${wholeOf(eventid)}`;
  const ownName = textOf(eventname);
  return ownName === undefined || title.includes(ownName) ? title : `${title} (${ownName})`;
}

/** Returns the alert level of the event, followed by the level of its latest episode if that differs. */
function levelsOf(row: JsonObject): string | undefined {
  const { alertlevel, episodealertlevel } = propertiesOf(row);
  const level = oneOfInAnyCase(alertlevel, ALERT_LEVELS);
  const episode = oneOfInAnyCase(episodealertlevel, ALERT_LEVELS);
  if (level === undefined || episode === undefined || episode === level) return level;
  return `${level}; latest episode ${episode}`;
}

/** Returns the magnitude, wind speed or area. Ignores values without a unit, such as the 0 that floods always have. */
function measureOf(row: JsonObject): JsonObject {
  const data = objectOf(propertiesOf(row)['severitydata']);
  return textOf(data['severityunit']) === undefined ? {} : data;
}

function codesOf(fields: JsonObject): string[] {
  const affected = listOf(fields['affectedcountries']).map(objectOf);
  const codes = affected.map((country) => textOf(country['iso2']) ?? textOf(country['iso3']));
  return [...new Set([...codes, codes.length === 0 ? textOf(fields['iso3']) : undefined])].filter(
    (code) => code !== undefined,
  );
}

/** Drops empty items. Does not split at commas within numbers. */
function listed(value: unknown): string | undefined {
  const parts = (textOf(value) ?? '').split(/,(?![0-9])/).map((part) => part.trim());
  const text = parts
    .filter((part) => part !== '')
    .reduce((whole, part) => (whole === '' || whole.endsWith(' in') ? `${whole} ${part}` : `${whole}, ${part}`), '');
  return textOf(text.endsWith(' in') ? text.slice(0, -' in'.length) : text);
}
