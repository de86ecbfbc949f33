// Generated from spec/api/air-quality.yaml by `make generate`: do not edit.

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

/** spec/api/air-quality.yaml#records.AirQuality */
export interface AirQuality {
  /** Where. */
  location: Location;
  /** When, in UTC. */
  time: string;
  /** Seconds that the values are of. */
  interval_seconds: number | null;
  /** European air quality index. */
  european_aqi: EuropeanIndex;
  /** US air quality index. */
  us_aqi: UsIndex;
  /** Concentrations. */
  pollutants: Pollutants;
  /** Further places of the name: add the country or region after a comma to get one of them. */
  other_places?: OtherPlace[];
  /** Values of a model (11 km in Europe, about 45 km elsewhere), not of a station. */
  kind: 'modelled';
  /** Whom to name. */
  attribution: string;
  /** Page of the source. */
  source: string;
}

/** spec/api/air-quality.yaml#records.Concentration */
export interface Concentration {
  /** Concentration; null where the model has none. */
  value: number | null;
  /** Unit, micrograms a cubic metre (carbon monoxide too). */
  unit: string | null;
}

/** spec/api/air-quality.yaml#records.EuropeanIndex */
export interface EuropeanIndex {
  /** Value, 0 to 100 and above; lower is better. */
  value: number | null;
  /** In a word. */
  category: EuropeanCategory | null;
}

/** spec/api/air-quality.yaml#records.HourlyPoint */
export interface HourlyPoint {
  /** Hour, in UTC. */
  time: string;
  /** European index. */
  european_aqi: number | null;
  /** US index. */
  us_aqi: number | null;
  /** Fine particles. */
  pm2_5: number | null;
  /** Particles. */
  pm10: number | null;
  /** Nitrogen dioxide. */
  nitrogen_dioxide: number | null;
  /** Ozone. */
  ozone: number | null;
  /** Sulphur dioxide. */
  sulphur_dioxide: number | null;
  /** Carbon monoxide. */
  carbon_monoxide: number | null;
}

/** spec/api/air-quality.yaml#records.Location */
export interface Location {
  /** Degrees north that were asked for. */
  latitude: number;
  /** Degrees east that were asked for. */
  longitude: number;
  /** Middle of the grid cell of the model, degrees north. */
  cell_latitude: number;
  /** Middle of the grid cell of the model, degrees east. */
  cell_longitude: number;
  /** Place that was found for the name. */
  city?: string;
  /** Its region. */
  region?: string;
  /** Its country. */
  country?: string;
  /** ISO 3166-1 alpha-2 code. */
  country_code?: string;
  /** Its time zone. */
  timezone?: string;
  /** Its inhabitants. */
  population?: number;
  /** Its id at GeoNames. */
  geonameid?: number;
}

/** spec/api/air-quality.yaml#records.OtherPlace */
export interface OtherPlace {
  /** Name. */
  city: string;
  /** Region. */
  region: string | null;
  /** Country. */
  country: string | null;
  /** Degrees north. */
  latitude: number;
  /** Degrees east. */
  longitude: number;
}

/** spec/api/air-quality.yaml#records.Pollutants */
export interface Pollutants {
  /** Fine particles below 2.5 micrometres. */
  pm2_5: Concentration;
  /** Particles below 10 micrometres. */
  pm10: Concentration;
  /** Nitrogen dioxide. */
  nitrogen_dioxide: Concentration;
  /** Ozone. */
  ozone: Concentration;
  /** Sulphur dioxide. */
  sulphur_dioxide: Concentration;
  /** Carbon monoxide. */
  carbon_monoxide: Concentration;
}

/** spec/api/air-quality.yaml#records.UsIndex */
export interface UsIndex {
  /** Value, 0 to 500 and above; lower is better. */
  value: number | null;
  /** In a word. */
  category: UsCategory | null;
}

export interface CurrentArguments {
  /** Degrees north. */
  lat: number;
  /** Degrees east. */
  lon: number;
}

export interface CityArguments {
  /** Name of a city, with its country, country code or region after a comma where that matters. */
  city: string;
}

export interface HistoryArguments {
  /** Degrees north. */
  lat: number;
  /** Degrees east. */
  lon: number;
  /** How many hours back. */
  hours: number;
}

export interface HistoryResult {
  /** Where. */
  location: Location;
  /** Hours that were asked for. */
  hours: number;
  /** How many hours are given here. */
  count: number;
  /** Unit of the concentrations. */
  unit: string | null;
  /** Hour by hour, the oldest first. */
  points: HourlyPoint[];
  /** Values of a model, not of a station. */
  kind: 'modelled';
  /** Whom to name. */
  attribution: string;
  /** Page of the source. */
  source: string;
}
