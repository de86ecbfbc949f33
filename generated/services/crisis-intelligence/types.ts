// Generated from spec/services/crisis-intelligence.yaml by `make generate`: do not edit.

/** Alert level: Green minor, Orange considerable, Red grave. */
export type AlertLevel = 'Green' | 'Orange' | 'Red';

/** short cuts descriptions to 240 characters and leaves instructions out; full gives all. */
export type Detail = 'short' | 'full';

/** Kind of disaster: EQ earthquake, TC tropical cyclone, FL flood, VO volcano, DR drought, WF wildfire. */
export type EventType = 'EQ' | 'TC' | 'FL' | 'VO' | 'DR' | 'WF';

/** How far back news goes: a day, a week, a month. */
export type NewsTimespan = '24h' | '7d' | '1m';

/** Severity in the words of the Common Alerting Protocol. */
export type Severity = 'minor' | 'moderate' | 'severe' | 'extreme';

/** Id of a source. */
export type SourceId =
  | 'gdacs'
  | 'usgs-earthquakes'
  | 'nws-alerts'
  | 'nve-flood'
  | 'smhi-warnings'
  | 'dmi-warnings'
  | 'fmi-warnings'
  | 'gdelt';

/** spec/services/crisis-intelligence.yaml#records.Article */
export interface Article {
  /** Title. */
  title: string;
  /** Address of the article. */
  url: string;
  /** Web site. */
  domain: string | null;
  /** Language, by its English name. */
  language: string | null;
  /** Country of the web site, by its English name. */
  source_country: string | null;
  /** When it was found, to a quarter of an hour; not when it was published. */
  seen_at: string | null;
}

/** spec/services/crisis-intelligence.yaml#records.Crisis */
export interface Crisis {
  /** Which source it comes from. */
  source: SourceId;
  /** Its id at that source. */
  source_id: string;
  /** Kind of disaster; null for weather that is none of the six, such as wind or snow. */
  event_type: EventType | null;
  /** What happens, in the words of the source: Earthquake, Flood Watch, Black ice … */
  hazard: string;
  /** Title. */
  title: string;
  /** What is known, cut to 240 characters unless detail is full. */
  description?: string;
  /** What people should do; only with detail full. */
  instruction?: string;
  /** Severity; for GDACS and earthquakes it follows the alert level, or the magnitude. */
  severity: Severity | null;
  /** Alert level. GDACS gives it; for other sources minor and moderate are Green, severe Orange, extreme Red. */
  alert_level: AlertLevel | null;
  /** The level as the source names it: yellow, Severe, PAGER green … */
  source_level?: string;
  /** ISO 3166-1 alpha-2 codes of the countries concerned; empty at sea or where the source does not say. */
  country_codes: string[];
  /** Where, in words. */
  area?: string;
  /** Latitude of the event, or of the middle of its area; null where the source gives no shape. */
  latitude: number | null;
  /** Longitude, likewise. */
  longitude: number | null;
  /** When it happened, began or will begin (UTC). */
  starts_at: string | null;
  /** When it ended or is expected to end; for GDACS the last day observed; null for earthquakes and open ends. */
  ends_at: string | null;
  /** When the source last changed it. */
  updated_at?: string;
  /** Whether GDACS holds the event to be going on. */
  is_current?: boolean;
  /** Magnitude of an earthquake. */
  magnitude?: number;
  /** Depth of an earthquake in kilometres. */
  depth_km?: number;
  /** Its measure in words of the source, such as a wind speed or a burnt area. */
  measure?: string;
  /** How certain it is: Observed, Likely, Possible … */
  certainty?: string;
  /** How soon: Immediate, Expected, Future … */
  urgency?: string;
  /** Office that issued or observed it. */
  issuer?: string;
  /** GLIDE number of the disaster. */
  glide?: string;
  /** Page that a person can open. */
  url: string | null;
  /** The same event at other sources; those records are left out. */
  also_reported_by?: OtherReport[];
}

/** spec/services/crisis-intelligence.yaml#records.CrisisSource */
export interface CrisisSource {
  /** Id in results. */
  source: SourceId;
  /** Name of the source. */
  title: string;
  /** What it reports. */
  kind: 'disasters' | 'earthquakes' | 'warnings' | 'news';
  /** Which part of the world. */
  coverage: string;
  /** ISO 3166-1 codes where it covers single countries; empty means the world. */
  country_codes: string[];
  /** Kinds of disasters among its reports; empty for news. */
  event_types: EventType[];
  /** What time it covers. */
  window: string;
  /** How often it changes. */
  updated: string;
  /** Argument of search_crises that limits its records. */
  maximum_argument: string;
  /** Tools that ask it. */
  used_by: string[];
  /** Its home page. */
  homepage: string;
  /** Licence. */
  licence: string;
  /** What to write beside the data. */
  attribution: string;
}

/** spec/services/crisis-intelligence.yaml#records.OtherReport */
export interface OtherReport {
  /** Which other source reported the same. */
  source: SourceId;
  /** Its id there. */
  source_id: string;
  /** Its page. */
  url?: string;
}

