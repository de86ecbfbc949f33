// Generated from spec/services/se-parliament/service.yaml by `make generate`: do not edit.

import type { Decoded, RawArguments } from '../../../runtime/contract/operation.ts';
import { published } from '../../../runtime/contract/published.ts';
import { ArgumentReader } from '../../../runtime/decoding/arguments.ts';
import { briefOf } from '../../../runtime/decoding/brief.ts';
import type {
  GetDocumentArguments,
  GetMemberArguments,
  GetVoteDetailArguments,
  ListVotesArguments,
  MemberVote,
  SearchDocumentsArguments,
  SearchMembersArguments,
} from './types.ts';

/** brief: the most commonly used fields; full: every field and every row. */
export const DETAIL_VALUES = ['brief', 'full'] as const;

/** Sort by best match or most recent. */
export const DOCUMENT_SORT_VALUES = ['relevance', 'newest'] as const;

/**
 * Type of document: prop government bill, mot motion, bet committee report, skr government communication, sou inquiry
 * report.
 */
export const DOCUMENT_TYPE_VALUES = ['prop', 'mot', 'bet', 'skr', 'sou'] as const;

/** Display names of DOCUMENT_TYPE_VALUES. */
export const DOCUMENT_TYPE_NAMES = {
  prop: ['proposition', 'propositionen', 'government bill', 'bill'],
  mot: ['motion', 'motionen', "member's motion", "private member's bill"],
  bet: ['betänkande', 'utskottsbetänkande', 'committee report'],
  skr: ['skrivelse', 'government communication', 'communication'],
  sou: ['statens offentliga utredningar', 'inquiry report', 'official report'],
};

/** Gender as registered by the source. */
export const GENDER_VALUES = ['female', 'male'] as const;

/**
 * Party: S Social Democrats, M Moderates, SD Sweden Democrats, C Centre, V Left, KD Christian Democrats, L Liberals,
 * MP Greens.
 */
export const PARTY_CODE_VALUES = ['S', 'M', 'SD', 'C', 'V', 'KD', 'L', 'MP'] as const;

/** Display names of PARTY_CODE_VALUES. */
export const PARTY_CODE_NAMES = {
  S: [
    'Socialdemokraterna', 'Social Democrats', 'Swedish Social Democratic Party', 'Socialdemokratiska arbetarepartiet',
    'Sossarna', 'SAP',
  ],
  M: ['Moderaterna', 'Moderata samlingspartiet', 'Moderates', 'Moderate Party'],
  SD: ['Sverigedemokraterna', 'Sweden Democrats'],
  C: ['Centerpartiet', 'Centern', 'Centre Party', 'Center Party', 'Centre'],
  V: ['Vänsterpartiet', 'Vänstern', 'Left Party', 'Left'],
  KD: ['Kristdemokraterna', 'Christian Democrats'],
  L: ['Liberalerna', 'Liberals', 'Liberal Party', 'Folkpartiet'],
  MP: ['Miljöpartiet', 'Miljöpartiet de gröna', 'Green Party', 'Greens', 'The Greens', 'De gröna'],
};

/** How the member voted: yes, no, abstained, absent. */
export const VOTE_VALUE_VALUES = ['Ja', 'Nej', 'Avstår', 'Frånvarande'] as const;

/** Display names of VOTE_VALUE_VALUES. */
export const VOTE_VALUE_NAMES = {
  Ja: ['yes', 'for', 'aye'],
  Nej: ['no', 'against', 'nay'],
  'Avstår': ['abstain', 'abstained', 'avstod'],
  'Frånvarande': ['absent'],
};

const COMMITTEE_PATTERN = /^([A-Za-zÅÄÖåäö]{2,8})?$/u;
const DOC_ID_PATTERN = /^([A-Za-z0-9ÅÄÖåäö]{2,20})?$/u;
const DOK_ID_PATTERN = /^[A-Za-z0-9ÅÄÖåäö-]{3,40}$/u;
const GET_MEMBER_PERSON_ID_PATTERN = /^[0-9]{6,20}$/u;
const LIST_VOTES_PERSON_ID_PATTERN = /^([0-9]{6,20})?$/u;
const LIST_VOTES_SESSION_PATTERN = /^([0-9]{4}\/([0-9]{2}|[0-9]{4}))?$/u;
const SEARCH_DOCUMENTS_SESSION_PATTERN = /^([0-9]{4}(\/([0-9]{2}|[0-9]{4}))?)?$/u;
const VOTERING_ID_PATTERN = /^[0-9]{4}\/([0-9]{2}|[0-9]{4}):[A-Za-zÅÄÖåäö]{1,8}[0-9]{1,4}[A-Za-z]?:[0-9]{1,4}$/u;

