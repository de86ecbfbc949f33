// Providers of the registry as this source tells them: what is unknown is undefined.

/** A person's name in its parts. */
export interface PersonName {
  readonly first: string | undefined;
  readonly middle: string | undefined;
  readonly last: string | undefined;
  readonly suffix: string | undefined;
}

/** Where a provider practises. */
export interface PracticeAddress {
  readonly lines: readonly string[];
  readonly city: string | undefined;
  readonly state: string | undefined;
  /** As the registry has it: a ZIP+4 code without its dash. */
  readonly postalCode: string | undefined;
  readonly countryCode: string | undefined;
  readonly phone: string | undefined;
  readonly fax: string | undefined;
}

/** A specialty by the Health Care Provider Taxonomy. */
export interface Taxonomy {
  readonly code: string | undefined;
  readonly description: string | undefined;
  readonly isPrimary: boolean;
  readonly license: string | undefined;
  readonly licenseState: string | undefined;
  readonly group: string | undefined;
}

/** Who may speak for an organization. */
export interface Official {
  readonly first: string | undefined;
  readonly last: string | undefined;
  readonly title: string | undefined;
  readonly phone: string | undefined;
}

/** What persons and organizations have alike. Dates are `YYYY-MM-DD`. */
interface Common {
  readonly npi: string;
  readonly practice: PracticeAddress | undefined;
  readonly otherPractices: readonly PracticeAddress[];
  readonly taxonomies: readonly Taxonomy[];
  /** Former and other names, of an organization or of a person. */
  readonly otherNames: readonly (string | PersonName)[];
  /** `A` while it is in use. */
  readonly status: string | undefined;
  readonly enumerated: string | undefined;
  readonly updated: string | undefined;
  readonly certified: string | undefined;
}

/** A person that provides care. */
export interface PersonRecord extends Common {
  readonly type: 'person';
  readonly name: PersonName;
  /** The name in one piece, where the registry gave it so. */
  readonly fullName: string | undefined;
  readonly credential: string | undefined;
  readonly sex: 'female' | 'male' | undefined;
  readonly isSoleProprietor: boolean | undefined;
}

/** An organisation that provides care. */
export interface OrganizationRecord extends Common {
  readonly type: 'organization';
  readonly name: string | undefined;
  readonly isSubpart: boolean | undefined;
  readonly official: Official;
}

/** A provider of the registry. */
export type NpiRecord = PersonRecord | OrganizationRecord;
