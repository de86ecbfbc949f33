// Generated from spec/api/air-quality.yaml by `make generate`: do not edit.

import type { Handler } from '../../../runtime/contract/call.ts';
import type {
  CityArguments,
  CityResult,
  CurrentArguments,
  CurrentResult,
  HistoryArguments,
  HistoryResult,
} from './types.ts';

/**
 * Air quality of any place now and in the last 72 hours: European and US index, particles, nitrogen dioxide, ozone
 * and more.
 */
export interface ApiAirQualityHandlers {
  /** Air quality at a point now. */
  current: Handler<CurrentArguments, CurrentResult>;
  /**
   * Air quality in a city now. Of several places of a name the largest or best known is taken, and the others are
   * named; "Springfield, Illinois", "Washington, DC" or "Prague, Czech Republic" chooses one. A US state comes before
   * a country where both fit and the city is there (Richmond, CA).
   */
  city: Handler<CityArguments, CityResult>;
  /** Air quality at a point hour by hour, the oldest first, up to 72 hours back. */
  history: Handler<HistoryArguments, HistoryResult>;
}
