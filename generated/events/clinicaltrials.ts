// Generated from spec/events/clinicaltrials.yaml by `make generate`: do not edit.

export interface Study {
  /** Registry identifier, NCT and 8 digits. */
  nct_id: string;
  /** Short title. */
  brief_title: string | null;
  /** RECRUITING, COMPLETED, TERMINATED and so on. */
  overall_status: string;
  /** Phase, two joined by a slash such as PHASE1/PHASE2. */
  phase: string | null;
  /** INTERVENTIONAL, OBSERVATIONAL or EXPANDED_ACCESS. */
  study_type: string | null;
  /** Diseases and conditions. */
  conditions: string[];
  /** Names of drugs, devices and procedures. */
  interventions: string[];
  /** Lead sponsor. */
  sponsor: string | null;
  /** Start, as YYYY-MM-DD or YYYY-MM. */
  start_date: string | null;
  /** Completion, in the same form; a day to come is planned. */
  completion_date: string | null;
  /** Participants, planned or actual. */
  enrollment: number | null;
  /** When it was first shown, in the same form. */
  first_posted_date: string | null;
  /** When it was last changed, in the same form. */
  last_update_date: string | null;
  /** Its page. */
  url: string;
}
