// Generated from spec/services/no-parliament.yaml by `make generate`: do not edit.

import { ArgumentReader } from '../../../runtime/contract/arguments.ts';
import type { Decoded, RawArguments } from '../../../runtime/contract/operation.ts';
import type { ResultWatch } from '../../../runtime/contract/result.ts';
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

const PERIOD_ID_PATTERN = /^\d{4}-(\d{4}|\d{2})$/u;
const SESSION_ID_PATTERN = /^(\d{4}-(\d{4}|\d{2}))?$/u;
const LIST_COMMITTEES_SESSION_ID_PATTERN = /^\d{4}-(\d{4}|\d{2})$/u;
const GET_CASES_SESSION_ID_PATTERN = /^\d{4}-(\d{4}|\d{2})$/u;
const GENDER_VALUES = ['female', 'male'] as const;
const ID_PATTERN = /^\d{4}-\d{4}$/u;

/** spec/services/no-parliament.yaml#tools.list_sessions */
export function decodeListSessions(raw: RawArguments): Decoded<ListSessionsArguments> {
  const read = new ArgumentReader(raw, []);
  return read.finish<ListSessionsArguments>({});
}

/** Result of spec/services/no-parliament.yaml#tools.list_sessions */
export function watchListSessionsResult(watch: ResultWatch, result: object): void {
  watch.integer(result, 'count', { required: true, minimum: 0 });
  watch.string(result, 'current_session', { required: true });
  watch.list(result, 'sessions', { required: true }, (watch, items, index) =>
    watch.record(items, index, { required: true }, watchSession),
  );
}

/** spec/services/no-parliament.yaml#tools.get_current_representatives */
export function decodeGetCurrentRepresentatives(raw: RawArguments): Decoded<GetCurrentRepresentativesArguments> {
  const read = new ArgumentReader(raw, []);
  return read.finish<GetCurrentRepresentativesArguments>({});
}

/** Result of spec/services/no-parliament.yaml#tools.get_current_representatives */
export function watchGetCurrentRepresentativesResult(watch: ResultWatch, result: object): void {
  watch.integer(result, 'count', { required: true, minimum: 0 });
  watch.list(result, 'representatives', { required: true }, (watch, items, index) =>
    watch.record(items, index, { required: true }, watchRepresentative),
  );
}

/** spec/services/no-parliament.yaml#tools.get_representatives */
export function decodeGetRepresentatives(raw: RawArguments): Decoded<GetRepresentativesArguments> {
  const read = new ArgumentReader(raw, ['period_id']);
  return read.finish<GetRepresentativesArguments>({
    period_id: read.string('period_id', { required: true, maxLength: 500, pattern: PERIOD_ID_PATTERN }),
  });
}

/** Result of spec/services/no-parliament.yaml#tools.get_representatives */
export function watchGetRepresentativesResult(watch: ResultWatch, result: object): void {
  watch.string(result, 'period_id', { required: true });
  watch.integer(result, 'count', { required: true, minimum: 0 });
  watch.list(result, 'representatives', { required: true }, (watch, items, index) =>
    watch.record(items, index, { required: true }, watchRepresentative),
  );
}

/** spec/services/no-parliament.yaml#tools.list_parties */
export function decodeListParties(raw: RawArguments): Decoded<ListPartiesArguments> {
  const read = new ArgumentReader(raw, ['session_id']);
  return read.finish<ListPartiesArguments>({
    session_id: read.string('session_id', { emptyMeansAbsent: true, maxLength: 500, pattern: SESSION_ID_PATTERN }),
  });
}

/** Result of spec/services/no-parliament.yaml#tools.list_parties */
export function watchListPartiesResult(watch: ResultWatch, result: object): void {
  watch.string(result, 'session_id', { required: true, nullable: true });
  watch.integer(result, 'count', { required: true, minimum: 0 });
  watch.list(result, 'parties', { required: true }, (watch, items, index) =>
    watch.record(items, index, { required: true }, watchParty),
  );
}

/** spec/services/no-parliament.yaml#tools.list_committees */
export function decodeListCommittees(raw: RawArguments): Decoded<ListCommitteesArguments> {
  const read = new ArgumentReader(raw, ['session_id']);
  return read.finish<ListCommitteesArguments>({
    session_id: read.string(
      'session_id',
      { required: true, maxLength: 500, pattern: LIST_COMMITTEES_SESSION_ID_PATTERN },
    ),
  });
}

