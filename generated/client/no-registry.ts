// Generated from spec/services/no-registry/service.yaml by `make generate`: do not edit.

import type { components } from '../openapi.ts';
import type { CallOptions, Caller } from './core.ts';

/**
 * Norwegian business registry. Norwegian companies, organisations and their branches from the Brønnøysund registers,
 * with roles, branches and tracked changes.
 */
export function noRegistryFunctions(caller: Caller) {
  return {
    /**
     * One Norwegian company, organisation or branch by its organisation number. Gives legal form, industry,
     * addresses, employees, dates, VAT and bankruptcy status. Deleted units have deleted: true and little else. A
     * number with a wrong check digit is answered not_found without asking the register. Use when an organisation
     * number is known and the record of the company or branch is wanted. For a company by its name, place or industry
     * use search_registry_companies; for its board, managing director and auditor use get_registry_company_roles; for
     * a Danish company use lookup_dkregistry_company of dk-registry.
     */
    lookup_registry_company: (
      values: components['schemas']['NoRegistry.LookupRegistryCompanyArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['NoRegistry.LookupRegistryCompanyResult']> =>
      caller.call({ method: 'POST', path: '/rest/no-registry/lookup_registry_company' }, values, options),

    /**
     * Norwegian companies and organisations by name, municipality, industry or legal form; all given ones must hold;
     * best match first, as the register ranks them (it has no other order). Name hits are ranked and loose: single
     * words of the name match too. Branches are not searched. Use when a Norwegian firm is known by name, or firms of
     * a municipality, an industry or a legal form are looked for. For the whole record of one company use
     * lookup_registry_company; for branches use get_registry_subsidiaries; for a Danish company use
     * search_dkregistry_company of dk-registry. At least one of name, municipality_code, industry_code, legal_form is
     * required.
     */
    search_registry_companies: (
      values: components['schemas']['NoRegistry.SearchRegistryCompaniesArguments'] = {},
      options?: CallOptions,
    ): Promise<components['schemas']['NoRegistry.SearchRegistryCompaniesResult']> =>
      caller.call({ method: 'POST', path: '/rest/no-registry/search_registry_companies' }, values, options),

    /**
     * Who holds which role in a Norwegian company: board, managing director, auditor, owner of a sole proprietorship;
     * in the order of the register. Roles that were resigned from or struck off are left out. Branches have no roles
     * and are answered not_found; ask for their parent. Use when somebody asks who runs, chairs, audits or signs for
     * a Norwegian company. For its address, industry and employees use lookup_registry_company; for its organisation
     * number use search_registry_companies.
     */
    get_registry_company_roles: (
      values: components['schemas']['NoRegistry.GetRegistryCompanyRolesArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['NoRegistry.GetRegistryCompanyRolesResult']> =>
      caller.call({ method: 'POST', path: '/rest/no-registry/get_registry_company_roles' }, values, options),

    /**
     * Units below a Norwegian company or public body in the registry, organisational children first, then branches.
     * Organisational children (mostly of public bodies) come first, then branches (places of business). Ownership
     * between companies (one AS that owns another) is not in this register. Use when somebody asks for the branches,
     * places of business or units below a Norwegian company or public body. For the company itself use
     * lookup_registry_company; for other companies by name use search_registry_companies.
     */
    get_registry_subsidiaries: (
      values: components['schemas']['NoRegistry.GetRegistrySubsidiariesArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['NoRegistry.GetRegistrySubsidiariesResult']> =>
      caller.call({ method: 'POST', path: '/rest/no-registry/get_registry_subsidiaries' }, values, options),

    /**
     * Changes since a time at the Norwegian companies on this server operator's watchlist, and at no others, oldest
     * first, with values before and after. Companies are tracked from the moment when they were put on it. Oldest
     * change first. Use when it is asked what changed lately at the Norwegian companies that the operator watches.
     * For how a company stands now, watched or not use lookup_registry_company.
     */
    get_registry_recent_changes: (
      values: components['schemas']['NoRegistry.GetRegistryRecentChangesArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['NoRegistry.GetRegistryRecentChangesResult']> =>
      caller.call({ method: 'POST', path: '/rest/no-registry/get_registry_recent_changes' }, values, options),

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
      caller.call({ method: 'POST', path: '/rest/no-registry/report_feedback', changes: true }, values, options),
  };
}
