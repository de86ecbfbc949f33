// Generated from spec/services/scholarly/events/openalex.yaml by `make generate`: do not edit.

import type { AdapterResult } from '../../runtime/contract/adapter-result.ts';
import type { Work } from './openalex.ts';

/** spec/services/scholarly/events/openalex.yaml#entities.work */
export function writeWork(given: AdapterResult<Work>): Work {
  return {
    id: given.id,
    doi: given.doi ?? null,
    title: given.title ?? null,
    publication_date: given.publication_date ?? null,
    venue: given.venue ?? null,
    type: given.type ?? null,
    authors: given.authors,
    author_count: given.author_count,
    topic: given.topic ?? null,
    is_open_access: given.is_open_access ?? null,
    retracted: given.retracted ?? null,
    url: given.url,
  };
}
