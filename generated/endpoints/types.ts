// Generated from spec/platform.yaml by `make generate`: do not edit.

/** What is kept out. */
export type BlockKind = 'network' | 'email_domain' | 'key';

/** What kind of feedback this is. */
export type FeedbackType = 'bug' | 'feature_request' | 'general';

/** Whether calls can be answered, and what stands in the way. */
export type HealthStatus = 'ok' | 'store_unavailable' | 'stopping';

/** Who made a key; its owner by signing up, or an operator. */
export type KeyOrigin = 'signup' | 'operator';

/** Plan of a key. */
export type Plan = 'free' | 'partner' | 'unlimited';

export type KeyRotateResult = IssuedKey;

export type AdminCreateKeyResult = IssuedKey;

export type AdminRotateKeyResult = IssuedKey;

export type AdminRevokeKeyResult = KeyEntry;

export type AdminBlockResult = BlockEntry;

export type AdminUnblockResult = BlockEntry;

export type AdminChangePlanResult = KeyEntry;

export type PingWebhookResult = WebhookTrial;

export type TestWebhookResult = WebhookTrial;

/** spec/platform.yaml#records.AreaEntry */
export interface AreaEntry {
  /** Name of the area. */
  readonly slug: string;
  /** Name for people. */
  readonly title: string;
  /** What it has. */
  readonly summary: string;
  /** flagship or maintained. */
  readonly lifecycle: string;
  /** How well it is proven, computed from evidence. */
  readonly quality?: ServiceQuality;
  /** Address of its own OpenAPI document. */
  readonly openapi: string;
  /** Its addresses. */
  readonly paths: readonly string[];
}

/** spec/platform.yaml#records.AuditEntry */
export interface AuditEntry {
  /** Number of the entry, rising by one. */
  readonly sequence: number;
  /** When it was done. */
  readonly at: string;
  /**
   * Name of the operator; operator is who has ALMANAC_ADMIN_TOKEN, owner the owner of the key, server the server
   * itself.
   */
  readonly by: string;
  /** What was done, such as key.rotate. */
  readonly action: string;
  /** Id of the key, subscription or block. */
  readonly subject: string | null;
  /** Facts beside it; never a secret. */
  readonly details: { readonly [name: string]: string | number | null };
  /** Network address that it came from. */
  readonly address: string | null;
  /** Id of the request. */
  readonly request_id: string | null;
}

/** spec/platform.yaml#records.BlockEntry */
export interface BlockEntry {
  /** Id of the block. */
  readonly id: string;
  readonly kind: BlockKind;
  /** The network, the domain or the id of the key. */
  readonly value: string;
  /** Why; callers are not told. */
  readonly reason: string;
  /** When it ends; null for no end. */
  readonly until: string | null;
  /** When it was made. */
  readonly created_at: string;
  /** Who made it. */
  readonly created_by: string;
}

/** spec/platform.yaml#records.DayOfCalls */
export interface DayOfCalls {
  /** The UTC day. */
  readonly day: string;
  /** Calls that were made. */
  readonly calls: number;
  /** Those of them that failed on our side or at the source; they cost no quota. */
  readonly failed: number;
  /** Calls by service. */
  readonly services: { readonly [name: string]: number };
}

/** spec/platform.yaml#records.Deprecation */
export interface Deprecation {
  /** Since when it should not be used. */
  readonly since?: string;
  /** Last day on which it is there. */
  readonly removeAfter?: string;
  /** What to use instead. */
  readonly use?: string;
}

/** spec/platform.yaml#records.EventTypeEntry */
export interface EventTypeEntry {
  /** What subscribe takes. */
  readonly type: string;
  /** What it tells. */
  readonly summary: string;
  /** How often its source is looked at. */
  readonly every_seconds: number;
  /** Fields whose change is an event. */
  readonly compare: readonly string[];
  readonly deprecated?: Deprecation;
}

/** spec/platform.yaml#records.FeedbackEntry */
export interface FeedbackEntry {
  /** Identifier of the feedback. */
  readonly id: string;
  /** Service that it is about. */
  readonly service: string;
  readonly feedback_type: FeedbackType;
  /** What was said. */
  readonly feedback: string;
  /** Key with which it was said. */
  readonly key_id: string | null;
  /** When it was received. */
  readonly received_at: string;
}

