// Generated from spec/services/crisis-intelligence/service.yaml by `make generate`: do not edit.

/** Alert level: Green minor, Orange considerable, Red grave. */
export type AlertLevel = 'Green' | 'Orange' | 'Red';

/**
 * going_on: those that go on first, then the newest; newest: the latest to begin first; gravest: the highest alert
 * level first.
 */
export type CrisisSort = 'going_on' | 'newest' | 'gravest';

/**
 * brief describes the first three records, with measure, depth and source_level; it leaves out instructions,
 * certainty, urgency, office, GLIDE number and time of change; full gives all.
 */
export type Detail = 'brief' | 'full';

/** Kind of disaster: EQ earthquake, TC tropical cyclone, FL flood, VO volcano, DR drought, WF wildfire. */
export type EventType = 'EQ' | 'TC' | 'FL' | 'VO' | 'DR' | 'WF';

/** How far back news goes: a day, a week, a month. */
export type NewsTimespan = '24h' | '7d' | '1m';

/**
 * text: by the words of the place; coordinates: by the outline that the point is in or, at sea, the nearest within
 * 370 km.
 */
export type PlacedBy = 'text' | 'coordinates';

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

/** spec/services/crisis-intelligence/service.yaml#records.Article */
export interface Article {
  /** Title. */
  readonly title: string;
  /** Address of the article. */
  readonly url: string;
  /** Web site. */
  readonly domain: string | null;
  /** Language, by its English name. */
  readonly language: string | null;
  /** Country of the web site, by its English name. */
  readonly source_country: string | null;
  /** When it was found, to a quarter of an hour; not when it was published. */
  readonly seen_at: string | null;
}

/** spec/services/crisis-intelligence/service.yaml#records.Crisis */
export interface Crisis {
  /** Which source it comes from. */
  readonly source: SourceId;
  /** Its id at that source. */
  readonly source_id: string;
  /** Kind of disaster; null for weather that is none of the six, such as wind or snow. */
  readonly event_type: EventType | null;
  /** What happens, in the words of the source: Earthquake, Flood Watch, Black ice … */
  readonly hazard: string;
  /** Title. */
  readonly title: string;
  /** What is known; in brief of the first three records, cut to 160 characters. */
  readonly description?: string;
  /** What people should do; only with detail full. */
  readonly instruction?: string;
  /** Severity; for GDACS and earthquakes it follows the alert level, or the magnitude. */
  readonly severity: Severity | null;
  /** Alert level. GDACS gives it; for other sources minor and moderate are Green, severe Orange, extreme Red. */
  readonly alert_level: AlertLevel | null;
  /** The level as the source names it: yellow, Severe, PAGER green … */
  readonly source_level?: string;
  /** ISO 3166-1 alpha-2 codes of the countries concerned; empty where nothing tells, far out at sea. */
  readonly country_codes: readonly string[];
  /** How the country was found where the source gives none. */
  readonly placed_by?: PlacedBy;
  /** Where, in words; cut to 50 characters in brief, and left out where the title or the countries say it. */
  readonly area?: string;
  /** Latitude of the event, or of the middle of its area; null where the source gives no shape. */
  readonly latitude: number | null;
  /** Longitude, likewise. */
  readonly longitude: number | null;
  /** When it happened, began or will begin (UTC). */
  readonly starts_at: string | null;
  /**
   * When it ended or is expected to end; for GDACS the last day observed; null for earthquakes and open ends (until
   * further notice).
   */
  readonly ends_at: string | null;
  /** When the source last changed it. */
  readonly updated_at?: string;
  /** Whether GDACS holds the event to be going on. */
  readonly is_current?: boolean;
  /** Magnitude of an earthquake. */
  readonly magnitude?: number;
  /** Depth of an earthquake in kilometres. */
  readonly depth_km?: number;
  /**
   * Its measure in words of the source, such as a wind speed or a burnt area; in brief of the first three records.
   */
  readonly measure?: string;
  /** How certain it is: Observed, Likely, Possible … */
  readonly certainty?: string;
  /** How soon: Immediate, Expected, Future … */
  readonly urgency?: string;
  /** Office that issued or observed it. */
  readonly issuer?: string;
  /** GLIDE number of the disaster. */
  readonly glide?: string;
  /** Page that a person can open. */
  readonly url: string | null;
  /** The same event at other sources; those records are left out. */
  readonly also_reported_by?: readonly OtherReport[];
}

