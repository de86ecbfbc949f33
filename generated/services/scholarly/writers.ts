// Generated from spec/services/scholarly/service.yaml by `make generate`: do not edit.

import type { AdapterResult } from '../../../runtime/contract/adapter-result.ts';
import type {
  AuthorSummary,
  CitationRow,
  Concept,
  GetAuthorProfileResult,
  GetPaperResult,
  Institution,
  ListCitationsResult,
  OpenAccess,
  PaperAuthor,
  PaperSummary,
  SearchAuthorsResult,
  SearchPapersResult,
} from './types.ts';

/** spec/services/scholarly/service.yaml#tools.search_papers */
export function writeSearchPapersResult(given: AdapterResult<SearchPapersResult>): SearchPapersResult {
  return {
    count: given.count,
    total: given.total,
    next_page: given.next_page ?? null,
    ...(given.field_applied === undefined ? {} : { field_applied: given.field_applied }),
    papers: given.papers.map(writePaperSummary),
  };
}

/** spec/services/scholarly/service.yaml#tools.get_paper */
export function writeGetPaperResult(given: AdapterResult<GetPaperResult>): GetPaperResult {
  return {
    id: given.id,
    doi: given.doi ?? null,
    title: given.title ?? null,
    publication_year: given.publication_year ?? null,
    ...(given.publication_date === undefined ? {} : { publication_date: given.publication_date }),
    type: given.type ?? null,
    ...(given.language === undefined ? {} : { language: given.language }),
    venue: given.venue ?? null,
    abstract: given.abstract ?? null,
    authors: given.authors.map(writePaperAuthor),
    author_count: given.author_count,
    concepts: given.concepts.map(writeConcept),
    topic: given.topic ?? null,
    field: given.field ?? null,
    cited_by_count: given.cited_by_count ?? null,
    references_count: given.references_count ?? null,
    open_access: writeOpenAccess(given.open_access),
    retracted: given.retracted ?? null,
    url: given.url,
  };
}

/** spec/services/scholarly/service.yaml#tools.get_author_profile */
export function writeGetAuthorProfileResult(given: AdapterResult<GetAuthorProfileResult>): GetAuthorProfileResult {
  return {
    id: given.id,
    display_name: given.display_name,
    other_names: given.other_names,
    orcid: given.orcid ?? null,
    works_count: given.works_count ?? null,
    cited_by_count: given.cited_by_count ?? null,
    h_index: given.h_index ?? null,
    i10_index: given.i10_index ?? null,
    affiliations: given.affiliations.map(writeInstitution),
    topics: given.topics,
    url: given.url,
  };
}

/** spec/services/scholarly/service.yaml#tools.list_citations */
export function writeListCitationsResult(given: AdapterResult<ListCitationsResult>): ListCitationsResult {
  return {
    paper_id: given.paper_id,
    paper_title: given.paper_title ?? null,
    direction: given.direction,
    count: given.count,
    total: given.total,
    next_page: given.next_page ?? null,
    papers: given.papers.map(writeCitationRow),
  };
}

/** spec/services/scholarly/service.yaml#tools.search_authors */
export function writeSearchAuthorsResult(given: AdapterResult<SearchAuthorsResult>): SearchAuthorsResult {
  return {
    count: given.count,
    total: given.total,
    next_page: given.next_page ?? null,
    authors: given.authors.map(writeAuthorSummary),
  };
}

/** spec/services/scholarly/service.yaml#records.AuthorSummary */
export function writeAuthorSummary(given: AdapterResult<AuthorSummary>): AuthorSummary {
  return {
    id: given.id,
    display_name: given.display_name,
    orcid: given.orcid ?? null,
    works_count: given.works_count ?? null,
    cited_by_count: given.cited_by_count ?? null,
    h_index: given.h_index ?? null,
    institutions: given.institutions,
    topics: given.topics,
  };
}

/** spec/services/scholarly/service.yaml#records.CitationRow */
export function writeCitationRow(given: AdapterResult<CitationRow>): CitationRow {
  return {
    id: given.id,
    doi: given.doi ?? null,
    title: given.title ?? null,
    year: given.year ?? null,
    venue: given.venue ?? null,
    cited_by_count: given.cited_by_count ?? null,
    authors: given.authors,
    author_count: given.author_count,
  };
}

/** spec/services/scholarly/service.yaml#records.Concept */
export function writeConcept(given: AdapterResult<Concept>): Concept {
  return {
    name: given.name,
    ...(given.level === undefined ? {} : { level: given.level }),
    ...(given.score === undefined ? {} : { score: given.score }),
  };
}

/** spec/services/scholarly/service.yaml#records.Institution */
export function writeInstitution(given: AdapterResult<Institution>): Institution {
  return {
    id: given.id ?? null,
    name: given.name,
    country_code: given.country_code ?? null,
    ...(given.ror === undefined ? {} : { ror: given.ror }),
    ...(given.last_year === undefined ? {} : { last_year: given.last_year }),
  };
}

/** spec/services/scholarly/service.yaml#records.OpenAccess */
export function writeOpenAccess(given: AdapterResult<OpenAccess>): OpenAccess {
  return {
    is_open_access: given.is_open_access ?? null,
    status: given.status ?? null,
    url: given.url ?? null,
    any_repository_has_fulltext: given.any_repository_has_fulltext ?? null,
  };
}

/** spec/services/scholarly/service.yaml#records.PaperAuthor */
export function writePaperAuthor(given: AdapterResult<PaperAuthor>): PaperAuthor {
  return {
    id: given.id ?? null,
    name: given.name,
    ...(given.orcid === undefined ? {} : { orcid: given.orcid }),
    ...(given.institutions === undefined ? {} : { institutions: given.institutions }),
  };
}

/** spec/services/scholarly/service.yaml#records.PaperSummary */
export function writePaperSummary(given: AdapterResult<PaperSummary>): PaperSummary {
  return {
    id: given.id,
    doi: given.doi ?? null,
    title: given.title ?? null,
    year: given.year ?? null,
    venue: given.venue ?? null,
    type: given.type ?? null,
    cited_by_count: given.cited_by_count ?? null,
    is_open_access: given.is_open_access ?? null,
    authors: given.authors.map(writePaperAuthor),
    author_count: given.author_count,
    concepts: given.concepts,
    ...(given.retracted === undefined ? {} : { retracted: given.retracted }),
  };
}
