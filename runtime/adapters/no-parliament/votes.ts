// Votes on cases. Only ballots in which votes were counted have roll calls.

import type {
  GetVotesArguments,
  GetVotesResult,
  MemberVote as MemberVoteRecord,
  PartyVotes,
  Vote,
} from '../../../generated/services/no-parliament/types.ts';
import type { AdapterResult } from '../../contract/adapter-result.ts';
import type { Call } from '../../contract/call.ts';
import { invalidArgument, Problem } from '../../contract/problem.ts';
import { foldWords } from '../../lib/text/fold.ts';
import { holdsWords } from '../../lib/text/words.ts';
import { collectProblems } from '../../sdk/collect-problems.ts';
import { joinedNotes } from '../../sdk/notes.ts';
import { type Page, pageOf } from '../../sdk/page.ts';
import { settleAll } from '../../sdk/settle-all.ts';
import { wholePage } from '../../sdk/whole-list.ts';
import { requireParty } from './named-values.ts';
import { ballotsPage } from './pages.ts';
import { personRecord } from './representatives.ts';
import {
  type Ballot,
  type Case,
  type MemberVote,
  type Named,
  parseTerm,
  type Stortinget,
  type Term,
  termId,
} from './stortinget/stortinget.ts';

/** The first session with ballots in the source. */
const FIRST_BALLOTS: Term = { from: 2011, to: 2012 };
/** Maximum number of roll calls per result. Each roll call requires a request and has 169 members. */
const ROLL_CALLS = { grouped: 20, whole: 2 } as const;

type RollCalls = ReadonlyMap<number, readonly MemberVote[]>;

/**
 * Rejects with the Problem `not_found` for an unknown case or ballot, or `invalid_arguments` for a party or member that
 * did not vote.
 */
export async function votesOnCase(
  source: Stortinget,
  args: GetVotesArguments,
  call: Call,
): Promise<AdapterResult<GetVotesResult>> {
  const { case_id, vote_id } = args;
  const [ballots, found] = await Promise.all([source.ballots(case_id, call), caseOf(source, case_id, call)]);
  const about = { case_id, case_title: found === 'unread' ? undefined : found?.title };
  if (ballots.length === 0) {
    const note = noBallotsNote(case_id, found);
    return { ...about, count: 0, total: 0, next_offset: null, url: ballotsPage(case_id), votes: [], note };
  }
  const chosen = vote_id === undefined ? ballots : ballots.filter(({ id }) => id === vote_id);
  if (chosen.length === 0) throw unknownBallot(case_id, args.vote_id);
  const by = grouping(args);
  const { rows, ...figures } = ballotPage(chosen, args);
  const { calls, note } = by === undefined ? NO_ROLL_CALLS : await rollCalls(source, rows, call);
  const held = by === undefined ? calls : narrowed(calls, args);
  const votes = rows.map((ballot) => ({
    ...voteRecord(ballot, args.detail),
    ...(by === 'party' ? { by_party: partiesOf(held.get(ballot.id)) } : {}),
    ...(by === 'member' ? { members: membersOf(held.get(ballot.id)) } : {}),
  }));
  return { ...about, ...figures, url: ballotsPage(case_id), votes, note: joinedNotes(uncountedNote(rows), note) };
}

/** Returns a page of ballots, which is shorter if roll calls are included. */
function ballotPage(ballots: readonly Ballot[], args: GetVotesArguments): Page<Ballot> {
  const { offset, limit, detail } = args;
  const max = mostRollCalls(args);
  if (max !== undefined) return pageOf(ballots, { offset, limit: Math.min(limit, max) });
  const { count } = wholePage(ballots, { limit, offset }, (ballot) => voteRecord(ballot, detail));
  return pageOf(ballots, { offset, limit: count });
}

const NO_ROLL_CALLS: { readonly calls: RollCalls; readonly note: null } = { calls: new Map(), note: null };

function grouping({ by, party, member }: GetVotesArguments): GetVotesArguments['by'] {
  if (member !== undefined) return 'member';
  return by ?? (party === undefined ? undefined : 'party');
}

function mostRollCalls(args: GetVotesArguments): number | undefined {
  const by = grouping(args);
  if (by === undefined) return undefined;
  return by === 'member' && args.member === undefined ? ROLL_CALLS.whole : ROLL_CALLS.grouped;
}

async function rollCalls(
  source: Stortinget,
  ballots: readonly Ballot[],
  call: Call,
): Promise<{ calls: RollCalls; note: string | null }> {
  const recorded = ballots.filter(({ isRecordedIndividually }) => isRecordedIndividually !== false);
  const { answered, failed } = await settleAll(recorded, ({ id }) => source.rollCall(id, call));
  if (failed[0] !== undefined && answered.length === 0) throw failed[0].problem;
  const calls = new Map(answered.filter(({ value }) => value.length > 0).map(({ item, value }) => [item.id, value]));
  const without = ballots.length - calls.size - failed.length;
  const ids = failed.map(({ item }) => item.id).join(', ');
  const note = joinedNotes(
    without > 0
      ? `${without} of these ballots ${without === 1 ? 'has' : 'have'} no roll call, because individual votes were not recorded.`
      : null,
    failed[0] === undefined ? null : `The roll calls of ${ids} could not be downloaded: ${failed[0].problem.message}`,
  );
  return { calls, note };
}

