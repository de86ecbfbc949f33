// Generated from spec/services/se-parliament/service.yaml by `make generate`: do not edit.

import { ArgumentReader } from '../../../runtime/decoding/arguments.ts';
import type { Decoded, RawArguments } from '../../../runtime/contract/operation.ts';
import type { ResultCheck } from '../../../runtime/contract/result.ts';
import type {
  GetDocumentArguments,
  GetMemberArguments,
  GetVoteDetailArguments,
  ListVotesArguments,
  SearchDocumentsArguments,
  SearchMembersArguments,
} from './types.ts';
import {
  DETAIL_VALUES,
  DOCUMENT_SORT_VALUES,
  DOCUMENT_TYPE_NAMES,
  DOCUMENT_TYPE_VALUES,
  GENDER_VALUES,
  PARTY_CODE_NAMES,
  PARTY_CODE_VALUES,
  VOTE_VALUE_NAMES,
  VOTE_VALUE_VALUES,
} from './values.ts';

const COMMITTEE_PATTERN = /^([A-Za-zÅÄÖåäö]{2,8})?$/u;
const DOC_ID_PATTERN = /^([A-Za-z0-9ÅÄÖåäö]{2,20})?$/u;
const DOK_ID_PATTERN = /^[A-Za-z0-9ÅÄÖåäö-]{3,40}$/u;
const GET_MEMBER_PERSON_ID_PATTERN = /^[0-9]{6,20}$/u;
const LIST_VOTES_PERSON_ID_PATTERN = /^([0-9]{6,20})?$/u;
const LIST_VOTES_SESSION_PATTERN = /^([0-9]{4}\/([0-9]{2}|[0-9]{4}))?$/u;
const SEARCH_DOCUMENTS_SESSION_PATTERN = /^([0-9]{4}(\/([0-9]{2}|[0-9]{4}))?)?$/u;
const VOTERING_ID_PATTERN = /^[0-9]{4}\/([0-9]{2}|[0-9]{4}):[A-Za-zÅÄÖåäö]{1,8}[0-9]{1,4}[A-Za-z]?:[0-9]{1,4}$/u;

/** spec/services/se-parliament/service.yaml#tools.search_documents */
export function decodeSearchDocuments(raw: RawArguments): Decoded<SearchDocumentsArguments> {
  const read = new ArgumentReader(raw, ['query', 'doc_type', 'committee', 'session', 'sort', 'page', 'detail']);
  return read.finish<SearchDocumentsArguments>({
    query: read.string('query', { emptyMeansAbsent: true, maxLength: 300 }),
    doc_type: read.choice(
      'doc_type',
      DOCUMENT_TYPE_VALUES,
      { emptyMeansAbsent: true, ignoreCase: true, called: DOCUMENT_TYPE_NAMES },
    ),
    committee: read.string('committee', {
      emptyMeansAbsent: true,
      maxLength: 500,
      pattern: COMMITTEE_PATTERN,
      wanted: 'the code of a committee such as FiU',
    }),
    session: read.string('session', {
      emptyMeansAbsent: true,
      maxLength: 500,
      pattern: SEARCH_DOCUMENTS_SESSION_PATTERN,
      wanted: 'a session as YYYY/YY or a year such as 2024/25',
    }),
    sort: read.choice('sort', DOCUMENT_SORT_VALUES, { emptyMeansAbsent: true, ignoreCase: true }),
    page: read.integer('page', { default: 1, minimum: 1, maximum: 20000 }),
    detail: read.choice('detail', DETAIL_VALUES, { default: 'brief', ignoreCase: true }),
  });
}

/** Result of spec/services/se-parliament/service.yaml#tools.search_documents */
export function checkSearchDocumentsResult(check: ResultCheck, result: object): void {
  check.integer(result, 'count', { required: true, minimum: 0 });
  check.integer(result, 'total', { required: true, minimum: 0 });
  check.integer(result, 'page', { required: true, minimum: 1 });
  check.integer(result, 'pages', { required: true, minimum: 0 });
  check.list(result, 'documents', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkListedDocument),
  );
  check.string(result, 'note', { required: true, nullable: true });
}

