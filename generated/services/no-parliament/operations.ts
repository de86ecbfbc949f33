// Generated from spec/services/no-parliament/service.yaml by `make generate`: do not edit.

import type { Handler } from '../../../runtime/contract/call.ts';
import type { Operation } from '../../../runtime/contract/operation.ts';
import {
  decodeGetCase,
  decodeGetCases,
  decodeGetCurrentRepresentatives,
  decodeGetRepresentatives,
  decodeGetVotes,
  decodeListCommittees,
  decodeListParties,
  decodeListSessions,
  decodeListTopics,
  getCaseResult,
  getCasesResult,
  getCurrentRepresentativesResult,
  getRepresentativesResult,
  getVotesResult,
  listCommitteesResult,
  listPartiesResult,
  listSessionsResult,
  listTopicsResult,
} from './codec.ts';
import type {
  GetCaseArguments,
  GetCaseResult,
  GetCasesArguments,
  GetCasesResult,
  GetCurrentRepresentativesArguments,
  GetCurrentRepresentativesResult,
  GetRepresentativesArguments,
  GetRepresentativesResult,
  GetVotesArguments,
  GetVotesResult,
  ListCommitteesArguments,
  ListCommitteesResult,
  ListPartiesArguments,
  ListPartiesResult,
  ListSessionsArguments,
  ListSessionsResult,
  ListTopicsArguments,
  ListTopicsResult,
} from './types.ts';

/**
 * The Norwegian parliament (Stortinget): sessions, representatives, parties, committees, cases, ballots and topics.
 * Names and titles are in Norwegian.
 */
export interface NoParliamentHandlers {
  /**
   * All sessions of the Norwegian parliament from 1986-1987 to the running one, newest first, with their dates. A
   * session is one year from 1 October. Sessions that have not begun are left out.
   */
  list_sessions: Handler<ListSessionsArguments, ListSessionsResult>;
  /**
   * Who sits in the Norwegian parliament now: party, county, committees, gender, date of birth; in the order of the
   * source. The 169 seats, counted by party in by_party, 50 of them in the list unless limit says otherwise;
   * next_offset goes on. A deputy stands in the list in place of the member who is absent.
   */
  get_current_representatives: Handler<GetCurrentRepresentativesArguments, GetCurrentRepresentativesResult>;
  /**
   * Who was elected to the Norwegian parliament for a four-year period, in the order of the source. Periods from
   * 1945-1949 on. The seats are counted by party in by_party; 50 members unless limit says otherwise, next_offset
   * goes on. The source gives no committees and no e-mail addresses here.
   */
  get_representatives: Handler<GetRepresentativesArguments, GetRepresentativesResult>;
  /**
   * Political parties of the Norwegian parliament, all of them or those of one session, in the order of the source.
   */
  list_parties: Handler<ListPartiesArguments, ListPartiesResult>;
  /**
   * Committees of the Norwegian parliament in one session, in the order of the source. The set of committees changes
   * from session to session.
   */
  list_committees: Handler<ListCommitteesArguments, ListCommitteesResult>;
  /**
   * Cases of a session of the Norwegian parliament with committee, topics and status; by committee, topic, words,
   * status or kind; in the order of the source, or newest first. A whole session has 600 to 700 cases. Returns as
   * many as 10,000 tokens hold, some 150 to 300; next_offset continues. The status behandlet says only that the
   * committee has finished; whether the parliament has, is `finished` in get_case.
   */
  get_cases: Handler<GetCasesArguments, GetCasesResult>;
  /**
   * One case of the Norwegian parliament: who proposed it, rapporteurs, committee, topics, procedure, publications
   * and the decision.
   */
  get_case: Handler<GetCaseArguments, GetCaseResult>;
  /**
   * The ballots on a case of the Norwegian parliament: for, against, absent, whether it passed, and what was voted
   * on; also how each party and member voted; in the order of time. In the order of time. Unanimous ballots have no
   * counts: for, against and absent are null then, and `note` says how many. The source has ballots from session
   * 2011-2012 on. Roll calls (by, party, member) exist for ballots with recorded_individually; elsewhere by_party and
   * members are null, and `note` says so. An answer has at most 20 ballots with roll calls, 2 when every member is
   * listed; next_offset goes on.
   */
  get_votes: Handler<GetVotesArguments, GetVotesResult>;
  /** Topics by which the Norwegian parliament sorts its cases, in two levels, in the order of the source. */
  list_topics: Handler<ListTopicsArguments, ListTopicsResult>;
}

