// Data of research projects. Amounts are in euross, dates are `YYYY-MM-DD`, and values that were not declared are
// undefined.

/** Framework programs, newest first, as named by the source. */
export const FRAMEWORKS = {
  'horizon-europe': 'HORIZON',
  'horizon-2020': 'H2020',
  fp7: 'FP7',
  fp6: 'FP6',
  fp5: 'FP5',
} as const;

export type ProgrammeName = keyof typeof FRAMEWORKS;

/** Search results do not contain funding. */
export interface ProjectRow {
  /** Grant reference: digits, or letters and digits for old programs. */
  readonly reference: string;
  readonly title: string;
  readonly acronym: string | undefined;
  readonly programme: ProgrammeName | undefined;
  readonly startDate: string | undefined;
  readonly endDate: string | undefined;
  readonly coordinatedIn: string | undefined;
}

export interface CodedTitle {
  readonly code: string;
  readonly title: string | undefined;
}

export interface LegalBasis extends CodedTitle {
  /** Examples: HORIZON, H2020, FP7, FP4. */
  readonly framework: string | undefined;
  readonly isMain: boolean;
}

export interface Participant {
  readonly name: string;
  readonly shortName: string | undefined;
  /** Examples: coordinator, participant, thirdParty, associatedPartner. */
  readonly role: string;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string | undefined;
  readonly country: string | undefined;
  readonly city: string | undefined;
  readonly euContribution: number | undefined;
  readonly netEuContribution: number | undefined;
  readonly totalCost: number | undefined;
  readonly isSme: boolean | undefined;
  readonly isTerminated: boolean | undefined;
  readonly activityType: string | undefined;
  readonly website: string | undefined;
  readonly pic: string | undefined;
}

export interface Project {
  readonly reference: string;
  readonly rcn: string | undefined;
  readonly title: string;
  readonly acronym: string | undefined;
  readonly objective: string | undefined;
  readonly euContribution: number | undefined;
  readonly totalCost: number | undefined;
  readonly programme: ProgrammeName | undefined;
  /** The main legal basis comes first. */
  readonly legalBases: readonly LegalBasis[];
  readonly topics: readonly CodedTitle[];
  readonly calls: readonly string[];
  readonly fundingScheme: CodedTitle | undefined;
  readonly fieldsOfScience: readonly string[];
  readonly startDate: string | undefined;
  readonly endDate: string | undefined;
  readonly durationMonths: number | undefined;
  readonly signatureDate: string | undefined;
  readonly status: string | undefined;
  /** The coordinator is first. The other participants are in the order of the grant agreement. */
  readonly participants: readonly Participant[];
  readonly grantDoi: string | undefined;
  readonly updated: string | undefined;
}

/** Accepts the name of a framework program or the code of a part of one (`H2020-EU.1.3.`, `FP7-HEALTH`). */
export function programmeOf(code: string | undefined): ProgrammeName | undefined {
  const framework = /^(?:HORIZON|H2020|FP[567])(?![A-Z0-9])/.exec(code?.toUpperCase() ?? '')?.[0];
  const found = Object.entries(FRAMEWORKS).find(([, name]) => name === framework);
  return found === undefined ? undefined : (found[0] as ProgrammeName);
}