/** spec/services/se-parliament/service.yaml#tools.get_document */
export function decodeGetDocument(raw: RawArguments): Decoded<GetDocumentArguments> {
  const read = new ArgumentReader(raw, ['dok_id', 'detail', 'html_offset', 'html_limit']);
  return read.finish<GetDocumentArguments>({
    dok_id: read.string('dok_id', {
      required: true,
      maxLength: 500,
      pattern: DOK_ID_PATTERN,
      wanted: 'a document id such as HA01AU10, which search_documents gives',
    }),
    detail: read.choice('detail', DETAIL_VALUES, { default: 'brief', ignoreCase: true }),
    html_offset: read.integer('html_offset', { default: 0, minimum: 0, maximum: 100000000 }),
    html_limit: read.integer('html_limit', { default: 4000, minimum: 0, maximum: 100000 }),
  });
}

/** Result of spec/services/se-parliament/service.yaml#tools.get_document */
export function checkGetDocumentResult(check: ResultCheck, result: object): void {
  check.string(result, 'dok_id', { required: true });
  check.string(result, 'title', { required: true, nullable: true });
  check.string(result, 'subtitle', { required: true, nullable: true });
  check.string(result, 'doc_type', { required: true, nullable: true });
  check.string(result, 'doc_type_label', { required: true, nullable: true });
  check.string(result, 'subtype', { required: true, nullable: true });
  check.string(result, 'document_name', { required: true, nullable: true });
  check.string(result, 'session', { required: true, nullable: true });
  check.string(result, 'designation', { required: true, nullable: true });
  check.string(result, 'number', { required: true, nullable: true });
  check.string(result, 'committee', { required: true, nullable: true });
  check.string(result, 'committee_name', { required: true, nullable: true });
  check.string(result, 'issuer', { required: true, nullable: true });
  check.string(result, 'date', { required: true, nullable: true, format: 'date' });
  check.string(result, 'published', { required: true, nullable: true, format: 'date' });
  check.string(result, 'updated', { required: true, nullable: true, format: 'date' });
  check.string(result, 'status', { required: true, nullable: true });
  check.list(result, 'authors', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkAuthor),
  );
  check.list(result, 'committee_points', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkCommitteePoint),
  );
  check.list(result, 'proposals', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkProposal),
  );
  check.list(result, 'reservations', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkReservation),
  );
  check.list(result, 'activities', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkActivity),
  );
  check.list(result, 'notes', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkNote),
  );
  check.list(result, 'attachments', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkAttachment),
  );
  check.list(result, 'references', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkReference),
  );
  check.record(result, 'totals', { required: true }, checkDocumentTotals);
  check.list(result, 'shortened', { required: true }, (check, items, index) =>
    check.string(items, index, { required: true }),
  );
  check.string(result, 'html', { required: true, nullable: true });
  check.integer(result, 'html_length', { required: true, minimum: 0 });
  check.boolean(result, 'html_truncated', { required: true });
  check.integer(result, 'html_next_offset', { required: true, nullable: true });
  check.string(result, 'html_url', { required: true, nullable: true, format: 'uri' });
  check.string(result, 'text_url', { required: true, nullable: true, format: 'uri' });
}

