// Generated from spec/services/eu-law/service.yaml by `make generate`: do not edit.

import type { components } from '../openapi.ts';
import type { CallOptions, Caller } from './core.ts';

/**
 * EU legislation. European Union regulations, directives and decisions by title, number, date and EuroVoc subject,
 * with links to the full texts.
 */
export function euLawFunctions(caller: Caller) {
  return {
    /**
     * Searches EU regulations, directives and decisions by words in their English title, newest first. All words must
     * occur in the title, in any order; words also match within longer words. Put phrases in double quotes. Use a few
     * formal words ("artificial intelligence", "general data protection"), not everyday names such as GDPR. doc_type
     * and especially year make the search much faster, and are needed to get the most recent acts for very common
     * words. Use when the user wants a regulation, directive or decision and knows words from its formal title. For
     * acts on a topic, regardless of their titles use search_by_subject; for an act whose CELEX number is known use
     * get_document; for recently adopted acts use get_recent.
     */
    search_legislation: (
      values: components['schemas']['EuLaw.SearchLegislationArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['EuLaw.SearchLegislationResult']> =>
      caller.call({ method: 'POST', path: '/rest/eu-law/search_legislation' }, values, options),

    /**
     * One EU law document by CELEX number: title, dates, types, whether it is in force, subjects, links to the text
     * and, with text_limit, the English text itself. A CELEX number consists of sector, year, type letter and number:
     * 32016R0679 is sector 3 (legislation), 2016, R (regulation), 679. L means directive, D means decision. Sector 0
     * contains consolidated texts (02016R0679-20160504), sector 6 contains case law. Use when the CELEX number of an
     * act is known and the user asks whether the act applies, since when, what it says, or where to read it. For an
     * act by words in its title use search_legislation.
     */
    get_document: (
      values: components['schemas']['EuLaw.GetDocumentArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['EuLaw.GetDocumentResult']> =>
      caller.call({ method: 'POST', path: '/rest/eu-law/get_document' }, values, options),

    /**
     * EU regulations, directives and decisions signed in recent days, newest first. Acts are published in the
     * Official Journal days after signature, so few acts from the most recent days are listed. Most EU acts are
     * implementing regulations. Use when the user asks what the EU adopted in the last days, weeks or months. For
     * acts by title or year use search_legislation; for acts on a topic use search_by_subject.
     */
    get_recent: (
      values: components['schemas']['EuLaw.GetRecentArguments'] = {},
      options?: CallOptions,
    ): Promise<components['schemas']['EuLaw.GetRecentResult']> =>
      caller.call({ method: 'POST', path: '/rest/eu-law/get_recent' }, values, options),

    /**
     * EU legal acts indexed under a subject of the EuroVoc thesaurus, newest first, with all their subjects. The
     * subject is a EuroVoc descriptor such as "artificial intelligence" or "consumer protection" (case is ignored),
     * or its id. If no descriptor matches exactly, the shortest one that contains the words is used; subject reports
     * it, and other_subjects lists alternatives. Descriptors in other languages also work. Use when the user asks for
     * EU law on a topic, such as fisheries or consumer protection. For acts by words in their titles use
     * search_legislation; for the newest acts on any subject use get_recent.
     */
    search_by_subject: (
      values: components['schemas']['EuLaw.SearchBySubjectArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['EuLaw.SearchBySubjectResult']> =>
      caller.call({ method: 'POST', path: '/rest/eu-law/search_by_subject' }, values, options),

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
      caller.call({ method: 'POST', path: '/rest/eu-law/report_feedback', changes: true }, values, options),
  };
}
