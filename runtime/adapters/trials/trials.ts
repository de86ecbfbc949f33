import type { TrialsHandlers } from '../../../generated/services/trials/operations.ts';
import type {
  GetTrialArguments,
  GetTrialResult,
  SearchTrialsArguments,
  SearchTrialsResult,
  TrialSort,
} from '../../../generated/services/trials/types.ts';
import type { AdapterResult } from '../../contract/adapter-result.ts';
import type { Call } from '../../contract/call.ts';
import { Problem } from '../../contract/problem.ts';
import type { Context } from '../context.ts';
import type { ClinicalTrials, StudyQuery } from './clinicaltrials/clinicaltrials.ts';
import { studyRecord } from './study.ts';

export { studyPage } from './study.ts';

export function create(context: Context<'trials'>): TrialsHandlers {
  const source = context.source('clinicaltrials');
  return {
    search_trials: (args, call) => search(source, queryOf(args), args, call),
    get_trial: (args, call) => trial(source, args, call),
    get_trials_by_condition: async ({ condition, status, sort, ...page }, call) => ({
      condition,
      ...(await search(source, { condition, status, ...order(sort) }, page, call)),
    }),
    get_trials_by_sponsor: async ({ sponsor, lead_only, status, sort, ...page }, call) => {
      const query = { ...(lead_only ? { leadSponsor: sponsor } : { sponsor }), status, ...order(sort) };
      return { sponsor, ...(await search(source, query, page, call)) };
    },
  };
}

function queryOf(args: SearchTrialsArguments): StudyQuery {
  return {
    text: args.query,
    condition: args.condition,
    intervention: args.intervention,
    sponsor: args.sponsor,
    location: args.location,
    status: args.status,
    phase: args.phase,
    ...order(args.sort),
  };
}

function order(sort: TrialSort | undefined): Pick<StudyQuery, 'newestFirst'> {
  return { newestFirst: sort === 'last_update' };
}

interface PageOf {
  readonly max_results: number;
  readonly page_token?: string | undefined;
}

async function search(
  source: ClinicalTrials,
  query: StudyQuery,
  { max_results, page_token }: PageOf,
  call: Call,
): Promise<AdapterResult<SearchTrialsResult>> {
  const { total, nextPage, studies } = await source.search(query, max_results, page_token, call);
  const isEmpty = studies.length === 0 && page_token === undefined;
  return {
    count: studies.length,
    total,
    next_page_token: nextPage,
    trials: studies,
    note: isEmpty ? hintFor(query) : undefined,
  };
}

function hintFor({ status, phase }: StudyQuery): string {
  if (status !== undefined || phase !== undefined)
    return 'No study matches with this status or phase: try without them.';
  return 'No study matches: try fewer or different words; the registry is in English.';
}

async function trial(
  source: ClinicalTrials,
  { nct_id, max_locations, location_country, detail }: GetTrialArguments,
  call: Call,
): Promise<AdapterResult<GetTrialResult>> {
  const id = nct_id.toUpperCase();
  const study = await source.study(id, call);
  if (study === undefined) {
    throw new Problem('not_found', `ClinicalTrials.gov has no trial ${id}.`, {
      hint: 'search_trials finds trials by words.',
    });
  }
  return studyRecord(study, max_locations, location_country, detail);
}
