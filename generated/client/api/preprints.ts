// Generated from spec/api/preprints/service.yaml by `make generate`: do not edit.

import type { components, operations } from '../../openapi.ts';
import type { CallOptions, Caller } from '../core.ts';

/** Preprints. Preprints of arXiv by words, author, category and date, with abstracts. */
export function preprintsFunctions(caller: Caller) {
  return {
    /**
     * Preprints whose title, abstract or authors hold all words, best match first. "Quoted phrases" stay together;
     * AND, OR and ANDNOT in capitals are operators. arXiv is asked once in three seconds over all callers: an answer
     * may take some seconds, or be 503 with Retry-After. date_from must not be after date_to.
     */
    search: (
      values: NonNullable<operations['api_preprints__search']['parameters']['query']>,
      options?: CallOptions,
    ): Promise<components['schemas']['ApiPreprints.SearchResult']> =>
      caller.call({ method: 'GET', path: '/api/preprints/search' }, values, options),

    /**
     * One preprint by its arXiv id, in its newest or a named version, with abstract, all authors, categories and the
     * address of its PDF. An id without a version is the newest, and version tells which that is. A journal reference
     * and a DOI are there once it was published elsewhere.
     */
    paper: (
      values: operations['api_preprints__paper']['parameters']['path'],
      options?: CallOptions,
    ): Promise<components['schemas']['ApiPreprints.PaperResult']> =>
      caller.call({ method: 'GET', path: '/api/preprints/paper/{preprint_id}' }, values, options),

    /**
     * Preprints of an author, newest submission first. Names are matched as they are written on the papers; namesakes
     * are not told apart.
     */
    author: (
      values: operations['api_preprints__author']['parameters']['path'] & NonNullable<operations['api_preprints__author']['parameters']['query']>,
      options?: CallOptions,
    ): Promise<components['schemas']['ApiPreprints.AuthorResult']> =>
      caller.call({ method: 'GET', path: '/api/preprints/author/{author_name}' }, values, options),

    /** The newest submissions of a category or archive, newest first. */
    recent: (
      values: operations['api_preprints__recent']['parameters']['path'] & NonNullable<operations['api_preprints__recent']['parameters']['query']>,
      options?: CallOptions,
    ): Promise<components['schemas']['ApiPreprints.RecentResult']> =>
      caller.call({ method: 'GET', path: '/api/preprints/recent/{category}' }, values, options),

    /** The categories in use, sorted by archive, with their archives and groups. */
    categories: (
      values: NonNullable<operations['api_preprints__categories']['parameters']['query']> = {},
      options?: CallOptions,
    ): Promise<components['schemas']['ApiPreprints.CategoriesResult']> =>
      caller.call({ method: 'GET', path: '/api/preprints/categories' }, values, options),
  };
}
