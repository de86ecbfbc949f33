// Generated from spec/services/trials/service.yaml by `make generate`: do not edit.

/** brief: long texts are cut; full: they are whole. */
export type Detail = 'brief' | 'full';

/** Overall status; the last five are of expanded access to drugs outside trials. */
export type RegisteredStatus =
  | 'RECRUITING'
  | 'NOT_YET_RECRUITING'
  | 'ACTIVE_NOT_RECRUITING'
  | 'COMPLETED'
  | 'TERMINATED'
  | 'WITHDRAWN'
  | 'SUSPENDED'
  | 'ENROLLING_BY_INVITATION'
  | 'UNKNOWN'
  | 'AVAILABLE'
  | 'NO_LONGER_AVAILABLE'
  | 'TEMPORARILY_NOT_AVAILABLE'
  | 'APPROVED_FOR_MARKETING'
  | 'WITHHELD';

/** Phase of a drug trial; NA for trials of devices or behaviour. */
export type TrialPhase = 'EARLY_PHASE1' | 'PHASE1' | 'PHASE2' | 'PHASE3' | 'PHASE4' | 'NA';

/** Best match or newest update first. */
export type TrialSort = 'relevance' | 'last_update';

/** Overall status of a trial; UNKNOWN means that its status was not confirmed for two years. */
export type TrialStatus =
  | 'RECRUITING'
  | 'NOT_YET_RECRUITING'
  | 'ACTIVE_NOT_RECRUITING'
  | 'COMPLETED'
  | 'TERMINATED'
  | 'WITHDRAWN'
  | 'SUSPENDED'
  | 'ENROLLING_BY_INVITATION'
  | 'UNKNOWN';

/** ACTUAL: a fact; ESTIMATED: planned, also when the date has passed. */
export type ValueType = 'ACTUAL' | 'ESTIMATED';

/** spec/services/trials/service.yaml#records.Contact */
export interface Contact {
  /** Person or office. */
  readonly name: string | null;
  /** Telephone number. */
  readonly phone: string | null;
  /** E-mail address. */
  readonly email: string | null;
}

/** spec/services/trials/service.yaml#records.CountryCount */
export interface CountryCount {
  /** Country. */
  readonly country: string;
  /** How many sites it has. */
  readonly locations: number;
}

/** spec/services/trials/service.yaml#records.Intervention */
export interface Intervention {
  /** Name of the drug, device or procedure. */
  readonly name: string;
  /** DRUG, BIOLOGICAL, DEVICE, PROCEDURE, BEHAVIORAL … */
  readonly type: string | null;
  /** Dose and use. */
  readonly description: string | null;
}

/** spec/services/trials/service.yaml#records.Location */
export interface Location {
  /** Hospital or institute. */
  readonly facility: string | null;
  /** City. */
  readonly city: string | null;
  /** State or province. */
  readonly state: string | null;
  /** Postal code. */
  readonly postal_code?: string;
  /** Country. */
  readonly country: string | null;
  /** Status of this site, where it is told. */
  readonly status?: string;
  /** Degrees north. */
  readonly latitude?: number;
  /** Degrees east. */
  readonly longitude?: number;
}

/** spec/services/trials/service.yaml#records.Outcome */
export interface Outcome {
  /** Name of the measure. */
  readonly measure: string;
  /** How. */
  readonly description: string | null;
  /** When. */
  readonly time_frame: string | null;
}

/** spec/services/trials/service.yaml#records.TrialSummary */
export interface TrialSummary {
  /** Registry identifier, NCT and 8 digits. */
  readonly nct_id: string;
  /** Short title. */
  readonly brief_title: string | null;
  readonly overall_status: RegisteredStatus;
  /** What the status UNKNOWN means: not verified since when, and the last known status. */
  readonly status_note?: string;
  /**
   * Phase, two joined by a slash such as PHASE1/PHASE2; NA for trials without phases; null for observational studies.
   */
  readonly phase: string | null;
  /** INTERVENTIONAL, OBSERVATIONAL or EXPANDED_ACCESS. */
  readonly study_type: string | null;
  /** Diseases and conditions. */
  readonly conditions: readonly string[];
  /** Names of drugs, devices and procedures. */
  readonly interventions: readonly string[];
  /** Lead sponsor. */
  readonly sponsor: string | null;
  /** Start, as YYYY-MM-DD or, where no day was registered, YYYY-MM. */
  readonly start_date: string | null;
  /** Whether the start is a fact or planned. */
  readonly start_date_type?: ValueType;
  /** Completion, in the same form. */
  readonly completion_date: string | null;
  /** Whether the completion is a fact or planned. */
  readonly completion_date_type?: ValueType;
  /** Participants. */
  readonly enrollment: number | null;
  /** Whether the number of participants is a fact or planned. */
  readonly enrollment_type?: ValueType;
}

