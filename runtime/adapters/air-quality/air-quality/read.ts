// Reads Open-Meteo: values of now, columns of hours, and places. Times are asked for in UTC and come without a zone.

import {
  isObject,
  type JsonObject,
  listOf,
  momentOf,
  numberOf,
  objectOf,
  textOf,
  wholeOf,
} from '../../../lib/loose-json.ts';
import type { Answer } from '../../../sources/client/answer.ts';
import { readers } from '../../../sources/client/reading.ts';
import { type AirQuality, type Place, POLLUTANTS, type Reading } from './model.ts';

/** How answers are read here. */
export const reads = readers(import.meta.url, { current: readCurrent, hours: readHours, places: readPlaces });

/** The air now. @throws Error for another answer */
function readCurrent(answer: Answer): AirQuality {
  const body = objectOf(answer.json());
  const current = objectOf(body['current']);
  return {
    ...aboutOf(body, 'current_units'),
    interval: wholeOf(current['interval']),
    readings: [readingOf((name) => current[name])],
  };
}

/** The air by the hour. @throws Error for another answer */
function readHours(answer: Answer): AirQuality {
  const body = objectOf(answer.json());
  const hourly = objectOf(body['hourly']);
  const times = listOf(hourly['time']);
  if (times.length === 0) throw new Error('There are no hours.');
  return {
    ...aboutOf(body, 'hourly_units'),
    interval: 3600,
    readings: times.map((_, nth) => readingOf((name) => listOf(hourly[name])[nth])),
  };
}

/** Places by name; without a match the list is absent. */
function readPlaces(answer: Answer): readonly Place[] {
  const body = answer.json();
  if (!isObject(body)) throw new Error('There are no places.');
  return listOf(body['results']).filter(isObject).flatMap(placeOf);
}

function aboutOf(body: JsonObject, unitsIn: string): Pick<AirQuality, 'cell' | 'units'> {
  const [latitude, longitude] = [numberOf(body['latitude']), numberOf(body['longitude'])];
  if (latitude === undefined || longitude === undefined) throw new Error('An answer has no coordinates.');
  if ((wholeOf(body['utc_offset_seconds']) ?? 0) !== 0) throw new Error('The times are not in UTC.');
  const units = objectOf(body[unitsIn]);
  const told = POLLUTANTS.flatMap((name) => {
    const unit = textOf(units[name]);
    return unit === undefined ? [] : [[name, unit] as const];
  });
  return { cell: { latitude, longitude }, units: Object.fromEntries(told) };
}

function readingOf(value: (name: string) => unknown): Reading {
  const time = momentOf(value('time'));
  if (time === undefined) throw new Error('A reading has no time.');
  const values = POLLUTANTS.flatMap((name) => {
    const number = numberOf(value(name));
    return number === undefined ? [] : [[name, number] as const];
  });
  return {
    time,
    europeanIndex: indexOf(value('european_aqi')),
    usIndex: indexOf(value('us_aqi')),
    values: Object.fromEntries(values),
  };
}

function indexOf(value: unknown): number | undefined {
  const number = numberOf(value);
  return number === undefined ? undefined : Math.round(number);
}

function placeOf(fields: JsonObject): Place[] {
  const [name, latitude, longitude] = [
    textOf(fields['name']),
    numberOf(fields['latitude']),
    numberOf(fields['longitude']),
  ];
  if (name === undefined || latitude === undefined || longitude === undefined) return [];
  const population = wholeOf(fields['population']);
  return [
    {
      geonameId: wholeOf(fields['id']),
      name,
      latitude,
      longitude,
      country: textOf(fields['country']),
      countryCode: textOf(fields['country_code']),
      region: textOf(fields['admin1']),
      timezone: textOf(fields['timezone']),
      population: population === 0 ? undefined : population,
      isPopulated: textOf(fields['feature_code'])?.startsWith('PPL') === true,
    },
  ];
}
