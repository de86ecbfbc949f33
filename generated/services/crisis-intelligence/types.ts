// Generated from spec/services/crisis-intelligence/service.yaml by `make generate`: do not edit.

/** Alert level: Green minor, Orange considerable, Red severe. */
export type AlertLevel = 'Green' | 'Orange' | 'Red';

/**
 * going_on: ongoing events first, then most recent; newest: most recent start first; gravest: highest alert level
 * first.
 */
export type CrisisSort = 'going_on' | 'newest' | 'gravest';

/**
 * brief: describes the first three records, with measure, depth and source_level; omits instructions, certainty,
 * urgency, office, GLIDE number and time of change. full: all fields.
 */
export type Detail = 'brief' | 'full';

/** Kind of disaster: EQ earthquake, TC tropical cyclone, FL flood, VO volcano, DR drought, WF wildfire. */
export type EventType = 'EQ' | 'TC' | 'FL' | 'VO' | 'DR' | 'WF';

/** Period of the news search: a day, a week or a month. */
export type NewsTimespan = '24h' | '7d' | '1m';

/**
 * text: from words in the location text; coordinates: from the country outline that contains the point or, at sea,
 * the nearest one within 370 km.
 */
export type PlacedBy = 'text' | 'coordinates';

/** Severity as defined by the Common Alerting Protocol. */
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
  /** URL of the article. */
  readonly url: string;
  /** Website. */
  readonly domain: string | null;
  /** English name of the language. */
  readonly language: string | null;
  /** English name of the website's country. */
  readonly source_country: string | null;
  /** When the article was found, with 15-minute precision; not its publication time. */
  readonly seen_at: string | null;
}

/** spec/services/crisis-intelligence/service.yaml#records.Crisis */
export interface Crisis {
  /** Source of the record. */
  readonly source: SourceId;
  /** Id at that source. */
  readonly source_id: string;
  /** Kind of disaster; null for weather outside the six kinds, such as wind or snow. */
  readonly event_type: EventType | null;
  /** Hazard as named by the source: Earthquake, Flood Watch, Black ice … */
  readonly hazard: string;
  /** Title. */
  readonly title: string;
  /** Description; if detail is brief, only for the first three records and truncated to 160 characters. */
  readonly description?: string;
  /** What people should do; only if detail is full. */
  readonly instruction?: string;
  /** Severity; for GDACS and earthquakes derived from the alert level or the magnitude. */
  readonly severity: Severity | null;
  /**
   * Alert level as published by GDACS. For other sources, minor and moderate map to Green, severe to Orange, and
   * extreme to Red.
   */
  readonly alert_level: AlertLevel | null;
  /** Level as named by the source: yellow, Severe, PAGER green … */
  readonly source_level?: string;
  /** Countries affected; empty if unknown, for example far out at sea. */
  readonly country_codes: readonly string[];
  /** How the country was determined if the source reports none. */
  readonly placed_by?: PlacedBy;
  /**
   * Area in words; truncated to 50 characters if detail is brief, and omitted if the title or the countries already
   * contain it.
   */
  readonly area?: string;
  /** Latitude of the event or of the center of its area; null if the source reports no geometry. */
  readonly latitude: number | null;
  /** Longitude of the event or of the center of its area; null if the source reports no geometry. */
  readonly longitude: number | null;
  /** When the event happened, began or will begin (UTC). */
  readonly starts_at: string | null;
  /**
   * When the event ended or is expected to end; for GDACS, the last observed day; null for earthquakes and open-ended
   * events (until further notice).
   */
  readonly ends_at: string | null;
  /** When the source last updated the record. */
  readonly updated_at?: string;
  /** Whether GDACS considers the event ongoing. */
  readonly is_current?: boolean;
  /** Magnitude of an earthquake. */
  readonly magnitude?: number;
  /** Depth of an earthquake in kilometers. */
  readonly depth_km?: number;
  /**
   * Measurement as worded by the source, such as a wind speed or a burnt area; if detail is brief, only for the first
   * three records.
   */
  readonly measure?: string;
  /** Certainty: Observed, Likely, Possible … */
  readonly certainty?: string;
  /** Urgency: Immediate, Expected, Future … */
  readonly urgency?: string;
  /** Office that issued the warning or observed the event. */
  readonly issuer?: string;
  /** GLIDE number of the disaster. */
  readonly glide?: string;
  /** Web page. */
  readonly url: string | null;
  /** Reports of the same event by other sources; those records are omitted. */
  readonly also_reported_by?: readonly OtherReport[];
}

