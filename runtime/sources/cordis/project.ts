// What the source knows of a project: as a row of a list, and as a whole record. Money is in euro, days are `YYYY-MM-DD`, and null
// stands for everything that is not declared.

/** Framework programmes of this service, newest first, each with the source's name for it. */
export const FRAMEWORKS = {
  'horizon-europe': 'HORIZON',
  'horizon-2020': 'H2020',
  fp7: 'FP7',
  fp6: 'FP6',
  fp5: 'FP5',
} as const;
export type ProgrammeName = keyof typeof FRAMEWORKS;

/** One project in a list of results. It has no funding. */
export interface ProjectRow {
  /** Grant reference; digits, or letters and digits in old programmes. */
  readonly reference: string;
  readonly title: string;
  readonly acronym: string | null;
  readonly programme: ProgrammeName | null;
  readonly startDate: string | null;
  readonly endDate: string | null;
  /** English name of the coordinator's country. */
  readonly coordinatedIn: string | null;
}

export interface CodedTitle {
  readonly code: string;
  readonly title: string | null;
}

export interface LegalBasis extends CodedTitle {
  /** The source's word: HORIZON, H2020, FP7, FP4, … */
  readonly framework: string | null;
  readonly main: boolean;
}

export interface Participant {
  readonly name: string;
  readonly shortName: string | null;
  /** coordinator, participant, thirdParty, associatedPartner, … */
  readonly role: string;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string | null;
  readonly country: string | null;
  readonly city: string | null;
  readonly euContribution: number | null;
  readonly netEuContribution: number | null;
  readonly totalCost: number | null;
  readonly sme: boolean | null;
  readonly terminated: boolean | null;
  readonly activityType: string | null;
  readonly website: string | null;
  readonly pic: string | null;
}

export interface Project {
  readonly reference: string;
  readonly rcn: string | null;
  readonly title: string;
  readonly acronym: string | null;
  readonly objective: string | null;
  readonly euContribution: number | null;
  readonly totalCost: number | null;
  readonly programme: ProgrammeName | null;
  /** The main one first. */
  readonly legalBases: readonly LegalBasis[];
  readonly topics: readonly CodedTitle[];
  readonly calls: readonly string[];
  readonly fundingScheme: CodedTitle | null;
  readonly fieldsOfScience: readonly string[];
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly durationMonths: number | null;
  readonly signatureDate: string | null;
  readonly status: string | null;
  /** Coordinator first, in the order of the grant. */
  readonly participants: readonly Participant[];
  readonly grantDoi: string | null;
  readonly updated: string | null;
}

/** The programme that a framework's name or a code of its parts (`H2020-EU.1.3.`, `FP7-HEALTH`) belongs to. */
export function programmeOf(code: string | null | undefined): ProgrammeName | null {
  const framework = /^(?:HORIZON|H2020|FP[567])(?![A-Z0-9])/.exec(code?.toUpperCase() ?? '')?.[0];
  const found = Object.entries(FRAMEWORKS).find(([, name]) => name === framework);
  return found === undefined ? null : (found[0] as ProgrammeName);
}
