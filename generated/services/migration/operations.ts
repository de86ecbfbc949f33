// Generated from spec/services/migration/service.yaml by `make generate`: do not edit.

import type { Operation } from '../../../runtime/contract/operation.ts';
import {
  checkGetDemographicsResult,
  checkGetPopulationResult,
  checkGetSolutionsResult,
  checkListCountriesResult,
  decodeGetDemographics,
  decodeGetPopulation,
  decodeGetSolutions,
  decodeListCountries,
} from './validators.ts';
import {
  writeGetDemographicsResult,
  writeGetPopulationResult,
  writeGetSolutionsResult,
  writeListCountriesResult,
} from './writers.ts';

/** spec/services/migration/service.yaml#tools.get_population */
export const getPopulation: Operation = {
  id: 'migration.get_population',
  service: 'migration',
  adapter: 'migration',
  name: 'get_population',
  summary: 'How many refugees, asylum seekers, internally displaced and stateless persons there are, by year, country of origin and country of asylum: the newest year first, largest first by sort.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: ['unhcr'],
  decode: decodeGetPopulation,
  check: checkGetPopulationResult,
  write: writeGetPopulationResult,
};

/** spec/services/migration/service.yaml#tools.get_demographics */
export const getDemographics: Operation = {
  id: 'migration.get_demographics',
  service: 'migration',
  adapter: 'migration',
  name: 'get_demographics',
  summary: 'Displaced people by sex and age bracket (0-4, 5-11, 12-17, 18-59, 60+), by year, country of origin and country of asylum: the newest year first, largest first by sort.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: ['unhcr'],
  decode: decodeGetDemographics,
  check: checkGetDemographicsResult,
  write: writeGetDemographicsResult,
};

/** spec/services/migration/service.yaml#tools.get_solutions */
export const getSolutions: Operation = {
  id: 'migration.get_solutions',
  service: 'migration',
  adapter: 'migration',
  name: 'get_solutions',
  summary: 'How many displaced people returned, were resettled or became citizens in a year, by country of origin and country of asylum: the newest year first, largest first by sort.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: ['unhcr'],
  decode: decodeGetSolutions,
  check: checkGetSolutionsResult,
  write: writeGetSolutionsResult,
};

/** spec/services/migration/service.yaml#tools.list_countries */
export const listCountries: Operation = {
  id: 'migration.list_countries',
  service: 'migration',
  adapter: 'migration',
  name: 'list_countries',
  summary: 'Countries and territories of the displacement statistics by name, with ISO codes, UNHCR code and region.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: ['unhcr'],
  decode: decodeListCountries,
  check: checkListCountriesResult,
  write: writeListCountriesResult,
};