/** spec/services/crisis-intelligence/service.yaml#records.CrisisSource */
export interface CrisisSource {
  /** Id used in results. */
  readonly source: SourceId;
  /** Name of the source. */
  readonly title: string;
  /** What it reports. */
  readonly kind: 'disasters' | 'earthquakes' | 'warnings' | 'news';
  /** Part of the world covered. */
  readonly coverage: string;
  /** Countries covered; empty for the whole world. */
  readonly country_codes: readonly string[];
  /** Kinds of disasters that the source reports; empty for news. */
  readonly event_types: readonly EventType[];
  /** Period covered. */
  readonly window: string;
  /** How often the source is updated. */
  readonly updated: string;
  /** Argument of search_crises that limits the number of its records. */
  readonly maximum_argument: string;
  /** Tools that query the source. */
  readonly used_by: readonly string[];
  /** Home page. */
  readonly homepage: string;
  /** License. */
  readonly licence: string;
  /** Attribution to show with the data. */
  readonly attribution: string;
}

/** spec/services/crisis-intelligence/service.yaml#records.OtherReport */
export interface OtherReport {
  /** Another source that reported the same event. */
  readonly source: SourceId;
  /** Id at that source. */
  readonly source_id: string;
  /** Page. */
  readonly url?: string;
}

/** spec/services/crisis-intelligence/service.yaml#records.SourceOutcome */
export interface SourceOutcome {
  /** Source. */
  readonly source: SourceId;
  /** Publisher, by its common name. */
  readonly publisher: string;
  /**
   * ok: returned matching records; empty: no matches; failed: no usable response; skipped: cannot contain matching
   * records.
   */
  readonly status: 'ok' | 'empty' | 'failed' | 'skipped';
  /** Number of records returned from this source (excluding duplicates merged into other records). */
  readonly count: number;
  /**
   * Number of matches; more than count if the maximum for this source was exceeded. Null for news and for sources not
   * queried.
   */
  readonly matched: number | null;
  /** Reason the source failed or was skipped, or a note on missing data. */
  readonly reason: string | null;
  /** Error code, such as upstream_timeout. */
  readonly code?: string;
  /** Seconds to wait before querying a failed source again. */
  readonly retry_after_seconds?: number;
  /** When the source's response was fetched. */
  readonly fetched_at: string | null;
}

/** spec/services/crisis-intelligence/service.yaml#records.Tone */
export interface Tone {
  /** Average tone of the coverage: about -10 (very negative) to 10 (very positive). */
  readonly average: number;
  /** Lowest value of the timeline. */
  readonly lowest: number;
  /** Highest value of the timeline. */
  readonly highest: number;
  /** Most recent value. */
  readonly latest: number;
  /** Number of points in the timeline. */
  readonly points: number;
  /** Time of the first point. */
  readonly from: string;
  /** Most recent value. */
  readonly to: string;
}

