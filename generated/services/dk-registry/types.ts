// Generated from spec/services/dk-registry/service.yaml by `make generate`: do not edit.

/**
 * bankrupt: under bankruptcy or forced dissolution; reconstruction: negotiating with its creditors under insolvency
 * law; winding_up: in voluntary liquidation; ended: no longer a company.
 */
export type CompanyStatus = 'active' | 'bankrupt' | 'reconstruction' | 'winding_up' | 'ended';

/** How the name found compares with the one asked for: the same, holding it, or only like it. */
export type NameMatch = 'exact' | 'contains' | 'similar';

/** Which production units: all, or only open ones. */
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
  /** Part of the city, or village. */
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
  /** The state in the register's own word (Danish). */
  readonly status_text?: string;
  /** Registered address. */
  readonly address: Address | null;
  /** Telephone number. */
  readonly phone: string | null;
  /** E-mail address. */
  readonly email: string | null;
  /** Fax number. */
  readonly fax?: string;
  /** Legal form (Danish), such as Aktieselskab. */
  readonly company_type: string | null;
  /** Code of the legal form, such as 60 (A/S) or 80 (ApS). */
  readonly company_type_code: number | null;
  /** Main industry (Danish). */
  readonly industry: string | null;
  /** Danish industry code (DB07 or DB25; 6 digits). */
  readonly industry_code: string | null;
  /** Employees by the newest statistics, where an exact number is published. */
  readonly employees: number | null;
  /** Bracket of employees where no exact number is, such as 200-499. */
  readonly employees_interval: string | null;
  /**
   * Month (2023-07), quarter (2023-Q2) or year (2024) of that figure; null without a figure and where the source does
   * not tell.
   */
  readonly employees_period: string | null;
  /** An earlier figure, where the newest statistics have none: not of today. */
  readonly last_known_employees?: LastKnownEmployees;
  /** When it was founded. */
  readonly start_date: string | null;
  /** When it ended. */
  readonly end_date: string | null;
  /** Whether it is under bankruptcy or forced dissolution. */
  readonly bankrupt: boolean;
  /** State of the proceedings (Danish). */
  readonly credit_status?: string;
  /** When the proceedings began. */
  readonly credit_start_date?: string;
  /** Whether it must not be contacted or used for marketing (reklamebeskyttelse). */
  readonly advertising_protected: boolean;
  /**
   * Registered owners in the order of the source, at most 100; null where the source gives none. Their addresses are
   * not told.
   */
  readonly owners: readonly Owner[] | null;
  /** How many production units it has and had. */
  readonly production_unit_count: number;
  /** How many of them are open. */
  readonly open_unit_count: number;
  /** Places of business: the one asked for first, then open ones, closed ones last; as many as limit says. */
  readonly production_units: readonly ProductionUnit[];
  /** The offset that gives the next production units; null when nothing follows. */
  readonly next_offset: number | null;
  /** Page of the company in the register. */
  readonly url: string;
  /** What is missing this time. */
  readonly note?: string;
}

/** spec/services/dk-registry/service.yaml#records.LastKnownEmployees */
export interface LastKnownEmployees {
  /** Month (2023-07), quarter (2023-Q2) or year (2018) of the figure. */
  readonly period: string;
  /** Employees then, where an exact number was published. */
  readonly employees: number | null;
  /** Bracket of employees then, where no exact number was. */
  readonly employees_interval: string | null;
}

/** spec/services/dk-registry/service.yaml#records.Owner */
export interface Owner {
  /** Name of the owner. */
  readonly name: string;
  /** CVR number, where the owner is a Danish company. */
  readonly registry_number?: number;
  /**
   * Lower end of the bracket in which the share is published: 5, 10, 15, 20, 25, 33.33, 50, 66.67, 90 or 100 percent.
   */
  readonly share_percent?: number;
}

/** spec/services/dk-registry/service.yaml#records.ProductionUnit */
export interface ProductionUnit {
  /** Production-unit number (P-number). */
  readonly pno: number;
  /** Whether it is the main unit; null where the source does not tell. */
  readonly main: boolean | null;
  /** Name of the unit. */
  readonly name: string | null;
  /** Where it is. */
  readonly address: Address | null;
  /** When it opened. */
  readonly start_date: string | null;
  /** When it closed; null while it is open. */
  readonly end_date: string | null;
  /** Employees, where an exact number is published. */
  readonly employees: number | null;
  /** Bracket of employees where no exact number is, such as 10-19. */
  readonly employees_interval: string | null;
  /**
   * Month (2023-07), quarter (2023-Q2) or year (2024) of that figure; null without a figure and where the source does
   * not tell.
   */
  readonly employees_period: string | null;
  /** An earlier figure, where the newest statistics have none: not of today. */
  readonly last_known_employees?: LastKnownEmployees;
  /** Danish industry code (DB07 or DB25; 6 digits). */
  readonly industry_code: string | null;
  /** What the code stands for (Danish). */
  readonly industry: string | null;
  /** Telephone number. */
  readonly phone?: string;
  /** E-mail address. */
  readonly email?: string;
  /** Whether it must not be used for marketing. */
  readonly advertising_protected?: boolean;
}

export interface LookupDkregistryCompanyArguments {
  /** CVR number: 8 digits, such as 89563518. */
  readonly registry_number: number;
  /** Production units to give: all, or only open ones. */
  readonly units: UnitChoice;
  /**
   * How many production units at most. By default all, up to 250 and as many as 10,000 tokens hold; next_offset
   * continues.
   */
  readonly limit: number;
  /** How many production units to skip: next_offset of the answer before. */
  readonly offset: number;
}

/** No record has this identifier. */
export interface NotFound {
  readonly error: 'not_found';
}

export interface SearchDkregistryCompanyArguments {
  /** Name of the company or part of it, in any case. */
  readonly name: string;
  /** Production units to give: all, or only open ones. */
  readonly units: UnitChoice;
  /**
   * How many production units at most. By default all, up to 250 and as many as 10,000 tokens hold; next_offset
   * continues.
   */
  readonly limit: number;
  /** How many production units to skip: next_offset of the answer before. */
  readonly offset: number;
}

export interface LookupDkregistryProductionUnitArguments {
  /** Production-unit number (P-number): 10 digits, such as 1002821681. */
  readonly pno: number;
  /** Production units to give: all, or only open ones. */
  readonly units: UnitChoice;
  /**
   * How many production units at most. By default all, up to 250 and as many as 10,000 tokens hold; next_offset
   * continues.
   */
  readonly limit: number;
  /** How many production units to skip: next_offset of the answer before. */
  readonly offset: number;
}