/** spec/platform.yaml#records.IssuedKey */
export interface IssuedKey {
  /** The key itself, shown once: keep it. */
  readonly key: string;
  /** Identifier, which a rotation does not change. */
  readonly id: string;
  /** How the key begins. */
  readonly prefix: string;
  /** Its plan. */
  readonly plan: string;
  /** Its owner's address. */
  readonly email: string;
  readonly origin: KeyOrigin;
  /** When it was made. */
  readonly created_at: string;
  /** When it was last given a new text. */
  readonly rotated_at: string | null;
  /** Until when a rotated text still works. */
  readonly previous_valid_until: string | null;
  /** When it was last used, to the minute. */
  readonly last_used_at: string | null;
  /** When it was revoked. */
  readonly revoked_at: string | null;
  /** Calls counted on this UTC day. */
  readonly calls_today: number;
}

/** spec/platform.yaml#records.KeyEntry */
export interface KeyEntry {
  /** Identifier, which a rotation does not change. */
  readonly id: string;
  /** How the key begins. */
  readonly prefix: string;
  /** Its plan. */
  readonly plan: string;
  /** Its owner's address. */
  readonly email: string;
  readonly origin: KeyOrigin;
  /** When it was made. */
  readonly created_at: string;
  /** When it was last given a new text. */
  readonly rotated_at: string | null;
  /** Until when a rotated text still works. */
  readonly previous_valid_until: string | null;
  /** When it was last used, to the minute. */
  readonly last_used_at: string | null;
  /** When it was revoked. */
  readonly revoked_at: string | null;
  /** Calls counted on this UTC day. */
  readonly calls_today: number;
}

/** spec/platform.yaml#records.ListBuilding */
export interface ListBuilding {
  /** Rows fetched so far. */
  readonly rows: number;
  /** Rows that there will be, where that is known. */
  readonly expected: number | null;
}

/** spec/platform.yaml#records.ListHealth */
export interface ListHealth {
  /** Source that it comes from. */
  readonly source: string;
  /** Rows that are searched now. */
  readonly rows: number;
  /** When they were fetched; null before the first time. */
  readonly built_at: string | null;
  /** How far the fetch under way is; null while there is none. */
  readonly building: ListBuilding | null;
  /** Code of the last failure; null after a success. */
  readonly failure: string | null;
  /** Since when every fetch has failed. */
  readonly failing_since: string | null;
}

/** spec/platform.yaml#records.ServiceEntry */
export interface ServiceEntry {
  /** Name of the service in addresses. */
  readonly slug: string;
  /** Name for people. */
  readonly title: string;
  /** What it has. */
  readonly summary: string;
  /** flagship or maintained. */
  readonly lifecycle: string;
  /** How well it is proven, computed from evidence. */
  readonly quality?: ServiceQuality;
  /** Address of its tools. */
  readonly rest: string;
  /** Address of its MCP server. */
  readonly mcp: string;
  /** Address of its own OpenAPI document. */
  readonly openapi: string;
  /** Names of its tools. */
  readonly tools: readonly string[];
}

/** spec/platform.yaml#records.ServiceQuality */
export interface ServiceQuality {
  /**
   * none, bronze (every example is answered), silver (all is tested, found and licensed) or gold (tested against
   * recordings).
   */
  readonly level: string;
  /** The next step. */
  readonly next?: string;
  /** What is missing for it. */
  readonly missing: readonly string[];
  /** When its sources were last asked for real and all held; absent until somebody has. */
  readonly verified?: string;
}

/** spec/platform.yaml#records.SourceCache */
export interface SourceCache {
  /** Answers kept. */
  readonly entries: number;
  /** Memory that they may take. */
  readonly bytes: number;
  /** Questions answered from it. */
  readonly hits: number;
  /** Questions that went to the source. */
  readonly misses: number;
  /** Questions answered with what had run out. */
  readonly stale: number;
}

/** spec/platform.yaml#records.SourceDeparture */
export interface SourceDeparture {
  /** Path of the field in the answer; empty for the whole. */
  readonly field: string;
  /** What is the matter: field-missing, field-retyped, empty, value-new. */
  readonly kind: string;
  /** In how many answers since the start. */
  readonly count: number;
  /** When it was last so. */
  readonly last: string;
  /** What was and what came. */
  readonly example: string;
}

/** spec/platform.yaml#records.SourceFailure */
export interface SourceFailure {
  /** When it failed. */
  readonly at: string;
  /** How it failed. */
  readonly code: string;
}

