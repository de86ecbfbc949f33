// Generated from spec/services/no-parliament/service.yaml by `make generate`: do not edit.

import { ArgumentReader } from '../../../runtime/decoding/arguments.ts';
import type { Decoded, RawArguments } from '../../../runtime/contract/operation.ts';
import type { ResultCheck } from '../../../runtime/contract/result.ts';
import type {
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
import {
  CASE_SORT_VALUES,
  CASE_STATUS_VALUES,
  CASE_TYPE_VALUES,
  CHOICE_VALUES,
  DETAIL_VALUES,
  DOCUMENT_GROUP_VALUES,
  GENDER_VALUES,
  GROUPING_VALUES,
} from './values.ts';

const GET_CASES_SESSION_ID_PATTERN = /^(current|[0-9]{4}-([0-9]{4}|[0-9]{2}))$/u;
const ID_PATTERN = /^[0-9]{4}-[0-9]{4}$/u;
const LIST_PARTIES_SESSION_ID_PATTERN = /^([0-9]{4}-([0-9]{4}|[0-9]{2}))?$/u;
const PERIOD_ID_PATTERN = /^[0-9]{4}-([0-9]{4}|[0-9]{2})$/u;

/** spec/services/no-parliament/service.yaml#tools.list_sessions */
export function decodeListSessions(raw: RawArguments): Decoded<ListSessionsArguments> {
  const read = new ArgumentReader(raw, []);
  return read.finish<ListSessionsArguments>({});
}

/** Result of spec/services/no-parliament/service.yaml#tools.list_sessions */
export function checkListSessionsResult(check: ResultCheck, result: object): void {
  check.integer(result, 'count', { required: true, minimum: 0 });
  check.string(result, 'current_session', { required: true });
  check.list(result, 'sessions', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkSession),
  );
}

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
export function checkGetCurrentRepresentativesResult(check: ResultCheck, result: object): void {
  check.integer(result, 'count', { required: true, minimum: 0 });
  check.integer(result, 'total', { required: true, minimum: 0 });
  check.integer(result, 'next_offset', { required: true, nullable: true });
  check.list(result, 'by_party', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkPartySeats),
  );
  check.list(result, 'representatives', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkRepresentative),
  );
  check.list(result, 'committees', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkCommittee),
  );
}

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
export function checkGetRepresentativesResult(check: ResultCheck, result: object): void {
  check.string(result, 'period_id', { required: true });
  check.integer(result, 'count', { required: true, minimum: 0 });
  check.integer(result, 'total', { required: true, minimum: 0 });
  check.integer(result, 'next_offset', { required: true, nullable: true });
  check.list(result, 'by_party', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkPartySeats),
  );
  check.list(result, 'representatives', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkRepresentative),
  );
}

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
export function checkListPartiesResult(check: ResultCheck, result: object): void {
  check.string(result, 'session_id', { required: true, nullable: true });
  check.integer(result, 'count', { required: true, minimum: 0 });
  check.list(result, 'parties', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkParty),
  );
}

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
export function checkListCommitteesResult(check: ResultCheck, result: object): void {
  check.string(result, 'session_id', { required: true });
  check.integer(result, 'count', { required: true, minimum: 0 });
  check.list(result, 'committees', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkCommittee),
  );
}

/** spec/services/no-parliament/service.yaml#tools.get_cases */
export function decodeGetCases(raw: RawArguments): Decoded<GetCasesArguments> {
  const read = new ArgumentReader(
    raw,
    ['session_id', 'query', 'committee', 'topic', 'status', 'type', 'document_group', 'sort', 'limit', 'offset', 'detail'],
  );
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
export function checkGetCasesResult(check: ResultCheck, result: object): void {
  check.string(result, 'session_id', { required: true });
  check.integer(result, 'count', { required: true, minimum: 0 });
  check.integer(result, 'total', { required: true, minimum: 0 });
  check.integer(result, 'next_offset', { required: true, nullable: true });
  check.integer(result, 'session_total', { required: true, minimum: 0 });
  check.list(result, 'cases', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkCaseRow),
  );
  check.string(result, 'note', { required: true, nullable: true });
}

/** spec/services/no-parliament/service.yaml#tools.get_case */
export function decodeGetCase(raw: RawArguments): Decoded<GetCaseArguments> {
  const read = new ArgumentReader(raw, ['case_id', 'detail']);
  return read.finish<GetCaseArguments>({
    case_id: read.integer('case_id', { required: true, minimum: 1, maximum: 2147483647, giver: 'get_cases' }),
    detail: read.choice('detail', DETAIL_VALUES, { default: 'brief', ignoreCase: true }),
  });
}

