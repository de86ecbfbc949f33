// Generated from spec/services/crisis-intelligence/service.yaml by `make generate`: do not edit.

import type { Decoded, RawArguments } from '../../../runtime/contract/operation.ts';
import { published } from '../../../runtime/contract/published.ts';
import { ArgumentReader } from '../../../runtime/decoding/arguments.ts';
import type { GetActiveCrisesArguments, ListCrisisSourcesArguments, SearchCrisesArguments } from './types.ts';

/** Alert level: Green minor, Orange considerable, Red severe. */
export const ALERT_LEVEL_VALUES = ['Green', 'Orange', 'Red'] as const;

/**
 * going_on: ongoing events first, then most recent; newest: most recent start first; gravest: highest alert level
 * first.
 */
export const CRISIS_SORT_VALUES = ['going_on', 'newest', 'gravest'] as const;

/**
 * brief: describes the first three records, with measure, depth and source_level; omits instructions, certainty,
 * urgency, office, GLIDE number and time of change. full: all fields.
 */
export const DETAIL_VALUES = ['brief', 'full'] as const;

/** Kind of disaster: EQ earthquake, TC tropical cyclone, FL flood, VO volcano, DR drought, WF wildfire. */
export const EVENT_TYPE_VALUES = ['EQ', 'TC', 'FL', 'VO', 'DR', 'WF'] as const;

/** Display names of EVENT_TYPE_VALUES. */
export const EVENT_TYPE_NAMES = {
  EQ: ['earthquake', 'earthquakes', 'quake'],
  TC: [
    'tropical cyclone', 'tropical cyclones', 'cyclone', 'cyclones', 'hurricane', 'hurricanes', 'typhoon', 'typhoons',
  ],
  FL: ['flood', 'floods', 'flooding'],
  VO: ['volcano', 'volcanoes', 'volcanic eruption', 'eruption'],
  DR: ['drought', 'droughts'],
  WF: ['wildfire', 'wildfires', 'forest fire', 'forest fires', 'bushfire', 'bushfires'],
};

/** Period of the news search: a day, a week or a month. */
export const NEWS_TIMESPAN_VALUES = ['24h', '7d', '1m'] as const;

/**
 * text: from words in the location text; coordinates: from the country outline that contains the point or, at sea,
 * the nearest one within 370 km.
 */
export const PLACED_BY_VALUES = ['text', 'coordinates'] as const;

/** Severity as defined by the Common Alerting Protocol. */
export const SEVERITY_VALUES = ['minor', 'moderate', 'severe', 'extreme'] as const;

/** Id of a source. */
export const SOURCE_ID_VALUES = [
  'gdacs', 'usgs-earthquakes', 'nws-alerts', 'nve-flood', 'smhi-warnings', 'dmi-warnings', 'fmi-warnings', 'gdelt',
] as const;

const KIND_VALUES = ['disasters', 'earthquakes', 'warnings', 'news'] as const;

/** spec/services/crisis-intelligence/service.yaml#records.Article */
export const articleFields = published.fields({
  title: published.string(),
  url: published.string(),
  domain: published.string({ nullable: true }),
  language: published.string({ nullable: true }),
  source_country: published.string({ nullable: true }),
  seen_at: published.string({ nullable: true, format: 'date-time' }),
});

/** spec/services/crisis-intelligence/service.yaml#records.OtherReport */
export const otherReportFields = published.fields({
  source: published.choice(SOURCE_ID_VALUES),
  source_id: published.string(),
  url: published.string({ optional: true }),
});

/** spec/services/crisis-intelligence/service.yaml#records.Crisis */
export const crisisFields = published.fields({
  source: published.choice(SOURCE_ID_VALUES),
  source_id: published.string(),
  event_type: published.choice(EVENT_TYPE_VALUES, { nullable: true }),
  hazard: published.string(),
  title: published.string(),
  description: published.string({ optional: true }),
  instruction: published.string({ optional: true }),
  severity: published.choice(SEVERITY_VALUES, { nullable: true }),
  alert_level: published.choice(ALERT_LEVEL_VALUES, { nullable: true }),
  source_level: published.string({ optional: true }),
  country_codes: published.list(published.string()),
  placed_by: published.choice(PLACED_BY_VALUES, { optional: true }),
  area: published.string({ optional: true }),
  latitude: published.number({ nullable: true, minimum: -90, maximum: 90 }),
  longitude: published.number({ nullable: true, minimum: -180, maximum: 180 }),
  starts_at: published.string({ nullable: true, format: 'date-time' }),
  ends_at: published.string({ nullable: true, format: 'date-time' }),
  updated_at: published.string({ optional: true, format: 'date-time' }),
  is_current: published.boolean({ optional: true }),
  magnitude: published.number({ optional: true }),
  depth_km: published.number({ optional: true }),
  measure: published.string({ optional: true }),
  certainty: published.string({ optional: true }),
  urgency: published.string({ optional: true }),
  issuer: published.string({ optional: true }),
  glide: published.string({ optional: true }),
  url: published.string({ nullable: true }),
  also_reported_by: published.list(published.record(otherReportFields), { optional: true }),
});

