// Generated from spec/services/no-parliament/service.yaml by `make generate`: do not edit.

import type { AdapterResult } from '../../../runtime/contract/adapter-result.ts';
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
  ListTopicsResult,
  MemberVote,
  Party,
  PartySeats,
  PartyVotes,
  Person,
  Procedure,
  ProcedureStep,
  Publication,
  Representative,
  Subtopic,
  Topic,
  Vote,
} from './types.ts';

/** spec/services/no-parliament/service.yaml#tools.get_current_representatives */
export function writeGetCurrentRepresentativesResult(given: AdapterResult<GetCurrentRepresentativesResult>): GetCurrentRepresentativesResult {
  return {
    count: given.count,
    total: given.total,
    next_offset: given.next_offset ?? null,
    by_party: given.by_party.map(writePartySeats),
    representatives: given.representatives.map(writeRepresentative),
    committees: given.committees,
  };
}

/** spec/services/no-parliament/service.yaml#tools.get_representatives */
export function writeGetRepresentativesResult(given: AdapterResult<GetRepresentativesResult>): GetRepresentativesResult {
  return {
    period_id: given.period_id,
    count: given.count,
    total: given.total,
    next_offset: given.next_offset ?? null,
    by_party: given.by_party.map(writePartySeats),
    representatives: given.representatives.map(writeRepresentative),
  };
}

/** spec/services/no-parliament/service.yaml#tools.list_parties */
export function writeListPartiesResult(given: AdapterResult<ListPartiesResult>): ListPartiesResult {
  return {
    session_id: given.session_id ?? null,
    count: given.count,
    parties: given.parties.map(writeParty),
  };
}

