// Generated from spec/services/se-parliament/service.yaml by `make generate`: do not edit.

import type { AdapterResult } from '../../../runtime/contract/adapter-result.ts';
import type {
  Activity,
  Assignment,
  Attachment,
  Author,
  BallotDocument,
  BallotTally,
  CommitteePoint,
  GetDocumentResult,
  GetMemberResult,
  GetVoteDetailResult,
  ListVotesResult,
  ListedDocument,
  ListedMember,
  ListedVote,
  MemberVote,
  Note,
  OtherBallot,
  PartyCounts,
  PersonalDetail,
  Proposal,
  Reference,
  Reservation,
  SearchDocumentsResult,
  SearchMembersResult,
  Tally,
} from './types.ts';

/** spec/services/se-parliament/service.yaml#tools.search_documents */
export function writeSearchDocumentsResult(given: AdapterResult<SearchDocumentsResult>): SearchDocumentsResult {
  return {
    count: given.count,
    total: given.total,
    page: given.page,
    pages: given.pages,
    documents: given.documents.map(writeListedDocument),
    note: given.note ?? null,
  };
}

/** spec/services/se-parliament/service.yaml#tools.get_document */
export function writeGetDocumentResult(given: AdapterResult<GetDocumentResult>): GetDocumentResult {
  return {
    dok_id: given.dok_id,
    title: given.title ?? null,
    subtitle: given.subtitle ?? null,
    doc_type: given.doc_type ?? null,
    doc_type_label: given.doc_type_label ?? null,
    subtype: given.subtype ?? null,
    document_name: given.document_name ?? null,
    session: given.session ?? null,
    designation: given.designation ?? null,
    number: given.number ?? null,
    committee: given.committee ?? null,
    committee_name: given.committee_name ?? null,
    issuer: given.issuer ?? null,
    date: given.date ?? null,
    published: given.published ?? null,
    updated: given.updated ?? null,
    status: given.status ?? null,
    authors: given.authors.map(writeAuthor),
    committee_points: given.committee_points.map(writeCommitteePoint),
    proposals: given.proposals.map(writeProposal),
    reservations: given.reservations.map(writeReservation),
    activities: given.activities.map(writeActivity),
    notes: given.notes.map(writeNote),
    attachments: given.attachments.map(writeAttachment),
    references: given.references.map(writeReference),
    totals: given.totals,
    shortened: given.shortened,
    html: given.html ?? null,
    html_length: given.html_length,
    html_truncated: given.html_truncated,
    html_next_offset: given.html_next_offset ?? null,
    html_url: given.html_url ?? null,
    text_url: given.text_url ?? null,
  };
}

/** spec/services/se-parliament/service.yaml#tools.list_votes */
export function writeListVotesResult(given: AdapterResult<ListVotesResult>): ListVotesResult {
  return {
    session: given.session,
    designation: given.designation ?? null,
    count: given.count,
    total: given.total ?? null,
    next_offset: given.next_offset ?? null,
    ballots: given.ballots.map(writeBallotTally),
    votes: given.votes.map(writeListedVote),
    note: given.note ?? null,
  };
}

/** spec/services/se-parliament/service.yaml#tools.get_vote_detail */
export function writeGetVoteDetailResult(given: AdapterResult<GetVoteDetailResult>): GetVoteDetailResult {
  return {
    votering_id: given.votering_id,
    votering_guid: given.votering_guid ?? null,
    session: given.session,
    designation: given.designation,
    point: given.point,
    date: given.date ?? null,
    concerns: given.concerns ?? null,
    kind: given.kind ?? null,
    document: writeBallotDocument(given.document),
    count: given.count,
    total: given.total,
    yes: given.yes,
    no: given.no,
    abstain: given.abstain,
    absent: given.absent,
    by_party: given.by_party.map(writePartyCounts),
    votes: given.votes.map(writeMemberVote),
    other_ballots: given.other_ballots.map(writeOtherBallot),
    note: given.note ?? null,
  };
}

/** spec/services/se-parliament/service.yaml#tools.search_members */
export function writeSearchMembersResult(given: AdapterResult<SearchMembersResult>): SearchMembersResult {
  return {
    count: given.count,
    total: given.total,
    next_offset: given.next_offset ?? null,
    members: given.members.map(writeListedMember),
  };
}

/** spec/services/se-parliament/service.yaml#tools.get_member */
export function writeGetMemberResult(given: AdapterResult<GetMemberResult>): GetMemberResult {
  return {
    person_id: given.person_id,
    name: given.name,
    first_name: given.first_name ?? null,
    last_name: given.last_name ?? null,
    place: given.place ?? null,
    party: given.party ?? null,
    party_name: given.party_name ?? null,
    constituency: given.constituency ?? null,
    status: given.status ?? null,
    gender: given.gender ?? null,
    birth_year: given.birth_year ?? null,
    image_url: given.image_url ?? null,
    email: given.email ?? null,
    titles: given.titles,
    count: given.count,
    total: given.total,
    next_offset: given.next_offset ?? null,
    assignments: given.assignments.map(writeAssignment),
    details: given.details.map(writePersonalDetail),
  };
}

