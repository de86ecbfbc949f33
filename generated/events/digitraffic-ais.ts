// Generated from spec/events/digitraffic-ais.yaml by `make generate`: do not edit.

export interface Vessel {
  /** MMSI, the identity of its transmitter. */
  mmsi: number;
  /** Name as the vessel sends it. */
  name: string | null;
  /** ISO 3166-1 alpha-2 code of the flag. */
  flag: string | null;
  /** Kind of vessel: cargo, tanker, passenger and so on. */
  type: string | null;
  /** Where it was when this was noted. */
  latitude: number;
  /** Likewise, east positive. */
  longitude: number;
  /** When it was there. */
  time: string;
  /** Speed over ground in knots. */
  speed: number | null;
  /** Course over ground in degrees. */
  course: number | null;
  /** Destination as the crew typed it in. */
  destination: string | null;
  /** Under way using engine, at anchor, moored … */
  nav_status: string | null;
}