/** spec/services/se-parliament/service.yaml#records.Activity */
export const activityFields = published.fields({
  code: published.string({ nullable: true }),
  name: published.string({ nullable: true }),
  date: published.string({ nullable: true, format: 'date' }),
  status: published.string({ nullable: true }),
});

/** spec/services/se-parliament/service.yaml#records.Assignment */
export const assignmentFields = published.fields({
  organ: published.string({ nullable: true }),
  organ_name: published.string({ optional: true, nullable: true }),
  role: published.string({ nullable: true }),
  status: published.string({ optional: true, nullable: true }),
  type: published.string({ optional: true, nullable: true }),
  from: published.string({ nullable: true, format: 'date' }),
  to: published.string({ nullable: true, format: 'date' }),
  is_current: published.boolean(),
  note: published.string({ optional: true, nullable: true }),
});

/** spec/services/se-parliament/service.yaml#records.Attachment */
export const attachmentFields = published.fields({
  title: published.string({ nullable: true }),
  file_type: published.string({ nullable: true }),
  bytes: published.integer({ nullable: true }),
  url: published.string({ nullable: true, format: 'uri' }),
});

/** spec/services/se-parliament/service.yaml#records.Author */
export const authorFields = published.fields({
  person_id: published.string({ optional: true, nullable: true }),
  name: published.string({ nullable: true }),
  party: published.string({ nullable: true }),
  role: published.string({ optional: true, nullable: true }),
});

/** spec/services/se-parliament/service.yaml#records.BallotDocument */
export const ballotDocumentFields = published.fields({
  dok_id: published.string(),
  title: published.string({ nullable: true }),
  doc_type: published.string({ nullable: true }),
  committee: published.string({ nullable: true }),
  committee_name: published.string({ nullable: true }),
  date: published.string({ nullable: true, format: 'date' }),
  status: published.string({ nullable: true }),
  url: published.string({ nullable: true, format: 'uri' }),
  point_heading: published.string({ nullable: true }),
  point_text: published.string({ nullable: true }),
  winner: published.string({ nullable: true }),
});

/** spec/services/se-parliament/service.yaml#records.PartyCounts */
export const partyCountsFields = published.fields({
  party: published.string({ nullable: true }),
  yes: published.integer({ minimum: 0 }),
  no: published.integer({ minimum: 0 }),
  abstain: published.integer({ minimum: 0 }),
  absent: published.integer({ minimum: 0 }),
});

/** spec/services/se-parliament/service.yaml#records.BallotTally */
export const ballotTallyFields = published.fields({
  votering_id: published.string(),
  votering_guid: published.string({ optional: true, nullable: true }),
  concerns: published.string({ optional: true }),
  kind: published.string({ optional: true }),
  by_party: published.list(published.record(partyCountsFields)),
});

/** spec/services/se-parliament/service.yaml#records.Tally */
export const tallyFields = published.fields({
  concerns: published.string({ nullable: true }),
  yes: published.integer({ minimum: 0 }),
  no: published.integer({ minimum: 0 }),
  abstain: published.integer({ minimum: 0 }),
  absent: published.integer({ minimum: 0 }),
  by_party: published.list(published.record(partyCountsFields), { optional: true }),
});

/** spec/services/se-parliament/service.yaml#records.CommitteePoint */
export const committeePointFields = published.fields({
  number: published.integer({ nullable: true }),
  heading: published.string({ nullable: true }),
  text: published.string({ nullable: true }),
  decision_type: published.string({ nullable: true }),
  winner: published.string({ nullable: true }),
  votering_id: published.string({ nullable: true }),
  votering_guid: published.string({ nullable: true }),
  tally: published.record(tallyFields, { nullable: true }),
});

/** spec/services/se-parliament/service.yaml#records.DocumentTotals */
export const documentTotalsFields = published.fields({
  authors: published.integer({ minimum: 0 }),
  committee_points: published.integer({ minimum: 0 }),
  proposals: published.integer({ minimum: 0 }),
  reservations: published.integer({ minimum: 0 }),
  activities: published.integer({ minimum: 0 }),
  notes: published.integer({ minimum: 0 }),
  attachments: published.integer({ minimum: 0 }),
  references: published.integer({ minimum: 0 }),
});

