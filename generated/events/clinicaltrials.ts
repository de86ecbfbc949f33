// Generated from spec/services/trials/events/clinicaltrials.yaml by `make generate`: do not edit.

export interface Study {
  /** Registry id: NCT followed by 8 digits. */
  readonly nct_id: string;
  /** Short title. */
  readonly brief_title: string | null;
  /** RECRUITING, COMPLETED, TERMINATED and so on. */
  readonly overall_status: string;
  /** For status UNKNOWN: the date when the status was last verified, and the last known status. */
  readonly status_note?: string;
  /** Phase; two phases are joined by a slash: PHASE1/PHASE2. */
  readonly phase: string | null;
  /** INTERVENTIONAL, OBSERVATIONAL or EXPANDED_ACCESS. */
  readonly study_type: string | null;
  /** Diseases and conditions. */
  readonly conditions: readonly string[];
  /** Names of drugs, devices and procedures. */
  readonly interventions: readonly string[];
  /** Lead sponsor. */
  readonly sponsor: string | null;
  /** Start date, as YYYY-MM-DD or YYYY-MM. */
  readonly start_date: string | null;
  /** ACTUAL or ESTIMATED (planned). */
  readonly start_date_type?: string;
  /** Completion date, in the same format. */
  readonly completion_date: string | null;
  /** ACTUAL or ESTIMATED (planned). */
  readonly completion_date_type?: string;
  /** Participants. */
  readonly enrollment: number | null;
  /** ACTUAL or ESTIMATED (planned). */
  readonly enrollment_type?: string;
  /** Date of first publication, in the same format. */
  readonly first_posted_date: string | null;
  /** Date of the last update, in the same format. */
  readonly last_update_date: string | null;
  /** Page. */
  readonly url: string;
}
