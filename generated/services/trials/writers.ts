// Generated from spec/services/trials/service.yaml by `make generate`: do not edit.

import type { AdapterResult } from '../../../runtime/contract/adapter-result.ts';
import type {
  Contact,
  GetTrialResult,
  GetTrialsByConditionResult,
  GetTrialsBySponsorResult,
  Intervention,
  Location,
  Outcome,
  SearchTrialsResult,
  TrialSummary,
} from './types.ts';

/** spec/services/trials/service.yaml#tools.search_trials */
export function writeSearchTrialsResult(given: AdapterResult<SearchTrialsResult>): SearchTrialsResult {
  return {
    count: given.count,
    total: given.total ?? null,
    next_page_token: given.next_page_token ?? null,
    trials: given.trials.map(writeTrialSummary),
    ...(given.note === undefined ? {} : { note: given.note }),
  };
}

/** spec/services/trials/service.yaml#tools.get_trial */
export function writeGetTrialResult(given: AdapterResult<GetTrialResult>): GetTrialResult {
  return {
    nct_id: given.nct_id,
    brief_title: given.brief_title ?? null,
    official_title: given.official_title ?? null,
    ...(given.acronym === undefined ? {} : { acronym: given.acronym }),
    brief_summary: given.brief_summary ?? null,
    overall_status: given.overall_status,
    ...(given.status_note === undefined ? {} : { status_note: given.status_note }),
    ...(given.last_known_status === undefined ? {} : { last_known_status: given.last_known_status }),
    ...(given.status_verified_date === undefined ? {} : { status_verified_date: given.status_verified_date }),
    ...(given.why_stopped === undefined ? {} : { why_stopped: given.why_stopped }),
    phase: given.phase ?? null,
    study_type: given.study_type ?? null,
    ...(given.allocation === undefined ? {} : { allocation: given.allocation }),
    ...(given.intervention_model === undefined ? {} : { intervention_model: given.intervention_model }),
    ...(given.primary_purpose === undefined ? {} : { primary_purpose: given.primary_purpose }),
    ...(given.masking === undefined ? {} : { masking: given.masking }),
    ...(given.observational_model === undefined ? {} : { observational_model: given.observational_model }),
    conditions: given.conditions,
    keywords: given.keywords,
    interventions: given.interventions.map(writeIntervention),
    sponsor: given.sponsor ?? null,
    ...(given.sponsor_class === undefined ? {} : { sponsor_class: given.sponsor_class }),
    collaborators: given.collaborators,
    start_date: given.start_date ?? null,
    ...(given.start_date_type === undefined ? {} : { start_date_type: given.start_date_type }),
    ...(given.primary_completion_date === undefined ? {} : { primary_completion_date: given.primary_completion_date }),
    ...(given.primary_completion_date_type === undefined ? {} : { primary_completion_date_type: given.primary_completion_date_type }),
    completion_date: given.completion_date ?? null,
    ...(given.completion_date_type === undefined ? {} : { completion_date_type: given.completion_date_type }),
    ...(given.first_posted_date === undefined ? {} : { first_posted_date: given.first_posted_date }),
    ...(given.last_update_date === undefined ? {} : { last_update_date: given.last_update_date }),
    enrollment: given.enrollment ?? null,
    ...(given.enrollment_type === undefined ? {} : { enrollment_type: given.enrollment_type }),
    ...(given.sex === undefined ? {} : { sex: given.sex }),
    ...(given.minimum_age === undefined ? {} : { minimum_age: given.minimum_age }),
    ...(given.maximum_age === undefined ? {} : { maximum_age: given.maximum_age }),
    ...(given.healthy_volunteers === undefined ? {} : { healthy_volunteers: given.healthy_volunteers }),
    eligibility_criteria: given.eligibility_criteria ?? null,
    primary_outcomes: given.primary_outcomes.map(writeOutcome),
    secondary_outcomes: given.secondary_outcomes,
    secondary_outcome_count: given.secondary_outcome_count,
    location_count: given.location_count,
    countries: given.countries,
    ...(given.location_country_code === undefined ? {} : { location_country_code: given.location_country_code }),
    locations: given.locations.map(writeLocation),
    contacts: given.contacts.map(writeContact),
    shortened: given.shortened,
    ...(given.has_results === undefined ? {} : { has_results: given.has_results }),
    url: given.url,
  };
}

/** spec/services/trials/service.yaml#tools.get_trials_by_condition */
export function writeGetTrialsByConditionResult(given: AdapterResult<GetTrialsByConditionResult>): GetTrialsByConditionResult {
  return {
    condition: given.condition,
    count: given.count,
    total: given.total ?? null,
    next_page_token: given.next_page_token ?? null,
    trials: given.trials.map(writeTrialSummary),
    ...(given.note === undefined ? {} : { note: given.note }),
  };
}

/** spec/services/trials/service.yaml#tools.get_trials_by_sponsor */
export function writeGetTrialsBySponsorResult(given: AdapterResult<GetTrialsBySponsorResult>): GetTrialsBySponsorResult {
  return {
    sponsor: given.sponsor,
    count: given.count,
    total: given.total ?? null,
    next_page_token: given.next_page_token ?? null,
    trials: given.trials.map(writeTrialSummary),
    ...(given.note === undefined ? {} : { note: given.note }),
  };
}

/** spec/services/trials/service.yaml#records.Contact */
export function writeContact(given: AdapterResult<Contact>): Contact {
  return {
    name: given.name ?? null,
    phone: given.phone ?? null,
    email: given.email ?? null,
  };
}

/** spec/services/trials/service.yaml#records.Intervention */
export function writeIntervention(given: AdapterResult<Intervention>): Intervention {
  return {
    name: given.name,
    type: given.type ?? null,
    description: given.description ?? null,
  };
}

/** spec/services/trials/service.yaml#records.Location */
export function writeLocation(given: AdapterResult<Location>): Location {
  return {
    facility: given.facility ?? null,
    city: given.city ?? null,
    state: given.state ?? null,
    ...(given.postal_code === undefined ? {} : { postal_code: given.postal_code }),
    country: given.country ?? null,
    ...(given.status === undefined ? {} : { status: given.status }),
    ...(given.latitude === undefined ? {} : { latitude: given.latitude }),
    ...(given.longitude === undefined ? {} : { longitude: given.longitude }),
  };
}

/** spec/services/trials/service.yaml#records.Outcome */
export function writeOutcome(given: AdapterResult<Outcome>): Outcome {
  return {
    measure: given.measure,
    description: given.description ?? null,
    time_frame: given.time_frame ?? null,
  };
}

/** spec/services/trials/service.yaml#records.TrialSummary */
export function writeTrialSummary(given: AdapterResult<TrialSummary>): TrialSummary {
  return {
    nct_id: given.nct_id,
    brief_title: given.brief_title ?? null,
    overall_status: given.overall_status,
    ...(given.status_note === undefined ? {} : { status_note: given.status_note }),
    phase: given.phase ?? null,
    study_type: given.study_type ?? null,
    conditions: given.conditions,
    interventions: given.interventions,
    sponsor: given.sponsor ?? null,
    start_date: given.start_date ?? null,
    ...(given.start_date_type === undefined ? {} : { start_date_type: given.start_date_type }),
    completion_date: given.completion_date ?? null,
    ...(given.completion_date_type === undefined ? {} : { completion_date_type: given.completion_date_type }),
    enrollment: given.enrollment ?? null,
    ...(given.enrollment_type === undefined ? {} : { enrollment_type: given.enrollment_type }),
  };
}