/** spec/services/se-parliament/service.yaml#records.ListedDocument */
export const listedDocumentFields = published.fields({
  dok_id: published.string(),
  title: published.string({ nullable: true }),
  subtitle: published.string({ nullable: true }),
  doc_type: published.string({ nullable: true }),
  doc_type_label: published.string({ nullable: true }),
  subtype: published.string({ optional: true, nullable: true }),
  session: published.string({ nullable: true }),
  designation: published.string({ nullable: true }),
  number: published.string({ optional: true, nullable: true }),
  committee: published.string({ nullable: true }),
  committee_name: published.string({ optional: true, nullable: true }),
  date: published.string({ nullable: true, format: 'date' }),
  published: published.string({ optional: true, nullable: true, format: 'date' }),
  status: published.string({ nullable: true }),
  summary: published.string({ nullable: true }),
  url: published.string({ nullable: true, format: 'uri' }),
  authors: published.list(published.record(authorFields)),
  authors_total: published.integer({ minimum: 0 }),
});

/** spec/services/se-parliament/service.yaml#records.ListedMember */
export const listedMemberFields = published.fields({
  person_id: published.string(),
  name: published.string(),
  first_name: published.string({ optional: true, nullable: true }),
  last_name: published.string({ optional: true, nullable: true }),
  party: published.string({ nullable: true }),
  party_name: published.string({ optional: true, nullable: true }),
  constituency: published.string({ nullable: true }),
  status: published.string({ nullable: true }),
  gender: published.choice(GENDER_VALUES, { optional: true, nullable: true }),
  birth_year: published.integer({ optional: true, nullable: true }),
  image_url: published.string({ optional: true, nullable: true, format: 'uri' }),
  assignments: published.list(published.record(assignmentFields)),
  assignments_total: published.integer({ minimum: 0 }),
});

/** spec/services/se-parliament/service.yaml#records.ListedVote */
export const listedVoteFields = published.fields({
  votering_id: published.string(),
  votering_guid: published.string({ optional: true, nullable: true }),
  session: published.string({ optional: true }),
  designation: published.string({ optional: true }),
  point: published.integer({ optional: true }),
  dok_id: published.string({ optional: true, nullable: true }),
  person_id: published.string({ nullable: true }),
  name: published.string({ nullable: true }),
  party: published.string({ nullable: true }),
  constituency: published.string({ nullable: true }),
  vote: published.choice(VOTE_VALUE_VALUES, { nullable: true }),
  concerns: published.string({ optional: true, nullable: true }),
  kind: published.string({ optional: true, nullable: true }),
  date: published.string({ optional: true, nullable: true, format: 'date' }),
});

/** spec/services/se-parliament/service.yaml#records.MemberVote */
export const memberVoteFields = published.fields({
  person_id: published.string({ nullable: true }),
  name: published.string({ nullable: true }),
  party: published.string({ nullable: true }),
  constituency: published.string({ optional: true, nullable: true }),
  vote: published.choice(VOTE_VALUE_VALUES, { nullable: true }),
});

/** spec/services/se-parliament/service.yaml#records.Note */
export const noteFields = published.fields({
  code: published.string({ nullable: true }),
  name: published.string({ nullable: true }),
  text: published.string(),
});

/** spec/services/se-parliament/service.yaml#records.OtherBallot */
export const otherBallotFields = published.fields({
  votering_guid: published.string({ nullable: true }),
  concerns: published.string({ nullable: true }),
  kind: published.string({ nullable: true }),
  yes: published.integer({ minimum: 0 }),
  no: published.integer({ minimum: 0 }),
  abstain: published.integer({ minimum: 0 }),
  absent: published.integer({ minimum: 0 }),
});

/** spec/services/se-parliament/service.yaml#records.PersonalDetail */
export const personalDetailFields = published.fields({
  code: published.string({ nullable: true }),
  type: published.string({ nullable: true }),
  text: published.string(),
});

/** spec/services/se-parliament/service.yaml#records.Proposal */
export const proposalFields = published.fields({
  number: published.string({ nullable: true }),
  text: published.string({ nullable: true }),
  committee_position: published.string({ nullable: true }),
  chamber_decision: published.string({ nullable: true }),
  treated_in: published.string({ nullable: true }),
  committee: published.string({ nullable: true }),
});

/** spec/services/se-parliament/service.yaml#records.Reference */
export const referenceFields = published.fields({
  kind: published.string({ nullable: true }),
  dok_id: published.string({ nullable: true }),
  doc_type: published.string({ nullable: true }),
  session: published.string({ nullable: true }),
  designation: published.string({ nullable: true }),
  title: published.string({ nullable: true }),
});

