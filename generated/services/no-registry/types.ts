// Generated from spec/services/no-registry/service.yaml by `make generate`: do not edit.

/** created: new on the watchlist; updated; removed: no longer in the register. */
export type ChangeKind = 'created' | 'updated' | 'removed';

/**
 * The gravest state that applies: deleted from the register; bankrupt; in forced dissolution; in insolvency
 * proceedings abroad; in reconstruction (negotiations with creditors under insolvency law); in voluntary winding up;
 * closed; active when none of these applies.
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
 * is liable for a share.
 */
export type LegalForm = 'AS' | 'ASA' | 'ENK' | 'DA';

/**
 * bankruptcy; forced_dissolution: forced liquidation or dissolution by a court; foreign_insolvency: insolvency
 * proceedings in another country; reconstruction: negotiations with creditors under insolvency law; winding_up: a
 * dissolution that the owners decided.
 */
export type ProceedingKind =
  | 'bankruptcy'
  | 'forced_dissolution'
  | 'foreign_insolvency'
  | 'reconstruction'
  | 'winding_up';

/** entity: a company or organisation of its own; branch: a place of business (underenhet) of one. */
export type UnitType = 'entity' | 'branch';

export type LookupRegistryCompanyResult = Company | NotFound;

export type GetRegistryCompanyRolesResult = {
  /** Organisation number that was asked for. */
  readonly org_number: string;
  /** Registered name of the company. Absent when the register did not return it this time. */
  readonly company_name?: string;
  /** How many roles. */
  readonly count: number;
  /** In the order of the register. */
  readonly roles: readonly Role[];
} | NotFound;

export type GetRegistrySubsidiariesResult = {
  /** Organisation number of the parent. */
  readonly org_number: string;
  /** Registered name of the parent. Absent when the register did not return it this time. */
  readonly company_name?: string;
  /** How many units are returned. */
  readonly count: number;
  /** How many there are in the register; null when only one of the two kinds could be asked. */
  readonly total: number | null;
  /** Children first, then branches; unit_type tells which. */
  readonly subsidiaries: readonly CompanySummary[];
  /** Kinds of unit that the source failed to give this time. */
  readonly missing?: readonly UnitType[];
} | NotFound;

/** spec/services/no-registry/service.yaml#records.Address */
export interface Address {
  /** Street address, or post box, line by line. */
  readonly lines: readonly string[];
  /** Postal code. */
  readonly postal_code: string | null;
  /** Postal place. */
  readonly city: string | null;
  /** Name of the municipality. */
  readonly municipality: string | null;
  /** Number of the municipality (4 digits). */
  readonly municipality_code: string | null;
  /** Name of the country in Norwegian. */
  readonly country: string | null;
  /** ISO 3166-1 alpha-2 code of the country. */
  readonly country_code: string | null;
}

/** spec/services/no-registry/service.yaml#records.Change */
export interface Change {
  /** Organisation number of the company. */
  readonly entity_id: string;
  /** Name of the company. */
  readonly name: string | null;
  /** When the change was found, in UTC. */
  readonly changed_at: string;
  readonly change: ChangeKind;
  /** What changed. */
  readonly field_changes: readonly FieldChange[];
}

