// Generated from spec/services/migration/service.yaml by `make generate`: do not edit.

import type { components } from '../openapi.ts';
import type { CallOptions, Caller } from './core.ts';

/**
 * Displacement statistics. Refugees, asylum seekers, internally displaced and stateless people by year, country of
 * origin and country of asylum, from UNHCR.
 */
export function migrationFunctions(caller: Caller) {
  return {
    /**
     * Number of refugees, asylum seekers, internally displaced and stateless persons by year, country of origin and
     * country of asylum; newest year first, or largest first with sort. null means that the figure was not collected
     * or does not apply, never zero. Palestine refugees under UNRWA's mandate are not included. Use when the user
     * asks how many refugees or displaced people a country hosts, or how many come from a country. For age and sex of
     * displaced people use get_demographics; for returns, resettlement and naturalization use get_solutions.
     */
    get_population: (
      values: components['schemas']['Migration.GetPopulationArguments'] = {},
      options?: CallOptions,
    ): Promise<components['schemas']['Migration.GetPopulationResult']> =>
      caller.call({ method: 'POST', path: '/rest/migration/get_population' }, values, options),

    /**
     * Displaced people by sex and age bracket (0-4, 5-11, 12-17, 18-59, 60+), year, country of origin and country of
     * asylum; newest year first, or largest first with sort. Totals can differ from those of get_population; small
     * counts are rounded to 5. Use when the user asks how many displaced people are children, women or elderly. For
     * counts by status such as refugee or asylum seeker use get_population; for returns, resettlement and
     * naturalization use get_solutions.
     */
    get_demographics: (
      values: components['schemas']['Migration.GetDemographicsArguments'] = {},
      options?: CallOptions,
    ): Promise<components['schemas']['Migration.GetDemographicsResult']> =>
      caller.call({ method: 'POST', path: '/rest/migration/get_demographics' }, values, options),

    /**
     * Number of displaced people who returned, were resettled or became citizens per year, by country of origin and
     * country of asylum; newest year first, or largest first with sort. null means that the figure was not collected
     * or does not apply, never zero. Use when the user asks how many refugees returned home, were resettled or were
     * naturalized. For number of displaced people use get_population; for their age and sex use get_demographics.
     */
    get_solutions: (
      values: components['schemas']['Migration.GetSolutionsArguments'] = {},
      options?: CallOptions,
    ): Promise<components['schemas']['Migration.GetSolutionsResult']> =>
      caller.call({ method: 'POST', path: '/rest/migration/get_solutions' }, values, options),

    /**
     * Countries and territories in UNHCR's displacement statistics, sorted by name, with ISO codes, UNHCR code and
     * region. Use when the user needs the code of a country for the other tools of this service. For figures use
     * get_population; for countries with capital, population and languages use get_countries of places.
     */
    list_countries: (
      values: components['schemas']['Migration.ListCountriesArguments'] = {},
      options?: CallOptions,
    ): Promise<components['schemas']['Migration.ListCountriesResult']> =>
      caller.call({ method: 'POST', path: '/rest/migration/list_countries' }, values, options),

    /**
     * Report a bug, a missing feature or any other remark about this service to its operators. The feedback is stored
     * for the operators together with the service and the caller's key; no data or settings change. There is no
     * reply, and feedback sent twice is stored twice. To get data, use the service's other tools. Use when a result
     * looks wrong, something is missing, or a tool could be better.
     */
    report_feedback: (
      values: components['schemas']['Shared.ReportFeedbackArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['Shared.ReportFeedbackResult']> =>
      caller.call({ method: 'POST', path: '/rest/migration/report_feedback', changes: true }, values, options),
  };
}
