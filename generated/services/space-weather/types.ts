// Generated from spec/services/space-weather/service.yaml by `make generate`: do not edit.

/** brief: what is usually asked for; full: every field. */
export type Detail = 'brief' | 'full';

/** newest: in order of time, the latest first; strongest: the strongest first. */
export type EventSort = 'newest' | 'strongest';

/** Class letter: each is ten times as strong as the one before, X is the strongest. */
export type FlareClass = 'A' | 'B' | 'C' | 'M' | 'X';

/**
 * NOAA scale, where a Kp with a minus belongs to the number above it: G1 from 5- (4.67), G2 from 6- (5.67), G3 from
 * 7- (6.67), G4 from 8- (7.67) to 9- (8.67), G5 at 9 alone.
 */
export type StormScale = 'G1' | 'G2' | 'G3' | 'G4' | 'G5';

/** By the largest Kp: severe from 7- (6.67), storm from 5- (4.67). */
export type StormSeverity = 'severe' | 'storm' | 'below_storm';

/** spec/services/space-weather/service.yaml#records.ClassCount */
export interface ClassCount {
  /** Class letter; null while it is not known. */
  readonly class: FlareClass | null;
  /** How many flares are of it. */
  readonly count: number;
}

/** spec/services/space-weather/service.yaml#records.GeomagneticStorm */
export interface GeomagneticStorm {
  /** Identifier of the storm. */
  readonly id: string;
  /** When it began, in UTC. */
  readonly start_time: string;
  /** End of the last three hours with a Kp value; the source gives no end. */
  readonly last_observed_time: string | null;
  /** Largest Kp index; null where none was entered. */
  readonly max_kp: number | null;
  /** By the largest Kp: severe from 7- (6.67), storm from 5- (4.67). */
  readonly severity: StormSeverity | null;
  /** NOAA scale of the largest Kp; null below Kp 5. */
  readonly g_scale: StormScale | null;
  /** Kp by Kp, earliest first. */
  readonly kp_index: readonly KpReading[];
  /** Identifiers of events that belong to it, such as coronal mass ejections (CME) and shocks (IPS). */
  readonly linked_events: readonly string[];
  /** When this version was entered. */
  readonly submission_time?: string;
  /** Page of the storm. */
  readonly link: string | null;
}

/** spec/services/space-weather/service.yaml#records.KpReading */
export interface KpReading {
  /** End of the three hours that it is about. */
  readonly observed_time: string;
  /** Kp index, in thirds (7.67 is 8-). */
  readonly kp: number;
  /** Who gave it, usually NOAA. */
  readonly source?: string;
}

/** spec/services/space-weather/service.yaml#records.SolarFlare */
export interface SolarFlare {
  /** Identifier of the flare, such as 2024-05-08T01:33:00-FLR-001. */
  readonly id: string;
  /** Class letter; null while it is not known. */
  readonly class: FlareClass | null;
  /** Class with its magnitude, such as M3.4 or X14.3. */
  readonly class_type: string | null;
  /** The number after the letter. This and the following optional fields: with detail full. */
  readonly magnitude?: number | null;
  /** When it began, in UTC. */
  readonly begin_time: string;
  /** When it was strongest. */
  readonly peak_time: string | null;
  /** When it ended; null while it goes on or where nobody entered it. */
  readonly end_time: string | null;
  /** Minutes from begin to end. */
  readonly duration_minutes?: number | null;
  /** Where on the sun, in heliographic degrees, such as N25W60. */
  readonly source_location: string | null;
  /** The same in degrees north of the sun's equator. */
  readonly latitude?: number | null;
  /** Degrees west of the middle of the disk as seen from Earth, east negative. */
  readonly longitude?: number | null;
  /** NOAA number of the active region, such as 13664. */
  readonly active_region: number | null;
  /** What saw it. */
  readonly instruments?: readonly string[];
  /**
   * Identifiers of events that belong to it, such as coronal mass ejections (CME); in brief only where there are
   * some.
   */
  readonly linked_events?: readonly string[];
  /** What the analyst wrote. */
  readonly note?: string;
  /** When this version was entered. */
  readonly submission_time?: string;
  /** Page of the flare. */
  readonly link?: string | null;
}

export interface GetSolarFlaresArguments {
  /** How many days back, with flares that began earlier and were in progress. */
  readonly days: number;
  /**
   * strongest puts the strongest of the whole window first; when left out it is newest day first, strongest first
   * within a day.
   */
  readonly sort?: EventSort;
  /** Last day of the window, in UTC; omit for now. The database begins in 2010. */
  readonly end_date?: string;
  /** Only flares of this class and above. */
  readonly min_class?: FlareClass;
  /** How many flares at most. By default all, up to 300 and as many as 10,000 tokens hold; next_offset continues. */
  readonly limit: number;
  /** How many flares to skip. */
  readonly offset: number;
  /** full adds magnitude, duration, degrees on the sun, instruments, remarks and page. */
  readonly detail: Detail;
}

export interface GetSolarFlaresResult {
  /** Beginning of the window. */
  readonly from: string;
  /** End of the window. */
  readonly to: string;
  /** How many flares are given here. */
  readonly count: number;
  /** How many the window has. */
  readonly total: number;
  /** The offset that goes on; null at the end. */
  readonly next_offset: number | null;
  /** Class of the strongest flare of the window, such as X1.0. */
  readonly strongest: string | null;
  /** How many flares of each class the window has, the strongest class first. */
  readonly by_class: readonly ClassCount[];
  /** Newest day first, strongest first within a day; the strongest of all first where sorted so. */
  readonly flares: readonly SolarFlare[];
  /** Page of the source. */
  readonly source: string;
}

export interface GetGeomagneticStormsArguments {
  /** How many days back, with storms that began earlier and were in progress. */
  readonly days: number;
  /** strongest puts the strongest of the whole window first; when left out it is newest first. */
  readonly sort?: EventSort;
  /** Last day of the window, in UTC; omit for now. The database begins in 2010. */
  readonly end_date?: string;
}

export interface GetGeomagneticStormsResult {
  /** Beginning of the window. */
  readonly from: string;
  /** End of the window. */
  readonly to: string;
  /** How many storms. */
  readonly count: number;
  /** Largest Kp of all of them. */
  readonly max_kp: number | null;
  /** Newest first, or the largest Kp first where sorted so. */
  readonly storms: readonly GeomagneticStorm[];
  /** Page of the source. */
  readonly source: string;
}

export interface GetIssPositionArguments {}

export interface GetIssPositionResult {
  /** Degrees north. */
  readonly latitude: number;
  /** Degrees east. */
  readonly longitude: number;
  /** When it was there, in UTC. */
  readonly timestamp: string;
  /** Height above Earth. */
  readonly altitude_km: number | null;
  /** Speed. */
  readonly velocity_kmh: number | null;
  /** Whether it is in sunlight or in Earth's shadow. */
  readonly visibility: 'daylight' | 'eclipsed' | null;
  /** Diameter of the area from which it is above the horizon. */
  readonly footprint_km: number | null;
  /** Degrees north where the sun is overhead. */
  readonly subsolar_latitude: number | null;
  /** Degrees east where the sun is overhead. */
  readonly subsolar_longitude: number | null;
  /** Whose position it is; open-notify.org tells latitude, longitude and time alone. */
  readonly provider: 'wheretheiss.at' | 'open-notify.org';
  /** Page of the provider. */
  readonly source: string;
}
