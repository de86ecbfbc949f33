// Generated from spec/services/no-registry.yaml by `make generate`: do not edit.

/** created: new on the watchlist; updated; removed: no longer in the register. */
export type ChangeKind = 'created' | 'updated' | 'removed';

/**
 * The gravest that holds: deleted from the register, bankrupt, under forced dissolution, being wound up, closed down,
 * or active.
 */
export type CompanyStatus =
  | 'active'
  | 'bankrupt'
  | 'forced_dissolution'
  | 'winding_up'
  | 'closed'
  | 'deleted';

/** entity: a company or organisation of its own; branch: a place of business (underenhet) of one. */
export type UnitType = 'entity' | 'branch';

export type LookupRegistryCompanyResult = Company | NotFound;

export type GetRegistryCompanyRolesResult = {
  /** Organisation number that was asked for. */
  org_number: string;
  /** How many roles. */
  count: number;
  /** In the order of the register. */
  roles: Role[];
} | NotFound;

export type GetRegistrySubsidiariesResult = {
  /** Organisation number of the parent. */
  org_number: string;
  /** How many units are returned. */
  count: number;
  /** How many there are in the register; null when only one of the two kinds could be asked. */
  total: number | null;
  /** Children first, then branches; unit_type tells which. */
  subsidiaries: CompanySummary[];
  /** Kinds of unit that the source failed to give this time. */
  missing?: UnitType[];
} | NotFound;

/** spec/services/no-registry.yaml#records.Address */
export interface Address {
  /** Street address, or post box, line by line. */
  lines: string[];
  /** Postal code. */
  postal_code: string | null;
  /** Postal place. */
  city: string | null;
  /** Name of the municipality. */
  municipality: string | null;
  /** Number of the municipality (4 digits). */
  municipality_code: string | null;
  /** Name of the country in Norwegian. */
  country: string | null;
  /** ISO 3166-1 alpha-2 code of the country. */
  country_code: string | null;
}

/** spec/services/no-registry.yaml#records.Change */
export interface Change {
  /** Organisation number of the company. */
  entity_id: string;
  /** Name of the company. */
  name: string | null;
  /** When the change was found, in UTC. */
  changed_at: string;
  change: ChangeKind;
  /** What changed. */
  field_changes: FieldChange[];
}

/** spec/services/no-registry.yaml#records.Company */
export interface Company {
  /** Organisation number (9 digits). */
  org_number: string;
  /** Registered name. */
  name: string;
  unit_type: UnitType;
  status: CompanyStatus;
  /** Code of the legal form, such as AS, ASA, ENK, DA, ORGL, BEDR. */
  legal_form: string | null;
  /** What the code stands for (Norwegian). */
  legal_form_description: string | null;
  /** Main industry code (Norwegian NACE), such as 06.100. */
  industry_code: string | null;
  /** What the code stands for (Norwegian). */
  industry_description: string | null;
  /** Business address; of a branch its location. */
  address: Address | null;
  /** Employees. The register does not publish numbers below 5: null means 0 to 4, or unknown. */
  employee_count: number | null;
  /** When it was registered. */
  registration_date: string | null;
  /** Whether it is registered for VAT. */
  vat_registered: boolean | null;
  /** Whether bankruptcy proceedings are open. */
  bankrupt: boolean | null;
  /** Whether it was deleted from the register; then only number, name, form and dates are known. */
  deleted: boolean;
  /** When it was deleted. */
  deletion_date?: string;
  /** Organisation number of the unit that it belongs to. */
  parent_org_number?: string;
  /** Web site as registered, often without http. */
  website?: string;
  /** Where letters go. */
  postal_address?: Address;
  /** Second and third industry. */
  further_industries?: Industry[];
  /** What it does for its own group as an auxiliary unit. */
  auxiliary_industry?: Industry;
  /** Whether it has employees at all; true with a null employee_count means 1 to 4. */
  has_registered_employees?: boolean;
  /** Day of the employee count. */
  employee_count_date?: string;
  /** When it was founded. */
  founded_date?: string;
  /** When a branch started. */
  start_date?: string;
  /** When a branch closed. */
  closed_date?: string;
  /** When a branch last changed its owner. */
  ownership_change_date?: string;
  /** When it was registered for VAT. */
  vat_registration_date?: string;
  /** For what it is registered for VAT of its own will (Norwegian). */
  voluntary_vat_registrations?: string[];
  /** When the proceedings were opened. */
  bankruptcy_date?: string;
  /** Whether it is being wound up. */
  winding_up?: boolean;
  /** Since when it is being wound up. */
  winding_up_date?: string;
  /** Whether it is under forced liquidation or dissolution. */
  forced_dissolution?: boolean;
  /** Telephone number as registered. */
  phone?: string;
  /** Mobile number as registered. */
  mobile?: string;
  /** E-mail address as registered. */
  email?: string;
  /** Institutional sector code. */
  sector_code?: string;
  /** What the sector code stands for (Norwegian). */
  sector_description?: string;
  /** Registered capital. */
  share_capital?: ShareCapital;
  /** What it says it does (Norwegian). */
  activity?: string;
  /** Purpose in its articles (Norwegian). */
  purpose?: string;
  /** Date of its articles. */
  articles_date?: string;
  /** Whether it is part of a group of companies. */
  in_group?: boolean;
  /** Year of the newest annual accounts. */
  last_annual_accounts?: number;
  /** When it was registered in the Register of Business Enterprises. */
  business_enterprise_date?: string;
  /** Other registers that it is in. */
  registered_in?: Registrations;
  /** Written Norwegian that it uses: Bokmål or Nynorsk. */
  language_form?: string;
  /** Remarks of the register (Norwegian). */
  remarks?: string[];
}