/** spec/services/se-parliament/service.yaml#records.Activity */
export function writeActivity(given: AdapterResult<Activity>): Activity {
  return {
    code: given.code ?? null,
    name: given.name ?? null,
    date: given.date ?? null,
    status: given.status ?? null,
  };
}

/** spec/services/se-parliament/service.yaml#records.Assignment */
export function writeAssignment(given: AdapterResult<Assignment>): Assignment {
  return {
    organ: given.organ ?? null,
    ...('organ_name' in given ? { organ_name: given.organ_name ?? null } : {}),
    role: given.role ?? null,
    ...('status' in given ? { status: given.status ?? null } : {}),
    ...('type' in given ? { type: given.type ?? null } : {}),
    from: given.from ?? null,
    to: given.to ?? null,
    is_current: given.is_current,
    ...('note' in given ? { note: given.note ?? null } : {}),
  };
}

/** spec/services/se-parliament/service.yaml#records.Attachment */
export function writeAttachment(given: AdapterResult<Attachment>): Attachment {
  return {
    title: given.title ?? null,
    file_type: given.file_type ?? null,
    bytes: given.bytes ?? null,
    url: given.url ?? null,
  };
}

/** spec/services/se-parliament/service.yaml#records.Author */
export function writeAuthor(given: AdapterResult<Author>): Author {
  return {
    ...('person_id' in given ? { person_id: given.person_id ?? null } : {}),
    name: given.name ?? null,
    party: given.party ?? null,
    ...('role' in given ? { role: given.role ?? null } : {}),
  };
}

/** spec/services/se-parliament/service.yaml#records.BallotDocument */
export function writeBallotDocument(given: AdapterResult<BallotDocument>): BallotDocument {
  return {
    dok_id: given.dok_id,
    title: given.title ?? null,
    doc_type: given.doc_type ?? null,
    committee: given.committee ?? null,
    committee_name: given.committee_name ?? null,
    date: given.date ?? null,
    status: given.status ?? null,
    url: given.url ?? null,
    point_heading: given.point_heading ?? null,
    point_text: given.point_text ?? null,
    winner: given.winner ?? null,
  };
}

/** spec/services/se-parliament/service.yaml#records.BallotTally */
export function writeBallotTally(given: AdapterResult<BallotTally>): BallotTally {
  return {
    votering_id: given.votering_id,
    ...(given.concerns === undefined ? {} : { concerns: given.concerns }),
    ...(given.kind === undefined ? {} : { kind: given.kind }),
    by_party: given.by_party.map(writePartyCounts),
  };
}

/** spec/services/se-parliament/service.yaml#records.CommitteePoint */
export function writeCommitteePoint(given: AdapterResult<CommitteePoint>): CommitteePoint {
  return {
    number: given.number ?? null,
    heading: given.heading ?? null,
    text: given.text ?? null,
    decision_type: given.decision_type ?? null,
    winner: given.winner ?? null,
    votering_id: given.votering_id ?? null,
    votering_guid: given.votering_guid ?? null,
    tally: given.tally == null ? null : writeTally(given.tally),
  };
}

/** spec/services/se-parliament/service.yaml#records.ListedDocument */
export function writeListedDocument(given: AdapterResult<ListedDocument>): ListedDocument {
  return {
    dok_id: given.dok_id,
    title: given.title ?? null,
    subtitle: given.subtitle ?? null,
    doc_type: given.doc_type ?? null,
    doc_type_label: given.doc_type_label ?? null,
    ...('subtype' in given ? { subtype: given.subtype ?? null } : {}),
    session: given.session ?? null,
    designation: given.designation ?? null,
    ...('number' in given ? { number: given.number ?? null } : {}),
    committee: given.committee ?? null,
    ...('committee_name' in given ? { committee_name: given.committee_name ?? null } : {}),
    date: given.date ?? null,
    ...('published' in given ? { published: given.published ?? null } : {}),
    status: given.status ?? null,
    summary: given.summary ?? null,
    url: given.url ?? null,
    authors: given.authors.map(writeAuthor),
    authors_total: given.authors_total,
  };
}

