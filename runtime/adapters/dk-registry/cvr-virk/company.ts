// Current values from the index. Unknown values are undefined; dates are `YYYY-MM-DD`. Personal addresses are neither
// requested nor returned.

import type { CompanyState, Headcount, RegisteredAddress } from '../cvr/cvr.ts';

export interface Employment {
  /** Examples: `2023-07`, `2023-Q2`, `2018`. */
  readonly period: string;
  readonly until: string;
  readonly headcount: Headcount | undefined;
}

export interface IndexedIndustry {
  readonly code: string | undefined;
  readonly text: string | undefined;
}

export interface IndexedOwner {
  readonly name: string;
  readonly number: number | undefined;
  /** Lower bound of the published bracket that contains the share. */
  readonly sharePercent: number | undefined;
}

export interface UnitPeriod {
  readonly pno: number;
  readonly started: string | undefined;
  readonly ended: string | undefined;
}

export interface IndexedCompany {
  readonly number: number;
  readonly name: string | undefined;
  readonly state: CompanyState;
  readonly stateText: string | undefined;
  /** For foreign addresses, `street` contains the full address. */
  readonly address: RegisteredAddress | undefined;
  readonly phone: string | undefined;
  readonly email: string | undefined;
  readonly fax: string | undefined;
  readonly form: { readonly code: number | undefined; readonly text: string | undefined };
  readonly industry: IndexedIndustry;
  /** Latest entry for each kind of statistic, newest period first. */
  readonly employment: readonly Employment[];
  readonly started: string | undefined;
  readonly ended: string | undefined;
  readonly isAdvertisingProtected: boolean;
  /** Undefined if the document has no relations. */
  readonly owners: readonly IndexedOwner[] | undefined;
  readonly units: readonly UnitPeriod[];
  /** Number of production units, as reported by the register. */
  readonly unitCount: number | undefined;
}

export interface IndexedUnit {
  readonly pno: number;
  readonly companyNumber: number | undefined;
  readonly name: string | undefined;
  readonly address: RegisteredAddress | undefined;
  readonly phone: string | undefined;
  readonly email: string | undefined;
  readonly industry: IndexedIndustry;
  readonly employment: readonly Employment[];
  readonly isAdvertisingProtected: boolean | undefined;
}
