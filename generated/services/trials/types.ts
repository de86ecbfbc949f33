// Generated from spec/services/trials.yaml by `make generate`: do not edit.

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

/** spec/services/trials.yaml#records.Contact */
export interface Contact {
  /** Person or office. */
  name: string | null;
  /** Telephone number. */
  phone: string | null;
  /** E-mail address. */
  email: string | null;
}

/** spec/services/trials.yaml#records.CountryCount */
export interface CountryCount {
  /** Country. */
  country: string;
  /** How many sites it has. */
  locations: number;
}

/** spec/services/trials.yaml#records.Intervention */
export interface Intervention {
  /** Name of the drug, device or procedure. */
  name: string;
  /** DRUG, BIOLOGICAL, DEVICE, PROCEDURE, BEHAVIORAL … */
  type: string | null;
  /** Dose and use. */
  description: string | null;
}

/** spec/services/trials.yaml#records.Location */
export interface Location {
  /** Hospital or institute. */
  facility: string | null;
  /** City. */
  city: string | null;
  /** State or province. */
  state: string | null;
  /** Postal code. */
  postal_code?: string;
  /** Country. */
  country: string | null;
  /** Status of this site, where it is told. */
  status?: string;
  /** Degrees north. */
  latitude?: number;
  /** Degrees east. */
  longitude?: number;
}

/** spec/services/trials.yaml#records.Outcome */
export interface Outcome {
  /** What is measured. */
  measure: string;
  /** How. */
  description: string | null;
  /** When. */
  time_frame: string | null;
}

/** spec/services/trials.yaml#records.TrialSummary */
export interface TrialSummary {
  /** Registry identifier, NCT and 8 digits. */
  nct_id: string;
  /** Short title. */
  brief_title: string | null;
  overall_status: RegisteredStatus;
  /**
   * Phase, two joined by a slash such as PHASE1/PHASE2; NA for trials without phases; null for observational studies.
   */
  phase: string | null;
  /** INTERVENTIONAL, OBSERVATIONAL or EXPANDED_ACCESS. */
  study_type: string | null;
  /** Diseases and conditions. */
  conditions: string[];
  /** Names of drugs, devices and procedures. */
  interventions: string[];
  /** Lead sponsor. */
  sponsor: string | null;
  /** Start, as YYYY-MM-DD or, where no day was registered, YYYY-MM. */
  start_date: string | null;
  /** Completion, in the same form; a day to come is planned. */
  completion_date: string | null;
  /** Participants, planned or actual. */
  enrollment: number | null;
}

export interface SearchTrialsArguments {
  /** Free text, looked for in the whole record. */
  query?: string;
  /** Disease or condition, such as type 2 diabetes. */
  condition?: string;
  /** Drug, device or procedure, such as pembrolizumab. */
  intervention?: string;
  /** Only trials of this status. */
  status?: TrialStatus;
  /** Only trials of this phase. */
  phase?: TrialPhase;
  /** Lead sponsor or collaborator, such as Novo Nordisk. */
  sponsor?: string;
  /** City, state, country or hospital, such as Denmark. */
  location?: string;
  /** Best match or newest update first. */
  sort: 'relevance' | 'last_update';
  /** How many trials at most. */
  max_results: number;
  /** next_page_token of an earlier answer to the same search. */
  page_token?: string;
}

export interface SearchTrialsResult {
  /** How many trials are given here. */
  count: number;
  /** How many match; told on the first page alone. */
  total: number | null;
  /** Give it as page_token for the next page; null at the end. */
  next_page_token: string | null;
  /** Best match or newest update first. */
  trials: TrialSummary[];
  /** What may help where nothing was found. */
  note?: string;
}

export interface GetTrialArguments {
  /** Registry identifier. */
  nct_id: string;
  /** How many sites at most. */
  max_locations: number;
  /** Only sites of this country, in English, such as Sweden. */
  location_country?: string;
}