/** spec/services/se-parliament/service.yaml#tools.list_votes */
export function decodeListVotes(raw: RawArguments): Decoded<ListVotesArguments> {
  const read = new ArgumentReader(raw, ['session', 'doc_id', 'point', 'party', 'person_id', 'vote', 'limit', 'offset', 'detail']);
  return read.finish<ListVotesArguments>({
    session: read.string('session', {
      emptyMeansAbsent: true,
      maxLength: 500,
      pattern: LIST_VOTES_SESSION_PATTERN,
      wanted: 'a session as YYYY/YY such as 2019/20',
    }),
    doc_id: read.string('doc_id', {
      emptyMeansAbsent: true,
      maxLength: 500,
      pattern: DOC_ID_PATTERN,
      wanted: 'the designation or document id of a report such as H701CU6, which search_documents gives',
    }),
    point: read.integer('point', { minimum: 1, maximum: 1000, giver: 'get_document' }),
    party: read.choice(
      'party',
      PARTY_CODE_VALUES,
      { emptyMeansAbsent: true, ignoreCase: true, called: PARTY_CODE_NAMES },
    ),
    person_id: read.string('person_id', {
      emptyMeansAbsent: true,
      maxLength: 500,
      pattern: LIST_VOTES_PERSON_ID_PATTERN,
      wanted: 'a person id of 6 to 20 digits such as 0391973624515, which search_members gives',
    }),
    vote: read.choice(
      'vote',
      VOTE_VALUE_VALUES,
      { emptyMeansAbsent: true, ignoreCase: true, called: VOTE_VALUE_NAMES },
    ),
    limit: read.integer('limit', { default: 300, minimum: 1, maximum: 500 }),
    offset: read.integer('offset', { default: 0, minimum: 0, maximum: 4500 }),
    detail: read.choice('detail', DETAIL_VALUES, { default: 'brief', ignoreCase: true }),
  });
}

/** Result of spec/services/se-parliament/service.yaml#tools.list_votes */
export function checkListVotesResult(check: ResultCheck, result: object): void {
  check.string(result, 'session', { required: true });
  check.string(result, 'designation', { required: true, nullable: true });
  check.integer(result, 'count', { required: true, minimum: 0 });
  check.integer(result, 'total', { required: true, nullable: true, minimum: 0 });
  check.integer(result, 'next_offset', { required: true, nullable: true });
  check.list(result, 'ballots', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkBallotTally),
  );
  check.list(result, 'votes', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkListedVote),
  );
  check.string(result, 'note', { required: true, nullable: true });
}

/** spec/services/se-parliament/service.yaml#tools.get_vote_detail */
export function decodeGetVoteDetail(raw: RawArguments): Decoded<GetVoteDetailArguments> {
  const read = new ArgumentReader(raw, ['votering_id', 'party', 'vote', 'detail']);
  return read.finish<GetVoteDetailArguments>({
    votering_id: read.string('votering_id', {
      required: true,
      maxLength: 500,
      pattern: VOTERING_ID_PATTERN,
      wanted: 'a ballot as <session>:<designation>:<point> such as 2019/20:CU6:2, which list_votes gives',
    }),
    party: read.choice(
      'party',
      PARTY_CODE_VALUES,
      { emptyMeansAbsent: true, ignoreCase: true, called: PARTY_CODE_NAMES },
    ),
    vote: read.choice(
      'vote',
      VOTE_VALUE_VALUES,
      { emptyMeansAbsent: true, ignoreCase: true, called: VOTE_VALUE_NAMES },
    ),
    detail: read.choice('detail', DETAIL_VALUES, { default: 'brief', ignoreCase: true }),
  });
}

/** Result of spec/services/se-parliament/service.yaml#tools.get_vote_detail */
export function checkGetVoteDetailResult(check: ResultCheck, result: object): void {
  check.string(result, 'votering_id', { required: true });
  check.string(result, 'votering_guid', { required: true, nullable: true });
  check.string(result, 'session', { required: true });
  check.string(result, 'designation', { required: true });
  check.integer(result, 'point', { required: true });
  check.string(result, 'date', { required: true, nullable: true, format: 'date' });
  check.string(result, 'concerns', { required: true, nullable: true });
  check.string(result, 'kind', { required: true, nullable: true });
  check.record(result, 'document', { required: true }, checkBallotDocument);
  check.integer(result, 'count', { required: true, minimum: 0 });
  check.integer(result, 'total', { required: true, minimum: 0 });
  check.integer(result, 'yes', { required: true, minimum: 0 });
  check.integer(result, 'no', { required: true, minimum: 0 });
  check.integer(result, 'abstain', { required: true, minimum: 0 });
  check.integer(result, 'absent', { required: true, minimum: 0 });
  check.list(result, 'by_party', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkPartyCounts),
  );
  check.list(result, 'votes', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkMemberVote),
  );
  check.list(result, 'other_ballots', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkOtherBallot),
  );
  check.string(result, 'note', { required: true, nullable: true });
}