/** spec/services/no-registry.yaml#records.CompanySummary */
export interface CompanySummary {
  /** Organisation number (9 digits). */
  org_number: string;
  /** Registered name. */
  name: string;
  unit_type: UnitType;
  status: CompanyStatus;
  /** Code of the legal form, such as AS, ASA, ENK, DA, ORGL, BEDR. */
  legal_form: string | null;
  /** What the code stands for (Norwegian). */
  legal_form_description: string | null;
  /** Main industry code (Norwegian NACE), such as 06.100. */
  industry_code: string | null;
  /** What the code stands for (Norwegian). */
  industry_description: string | null;
  /** Business address; of a branch its location. */
  address: Address | null;
  /** Employees. The register does not publish numbers below 5: null means 0 to 4, or unknown. */
  employee_count: number | null;
  /** When it was registered. */
  registration_date: string | null;
  /** Whether it is registered for VAT. */
  vat_registered: boolean | null;
  /** Whether bankruptcy proceedings are open. */
  bankrupt: boolean | null;
  /** Whether it was deleted from the register; then only number, name, form and dates are known. */
  deleted: boolean;
  /** When it was deleted. */
  deletion_date?: string;
  /** Organisation number of the unit that it belongs to. */
  parent_org_number?: string;
  /** Web site as registered, often without http. */
  website?: string;
}

/** spec/services/no-registry.yaml#records.FieldChange */
export interface FieldChange {
  /** Field of lookup_registry_company, such as name or address.postal_code. */
  field: string;
  /** Value before; null where there was none. Lists are joined by semicolons. */
  before: string | number | boolean | null;
  /** Value after; null where there is none any more. */
  after: string | number | boolean | null;
}

/** spec/services/no-registry.yaml#records.Industry */
export interface Industry {
  /** Industry code (Norwegian NACE; SN2025 codes since 2025), such as 06.100. */
  code: string;
  /** What the code stands for (Norwegian). */
  description: string | null;
}

/** spec/services/no-registry.yaml#records.Registrations */
export interface Registrations {
  /** In the Register of Business Enterprises (Foretaksregisteret). */
  business_enterprises: boolean | null;
  /** In the Register of Foundations. */
  foundations: boolean | null;
  /** In the Register of Non-Profit Organisations. */
  voluntary_organisations: boolean | null;
  /** In the Register of Political Parties. */
  political_parties: boolean | null;
}

