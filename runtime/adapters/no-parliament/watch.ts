// Cases of the current session. The status shows whether a case is finished. Cases are not removed when the list of a
// new session no longer contains them.

import type { StortingetWatcher } from '../../../generated/events.ts';
import { Problem } from '../../contract/problem.ts';
import type { WatchContext } from '../watch-context.ts';
import { caseRow } from './no-parliament.ts';
import { runningSession, termId } from './stortinget/stortinget.ts';

export const watchers = { stortinget: create };

function create({ source }: WatchContext<'stortinget'>): StortingetWatcher {
  return {
    async case(_cursor, _scope, call) {
      const from = runningSession(call.now());
      const session = { from, to: from + 1 };
      const cases = await source.cases(session, false, call);
      if (cases === undefined) {
        throw new Problem('upstream_invalid_response', 'stortinget: the response has the cases of another session.');
      }
      const records = cases.map((row) => ({
        ...caseRow(row),
        session: termId(session),
        committee: row.committee?.id,
        topics: row.topics.map(({ name }) => name).sort(),
        url: `https://www.stortinget.no/no/Saker-og-publikasjoner/Saker/Sak/?p=${row.id}`,
      }));
      return { covers: 'some', records };
    },
  };
}