/** spec/services/no-registry/service.yaml#records.Company */
export interface Company {
  /** Organisation number (9 digits). */
  readonly org_number: string;
  /** Registered name. */
  readonly name: string;
  readonly unit_type: UnitType;
  readonly status: CompanyStatus;
  /** Code of the legal form, such as AS, ASA, ENK, DA, ORGL, BEDR. */
  readonly legal_form: string | null;
  /** What the code stands for (Norwegian). */
  readonly legal_form_description: string | null;
  /** Main industry code (Norwegian NACE), such as 06.100. */
  readonly industry_code: string | null;
  /** What the code stands for (Norwegian). */
  readonly industry_description: string | null;
  /** Business address; of a branch its location. */
  readonly address: Address | null;
  /** Employees. The register does not publish numbers below 5: null means 0 to 4, or unknown. */
  readonly employee_count: number | null;
  /** When it was registered. */
  readonly registration_date: string | null;
  /** Whether it is registered for VAT. */
  readonly vat_registered: boolean | null;
  /** Whether bankruptcy proceedings are open. */
  readonly bankrupt: boolean | null;
  /** Insolvency proceedings and dissolutions that are open now, the gravest first. Absent when there are none. */
  readonly proceedings?: readonly Proceeding[];
  /** Whether it was deleted from the register; then only number, name, form and dates are known. */
  readonly deleted: boolean;
  /** When it was deleted. */
  readonly deletion_date?: string;
  /** Organisation number of the unit that it belongs to. */
  readonly parent_org_number?: string;
  /** Web site as registered, often without http. */
  readonly website?: string;
  /** Where letters go. */
  readonly postal_address?: Address;
  /** Second and third industry, in this order. */
  readonly further_industries?: readonly Industry[];
  /** What it does for its own group as an auxiliary unit. */
  readonly auxiliary_industry?: Industry;
  /** Whether it has employees at all; true with a null employee_count means 1 to 4. */
  readonly has_registered_employees?: boolean;
  /** Day of the employee count. */
  readonly employee_count_date?: string;
  /** When it was founded. */
  readonly founded_date?: string;
  /** When a branch started. */
  readonly start_date?: string;
  /** When a branch closed. */
  readonly closed_date?: string;
  /** When a branch last changed its owner. */
  readonly ownership_change_date?: string;
  /** When it was registered for VAT. */
  readonly vat_registration_date?: string;
  /** For what it is registered for VAT of its own will (Norwegian). */
  readonly voluntary_vat_registrations?: readonly string[];
  /** When the proceedings were opened. */
  readonly bankruptcy_date?: string;
  /** Whether it is being wound up. */
  readonly winding_up?: boolean;
  /** Since when it is being wound up. */
  readonly winding_up_date?: string;
  /** Whether it is under forced liquidation or dissolution. */
  readonly forced_dissolution?: boolean;
  /** Telephone number as registered. */
  readonly phone?: string;
  /** Mobile number as registered. */
  readonly mobile?: string;
  /** E-mail address as registered. */
  readonly email?: string;
  /** Institutional sector code. */
  readonly sector_code?: string;
  /** What the sector code stands for (Norwegian). */
  readonly sector_description?: string;
  /** Registered capital. */
  readonly share_capital?: ShareCapital;
  /** What it says it does (Norwegian). */
  readonly activity?: string;
  /** Purpose in its articles (Norwegian). */
  readonly purpose?: string;
  /** Date of its articles. */
  readonly articles_date?: string;
  /** Whether it is part of a group of companies. */
  readonly in_group?: boolean;
  /** Year of the newest annual accounts. */
  readonly last_annual_accounts?: number;
  /** When it was registered in the Register of Business Enterprises. */
  readonly business_enterprise_date?: string;
  /** Other registers that it is in. */
  readonly registered_in?: Registrations;
  /** Written Norwegian that it uses: Bokmål or Nynorsk. */
  readonly language_form?: string;
  /** Remarks of the register (Norwegian). */
  readonly remarks?: readonly string[];
}

/** spec/services/no-registry/service.yaml#records.CompanySummary */
export interface CompanySummary {
  /** Organisation number (9 digits). */
  readonly org_number: string;
  /** Registered name. */
  readonly name: string;
  readonly unit_type: UnitType;
  readonly status: CompanyStatus;
  /** Code of the legal form, such as AS, ASA, ENK, DA, ORGL, BEDR. */
  readonly legal_form: string | null;
  /** What the code stands for (Norwegian). */
  readonly legal_form_description: string | null;
  /** Main industry code (Norwegian NACE), such as 06.100. */
  readonly industry_code: string | null;
  /** What the code stands for (Norwegian). */
  readonly industry_description: string | null;
  /** Business address; of a branch its location. */
  readonly address: Address | null;
  /** Employees. The register does not publish numbers below 5: null means 0 to 4, or unknown. */
  readonly employee_count: number | null;
  /** When it was registered. */
  readonly registration_date: string | null;
  /** Whether it is registered for VAT. */
  readonly vat_registered: boolean | null;
  /** Whether bankruptcy proceedings are open. */
  readonly bankrupt: boolean | null;
  /** Insolvency proceedings and dissolutions that are open now, the gravest first. Absent when there are none. */
  readonly proceedings?: readonly Proceeding[];
  /** Whether it was deleted from the register; then only number, name, form and dates are known. */
  readonly deleted: boolean;
  /** When it was deleted. */
  readonly deletion_date?: string;
  /** Organisation number of the unit that it belongs to. */
  readonly parent_org_number?: string;
  /** Web site as registered, often without http. */
  readonly website?: string;
}

/** spec/services/no-registry/service.yaml#records.FieldChange */
export interface FieldChange {
  /** Field of lookup_registry_company, such as name or address.postal_code. */
  readonly field: string;
  /** Value before; null where there was none. Lists are joined by semicolons. */
  readonly before: string | number | boolean | null;
  /** Value after; null where there is none any more. */
  readonly after: string | number | boolean | null;
}

/** spec/services/no-registry/service.yaml#records.Industry */
export interface Industry {
  /** Industry code (Norwegian NACE; SN2025 codes since 2025), such as 06.100. */
  readonly code: string;
  /** What the code stands for (Norwegian). */
  readonly description: string | null;
}

/** spec/services/no-registry/service.yaml#records.Proceeding */
export interface Proceeding {
  readonly kind: ProceedingKind;
  /** Day it was opened, or decided. */
  readonly since: string | null;
  /** Why, for a forced dissolution: for example annual accounts are missing. */
  readonly reason: string | null;
}

