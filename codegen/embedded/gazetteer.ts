// Packs places into the embedded gazetteer, which the source `places-data` reads: a JSON header line, then one section
// per column. Numbers are split into byte planes (all lowest bytes, then all second bytes, …), which compresses far
// better than storing rows.

import { asciiOf } from '../../runtime/sources/places-data/places-data.ts';
import type { PlaceRow } from './geonames.ts';

/** Returns the uncompressed gazetteer. The output is deterministic: the same places result in the same bytes. */
export function packGazetteer(places: readonly PlaceRow[], newest: string): Buffer {
  const zones = distinct(places.map((place) => place.zone));
  const features = distinct(places.map((place) => place.feature));
  const admin1 = distinct(places.map((place) => place.admin1));
  const indexIn = (words: string[]) => {
    const index = new Map(words.map((word, position) => [word, position]));
    return (word: string): number => index.get(word) as number;
  };
  const [zoneIndex, featureIndex, admin1Index] = [indexIn(zones), indexIn(features), indexIn(admin1)];
  const column = (value: (place: PlaceRow) => number): number[] => places.map(value);
  const sections: Record<string, Buffer> = {
    // Stores differences between ids, which are small because ids ascend within a country.
    geonameids: planes(differences(column((place) => place.geonameid)), 4),
    latitudes: planes(
      column((place) => place.latitude),
      4,
    ),
    longitudes: planes(
      column((place) => place.longitude),
      4,
    ),
    populations: planes(
      column((place) => place.population),
      4,
    ),
    elevations: planes(
      column((place) => place.elevation),
      2,
    ),
    zones: planes(
      column((place) => zoneIndex(place.zone)),
      2,
    ),
    features: planes(
      column((place) => featureIndex(place.feature)),
      1,
    ),
    admin1: planes(
      column((place) => admin1Index(place.admin1)),
      2,
    ),
    names: lines(places.map((place) => place.name)),
    // An ASCII name is stored as an empty string if it equals `name` without accents.
    ascii_names: lines(places.map((place) => (place.asciiName === asciiOf(place.name) ? '' : place.asciiName))),
    alternate_names: lines(places.map((place) => place.alternateNames.join(','))),
  };
  const header = {
    format: 1,
    places: places.length,
    newest,
    countries: countryRuns(places),
    zones,
    features,
    admin1,
    sections: Object.entries(sections).map(([name, section]) => [name, section.length]),
  };
  return Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), ...Object.values(sections)]);
}

function countryRuns(places: readonly PlaceRow[]): [string, number][] {
  const runs: [string, number][] = [];
  for (const { country } of places) {
    const last = runs.at(-1);
    if (last?.[0] === country) last[1]++;
    else runs.push([country, 1]);
  }
  return runs;
}

function differences(numbers: number[]): number[] {
  return numbers.map((number, index) => number - (index === 0 ? 0 : (numbers[index - 1] as number)));
}

function planes(numbers: number[], width: number): Buffer {
  const buffer = Buffer.alloc(numbers.length * width);
  numbers.forEach((number, index) => {
    for (let byte = 0; byte < width; byte++) buffer[byte * numbers.length + index] = (number >> (8 * byte)) & 0xff;
  });
  return buffer;
}

function lines(texts: string[]): Buffer {
  return Buffer.from(texts.map((text) => `${text}\n`).join(''));
}

function distinct(words: string[]): string[] {
  return [...new Set(words)].sort();
}
