// Generated from spec/services/se-parliament/events/riksdagen.yaml by `make generate`: do not edit.

import type { AdapterResult } from '../../runtime/contract/adapter-result.ts';
import type { Ballot } from './riksdagen.ts';

/** spec/services/se-parliament/events/riksdagen.yaml#entities.ballot */
export function writeBallot(given: AdapterResult<Ballot>): Ballot {
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