/** spec/services/se-parliament/service.yaml#records.ListedMember */
export function writeListedMember(given: AdapterResult<ListedMember>): ListedMember {
  return {
    person_id: given.person_id,
    name: given.name,
    ...('first_name' in given ? { first_name: given.first_name ?? null } : {}),
    ...('last_name' in given ? { last_name: given.last_name ?? null } : {}),
    party: given.party ?? null,
    ...('party_name' in given ? { party_name: given.party_name ?? null } : {}),
    constituency: given.constituency ?? null,
    status: given.status ?? null,
    ...('gender' in given ? { gender: given.gender ?? null } : {}),
    ...('birth_year' in given ? { birth_year: given.birth_year ?? null } : {}),
    ...('image_url' in given ? { image_url: given.image_url ?? null } : {}),
    assignments: given.assignments.map(writeAssignment),
    assignments_total: given.assignments_total,
  };
}

/** spec/services/se-parliament/service.yaml#records.ListedVote */
export function writeListedVote(given: AdapterResult<ListedVote>): ListedVote {
  return {
    votering_id: given.votering_id,
    ...('votering_guid' in given ? { votering_guid: given.votering_guid ?? null } : {}),
    ...(given.session === undefined ? {} : { session: given.session }),
    ...(given.designation === undefined ? {} : { designation: given.designation }),
    ...(given.point === undefined ? {} : { point: given.point }),
    ...('dok_id' in given ? { dok_id: given.dok_id ?? null } : {}),
    person_id: given.person_id ?? null,
    name: given.name ?? null,
    party: given.party ?? null,
    constituency: given.constituency ?? null,
    vote: given.vote ?? null,
    ...('concerns' in given ? { concerns: given.concerns ?? null } : {}),
    ...('kind' in given ? { kind: given.kind ?? null } : {}),
    ...('date' in given ? { date: given.date ?? null } : {}),
  };
}

/** spec/services/se-parliament/service.yaml#records.MemberVote */
export function writeMemberVote(given: AdapterResult<MemberVote>): MemberVote {
  return {
    person_id: given.person_id ?? null,
    name: given.name ?? null,
    party: given.party ?? null,
    ...('constituency' in given ? { constituency: given.constituency ?? null } : {}),
    vote: given.vote ?? null,
  };
}

/** spec/services/se-parliament/service.yaml#records.Note */
export function writeNote(given: AdapterResult<Note>): Note {
  return {
    code: given.code ?? null,
    name: given.name ?? null,
    text: given.text,
  };
}

/** spec/services/se-parliament/service.yaml#records.OtherBallot */
export function writeOtherBallot(given: AdapterResult<OtherBallot>): OtherBallot {
  return {
    votering_guid: given.votering_guid ?? null,
    concerns: given.concerns ?? null,
    kind: given.kind ?? null,
    yes: given.yes,
    no: given.no,
    abstain: given.abstain,
    absent: given.absent,
  };
}

/** spec/services/se-parliament/service.yaml#records.PartyCounts */
export function writePartyCounts(given: AdapterResult<PartyCounts>): PartyCounts {
  return {
    party: given.party ?? null,
    yes: given.yes,
    no: given.no,
    abstain: given.abstain,
    absent: given.absent,
  };
}

/** spec/services/se-parliament/service.yaml#records.PersonalDetail */
export function writePersonalDetail(given: AdapterResult<PersonalDetail>): PersonalDetail {
  return {
    code: given.code ?? null,
    type: given.type ?? null,
    text: given.text,
  };
}

/** spec/services/se-parliament/service.yaml#records.Proposal */
export function writeProposal(given: AdapterResult<Proposal>): Proposal {
  return {
    number: given.number ?? null,
    text: given.text ?? null,
    committee_position: given.committee_position ?? null,
    chamber_decision: given.chamber_decision ?? null,
    treated_in: given.treated_in ?? null,
    committee: given.committee ?? null,
  };
}

/** spec/services/se-parliament/service.yaml#records.Reference */
export function writeReference(given: AdapterResult<Reference>): Reference {
  return {
    kind: given.kind ?? null,
    dok_id: given.dok_id ?? null,
    doc_type: given.doc_type ?? null,
    session: given.session ?? null,
    designation: given.designation ?? null,
    title: given.title ?? null,
  };
}

/** spec/services/se-parliament/service.yaml#records.Reservation */
export function writeReservation(given: AdapterResult<Reservation>): Reservation {
  return {
    number: given.number ?? null,
    parties: given.parties,
    kind: given.kind ?? null,
    point: given.point ?? null,
  };
}

/** spec/services/se-parliament/service.yaml#records.Tally */
export function writeTally(given: AdapterResult<Tally>): Tally {
  return {
    concerns: given.concerns ?? null,
    yes: given.yes,
    no: given.no,
    abstain: given.abstain,
    absent: given.absent,
    ...(given.by_party === undefined ? {} : { by_party: given.by_party.map(writePartyCounts) }),
  };
}
