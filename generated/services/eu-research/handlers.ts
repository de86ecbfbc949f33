// Generated from spec/services/eu-research/service.yaml by `make generate`: do not edit.

import type { Handler } from '../../../runtime/contract/call.ts';
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
 * Research projects funded by the European Union since FP5 (1998), with funding, partners and dates. Data of CORDIS.
 */
export interface EuResearchHandlers {
  /**
   * Search EU-funded research projects by words, most relevant first, optionally of one programme or coordinating
   * country. All words must occur in the project's record; put a phrase in double quotes. The source cannot filter by
   * country: its first 200 matches are looked through, and note says when there are more. Funding is read from each
   * project's record; projects in funding_unread could not be read in time.
   */
  search_projects: Handler<SearchProjectsArguments, SearchProjectsResult>;
  /**
   * One EU research project by its grant reference: objective, funding, programme, dates and participants, the
   * coordinator first. The first 20 participants are given, the coordinator first; offset gives the next ones of a
   * larger project.
   */
  get_project: Handler<GetProjectArguments, GetProjectResult>;
  /**
   * Projects of one EU framework programme (Horizon Europe back to FP5), most recently started first. Projects that
   * are signed and start after today are left out.
   */
  search_by_programme: Handler<SearchByProgrammeArguments, SearchByProgrammeResult>;
  /**
   * The EU research projects that started last, over all programmes, newest start first. Projects that are signed and
   * start after today are left out.
   */
  get_recent_projects: Handler<GetRecentProjectsArguments, GetRecentProjectsResult>;
}
