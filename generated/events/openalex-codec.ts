// Generated from spec/services/scholarly/events/openalex.yaml by `make generate`: do not edit.

import { published } from '../../runtime/contract/published.ts';

/** spec/services/scholarly/events/openalex.yaml#entities.work */
export const workFields = published.fields({
  id: published.string(),
  doi: published.string({ nullable: true }),
  title: published.string({ nullable: true }),
  publication_date: published.string({ nullable: true }),
  venue: published.string({ nullable: true }),
  type: published.string({ nullable: true }),
  authors: published.list(published.string()),
  author_count: published.integer({ minimum: 0 }),
  topic: published.string({ nullable: true }),
  is_open_access: published.boolean({ nullable: true }),
  retracted: published.boolean({ nullable: true }),
  url: published.string({ format: 'uri' }),
});