/** Result of spec/services/no-parliament/service.yaml#tools.get_case */
export function checkGetCaseResult(check: ResultCheck, result: object): void {
  check.integer(result, 'id', { required: true });
  check.string(result, 'title', { required: true });
  check.string(result, 'short_title', { required: true, nullable: true });
  check.string(result, 'session', { required: true, nullable: true });
  check.integer(result, 'number', { required: true, nullable: true });
  check.string(result, 'status', { required: true, nullable: true });
  check.string(result, 'status_label', { required: true, nullable: true });
  check.boolean(result, 'finished', { required: true, nullable: true });
  check.string(result, 'type', { required: true, nullable: true });
  check.string(result, 'type_label', { required: true, nullable: true });
  check.string(result, 'document_group', { required: true, nullable: true });
  check.string(result, 'document_group_label', { required: true, nullable: true });
  check.record(result, 'committee', { required: true, nullable: true }, checkCommittee);
  check.list(result, 'proposers', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkPerson),
  );
  check.list(result, 'rapporteurs', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkPerson),
  );
  check.list(result, 'topics', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkCaseTopic),
  );
  check.string(result, 'reference', { required: true, nullable: true });
  check.list(result, 'publications', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkPublication),
  );
  check.string(result, 'recommendation_text', { required: true, nullable: true });
  check.string(result, 'decision_text', { required: true, nullable: true });
  check.string(result, 'short_decision', { required: true, nullable: true });
  check.string(result, 'parenthetical_text', { required: true, nullable: true });
  check.record(result, 'procedure', { required: true, nullable: true }, checkProcedure);
  check.list(result, 'keywords', { required: true }, (check, items, index) =>
    check.string(items, index, { required: true }),
  );
  check.string(result, 'url', { required: true, format: 'uri' });
  check.list(result, 'shortened', { required: true }, (check, items, index) =>
    check.string(items, index, { required: true }),
  );
}

/** spec/services/no-parliament/service.yaml#tools.get_votes */
export function decodeGetVotes(raw: RawArguments): Decoded<GetVotesArguments> {
  const read = new ArgumentReader(raw, ['case_id', 'by', 'party', 'member', 'vote_id', 'limit', 'offset', 'detail']);
  return read.finish<GetVotesArguments>({
    case_id: read.integer('case_id', { required: true, minimum: 1, maximum: 2147483647, giver: 'get_cases' }),
    by: read.choice('by', GROUPING_VALUES, { emptyMeansAbsent: true, ignoreCase: true }),
    party: read.string('party', { emptyMeansAbsent: true, maxLength: 100 }),
    member: read.string('member', { emptyMeansAbsent: true, maxLength: 100 }),
    vote_id: read.integer('vote_id', { minimum: 1, maximum: 2147483647, giver: 'get_votes' }),
    limit: read.integer('limit', { default: 300, minimum: 1, maximum: 500 }),
    offset: read.integer('offset', { default: 0, minimum: 0, maximum: 100000 }),
    detail: read.choice('detail', DETAIL_VALUES, { default: 'brief', ignoreCase: true }),
  });
}

/** Result of spec/services/no-parliament/service.yaml#tools.get_votes */
export function checkGetVotesResult(check: ResultCheck, result: object): void {
  check.integer(result, 'case_id', { required: true });
  check.string(result, 'case_title', {});
  check.integer(result, 'count', { required: true, minimum: 0 });
  check.integer(result, 'total', { required: true, minimum: 0 });
  check.integer(result, 'next_offset', { required: true, nullable: true });
  check.string(result, 'url', { required: true, format: 'uri' });
  check.list(result, 'votes', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkVote),
  );
  check.string(result, 'note', { required: true, nullable: true });
}

/** spec/services/no-parliament/service.yaml#tools.list_topics */
export function decodeListTopics(raw: RawArguments): Decoded<ListTopicsArguments> {
  const read = new ArgumentReader(raw, ['detail']);
  return read.finish<ListTopicsArguments>({
    detail: read.choice('detail', DETAIL_VALUES, { default: 'brief', ignoreCase: true }),
  });
}

