// Reads windows of events. Lists that have nothing in them are null, and so may be whatever is not known yet.

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
import type { Flare, KpReading, Storm } from './events.ts';

/** How answers are read here. */
export const reads = readers(import.meta.url, { flares: readFlares, storms: readStorms });

/** The flares of a window; one that two instruments reported is there once, in its newest version. */
function readFlares(answer: Answer): readonly Flare[] {
  return newest(recordsOf(answer).map(flareOf)).sort((a, b) => (a.begin < b.begin ? -1 : 1));
}

/** Reads the storms of some days. */
function readStorms(answer: Answer): readonly Storm[] {
  return newest(recordsOf(answer).map(stormOf)).sort((a, b) => (a.start < b.start ? -1 : 1));
}

function recordsOf(answer: Answer): readonly JsonObject[] {
  const isJson = answer.headers['content-type']?.includes('json') === true;
  if (isJson && answer.text().trim() === '') return [];
  const body = answer.json();
  if (!Array.isArray(body) || !body.every(isObject)) throw new Error('A window of events is not a list of objects.');
  return body;
}

function newest<Event extends { readonly id: string; readonly version: number | undefined }>(
  events: readonly Event[],
): Event[] {
  const byId = new Map<string, Event>();
  for (const event of events) {
    const known = byId.get(event.id);
    if (known === undefined || (event.version ?? 0) > (known.version ?? 0)) byId.set(event.id, event);
  }
  return [...byId.values()];
}

function flareOf(fields: JsonObject): Flare {
  const id = textOf(fields['flrID']);
  const begin = momentOf(fields['beginTime']);
  if (id === undefined || begin === undefined) throw new Error('A flare has no flrID or no beginTime.');
  const location = textOf(fields['sourceLocation']);
  return {
    id,
    ...classOf(textOf(fields['classType'])),
    begin,
    peak: momentOf(fields['peakTime']),
    end: momentOf(fields['endTime']),
    location,
    position: location === undefined ? undefined : positionOf(location),
    activeRegion: wholeOf(fields['activeRegionNum']),
    instruments: listOf(fields['instruments'])
      .map((instrument) => textOf(objectOf(instrument)['displayName']))
      .filter((name) => name !== undefined),
    note: textOf(fields['note']),
    ...aboutOf(fields),
  };
}

function stormOf(fields: JsonObject): Storm {
  const id = textOf(fields['gstID']);
  const start = momentOf(fields['startTime']);
  if (id === undefined || start === undefined) throw new Error('A storm has no gstID or no startTime.');
  const readings = listOf(fields['allKpIndex'])
    .map((entry) => readingOf(objectOf(entry)))
    .filter((reading) => reading !== undefined)
    .sort((a, b) => (a.observed < b.observed ? -1 : 1));
  return { id, start, readings, ...aboutOf(fields) };
}

function readingOf(fields: JsonObject): KpReading | undefined {
  const observed = momentOf(fields['observedTime']);
  const kp = numberOf(fields['kpIndex']);
  if (observed === undefined || kp === undefined || kp < 0 || kp > 9) return undefined;
  return { observed, kp, source: textOf(fields['source']) };
}

function aboutOf(fields: JsonObject) {
  return {
    linkedEvents: listOf(fields['linkedEvents'])
      .map((event) => textOf(objectOf(event)['activityID']))
      .filter((event) => event !== undefined),
    link: textOf(fields['link']),
    submitted: momentOf(fields['submissionTime']),
    version: wholeOf(fields['versionId']),
  };
}

const CLASS = /^([ABCMX])(\d{1,3}(?:\.\d{1,3})?)?$/;

function classOf(text: string | undefined): Pick<Flare, 'classType' | 'letter' | 'magnitude'> {
  const match = text === undefined ? null : CLASS.exec(text.toUpperCase());
  if (match === null) return { classType: text, letter: undefined, magnitude: undefined };
  return { classType: match[0], letter: match[1] as Flare['letter'], magnitude: numberOf(match[2]) };
}

const LOCATION = /^([NS])(\d{1,2})([EW])(\d{1,3})$/;

/** West is positive, as the sun turns towards it. */
function positionOf(text: string): Flare['position'] {
  const match = LOCATION.exec(text.toUpperCase());
  if (match === null) return undefined;
  const [, northSouth, latitude, eastWest, longitude] = match;
  return {
    latitude: (northSouth === 'N' ? 1 : -1) * Number(latitude) + 0,
    longitude: (eastWest === 'W' ? 1 : -1) * Number(longitude) + 0,
  };
}