/** spec/platform.yaml#records.SourceHealth */
export interface SourceHealth {
  /** Whether the keys that it needs are set. */
  readonly configured: boolean;
  /** closed, open or half_open. */
  readonly circuit: string;
  /** Requests under way. */
  readonly in_flight: number;
  /** Requests that wait for a place. */
  readonly queued: number;
  /** Requests sent since the start. */
  readonly requests: number;
  /** Requests that the source failed. */
  readonly failures: number;
  /** When it last answered as it should. */
  readonly last_success: string | null;
  /** When and how it last failed. */
  readonly last_failure: SourceFailure | null;
  /** What is kept of its answers. */
  readonly cache: SourceCache;
  /** Fields of its answers that are not as they were. */
  readonly departures?: readonly SourceDeparture[];
}

/** spec/platform.yaml#records.SourceState */
export interface SourceState {
  /** Id of the source. */
  readonly id: string;
  /** What the source is called. */
  readonly title: string;
  /** How it stands; recorded where answers are played from recordings, unknown while nobody asked it. */
  readonly state:
    | 'ok'
    | 'slow'
    | 'failing'
    | 'not_configured'
    | 'preparing'
    | 'recorded'
    | 'unknown';
  /** Since when it fails. */
  readonly since?: string | null;
  /** What is missing, or how far it is. */
  readonly note?: string | null;
  /** When it last answered this process. */
  readonly last_success?: string | null;
  /** Requests of the last 24 hours, over all processes. */
  readonly requests_24h?: number;
  /** Share of them that it answered; null without requests. */
  readonly answered_24h?: number | null;
  /** Half of them took less, in milliseconds with retries; up to a fifth off. */
  readonly median_ms_24h?: number | null;
  /** Requests of the last 30 days. */
  readonly requests_30d?: number;
  /** Share of them that it answered. */
  readonly answered_30d?: number | null;
  /** Half of them took less, in milliseconds. */
  readonly median_ms_30d?: number | null;
  /** Code of the last failure, and when; for operators where the server shows its numbers to them alone. */
  readonly last_failure?: string | null;
}

/** spec/platform.yaml#records.StandingWebhook */
export interface StandingWebhook {
  /** Identifier of the subscription. */
  readonly id: string;
  /** Key whose subscription it is. */
  readonly key_id: string;
  /** Kind of record that is watched. */
  readonly entity_type: string;
  /** Host that it is sent to; the rest of the address is its owner's. */
  readonly host: string;
  /** active; circuit_open: deliveries are paused. */
  readonly status: string;
  /** Failed attempts in a row. */
  readonly failures: number;
  /** Events that wait to be delivered. */
  readonly pending: number;
  /** Sequence number of its newest event; 0 before the first. */
  readonly last_sequence: number;
  /** Since when deliveries are paused. */
  readonly circuit_open_since: string | null;
  /** The failure that paused them. */
  readonly circuit_open_reason: string | null;
  /** When it was made. */
  readonly created_at: string;
}

/** spec/platform.yaml#records.WatchHealth */
export interface WatchHealth {
  /** Source that is watched. */
  readonly source: string;
  /** How often it is looked at. */
  readonly every_seconds: number;
  /** When the source last answered. */
  readonly last_look: string | null;
  /** Looks that failed since. */
  readonly failures: number;
  /** Code of the last failure. */
  readonly failure: string | null;
  /** Changes found so far. */
  readonly changes: number;
}

/** spec/platform.yaml#records.WatchState */
export interface WatchState {
  /** Kind of record that is watched. */
  readonly type: string;
  /** Its source. */
  readonly source: string;
  /** How the last look went; unknown before the first. */
  readonly state: 'ok' | 'failing' | 'unknown';
  /** When it was last looked at. */
  readonly last_look: string | null;
  /** How often it is looked at, in seconds. */
  readonly every_seconds: number;
  /** Changes that were seen since it is watched. */
  readonly changes: number;
  /** Code of what kept the last look from ending. */
  readonly failure: string | null;
}

/** spec/platform.yaml#records.WebhookEvent */
export interface WebhookEvent {
  /** Identifier: the webhook-id header of the delivery. */
  readonly id: string;
  /** Kind of record that changed. */
  readonly type: string;
  /** When the change was seen. */
  readonly timestamp: string;
  /** Number within the subscription, without gaps. */
  readonly sequence: number;
  /**
   * The change, and in record the record after it (of a removed one as it last was), as the schema of its type below
   * webhooks says.
   */
  readonly data: WebhookEventData;
}

