// Generated from spec/services/space-weather/service.yaml by `make generate`: do not edit.

/** brief: the most commonly used fields; full: every field. */
export type Detail = 'brief' | 'full';

/** newest: most recent first; strongest: strongest first. */
export type EventSort = 'newest' | 'strongest';

/** Class letter: each is ten times as strong as the previous one; X is the strongest. */
export type FlareClass = 'A' | 'B' | 'C' | 'M' | 'X';

/**
 * NOAA scale; a Kp with a minus sign counts as the next whole number: G1 from 5- (4.67), G2 from 6- (5.67), G3 from
 * 7- (6.67), G4 from 8- (7.67) to 9- (8.67), G5 only at 9.
 */
export type StormScale = 'G1' | 'G2' | 'G3' | 'G4' | 'G5';

/** Severity based on the largest Kp: severe from 7- (6.67), storm from 5- (4.67). */
export type StormSeverity = 'severe' | 'storm' | 'below_storm';

/** spec/services/space-weather/service.yaml#records.ClassCount */
export interface ClassCount {
  /** Class letter; null while unknown. */
  readonly class: FlareClass | null;
  /** Number of flares in this class. */
  readonly count: number;
}

/** spec/services/space-weather/service.yaml#records.GeomagneticStorm */
export interface GeomagneticStorm {
  /** Id of the storm. */
  readonly id: string;
  /** Start time, in UTC. */
  readonly start_time: string;
  /** End of the last three-hour interval with a Kp value; the source reports no end time. */
  readonly last_observed_time: string | null;
  /** Largest Kp index; null if none was entered. */
  readonly max_kp: number | null;
  /** Severity based on the largest Kp: severe from 7- (6.67), storm from 5- (4.67). */
  readonly severity: StormSeverity | null;
  /** NOAA scale of the largest Kp; null below Kp 5. */
  readonly g_scale: StormScale | null;
  /** All Kp values, earliest first. */
  readonly kp_index: readonly KpReading[];
  /** Ids of related events, such as coronal mass ejections (CME) and shocks (IPS). */
  readonly linked_events: readonly string[];
  /** When this version was submitted. */
  readonly submission_time?: string;
  /** URL of the storm's page. */
  readonly link: string | null;
}

/** spec/services/space-weather/service.yaml#records.KpReading */
export interface KpReading {
  /** End of the three-hour interval. */
  readonly observed_time: string;
  /** Kp index, in thirds (7.67 is 8-). */
  readonly kp: number;
  /** Provider of the value, usually NOAA. */
  readonly source?: string;
}

/** spec/services/space-weather/service.yaml#records.SolarFlare */
export interface SolarFlare {
  /** Id of the flare, such as 2024-05-08T01:33:00-FLR-001. */
  readonly id: string;
  /** Class letter; null while unknown. */
  readonly class: FlareClass | null;
  /** Class with its magnitude, such as M3.4 or X14.3. */
  readonly class_type: string | null;
  /** Number after the class letter. This and the following optional fields are returned only if detail is full. */
  readonly magnitude?: number | null;
  /** Start time, in UTC. */
  readonly begin_time: string;
  /** Time of peak intensity. */
  readonly peak_time: string | null;
  /** End time; null while the flare is ongoing or if no end was entered. */
  readonly end_time: string | null;
  /** Minutes from start to end. */
  readonly duration_minutes?: number | null;
  /** Location on the sun in heliographic degrees, such as N25W60. */
  readonly source_location: string | null;
  /** Degrees north of the sun's equator. */
  readonly latitude?: number | null;
  /** Degrees west of the center of the disk as seen from Earth; east is negative. */
  readonly longitude?: number | null;
  /** NOAA number of the active region, such as 13664. */
  readonly active_region: number | null;
  /** Instruments that observed the flare. */
  readonly instruments?: readonly string[];
  /** Ids of related events, such as coronal mass ejections (CME); omitted if detail is brief if there are none. */
  readonly linked_events?: readonly string[];
  /** Analyst's note. */
  readonly note?: string;
  /** When this version was submitted. */
  readonly submission_time?: string;
  /** URL of the flare's page. */
  readonly link?: string | null;
}

export interface GetSolarFlaresArguments {
  /** Number of days to look back, including flares already in progress at the start. */
  readonly days: number;
  /** strongest sorts the whole period by strength. Default: newest day first, strongest first within a day. */
  readonly sort?: EventSort;
  /** Last day of the period, in UTC. Default: now. The database begins in 2010. */
  readonly end_date?: string;
  /** Only flares of this class or stronger. */
  readonly min_class?: FlareClass;
  /**
   * Maximum number of flares. Default: all, up to 300 and as many as fit in 10,000 tokens; continue with next_offset.
   */
  readonly limit: number;
  /** Number of flares to skip. */
  readonly offset: number;
  /** full adds magnitude, duration, position on the sun in degrees, instruments, notes and page URL. */
  readonly detail: Detail;
}

export interface GetSolarFlaresResult {
  /** Start of the period. */
  readonly from: string;
  /** End of the period. */
  readonly to: string;
  /** Number of flares returned. */
  readonly count: number;
  /** Number of flares in the period. */
  readonly total: number;
  /** Offset of the next page; null on the last page. */
  readonly next_offset: number | null;
  /** Class of the strongest flare in the period, such as X1.0. */
  readonly strongest: string | null;
  /** Number of flares per class in the period, strongest class first. */
  readonly by_class: readonly ClassCount[];
  /**
   * Newest day first, strongest first within a day; if sort is strongest, strongest first across the whole period.
   */
  readonly flares: readonly SolarFlare[];
  /** Source page. */
  readonly source: string;
}

export interface GetGeomagneticStormsArguments {
  /** Number of days to look back, including storms already in progress at the start. */
  readonly days: number;
  /** strongest sorts by the largest Kp. Default: newest first. */
  readonly sort?: EventSort;
  /** Last day of the period, in UTC. Default: now. The database begins in 2010. */
  readonly end_date?: string;
}

export interface GetGeomagneticStormsResult {
  /** Start of the period. */
  readonly from: string;
  /** End of the period. */
  readonly to: string;
  /** Number of storms. */
  readonly count: number;
  /** Largest Kp among the returned storms. */
  readonly max_kp: number | null;
  /** Newest first; if sort is strongest, the largest Kp first. */
  readonly storms: readonly GeomagneticStorm[];
  /** Source page. */
  readonly source: string;
}

export interface GetIssPositionArguments {}

export interface GetIssPositionResult {
  /** Degrees north. */
  readonly latitude: number;
  /** Degrees east. */
  readonly longitude: number;
  /** Time of the position, in UTC. */
  readonly timestamp: string;
  /** Altitude above Earth. */
  readonly altitude_km: number | null;
  /** Speed. */
  readonly velocity_kmh: number | null;
  /** Whether the station is in sunlight or in Earth's shadow. */
  readonly visibility: 'daylight' | 'eclipsed' | null;
  /** Diameter of the area in which the station is above the horizon. */
  readonly footprint_km: number | null;
  /** Latitude where the sun is overhead, degrees north. */
  readonly subsolar_latitude: number | null;
  /** Longitude where the sun is overhead, degrees east. */
  readonly subsolar_longitude: number | null;
  /** Provider of the position; open-notify.org reports only latitude, longitude and time. */
  readonly provider: 'wheretheiss.at' | 'open-notify.org';
  /** Provider's page. */
  readonly source: string;
}