export interface SearchTrialsArguments {
  /** Free text, looked for in the whole record. */
  readonly query?: string;
  /** Disease or condition, such as type 2 diabetes. */
  readonly condition?: string;
  /** Drug, device or procedure, such as pembrolizumab. */
  readonly intervention?: string;
  /** Only trials of this status. */
  readonly status?: TrialStatus;
  /** Only trials of this phase. */
  readonly phase?: TrialPhase;
  /** Lead sponsor or collaborator, such as Novo Nordisk. */
  readonly sponsor?: string;
  /** City, state, country or hospital, such as Denmark. */
  readonly location?: string;
  /** Best match or newest update first. */
  readonly sort: TrialSort;
  /** How many trials at most. */
  readonly max_results: number;
  /** next_page_token of an earlier answer to the same search. */
  readonly page_token?: string;
}

export interface SearchTrialsResult {
  /** How many trials are given here. */
  readonly count: number;
  /** How many match; told on the first page alone. */
  readonly total: number | null;
  /** Give it as page_token for the next page; null at the end. */
  readonly next_page_token: string | null;
  /** Best match or newest update first. */
  readonly trials: readonly TrialSummary[];
  /** What may help where nothing was found. */
  readonly note?: string;
}

export interface GetTrialArguments {
  /** Registry identifier. */
  readonly nct_id: string;
  /** How many sites at most. By default all, up to 300 and as many as 10,000 tokens hold. */
  readonly max_locations?: number;
  /** Only sites of this country, such as Sweden. */
  readonly location_country?: string;
  /**
   * brief has the first 4000 characters of the criteria, 2000 of the summary and 200 of each description; full has
   * all.
   */
  readonly detail: Detail;
}

