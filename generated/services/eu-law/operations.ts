// Generated from spec/services/eu-law/service.yaml by `make generate`: do not edit.

import type { Handler } from '../../../runtime/contract/call.ts';
import type { Operation } from '../../../runtime/contract/operation.ts';
import {
  decodeGetDocument,
  decodeGetRecent,
  decodeSearchBySubject,
  decodeSearchLegislation,
  getDocumentResult,
  getRecentResult,
  searchBySubjectResult,
  searchLegislationResult,
} from './codec.ts';
import type {
  GetDocumentArguments,
  GetDocumentResult,
  GetRecentArguments,
  GetRecentResult,
  SearchBySubjectArguments,
  SearchBySubjectResult,
  SearchLegislationArguments,
  SearchLegislationResult,
} from './types.ts';

/**
 * European Union regulations, directives and decisions by title, number, date and EuroVoc subject, with links to the
 * full texts.
 */
export interface EuLawHandlers {
  /**
   * Searches EU regulations, directives and decisions by words in their English title, newest first. All words must
   * occur in the title, in any order; words also match within longer words. Put phrases in double quotes. Use a few
   * formal words ("artificial intelligence", "general data protection"), not everyday names such as GDPR. doc_type
   * and especially year make the search much faster, and are needed to get the most recent acts for very common
   * words.
   */
  search_legislation: Handler<SearchLegislationArguments, SearchLegislationResult>;
  /**
   * One EU law document by CELEX number: title, dates, types, whether it is in force, subjects, links to the text
   * and, with text_limit, the English text itself. A CELEX number consists of sector, year, type letter and number:
   * 32016R0679 is sector 3 (legislation), 2016, R (regulation), 679. L means directive, D means decision. Sector 0
   * contains consolidated texts (02016R0679-20160504), sector 6 contains case law.
   */
  get_document: Handler<GetDocumentArguments, GetDocumentResult>;
  /**
   * EU regulations, directives and decisions signed in recent days, newest first. Acts are published in the Official
   * Journal days after signature, so few acts from the most recent days are listed. Most EU acts are implementing
   * regulations.
   */
  get_recent: Handler<GetRecentArguments, GetRecentResult>;
  /**
   * EU legal acts indexed under a subject of the EuroVoc thesaurus, newest first, with all their subjects. The
   * subject is a EuroVoc descriptor such as "artificial intelligence" or "consumer protection" (case is ignored), or
   * its id. If no descriptor matches exactly, the shortest one that contains the words is used; subject reports it,
   * and other_subjects lists alternatives. Descriptors in other languages also work.
   */
  search_by_subject: Handler<SearchBySubjectArguments, SearchBySubjectResult>;
}

/** spec/services/eu-law/service.yaml#tools.search_legislation */
export const searchLegislation: Operation = {
  id: 'eu-law.search_legislation',
  service: 'eu-law',
  adapter: 'eu-law',
  name: 'search_legislation',
  summary: 'Searches EU regulations, directives and decisions by words in their English title, newest first.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: true,
  errors: [],
  sources: ['cellar'],
  decode: decodeSearchLegislation,
  result: searchLegislationResult,
};

/** spec/services/eu-law/service.yaml#tools.get_document */
export const getDocument: Operation = {
  id: 'eu-law.get_document',
  service: 'eu-law',
  adapter: 'eu-law',
  name: 'get_document',
  summary: 'One EU law document by CELEX number: title, dates, types, whether it is in force, subjects, links to the text and, with text_limit, the English text itself.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: ['not_found'],
  sources: ['cellar'],
  decode: decodeGetDocument,
  result: getDocumentResult,
};

/** spec/services/eu-law/service.yaml#tools.get_recent */
export const getRecent: Operation = {
  id: 'eu-law.get_recent',
  service: 'eu-law',
  adapter: 'eu-law',
  name: 'get_recent',
  summary: 'EU regulations, directives and decisions signed in recent days, newest first.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: ['cellar'],
  decode: decodeGetRecent,
  result: getRecentResult,
};

/** spec/services/eu-law/service.yaml#tools.search_by_subject */
export const searchBySubject: Operation = {
  id: 'eu-law.search_by_subject',
  service: 'eu-law',
  adapter: 'eu-law',
  name: 'search_by_subject',
  summary: 'EU legal acts indexed under a subject of the EuroVoc thesaurus, newest first, with all their subjects.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: true,
  errors: [],
  sources: ['cellar'],
  decode: decodeSearchBySubject,
  result: searchBySubjectResult,
};
