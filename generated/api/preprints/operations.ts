// Generated from spec/api/preprints/service.yaml by `make generate`: do not edit.

import type { Operation } from '../../../runtime/contract/operation.ts';
import {
  checkAuthorResult,
  checkCategoriesResult,
  checkPaperResult,
  checkRecentResult,
  checkSearchResult,
  decodeAuthor,
  decodeCategories,
  decodePaper,
  decodeRecent,
  decodeSearch,
} from './validators.ts';
import { writeCategoriesResult, writePreprint, writePreprintList } from './writers.ts';

/** spec/api/preprints/service.yaml#endpoints.search */
export const search: Operation = {
  id: 'api.preprints.search',
  service: 'api/preprints',
  adapter: 'api/preprints',
  name: 'search',
  summary: 'Preprints whose title, abstract or authors hold all words, best match first.',
  effect: 'read',
  methods: ['GET'],
  path: '/api/preprints/search',
  tool: 'search_preprints',
  needsKey: true,
  slow: false,
  errors: [],
  sources: ['arxiv'],
  decode: decodeSearch,
  check: checkSearchResult,
  write: writePreprintList,
};

/** spec/api/preprints/service.yaml#endpoints.paper */
export const paper: Operation = {
  id: 'api.preprints.paper',
  service: 'api/preprints',
  adapter: 'api/preprints',
  name: 'paper',
  summary: 'One preprint by its arXiv id, in its newest or a named version, with abstract, all authors, categories and the address of its PDF.',
  effect: 'read',
  methods: ['GET'],
  path: '/api/preprints/paper/{preprint_id}',
  tool: 'get_preprint',
  needsKey: true,
  slow: false,
  errors: ['not_found'],
  sources: ['arxiv'],
  decode: decodePaper,
  check: checkPaperResult,
  write: writePreprint,
};

/** spec/api/preprints/service.yaml#endpoints.author */
export const author: Operation = {
  id: 'api.preprints.author',
  service: 'api/preprints',
  adapter: 'api/preprints',
  name: 'author',
  summary: 'Preprints of an author, newest submission first.',
  effect: 'read',
  methods: ['GET'],
  path: '/api/preprints/author/{author_name}',
  tool: 'get_author_preprints',
  needsKey: true,
  slow: false,
  errors: [],
  sources: ['arxiv'],
  decode: decodeAuthor,
  check: checkAuthorResult,
  write: writePreprintList,
};

/** spec/api/preprints/service.yaml#endpoints.recent */
export const recent: Operation = {
  id: 'api.preprints.recent',
  service: 'api/preprints',
  adapter: 'api/preprints',
  name: 'recent',
  summary: 'The newest submissions of a category or archive, newest first.',
  effect: 'read',
  methods: ['GET'],
  path: '/api/preprints/recent/{category}',
  tool: 'get_recent_preprints',
  needsKey: true,
  slow: false,
  errors: [],
  sources: ['arxiv'],
  decode: decodeRecent,
  check: checkRecentResult,
  write: writePreprintList,
};

/** spec/api/preprints/service.yaml#endpoints.categories */
export const categories: Operation = {
  id: 'api.preprints.categories',
  service: 'api/preprints',
  adapter: 'api/preprints',
  name: 'categories',
  summary: 'The categories in use, sorted by archive, with their archives and groups.',
  effect: 'read',
  methods: ['GET'],
  path: '/api/preprints/categories',
  tool: 'list_preprint_categories',
  needsKey: false,
  slow: false,
  errors: [],
  sources: [],
  builtIn: [{ publisher: 'arXiv category taxonomy', page: 'https://arxiv.org/category_taxonomy', asOf: '2026-11' }],
  decode: decodeCategories,
  check: checkCategoriesResult,
  write: writeCategoriesResult,
};
