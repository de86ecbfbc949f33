// Generated from spec/services/maritime/service.yaml by `make generate`: do not edit.

/** Id of a source. */
export type AisSource = 'digitraffic-ais' | 'barentswatch-ais' | 'aisstream';

/** Kind of vessel that can be filtered by. */
export type VesselType = 'cargo' | 'tanker' | 'passenger' | 'fishing' | 'tug';

/** spec/services/maritime/service.yaml#records.Area */
export interface Area {
  /** The named port, with its country; null for a box. */
  readonly port: string | null;
  /** West edge in degrees. */
  readonly lon_min: number;
  /** South edge in degrees. */
  readonly lat_min: number;
  /** East edge in degrees. */
  readonly lon_max: number;
  /** North edge in degrees. */
  readonly lat_max: number;
  /** True where lon_min is east of lon_max: the box crosses the 180th meridian. */
  readonly crosses_antimeridian: boolean;
}

/** spec/services/maritime/service.yaml#records.FoundVessel */
export interface FoundVessel {
  /** MMSI, the identity of its transmitter: 9 digits. */
  readonly mmsi: number;
  /** Name as the vessel sends it; null where it is not known. */
  readonly name: string | null;
  /** ISO 3166-1 alpha-2 code of the flag, by the first digits of the MMSI. */
  readonly flag: string | null;
  /**
   * Kind of vessel: cargo, tanker, passenger, fishing, tug, high_speed_craft, sailing, pleasure_craft, pilot,
   * search_and_rescue, dredger, military, other …; null where not known.
   */
  readonly type: string | null;
  /** Where it was last; null where the source has none. */
  readonly position: Position | null;
  /** Speed over ground in knots; 102.2 means that or more. */
  readonly speed: number | null;
  /** Course over ground in degrees, north is 0. */
  readonly course: number | null;
  /** Destination as the crew typed it in. */
  readonly destination: string | null;
  /** Navigational status in words: under way using engine, at anchor, moored … */
  readonly nav_status: string | null;
  /** Which source gave the position. */
  readonly source: AisSource;
}

/** spec/services/maritime/service.yaml#records.Position */
export interface Position {
  /** Latitude in degrees, north positive. */
  readonly lat: number;
  /** Longitude in degrees, east positive. */
  readonly lon: number;
  /** When the vessel was there (UTC). */
  readonly timestamp: string;
  /** How long ago that was. */
  readonly age_minutes: number;
}

/** spec/services/maritime/service.yaml#records.SourceOutcome */
export interface SourceOutcome {
  /** Which source. */
  readonly source: AisSource;
  /** Who that is, as people name it. */
  readonly publisher: string;
  /**
   * ok: it has what was asked; empty: it answered and has nothing; failed: it did not answer; not_configured: the
   * operator has no key for it; not_covered: the area is outside of what it sees; hidden: it leaves out vessels of
   * this kind; no_history: it has no tracks.
   */
  readonly status:
    | 'ok'
    | 'empty'
    | 'failed'
    | 'not_configured'
    | 'not_covered'
    | 'hidden'
    | 'no_history';
  /** How many vessels or points it gave. */
  readonly count: number;
  /** Why it gave nothing, and what would help. */
  readonly reason: string | null;
  /** What this source sees. */
  readonly coverage: string;
  /** When its answer was fetched. */
  readonly fetched_at: string | null;
}

/** spec/services/maritime/service.yaml#records.TrackPoint */
export interface TrackPoint {
  /** Latitude. */
  readonly lat: number;
  /** Longitude. */
  readonly lon: number;
  /** Speed over ground in knots. */
  readonly speed: number | null;
  /** Course over ground in degrees. */
  readonly course: number | null;
  /** When (UTC). */
  readonly timestamp: string;
  /** True for a false position: the vessel cannot have been there between its other positions. */
  readonly implausible?: boolean;
}

export interface GetVesselArguments {
  /** MMSI: 9 digits. */
  readonly mmsi: number;
}

