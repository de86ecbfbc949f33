// A study as this source tells it. What is not registered is undefined; lists are empty.

/** A day, or only a month: `2026-11-20`, `2026-11`. */
export type Day = string;

/** Whether a date or a number is a fact (ACTUAL) or a plan (ESTIMATED). */
export type Registered = 'ACTUAL' | 'ESTIMATED';

/** What is tried. */
export interface Intervention {
  readonly name: string;
  /** DRUG, BIOLOGICAL, DEVICE … */
  readonly type: string | undefined;
  readonly description: string | undefined;
}

/** What is measured, and when. */
export interface Outcome {
  readonly measure: string;
  readonly description: string | undefined;
  readonly timeFrame: string | undefined;
}

/** Where a study is carried out. */
export interface Site {
  readonly facility: string | undefined;
  readonly city: string | undefined;
  readonly state: string | undefined;
  readonly zip: string | undefined;
  readonly country: string | undefined;
  /** Told while sites are being opened and closed. */
  readonly status: string | undefined;
  readonly position: { readonly latitude: number; readonly longitude: number } | undefined;
}

/** Whom to ask. */
export interface Contact {
  readonly name: string | undefined;
  readonly phone: string | undefined;
  readonly email: string | undefined;
}

/** A study as lists tell it. */
export interface StudySummary {
  readonly id: string;
  /** Further ids under which it is found. */
  readonly aliases: readonly string[];
  readonly title: string | undefined;
  readonly status: string;
  /** The status before it became UNKNOWN. */
  readonly lastKnownStatus: string | undefined;
  /** When the registrant last verified the record. */
  readonly verified: Day | undefined;
  /** Empty for studies that have none, such as observational ones. */
  readonly phases: readonly string[];
  readonly type: string | undefined;
  readonly conditions: readonly string[];
  readonly interventions: readonly Intervention[];
  readonly sponsor: string | undefined;
  readonly started: Day | undefined;
  readonly startedType: Registered | undefined;
  readonly completed: Day | undefined;
  readonly completedType: Registered | undefined;
  /** Participants. */
  readonly enrollment: number | undefined;
  readonly enrollmentType: Registered | undefined;
  /** Lists have both days only where they were asked for. */
  readonly firstPosted: Day | undefined;
  readonly lastUpdated: Day | undefined;
}

/** A whole study. */
export interface Study extends StudySummary {
  readonly officialTitle: string | undefined;
  readonly acronym: string | undefined;
  readonly summary: string | undefined;
  readonly whyStopped: string | undefined;
  readonly sponsorClass: string | undefined;
  readonly collaborators: readonly string[];
  readonly primaryCompleted: Day | undefined;
  readonly primaryCompletedType: Registered | undefined;
  readonly design: {
    readonly allocation: string | undefined;
    readonly interventionModel: string | undefined;
    readonly primaryPurpose: string | undefined;
    readonly masking: string | undefined;
    readonly observationalModel: string | undefined;
  };
  readonly eligibility: {
    readonly criteria: string | undefined;
    readonly sex: string | undefined;
    readonly minimumAge: string | undefined;
    readonly maximumAge: string | undefined;
    readonly healthyVolunteers: boolean | undefined;
  };
  readonly keywords: readonly string[];
  readonly primaryOutcomes: readonly Outcome[];
  readonly secondaryOutcomes: readonly Outcome[];
  readonly sites: readonly Site[];
  readonly contacts: readonly Contact[];
  readonly hasResults: boolean | undefined;
}

/** A page of studies. */
export interface FoundStudies {
  /** Told on the first page alone. */
  readonly total: number | undefined;
  /** Continues the list; undefined on the last page. */
  readonly nextPage: string | undefined;
  readonly studies: readonly StudySummary[];
}
