// Generated from spec/services/crisis-intelligence/service.yaml by `make generate`: do not edit.

import { ArgumentReader } from '../../../runtime/decoding/arguments.ts';
import type { Decoded, RawArguments } from '../../../runtime/contract/operation.ts';
import type { ResultCheck } from '../../../runtime/contract/result.ts';
import type { GetActiveCrisesArguments, ListCrisisSourcesArguments, SearchCrisesArguments } from './types.ts';
import {
  ALERT_LEVEL_VALUES,
  CRISIS_SORT_VALUES,
  DETAIL_VALUES,
  EVENT_TYPE_NAMES,
  EVENT_TYPE_VALUES,
  NEWS_TIMESPAN_VALUES,
  PLACED_BY_VALUES,
  SEVERITY_VALUES,
  SOURCE_ID_VALUES,
} from './values.ts';

const KIND_VALUES = ['disasters', 'earthquakes', 'warnings', 'news'] as const;

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
    event_types: read.commaSeparated(
      'event_types',
      EVENT_TYPE_VALUES,
      { emptyMeansAbsent: true, called: EVENT_TYPE_NAMES },
    ),
    alert_levels: read.commaSeparated('alert_levels', ALERT_LEVEL_VALUES, { emptyMeansAbsent: true }),
    country: read.country('country', { emptyMeansAbsent: true, as: 'iso2', maxLength: 60 }),
    news_timespan: read.choice(
      'news_timespan',
      NEWS_TIMESPAN_VALUES,
      { default: '7d', emptyMeansAbsent: true, ignoreCase: true },
    ),
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
export function checkSearchCrisesResult(check: ResultCheck, result: object): void {
  check.string(result, 'query', { required: true });
  check.string(result, 'from_date', { required: true, format: 'date' });
  check.string(result, 'to_date', { required: true, format: 'date' });
  check.string(result, 'country_code', { required: true, nullable: true });
  check.integer(result, 'count', { required: true, minimum: 0 });
  check.list(result, 'crises', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkCrisis),
  );
  check.integer(result, 'undetermined_count', { minimum: 0 });
  check.list(result, 'undetermined', { maxItems: 5 }, (check, items, index) =>
    check.record(items, index, { required: true }, checkCrisis),
  );
  check.list(result, 'articles', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkArticle),
  );
  check.record(result, 'tone', { required: true, nullable: true }, checkTone);
  check.list(result, 'sources', { required: true, minItems: 8, maxItems: 8 }, (check, items, index) =>
    check.record(items, index, { required: true }, checkSourceOutcome),
  );
  check.boolean(result, 'complete', { required: true });
  check.string(result, 'hint', { required: true, nullable: true });
}

/** spec/services/crisis-intelligence/service.yaml#tools.get_active_crises */
export function decodeGetActiveCrises(raw: RawArguments): Decoded<GetActiveCrisesArguments> {
  const read = new ArgumentReader(raw, ['event_types', 'alert_levels', 'country', 'sort', 'limit', 'offset', 'detail']);
  return read.finish<GetActiveCrisesArguments>({
    event_types: read.commaSeparated(
      'event_types',
      EVENT_TYPE_VALUES,
      { emptyMeansAbsent: true, called: EVENT_TYPE_NAMES },
    ),
    alert_levels: read.commaSeparated('alert_levels', ALERT_LEVEL_VALUES, { emptyMeansAbsent: true }),
    country: read.country('country', { emptyMeansAbsent: true, as: 'iso2', maxLength: 60 }),
    sort: read.choice('sort', CRISIS_SORT_VALUES, { emptyMeansAbsent: true, ignoreCase: true }),
    limit: read.integer('limit', { default: 50, minimum: 1, maximum: 200 }),
    offset: read.integer('offset', { default: 0, minimum: 0, maximum: 10000 }),
    detail: read.choice('detail', DETAIL_VALUES, { default: 'brief' }),
  });
}

/** Result of spec/services/crisis-intelligence/service.yaml#tools.get_active_crises */
export function checkGetActiveCrisesResult(check: ResultCheck, result: object): void {
  check.string(result, 'from_date', { required: true, format: 'date' });
  check.string(result, 'to_date', { required: true, format: 'date' });
  check.string(result, 'publisher', { required: true });
  check.list(result, 'alert_levels', { required: true }, (check, items, index) =>
    check.choice(items, index, ALERT_LEVEL_VALUES, { required: true }),
  );
  check.string(result, 'country_code', { required: true, nullable: true });
  check.integer(result, 'count', { required: true, minimum: 0 });
  check.integer(result, 'total', { required: true, minimum: 0 });
  check.integer(result, 'next_offset', { required: true, nullable: true });
  check.boolean(result, 'complete', { required: true });
  check.list(result, 'events', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkCrisis),
  );
  check.integer(result, 'undetermined_count', { minimum: 0 });
  check.list(result, 'undetermined', { maxItems: 5 }, (check, items, index) =>
    check.record(items, index, { required: true }, checkCrisis),
  );
}

/** spec/services/crisis-intelligence/service.yaml#tools.list_crisis_sources */
export function decodeListCrisisSources(raw: RawArguments): Decoded<ListCrisisSourcesArguments> {
  const read = new ArgumentReader(raw, []);
  return read.finish<ListCrisisSourcesArguments>({});
}

/** Result of spec/services/crisis-intelligence/service.yaml#tools.list_crisis_sources */
export function checkListCrisisSourcesResult(check: ResultCheck, result: object): void {
  check.integer(result, 'count', { required: true });
  check.list(result, 'sources', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkCrisisSource),
  );
}

