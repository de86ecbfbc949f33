// Ballots: rows of many, or one with everybody's vote. Several ballots can be held on one point of a report; the main one on
// the matter itself is the point's result, the others are counted beside it.

import type {
  GetVoteDetailResult,
  ListVotesArguments,
  ListVotesResult,
  PartyCounts,
} from '../../../generated/services/se-parliament/types.ts';
import type { Call } from '../../contract/call.ts';
import { Problem } from '../../contract/problem.ts';
import { reportId, sessionName } from '../../sources/riksdagen/codes.ts';
import type { Document } from '../../sources/riksdagen/document.ts';
import type { MemberVote } from '../../sources/riksdagen/votes.ts';
import type { Riksdagen } from '../../sources/riksdagen.ts';
import { isUpstreamProblem } from '../../upstream/failure.ts';
import { committeeName } from './document.ts';
import { type BallotId, ballotId, ballotName, ballotScope, isClosed } from './sessions.ts';

/** Rows of list_votes: a point has 349, and the source is slow with many. */
const LISTED_ROWS = 500;
/** Rows of one point: five ballots on it at most. */
const POINT_ROWS = 2000;
const BY_NAME = new Intl.Collator('sv');
const COUNTERS = { Ja: 'yes', Nej: 'no', Avstår: 'abstain', Frånvarande: 'absent' } as const;

export async function listVotes(
  source: Riksdagen,
  { session, doc_id }: ListVotesArguments,
  call: Call,
): Promise<ListVotesResult> {
  const { start, designation } = ballotScope(session, doc_id, call.now());
  const name = sessionName(start);
  const closed = isClosed(start, call.now());
  const found = await source.votes({ session: name, designation, rows: LISTED_ROWS, closed }, call);
  const votes = found.votes.slice(0, LISTED_ROWS).map((vote) => ({
    votering_id: ballotName(vote.session, vote.designation, vote.point),
    ...vote,
  }));
  return {
    session: name,
    designation: designation ?? null,
    count: votes.length,
    total: found.total,
    votes,
    note: listNote(name, designation, votes.length, found.total),
  };
}

function listNote(session: string, designation: string | undefined, count: number, total: number): string | null {
  const scope = designation === undefined ? `session ${session}` : `${designation} of session ${session}`;
  if (total === 0) {
    return `There are no votes on ${scope}. Designations repeat each session, and what is decided by acclamation has none.`;
  }
  if (total <= count && count < LISTED_ROWS) return null;
  return `These are ${count} rows${total > count ? ` of ${total}` : ''}, there may be more; get_vote_detail gives all votes on one point.`;
}

/** One ballot. @throws Problem `not_found` when there is none */
export async function voteDetail(source: Riksdagen, id: string, call: Call): Promise<GetVoteDetailResult> {
  const asked = ballotId(id);
  const session = sessionName(asked.start);
  const { designation, point } = asked;
  const closed = isClosed(asked.start, call.now());
  const [{ votes }, report] = await Promise.all([
    source.votes({ session, designation, point, rows: POINT_ROWS, closed }, call),
    reportOf(source, reportId(asked.start, designation), closed, call),
  ]);
  const [main, ...others] = ballotsOf(votes);
  const first = main?.[0];
  if (main === undefined || first === undefined) throw noBallot(session, asked);
  return {
    votering_id: ballotName(session, designation, point),
    votering_guid: first.votering_guid,
    session,
    designation,
    point,
    date: first.date,
    concerns: first.concerns,
    kind: first.kind,
    document: ballotDocument(report, first.dok_id ?? reportId(asked.start, designation), point),
    count: main.length,
    ...counts(main),
    by_party: byParty(main),
    votes: [...main].sort(byPartyThenName).map(({ person_id, name, party, constituency, vote }) => {
      return { person_id, name, party, constituency, vote };
    }),
    other_ballots: others.map((ballot) => ({
      votering_guid: ballot[0]?.votering_guid ?? null,
      concerns: ballot[0]?.concerns ?? null,
      kind: ballot[0]?.kind ?? null,
      ...counts(ballot),
    })),
    note: detailNote(main, report),
  };
}

/** The report, undefined for an unknown one, or what went wrong: votes without their report are still worth having. */
async function reportOf(
  source: Riksdagen,
  dokId: string,
  closed: boolean,
  call: Call,
): Promise<Document | undefined | Problem> {
  try {
    return await source.document(dokId, closed, call);
  } catch (error) {
    if (isUpstreamProblem(error)) return error;
    throw error;
  }
}

/** Rows by ballot, the main one on the matter itself first. */
function ballotsOf(votes: readonly MemberVote[]): readonly (readonly MemberVote[])[] {
  const ballots = Map.groupBy(votes, ({ votering_guid, concerns, kind }) => `${votering_guid} ${concerns} ${kind}`);
  return [...ballots.values()].sort((a, b) => rank(a) - rank(b) || b.length - a.length);
}

function rank([first]: readonly MemberVote[]): number {
  const isOnMatter = first?.concerns === null || first?.concerns === 'sakfrågan';
  const isMain = first?.kind === null || first?.kind === 'huvud';
  return (isOnMatter ? 0 : 2) + (isMain ? 0 : 1);
}

function ballotDocument(report: Document | undefined | Problem, dokId: string, point: number) {
  const known = report instanceof Problem ? undefined : report;
  const decided = known?.committee_points.find(({ number }) => number === point);
  const committee = known?.organ ?? null;
  return {
    dok_id: known?.dok_id ?? dokId,
    title: known?.title ?? null,
    doc_type: known?.doc_type ?? null,
    committee,
    committee_name: committeeName(committee),
    date: known?.date ?? null,
    status: known?.status ?? null,
    url: known?.html_url ?? null,
    point_heading: decided?.heading ?? null,
    point_text: decided?.text ?? null,
    winner: decided?.winner ?? null,
  };
}

function counts(votes: readonly MemberVote[]) {
  const result = { yes: 0, no: 0, abstain: 0, absent: 0 };
  for (const { vote } of votes) if (vote !== null) result[COUNTERS[vote]]++;
  return result;
}

function byParty(votes: readonly MemberVote[]): PartyCounts[] {
  const parties = Map.groupBy([...votes].sort(byPartyThenName), ({ party }) => party);
  return [...parties].map(([party, members]) => ({ party, ...counts(members) }));
}

/** Members without a party come last. */
function byPartyThenName(a: MemberVote, b: MemberVote): number {
  if (a.party !== b.party) return a.party === null ? 1 : b.party === null ? -1 : BY_NAME.compare(a.party, b.party);
  return BY_NAME.compare(a.name ?? '', b.name ?? '');
}

function detailNote(main: readonly MemberVote[], report: Document | undefined | Problem): string | null {
  const unread = main.filter(({ vote }) => vote === null).length;
  const notes = [
    rank(main) === 0 ? null : 'There is no main ballot on the matter itself; this is what was voted on.',
    unread === 0 ? null : `${unread} of the votes could not be read and are in no count.`,
    report instanceof Problem ? `The report could not be fetched: ${report.message}` : null,
    report === undefined ? 'The source has no report under its expected id.' : null,
  ].filter((note) => note !== null);
  return notes.join(' ') || null;
}

function noBallot(session: string, { designation, point }: BallotId): Problem<'not_found'> {
  const detail = `There are no votes on point ${point} of ${designation} in session ${session}.`;
  return new Problem('not_found', detail, {
    hint: 'list_votes with session and doc_id gives the ballots of a report; what is decided by acclamation has none.',
  });
}
