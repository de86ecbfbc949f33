// Generated from spec/services/eu-research.yaml by `make generate`: do not edit.

import type { Operation } from '../../../runtime/contract/operation.ts';
import {
  decodeGetProject,
  decodeGetRecentProjects,
  decodeSearchByProgramme,
  decodeSearchProjects,
  watchGetProjectResult,
  watchGetRecentProjectsResult,
  watchSearchByProgrammeResult,
  watchSearchProjectsResult,
} from './validators.ts';

/** spec/services/eu-research.yaml#tools.search_projects */
export const searchProjects: Operation = {
  id: 'eu-research.search_projects',
  service: 'eu-research',
  adapter: 'eu-research',
  name: 'search_projects',
  summary: "Search EU-funded research projects by words, most relevant first, optionally of one programme or coordinating country. All words must occur in the project's record; put a phrase in double quotes. The source cannot filter by country: its first 200 matches are looked through, and note says when there are more. Funding is read from each project's record; projects in funding_unread could not be read in time.",
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: true,
  upstreams: ['cordis'],
  decode: decodeSearchProjects,
  watch: watchSearchProjectsResult,
};

/** spec/services/eu-research.yaml#tools.get_project */
export const getProject: Operation = {
  id: 'eu-research.get_project',
  service: 'eu-research',
  adapter: 'eu-research',
  name: 'get_project',
  summary: 'One EU research project by its grant reference: objective, funding, programme, dates and all participants.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  upstreams: ['cordis'],
  decode: decodeGetProject,
  watch: watchGetProjectResult,
};

/** spec/services/eu-research.yaml#tools.search_by_programme */
export const searchByProgramme: Operation = {
  id: 'eu-research.search_by_programme',
  service: 'eu-research',
  adapter: 'eu-research',
  name: 'search_by_programme',
  summary: 'Projects of one EU framework programme (Horizon Europe back to FP5), most recently started first. Projects that are signed and start after today are left out. For projects on a subject use search_projects with its programme argument.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: true,
  upstreams: ['cordis'],
  decode: decodeSearchByProgramme,
  watch: watchSearchByProgrammeResult,
};

/** spec/services/eu-research.yaml#tools.get_recent_projects */
export const getRecentProjects: Operation = {
  id: 'eu-research.get_recent_projects',
  service: 'eu-research',
  adapter: 'eu-research',
  name: 'get_recent_projects',
  summary: 'The EU research projects that started last, over all programmes, newest start first. Projects that are signed and start after today are left out.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: true,
  upstreams: ['cordis'],
  decode: decodeGetRecentProjects,
  watch: watchGetRecentProjectsResult,
};
