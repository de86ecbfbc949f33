// Generated from spec/api/air-quality/service.yaml by `make generate`: do not edit.

/**
 * Category of the European index: good up to 20, fair up to 40, moderate up to 60, poor up to 80, very poor up to
 * 100.
 */
export type EuropeanCategory = 'good' | 'fair' | 'moderate' | 'poor' | 'very_poor' | 'extremely_poor';

/**
 * Category of the US index: good up to 50, moderate up to 100, unhealthy for sensitive groups up to 150, unhealthy up
 * to 200, very unhealthy up to 300.
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
  /** Time, in UTC. */
  readonly time: string;
  /** Averaging period of the values, in seconds. */
  readonly interval_seconds: number | null;
  /** European air quality index. */
  readonly european_aqi: EuropeanIndex;
  /** US air quality index. */
  readonly us_aqi: UsIndex;
  /** Concentrations. */
  readonly pollutants: Pollutants;
  /** Other places with this name, in source order. To select one, add its country or region after a comma. */
  readonly other_places?: readonly OtherPlace[];
  /** How the part after the comma was interpreted if it could mean a state or a country. */
  readonly note?: string;
  /** Model values (11 km grid in Europe, about 45 km elsewhere), not station measurements. */
  readonly kind: 'modelled';
  /** Attribution to show. */
  readonly attribution: string;
  /** Source page. */
  readonly source: string;
}

/** spec/api/air-quality/service.yaml#records.Concentration */
export interface Concentration {
  /** Concentration; null if the model has no value. */
  readonly value: number | null;
  /** Unit: micrograms per cubic meter (also for carbon monoxide). */
  readonly unit: string | null;
}

/** spec/api/air-quality/service.yaml#records.EuropeanIndex */
export interface EuropeanIndex {
  /** Index value, usually 0 to 100; higher values are possible. Lower is better. */
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
  /** Sulfur dioxide. */
  readonly sulphur_dioxide: number | null;
  /** Carbon monoxide. */
  readonly carbon_monoxide: number | null;
}

/** spec/api/air-quality/service.yaml#records.Location */
export interface Location {
  /** Requested latitude, degrees north. */
  readonly latitude: number;
  /** Requested longitude, degrees east. */
  readonly longitude: number;
  /** Center of the model's grid cell, degrees north. */
  readonly cell_latitude: number;
  /** Center of the model's grid cell, degrees east. */
  readonly cell_longitude: number;
  /** Place that matches the name. */
  readonly city?: string;
  /** Region of that place. */
  readonly region?: string;
  /** Country of that place. */
  readonly country?: string;
  /** ISO 3166-1 alpha-2 code. */
  readonly country_code?: string;
  /** Time zone of that place. */
  readonly timezone?: string;
  /** Population of that place. */
  readonly population?: number;
  /** GeoNames id of that place. */
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
  /** Fine particles below 2.5 micrometers. */
  readonly pm2_5: Concentration;
  /** Particles below 10 micrometers. */
  readonly pm10: Concentration;
  /** Nitrogen dioxide. */
  readonly nitrogen_dioxide: Concentration;
  /** Ozone. */
  readonly ozone: Concentration;
  /** Sulfur dioxide. */
  readonly sulphur_dioxide: Concentration;
  /** Carbon monoxide. */
  readonly carbon_monoxide: Concentration;
}

/** spec/api/air-quality/service.yaml#records.UsIndex */
export interface UsIndex {
  /** Index value, usually 0 to 500; higher values are possible. Lower is better. */
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
  /** Name of a city, with its country, country code or region after a comma if ambiguous. */
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
  /** Number of hours requested. */
  readonly hours: number;
  /** Number of hours returned. */
  readonly count: number;
  /** Unit of the concentrations. */
  readonly unit: string | null;
  /** Hourly values, oldest first. */
  readonly points: readonly HourlyPoint[];
  /** Model values, not station measurements. */
  readonly kind: 'modelled';
  /** Attribution to show. */
  readonly attribution: string;
  /** Source page. */
  readonly source: string;
}
