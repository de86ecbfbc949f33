// Generated from spec/services/dk-registry/service.yaml by `make generate`: do not edit.

/**
 * bankrupt: under bankruptcy or forced dissolution; reconstruction: negotiating with its creditors under insolvency
 * law; winding_up: in voluntary liquidation; ended: no longer exists.
 */
export type CompanyStatus = 'active' | 'bankrupt' | 'reconstruction' | 'winding_up' | 'ended';

/** How the company's name compares with the requested one: identical, containing it, or similar. */
export type NameMatch = 'exact' | 'contains' | 'similar';

/** Selection of production units: all, or only open ones. */
export type UnitChoice = 'all' | 'open';

export type LookupDkregistryCompanyResult = Company | NotFound;

export type SearchDkregistryCompanyResult = Company | NotFound;

export type LookupDkregistryProductionUnitResult = Company | NotFound;

/** spec/services/dk-registry/service.yaml#records.Address */
export interface Address {
  /** Street and number. */
  readonly street: string | null;
  /** Postal code; 4 digits in Denmark. */
  readonly postal_code: string | null;
  /** Postal district. */
  readonly city: string | null;
  /** City district or village. */
  readonly locality: string | null;
  /** Care of. */
  readonly co: string | null;
}

/** spec/services/dk-registry/service.yaml#records.Company */
export interface Company {
  /** CVR number (8 digits). */
  readonly registry_number: number;
  /** Registered name. */
  readonly name: string;
  readonly name_match?: NameMatch;
  readonly status: CompanyStatus;
  /** Status as worded by the register (Danish). */
  readonly status_text?: string;
  /** Registered address. */
  readonly address: Address | null;
  /** Telephone number. */
  readonly phone: string | null;
  /** Email address. */
  readonly email: string | null;
  /** Fax number. */
  readonly fax?: string;
  /** Legal form (Danish), such as Aktieselskab. */
  readonly company_type: string | null;
  /** Legal form code, such as 60 (A/S) or 80 (ApS). */
  readonly company_type_code: number | null;
  /** Main industry (Danish). */
  readonly industry: string | null;
  /** Danish industry code (DB07 or DB25; 6 digits). */
  readonly industry_code: string | null;
  /** Employees in the latest statistics, if an exact number is published. */
  readonly employees: number | null;
  /** Bracket of employees if no exact number is published, such as 200-499. */
  readonly employees_interval: string | null;
  /** Month (2023-07), quarter (2023-Q2) or year (2024) of that figure; null without a figure or if unknown. */
  readonly employees_period: string | null;
  /** Earlier figure if the latest statistics have none; not current. */
  readonly last_known_employees?: LastKnownEmployees;
  /** Founding date. */
  readonly start_date: string | null;
  /** Time of revocation. */
  readonly end_date: string | null;
  /** Whether the company is under bankruptcy or forced dissolution. */
  readonly bankrupt: boolean;
  /** Status of the proceedings (Danish). */
  readonly credit_status?: string;
  /** Start of the proceedings. */
  readonly credit_start_date?: string;
  /** Whether contact and use for marketing are prohibited (reklamebeskyttelse). */
  readonly advertising_protected: boolean;
  /** Registered owners in source order, at most 100; null if the source reports none. Addresses are omitted. */
  readonly owners: readonly Owner[] | null;
  /** Number of current and former production units. */
  readonly production_unit_count: number;
  /** Number of open production units. */
  readonly open_unit_count: number;
  /** Places of business: the requested one first, then open ones, then closed ones; at most limit. */
  readonly production_units: readonly ProductionUnit[];
  /** Offset of the next page; null on the last page. */
  readonly next_offset: number | null;
  /** The company's page in the register. */
  readonly url: string;
  /** Data that is missing from this result. */
  readonly note?: string;
}

/** spec/services/dk-registry/service.yaml#records.LastKnownEmployees */
export interface LastKnownEmployees {
  /** Month (2023-07), quarter (2023-Q2) or year (2018) that the figure refers to. */
  readonly period: string;
  /** Employees at that time, if an exact number was published. */
  readonly employees: number | null;
  /** Bracket of employees at that time, if no exact number was published. */
  readonly employees_interval: string | null;
}

/** spec/services/dk-registry/service.yaml#records.Owner */
export interface Owner {
  /** Name of the owner. */
  readonly name: string;
  /** CVR number, if the owner is a Danish company. */
  readonly registry_number?: number;
  /** Lower end of the published bracket for the share: 5, 10, 15, 20, 25, 33.33, 50, 66.67, 90 or 100 percent. */
  readonly share_percent?: number;
}

/** spec/services/dk-registry/service.yaml#records.ProductionUnit */
export interface ProductionUnit {
  /** Production-unit number (P-number). */
  readonly pno: number;
  /** Whether it is the main unit; null if unknown. */
  readonly main: boolean | null;
  /** Name of the unit. */
  readonly name: string | null;
  /** Address. */
  readonly address: Address | null;
  /** Opening date. */
  readonly start_date: string | null;
  /** Closing date; null while open. */
  readonly end_date: string | null;
  /** Employees, if an exact number is published. */
  readonly employees: number | null;
  /** Bracket of employees if no exact number is published, such as 10-19. */
  readonly employees_interval: string | null;
  /** Month (2023-07), quarter (2023-Q2) or year (2024) of that figure; null without a figure or if unknown. */
  readonly employees_period: string | null;
  /** Earlier figure if the latest statistics have none; not current. */
  readonly last_known_employees?: LastKnownEmployees;
  /** Danish industry code (DB07 or DB25; 6 digits). */
  readonly industry_code: string | null;
  /** Meaning of the industry code (Danish). */
  readonly industry: string | null;
  /** Telephone number. */
  readonly phone?: string;
  /** Email address. */
  readonly email?: string;
  /** Whether use for marketing is prohibited. */
  readonly advertising_protected?: boolean;
}

export interface LookupDkregistryCompanyArguments {
  /** CVR number: 8 digits, such as 89563518. */
  readonly registry_number: number;
  /** Production units to return: all, or only open ones. */
  readonly units: UnitChoice;
  /**
   * Maximum number of production units. Default: all, up to 250 and as many as fit in 10,000 tokens; continue with
   * next_offset.
   */
  readonly limit: number;
  /** Number of production units to skip; use next_offset of the previous result. */
  readonly offset: number;
}

/** No record has this identifier. */
export interface NotFound {
  readonly error: 'not_found';
}

export interface SearchDkregistryCompanyArguments {
  /** Company name or part of it; case is ignored. */
  readonly name: string;
  /** Production units to return: all, or only open ones. */
  readonly units: UnitChoice;
  /**
   * Maximum number of production units. Default: all, up to 250 and as many as fit in 10,000 tokens; continue with
   * next_offset.
   */
  readonly limit: number;
  /** Number of production units to skip; use next_offset of the previous result. */
  readonly offset: number;
}

export interface LookupDkregistryProductionUnitArguments {
  /** Production-unit number (P-number): 10 digits, such as 1002821681. */
  readonly pno: number;
  /** Production units to return: all, or only open ones. */
  readonly units: UnitChoice;
  /**
   * Maximum number of production units. Default: all, up to 250 and as many as fit in 10,000 tokens; continue with
   * next_offset.
   */
  readonly limit: number;
  /** Number of production units to skip; use next_offset of the previous result. */
  readonly offset: number;
}
