// Generated from spec/services/eu-research/service.yaml by `make generate`: do not edit.

import type { components } from '../openapi.ts';
import type { CallOptions, Caller } from './core.ts';

/**
 * EU research projects. Research projects funded by the European Union since FP5 (1998), with funding, partners and
 * dates. Source: CORDIS.
 */
export function euResearchFunctions(caller: Caller) {
  return {
    /**
     * Searches EU-funded research projects by words, most relevant first, optionally within one programme or
     * coordinating country. All words must occur in the project's record; put phrases in double quotes. The source
     * cannot filter by country, so only its first 200 matches are checked; note reports if there are more. Funding
     * comes from each project's record; funding_unread lists projects whose record could not be read in time. Use
     * when the user asks for EU-funded projects on a subject, in a country or by an organization. For one project
     * with its partners use get_project; for the newest projects of one programme on any subject use
     * search_by_programme; for the newest projects of all programmes use get_recent_projects.
     */
    search_projects: (
      values: components['schemas']['EuResearch.SearchProjectsArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['EuResearch.SearchProjectsResult']> =>
      caller.call({ method: 'POST', path: '/rest/eu-research/search_projects' }, values, options),

    /**
     * One EU research project by its grant reference: objective, funding, programme, dates and participants,
     * coordinator first. If a project has more participants than limit, continue with offset. Use when the user asks
     * for the objective, funding, dates or partners of one project. For projects by subject, name or country use
     * search_projects.
     */
    get_project: (
      values: components['schemas']['EuResearch.GetProjectArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['EuResearch.GetProjectResult']> =>
      caller.call({ method: 'POST', path: '/rest/eu-research/get_project' }, values, options),

    /**
     * Projects of one EU framework programme (FP5 to Horizon Europe), most recently started first. Omits signed
     * projects that start after today. Use when the user wants the projects of Horizon Europe, Horizon 2020 or an
     * older programme, newest first. For projects on a subject within a programme use search_projects; for the newest
     * across all programmes use get_recent_projects.
     */
    search_by_programme: (
      values: components['schemas']['EuResearch.SearchByProgrammeArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['EuResearch.SearchByProgrammeResult']> =>
      caller.call({ method: 'POST', path: '/rest/eu-research/search_by_programme' }, values, options),

    /**
     * The EU research projects that started most recently, across all programmes, newest start first. Omits signed
     * projects that start after today. Use when the user asks for new EU research projects, regardless of programme
     * or subject. For projects of one programme use search_by_programme; for projects on a subject use
     * search_projects.
     */
    get_recent_projects: (
      values: components['schemas']['EuResearch.GetRecentProjectsArguments'] = {},
      options?: CallOptions,
    ): Promise<components['schemas']['EuResearch.GetRecentProjectsResult']> =>
      caller.call({ method: 'POST', path: '/rest/eu-research/get_recent_projects' }, values, options),

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
      caller.call({ method: 'POST', path: '/rest/eu-research/report_feedback', changes: true }, values, options),
  };
}
