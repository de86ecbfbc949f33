// Generated from spec/api/air-quality/service.yaml by `make generate`: do not edit.

import type { components, operations } from '../../openapi.ts';
import type { CallOptions, Caller } from '../core.ts';

/**
 * Air quality. Air quality of any place now and in the last 72 hours: European and US index, particles, nitrogen
 * dioxide, ozone and more.
 */
export function airQualityFunctions(caller: Caller) {
  return {
    /**
     * Air quality in this hour at one point, given by its coordinates: European and US index with their categories,
     * particles, nitrogen dioxide, ozone and more. Values are of the CAMS model, which knows every place on earth,
     * and not of a measuring station; a lower index is cleaner air, and concentrations are in micrograms a cubic
     * metre.
     */
    current: (
      values: NonNullable<operations['api_air_quality__current']['parameters']['query']>,
      options?: CallOptions,
    ): Promise<components['schemas']['ApiAirQuality.CurrentResult']> =>
      caller.call({ method: 'GET', path: '/api/air-quality/current' }, values, options),

    /**
     * How clean the air of a city is now, found by its name (other places of that name are told): the same indices
     * and pollutants as for coordinates. Of several places of a name the largest or best known is taken, and the
     * others are named; "Springfield, Illinois", "Washington, DC" or "Prague, Czech Republic" chooses one. A US state
     * comes before a country where both fit and the city is there (Richmond, CA).
     */
    city: (
      values: NonNullable<operations['api_air_quality__city']['parameters']['query']>,
      options?: CallOptions,
    ): Promise<components['schemas']['ApiAirQuality.CityResult']> =>
      caller.call({ method: 'GET', path: '/api/air-quality/city' }, values, options),

    /** Air quality at a point hour by hour, the oldest first, up to 72 hours back. */
    history: (
      values: NonNullable<operations['api_air_quality__history']['parameters']['query']>,
      options?: CallOptions,
    ): Promise<components['schemas']['ApiAirQuality.HistoryResult']> =>
      caller.call({ method: 'GET', path: '/api/air-quality/history' }, values, options),
  };
}
