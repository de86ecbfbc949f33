// Generated from spec/api/preprints/events/arxiv.yaml by `make generate`: do not edit.

import { published } from '../../runtime/contract/published.ts';

/** spec/api/preprints/events/arxiv.yaml#entities.preprint */
export const preprintFields = published.fields({
  id: published.string(),
  version: published.integer({ nullable: true }),
  title: published.string(),
  abstract: published.string({ nullable: true }),
  authors: published.list(published.string()),
  author_count: published.integer({ minimum: 0 }),
  published: published.string({ nullable: true, format: 'date-time' }),
  updated: published.string({ nullable: true, format: 'date-time' }),
  primary_category: published.string({ nullable: true }),
  categories: published.list(published.string()),
  doi: published.string({ nullable: true }),
  journal_ref: published.string({ nullable: true }),
  comment: published.string({ nullable: true }),
  withdrawn: published.boolean(),
  url: published.string({ format: 'uri' }),
});
