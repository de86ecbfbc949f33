// The requested area is a named port, a box as a single string, or four edges. A box that crosses the 180th meridian is
// distinguished from one with swapped edges by its width.

import type { Area, VesselsInAreaArguments } from '../../../generated/services/maritime/types.ts';
import type { AdapterResult } from '../../contract/adapter-result.ts';
import { invalidArgument } from '../../contract/problem.ts';
import { kilometres } from '../../reference/ais.ts';
import { type Box, portsLike, portsNamed } from '../../reference/ports.ts';
import type { Circle } from './digitraffic-ais/digitraffic-ais.ts';

export interface RequestedArea {
  readonly box: Box;
  readonly port: string | undefined;
}

/**
 * Maximum width, in degrees, of a box that crosses the 180th meridian. In a wider box, the edges are assumed to be
 * swapped.
 */
const WIDEST_CROSSING = 180;

/** @throws Problem `invalid_arguments` if the port is unknown or the edges are in the wrong order */
export function areaOf(args: VesselsInAreaArguments): RequestedArea {
  if (args.port_name !== undefined) return areaOfPort(args.port_name);
  if (args.bbox !== undefined) {
    const [west = 0, south = 0, east = 0, north = 0] = args.bbox.split(',').map(Number);
    return { box: checked({ west, south, east, north }, 'bbox', 'bbox'), port: undefined };
  }
  const { lon_min: west = 0, lat_min: south = 0, lon_max: east = 0, lat_max: north = 0 } = args;
  return { box: checked({ west, south, east, north }, 'lon_min', 'lat_min'), port: undefined };
}

function areaOfPort(name: string): RequestedArea {
  const [port, ...others] = portsNamed(name);
  if (port !== undefined && others.length === 0) return { box: port.box, port: `${port.name}, ${port.country}` };
  const near = port === undefined ? portsLike(name.split(',', 1)[0] ?? '') : [port, ...others].map((each) => each.name);
  const hint =
    near.length === 0
      ? 'Only larger ports are supported, by name or UN/LOCODE. Use a box of coordinates instead.'
      : `Did you mean ${near.join(' or ')}? Otherwise, use a box of coordinates.`;
  const fault = port === undefined ? 'is not a known port' : 'matches several ports';
  throw invalidArgument('port_name', `${JSON.stringify(name)} ${fault}`, hint);
}

function checked(box: Box, longitudes: string, latitudes: string): Box {
  const { west, south, east, north } = box;
  for (const [parameter, value, max] of [
    [longitudes, west, 180],
    [longitudes, east, 180],
    [latitudes, south, 90],
    [latitudes, north, 90],
  ] as const) {
    if (Math.abs(value) > max) {
      throw invalidArgument(
        parameter,
        `${value} is out of range: longitudes are at most 180, latitudes at most 90`,
        'Use the order lon_min,lat_min,lon_max,lat_max.',
      );
    }
  }
  if (south >= north) {
    const right = `${west},${north},${east},${south}`;
    throw invalidArgument(latitudes, `lat_min ${south} must be south of lat_max ${north}`, `Did you mean ${right}?`);
  }
  if (west === east) throw invalidArgument(longitudes, 'lon_min and lon_max must differ');
  if (west > east && widthOf(box) > WIDEST_CROSSING) {
    const message = `lon_min ${west} is east of lon_max ${east}: across the 180th meridian, the box would be ${Math.round(widthOf(box))} degrees wide`;
    throw invalidArgument(longitudes, message, `Did you mean ${east},${south},${west},${north}?`);
  }
  return box;
}

/** Returns the width in degrees, measured eastward from the west edge to the east edge. */
function widthOf({ west, east }: Box): number {
  return west <= east ? east - west : east - west + 360;
}

export function isInside({ west, south, east, north }: Box, place: { latitude: number; longitude: number }): boolean {
  const { latitude, longitude } = place;
  if (latitude < south || latitude > north) return false;
  return west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east;
}

export function overlap(one: Box, other: Box): boolean {
  if (one.south > other.north || other.south > one.north) return false;
  return parts(one).some(([west, east]) => parts(other).some(([from, to]) => west <= to && from <= east));
}

function parts({ west, east }: Box): readonly (readonly [number, number])[] {
  if (west <= east) return [[west, east]];
  return [
    [west, 180],
    [-180, east],
  ];
}

export function circleAround(box: Box): Circle {
  const width = widthOf(box);
  const east = box.west + width / 2;
  const middle = { latitude: (box.south + box.north) / 2, longitude: east > 180 ? east - 360 : east };
  // The edge closer to the equator is longer; a box that crosses the equator is widest at the equator.
  const latitudes = [box.south, box.north, ...(box.south < 0 && box.north > 0 ? [0] : [])];
  const corners = latitudes.map((latitude) => ({ latitude, longitude: box.west }));
  return { ...middle, radiusKm: Math.max(...corners.map((corner) => kilometres(middle, corner))) + 0.1 };
}

export function areaRecord({ box, port }: RequestedArea): AdapterResult<Area> {
  return {
    port,
    lon_min: box.west,
    lat_min: box.south,
    lon_max: box.east,
    lat_max: box.north,
    crosses_antimeridian: box.west > box.east,
  };
}
