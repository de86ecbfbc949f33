// Generated from spec/services/maritime/service.yaml by `make generate`: do not edit.

import type { Handler } from '../../../runtime/contract/call.ts';
import type { Operation } from '../../../runtime/contract/operation.ts';
import {
  decodeGetVessel,
  decodeGetVesselTrack,
  decodeSearchVessel,
  decodeVesselsInArea,
  getVesselResult,
  getVesselTrackResult,
  searchVesselResult,
  vesselsInAreaResult,
} from './codec.ts';
import type {
  GetVesselArguments,
  GetVesselResult,
  GetVesselTrackArguments,
  GetVesselTrackResult,
  SearchVesselArguments,
  SearchVesselResult,
  VesselsInAreaArguments,
  VesselsInAreaResult,
} from './types.ts';

/**
 * Live positions and tracks of vessels from their AIS transmitters, by MMSI, name, port or area. Every result states
 * the coverage of its sources.
 */
export interface MaritimeHandlers {
  /**
   * One vessel by MMSI: name, flag, type, last position, speed in knots, course, destination and navigational status.
   * Returns not_found if no source has the vessel; it may just be outside their coverage.
   */
  get_vessel: Handler<GetVesselArguments, GetVesselResult>;
  /**
   * Vessels at a named port or in a box of coordinates, newest position first, with speed in knots, optionally of one
   * kind. A box whose lon_min is greater than its lon_max crosses the 180th meridian if it is at most 180 degrees
   * wide; wider reversed boxes are rejected. If the list is empty, check the coverage in sources; an area outside all
   * coverage is an error. Exactly one of these is required: port_name, or bbox, or lon_min + lat_min + lon_max +
   * lat_max.
   */
  vessels_in_area: Handler<VesselsInAreaArguments, VesselsInAreaResult>;
  /**
   * Positions of one vessel over the last few hours, oldest point first, with speed in knots and course. Long tracks
   * are thinned evenly to max_points, keeping the first and the last point. If a track has no points, note gives the
   * reason.
   */
  get_vessel_track: Handler<GetVesselTrackArguments, GetVesselTrackResult>;
  /**
   * Vessels by name or part of a name, exact names first, with MMSI, flag and last position. Ignores case, accents
   * and punctuation. Exact names come first, then names that begin with the query.
   */
  search_vessel: Handler<SearchVesselArguments, SearchVesselResult>;
}

/** spec/services/maritime/service.yaml#tools.get_vessel */
export const getVessel: Operation = {
  id: 'maritime.get_vessel',
  service: 'maritime',
  adapter: 'maritime',
  name: 'get_vessel',
  summary: 'One vessel by MMSI: name, flag, type, last position, speed in knots, course, destination and navigational status.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: ['not_found', 'not_configured'],
  sources: ['digitraffic-ais', 'barentswatch-ais', 'aisstream'],
  decode: decodeGetVessel,
  result: getVesselResult,
};

/** spec/services/maritime/service.yaml#tools.vessels_in_area */
export const vesselsInArea: Operation = {
  id: 'maritime.vessels_in_area',
  service: 'maritime',
  adapter: 'maritime',
  name: 'vessels_in_area',
  summary: 'Vessels at a named port or in a box of coordinates, newest position first, with speed in knots, optionally of one kind.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: ['not_configured'],
  sources: ['digitraffic-ais', 'barentswatch-ais', 'aisstream'],
  decode: decodeVesselsInArea,
  result: vesselsInAreaResult,
};

/** spec/services/maritime/service.yaml#tools.get_vessel_track */
export const getVesselTrack: Operation = {
  id: 'maritime.get_vessel_track',
  service: 'maritime',
  adapter: 'maritime',
  name: 'get_vessel_track',
  summary: 'Positions of one vessel over the last few hours, oldest point first, with speed in knots and course.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: ['not_configured'],
  sources: ['digitraffic-ais', 'barentswatch-ais', 'aisstream'],
  decode: decodeGetVesselTrack,
  result: getVesselTrackResult,
};

/** spec/services/maritime/service.yaml#tools.search_vessel */
export const searchVessel: Operation = {
  id: 'maritime.search_vessel',
  service: 'maritime',
  adapter: 'maritime',
  name: 'search_vessel',
  summary: 'Vessels by name or part of a name, exact names first, with MMSI, flag and last position.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: ['digitraffic-ais', 'barentswatch-ais', 'aisstream'],
  decode: decodeSearchVessel,
  result: searchVesselResult,
};
