// Generated from spec/services/dk-registry.yaml by `make generate`: do not edit.

/** bankrupt: under bankruptcy or forced dissolution; ended: not a company any more. */
export type CompanyStatus = 'active' | 'bankrupt' | 'ended';

/** How the name found compares with the one asked for: the same, holding it, or only like it. */
export type NameMatch = 'exact' | 'contains' | 'similar';

/** Which production units: all, or only open ones. */
export type UnitChoice = 'all' | 'open';

export type LookupDkregistryCompanyResult = Company | NotFound;

export type SearchDkregistryCompanyResult = Company | NotFound;

export type LookupDkregistryProductionUnitResult = Company | NotFound;

/** spec/services/dk-registry.yaml#records.Address */
export interface Address {
  /** Street and number. */
  street: string | null;
  /** Postal code; 4 digits in Denmark. */
  postal_code: string | null;
  /** Postal district. */
  city: string | null;
  /** Part of the city, or village. */
  locality: string | null;
  /** Care of. */
  co: string | null;
}

/** spec/services/dk-registry.yaml#records.Company */
export interface Company {
  /** CVR number (8 digits). */
  registry_number: number;
  /** Registered name. */
  name: string;
  name_match?: NameMatch;
  status: CompanyStatus;
  /** The state in the register's own word (Danish). */
  status_text?: string;
  /** Registered address. */
  address: Address | null;
  /** Telephone number. */
  phone: string | null;
  /** E-mail address. */
  email: string | null;
  /** Fax number. */
  fax?: string;
  /** Legal form (Danish), such as Aktieselskab. */
  company_type: string | null;
  /** Code of the legal form, such as 60 (A/S) or 80 (ApS). */
  company_type_code: number | null;
  /** Main industry (Danish). */
  industry: string | null;
  /** Danish industry code (DB07 or DB25; 6 digits). */
  industry_code: string | null;
  /** Employees by the newest statistics, where an exact number is published. */
  employees: number | null;
  /** Bracket of employees where no exact number is, such as 200-499. */
  employees_interval: string | null;
  /**
   * Month (2023-07), quarter (2023-Q2) or year (2024) of that figure; null without a figure and where the source does
   * not tell.
   */
  employees_period: string | null;
  /** An earlier figure, where the newest statistics have none: not of today. */
  last_known_employees?: LastKnownEmployees;
  /** When it was founded. */
  start_date: string | null;
  /** When it ended. */
  end_date: string | null;
  /** Whether it is under bankruptcy or forced dissolution. */
  bankrupt: boolean;
  /** State of the proceedings (Danish). */
  credit_status?: string;
  /** When the proceedings began. */
  credit_start_date?: string;
  /** Whether it must not be contacted or used for marketing (reklamebeskyttelse). */
  advertising_protected: boolean;
  /** Registered owners, at most 100; null where the source gives none. Their addresses are not told. */
  owners: Owner[] | null;
  /** How many production units it has and had. */
  production_unit_count: number;
  /** How many of them are open. */
  open_unit_count: number;
  /** Places of business: the one asked for first, then open ones, closed ones last; as many as limit says. */
  production_units: ProductionUnit[];
  /** The offset that gives the next production units; null when nothing follows. */
  next_offset: number | null;
  /** Page of the company in the register. */
  url: string;
  /** What is missing this time. */
  note?: string;
}

/** spec/services/dk-registry.yaml#records.LastKnownEmployees */
export interface LastKnownEmployees {
  /** Month (2023-07), quarter (2023-Q2) or year (2018) of the figure. */
  period: string;
  /** Employees then, where an exact number was published. */
  employees: number | null;
  /** Bracket of employees then, where no exact number was. */
  employees_interval: string | null;
}

/** spec/services/dk-registry.yaml#records.Owner */
export interface Owner {
  /** Name of the owner. */
  name: string;
  /** CVR number, where the owner is a Danish company. */
  registry_number?: number;
  /**
   * Lower end of the bracket in which the share is published: 5, 10, 15, 20, 25, 33.33, 50, 66.67, 90 or 100 percent.
   */
  share_percent?: number;
}

/** spec/services/dk-registry.yaml#records.ProductionUnit */
export interface ProductionUnit {
  /** Production-unit number (P-number). */
  pno: number;
  /** Whether it is the main unit; null where the source does not tell. */
  main: boolean | null;
  /** Name of the unit. */
  name: string | null;
  /** Where it is. */
  address: Address | null;
  /** When it opened. */
  start_date: string | null;
  /** When it closed; null while it is open. */
  end_date: string | null;
  /** Employees, where an exact number is published. */
  employees: number | null;
  /** Bracket of employees where no exact number is, such as 10-19. */
  employees_interval: string | null;
  /**
   * Month (2023-07), quarter (2023-Q2) or year (2024) of that figure; null without a figure and where the source does
   * not tell.
   */
  employees_period: string | null;
  /** An earlier figure, where the newest statistics have none: not of today. */
  last_known_employees?: LastKnownEmployees;
  /** Danish industry code (DB07 or DB25; 6 digits). */
  industry_code: string | null;
  /** What the code stands for (Danish). */
  industry: string | null;
  /** Telephone number. */
  phone?: string;
  /** E-mail address. */
  email?: string;
  /** Whether it must not be used for marketing. */
  advertising_protected?: boolean;
}

export interface LookupDkregistryCompanyArguments {
  /** CVR number: 8 digits, such as 89563518. */
  registry_number: number;
  /** Production units to give: all, or only open ones. */
  units: UnitChoice;
  /** How many production units at most. */
  limit: number;
  /** How many production units to skip: next_offset of the answer before. */
  offset: number;
}

/** Nothing is known under the identifier. */
export interface NotFound {
  error: 'not_found';
}

export interface SearchDkregistryCompanyArguments {
  /** Name of the company or part of it, in any case. */
  name: string;
  /** Production units to give: all, or only open ones. */
  units: UnitChoice;
  /** How many production units at most. */
  limit: number;
  /** How many production units to skip: next_offset of the answer before. */
  offset: number;
}

export interface LookupDkregistryProductionUnitArguments {
  /** Production-unit number (P-number): 10 digits, such as 1002821681. */
  pno: number;
  /** Production units to give: all, or only open ones. */
  units: UnitChoice;
  /** How many production units at most. */
  limit: number;
  /** How many production units to skip: next_offset of the answer before. */
  offset: number;
}