/** spec/services/no-parliament/service.yaml#tools.list_sessions */
export const listSessions: Operation = {
  id: 'no-parliament.list_sessions',
  service: 'no-parliament',
  adapter: 'no-parliament',
  name: 'list_sessions',
  summary: 'All sessions of the Norwegian parliament from 1986-1987 to the running one, newest first, with their dates.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: ['stortinget'],
  decode: decodeListSessions,
  result: listSessionsResult,
};

/** spec/services/no-parliament/service.yaml#tools.get_current_representatives */
export const getCurrentRepresentatives: Operation = {
  id: 'no-parliament.get_current_representatives',
  service: 'no-parliament',
  adapter: 'no-parliament',
  name: 'get_current_representatives',
  summary: 'Who sits in the Norwegian parliament now: party, county, committees, gender, date of birth; in the order of the source.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: ['stortinget'],
  decode: decodeGetCurrentRepresentatives,
  result: getCurrentRepresentativesResult,
};

/** spec/services/no-parliament/service.yaml#tools.get_representatives */
export const getRepresentatives: Operation = {
  id: 'no-parliament.get_representatives',
  service: 'no-parliament',
  adapter: 'no-parliament',
  name: 'get_representatives',
  summary: 'Who was elected to the Norwegian parliament for a four-year period, in the order of the source.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: ['not_found'],
  sources: ['stortinget'],
  decode: decodeGetRepresentatives,
  result: getRepresentativesResult,
};

/** spec/services/no-parliament/service.yaml#tools.list_parties */
export const listParties: Operation = {
  id: 'no-parliament.list_parties',
  service: 'no-parliament',
  adapter: 'no-parliament',
  name: 'list_parties',
  summary: 'Political parties of the Norwegian parliament, all of them or those of one session, in the order of the source.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: ['not_found'],
  sources: ['stortinget'],
  decode: decodeListParties,
  result: listPartiesResult,
};

/** spec/services/no-parliament/service.yaml#tools.list_committees */
export const listCommittees: Operation = {
  id: 'no-parliament.list_committees',
  service: 'no-parliament',
  adapter: 'no-parliament',
  name: 'list_committees',
  summary: 'Committees of the Norwegian parliament in one session, in the order of the source.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: ['not_found'],
  sources: ['stortinget'],
  decode: decodeListCommittees,
  result: listCommitteesResult,
};

/** spec/services/no-parliament/service.yaml#tools.get_cases */
export const getCases: Operation = {
  id: 'no-parliament.get_cases',
  service: 'no-parliament',
  adapter: 'no-parliament',
  name: 'get_cases',
  summary: 'Cases of a session of the Norwegian parliament with committee, topics and status; by committee, topic, words, status or kind; in the order of the source, or newest first.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: ['not_found'],
  sources: ['stortinget'],
  decode: decodeGetCases,
  result: getCasesResult,
};

/** spec/services/no-parliament/service.yaml#tools.get_case */
export const getCase: Operation = {
  id: 'no-parliament.get_case',
  service: 'no-parliament',
  adapter: 'no-parliament',
  name: 'get_case',
  summary: 'One case of the Norwegian parliament: who proposed it, rapporteurs, committee, topics, procedure, publications and the decision.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: ['not_found'],
  sources: ['stortinget'],
  decode: decodeGetCase,
  result: getCaseResult,
};

/** spec/services/no-parliament/service.yaml#tools.get_votes */
export const getVotes: Operation = {
  id: 'no-parliament.get_votes',
  service: 'no-parliament',
  adapter: 'no-parliament',
  name: 'get_votes',
  summary: 'The ballots on a case of the Norwegian parliament: for, against, absent, whether it passed, and what was voted on; also how each party and member voted; in the order of time.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: ['not_found'],
  sources: ['stortinget'],
  decode: decodeGetVotes,
  result: getVotesResult,
};

/** spec/services/no-parliament/service.yaml#tools.list_topics */
export const listTopics: Operation = {
  id: 'no-parliament.list_topics',
  service: 'no-parliament',
  adapter: 'no-parliament',
  name: 'list_topics',
  summary: 'Topics by which the Norwegian parliament sorts its cases, in two levels, in the order of the source.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: ['stortinget'],
  decode: decodeListTopics,
  result: listTopicsResult,
};