/** spec/services/crisis-intelligence/service.yaml#records.CrisisSource */
export interface CrisisSource {
  /** Id in results. */
  readonly source: SourceId;
  /** Name of the source. */
  readonly title: string;
  /** What it reports. */
  readonly kind: 'disasters' | 'earthquakes' | 'warnings' | 'news';
  /** Which part of the world. */
  readonly coverage: string;
  /** ISO 3166-1 codes where it covers single countries; empty means the world. */
  readonly country_codes: readonly string[];
  /** Kinds of disasters among its reports; empty for news. */
  readonly event_types: readonly EventType[];
  /** What time it covers. */
  readonly window: string;
  /** How often it changes. */
  readonly updated: string;
  /** Argument of search_crises that limits its records. */
  readonly maximum_argument: string;
  /** Tools that ask it. */
  readonly used_by: readonly string[];
  /** Its home page. */
  readonly homepage: string;
  /** Licence. */
  readonly licence: string;
  /** What to write beside the data. */
  readonly attribution: string;
}

/** spec/services/crisis-intelligence/service.yaml#records.OtherReport */
export interface OtherReport {
  /** Which other source reported the same. */
  readonly source: SourceId;
  /** Its id there. */
  readonly source_id: string;
  /** Its page. */
  readonly url?: string;
}

/** spec/services/crisis-intelligence/service.yaml#records.SourceOutcome */
export interface SourceOutcome {
  /** Which source. */
  readonly source: SourceId;
  /** Who that is, as people name it. */
  readonly publisher: string;
  /**
   * ok: it has records that match; empty: it answered and none match; failed: it did not answer or not usably;
   * skipped: the arguments leave nothing that it could have.
   */
  readonly status: 'ok' | 'empty' | 'failed' | 'skipped';
  /** How many of its records are returned (as records of their own). */
  readonly count: number;
  /**
   * How many matched; more than count means that the maximum for this source cut them. Null where it was not asked,
   * and for news.
   */
  readonly matched: number | null;
  /** Why it failed or was skipped, or what its answer lacks. */
  readonly reason: string | null;
  /** Code of the failure, such as upstream_timeout. */
  readonly code?: string;
  /** When a failed source may be asked again. */
  readonly retry_after_seconds?: number;
  /** When its answer was fetched. */
  readonly fetched_at: string | null;
}

/** spec/services/crisis-intelligence/service.yaml#records.Tone */
export interface Tone {
  /** Average tone of the coverage: about -10 (very negative) to 10 (very positive). */
  readonly average: number;
  /** Lowest point of the timeline. */
  readonly lowest: number;
  /** Highest point. */
  readonly highest: number;
  /** Newest point. */
  readonly latest: number;
  /** Of how many points of time it is made. */
  readonly points: number;
  /** First point. */
  readonly from: string;
  /** Newest point. */
  readonly to: string;
}

