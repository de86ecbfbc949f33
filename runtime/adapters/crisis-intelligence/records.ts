// Each source's model as the one record of this service. Levels of all sources meet in four severities.

import { SEVERITY_VALUES } from '../../../generated/services/crisis-intelligence/codec.ts';
import type { Crisis, EventType, Severity } from '../../../generated/services/crisis-intelligence/types.ts';
import type { AdapterResult } from '../../contract/adapter-result.ts';
import { countryOf } from '../../reference/countries/countries.ts';
import { levelOf } from './candidate.ts';
import type { DisasterEvent, DisasterType } from './gdacs/gdacs.ts';
import type { CapWarning } from './meteoalarm/meteoalarm.ts';
import type { FloodWarning } from './nve-flood/nve-flood.ts';
import type { WeatherAlert } from './nws-alerts/nws-alerts.ts';
import { type Placing, placing } from './placing.ts';
import type { SwedishWarning } from './smhi-warnings/smhi-warnings.ts';
import type { Earthquake } from './usgs-earthquakes/usgs-earthquakes.ts';

const HAZARD_NAMES: Readonly<Record<DisasterType, string>> = {
  EQ: 'Earthquake',
  TC: 'Tropical cyclone',
  FL: 'Flood',
  VO: 'Volcano',
  DR: 'Drought',
  WF: 'Wildfire',
};
const BY_COLOUR: Readonly<Record<string, Severity>> = {
  Green: 'minor',
  Orange: 'severe',
  Red: 'extreme',
  green: 'minor',
  yellow: 'moderate',
  orange: 'severe',
  red: 'extreme',
  MESSAGE: 'minor',
  YELLOW: 'moderate',
  ORANGE: 'severe',
  RED: 'extreme',
};
/** Magnitudes from which an earthquake without an estimate of its impact is moderate, severe, extreme. */
const MAGNITUDES = [5.5, 6.5, 7.5];

/** Words of NWS events, in the order in which they decide. */
const NWS_TYPES: readonly (readonly [EventType, RegExp])[] = [
  ['EQ', /tsunami|earthquake/i],
  ['FL', /flood|hydrologic|storm surge/i],
  ['TC', /hurricane|tropical|typhoon/i],
  ['WF', /fire|red flag/i],
  ['VO', /volcan|ashfall/i],
  ['DR', /drought/i],
];
const SMHI_TYPES: Readonly<Record<string, EventType>> = {
  FLOODING: 'FL',
  HIGH_FLOW: 'FL',
  HIGH_SEALEVEL: 'FL',
  FIRE: 'WF',
  FOREST_FIRE: 'WF',
  GRASS_FIRE: 'WF',
  WATER_SHORTAGE: 'DR',
};
/** By Meteoalarm's awareness type; what it calls a coastal event is the sea coming in. */
const CAP_TYPES: Readonly<Record<number, EventType>> = { 7: 'FL', 8: 'WF', 12: 'FL', 13: 'FL' };
const SMHI_PAGE = 'https://www.smhi.se/vader/varningar-och-brandrisk/varningar-och-meddelanden/varningar';

/** Territories that the zones of US alerts begin with; all else is a state or a stretch of its waters. */
const US_TERRITORIES: Readonly<Record<string, string>> = { PR: 'PR', GU: 'GU', AS: 'AS', VI: 'VI', MP: 'MP' };

/** A disaster of GDACS. */
export function ofDisaster(event: DisasterEvent): AdapterResult<Crisis> {
  const severity = severityOf(event.alertLevel);
  const where = placeOf(event);
  return {
    source: 'gdacs',
    source_id: `${event.type}${event.id}`,
    event_type: event.type,
    hazard: HAZARD_NAMES[event.type],
    title:
      event.eventName === undefined || event.title.includes(event.eventName)
        ? event.title
        : `${event.title} (${event.eventName})`,
    severity,
    alert_level: event.alertLevel,
    country_codes: where.codes,
    placed_by: where.by,
    latitude: event.latitude,
    longitude: event.longitude,
    starts_at: event.from,
    ends_at: event.type === 'EQ' ? null : (event.to ?? null),
    url: event.url,
    description: event.description,
    source_level: levels(event),
    area: event.countries,
    updated_at: event.modified,
    is_current: event.isCurrent,
    magnitude: event.type === 'EQ' ? event.severity : undefined,
    measure: event.severityText,
    issuer: event.observer,
    glide: event.glide,
  };
}

/** The source's own countries; of an event without them, those of its words or of its coordinates. */
function placeOf({ countryCodes, countries, title, latitude, longitude }: DisasterEvent): Placing {
  const given = codes(countryCodes);
  if (given.length > 0) return { codes: given, by: undefined };
  return placing({ text: countries ?? title, latitude, longitude });
}

/** The level in the source's words, with that of the latest episode where it differs. */
function levels({ alertLevel, episodeAlertLevel }: DisasterEvent): string | undefined {
  if (alertLevel === undefined || episodeAlertLevel === undefined || episodeAlertLevel === alertLevel)
    return alertLevel;
  return `${alertLevel}; latest episode ${episodeAlertLevel}`;
}

/** An earthquake of the USGS. */
export function ofEarthquake(quake: Earthquake): AdapterResult<Crisis> {
  const severity = severityOf(quake.pager) ?? byMagnitude(quake.magnitude);
  const where = placing({ text: quake.place, latitude: quake.latitude, longitude: quake.longitude });
  return {
    source: 'usgs-earthquakes',
    source_id: quake.id,
    event_type: 'EQ',
    hazard: 'Earthquake',
    title: quake.title,
    severity,
    alert_level: levelOf(severity),
    country_codes: where.codes,
    placed_by: where.by,
    latitude: quake.latitude,
    longitude: quake.longitude,
    starts_at: quake.time,
    ends_at: null,
    url: quake.url,
    description: impactOf(quake),
    source_level: quake.pager === undefined ? undefined : `PAGER ${quake.pager}`,
    area: quake.place,
    updated_at: quake.updated,
    magnitude: quake.magnitude,
    depth_km: quake.depthKm,
    measure: quake.magnitude === undefined ? undefined : `M ${quake.magnitude} ${quake.magnitudeType ?? ''}`.trim(),
    certainty: quake.status,
  };
}

