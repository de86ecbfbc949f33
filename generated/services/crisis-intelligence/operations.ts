// Generated from spec/services/crisis-intelligence/service.yaml by `make generate`: do not edit.

import type { Handler } from '../../../runtime/contract/call.ts';
import type { Operation } from '../../../runtime/contract/operation.ts';
import {
  decodeGetActiveCrises,
  decodeListCrisisSources,
  decodeSearchCrises,
  getActiveCrisesResult,
  listCrisisSourcesResult,
  searchCrisesResult,
} from './codec.ts';
import type {
  GetActiveCrisesArguments,
  GetActiveCrisesResult,
  ListCrisisSourcesArguments,
  ListCrisisSourcesResult,
  SearchCrisesArguments,
  SearchCrisesResult,
} from './types.ts';

/**
 * Disasters worldwide, earthquakes, weather and flood warnings for the USA and the Nordic countries, and news about
 * them, from eight sources combined.
 */
export interface CrisisIntelligenceHandlers {
  /**
   * Disasters, earthquakes, weather and flood warnings and news that match the search words, from eight sources, most
   * severe first; alert_level is on the GDACS scale, source_level on the source's own. All words of the query must
   * occur in a record; case and accents are ignored. Words for hazards (storm, quake, typhoon) and countries match by
   * meaning. General words (disaster, warning, news, latest) are ignored. sources reports the outcome for each
   * source, including failures. An earthquake reported by two sources is one record. Includes only warnings that are
   * in force or announced. from_date must not be after to_date.
   */
  search_crises: Handler<SearchCrisesArguments, SearchCrisesResult>;
  /**
   * Disasters worldwide in the last 90 days from GDACS: earthquakes, cyclones, floods, volcanoes, droughts and
   * wildfires with their alert levels, ongoing ones first. Returns Orange and Red events unless alert_levels is set.
   * Includes past events; is_current marks the ongoing ones.
   */
  get_active_crises: Handler<GetActiveCrisesArguments, GetActiveCrisesResult>;
  /**
   * The eight sources and the coverage of each: part of the world, kinds of disasters, period, update frequency and
   * license. Does not query the sources. For their current availability, see sources in the result of search_crises.
   */
  list_crisis_sources: Handler<ListCrisisSourcesArguments, ListCrisisSourcesResult>;
}

/** spec/services/crisis-intelligence/service.yaml#tools.search_crises */
export const searchCrises: Operation = {
  id: 'crisis-intelligence.search_crises',
  service: 'crisis-intelligence',
  adapter: 'crisis-intelligence',
  name: 'search_crises',
  summary: "Disasters, earthquakes, weather and flood warnings and news that match the search words, from eight sources, most severe first; alert_level is on the GDACS scale, source_level on the source's own.",
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: [
    'gdacs', 'usgs-earthquakes', 'nws-alerts', 'nve-flood', 'smhi-warnings', 'dmi-warnings', 'fmi-warnings', 'gdelt',
  ],
  decode: decodeSearchCrises,
  result: searchCrisesResult,
};

/** spec/services/crisis-intelligence/service.yaml#tools.get_active_crises */
export const getActiveCrises: Operation = {
  id: 'crisis-intelligence.get_active_crises',
  service: 'crisis-intelligence',
  adapter: 'crisis-intelligence',
  name: 'get_active_crises',
  summary: 'Disasters worldwide in the last 90 days from GDACS: earthquakes, cyclones, floods, volcanoes, droughts and wildfires with their alert levels, ongoing ones first.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: ['gdacs'],
  decode: decodeGetActiveCrises,
  result: getActiveCrisesResult,
};

/** spec/services/crisis-intelligence/service.yaml#tools.list_crisis_sources */
export const listCrisisSources: Operation = {
  id: 'crisis-intelligence.list_crisis_sources',
  service: 'crisis-intelligence',
  adapter: 'crisis-intelligence',
  name: 'list_crisis_sources',
  summary: 'The eight sources and the coverage of each: part of the world, kinds of disasters, period, update frequency and license.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: [],
  builtIn: [{ publisher: 'Almanac, from its list of sources', asOf: '{call}' }],
  decode: decodeListCrisisSources,
  result: listCrisisSourcesResult,
};
