// Generated from spec/services/se-parliament.yaml by `make generate`: do not edit.

import { ArgumentReader } from '../../../runtime/contract/arguments.ts';
import type { Decoded, RawArguments } from '../../../runtime/contract/operation.ts';
import type { ResultWatch } from '../../../runtime/contract/result.ts';
import type {
  GetDocumentArguments,
  GetMemberArguments,
  GetVoteDetailArguments,
  ListVotesArguments,
  SearchDocumentsArguments,
  SearchMembersArguments,
} from './types.ts';

const DOCUMENT_TYPE_VALUES = ['prop', 'mot', 'bet', 'skr', 'sou'] as const;
const COMMITTEE_PATTERN = /^([A-Za-zÅÄÖåäö]{2,8})?$/u;
const SESSION_PATTERN = /^(\d{4}(\/(\d{2}|\d{4}))?)?$/u;
const DOK_ID_PATTERN = /^[A-Za-z0-9ÅÄÖåäö-]{3,40}$/u;
const LIST_VOTES_SESSION_PATTERN = /^(\d{4}\/(\d{2}|\d{4}))?$/u;
const DOC_ID_PATTERN = /^([A-Za-z0-9ÅÄÖåäö]{2,20})?$/u;
const VOTERING_ID_PATTERN = /^\d{4}\/(\d{2}|\d{4}):[A-Za-zÅÄÖåäö]{1,8}\d{1,4}[A-Za-z]?:\d{1,4}$/u;
const PARTY_CODE_VALUES = ['S', 'M', 'SD', 'C', 'V', 'KD', 'L', 'MP'] as const;
const PERSON_ID_PATTERN = /^\d{6,20}$/u;
const GENDER_VALUES = ['female', 'male'] as const;
const VOTE_VALUE_VALUES = ['Ja', 'Nej', 'Avstår', 'Frånvarande'] as const;

/** spec/services/se-parliament.yaml#tools.search_documents */
export function decodeSearchDocuments(raw: RawArguments): Decoded<SearchDocumentsArguments> {
  const read = new ArgumentReader(raw, ['query', 'doc_type', 'committee', 'session', 'page']);
  return read.finish<SearchDocumentsArguments>({
    query: read.string('query', { emptyMeansAbsent: true, maxLength: 300 }),
    doc_type: read.choice('doc_type', DOCUMENT_TYPE_VALUES, { emptyMeansAbsent: true, ignoreCase: true }),
    committee: read.string('committee', { emptyMeansAbsent: true, maxLength: 500, pattern: COMMITTEE_PATTERN }),
    session: read.string('session', { emptyMeansAbsent: true, maxLength: 500, pattern: SESSION_PATTERN }),
    page: read.integer('page', { default: 1, minimum: 1, maximum: 20000 }),
  });
}

/** Result of spec/services/se-parliament.yaml#tools.search_documents */
export function watchSearchDocumentsResult(watch: ResultWatch, result: object): void {
  watch.integer(result, 'count', { required: true, minimum: 0 });
  watch.integer(result, 'total', { required: true, minimum: 0 });
  watch.integer(result, 'page', { required: true, minimum: 1 });
  watch.integer(result, 'pages', { required: true, minimum: 0 });
  watch.list(result, 'documents', { required: true }, (watch, items, index) =>
    watch.record(items, index, { required: true }, watchListedDocument),
  );
  watch.string(result, 'note', { required: true, nullable: true });
}

/** spec/services/se-parliament.yaml#tools.get_document */
export function decodeGetDocument(raw: RawArguments): Decoded<GetDocumentArguments> {
  const read = new ArgumentReader(raw, ['dok_id']);
  return read.finish<GetDocumentArguments>({
    dok_id: read.string('dok_id', { required: true, maxLength: 500, pattern: DOK_ID_PATTERN }),
  });
}