/** spec/platform.yaml#records.WebhookEventData */
export interface WebhookEventData {
  /** Identity of the record. */
  readonly entity_id: string;
  /** What happened to it. */
  readonly change: 'created' | 'updated' | 'removed';
  /** Fields whose values differ from before. */
  readonly fields_changed: readonly string[];
  /** Whether the record was left out for its size. */
  readonly truncated?: boolean;
  /** The call that fetches a record that was left out. */
  readonly fetch?: WebhookFetch;
}

/** spec/platform.yaml#records.WebhookFetch */
export interface WebhookFetch {
  /** Address of the tool. */
  readonly path: string;
  /** Its arguments. */
  readonly arguments: { readonly [name: string]: string };
}

/** spec/platform.yaml#records.WebhookTrial */
export interface WebhookTrial {
  /** Id of the subscription. */
  readonly id: string;
  /** The webhook-id that was sent. */
  readonly event_id: string;
  /** Whether the receiver answered 2xx. */
  readonly delivered: boolean;
  /** What it answered. */
  readonly response_code: number | null;
  /** What kept it from being delivered: a category, as in deliveries. */
  readonly error: string | null;
  /** How long it took. */
  readonly duration_ms: number;
}

export interface FrontPageArguments {}

export interface FrontPageResult {
  /** Name of the server. */
  readonly title: string;
  /** What it offers. */
  readonly summary: string;
  /** Revision of the offer: another one when anything that consumers see has changed. */
  readonly version: string;
  /** How to get a key. */
  readonly key: string;
  /** Where to ask the people who run this server. */
  readonly contact?: string;
  /** Address of what is written. */
  readonly documentation: string;
  /** Address of the API reference. */
  readonly api_reference: string;
  /** Address of the settings for MCP clients. */
  readonly clients: string;
  /** Address of the guide for receivers of webhooks. */
  readonly webhooks: string;
  /** Address of the OpenAPI document. */
  readonly openapi: string;
  /** Address of the text for agents. */
  readonly llms: string;
  /** Address of the list of services. */
  readonly services: string;
  /** Address of the MCP server over all services. */
  readonly mcp: string;
  /** Address of the state of the server. */
  readonly health: string;
}

export interface SignUpArguments {
  /** Your e-mail address. */
  readonly email: string;
}

export interface SignUpResult {
  /** The key itself, shown once: keep it. */
  readonly key: string;
  /** Identifier of the key, for the operator of this server. */
  readonly id: string;
  /** Its plan. */
  readonly plan: string;
  /** Your address. */
  readonly email: string;
  /** Calls that it may make on a UTC day; null for no limit. */
  readonly calls_per_day: number | null;
  /** When it was made. */
  readonly created_at: string;
  /** Whom to ask when the key is lost. */
  readonly contact?: string;
}

export interface SignUpLinkArguments {
  /** What the link carries. */
  readonly token: string;
}

export interface RedeemSignUpLinkArguments {
  /** What the link carries. */
  readonly token: string;
}

export interface KeyUsageArguments {}

export interface KeyUsageResult {
  /** Plan of the key. */
  readonly plan: string;
  /** Calls that it may make on a UTC day; null for no limit. */
  readonly calls_per_day: number | null;
  /** Calls that count today. */
  readonly used_today: number;
  /** Calls that are left today; null for no limit. */
  readonly left_today: number | null;
  /** The last 30 days, oldest first, today last. */
  readonly days: readonly DayOfCalls[];
}

export interface KeyRotateArguments {
  /** How long the old text still works; 0 when it may be known to others. */
  readonly overlap_seconds: number;
}

export interface KeyRevokeArguments {}

export interface KeyRevokeResult {
  /** Id of the key. */
  readonly id: string;
  /** When it ended. */
  readonly revoked_at: string | null;
}

export interface ListServicesArguments {}

export interface ListServicesResult {
  /** Revision of the offer. */
  readonly version: string;
  /** Tool services by slug. */
  readonly services: readonly ServiceEntry[];
  /** Areas of /api. */
  readonly areas: readonly AreaEntry[];
  /** What webhooks can watch. */
  readonly event_types: readonly EventTypeEntry[];
}

export interface ListToolsArguments {
  /** Slug of the service. */
  readonly service: string;
}

export interface OpenapiDocumentArguments {}

