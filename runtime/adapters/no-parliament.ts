// no-parliament: the Norwegian parliament's open data. Its lists come whole from the source; what is done here is checking
// sessions and periods, English labels beside the source's words, and saying what the source does not have.

import type { NoParliamentHandlers } from '../../generated/services/no-parliament/handlers.ts';
import type {
  CaseRow,
  GetCaseResult,
  GetVotesResult,
  ListPartiesArguments,
  ListPartiesResult,
  Vote,
} from '../../generated/services/no-parliament/types.ts';
import type { Call } from '../contract/call.ts';
import { Problem } from '../contract/problem.ts';
import type { CaseDetail, CaseRow as SourceCase } from '../sources/stortinget/cases.ts';
import type { Ballot, Sessions } from '../sources/stortinget/lists.ts';
import { parseTerm, runningSession, type Term, termId } from '../sources/stortinget/terms.ts';
import type { Stortinget } from '../sources/stortinget.ts';
import { isUpstreamProblem } from '../upstream/failure.ts';
import { DOCUMENT_GROUP_LABELS, labelOf, STATUS_LABELS, TYPE_LABELS } from './no-parliament/labels.ts';
import { requirePeriod, requireSession, unknownPeriod, unknownSession } from './no-parliament/terms.ts';

/** The first session of which the source has ballots. */
const FIRST_BALLOTS: Term = { from: 2011, to: 2012 };

/** The handlers of no-parliament. */
export function noParliament(source: Stortinget): NoParliamentHandlers {
  return {
    list_sessions: async (_, call) => sessions(await source.sessions(call)),
    get_current_representatives: async (_, call) => {
      const representatives = [...(await source.currentRepresentatives(call))];
      return { count: representatives.length, representatives };
    },
    get_representatives: async ({ period_id }, call) => {
      const period = requirePeriod(period_id, call.now());
      const representatives = await source.representatives(period, call);
      if (representatives === undefined) throw unknownPeriod(period);
      return { period_id: termId(period), count: representatives.length, representatives: [...representatives] };
    },
    list_parties: (args, call) => parties(source, args, call),
    list_committees: async ({ session_id }, call) => {
      const session = requireSession(session_id, call.now());
      const committees = await source.committees(session, call);
      if (committees === undefined) throw unknownSession(session, call.now());
      return { session_id: termId(session), count: committees.length, committees: [...committees] };
    },
    get_cases: async ({ session_id }, call) => {
      const session = requireSession(session_id, call.now());
      const closed = session.from < runningSession(call.now());
      const cases = await source.cases(session, closed, call);
      if (cases === undefined) throw unknownSession(session, call.now());
      return { session_id: termId(session), count: cases.length, cases: cases.map(caseRow) };
    },
    get_case: async ({ case_id }, call) => {
      const found = await source.case(case_id, call);
      if (found === undefined) throw unknownCase(case_id);
      return caseDetail(found);
    },
    get_votes: ({ case_id }, call) => votes(source, case_id, call),
    list_topics: async (_, call) => {
      const topics = [...(await source.topics(call))];
      return { count: topics.length, topics };
    },
  };
}

/** The source lists the next session, too; one that has not begun is not offered. */
function sessions({ current, all }: Sessions) {
  const begun = all.filter(({ from }) => from <= current.from);
  return {
    count: begun.length,
    current_session: current.id,
    sessions: begun.map((session) => ({ ...session, is_current: session.id === current.id })),
  };
}

async function parties(source: Stortinget, args: ListPartiesArguments, call: Call): Promise<ListPartiesResult> {
  if (args.session_id === undefined) {
    const all = [...(await source.allParties(call))];
    return { session_id: null, count: all.length, parties: all };
  }
  const session = requireSession(args.session_id, call.now());
  const found = await source.parties(session, call);
  if (found === undefined) throw unknownSession(session, call.now());
  return { session_id: termId(session), count: found.length, parties: [...found] };
}

function caseRow(row: SourceCase): CaseRow {
  return { ...row, status_label: labelOf(STATUS_LABELS, row.status) };
}

function caseDetail(detail: CaseDetail): GetCaseResult {
  return {
    ...detail,
    status_label: labelOf(STATUS_LABELS, detail.status),
    type_label: labelOf(TYPE_LABELS, detail.type),
    document_group_label: labelOf(DOCUMENT_GROUP_LABELS, detail.document_group),
  };
}

async function votes(source: Stortinget, caseId: number, call: Call): Promise<GetVotesResult> {
  const ballots = await source.ballots(caseId, call);
  const note = ballots.length === 0 ? await whyNone(source, caseId, call) : uncountedNote(ballots);
  return { case_id: caseId, count: ballots.length, votes: ballots.map(vote), note };
}

function vote(ballot: Ballot): Vote {
  const unanimous = ballot.result?.startsWith('enstemmig') ?? false;
  const counted = ballot.for !== null && ballot.against !== null;
  return { ...ballot, counted, unanimous };
}

function uncountedNote(ballots: readonly Ballot[]): string | null {
  const uncounted = ballots.filter((ballot) => !vote(ballot).counted).length;
  if (uncounted === 0) return null;
  const which = `${uncounted} of the ${ballots.length} ballots ${uncounted === 1 ? 'has' : 'have'} no counts`;
  return `${which}: the Storting does not count unanimous ballots.`;
}

/** An unknown case has no ballots either: the case itself tells the two apart. Throws `not_found` for an unknown one. */
async function whyNone(source: Stortinget, caseId: number, call: Call): Promise<string> {
  let found: CaseDetail | undefined;
  try {
    found = await source.case(caseId, call);
  } catch (error) {
    if (!isUpstreamProblem(error)) throw error;
    return 'The source gives no ballots on this case, and whether the case exists could not be checked now.';
  }
  if (found === undefined) throw unknownCase(caseId);
  const session = found.session === null ? undefined : parseTerm(found.session);
  return session !== undefined && session.from < FIRST_BALLOTS.from
    ? `The source has ballots from session ${termId(FIRST_BALLOTS)} on; this case is of ${termId(session)}.`
    : 'The source gives no ballots on this case; there may be none yet.';
}

function unknownCase(id: number): Problem<'not_found'> {
  return new Problem('not_found', `The Storting has no case ${id}.`, {
    hint: 'get_cases gives the cases of a session.',
  });
}
