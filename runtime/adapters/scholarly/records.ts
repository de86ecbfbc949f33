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
import { present } from '../../kit/loose-json.ts';
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

export function paperSummary(work: Work): PaperSummary {
  return {
    id: work.id,
    doi: work.doi ?? null,
    title: work.title ?? null,
    year: work.year ?? null,
    venue: work.venue ?? null,
    type: work.type ?? null,
    cited_by_count: work.citedBy ?? null,
    is_open_access: work.openAccess.isOpen ?? null,
    authors: work.authors.slice(0, AUTHORS_OF_A_ROW).map(({ id, name, orcid }) => ({
      id: id ?? null,
      name,
      ...present({ orcid }),
    })),
    author_count: work.authorCount,
    concepts: work.concepts.slice(0, CONCEPTS_OF_A_ROW).map(({ name }) => name),
    ...present({ retracted: work.isRetracted === true ? true : undefined }),
  };
}

export function citationRow(work: Work): CitationRow {
  return {
    id: work.id,
    doi: work.doi ?? null,
    title: work.title ?? null,
    year: work.year ?? null,
    venue: work.venue ?? null,
    cited_by_count: work.citedBy ?? null,
    authors: work.authors.slice(0, AUTHORS_OF_A_ROW).map(({ name }) => name),
    author_count: work.authorCount,
  };
}

/** The whole record, with at most `mostAuthors` authors. */
export function paper(work: Work, mostAuthors: number): GetPaperResult {
  return {
    id: work.id,
    doi: work.doi ?? null,
    title: work.title ?? null,
    publication_year: work.year ?? null,
    type: work.type ?? null,
    venue: work.venue ?? null,
    abstract: work.abstract ?? null,
    authors: work.authors.slice(0, mostAuthors).map(author),
    author_count: work.authorCount,
    concepts: work.concepts.map(concept),
    topic: work.topic ?? null,
    field: work.field ?? null,
    cited_by_count: work.citedBy ?? null,
    references_count: work.references ?? null,
    open_access: {
      is_open_access: work.openAccess.isOpen ?? null,
      status: work.openAccess.status ?? null,
      url: work.openAccess.url ?? null,
      any_repository_has_fulltext: work.openAccess.inRepository ?? null,
    },
    retracted: work.isRetracted ?? null,
    url: ADDRESS + work.id,
    ...present({ publication_date: work.published, language: work.language }),
  };
}

function author({ id, name, orcid, institutions }: WorkAuthor): PaperAuthor {
  return {
    id: id ?? null,
    name,
    ...present({ orcid, institutions: institutions.length === 0 ? undefined : [...institutions] }),
  };
}

function concept({ name, level, score }: SourceConcept): Concept {
  return { name, ...present({ level, score }) };
}

export function authorSummary(of: Author): AuthorSummary {
  return {
    id: of.id,
    display_name: of.name,
    orcid: of.orcid ?? null,
    works_count: of.works ?? null,
    cited_by_count: of.citedBy ?? null,
    h_index: of.hIndex ?? null,
    institutions: of.institutions.slice(0, MOST_INSTITUTIONS).map(({ name }) => name),
    topics: of.topics.slice(0, 3),
  };
}

export function authorProfile(of: Author): GetAuthorProfileResult {
  return {
    id: of.id,
    display_name: of.name,
    other_names: of.otherNames.slice(0, MOST_OTHER_NAMES),
    orcid: of.orcid ?? null,
    works_count: of.works ?? null,
    cited_by_count: of.citedBy ?? null,
    h_index: of.hIndex ?? null,
    i10_index: of.i10Index ?? null,
    affiliations: of.institutions.slice(0, MOST_INSTITUTIONS).map(institution),
    topics: of.topics.slice(0, 5),
    url: ADDRESS + of.id,
  };
}

function institution({ id, name, country, ror, lastYear }: SourceInstitution): Institution {
  return { id: id ?? null, name, country_code: country ?? null, ...present({ ror, last_year: lastYear }) };
}
