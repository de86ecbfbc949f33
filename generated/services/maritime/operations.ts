// Generated from spec/services/maritime/service.yaml by `make generate`: do not edit.

import type { Operation } from '../../../runtime/contract/operation.ts';
import {
  checkGetVesselResult,
  checkGetVesselTrackResult,
  checkSearchVesselResult,
  checkVesselsInAreaResult,
  decodeGetVessel,
  decodeGetVesselTrack,
  decodeSearchVessel,
  decodeVesselsInArea,
} from './validators.ts';
import {
  writeGetVesselResult,
  writeGetVesselTrackResult,
  writeSearchVesselResult,
  writeVesselsInAreaResult,
} from './writers.ts';

/** spec/services/maritime/service.yaml#tools.get_vessel */
export const getVessel: Operation = {
  id: 'maritime.get_vessel',
  service: 'maritime',
  adapter: 'maritime',
  name: 'get_vessel',
  summary: 'One vessel by its MMSI: name, flag, type, last position, speed in knots, course, destination and navigational status.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: ['not_found', 'not_configured'],
  sources: ['digitraffic-ais', 'barentswatch-ais', 'aisstream'],
  decode: decodeGetVessel,
  check: checkGetVesselResult,
  write: writeGetVesselResult,
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
  check: checkVesselsInAreaResult,
  write: writeVesselsInAreaResult,
};

/** spec/services/maritime/service.yaml#tools.get_vessel_track */
export const getVesselTrack: Operation = {
  id: 'maritime.get_vessel_track',
  service: 'maritime',
  adapter: 'maritime',
  name: 'get_vessel_track',
  summary: 'Where a vessel was in the last hours, oldest point first, with speed in knots and course.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: ['not_configured'],
  sources: ['digitraffic-ais', 'barentswatch-ais', 'aisstream'],
  decode: decodeGetVesselTrack,
  check: checkGetVesselTrackResult,
  write: writeGetVesselTrackResult,
};

/** spec/services/maritime/service.yaml#tools.search_vessel */
export const searchVessel: Operation = {
  id: 'maritime.search_vessel',
  service: 'maritime',
  adapter: 'maritime',
  name: 'search_vessel',
  summary: 'Vessels whose name holds some letters, exact names first, with MMSI, flag and last position.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: ['digitraffic-ais', 'barentswatch-ais', 'aisstream'],
  decode: decodeSearchVessel,
  check: checkSearchVesselResult,
  write: writeSearchVesselResult,
};