/** Result of spec/services/no-parliament.yaml#tools.list_committees */
export function watchListCommitteesResult(watch: ResultWatch, result: object): void {
  watch.string(result, 'session_id', { required: true });
  watch.integer(result, 'count', { required: true, minimum: 0 });
  watch.list(result, 'committees', { required: true }, (watch, items, index) =>
    watch.record(items, index, { required: true }, watchCommittee),
  );
}

/** spec/services/no-parliament.yaml#tools.get_cases */
export function decodeGetCases(raw: RawArguments): Decoded<GetCasesArguments> {
  const read = new ArgumentReader(raw, ['session_id']);
  return read.finish<GetCasesArguments>({
    session_id: read.string('session_id', { required: true, maxLength: 500, pattern: GET_CASES_SESSION_ID_PATTERN }),
  });
}

/** Result of spec/services/no-parliament.yaml#tools.get_cases */
export function watchGetCasesResult(watch: ResultWatch, result: object): void {
  watch.string(result, 'session_id', { required: true });
  watch.integer(result, 'count', { required: true, minimum: 0 });
  watch.list(result, 'cases', { required: true }, (watch, items, index) =>
    watch.record(items, index, { required: true }, watchCaseRow),
  );
}

/** spec/services/no-parliament.yaml#tools.get_case */
export function decodeGetCase(raw: RawArguments): Decoded<GetCaseArguments> {
  const read = new ArgumentReader(raw, ['case_id']);
  return read.finish<GetCaseArguments>({
    case_id: read.integer('case_id', { required: true, minimum: 1, maximum: 2147483647 }),
  });
}

/** Result of spec/services/no-parliament.yaml#tools.get_case */
export function watchGetCaseResult(watch: ResultWatch, result: object): void {
  watch.integer(result, 'id', { required: true });
  watch.string(result, 'title', { required: true });
  watch.string(result, 'short_title', { required: true, nullable: true });
  watch.string(result, 'session', { required: true, nullable: true });
  watch.integer(result, 'number', { required: true, nullable: true });
  watch.string(result, 'status', { required: true, nullable: true });
  watch.string(result, 'status_label', { required: true, nullable: true });
  watch.boolean(result, 'finished', { required: true, nullable: true });
  watch.string(result, 'type', { required: true, nullable: true });
  watch.string(result, 'type_label', { required: true, nullable: true });
  watch.string(result, 'document_group', { required: true, nullable: true });
  watch.string(result, 'document_group_label', { required: true, nullable: true });
  watch.record(result, 'committee', { required: true, nullable: true }, watchCommittee);
  watch.list(result, 'proposers', { required: true }, (watch, items, index) =>
    watch.record(items, index, { required: true }, watchPerson),
  );
  watch.list(result, 'rapporteurs', { required: true }, (watch, items, index) =>
    watch.record(items, index, { required: true }, watchPerson),
  );
  watch.list(result, 'topics', { required: true }, (watch, items, index) =>
    watch.record(items, index, { required: true }, watchCaseTopic),
  );
  watch.string(result, 'reference', { required: true, nullable: true });
  watch.list(result, 'publications', { required: true }, (watch, items, index) =>
    watch.record(items, index, { required: true }, watchPublication),
  );
  watch.string(result, 'recommendation_text', { required: true, nullable: true });
  watch.string(result, 'decision_text', { required: true, nullable: true });
  watch.string(result, 'short_decision', { required: true, nullable: true });
  watch.string(result, 'parenthetical_text', { required: true, nullable: true });
  watch.record(result, 'procedure', { required: true, nullable: true }, watchProcedure);
  watch.list(result, 'keywords', { required: true }, (watch, items, index) =>
    watch.string(items, index, { required: true }),
  );
}

/** spec/services/no-parliament.yaml#tools.get_votes */
export function decodeGetVotes(raw: RawArguments): Decoded<GetVotesArguments> {
  const read = new ArgumentReader(raw, ['case_id']);
  return read.finish<GetVotesArguments>({
    case_id: read.integer('case_id', { required: true, minimum: 1, maximum: 2147483647 }),
  });
}