/** spec/services/no-parliament/service.yaml#tools.get_cases */
export function writeGetCasesResult(given: AdapterResult<GetCasesResult>): GetCasesResult {
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

/** spec/services/no-parliament/service.yaml#tools.get_case */
export function writeGetCaseResult(given: AdapterResult<GetCaseResult>): GetCaseResult {
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

/** spec/services/no-parliament/service.yaml#tools.get_votes */
export function writeGetVotesResult(given: AdapterResult<GetVotesResult>): GetVotesResult {
  return {
    case_id: given.case_id,
    ...(given.case_title === undefined ? {} : { case_title: given.case_title }),
    count: given.count,
    total: given.total,
    next_offset: given.next_offset ?? null,
    url: given.url,
    votes: given.votes.map(writeVote),
    note: given.note ?? null,
  };
}

/** spec/services/no-parliament/service.yaml#tools.list_topics */
export function writeListTopicsResult(given: AdapterResult<ListTopicsResult>): ListTopicsResult {
  return {
    count: given.count,
    topics: given.topics.map(writeTopic),
  };
}

/** spec/services/no-parliament/service.yaml#records.CaseRow */
export function writeCaseRow(given: AdapterResult<CaseRow>): CaseRow {
  return {
    id: given.id,
    title: given.title,
    ...('short_title' in given ? { short_title: given.short_title ?? null } : {}),
    status: given.status ?? null,
    ...('status_label' in given ? { status_label: given.status_label ?? null } : {}),
    ...('type' in given ? { type: given.type ?? null } : {}),
    ...('document_group' in given ? { document_group: given.document_group ?? null } : {}),
    ...('reference' in given ? { reference: given.reference ?? null } : {}),
    committee: given.committee ?? null,
    topics: given.topics,
    ...('last_updated' in given ? { last_updated: given.last_updated ?? null } : {}),
    ...('treated_in_session' in given ? { treated_in_session: given.treated_in_session ?? null } : {}),
    ...('recommendation_id' in given ? { recommendation_id: given.recommendation_id ?? null } : {}),
    ...('proposed_case_id' in given ? { proposed_case_id: given.proposed_case_id ?? null } : {}),
  };
}

/** spec/services/no-parliament/service.yaml#records.CaseTopic */
export function writeCaseTopic(given: AdapterResult<CaseTopic>): CaseTopic {
  return {
    id: given.id,
    name: given.name,
    is_main_topic: given.is_main_topic ?? null,
    main_topic_id: given.main_topic_id ?? null,
  };
}

/** spec/services/no-parliament/service.yaml#records.CommitteeOfPerson */
export function writeCommitteeOfPerson(given: AdapterResult<CommitteeOfPerson>): CommitteeOfPerson {
  return {
    id: given.id,
    ...(given.name === undefined ? {} : { name: given.name }),
  };
}

/** spec/services/no-parliament/service.yaml#records.MemberVote */
export function writeMemberVote(given: AdapterResult<MemberVote>): MemberVote {
  return {
    id: given.id,
    name: given.name,
    party: given.party ?? null,
    vote: given.vote ?? null,
  };
}

/** spec/services/no-parliament/service.yaml#records.Party */
export function writeParty(given: AdapterResult<Party>): Party {
  return {
    id: given.id,
    name: given.name,
    represented: given.represented ?? null,
  };
}

/** spec/services/no-parliament/service.yaml#records.PartySeats */
export function writePartySeats(given: AdapterResult<PartySeats>): PartySeats {
  return {
    party: given.party ?? null,
    count: given.count,
  };
}

/** spec/services/no-parliament/service.yaml#records.PartyVotes */
export function writePartyVotes(given: AdapterResult<PartyVotes>): PartyVotes {
  return {
    party: given.party ?? null,
    for: given.for,
    against: given.against,
    absent: given.absent,
  };
}

/** spec/services/no-parliament/service.yaml#records.Person */
export function writePerson(given: AdapterResult<Person>): Person {
  return {
    id: given.id,
    name: given.name,
    party: given.party ?? null,
  };
}

/** spec/services/no-parliament/service.yaml#records.Procedure */
export function writeProcedure(given: AdapterResult<Procedure>): Procedure {
  return {
    id: given.id ?? null,
    name: given.name ?? null,
    steps: given.steps.map(writeProcedureStep),
  };
}

/** spec/services/no-parliament/service.yaml#records.ProcedureStep */
export function writeProcedureStep(given: AdapterResult<ProcedureStep>): ProcedureStep {
  return {
    number: given.number ?? null,
    id: given.id ?? null,
    name: given.name ?? null,
    skipped: given.skipped ?? null,
  };
}

/** spec/services/no-parliament/service.yaml#records.Publication */
export function writePublication(given: AdapterResult<Publication>): Publication {
  return {
    title: given.title ?? null,
    url: given.url ?? null,
    type: given.type ?? null,
    subtype: given.subtype ?? null,
    export_id: given.export_id ?? null,
  };
}

/** spec/services/no-parliament/service.yaml#records.Representative */
export function writeRepresentative(given: AdapterResult<Representative>): Representative {
  return {
    id: given.id,
    name: given.name,
    ...('first_name' in given ? { first_name: given.first_name ?? null } : {}),
    ...('last_name' in given ? { last_name: given.last_name ?? null } : {}),
    party: given.party ?? null,
    ...('party_name' in given ? { party_name: given.party_name ?? null } : {}),
    county: given.county ?? null,
    ...('county_id' in given ? { county_id: given.county_id ?? null } : {}),
    committees: given.committees == null ? null : given.committees.map(writeCommitteeOfPerson),
    email: given.email ?? null,
    gender: given.gender ?? null,
    date_of_birth: given.date_of_birth ?? null,
    ...('date_of_death' in given ? { date_of_death: given.date_of_death ?? null } : {}),
    ...('is_deputy' in given ? { is_deputy: given.is_deputy ?? null } : {}),
    ...('deputy_for' in given ? { deputy_for: given.deputy_for == null ? null : writePerson(given.deputy_for) } : {}),
  };
}

/** spec/services/no-parliament/service.yaml#records.Subtopic */
export function writeSubtopic(given: AdapterResult<Subtopic>): Subtopic {
  return {
    id: given.id,
    name: given.name,
    ...(given.is_main_topic === undefined ? {} : { is_main_topic: given.is_main_topic }),
  };
}

/** spec/services/no-parliament/service.yaml#records.Topic */
export function writeTopic(given: AdapterResult<Topic>): Topic {
  return {
    id: given.id,
    name: given.name,
    is_main_topic: given.is_main_topic,
    subtopics: given.subtopics.map(writeSubtopic),
  };
}

/** spec/services/no-parliament/service.yaml#records.Vote */
export function writeVote(given: AdapterResult<Vote>): Vote {
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
    ...('result' in given ? { result: given.result ?? null } : {}),
    ...('result_text' in given ? { result_text: given.result_text ?? null } : {}),
    recorded_individually: given.recorded_individually ?? null,
    ...('free_vote' in given ? { free_vote: given.free_vote ?? null } : {}),
    alternative_vote_id: given.alternative_vote_id ?? null,
    ...('order' in given ? { order: given.order ?? null } : {}),
    ...('agenda_number' in given ? { agenda_number: given.agenda_number ?? null } : {}),
    ...('method' in given ? { method: given.method ?? null } : {}),
    ...('comment' in given ? { comment: given.comment ?? null } : {}),
    ...('president' in given ? { president: given.president == null ? null : writePerson(given.president) } : {}),
    ...('by_party' in given ? { by_party: given.by_party == null ? null : given.by_party.map(writePartyVotes) } : {}),
    ...('members' in given ? { members: given.members == null ? null : given.members.map(writeMemberVote) } : {}),
  };
}
