// Works and authors as published records: pure mapping.

import type {
  AuthorSummary,
  CitationRow,
  Concept,
  GetAuthorProfileResult,
  GetPaperResult,
  Institution,
  PaperAuthor,
  PaperSummary,
} from '../../../generated/services/scholarly/types.ts';
import type { Given } from '../../contract/given.ts';
import type {
  Author,
  Concept as SourceConcept,
  Institution as SourceInstitution,
  Work,
  WorkAuthor,
} from '../../sources/openalex/openalex.ts';

const ADDRESS = 'https://openalex.org/';
const AUTHORS_OF_A_ROW = 5;
const CONCEPTS_OF_A_ROW = 5;
const MOST_INSTITUTIONS = 3;
const MOST_OTHER_NAMES = 10;

export function paperSummary(work: Work): Given<PaperSummary> {
  return {
    id: work.id,
    doi: work.doi,
    title: work.title,
    year: work.year,
    venue: work.venue,
    type: work.type,
    cited_by_count: work.citedBy,
    is_open_access: work.openAccess.isOpen,
    authors: work.authors.slice(0, AUTHORS_OF_A_ROW).map(({ id, name, orcid }) => ({
      id,
      name,
      orcid,
    })),
    author_count: work.authorCount,
    concepts: work.concepts.slice(0, CONCEPTS_OF_A_ROW).map(({ name }) => name),
    retracted: work.isRetracted === true ? true : undefined,
  };
}

export function citationRow(work: Work): Given<CitationRow> {
  return {
    id: work.id,
    doi: work.doi,
    title: work.title,
    year: work.year,
    venue: work.venue,
    cited_by_count: work.citedBy,
    authors: work.authors.slice(0, AUTHORS_OF_A_ROW).map(({ name }) => name),
    author_count: work.authorCount,
  };
}

/** The whole record, with at most `mostAuthors` authors. */
export function paper(work: Work, mostAuthors: number): Given<GetPaperResult> {
  return {
    id: work.id,
    doi: work.doi,
    title: work.title,
    publication_year: work.year,
    type: work.type,
    venue: work.venue,
    abstract: work.abstract,
    authors: work.authors.slice(0, mostAuthors).map(author),
    author_count: work.authorCount,
    concepts: work.concepts.map(concept),
    topic: work.topic,
    field: work.field,
    cited_by_count: work.citedBy,
    references_count: work.references,
    open_access: {
      is_open_access: work.openAccess.isOpen,
      status: work.openAccess.status,
      url: work.openAccess.url,
      any_repository_has_fulltext: work.openAccess.inRepository,
    },
    retracted: work.isRetracted,
    url: ADDRESS + work.id,
    publication_date: work.published,
    language: work.language,
  };
}

function author({ id, name, orcid, institutions }: WorkAuthor): Given<PaperAuthor> {
  return {
    id,
    name,
    orcid,
    institutions: institutions.length === 0 ? undefined : [...institutions],
  };
}

function concept({ name, level, score }: SourceConcept): Given<Concept> {
  return { name, level, score };
}

export function authorSummary(of: Author): Given<AuthorSummary> {
  return {
    id: of.id,
    display_name: of.name,
    orcid: of.orcid,
    works_count: of.works,
    cited_by_count: of.citedBy,
    h_index: of.hIndex,
    institutions: of.institutions.slice(0, MOST_INSTITUTIONS).map(({ name }) => name),
    topics: of.topics.slice(0, 3),
  };
}

export function authorProfile(of: Author): Given<GetAuthorProfileResult> {
  return {
    id: of.id,
    display_name: of.name,
    other_names: of.otherNames.slice(0, MOST_OTHER_NAMES),
    orcid: of.orcid,
    works_count: of.works,
    cited_by_count: of.citedBy,
    h_index: of.hIndex,
    i10_index: of.i10Index,
    affiliations: of.institutions.slice(0, MOST_INSTITUTIONS).map(institution),
    topics: of.topics.slice(0, 5),
    url: ADDRESS + of.id,
  };
}

function institution({ id, name, country, ror, lastYear }: SourceInstitution): Given<Institution> {
  return { id, name, country_code: country, ror, last_year: lastYear };
}
