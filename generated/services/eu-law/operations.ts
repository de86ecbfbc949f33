// Generated from spec/services/eu-law/service.yaml by `make generate`: do not edit.

import type { Operation } from '../../../runtime/contract/operation.ts';
import {
  checkGetDocumentResult,
  checkGetRecentResult,
  checkSearchBySubjectResult,
  checkSearchLegislationResult,
  decodeGetDocument,
  decodeGetRecent,
  decodeSearchBySubject,
  decodeSearchLegislation,
} from './validators.ts';
import {
  writeGetDocumentResult,
  writeGetRecentResult,
  writeSearchBySubjectResult,
  writeSearchLegislationResult,
} from './writers.ts';

/** spec/services/eu-law/service.yaml#tools.search_legislation */
export const searchLegislation: Operation = {
  id: 'eu-law.search_legislation',
  service: 'eu-law',
  adapter: 'eu-law',
  name: 'search_legislation',
  summary: 'Search EU regulations, directives and decisions by words of their English title, newest first.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: true,
  errors: [],
  sources: ['cellar'],
  decode: decodeSearchLegislation,
  check: checkSearchLegislationResult,
  write: writeSearchLegislationResult,
};

/** spec/services/eu-law/service.yaml#tools.get_document */
export const getDocument: Operation = {
  id: 'eu-law.get_document',
  service: 'eu-law',
  adapter: 'eu-law',
  name: 'get_document',
  summary: 'One document of EU law by its CELEX number: title, dates, types, whether it is in force, subjects, links to the text, and the English text itself with text_limit.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: ['not_found'],
  sources: ['cellar'],
  decode: decodeGetDocument,
  check: checkGetDocumentResult,
  write: writeGetDocumentResult,
};

/** spec/services/eu-law/service.yaml#tools.get_recent */
export const getRecent: Operation = {
  id: 'eu-law.get_recent',
  service: 'eu-law',
  adapter: 'eu-law',
  name: 'get_recent',
  summary: 'EU regulations, directives and decisions of the last days, by date of signature, newest first.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: ['cellar'],
  decode: decodeGetRecent,
  check: checkGetRecentResult,
  write: writeGetRecentResult,
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
  check: checkSearchBySubjectResult,
  write: writeSearchBySubjectResult,
};