/** Result of spec/services/se-parliament.yaml#tools.get_document */
export function watchGetDocumentResult(watch: ResultWatch, result: object): void {
  watch.string(result, 'dok_id', { required: true });
  watch.string(result, 'title', { required: true, nullable: true });
  watch.string(result, 'subtitle', { required: true, nullable: true });
  watch.string(result, 'doc_type', { required: true, nullable: true });
  watch.string(result, 'doc_type_label', { required: true, nullable: true });
  watch.string(result, 'subtype', { required: true, nullable: true });
  watch.string(result, 'document_name', { required: true, nullable: true });
  watch.string(result, 'session', { required: true, nullable: true });
  watch.string(result, 'designation', { required: true, nullable: true });
  watch.string(result, 'number', { required: true, nullable: true });
  watch.string(result, 'committee', { required: true, nullable: true });
  watch.string(result, 'committee_name', { required: true, nullable: true });
  watch.string(result, 'issuer', { required: true, nullable: true });
  watch.string(result, 'date', { required: true, nullable: true, format: 'date' });
  watch.string(result, 'published', { required: true, nullable: true, format: 'date' });
  watch.string(result, 'updated', { required: true, nullable: true, format: 'date' });
  watch.string(result, 'status', { required: true, nullable: true });
  watch.list(result, 'authors', { required: true }, (watch, items, index) =>
    watch.record(items, index, { required: true }, watchAuthor),
  );
  watch.list(result, 'committee_points', { required: true }, (watch, items, index) =>
    watch.record(items, index, { required: true }, watchCommitteePoint),
  );
  watch.list(result, 'proposals', { required: true }, (watch, items, index) =>
    watch.record(items, index, { required: true }, watchProposal),
  );
  watch.list(result, 'reservations', { required: true }, (watch, items, index) =>
    watch.record(items, index, { required: true }, watchReservation),
  );
  watch.list(result, 'activities', { required: true }, (watch, items, index) =>
    watch.record(items, index, { required: true }, watchActivity),
  );
  watch.list(result, 'notes', { required: true }, (watch, items, index) =>
    watch.record(items, index, { required: true }, watchNote),
  );
  watch.list(result, 'attachments', { required: true }, (watch, items, index) =>
    watch.record(items, index, { required: true }, watchAttachment),
  );
  watch.list(result, 'references', { required: true }, (watch, items, index) =>
    watch.record(items, index, { required: true }, watchReference),
  );
  watch.string(result, 'html', { required: true, nullable: true });
  watch.boolean(result, 'html_truncated', { required: true });
  watch.string(result, 'html_url', { required: true, nullable: true, format: 'uri' });
  watch.string(result, 'text_url', { required: true, nullable: true, format: 'uri' });
}

/** spec/services/se-parliament.yaml#tools.list_votes */
export function decodeListVotes(raw: RawArguments): Decoded<ListVotesArguments> {
  const read = new ArgumentReader(raw, ['session', 'doc_id']);
  return read.finish<ListVotesArguments>({
    session: read.string('session', { emptyMeansAbsent: true, maxLength: 500, pattern: LIST_VOTES_SESSION_PATTERN }),
    doc_id: read.string('doc_id', { emptyMeansAbsent: true, maxLength: 500, pattern: DOC_ID_PATTERN }),
  });
}

/** Result of spec/services/se-parliament.yaml#tools.list_votes */
export function watchListVotesResult(watch: ResultWatch, result: object): void {
  watch.string(result, 'session', { required: true });
  watch.string(result, 'designation', { required: true, nullable: true });
  watch.integer(result, 'count', { required: true, minimum: 0 });
  watch.integer(result, 'total', { required: true, minimum: 0 });
  watch.list(result, 'votes', { required: true }, (watch, items, index) =>
    watch.record(items, index, { required: true }, watchListedVote),
  );
  watch.string(result, 'note', { required: true, nullable: true });
}

/** spec/services/se-parliament.yaml#tools.get_vote_detail */
export function decodeGetVoteDetail(raw: RawArguments): Decoded<GetVoteDetailArguments> {
  const read = new ArgumentReader(raw, ['votering_id']);
  return read.finish<GetVoteDetailArguments>({
    votering_id: read.string('votering_id', { required: true, maxLength: 500, pattern: VOTERING_ID_PATTERN }),
  });
}