/** spec/services/no-registry.yaml#records.Role */
export interface Role {
  /** Code of the role, such as LEDE, MEDL, DAGL, REVI. */
  role_type: string;
  /** The role in English, such as chair of the board; null for a rare code. */
  role_label: string | null;
  /** The role as the register calls it (Norwegian). */
  role_description: string | null;
  /** Code of the group of roles, such as STYR (board). */
  role_group: string | null;
  /** The group as the register calls it (Norwegian). */
  role_group_description: string | null;
  /** When the group of roles last changed. */
  group_changed_date: string | null;
  /** Name of the person; null where a company holds the role. */
  person_name: string | null;
  /** Year of birth of the person, where it is known. */
  birth_year: number | null;
  /** The company that holds the role; null for a person. */
  entity: RoleEntity | null;
  /** Whether the person has died. */
  deceased?: boolean;
  /** Code of those who elected the person, such as AREP. */
  elected_by?: string;
  /** What that code stands for (Norwegian). */
  elected_by_description?: string;
  /** Share of the liability of a partner. */
  liability_share?: string;
}

/** spec/services/no-registry.yaml#records.RoleEntity */
export interface RoleEntity {
  /** Organisation number. */
  org_number: string | null;
  /** Registered name. */
  name: string | null;
  /** Code of its legal form. */
  legal_form: string | null;
  /** Whether it was deleted from the register. */
  deleted: boolean;
  /** Approval as auditor or accountant (Norwegian), where the register states one. */
  approval_status?: string;
}

/** spec/services/no-registry.yaml#records.ShareCapital */
export interface ShareCapital {
  /** Amount in the currency below. */
  amount: number | null;
  /** ISO 4217 code. */
  currency: string | null;
  /** Number of shares. */
  shares: number | null;
  /** Kind of capital (Norwegian), such as Aksjekapital. */
  type: string | null;
  /** When it was registered. */
  registered_date: string | null;
}

export interface LookupRegistryCompanyArguments {
  /** Organisation number: 9 digits, spaces and dashes allowed, such as 974 760 673. */
  org_number: string;
}

/** Nothing is known under the identifier. */
export interface NotFound {
  error: 'not_found';
}

export interface SearchRegistryCompaniesArguments {
  /** Name or part of it, in any case. */
  name?: string;
  /** Number of the municipality: 4 digits, such as 0301 for Oslo. */
  municipality_code?: string;
  /** NACE code at any level, such as 06, 06.1 or 06.100 (SN2025 codes; older SN2007 codes find nothing). */
  industry_code?: string;
  /**
   * Code of the legal form: AS, ASA, ENK, DA, or another of the register (ANS, NUF, SA, STI, ORGL, FLI …), in any
   * case.
   */
  legal_form?: string;
  /** Most companies to return. */
  max_results: number;
}

export interface SearchRegistryCompaniesResult {
  /** How many companies are returned. */
  count: number;
  /** How many companies match in the register. */
  total: number;
  /** Best match first. */
  companies: CompanySummary[];
  /** What to try when nothing was found. */
  hint?: string;
}

export interface GetRegistryCompanyRolesArguments {
  /** Organisation number: 9 digits, spaces and dashes allowed. */
  org_number: string;
}

export interface GetRegistrySubsidiariesArguments {
  /** Organisation number of the parent: 9 digits, spaces and dashes allowed. */
  org_number: string;
  /** Most units to return. */
  max_results: number;
}

export interface GetRegistryRecentChangesArguments {
  /** ISO 8601 timestamp, such as 2026-11-20T08:00:00Z; without an offset it is UTC. */
  since: string;
  /** Most changes to return. */
  limit: number;
}

export interface GetRegistryRecentChangesResult {
  /** The time asked for, in UTC. */
  since: string;
  /** How many companies are on the watchlist. */
  watched: number;
  /** From when on no change of the watchlist is missing, in UTC; null while the first look at it is still to come. */
  complete_since: string | null;
  /** How many changes are returned. */
  count: number;
  /** Whether there are further ones now. */
  more: boolean;
  /** Oldest first, all after since; to read on, ask again with since set to the last changed_at. */
  changes: Change[];
}
