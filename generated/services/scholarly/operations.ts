// Generated from spec/services/scholarly/service.yaml by `make generate`: do not edit.

import type { Handler } from '../../../runtime/contract/call.ts';
import type { Operation } from '../../../runtime/contract/operation.ts';
import {
  decodeGetAuthorProfile,
  decodeGetPaper,
  decodeListCitations,
  decodeSearchAuthors,
  decodeSearchPapers,
  getAuthorProfileResult,
  getPaperResult,
  listCitationsResult,
  searchAuthorsResult,
  searchPapersResult,
} from './codec.ts';
import type {
  GetAuthorProfileArguments,
  GetAuthorProfileResult,
  GetPaperArguments,
  GetPaperResult,
  ListCitationsArguments,
  ListCitationsResult,
  SearchAuthorsArguments,
  SearchAuthorsResult,
  SearchPapersArguments,
  SearchPapersResult,
} from './types.ts';

/**
 * Research papers in all fields with authors, abstracts and citations, and researchers with their institutions and
 * h-index, from OpenAlex.
 */
export interface ScholarlyHandlers {
  /**
   * Research papers by words in the title, abstract or full text: authors, year, venue, subjects, citation count and
   * open access; best match first unless sort is set. Supports AND, OR, NOT and "quoted phrases". For abstracts, use
   * get_paper. year_from must not be above year_to.
   */
  search_papers: Handler<SearchPapersArguments, SearchPapersResult>;
  /**
   * One paper by its DOI or another identifier, with abstract, authors and their institutions, subjects, open-access
   * link, and citation count. Citation counts come from OpenAlex. abstract is null if it is not openly available;
   * retracted marks retracted papers.
   */
  get_paper: Handler<GetPaperArguments, GetPaperResult>;
  /**
   * One researcher by an identifier, not by name: number of works, citations, h-index, ORCID, topics and up to three
   * recent institutions.
   */
  get_author_profile: Handler<GetAuthorProfileArguments, GetAuthorProfileResult>;
  /** The papers that cite a paper, or those it cites, most cited first. */
  list_citations: Handler<ListCitationsArguments, ListCitationsResult>;
  /**
   * Researchers by name, best match first, with institutions, topics, works, citations, h-index and ORCID to
   * distinguish people with the same name. One person can have several entries, because papers are assigned to people
   * automatically.
   */
  search_authors: Handler<SearchAuthorsArguments, SearchAuthorsResult>;
}

/** spec/services/scholarly/service.yaml#tools.search_papers */
export const searchPapers: Operation = {
  id: 'scholarly.search_papers',
  service: 'scholarly',
  adapter: 'scholarly',
  name: 'search_papers',
  summary: 'Research papers by words in the title, abstract or full text: authors, year, venue, subjects, citation count and open access; best match first unless sort is set.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: ['openalex'],
  decode: decodeSearchPapers,
  result: searchPapersResult,
};

/** spec/services/scholarly/service.yaml#tools.get_paper */
export const getPaper: Operation = {
  id: 'scholarly.get_paper',
  service: 'scholarly',
  adapter: 'scholarly',
  name: 'get_paper',
  summary: 'One paper by its DOI or another identifier, with abstract, authors and their institutions, subjects, open-access link, and citation count.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: ['not_found'],
  sources: ['openalex'],
  decode: decodeGetPaper,
  result: getPaperResult,
};

/** spec/services/scholarly/service.yaml#tools.get_author_profile */
export const getAuthorProfile: Operation = {
  id: 'scholarly.get_author_profile',
  service: 'scholarly',
  adapter: 'scholarly',
  name: 'get_author_profile',
  summary: 'One researcher by an identifier, not by name: number of works, citations, h-index, ORCID, topics and up to three recent institutions.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: ['not_found'],
  sources: ['openalex'],
  decode: decodeGetAuthorProfile,
  result: getAuthorProfileResult,
};

/** spec/services/scholarly/service.yaml#tools.list_citations */
export const listCitations: Operation = {
  id: 'scholarly.list_citations',
  service: 'scholarly',
  adapter: 'scholarly',
  name: 'list_citations',
  summary: 'The papers that cite a paper, or those it cites, most cited first.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: ['not_found'],
  sources: ['openalex'],
  decode: decodeListCitations,
  result: listCitationsResult,
};

/** spec/services/scholarly/service.yaml#tools.search_authors */
export const searchAuthors: Operation = {
  id: 'scholarly.search_authors',
  service: 'scholarly',
  adapter: 'scholarly',
  name: 'search_authors',
  summary: 'Researchers by name, best match first, with institutions, topics, works, citations, h-index and ORCID to distinguish people with the same name.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: ['openalex'],
  decode: decodeSearchAuthors,
  result: searchAuthorsResult,
};
