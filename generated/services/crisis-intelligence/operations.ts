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
 * Disasters of the world, earthquakes, weather and flood warnings of the USA and the Nordic countries, and news about
 * them, from eight sources at once.
 */
export interface CrisisIntelligenceHandlers {
  /**
   * Disasters, earthquakes, weather and flood warnings and news that match words, from eight sources asked at once,
   * gravest first; alert_level is on the scale of GDACS, source_level is the source's own. All words of the query
   * must occur in a record, case and accents aside; words for hazards (storm, quake, typhoon) and countries count by
   * meaning, general words (disaster, warning, news, latest) are ignored. sources says what became of each source: a
   * failed one is not an empty one. The same earthquake at two sources is one record. Warnings are those in force or
   * announced now. from_date must not be after to_date.
   */
  search_crises: Handler<SearchCrisesArguments, SearchCrisesResult>;
  /**
   * Disasters of the world of the last 90 days from GDACS: earthquakes, cyclones, floods, volcanoes, droughts and
   * wildfires with their alert levels, those going on first. Orange and Red ones unless alert_levels says otherwise;
   * going on first, then newest. Ended ones are included, is_current tells them apart.
   */
  get_active_crises: Handler<GetActiveCrisesArguments, GetActiveCrisesResult>;
  /**
   * The eight sources with what each covers: part of the world, kinds of disasters, time, how often it changes,
   * licence. No source is asked for it. Whether each answers now stands in the sources of search_crises.
   */
  list_crisis_sources: Handler<ListCrisisSourcesArguments, ListCrisisSourcesResult>;
}

/** spec/services/crisis-intelligence/service.yaml#tools.search_crises */
export const searchCrises: Operation = {
  id: 'crisis-intelligence.search_crises',
  service: 'crisis-intelligence',
  adapter: 'crisis-intelligence',
  name: 'search_crises',
  summary: "Disasters, earthquakes, weather and flood warnings and news that match words, from eight sources asked at once, gravest first; alert_level is on the scale of GDACS, source_level is the source's own.",
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
  summary: 'Disasters of the world of the last 90 days from GDACS: earthquakes, cyclones, floods, volcanoes, droughts and wildfires with their alert levels, those going on first.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: [
    'gdacs', 'usgs-earthquakes', 'nws-alerts', 'nve-flood', 'smhi-warnings', 'dmi-warnings', 'fmi-warnings', 'gdelt',
  ],
  decode: decodeGetActiveCrises,
  result: getActiveCrisesResult,
};

/** spec/services/crisis-intelligence/service.yaml#tools.list_crisis_sources */
export const listCrisisSources: Operation = {
  id: 'crisis-intelligence.list_crisis_sources',
  service: 'crisis-intelligence',
  adapter: 'crisis-intelligence',
  name: 'list_crisis_sources',
  summary: 'The eight sources with what each covers: part of the world, kinds of disasters, time, how often it changes, licence.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: [],
  builtIn: [{ publisher: 'Almanac, of the sources that it asks', asOf: '{call}' }],
  decode: decodeListCrisisSources,
  result: listCrisisSourcesResult,
};
