// Finds a point for an area, because warnings contain areas (GeoJSON, RFC 7946; CAP) but records have only one point.

import { isObject, listOf } from './loose-json.ts';

/** Degrees. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** Maximum number of points. Outlines of sea areas have tens of thousands of points. */
const MAX_POINTS = 200_000;

/** Returns the middle of the bounding box. */
export function middleOf(geojson: unknown): Point | undefined {
  return middle(positionsIn(geojson));
}

/** Each polygon is `lat,lon lat,lon …` (latitude first). */
export function middleOfPolygons(polygons: readonly string[]): Point | undefined {
  const pairs = polygons.flatMap((polygon) => polygon.split(/\s+/).slice(0, MAX_POINTS));
  return middle(pairs.map((pair) => pair.split(',').map(Number).reverse()));
}

/** Returns positions with the longitude first. Iterative, because untrusted input may be deeply nested. */
function positionsIn(root: unknown): (readonly unknown[])[] {
  const found: (readonly unknown[])[] = [];
  const open: unknown[] = [root];
  while (open.length > 0 && found.length < MAX_POINTS) {
    const next = open.pop();
    if (Array.isArray(next)) {
      if (typeof next[0] === 'number') found.push(next);
      else for (const inner of next) open.push(inner);
    } else if (isObject(next)) {
      open.push(next['coordinates'], next['geometry'], ...listOf(next['features']), ...listOf(next['geometries']));
    }
  }
  return found;
}

function middle(positions: readonly (readonly unknown[])[]): Point | undefined {
  let [west, east, south, north] = [181, -181, 91, -91];
  for (const [longitude, latitude] of positions) {
    if (!within(longitude, 180) || !within(latitude, 90)) continue;
    west = Math.min(west, longitude);
    east = Math.max(east, longitude);
    south = Math.min(south, latitude);
    north = Math.max(north, latitude);
  }
  if (west > east) return undefined;
  return { latitude: rounded((south + north) / 2), longitude: rounded((west + east) / 2) };
}

function within(value: unknown, max: number): value is number {
  return typeof value === 'number' && Math.abs(value) <= max;
}

/** Four decimals correspond to about 10 m. */
function rounded(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000;
}
