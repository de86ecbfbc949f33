// Generated from spec/services/no-parliament/service.yaml by `make generate`: do not edit.

import type { Operation } from '../../../runtime/contract/operation.ts';
import {
  checkGetCaseResult,
  checkGetCasesResult,
  checkGetCurrentRepresentativesResult,
  checkGetRepresentativesResult,
  checkGetVotesResult,
  checkListCommitteesResult,
  checkListPartiesResult,
  checkListSessionsResult,
  checkListTopicsResult,
  decodeGetCase,
  decodeGetCases,
  decodeGetCurrentRepresentatives,
  decodeGetRepresentatives,
  decodeGetVotes,
  decodeListCommittees,
  decodeListParties,
  decodeListSessions,
  decodeListTopics,
} from './validators.ts';
import {
  writeGetCaseResult,
  writeGetCasesResult,
  writeGetCurrentRepresentativesResult,
  writeGetRepresentativesResult,
  writeGetVotesResult,
  writeListPartiesResult,
  writeListTopicsResult,
} from './writers.ts';

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
  check: checkListSessionsResult,
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
  check: checkGetCurrentRepresentativesResult,
  write: writeGetCurrentRepresentativesResult,
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
  check: checkGetRepresentativesResult,
  write: writeGetRepresentativesResult,
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
  check: checkListPartiesResult,
  write: writeListPartiesResult,
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
  check: checkListCommitteesResult,
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
  check: checkGetCasesResult,
  write: writeGetCasesResult,
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
  check: checkGetCaseResult,
  write: writeGetCaseResult,
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
  check: checkGetVotesResult,
  write: writeGetVotesResult,
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
  check: checkListTopicsResult,
  write: writeListTopicsResult,
};
