// Generated from spec/services/trials/service.yaml by `make generate`: do not edit.

import type { Decoded, RawArguments } from '../../../runtime/contract/operation.ts';
import { published } from '../../../runtime/contract/published.ts';
import { ArgumentReader } from '../../../runtime/decoding/arguments.ts';
import type {
  GetTrialArguments,
  GetTrialsByConditionArguments,
  GetTrialsBySponsorArguments,
  SearchTrialsArguments,
} from './types.ts';

/** brief: long text is truncated; full: complete text. */
export const DETAIL_VALUES = ['brief', 'full'] as const;

/** Overall status; the last five values apply to expanded access to drugs outside trials. */
export const REGISTERED_STATUS_VALUES = [
  'RECRUITING', 'NOT_YET_RECRUITING', 'ACTIVE_NOT_RECRUITING', 'COMPLETED', 'TERMINATED', 'WITHDRAWN', 'SUSPENDED',
  'ENROLLING_BY_INVITATION', 'UNKNOWN', 'AVAILABLE', 'NO_LONGER_AVAILABLE', 'TEMPORARILY_NOT_AVAILABLE',
  'APPROVED_FOR_MARKETING', 'WITHHELD',
] as const;

/** Phase of a drug trial; NA for trials of devices or behavioral treatments. */
export const TRIAL_PHASE_VALUES = ['EARLY_PHASE1', 'PHASE1', 'PHASE2', 'PHASE3', 'PHASE4', 'NA'] as const;

/** Sort by best match or most recent update. */
export const TRIAL_SORT_VALUES = ['relevance', 'last_update'] as const;

/** Overall status of a trial; UNKNOWN means that the status has not been confirmed for two years. */
export const TRIAL_STATUS_VALUES = [
  'RECRUITING', 'NOT_YET_RECRUITING', 'ACTIVE_NOT_RECRUITING', 'COMPLETED', 'TERMINATED', 'WITHDRAWN', 'SUSPENDED',
  'ENROLLING_BY_INVITATION', 'UNKNOWN',
] as const;

/** ACTUAL: has happened; ESTIMATED: planned, even if the date has passed. */
export const VALUE_TYPE_VALUES = ['ACTUAL', 'ESTIMATED'] as const;

const NCT_ID_PATTERN = /^[Nn][Cc][Tt][0-9]{8}$/u;

/** spec/services/trials/service.yaml#records.Contact */
export const contactFields = published.fields({
  name: published.string({ nullable: true }),
  phone: published.string({ nullable: true }),
  email: published.string({ nullable: true }),
});

/** spec/services/trials/service.yaml#records.CountryCount */
export const countryCountFields = published.fields({
  country: published.string(),
  locations: published.integer({ minimum: 1 }),
});

/** spec/services/trials/service.yaml#records.Intervention */
export const interventionFields = published.fields({
  name: published.string(),
  type: published.string({ nullable: true }),
  description: published.string({ nullable: true }),
});

/** spec/services/trials/service.yaml#records.Location */
export const locationFields = published.fields({
  facility: published.string({ nullable: true }),
  city: published.string({ nullable: true }),
  state: published.string({ nullable: true }),
  postal_code: published.string({ optional: true }),
  country: published.string({ nullable: true }),
  status: published.string({ optional: true }),
  latitude: published.number({ optional: true }),
  longitude: published.number({ optional: true }),
});

/** spec/services/trials/service.yaml#records.Outcome */
export const outcomeFields = published.fields({
  measure: published.string(),
  description: published.string({ nullable: true }),
  time_frame: published.string({ nullable: true }),
});

/** spec/services/trials/service.yaml#records.TrialSummary */
export const trialSummaryFields = published.fields({
  nct_id: published.string(),
  brief_title: published.string({ nullable: true }),
  overall_status: published.choice(REGISTERED_STATUS_VALUES),
  status_note: published.string({ optional: true }),
  phase: published.string({ nullable: true }),
  study_type: published.string({ nullable: true }),
  conditions: published.list(published.string()),
  interventions: published.list(published.string()),
  sponsor: published.string({ nullable: true }),
  start_date: published.string({ nullable: true }),
  start_date_type: published.choice(VALUE_TYPE_VALUES, { optional: true }),
  completion_date: published.string({ nullable: true }),
  completion_date_type: published.choice(VALUE_TYPE_VALUES, { optional: true }),
  enrollment: published.integer({ nullable: true, minimum: 0 }),
  enrollment_type: published.choice(VALUE_TYPE_VALUES, { optional: true }),
});