/** spec/services/se-parliament/service.yaml#tools.search_members */
export function decodeSearchMembers(raw: RawArguments): Decoded<SearchMembersArguments> {
  const read = new ArgumentReader(raw, ['status', 'party', 'limit', 'constituency', 'name', 'offset', 'detail']);
  return read.finish<SearchMembersArguments>({
    status: read.choice('status', ['samtliga'], { emptyMeansAbsent: true }),
    party: read.choice(
      'party',
      PARTY_CODE_VALUES,
      { emptyMeansAbsent: true, ignoreCase: true, called: PARTY_CODE_NAMES },
    ),
    limit: read.integer('limit', { default: 50, minimum: 1, maximum: 500 }),
    constituency: read.string('constituency', { emptyMeansAbsent: true, maxLength: 100 }),
    name: read.string('name', { emptyMeansAbsent: true, maxLength: 100 }),
    offset: read.integer('offset', { default: 0, minimum: 0, maximum: 100000 }),
    detail: read.choice('detail', DETAIL_VALUES, { default: 'brief', ignoreCase: true }),
  });
}

/** Result of spec/services/se-parliament/service.yaml#tools.search_members */
export function checkSearchMembersResult(check: ResultCheck, result: object): void {
  check.integer(result, 'count', { required: true, minimum: 0 });
  check.integer(result, 'total', { required: true, minimum: 0 });
  check.integer(result, 'next_offset', { required: true, nullable: true });
  check.list(result, 'members', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkListedMember),
  );
}

/** spec/services/se-parliament/service.yaml#tools.get_member */
export function decodeGetMember(raw: RawArguments): Decoded<GetMemberArguments> {
  const read = new ArgumentReader(raw, ['person_id', 'limit', 'offset']);
  return read.finish<GetMemberArguments>({
    person_id: read.string('person_id', {
      required: true,
      maxLength: 500,
      pattern: GET_MEMBER_PERSON_ID_PATTERN,
      wanted: 'a person id of 6 to 20 digits such as 0391973624515, which search_members gives',
    }),
    limit: read.integer('limit', { default: 300, minimum: 1, maximum: 1000 }),
    offset: read.integer('offset', { default: 0, minimum: 0, maximum: 100000 }),
  });
}

/** Result of spec/services/se-parliament/service.yaml#tools.get_member */
export function checkGetMemberResult(check: ResultCheck, result: object): void {
  check.string(result, 'person_id', { required: true });
  check.string(result, 'name', { required: true });
  check.string(result, 'first_name', { required: true, nullable: true });
  check.string(result, 'last_name', { required: true, nullable: true });
  check.string(result, 'place', { required: true, nullable: true });
  check.string(result, 'party', { required: true, nullable: true });
  check.string(result, 'party_name', { required: true, nullable: true });
  check.string(result, 'constituency', { required: true, nullable: true });
  check.string(result, 'status', { required: true, nullable: true });
  check.choice(result, 'gender', GENDER_VALUES, { required: true, nullable: true });
  check.integer(result, 'birth_year', { required: true, nullable: true });
  check.string(result, 'image_url', { required: true, nullable: true, format: 'uri' });
  check.string(result, 'email', { required: true, nullable: true });
  check.list(result, 'titles', { required: true }, (check, items, index) =>
    check.string(items, index, { required: true }),
  );
  check.integer(result, 'count', { required: true, minimum: 0 });
  check.integer(result, 'total', { required: true, minimum: 0 });
  check.integer(result, 'next_offset', { required: true, nullable: true });
  check.list(result, 'assignments', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkAssignment),
  );
  check.list(result, 'details', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkPersonalDetail),
  );
}

/** spec/services/se-parliament/service.yaml#records.Activity */
function checkActivity(check: ResultCheck, activity: object): void {
  check.string(activity, 'code', { required: true, nullable: true });
  check.string(activity, 'name', { required: true, nullable: true });
  check.string(activity, 'date', { required: true, nullable: true, format: 'date' });
  check.string(activity, 'status', { required: true, nullable: true });
}

