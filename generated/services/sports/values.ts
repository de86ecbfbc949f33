// Generated from spec/services/sports.yaml by `make generate`: do not edit.

/** short cuts biographies, full gives them whole. */
export const DETAIL_VALUES = ['short', 'full'] as const;

/** How far the event is. */
export const EVENT_STATUS_VALUES = [
  'scheduled', 'live', 'finished', 'postponed', 'cancelled', 'abandoned', 'unknown',
] as const;
