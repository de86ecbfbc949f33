// Generated from spec/services/crisis-intelligence/service.yaml by `make generate`: do not edit.

import type { components } from '../openapi.ts';
import type { CallOptions, Caller } from './core.ts';

/**
 * Disasters, warnings and crisis news. Disasters worldwide, earthquakes, weather and flood warnings for the USA and
 * the Nordic countries, and news about them, from eight sources combined.
 */
export function crisisIntelligenceFunctions(caller: Caller) {
  return {
    /**
     * Disasters, earthquakes, weather and flood warnings and news that match the search words, from eight sources,
     * most severe first; alert_level is on the GDACS scale, source_level on the source's own. All words of the query
     * must occur in a record; case and accents are ignored. Words for hazards (storm, quake, typhoon) and countries
     * match by meaning. General words (disaster, warning, news, latest) are ignored. sources reports the outcome for
     * each source, including failures. An earthquake reported by two sources is one record. Includes only warnings
     * that are in force or announced. Use when the user asks what disasters, warnings or crises there are on a
     * subject or in a place, or for news about one. For a list of the disasters of the last 90 days, without search
     * words use get_active_crises; for what the sources cover use list_crisis_sources. from_date must not be after
     * to_date.
     */
    search_crises: (
      values: components['schemas']['CrisisIntelligence.SearchCrisesArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['CrisisIntelligence.SearchCrisesResult']> =>
      caller.call({ method: 'POST', path: '/rest/crisis-intelligence/search_crises' }, values, options),

    /**
     * Disasters worldwide in the last 90 days from GDACS: earthquakes, cyclones, floods, volcanoes, droughts and
     * wildfires with their alert levels, ongoing ones first. Returns Orange and Red events unless alert_levels is
     * set. Includes past events; is_current marks the ongoing ones. Use when the user asks which disasters there are
     * now or recently, worldwide or in a country. For a search by words, smaller earthquakes, weather warnings and
     * news use search_crises.
     */
    get_active_crises: (
      values: components['schemas']['CrisisIntelligence.GetActiveCrisesArguments'] = {},
      options?: CallOptions,
    ): Promise<components['schemas']['CrisisIntelligence.GetActiveCrisesResult']> =>
      caller.call({ method: 'POST', path: '/rest/crisis-intelligence/get_active_crises' }, values, options),

    /**
     * The eight sources and the coverage of each: part of the world, kinds of disasters, period, update frequency and
     * license. Does not query the sources. For their current availability, see sources in the result of
     * search_crises. Use when the user asks where crisis data comes from, or whether a country or hazard is covered.
     * For data from the sources use search_crises.
     */
    list_crisis_sources: (
      values: components['schemas']['CrisisIntelligence.ListCrisisSourcesArguments'] = {},
      options?: CallOptions,
    ): Promise<components['schemas']['CrisisIntelligence.ListCrisisSourcesResult']> =>
      caller.call({ method: 'POST', path: '/rest/crisis-intelligence/list_crisis_sources' }, values, options),

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
      caller.call(
        { method: 'POST', path: '/rest/crisis-intelligence/report_feedback', changes: true },
        values,
        options,
      ),
  };
}