/** spec/services/crisis-intelligence/service.yaml#records.Article */
function checkArticle(check: ResultCheck, article: object): void {
  check.string(article, 'title', { required: true });
  check.string(article, 'url', { required: true });
  check.string(article, 'domain', { required: true, nullable: true });
  check.string(article, 'language', { required: true, nullable: true });
  check.string(article, 'source_country', { required: true, nullable: true });
  check.string(article, 'seen_at', { required: true, nullable: true, format: 'date-time' });
}

/** spec/services/crisis-intelligence/service.yaml#records.Crisis */
function checkCrisis(check: ResultCheck, crisis: object): void {
  check.choice(crisis, 'source', SOURCE_ID_VALUES, { required: true });
  check.string(crisis, 'source_id', { required: true });
  check.choice(crisis, 'event_type', EVENT_TYPE_VALUES, { required: true, nullable: true });
  check.string(crisis, 'hazard', { required: true });
  check.string(crisis, 'title', { required: true });
  check.string(crisis, 'description', {});
  check.string(crisis, 'instruction', {});
  check.choice(crisis, 'severity', SEVERITY_VALUES, { required: true, nullable: true });
  check.choice(crisis, 'alert_level', ALERT_LEVEL_VALUES, { required: true, nullable: true });
  check.string(crisis, 'source_level', {});
  check.list(crisis, 'country_codes', { required: true }, (check, items, index) =>
    check.string(items, index, { required: true }),
  );
  check.choice(crisis, 'placed_by', PLACED_BY_VALUES, {});
  check.string(crisis, 'area', {});
  check.number(crisis, 'latitude', { required: true, nullable: true, minimum: -90, maximum: 90 });
  check.number(crisis, 'longitude', { required: true, nullable: true, minimum: -180, maximum: 180 });
  check.string(crisis, 'starts_at', { required: true, nullable: true, format: 'date-time' });
  check.string(crisis, 'ends_at', { required: true, nullable: true, format: 'date-time' });
  check.string(crisis, 'updated_at', { format: 'date-time' });
  check.boolean(crisis, 'is_current', {});
  check.number(crisis, 'magnitude', {});
  check.number(crisis, 'depth_km', {});
  check.string(crisis, 'measure', {});
  check.string(crisis, 'certainty', {});
  check.string(crisis, 'urgency', {});
  check.string(crisis, 'issuer', {});
  check.string(crisis, 'glide', {});
  check.string(crisis, 'url', { required: true, nullable: true });
  check.list(crisis, 'also_reported_by', {}, (check, items, index) =>
    check.record(items, index, { required: true }, checkOtherReport),
  );
}

/** spec/services/crisis-intelligence/service.yaml#records.CrisisSource */
function checkCrisisSource(check: ResultCheck, crisisSource: object): void {
  check.choice(crisisSource, 'source', SOURCE_ID_VALUES, { required: true });
  check.string(crisisSource, 'title', { required: true });
  check.choice(crisisSource, 'kind', KIND_VALUES, { required: true });
  check.string(crisisSource, 'coverage', { required: true });
  check.list(crisisSource, 'country_codes', { required: true }, (check, items, index) =>
    check.string(items, index, { required: true }),
  );
  check.list(crisisSource, 'event_types', { required: true }, (check, items, index) =>
    check.choice(items, index, EVENT_TYPE_VALUES, { required: true }),
  );
  check.string(crisisSource, 'window', { required: true });
  check.string(crisisSource, 'updated', { required: true });
  check.string(crisisSource, 'maximum_argument', { required: true });
  check.list(crisisSource, 'used_by', { required: true }, (check, items, index) =>
    check.string(items, index, { required: true }),
  );
  check.string(crisisSource, 'homepage', { required: true, format: 'uri' });
  check.string(crisisSource, 'licence', { required: true });
  check.string(crisisSource, 'attribution', { required: true });
}

/** spec/services/crisis-intelligence/service.yaml#records.OtherReport */
function checkOtherReport(check: ResultCheck, otherReport: object): void {
  check.choice(otherReport, 'source', SOURCE_ID_VALUES, { required: true });
  check.string(otherReport, 'source_id', { required: true });
  check.string(otherReport, 'url', {});
}

/** spec/services/crisis-intelligence/service.yaml#records.SourceOutcome */
function checkSourceOutcome(check: ResultCheck, sourceOutcome: object): void {
  check.choice(sourceOutcome, 'source', SOURCE_ID_VALUES, { required: true });
  check.string(sourceOutcome, 'publisher', { required: true });
  check.choice(sourceOutcome, 'status', ['ok', 'empty', 'failed', 'skipped'], { required: true });
  check.integer(sourceOutcome, 'count', { required: true, minimum: 0 });
  check.integer(sourceOutcome, 'matched', { required: true, nullable: true, minimum: 0 });
  check.string(sourceOutcome, 'reason', { required: true, nullable: true });
  check.string(sourceOutcome, 'code', {});
  check.integer(sourceOutcome, 'retry_after_seconds', { minimum: 1 });
  check.string(sourceOutcome, 'fetched_at', { required: true, nullable: true, format: 'date-time' });
}

/** spec/services/crisis-intelligence/service.yaml#records.Tone */
function checkTone(check: ResultCheck, tone: object): void {
  check.number(tone, 'average', { required: true });
  check.number(tone, 'lowest', { required: true });
  check.number(tone, 'highest', { required: true });
  check.number(tone, 'latest', { required: true });
  check.integer(tone, 'points', { required: true, minimum: 1 });
  check.string(tone, 'from', { required: true, format: 'date-time' });
  check.string(tone, 'to', { required: true, format: 'date-time' });
}
