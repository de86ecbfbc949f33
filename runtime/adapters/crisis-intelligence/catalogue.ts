// Coverage of each source, returned by list_crisis_sources and used to skip sources that cannot match a search.

import { EVENT_TYPE_VALUES } from '../../../generated/services/crisis-intelligence/codec.ts';
import type { CrisisSource, EventType, SourceId } from '../../../generated/services/crisis-intelligence/types.ts';
import { sources } from '../../../generated/sources.ts';
import type { AdapterResult } from '../../contract/adapter-result.ts';

interface Coverage
  extends Pick<
    AdapterResult<CrisisSource>,
    'kind' | 'coverage' | 'window' | 'updated' | 'maximum_argument' | 'used_by'
  > {
  readonly countries: readonly string[];
  readonly types: readonly EventType[];
}

const SEARCH = ['search_crises'];
const NOW = 'warnings in force or announced';

export const COVERAGE: Readonly<Record<SourceId, Coverage>> = {
  gdacs: {
    kind: 'disasters',
    coverage: 'The world.',
    countries: [],
    types: EVENT_TYPE_VALUES,
    window: 'any date range; the last 90 days by default',
    updated: 'earthquakes within minutes, cyclones every 6 hours, others daily',
    maximum_argument: 'max_events',
    used_by: ['search_crises', 'get_active_crises'],
  },
  'usgs-earthquakes': {
    kind: 'earthquakes',
    coverage: 'The world; small earthquakes in the USA only.',
    countries: [],
    types: ['EQ'],
    window: 'any date range; the last 90 days by default',
    updated: 'within minutes',
    maximum_argument: 'max_earthquakes',
    used_by: SEARCH,
  },
  'nws-alerts': {
    kind: 'warnings',
    coverage: 'The USA, its territories and the waters around them; alerts of moderate severity and above.',
    countries: ['US', 'PR', 'GU', 'AS', 'VI', 'MP'],
    types: EVENT_TYPE_VALUES,
    window: NOW,
    updated: 'as issued',
    maximum_argument: 'max_weather_alerts',
    used_by: SEARCH,
  },
  'nve-flood': {
    kind: 'warnings',
    coverage: 'Norway: floods, today and the following two days.',
    countries: ['NO'],
    types: ['FL'],
    window: NOW,
    updated: 'once or twice a day, more often when needed',
    maximum_argument: 'max_flood_warnings',
    used_by: SEARCH,
  },
  'smhi-warnings': {
    kind: 'warnings',
    coverage: 'Sweden and the sea around it: weather, water and fire.',
    countries: ['SE'],
    types: ['FL', 'WF', 'DR'],
    window: NOW,
    updated: 'as issued, polled every 5 minutes',
    maximum_argument: 'max_smhi_warnings',
    used_by: SEARCH,
  },
  'dmi-warnings': {
    kind: 'warnings',
    coverage: 'Denmark: weather and high water.',
    countries: ['DK'],
    types: ['FL', 'WF'],
    window: NOW,
    updated: 'as issued, polled every 5 minutes',
    maximum_argument: 'max_dmi_warnings',
    used_by: SEARCH,
  },
  'fmi-warnings': {
    kind: 'warnings',
    coverage: 'Finland and the sea around it: weather, forest fires and high water.',
    countries: ['FI'],
    types: ['FL', 'WF'],
    window: NOW,
    updated: 'as issued, polled every 5 minutes',
    maximum_argument: 'max_fmi_warnings',
    used_by: SEARCH,
  },
  gdelt: {
    kind: 'news',
    coverage: 'Online news of the world in 65 languages.',
    countries: [],
    types: [],
    window: 'a day, a week or a month back (news_timespan)',
    updated: 'every 15 minutes; one request per 5 seconds',
    maximum_argument: 'max_articles',
    used_by: SEARCH,
  },
};

export const SOURCE_IDS = Object.keys(COVERAGE) as readonly SourceId[];

export function crisisSource(id: SourceId): AdapterResult<CrisisSource> {
  const { countries, types, kind, coverage, window, updated, maximum_argument, used_by } = COVERAGE[id];
  const { title, homepage, licence, attribution } = sources[id];
  return {
    source: id,
    title,
    kind,
    coverage,
    country_codes: countries,
    event_types: types,
    window,
    updated,
    maximum_argument,
    used_by,
    homepage,
    licence: licence.name,
    attribution,
  };
}

/** Returns the reason why a source cannot have results for these filters, or undefined if it can. */
export function nothingFor(
  id: SourceId,
  country: string | undefined,
  types: readonly EventType[] | undefined,
): string | undefined {
  const coverage = COVERAGE[id];
  if (country !== undefined && coverage.countries.length > 0 && !coverage.countries.includes(country)) {
    return `It does not cover the country ${country}.`;
  }
  const hasTypes = coverage.types.length > 0 && types !== undefined && types.length > 0;
  if (hasTypes && !coverage.types.some((type) => types.includes(type))) {
    return `It does not report events of the kinds ${types.join(', ')}.`;
  }
  return undefined;
}
