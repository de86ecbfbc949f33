// Generated from spec/services/trials/events/clinicaltrials.yaml by `make generate`: do not edit.

import type { AdapterResult } from '../../runtime/contract/adapter-result.ts';
import type { Study } from './clinicaltrials.ts';

/** spec/services/trials/events/clinicaltrials.yaml#entities.study */
export function writeStudy(given: AdapterResult<Study>): Study {
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
    first_posted_date: given.first_posted_date ?? null,
    last_update_date: given.last_update_date ?? null,
    url: given.url,
  };
}
