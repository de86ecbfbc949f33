// Generated from spec/services/se-parliament/events/riksdagen.yaml by `make generate`: do not edit.

import { published } from '../../runtime/contract/published.ts';

/** spec/services/se-parliament/events/riksdagen.yaml#entities.ballot */
export const ballotFields = published.fields({
  id: published.string(),
  session: published.string(),
  designation: published.string(),
  point: published.integer(),
  dok_id: published.string({ nullable: true }),
  date: published.string({ nullable: true }),
  yes: published.integer(),
  no: published.integer(),
  abstain: published.integer(),
  absent: published.integer(),
});
