// Generated from spec/services/trials/service.yaml by `make generate`: do not edit.

/** brief: long text is truncated; full: complete text. */
export type Detail = 'brief' | 'full';

/** Overall status; the last five values apply to expanded access to drugs outside trials. */
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

/** Phase of a drug trial; NA for trials of devices or behavioral treatments. */
export type TrialPhase = 'EARLY_PHASE1' | 'PHASE1' | 'PHASE2' | 'PHASE3' | 'PHASE4' | 'NA';

/** Sort by best match or most recent update. */
export type TrialSort = 'relevance' | 'last_update';

/** Overall status of a trial; UNKNOWN means that the status has not been confirmed for two years. */
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

/** ACTUAL: has happened; ESTIMATED: planned, even if the date has passed. */
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
  /** Number of sites. */
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
  /** Status of this site, if reported. */
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
  /** Registry id: NCT followed by 8 digits. */
  readonly nct_id: string;
  /** Short title. */
  readonly brief_title: string | null;
  readonly overall_status: RegisteredStatus;
  /** For status UNKNOWN: the date when the status was last verified, and the last known status. */
  readonly status_note?: string;
  /**
   * Phase; two phases are joined by a slash (PHASE1/PHASE2); NA for trials without phases; null for observational
   * studies.
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
  /** Start date as YYYY-MM-DD, or YYYY-MM if no day was registered. */
  readonly start_date: string | null;
  /** Whether the start date is actual or planned. */
  readonly start_date_type?: ValueType;
  /** Completion date, in the same format. */
  readonly completion_date: string | null;
  /** Whether the completion date is actual or planned. */
  readonly completion_date_type?: ValueType;
  /** Participants. */
  readonly enrollment: number | null;
  /** Whether the number of participants is actual or planned. */
  readonly enrollment_type?: ValueType;
}

export interface SearchTrialsArguments {
  /** Free text, searched in the whole record. */
  readonly query?: string;
  /** Disease or condition, such as type 2 diabetes. */
  readonly condition?: string;
  /** Drug, device or procedure, such as pembrolizumab. */
  readonly intervention?: string;
  /** Only trials with this status. */
  readonly status?: TrialStatus;
  /** Only trials in this phase. */
  readonly phase?: TrialPhase;
  /** Lead sponsor or collaborator, such as Novo Nordisk. */
  readonly sponsor?: string;
  /** City, state, country or hospital, such as Denmark. */
  readonly location?: string;
  /** Sort by best match or most recent update. */
  readonly sort: TrialSort;
  /** Maximum number of trials. */
  readonly max_results: number;
  /** next_page_token of the previous result for the same search. */
  readonly page_token?: string;
}

export interface SearchTrialsResult {
  /** Number of trials returned. */
  readonly count: number;
  /** Number of matches; only on the first page. */
  readonly total: number | null;
  /** Pass this as the argument page_token to get the next page; null on the last page. */
  readonly next_page_token: string | null;
  /** Trials, in the order selected by sort. */
  readonly trials: readonly TrialSummary[];
  /** Suggestions if nothing was found. */
  readonly note?: string;
}

export interface GetTrialArguments {
  /** Registry id. */
  readonly nct_id: string;
  /** Maximum number of sites. Default: all, up to 300 and as many as fit in 10,000 tokens. */
  readonly max_locations?: number;
  /** Only sites in this country, such as Sweden. */
  readonly location_country?: string;
  /**
   * brief: the first 4000 characters of the criteria, 2000 of the summary and 200 of each description; full: complete
   * text.
   */
  readonly detail: Detail;
}