/** spec/services/crisis-intelligence.yaml#records.SourceOutcome */
export interface SourceOutcome {
  /** Which source. */
  source: SourceId;
  /**
   * ok: it has records that match; empty: it answered and none match; failed: it did not answer or not usably;
   * skipped: the arguments leave nothing that it could have.
   */
  status: 'ok' | 'empty' | 'failed' | 'skipped';
  /** How many of its records are returned (as records of their own). */
  count: number;
  /**
   * How many matched; more than count means that the maximum for this source cut them. Null where it was not asked,
   * and for news.
   */
  matched: number | null;
  /** Why it failed or was skipped, or what its answer lacks. */
  reason: string | null;
  /** Code of the failure, such as upstream_timeout. */
  code?: string;
  /** When a failed source may be asked again. */
  retry_after_seconds?: number;
  /** When its answer was fetched. */
  fetched_at: string | null;
}

/** spec/services/crisis-intelligence.yaml#records.Tone */
export interface Tone {
  /** Average tone of the coverage: about -10 (very negative) to 10 (very positive). */
  average: number;
  /** Lowest point of the timeline. */
  lowest: number;
  /** Highest point. */
  highest: number;
  /** Newest point. */
  latest: number;
  /** Of how many points of time it is made. */
  points: number;
  /** First point. */
  from: string;
  /** Newest point. */
  to: string;
}

export interface SearchCrisesArguments {
  /** Words, such as earthquake Japan or flood warning Norway. */
  query: string;
  /** First day (UTC), YYYY-MM-DD; empty means 90 days ago. */
  from_date?: string;
  /** Last day (UTC), YYYY-MM-DD; empty means today, and warnings of what is still to come. */
  to_date?: string;
  /** Kinds of disasters, by comma; empty means all. News has no kind and is not filtered. */
  event_types?: EventType[];
  /** Alert levels, by comma; empty means all. News has none and is not filtered. */
  alert_levels?: AlertLevel[];
  /**
   * Only this country: English name or ISO 3166-1 code, such as Japan, JP or JPN. Sources of other countries are
   * skipped; for news the name is added to the words.
   */
  country?: string;
  /** How far back news goes; from_date and to_date do not apply to it. */
  news_timespan: NewsTimespan;
  /**
   * Also gives the average tone of the news. Takes some 6 seconds more: the source answers one question in 5 seconds.
   */
  news_tone: boolean;
  /** Most records of GDACS. */
  max_events: number;
  /** Most news articles. */
  max_articles: number;
  /** Least magnitude of earthquakes. */
  min_magnitude: number;
  /** Most earthquakes of the USGS, strongest first. */
  max_earthquakes: number;
  /** Most US weather alerts. */
  max_weather_alerts: number;
  /** Most Norwegian flood warnings. */
  max_flood_warnings: number;
  /** Most Swedish warnings. */
  max_smhi_warnings: number;
  /** Most Danish warnings. */
  max_dmi_warnings: number;
  /** Most Finnish warnings. */
  max_fmi_warnings: number;
  /** How much of each record. */
  detail: Detail;
}

export interface SearchCrisesResult {
  /** The query as given. */
  query: string;
  /** First day searched. */
  from_date: string;
  /** Last day searched. */
  to_date: string;
  /** The country filtered by. */
  country_code: string | null;
  /** How many records are returned. */
  count: number;
  /** Records of all sources but the news, gravest first, then newest. */
  crises: Crisis[];
  /** News articles, newest first. */
  articles: Article[];
  /** Tone of the news; null unless news_tone was given and the source knows. */
  tone: Tone | null;
  /** What became of each source. */
  sources: SourceOutcome[];
  /** False when a source failed or could give a part only. */
  complete: boolean;
  /** What to try when nothing was found. */
  hint: string | null;
}

export interface GetActiveCrisesArguments {
  /** Kinds of disasters, by comma; empty means all. */
  event_types?: EventType[];
  /** Alert levels, by comma; empty means Orange,Red. */
  alert_levels?: AlertLevel[];
  /** Only this country: English name or ISO 3166-1 code, such as Philippines, PH or PHL. */
  country?: string;
  /** How many events at most. */
  limit: number;
  /** How many to pass over: next_offset of the answer before. */
  offset: number;
  /** How much of each record. */
  detail: Detail;
}

export interface GetActiveCrisesResult {
  /** First day of the 90. */
  from_date: string;
  /** Last day. */
  to_date: string;
  /** Levels that were asked for. */
  alert_levels: AlertLevel[];
  /** The country filtered by. */
  country_code: string | null;
  /** How many events are returned. */
  count: number;
  /** How many match. */
  total: number;
  /** Where to go on; null at the end. */
  next_offset: number | null;
  /** False when the source could give a part of the window only. */
  complete: boolean;
  /** Going on first, then newest. */
  events: Crisis[];
}

export interface ListCrisisSourcesArguments {}

export interface ListCrisisSourcesResult {
  /** How many sources. */
  count: number;
  /** The sources. */
  sources: CrisisSource[];
}
