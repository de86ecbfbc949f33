// Generated from spec/events/riksdagen.yaml by `make generate`: do not edit.

import type { Given } from '../../runtime/contract/given.ts';
import type { Ballot, Document } from './riksdagen.ts';

/** spec/events/riksdagen.yaml#entities.document */
export function writeDocument(given: Given<Document>): Document {
  return {
    dok_id: given.dok_id,
    title: given.title ?? null,
    subtitle: given.subtitle ?? null,
    doc_type: given.doc_type ?? null,
    session: given.session ?? null,
    designation: given.designation ?? null,
    committee: given.committee ?? null,
    date: given.date ?? null,
    status: given.status ?? null,
    url: given.url ?? null,
  };
}

/** spec/events/riksdagen.yaml#entities.ballot */
export function writeBallot(given: Given<Ballot>): Ballot {
  return {
    id: given.id,
    session: given.session,
    designation: given.designation,
    point: given.point,
    dok_id: given.dok_id ?? null,
    date: given.date ?? null,
    yes: given.yes,
    no: given.no,
    abstain: given.abstain,
    absent: given.absent,
  };
}