/** Result of spec/services/se-parliament.yaml#tools.get_vote_detail */
export function watchGetVoteDetailResult(watch: ResultWatch, result: object): void {
  watch.string(result, 'votering_id', { required: true });
  watch.string(result, 'votering_guid', { required: true, nullable: true });
  watch.string(result, 'session', { required: true });
  watch.string(result, 'designation', { required: true });
  watch.integer(result, 'point', { required: true });
  watch.string(result, 'date', { required: true, nullable: true, format: 'date' });
  watch.string(result, 'concerns', { required: true, nullable: true });
  watch.string(result, 'kind', { required: true, nullable: true });
  watch.record(result, 'document', { required: true }, watchBallotDocument);
  watch.integer(result, 'count', { required: true, minimum: 0 });
  watch.integer(result, 'yes', { required: true, minimum: 0 });
  watch.integer(result, 'no', { required: true, minimum: 0 });
  watch.integer(result, 'abstain', { required: true, minimum: 0 });
  watch.integer(result, 'absent', { required: true, minimum: 0 });
  watch.list(result, 'by_party', { required: true }, (watch, items, index) =>
    watch.record(items, index, { required: true }, watchPartyCounts),
  );
  watch.list(result, 'votes', { required: true }, (watch, items, index) =>
    watch.record(items, index, { required: true }, watchMemberVote),
  );
  watch.list(result, 'other_ballots', { required: true }, (watch, items, index) =>
    watch.record(items, index, { required: true }, watchOtherBallot),
  );
  watch.string(result, 'note', { required: true, nullable: true });
}

/** spec/services/se-parliament.yaml#tools.search_members */
export function decodeSearchMembers(raw: RawArguments): Decoded<SearchMembersArguments> {
  const read = new ArgumentReader(raw, ['status', 'party', 'limit']);
  return read.finish<SearchMembersArguments>({
    status: read.choice('status', ['samtliga'], { emptyMeansAbsent: true }),
    party: read.choice('party', PARTY_CODE_VALUES, { emptyMeansAbsent: true, ignoreCase: true }),
    limit: read.integer('limit', { default: 50, minimum: 1, maximum: 500 }),
  });
}

/** Result of spec/services/se-parliament.yaml#tools.search_members */
export function watchSearchMembersResult(watch: ResultWatch, result: object): void {
  watch.integer(result, 'count', { required: true, minimum: 0 });
  watch.integer(result, 'total', { required: true, minimum: 0 });
  watch.list(result, 'members', { required: true }, (watch, items, index) =>
    watch.record(items, index, { required: true }, watchListedMember),
  );
}

/** spec/services/se-parliament.yaml#tools.get_member */
export function decodeGetMember(raw: RawArguments): Decoded<GetMemberArguments> {
  const read = new ArgumentReader(raw, ['person_id']);
  return read.finish<GetMemberArguments>({
    person_id: read.string('person_id', { required: true, maxLength: 500, pattern: PERSON_ID_PATTERN }),
  });
}

/** Result of spec/services/se-parliament.yaml#tools.get_member */
export function watchGetMemberResult(watch: ResultWatch, result: object): void {
  watch.string(result, 'person_id', { required: true });
  watch.string(result, 'name', { required: true });
  watch.string(result, 'first_name', { required: true, nullable: true });
  watch.string(result, 'last_name', { required: true, nullable: true });
  watch.string(result, 'place', { required: true, nullable: true });
  watch.string(result, 'party', { required: true, nullable: true });
  watch.string(result, 'party_name', { required: true, nullable: true });
  watch.string(result, 'constituency', { required: true, nullable: true });
  watch.string(result, 'status', { required: true, nullable: true });
  watch.choice(result, 'gender', GENDER_VALUES, { required: true, nullable: true });
  watch.integer(result, 'birth_year', { required: true, nullable: true });
  watch.string(result, 'image_url', { required: true, nullable: true, format: 'uri' });
  watch.string(result, 'email', { required: true, nullable: true });
  watch.list(result, 'titles', { required: true }, (watch, items, index) =>
    watch.string(items, index, { required: true }),
  );
  watch.list(result, 'assignments', { required: true }, (watch, items, index) =>
    watch.record(items, index, { required: true }, watchAssignment),
  );
  watch.list(result, 'details', { required: true }, (watch, items, index) =>
    watch.record(items, index, { required: true }, watchPersonalDetail),
  );
}

