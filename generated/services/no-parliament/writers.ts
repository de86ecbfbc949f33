// Generated from spec/services/no-parliament.yaml by `make generate`: do not edit.

import type { Given } from '../../../runtime/contract/given.ts';
import type {
  CaseRow,
  CaseTopic,
  CommitteeOfPerson,
  GetCaseResult,
  GetCasesResult,
  GetCurrentRepresentativesResult,
  GetRepresentativesResult,
  GetVotesResult,
  ListPartiesResult,
  MemberVote,
  Party,
  PartyVotes,
  Person,
  Procedure,
  ProcedureStep,
  Publication,
  Representative,
  Vote,
} from './types.ts';

/** spec/services/no-parliament.yaml#tools.get_current_representatives */
export function writeGetCurrentRepresentativesResult(given: Given<GetCurrentRepresentativesResult>): GetCurrentRepresentativesResult {
  return {
    count: given.count,
    total: given.total,
    next_offset: given.next_offset ?? null,
    representatives: given.representatives.map(writeRepresentative),
    committees: given.committees,
  };
}

/** spec/services/no-parliament.yaml#tools.get_representatives */
export function writeGetRepresentativesResult(given: Given<GetRepresentativesResult>): GetRepresentativesResult {
  return {
    period_id: given.period_id,
    count: given.count,
    total: given.total,
    next_offset: given.next_offset ?? null,
    representatives: given.representatives.map(writeRepresentative),
  };
}

/** spec/services/no-parliament.yaml#tools.list_parties */
export function writeListPartiesResult(given: Given<ListPartiesResult>): ListPartiesResult {
  return {
    session_id: given.session_id ?? null,
    count: given.count,
    parties: given.parties.map(writeParty),
  };
}

/** spec/services/no-parliament.yaml#tools.get_cases */
export function writeGetCasesResult(given: Given<GetCasesResult>): GetCasesResult {
  return {
    session_id: given.session_id,
    count: given.count,
    total: given.total,
    next_offset: given.next_offset ?? null,
    session_total: given.session_total,
    cases: given.cases.map(writeCaseRow),
    note: given.note ?? null,
  };
}

/** spec/services/no-parliament.yaml#tools.get_case */
export function writeGetCaseResult(given: Given<GetCaseResult>): GetCaseResult {
  return {
    id: given.id,
    title: given.title,
    short_title: given.short_title ?? null,
    session: given.session ?? null,
    number: given.number ?? null,
    status: given.status ?? null,
    status_label: given.status_label ?? null,
    finished: given.finished ?? null,
    type: given.type ?? null,
    type_label: given.type_label ?? null,
    document_group: given.document_group ?? null,
    document_group_label: given.document_group_label ?? null,
    committee: given.committee ?? null,
    proposers: given.proposers.map(writePerson),
    rapporteurs: given.rapporteurs.map(writePerson),
    topics: given.topics.map(writeCaseTopic),
    reference: given.reference ?? null,
    publications: given.publications.map(writePublication),
    recommendation_text: given.recommendation_text ?? null,
    decision_text: given.decision_text ?? null,
    short_decision: given.short_decision ?? null,
    parenthetical_text: given.parenthetical_text ?? null,
    procedure: given.procedure == null ? null : writeProcedure(given.procedure),
    keywords: given.keywords,
    url: given.url,
    shortened: given.shortened,
  };
}

/** spec/services/no-parliament.yaml#tools.get_votes */
export function writeGetVotesResult(given: Given<GetVotesResult>): GetVotesResult {
  return {
    case_id: given.case_id,
    count: given.count,
    total: given.total,
    next_offset: given.next_offset ?? null,
    url: given.url,
    votes: given.votes.map(writeVote),
    note: given.note ?? null,
  };
}

/** spec/services/no-parliament.yaml#records.CaseRow */
export function writeCaseRow(given: Given<CaseRow>): CaseRow {
  return {
    id: given.id,
    title: given.title,
    ...(given.short_title === undefined ? {} : { short_title: given.short_title ?? null }),
    status: given.status ?? null,
    ...(given.status_label === undefined ? {} : { status_label: given.status_label ?? null }),
    ...(given.type === undefined ? {} : { type: given.type ?? null }),
    ...(given.document_group === undefined ? {} : { document_group: given.document_group ?? null }),
    ...(given.reference === undefined ? {} : { reference: given.reference ?? null }),
    committee: given.committee ?? null,
    topics: given.topics,
    ...(given.last_updated === undefined ? {} : { last_updated: given.last_updated ?? null }),
    ...(given.treated_in_session === undefined ? {} : { treated_in_session: given.treated_in_session ?? null }),
    ...(given.recommendation_id === undefined ? {} : { recommendation_id: given.recommendation_id ?? null }),
    ...(given.proposed_case_id === undefined ? {} : { proposed_case_id: given.proposed_case_id ?? null }),
  };
}

