// Works and authors as published records: pure mapping.

import type {
  AuthorSummary,
  CitationRow,
  GetAuthorProfileResult,
  GetPaperResult,
  Institution,
  PaperAuthor,
  PaperSummary,
} from '../../../generated/services/scholarly/types.ts';
import type { AdapterResult } from '../../contract/adapter-result.ts';
import { wholePage } from '../../sdk/whole-list.ts';
import type { Author, Institution as SourceInstitution, Work, WorkAuthor } from './openalex/openalex.ts';

const ADDRESS = 'https://openalex.org/';
const AUTHORS_OF_A_ROW = 5;
const CONCEPTS_OF_A_ROW = 5;
const MOST_INSTITUTIONS = 3;
const MOST_OTHER_NAMES = 10;

/** What lists, citations and whole records tell alike. */
function workFields(work: Work) {
  return {
    id: work.id,
    doi: work.doi,
    title: work.title,
    venue: work.venue,
    cited_by_count: work.citedBy,
    author_count: work.authorCount,
  };
}

/** A paper as lists show it. */
export function paperSummary(work: Work): AdapterResult<PaperSummary> {
  return {
    ...workFields(work),
    year: work.year,
    type: work.type,
    is_open_access: work.openAccess.isOpen,
    authors: work.authors.slice(0, AUTHORS_OF_A_ROW).map(({ id, name, orcid }) => ({ id, name, orcid })),
    concepts: work.concepts.slice(0, CONCEPTS_OF_A_ROW).map(({ name }) => name),
    retracted: work.isRetracted === true ? true : undefined,
  };
}

/** A paper as lists of citations show it. */
export function citationRow(work: Work): AdapterResult<CitationRow> {
  const authors = work.authors.slice(0, AUTHORS_OF_A_ROW).map(({ name }) => name);
  return { ...workFields(work), year: work.year, authors };
}

/** The whole record, with all authors or at most `mostAuthors`. */
export function paper(work: Work, mostAuthors: number | undefined): AdapterResult<GetPaperResult> {
  const { isOpen, status, url, inRepository } = work.openAccess;
  const about = {
    ...workFields(work),
    publication_year: work.year,
    type: work.type,
    abstract: work.abstract,
    concepts: work.concepts,
    topic: work.topic,
    field: work.field,
    references_count: work.references,
    open_access: { is_open_access: isOpen, status, url, any_repository_has_fulltext: inRepository },
    retracted: work.isRetracted,
    url: ADDRESS + work.id,
    publication_date: work.published,
    language: work.language,
  };
  return { ...about, authors: wholePage(work.authors, { limit: mostAuthors }, author, about).rows };
}

function author({ id, name, orcid, institutions }: WorkAuthor): AdapterResult<PaperAuthor> {
  return {
    id,
    name,
    orcid,
    institutions: institutions.length === 0 ? undefined : [...institutions],
  };
}

/** An author as lists show them. */
export function authorSummary(of: Author): AdapterResult<AuthorSummary> {
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

/** An author with all that is told. */
export function authorProfile(of: Author): AdapterResult<GetAuthorProfileResult> {
  const { institutions: _, ...summary } = authorSummary(of);
  return {
    ...summary,
    other_names: of.otherNames.slice(0, MOST_OTHER_NAMES),
    i10_index: of.i10Index,
    affiliations: of.institutions.slice(0, MOST_INSTITUTIONS).map(institution),
    topics: of.topics.slice(0, 5),
    url: ADDRESS + of.id,
  };
}

function institution({ id, name, country, ror, lastYear }: SourceInstitution): AdapterResult<Institution> {
  return { id, name, country_code: country, ror, last_year: lastYear };
}