/** spec/services/se-parliament/service.yaml#records.Assignment */
function checkAssignment(check: ResultCheck, assignment: object): void {
  check.string(assignment, 'organ', { required: true, nullable: true });
  check.string(assignment, 'organ_name', { nullable: true });
  check.string(assignment, 'role', { required: true, nullable: true });
  check.string(assignment, 'status', { nullable: true });
  check.string(assignment, 'type', { nullable: true });
  check.string(assignment, 'from', { required: true, nullable: true, format: 'date' });
  check.string(assignment, 'to', { required: true, nullable: true, format: 'date' });
  check.boolean(assignment, 'is_current', { required: true });
  check.string(assignment, 'note', { nullable: true });
}

/** spec/services/se-parliament/service.yaml#records.Attachment */
function checkAttachment(check: ResultCheck, attachment: object): void {
  check.string(attachment, 'title', { required: true, nullable: true });
  check.string(attachment, 'file_type', { required: true, nullable: true });
  check.integer(attachment, 'bytes', { required: true, nullable: true });
  check.string(attachment, 'url', { required: true, nullable: true, format: 'uri' });
}

/** spec/services/se-parliament/service.yaml#records.Author */
function checkAuthor(check: ResultCheck, author: object): void {
  check.string(author, 'person_id', { nullable: true });
  check.string(author, 'name', { required: true, nullable: true });
  check.string(author, 'party', { required: true, nullable: true });
  check.string(author, 'role', { nullable: true });
}

/** spec/services/se-parliament/service.yaml#records.BallotDocument */
function checkBallotDocument(check: ResultCheck, ballotDocument: object): void {
  check.string(ballotDocument, 'dok_id', { required: true });
  check.string(ballotDocument, 'title', { required: true, nullable: true });
  check.string(ballotDocument, 'doc_type', { required: true, nullable: true });
  check.string(ballotDocument, 'committee', { required: true, nullable: true });
  check.string(ballotDocument, 'committee_name', { required: true, nullable: true });
  check.string(ballotDocument, 'date', { required: true, nullable: true, format: 'date' });
  check.string(ballotDocument, 'status', { required: true, nullable: true });
  check.string(ballotDocument, 'url', { required: true, nullable: true, format: 'uri' });
  check.string(ballotDocument, 'point_heading', { required: true, nullable: true });
  check.string(ballotDocument, 'point_text', { required: true, nullable: true });
  check.string(ballotDocument, 'winner', { required: true, nullable: true });
}

/** spec/services/se-parliament/service.yaml#records.BallotTally */
function checkBallotTally(check: ResultCheck, ballotTally: object): void {
  check.string(ballotTally, 'votering_id', { required: true });
  check.string(ballotTally, 'concerns', {});
  check.string(ballotTally, 'kind', {});
  check.list(ballotTally, 'by_party', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkPartyCounts),
  );
}

/** spec/services/se-parliament/service.yaml#records.CommitteePoint */
function checkCommitteePoint(check: ResultCheck, committeePoint: object): void {
  check.integer(committeePoint, 'number', { required: true, nullable: true });
  check.string(committeePoint, 'heading', { required: true, nullable: true });
  check.string(committeePoint, 'text', { required: true, nullable: true });
  check.string(committeePoint, 'decision_type', { required: true, nullable: true });
  check.string(committeePoint, 'winner', { required: true, nullable: true });
  check.string(committeePoint, 'votering_id', { required: true, nullable: true });
  check.string(committeePoint, 'votering_guid', { required: true, nullable: true });
  check.record(committeePoint, 'tally', { required: true, nullable: true }, checkTally);
}

/** spec/services/se-parliament/service.yaml#records.DocumentTotals */
function checkDocumentTotals(check: ResultCheck, documentTotals: object): void {
  check.integer(documentTotals, 'authors', { required: true, minimum: 0 });
  check.integer(documentTotals, 'committee_points', { required: true, minimum: 0 });
  check.integer(documentTotals, 'proposals', { required: true, minimum: 0 });
  check.integer(documentTotals, 'reservations', { required: true, minimum: 0 });
  check.integer(documentTotals, 'activities', { required: true, minimum: 0 });
  check.integer(documentTotals, 'notes', { required: true, minimum: 0 });
  check.integer(documentTotals, 'attachments', { required: true, minimum: 0 });
  check.integer(documentTotals, 'references', { required: true, minimum: 0 });
}

