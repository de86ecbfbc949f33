// Generated from spec/services/no-registry/service.yaml by `make generate`: do not edit.

/** created: new on the watchlist; updated; removed: no longer in the register. */
export type ChangeKind = 'created' | 'updated' | 'removed';

/**
 * The most severe status that applies: deleted from the register; bankrupt; in forced dissolution; in insolvency
 * proceedings abroad; in reconstruction (negotiations with creditors under insolvency law); in voluntary winding up;
 * closed; active if none of these applies.
 */
export type CompanyStatus =
  | 'active'
  | 'bankrupt'
  | 'forced_dissolution'
  | 'foreign_insolvency'
  | 'reconstruction'
  | 'winding_up'
  | 'closed'
  | 'deleted';

/**
 * AS: private limited company; ASA: public limited company; ENK: sole proprietorship; DA: partnership in which each
 * partner is liable for a share of the debts.
 */
export type LegalForm = 'AS' | 'ASA' | 'ENK' | 'DA';

/**
 * bankruptcy; forced_dissolution: forced liquidation or dissolution by a court; foreign_insolvency: insolvency
 * proceedings in another country; reconstruction: negotiations with creditors under insolvency law; winding_up: a
 * dissolution decided by the owners.
 */
export type ProceedingKind =
  | 'bankruptcy'
  | 'forced_dissolution'
  | 'foreign_insolvency'
  | 'reconstruction'
  | 'winding_up';

/** entity: a company or organization itself; branch: one of its places of business (underenhet). */
export type UnitType = 'entity' | 'branch';

export type LookupRegistryCompanyResult = Company | NotFound;

export type GetRegistryCompanyRolesResult = {
  /** Requested organization number. */
  readonly org_number: string;
  /** Registered name of the company. Absent if the register did not return it. */
  readonly company_name?: string;
  /** Number of roles. */
  readonly count: number;
  /** In register order. */
  readonly roles: readonly Role[];
} | NotFound;

export type GetRegistrySubsidiariesResult = {
  /** Organization number of the parent. */
  readonly org_number: string;
  /** Registered name of the parent. Absent if the register did not return it. */
  readonly company_name?: string;
  /** Number of units returned. */
  readonly count: number;
  /** Number of units in the register; null if only one of the two kinds could be fetched. */
  readonly total: number | null;
  /** Organizational children first, then branches; see unit_type. */
  readonly subsidiaries: readonly CompanySummary[];
  /** Kinds of units that the source did not return. */
  readonly missing?: readonly UnitType[];
} | NotFound;

/** spec/services/no-registry/service.yaml#records.Address */
export interface Address {
  /** Lines of the street address or post office box. */
  readonly lines: readonly string[];
  /** Postal code. */
  readonly postal_code: string | null;
  /** City. */
  readonly city: string | null;
  /** Name of the municipality. */
  readonly municipality: string | null;
  /** Municipality number (4 digits). */
  readonly municipality_code: string | null;
  /** Norwegian name of the country. */
  readonly country: string | null;
  /** Country. */
  readonly country_code: string | null;
}

/** spec/services/no-registry/service.yaml#records.Change */
export interface Change {
  /** Organization number of the company. */
  readonly entity_id: string;
  /** Name of the company. */
  readonly name: string | null;
  /** When the change was detected, in UTC. */
  readonly changed_at: string;
  readonly change: ChangeKind;
  /** Changed fields. */
  readonly field_changes: readonly FieldChange[];
}