/** Result of spec/services/no-parliament/service.yaml#tools.list_topics */
export function checkListTopicsResult(check: ResultCheck, result: object): void {
  check.integer(result, 'count', { required: true, minimum: 0 });
  check.list(result, 'topics', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkTopic),
  );
}

/** spec/services/no-parliament/service.yaml#records.CaseRow */
function checkCaseRow(check: ResultCheck, caseRow: object): void {
  check.integer(caseRow, 'id', { required: true });
  check.string(caseRow, 'title', { required: true });
  check.string(caseRow, 'short_title', { nullable: true });
  check.string(caseRow, 'status', { required: true, nullable: true });
  check.string(caseRow, 'status_label', { nullable: true });
  check.string(caseRow, 'type', { nullable: true });
  check.string(caseRow, 'document_group', { nullable: true });
  check.string(caseRow, 'reference', { nullable: true });
  check.record(caseRow, 'committee', { required: true, nullable: true }, checkCommittee);
  check.list(caseRow, 'topics', { required: true }, (check, items, index) =>
    check.string(items, index, { required: true }),
  );
  check.string(caseRow, 'last_updated', { nullable: true, format: 'date' });
  check.string(caseRow, 'treated_in_session', { nullable: true });
  check.integer(caseRow, 'recommendation_id', { nullable: true });
  check.integer(caseRow, 'proposed_case_id', { nullable: true });
}

/** spec/services/no-parliament/service.yaml#records.CaseTopic */
function checkCaseTopic(check: ResultCheck, caseTopic: object): void {
  check.string(caseTopic, 'id', { required: true });
  check.string(caseTopic, 'name', { required: true });
  check.boolean(caseTopic, 'is_main_topic', { required: true, nullable: true });
  check.string(caseTopic, 'main_topic_id', { required: true, nullable: true });
}

/** spec/services/no-parliament/service.yaml#records.Committee */
function checkCommittee(check: ResultCheck, committee: object): void {
  check.string(committee, 'id', { required: true });
  check.string(committee, 'name', { required: true });
}

/** spec/services/no-parliament/service.yaml#records.CommitteeOfPerson */
function checkCommitteeOfPerson(check: ResultCheck, committeeOfPerson: object): void {
  check.string(committeeOfPerson, 'id', { required: true });
  check.string(committeeOfPerson, 'name', {});
}

/** spec/services/no-parliament/service.yaml#records.MemberVote */
function checkMemberVote(check: ResultCheck, memberVote: object): void {
  check.string(memberVote, 'id', { required: true });
  check.string(memberVote, 'name', { required: true });
  check.string(memberVote, 'party', { required: true, nullable: true });
  check.choice(memberVote, 'vote', CHOICE_VALUES, { required: true, nullable: true });
}

/** spec/services/no-parliament/service.yaml#records.Party */
function checkParty(check: ResultCheck, party: object): void {
  check.string(party, 'id', { required: true });
  check.string(party, 'name', { required: true });
  check.boolean(party, 'represented', { required: true, nullable: true });
}

/** spec/services/no-parliament/service.yaml#records.PartySeats */
function checkPartySeats(check: ResultCheck, partySeats: object): void {
  check.string(partySeats, 'party', { required: true, nullable: true });
  check.integer(partySeats, 'count', { required: true, minimum: 1 });
}

/** spec/services/no-parliament/service.yaml#records.PartyVotes */
function checkPartyVotes(check: ResultCheck, partyVotes: object): void {
  check.string(partyVotes, 'party', { required: true, nullable: true });
  check.integer(partyVotes, 'for', { required: true, minimum: 0 });
  check.integer(partyVotes, 'against', { required: true, minimum: 0 });
  check.integer(partyVotes, 'absent', { required: true, minimum: 0 });
}

/** spec/services/no-parliament/service.yaml#records.Person */
function checkPerson(check: ResultCheck, person: object): void {
  check.string(person, 'id', { required: true });
  check.string(person, 'name', { required: true });
  check.string(person, 'party', { required: true, nullable: true });
}

/** spec/services/no-parliament/service.yaml#records.Procedure */
function checkProcedure(check: ResultCheck, procedure: object): void {
  check.string(procedure, 'id', { required: true, nullable: true });
  check.string(procedure, 'name', { required: true, nullable: true });
  check.list(procedure, 'steps', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkProcedureStep),
  );
}

