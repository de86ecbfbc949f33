export interface PersonName {
  readonly first: string | undefined;
  readonly middle: string | undefined;
  readonly last: string | undefined;
  readonly suffix: string | undefined;
}

export interface PracticeAddress {
  readonly lines: readonly string[];
  readonly city: string | undefined;
  readonly state: string | undefined;
  /** In the registry's format, in which a ZIP+4 code has no hyphen. */
  readonly postalCode: string | undefined;
  readonly countryCode: string | undefined;
  readonly phone: string | undefined;
  readonly fax: string | undefined;
}

export interface Taxonomy {
  readonly code: string | undefined;
  readonly description: string | undefined;
  readonly isPrimary: boolean;
  readonly license: string | undefined;
  readonly licenseState: string | undefined;
  readonly group: string | undefined;
}

/** The authorized representative of an organization. */
export interface Official {
  readonly first: string | undefined;
  readonly last: string | undefined;
  readonly title: string | undefined;
  readonly phone: string | undefined;
}

/** Dates are `YYYY-MM-DD`. */
interface Common {
  readonly npi: string;
  readonly practice: PracticeAddress | undefined;
  readonly otherPractices: readonly PracticeAddress[];
  readonly taxonomies: readonly Taxonomy[];
  readonly otherNames: readonly (string | PersonName)[];
  /** `A` means active. */
  readonly status: string | undefined;
  readonly enumerated: string | undefined;
  readonly updated: string | undefined;
  readonly certified: string | undefined;
}

export interface PersonRecord extends Common {
  readonly type: 'person';
  readonly name: PersonName;
  /** The full name, if the registry returned it in one field. */
  readonly fullName: string | undefined;
  readonly credential: string | undefined;
  readonly sex: 'female' | 'male' | undefined;
  readonly isSoleProprietor: boolean | undefined;
}

export interface OrganizationRecord extends Common {
  readonly type: 'organization';
  readonly name: string | undefined;
  readonly isSubpart: boolean | undefined;
  readonly official: Official;
}

export type NpiRecord = PersonRecord | OrganizationRecord;