/** spec/services/no-registry/service.yaml#records.Company */
export interface Company {
  /** Organization number (9 digits). */
  readonly org_number: string;
  /** Registered name. */
  readonly name: string;
  readonly unit_type: UnitType;
  readonly status: CompanyStatus;
  /** Legal form code, such as AS, ASA, ENK, DA, ORGL, BEDR. */
  readonly legal_form: string | null;
  /** Meaning of the code (Norwegian). */
  readonly legal_form_description: string | null;
  /** Main industry code (Norwegian NACE), such as 06.100. */
  readonly industry_code: string | null;
  /** Meaning of the code (Norwegian). */
  readonly industry_description: string | null;
  /** Business address; for a branch, its location. */
  readonly address: Address | null;
  /** Number of employees. The register does not publish numbers below 5; null means 0 to 4, or unknown. */
  readonly employee_count: number | null;
  /** Registration date. */
  readonly registration_date: string | null;
  /** Whether the company is registered for VAT. */
  readonly vat_registered: boolean | null;
  /** Whether bankruptcy proceedings are open. */
  readonly bankrupt: boolean | null;
  /** Open insolvency proceedings and dissolutions, most severe first. Absent if there are none. */
  readonly proceedings?: readonly Proceeding[];
  /**
   * Whether the company was deleted from the register; if so, only its number, name, legal form and dates are
   * available.
   */
  readonly deleted: boolean;
  /** Deletion date. */
  readonly deletion_date?: string;
  /** Organization number of the parent unit. */
  readonly parent_org_number?: string;
  /** Website as registered, often without http. */
  readonly website?: string;
  /** Mailing address. */
  readonly postal_address?: Address;
  /** Second and third industry, in that order. */
  readonly further_industries?: readonly Industry[];
  /** Industry of an auxiliary unit within its group of companies. */
  readonly auxiliary_industry?: Industry;
  /** Whether the company has any employees; true with a null employee_count means 1 to 4. */
  readonly has_registered_employees?: boolean;
  /** Date of the employee count. */
  readonly employee_count_date?: string;
  /** Founding date. */
  readonly founded_date?: string;
  /** Start date of a branch. */
  readonly start_date?: string;
  /** Closing date of a branch. */
  readonly closed_date?: string;
  /** When a branch last changed owners. */
  readonly ownership_change_date?: string;
  /** VAT registration date. */
  readonly vat_registration_date?: string;
  /** Activities for which the company registered voluntarily for VAT (Norwegian). */
  readonly voluntary_vat_registrations?: readonly string[];
  /** When the bankruptcy proceedings were opened. */
  readonly bankruptcy_date?: string;
  /** Whether the company is being wound up. */
  readonly winding_up?: boolean;
  /** Start of the winding up. */
  readonly winding_up_date?: string;
  /** Whether the company is under forced liquidation or dissolution. */
  readonly forced_dissolution?: boolean;
  /** Telephone number as registered. */
  readonly phone?: string;
  /** Mobile number as registered. */
  readonly mobile?: string;
  /** Email address as registered. */
  readonly email?: string;
  /** Institutional sector code. */
  readonly sector_code?: string;
  /** Meaning of the sector code (Norwegian). */
  readonly sector_description?: string;
  /** Registered capital. */
  readonly share_capital?: ShareCapital;
  /** Activity as stated by the company (Norwegian). */
  readonly activity?: string;
  /** Purpose in the articles of association (Norwegian). */
  readonly purpose?: string;
  /** Date of the articles of association. */
  readonly articles_date?: string;
  /** Whether the company is part of a group of companies. */
  readonly in_group?: boolean;
  /** Year of the latest annual accounts. */
  readonly last_annual_accounts?: number;
  /** Registration date in the Register of Business Enterprises. */
  readonly business_enterprise_date?: string;
  /** Other registers that contain the company. */
  readonly registered_in?: Registrations;
  /** Written form of Norwegian that the company uses: Bokmål or Nynorsk. */
  readonly language_form?: string;
  /** Remarks in the register (Norwegian). */
  readonly remarks?: readonly string[];
}

/** spec/services/no-registry/service.yaml#records.CompanySummary */
export interface CompanySummary {
  /** Organization number (9 digits). */
  readonly org_number: string;
  /** Registered name. */
  readonly name: string;
  readonly unit_type: UnitType;
  readonly status: CompanyStatus;
  /** Legal form code, such as AS, ASA, ENK, DA, ORGL, BEDR. */
  readonly legal_form: string | null;
  /** Meaning of the code (Norwegian). */
  readonly legal_form_description: string | null;
  /** Main industry code (Norwegian NACE), such as 06.100. */
  readonly industry_code: string | null;
  /** Meaning of the code (Norwegian). */
  readonly industry_description: string | null;
  /** Business address; for a branch, its location. */
  readonly address: Address | null;
  /** Number of employees. The register does not publish numbers below 5; null means 0 to 4, or unknown. */
  readonly employee_count: number | null;
  /** Registration date. */
  readonly registration_date: string | null;
  /** Whether the company is registered for VAT. */
  readonly vat_registered: boolean | null;
  /** Whether bankruptcy proceedings are open. */
  readonly bankrupt: boolean | null;
  /** Open insolvency proceedings and dissolutions, most severe first. Absent if there are none. */
  readonly proceedings?: readonly Proceeding[];
  /**
   * Whether the company was deleted from the register; if so, only its number, name, legal form and dates are
   * available.
   */
  readonly deleted: boolean;
  /** Deletion date. */
  readonly deletion_date?: string;
  /** Organization number of the parent unit. */
  readonly parent_org_number?: string;
  /** Website as registered, often without http. */
  readonly website?: string;
}

/** spec/services/no-registry/service.yaml#records.FieldChange */
export interface FieldChange {
  /** Field of lookup_registry_company, such as name or address.postal_code. */
  readonly field: string;
  /** Previous value; null if none. Lists are joined by semicolons. */
  readonly before: string | number | boolean | null;
  /** New value; null if removed. */
  readonly after: string | number | boolean | null;
}

/** spec/services/no-registry/service.yaml#records.Industry */
export interface Industry {
  /** Industry code (Norwegian NACE; SN2025 codes since 2025), such as 06.100. */
  readonly code: string;
  /** Meaning of the code (Norwegian). */
  readonly description: string | null;
}

/** spec/services/no-registry/service.yaml#records.Proceeding */
export interface Proceeding {
  readonly kind: ProceedingKind;
  /** Day on which the proceeding was opened or decided. */
  readonly since: string | null;
  /** Reason for a forced dissolution, such as missing annual accounts. */
  readonly reason: string | null;
}

