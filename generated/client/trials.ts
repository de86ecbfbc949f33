// Generated from spec/services/trials/service.yaml by `make generate`: do not edit.

import type { components } from '../openapi.ts';
import type { CallOptions, Caller } from './core.ts';

/**
 * Clinical trials. Clinical trials registered at ClinicalTrials.gov: search by disease, treatment, sponsor, phase and
 * status; complete records by NCT number.
 */
export function trialsFunctions(caller: Caller) {
  return {
    /**
     * Clinical trials by free text, disease, treatment, sponsor, place, phase and status: titles, status, phase,
     * sponsor, dates and enrollment; best match first unless sort is set. Combines all given filters; without
     * filters, lists all trials. Words are expanded with medical synonyms. AND, OR, NOT and "quoted phrases" are
     * supported; brackets are ignored. Use when the user asks for clinical trials by drug, by a combination of
     * criteria, or by words in the record. For complete record of one trial whose NCT number is known use get_trial;
     * for trials for one disease use get_trials_by_condition; for trials run by one company or university use
     * get_trials_by_sponsor.
     */
    search_trials: (
      values: components['schemas']['Trials.SearchTrialsArguments'] = {},
      options?: CallOptions,
    ): Promise<components['schemas']['Trials.SearchTrialsResult']> =>
      caller.call({ method: 'POST', path: '/rest/trials/search_trials' }, values, options),

    /**
     * Complete record of one clinical trial by NCT number: summary, design, eligibility, treatments, outcomes,
     * sponsor, dates and sites. A trial can have hundreds of sites. location_count and countries cover all of them,
     * including those not listed. For results and documents, see the page at url. Use when the NCT number of a trial
     * is known and the user asks for its criteria, treatments, outcomes, sites or contacts. For trials whose number
     * is unknown use search_trials.
     */
    get_trial: (
      values: components['schemas']['Trials.GetTrialArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['Trials.GetTrialResult']> =>
      caller.call({ method: 'POST', path: '/rest/trials/get_trial' }, values, options),

    /**
     * Clinical trials on one disease or condition, best match first, with status, phase, treatments and sponsor. Use
     * when the user asks which trials exist for a disease, or where patients with the disease are being recruited.
     * For a disease combined with a drug, phase or place use search_trials; for trials run by one company or
     * university use get_trials_by_sponsor.
     */
    get_trials_by_condition: (
      values: components['schemas']['Trials.GetTrialsByConditionArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['Trials.GetTrialsByConditionResult']> =>
      caller.call({ method: 'POST', path: '/rest/trials/get_trials_by_condition' }, values, options),

    /**
     * Clinical trials in which a company, university or agency is a sponsor or collaborator, with status, phase and
     * disease, best match first. Use when the user asks what trials a company, hospital, university or agency runs.
     * For a sponsor combined with a disease, drug or phase use search_trials; for trials for one disease use
     * get_trials_by_condition.
     */
    get_trials_by_sponsor: (
      values: components['schemas']['Trials.GetTrialsBySponsorArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['Trials.GetTrialsBySponsorResult']> =>
      caller.call({ method: 'POST', path: '/rest/trials/get_trials_by_sponsor' }, values, options),

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
      caller.call({ method: 'POST', path: '/rest/trials/report_feedback', changes: true }, values, options),
  };
}
