// Finds the country of a coordinate: the country whose outline contains the coordinate or, at sea, the nearest country.
// Reads generated/embedded/outlines.bin.br (scale 1:50 million, built by codegen/embedded/outlines.ts) on first use.

import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import type { Point } from '../lib/geometry.ts';

interface Polygon {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  /**
   * The outer ring, then holes. Longitude and latitude alternate, in units of 1/80 of a degree; longitudes may exceed
   * 180 degrees.
   */
  readonly rings: readonly Int16Array[];
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** 200 nautical miles, the limit of exclusive economic zones. */
const FARTHEST_KM = 370;
const KM_A_DEGREE = 111.195;
/** File units per degree. */
const UNITS = 80;
/** Minimum cosine of the latitude, near the poles. */
const MIN_PARALLEL = 0.02;
const FILE = new URL('../../generated/embedded/outlines.bin.br', import.meta.url);

let polygons: readonly Polygon[] | undefined;

/** Returns the ISO 3166-1 alpha-2 code. At sea, the country is at most 370 km away. */
export function countryAt(point: Point): string | undefined {
  const all = outlines();
  const { north, easts } = unitsOf(point);
  for (const polygon of all) if (easts.some((east) => isInside(polygon, east, north))) return polygon.code;
  let nearest: string | undefined;
  let min = FARTHEST_KM;
  for (const polygon of all) {
    for (const east of easts) {
      const distance = distanceTo(polygon, east, north, min);
      if (distance < min) [min, nearest] = [distance, polygon.code];
    }
  }
  return nearest;
}

/**
 * Returns undefined for a country without an outline (a few small islands and Gibraltar).
 * @param code ISO 3166-1 alpha-2
 */
export function isNear(point: Point, code: string, km: number): boolean | undefined {
  const own = outlines().filter((polygon) => polygon.code === code);
  if (own.length === 0) return undefined;
  const { north, easts } = unitsOf(point);
  return own.some((polygon) =>
    easts.some((east) => isInside(polygon, east, north) || distanceTo(polygon, east, north, km) < km),
  );
}

function outlines(): readonly Polygon[] {
  polygons ??= unpacked(brotliDecompressSync(readFileSync(FILE)));
  return polygons;
}

/**
 * Converts to file units. Includes the longitude shifted by 360 degrees in each direction, because outlines continue
 * past 180 degrees.
 */
function unitsOf({ latitude, longitude }: Point): { readonly north: number; readonly easts: readonly number[] } {
  return { north: latitude * UNITS, easts: [-360, 0, 360].map((turn) => (longitude + turn) * UNITS) };
}

/** Even-odd rule over all rings. Holes are other countries or lakes. */
function isInside({ west, south, east: max, north: top, rings }: Polygon, east: number, north: number): boolean {
  if (east < west || east > max || north < south || north > top) return false;
  let inside = false;
  for (const ring of rings) {
    for (let at = 0, before = ring.length - 2; at < ring.length; before = at, at += 2) {
      const [x, y] = [ring[at] as number, ring[at + 1] as number];
      const [u, v] = [ring[before] as number, ring[before + 1] as number];
      if (y > north !== v > north && east < ((u - x) * (north - y)) / (v - y) + x) inside = !inside;
    }
  }
  return inside;
}

/** Distance in kilometers, computed on a local flat projection and limited to `max`. */
function distanceTo(polygon: Polygon, east: number, north: number, max: number): number {
  const parallel = Math.max(MIN_PARALLEL, Math.cos((north / UNITS) * (Math.PI / 180)));
  const up = (max / KM_A_DEGREE) * UNITS;
  const across = up / parallel;
  if (north < polygon.south - up || north > polygon.north + up) return max;
  if (east < polygon.west - across || east > polygon.east + across) return max;
  let min = up * up;
  for (const ring of polygon.rings) {
    for (let at = 2; at < ring.length; at += 2) {
      const y = (ring[at + 1] as number) - north;
      const v = (ring[at - 1] as number) - north;
      if ((y > up && v > up) || (y < -up && v < -up)) continue;
      const x = ((ring[at] as number) - east) * parallel;
      const u = ((ring[at - 2] as number) - east) * parallel;
      min = Math.min(min, squareToSegment(x, y, u, v));
    }
  }
  return (Math.sqrt(min) / UNITS) * KM_A_DEGREE;
}

function squareToSegment(x: number, y: number, u: number, v: number): number {
  const [dx, dy] = [u - x, v - y];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, -(x * dx + y * dy) / length));
  const [a, b] = [x + share * dx, y + share * dy];
  return a * a + b * b;
}

function unpacked(file: Buffer): Polygon[] {
  const headerEnd = file.indexOf('\n');
  const header = JSON.parse(file.toString('utf8', 0, headerEnd)) as [code: string, rings: number[]][];
  let at = headerEnd + 1;
  return header.map(([code, lengths]) => {
    const rings = lengths.map((points) => {
      const ring = new Int16Array(points * 2);
      for (let index = 0; index < ring.length; index++, at += 2) ring[index] = file.readInt16LE(at);
      return ring;
    });
    return { code, rings, ...boxOf(rings) };
  });
}

function boxOf(rings: readonly Int16Array[]): Pick<Polygon, 'west' | 'south' | 'east' | 'north'> {
  const box = {
    west: Number.POSITIVE_INFINITY,
    south: Number.POSITIVE_INFINITY,
    east: Number.NEGATIVE_INFINITY,
    north: Number.NEGATIVE_INFINITY,
  };
  for (const ring of rings) {
    for (let at = 0; at < ring.length; at += 2) {
      box.west = Math.min(box.west, ring[at] as number);
      box.east = Math.max(box.east, ring[at] as number);
      box.south = Math.min(box.south, ring[at + 1] as number);
      box.north = Math.max(box.north, ring[at + 1] as number);
    }
  }
  return box;
}