/** spec/services/no-parliament.yaml#records.CaseTopic */
export function writeCaseTopic(given: Given<CaseTopic>): CaseTopic {
  return {
    id: given.id,
    name: given.name,
    is_main_topic: given.is_main_topic ?? null,
    main_topic_id: given.main_topic_id ?? null,
  };
}

/** spec/services/no-parliament.yaml#records.CommitteeOfPerson */
export function writeCommitteeOfPerson(given: Given<CommitteeOfPerson>): CommitteeOfPerson {
  return {
    id: given.id,
    ...(given.name === undefined ? {} : { name: given.name }),
  };
}

/** spec/services/no-parliament.yaml#records.MemberVote */
export function writeMemberVote(given: Given<MemberVote>): MemberVote {
  return {
    id: given.id,
    name: given.name,
    party: given.party ?? null,
    vote: given.vote ?? null,
  };
}

/** spec/services/no-parliament.yaml#records.Party */
export function writeParty(given: Given<Party>): Party {
  return {
    id: given.id,
    name: given.name,
    represented: given.represented ?? null,
  };
}

/** spec/services/no-parliament.yaml#records.PartyVotes */
export function writePartyVotes(given: Given<PartyVotes>): PartyVotes {
  return {
    party: given.party ?? null,
    for: given.for,
    against: given.against,
    absent: given.absent,
  };
}

/** spec/services/no-parliament.yaml#records.Person */
export function writePerson(given: Given<Person>): Person {
  return {
    id: given.id,
    name: given.name,
    party: given.party ?? null,
  };
}

/** spec/services/no-parliament.yaml#records.Procedure */
export function writeProcedure(given: Given<Procedure>): Procedure {
  return {
    id: given.id ?? null,
    name: given.name ?? null,
    steps: given.steps.map(writeProcedureStep),
  };
}

/** spec/services/no-parliament.yaml#records.ProcedureStep */
export function writeProcedureStep(given: Given<ProcedureStep>): ProcedureStep {
  return {
    number: given.number ?? null,
    id: given.id ?? null,
    name: given.name ?? null,
    skipped: given.skipped ?? null,
  };
}

/** spec/services/no-parliament.yaml#records.Publication */
export function writePublication(given: Given<Publication>): Publication {
  return {
    title: given.title ?? null,
    url: given.url ?? null,
    type: given.type ?? null,
    subtype: given.subtype ?? null,
    export_id: given.export_id ?? null,
  };
}

/** spec/services/no-parliament.yaml#records.Representative */
export function writeRepresentative(given: Given<Representative>): Representative {
  return {
    id: given.id,
    name: given.name,
    ...(given.first_name === undefined ? {} : { first_name: given.first_name ?? null }),
    ...(given.last_name === undefined ? {} : { last_name: given.last_name ?? null }),
    party: given.party ?? null,
    ...(given.party_name === undefined ? {} : { party_name: given.party_name ?? null }),
    county: given.county ?? null,
    ...(given.county_id === undefined ? {} : { county_id: given.county_id ?? null }),
    committees: given.committees == null ? null : given.committees.map(writeCommitteeOfPerson),
    email: given.email ?? null,
    gender: given.gender ?? null,
    date_of_birth: given.date_of_birth ?? null,
    ...(given.date_of_death === undefined ? {} : { date_of_death: given.date_of_death ?? null }),
    ...(given.is_deputy === undefined ? {} : { is_deputy: given.is_deputy ?? null }),
    ...(given.deputy_for === undefined ? {} : { deputy_for: given.deputy_for == null ? null : writePerson(given.deputy_for) }),
  };
}

/** spec/services/no-parliament.yaml#records.Vote */
export function writeVote(given: Given<Vote>): Vote {
  return {
    id: given.id,
    topic: given.topic ?? null,
    time: given.time ?? null,
    passed: given.passed ?? null,
    counted: given.counted,
    for: given.for ?? null,
    against: given.against ?? null,
    absent: given.absent ?? null,
    unanimous: given.unanimous,
    ...(given.result === undefined ? {} : { result: given.result ?? null }),
    ...(given.result_text === undefined ? {} : { result_text: given.result_text ?? null }),
    recorded_individually: given.recorded_individually ?? null,
    ...(given.free_vote === undefined ? {} : { free_vote: given.free_vote ?? null }),
    alternative_vote_id: given.alternative_vote_id ?? null,
    ...(given.order === undefined ? {} : { order: given.order ?? null }),
    ...(given.agenda_number === undefined ? {} : { agenda_number: given.agenda_number ?? null }),
    ...(given.method === undefined ? {} : { method: given.method ?? null }),
    ...(given.comment === undefined ? {} : { comment: given.comment ?? null }),
    ...(given.president === undefined ? {} : { president: given.president == null ? null : writePerson(given.president) }),
    ...(given.by_party === undefined ? {} : { by_party: given.by_party == null ? null : given.by_party.map(writePartyVotes) }),
    ...(given.members === undefined ? {} : { members: given.members == null ? null : given.members.map(writeMemberVote) }),
  };
}
