// Generated from spec/services/trials/service.yaml by `make generate`: do not edit.

import type { Handler } from '../../../runtime/contract/call.ts';
import type { Operation } from '../../../runtime/contract/operation.ts';
import {
  decodeGetTrial,
  decodeGetTrialsByCondition,
  decodeGetTrialsBySponsor,
  decodeSearchTrials,
  getTrialResult,
  getTrialsByConditionResult,
  getTrialsBySponsorResult,
  searchTrialsResult,
} from './codec.ts';
import type {
  GetTrialArguments,
  GetTrialResult,
  GetTrialsByConditionArguments,
  GetTrialsByConditionResult,
  GetTrialsBySponsorArguments,
  GetTrialsBySponsorResult,
  SearchTrialsArguments,
  SearchTrialsResult,
} from './types.ts';

/**
 * Clinical trials registered at ClinicalTrials.gov: search by disease, treatment, sponsor, phase and status; complete
 * records by NCT number.
 */
export interface TrialsHandlers {
  /**
   * Clinical trials by free text, disease, treatment, sponsor, place, phase and status: titles, status, phase,
   * sponsor, dates and enrollment; best match first unless sort is set. Combines all given filters; without filters,
   * lists all trials. Words are expanded with medical synonyms. AND, OR, NOT and "quoted phrases" are supported;
   * brackets are ignored.
   */
  search_trials: Handler<SearchTrialsArguments, SearchTrialsResult>;
  /**
   * Complete record of one clinical trial by NCT number: summary, design, eligibility, treatments, outcomes, sponsor,
   * dates and sites. A trial can have hundreds of sites. location_count and countries cover all of them, including
   * those not listed. For results and documents, see the page at url.
   */
  get_trial: Handler<GetTrialArguments, GetTrialResult>;
  /** Clinical trials on one disease or condition, best match first, with status, phase, treatments and sponsor. */
  get_trials_by_condition: Handler<GetTrialsByConditionArguments, GetTrialsByConditionResult>;
  /**
   * Clinical trials in which a company, university or agency is a sponsor or collaborator, with status, phase and
   * disease, best match first.
   */
  get_trials_by_sponsor: Handler<GetTrialsBySponsorArguments, GetTrialsBySponsorResult>;
}

/** spec/services/trials/service.yaml#tools.search_trials */
export const searchTrials: Operation = {
  id: 'trials.search_trials',
  service: 'trials',
  adapter: 'trials',
  name: 'search_trials',
  summary: 'Clinical trials by free text, disease, treatment, sponsor, place, phase and status: titles, status, phase, sponsor, dates and enrollment; best match first unless sort is set.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: ['clinicaltrials'],
  decode: decodeSearchTrials,
  result: searchTrialsResult,
};

/** spec/services/trials/service.yaml#tools.get_trial */
export const getTrial: Operation = {
  id: 'trials.get_trial',
  service: 'trials',
  adapter: 'trials',
  name: 'get_trial',
  summary: 'Complete record of one clinical trial by NCT number: summary, design, eligibility, treatments, outcomes, sponsor, dates and sites.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: ['not_found'],
  sources: ['clinicaltrials'],
  decode: decodeGetTrial,
  result: getTrialResult,
};

/** spec/services/trials/service.yaml#tools.get_trials_by_condition */
export const getTrialsByCondition: Operation = {
  id: 'trials.get_trials_by_condition',
  service: 'trials',
  adapter: 'trials',
  name: 'get_trials_by_condition',
  summary: 'Clinical trials on one disease or condition, best match first, with status, phase, treatments and sponsor.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: ['clinicaltrials'],
  decode: decodeGetTrialsByCondition,
  result: getTrialsByConditionResult,
};

/** spec/services/trials/service.yaml#tools.get_trials_by_sponsor */
export const getTrialsBySponsor: Operation = {
  id: 'trials.get_trials_by_sponsor',
  service: 'trials',
  adapter: 'trials',
  name: 'get_trials_by_sponsor',
  summary: 'Clinical trials in which a company, university or agency is a sponsor or collaborator, with status, phase and disease, best match first.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: ['clinicaltrials'],
  decode: decodeGetTrialsBySponsor,
  result: getTrialsBySponsorResult,
};
