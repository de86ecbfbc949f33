// Generated from spec/services/maritime.yaml by `make generate`: do not edit.

/** Id of a source. */
export type AisSource = 'digitraffic-ais' | 'barentswatch-ais' | 'aisstream';

/** Kind of vessel that can be filtered by. */
export type VesselType = 'cargo' | 'tanker' | 'passenger' | 'fishing' | 'tug';

/** spec/services/maritime.yaml#records.Area */
export interface Area {
  /** The named port, with its country; null for a box. */
  port: string | null;
  /** West edge. */
  lon_min: number;
  /** South edge. */
  lat_min: number;
  /** East edge. */
  lon_max: number;
  /** North edge. */
  lat_max: number;
  /** True where lon_min is east of lon_max: the box crosses the 180th meridian. */
  crosses_antimeridian: boolean;
}

/** spec/services/maritime.yaml#records.FoundVessel */
export interface FoundVessel {
  /** MMSI, the identity of its transmitter: 9 digits. */
  mmsi: number;
  /** Name as the vessel sends it; null where it is not known. */
  name: string | null;
  /** ISO 3166-1 alpha-2 code of the flag, by the first digits of the MMSI. */
  flag: string | null;
  /**
   * Kind of vessel: cargo, tanker, passenger, fishing, tug, high_speed_craft, sailing, pleasure_craft, pilot,
   * search_and_rescue, dredger, military, other …; null where not known.
   */
  type: string | null;
  /** Where it was last; null where the source has none. */
  position: Position | null;
  /** Speed over ground in knots; 102.2 means that or more. */
  speed: number | null;
  /** Course over ground in degrees, north is 0. */
  course: number | null;
  /** Destination as the crew typed it in. */
  destination: string | null;
  /** Navigational status in words: under way using engine, at anchor, moored … */
  nav_status: string | null;
  /** Which source gave the position. */
  source: AisSource;
}

/** spec/services/maritime.yaml#records.Position */
export interface Position {
  /** Latitude in degrees, north positive. */
  lat: number;
  /** Longitude in degrees, east positive. */
  lon: number;
  /** When the vessel was there (UTC). */
  timestamp: string;
  /** How long ago that was. */
  age_minutes: number;
}

/** spec/services/maritime.yaml#records.SourceOutcome */
export interface SourceOutcome {
  /** Which source. */
  source: AisSource;
  /**
   * ok: it has what was asked; empty: it answered and has nothing; failed: it did not answer; not_configured: the
   * operator has no key for it; not_covered: the area is outside of what it sees; hidden: it leaves out vessels of
   * this kind; no_history: it has no tracks.
   */
  status:
    | 'ok'
    | 'empty'
    | 'failed'
    | 'not_configured'
    | 'not_covered'
    | 'hidden'
    | 'no_history';
  /** How many vessels or points it gave. */
  count: number;
  /** Why it gave nothing, and what would help. */
  reason: string | null;
  /** What this source sees. */
  coverage: string;
  /** When its answer was fetched. */
  fetched_at: string | null;
}

/** spec/services/maritime.yaml#records.TrackPoint */
export interface TrackPoint {
  /** Latitude. */
  lat: number;
  /** Longitude. */
  lon: number;
  /** Speed over ground in knots. */
  speed: number | null;
  /** Course over ground in degrees. */
  course: number | null;
  /** When (UTC). */
  timestamp: string;
}

export interface GetVesselArguments {
  /** MMSI: 9 digits. */
  mmsi: number;
}

