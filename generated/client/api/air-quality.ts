// Generated from spec/api/air-quality/service.yaml by `make generate`: do not edit.

import type { components, operations } from '../../openapi.ts';
import type { CallOptions, Caller } from '../core.ts';

/**
 * Air quality. Air quality anywhere, now and over the last 72 hours: European and US indices, particles, nitrogen
 * dioxide, ozone and more.
 */
export function airQualityFunctions(caller: Caller) {
  return {
    /**
     * Current air quality at one point, given by its coordinates: European and US indices with their categories,
     * particles, nitrogen dioxide, ozone and more. Values come from the global CAMS model, not from a measuring
     * station. A lower index means cleaner air. Concentrations are in micrograms per cubic meter.
     */
    current: (
      values: NonNullable<operations['api_air_quality__current']['parameters']['query']>,
      options?: CallOptions,
    ): Promise<components['schemas']['ApiAirQuality.CurrentResult']> =>
      caller.call({ method: 'GET', path: '/api/air-quality/current' }, values, options),

    /**
     * Current air quality of a city, found by its name (with a list of other places of that name): the same indices
     * and pollutants as for coordinates. If several places share the name, returns the largest or best-known one and
     * lists the others; "Springfield, Illinois", "Washington, DC" or "Prague, Czech Republic" selects one. If a code
     * fits both a US state and a country, the state takes precedence if the city exists there (Richmond, CA).
     */
    city: (
      values: NonNullable<operations['api_air_quality__city']['parameters']['query']>,
      options?: CallOptions,
    ): Promise<components['schemas']['ApiAirQuality.CityResult']> =>
      caller.call({ method: 'GET', path: '/api/air-quality/city' }, values, options),

    /** Hourly air quality at a point for up to the last 72 hours, oldest first. */
    history: (
      values: NonNullable<operations['api_air_quality__history']['parameters']['query']>,
      options?: CallOptions,
    ): Promise<components['schemas']['ApiAirQuality.HistoryResult']> =>
      caller.call({ method: 'GET', path: '/api/air-quality/history' }, values, options),
  };
}