export interface ServiceOpenapiDocumentArguments {
  /** Slug of the service or area and .json. */
  readonly document: string;
}

export interface LlmsTextArguments {}

export interface LlmsFullTextArguments {}

export interface ApiCatalogArguments {}

export interface DocumentationArguments {}

export interface ApiReferenceArguments {}

export interface ClientSettingsArguments {}

export interface WebhookGuideArguments {}

export interface ListProblemsArguments {}

export interface GetProblemArguments {
  /** Code of the problem. */
  readonly code: string;
}

export interface GetProblemResult {
  /** The code. */
  readonly code: string;
  /** HTTP status of its answers. */
  readonly status: number;
  /** What it means. */
  readonly title: string;
  /** Its type where that is not this address. */
  readonly type?: string;
  /** What to do. */
  readonly remedy: string;
}

export interface HealthArguments {}

export interface HealthResult {
  readonly status: HealthStatus;
  /** Release of the server, a semantic version. */
  readonly release: string;
  /** Revision of the offer. */
  readonly version: string;
  /** Seconds since the start. */
  readonly uptime_seconds: number;
  readonly store?: {
    /** sqlite or postgres. */
    readonly engine: string;
    /** Whether it can be read and written. */
    readonly healthy: boolean;
  };
  readonly cache?: {
    /** Whether answers are shared with the other processes. */
    readonly up: boolean;
    /** Since when it is so. */
    readonly since: string;
  };
  /** Sources by id. */
  readonly sources?: { readonly [name: string]: SourceHealth };
  /** Lists that are fetched whole and searched here by id. */
  readonly lists?: { readonly [name: string]: ListHealth };
  readonly watching?: {
    /** Whether this process does the watching. */
    readonly leading: boolean;
    /** What is watched for changes. */
    readonly watches: { readonly [name: string]: WatchHealth };
  };
  /** Departures of results from their schema by tool. */
  readonly result_violations?: { readonly [name: string]: number };
}

export interface StatusDocumentArguments {}

export interface StatusDocumentResult {
  readonly status: HealthStatus;
  /** Release of the server, a semantic version. */
  readonly release: string;
  /** Revision of the offer. */
  readonly version: string;
  /** Seconds since the start. */
  readonly uptime_seconds: number;
  /**
   * Only while the master key is exchanged: keys that were not used since the exchange began. They become unknown
   * when the previous master key is removed.
   */
  readonly keys_waiting?: number;
  /** Sources by id. */
  readonly sources: readonly SourceState[];
  /** What is watched for changes. */
  readonly watches: readonly WatchState[];
}

export interface HealthLiveArguments {}

export interface HealthLiveResult {
  /** It runs. */
  readonly status: 'ok';
  /** Seconds since the start. */
  readonly uptime_seconds: number;
}

export interface HealthReadyArguments {}

export interface HealthReadyResult {
  readonly status: HealthStatus;
}

export interface MetricsArguments {}

export interface AdminCreateKeyArguments {
  /** Its owner's e-mail address. */
  readonly email: string;
  /** Plan of the key. */
  readonly plan: Plan;
}

export interface AdminListKeysArguments {
  /** Only keys of this e-mail address; name+word@ is name@. */
  readonly email?: string;
  /** Rows a page. */
  readonly limit: number;
  /** Where the page before ended. */
  readonly cursor?: string;
}

export interface AdminListKeysResult {
  /** Newest first. */
  readonly keys: readonly KeyEntry[];
  /** Cursor of the next page; null at the end. */
  readonly next_cursor: string | null;
}

export interface AdminRotateKeyArguments {
  /** Id of the key. */
  readonly id: string;
  /** How long the old one still works. */
  readonly overlap_seconds: number;
}

export interface AdminRevokeKeyArguments {
  /** Id of the key. */
  readonly id: string;
}

export interface AdminFreeEmailArguments {
  /** The e-mail address. */
  readonly email: string;
}

export interface AdminFreeEmailResult {
  /** The address. */
  readonly email: string;
  /** Identifiers of the keys that ended. */
  readonly revoked: readonly string[];
}

export interface AdminAuditArguments {
  /** Number of the last entry that is known. */
  readonly after: number;
  /** Rows a page. */
  readonly limit: number;
}

export interface AdminAuditResult {
  /** In order. */
  readonly entries: readonly AuditEntry[];
  /** What to give as after to go on. */
  readonly next_after: number;
}