/** spec/services/se-parliament/service.yaml#records.Reservation */
export const reservationFields = published.fields({
  number: published.integer({ nullable: true }),
  parties: published.list(published.string()),
  kind: published.string({ nullable: true }),
  point: published.integer({ nullable: true }),
});

/** spec/services/se-parliament/service.yaml#tools.search_documents */
export function decodeSearchDocuments(raw: RawArguments): Decoded<SearchDocumentsArguments> {
  const read = new ArgumentReader(raw, ['query', 'doc_type', 'committee', 'session', 'sort', 'page', 'detail']);
  return read.finish<SearchDocumentsArguments>({
    query: read.string('query', { emptyMeansAbsent: true, maxLength: 300 }),
    doc_type: read.choice('doc_type', DOCUMENT_TYPE_VALUES, {
      emptyMeansAbsent: true,
      ignoreCase: true,
      called: DOCUMENT_TYPE_NAMES,
    }),
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
export const searchDocumentsResult = published.record(published.fields({
  count: published.integer({ minimum: 0 }),
  total: published.integer({ minimum: 0 }),
  page: published.integer({ minimum: 1 }),
  pages: published.integer({ minimum: 0 }),
  documents: published.list(published.record(listedDocumentFields)),
  note: published.string({ nullable: true }),
}));

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
export const getDocumentResult = published.record(published.fields({
  dok_id: published.string(),
  title: published.string({ nullable: true }),
  subtitle: published.string({ nullable: true }),
  doc_type: published.string({ nullable: true }),
  doc_type_label: published.string({ nullable: true }),
  subtype: published.string({ nullable: true }),
  document_name: published.string({ nullable: true }),
  session: published.string({ nullable: true }),
  designation: published.string({ nullable: true }),
  number: published.string({ nullable: true }),
  committee: published.string({ nullable: true }),
  committee_name: published.string({ nullable: true }),
  issuer: published.string({ nullable: true }),
  date: published.string({ nullable: true, format: 'date' }),
  published: published.string({ nullable: true, format: 'date' }),
  updated: published.string({ nullable: true, format: 'date' }),
  status: published.string({ nullable: true }),
  authors: published.list(published.record(authorFields)),
  committee_points: published.list(published.record(committeePointFields)),
  proposals: published.list(published.record(proposalFields)),
  reservations: published.list(published.record(reservationFields)),
  activities: published.list(published.record(activityFields)),
  notes: published.list(published.record(noteFields)),
  attachments: published.list(published.record(attachmentFields)),
  references: published.list(published.record(referenceFields)),
  totals: published.record(documentTotalsFields),
  shortened: published.list(published.string()),
  html: published.string({ nullable: true }),
  html_length: published.integer({ minimum: 0 }),
  html_truncated: published.boolean(),
  html_next_offset: published.integer({ nullable: true }),
  html_url: published.string({ nullable: true, format: 'uri' }),
  text_url: published.string({ nullable: true, format: 'uri' }),
}));

/** spec/services/se-parliament/service.yaml#tools.list_votes */
export function decodeListVotes(raw: RawArguments): Decoded<ListVotesArguments> {
  const read = new ArgumentReader(raw, [
    'session', 'doc_id', 'point', 'party', 'person_id', 'vote', 'limit', 'offset', 'detail',
  ]);
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
    point: read.integer('point', { minimum: 1, maximum: 1000, provider: 'get_document' }),
    party: read.choice('party', PARTY_CODE_VALUES, {
      emptyMeansAbsent: true,
      ignoreCase: true,
      called: PARTY_CODE_NAMES,
    }),
    person_id: read.string('person_id', {
      emptyMeansAbsent: true,
      maxLength: 500,
      pattern: LIST_VOTES_PERSON_ID_PATTERN,
      wanted: 'a person id of 6 to 20 digits such as 0391973624515, which search_members gives',
    }),
    vote: read.choice('vote', VOTE_VALUE_VALUES, {
      emptyMeansAbsent: true,
      ignoreCase: true,
      called: VOTE_VALUE_NAMES,
    }),
    limit: read.integer('limit', { default: 300, minimum: 1, maximum: 500 }),
    offset: read.integer('offset', { default: 0, minimum: 0, maximum: 4500 }),
    detail: read.choice('detail', DETAIL_VALUES, { default: 'brief', ignoreCase: true }),
  });
}

/** Result of spec/services/se-parliament/service.yaml#tools.list_votes */
export const listVotesResult = published.record(published.fields({
  session: published.string(),
  designation: published.string({ nullable: true }),
  count: published.integer({ minimum: 0 }),
  total: published.integer({ nullable: true, minimum: 0 }),
  next_offset: published.integer({ nullable: true }),
  ballots: published.list(published.record(ballotTallyFields)),
  votes: published.list(published.record(listedVoteFields)),
  note: published.string({ nullable: true }),
}));

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
    party: read.choice('party', PARTY_CODE_VALUES, {
      emptyMeansAbsent: true,
      ignoreCase: true,
      called: PARTY_CODE_NAMES,
    }),
    vote: read.choice('vote', VOTE_VALUE_VALUES, {
      emptyMeansAbsent: true,
      ignoreCase: true,
      called: VOTE_VALUE_NAMES,
    }),
    detail: read.choice('detail', DETAIL_VALUES, { default: 'brief', ignoreCase: true }),
  });
}

