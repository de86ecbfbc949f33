// Generated from spec/api/preprints/service.yaml by `make generate`: do not edit.

import type { Handler } from '../../../runtime/contract/call.ts';
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

/** Preprints of arXiv by words, author, category and date, with abstracts. */
export interface ApiPreprintsHandlers {
  /**
   * Preprints whose title, abstract or authors hold all words, best match first. "Quoted phrases" stay together; AND,
   * OR and ANDNOT in capitals are operators. arXiv is asked once in three seconds over all callers: an answer may
   * take some seconds, or be 503 with Retry-After. date_from must not be after date_to.
   */
  search: Handler<SearchArguments, SearchResult>;
  /**
   * One preprint by its arXiv id, in its newest or a named version, with abstract, all authors, categories and the
   * address of its PDF. An id without a version is the newest, and version tells which that is. A journal reference
   * and a DOI are there once it was published elsewhere.
   */
  paper: Handler<PaperArguments, PaperResult>;
  /**
   * Preprints of an author, newest submission first. Names are matched as they are written on the papers; namesakes
   * are not told apart.
   */
  author: Handler<AuthorArguments, AuthorResult>;
  /** The newest submissions of a category or archive, newest first. */
  recent: Handler<RecentArguments, RecentResult>;
  /** The categories in use, sorted by archive, with their archives and groups. */
  categories: Handler<CategoriesArguments, CategoriesResult>;
}
