// Generated from spec/services/se-statistics/events/scb.yaml by `make generate`: do not edit.

import { published } from '../../runtime/contract/published.ts';

/** spec/services/se-statistics/events/scb.yaml#entities.table */
export const tableFields = published.fields({
  id: published.string(),
  path: published.string(),
  title: published.string(),
  subject: published.string({ nullable: true }),
  first: published.string({ nullable: true }),
  last: published.string({ nullable: true }),
  frequency: published.string({ nullable: true }),
  updated: published.string({ nullable: true }),
  discontinued: published.boolean(),
});