/** Result of spec/services/no-parliament.yaml#tools.get_votes */
export function watchGetVotesResult(watch: ResultWatch, result: object): void {
  watch.integer(result, 'case_id', { required: true });
  watch.integer(result, 'count', { required: true, minimum: 0 });
  watch.list(result, 'votes', { required: true }, (watch, items, index) =>
    watch.record(items, index, { required: true }, watchVote),
  );
  watch.string(result, 'note', { required: true, nullable: true });
}

/** spec/services/no-parliament.yaml#tools.list_topics */
export function decodeListTopics(raw: RawArguments): Decoded<ListTopicsArguments> {
  const read = new ArgumentReader(raw, []);
  return read.finish<ListTopicsArguments>({});
}

/** Result of spec/services/no-parliament.yaml#tools.list_topics */
export function watchListTopicsResult(watch: ResultWatch, result: object): void {
  watch.integer(result, 'count', { required: true, minimum: 0 });
  watch.list(result, 'topics', { required: true }, (watch, items, index) =>
    watch.record(items, index, { required: true }, watchTopic),
  );
}

/** spec/services/no-parliament.yaml#records.CaseRow */
function watchCaseRow(watch: ResultWatch, caseRow: object): void {
  watch.integer(caseRow, 'id', { required: true });
  watch.string(caseRow, 'title', { required: true });
  watch.string(caseRow, 'short_title', { required: true, nullable: true });
  watch.string(caseRow, 'status', { required: true, nullable: true });
  watch.string(caseRow, 'status_label', { required: true, nullable: true });
  watch.string(caseRow, 'type', { required: true, nullable: true });
  watch.string(caseRow, 'document_group', { required: true, nullable: true });
  watch.string(caseRow, 'reference', { required: true, nullable: true });
  watch.record(caseRow, 'committee', { required: true, nullable: true }, watchCommittee);
  watch.list(caseRow, 'topics', { required: true }, (watch, items, index) =>
    watch.string(items, index, { required: true }),
  );
  watch.string(caseRow, 'last_updated', { required: true, nullable: true, format: 'date' });
  watch.string(caseRow, 'treated_in_session', { required: true, nullable: true });
  watch.integer(caseRow, 'recommendation_id', { required: true, nullable: true });
  watch.integer(caseRow, 'proposed_case_id', { required: true, nullable: true });
}

/** spec/services/no-parliament.yaml#records.CaseTopic */
function watchCaseTopic(watch: ResultWatch, caseTopic: object): void {
  watch.string(caseTopic, 'id', { required: true });
  watch.string(caseTopic, 'name', { required: true });
  watch.boolean(caseTopic, 'is_main_topic', { required: true, nullable: true });
  watch.string(caseTopic, 'main_topic_id', { required: true, nullable: true });
}

/** spec/services/no-parliament.yaml#records.Committee */
function watchCommittee(watch: ResultWatch, committee: object): void {
  watch.string(committee, 'id', { required: true });
  watch.string(committee, 'name', { required: true });
}

/** spec/services/no-parliament.yaml#records.Party */
function watchParty(watch: ResultWatch, party: object): void {
  watch.string(party, 'id', { required: true });
  watch.string(party, 'name', { required: true });
  watch.boolean(party, 'represented', { required: true, nullable: true });
}

/** spec/services/no-parliament.yaml#records.Person */
function watchPerson(watch: ResultWatch, person: object): void {
  watch.string(person, 'id', { required: true });
  watch.string(person, 'name', { required: true });
  watch.string(person, 'party', { required: true, nullable: true });
}

/** spec/services/no-parliament.yaml#records.Procedure */
function watchProcedure(watch: ResultWatch, procedure: object): void {
  watch.string(procedure, 'id', { required: true, nullable: true });
  watch.string(procedure, 'name', { required: true, nullable: true });
  watch.list(procedure, 'steps', { required: true }, (watch, items, index) =>
    watch.record(items, index, { required: true }, watchProcedureStep),
  );
}

/** spec/services/no-parliament.yaml#records.ProcedureStep */
function watchProcedureStep(watch: ResultWatch, procedureStep: object): void {
  watch.integer(procedureStep, 'number', { required: true, nullable: true });
  watch.string(procedureStep, 'id', { required: true, nullable: true });
  watch.string(procedureStep, 'name', { required: true, nullable: true });
  watch.boolean(procedureStep, 'skipped', { required: true, nullable: true });
}