export interface AdminListBlocksArguments {
  /** Rows a page. */
  readonly limit: number;
  /** Where the page before ended. */
  readonly cursor?: string;
}

export interface AdminListBlocksResult {
  /** Newest first. */
  readonly blocks: readonly BlockEntry[];
  /** Cursor of the next page; null at the end. */
  readonly next_cursor: string | null;
}

export interface AdminBlockArguments {
  /** What is kept out. */
  readonly kind: BlockKind;
  /** The network, the domain or the id of the key. */
  readonly value: string;
  /** Why; for operators, callers are not told. */
  readonly reason: string;
  /** When it ends; no end without it. */
  readonly until?: string;
}

export interface AdminUnblockArguments {
  /** Id of the block. */
  readonly id: string;
}

export interface AdminEraseArguments {
  /** The e-mail address. */
  readonly email: string;
}

export interface AdminEraseResult {
  /** Keys, ended and then erased. */
  readonly keys: number;
  /** Days of counted calls. */
  readonly usage_days: number;
  /** Webhook subscriptions. */
  readonly subscriptions: number;
  /** Their deliveries. */
  readonly deliveries: number;
  /** Attempts to deliver. */
  readonly attempts: number;
  /** Reports of the keys. */
  readonly feedback: number;
  /** Grants and tokens of sign-in by OAuth. */
  readonly sign_ins: number;
  /** Mailed links of sign-up. */
  readonly links: number;
}

export interface AdminChangePlanArguments {
  /** Id of the key. */
  readonly id: string;
  /** Its plan from now on. */
  readonly plan: Plan;
}

export interface PullWebhookEventsArguments {
  /** Id of the subscription. */
  readonly subscription_id: string;
  /** Sequence number of the last event that is known. */
  readonly after: number;
  /** Events at most; fewer when they are large. */
  readonly limit: number;
}

export interface PullWebhookEventsResult {
  /** In order. */
  readonly events: readonly WebhookEvent[];
  /** What to give as after to go on. */
  readonly next_after: number;
  /** Whether there are further ones now. */
  readonly more: boolean;
  /** The lowest sequence number that can be had; null when there is none. */
  readonly oldest: number | null;
}

export interface PingWebhookArguments {
  /** Id of the subscription. */
  readonly subscription_id: string;
}

export interface TestWebhookArguments {
  /** Id of the subscription. */
  readonly subscription_id: string;
}

export interface RedeliverWebhookArguments {
  /** Id of the subscription. */
  readonly subscription_id: string;
  /** The sequence number before the first. */
  readonly after: number;
  /** The last sequence number, included; that next after the first when left out. */
  readonly until?: number;
}

export interface RedeliverWebhookResult {
  /** Id of the subscription. */
  readonly id: string;
  /** How many events are due again. */
  readonly redelivered: number;
}

export interface AdminListWebhooksArguments {
  /** Rows a page. */
  readonly limit: number;
  /** Where the page before ended. */
  readonly cursor?: string;
}

export interface AdminListWebhooksResult {
  /** In the order of their ids. */
  readonly webhooks: readonly StandingWebhook[];
  /** Cursor of the next page; null at the end. */
  readonly next_cursor: string | null;
}

export interface AdminRedeliverWebhooksArguments {
  /** Id of the subscription. */
  readonly id: string;
  /** First event; alone it means this one. */
  readonly from_sequence?: number;
  /** Last event, included. */
  readonly to_sequence?: number;
}

export interface AdminRedeliverWebhooksResult {
  /** Id of the subscription. */
  readonly id: string;
  /** How many events are due again. */
  readonly redelivered: number;
}

export interface AdminRotateWebhookSecretArguments {
  /** Id of the subscription. */
  readonly id: string;
  /** How long the old one signs too. */
  readonly overlap_seconds: number;
}

export interface AdminRotateWebhookSecretResult {
  /** Id of the subscription. */
  readonly id: string;
  /** The new secret, shown once: keep it. */
  readonly secret: string;
  /** Until when the old one signs too. */
  readonly previous_valid_until: string | null;
}

export interface AdminListFeedbackArguments {
  /** Rows a page. */
  readonly limit: number;
  /** Where the page before ended. */
  readonly cursor?: string;
}

export interface AdminListFeedbackResult {
  /** Newest first. */
  readonly feedback: readonly FeedbackEntry[];
  /** Cursor of the next page; null at the end. */
  readonly next_cursor: string | null;
}