/** spec/services/se-parliament.yaml#records.Activity */
function watchActivity(watch: ResultWatch, activity: object): void {
  watch.string(activity, 'code', { required: true, nullable: true });
  watch.string(activity, 'name', { required: true, nullable: true });
  watch.string(activity, 'date', { required: true, nullable: true, format: 'date' });
  watch.string(activity, 'status', { required: true, nullable: true });
}

/** spec/services/se-parliament.yaml#records.Assignment */
function watchAssignment(watch: ResultWatch, assignment: object): void {
  watch.string(assignment, 'organ', { required: true, nullable: true });
  watch.string(assignment, 'organ_name', { required: true, nullable: true });
  watch.string(assignment, 'role', { required: true, nullable: true });
  watch.string(assignment, 'status', { required: true, nullable: true });
  watch.string(assignment, 'type', { required: true, nullable: true });
  watch.string(assignment, 'from', { required: true, nullable: true, format: 'date' });
  watch.string(assignment, 'to', { required: true, nullable: true, format: 'date' });
  watch.boolean(assignment, 'is_current', { required: true });
  watch.string(assignment, 'note', { required: true, nullable: true });
}

/** spec/services/se-parliament.yaml#records.Attachment */
function watchAttachment(watch: ResultWatch, attachment: object): void {
  watch.string(attachment, 'title', { required: true, nullable: true });
  watch.string(attachment, 'file_type', { required: true, nullable: true });
  watch.integer(attachment, 'bytes', { required: true, nullable: true });
  watch.string(attachment, 'url', { required: true, nullable: true, format: 'uri' });
}

/** spec/services/se-parliament.yaml#records.Author */
function watchAuthor(watch: ResultWatch, author: object): void {
  watch.string(author, 'person_id', { required: true, nullable: true });
  watch.string(author, 'name', { required: true, nullable: true });
  watch.string(author, 'party', { required: true, nullable: true });
  watch.string(author, 'role', { required: true, nullable: true });
}

/** spec/services/se-parliament.yaml#records.BallotDocument */
function watchBallotDocument(watch: ResultWatch, ballotDocument: object): void {
  watch.string(ballotDocument, 'dok_id', { required: true });
  watch.string(ballotDocument, 'title', { required: true, nullable: true });
  watch.string(ballotDocument, 'doc_type', { required: true, nullable: true });
  watch.string(ballotDocument, 'committee', { required: true, nullable: true });
  watch.string(ballotDocument, 'committee_name', { required: true, nullable: true });
  watch.string(ballotDocument, 'date', { required: true, nullable: true, format: 'date' });
  watch.string(ballotDocument, 'status', { required: true, nullable: true });
  watch.string(ballotDocument, 'url', { required: true, nullable: true, format: 'uri' });
  watch.string(ballotDocument, 'point_heading', { required: true, nullable: true });
  watch.string(ballotDocument, 'point_text', { required: true, nullable: true });
  watch.string(ballotDocument, 'winner', { required: true, nullable: true });
}

/** spec/services/se-parliament.yaml#records.CommitteePoint */
function watchCommitteePoint(watch: ResultWatch, committeePoint: object): void {
  watch.integer(committeePoint, 'number', { required: true, nullable: true });
  watch.string(committeePoint, 'heading', { required: true, nullable: true });
  watch.string(committeePoint, 'text', { required: true, nullable: true });
  watch.string(committeePoint, 'decision_type', { required: true, nullable: true });
  watch.string(committeePoint, 'winner', { required: true, nullable: true });
  watch.string(committeePoint, 'votering_id', { required: true, nullable: true });
  watch.string(committeePoint, 'votering_guid', { required: true, nullable: true });
  watch.record(committeePoint, 'tally', { required: true, nullable: true }, watchTally);
}

