// Generated from spec/services/no-parliament/service.yaml by `make generate`: do not edit.

import type { Decoded, RawArguments } from '../../../runtime/contract/operation.ts';
import { published } from '../../../runtime/contract/published.ts';
import { ArgumentReader } from '../../../runtime/decoding/arguments.ts';
import { briefOf } from '../../../runtime/decoding/brief.ts';
import type {
  CaseRow,
  GetCaseArguments,
  GetCasesArguments,
  GetCurrentRepresentativesArguments,
  GetRepresentativesArguments,
  GetVotesArguments,
  ListCommitteesArguments,
  ListPartiesArguments,
  ListSessionsArguments,
  ListTopicsArguments,
} from './types.ts';

/** listed: in source order; newest: most recently changed first. */
export const CASE_SORT_VALUES = ['listed', 'newest'] as const;

/**
 * Status: varslet announced, mottatt received, til_behandling under consideration, behandlet considered by the
 * committee, trukket withdrawn, bortfalt lapsed.
 */
export const CASE_STATUS_VALUES = ['varslet', 'mottatt', 'til_behandling', 'behandlet', 'trukket', 'bortfalt'] as const;

/** Type: alminneligsak ordinary matter, budsjett budget, lovsak bill. */
export const CASE_TYPE_VALUES = ['alminneligsak', 'budsjett', 'lovsak'] as const;

/** Vote of a member. */
export const CHOICE_VALUES = ['for', 'against', 'absent'] as const;

/** brief: the most commonly used fields; full: every field. */
export const DETAIL_VALUES = ['brief', 'full'] as const;

/**
 * Document group: proposisjon government proposition, representantforslag private member's motion, grunnlovsforslag
 * constitutional amendment, melding white paper or report, dokumentserien Storting document, innstillingssaker
 * committee recommendation, redegjorelse statement, innberetning reported matter.
 */
export const DOCUMENT_GROUP_VALUES = [
  'proposisjon', 'representantforslag', 'grunnlovsforslag', 'melding', 'dokumentserien', 'innstillingssaker',
  'redegjorelse', 'innberetning',
] as const;

/** Gender as registered by the source. */
export const GENDER_VALUES = ['female', 'male'] as const;

/** party: votes for, against and absent per party; member: the vote of each member. */
export const GROUPING_VALUES = ['party', 'member'] as const;

const GET_CASES_SESSION_ID_PATTERN = /^(current|[0-9]{4}-([0-9]{4}|[0-9]{2}))$/u;
const ID_PATTERN = /^[0-9]{4}-[0-9]{4}$/u;
const LIST_PARTIES_SESSION_ID_PATTERN = /^([0-9]{4}-([0-9]{4}|[0-9]{2}))?$/u;
const PERIOD_ID_PATTERN = /^[0-9]{4}-([0-9]{4}|[0-9]{2})$/u;

/** spec/services/no-parliament/service.yaml#records.Committee */
export const committeeFields = published.fields({
  id: published.string(),
  name: published.string(),
});

/** spec/services/no-parliament/service.yaml#records.CaseRow */
export const caseRowFields = published.fields({
  id: published.integer(),
  title: published.string(),
  short_title: published.string({ optional: true, nullable: true }),
  status: published.string({ nullable: true }),
  status_label: published.string({ optional: true, nullable: true }),
  type: published.string({ optional: true, nullable: true }),
  document_group: published.string({ optional: true, nullable: true }),
  reference: published.string({ optional: true, nullable: true }),
  committee: published.record(committeeFields, { nullable: true }),
  topics: published.list(published.string()),
  last_updated: published.string({ optional: true, nullable: true, format: 'date' }),
  treated_in_session: published.string({ optional: true, nullable: true }),
  recommendation_id: published.integer({ optional: true, nullable: true }),
  proposed_case_id: published.integer({ optional: true, nullable: true }),
});

/** spec/services/no-parliament/service.yaml#records.CaseTopic */
export const caseTopicFields = published.fields({
  id: published.string(),
  name: published.string(),
  is_main_topic: published.boolean({ nullable: true }),
  main_topic_id: published.string({ nullable: true }),
});

