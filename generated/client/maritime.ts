// Generated from spec/services/maritime/service.yaml by `make generate`: do not edit.

import type { components } from '../openapi.ts';
import type { CallOptions, Caller } from './core.ts';

/**
 * Vessels at sea. Live positions and tracks of vessels from their AIS transmitters, by MMSI, name, port or area.
 * Every result states the coverage of its sources.
 */
export function maritimeFunctions(caller: Caller) {
  return {
    /**
     * One vessel by MMSI: name, flag, type, last position, speed in knots, course, destination and navigational
     * status. Returns not_found if no source has the vessel; it may just be outside their coverage. Use when the MMSI
     * of a ship is known and the user asks where the ship is, how fast it is going or where it is bound. For a vessel
     * by name use search_vessel; for where it was in the last hours use get_vessel_track.
     */
    get_vessel: (
      values: components['schemas']['Maritime.GetVesselArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['Maritime.GetVesselResult']> =>
      caller.call({ method: 'POST', path: '/rest/maritime/get_vessel' }, values, options),

    /**
     * Vessels at a named port or in a box of coordinates, newest position first, with speed in knots, optionally of
     * one kind. A box whose lon_min is greater than its lon_max crosses the 180th meridian if it is at most 180
     * degrees wide; wider reversed boxes are rejected. If the list is empty, check the coverage in sources; an area
     * outside all coverage is an error. Use when the user asks which ships are at a port or in an area of water. For
     * a vessel by name in any area use search_vessel; for all details of one vessel use get_vessel. Exactly one of
     * these is required: port_name, or bbox, or lon_min + lat_min + lon_max + lat_max.
     */
    vessels_in_area: (
      values: components['schemas']['Maritime.VesselsInAreaArguments'] = {},
      options?: CallOptions,
    ): Promise<components['schemas']['Maritime.VesselsInAreaResult']> =>
      caller.call({ method: 'POST', path: '/rest/maritime/vessels_in_area' }, values, options),

    /**
     * Positions of one vessel over the last few hours, oldest point first, with speed in knots and course. Long
     * tracks are thinned evenly to max_points, keeping the first and the last point. If a track has no points, note
     * gives the reason. Use when the user asks where a vessel came from, which route it took or how long it stayed
     * somewhere. For current position of the vessel use get_vessel; for its MMSI by name use search_vessel.
     */
    get_vessel_track: (
      values: components['schemas']['Maritime.GetVesselTrackArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['Maritime.GetVesselTrackResult']> =>
      caller.call({ method: 'POST', path: '/rest/maritime/get_vessel_track' }, values, options),

    /**
     * Vessels by name or part of a name, exact names first, with MMSI, flag and last position. Ignores case, accents
     * and punctuation. Exact names come first, then names that begin with the query. Use when a ship's name is known
     * and the user asks where the ship is or for its MMSI. For a vessel by its MMSI use get_vessel; for vessels at a
     * place use vessels_in_area.
     */
    search_vessel: (
      values: components['schemas']['Maritime.SearchVesselArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['Maritime.SearchVesselResult']> =>
      caller.call({ method: 'POST', path: '/rest/maritime/search_vessel' }, values, options),

    /**
     * Report a bug, a missing feature or any other remark about this service to its operators. The feedback is stored
     * for the operators together with the service and the caller's key; no data or settings change. There is no
     * reply, and feedback sent twice is stored twice. To get data, use the service's other tools. Use when a result
     * looks wrong, something is missing, or a tool could be better.
     */
    report_feedback: (
      values: components['schemas']['Shared.ReportFeedbackArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['Shared.ReportFeedbackResult']> =>
      caller.call({ method: 'POST', path: '/rest/maritime/report_feedback', changes: true }, values, options),
  };
}
