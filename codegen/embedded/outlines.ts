// Packs country outlines from Natural Earth at 1:50 million (public domain, package world-atlas). Converts M49 numbers
// to two-letter codes, and splits off parts of countries that have a separate code. Rings that cross the 180th meridian
// continue beyond 180 degrees. Coordinates are rounded to 1/80 of a degree (at most 1.4 km).

import { readFileSync } from 'node:fs';
import { feature } from 'topojson-client';
import { countryOfNumber } from '../../runtime/reference/countries/countries.ts';

type Ring = readonly (readonly number[])[];
type Topology = Parameters<typeof feature>[0];
interface Feature {
  readonly id?: string | number;
  readonly properties: { readonly name?: string } | null;
  readonly geometry: { readonly type: string; readonly coordinates: unknown };
}

/**
 * Codes for features without an M49 number. Features that are not listed (the Siachen Glacier) do not belong to a
 * country.
 */
const BY_NAME: Readonly<Record<string, string>> = {
  Kosovo: 'XK',
  Somaliland: 'SO',
  'N. Cyprus': 'CY',
  'Indian Ocean Ter.': 'CX',
};

/** Parts of countries and their bounding boxes: west, south, east, north. */
const PARTS: readonly (readonly [country: string, part: string, box: readonly [number, number, number, number]])[] = [
  ['FR', 'GF', [-55, 2, -51, 6]],
  ['FR', 'MQ', [-61.3, 14.3, -60.7, 15]],
  ['FR', 'GP', [-61.9, 15.8, -60.9, 16.6]],
  ['FR', 'YT', [44.9, -13.1, 45.4, -12.6]],
  ['FR', 'RE', [55.1, -21.5, 56, -20.8]],
  // In the statistics of the United Nations, Crimea is part of Ukraine.
  ['RU', 'UA', [32.3, 44.2, 36.7, 46.3]],
  ['NO', 'SJ', [-10, 70, 40, 82]],
  ['NL', 'BQ', [-69, 11, -62, 18]],
  ['CX', 'CC', [96, -13, 97, -11]],
];
/** Mainland Norway extends into the box of Svalbard and Jan Mayen. */
const isMainlandNorway = (west: number, south: number) => south < 74 && west > 0;
/** Units per degree. One unit is at most 1.4 km, and 16 bits can hold longitudes beyond 180 degrees. */
const UNITS = 80;
/** Largest longitude in degrees that 16 bits can hold. */
const FARTHEST_EAST = 400;
const SOUTH_POLE = -90;

/**
 * Returns the uncompressed outlines: a JSON line (code and number of points per ring of each polygon), then pairs of
 * 16-bit numbers, longitude first.
 */
export function packOutlines(): Buffer {
  const topology = JSON.parse(
    readFileSync(new URL(import.meta.resolve('world-atlas/countries-50m.json')), 'utf8'),
  ) as Topology;
  const { features } = feature(topology, topology.objects['countries'] as never) as unknown as {
    readonly features: readonly Feature[];
  };
  const polygons = features.flatMap(polygonsOf).sort((a, b) => (a.code < b.code ? -1 : a.code > b.code ? 1 : 0));
  const header = polygons.map(({ code, rings }) => [code, rings.map((ring) => ring.length)]);
  const points = polygons.flatMap(({ rings }) => rings.flat(2)).map((degrees) => Math.round(degrees * UNITS));
  return Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), Buffer.from(littleEndian(points))]);
}

function littleEndian(numbers: readonly number[]): ArrayBuffer {
  const view = new DataView(new ArrayBuffer(numbers.length * 2));
  for (const [index, number] of numbers.entries()) view.setInt16(index * 2, number, true);
  return view.buffer;
}

function polygonsOf({ id, properties, geometry }: Feature): { code: string; rings: Ring[] }[] {
  const code = id === undefined ? BY_NAME[properties?.name ?? ''] : countryOfNumber(String(id))?.iso2;
  if (code === undefined) return [];
  const all = (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates) as Ring[][];
  return all.map((rings) => ({ code: partOf(code, rings[0] as Ring), rings: rings.map(unwrapped) }));
}

function partOf(country: string, ring: Ring): string {
  const [west, south] = [Math.min(...ring.map(([x = 0]) => x)), Math.min(...ring.map(([, y = 0]) => y))];
  const part = PARTS.find(
    ([of, , box]) => of === country && west >= box[0] && south >= box[1] && west <= box[2] && south <= box[3],
  );
  return part === undefined || (country === 'NO' && isMainlandNorway(west, south)) ? country : part[1];
}

/**
 * Lets longitudes continue beyond 180 degrees. A ring that encloses a pole is closed along the edge of the map at that
 * pole.
 */
function unwrapped(ring: Ring): Ring {
  const points: [number, number][] = [];
  let turn = 0;
  for (const [index, [x = 0, y = 0]] of ring.entries()) {
    const before = ring[index - 1]?.[0] ?? x;
    if (x - before > 180) turn -= 360;
    else if (before - x > 180) turn += 360;
    points.push([x + turn, y]);
  }
  const [first, last] = [points[0] as [number, number], points.at(-1) as [number, number]];
  if (Math.abs(first[0] - last[0]) > 180) points.push([last[0], SOUTH_POLE], [first[0], SOUTH_POLE]);
  const xs = points.map(([x]) => x);
  const shift = Math.min(...xs) < -180 ? 360 : Math.max(...xs) > FARTHEST_EAST ? -360 : 0;
  return points.map(([x, y]) => [x + shift, y]);
}
