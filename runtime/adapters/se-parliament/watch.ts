// Polls the most recent documents and the ballots of the current session. The source returns partial lists, so a
// missing record does not mean that it was removed.

import type { RiksdagenWatcher } from '../../../generated/events.ts';
import { newestLook } from '../../sdk/newest.ts';
import type { WatchContext } from '../watch-context.ts';
import { type Choice, type MemberVote, type Riksdagen, runningSession, sessionName } from './riksdagen/riksdagen.ts';
import { listedRecord } from './se-parliament.ts';

export const watchers = { riksdagen: create };

/** Number of pages with 20 documents each; more than the documents of one day. */
const PAGES = 5;
/** Number of members' votes per poll, about twenty ballots. */
const ROWS = 7_000;
/** True for the main ballot on the matter itself. A point can have several ballots. */
const isMain = ({ kind, concerns }: MemberVote) => kind === 'huvud' && concerns === 'sakfrågan';

function create({ source }: WatchContext<'riksdagen'>): RiksdagenWatcher {
  return {
    async document(cursor, _scope, call) {
      const documents = await newestDocuments(source, call);
      return newestLook(
        documents.map((document) => listedRecord(document, 'brief')),
        ({ dok_id }) => dok_id,
        ({ date }) => date?.slice(0, 10),
        cursor,
      );
    },
    async ballot(_cursor, _scope, call) {
      const session = sessionName(runningSession(call.now()));
      const { votes } = await source.votes({ session, rows: ROWS, closed: false }, call);
      return { covers: 'some', records: ballots(votes) };
    },
  };
}

async function newestDocuments(source: Riksdagen, call: Parameters<Riksdagen['documents']>[1]) {
  const found = [];
  for (let page = 1; page <= PAGES; page++) {
    const { documents, pages } = await source.documents({ page }, call);
    found.push(...documents);
    if (page >= pages) break;
  }
  return found;
}

/** Returns only complete ballots. If the list was truncated, votes may be missing from the last ballot. */
function ballots(votes: readonly MemberVote[]) {
  const isCut = votes.length >= ROWS;
  const last = votes.at(-1);
  const byPoint = Map.groupBy(votes, ({ session, designation, point }) => `${session}:${designation}:${point}`);
  return [...byPoint].flatMap(([id, rows]) => {
    const [first] = rows as [MemberVote, ...MemberVote[]];
    const { session, designation, point } = first;
    if (isCut && last?.designation === designation && last.point === point) return [];
    const main = rows.find(isMain) ?? first;
    const own = rows.filter(({ ballotGuid }) => ballotGuid === main.ballotGuid);
    const count = (choice: Choice) => own.filter((row) => row.choice === choice).length;
    return [
      {
        ...{ id, session, designation, point },
        dok_id: first.documentId,
        date: main.date,
        yes: count('Ja'),
        no: count('Nej'),
        abstain: count('Avstår'),
        absent: count('Frånvarande'),
      },
    ];
  });
}