/** spec/services/se-parliament/service.yaml#records.ListedDocument */
function checkListedDocument(check: ResultCheck, listedDocument: object): void {
  check.string(listedDocument, 'dok_id', { required: true });
  check.string(listedDocument, 'title', { required: true, nullable: true });
  check.string(listedDocument, 'subtitle', { required: true, nullable: true });
  check.string(listedDocument, 'doc_type', { required: true, nullable: true });
  check.string(listedDocument, 'doc_type_label', { required: true, nullable: true });
  check.string(listedDocument, 'subtype', { nullable: true });
  check.string(listedDocument, 'session', { required: true, nullable: true });
  check.string(listedDocument, 'designation', { required: true, nullable: true });
  check.string(listedDocument, 'number', { nullable: true });
  check.string(listedDocument, 'committee', { required: true, nullable: true });
  check.string(listedDocument, 'committee_name', { nullable: true });
  check.string(listedDocument, 'date', { required: true, nullable: true, format: 'date' });
  check.string(listedDocument, 'published', { nullable: true, format: 'date' });
  check.string(listedDocument, 'status', { required: true, nullable: true });
  check.string(listedDocument, 'summary', { required: true, nullable: true });
  check.string(listedDocument, 'url', { required: true, nullable: true, format: 'uri' });
  check.list(listedDocument, 'authors', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkAuthor),
  );
  check.integer(listedDocument, 'authors_total', { required: true, minimum: 0 });
}

/** spec/services/se-parliament/service.yaml#records.ListedMember */
function checkListedMember(check: ResultCheck, listedMember: object): void {
  check.string(listedMember, 'person_id', { required: true });
  check.string(listedMember, 'name', { required: true });
  check.string(listedMember, 'first_name', { nullable: true });
  check.string(listedMember, 'last_name', { nullable: true });
  check.string(listedMember, 'party', { required: true, nullable: true });
  check.string(listedMember, 'party_name', { nullable: true });
  check.string(listedMember, 'constituency', { required: true, nullable: true });
  check.string(listedMember, 'status', { required: true, nullable: true });
  check.choice(listedMember, 'gender', GENDER_VALUES, { nullable: true });
  check.integer(listedMember, 'birth_year', { nullable: true });
  check.string(listedMember, 'image_url', { nullable: true, format: 'uri' });
  check.list(listedMember, 'assignments', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkAssignment),
  );
  check.integer(listedMember, 'assignments_total', { required: true, minimum: 0 });
}

/** spec/services/se-parliament/service.yaml#records.ListedVote */
function checkListedVote(check: ResultCheck, listedVote: object): void {
  check.string(listedVote, 'votering_id', { required: true });
  check.string(listedVote, 'votering_guid', { nullable: true });
  check.string(listedVote, 'session', {});
  check.string(listedVote, 'designation', {});
  check.integer(listedVote, 'point', {});
  check.string(listedVote, 'dok_id', { nullable: true });
  check.string(listedVote, 'person_id', { required: true, nullable: true });
  check.string(listedVote, 'name', { required: true, nullable: true });
  check.string(listedVote, 'party', { required: true, nullable: true });
  check.string(listedVote, 'constituency', { required: true, nullable: true });
  check.choice(listedVote, 'vote', VOTE_VALUE_VALUES, { required: true, nullable: true });
  check.string(listedVote, 'concerns', { nullable: true });
  check.string(listedVote, 'kind', { nullable: true });
  check.string(listedVote, 'date', { nullable: true, format: 'date' });
}

/** spec/services/se-parliament/service.yaml#records.MemberVote */
function checkMemberVote(check: ResultCheck, memberVote: object): void {
  check.string(memberVote, 'person_id', { required: true, nullable: true });
  check.string(memberVote, 'name', { required: true, nullable: true });
  check.string(memberVote, 'party', { required: true, nullable: true });
  check.string(memberVote, 'constituency', { nullable: true });
  check.choice(memberVote, 'vote', VOTE_VALUE_VALUES, { required: true, nullable: true });
}

