// Generated from spec/services/scholarly/service.yaml by `make generate`: do not edit.

import type { Operation } from '../../../runtime/contract/operation.ts';
import {
  checkGetAuthorProfileResult,
  checkGetPaperResult,
  checkListCitationsResult,
  checkSearchAuthorsResult,
  checkSearchPapersResult,
  decodeGetAuthorProfile,
  decodeGetPaper,
  decodeListCitations,
  decodeSearchAuthors,
  decodeSearchPapers,
} from './validators.ts';
import {
  writeGetAuthorProfileResult,
  writeGetPaperResult,
  writeListCitationsResult,
  writeSearchAuthorsResult,
  writeSearchPapersResult,
} from './writers.ts';

/** spec/services/scholarly/service.yaml#tools.search_papers */
export const searchPapers: Operation = {
  id: 'scholarly.search_papers',
  service: 'scholarly',
  adapter: 'scholarly',
  name: 'search_papers',
  summary: 'Research papers by words of title, abstract and text: authors, year, venue, subjects, citation count and whether they are free to read; best match first unless sorted otherwise.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: ['openalex'],
  decode: decodeSearchPapers,
  check: checkSearchPapersResult,
  write: writeSearchPapersResult,
};

/** spec/services/scholarly/service.yaml#tools.get_paper */
export const getPaper: Operation = {
  id: 'scholarly.get_paper',
  service: 'scholarly',
  adapter: 'scholarly',
  name: 'get_paper',
  summary: 'One paper by its identifier, with abstract, authors and their institutions, subjects, open-access link, and how often it is cited.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: ['not_found'],
  sources: ['openalex'],
  decode: decodeGetPaper,
  check: checkGetPaperResult,
  write: writeGetPaperResult,
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
  check: checkGetAuthorProfileResult,
  write: writeGetAuthorProfileResult,
};

/** spec/services/scholarly/service.yaml#tools.list_citations */
export const listCitations: Operation = {
  id: 'scholarly.list_citations',
  service: 'scholarly',
  adapter: 'scholarly',
  name: 'list_citations',
  summary: 'The papers that cite a paper, or those that it cites, the most cited first.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: ['not_found'],
  sources: ['openalex'],
  decode: decodeListCitations,
  check: checkListCitationsResult,
  write: writeListCitationsResult,
};

/** spec/services/scholarly/service.yaml#tools.search_authors */
export const searchAuthors: Operation = {
  id: 'scholarly.search_authors',
  service: 'scholarly',
  adapter: 'scholarly',
  name: 'search_authors',
  summary: 'Researchers by name, with institutions, topics, works, citations, h-index and ORCID to tell namesakes apart.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: ['openalex'],
  decode: decodeSearchAuthors,
  check: checkSearchAuthorsResult,
  write: writeSearchAuthorsResult,
};
