// Companies and production units as the index tells them, of their whole history what holds now: what is unknown is undefined, days
// are `YYYY-MM-DD`. Addresses of people are neither asked for nor told.

import type { CompanyState, Headcount, RegisteredAddress } from '../cvr/cvr.ts';

/** A statistic of employment. */
export interface Employment {
  /** `2023-07`, `2023-Q2` or `2018`. */
  readonly period: string;
  /** Last day of the period. */
  readonly until: string;
  /** Undefined where none was published for the period. */
  readonly headcount: Headcount | undefined;
}

/** An industry by code and name. */
export interface IndexedIndustry {
  readonly code: string | undefined;
  readonly text: string | undefined;
}

/** Who owns a part of a company. */
export interface IndexedOwner {
  readonly name: string;
  /** CVR number of a Danish company. */
  readonly number: number | undefined;
  /** Lower end of the bracket in which the share is published. */
  readonly sharePercent: number | undefined;
}

/** A production unit as its company's document lists it. */
export interface UnitPeriod {
  readonly pno: number;
  readonly started: string | undefined;
  readonly ended: string | undefined;
}

/** A company as it is now. */
export interface IndexedCompany {
  readonly number: number;
  readonly name: string | undefined;
  readonly state: CompanyState;
  /** The state in the register's own word. */
  readonly stateText: string | undefined;
  /** Of an address abroad the street is all of it. */
  readonly address: RegisteredAddress | undefined;
  readonly phone: string | undefined;
  readonly email: string | undefined;
  readonly fax: string | undefined;
  readonly form: { readonly code: number | undefined; readonly text: string | undefined };
  readonly industry: IndexedIndustry;
  /** The newest of each kind of statistics, the newest period first. */
  readonly employment: readonly Employment[];
  readonly started: string | undefined;
  readonly ended: string | undefined;
  readonly isAdvertisingProtected: boolean;
  /** Who is in the register of owners now; undefined where the document has no relations. */
  readonly owners: readonly IndexedOwner[] | undefined;
  /** Closed ones among them. */
  readonly units: readonly UnitPeriod[];
  /** How many units the register counts. */
  readonly unitCount: number | undefined;
}

/** A production unit as it is now. */
export interface IndexedUnit {
  readonly pno: number;
  /** CVR number of the company that it belongs to. */
  readonly companyNumber: number | undefined;
  readonly name: string | undefined;
  readonly address: RegisteredAddress | undefined;
  readonly phone: string | undefined;
  readonly email: string | undefined;
  readonly industry: IndexedIndustry;
  readonly employment: readonly Employment[];
  readonly isAdvertisingProtected: boolean | undefined;
}