/** Result of spec/services/se-parliament/service.yaml#tools.get_vote_detail */
export const getVoteDetailResult = published.record(published.fields({
  votering_id: published.string(),
  votering_guid: published.string({ nullable: true }),
  session: published.string(),
  designation: published.string(),
  point: published.integer(),
  date: published.string({ nullable: true, format: 'date' }),
  concerns: published.string({ nullable: true }),
  kind: published.string({ nullable: true }),
  document: published.record(ballotDocumentFields),
  count: published.integer({ minimum: 0 }),
  total: published.integer({ minimum: 0 }),
  yes: published.integer({ minimum: 0 }),
  no: published.integer({ minimum: 0 }),
  abstain: published.integer({ minimum: 0 }),
  absent: published.integer({ minimum: 0 }),
  by_party: published.list(published.record(partyCountsFields)),
  votes: published.list(published.record(memberVoteFields)),
  other_ballots: published.list(published.record(otherBallotFields)),
  note: published.string({ nullable: true }),
}));

/** spec/services/se-parliament/service.yaml#tools.search_members */
export function decodeSearchMembers(raw: RawArguments): Decoded<SearchMembersArguments> {
  const read = new ArgumentReader(raw, ['status', 'party', 'limit', 'constituency', 'name', 'offset', 'detail']);
  return read.finish<SearchMembersArguments>({
    status: read.choice('status', ['samtliga'], { emptyMeansAbsent: true }),
    party: read.choice('party', PARTY_CODE_VALUES, {
      emptyMeansAbsent: true,
      ignoreCase: true,
      called: PARTY_CODE_NAMES,
    }),
    limit: read.integer('limit', { default: 50, minimum: 1, maximum: 500 }),
    constituency: read.string('constituency', { emptyMeansAbsent: true, maxLength: 100 }),
    name: read.string('name', { emptyMeansAbsent: true, maxLength: 100 }),
    offset: read.integer('offset', { default: 0, minimum: 0, maximum: 100000 }),
    detail: read.choice('detail', DETAIL_VALUES, { default: 'brief', ignoreCase: true }),
  });
}

/** Result of spec/services/se-parliament/service.yaml#tools.search_members */
export const searchMembersResult = published.record(published.fields({
  count: published.integer({ minimum: 0 }),
  total: published.integer({ minimum: 0 }),
  next_offset: published.integer({ nullable: true }),
  members: published.list(published.record(listedMemberFields)),
}));

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
export const getMemberResult = published.record(published.fields({
  person_id: published.string(),
  name: published.string(),
  first_name: published.string({ nullable: true }),
  last_name: published.string({ nullable: true }),
  place: published.string({ nullable: true }),
  party: published.string({ nullable: true }),
  party_name: published.string({ nullable: true }),
  constituency: published.string({ nullable: true }),
  status: published.string({ nullable: true }),
  gender: published.choice(GENDER_VALUES, { nullable: true }),
  birth_year: published.integer({ nullable: true }),
  image_url: published.string({ nullable: true, format: 'uri' }),
  email: published.string({ nullable: true }),
  titles: published.list(published.string()),
  count: published.integer({ minimum: 0 }),
  total: published.integer({ minimum: 0 }),
  next_offset: published.integer({ nullable: true }),
  assignments: published.list(published.record(assignmentFields)),
  details: published.list(published.record(personalDetailFields)),
}));

/** spec/services/se-parliament/service.yaml#records.MemberVote: its brief form if requested, otherwise all fields. */
export const briefMemberVote = briefOf<MemberVote>(['person_id', 'name', 'party', 'vote']);