/** @throws Problem `invalid_arguments` if the party or member did not vote */
function narrowed(calls: RollCalls, { party, member }: GetVotesArguments): RollCalls {
  if (calls.size === 0) return calls;
  const everybody = [...calls.values()].flat().map((vote) => vote.member);
  const { parties } = collectProblems({
    parties: () => (party === undefined ? undefined : requireParty(party, everybody.flatMap(partyOf))),
    member: () => requireMember(member, everybody),
  });
  const isRequested = (vote: MemberVote) =>
    (parties === undefined || parties.has(vote.member.partyId ?? '')) &&
    (member === undefined || isMember(vote.member, member));
  return new Map([...calls].map(([id, votes]) => [id, votes.filter(isRequested)]));
}

function partyOf({ partyId: id }: MemberVote['member']): readonly Named[] {
  return id === undefined ? [] : [{ id, name: id }];
}

function requireMember(requested: string | undefined, everybody: readonly MemberVote['member'][]): void {
  if (requested === undefined || everybody.some((person) => isMember(person, requested))) return;
  const hint = 'Use the id or part of the name. An absent member may have been replaced by a deputy.';
  throw invalidArgument('member', `"${requested}" does not match any member in the roll calls of these ballots`, hint);
}

function isMember({ id, name }: MemberVote['member'], requested: string): boolean {
  return foldWords(id) === foldWords(requested) || holdsWords(requested, name);
}

function partiesOf(votes: readonly MemberVote[] | undefined): AdapterResult<PartyVotes>[] | null {
  if (votes === undefined) return null;
  const parties = Map.groupBy(votes, ({ member }) => member.partyId ?? null);
  const number = (of: readonly MemberVote[], choice: MemberVote['choice']) =>
    of.filter((vote) => vote.choice === choice).length;
  return [...parties]
    .map(([party, of]) => ({
      party,
      for: number(of, 'for'),
      against: number(of, 'against'),
      absent: number(of, 'absent'),
    }))
    .sort((a, b) => (a.party === null ? 1 : b.party === null ? -1 : a.party < b.party ? -1 : 1));
}

function membersOf(votes: readonly MemberVote[] | undefined): AdapterResult<MemberVoteRecord>[] | null {
  if (votes === undefined) return null;
  return votes.map(({ member, choice }) => ({ ...personRecord(member), vote: choice }));
}

function voteRecord(ballot: Ballot, detail: GetVotesArguments['detail']): AdapterResult<Vote> {
  const short = {
    id: ballot.id,
    topic: ballot.topic,
    time: ballot.time,
    passed: ballot.isPassed,
    counted: isCounted(ballot),
    for: ballot.for,
    against: ballot.against,
    absent: ballot.absent,
    unanimous: ballot.result?.startsWith('enstemmig') ?? false,
    recorded_individually: ballot.isRecordedIndividually,
    alternative_vote_id: ballot.alternativeId,
    // Comments are included because they correct the counts.
    ...(ballot.comment === undefined ? {} : { comment: ballot.comment }),
  };
  if (detail !== 'full') return short;
  return {
    ...short,
    result: ballot.result,
    result_text: ballot.resultText,
    free_vote: ballot.isFree,
    order: ballot.order,
    agenda_number: ballot.agendaNumber,
    method: ballot.method,
    comment: ballot.comment,
    president: ballot.president === undefined ? null : personRecord(ballot.president),
  };
}

function isCounted(ballot: Ballot): boolean {
  return ballot.for !== undefined && ballot.against !== undefined;
}

function uncountedNote(ballots: readonly Ballot[]): string | null {
  const uncounted = ballots.filter((ballot) => !isCounted(ballot)).length;
  if (uncounted === 0) return null;
  const which = `${uncounted} of the ${ballots.length} ballots ${uncounted === 1 ? 'has' : 'have'} no counts`;
  return `${which}: the Storting does not count unanimous ballots.`;
}

/**
 * Returns undefined if the source does not have the case, and `unread` if the request fails. In the latter case, the
 * ballots are still returned.
 */
async function caseOf(source: Stortinget, caseId: number, call: Call): Promise<Case | undefined | 'unread'> {
  const { answered } = await settleAll([caseId], (id) => source.case(id, call));
  return answered[0] === undefined ? 'unread' : answered[0].value;
}

/**
 * Returns a note that the case has no ballots. An unknown case has no ballots either, so the case itself is checked.
 * @throws Problem `not_found` for an unknown case
 */
function noBallotsNote(caseId: number, found: Case | undefined | 'unread'): string {
  if (found === 'unread') {
    return 'The source has no ballots on this case, and it could not be checked whether the case exists.';
  }
  if (found === undefined) throw unknownCase(caseId);
  const session = found.session === undefined ? undefined : parseTerm(found.session);
  return session !== undefined && session.from < FIRST_BALLOTS.from
    ? `The source has ballots from session ${termId(FIRST_BALLOTS)} on; this case is from ${termId(session)}.`
    : 'The source has no ballots on this case; there may be none yet.';
}

export function unknownCase(id: number): Problem<'not_found'> {
  return new Problem('not_found', `The Storting has no case ${id}.`, {
    hint: 'List the cases of a session with get_cases.',
  });
}

function unknownBallot(caseId: number, voteId: number | undefined): Problem<'not_found'> {
  return new Problem('not_found', `Case ${caseId} has no ballot ${voteId}.`, {
    hint: 'Call get_votes without vote_id to list the ballots on the case.',
  });
}
