// Generated from spec/services/crisis-intelligence/service.yaml by `make generate`: do not edit.

import type { Handler } from '../../../runtime/contract/call.ts';
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