/** spec/services/no-parliament/service.yaml#records.CommitteeOfPerson */
export const committeeOfPersonFields = published.fields({
  id: published.string(),
  name: published.string({ optional: true }),
});

/** spec/services/no-parliament/service.yaml#records.MemberVote */
export const memberVoteFields = published.fields({
  id: published.string(),
  name: published.string(),
  party: published.string({ nullable: true }),
  vote: published.choice(CHOICE_VALUES, { nullable: true }),
});

/** spec/services/no-parliament/service.yaml#records.Party */
export const partyFields = published.fields({
  id: published.string(),
  name: published.string(),
  represented: published.boolean({ nullable: true }),
});

/** spec/services/no-parliament/service.yaml#records.PartySeats */
export const partySeatsFields = published.fields({
  party: published.string({ nullable: true }),
  count: published.integer({ minimum: 1 }),
});

/** spec/services/no-parliament/service.yaml#records.PartyVotes */
export const partyVotesFields = published.fields({
  party: published.string({ nullable: true }),
  for: published.integer({ minimum: 0 }),
  against: published.integer({ minimum: 0 }),
  absent: published.integer({ minimum: 0 }),
});

/** spec/services/no-parliament/service.yaml#records.Person */
export const personFields = published.fields({
  id: published.string(),
  name: published.string(),
  party: published.string({ nullable: true }),
});

/** spec/services/no-parliament/service.yaml#records.ProcedureStep */
export const procedureStepFields = published.fields({
  number: published.integer({ nullable: true }),
  id: published.string({ nullable: true }),
  name: published.string({ nullable: true }),
  skipped: published.boolean({ nullable: true }),
});

/** spec/services/no-parliament/service.yaml#records.Procedure */
export const procedureFields = published.fields({
  id: published.string({ nullable: true }),
  name: published.string({ nullable: true }),
  steps: published.list(published.record(procedureStepFields)),
});

/** spec/services/no-parliament/service.yaml#records.Publication */
export const publicationFields = published.fields({
  title: published.string({ nullable: true }),
  url: published.string({ nullable: true, format: 'uri' }),
  type: published.string({ nullable: true }),
  subtype: published.string({ nullable: true }),
  export_id: published.string({ nullable: true }),
});

/** spec/services/no-parliament/service.yaml#records.Representative */
export const representativeFields = published.fields({
  id: published.string(),
  name: published.string(),
  first_name: published.string({ optional: true, nullable: true }),
  last_name: published.string({ optional: true, nullable: true }),
  party: published.string({ nullable: true }),
  party_name: published.string({ optional: true, nullable: true }),
  county: published.string({ nullable: true }),
  county_id: published.string({ optional: true, nullable: true }),
  committees: published.list(published.record(committeeOfPersonFields), { nullable: true }),
  email: published.string({ nullable: true }),
  gender: published.choice(GENDER_VALUES, { nullable: true }),
  date_of_birth: published.string({ nullable: true, format: 'date' }),
  date_of_death: published.string({ optional: true, nullable: true, format: 'date' }),
  is_deputy: published.boolean({ optional: true, nullable: true }),
  deputy_for: published.record(personFields, { optional: true, nullable: true }),
});

/** spec/services/no-parliament/service.yaml#records.Session */
export const sessionFields = published.fields({
  id: published.string({ pattern: ID_PATTERN }),
  from: published.string({ format: 'date' }),
  to: published.string({ format: 'date' }),
  is_current: published.boolean(),
});

/** spec/services/no-parliament/service.yaml#records.Subtopic */
export const subtopicFields = published.fields({
  id: published.string(),
  name: published.string(),
  is_main_topic: published.boolean({ optional: true }),
});

/** spec/services/no-parliament/service.yaml#records.Topic */
export const topicFields = published.fields({
  id: published.string(),
  name: published.string(),
  is_main_topic: published.boolean(),
  subtopics: published.list(published.record(subtopicFields)),
});

