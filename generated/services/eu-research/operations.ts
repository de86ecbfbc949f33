// Generated from spec/services/eu-research/service.yaml by `make generate`: do not edit.

import type { Operation } from '../../../runtime/contract/operation.ts';
import {
  checkGetProjectResult,
  checkGetRecentProjectsResult,
  checkSearchByProgrammeResult,
  checkSearchProjectsResult,
  decodeGetProject,
  decodeGetRecentProjects,
  decodeSearchByProgramme,
  decodeSearchProjects,
} from './validators.ts';
import {
  writeGetProjectResult,
  writeGetRecentProjectsResult,
  writeSearchByProgrammeResult,
  writeSearchProjectsResult,
} from './writers.ts';

/** spec/services/eu-research/service.yaml#tools.search_projects */
export const searchProjects: Operation = {
  id: 'eu-research.search_projects',
  service: 'eu-research',
  adapter: 'eu-research',
  name: 'search_projects',
  summary: 'Search EU-funded research projects by words, most relevant first, optionally of one programme or coordinating country.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: true,
  errors: [],
  sources: ['cordis'],
  decode: decodeSearchProjects,
  check: checkSearchProjectsResult,
  write: writeSearchProjectsResult,
};

/** spec/services/eu-research/service.yaml#tools.get_project */
export const getProject: Operation = {
  id: 'eu-research.get_project',
  service: 'eu-research',
  adapter: 'eu-research',
  name: 'get_project',
  summary: 'One EU research project by its grant reference: objective, funding, programme, dates and participants, the coordinator first.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: ['not_found'],
  sources: ['cordis'],
  decode: decodeGetProject,
  check: checkGetProjectResult,
  write: writeGetProjectResult,
};

/** spec/services/eu-research/service.yaml#tools.search_by_programme */
export const searchByProgramme: Operation = {
  id: 'eu-research.search_by_programme',
  service: 'eu-research',
  adapter: 'eu-research',
  name: 'search_by_programme',
  summary: 'Projects of one EU framework programme (Horizon Europe back to FP5), most recently started first.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: true,
  errors: [],
  sources: ['cordis'],
  decode: decodeSearchByProgramme,
  check: checkSearchByProgrammeResult,
  write: writeSearchByProgrammeResult,
};

/** spec/services/eu-research/service.yaml#tools.get_recent_projects */
export const getRecentProjects: Operation = {
  id: 'eu-research.get_recent_projects',
  service: 'eu-research',
  adapter: 'eu-research',
  name: 'get_recent_projects',
  summary: 'The EU research projects that started last, over all programmes, newest start first.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: true,
  errors: [],
  sources: ['cordis'],
  decode: decodeGetRecentProjects,
  check: checkGetRecentProjectsResult,
  write: writeGetRecentProjectsResult,
};
