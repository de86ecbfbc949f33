// Generated from spec/services/maritime/service.yaml by `make generate`: do not edit.

/** Id of a source. */
export type AisSource = 'digitraffic-ais' | 'barentswatch-ais' | 'aisstream';

/** Kind of vessel to filter by. */
export type VesselType = 'cargo' | 'tanker' | 'passenger' | 'fishing' | 'tug';

/** spec/services/maritime/service.yaml#records.Area */
export interface Area {
  /** Named port, with its country; null for a box. */
  readonly port: string | null;
  /** West edge in degrees. */
  readonly lon_min: number;
  /** South edge in degrees. */
  readonly lat_min: number;
  /** East edge in degrees. */
  readonly lon_max: number;
  /** North edge in degrees. */
  readonly lat_max: number;
  /** True if lon_min is east of lon_max: the box crosses the 180th meridian. */
  readonly crosses_antimeridian: boolean;
}

/** spec/services/maritime/service.yaml#records.FoundVessel */
export interface FoundVessel {
  /** MMSI of the transmitter: 9 digits. */
  readonly mmsi: number;
  /** Name as transmitted; null if unknown. */
  readonly name: string | null;
  /** Flag, derived from the first digits of the MMSI. */
  readonly flag: string | null;
  /**
   * Kind of vessel: cargo, tanker, passenger, fishing, tug, high_speed_craft, sailing, pleasure_craft, pilot,
   * search_and_rescue, dredger, military, other …; null if unknown.
   */
  readonly type: string | null;
  /** Last known position; null if the source has none. */
  readonly position: Position | null;
  /** Speed over ground in knots; 102.2 means 102.2 or more. */
  readonly speed: number | null;
  /** Course over ground in degrees; north is 0. */
  readonly course: number | null;
  /** Destination as entered by the crew. */
  readonly destination: string | null;
  /** Navigational status in words: under way using engine, at anchor, moored … */
  readonly nav_status: string | null;
  /** Source of the position. */
  readonly source: AisSource;
}

/** spec/services/maritime/service.yaml#records.Position */
export interface Position {
  /** Latitude in degrees; north is positive. */
  readonly lat: number;
  /** Longitude in degrees; east is positive. */
  readonly lon: number;
  /** Time of the position (UTC). */
  readonly timestamp: string;
  /** Age of the position in minutes. */
  readonly age_minutes: number;
}

/** spec/services/maritime/service.yaml#records.SourceOutcome */
export interface SourceOutcome {
  /** Source. */
  readonly source: AisSource;
  /** Publisher, by its common name. */
  readonly publisher: string;
  /**
   * ok: returned data; empty: returned no data; failed: did not respond; not_configured: the operator has no API key
   * for it; not_covered: the area is outside its coverage; hidden: omits vessels of this kind; no_history: has no
   * tracks.
   */
  readonly status:
    | 'ok'
    | 'empty'
    | 'failed'
    | 'not_configured'
    | 'not_covered'
    | 'hidden'
    | 'no_history';
  /** Number of vessels or points that the source returned. */
  readonly count: number;
  /** Reason the source returned nothing, and how to fix it. */
  readonly reason: string | null;
  /** Coverage of this source. */
  readonly coverage: string;
  /** When the source's response was fetched. */
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
  /** True for an implausible position, one that the vessel cannot have reached given its other positions. */
  readonly implausible?: boolean;
}

export interface GetVesselArguments {
  /** MMSI: 9 digits. */
  readonly mmsi: number;
}

