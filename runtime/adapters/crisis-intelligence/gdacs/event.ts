// One disaster event of GDACS. Times come without a zone and are UTC; flags are texts; ids are unique within their type only.

import { type JsonObject, listOf, momentOf, numberOf, objectOf, textOf, wholeOf } from '../../../lib/loose-json.ts';
import { plainLine } from '../../../lib/plain-text.ts';

/** A kind of disaster by its code. */
export type DisasterType = (typeof DISASTER_TYPES)[number];
/** How much help a disaster may call for. */
export type AlertLevel = (typeof ALERT_LEVELS)[number];

/** Types of events that the source has. */
export const DISASTER_TYPES = ['EQ', 'TC', 'FL', 'VO', 'DR', 'WF'] as const;
/** Its levels, lowest first. */
export const ALERT_LEVELS = ['Green', 'Orange', 'Red'] as const;

/** A disaster. */
export interface DisasterEvent {
  readonly type: DisasterType;
  readonly id: number;
  readonly episode: number | undefined;
  readonly title: string;
  /** Name of a cyclone or drought. */
  readonly eventName: string | undefined;
  readonly description: string | undefined;
  /** Of the whole event. */
  readonly alertLevel: AlertLevel | undefined;
  readonly alertScore: number | undefined;
  /** Of its latest episode, which may differ. */
  readonly episodeAlertLevel: AlertLevel | undefined;
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly modified: string | undefined;
  readonly isCurrent: boolean | undefined;
  /** As the source writes them, with commas. */
  readonly countries: string | undefined;
  /** ISO 3166-1 codes of two or three letters. */
  readonly countryCodes: readonly string[];
  readonly latitude: number | undefined;
  readonly longitude: number | undefined;
  /** Magnitude, wind speed, area …; floods have none. */
  readonly severity: number | undefined;
  readonly severityUnit: string | undefined;
  readonly severityText: string | undefined;
  readonly glide: string | undefined;
  /** Who observed it: NEIC, GLOFAS, GWIS, JTWC … */
  readonly observer: string | undefined;
  readonly url: string | undefined;
}

const CENTROID = 'Point_Centroid';

/** The event of a feature; undefined for shapes that belong to an event and for types that are not known. */
export function eventOf(feature: unknown): DisasterEvent | undefined {
  const { properties, geometry } = objectOf(feature);
  const fields = objectOf(properties);
  const type = DISASTER_TYPES.find((known) => known === textOf(fields['eventtype']));
  const id = wholeOf(fields['eventid']);
  const shape = textOf(fields['Class']);
  if (type === undefined || id === undefined || (shape !== undefined && shape !== CENTROID)) return undefined;
  const [longitude, latitude] = listOf(objectOf(geometry)['coordinates']).map(numberOf);
  const title = listed(fields['name']) ?? listed(fields['description']) ?? `${type} ${id}`;
  return {
    type,
    id,
    episode: wholeOf(fields['episodeid']),
    title,
    eventName: textOf(fields['eventname']),
    description: plainLine(textOf(fields['htmldescription']) ?? textOf(fields['description'])),
    alertLevel: levelOf(fields['alertlevel']),
    alertScore: numberOf(fields['alertscore']),
    episodeAlertLevel: levelOf(fields['episodealertlevel']),
    from: momentOf(fields['fromdate']),
    to: momentOf(fields['todate']),
    modified: momentOf(fields['datemodified']),
    isCurrent: flagged(fields['iscurrent']),
    countries: listed(fields['country']),
    countryCodes: codesOf(fields),
    latitude,
    longitude,
    ...severityOf(objectOf(fields['severitydata'])),
    glide: textOf(fields['glide']),
    observer: textOf(fields['source']),
    url: textOf(objectOf(fields['url'])['report']),
  };
}

function severityOf(data: JsonObject): Pick<DisasterEvent, 'severity' | 'severityUnit' | 'severityText'> {
  const severityUnit = textOf(data['severityunit']);
  // Floods come with 0 and no unit, and with the text "Magnitude 0".
  if (severityUnit === undefined) return { severity: undefined, severityUnit: undefined, severityText: undefined };
  return { severity: numberOf(data['severity']), severityUnit, severityText: textOf(data['severitytext']) };
}

function codesOf(fields: JsonObject): string[] {
  const affected = listOf(fields['affectedcountries']).map(objectOf);
  const codes = affected.map((country) => textOf(country['iso2']) ?? textOf(country['iso3']));
  return [...new Set([...codes, codes.length === 0 ? textOf(fields['iso3']) : undefined])].filter(
    (code) => code !== undefined,
  );
}

function levelOf(value: unknown): AlertLevel | undefined {
  const word = textOf(value)?.toLowerCase();
  return ALERT_LEVELS.find((level) => level.toLowerCase() === word);
}

function flagged(value: unknown): boolean | undefined {
  const word = typeof value === 'boolean' ? String(value) : textOf(value)?.toLowerCase();
  return word === 'true' ? true : word === 'false' ? false : undefined;
}

/** A text that lists places: commas with nothing between, before or behind them are left out, those within numbers stay. */
function listed(value: unknown): string | undefined {
  const parts = (textOf(value) ?? '').split(/,(?![0-9])/).map((part) => part.trim());
  const text = parts
    .filter((part) => part !== '')
    .reduce((whole, part) => (whole === '' || whole.endsWith(' in') ? `${whole} ${part}` : `${whole}, ${part}`), '');
  return textOf(text.endsWith(' in') ? text.slice(0, -' in'.length) : text);
}