export interface GetTrialResult {
  /** Registry id. */
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
  /** For status UNKNOWN: the date when the status was last verified, and the last known status. */
  readonly status_note?: string;
  /** Status before the status became UNKNOWN. */
  readonly last_known_status?: RegisteredStatus;
  /** When the sponsor last verified the record, as YYYY-MM or YYYY-MM-DD. */
  readonly status_verified_date?: string;
  /** Reason the trial was stopped or suspended. */
  readonly why_stopped?: string;
  /** Phase; two phases are joined by a slash; NA for trials without phases; null for observational studies. */
  readonly phase: string | null;
  /** INTERVENTIONAL, OBSERVATIONAL or EXPANDED_ACCESS. */
  readonly study_type: string | null;
  /** Allocation, such as RANDOMIZED. */
  readonly allocation?: string;
  /** Intervention model, such as PARALLEL or CROSSOVER. */
  readonly intervention_model?: string;
  /** Primary purpose, such as TREATMENT or PREVENTION. */
  readonly primary_purpose?: string;
  /** Masking of the treatment: NONE, SINGLE, DOUBLE, TRIPLE, QUADRUPLE. */
  readonly masking?: string;
  /** Model of an observational study, such as COHORT. */
  readonly observational_model?: string;
  /** Diseases and conditions. */
  readonly conditions: readonly string[];
  /** Keywords provided by the registrant. */
  readonly keywords: readonly string[];
  /** Drugs, devices and procedures, in register order. */
  readonly interventions: readonly Intervention[];
  /** Lead sponsor. */
  readonly sponsor: string | null;
  /** Class of the sponsor, such as INDUSTRY, NIH or OTHER. */
  readonly sponsor_class?: string;
  /** Other sponsors. */
  readonly collaborators: readonly string[];
  /** Start date as YYYY-MM-DD, or YYYY-MM if no day was registered. */
  readonly start_date: string | null;
  /** Whether the start date is actual or planned. */
  readonly start_date_type?: ValueType;
  /** Date of the last measurement for the primary outcomes, in the same format. */
  readonly primary_completion_date?: string;
  /** Whether the primary completion date is actual or planned. */
  readonly primary_completion_date_type?: ValueType;
  /** Completion date, in the same format. */
  readonly completion_date: string | null;
  /** Whether the completion date is actual or planned. */
  readonly completion_date_type?: ValueType;
  /** Date of first publication, in the same format. */
  readonly first_posted_date?: string;
  /** Date of the last update, in the same format. */
  readonly last_update_date?: string;
  /** Participants. */
  readonly enrollment: number | null;
  /** Whether the number of participants is actual or planned. */
  readonly enrollment_type?: ValueType;
  /** Eligible sex: ALL, FEMALE or MALE. */
  readonly sex?: string;
  /** Minimum age, such as 18 Years. */
  readonly minimum_age?: string;
  /** Maximum age, such as 75 Years. */
  readonly maximum_age?: string;
  /** Whether healthy people can participate. */
  readonly healthy_volunteers?: boolean;
  /** Inclusion and exclusion criteria, in Markdown. */
  readonly eligibility_criteria: string | null;
  /** Primary outcome measures, in register order. */
  readonly primary_outcomes: readonly Outcome[];
  /** Names of the first 30 secondary outcome measures. */
  readonly secondary_outcomes: readonly string[];
  /** Number of secondary outcome measures. */
  readonly secondary_outcome_count: number;
  /** Number of sites, in location_country if given. */
  readonly location_count: number;
  /** Countries of all sites, those with the most sites first. */
  readonly countries: readonly CountryCount[];
  /** Country used to filter the sites. */
  readonly location_country_code?: string;
  /** In registry order. */
  readonly locations: readonly Location[];
  /** Contacts for participants, in register order. */
  readonly contacts: readonly Contact[];
  /** Fields whose text was shortened; use detail full for the complete text. */
  readonly shortened: readonly string[];
  /** Whether results are posted. */
  readonly has_results?: boolean;
  /** The trial's page. */
  readonly url: string;
}

export interface GetTrialsByConditionArguments {
  /** Disease or condition, such as type 2 diabetes. */
  readonly condition: string;
  /** Only trials with this status. */
  readonly status?: TrialStatus;
  /** Sort by best match or most recent update. Default: best match. */
  readonly sort?: TrialSort;
  /** Maximum number of trials. */
  readonly max_results: number;
  /** next_page_token of the previous result for the same search. */
  readonly page_token?: string;
}

export interface GetTrialsByConditionResult {
  /** Requested condition. */
  readonly condition: string;
  /** Number of trials returned. */
  readonly count: number;
  /** Number of matches; only on the first page. */
  readonly total: number | null;
  /** Pass this as the argument page_token to get the next page; null on the last page. */
  readonly next_page_token: string | null;
  /** Trials, in the order selected by sort. */
  readonly trials: readonly TrialSummary[];
  /** Suggestions if nothing was found. */
  readonly note?: string;
}

export interface GetTrialsBySponsorArguments {
  /** Name of the sponsor or part of it, such as Novo Nordisk. */
  readonly sponsor: string;
  /** Only trials with this lead sponsor (not collaborator). */
  readonly lead_only: boolean;
  /** Only trials with this status. */
  readonly status?: TrialStatus;
  /** Sort by best match or most recent update. Default: best match. */
  readonly sort?: TrialSort;
  /** Maximum number of trials. */
  readonly max_results: number;
  /** next_page_token of the previous result for the same search. */
  readonly page_token?: string;
}

export interface GetTrialsBySponsorResult {
  /** Requested condition. */
  readonly sponsor: string;
  /** Number of trials returned. */
  readonly count: number;
  /** Number of matches; only on the first page. */
  readonly total: number | null;
  /** Pass this as the argument page_token to get the next page; null on the last page. */
  readonly next_page_token: string | null;
  /** Trials, in the order selected by sort. */
  readonly trials: readonly TrialSummary[];
  /** Suggestions if nothing was found. */
  readonly note?: string;
}
