// Generated from spec/api/preprints/events/arxiv.yaml by `make generate`: do not edit.

import type { AdapterResult } from '../../runtime/contract/adapter-result.ts';
import type { Preprint } from './arxiv.ts';

/** spec/api/preprints/events/arxiv.yaml#entities.preprint */
export function writePreprint(given: AdapterResult<Preprint>): Preprint {
  return {
    id: given.id,
    version: given.version ?? null,
    title: given.title,
    abstract: given.abstract ?? null,
    authors: given.authors,
    author_count: given.author_count,
    published: given.published ?? null,
    updated: given.updated ?? null,
    primary_category: given.primary_category ?? null,
    categories: given.categories,
    doi: given.doi ?? null,
    journal_ref: given.journal_ref ?? null,
    comment: given.comment ?? null,
    withdrawn: given.withdrawn,
    url: given.url,
  };
}
