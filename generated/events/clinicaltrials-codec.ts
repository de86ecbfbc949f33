// Generated from spec/services/trials/events/clinicaltrials.yaml by `make generate`: do not edit.

import { published } from '../../runtime/contract/published.ts';

/** spec/services/trials/events/clinicaltrials.yaml#entities.study */
export const studyFields = published.fields({
  nct_id: published.string(),
  brief_title: published.string({ nullable: true }),
  overall_status: published.string(),
  status_note: published.string({ optional: true }),
  phase: published.string({ nullable: true }),
  study_type: published.string({ nullable: true }),
  conditions: published.list(published.string()),
  interventions: published.list(published.string()),
  sponsor: published.string({ nullable: true }),
  start_date: published.string({ nullable: true }),
  start_date_type: published.string({ optional: true }),
  completion_date: published.string({ nullable: true }),
  completion_date_type: published.string({ optional: true }),
  enrollment: published.integer({ nullable: true, minimum: 0 }),
  enrollment_type: published.string({ optional: true }),
  first_posted_date: published.string({ nullable: true }),
  last_update_date: published.string({ nullable: true }),
  url: published.string({ format: 'uri' }),
});
