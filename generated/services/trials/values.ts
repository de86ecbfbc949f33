// Generated from spec/services/trials/service.yaml by `make generate`: do not edit.

/** brief: long texts are cut; full: they are whole. */
export const DETAIL_VALUES = ['brief', 'full'] as const;

/** Overall status; the last five are of expanded access to drugs outside trials. */
export const REGISTERED_STATUS_VALUES = [
  'RECRUITING', 'NOT_YET_RECRUITING', 'ACTIVE_NOT_RECRUITING', 'COMPLETED', 'TERMINATED', 'WITHDRAWN', 'SUSPENDED',
  'ENROLLING_BY_INVITATION', 'UNKNOWN', 'AVAILABLE', 'NO_LONGER_AVAILABLE', 'TEMPORARILY_NOT_AVAILABLE',
  'APPROVED_FOR_MARKETING', 'WITHHELD',
] as const;

/** Phase of a drug trial; NA for trials of devices or behaviour. */
export const TRIAL_PHASE_VALUES = ['EARLY_PHASE1', 'PHASE1', 'PHASE2', 'PHASE3', 'PHASE4', 'NA'] as const;

/** Best match or newest update first. */
export const TRIAL_SORT_VALUES = ['relevance', 'last_update'] as const;

/** Overall status of a trial; UNKNOWN means that its status was not confirmed for two years. */
export const TRIAL_STATUS_VALUES = [
  'RECRUITING', 'NOT_YET_RECRUITING', 'ACTIVE_NOT_RECRUITING', 'COMPLETED', 'TERMINATED', 'WITHDRAWN', 'SUSPENDED',
  'ENROLLING_BY_INVITATION', 'UNKNOWN',
] as const;

/** ACTUAL: a fact; ESTIMATED: planned, also when the date has passed. */
export const VALUE_TYPE_VALUES = ['ACTUAL', 'ESTIMATED'] as const;
