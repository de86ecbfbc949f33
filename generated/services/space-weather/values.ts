// Generated from spec/services/space-weather.yaml by `make generate`: do not edit.

/** Class letter: each is ten times as strong as the one before, X is the strongest. */
export const FLARE_CLASS_VALUES = ['A', 'B', 'C', 'M', 'X'] as const;

/** NOAA scale: G1 from Kp 5 to G5 at Kp 9. */
export const STORM_SCALE_VALUES = ['G1', 'G2', 'G3', 'G4', 'G5'] as const;

/** By the largest Kp: severe from 7, storm from 5. */
export const STORM_SEVERITY_VALUES = ['severe', 'storm', 'below_storm'] as const;
