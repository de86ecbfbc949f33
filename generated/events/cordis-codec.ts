// Generated from spec/services/eu-research/events/cordis.yaml by `make generate`: do not edit.

import { published } from '../../runtime/contract/published.ts';

/** spec/services/eu-research/events/cordis.yaml#entities.project */
export const projectFields = published.fields({
  reference: published.string(),
  title: published.string({ nullable: true }),
  acronym: published.string({ nullable: true }),
  programme: published.string({ nullable: true }),
  start_date: published.string({ nullable: true, format: 'date' }),
  end_date: published.string({ nullable: true, format: 'date' }),
  coordinating_country: published.string({ nullable: true }),
  url: published.string({ format: 'uri' }),
});
