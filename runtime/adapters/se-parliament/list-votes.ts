// Votes by session and report, a row a member and ballot point. The source is asked for the narrowest list that holds the rows
// wanted; it is slow with many.

import type {
  ListedVote,
  ListVotesArguments,
  ListVotesResult,
} from '../../../generated/services/se-parliament/types.ts';
import type { Call } from '../../contract/call.ts';
import type { Given } from '../../contract/given.ts';
import { pageFigures } from '../../kit/page.ts';
import { type MemberVote, type Riksdagen, sessionName } from '../../sources/riksdagen/riksdagen.ts';
import { ballotName, ballotScope, isClosed } from './sessions.ts';

/** Rows that the source is asked for at a time: always the same steps, so that pages share an answer. */
const STEP = 500;
/** The first whole session after the Liberals changed their name. */
const LIBERALS_SINCE = 2015;

export async function listVotes(
  source: Riksdagen,
  asked: ListVotesArguments,
  call: Call,
): Promise<Given<ListVotesResult>> {
  const { start, designation } = ballotScope(asked.session, asked.doc_id, call.now());
  const { point, party, person_id, vote, limit, offset, detail } = asked;
  const session = sessionName(start);
  const rows = STEP * Math.ceil((offset + limit) / STEP);
  const search = {
    session,
    designation,
    point,
    party: party === 'L' && start < LIBERALS_SINCE ? 'FP' : party,
    personId: person_id,
    choice: vote,
    rows,
    closed: isClosed(start, call.now()),
  };
  const found = await source.votes(search, call);
  const here = found.votes.slice(offset, offset + limit);
  // As many rows as were asked for: whether there are more, the source does not say.
  const isMore = offset + here.length < found.total || found.votes.length >= rows;
  const scope = designation === undefined ? `session ${session}` : `${designation} of session ${session}`;
  const isNarrowed = [point, party, person_id, vote].some((value) => value !== undefined);
  const record = detail === 'full' ? fullRecord : shortRecord;
  return {
    session,
    designation,
    ...pageFigures(here.length, asked, found.total, isMore),
    votes: here.map(record),
    note: note(scope, isNarrowed, { count: here.length, total: found.total, isMore }),
  };
}

/** What a ballot's rows repeat is left out, but for ballots other than the main one on the matter itself. */
function shortRecord(vote: MemberVote): Given<ListedVote> {
  return {
    votering_id: ballotName(vote.session, vote.designation, vote.point),
    person_id: vote.personId,
    name: vote.name,
    party: vote.party,
    constituency: vote.constituency,
    vote: vote.choice,
    ...(vote.concerns === undefined || vote.concerns === 'sakfrågan' ? {} : { concerns: vote.concerns }),
    ...(vote.kind === undefined || vote.kind === 'huvud' ? {} : { kind: vote.kind }),
  };
}

function fullRecord(vote: MemberVote): Given<ListedVote> {
  return {
    ...shortRecord(vote),
    votering_guid: vote.ballotGuid,
    session: vote.session,
    designation: vote.designation,
    point: vote.point,
    dok_id: vote.documentId,
    concerns: vote.concerns,
    kind: vote.kind,
    date: vote.date,
  };
}

function note(
  scope: string,
  isNarrowed: boolean,
  { count, total, isMore }: { count: number; total: number; isMore: boolean },
): string | null {
  if (total === 0) {
    const what = isNarrowed ? 'no such votes' : 'no votes';
    return `There are ${what} on ${scope}. Designations repeat each session, and what is decided by acclamation has none.`;
  }
  if (!isMore) return null;
  return `These are ${count} rows${total > count ? ` of ${total}` : ''}, there may be more; get_vote_detail gives all votes on one point.`;
}
