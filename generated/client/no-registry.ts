// Generated from spec/services/no-registry/service.yaml by `make generate`: do not edit.

import type { components } from '../openapi.ts';
import type { CallOptions, Caller } from './core.ts';

/**
 * Norwegian business registry. Norwegian companies, organizations and their branches from the Brønnøysund registers,
 * with roles, branches and tracked changes.
 */
export function noRegistryFunctions(caller: Caller) {
  return {
    /**
     * One Norwegian company, organization or branch by organization number. Returns legal form, industry, addresses,
     * employees, dates, VAT and bankruptcy status. Deleted units have deleted: true and few other fields. A number
     * with a wrong check digit returns not_found without querying the register. Use when the organization number is
     * known and the user wants the record of the company or branch. For a company by name, place or industry use
     * search_registry_companies; for its board, managing director and auditor use get_registry_company_roles; for a
     * Danish company use lookup_dkregistry_company of dk-registry.
     */
    lookup_registry_company: (
      values: components['schemas']['NoRegistry.LookupRegistryCompanyArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['NoRegistry.LookupRegistryCompanyResult']> =>
      caller.call({ method: 'POST', path: '/rest/no-registry/lookup_registry_company' }, values, options),

    /**
     * Norwegian companies and organizations that match all given filters (name, municipality, industry or legal
     * form); best match first, as ranked by the register. Name matching is loose: a single word of the name is
     * enough. Branches are not included. Use when the user asks for a Norwegian firm by name, or for firms by
     * municipality, industry or legal form. For the complete record of one company use lookup_registry_company; for
     * branches use get_registry_subsidiaries; for a Danish company use search_dkregistry_company of dk-registry. At
     * least one of name, municipality_code, industry_code, legal_form is required.
     */
    search_registry_companies: (
      values: components['schemas']['NoRegistry.SearchRegistryCompaniesArguments'] = {},
      options?: CallOptions,
    ): Promise<components['schemas']['NoRegistry.SearchRegistryCompaniesResult']> =>
      caller.call({ method: 'POST', path: '/rest/no-registry/search_registry_companies' }, values, options),

    /**
     * People and companies with roles in a Norwegian company: board, managing director, auditor, owner of a sole
     * proprietorship; in the order of the register. Omits roles that ended by resignation or deletion. Branches have
     * no roles and return not_found; use the parent's number. Use when the user asks who runs, chairs, audits or
     * signs for a Norwegian company. For its address, industry and employees use lookup_registry_company; for its
     * organization number use search_registry_companies.
     */
    get_registry_company_roles: (
      values: components['schemas']['NoRegistry.GetRegistryCompanyRolesArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['NoRegistry.GetRegistryCompanyRolesResult']> =>
      caller.call({ method: 'POST', path: '/rest/no-registry/get_registry_company_roles' }, values, options),

    /**
     * Units below a Norwegian company or public body in the register: organizational children first, then branches.
     * Most organizational children belong to public bodies; branches are places of business. Ownership between
     * companies (one AS that owns another) is not in this register. Use when the user asks for the branches, places
     * of business or units below a Norwegian company or public body. For the company itself use
     * lookup_registry_company; for other companies by name use search_registry_companies.
     */
    get_registry_subsidiaries: (
      values: components['schemas']['NoRegistry.GetRegistrySubsidiariesArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['NoRegistry.GetRegistrySubsidiariesResult']> =>
      caller.call({ method: 'POST', path: '/rest/no-registry/get_registry_subsidiaries' }, values, options),

    /**
     * Changes since a given time to the Norwegian companies on this server operator's watchlist (only these), oldest
     * first, with previous and new values. Companies are tracked from the moment they were added to the watchlist.
     * Use when the user asks what changed recently at the Norwegian companies that the operator watches. For the
     * current record of any company use lookup_registry_company.
     */
    get_registry_recent_changes: (
      values: components['schemas']['NoRegistry.GetRegistryRecentChangesArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['NoRegistry.GetRegistryRecentChangesResult']> =>
      caller.call({ method: 'POST', path: '/rest/no-registry/get_registry_recent_changes' }, values, options),

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
      caller.call({ method: 'POST', path: '/rest/no-registry/report_feedback', changes: true }, values, options),
  };
}