/** spec/services/no-parliament/service.yaml#records.ProcedureStep */
function checkProcedureStep(check: ResultCheck, procedureStep: object): void {
  check.integer(procedureStep, 'number', { required: true, nullable: true });
  check.string(procedureStep, 'id', { required: true, nullable: true });
  check.string(procedureStep, 'name', { required: true, nullable: true });
  check.boolean(procedureStep, 'skipped', { required: true, nullable: true });
}

/** spec/services/no-parliament/service.yaml#records.Publication */
function checkPublication(check: ResultCheck, publication: object): void {
  check.string(publication, 'title', { required: true, nullable: true });
  check.string(publication, 'url', { required: true, nullable: true, format: 'uri' });
  check.string(publication, 'type', { required: true, nullable: true });
  check.string(publication, 'subtype', { required: true, nullable: true });
  check.string(publication, 'export_id', { required: true, nullable: true });
}

/** spec/services/no-parliament/service.yaml#records.Representative */
function checkRepresentative(check: ResultCheck, representative: object): void {
  check.string(representative, 'id', { required: true });
  check.string(representative, 'name', { required: true });
  check.string(representative, 'first_name', { nullable: true });
  check.string(representative, 'last_name', { nullable: true });
  check.string(representative, 'party', { required: true, nullable: true });
  check.string(representative, 'party_name', { nullable: true });
  check.string(representative, 'county', { required: true, nullable: true });
  check.string(representative, 'county_id', { nullable: true });
  check.list(representative, 'committees', { required: true, nullable: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkCommitteeOfPerson),
  );
  check.string(representative, 'email', { required: true, nullable: true });
  check.choice(representative, 'gender', GENDER_VALUES, { required: true, nullable: true });
  check.string(representative, 'date_of_birth', { required: true, nullable: true, format: 'date' });
  check.string(representative, 'date_of_death', { nullable: true, format: 'date' });
  check.boolean(representative, 'is_deputy', { nullable: true });
  check.record(representative, 'deputy_for', { nullable: true }, checkPerson);
}

/** spec/services/no-parliament/service.yaml#records.Session */
function checkSession(check: ResultCheck, session: object): void {
  check.string(session, 'id', { required: true, pattern: ID_PATTERN });
  check.string(session, 'from', { required: true, format: 'date' });
  check.string(session, 'to', { required: true, format: 'date' });
  check.boolean(session, 'is_current', { required: true });
}

/** spec/services/no-parliament/service.yaml#records.Subtopic */
function checkSubtopic(check: ResultCheck, subtopic: object): void {
  check.string(subtopic, 'id', { required: true });
  check.string(subtopic, 'name', { required: true });
  check.boolean(subtopic, 'is_main_topic', {});
}

/** spec/services/no-parliament/service.yaml#records.Topic */
function checkTopic(check: ResultCheck, topic: object): void {
  check.string(topic, 'id', { required: true });
  check.string(topic, 'name', { required: true });
  check.boolean(topic, 'is_main_topic', { required: true });
  check.list(topic, 'subtopics', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkSubtopic),
  );
}

/** spec/services/no-parliament/service.yaml#records.Vote */
function checkVote(check: ResultCheck, vote: object): void {
  check.integer(vote, 'id', { required: true });
  check.string(vote, 'topic', { required: true, nullable: true });
  check.string(vote, 'time', { required: true, nullable: true, format: 'date-time' });
  check.boolean(vote, 'passed', { required: true, nullable: true });
  check.boolean(vote, 'counted', { required: true });
  check.integer(vote, 'for', { required: true, nullable: true, minimum: 0 });
  check.integer(vote, 'against', { required: true, nullable: true, minimum: 0 });
  check.integer(vote, 'absent', { required: true, nullable: true, minimum: 0 });
  check.boolean(vote, 'unanimous', { required: true });
  check.string(vote, 'result', { nullable: true });
  check.string(vote, 'result_text', { nullable: true });
  check.boolean(vote, 'recorded_individually', { required: true, nullable: true });
  check.boolean(vote, 'free_vote', { nullable: true });
  check.integer(vote, 'alternative_vote_id', { required: true, nullable: true });
  check.integer(vote, 'order', { nullable: true });
  check.integer(vote, 'agenda_number', { nullable: true });
  check.string(vote, 'method', { nullable: true });
  check.string(vote, 'comment', { nullable: true });
  check.record(vote, 'president', { nullable: true }, checkPerson);
  check.list(vote, 'by_party', { nullable: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkPartyVotes),
  );
  check.list(vote, 'members', { nullable: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkMemberVote),
  );
}
