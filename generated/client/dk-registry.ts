// Generated from spec/services/dk-registry/service.yaml by `make generate`: do not edit.

import type { components } from '../openapi.ts';
import type { CallOptions, Caller } from './core.ts';

/**
 * Danish business register. Danish companies from the Central Business Register (CVR) by number, by name, or by one
 * of their production units.
 */
export function dkRegistryFunctions(caller: Caller) {
  return {
    /**
     * One Danish company by its CVR number, with name, address, legal form, industry, employees, owners and
     * production units. Production units are listed with the open ones first. A number that no company can have is
     * answered not_found without asking the register. Use when a CVR number is known and the company behind it is
     * wanted. For a company by its name use search_dkregistry_company; for a P-number of ten digits use
     * lookup_dkregistry_production_unit; for a Norwegian company use lookup_registry_company of no-registry.
     */
    lookup_dkregistry_company: (
      values: components['schemas']['DkRegistry.LookupDkregistryCompanyArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['DkRegistry.LookupDkregistryCompanyResult']> =>
      caller.call({ method: 'POST', path: '/rest/dk-registry/lookup_dkregistry_company' }, values, options),

    /**
     * The Danish company that best matches a name. One company, not a list, and it may only resemble what was asked
     * for: name_match says how near it is. Use when a Danish company is known by name, or its CVR number is asked
     * for. For a company by its CVR number use lookup_dkregistry_company; for Norwegian companies use
     * search_registry_companies of no-registry.
     */
    search_dkregistry_company: (
      values: components['schemas']['DkRegistry.SearchDkregistryCompanyArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['DkRegistry.SearchDkregistryCompanyResult']> =>
      caller.call({ method: 'POST', path: '/rest/dk-registry/search_dkregistry_company' }, values, options),

    /**
     * The Danish company that a production unit (place of business, P-number) belongs to. The company's whole record,
     * with the unit that was asked for first among its production units. Use when a P-number of ten digits is given
     * and it is asked who is behind it. For a CVR number of eight digits use lookup_dkregistry_company; for a company
     * by its name use search_dkregistry_company.
     */
    lookup_dkregistry_production_unit: (
      values: components['schemas']['DkRegistry.LookupDkregistryProductionUnitArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['DkRegistry.LookupDkregistryProductionUnitResult']> =>
      caller.call({ method: 'POST', path: '/rest/dk-registry/lookup_dkregistry_production_unit' }, values, options),

    /**
     * Report a bug, a missing feature or any other remark about this service to the people who run it. It is kept for
     * the operators with the service and the caller's key; data and settings stay as they are. Nobody answers, and
     * sent twice it stands there twice. For data use the other tools of the service. Use when an answer looks wrong,
     * something is missing, or a tool could be better.
     */
    report_feedback: (
      values: components['schemas']['Shared.ReportFeedbackArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['Shared.ReportFeedbackResult']> =>
      caller.call({ method: 'POST', path: '/rest/dk-registry/report_feedback', changes: true }, values, options),
  };
}
