// Generated from spec/api/preprints/service.yaml by `make generate`: do not edit.

import type { Handler } from '../../../runtime/contract/call.ts';
import type { Operation } from '../../../runtime/contract/operation.ts';
import {
  authorResult,
  categoriesResult,
  decodeAuthor,
  decodeCategories,
  decodePaper,
  decodeRecent,
  decodeSearch,
  paperResult,
  recentResult,
  searchResult,
} from './codec.ts';
import type {
  AuthorArguments,
  AuthorResult,
  CategoriesArguments,
  CategoriesResult,
  PaperArguments,
  PaperResult,
  RecentArguments,
  RecentResult,
  SearchArguments,
  SearchResult,
} from './types.ts';

/** Preprints on arXiv by search words, author, category or date, with abstracts. */
export interface ApiPreprintsHandlers {
  /**
   * arXiv preprints whose title, abstract or authors contain all words, best match first. "Quoted phrases" stay
   * together; AND, OR and ANDNOT are operators when capitalized. arXiv accepts one request every three seconds across
   * all callers, so a call can take several seconds or return 503 with Retry-After. date_from must not be after
   * date_to.
   */
  search: Handler<SearchArguments, SearchResult>;
  /**
   * One preprint by arXiv id, in its latest or a given version, with abstract, all authors, categories and PDF link.
   * Without a version, returns the latest one and reports its number in the field version. A journal reference and a
   * DOI are included once the paper has been published elsewhere.
   */
  paper: Handler<PaperArguments, PaperResult>;
  /**
   * arXiv preprints by an author, newest submission first. The name must be spelled as on the papers. Authors with
   * the same name are not distinguished.
   */
  author: Handler<AuthorArguments, AuthorResult>;
  /** The latest arXiv submissions in a category or archive, newest first. */
  recent: Handler<RecentArguments, RecentResult>;
  /** The arXiv categories in use, sorted by archive, with their archives and groups. */
  categories: Handler<CategoriesArguments, CategoriesResult>;
}

/** spec/api/preprints/service.yaml#endpoints.search */
export const search: Operation = {
  id: 'api.preprints.search',
  service: 'api/preprints',
  adapter: 'api/preprints',
  name: 'search',
  summary: 'arXiv preprints whose title, abstract or authors contain all words, best match first.',
  effect: 'read',
  methods: ['GET'],
  path: '/api/preprints/search',
  tool: 'search_preprints',
  needsKey: true,
  slow: false,
  errors: [],
  sources: ['arxiv'],
  decode: decodeSearch,
  result: searchResult,
};

/** spec/api/preprints/service.yaml#endpoints.paper */
export const paper: Operation = {
  id: 'api.preprints.paper',
  service: 'api/preprints',
  adapter: 'api/preprints',
  name: 'paper',
  summary: 'One preprint by arXiv id, in its latest or a given version, with abstract, all authors, categories and PDF link.',
  effect: 'read',
  methods: ['GET'],
  path: '/api/preprints/paper/{preprint_id}',
  tool: 'get_preprint',
  needsKey: true,
  slow: false,
  errors: ['not_found'],
  sources: ['arxiv'],
  decode: decodePaper,
  result: paperResult,
};

/** spec/api/preprints/service.yaml#endpoints.author */
export const author: Operation = {
  id: 'api.preprints.author',
  service: 'api/preprints',
  adapter: 'api/preprints',
  name: 'author',
  summary: 'arXiv preprints by an author, newest submission first.',
  effect: 'read',
  methods: ['GET'],
  path: '/api/preprints/author/{author_name}',
  tool: 'get_author_preprints',
  needsKey: true,
  slow: false,
  errors: [],
  sources: ['arxiv'],
  decode: decodeAuthor,
  result: authorResult,
};

/** spec/api/preprints/service.yaml#endpoints.recent */
export const recent: Operation = {
  id: 'api.preprints.recent',
  service: 'api/preprints',
  adapter: 'api/preprints',
  name: 'recent',
  summary: 'The latest arXiv submissions in a category or archive, newest first.',
  effect: 'read',
  methods: ['GET'],
  path: '/api/preprints/recent/{category}',
  tool: 'get_recent_preprints',
  needsKey: true,
  slow: false,
  errors: [],
  sources: ['arxiv'],
  decode: decodeRecent,
  result: recentResult,
};

/** spec/api/preprints/service.yaml#endpoints.categories */
export const categories: Operation = {
  id: 'api.preprints.categories',
  service: 'api/preprints',
  adapter: 'api/preprints',
  name: 'categories',
  summary: 'The arXiv categories in use, sorted by archive, with their archives and groups.',
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
  result: categoriesResult,
};
