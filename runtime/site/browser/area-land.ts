// Outlines of land for the map of the webhook form.

import { geoEquirectangular, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';
import land from './land-far.ts';

/** One degree is one unit. The origin is where the equator and the prime meridian cross. */
const DEGREES = geoEquirectangular()
  .scale(180 / Math.PI)
  .translate([0, 0]);

export const landPath: string =
  geoPath(DEGREES).digits(1)(feature(land as unknown as Parameters<typeof feature>[0], 'land')) ?? '';