export interface SearchCrisesArguments {
  /** Words, such as earthquake Japan or flood warning Norway. */
  readonly query: string;
  /** First day (UTC), YYYY-MM-DD; empty means 90 days ago. */
  readonly from_date?: string;
  /** Last day (UTC), YYYY-MM-DD; empty means today, and warnings of what is still to come. */
  readonly to_date?: string;
  /** Kinds of disasters, by comma; empty means all. News has no kind and is not filtered. */
  readonly event_types?: readonly EventType[];
  /** Alert levels, by comma; empty means all. News has none and is not filtered. */
  readonly alert_levels?: readonly AlertLevel[];
  /**
   * Only this country, such as Japan, JP or JPN. Sources of other countries are skipped; for news the name is added
   * to the words.
   */
  readonly country?: string;
  /** How far back news goes; from_date and to_date do not apply to it. */
  readonly news_timespan: NewsTimespan;
  /**
   * Also gives the average tone of the news. Takes some 6 seconds more: the source answers one question in 5 seconds.
   */
  readonly news_tone: boolean;
  /** Most records of GDACS. */
  readonly max_events: number;
  /** Most news articles. */
  readonly max_articles: number;
  /** Least magnitude of earthquakes. */
  readonly min_magnitude: number;
  /** Most earthquakes of the USGS, strongest first. */
  readonly max_earthquakes: number;
  /** Most US weather alerts. */
  readonly max_weather_alerts: number;
  /** Most Norwegian flood warnings. */
  readonly max_flood_warnings: number;
  /** Most Swedish warnings. */
  readonly max_smhi_warnings: number;
  /** Most Danish warnings. */
  readonly max_dmi_warnings: number;
  /** Most Finnish warnings. */
  readonly max_fmi_warnings: number;
  /** How much of each record. */
  readonly detail: Detail;
}

export interface SearchCrisesResult {
  /** The query as given. */
  readonly query: string;
  /** First day searched. */
  readonly from_date: string;
  /** Last day searched. */
  readonly to_date: string;
  /** The country filtered by. */
  readonly country_code: string | null;
  /** How many records are returned. */
  readonly count: number;
  /** Records of all sources but the news, gravest first, then newest. */
  readonly crises: readonly Crisis[];
  /** Under a country filter: how many further events match whose country could not be told. */
  readonly undetermined_count?: number;
  /** The gravest five of them. */
  readonly undetermined?: readonly Crisis[];
  /** News articles, newest first. */
  readonly articles: readonly Article[];
  /** Tone of the news; null unless news_tone was given and the source knows. */
  readonly tone: Tone | null;
  /** What became of each source. */
  readonly sources: readonly SourceOutcome[];
  /** False when a source failed or could give a part only. */
  readonly complete: boolean;
  /** What to try when nothing was found. */
  readonly hint: string | null;
}

export interface GetActiveCrisesArguments {
  /** Kinds of disasters, by comma; empty means all. */
  readonly event_types?: readonly EventType[];
  /** Alert levels, by comma; empty means Orange,Red. */
  readonly alert_levels?: readonly AlertLevel[];
  /** Only this country, such as Philippines, PH or PHL. */
  readonly country?: string;
  /** newest or gravest first; when left out those that go on come first, then the newest. */
  readonly sort?: CrisisSort;
  /** How many events at most. */
  readonly limit: number;
  /** How many to pass over: next_offset of the answer before. */
  readonly offset: number;
  /** How much of each record. */
  readonly detail: Detail;
}

export interface GetActiveCrisesResult {
  /** First day of the 90. */
  readonly from_date: string;
  /** Last day. */
  readonly to_date: string;
  /** Who reports these events, as people name it. */
  readonly publisher: string;
  /** Levels that were asked for. */
  readonly alert_levels: readonly AlertLevel[];
  /** The country filtered by. */
  readonly country_code: string | null;
  /** How many events are returned. */
  readonly count: number;
  /** How many match. */
  readonly total: number;
  /** Where to go on; null at the end. */
  readonly next_offset: number | null;
  /** False when the source could give a part of the window only. */
  readonly complete: boolean;
  /** Going on first, then newest, unless sorted otherwise. */
  readonly events: readonly Crisis[];
  /** Under a country filter: how many further events match whose country could not be told. */
  readonly undetermined_count?: number;
  /** The gravest five of them. */
  readonly undetermined?: readonly Crisis[];
}

export interface ListCrisisSourcesArguments {}

export interface ListCrisisSourcesResult {
  /** How many sources. */
  readonly count: number;
  /** The sources: disasters first, then earthquakes, warnings and news. */
  readonly sources: readonly CrisisSource[];
}
