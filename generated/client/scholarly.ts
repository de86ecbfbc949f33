// Generated from spec/services/scholarly/service.yaml by `make generate`: do not edit.

import type { components } from '../openapi.ts';
import type { CallOptions, Caller } from './core.ts';

/**
 * Scholarly works. Research papers in all fields with authors, abstracts and citations, and researchers with their
 * institutions and h-index, from OpenAlex.
 */
export function scholarlyFunctions(caller: Caller) {
  return {
    /**
     * Research papers by words in the title, abstract or full text: authors, year, venue, subjects, citation count
     * and open access; best match first unless sort is set. Supports AND, OR, NOT and "quoted phrases". For
     * abstracts, use get_paper. Use when the user looks for literature on a subject, or for a paper by words in its
     * title. For one paper by its DOI or id, with abstract use get_paper; for what cites a paper, or what it cites
     * use list_citations; for researchers by name use search_authors. year_from must not be above year_to.
     */
    search_papers: (
      values: components['schemas']['Scholarly.SearchPapersArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['Scholarly.SearchPapersResult']> =>
      caller.call({ method: 'POST', path: '/rest/scholarly/search_papers' }, values, options),

    /**
     * One paper by its DOI or another identifier, with abstract, authors and their institutions, subjects,
     * open-access link, and citation count. Citation counts come from OpenAlex. abstract is null if it is not openly
     * available; retracted marks retracted papers. Use when a DOI, PubMed id, arXiv id or OpenAlex id is known, and
     * the user asks for the abstract, authors or citation count. For papers whose id is unknown use search_papers;
     * for what cites it, or what it cites use list_citations.
     */
    get_paper: (
      values: components['schemas']['Scholarly.GetPaperArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['Scholarly.GetPaperResult']> =>
      caller.call({ method: 'POST', path: '/rest/scholarly/get_paper' }, values, options),

    /**
     * One researcher by an identifier, not by name: number of works, citations, h-index, ORCID, topics and up to
     * three recent institutions. Use when the ORCID or OpenAlex id of a researcher is known, and the user asks for
     * the researcher's output, impact or workplace. For researchers by name use search_authors; for papers use
     * search_papers.
     */
    get_author_profile: (
      values: components['schemas']['Scholarly.GetAuthorProfileArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['Scholarly.GetAuthorProfileResult']> =>
      caller.call({ method: 'POST', path: '/rest/scholarly/get_author_profile' }, values, options),

    /**
     * The papers that cite a paper, or those it cites, most cited first. Use when the user asks who cites a paper,
     * which papers build on it, or what it cites in its list of references. For the paper itself, with its counts use
     * get_paper; for papers on a subject use search_papers.
     */
    list_citations: (
      values: components['schemas']['Scholarly.ListCitationsArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['Scholarly.ListCitationsResult']> =>
      caller.call({ method: 'POST', path: '/rest/scholarly/list_citations' }, values, options),

    /**
     * Researchers by name, best match first, with institutions, topics, works, citations, h-index and ORCID to
     * distinguish people with the same name. One person can have several entries, because papers are assigned to
     * people automatically. Use when the user names a researcher and asks for the id, ORCID, institution or h-index.
     * For one researcher whose id or ORCID is known use get_author_profile; for papers by subject or title use
     * search_papers.
     */
    search_authors: (
      values: components['schemas']['Scholarly.SearchAuthorsArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['Scholarly.SearchAuthorsResult']> =>
      caller.call({ method: 'POST', path: '/rest/scholarly/search_authors' }, values, options),

    /**
     * Report a bug, a missing feature or any other remark about this service to its operators. The feedback is stored
     * for the operators together with the service and the caller's key; no data or settings change. There is no
     * reply, and feedback sent twice is stored twice. To get data, use the service's other tools. Use when a result
     * looks wrong, something is missing, or a tool could be better.
     */
    report_feedback: (
      values: components['schemas']['Shared.ReportFeedbackArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['Shared.ReportFeedbackResult']> =>
      caller.call({ method: 'POST', path: '/rest/scholarly/report_feedback', changes: true }, values, options),
  };
}