/** spec/services/trials/service.yaml#tools.search_trials */
export function decodeSearchTrials(raw: RawArguments): Decoded<SearchTrialsArguments> {
  const read = new ArgumentReader(raw, [
    'query', 'condition', 'intervention', 'status', 'phase', 'sponsor', 'location', 'sort', 'max_results',
    'page_token',
  ]);
  return read.finish<SearchTrialsArguments>({
    query: read.string('query', { emptyMeansAbsent: true, maxLength: 300 }),
    condition: read.string('condition', { emptyMeansAbsent: true, maxLength: 200 }),
    intervention: read.string('intervention', { emptyMeansAbsent: true, maxLength: 200 }),
    status: read.choice('status', TRIAL_STATUS_VALUES, { emptyMeansAbsent: true, ignoreCase: true }),
    phase: read.choice('phase', TRIAL_PHASE_VALUES, { emptyMeansAbsent: true, ignoreCase: true }),
    sponsor: read.string('sponsor', { emptyMeansAbsent: true, maxLength: 200 }),
    location: read.string('location', { emptyMeansAbsent: true, maxLength: 200 }),
    sort: read.choice('sort', TRIAL_SORT_VALUES, { default: 'relevance' }),
    max_results: read.integer('max_results', { default: 10, minimum: 1, maximum: 50 }),
    page_token: read.string('page_token', { emptyMeansAbsent: true, maxLength: 300 }),
  });
}

/** Result of spec/services/trials/service.yaml#tools.search_trials */
export const searchTrialsResult = published.record(published.fields({
  count: published.integer({ minimum: 0 }),
  total: published.integer({ nullable: true, minimum: 0 }),
  next_page_token: published.string({ nullable: true }),
  trials: published.list(published.record(trialSummaryFields)),
  note: published.string({ optional: true }),
}));

/** spec/services/trials/service.yaml#tools.get_trial */
export function decodeGetTrial(raw: RawArguments): Decoded<GetTrialArguments> {
  const read = new ArgumentReader(raw, ['nct_id', 'max_locations', 'location_country', 'detail']);
  return read.finish<GetTrialArguments>({
    nct_id: read.string('nct_id', {
      required: true,
      maxLength: 500,
      pattern: NCT_ID_PATTERN,
      wanted: 'NCT and 8 digits such as NCT04280705, which search_trials gives',
    }),
    max_locations: read.integer('max_locations', { minimum: 0, maximum: 500 }),
    location_country: read.country('location_country', { emptyMeansAbsent: true, as: 'iso2', maxLength: 60 }),
    detail: read.choice('detail', DETAIL_VALUES, { default: 'brief', ignoreCase: true }),
  });
}

