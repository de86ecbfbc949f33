// Generated from spec/services/maritime/service.yaml by `make generate`: do not edit.

import type { components } from '../openapi.ts';
import type { CallOptions, Caller } from './core.ts';

/**
 * Vessels at sea. Live positions and tracks of vessels from their AIS transmitters, by MMSI, name, port or area. What
 * the sources cover is said in every answer.
 */
export function maritimeFunctions(caller: Caller) {
  return {
    /**
     * One vessel by its MMSI: name, flag, type, last position, speed in knots, course, destination and navigational
     * status. A vessel that no source has heard of is not_found; that may mean only that it is outside of their
     * coverage. Use when the MMSI of a ship is given and it is asked where the ship is, how fast it goes or where it
     * is bound. For a vessel by its name use search_vessel; for where it was in the last hours use get_vessel_track.
     */
    get_vessel: (
      values: components['schemas']['Maritime.GetVesselArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['Maritime.GetVesselResult']> =>
      caller.call({ method: 'POST', path: '/rest/maritime/get_vessel' }, values, options),

    /**
     * Vessels at a named port or in a box of coordinates, newest position first, with speed in knots, optionally of
     * one kind. A box whose lon_min is greater than its lon_max crosses the 180th meridian, if it is at most 180
     * degrees wide; a reversed box is refused. An empty list stands beside what the sources cover; an area that none
     * covers is an error. Use when it is asked which ships are at a port or in a stretch of water. For a vessel by
     * name wherever it is use search_vessel; for all particulars of one vessel use get_vessel. Exactly one of these
     * is required: port_name, or bbox, or lon_min + lat_min + lon_max + lat_max.
     */
    vessels_in_area: (
      values: components['schemas']['Maritime.VesselsInAreaArguments'] = {},
      options?: CallOptions,
    ): Promise<components['schemas']['Maritime.VesselsInAreaResult']> =>
      caller.call({ method: 'POST', path: '/rest/maritime/vessels_in_area' }, values, options),

    /**
     * Where a vessel was in the last hours, oldest point first, with speed in knots and course. Long tracks are
     * thinned evenly to max_points; the first and the last point stay. A track without points says why in note. Use
     * when it is asked where a vessel came from, which way it took or how long it lay somewhere. For where it is now
     * use get_vessel; for its MMSI by its name use search_vessel.
     */
    get_vessel_track: (
      values: components['schemas']['Maritime.GetVesselTrackArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['Maritime.GetVesselTrackResult']> =>
      caller.call({ method: 'POST', path: '/rest/maritime/get_vessel_track' }, values, options),

    /**
     * Vessels whose name holds some letters, exact names first, with MMSI, flag and last position. Case, accents and
     * punctuation do not matter. Exact names first, then names that begin so. Use when a vessel is called by its name
     * and its MMSI or position is wanted. For a vessel by its MMSI use get_vessel; for vessels at a place use
     * vessels_in_area.
     */
    search_vessel: (
      values: components['schemas']['Maritime.SearchVesselArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['Maritime.SearchVesselResult']> =>
      caller.call({ method: 'POST', path: '/rest/maritime/search_vessel' }, values, options),

    /**
     * Report a bug, a missing feature or any other remark about this service to the people who run it. It is kept for
     * the operators with the service and the caller's key; data and settings stay as they are. Nobody answers, and
     * sent twice it stands there twice. For data use the other tools of the service. Use when an answer looks wrong,
     * something is missing, or a tool could be better.
     */
    report_feedback: (
      values: components['schemas']['Shared.ReportFeedbackArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['Shared.ReportFeedbackResult']> =>
      caller.call({ method: 'POST', path: '/rest/maritime/report_feedback', changes: true }, values, options),
  };
}
