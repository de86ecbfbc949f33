// Generated from spec/services/eu-research/service.yaml by `make generate`: do not edit.

import type { Handler } from '../../../runtime/contract/call.ts';
import type { Operation } from '../../../runtime/contract/operation.ts';
import {
  decodeGetProject,
  decodeGetRecentProjects,
  decodeSearchByProgramme,
  decodeSearchProjects,
  getProjectResult,
  getRecentProjectsResult,
  searchByProgrammeResult,
  searchProjectsResult,
} from './codec.ts';
import type {
  GetProjectArguments,
  GetProjectResult,
  GetRecentProjectsArguments,
  GetRecentProjectsResult,
  SearchByProgrammeArguments,
  SearchByProgrammeResult,
  SearchProjectsArguments,
  SearchProjectsResult,
} from './types.ts';

/**
 * Research projects funded by the European Union since FP5 (1998), with funding, partners and dates. Source: CORDIS.
 */
export interface EuResearchHandlers {
  /**
   * Searches EU-funded research projects by words, most relevant first, optionally within one programme or
   * coordinating country. All words must occur in the project's record; put phrases in double quotes. The source
   * cannot filter by country, so only its first 200 matches are checked; note reports if there are more. Funding
   * comes from each project's record; funding_unread lists projects whose record could not be read in time.
   */
  search_projects: Handler<SearchProjectsArguments, SearchProjectsResult>;
  /**
   * One EU research project by its grant reference: objective, funding, programme, dates and participants,
   * coordinator first. If a project has more participants than limit, continue with offset.
   */
  get_project: Handler<GetProjectArguments, GetProjectResult>;
  /**
   * Projects of one EU framework programme (FP5 to Horizon Europe), most recently started first. Omits signed
   * projects that start after today.
   */
  search_by_programme: Handler<SearchByProgrammeArguments, SearchByProgrammeResult>;
  /**
   * The EU research projects that started most recently, across all programmes, newest start first. Omits signed
   * projects that start after today.
   */
  get_recent_projects: Handler<GetRecentProjectsArguments, GetRecentProjectsResult>;
}

/** spec/services/eu-research/service.yaml#tools.search_projects */
export const searchProjects: Operation = {
  id: 'eu-research.search_projects',
  service: 'eu-research',
  adapter: 'eu-research',
  name: 'search_projects',
  summary: 'Searches EU-funded research projects by words, most relevant first, optionally within one programme or coordinating country.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: true,
  errors: [],
  sources: ['cordis'],
  decode: decodeSearchProjects,
  result: searchProjectsResult,
};

/** spec/services/eu-research/service.yaml#tools.get_project */
export const getProject: Operation = {
  id: 'eu-research.get_project',
  service: 'eu-research',
  adapter: 'eu-research',
  name: 'get_project',
  summary: 'One EU research project by its grant reference: objective, funding, programme, dates and participants, coordinator first.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: ['not_found'],
  sources: ['cordis'],
  decode: decodeGetProject,
  result: getProjectResult,
};

/** spec/services/eu-research/service.yaml#tools.search_by_programme */
export const searchByProgramme: Operation = {
  id: 'eu-research.search_by_programme',
  service: 'eu-research',
  adapter: 'eu-research',
  name: 'search_by_programme',
  summary: 'Projects of one EU framework programme (FP5 to Horizon Europe), most recently started first.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: true,
  errors: [],
  sources: ['cordis'],
  decode: decodeSearchByProgramme,
  result: searchByProgrammeResult,
};

/** spec/services/eu-research/service.yaml#tools.get_recent_projects */
export const getRecentProjects: Operation = {
  id: 'eu-research.get_recent_projects',
  service: 'eu-research',
  adapter: 'eu-research',
  name: 'get_recent_projects',
  summary: 'The EU research projects that started most recently, across all programmes, newest start first.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: true,
  errors: [],
  sources: ['cordis'],
  decode: decodeGetRecentProjects,
  result: getRecentProjectsResult,
};
