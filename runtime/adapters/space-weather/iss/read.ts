// Reads the two forms of a position: numbers at wheretheiss.at, texts at Open Notify.

import { type JsonObject, numberOf, objectOf, textOf, wholeOf } from '../../../lib/loose-json.ts';
import type { Answer } from '../../../sources/client/answer.ts';
import { readers } from '../../../sources/client/reading.ts';

/** How answers are read here. */
export const reads = readers(import.meta.url, { whereTheIssAt: readWhereTheIssAt, openNotify: readOpenNotify });

/** What a provider does not tell is undefined. */
export interface Position {
  /** Seconds since 1970. */
  readonly at: number;
  readonly latitude: number;
  /** Degrees east, -180 to 180. */
  readonly longitude: number;
  readonly altitudeKm: number | undefined;
  readonly velocityKmh: number | undefined;
  readonly visibility: 'daylight' | 'eclipsed' | undefined;
  /** Diameter of the area that sees it. */
  readonly footprintKm: number | undefined;
  /** Where the sun stands overhead. */
  readonly subsolar: { readonly latitude: number; readonly longitude: number } | undefined;
}

const STATION = 25544;

/** Reads the position that wheretheiss.at gives. */
function readWhereTheIssAt(answer: Answer): Position {
  const fields = objectOf(answer.json());
  if (wholeOf(fields['id']) !== STATION) throw new Error('The answer is not about the station.');
  const isMetric = textOf(fields['units']) === 'kilometers';
  const visibility = textOf(fields['visibility']);
  return {
    ...placeOf(fields, fields['timestamp']),
    altitudeKm: isMetric ? numberOf(fields['altitude']) : undefined,
    velocityKmh: isMetric ? numberOf(fields['velocity']) : undefined,
    visibility: visibility === 'daylight' || visibility === 'eclipsed' ? visibility : undefined,
    footprintKm: isMetric ? numberOf(fields['footprint']) : undefined,
    subsolar: subsolarOf(numberOf(fields['solar_lat']), numberOf(fields['solar_lon'])),
  };
}

/** Reads the position that Open Notify gives. */
function readOpenNotify(answer: Answer): Position {
  const fields = objectOf(answer.json());
  if (textOf(fields['message']) !== 'success') throw new Error('The answer does not say success.');
  return {
    ...placeOf(objectOf(fields['iss_position']), fields['timestamp']),
    altitudeKm: undefined,
    velocityKmh: undefined,
    visibility: undefined,
    footprintKm: undefined,
    subsolar: undefined,
  };
}

function placeOf(fields: JsonObject, timestamp: unknown): Pick<Position, 'at' | 'latitude' | 'longitude'> {
  const [latitude, longitude, at] = [numberOf(fields['latitude']), numberOf(fields['longitude']), wholeOf(timestamp)];
  if (latitude === undefined || longitude === undefined || at === undefined) {
    throw new Error('A position has no latitude, longitude or timestamp.');
  }
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) throw new Error('A position is not on earth.');
  return { latitude, longitude, at };
}

/** The sun's longitude comes as 0 to 360. */
function subsolarOf(latitude: number | undefined, longitude: number | undefined): Position['subsolar'] {
  if (latitude === undefined || longitude === undefined) return undefined;
  return { latitude, longitude: longitude > 180 ? longitude - 360 : longitude };
}
