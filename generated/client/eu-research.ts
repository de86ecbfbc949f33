// Generated from spec/services/eu-research/service.yaml by `make generate`: do not edit.

import type { components } from '../openapi.ts';
import type { CallOptions, Caller } from './core.ts';

/**
 * EU research projects. Research projects funded by the European Union since FP5 (1998), with funding, partners and
 * dates. Data of CORDIS.
 */
export function euResearchFunctions(caller: Caller) {
  return {
    /**
     * Search EU-funded research projects by words, most relevant first, optionally of one programme or coordinating
     * country. All words must occur in the project's record; put a phrase in double quotes. The source cannot filter
     * by country: its first 200 matches are looked through, and note says when there are more. Funding is read from
     * each project's record; projects in funding_unread could not be read in time. Use when EU-funded projects on a
     * subject, of a country or of an organisation are asked for. For one project with its partners use get_project;
     * for the newest of one programme, whatever the subject use search_by_programme; for the newest of all use
     * get_recent_projects.
     */
    search_projects: (
      values: components['schemas']['EuResearch.SearchProjectsArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['EuResearch.SearchProjectsResult']> =>
      caller.call({ method: 'POST', path: '/rest/eu-research/search_projects' }, values, options),

    /**
     * One EU research project by its grant reference: objective, funding, programme, dates and participants, the
     * coordinator first. The first 20 participants are given, the coordinator first; offset gives the next ones of a
     * larger project. Use when one project is meant and its objective, money, dates or partners are wanted. For
     * projects by subject, name or country use search_projects.
     */
    get_project: (
      values: components['schemas']['EuResearch.GetProjectArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['EuResearch.GetProjectResult']> =>
      caller.call({ method: 'POST', path: '/rest/eu-research/get_project' }, values, options),

    /**
     * Projects of one EU framework programme (Horizon Europe back to FP5), most recently started first. Projects that
     * are signed and start after today are left out. Use when the projects of Horizon Europe, Horizon 2020 or an
     * older programme are wanted, newest first. For projects on a subject within a programme use search_projects; for
     * the newest over all programmes use get_recent_projects.
     */
    search_by_programme: (
      values: components['schemas']['EuResearch.SearchByProgrammeArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['EuResearch.SearchByProgrammeResult']> =>
      caller.call({ method: 'POST', path: '/rest/eu-research/search_by_programme' }, values, options),

    /**
     * The EU research projects that started last, over all programmes, newest start first. Projects that are signed
     * and start after today are left out. Use when somebody asks what EU research is new, whatever the programme or
     * subject. For those of one programme use search_by_programme; for those on a subject use search_projects.
     */
    get_recent_projects: (
      values: components['schemas']['EuResearch.GetRecentProjectsArguments'] = {},
      options?: CallOptions,
    ): Promise<components['schemas']['EuResearch.GetRecentProjectsResult']> =>
      caller.call({ method: 'POST', path: '/rest/eu-research/get_recent_projects' }, values, options),

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
      caller.call({ method: 'POST', path: '/rest/eu-research/report_feedback', changes: true }, values, options),
  };
}