export interface GetVesselResult {
  /** MMSI. */
  readonly mmsi: number;
  /** Name as the vessel sends it. */
  readonly name: string | null;
  /** ISO 3166-1 alpha-2 code of the flag, by the first digits of the MMSI. */
  readonly flag: string | null;
  /** The flag's country in English. */
  readonly flag_name: string | null;
  /** What kind of transmitter the number belongs to. */
  readonly station:
    | 'vessel'
    | 'group'
    | 'coast_station'
    | 'aircraft'
    | 'aid_to_navigation'
    | 'auxiliary_craft'
    | 'handheld'
    | 'distress_beacon'
    | 'other';
  /** Kind of vessel: cargo, tanker, passenger, fishing, tug, high_speed_craft … */
  readonly type: string | null;
  /** AIS code of the type, 1 to 99. Digitraffic gives the tens only for many. */
  readonly type_code: number | null;
  /** What the code means. */
  readonly type_label: string | null;
  /** Where it was last. */
  readonly position: Position | null;
  /** Speed over ground in knots. */
  readonly speed: number | null;
  /** Course over ground in degrees. */
  readonly course: number | null;
  /** Where the bow points, in degrees. */
  readonly heading: number | null;
  /** Navigational status in words. */
  readonly nav_status: string | null;
  /** Its AIS code. */
  readonly nav_status_code: number | null;
  /** Destination as the crew typed it in. */
  readonly destination: string | null;
  /** Expected arrival (UTC), as the crew typed it in; the year is the one nearest to the report. */
  readonly eta: string | null;
  /** Draught in metres. */
  readonly draught_m: number | null;
  /** Length in metres. */
  readonly length_m: number | null;
  /** Width in metres. */
  readonly width_m: number | null;
  /** IMO number; null where not sent or wrong. */
  readonly imo: number | null;
  /** Call sign. */
  readonly call_sign: string | null;
  /** When the vessel last sent name, type and destination. */
  readonly details_updated_at: string | null;
  /** Which source gave the position. */
  readonly source: AisSource | null;
  /** What each source gave, always in one order. */
  readonly sources: readonly SourceOutcome[];
}

export interface VesselsInAreaArguments {
  /**
   * Name or UN/LOCODE of one of the world's larger ports: Rotterdam, Port Klang, FIHEL; a country behind a comma
   * where it matters.
   */
  readonly port_name?: string;
  /** Box as lon_min,lat_min,lon_max,lat_max in degrees. */
  readonly bbox?: string;
  /** West edge in degrees. */
  readonly lon_min?: number;
  /** South edge in degrees. */
  readonly lat_min?: number;
  /** East edge in degrees. */
  readonly lon_max?: number;
  /** North edge in degrees. */
  readonly lat_max?: number;
  /** Only vessels of this kind. */
  readonly vessel_type?: VesselType;
  /** How many vessels at most. */
  readonly limit: number;
  /** How many to pass over: next_offset of the answer before. */
  readonly offset: number;
  /** Only vessels heard within so many hours. */
  readonly max_age_hours: number;
}

export interface VesselsInAreaResult {
  /** The area that was looked at. */
  readonly area: Area;
  /** How many vessels are returned. */
  readonly count: number;
  /** How many were found. */
  readonly total: number;
  /** Where to go on; null at the end. */
  readonly next_offset: number | null;
  /** Newest position first. */
  readonly vessels: readonly FoundVessel[];
  /** What each source gave and sees, always in one order. */
  readonly sources: readonly SourceOutcome[];
  /** What limits this answer. */
  readonly note: string | null;
}

export interface GetVesselTrackArguments {
  /** MMSI: 9 digits. */
  readonly mmsi: number;
  /** How many hours back. */
  readonly hours: number;
  /** How many points at most. */
  readonly max_points: number;
}

export interface GetVesselTrackResult {
  /** MMSI. */
  readonly mmsi: number;
  /** Name; null where it is not known. */
  readonly name: string | null;
  /** Begin of the time that was asked for. */
  readonly from: string;
  /** End of it. */
  readonly to: string;
  /** How many points are returned. */
  readonly point_count: number;
  /** How many points the sources have; more than point_count means that the track was thinned. */
  readonly points_known: number;
  /** How many of the known points are false positions. */
  readonly implausible_count: number;
  /**
   * Distance over all known points without the implausible ones, in nautical miles; null for fewer than two points.
   */
  readonly distance_nm: number | null;
  /** Oldest first. */
  readonly points: readonly TrackPoint[];
  /** What each source gave and sees, always in one order. */
  readonly sources: readonly SourceOutcome[];
  /** What limits this answer, and why there is no point. */
  readonly note: string | null;
}

export interface SearchVesselArguments {
  /** Part of the name, such as viking. */
  readonly name_query: string;
  /** Only vessels of this flag: ISO 3166-1 alpha-2 code, such as FI. */
  readonly flag?: string;
  /** How many vessels at most. */
  readonly limit: number;
  /** How many to pass over: next_offset of the answer before. */
  readonly offset: number;
}

export interface SearchVesselResult {
  /** How many vessels are returned. */
  readonly count: number;
  /** How many were found. */
  readonly total: number;
  /** Where to go on; null at the end. */
  readonly next_offset: number | null;
  /** The flag that was asked for. */
  readonly flag?: string;
  /** Exact names first, then names that begin so, then newest position. */
  readonly vessels: readonly FoundVessel[];
  /** What each source gave and sees, always in one order. */
  readonly sources: readonly SourceOutcome[];
  /** What limits this answer. */
  readonly note: string | null;
}
