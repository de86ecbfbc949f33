// Earthquakes worldwide from the FDSN event service of the US Geological Survey. In requests, the end date is
// exclusive. Times are in milliseconds.

import { SEVERITY_VALUES } from '../../../../generated/services/crisis-intelligence/codec.ts';
import { type Derivations, readEarthquake } from '../../../../generated/services/crisis-intelligence/readers.ts';
import type { Severity } from '../../../../generated/services/crisis-intelligence/types.ts';
import type { LifetimeName } from '../../../../generated/sources.ts';
import { completeOf } from '../../../decoding/source-values.ts';
import { addDays } from '../../../lib/day.ts';
import { type JsonObject, numberOf, objectOf, textOf, wholeOf } from '../../../lib/loose-json.ts';
import type { Answer } from '../../../sources/client/answer.ts';
import type { SourceCall, SourceClient } from '../../../sources/client/client.ts';
import { readers } from '../../../sources/client/reading.ts';
import type { SourceContext } from '../../../sources/context.ts';
import { levelOf } from '../severity.ts';

export type Earthquake = ReturnType<typeof readEarthquake>;

export interface EarthquakeSearch {
  /** YYYY-MM-DD in UTC, inclusive. */
  readonly from: string;
  readonly to: string;
  readonly minMagnitude: number;
}

/** Limit per request. There are about 1,700 earthquakes of magnitude 4.5 and above in 90 days. */
export const MAX_EARTHQUAKES = 2000;
const NO_CONTENT = 204;
/** PAGER is the USGS's impact estimate. Most earthquakes have no PAGER alert. */
const BY_PAGER: Readonly<Record<string, Severity>> = {
  green: 'minor',
  yellow: 'moderate',
  orange: 'severe',
  red: 'extreme',
};
/** Minimum magnitudes for moderate, severe and extreme, used if there is no PAGER alert. */
const MAGNITUDES = [5.5, 6.5, 7.5];

const derive: Pick<Derivations, 'Earthquake'> = {
  Earthquake: {
    description: impactOf,
    severity: severityOf,
    alert_level: (row) => levelOf(severityOf(row)),
    source_level: (row) => {
      const pager = pagerOf(row);
      return pager && `PAGER ${pager}`;
    },
    measure: (row) => {
      const { mag, magType } = objectOf(row['properties']);
      const magnitude = numberOf(mag);
      return magnitude === undefined ? undefined : `M ${magnitude} ${textOf(magType) ?? ''}`.trim();
    },
  },
};

export const reads = readers(import.meta.url, { earthquakes: readEarthquakes });

export function create({ client }: SourceContext<'usgs-earthquakes'>): UsgsEarthquakes {
  return new UsgsEarthquakes(client);
}

export class UsgsEarthquakes {
  readonly #client: SourceClient<LifetimeName<'usgs-earthquakes'>>;

  constructor(client: SourceClient<LifetimeName<'usgs-earthquakes'>>) {
    this.#client = client;
  }

  strongest({ from, to, minMagnitude }: EarthquakeSearch, call: SourceCall): Promise<readonly Earthquake[]> {
    const query = {
      format: 'geojson',
      starttime: from,
      endtime: addDays(to, 1),
      minmagnitude: minMagnitude,
      eventtype: 'earthquake',
      orderby: 'magnitude',
      limit: MAX_EARTHQUAKES,
    };
    return this.#client.read({ path: '/query', query, expect: 'json' }, reads.earthquakes, call);
  }
}

/** Accepts a feature collection or a single feature. Drops deleted earthquakes. */
function readEarthquakes(answer: Answer): Earthquake[] {
  if (answer.status === NO_CONTENT) return [];
  const collection = objectOf(answer.json());
  const features = collection['type'] === 'Feature' ? [collection] : collection['features'];
  if (!Array.isArray(features)) throw new Error('The response has no list of features.');
  return features
    .filter((feature) => textOf(objectOf(objectOf(feature)['properties'])['status']) !== 'deleted')
    .map((feature) => completeOf(feature, (row) => readEarthquake(row, derive)))
    .filter((quake) => quake !== undefined);
}

function pagerOf(row: JsonObject): string | undefined {
  const alert = textOf(objectOf(row['properties'])['alert'])?.toLowerCase();
  return alert !== undefined && Object.hasOwn(BY_PAGER, alert) ? alert : undefined;
}

function severityOf(row: JsonObject): Severity | undefined {
  const pager = pagerOf(row);
  if (pager !== undefined) return BY_PAGER[pager];
  const magnitude = numberOf(objectOf(row['properties'])['mag']);
  if (magnitude === undefined) return undefined;
  return SEVERITY_VALUES[MAGNITUDES.filter((from) => magnitude >= from).length];
}

function impactOf(row: JsonObject): string | undefined {
  const properties = objectOf(row['properties']);
  const felt = wholeOf(properties['felt']);
  const significance = wholeOf(properties['sig']);
  const parts = [
    felt === undefined ? undefined : `${felt} people reported that they felt it.`,
    // The flag only means that a page with tsunami information exists.
    numberOf(properties['tsunami']) === 1 ? 'See tsunami.gov for tsunami information.' : undefined,
    significance === undefined ? undefined : `Significance ${significance}.`,
  ];
  return parts.filter((part) => part !== undefined).join(' ') || undefined;
}
