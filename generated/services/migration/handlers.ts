// Generated from spec/services/migration/service.yaml by `make generate`: do not edit.

import type { Handler } from '../../../runtime/contract/call.ts';
import type {
  GetDemographicsArguments,
  GetDemographicsResult,
  GetPopulationArguments,
  GetPopulationResult,
  GetSolutionsArguments,
  GetSolutionsResult,
  ListCountriesArguments,
  ListCountriesResult,
} from './types.ts';

/**
 * Refugees, asylum seekers, internally displaced and stateless persons by year, country of origin and country of
 * asylum, from UNHCR.
 */
export interface MigrationHandlers {
  /**
   * How many refugees, asylum seekers, internally displaced and stateless persons there are, by year, country of
   * origin and country of asylum: the newest year first, largest first by sort. null is not collected or not
   * applicable, never zero. Palestine refugees under the mandate of UNRWA are not included.
   */
  get_population: Handler<GetPopulationArguments, GetPopulationResult>;
  /**
   * Displaced people by sex and age bracket (0-4, 5-11, 12-17, 18-59, 60+), by year, country of origin and country of
   * asylum: the newest year first, largest first by sort. Totals need not equal those of get_population; small counts
   * are rounded to 5.
   */
  get_demographics: Handler<GetDemographicsArguments, GetDemographicsResult>;
  /**
   * How many displaced people returned, were resettled or became citizens in a year, by country of origin and country
   * of asylum: the newest year first, largest first by sort. null is not collected or not applicable, never zero.
   */
  get_solutions: Handler<GetSolutionsArguments, GetSolutionsResult>;
  /** Countries and territories of the displacement statistics by name, with ISO codes, UNHCR code and region. */
  list_countries: Handler<ListCountriesArguments, ListCountriesResult>;
}
