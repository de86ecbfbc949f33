// Generated from spec/services/no-parliament.yaml by `make generate`: do not edit.

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
  watchGetCaseResult,
  watchGetCasesResult,
  watchGetCurrentRepresentativesResult,
  watchGetRepresentativesResult,
  watchGetVotesResult,
  watchListCommitteesResult,
  watchListPartiesResult,
  watchListSessionsResult,
  watchListTopicsResult,
} from './validators.ts';

/** spec/services/no-parliament.yaml#tools.list_sessions */
export const listSessions: Operation = {
  id: 'no-parliament.list_sessions',
  service: 'no-parliament',
  adapter: 'no-parliament',
  name: 'list_sessions',
  summary: 'All sessions of the Norwegian parliament from 1986-1987 to the running one, newest first, with their dates. A session is one year from 1 October. Its id is what get_cases, list_committees and list_parties take. Sessions that have not begun are left out.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  upstreams: ['stortinget'],
  decode: decodeListSessions,
  watch: watchListSessionsResult,
};

/** spec/services/no-parliament.yaml#tools.get_current_representatives */
export const getCurrentRepresentatives: Operation = {
  id: 'no-parliament.get_current_representatives',
  service: 'no-parliament',
  adapter: 'no-parliament',
  name: 'get_current_representatives',
  summary: 'Who sits in the Norwegian parliament now: party, county, committees, gender, date of birth. The 169 seats; a deputy stands in the list in place of the member who is absent.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  upstreams: ['stortinget'],
  decode: decodeGetCurrentRepresentatives,
  watch: watchGetCurrentRepresentativesResult,
};

/** spec/services/no-parliament.yaml#tools.get_representatives */
export const getRepresentatives: Operation = {
  id: 'no-parliament.get_representatives',
  service: 'no-parliament',
  adapter: 'no-parliament',
  name: 'get_representatives',
  summary: 'Who was elected to the Norwegian parliament for a four-year period. Periods from 1945-1949 on. The source gives no committees and no e-mail addresses here; get_current_representatives has them.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  upstreams: ['stortinget'],
  decode: decodeGetRepresentatives,
  watch: watchGetRepresentativesResult,
};

/** spec/services/no-parliament.yaml#tools.list_parties */
export const listParties: Operation = {
  id: 'no-parliament.list_parties',
  service: 'no-parliament',
  adapter: 'no-parliament',
  name: 'list_parties',
  summary: 'Political parties of the Norwegian parliament, all of them or those of one session.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  upstreams: ['stortinget'],
  decode: decodeListParties,
  watch: watchListPartiesResult,
};

/** spec/services/no-parliament.yaml#tools.list_committees */
export const listCommittees: Operation = {
  id: 'no-parliament.list_committees',
  service: 'no-parliament',
  adapter: 'no-parliament',
  name: 'list_committees',
  summary: 'Committees of the Norwegian parliament in one session. The set of committees changes from session to session.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  upstreams: ['stortinget'],
  decode: decodeListCommittees,
  watch: watchListCommitteesResult,
};

/** spec/services/no-parliament.yaml#tools.get_cases */
export const getCases: Operation = {
  id: 'no-parliament.get_cases',
  service: 'no-parliament',
  adapter: 'no-parliament',
  name: 'get_cases',
  summary: 'All cases of a session of the Norwegian parliament with committee, topics and status. A whole session has 600 to 700 cases in one long answer. The status behandlet says only that the committee has finished; whether the parliament has, is `finished` in get_case.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  upstreams: ['stortinget'],
  decode: decodeGetCases,
  watch: watchGetCasesResult,
};

/** spec/services/no-parliament.yaml#tools.get_case */
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
  upstreams: ['stortinget'],
  decode: decodeGetCase,
  watch: watchGetCaseResult,
};

/** spec/services/no-parliament.yaml#tools.get_votes */
export const getVotes: Operation = {
  id: 'no-parliament.get_votes',
  service: 'no-parliament',
  adapter: 'no-parliament',
  name: 'get_votes',
  summary: 'The ballots on a case of the Norwegian parliament: for, against, absent, whether it passed, and what was voted on. In the order of time. Unanimous ballots have no counts: for, against and absent are null then, and `note` says how many. The source has ballots from session 2011-2012 on.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  upstreams: ['stortinget'],
  decode: decodeGetVotes,
  watch: watchGetVotesResult,
};

/** spec/services/no-parliament.yaml#tools.list_topics */
export const listTopics: Operation = {
  id: 'no-parliament.list_topics',
  service: 'no-parliament',
  adapter: 'no-parliament',
  name: 'list_topics',
  summary: 'Topics by which the Norwegian parliament sorts its cases, in two levels.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  upstreams: ['stortinget'],
  decode: decodeListTopics,
  watch: watchListTopicsResult,
};