/** spec/services/crisis-intelligence/service.yaml#records.CrisisSource */
export const crisisSourceFields = published.fields({
  source: published.choice(SOURCE_ID_VALUES),
  title: published.string(),
  kind: published.choice(KIND_VALUES),
  coverage: published.string(),
  country_codes: published.list(published.string()),
  event_types: published.list(published.choice(EVENT_TYPE_VALUES)),
  window: published.string(),
  updated: published.string(),
  maximum_argument: published.string(),
  used_by: published.list(published.string()),
  homepage: published.string({ format: 'uri' }),
  licence: published.string(),
  attribution: published.string(),
});

/** spec/services/crisis-intelligence/service.yaml#records.SourceOutcome */
export const sourceOutcomeFields = published.fields({
  source: published.choice(SOURCE_ID_VALUES),
  publisher: published.string(),
  status: published.choice(['ok', 'empty', 'failed', 'skipped']),
  count: published.integer({ minimum: 0 }),
  matched: published.integer({ nullable: true, minimum: 0 }),
  reason: published.string({ nullable: true }),
  code: published.string({ optional: true }),
  retry_after_seconds: published.integer({ optional: true, minimum: 1 }),
  fetched_at: published.string({ nullable: true, format: 'date-time' }),
});

/** spec/services/crisis-intelligence/service.yaml#records.Tone */
export const toneFields = published.fields({
  average: published.number(),
  lowest: published.number(),
  highest: published.number(),
  latest: published.number(),
  points: published.integer({ minimum: 1 }),
  from: published.string({ format: 'date-time' }),
  to: published.string({ format: 'date-time' }),
});

/** spec/services/crisis-intelligence/service.yaml#tools.search_crises */
export function decodeSearchCrises(raw: RawArguments): Decoded<SearchCrisesArguments> {
  const read = new ArgumentReader(raw, [
    'query', 'from_date', 'to_date', 'event_types', 'alert_levels', 'country', 'news_timespan', 'news_tone',
    'max_events', 'max_articles', 'min_magnitude', 'max_earthquakes', 'max_weather_alerts', 'max_flood_warnings',
    'max_smhi_warnings', 'max_dmi_warnings', 'max_fmi_warnings', 'detail',
  ]);
  const args: SearchCrisesArguments = {
    query: read.string('query', { required: true, minLength: 1, maxLength: 200 }),
    from_date: read.string('from_date', { emptyMeansAbsent: true, format: 'date' }),
    to_date: read.string('to_date', { emptyMeansAbsent: true, format: 'date' }),
    event_types: read.commaSeparated('event_types', EVENT_TYPE_VALUES, {
      emptyMeansAbsent: true,
      called: EVENT_TYPE_NAMES,
    }),
    alert_levels: read.commaSeparated('alert_levels', ALERT_LEVEL_VALUES, { emptyMeansAbsent: true }),
    country: read.country('country', { emptyMeansAbsent: true, as: 'iso2', maxLength: 60 }),
    news_timespan: read.choice('news_timespan', NEWS_TIMESPAN_VALUES, {
      default: '7d',
      emptyMeansAbsent: true,
      ignoreCase: true,
    }),
    news_tone: read.boolean('news_tone', { default: false }),
    max_events: read.integer('max_events', { default: 25, minimum: 1, maximum: 200 }),
    max_articles: read.integer('max_articles', { default: 10, minimum: 1, maximum: 100 }),
    min_magnitude: read.number('min_magnitude', { default: 4.5, minimum: 0, maximum: 10 }),
    max_earthquakes: read.integer('max_earthquakes', { default: 10, minimum: 1, maximum: 200 }),
    max_weather_alerts: read.integer('max_weather_alerts', { default: 10, minimum: 1, maximum: 200 }),
    max_flood_warnings: read.integer('max_flood_warnings', { default: 10, minimum: 1, maximum: 200 }),
    max_smhi_warnings: read.integer('max_smhi_warnings', { default: 10, minimum: 1, maximum: 200 }),
    max_dmi_warnings: read.integer('max_dmi_warnings', { default: 10, minimum: 1, maximum: 200 }),
    max_fmi_warnings: read.integer('max_fmi_warnings', { default: 10, minimum: 1, maximum: 200 }),
    detail: read.choice('detail', DETAIL_VALUES, { default: 'brief' }),
  };
  read.inOrder('from_date', args.from_date, 'to_date', args.to_date);
  return read.finish(args);
}