export interface GetVesselResult {
  /** MMSI. */
  readonly mmsi: number;
  /** Name as transmitted. */
  readonly name: string | null;
  /** Flag, derived from the first digits of the MMSI. */
  readonly flag: string | null;
  /** English name of the flag's country. */
  readonly flag_name: string | null;
  /** Kind of transmitter that the MMSI belongs to. */
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
  /** AIS type code, 1 to 99. For many vessels, Digitraffic reports only the tens digit. */
  readonly type_code: number | null;
  /** Meaning of the code. */
  readonly type_label: string | null;
  /** Last known position. */
  readonly position: Position | null;
  /** Speed over ground in knots. */
  readonly speed: number | null;
  /** Course over ground in degrees. */
  readonly course: number | null;
  /** Heading of the bow, in degrees. */
  readonly heading: number | null;
  /** Navigational status in words. */
  readonly nav_status: string | null;
  /** AIS code of the navigational status. */
  readonly nav_status_code: number | null;
  /** Destination as entered by the crew. */
  readonly destination: string | null;
  /** Estimated arrival (UTC) as entered by the crew; the year is the one nearest to the report. */
  readonly eta: string | null;
  /** Draught in meters. */
  readonly draught_m: number | null;
  /** Length in meters. */
  readonly length_m: number | null;
  /** Width in meters. */
  readonly width_m: number | null;
  /** IMO number; null if not transmitted or invalid. */
  readonly imo: number | null;
  /** Call sign. */
  readonly call_sign: string | null;
  /** When the vessel last transmitted name, type and destination. */
  readonly details_updated_at: string | null;
  /** Source of the position. */
  readonly source: AisSource | null;
  /** Outcome for each source, in a fixed order. */
  readonly sources: readonly SourceOutcome[];
}

export interface VesselsInAreaArguments {
  /**
   * Name or UN/LOCODE of one of the world's larger ports: Rotterdam, Port Klang, FIHEL; add a country after a comma
   * if ambiguous.
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
  /** Maximum number of vessels. */
  readonly limit: number;
  /** Number of results to skip; use next_offset of the previous result. */
  readonly offset: number;
  /** Only vessels whose last position is at most this many hours old. */
  readonly max_age_hours: number;
}

export interface VesselsInAreaResult {
  /** Searched area. */
  readonly area: Area;
  /** Number of vessels returned. */
  readonly count: number;
  /** Number of vessels found. */
  readonly total: number;
  /** Offset of the next page; null on the last page. */
  readonly next_offset: number | null;
  /** Newest position first. */
  readonly vessels: readonly FoundVessel[];
  /** Outcome and coverage of each source, in a fixed order. */
  readonly sources: readonly SourceOutcome[];
  /** Limitations of this result. */
  readonly note: string | null;
}

export interface GetVesselTrackArguments {
  /** MMSI: 9 digits. */
  readonly mmsi: number;
  /** Number of hours to look back. */
  readonly hours: number;
  /** Maximum number of points. */
  readonly max_points: number;
}

export interface GetVesselTrackResult {
  /** MMSI. */
  readonly mmsi: number;
  /** Name; null if unknown. */
  readonly name: string | null;
  /** Start of the requested period. */
  readonly from: string;
  /** End of the requested period. */
  readonly to: string;
  /** Number of points returned. */
  readonly point_count: number;
  /** Number of points available from the sources; if greater than point_count, the track was thinned. */
  readonly points_known: number;
  /** Number of known points that are implausible. */
  readonly implausible_count: number;
  /**
   * Distance over all known points except implausible ones, in nautical miles; null if there are fewer than two
   * points.
   */
  readonly distance_nm: number | null;
  /** Oldest first. */
  readonly points: readonly TrackPoint[];
  /** Outcome and coverage of each source, in a fixed order. */
  readonly sources: readonly SourceOutcome[];
  /** Limitations of this result, or the reason there are no points. */
  readonly note: string | null;
}

export interface SearchVesselArguments {
  /** Part of the name, such as viking. */
  readonly name_query: string;
  /** Only vessels under this flag: ISO 3166-1 alpha-2 code, such as FI. */
  readonly flag?: string;
  /** Maximum number of vessels. */
  readonly limit: number;
  /** Number of results to skip; use next_offset of the previous result. */
  readonly offset: number;
}

export interface SearchVesselResult {
  /** Number of vessels returned. */
  readonly count: number;
  /** Number of vessels found. */
  readonly total: number;
  /** Offset of the next page; null on the last page. */
  readonly next_offset: number | null;
  /** Requested flag. */
  readonly flag?: string;
  /** Exact names first, then names that begin with the query, then most recent position. */
  readonly vessels: readonly FoundVessel[];
  /** Outcome and coverage of each source, in a fixed order. */
  readonly sources: readonly SourceOutcome[];
  /** Limitations of this result. */
  readonly note: string | null;
}
