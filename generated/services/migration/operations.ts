// Generated from spec/services/migration/service.yaml by `make generate`: do not edit.

import type { Handler } from '../../../runtime/contract/call.ts';
import type { Operation } from '../../../runtime/contract/operation.ts';
import {
  decodeGetDemographics,
  decodeGetPopulation,
  decodeGetSolutions,
  decodeListCountries,
  getDemographicsResult,
  getPopulationResult,
  getSolutionsResult,
  listCountriesResult,
} from './codec.ts';
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
 * Refugees, asylum seekers, internally displaced and stateless people by year, country of origin and country of
 * asylum, from UNHCR.
 */
export interface MigrationHandlers {
  /**
   * Number of refugees, asylum seekers, internally displaced and stateless persons by year, country of origin and
   * country of asylum; newest year first, or largest first with sort. null means that the figure was not collected or
   * does not apply, never zero. Palestine refugees under UNRWA's mandate are not included.
   */
  get_population: Handler<GetPopulationArguments, GetPopulationResult>;
  /**
   * Displaced people by sex and age bracket (0-4, 5-11, 12-17, 18-59, 60+), year, country of origin and country of
   * asylum; newest year first, or largest first with sort. Totals can differ from those of get_population; small
   * counts are rounded to 5.
   */
  get_demographics: Handler<GetDemographicsArguments, GetDemographicsResult>;
  /**
   * Number of displaced people who returned, were resettled or became citizens per year, by country of origin and
   * country of asylum; newest year first, or largest first with sort. null means that the figure was not collected or
   * does not apply, never zero.
   */
  get_solutions: Handler<GetSolutionsArguments, GetSolutionsResult>;
  /**
   * Countries and territories in UNHCR's displacement statistics, sorted by name, with ISO codes, UNHCR code and
   * region.
   */
  list_countries: Handler<ListCountriesArguments, ListCountriesResult>;
}

/** spec/services/migration/service.yaml#tools.get_population */
export const getPopulation: Operation = {
  id: 'migration.get_population',
  service: 'migration',
  adapter: 'migration',
  name: 'get_population',
  summary: 'Number of refugees, asylum seekers, internally displaced and stateless persons by year, country of origin and country of asylum; newest year first, or largest first with sort.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: ['unhcr'],
  decode: decodeGetPopulation,
  result: getPopulationResult,
};

/** spec/services/migration/service.yaml#tools.get_demographics */
export const getDemographics: Operation = {
  id: 'migration.get_demographics',
  service: 'migration',
  adapter: 'migration',
  name: 'get_demographics',
  summary: 'Displaced people by sex and age bracket (0-4, 5-11, 12-17, 18-59, 60+), year, country of origin and country of asylum; newest year first, or largest first with sort.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: ['unhcr'],
  decode: decodeGetDemographics,
  result: getDemographicsResult,
};

/** spec/services/migration/service.yaml#tools.get_solutions */
export const getSolutions: Operation = {
  id: 'migration.get_solutions',
  service: 'migration',
  adapter: 'migration',
  name: 'get_solutions',
  summary: 'Number of displaced people who returned, were resettled or became citizens per year, by country of origin and country of asylum; newest year first, or largest first with sort.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: ['unhcr'],
  decode: decodeGetSolutions,
  result: getSolutionsResult,
};

/** spec/services/migration/service.yaml#tools.list_countries */
export const listCountries: Operation = {
  id: 'migration.list_countries',
  service: 'migration',
  adapter: 'migration',
  name: 'list_countries',
  summary: "Countries and territories in UNHCR's displacement statistics, sorted by name, with ISO codes, UNHCR code and region.",
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: ['unhcr'],
  decode: decodeListCountries,
  result: listCountriesResult,
};
