// Generated from spec/services/no-parliament/events/stortinget.yaml by `make generate`: do not edit.

import type { AdapterResult } from '../../runtime/contract/adapter-result.ts';
import type { Case } from './stortinget.ts';

/** spec/services/no-parliament/events/stortinget.yaml#entities.case */
export function writeCase(given: AdapterResult<Case>): Case {
  return {
    id: given.id,
    session: given.session,
    title: given.title,
    short_title: given.short_title ?? null,
    status: given.status ?? null,
    type: given.type ?? null,
    document_group: given.document_group ?? null,
    reference: given.reference ?? null,
    committee: given.committee ?? null,
    topics: given.topics,
    recommendation_id: given.recommendation_id ?? null,
    last_updated: given.last_updated ?? null,
    url: given.url,
  };
}
