// The register's units and roles as this source tells them: what is unknown is undefined.

import type { Proceeding } from './proceedings.ts';

/** `entity`: a company or organisation; `branch`: a place of business of one, with a number of its own. */
export type UnitType = 'entity' | 'branch';

/** A code with what it stands for, in Norwegian. */
export interface Coded {
  readonly code: string | undefined;
  readonly text: string | undefined;
}

/** An address as the register has it. */
export interface PostalAddress {
  readonly lines: readonly string[];
  readonly postalCode: string | undefined;
  readonly city: string | undefined;
  readonly municipality: string | undefined;
  readonly municipalityCode: string | undefined;
  readonly country: string | undefined;
  readonly countryCode: string | undefined;
}

/** Share capital. */
export interface Capital {
  readonly amount: number | undefined;
  readonly currency: string | undefined;
  readonly shares: number | undefined;
  readonly type: string | undefined;
  readonly registeredDate: string | undefined;
}

/** A unit of the register. Dates are `YYYY-MM-DD`; of a deleted unit little but number, name, form and dates is known. */
export interface Unit {
  readonly type: UnitType;
  readonly number: string;
  readonly name: string | undefined;
  readonly legalForm: Coded;
  readonly industry: Coded;
  /** Second and third industry. */
  readonly furtherIndustries: readonly Coded[];
  readonly auxiliaryIndustry: Coded | undefined;
  readonly sector: Coded;
  /** Of a branch where it is. */
  readonly businessAddress: PostalAddress | undefined;
  readonly postalAddress: PostalAddress | undefined;
  readonly parentNumber: string | undefined;
  readonly employees: {
    /** Not published below 5: its absence is not zero. */
    readonly count: number | undefined;
    readonly countDate: string | undefined;
    readonly isAny: boolean | undefined;
  };
  readonly dates: {
    readonly registered: string | undefined;
    readonly founded: string | undefined;
    readonly started: string | undefined;
    readonly closed: string | undefined;
    readonly deleted: string | undefined;
    readonly ownershipChanged: string | undefined;
    readonly vatRegistered: string | undefined;
    readonly businessRegistered: string | undefined;
    readonly bankrupt: string | undefined;
    readonly windingUp: string | undefined;
    readonly articles: string | undefined;
  };
  readonly isVatRegistered: boolean | undefined;
  readonly voluntaryVatRegistrations: readonly string[];
  readonly isBankrupt: boolean | undefined;
  readonly isWindingUp: boolean | undefined;
  readonly isForciblyDissolved: boolean | undefined;
  /** Those that are open now, the gravest first. */
  readonly proceedings: readonly Proceeding[];
  readonly isInGroup: boolean | undefined;
  /** Membership of the other registers. */
  readonly isIn: {
    readonly businessEnterprises: boolean | undefined;
    readonly foundations: boolean | undefined;
    readonly voluntaryOrganisations: boolean | undefined;
    readonly politicalParties: boolean | undefined;
  };
  /** Year. */
  readonly lastAnnualAccounts: number | undefined;
  readonly phone: string | undefined;
  readonly mobile: string | undefined;
  readonly email: string | undefined;
  readonly website: string | undefined;
  readonly capital: Capital | undefined;
  readonly activity: string | undefined;
  readonly purpose: string | undefined;
  readonly writtenLanguage: string | undefined;
  readonly remarks: readonly string[];
}

/** A company that holds a role. */
export interface RoleHolder {
  readonly number: string | undefined;
  readonly name: string | undefined;
  readonly legalForm: string | undefined;
  readonly isDeleted: boolean;
  readonly approvalStatus: string | undefined;
}

/** A role that is held now. Of a person's birth date only the year is told. */
export interface HeldRole {
  readonly role: Coded;
  readonly group: Coded;
  readonly groupChanged: string | undefined;
  readonly person: { readonly name: string | undefined; readonly birthYear: number | undefined };
  readonly isDeceased: boolean | undefined;
  readonly entity: RoleHolder | undefined;
  readonly electedBy: Coded;
  readonly liabilityShare: string | undefined;
}

/** What a search found. */
export interface FoundUnits {
  /** How many there are in the register. */
  readonly total: number;
  readonly units: readonly Unit[];
}
