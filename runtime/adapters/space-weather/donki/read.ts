// Parses NASA's records, in which empty lists and unknown values are null.

import {
  type Derivations,
  readGeomagneticStorm,
  readSolarFlare,
} from '../../../../generated/services/space-weather/readers.ts';
import type { FlareClass } from '../../../../generated/services/space-weather/types.ts';
import { MINUTE_MS } from '../../../lib/duration.ts';
import { isObject, type JsonObject, momentOf, numberOf, textOf, wholeOf } from '../../../lib/loose-json.ts';
import type { Answer } from '../../../sources/client/answer.ts';
import { readers } from '../../../sources/client/reading.ts';

export type Flare = ReturnType<typeof readSolarFlare>;
/** A storm with its Kp values, earliest first, but without the figures derived from them. */
export type Storm = ReturnType<typeof readGeomagneticStorm>;

const derive: Pick<Derivations, 'SolarFlare'> = {
  SolarFlare: {
    class: (row) => classOf(row).letter,
    class_type: (row) => classOf(row).type,
    magnitude: (row) => classOf(row).magnitude,
    duration_minutes: minutesOf,
    latitude: (row) => positionOf(row)?.latitude,
    longitude: (row) => positionOf(row)?.longitude,
  },
};

export const reads = readers(import.meta.url, { flares: readFlares, storms: readStorms });

/** Returns the earliest flare first. A flare that two instruments reported is listed once, in its latest version. */
function readFlares(answer: Answer): readonly Flare[] {
  return newest(recordsOf(answer), (row) => readSolarFlare(row, derive)).sort((a, b) =>
    a.begin_time < b.begin_time ? -1 : 1,
  );
}

function readStorms(answer: Answer): readonly Storm[] {
  return newest(recordsOf(answer), stormOf).sort((a, b) => (a.start_time < b.start_time ? -1 : 1));
}

function recordsOf(answer: Answer): readonly JsonObject[] {
  const isJson = answer.headers['content-type']?.includes('json') === true;
  if (isJson && answer.text().trim() === '') return [];
  const body = answer.json();
  if (!Array.isArray(body) || !body.every(isObject)) throw new Error('A window of events is not a list of objects.');
  return body;
}

function newest<Event extends { readonly id: string }>(
  rows: readonly JsonObject[],
  read: (row: JsonObject) => Event,
): Event[] {
  const byId = new Map<string, { readonly event: Event; readonly version: number }>();
  for (const row of rows) {
    const [event, version] = [read(row), wholeOf(row['versionId']) ?? 0];
    const known = byId.get(event.id);
    if (known === undefined || version > known.version) byId.set(event.id, { event, version });
  }
  return [...byId.values()].map(({ event }) => event);
}

function stormOf(row: JsonObject): Storm {
  const storm = readGeomagneticStorm(row);
  return {
    ...storm,
    kp_index: storm.kp_index.toSorted((a, b) => (a.observed_time < b.observed_time ? -1 : 1)),
  };
}

function minutesOf(row: JsonObject): number | undefined {
  const [begin, end] = [momentOf(row['beginTime']), momentOf(row['endTime'])];
  if (begin === undefined || end === undefined) return undefined;
  const minutes = Math.round((Date.parse(end) - Date.parse(begin)) / MINUTE_MS);
  return minutes < 0 ? undefined : minutes;
}

const CLASS = /^([ABCMX])(\d{1,3}(?:\.\d{1,3})?)?$/;

/** Returns the letter and number of a class such as X1.0; both are undefined for any other format. */
function classOf(row: JsonObject) {
  const type = textOf(row['classType']);
  const match = CLASS.exec(type?.toUpperCase() ?? '');
  if (match === null) return { type, letter: undefined, magnitude: undefined };
  return { type: match[0], letter: match[1] as FlareClass, magnitude: numberOf(match[2]) };
}

const LOCATION = /^([NS])(\d{1,2})([EW])(\d{1,3})$/;

/** Returns a position in heliographic degrees. West, the direction of the sun's rotation, is positive. */
function positionOf(row: JsonObject): { readonly latitude: number; readonly longitude: number } | undefined {
  const match = LOCATION.exec(textOf(row['sourceLocation'])?.toUpperCase() ?? '');
  if (match === null) return undefined;
  const [, northSouth, latitude, eastWest, longitude] = match;
  return {
    latitude: (northSouth === 'N' ? 1 : -1) * Number(latitude) + 0,
    longitude: (eastWest === 'W' ? 1 : -1) * Number(longitude) + 0,
  };
}
