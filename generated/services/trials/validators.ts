// Generated from spec/services/trials/service.yaml by `make generate`: do not edit.

import { ArgumentReader } from '../../../runtime/decoding/arguments.ts';
import type { Decoded, RawArguments } from '../../../runtime/contract/operation.ts';
import type { ResultCheck } from '../../../runtime/contract/result.ts';
import type {
  GetTrialArguments,
  GetTrialsByConditionArguments,
  GetTrialsBySponsorArguments,
  SearchTrialsArguments,
} from './types.ts';
import {
  DETAIL_VALUES,
  REGISTERED_STATUS_VALUES,
  TRIAL_PHASE_VALUES,
  TRIAL_SORT_VALUES,
  TRIAL_STATUS_VALUES,
  VALUE_TYPE_VALUES,
} from './values.ts';

const NCT_ID_PATTERN = /^[Nn][Cc][Tt][0-9]{8}$/u;

/** spec/services/trials/service.yaml#tools.search_trials */
export function decodeSearchTrials(raw: RawArguments): Decoded<SearchTrialsArguments> {
  const read = new ArgumentReader(
    raw,
    ['query', 'condition', 'intervention', 'status', 'phase', 'sponsor', 'location', 'sort', 'max_results', 'page_token'],
  );
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
export function checkSearchTrialsResult(check: ResultCheck, result: object): void {
  check.integer(result, 'count', { required: true, minimum: 0 });
  check.integer(result, 'total', { required: true, nullable: true, minimum: 0 });
  check.string(result, 'next_page_token', { required: true, nullable: true });
  check.list(result, 'trials', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkTrialSummary),
  );
  check.string(result, 'note', {});
}

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
export function checkGetTrialResult(check: ResultCheck, result: object): void {
  check.string(result, 'nct_id', { required: true });
  check.string(result, 'brief_title', { required: true, nullable: true });
  check.string(result, 'official_title', { required: true, nullable: true });
  check.string(result, 'acronym', {});
  check.string(result, 'brief_summary', { required: true, nullable: true });
  check.choice(result, 'overall_status', REGISTERED_STATUS_VALUES, { required: true });
  check.string(result, 'status_note', {});
  check.choice(result, 'last_known_status', REGISTERED_STATUS_VALUES, {});
  check.string(result, 'status_verified_date', {});
  check.string(result, 'why_stopped', {});
  check.string(result, 'phase', { required: true, nullable: true });
  check.string(result, 'study_type', { required: true, nullable: true });
  check.string(result, 'allocation', {});
  check.string(result, 'intervention_model', {});
  check.string(result, 'primary_purpose', {});
  check.string(result, 'masking', {});
  check.string(result, 'observational_model', {});
  check.list(result, 'conditions', { required: true }, (check, items, index) =>
    check.string(items, index, { required: true }),
  );
  check.list(result, 'keywords', { required: true }, (check, items, index) =>
    check.string(items, index, { required: true }),
  );
  check.list(result, 'interventions', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkIntervention),
  );
  check.string(result, 'sponsor', { required: true, nullable: true });
  check.string(result, 'sponsor_class', {});
  check.list(result, 'collaborators', { required: true }, (check, items, index) =>
    check.string(items, index, { required: true }),
  );
  check.string(result, 'start_date', { required: true, nullable: true });
  check.choice(result, 'start_date_type', VALUE_TYPE_VALUES, {});
  check.string(result, 'primary_completion_date', {});
  check.choice(result, 'primary_completion_date_type', VALUE_TYPE_VALUES, {});
  check.string(result, 'completion_date', { required: true, nullable: true });
  check.choice(result, 'completion_date_type', VALUE_TYPE_VALUES, {});
  check.string(result, 'first_posted_date', {});
  check.string(result, 'last_update_date', {});
  check.integer(result, 'enrollment', { required: true, nullable: true, minimum: 0 });
  check.choice(result, 'enrollment_type', VALUE_TYPE_VALUES, {});
  check.string(result, 'sex', {});
  check.string(result, 'minimum_age', {});
  check.string(result, 'maximum_age', {});
  check.boolean(result, 'healthy_volunteers', {});
  check.string(result, 'eligibility_criteria', { required: true, nullable: true });
  check.list(result, 'primary_outcomes', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkOutcome),
  );
  check.list(result, 'secondary_outcomes', { required: true }, (check, items, index) =>
    check.string(items, index, { required: true }),
  );
  check.integer(result, 'secondary_outcome_count', { required: true, minimum: 0 });
  check.integer(result, 'location_count', { required: true, minimum: 0 });
  check.list(result, 'countries', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkCountryCount),
  );
  check.string(result, 'location_country_code', {});
  check.list(result, 'locations', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkLocation),
  );
  check.list(result, 'contacts', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkContact),
  );
  check.list(result, 'shortened', { required: true }, (check, items, index) =>
    check.string(items, index, { required: true }),
  );
  check.boolean(result, 'has_results', {});
  check.string(result, 'url', { required: true, format: 'uri' });
}

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
export function checkGetTrialsByConditionResult(check: ResultCheck, result: object): void {
  check.string(result, 'condition', { required: true });
  check.integer(result, 'count', { required: true, minimum: 0 });
  check.integer(result, 'total', { required: true, nullable: true, minimum: 0 });
  check.string(result, 'next_page_token', { required: true, nullable: true });
  check.list(result, 'trials', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkTrialSummary),
  );
  check.string(result, 'note', {});
}

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
export function checkGetTrialsBySponsorResult(check: ResultCheck, result: object): void {
  check.string(result, 'sponsor', { required: true });
  check.integer(result, 'count', { required: true, minimum: 0 });
  check.integer(result, 'total', { required: true, nullable: true, minimum: 0 });
  check.string(result, 'next_page_token', { required: true, nullable: true });
  check.list(result, 'trials', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkTrialSummary),
  );
  check.string(result, 'note', {});
}

