// Generated from spec/services/maritime/service.yaml by `make generate`: do not edit.

/** Id of a source. */
export const AIS_SOURCE_VALUES = ['digitraffic-ais', 'barentswatch-ais', 'aisstream'] as const;

/** Kind of vessel that can be filtered by. */
export const VESSEL_TYPE_VALUES = ['cargo', 'tanker', 'passenger', 'fishing', 'tug'] as const;