/** Result of spec/services/crisis-intelligence/service.yaml#tools.search_crises */
export const searchCrisesResult = published.record(published.fields({
  query: published.string(),
  from_date: published.string({ format: 'date' }),
  to_date: published.string({ format: 'date' }),
  country_code: published.string({ nullable: true }),
  count: published.integer({ minimum: 0 }),
  crises: published.list(published.record(crisisFields)),
  undetermined_count: published.integer({ optional: true, minimum: 0 }),
  undetermined: published.list(published.record(crisisFields), { optional: true, maxItems: 5 }),
  articles: published.list(published.record(articleFields)),
  tone: published.record(toneFields, { nullable: true }),
  sources: published.list(published.record(sourceOutcomeFields), { minItems: 8, maxItems: 8 }),
  complete: published.boolean(),
  hint: published.string({ nullable: true }),
}));

/** spec/services/crisis-intelligence/service.yaml#tools.get_active_crises */
export function decodeGetActiveCrises(raw: RawArguments): Decoded<GetActiveCrisesArguments> {
  const read = new ArgumentReader(raw, [
    'event_types', 'alert_levels', 'country', 'sort', 'limit', 'offset', 'detail',
  ]);
  return read.finish<GetActiveCrisesArguments>({
    event_types: read.commaSeparated('event_types', EVENT_TYPE_VALUES, {
      emptyMeansAbsent: true,
      called: EVENT_TYPE_NAMES,
    }),
    alert_levels: read.commaSeparated('alert_levels', ALERT_LEVEL_VALUES, { emptyMeansAbsent: true }),
    country: read.country('country', { emptyMeansAbsent: true, as: 'iso2', maxLength: 60 }),
    sort: read.choice('sort', CRISIS_SORT_VALUES, { emptyMeansAbsent: true, ignoreCase: true }),
    limit: read.integer('limit', { default: 50, minimum: 1, maximum: 200 }),
    offset: read.integer('offset', { default: 0, minimum: 0, maximum: 10000 }),
    detail: read.choice('detail', DETAIL_VALUES, { default: 'brief' }),
  });
}

/** Result of spec/services/crisis-intelligence/service.yaml#tools.get_active_crises */
export const getActiveCrisesResult = published.record(published.fields({
  from_date: published.string({ format: 'date' }),
  to_date: published.string({ format: 'date' }),
  publisher: published.string(),
  alert_levels: published.list(published.choice(ALERT_LEVEL_VALUES)),
  country_code: published.string({ nullable: true }),
  count: published.integer({ minimum: 0 }),
  total: published.integer({ minimum: 0 }),
  next_offset: published.integer({ nullable: true }),
  complete: published.boolean(),
  events: published.list(published.record(crisisFields)),
  undetermined_count: published.integer({ optional: true, minimum: 0 }),
  undetermined: published.list(published.record(crisisFields), { optional: true, maxItems: 5 }),
}));

/** spec/services/crisis-intelligence/service.yaml#tools.list_crisis_sources */
export function decodeListCrisisSources(raw: RawArguments): Decoded<ListCrisisSourcesArguments> {
  const read = new ArgumentReader(raw, []);
  return read.finish<ListCrisisSourcesArguments>({});
}

/** Result of spec/services/crisis-intelligence/service.yaml#tools.list_crisis_sources */
export const listCrisisSourcesResult = published.record(published.fields({
  count: published.integer(),
  sources: published.list(published.record(crisisSourceFields)),
}));
