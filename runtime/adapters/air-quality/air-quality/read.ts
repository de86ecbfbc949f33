// Reads Open-Meteo: values of now, columns of hours, and places. Times are asked for in UTC and come without a zone.

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

/** Pollutants by the source's names. */
export const POLLUTANTS = [
  'pm2_5',
  'pm10',
  'nitrogen_dioxide',
  'ozone',
  'sulphur_dioxide',
  'carbon_monoxide',
] as const satisfies readonly (keyof Pollutants)[];

/** The middle of a cell of the grid. */
export interface Cell {
  readonly latitude: number;
  readonly longitude: number;
}

/** The air at one cell of the grid now. */
export type CurrentAir = ReturnType<typeof readCurrent>;
/** The air at one cell of the grid in some hours, oldest first. */
export type HourlyAir = ReturnType<typeof readHours>;
/** A place by its name. */
export type Place = ReturnType<typeof placeOf>;

/** How answers are read here. */
export const reads = readers(import.meta.url, { current: readCurrent, hours: readHours, places: readPlaces });

/** @throws Error for another answer */
function readCurrent(answer: Answer) {
  const body = objectOf(answer.json());
  const [current, units] = [objectOf(body['current']), objectOf(body['current_units'])];
  const concentrations = POLLUTANTS.map((name) => [name, { value: current[name], unit: units[name] }]);
  return { cell: cellOf(body), now: readAirQuality({ ...current, ...Object.fromEntries(concentrations) }, derive) };
}

/** @throws Error for another answer */
function readHours(answer: Answer) {
  const body = objectOf(answer.json());
  const columns = Object.entries(objectOf(body['hourly']));
  const times = listOf(objectOf(body['hourly'])['time']);
  if (times.length === 0) throw new Error('There are no hours.');
  const rows = times.map((_, nth) => Object.fromEntries(columns.map(([name, column]) => [name, listOf(column)[nth]])));
  return {
    cell: cellOf(body),
    unit: textOf(objectOf(body['hourly_units'])['pm2_5']),
    points: rows.map(readHourlyPoint),
  };
}

/** Places by name; without a match the list is absent. */
function readPlaces(answer: Answer): readonly Place[] {
  const body = answer.json();
  if (!isObject(body)) throw new Error('There are no places.');
  return readEach(listOf(body['results']), (row) => completeOf(row, placeOf));
}

function cellOf(body: JsonObject): Cell {
  const [latitude, longitude] = [numberOf(body['latitude']), numberOf(body['longitude'])];
  if (latitude === undefined || longitude === undefined) throw new Error('An answer has no coordinates.');
  if ((wholeOf(body['utc_offset_seconds']) ?? 0) !== 0) throw new Error('The times are not in UTC.');
  return { latitude, longitude };
}

function placeOf(row: JsonObject) {
  return {
    place: readOtherPlace(row),
    location: readLocation(row),
    // A town or city, not an airport or a mountain.
    isPopulated: textOf(row['feature_code'])?.startsWith('PPL') === true,
  };
}