export interface GetVesselResult {
  /** MMSI. */
  mmsi: number;
  /** Name as the vessel sends it. */
  name: string | null;
  /** ISO 3166-1 alpha-2 code of the flag, by the first digits of the MMSI. */
  flag: string | null;
  /** The flag's country in English. */
  flag_name: string | null;
  /** What kind of transmitter the number belongs to. */
  station:
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
  type: string | null;
  /** AIS code of the type, 1 to 99. Digitraffic gives the tens only for many. */
  type_code: number | null;
  /** What the code means. */
  type_label: string | null;
  /** Where it was last. */
  position: Position | null;
  /** Speed over ground in knots. */
  speed: number | null;
  /** Course over ground in degrees. */
  course: number | null;
  /** Where the bow points, in degrees. */
  heading: number | null;
  /** Navigational status in words. */
  nav_status: string | null;
  /** Its AIS code. */
  nav_status_code: number | null;
  /** Destination as the crew typed it in. */
  destination: string | null;
  /** Expected arrival (UTC), as the crew typed it in; the year is the one nearest to the report. */
  eta: string | null;
  /** Draught in metres. */
  draught_m: number | null;
  /** Length in metres. */
  length_m: number | null;
  /** Width in metres. */
  width_m: number | null;
  /** IMO number; null where not sent or wrong. */
  imo: number | null;
  /** Call sign. */
  call_sign: string | null;
  /** When the vessel last sent name, type and destination. */
  details_updated_at: string | null;
  /** Which source gave the position. */
  source: AisSource | null;
  /** What each source gave. */
  sources: SourceOutcome[];
}

export interface VesselsInAreaArguments {
  /** Name of one of the world's larger ports, such as Rotterdam, Helsinki or Port Klang. */
  port_name?: string;
  /** Box as lon_min,lat_min,lon_max,lat_max in degrees. */
  bbox?: string;
  /** West edge in degrees. */
  lon_min?: number;
  /** South edge in degrees. */
  lat_min?: number;
  /** East edge in degrees. */
  lon_max?: number;
  /** North edge in degrees. */
  lat_max?: number;
  /** Only vessels of this kind. */
  vessel_type?: VesselType;
  /** How many vessels at most. */
  limit: number;
  /** How many to pass over: next_offset of the answer before. */
  offset: number;
  /** Only vessels heard within so many hours. */
  max_age_hours: number;
}

export interface VesselsInAreaResult {
  /** The area that was looked at. */
  area: Area;
  /** How many vessels are returned. */
  count: number;
  /** How many were found. */
  total: number;
  /** Where to go on; null at the end. */
  next_offset: number | null;
  /** Newest position first. */
  vessels: FoundVessel[];
  /** What each source gave and sees. */
  sources: SourceOutcome[];
  /** What limits this answer. */
  note: string | null;
}

export interface GetVesselTrackArguments {
  /** MMSI: 9 digits. */
  mmsi: number;
  /** How many hours back. */
  hours: number;
  /** How many points at most. */
  max_points: number;
}

export interface GetVesselTrackResult {
  /** MMSI. */
  mmsi: number;
  /** Name; null where it is not known. */
  name: string | null;
  /** Begin of the time that was asked for. */
  from: string;
  /** End of it. */
  to: string;
  /** How many points are returned. */
  point_count: number;
  /** How many points the sources have; more than point_count means that the track was thinned. */
  points_known: number;
  /** Length of the way over all known points in nautical miles; null below two points. */
  distance_nm: number | null;
  /** Oldest first. */
  points: TrackPoint[];
  /** What each source gave and sees. */
  sources: SourceOutcome[];
  /** What limits this answer, and why there is no point. */
  note: string | null;
}

export interface SearchVesselArguments {
  /** Part of the name, such as viking. */
  name_query: string;
  /** Only vessels of this flag: ISO 3166-1 alpha-2 code, such as FI. */
  flag?: string;
  /** How many vessels at most. */
  limit: number;
  /** How many to pass over: next_offset of the answer before. */
  offset: number;
}

export interface SearchVesselResult {
  /** How many vessels are returned. */
  count: number;
  /** How many were found. */
  total: number;
  /** Where to go on; null at the end. */
  next_offset: number | null;
  /** Exact names first, then names that begin so, then newest position. */
  vessels: FoundVessel[];
  /** What each source gave and sees. */
  sources: SourceOutcome[];
  /** What limits this answer. */
  note: string | null;
}
