// Generated from spec/services/crisis-intelligence/service.yaml by `make generate`: do not edit.

import type { AdapterResult } from '../../../runtime/contract/adapter-result.ts';
import type {
  Article,
  Crisis,
  GetActiveCrisesResult,
  OtherReport,
  SearchCrisesResult,
  SourceOutcome,
} from './types.ts';

/** spec/services/crisis-intelligence/service.yaml#tools.search_crises */
export function writeSearchCrisesResult(given: AdapterResult<SearchCrisesResult>): SearchCrisesResult {
  return {
    query: given.query,
    from_date: given.from_date,
    to_date: given.to_date,
    country_code: given.country_code ?? null,
    count: given.count,
    crises: given.crises.map(writeCrisis),
    ...(given.undetermined_count === undefined ? {} : { undetermined_count: given.undetermined_count }),
    ...(given.undetermined === undefined ? {} : { undetermined: given.undetermined.map(writeCrisis) }),
    articles: given.articles.map(writeArticle),
    tone: given.tone ?? null,
    sources: given.sources.map(writeSourceOutcome),
    complete: given.complete,
    hint: given.hint ?? null,
  };
}

/** spec/services/crisis-intelligence/service.yaml#tools.get_active_crises */
export function writeGetActiveCrisesResult(given: AdapterResult<GetActiveCrisesResult>): GetActiveCrisesResult {
  return {
    from_date: given.from_date,
    to_date: given.to_date,
    publisher: given.publisher,
    alert_levels: given.alert_levels,
    country_code: given.country_code ?? null,
    count: given.count,
    total: given.total,
    next_offset: given.next_offset ?? null,
    complete: given.complete,
    events: given.events.map(writeCrisis),
    ...(given.undetermined_count === undefined ? {} : { undetermined_count: given.undetermined_count }),
    ...(given.undetermined === undefined ? {} : { undetermined: given.undetermined.map(writeCrisis) }),
  };
}

/** spec/services/crisis-intelligence/service.yaml#records.Article */
export function writeArticle(given: AdapterResult<Article>): Article {
  return {
    title: given.title,
    url: given.url,
    domain: given.domain ?? null,
    language: given.language ?? null,
    source_country: given.source_country ?? null,
    seen_at: given.seen_at ?? null,
  };
}

/** spec/services/crisis-intelligence/service.yaml#records.Crisis */
export function writeCrisis(given: AdapterResult<Crisis>): Crisis {
  return {
    source: given.source,
    source_id: given.source_id,
    event_type: given.event_type ?? null,
    hazard: given.hazard,
    title: given.title,
    ...(given.description === undefined ? {} : { description: given.description }),
    ...(given.instruction === undefined ? {} : { instruction: given.instruction }),
    severity: given.severity ?? null,
    alert_level: given.alert_level ?? null,
    ...(given.source_level === undefined ? {} : { source_level: given.source_level }),
    country_codes: given.country_codes,
    ...(given.placed_by === undefined ? {} : { placed_by: given.placed_by }),
    ...(given.area === undefined ? {} : { area: given.area }),
    latitude: given.latitude ?? null,
    longitude: given.longitude ?? null,
    starts_at: given.starts_at ?? null,
    ends_at: given.ends_at ?? null,
    ...(given.updated_at === undefined ? {} : { updated_at: given.updated_at }),
    ...(given.is_current === undefined ? {} : { is_current: given.is_current }),
    ...(given.magnitude === undefined ? {} : { magnitude: given.magnitude }),
    ...(given.depth_km === undefined ? {} : { depth_km: given.depth_km }),
    ...(given.measure === undefined ? {} : { measure: given.measure }),
    ...(given.certainty === undefined ? {} : { certainty: given.certainty }),
    ...(given.urgency === undefined ? {} : { urgency: given.urgency }),
    ...(given.issuer === undefined ? {} : { issuer: given.issuer }),
    ...(given.glide === undefined ? {} : { glide: given.glide }),
    url: given.url ?? null,
    ...(given.also_reported_by === undefined ? {} : { also_reported_by: given.also_reported_by.map(writeOtherReport) }),
  };
}

/** spec/services/crisis-intelligence/service.yaml#records.OtherReport */
export function writeOtherReport(given: AdapterResult<OtherReport>): OtherReport {
  return {
    source: given.source,
    source_id: given.source_id,
    ...(given.url === undefined ? {} : { url: given.url }),
  };
}

/** spec/services/crisis-intelligence/service.yaml#records.SourceOutcome */
export function writeSourceOutcome(given: AdapterResult<SourceOutcome>): SourceOutcome {
  return {
    source: given.source,
    publisher: given.publisher,
    status: given.status,
    count: given.count,
    matched: given.matched ?? null,
    reason: given.reason ?? null,
    ...(given.code === undefined ? {} : { code: given.code }),
    ...(given.retry_after_seconds === undefined ? {} : { retry_after_seconds: given.retry_after_seconds }),
    fetched_at: given.fetched_at ?? null,
  };
}