/** spec/services/trials/service.yaml#records.Contact */
function checkContact(check: ResultCheck, contact: object): void {
  check.string(contact, 'name', { required: true, nullable: true });
  check.string(contact, 'phone', { required: true, nullable: true });
  check.string(contact, 'email', { required: true, nullable: true });
}

/** spec/services/trials/service.yaml#records.CountryCount */
function checkCountryCount(check: ResultCheck, countryCount: object): void {
  check.string(countryCount, 'country', { required: true });
  check.integer(countryCount, 'locations', { required: true, minimum: 1 });
}

/** spec/services/trials/service.yaml#records.Intervention */
function checkIntervention(check: ResultCheck, intervention: object): void {
  check.string(intervention, 'name', { required: true });
  check.string(intervention, 'type', { required: true, nullable: true });
  check.string(intervention, 'description', { required: true, nullable: true });
}

/** spec/services/trials/service.yaml#records.Location */
function checkLocation(check: ResultCheck, location: object): void {
  check.string(location, 'facility', { required: true, nullable: true });
  check.string(location, 'city', { required: true, nullable: true });
  check.string(location, 'state', { required: true, nullable: true });
  check.string(location, 'postal_code', {});
  check.string(location, 'country', { required: true, nullable: true });
  check.string(location, 'status', {});
  check.number(location, 'latitude', {});
  check.number(location, 'longitude', {});
}

/** spec/services/trials/service.yaml#records.Outcome */
function checkOutcome(check: ResultCheck, outcome: object): void {
  check.string(outcome, 'measure', { required: true });
  check.string(outcome, 'description', { required: true, nullable: true });
  check.string(outcome, 'time_frame', { required: true, nullable: true });
}

/** spec/services/trials/service.yaml#records.TrialSummary */
function checkTrialSummary(check: ResultCheck, trialSummary: object): void {
  check.string(trialSummary, 'nct_id', { required: true });
  check.string(trialSummary, 'brief_title', { required: true, nullable: true });
  check.choice(trialSummary, 'overall_status', REGISTERED_STATUS_VALUES, { required: true });
  check.string(trialSummary, 'status_note', {});
  check.string(trialSummary, 'phase', { required: true, nullable: true });
  check.string(trialSummary, 'study_type', { required: true, nullable: true });
  check.list(trialSummary, 'conditions', { required: true }, (check, items, index) =>
    check.string(items, index, { required: true }),
  );
  check.list(trialSummary, 'interventions', { required: true }, (check, items, index) =>
    check.string(items, index, { required: true }),
  );
  check.string(trialSummary, 'sponsor', { required: true, nullable: true });
  check.string(trialSummary, 'start_date', { required: true, nullable: true });
  check.choice(trialSummary, 'start_date_type', VALUE_TYPE_VALUES, {});
  check.string(trialSummary, 'completion_date', { required: true, nullable: true });
  check.choice(trialSummary, 'completion_date_type', VALUE_TYPE_VALUES, {});
  check.integer(trialSummary, 'enrollment', { required: true, nullable: true, minimum: 0 });
  check.choice(trialSummary, 'enrollment_type', VALUE_TYPE_VALUES, {});
}
