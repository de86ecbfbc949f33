// Earthquakes of the world from the US Geological Survey's event service (FDSN). Its end time is exclusive of the day that a bare
// date names, its times are milliseconds, and places are free text: the country, where one can be told, is read from its end.

import type { LifetimeName } from '../../../../generated/sources.ts';
import { addDays } from '../../../lib/day.ts';
import { listOf, numberOf, objectOf, textOf, wholeOf } from '../../../lib/loose-json.ts';
import type { Answer } from '../../../sources/client/answer.ts';
import type { SourceCall, SourceClient } from '../../../sources/client/client.ts';
import { readers } from '../../../sources/client/reading.ts';
import type { SourceContext } from '../../../sources/context.ts';

/** How grave the impact may be, as USGS's PAGER says. */
export type PagerLevel = (typeof PAGER_LEVELS)[number];

/** An earthquake. */
export interface Earthquake {
  readonly id: string;
  readonly title: string;
  readonly place: string | undefined;
  readonly magnitude: number | undefined;
  readonly magnitudeType: string | undefined;
  readonly time: string | undefined;
  readonly updated: string | undefined;
  readonly latitude: number | undefined;
  readonly longitude: number | undefined;
  readonly depthKm: number | undefined;
  /** Expected impact; undefined for most. */
  readonly pager: PagerLevel | undefined;
  /** A page on tsunamis exists; not that there was one. */
  readonly hasTsunamiPage: boolean;
  /** How many people reported that they felt it. */
  readonly felt: number | undefined;
  /** 0 to about 3000. */
  readonly significance: number | undefined;
  /** automatic or reviewed. */
  readonly status: string | undefined;
  readonly url: string | undefined;
}

/** Which earthquakes are searched for. */
export interface EarthquakeSearch {
  /** First and last day, YYYY-MM-DD in UTC. */
  readonly from: string;
  readonly to: string;
  readonly minMagnitude: number;
}

/** What one question asks for: 90 days of magnitude 4.5 and more are some 1,700. */
export const MOST_EARTHQUAKES = 2000;
const PAGER_LEVELS = ['green', 'yellow', 'orange', 'red'] as const;
const NO_CONTENT = 204;

/** How answers are read here. */
export const reads = readers(import.meta.url, { earthquakes: readEarthquakes });

/** Makes the source on its client. */
export function create({ client }: SourceContext<'usgs-earthquakes'>): UsgsEarthquakes {
  return new UsgsEarthquakes(client);
}

/** The catalogue of earthquakes of the US Geological Survey. */
export class UsgsEarthquakes {
  readonly #client: SourceClient<LifetimeName<'usgs-earthquakes'>>;

  constructor(client: SourceClient<LifetimeName<'usgs-earthquakes'>>) {
    this.#client = client;
  }

  /** The strongest earthquakes of a window, strongest first, at most MOST_EARTHQUAKES. Rejects with a Problem of the client. */
  strongest({ from, to, minMagnitude }: EarthquakeSearch, call: SourceCall): Promise<readonly Earthquake[]> {
    const query = {
      format: 'geojson',
      starttime: from,
      endtime: addDays(to, 1),
      minmagnitude: minMagnitude,
      eventtype: 'earthquake',
      orderby: 'magnitude',
      limit: MOST_EARTHQUAKES,
    };
    return this.#client.read({ path: '/query', query, expect: 'json' }, reads.earthquakes, call);
  }
}

/** The earthquakes of a collection, or the one of a single feature; deleted ones left out. @throws Error for what is neither */
function readEarthquakes(answer: Answer): Earthquake[] {
  if (answer.status === NO_CONTENT) return [];
  const collection = objectOf(answer.json());
  const features = collection['type'] === 'Feature' ? [collection] : collection['features'];
  if (!Array.isArray(features)) throw new Error('There is no list of features.');
  return features.map(earthquakeOf).filter((quake) => quake !== undefined);
}

function earthquakeOf(feature: unknown): Earthquake | undefined {
  const { id, properties, geometry } = objectOf(feature);
  const fields = objectOf(properties);
  const name = textOf(id);
  if (name === undefined || textOf(fields['status']) === 'deleted') return undefined;
  const place = textOf(fields['place']);
  const [longitude, latitude, depthKm] = listOf(objectOf(geometry)['coordinates']).map(numberOf);
  const alert = textOf(fields['alert'])?.toLowerCase();
  return {
    id: name,
    title: textOf(fields['title']) ?? place ?? name,
    place,
    magnitude: numberOf(fields['mag']),
    magnitudeType: textOf(fields['magType']),
    time: ofMilliseconds(fields['time']),
    updated: ofMilliseconds(fields['updated']),
    latitude,
    longitude,
    depthKm,
    pager: PAGER_LEVELS.find((level) => level === alert),
    hasTsunamiPage: numberOf(fields['tsunami']) === 1,
    felt: wholeOf(fields['felt']),
    significance: wholeOf(fields['sig']),
    status: textOf(fields['status']),
    url: textOf(fields['url']),
  };
}

/** Later than any time that a calendar of four-digit years has. */
const END_OF_TIME = 253_402_300_800_000;

function ofMilliseconds(value: unknown): string | undefined {
  const time = wholeOf(value);
  if (time === undefined || Math.abs(time) >= END_OF_TIME / 2) return undefined;
  return new Date(time).toISOString().replace(/\.\d{3}Z$/, 'Z');
}