/** spec/services/se-parliament/service.yaml#records.Note */
function checkNote(check: ResultCheck, note: object): void {
  check.string(note, 'code', { required: true, nullable: true });
  check.string(note, 'name', { required: true, nullable: true });
  check.string(note, 'text', { required: true });
}

/** spec/services/se-parliament/service.yaml#records.OtherBallot */
function checkOtherBallot(check: ResultCheck, otherBallot: object): void {
  check.string(otherBallot, 'votering_guid', { required: true, nullable: true });
  check.string(otherBallot, 'concerns', { required: true, nullable: true });
  check.string(otherBallot, 'kind', { required: true, nullable: true });
  check.integer(otherBallot, 'yes', { required: true, minimum: 0 });
  check.integer(otherBallot, 'no', { required: true, minimum: 0 });
  check.integer(otherBallot, 'abstain', { required: true, minimum: 0 });
  check.integer(otherBallot, 'absent', { required: true, minimum: 0 });
}

/** spec/services/se-parliament/service.yaml#records.PartyCounts */
function checkPartyCounts(check: ResultCheck, partyCounts: object): void {
  check.string(partyCounts, 'party', { required: true, nullable: true });
  check.integer(partyCounts, 'yes', { required: true, minimum: 0 });
  check.integer(partyCounts, 'no', { required: true, minimum: 0 });
  check.integer(partyCounts, 'abstain', { required: true, minimum: 0 });
  check.integer(partyCounts, 'absent', { required: true, minimum: 0 });
}

/** spec/services/se-parliament/service.yaml#records.PersonalDetail */
function checkPersonalDetail(check: ResultCheck, personalDetail: object): void {
  check.string(personalDetail, 'code', { required: true, nullable: true });
  check.string(personalDetail, 'type', { required: true, nullable: true });
  check.string(personalDetail, 'text', { required: true });
}

/** spec/services/se-parliament/service.yaml#records.Proposal */
function checkProposal(check: ResultCheck, proposal: object): void {
  check.string(proposal, 'number', { required: true, nullable: true });
  check.string(proposal, 'text', { required: true, nullable: true });
  check.string(proposal, 'committee_position', { required: true, nullable: true });
  check.string(proposal, 'chamber_decision', { required: true, nullable: true });
  check.string(proposal, 'treated_in', { required: true, nullable: true });
  check.string(proposal, 'committee', { required: true, nullable: true });
}

/** spec/services/se-parliament/service.yaml#records.Reference */
function checkReference(check: ResultCheck, reference: object): void {
  check.string(reference, 'kind', { required: true, nullable: true });
  check.string(reference, 'dok_id', { required: true, nullable: true });
  check.string(reference, 'doc_type', { required: true, nullable: true });
  check.string(reference, 'session', { required: true, nullable: true });
  check.string(reference, 'designation', { required: true, nullable: true });
  check.string(reference, 'title', { required: true, nullable: true });
}

/** spec/services/se-parliament/service.yaml#records.Reservation */
function checkReservation(check: ResultCheck, reservation: object): void {
  check.integer(reservation, 'number', { required: true, nullable: true });
  check.list(reservation, 'parties', { required: true }, (check, items, index) =>
    check.string(items, index, { required: true }),
  );
  check.string(reservation, 'kind', { required: true, nullable: true });
  check.integer(reservation, 'point', { required: true, nullable: true });
}

/** spec/services/se-parliament/service.yaml#records.Tally */
function checkTally(check: ResultCheck, tally: object): void {
  check.string(tally, 'concerns', { required: true, nullable: true });
  check.integer(tally, 'yes', { required: true, minimum: 0 });
  check.integer(tally, 'no', { required: true, minimum: 0 });
  check.integer(tally, 'abstain', { required: true, minimum: 0 });
  check.integer(tally, 'absent', { required: true, minimum: 0 });
  check.list(tally, 'by_party', {}, (check, items, index) =>
    check.record(items, index, { required: true }, checkPartyCounts),
  );
}
