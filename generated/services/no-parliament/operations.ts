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
 * The Norwegian parliament (Stortinget): sessions, representatives, parties, committees, cases, votes and topics.
 * Names and titles are in Norwegian.
 */
export interface NoParliamentHandlers {
  /**
   * All sessions of the Norwegian parliament from 1986-1987 to the current one, newest first, with their dates. A
   * session lasts one year from 1 October. Future sessions are omitted.
   */
  list_sessions: Handler<ListSessionsArguments, ListSessionsResult>;
  /**
   * Current members of the Norwegian parliament with party, county, committees, gender and date of birth, in source
   * order. Covers all 169 seats; by_party counts them by party. Lists 50 members by default; continue with
   * next_offset. A deputy is listed instead of an absent member.
   */
  get_current_representatives: Handler<GetCurrentRepresentativesArguments, GetCurrentRepresentativesResult>;
  /**
   * Members elected to the Norwegian parliament for a given four-year period, in source order. Covers periods since
   * 1945-1949. by_party counts the seats by party. Lists 50 members by default; continue with next_offset. Committees
   * and email addresses are not available for past periods.
   */
  get_representatives: Handler<GetRepresentativesArguments, GetRepresentativesResult>;
  /** Political parties of the Norwegian parliament, either all parties or those of one session, in source order. */
  list_parties: Handler<ListPartiesArguments, ListPartiesResult>;
  /**
   * Committees of the Norwegian parliament in one session, in source order. Committees change from session to
   * session.
   */
  list_committees: Handler<ListCommitteesArguments, ListCommitteesResult>;
  /**
   * Cases of the Norwegian parliament in a session with committee, topics and status, filtered by committee, topic,
   * words, status or type; in source order or newest first. A session has 600 to 700 cases. Returns as many as fit in
   * 10,000 tokens, about 150 to 300; continue with next_offset. The status behandlet means only that the committee
   * has finished with the case; for the parliament, see `finished` in get_case.
   */
  get_cases: Handler<GetCasesArguments, GetCasesResult>;
  /**
   * One case of the Norwegian parliament by its number: proposers, rapporteurs, committee, topics, procedure,
   * publications and the decision.
   */
  get_case: Handler<GetCaseArguments, GetCaseResult>;
  /**
   * Ballots on one case of the Norwegian parliament: votes for and against, absent members, whether the proposal
   * passed, and the subject of the vote; optionally by party or member; oldest first. Unanimous ballots have no
   * counts: for, against and absent are null, and `note` gives the number of such ballots. Covers sessions since
   * 2011-2012. Roll calls (by, party, member) exist only for ballots with recorded_individually; for other ballots,
   * by_party and members are null and `note` reports it. A result has at most 20 ballots with roll calls, or 2 when
   * every member is listed; continue with next_offset.
   */
  get_votes: Handler<GetVotesArguments, GetVotesResult>;
  /** Topics used by the Norwegian parliament to classify its cases, in two levels, in source order. */
  list_topics: Handler<ListTopicsArguments, ListTopicsResult>;
}

/** spec/services/no-parliament/service.yaml#tools.list_sessions */
export const listSessions: Operation = {
  id: 'no-parliament.list_sessions',
  service: 'no-parliament',
  adapter: 'no-parliament',
  name: 'list_sessions',
  summary: 'All sessions of the Norwegian parliament from 1986-1987 to the current one, newest first, with their dates.',
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
  summary: 'Current members of the Norwegian parliament with party, county, committees, gender and date of birth, in source order.',
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
  summary: 'Members elected to the Norwegian parliament for a given four-year period, in source order.',
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
  summary: 'Political parties of the Norwegian parliament, either all parties or those of one session, in source order.',
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
  summary: 'Committees of the Norwegian parliament in one session, in source order.',
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
  summary: 'Cases of the Norwegian parliament in a session with committee, topics and status, filtered by committee, topic, words, status or type; in source order or newest first.',
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
  summary: 'One case of the Norwegian parliament by its number: proposers, rapporteurs, committee, topics, procedure, publications and the decision.',
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
  summary: 'Ballots on one case of the Norwegian parliament: votes for and against, absent members, whether the proposal passed, and the subject of the vote; optionally by party or member; oldest first.',
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
  summary: 'Topics used by the Norwegian parliament to classify its cases, in two levels, in source order.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: ['stortinget'],
  decode: decodeListTopics,
  result: listTopicsResult,
};
