// Generated from spec/services/space-weather/service.yaml by `make generate`: do not edit.

/** brief: what is usually asked for; full: every field. */
export const DETAIL_VALUES = ['brief', 'full'] as const;

/** newest: in order of time, the latest first; strongest: the strongest first. */
export const EVENT_SORT_VALUES = ['newest', 'strongest'] as const;

/** Class letter: each is ten times as strong as the one before, X is the strongest. */
export const FLARE_CLASS_VALUES = ['A', 'B', 'C', 'M', 'X'] as const;

/** NOAA scale, where a Kp with a minus belongs to the number above it: G1 from 5- (4.67), G2 from 6- (5.67), G3 from 7- (6.67), G4 from 8- (7.67) to 9- (8.67), G5 at 9 alone. */
export const STORM_SCALE_VALUES = ['G1', 'G2', 'G3', 'G4', 'G5'] as const;

/** By the largest Kp: severe from 7- (6.67), storm from 5- (4.67). */
export const STORM_SEVERITY_VALUES = ['severe', 'storm', 'below_storm'] as const;
