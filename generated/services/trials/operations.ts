// Generated from spec/services/trials/service.yaml by `make generate`: do not edit.

import type { Operation } from '../../../runtime/contract/operation.ts';
import {
  checkGetTrialResult,
  checkGetTrialsByConditionResult,
  checkGetTrialsBySponsorResult,
  checkSearchTrialsResult,
  decodeGetTrial,
  decodeGetTrialsByCondition,
  decodeGetTrialsBySponsor,
  decodeSearchTrials,
} from './validators.ts';
import {
  writeGetTrialResult,
  writeGetTrialsByConditionResult,
  writeGetTrialsBySponsorResult,
  writeSearchTrialsResult,
} from './writers.ts';

/** spec/services/trials/service.yaml#tools.search_trials */
export const searchTrials: Operation = {
  id: 'trials.search_trials',
  service: 'trials',
  adapter: 'trials',
  name: 'search_trials',
  summary: 'Clinical trials by free text, disease, treatment, sponsor, place, phase and status: titles, status, phase, sponsor, dates and enrollment; best match first unless sorted otherwise.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: ['clinicaltrials'],
  decode: decodeSearchTrials,
  check: checkSearchTrialsResult,
  write: writeSearchTrialsResult,
};

/** spec/services/trials/service.yaml#tools.get_trial */
export const getTrial: Operation = {
  id: 'trials.get_trial',
  service: 'trials',
  adapter: 'trials',
  name: 'get_trial',
  summary: 'Everything about one clinical trial: summary, design, who may take part, treatments, outcomes, sponsor, dates and sites.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: ['not_found'],
  sources: ['clinicaltrials'],
  decode: decodeGetTrial,
  check: checkGetTrialResult,
  write: writeGetTrialResult,
};

/** spec/services/trials/service.yaml#tools.get_trials_by_condition */
export const getTrialsByCondition: Operation = {
  id: 'trials.get_trials_by_condition',
  service: 'trials',
  adapter: 'trials',
  name: 'get_trials_by_condition',
  summary: 'Clinical trials of one disease or condition, best match first, with status, phase, treatments and sponsor.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: ['clinicaltrials'],
  decode: decodeGetTrialsByCondition,
  check: checkGetTrialsByConditionResult,
  write: writeGetTrialsByConditionResult,
};

/** spec/services/trials/service.yaml#tools.get_trials_by_sponsor */
export const getTrialsBySponsor: Operation = {
  id: 'trials.get_trials_by_sponsor',
  service: 'trials',
  adapter: 'trials',
  name: 'get_trials_by_sponsor',
  summary: 'Clinical trials that a company, university or agency sponsors or takes part in, with status, phase and disease, best match first.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: ['clinicaltrials'],
  decode: decodeGetTrialsBySponsor,
  check: checkGetTrialsBySponsorResult,
  write: writeGetTrialsBySponsorResult,
};