export interface GetTrialResult {
  /** Registry identifier. */
  nct_id: string;
  /** Short title. */
  brief_title: string | null;
  /** Full title. */
  official_title: string | null;
  /** Acronym. */
  acronym?: string;
  /** Summary, in Markdown. */
  brief_summary: string | null;
  overall_status: RegisteredStatus;
  /** Why it was ended or suspended. */
  why_stopped?: string;
  /** Phase, two joined by a slash; NA for trials without phases; null for observational studies. */
  phase: string | null;
  /** INTERVENTIONAL, OBSERVATIONAL or EXPANDED_ACCESS. */
  study_type: string | null;
  /** Such as RANDOMIZED. */
  allocation?: string;
  /** Such as PARALLEL or CROSSOVER. */
  intervention_model?: string;
  /** Such as TREATMENT or PREVENTION. */
  primary_purpose?: string;
  /** Who does not know the treatment: NONE, SINGLE, DOUBLE, TRIPLE, QUADRUPLE. */
  masking?: string;
  /** Such as COHORT, of observational studies. */
  observational_model?: string;
  /** Diseases and conditions. */
  conditions: string[];
  /** Words that its registrant gave. */
  keywords: string[];
  /** Drugs, devices and procedures. */
  interventions: Intervention[];
  /** Lead sponsor. */
  sponsor: string | null;
  /** Such as INDUSTRY, NIH or OTHER. */
  sponsor_class?: string;
  /** Further sponsors. */
  collaborators: string[];
  /** Start, as YYYY-MM-DD or, where no day was registered, YYYY-MM. */
  start_date: string | null;
  /** Last measurement for the primary outcomes, in the same form. */
  primary_completion_date?: string;
  /** Completion, in the same form; a day to come is planned. */
  completion_date: string | null;
  /** When it was first shown, in the same form. */
  first_posted_date?: string;
  /** When it was last changed, in the same form. */
  last_update_date?: string;
  /** Participants. */
  enrollment: number | null;
  /** ACTUAL or ESTIMATED. */
  enrollment_type?: string;
  /** Who may take part: ALL, FEMALE or MALE. */
  sex?: string;
  /** Such as 18 Years. */
  minimum_age?: string;
  /** Such as 75 Years. */
  maximum_age?: string;
  /** Whether healthy people may take part. */
  healthy_volunteers?: boolean;
  /** Who may and may not take part, in Markdown. */
  eligibility_criteria: string | null;
  /** What the trial is to show. */
  primary_outcomes: Outcome[];
  /** Further measures, the first 30 by name. */
  secondary_outcomes: string[];
  /** How many further measures there are. */
  secondary_outcome_count: number;
  /** How many sites there are, of location_country where given. */
  location_count: number;
  /** Countries of all sites, most sites first. */
  countries: CountryCount[];
  /** In the order of the registry. */
  locations: Location[];
  /** Whom to ask about taking part. */
  contacts: Contact[];
  /** Whether results are posted. */
  has_results?: boolean;
  /** Page of the trial. */
  url: string;
}

export interface GetTrialsByConditionArguments {
  /** Disease or condition, such as type 2 diabetes. */
  condition: string;
  /** Only trials of this status. */
  status?: TrialStatus;
  /** How many trials at most. */
  max_results: number;
  /** next_page_token of an earlier answer to the same search. */
  page_token?: string;
}

export interface GetTrialsByConditionResult {
  /** What was asked for. */
  condition: string;
  /** How many trials are given here. */
  count: number;
  /** How many match; told on the first page alone. */
  total: number | null;
  /** Give it as page_token for the next page; null at the end. */
  next_page_token: string | null;
  /** Best match first. */
  trials: TrialSummary[];
  /** What may help where nothing was found. */
  note?: string;
}

export interface GetTrialsBySponsorArguments {
  /** Name of the sponsor or a part of it, such as Novo Nordisk. */
  sponsor: string;
  /** Only trials that it leads. */
  lead_only: boolean;
  /** Only trials of this status. */
  status?: TrialStatus;
  /** How many trials at most. */
  max_results: number;
  /** next_page_token of an earlier answer to the same search. */
  page_token?: string;
}

export interface GetTrialsBySponsorResult {
  /** What was asked for. */
  sponsor: string;
  /** How many trials are given here. */
  count: number;
  /** How many match; told on the first page alone. */
  total: number | null;
  /** Give it as page_token for the next page; null at the end. */
  next_page_token: string | null;
  /** Best match first. */
  trials: TrialSummary[];
  /** What may help where nothing was found. */
  note?: string;
}