/** spec/services/se-parliament.yaml#records.ListedDocument */
function watchListedDocument(watch: ResultWatch, listedDocument: object): void {
  watch.string(listedDocument, 'dok_id', { required: true });
  watch.string(listedDocument, 'title', { required: true, nullable: true });
  watch.string(listedDocument, 'subtitle', { required: true, nullable: true });
  watch.string(listedDocument, 'doc_type', { required: true, nullable: true });
  watch.string(listedDocument, 'doc_type_label', { required: true, nullable: true });
  watch.string(listedDocument, 'subtype', { required: true, nullable: true });
  watch.string(listedDocument, 'session', { required: true, nullable: true });
  watch.string(listedDocument, 'designation', { required: true, nullable: true });
  watch.string(listedDocument, 'number', { required: true, nullable: true });
  watch.string(listedDocument, 'committee', { required: true, nullable: true });
  watch.string(listedDocument, 'committee_name', { required: true, nullable: true });
  watch.string(listedDocument, 'date', { required: true, nullable: true, format: 'date' });
  watch.string(listedDocument, 'published', { required: true, nullable: true, format: 'date' });
  watch.string(listedDocument, 'status', { required: true, nullable: true });
  watch.string(listedDocument, 'summary', { required: true, nullable: true });
  watch.string(listedDocument, 'url', { required: true, nullable: true, format: 'uri' });
  watch.list(listedDocument, 'authors', { required: true }, (watch, items, index) =>
    watch.record(items, index, { required: true }, watchAuthor),
  );
}

/** spec/services/se-parliament.yaml#records.ListedMember */
function watchListedMember(watch: ResultWatch, listedMember: object): void {
  watch.string(listedMember, 'person_id', { required: true });
  watch.string(listedMember, 'name', { required: true });
  watch.string(listedMember, 'first_name', { required: true, nullable: true });
  watch.string(listedMember, 'last_name', { required: true, nullable: true });
  watch.string(listedMember, 'party', { required: true, nullable: true });
  watch.string(listedMember, 'party_name', { required: true, nullable: true });
  watch.string(listedMember, 'constituency', { required: true, nullable: true });
  watch.string(listedMember, 'status', { required: true, nullable: true });
  watch.choice(listedMember, 'gender', GENDER_VALUES, { required: true, nullable: true });
  watch.integer(listedMember, 'birth_year', { required: true, nullable: true });
  watch.string(listedMember, 'image_url', { required: true, nullable: true, format: 'uri' });
  watch.list(listedMember, 'assignments', { required: true }, (watch, items, index) =>
    watch.record(items, index, { required: true }, watchAssignment),
  );
  watch.integer(listedMember, 'assignments_total', { required: true, minimum: 0 });
}

/** spec/services/se-parliament.yaml#records.ListedVote */
function watchListedVote(watch: ResultWatch, listedVote: object): void {
  watch.string(listedVote, 'votering_id', { required: true });
  watch.string(listedVote, 'votering_guid', { required: true, nullable: true });
  watch.string(listedVote, 'session', { required: true });
  watch.string(listedVote, 'designation', { required: true });
  watch.integer(listedVote, 'point', { required: true });
  watch.string(listedVote, 'dok_id', { required: true, nullable: true });
  watch.string(listedVote, 'person_id', { required: true, nullable: true });
  watch.string(listedVote, 'name', { required: true, nullable: true });
  watch.string(listedVote, 'party', { required: true, nullable: true });
  watch.string(listedVote, 'constituency', { required: true, nullable: true });
  watch.choice(listedVote, 'vote', VOTE_VALUE_VALUES, { required: true, nullable: true });
  watch.string(listedVote, 'concerns', { required: true, nullable: true });
  watch.string(listedVote, 'kind', { required: true, nullable: true });
  watch.string(listedVote, 'date', { required: true, nullable: true, format: 'date' });
}

/** spec/services/se-parliament.yaml#records.MemberVote */
function watchMemberVote(watch: ResultWatch, memberVote: object): void {
  watch.string(memberVote, 'person_id', { required: true, nullable: true });
  watch.string(memberVote, 'name', { required: true, nullable: true });
  watch.string(memberVote, 'party', { required: true, nullable: true });
  watch.string(memberVote, 'constituency', { required: true, nullable: true });
  watch.choice(memberVote, 'vote', VOTE_VALUE_VALUES, { required: true, nullable: true });
}

