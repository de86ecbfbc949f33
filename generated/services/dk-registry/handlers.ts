// Generated from spec/services/dk-registry/service.yaml by `make generate`: do not edit.

import type { Handler } from '../../../runtime/contract/call.ts';
import type {
  LookupDkregistryCompanyArguments,
  LookupDkregistryCompanyResult,
  LookupDkregistryProductionUnitArguments,
  LookupDkregistryProductionUnitResult,
  SearchDkregistryCompanyArguments,
  SearchDkregistryCompanyResult,
} from './types.ts';

/**
 * Danish companies from the Central Business Register (CVR) by number, by name, or by one of their production units.
 */
export interface DkRegistryHandlers {
  /**
   * One Danish company by its CVR number, with name, address, legal form, industry, employees, owners and production
   * units. Production units are listed with the open ones first. A number that no company can have is answered
   * not_found without asking the register.
   */
  lookup_dkregistry_company: Handler<LookupDkregistryCompanyArguments, LookupDkregistryCompanyResult>;
  /**
   * The Danish company that best matches a name. One company, not a list, and it may only resemble what was asked
   * for: name_match says how near it is.
   */
  search_dkregistry_company: Handler<SearchDkregistryCompanyArguments, SearchDkregistryCompanyResult>;
  /**
   * The Danish company that a production unit (place of business, P-number) belongs to. The company's whole record,
   * with the unit that was asked for first among its production units.
   */
  lookup_dkregistry_production_unit: Handler<LookupDkregistryProductionUnitArguments, LookupDkregistryProductionUnitResult>;
}
