// Events as this source tells them. Times are ISO 8601 in UTC; what is unknown is undefined.

/** A solar flare. */
export interface Flare {
  readonly id: string;
  /** Letter and magnitude, such as X1.0. */
  readonly classType: string | undefined;
  readonly letter: 'A' | 'B' | 'C' | 'M' | 'X' | undefined;
  readonly magnitude: number | undefined;
  readonly begin: string;
  readonly peak: string | undefined;
  readonly end: string | undefined;
  /** Heliographic, such as N25W60. */
  readonly location: string | undefined;
  /** Degrees, north and west positive. */
  readonly position: { readonly latitude: number; readonly longitude: number } | undefined;
  readonly activeRegion: number | undefined;
  readonly instruments: readonly string[];
  readonly linkedEvents: readonly string[];
  readonly note: string | undefined;
  readonly link: string | undefined;
  readonly submitted: string | undefined;
  readonly version: number | undefined;
}

/** The planetary index of three hours. */
export interface KpReading {
  /** End of the three hours that it is about. */
  readonly observed: string;
  /** 0 to 9, in thirds. */
  readonly kp: number;
  readonly source: string | undefined;
}

/** A geomagnetic storm. */
export interface Storm {
  readonly id: string;
  readonly start: string;
  /** Earliest first. */
  readonly readings: readonly KpReading[];
  readonly linkedEvents: readonly string[];
  readonly link: string | undefined;
  readonly submitted: string | undefined;
  readonly version: number | undefined;
}
