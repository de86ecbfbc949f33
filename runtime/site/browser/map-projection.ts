// Map projections that show the area that contains the places.

import { type GeoProjection, geoBounds, geoMercator, geoNaturalEarth1, geoPath } from 'd3-geo';
import type { Place } from '../../views/shown.ts';

/** Maximum width of the drawing in CSS pixels. */
const WIDEST = 1_000;
const NARROWEST = 300;
const PADDING = 28;
/** Minimum extent in degrees, to show the surroundings of a single place or of places close to each other. */
const MIN_SPAN = 1.2;
const LONE_SPAN = 20;
/** For extents larger than this, in degrees, the whole world is shown. */
const WIDE_SPAN = 150;
/** Extents smaller than this, in degrees, need the detailed coastline. */
const NEAR_SPAN = 15;

export interface Size {
  readonly width: number;
  readonly height: number;
}

export function sizeOf(room: number): Size {
  const width = Math.max(NARROWEST, Math.min(WIDEST, room));
  return { width, height: Math.round(width * (width < 500 ? 0.7 : 0.525)) };
}

function points(places: readonly Place[]) {
  return {
    type: 'MultiPoint' as const,
    coordinates: places.map(({ longitude, latitude }): [number, number] => [longitude, latitude]),
  };
}

function spanOf(places: readonly Place[]): {
  west: number;
  south: number;
  east: number;
  north: number;
  width: number;
  height: number;
} {
  const [[west, south], [east, north]] = geoBounds(points(places));
  const width = east < west ? east + 360 - west : east - west;
  return { west, south, east, north, width, height: north - south };
}

export function isNear(places: readonly Place[]): boolean {
  const { width, height } = spanOf(places);
  return places.length > 1 && Math.max(width, height) > 0 && Math.max(width, height) < NEAR_SPAN;
}

export function projectionFor(places: readonly Place[], size: Size): GeoProjection {
  const { west, south, north, width, height } = spanOf(places);
  if (width > WIDE_SPAN || Math.max(Math.abs(south), Math.abs(north)) > 80) {
    return geoNaturalEarth1().fitExtent(
      [
        [4, 4],
        [size.width - 4, size.height - 4],
      ],
      { type: 'Sphere' },
    );
  }
  const [middle, centre] = [west + width / 2, (south + north) / 2];
  const min = width === 0 && height === 0 ? LONE_SPAN : MIN_SPAN;
  const [half, tall] = [Math.max(width, min) / 2, Math.max(height, min) / 2];
  const corners = {
    type: 'MultiPoint' as const,
    coordinates: [
      [-half, centre - tall],
      [half, centre + tall],
    ].map(([x = 0, y = 0]): [number, number] => [x, Math.max(-80, Math.min(80, y))]),
  };
  const around = [
    [PADDING, PADDING],
    [size.width - PADDING, size.height - PADDING],
  ] as [[number, number], [number, number]];
  const fitted = geoMercator()
    .rotate([-middle, 0])
    .fitExtent(around, {
      ...corners,
      coordinates: corners.coordinates.map(([x, y]) => [x + middle, y] as [number, number]),
    });
  // Also draw the surroundings of the view, because the reader can move the map.
  return fitted.clipExtent([
    [-size.width, -size.height],
    [2 * size.width, 2 * size.height],
  ]);
}

export function stepFor(places: readonly Place[]): [number, number] {
  const { width, height } = spanOf(places);
  const span = Math.max(width, height);
  const step = span === 0 ? 5 : span > 60 ? 20 : span > 20 ? 10 : span > 8 ? 5 : 1;
  return [step, step];
}

export function trackPath(places: readonly Place[], projection: GeoProjection): string {
  const coordinates = points(places).coordinates;
  return geoPath(projection)({ type: 'LineString', coordinates }) ?? '';
}
