// Parses Open-Meteo responses. Times are requested in UTC and have no offset.

import {
  readAirQuality,
  readHourlyPoint,
  readLocation,
  readOtherPlace,
} from '../../../../generated/api/air-quality/readers.ts';
import type { Pollutants } from '../../../../generated/api/air-quality/types.ts';
import { completeOf, readEach } from '../../../decoding/source-values.ts';
import { isObject, type JsonObject, listOf, numberOf, objectOf, textOf, wholeOf } from '../../../lib/loose-json.ts';
import type { Answer } from '../../../sources/client/answer.ts';
import { readers } from '../../../sources/client/reading.ts';
import { derive } from './categories.ts';

export const POLLUTANTS = [
  'pm2_5',
  'pm10',
  'nitrogen_dioxide',
  'ozone',
  'sulphur_dioxide',
  'carbon_monoxide',
] as const satisfies readonly (keyof Pollutants)[];

export interface Cell {
  readonly latitude: number;
  readonly longitude: number;
}

export type CurrentAir = ReturnType<typeof readCurrent>;
export type HourlyAir = ReturnType<typeof readHours>;
export type Place = ReturnType<typeof placeOf>;

export const reads = readers(import.meta.url, { current: readCurrent, hours: readHours, places: readPlaces });

function readCurrent(answer: Answer) {
  const body = objectOf(answer.json());
  const [current, units] = [objectOf(body['current']), objectOf(body['current_units'])];
  const concentrations = POLLUTANTS.map((name) => [name, { value: current[name], unit: units[name] }]);
  return { cell: cellOf(body), now: readAirQuality({ ...current, ...Object.fromEntries(concentrations) }, derive) };
}

function readHours(answer: Answer) {
  const body = objectOf(answer.json());
  const columns = Object.entries(objectOf(body['hourly']));
  const times = listOf(objectOf(body['hourly'])['time']);
  if (times.length === 0) throw new Error('The response has no hours.');
  const rows = times.map((_, nth) => Object.fromEntries(columns.map(([name, column]) => [name, listOf(column)[nth]])));
  return {
    cell: cellOf(body),
    unit: textOf(objectOf(body['hourly_units'])['pm2_5']),
    points: rows.map(readHourlyPoint),
  };
}

/** The source omits the list of results when nothing matches. */
function readPlaces(answer: Answer): readonly Place[] {
  const body = answer.json();
  if (!isObject(body)) throw new Error('The response has no places.');
  return readEach(listOf(body['results']), (row) => completeOf(row, placeOf));
}

function cellOf(body: JsonObject): Cell {
  const [latitude, longitude] = [numberOf(body['latitude']), numberOf(body['longitude'])];
  if (latitude === undefined || longitude === undefined) throw new Error('The response has no coordinates.');
  if ((wholeOf(body['utc_offset_seconds']) ?? 0) !== 0) throw new Error('Times are not in UTC.');
  return { latitude, longitude };
}

function placeOf(row: JsonObject) {
  return {
    place: readOtherPlace(row),
    location: readLocation(row),
    // Returns false for airports and mountains, for example.
    isPopulated: textOf(row['feature_code'])?.startsWith('PPL') === true,
  };
}
