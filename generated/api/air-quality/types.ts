// Generated from spec/api/air-quality/service.yaml by `make generate`: do not edit.

/** Of the European index: good to 20, fair to 40, moderate to 60, poor to 80, very poor to 100. */
export type EuropeanCategory = 'good' | 'fair' | 'moderate' | 'poor' | 'very_poor' | 'extremely_poor';

/**
 * Of the US index: good to 50, moderate to 100, unhealthy for sensitive groups to 150, unhealthy to 200, very
 * unhealthy to 300.
 */
export type UsCategory =
  | 'good'
  | 'moderate'
  | 'unhealthy_for_sensitive_groups'
  | 'unhealthy'
  | 'very_unhealthy'
  | 'hazardous';

export type CurrentResult = AirQuality;

export type CityResult = AirQuality;

/** spec/api/air-quality/service.yaml#records.AirQuality */
export interface AirQuality {
  /** Where. */
  readonly location: Location;
  /** When, in UTC. */
  readonly time: string;
  /** Seconds that the values are of. */
  readonly interval_seconds: number | null;
  /** European air quality index. */
  readonly european_aqi: EuropeanIndex;
  /** US air quality index. */
  readonly us_aqi: UsIndex;
  /** Concentrations. */
  readonly pollutants: Pollutants;
  /**
   * Further places of the name, in the order of the source: add the country or region after a comma to get one of
   * them.
   */
  readonly other_places?: readonly OtherPlace[];
  /** How what followed the name was read, where it could mean a state and a country. */
  readonly note?: string;
  /** Values of a model (11 km in Europe, about 45 km elsewhere), not of a station. */
  readonly kind: 'modelled';
  /** Whom to name. */
  readonly attribution: string;
  /** Page of the source. */
  readonly source: string;
}

/** spec/api/air-quality/service.yaml#records.Concentration */
export interface Concentration {
  /** Concentration; null where the model has none. */
  readonly value: number | null;
  /** Unit, micrograms a cubic metre (carbon monoxide too). */
  readonly unit: string | null;
}

/** spec/api/air-quality/service.yaml#records.EuropeanIndex */
export interface EuropeanIndex {
  /** Value, 0 to 100 and above; lower is better. */
  readonly value: number | null;
  /** In a word. */
  readonly category: EuropeanCategory | null;
}

/** spec/api/air-quality/service.yaml#records.HourlyPoint */
export interface HourlyPoint {
  /** Hour, in UTC. */
  readonly time: string;
  /** European index. */
  readonly european_aqi: number | null;
  /** US index. */
  readonly us_aqi: number | null;
  /** Fine particles. */
  readonly pm2_5: number | null;
  /** Particles. */
  readonly pm10: number | null;
  /** Nitrogen dioxide. */
  readonly nitrogen_dioxide: number | null;
  /** Ozone. */
  readonly ozone: number | null;
  /** Sulphur dioxide. */
  readonly sulphur_dioxide: number | null;
  /** Carbon monoxide. */
  readonly carbon_monoxide: number | null;
}

/** spec/api/air-quality/service.yaml#records.Location */
export interface Location {
  /** Degrees north that were asked for. */
  readonly latitude: number;
  /** Degrees east that were asked for. */
  readonly longitude: number;
  /** Middle of the grid cell of the model, degrees north. */
  readonly cell_latitude: number;
  /** Middle of the grid cell of the model, degrees east. */
  readonly cell_longitude: number;
  /** Place that was found for the name. */
  readonly city?: string;
  /** Its region. */
  readonly region?: string;
  /** Its country. */
  readonly country?: string;
  /** ISO 3166-1 alpha-2 code. */
  readonly country_code?: string;
  /** Its time zone. */
  readonly timezone?: string;
  /** Its inhabitants. */
  readonly population?: number;
  /** Its id at GeoNames. */
  readonly geonameid?: number;
}

/** spec/api/air-quality/service.yaml#records.OtherPlace */
export interface OtherPlace {
  /** Name. */
  readonly city: string;
  /** Region. */
  readonly region: string | null;
  /** Country. */
  readonly country: string | null;
  /** Degrees north. */
  readonly latitude: number;
  /** Degrees east. */
  readonly longitude: number;
}

/** spec/api/air-quality/service.yaml#records.Pollutants */
export interface Pollutants {
  /** Fine particles below 2.5 micrometres. */
  readonly pm2_5: Concentration;
  /** Particles below 10 micrometres. */
  readonly pm10: Concentration;
  /** Nitrogen dioxide. */
  readonly nitrogen_dioxide: Concentration;
  /** Ozone. */
  readonly ozone: Concentration;
  /** Sulphur dioxide. */
  readonly sulphur_dioxide: Concentration;
  /** Carbon monoxide. */
  readonly carbon_monoxide: Concentration;
}

/** spec/api/air-quality/service.yaml#records.UsIndex */
export interface UsIndex {
  /** Value, 0 to 500 and above; lower is better. */
  readonly value: number | null;
  /** In a word. */
  readonly category: UsCategory | null;
}

export interface CurrentArguments {
  /** Degrees north. */
  readonly lat: number;
  /** Degrees east. */
  readonly lon: number;
}

export interface CityArguments {
  /** Name of a city, with its country, country code or region after a comma where that matters. */
  readonly city: string;
}

export interface HistoryArguments {
  /** Degrees north. */
  readonly lat: number;
  /** Degrees east. */
  readonly lon: number;
  /** Number of hours to look back. */
  readonly hours: number;
}

export interface HistoryResult {
  /** Where. */
  readonly location: Location;
  /** Hours that were asked for. */
  readonly hours: number;
  /** How many hours are given here. */
  readonly count: number;
  /** Unit of the concentrations. */
  readonly unit: string | null;
  /** Hour by hour, the oldest first. */
  readonly points: readonly HourlyPoint[];
  /** Values of a model, not of a station. */
  readonly kind: 'modelled';
  /** Whom to name. */
  readonly attribution: string;
  /** Page of the source. */
  readonly source: string;
}