/** spec/services/no-parliament.yaml#records.Publication */
function watchPublication(watch: ResultWatch, publication: object): void {
  watch.string(publication, 'title', { required: true, nullable: true });
  watch.string(publication, 'url', { required: true, nullable: true, format: 'uri' });
  watch.string(publication, 'type', { required: true, nullable: true });
  watch.string(publication, 'subtype', { required: true, nullable: true });
  watch.string(publication, 'export_id', { required: true, nullable: true });
}

/** spec/services/no-parliament.yaml#records.Representative */
function watchRepresentative(watch: ResultWatch, representative: object): void {
  watch.string(representative, 'id', { required: true });
  watch.string(representative, 'name', { required: true });
  watch.string(representative, 'first_name', { required: true, nullable: true });
  watch.string(representative, 'last_name', { required: true, nullable: true });
  watch.string(representative, 'party', { required: true, nullable: true });
  watch.string(representative, 'party_name', { required: true, nullable: true });
  watch.string(representative, 'county', { required: true, nullable: true });
  watch.string(representative, 'county_id', { required: true, nullable: true });
  watch.list(representative, 'committees', { required: true, nullable: true }, (watch, items, index) =>
    watch.record(items, index, { required: true }, watchCommittee),
  );
  watch.string(representative, 'email', { required: true, nullable: true });
  watch.choice(representative, 'gender', GENDER_VALUES, { required: true, nullable: true });
  watch.string(representative, 'date_of_birth', { required: true, nullable: true, format: 'date' });
  watch.string(representative, 'date_of_death', { required: true, nullable: true, format: 'date' });
  watch.boolean(representative, 'is_deputy', { required: true, nullable: true });
  watch.record(representative, 'deputy_for', { required: true, nullable: true }, watchPerson);
}

/** spec/services/no-parliament.yaml#records.Session */
function watchSession(watch: ResultWatch, session: object): void {
  watch.string(session, 'id', { required: true, pattern: ID_PATTERN });
  watch.string(session, 'from', { required: true, format: 'date' });
  watch.string(session, 'to', { required: true, format: 'date' });
  watch.boolean(session, 'is_current', { required: true });
}

/** spec/services/no-parliament.yaml#records.Subtopic */
function watchSubtopic(watch: ResultWatch, subtopic: object): void {
  watch.string(subtopic, 'id', { required: true });
  watch.string(subtopic, 'name', { required: true });
  watch.boolean(subtopic, 'is_main_topic', { required: true });
}

/** spec/services/no-parliament.yaml#records.Topic */
function watchTopic(watch: ResultWatch, topic: object): void {
  watch.string(topic, 'id', { required: true });
  watch.string(topic, 'name', { required: true });
  watch.boolean(topic, 'is_main_topic', { required: true });
  watch.list(topic, 'subtopics', { required: true }, (watch, items, index) =>
    watch.record(items, index, { required: true }, watchSubtopic),
  );
}

/** spec/services/no-parliament.yaml#records.Vote */
function watchVote(watch: ResultWatch, vote: object): void {
  watch.integer(vote, 'id', { required: true });
  watch.string(vote, 'topic', { required: true, nullable: true });
  watch.string(vote, 'time', { required: true, nullable: true, format: 'date-time' });
  watch.boolean(vote, 'passed', { required: true, nullable: true });
  watch.boolean(vote, 'counted', { required: true });
  watch.integer(vote, 'for', { required: true, nullable: true, minimum: 0 });
  watch.integer(vote, 'against', { required: true, nullable: true, minimum: 0 });
  watch.integer(vote, 'absent', { required: true, nullable: true, minimum: 0 });
  watch.boolean(vote, 'unanimous', { required: true });
  watch.string(vote, 'result', { required: true, nullable: true });
  watch.string(vote, 'result_text', { required: true, nullable: true });
  watch.boolean(vote, 'recorded_individually', { required: true, nullable: true });
  watch.boolean(vote, 'free_vote', { required: true, nullable: true });
  watch.integer(vote, 'alternative_vote_id', { required: true, nullable: true });
  watch.integer(vote, 'order', { required: true, nullable: true });
  watch.integer(vote, 'agenda_number', { required: true, nullable: true });
  watch.string(vote, 'method', { required: true, nullable: true });
  watch.string(vote, 'comment', { required: true, nullable: true });
  watch.record(vote, 'president', { required: true, nullable: true }, watchPerson);
}
