// Lists votes, with one row per member and ballot point. Requests the narrowest list that contains the rows, because
// long lists are slow.

import type {
  BallotTally,
  ListedVote,
  ListVotesArguments,
  ListVotesResult,
} from '../../../generated/services/se-parliament/types.ts';
import type { AdapterResult } from '../../contract/adapter-result.ts';
import type { Call } from '../../contract/call.ts';
import { pageFigures } from '../../sdk/page.ts';
import { wholePage } from '../../sdk/whole-list.ts';
import { type MemberVote, type Riksdagen, sessionName } from './riksdagen/riksdagen.ts';
import { ballotName, ballotScope, isClosed } from './sessions.ts';
import { byParty } from './vote-detail.ts';

/** Request sizes are multiples of this, so that pages share cached responses. */
const STEP = 500;
/** Largest accepted offset. With a larger offset and the maximum limit, requests to the source would time out. */
const LAST_OFFSET = 4500;
/** Number of rows of a complete ballot, which has one row for every member, including absent members. */
const SEATS = 349;
/** Maximum number of ballots per result for which party totals are included. */
const MAX_TALLIES = 5;
/** First year of the first full session after the Liberals changed their name. */
const LIBERALS_SINCE = 2015;

export async function listVotes(
  source: Riksdagen,
  args: ListVotesArguments,
  call: Call,
): Promise<AdapterResult<ListVotesResult>> {
  const { start, designation } = ballotScope(args.session, args.doc_id, call.now());
  const { point, party, person_id, vote, limit, offset, detail } = args;
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
  const record = detail === 'full' ? fullRecord : shortRecord;
  const votes = wholePage(found.votes, args, record).rows;
  const here = found.votes.slice(offset, offset + votes.length);
  const end = offset + here.length;
  const isMore = end < found.votes.length || !found.isWhole;
  const page = { limit: here.length, offset };
  const figures = pageFigures(here.length, page, found.isWhole ? found.votes.length : undefined, isMore);
  const scope = designation === undefined ? `session ${session}` : `${designation} of session ${session}`;
  const isNarrowed = [point, party, person_id, vote].some((value) => value !== undefined);
  return {
    session,
    designation,
    ...figures,
    next_offset: end > LAST_OFFSET ? undefined : figures.next_offset,
    ballots: [party, person_id, vote].every((value) => value === undefined) ? tallies(here, found) : [],
    votes,
    note: note(scope, isNarrowed, { offset, count: here.length, total: figures.total, isMore }),
  };
}

/** Counts only ballots for which the source sent all rows, because partial ballots would give wrong counts. */
function tallies(
  here: readonly MemberVote[],
  found: { readonly votes: readonly MemberVote[]; readonly isWhole: boolean },
): AdapterResult<BallotTally>[] {
  const shown = new Set(here.map(ballotKey));
  return [...Map.groupBy(found.votes, ballotKey)]
    .filter(([key, votes]) => shown.has(key) && (found.isWhole || votes.length >= SEATS))
    .slice(0, MAX_TALLIES)
    .flatMap(([, votes]) => votes.slice(0, 1).map((first) => tally(first, votes)));
}

function ballotKey(vote: MemberVote): string {
  return `${ballotName(vote.session, vote.designation, vote.point)} ${vote.ballotGuid} ${vote.concerns} ${vote.kind}`;
}

function tally(first: MemberVote, votes: readonly MemberVote[]): AdapterResult<BallotTally> {
  return {
    votering_id: ballotName(first.session, first.designation, first.point),
    ...unusual(first),
    by_party: byParty(votes),
  };
}

/** Returns the id and kind of a ballot that is not the main ballot on its point. A point can have several ballots. */
function unusual({ ballotGuid, concerns, kind }: MemberVote) {
  const other = {
    ...(concerns === undefined || concerns === 'sakfrågan' ? {} : { concerns }),
    ...(kind === undefined || kind === 'huvud' ? {} : { kind }),
  };
  return Object.keys(other).length === 0 ? {} : { votering_guid: ballotGuid, ...other };
}

/**
 * Omits values that are the same in every row, but keeps the id and kind of any ballot that is not the main ballot of
 * its point.
 */
function shortRecord(vote: MemberVote): AdapterResult<ListedVote> {
  return {
    votering_id: ballotName(vote.session, vote.designation, vote.point),
    person_id: vote.personId,
    name: vote.name,
    party: vote.party,
    constituency: vote.constituency,
    vote: vote.choice,
    ...unusual(vote),
  };
}

function fullRecord(vote: MemberVote): AdapterResult<ListedVote> {
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
  { offset, count, total, isMore }: { offset: number; count: number; total: number | undefined; isMore: boolean },
): string | null {
  if (total === 0) {
    const what = isNarrowed ? 'no such votes' : 'no votes';
    return `There are ${what} on ${scope}. Designations repeat each session, and decisions by acclamation have no votes.`;
  }
  if (count === 0 && total !== undefined) return `There are ${total} rows, but none from offset ${offset} on.`;
  if (!isMore) return null;
  const end = offset + count;
  const all = total === undefined ? 'the source does not report the total' : `the total is ${total}`;
  const further =
    count > 0 && end <= LAST_OFFSET
      ? 'use next_offset for more'
      : 'further rows are not available: narrow the search by doc_id, point, party, person_id or vote';
  const rows = count === 0 ? `The source returned no rows from offset ${offset} on` : `This page has ${count} rows`;
  return `${rows}; ${all}, ${further}. get_vote_detail returns all votes on one point.`;
}
