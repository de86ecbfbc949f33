// Generated from spec/services/maritime/events/digitraffic-ais.yaml by `make generate`: do not edit.

export interface Vessel {
  /** MMSI of the transmitter. */
  readonly mmsi: number;
  /** Name as transmitted. */
  readonly name: string | null;
  /** Flag. */
  readonly flag: string | null;
  /** Kind of vessel: cargo, tanker, passenger and so on. */
  readonly type: string | null;
  /** Latitude at that time. */
  readonly latitude: number;
  /** Longitude at that time; east is positive. */
  readonly longitude: number;
  /** Time of the position. */
  readonly time: string;
  /** Speed over ground in knots. */
  readonly speed: number | null;
  /** Course over ground in degrees. */
  readonly course: number | null;
  /** Destination as entered by the crew. */
  readonly destination: string | null;
  /** Under way using engine, at anchor, moored … */
  readonly nav_status: string | null;
}
