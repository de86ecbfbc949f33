// Generated from spec/services/no-parliament/events/stortinget.yaml by `make generate`: do not edit.

import { published } from '../../runtime/contract/published.ts';

/** spec/services/no-parliament/events/stortinget.yaml#entities.case */
export const caseFields = published.fields({
  id: published.integer(),
  session: published.string(),
  title: published.string(),
  short_title: published.string({ nullable: true }),
  status: published.string({ nullable: true }),
  type: published.string({ nullable: true }),
  document_group: published.string({ nullable: true }),
  reference: published.string({ nullable: true }),
  committee: published.string({ nullable: true }),
  topics: published.list(published.string()),
  recommendation_id: published.integer({ nullable: true }),
  last_updated: published.string({ nullable: true }),
  url: published.string({ format: 'uri' }),
});