/** Result of spec/services/trials/service.yaml#tools.get_trial */
export const getTrialResult = published.record(published.fields({
  nct_id: published.string(),
  brief_title: published.string({ nullable: true }),
  official_title: published.string({ nullable: true }),
  acronym: published.string({ optional: true }),
  brief_summary: published.string({ nullable: true }),
  overall_status: published.choice(REGISTERED_STATUS_VALUES),
  status_note: published.string({ optional: true }),
  last_known_status: published.choice(REGISTERED_STATUS_VALUES, { optional: true }),
  status_verified_date: published.string({ optional: true }),
  why_stopped: published.string({ optional: true }),
  phase: published.string({ nullable: true }),
  study_type: published.string({ nullable: true }),
  allocation: published.string({ optional: true }),
  intervention_model: published.string({ optional: true }),
  primary_purpose: published.string({ optional: true }),
  masking: published.string({ optional: true }),
  observational_model: published.string({ optional: true }),
  conditions: published.list(published.string()),
  keywords: published.list(published.string()),
  interventions: published.list(published.record(interventionFields)),
  sponsor: published.string({ nullable: true }),
  sponsor_class: published.string({ optional: true }),
  collaborators: published.list(published.string()),
  start_date: published.string({ nullable: true }),
  start_date_type: published.choice(VALUE_TYPE_VALUES, { optional: true }),
  primary_completion_date: published.string({ optional: true }),
  primary_completion_date_type: published.choice(VALUE_TYPE_VALUES, { optional: true }),
  completion_date: published.string({ nullable: true }),
  completion_date_type: published.choice(VALUE_TYPE_VALUES, { optional: true }),
  first_posted_date: published.string({ optional: true }),
  last_update_date: published.string({ optional: true }),
  enrollment: published.integer({ nullable: true, minimum: 0 }),
  enrollment_type: published.choice(VALUE_TYPE_VALUES, { optional: true }),
  sex: published.string({ optional: true }),
  minimum_age: published.string({ optional: true }),
  maximum_age: published.string({ optional: true }),
  healthy_volunteers: published.boolean({ optional: true }),
  eligibility_criteria: published.string({ nullable: true }),
  primary_outcomes: published.list(published.record(outcomeFields)),
  secondary_outcomes: published.list(published.string()),
  secondary_outcome_count: published.integer({ minimum: 0 }),
  location_count: published.integer({ minimum: 0 }),
  countries: published.list(published.record(countryCountFields)),
  location_country_code: published.string({ optional: true }),
  locations: published.list(published.record(locationFields)),
  contacts: published.list(published.record(contactFields)),
  shortened: published.list(published.string()),
  has_results: published.boolean({ optional: true }),
  url: published.string({ format: 'uri' }),
}));

/** spec/services/trials/service.yaml#tools.get_trials_by_condition */
export function decodeGetTrialsByCondition(raw: RawArguments): Decoded<GetTrialsByConditionArguments> {
  const read = new ArgumentReader(raw, ['condition', 'status', 'sort', 'max_results', 'page_token']);
  return read.finish<GetTrialsByConditionArguments>({
    condition: read.string('condition', { required: true, minLength: 1, maxLength: 200 }),
    status: read.choice('status', TRIAL_STATUS_VALUES, { emptyMeansAbsent: true, ignoreCase: true }),
    sort: read.choice('sort', TRIAL_SORT_VALUES, { emptyMeansAbsent: true, ignoreCase: true }),
    max_results: read.integer('max_results', { default: 10, minimum: 1, maximum: 50 }),
    page_token: read.string('page_token', { emptyMeansAbsent: true, maxLength: 300 }),
  });
}

/** Result of spec/services/trials/service.yaml#tools.get_trials_by_condition */
export const getTrialsByConditionResult = published.record(published.fields({
  condition: published.string(),
  count: published.integer({ minimum: 0 }),
  total: published.integer({ nullable: true, minimum: 0 }),
  next_page_token: published.string({ nullable: true }),
  trials: published.list(published.record(trialSummaryFields)),
  note: published.string({ optional: true }),
}));

/** spec/services/trials/service.yaml#tools.get_trials_by_sponsor */
export function decodeGetTrialsBySponsor(raw: RawArguments): Decoded<GetTrialsBySponsorArguments> {
  const read = new ArgumentReader(raw, ['sponsor', 'lead_only', 'status', 'sort', 'max_results', 'page_token']);
  return read.finish<GetTrialsBySponsorArguments>({
    sponsor: read.string('sponsor', { required: true, minLength: 1, maxLength: 200 }),
    lead_only: read.boolean('lead_only', { default: false }),
    status: read.choice('status', TRIAL_STATUS_VALUES, { emptyMeansAbsent: true, ignoreCase: true }),
    sort: read.choice('sort', TRIAL_SORT_VALUES, { emptyMeansAbsent: true, ignoreCase: true }),
    max_results: read.integer('max_results', { default: 10, minimum: 1, maximum: 50 }),
    page_token: read.string('page_token', { emptyMeansAbsent: true, maxLength: 300 }),
  });
}

/** Result of spec/services/trials/service.yaml#tools.get_trials_by_sponsor */
export const getTrialsBySponsorResult = published.record(published.fields({
  sponsor: published.string(),
  count: published.integer({ minimum: 0 }),
  total: published.integer({ nullable: true, minimum: 0 }),
  next_page_token: published.string({ nullable: true }),
  trials: published.list(published.record(trialSummaryFields)),
  note: published.string({ optional: true }),
}));
