// Parses positions. wheretheiss.at returns numbers, and Open Notify returns strings.

import {
  type Derivations,
  readPositionOfOpenNotify,
  readPositionOfWhereTheIss,
} from '../../../../generated/services/space-weather/readers.ts';
import { type JsonObject, numberOf, objectOf, textOf, wholeOf } from '../../../lib/loose-json.ts';
import type { Answer } from '../../../sources/client/answer.ts';
import { readers } from '../../../sources/client/reading.ts';

export type Position = ReturnType<typeof readPositionOfOpenNotify>;

const STATION = 25544;

const derive: Pick<Derivations, 'PositionOfWhereTheIss'> = {
  PositionOfWhereTheIss: {
    altitude_km: (row) => metric(row, 'altitude'),
    velocity_kmh: (row) => metric(row, 'velocity'),
    footprint_km: (row) => metric(row, 'footprint'),
    subsolar_latitude: (row) => subsolarOf(row)?.latitude,
    subsolar_longitude: (row) => subsolarOf(row)?.longitude,
  },
};

export const reads = readers(import.meta.url, { whereTheIssAt: readWhereTheIssAt, openNotify: readOpenNotify });

function readWhereTheIssAt(answer: Answer): Position {
  const row = objectOf(answer.json());
  if (wholeOf(row['id']) !== STATION) throw new Error('The response is not about the station.');
  return readPositionOfWhereTheIss(row, derive);
}

function readOpenNotify(answer: Answer): Position {
  const row = objectOf(answer.json());
  if (textOf(row['message']) !== 'success') throw new Error('The response does not report success.');
  return readPositionOfOpenNotify(row);
}

/** Reads a field in kilometers; returns undefined if the response uses other units. */
function metric(row: JsonObject, field: string): number | undefined {
  return textOf(row['units']) === 'kilometers' ? numberOf(row[field]) : undefined;
}

/** The point where the sun is overhead. The source returns its longitude as a value from 0 to 360. */
function subsolarOf(row: JsonObject): { readonly latitude: number; readonly longitude: number } | undefined {
  const [latitude, longitude] = [numberOf(row['solar_lat']), numberOf(row['solar_lon'])];
  if (latitude === undefined || longitude === undefined) return undefined;
  return { latitude, longitude: longitude > 180 ? longitude - 360 : longitude };
}
