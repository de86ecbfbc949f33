// Generated from spec/services/eu-law.yaml by `make generate`: do not edit.

import type { Operation } from '../../../runtime/contract/operation.ts';
import {
  decodeGetDocument,
  decodeGetRecent,
  decodeSearchBySubject,
  decodeSearchLegislation,
  watchGetDocumentResult,
  watchGetRecentResult,
  watchSearchBySubjectResult,
  watchSearchLegislationResult,
} from './validators.ts';

/** spec/services/eu-law.yaml#tools.search_legislation */
export const searchLegislation: Operation = {
  id: 'eu-law.search_legislation',
  service: 'eu-law',
  adapter: 'eu-law',
  name: 'search_legislation',
  summary: 'Search EU regulations, directives and decisions by words of their English title, newest first. All words must stand in the title, in any order and also inside longer words; put a phrase in double quotes. Use few, formal words ("artificial intelligence", "general data protection"), not everyday names such as GDPR. A doc_type and above all a year make the search much faster, and are needed to see the newest of a very common word. For topics try search_by_subject.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: true,
  upstreams: ['cellar'],
  decode: decodeSearchLegislation,
  watch: watchSearchLegislationResult,
};

/** spec/services/eu-law.yaml#tools.get_document */
export const getDocument: Operation = {
  id: 'eu-law.get_document',
  service: 'eu-law',
  adapter: 'eu-law',
  name: 'get_document',
  summary: 'One document of EU law by its CELEX number: title, dates, types, whether it is in force, subjects, links to the text. A CELEX number is sector, year, type letter and number: 32016R0679 is sector 3 (legislation), 2016, R (regulation), 679. L is directive, D decision; sector 0 are consolidated texts (02016R0679-20160504), 6 case law.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  upstreams: ['cellar'],
  decode: decodeGetDocument,
  watch: watchGetDocumentResult,
};

/** spec/services/eu-law.yaml#tools.get_recent */
export const getRecent: Operation = {
  id: 'eu-law.get_recent',
  service: 'eu-law',
  adapter: 'eu-law',
  name: 'get_recent',
  summary: 'EU regulations, directives and decisions of the last days, by date of signature, newest first. Acts are published in the Official Journal days after their signature, so that the last few days are thin; most acts of the EU are implementing regulations.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  upstreams: ['cellar'],
  decode: decodeGetRecent,
  watch: watchGetRecentResult,
};

/** spec/services/eu-law.yaml#tools.search_by_subject */
export const searchBySubject: Operation = {
  id: 'eu-law.search_by_subject',
  service: 'eu-law',
  adapter: 'eu-law',
  name: 'search_by_subject',
  summary: 'EU legal acts indexed under a subject of the EuroVoc thesaurus, newest first, with all their subjects. The subject is a EuroVoc descriptor in any case, such as "artificial intelligence" or "consumer protection", or its id. Where no descriptor is exactly that, the shortest one that holds the words is taken; subject says which, and other_subjects names further ones. Descriptors in other languages work too.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: true,
  upstreams: ['cellar'],
  decode: decodeSearchBySubject,
  watch: watchSearchBySubjectResult,
};
