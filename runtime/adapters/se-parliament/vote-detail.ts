// A point of a report may have several ballots. The main ballot, on the matter itself, determines the result of the
// point; the other ballots are counted separately.

import { briefMemberVote } from '../../../generated/services/se-parliament/codec.ts';
import type {
  BallotDocument,
  GetVoteDetailArguments,
  GetVoteDetailResult,
  MemberVote as MemberVoteRecord,
  PartyCounts,
} from '../../../generated/services/se-parliament/types.ts';
import type { AdapterResult } from '../../contract/adapter-result.ts';
import type { Call } from '../../contract/call.ts';
import { Problem } from '../../contract/problem.ts';
import { labelOf } from '../../sdk/labels.ts';
import { joinedNotes } from '../../sdk/notes.ts';
import { type SettledItems, settleAll } from '../../sdk/settle-all.ts';
import {
  COMMITTEES,
  type Document,
  type MemberVote,
  type Riksdagen,
  reportId,
  sessionName,
} from './riksdagen/riksdagen.ts';
import { type BallotId, ballotId, ballotName, isClosed } from './sessions.ts';

/** Maximum number of rows for one point, enough for five ballots. */
const POINT_ROWS = 2000;
const BY_NAME = new Intl.Collator('sv');
const COUNTERS = { Ja: 'yes', Nej: 'no', Avstår: 'abstain', Frånvarande: 'absent' } as const;

type Report = SettledItems<string, Document | undefined>;

/** Rejects with the Problem `not_found` if the ballot does not exist. */
export async function voteDetail(
  source: Riksdagen,
  args: GetVoteDetailArguments,
  call: Call,
): Promise<AdapterResult<GetVoteDetailResult>> {
  const id = ballotId(args.votering_id);
  const session = sessionName(id.start);
  const { designation, point } = id;
  const closed = isClosed(id.start, call.now());
  const expected = reportId(id.start, designation);
  const [{ votes }, report] = await Promise.all([
    source.votes({ session, designation, point, rows: POINT_ROWS, closed }, call),
    // A failure to read the report is ignored, because the votes are useful without it.
    settleAll([expected], (documentId) => source.document(documentId, closed, call)),
  ]);
  const [main, ...others] = ballotsOf(votes);
  const first = main?.[0];
  if (main === undefined || first === undefined) throw noBallot(session, id);
  const chosen = [...main].sort(byPartyThenName).filter((vote) => isRequested(vote, args));
  const record = (vote: MemberVote) => briefMemberVote(voteRecord(vote), args.detail);
  return {
    votering_id: ballotName(session, designation, point),
    votering_guid: first.ballotGuid,
    session,
    designation,
    point,
    date: first.date,
    concerns: first.concerns,
    kind: first.kind,
    document: ballotDocument(report, first.documentId ?? expected, point),
    count: chosen.length,
    total: main.length,
    ...counts(main),
    by_party: byParty(main),
    votes: chosen.map(record),
    other_ballots: others.map((ballot) => ({
      votering_guid: ballot[0]?.ballotGuid,
      concerns: ballot[0]?.concerns,
      kind: ballot[0]?.kind,
      ...counts(ballot),
    })),
    note: note(main, report),
  };
}

/** In older data, the Liberals have the code FP. */
function isRequested({ party, choice }: MemberVote, args: GetVoteDetailArguments): boolean {
  const isParty = args.party === undefined || party === args.party || (args.party === 'L' && party === 'FP');
  return isParty && (args.vote === undefined || choice === args.vote);
}

function voteRecord({ personId, name, party, choice, constituency }: MemberVote): AdapterResult<MemberVoteRecord> {
  return { person_id: personId, name, party, vote: choice, constituency };
}

/** Groups votes by ballot. The main ballot on the matter itself comes first. */
function ballotsOf(votes: readonly MemberVote[]): readonly (readonly MemberVote[])[] {
  const ballots = Map.groupBy(votes, ({ ballotGuid, concerns, kind }) => `${ballotGuid} ${concerns} ${kind}`);
  return [...ballots.values()].sort((a, b) => rank(a) - rank(b) || b.length - a.length);
}

function rank([first]: readonly MemberVote[]): number {
  const isOnMatter = first?.concerns === undefined || first.concerns === 'sakfrågan';
  const isMain = first?.kind === undefined || first.kind === 'huvud';
  return (isOnMatter ? 0 : 2) + (isMain ? 0 : 1);
}

function ballotDocument({ answered }: Report, expected: string, point: number): AdapterResult<BallotDocument> {
  const report = answered[0]?.value;
  const decided = report?.points.find(({ number }) => number === point);
  return {
    dok_id: report?.id ?? expected,
    title: report?.title,
    doc_type: report?.type,
    committee: report?.organ,
    committee_name: labelOf(COMMITTEES, report?.organ),
    date: report?.date,
    status: report?.status,
    url: report?.htmlUrl,
    point_heading: decided?.heading,
    point_text: decided?.text,
    winner: decided?.winner,
  };
}

function counts(votes: readonly MemberVote[]) {
  const result = { yes: 0, no: 0, abstain: 0, absent: 0 };
  for (const { choice } of votes) if (choice !== undefined) result[COUNTERS[choice]]++;
  return result;
}

export function byParty(votes: readonly MemberVote[]): AdapterResult<PartyCounts>[] {
  const parties = Map.groupBy([...votes].sort(byPartyThenName), ({ party }) => party);
  return [...parties].map(([party, members]) => ({ party, ...counts(members) }));
}

/** Sorts members who have no party last. */
function byPartyThenName(a: MemberVote, b: MemberVote): number {
  if (a.party === b.party) return BY_NAME.compare(a.name ?? '', b.name ?? '');
  if (a.party === undefined) return 1;
  return b.party === undefined ? -1 : BY_NAME.compare(a.party, b.party);
}

function note(main: readonly MemberVote[], { answered, failed }: Report): string | null {
  const unread = main.filter(({ choice }) => choice === undefined).length;
  const [failure] = failed;
  return joinedNotes(
    rank(main) === 0 ? null : 'There is no main ballot on the matter itself; this is another ballot on the point.',
    unread === 0 ? null : `${unread} of the votes could not be parsed and are not counted.`,
    failure === undefined ? null : `The report could not be fetched: ${failure.problem.message}`,
    answered.some(({ value }) => value === undefined) ? 'The source has no report under its expected id.' : null,
  );
}

function noBallot(session: string, { designation, point }: BallotId): Problem<'not_found'> {
  const detail = `There are no votes on point ${point} of ${designation} in session ${session}.`;
  return new Problem('not_found', detail, {
    hint: 'list_votes with session and doc_id lists the ballots of a report; decisions by acclamation have none.',
  });
}
