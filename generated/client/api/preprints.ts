// Generated from spec/api/preprints/service.yaml by `make generate`: do not edit.

import type { components, operations } from '../../openapi.ts';
import type { CallOptions, Caller } from '../core.ts';

/** Preprints. Preprints on arXiv by search words, author, category or date, with abstracts. */
export function preprintsFunctions(caller: Caller) {
  return {
    /**
     * arXiv preprints whose title, abstract or authors contain all words, best match first. "Quoted phrases" stay
     * together; AND, OR and ANDNOT are operators when capitalized. arXiv accepts one request every three seconds
     * across all callers, so a call can take several seconds or return 503 with Retry-After. date_from must not be
     * after date_to.
     */
    search: (
      values: NonNullable<operations['api_preprints__search']['parameters']['query']>,
      options?: CallOptions,
    ): Promise<components['schemas']['ApiPreprints.SearchResult']> =>
      caller.call({ method: 'GET', path: '/api/preprints/search' }, values, options),

    /**
     * One preprint by arXiv id, in its latest or a given version, with abstract, all authors, categories and PDF
     * link. Without a version, returns the latest one and reports its number in the field version. A journal
     * reference and a DOI are included once the paper has been published elsewhere.
     */
    paper: (
      values: operations['api_preprints__paper']['parameters']['path'],
      options?: CallOptions,
    ): Promise<components['schemas']['ApiPreprints.PaperResult']> =>
      caller.call({ method: 'GET', path: '/api/preprints/paper/{preprint_id}' }, values, options),

    /**
     * arXiv preprints by an author, newest submission first. The name must be spelled as on the papers. Authors with
     * the same name are not distinguished.
     */
    author: (
      values: operations['api_preprints__author']['parameters']['path'] & NonNullable<operations['api_preprints__author']['parameters']['query']>,
      options?: CallOptions,
    ): Promise<components['schemas']['ApiPreprints.AuthorResult']> =>
      caller.call({ method: 'GET', path: '/api/preprints/author/{author_name}' }, values, options),

    /** The latest arXiv submissions in a category or archive, newest first. */
    recent: (
      values: operations['api_preprints__recent']['parameters']['path'] & NonNullable<operations['api_preprints__recent']['parameters']['query']>,
      options?: CallOptions,
    ): Promise<components['schemas']['ApiPreprints.RecentResult']> =>
      caller.call({ method: 'GET', path: '/api/preprints/recent/{category}' }, values, options),

    /** The arXiv categories in use, sorted by archive, with their archives and groups. */
    categories: (
      values: NonNullable<operations['api_preprints__categories']['parameters']['query']> = {},
      options?: CallOptions,
    ): Promise<components['schemas']['ApiPreprints.CategoriesResult']> =>
      caller.call({ method: 'GET', path: '/api/preprints/categories' }, values, options),
  };
}
