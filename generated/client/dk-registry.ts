// Generated from spec/services/dk-registry/service.yaml by `make generate`: do not edit.

import type { components } from '../openapi.ts';
import type { CallOptions, Caller } from './core.ts';

/**
 * Danish business register. Danish companies from the Central Business Register (CVR), by number, by name or by
 * production unit.
 */
export function dkRegistryFunctions(caller: Caller) {
  return {
    /**
     * One Danish company by CVR number, with name, address, legal form, industry, employees, owners and production
     * units. Lists open production units first. An invalid CVR number returns not_found without querying the
     * register. Use when the CVR number is known and the user asks which company it belongs to. For a company by name
     * use search_dkregistry_company; for a P-number of ten digits use lookup_dkregistry_production_unit; for a
     * Norwegian company use lookup_registry_company of no-registry.
     */
    lookup_dkregistry_company: (
      values: components['schemas']['DkRegistry.LookupDkregistryCompanyArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['DkRegistry.LookupDkregistryCompanyResult']> =>
      caller.call({ method: 'POST', path: '/rest/dk-registry/lookup_dkregistry_company' }, values, options),

    /**
     * The single Danish company that best matches a name. Returns one company, not a list. Its name may only resemble
     * the requested name: check name_match. Use when the user asks for a Danish company by name, or for its CVR
     * number. For a company by CVR number use lookup_dkregistry_company; for Norwegian companies use
     * search_registry_companies of no-registry.
     */
    search_dkregistry_company: (
      values: components['schemas']['DkRegistry.SearchDkregistryCompanyArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['DkRegistry.SearchDkregistryCompanyResult']> =>
      caller.call({ method: 'POST', path: '/rest/dk-registry/search_dkregistry_company' }, values, options),

    /**
     * The Danish company that a production unit (place of business, P-number) belongs to. Returns the complete record
     * of the company, with the requested unit first among its production units. Use when a 10-digit P-number is known
     * and the user asks which company is behind it. For a CVR number of eight digits use lookup_dkregistry_company;
     * for a company by name use search_dkregistry_company.
     */
    lookup_dkregistry_production_unit: (
      values: components['schemas']['DkRegistry.LookupDkregistryProductionUnitArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['DkRegistry.LookupDkregistryProductionUnitResult']> =>
      caller.call({ method: 'POST', path: '/rest/dk-registry/lookup_dkregistry_production_unit' }, values, options),

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
      caller.call({ method: 'POST', path: '/rest/dk-registry/report_feedback', changes: true }, values, options),
  };
}