export interface SearchCrisesArguments {
  /** Search words, such as earthquake Japan or flood warning Norway. */
  readonly query: string;
  /** First day (UTC), YYYY-MM-DD. Empty: 90 days ago. */
  readonly from_date?: string;
  /** Last day (UTC), YYYY-MM-DD. Empty: today, plus warnings of future events. */
  readonly to_date?: string;
  /** Kinds of disasters, separated by commas. Empty: all. News has no kind and is not filtered. */
  readonly event_types?: readonly EventType[];
  /** Alert levels, separated by commas. Empty: all. News has no alert level and is not filtered. */
  readonly alert_levels?: readonly AlertLevel[];
  /**
   * Only this country, such as Japan, JP or JPN. Sources for other countries are skipped; for news the name is added
   * to the search words.
   */
  readonly country?: string;
  /** Period of the news search; from_date and to_date do not apply to news. */
  readonly news_timespan: NewsTimespan;
  /**
   * Whether to return the average tone of the news. Takes about 6 seconds longer, because the source accepts one
   * request every 5 seconds.
   */
  readonly news_tone: boolean;
  /** Maximum number of GDACS records. */
  readonly max_events: number;
  /** Maximum number of news articles. */
  readonly max_articles: number;
  /** Minimum magnitude of earthquakes. */
  readonly min_magnitude: number;
  /** Maximum number of USGS earthquakes, strongest first. */
  readonly max_earthquakes: number;
  /** Maximum number of US weather alerts. */
  readonly max_weather_alerts: number;
  /** Maximum number of Norwegian flood warnings. */
  readonly max_flood_warnings: number;
  /** Maximum number of Swedish warnings. */
  readonly max_smhi_warnings: number;
  /** Maximum number of Danish warnings. */
  readonly max_dmi_warnings: number;
  /** Maximum number of Finnish warnings. */
  readonly max_fmi_warnings: number;
  /** Level of detail per record. */
  readonly detail: Detail;
}

export interface SearchCrisesResult {
  /** Requested query. */
  readonly query: string;
  /** First day searched. */
  readonly from_date: string;
  /** Last day searched. */
  readonly to_date: string;
  /** Country used as filter. */
  readonly country_code: string | null;
  /** Number of records returned. */
  readonly count: number;
  /** Records from all sources except news, most severe first, then most recent. */
  readonly crises: readonly Crisis[];
  /** With a country filter: number of further matches whose country is unknown. */
  readonly undetermined_count?: number;
  /** The five most severe of these matches. */
  readonly undetermined?: readonly Crisis[];
  /** News articles, newest first. */
  readonly articles: readonly Article[];
  /** Tone of the news; null unless news_tone was set and the source reports it. */
  readonly tone: Tone | null;
  /** Outcome for each source. */
  readonly sources: readonly SourceOutcome[];
  /** False if a source failed or returned only part of its data. */
  readonly complete: boolean;
  /** Suggestions if nothing was found. */
  readonly hint: string | null;
}

export interface GetActiveCrisesArguments {
  /** Kinds of disasters, separated by commas. Empty: all. */
  readonly event_types?: readonly EventType[];
  /** Alert levels, separated by commas. Empty: Orange,Red. */
  readonly alert_levels?: readonly AlertLevel[];
  /** Only this country, such as Philippines, PH or PHL. */
  readonly country?: string;
  /** Sort by date (newest) or severity (gravest). Default: ongoing events first, then most recent. */
  readonly sort?: CrisisSort;
  /** Maximum number of events. */
  readonly limit: number;
  /** Number of results to skip; use next_offset of the previous result. */
  readonly offset: number;
  /** Level of detail per record. */
  readonly detail: Detail;
}

export interface GetActiveCrisesResult {
  /** First day of the 90-day period. */
  readonly from_date: string;
  /** Last day. */
  readonly to_date: string;
  /** Common name of the publisher of these events. */
  readonly publisher: string;
  /** Requested levels. */
  readonly alert_levels: readonly AlertLevel[];
  /** Country used as filter. */
  readonly country_code: string | null;
  /** Number of events returned. */
  readonly count: number;
  /** Number of matches. */
  readonly total: number;
  /** Offset of the next page; null on the last page. */
  readonly next_offset: number | null;
  /** False if the source returned only part of the period. */
  readonly complete: boolean;
  /** Ongoing first, then most recent, unless sort is set. */
  readonly events: readonly Crisis[];
  /** With a country filter: number of further matches whose country is unknown. */
  readonly undetermined_count?: number;
  /** The five most severe of these matches. */
  readonly undetermined?: readonly Crisis[];
}

export interface ListCrisisSourcesArguments {}

export interface ListCrisisSourcesResult {
  /** Number of sources. */
  readonly count: number;
  /** The sources: disasters first, then earthquakes, warnings and news. */
  readonly sources: readonly CrisisSource[];
}
