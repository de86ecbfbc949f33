// Generated from spec/services/sports/service.yaml by `make generate`: do not edit.

/** How a finished event was decided, where not in its usual time. */
export const DECISION_VALUES = ['extra_time', 'overtime', 'penalties', 'award', 'walkover'] as const;

/** brief cuts biographies, full gives them whole. */
export const DETAIL_VALUES = ['brief', 'full'] as const;

/** How far the event is, by the source: finished only where it says so, interrupted where it may go on, unknown where it says nothing or a word that is not known. */
export const EVENT_STATUS_VALUES = [
  'scheduled', 'live', 'interrupted', 'finished', 'postponed', 'cancelled', 'abandoned', 'unknown',
] as const;

/** Which side won. */
export const WINNER_VALUES = ['home', 'away', 'draw'] as const;