/** spec/services/no-parliament/service.yaml#records.Vote */
export const voteFields = published.fields({
  id: published.integer(),
  topic: published.string({ nullable: true }),
  time: published.string({ nullable: true, format: 'date-time' }),
  passed: published.boolean({ nullable: true }),
  counted: published.boolean(),
  for: published.integer({ nullable: true, minimum: 0 }),
  against: published.integer({ nullable: true, minimum: 0 }),
  absent: published.integer({ nullable: true, minimum: 0 }),
  unanimous: published.boolean(),
  result: published.string({ optional: true, nullable: true }),
  result_text: published.string({ optional: true, nullable: true }),
  recorded_individually: published.boolean({ nullable: true }),
  free_vote: published.boolean({ optional: true, nullable: true }),
  alternative_vote_id: published.integer({ nullable: true }),
  order: published.integer({ optional: true, nullable: true }),
  agenda_number: published.integer({ optional: true, nullable: true }),
  method: published.string({ optional: true, nullable: true }),
  comment: published.string({ optional: true, nullable: true }),
  president: published.record(personFields, { optional: true, nullable: true }),
  by_party: published.list(published.record(partyVotesFields), { optional: true, nullable: true }),
  members: published.list(published.record(memberVoteFields), { optional: true, nullable: true }),
});

/** spec/services/no-parliament/service.yaml#tools.list_sessions */
export function decodeListSessions(raw: RawArguments): Decoded<ListSessionsArguments> {
  const read = new ArgumentReader(raw, []);
  return read.finish<ListSessionsArguments>({});
}

/** Result of spec/services/no-parliament/service.yaml#tools.list_sessions */
export const listSessionsResult = published.record(published.fields({
  count: published.integer({ minimum: 0 }),
  current_session: published.string(),
  sessions: published.list(published.record(sessionFields)),
}));

/** spec/services/no-parliament/service.yaml#tools.get_current_representatives */
export function decodeGetCurrentRepresentatives(raw: RawArguments): Decoded<GetCurrentRepresentativesArguments> {
  const read = new ArgumentReader(raw, ['party', 'county', 'committee', 'name', 'limit', 'offset', 'detail']);
  return read.finish<GetCurrentRepresentativesArguments>({
    party: read.string('party', { emptyMeansAbsent: true, maxLength: 100 }),
    county: read.string('county', { emptyMeansAbsent: true, maxLength: 100 }),
    committee: read.string('committee', { emptyMeansAbsent: true, maxLength: 100 }),
    name: read.string('name', { emptyMeansAbsent: true, maxLength: 100 }),
    limit: read.integer('limit', { default: 300, minimum: 1, maximum: 1000 }),
    offset: read.integer('offset', { default: 0, minimum: 0, maximum: 100000 }),
    detail: read.choice('detail', DETAIL_VALUES, { default: 'brief', ignoreCase: true }),
  });
}

/** Result of spec/services/no-parliament/service.yaml#tools.get_current_representatives */
export const getCurrentRepresentativesResult = published.record(published.fields({
  count: published.integer({ minimum: 0 }),
  total: published.integer({ minimum: 0 }),
  next_offset: published.integer({ nullable: true }),
  by_party: published.list(published.record(partySeatsFields)),
  representatives: published.list(published.record(representativeFields)),
  committees: published.list(published.record(committeeFields)),
}));

/** spec/services/no-parliament/service.yaml#tools.get_representatives */
export function decodeGetRepresentatives(raw: RawArguments): Decoded<GetRepresentativesArguments> {
  const read = new ArgumentReader(raw, ['period_id', 'party', 'county', 'name', 'limit', 'offset', 'detail']);
  return read.finish<GetRepresentativesArguments>({
    period_id: read.string('period_id', {
      required: true,
      maxLength: 500,
      pattern: PERIOD_ID_PATTERN,
      wanted: 'a period of four years as YYYY-YYYY such as 2021-2025',
    }),
    party: read.string('party', { emptyMeansAbsent: true, maxLength: 100 }),
    county: read.string('county', { emptyMeansAbsent: true, maxLength: 100 }),
    name: read.string('name', { emptyMeansAbsent: true, maxLength: 100 }),
    limit: read.integer('limit', { default: 300, minimum: 1, maximum: 1000 }),
    offset: read.integer('offset', { default: 0, minimum: 0, maximum: 100000 }),
    detail: read.choice('detail', DETAIL_VALUES, { default: 'brief', ignoreCase: true }),
  });
}