/** spec/services/no-registry/service.yaml#records.Registrations */
export interface Registrations {
  /** In the Register of Business Enterprises (Foretaksregisteret). */
  readonly business_enterprises: boolean | null;
  /** In the Register of Foundations. */
  readonly foundations: boolean | null;
  /** In the Register of Non-Profit Organisations. */
  readonly voluntary_organisations: boolean | null;
  /** In the Register of Political Parties. */
  readonly political_parties: boolean | null;
}

/** spec/services/no-registry/service.yaml#records.Role */
export interface Role {
  /** Code of the role, such as LEDE, MEDL, DAGL, REVI. */
  readonly role_type: string;
  /** The role in English, such as chair of the board; null for a rare code. */
  readonly role_label: string | null;
  /** The role as the register calls it (Norwegian). */
  readonly role_description: string | null;
  /** Code of the group of roles, such as STYR (board). */
  readonly role_group: string | null;
  /** The group as the register calls it (Norwegian). */
  readonly role_group_description: string | null;
  /** When the group of roles last changed. */
  readonly group_changed_date: string | null;
  /** Name of the person; null where a company holds the role. */
  readonly person_name: string | null;
  /** Year of birth of the person, where it is known. */
  readonly birth_year: number | null;
  /** The company that holds the role; null for a person. */
  readonly entity: RoleEntity | null;
  /** Whether the person has died. */
  readonly deceased?: boolean;
  /** Code of those who elected the person, such as AREP. */
  readonly elected_by?: string;
  /** What that code stands for (Norwegian). */
  readonly elected_by_description?: string;
  /** Share of the liability of a partner. */
  readonly liability_share?: string;
}

/** spec/services/no-registry/service.yaml#records.RoleEntity */
export interface RoleEntity {
  /** Organisation number. */
  readonly org_number: string | null;
  /** Registered name. */
  readonly name: string | null;
  /** Code of its legal form. */
  readonly legal_form: string | null;
  /** Whether it was deleted from the register. */
  readonly deleted: boolean;
  /** Approval as auditor or accountant (Norwegian), where the register states one. */
  readonly approval_status?: string;
}

/** spec/services/no-registry/service.yaml#records.ShareCapital */
export interface ShareCapital {
  /** Amount in the currency below. */
  readonly amount: number | null;
  /** ISO 4217 code. */
  readonly currency: string | null;
  /** Number of shares. */
  readonly shares: number | null;
  /** Kind of capital (Norwegian), such as Aksjekapital. */
  readonly type: string | null;
  /** When it was registered. */
  readonly registered_date: string | null;
}

export interface LookupRegistryCompanyArguments {
  /** Organisation number: 9 digits, spaces and dashes allowed, such as 974 760 673. */
  readonly org_number: string;
}

/** No record has this identifier. */
export interface NotFound {
  readonly error: 'not_found';
}

export interface SearchRegistryCompaniesArguments {
  /** Name or part of it, in any case. */
  readonly name?: string;
  /** Number of the municipality: 4 digits, such as 0301 for Oslo. */
  readonly municipality_code?: string;
  /** NACE code at any level, such as 06, 06.1 or 06.100 (SN2025 codes; older SN2007 codes find nothing). */
  readonly industry_code?: string;
  /** Only of this legal form. */
  readonly legal_form?: LegalForm;
  /** Most companies to return. */
  readonly max_results: number;
}

export interface SearchRegistryCompaniesResult {
  /** How many companies are returned. */
  readonly count: number;
  /** How many companies match in the register. */
  readonly total: number;
  /** Best match first. */
  readonly companies: readonly CompanySummary[];
  /** What to try when nothing was found. */
  readonly hint?: string;
}

export interface GetRegistryCompanyRolesArguments {
  /** Organisation number: 9 digits, spaces and dashes allowed. */
  readonly org_number: string;
}

export interface GetRegistrySubsidiariesArguments {
  /** Organisation number of the parent: 9 digits, spaces and dashes allowed. */
  readonly org_number: string;
  /** Most units to return. */
  readonly max_results: number;
}

export interface GetRegistryRecentChangesArguments {
  /** ISO 8601 timestamp, such as 2026-11-20T08:00:00Z; without an offset it is UTC. */
  readonly since: string;
  /** Most changes to return. */
  readonly limit: number;
}

export interface GetRegistryRecentChangesResult {
  /** The time asked for, in UTC. */
  readonly since: string;
  /** How many companies are on the watchlist. */
  readonly watched: number;
  /** From when on no change of the watchlist is missing, in UTC; null while the first look at it is still to come. */
  readonly complete_since: string | null;
  /** How many changes are returned. */
  readonly count: number;
  /** Whether there are further ones now. */
  readonly more: boolean;
  /** Oldest first, all after since; to read on, ask again with since set to the last changed_at. */
  readonly changes: readonly Change[];
}
