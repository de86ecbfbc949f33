// Generated from spec/services/eu-research/service.yaml by `make generate`: do not edit.

import type { AdapterResult } from '../../../runtime/contract/adapter-result.ts';
import type {
  CodeAndTitle,
  FoundProject,
  Funding,
  GetProjectResult,
  GetRecentProjectsResult,
  LegalBasis,
  Participant,
  SearchByProgrammeResult,
  SearchProjectsResult,
} from './types.ts';

/** spec/services/eu-research/service.yaml#tools.search_projects */
export function writeSearchProjectsResult(given: AdapterResult<SearchProjectsResult>): SearchProjectsResult {
  return {
    count: given.count,
    total: given.total ?? null,
    more: given.more,
    next_offset: given.next_offset ?? null,
    ...(given.country_code === undefined ? {} : { country_code: given.country_code }),
    note: given.note ?? null,
    funding_unread: given.funding_unread,
    projects: given.projects.map(writeFoundProject),
  };
}

/** spec/services/eu-research/service.yaml#tools.get_project */
export function writeGetProjectResult(given: AdapterResult<GetProjectResult>): GetProjectResult {
  return {
    reference: given.reference,
    title: given.title,
    acronym: given.acronym ?? null,
    abstract: given.abstract ?? null,
    funding: writeFunding(given.funding),
    programme: given.programme ?? null,
    legal_bases: given.legal_bases.map(writeLegalBasis),
    topics: given.topics.map(writeCodeAndTitle),
    calls: given.calls,
    funding_scheme: given.funding_scheme == null ? null : writeCodeAndTitle(given.funding_scheme),
    fields_of_science: given.fields_of_science,
    start_date: given.start_date ?? null,
    end_date: given.end_date ?? null,
    duration_months: given.duration_months ?? null,
    signature_date: given.signature_date ?? null,
    status: given.status ?? null,
    status_label: given.status_label ?? null,
    coordinating_country: given.coordinating_country ?? null,
    coordinating_country_code: given.coordinating_country_code ?? null,
    participant_count: given.participant_count,
    ...(given.participant_country_code === undefined ? {} : { participant_country_code: given.participant_country_code }),
    count: given.count,
    total: given.total,
    next_offset: given.next_offset ?? null,
    participants: given.participants.map(writeParticipant),
    grant_doi: given.grant_doi ?? null,
    record_number: given.record_number ?? null,
    updated: given.updated ?? null,
    url: given.url,
    note: given.note ?? null,
  };
}

/** spec/services/eu-research/service.yaml#tools.search_by_programme */
export function writeSearchByProgrammeResult(given: AdapterResult<SearchByProgrammeResult>): SearchByProgrammeResult {
  return {
    programme: given.programme,
    count: given.count,
    total: given.total ?? null,
    more: given.more,
    next_offset: given.next_offset ?? null,
    note: given.note ?? null,
    funding_unread: given.funding_unread,
    projects: given.projects.map(writeFoundProject),
  };
}

/** spec/services/eu-research/service.yaml#tools.get_recent_projects */
export function writeGetRecentProjectsResult(given: AdapterResult<GetRecentProjectsResult>): GetRecentProjectsResult {
  return {
    count: given.count,
    next_offset: given.next_offset ?? null,
    note: given.note ?? null,
    funding_unread: given.funding_unread,
    projects: given.projects.map(writeFoundProject),
  };
}

/** spec/services/eu-research/service.yaml#records.CodeAndTitle */
export function writeCodeAndTitle(given: AdapterResult<CodeAndTitle>): CodeAndTitle {
  return {
    code: given.code,
    title: given.title ?? null,
  };
}

/** spec/services/eu-research/service.yaml#records.FoundProject */
export function writeFoundProject(given: AdapterResult<FoundProject>): FoundProject {
  return {
    reference: given.reference,
    title: given.title,
    acronym: given.acronym ?? null,
    programme: given.programme ?? null,
    funding: given.funding == null ? null : writeFunding(given.funding),
    start_date: given.start_date ?? null,
    end_date: given.end_date ?? null,
    coordinating_country: given.coordinating_country ?? null,
    coordinating_country_code: given.coordinating_country_code ?? null,
    url: given.url,
  };
}

/** spec/services/eu-research/service.yaml#records.Funding */
export function writeFunding(given: AdapterResult<Funding>): Funding {
  return {
    currency: given.currency,
    eu_contribution: given.eu_contribution ?? null,
    total_cost: given.total_cost ?? null,
  };
}

/** spec/services/eu-research/service.yaml#records.LegalBasis */
export function writeLegalBasis(given: AdapterResult<LegalBasis>): LegalBasis {
  return {
    code: given.code,
    title: given.title ?? null,
    framework: given.framework ?? null,
    main: given.main,
  };
}

/** spec/services/eu-research/service.yaml#records.Participant */
export function writeParticipant(given: AdapterResult<Participant>): Participant {
  return {
    name: given.name,
    short_name: given.short_name ?? null,
    role: given.role,
    country: given.country ?? null,
    country_code: given.country_code ?? null,
    city: given.city ?? null,
    eu_contribution: given.eu_contribution ?? null,
    net_eu_contribution: given.net_eu_contribution ?? null,
    total_cost: given.total_cost ?? null,
    sme: given.sme ?? null,
    terminated: given.terminated ?? null,
    activity_type: given.activity_type ?? null,
    website: given.website ?? null,
    pic: given.pic ?? null,
  };
}