/** Result of spec/services/no-parliament/service.yaml#tools.get_representatives */
export const getRepresentativesResult = published.record(published.fields({
  period_id: published.string(),
  count: published.integer({ minimum: 0 }),
  total: published.integer({ minimum: 0 }),
  next_offset: published.integer({ nullable: true }),
  by_party: published.list(published.record(partySeatsFields)),
  representatives: published.list(published.record(representativeFields)),
}));

/** spec/services/no-parliament/service.yaml#tools.list_parties */
export function decodeListParties(raw: RawArguments): Decoded<ListPartiesArguments> {
  const read = new ArgumentReader(raw, ['session_id']);
  return read.finish<ListPartiesArguments>({
    session_id: read.string('session_id', {
      emptyMeansAbsent: true,
      maxLength: 500,
      pattern: LIST_PARTIES_SESSION_ID_PATTERN,
      wanted: 'a session as YYYY-YYYY such as 2026-2027, which list_sessions gives',
    }),
  });
}

/** Result of spec/services/no-parliament/service.yaml#tools.list_parties */
export const listPartiesResult = published.record(published.fields({
  session_id: published.string({ nullable: true }),
  count: published.integer({ minimum: 0 }),
  parties: published.list(published.record(partyFields)),
}));

/** spec/services/no-parliament/service.yaml#tools.list_committees */
export function decodeListCommittees(raw: RawArguments): Decoded<ListCommitteesArguments> {
  const read = new ArgumentReader(raw, ['session_id']);
  return read.finish<ListCommitteesArguments>({
    session_id: read.string('session_id', {
      required: true,
      maxLength: 500,
      pattern: GET_CASES_SESSION_ID_PATTERN,
      wanted: 'a session as YYYY-YYYY such as 2026-2027, which list_sessions gives',
    }),
  });
}

/** Result of spec/services/no-parliament/service.yaml#tools.list_committees */
export const listCommitteesResult = published.record(published.fields({
  session_id: published.string(),
  count: published.integer({ minimum: 0 }),
  committees: published.list(published.record(committeeFields)),
}));

/** spec/services/no-parliament/service.yaml#tools.get_cases */
export function decodeGetCases(raw: RawArguments): Decoded<GetCasesArguments> {
  const read = new ArgumentReader(raw, [
    'session_id', 'query', 'committee', 'topic', 'status', 'type', 'document_group', 'sort', 'limit', 'offset',
    'detail',
  ]);
  return read.finish<GetCasesArguments>({
    session_id: read.string('session_id', {
      required: true,
      maxLength: 500,
      pattern: GET_CASES_SESSION_ID_PATTERN,
      wanted: 'a session as YYYY-YYYY such as 2026-2027, which list_sessions gives',
    }),
    query: read.string('query', { emptyMeansAbsent: true, maxLength: 200 }),
    committee: read.string('committee', { emptyMeansAbsent: true, maxLength: 100 }),
    topic: read.string('topic', { emptyMeansAbsent: true, maxLength: 100 }),
    status: read.choice('status', CASE_STATUS_VALUES, { emptyMeansAbsent: true, ignoreCase: true }),
    type: read.choice('type', CASE_TYPE_VALUES, { emptyMeansAbsent: true, ignoreCase: true }),
    document_group: read.choice('document_group', DOCUMENT_GROUP_VALUES, { emptyMeansAbsent: true, ignoreCase: true }),
    sort: read.choice('sort', CASE_SORT_VALUES, { emptyMeansAbsent: true, ignoreCase: true }),
    limit: read.integer('limit', { default: 300, minimum: 1, maximum: 1000 }),
    offset: read.integer('offset', { default: 0, minimum: 0, maximum: 100000 }),
    detail: read.choice('detail', DETAIL_VALUES, { default: 'brief', ignoreCase: true }),
  });
}

/** Result of spec/services/no-parliament/service.yaml#tools.get_cases */
export const getCasesResult = published.record(published.fields({
  session_id: published.string(),
  count: published.integer({ minimum: 0 }),
  total: published.integer({ minimum: 0 }),
  next_offset: published.integer({ nullable: true }),
  session_total: published.integer({ minimum: 0 }),
  cases: published.list(published.record(caseRowFields)),
  note: published.string({ nullable: true }),
}));

