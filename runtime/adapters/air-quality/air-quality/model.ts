// Air quality as this source models it, and places by name. What the model does not tell is undefined, never 0.

/** Pollutants by the source's names. */
export const POLLUTANTS = ['pm2_5', 'pm10', 'nitrogen_dioxide', 'ozone', 'sulphur_dioxide', 'carbon_monoxide'] as const;
/** A pollutant that is told of. */
export type Pollutant = (typeof POLLUTANTS)[number];

/** The figures of one time. */
export interface Reading {
  /** ISO 8601 in UTC. */
  readonly time: string;
  readonly europeanIndex: number | undefined;
  readonly usIndex: number | undefined;
  readonly values: Readonly<Partial<Record<Pollutant, number>>>;
}

/** The air at one cell of the grid. */
export interface AirQuality {
  /** Middle of the grid cell. */
  readonly cell: { readonly latitude: number; readonly longitude: number };
  readonly units: Readonly<Partial<Record<Pollutant, string>>>;
  /** Seconds that a current value is of. */
  readonly interval: number | undefined;
  /** One now, or the hours, oldest first. */
  readonly readings: readonly Reading[];
}

/** A place by its name. */
export interface Place {
  readonly geonameId: number | undefined;
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly country: string | undefined;
  readonly countryCode: string | undefined;
  readonly region: string | undefined;
  readonly timezone: string | undefined;
  readonly population: number | undefined;
  /** A town or city, not an airport or a mountain. */
  readonly isPopulated: boolean;
}