/** spec/services/no-registry/service.yaml#records.Registrations */
export interface Registrations {
  /** Whether the organization is in the Register of Business Enterprises (Foretaksregisteret). */
  readonly business_enterprises: boolean | null;
  /** Whether the organization is in the Register of Foundations. */
  readonly foundations: boolean | null;
  /** Whether the organization is in the Register of Non-Profit Organisations. */
  readonly voluntary_organisations: boolean | null;
  /** Whether the organization is in the Register of Political Parties. */
  readonly political_parties: boolean | null;
}

/** spec/services/no-registry/service.yaml#records.Role */
export interface Role {
  /** Role code, such as LEDE, MEDL, DAGL, REVI. */
  readonly role_type: string;
  /** English name of the role, such as chair of the board; null for rare codes. */
  readonly role_label: string | null;
  /** Name of the role in the register (Norwegian). */
  readonly role_description: string | null;
  /** Role group code, such as STYR (board). */
  readonly role_group: string | null;
  /** Name of the group in the register (Norwegian). */
  readonly role_group_description: string | null;
  /** When the group of roles last changed. */
  readonly group_changed_date: string | null;
  /** Name of the person; null if a company holds the role. */
  readonly person_name: string | null;
  /** Year of birth of the person, if known. */
  readonly birth_year: number | null;
  /** Company that holds the role; null for a person. */
  readonly entity: RoleEntity | null;
  /** Whether the person has died. */
  readonly deceased?: boolean;
  /** Code of the electing group, such as AREP. */
  readonly elected_by?: string;
  /** Meaning of the elected_by code (Norwegian). */
  readonly elected_by_description?: string;
  /** A partner's share of the liability. */
  readonly liability_share?: string;
}

/** spec/services/no-registry/service.yaml#records.RoleEntity */
export interface RoleEntity {
  /** Organization number. */
  readonly org_number: string | null;
  /** Registered name. */
  readonly name: string | null;
  /** Legal form code. */
  readonly legal_form: string | null;
  /** Whether the company was deleted from the register. */
  readonly deleted: boolean;
  /** Approval as auditor or accountant (Norwegian), if the register states one. */
  readonly approval_status?: string;
}

/** spec/services/no-registry/service.yaml#records.ShareCapital */
export interface ShareCapital {
  /** Amount in currency. */
  readonly amount: number | null;
  /** ISO 4217 code. */
  readonly currency: string | null;
  /** Number of shares. */
  readonly shares: number | null;
  /** Type of capital (Norwegian), such as Aksjekapital. */
  readonly type: string | null;
  /** Registration date. */
  readonly registered_date: string | null;
}

export interface LookupRegistryCompanyArguments {
  /** Organization number: 9 digits, such as 974 760 673; spaces and dashes are allowed. */
  readonly org_number: string;
}

/** No record has this identifier. */
export interface NotFound {
  readonly error: 'not_found';
}

export interface SearchRegistryCompaniesArguments {
  /** Name or part of it; case is ignored. */
  readonly name?: string;
  /** Municipality number: 4 digits, such as 0301 for Oslo. */
  readonly municipality_code?: string;
  /** NACE code at any level, such as 06, 06.1 or 06.100 (SN2025 codes; older SN2007 codes match nothing). */
  readonly industry_code?: string;
  /** Only companies with this legal form. */
  readonly legal_form?: LegalForm;
  /** Maximum number of companies. */
  readonly max_results: number;
}

export interface SearchRegistryCompaniesResult {
  /** Number of companies returned. */
  readonly count: number;
  /** Number of matching companies in the register. */
  readonly total: number;
  /** Best match first. */
  readonly companies: readonly CompanySummary[];
  /** Suggestions if nothing was found. */
  readonly hint?: string;
}

export interface GetRegistryCompanyRolesArguments {
  /** Organization number: 9 digits; spaces and dashes are allowed. */
  readonly org_number: string;
}

export interface GetRegistrySubsidiariesArguments {
  /** Organization number of the parent: 9 digits; spaces and dashes are allowed. */
  readonly org_number: string;
  /** Maximum number of units. */
  readonly max_results: number;
}

export interface GetRegistryRecentChangesArguments {
  /** ISO 8601 timestamp, such as 2026-11-20T08:00:00Z; without an offset it is UTC. */
  readonly since: string;
  /** Maximum number of changes. */
  readonly limit: number;
}

export interface GetRegistryRecentChangesResult {
  /** Requested time, in UTC. */
  readonly since: string;
  /** Number of companies on the watchlist. */
  readonly watched: number;
  /**
   * Time since which the change history of the watchlist is complete, in UTC; null before the first complete poll.
   */
  readonly complete_since: string | null;
  /** Number of changes returned. */
  readonly count: number;
  /** Whether more changes are available now. */
  readonly more: boolean;
  /** Changes after since, oldest first. To continue, set since to the last changed_at and call again. */
  readonly changes: readonly Change[];
}