export interface GetTrialResult {
  /** Registry identifier. */
  readonly nct_id: string;
  /** Short title. */
  readonly brief_title: string | null;
  /** Full title. */
  readonly official_title: string | null;
  /** Acronym. */
  readonly acronym?: string;
  /** Summary, in Markdown. */
  readonly brief_summary: string | null;
  readonly overall_status: RegisteredStatus;
  /** What the status UNKNOWN means: not verified since when, and the last known status. */
  readonly status_note?: string;
  /** The status before it became UNKNOWN. */
  readonly last_known_status?: RegisteredStatus;
  /** When the sponsor last verified the record, as YYYY-MM or YYYY-MM-DD. */
  readonly status_verified_date?: string;
  /** Why it was ended or suspended. */
  readonly why_stopped?: string;
  /** Phase, two joined by a slash; NA for trials without phases; null for observational studies. */
  readonly phase: string | null;
  /** INTERVENTIONAL, OBSERVATIONAL or EXPANDED_ACCESS. */
  readonly study_type: string | null;
  /** Such as RANDOMIZED. */
  readonly allocation?: string;
  /** Such as PARALLEL or CROSSOVER. */
  readonly intervention_model?: string;
  /** Such as TREATMENT or PREVENTION. */
  readonly primary_purpose?: string;
  /** Who does not know the treatment: NONE, SINGLE, DOUBLE, TRIPLE, QUADRUPLE. */
  readonly masking?: string;
  /** Such as COHORT, of observational studies. */
  readonly observational_model?: string;
  /** Diseases and conditions. */
  readonly conditions: readonly string[];
  /** Words that its registrant gave. */
  readonly keywords: readonly string[];
  /** Drugs, devices and procedures, in the order of the register. */
  readonly interventions: readonly Intervention[];
  /** Lead sponsor. */
  readonly sponsor: string | null;
  /** Such as INDUSTRY, NIH or OTHER. */
  readonly sponsor_class?: string;
  /** Further sponsors. */
  readonly collaborators: readonly string[];
  /** Start, as YYYY-MM-DD or, where no day was registered, YYYY-MM. */
  readonly start_date: string | null;
  /** Whether the start is a fact or planned. */
  readonly start_date_type?: ValueType;
  /** Last measurement for the primary outcomes, in the same form. */
  readonly primary_completion_date?: string;
  /** Whether that date is a fact or planned. */
  readonly primary_completion_date_type?: ValueType;
  /** Completion, in the same form. */
  readonly completion_date: string | null;
  /** Whether the completion is a fact or planned. */
  readonly completion_date_type?: ValueType;
  /** When it was first shown, in the same form. */
  readonly first_posted_date?: string;
  /** When it was last changed, in the same form. */
  readonly last_update_date?: string;
  /** Participants. */
  readonly enrollment: number | null;
  /** Whether the number of participants is a fact or planned. */
  readonly enrollment_type?: ValueType;
  /** Who may take part: ALL, FEMALE or MALE. */
  readonly sex?: string;
  /** Such as 18 Years. */
  readonly minimum_age?: string;
  /** Such as 75 Years. */
  readonly maximum_age?: string;
  /** Whether healthy people may take part. */
  readonly healthy_volunteers?: boolean;
  /** Who may and may not take part, in Markdown. */
  readonly eligibility_criteria: string | null;
  /** What the trial is to show, in the order of the register. */
  readonly primary_outcomes: readonly Outcome[];
  /** Further measures, the first 30 by name. */
  readonly secondary_outcomes: readonly string[];
  /** How many further measures there are. */
  readonly secondary_outcome_count: number;
  /** How many sites there are, of location_country where given. */
  readonly location_count: number;
  /** Countries of all sites, most sites first. */
  readonly countries: readonly CountryCount[];
  /** The country whose sites were asked for, by its ISO 3166-1 alpha-2 code. */
  readonly location_country_code?: string;
  /** In the order of the registry. */
  readonly locations: readonly Location[];
  /** Whom to ask about taking part, in the order of the register. */
  readonly contacts: readonly Contact[];
  /** Fields whose texts are cut here; detail full has them whole. */
  readonly shortened: readonly string[];
  /** Whether results are posted. */
  readonly has_results?: boolean;
  /** Page of the trial. */
  readonly url: string;
}

export interface GetTrialsByConditionArguments {
  /** Disease or condition, such as type 2 diabetes. */
  readonly condition: string;
  /** Only trials of this status. */
  readonly status?: TrialStatus;
  /** Best match or newest update first; best match when left out. */
  readonly sort?: TrialSort;
  /** How many trials at most. */
  readonly max_results: number;
  /** next_page_token of an earlier answer to the same search. */
  readonly page_token?: string;
}

export interface GetTrialsByConditionResult {
  /** What was asked for. */
  readonly condition: string;
  /** How many trials are given here. */
  readonly count: number;
  /** How many match; told on the first page alone. */
  readonly total: number | null;
  /** Give it as page_token for the next page; null at the end. */
  readonly next_page_token: string | null;
  /** Best match or newest update first. */
  readonly trials: readonly TrialSummary[];
  /** What may help where nothing was found. */
  readonly note?: string;
}

export interface GetTrialsBySponsorArguments {
  /** Name of the sponsor or a part of it, such as Novo Nordisk. */
  readonly sponsor: string;
  /** Only trials that it leads. */
  readonly lead_only: boolean;
  /** Only trials of this status. */
  readonly status?: TrialStatus;
  /** Best match or newest update first; best match when left out. */
  readonly sort?: TrialSort;
  /** How many trials at most. */
  readonly max_results: number;
  /** next_page_token of an earlier answer to the same search. */
  readonly page_token?: string;
}

export interface GetTrialsBySponsorResult {
  /** What was asked for. */
  readonly sponsor: string;
  /** How many trials are given here. */
  readonly count: number;
  /** How many match; told on the first page alone. */
  readonly total: number | null;
  /** Give it as page_token for the next page; null at the end. */
  readonly next_page_token: string | null;
  /** Best match or newest update first. */
  readonly trials: readonly TrialSummary[];
  /** What may help where nothing was found. */
  readonly note?: string;
}
