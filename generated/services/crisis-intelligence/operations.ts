// Generated from spec/services/crisis-intelligence/service.yaml by `make generate`: do not edit.

import type { Operation } from '../../../runtime/contract/operation.ts';
import {
  checkGetActiveCrisesResult,
  checkListCrisisSourcesResult,
  checkSearchCrisesResult,
  decodeGetActiveCrises,
  decodeListCrisisSources,
  decodeSearchCrises,
} from './validators.ts';
import { writeGetActiveCrisesResult, writeSearchCrisesResult } from './writers.ts';

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
  check: checkSearchCrisesResult,
  write: writeSearchCrisesResult,
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
  check: checkGetActiveCrisesResult,
  write: writeGetActiveCrisesResult,
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
  check: checkListCrisisSourcesResult,
};