/** spec/services/se-parliament.yaml#records.Note */
function watchNote(watch: ResultWatch, note: object): void {
  watch.string(note, 'code', { required: true, nullable: true });
  watch.string(note, 'name', { required: true, nullable: true });
  watch.string(note, 'text', { required: true });
}

/** spec/services/se-parliament.yaml#records.OtherBallot */
function watchOtherBallot(watch: ResultWatch, otherBallot: object): void {
  watch.string(otherBallot, 'votering_guid', { required: true, nullable: true });
  watch.string(otherBallot, 'concerns', { required: true, nullable: true });
  watch.string(otherBallot, 'kind', { required: true, nullable: true });
  watch.integer(otherBallot, 'yes', { required: true, minimum: 0 });
  watch.integer(otherBallot, 'no', { required: true, minimum: 0 });
  watch.integer(otherBallot, 'abstain', { required: true, minimum: 0 });
  watch.integer(otherBallot, 'absent', { required: true, minimum: 0 });
}

/** spec/services/se-parliament.yaml#records.PartyCounts */
function watchPartyCounts(watch: ResultWatch, partyCounts: object): void {
  watch.string(partyCounts, 'party', { required: true, nullable: true });
  watch.integer(partyCounts, 'yes', { required: true, minimum: 0 });
  watch.integer(partyCounts, 'no', { required: true, minimum: 0 });
  watch.integer(partyCounts, 'abstain', { required: true, minimum: 0 });
  watch.integer(partyCounts, 'absent', { required: true, minimum: 0 });
}

/** spec/services/se-parliament.yaml#records.PersonalDetail */
function watchPersonalDetail(watch: ResultWatch, personalDetail: object): void {
  watch.string(personalDetail, 'code', { required: true, nullable: true });
  watch.string(personalDetail, 'type', { required: true, nullable: true });
  watch.string(personalDetail, 'text', { required: true });
}

/** spec/services/se-parliament.yaml#records.Proposal */
function watchProposal(watch: ResultWatch, proposal: object): void {
  watch.string(proposal, 'number', { required: true, nullable: true });
  watch.string(proposal, 'text', { required: true, nullable: true });
  watch.string(proposal, 'committee_position', { required: true, nullable: true });
  watch.string(proposal, 'chamber_decision', { required: true, nullable: true });
  watch.string(proposal, 'treated_in', { required: true, nullable: true });
  watch.string(proposal, 'committee', { required: true, nullable: true });
}

/** spec/services/se-parliament.yaml#records.Reference */
function watchReference(watch: ResultWatch, reference: object): void {
  watch.string(reference, 'kind', { required: true, nullable: true });
  watch.string(reference, 'dok_id', { required: true, nullable: true });
  watch.string(reference, 'doc_type', { required: true, nullable: true });
  watch.string(reference, 'session', { required: true, nullable: true });
  watch.string(reference, 'designation', { required: true, nullable: true });
  watch.string(reference, 'title', { required: true, nullable: true });
}

/** spec/services/se-parliament.yaml#records.Reservation */
function watchReservation(watch: ResultWatch, reservation: object): void {
  watch.integer(reservation, 'number', { required: true, nullable: true });
  watch.list(reservation, 'parties', { required: true }, (watch, items, index) =>
    watch.string(items, index, { required: true }),
  );
  watch.string(reservation, 'kind', { required: true, nullable: true });
  watch.integer(reservation, 'point', { required: true, nullable: true });
}

/** spec/services/se-parliament.yaml#records.Tally */
function watchTally(watch: ResultWatch, tally: object): void {
  watch.string(tally, 'concerns', { required: true, nullable: true });
  watch.integer(tally, 'yes', { required: true, minimum: 0 });
  watch.integer(tally, 'no', { required: true, minimum: 0 });
  watch.integer(tally, 'abstain', { required: true, minimum: 0 });
  watch.integer(tally, 'absent', { required: true, minimum: 0 });
  watch.list(tally, 'by_party', { required: true }, (watch, items, index) =>
    watch.record(items, index, { required: true }, watchPartyCounts),
  );
}
