import type { ApiAirQualityHandlers } from '../../../generated/api/air-quality/operations.ts';
import type { AirQuality as AirQualityRecord } from '../../../generated/api/air-quality/types.ts';
import type { AdapterResult } from '../../contract/adapter-result.ts';
import type { Call } from '../../contract/call.ts';
import { Problem } from '../../contract/problem.ts';
import type { Context } from '../context.ts';
import type { AirQuality, Place } from './air-quality/air-quality.ts';
import { chosen } from './places.ts';
import { ABOUT, airQuality, location } from './records.ts';

const MAX_OTHERS = 5;

export function create(context: Context<'api/air-quality'>): ApiAirQualityHandlers {
  const source = context.source('air-quality');
  return {
    current: async ({ lat, lon }, call) => airQuality(await source.current(lat, lon, call), { lat, lon }),
    city: ({ city }, call) => ofCity(source, city, call),
    history: async ({ lat, lon, hours }, call) => {
      const { cell, unit, points } = await source.hours(lat, lon, hours, call);
      return { location: location(cell, { lat, lon }), hours, count: points.length, unit, points, ...ABOUT };
    },
  };
}

async function ofCity(source: AirQuality, city: string, call: Call): Promise<AdapterResult<AirQualityRecord>> {
  const { name, qualifier } = partsOf(city);
  const places = name === '' ? [] : await source.places(name, call);
  const { towns, note } = chosen(places, qualifier);
  const [place, ...others] = towns;
  if (place === undefined) throw unknownCity(city, places);
  const { latitude: lat, longitude: lon } = place.place;
  const record = { ...airQuality(await source.current(lat, lon, call), { lat, lon }, place), note };
  return others.length === 0
    ? record
    : { ...record, other_places: others.slice(0, MAX_OTHERS).map((other) => other.place) };
}

function isText(value: string | null | undefined): value is string {
  return typeof value === 'string';
}

function partsOf(city: string): { readonly name: string; readonly qualifier: string | undefined } {
  const comma = city.indexOf(',');
  if (comma < 0) return { name: city.trim(), qualifier: undefined };
  return { name: city.slice(0, comma).trim(), qualifier: city.slice(comma + 1).trim() || undefined };
}

function unknownCity(city: string, places: readonly Place[]): Problem {
  const known = places
    .filter(({ isPopulated }) => isPopulated)
    .slice(0, MAX_OTHERS)
    .map(({ place: { city: name, region, country } }) => [name, region, country].filter(isText).join(', '));
  const hint =
    known.length === 0
      ? 'Check the spelling, or pass coordinates to /api/air-quality/current.'
      : `Known places with this name: ${known.join('; ')}.`;
  return new Problem('not_found', `No city found for ${city}.`, { hint });
}