/** spec/services/no-parliament/service.yaml#tools.get_case */
export function decodeGetCase(raw: RawArguments): Decoded<GetCaseArguments> {
  const read = new ArgumentReader(raw, ['case_id', 'detail']);
  return read.finish<GetCaseArguments>({
    case_id: read.integer('case_id', { required: true, minimum: 1, maximum: 2147483647, provider: 'get_cases' }),
    detail: read.choice('detail', DETAIL_VALUES, { default: 'brief', ignoreCase: true }),
  });
}

/** Result of spec/services/no-parliament/service.yaml#tools.get_case */
export const getCaseResult = published.record(published.fields({
  id: published.integer(),
  title: published.string(),
  short_title: published.string({ nullable: true }),
  session: published.string({ nullable: true }),
  number: published.integer({ nullable: true }),
  status: published.string({ nullable: true }),
  status_label: published.string({ nullable: true }),
  finished: published.boolean({ nullable: true }),
  type: published.string({ nullable: true }),
  type_label: published.string({ nullable: true }),
  document_group: published.string({ nullable: true }),
  document_group_label: published.string({ nullable: true }),
  committee: published.record(committeeFields, { nullable: true }),
  proposers: published.list(published.record(personFields)),
  rapporteurs: published.list(published.record(personFields)),
  topics: published.list(published.record(caseTopicFields)),
  reference: published.string({ nullable: true }),
  publications: published.list(published.record(publicationFields)),
  recommendation_text: published.string({ nullable: true }),
  decision_text: published.string({ nullable: true }),
  short_decision: published.string({ nullable: true }),
  parenthetical_text: published.string({ nullable: true }),
  procedure: published.record(procedureFields, { nullable: true }),
  keywords: published.list(published.string()),
  url: published.string({ format: 'uri' }),
  shortened: published.list(published.string()),
}));

/** spec/services/no-parliament/service.yaml#tools.get_votes */
export function decodeGetVotes(raw: RawArguments): Decoded<GetVotesArguments> {
  const read = new ArgumentReader(raw, ['case_id', 'by', 'party', 'member', 'vote_id', 'limit', 'offset', 'detail']);
  return read.finish<GetVotesArguments>({
    case_id: read.integer('case_id', { required: true, minimum: 1, maximum: 2147483647, provider: 'get_cases' }),
    by: read.choice('by', GROUPING_VALUES, { emptyMeansAbsent: true, ignoreCase: true }),
    party: read.string('party', { emptyMeansAbsent: true, maxLength: 100 }),
    member: read.string('member', { emptyMeansAbsent: true, maxLength: 100 }),
    vote_id: read.integer('vote_id', { minimum: 1, maximum: 2147483647, provider: 'get_votes' }),
    limit: read.integer('limit', { default: 300, minimum: 1, maximum: 500 }),
    offset: read.integer('offset', { default: 0, minimum: 0, maximum: 100000 }),
    detail: read.choice('detail', DETAIL_VALUES, { default: 'brief', ignoreCase: true }),
  });
}

/** Result of spec/services/no-parliament/service.yaml#tools.get_votes */
export const getVotesResult = published.record(published.fields({
  case_id: published.integer(),
  case_title: published.string({ optional: true }),
  count: published.integer({ minimum: 0 }),
  total: published.integer({ minimum: 0 }),
  next_offset: published.integer({ nullable: true }),
  url: published.string({ format: 'uri' }),
  votes: published.list(published.record(voteFields)),
  note: published.string({ nullable: true }),
}));

/** spec/services/no-parliament/service.yaml#tools.list_topics */
export function decodeListTopics(raw: RawArguments): Decoded<ListTopicsArguments> {
  const read = new ArgumentReader(raw, ['detail']);
  return read.finish<ListTopicsArguments>({
    detail: read.choice('detail', DETAIL_VALUES, { default: 'brief', ignoreCase: true }),
  });
}

/** Result of spec/services/no-parliament/service.yaml#tools.list_topics */
export const listTopicsResult = published.record(published.fields({
  count: published.integer({ minimum: 0 }),
  topics: published.list(published.record(topicFields)),
}));

/** spec/services/no-parliament/service.yaml#records.CaseRow: its brief form if requested, otherwise all fields. */
export const briefCaseRow = briefOf<CaseRow>(['id', 'title', 'committee', 'topics', 'status']);
