// Generated from spec/services/eu-law/service.yaml by `make generate`: do not edit.

import type { components } from '../openapi.ts';
import type { CallOptions, Caller } from './core.ts';

/**
 * EU legislation. Regulations, directives and decisions of the European Union by title, number, date and EuroVoc
 * subject, with links to their texts.
 */
export function euLawFunctions(caller: Caller) {
  return {
    /**
     * Search EU regulations, directives and decisions by words of their English title, newest first. All words must
     * stand in the title, in any order and also inside longer words; put a phrase in double quotes. Use few, formal
     * words ("artificial intelligence", "general data protection"), not everyday names such as GDPR. A doc_type and
     * above all a year make the search much faster, and are needed to see the newest of a very common word. Use when
     * a regulation, directive or decision is wanted and words of its formal title are known. For a topic, whatever
     * the titles say use search_by_subject; for an act whose CELEX number is known use get_document; for what was
     * adopted lately use get_recent.
     */
    search_legislation: (
      values: components['schemas']['EuLaw.SearchLegislationArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['EuLaw.SearchLegislationResult']> =>
      caller.call({ method: 'POST', path: '/rest/eu-law/search_legislation' }, values, options),

    /**
     * One document of EU law by its CELEX number: title, dates, types, whether it is in force, subjects, links to the
     * text, and the English text itself with text_limit. A CELEX number is sector, year, type letter and number:
     * 32016R0679 is sector 3 (legislation), 2016, R (regulation), 679. L is directive, D decision; sector 0 are
     * consolidated texts (02016R0679-20160504), 6 case law. Use when an act is named by its CELEX number, and it is
     * asked whether it applies, from when, what it says, or where to read it. For an act by words of its title use
     * search_legislation.
     */
    get_document: (
      values: components['schemas']['EuLaw.GetDocumentArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['EuLaw.GetDocumentResult']> =>
      caller.call({ method: 'POST', path: '/rest/eu-law/get_document' }, values, options),

    /**
     * EU regulations, directives and decisions of the last days, by date of signature, newest first. Acts are
     * published in the Official Journal days after their signature, so that the last few days are thin; most acts of
     * the EU are implementing regulations. Use when somebody asks what the EU adopted in the last days, weeks or
     * months. For acts by title or of one year use search_legislation; for acts on a topic use search_by_subject.
     */
    get_recent: (
      values: components['schemas']['EuLaw.GetRecentArguments'] = {},
      options?: CallOptions,
    ): Promise<components['schemas']['EuLaw.GetRecentResult']> =>
      caller.call({ method: 'POST', path: '/rest/eu-law/get_recent' }, values, options),

    /**
     * EU legal acts indexed under a subject of the EuroVoc thesaurus, newest first, with all their subjects. The
     * subject is a EuroVoc descriptor in any case, such as "artificial intelligence" or "consumer protection", or its
     * id. Where no descriptor is exactly that, the shortest one that holds the words is taken; subject says which,
     * and other_subjects names further ones. Descriptors in other languages work too. Use when EU law on a topic is
     * asked for, such as fisheries or consumer protection. For words of a title use search_legislation; for the
     * newest acts of any subject use get_recent.
     */
    search_by_subject: (
      values: components['schemas']['EuLaw.SearchBySubjectArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['EuLaw.SearchBySubjectResult']> =>
      caller.call({ method: 'POST', path: '/rest/eu-law/search_by_subject' }, values, options),

    /**
     * Report a bug, a missing feature or any other remark about this service to the people who run it. It is kept for
     * the operators with the service and the caller's key; data and settings stay as they are. Nobody answers, and
     * sent twice it stands there twice. For data use the other tools of the service. Use when an answer looks wrong,
     * something is missing, or a tool could be better.
     */
    report_feedback: (
      values: components['schemas']['Shared.ReportFeedbackArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['Shared.ReportFeedbackResult']> =>
      caller.call({ method: 'POST', path: '/rest/eu-law/report_feedback', changes: true }, values, options),
  };
}