function impactOf({ felt, hasTsunamiPage, significance }: Earthquake): string | undefined {
  const parts = [
    felt === undefined ? undefined : `Felt by ${felt} who reported it.`,
    hasTsunamiPage ? 'See tsunami.gov for whether there is a tsunami.' : undefined,
    significance === undefined ? undefined : `Significance ${significance}.`,
  ];
  return parts.filter((part) => part !== undefined).join(' ') || undefined;
}

/** A weather alert of the United States. */
export function ofAlert(alert: WeatherAlert): AdapterResult<Crisis> {
  const severity = SEVERITY_VALUES.find((word) => word === alert.severity?.toLowerCase()) ?? null;
  return {
    source: 'nws-alerts',
    source_id: alert.id,
    event_type: NWS_TYPES.find(([, words]) => words.test(alert.event))?.[0],
    hazard: alert.event,
    title: alert.headline ?? alert.event,
    severity,
    alert_level: levelOf(severity),
    country_codes: [...new Set(alert.states.map((state) => US_TERRITORIES[state] ?? 'US'))],
    latitude: alert.point?.latitude,
    longitude: alert.point?.longitude,
    starts_at: alert.startsAt,
    ends_at: alert.endsAt,
    url: alert.url,
    description: alert.description,
    instruction: alert.instruction,
    source_level: alert.severity,
    area: alert.area,
    updated_at: alert.sentAt,
    certainty: alert.certainty,
    urgency: alert.urgency,
    issuer: alert.issuer,
  };
}

/** A Norwegian flood warning. */
export function ofFlood(warning: FloodWarning): AdapterResult<Crisis> {
  const severity = severityOf(warning.level);
  const places = [...warning.municipalities, ...warning.counties];
  return {
    source: 'nve-flood',
    source_id: warning.id,
    event_type: 'FL',
    hazard: warning.danger ?? 'Flood',
    title: warning.title,
    severity,
    alert_level: levelOf(severity),
    country_codes: ['NO'],
    latitude: null,
    longitude: null,
    starts_at: warning.startsAt,
    ends_at: warning.endsAt,
    url: `https://www.varsom.no/en/flood-and-landslide-warning-service/forecastid/${encodeURIComponent(warning.masterId ?? warning.id)}`,
    description: [warning.text, warning.consequences].filter((text) => text !== undefined).join(' ') || undefined,
    instruction: warning.advice,
    source_level: warning.level,
    area: places.length === 0 ? undefined : places.join(', '),
    updated_at: warning.publishedAt,
    issuer: 'NVE',
  };
}

/** A Swedish warning. */
export function ofSwedish(warning: SwedishWarning): AdapterResult<Crisis> {
  const severity = severityOf(warning.level);
  const districts = warning.districts.filter((district) => district !== warning.area).join(', ');
  const hazard = warning.detail ?? warning.event;
  return {
    source: 'smhi-warnings',
    source_id: warning.id,
    event_type: SMHI_TYPES[warning.eventCode ?? ''],
    hazard,
    title: warning.area === undefined ? hazard : `${hazard}, ${warning.area}`,
    severity,
    alert_level: levelOf(severity),
    country_codes: ['SE'],
    latitude: warning.point?.latitude,
    longitude: warning.point?.longitude,
    starts_at: warning.startsAt,
    ends_at: warning.endsAt,
    url: SMHI_PAGE,
    description: warning.description,
    source_level: warning.level.toLowerCase(),
    area:
      [warning.area, districts === '' ? undefined : districts].filter((text) => text !== undefined).join(': ') ||
      undefined,
    updated_at: warning.publishedAt,
    issuer: 'SMHI',
  };
}

/** Danish and Finnish warnings. */
export function ofCap(
  warning: CapWarning,
  source: 'dmi-warnings' | 'fmi-warnings',
  country: 'DK' | 'FI',
): AdapterResult<Crisis> {
  const severity = warning.severity ?? null;
  return {
    source,
    source_id: warning.id,
    event_type: CAP_TYPES[warning.awarenessType ?? 0],
    hazard: warning.event,
    title: warning.title,
    severity,
    alert_level: levelOf(severity),
    country_codes: [country],
    latitude: warning.point?.latitude,
    longitude: warning.point?.longitude,
    starts_at: warning.startsAt,
    ends_at: warning.endsAt,
    url: warning.url,
    description: warning.description,
    instruction: warning.instruction,
    source_level: warning.colour,
    area: warning.areas.length === 0 ? undefined : warning.areas.join(', '),
    updated_at: warning.updatedAt,
    certainty: warning.certainty,
    urgency: warning.urgency,
    issuer: warning.issuer,
  };
}

function severityOf(colour: string | undefined): Severity | null {
  return colour === undefined ? null : (BY_COLOUR[colour] ?? null);
}

function byMagnitude(magnitude: number | undefined): Severity | null {
  if (magnitude === undefined) return null;
  return SEVERITY_VALUES[MAGNITUDES.filter((from) => magnitude >= from).length] ?? null;
}

function codes(all: readonly string[]): string[] {
  return [...new Set(all.map((code) => countryOf(code)?.iso2).filter((code) => code !== undefined))];
}
