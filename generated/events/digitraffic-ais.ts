// Generated from spec/services/maritime/events/digitraffic-ais.yaml by `make generate`: do not edit.

export interface Vessel {
  /** MMSI, the identity of its transmitter. */
  readonly mmsi: number;
  /** Name as the vessel sends it. */
  readonly name: string | null;
  /** ISO 3166-1 alpha-2 code of the flag. */
  readonly flag: string | null;
  /** Kind of vessel: cargo, tanker, passenger and so on. */
  readonly type: string | null;
  /** Where it was when this was noted. */
  readonly latitude: number;
  /** Likewise, east positive. */
  readonly longitude: number;
  /** When it was there. */
  readonly time: string;
  /** Speed over ground in knots. */
  readonly speed: number | null;
  /** Course over ground in degrees. */
  readonly course: number | null;
  /** Destination as the crew typed it in. */
  readonly destination: string | null;
  /** Under way using engine, at anchor, moored … */
  readonly nav_status: string | null;
}
