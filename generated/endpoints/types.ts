// Generated from spec/platform.yaml by `make generate`: do not edit.

/** Kind of block. */
export type BlockKind = 'network' | 'email_domain' | 'key';

/** Kind of feedback. */
export type FeedbackType = 'bug' | 'feature_request' | 'general';

/** Whether the server can handle calls, and if not, why. */
export type HealthStatus = 'ok' | 'store_unavailable' | 'stopping';

/** Who created the key: its owner, by signing up, or an operator. */
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

export type CreateTestInboxResult = TestInbox;

/** spec/platform.yaml#records.AreaEntry */
export interface AreaEntry {
  /** Name of the area. */
  readonly slug: string;
  /** Display name. */
  readonly title: string;
  /** What it covers. */
  readonly summary: string;
  /** flagship or maintained. */
  readonly lifecycle: string;
  /** Quality level, computed from evidence. */
  readonly quality?: ServiceQuality;
  /** URL of its own OpenAPI document. */
  readonly openapi: string;
  /** Its URL paths. */
  readonly paths: readonly string[];
}

/** spec/platform.yaml#records.AuditEntry */
export interface AuditEntry {
  /** Sequential number of the entry. */
  readonly sequence: number;
  /** Time of the action. */
  readonly at: string;
  /**
   * Name of the operator; operator for the holder of ALMANAC_ADMIN_TOKEN, owner for the key's owner, server for the
   * server itself.
   */
  readonly by: string;
  /** Action, such as key.rotate. */
  readonly action: string;
  /** Id of the key, subscription or block. */
  readonly subject: string | null;
  /** Additional details; never contains secrets. */
  readonly details: { readonly [name: string]: string | number | null };
  /** Network address of the caller. */
  readonly address: string | null;
  /** Request id. */
  readonly request_id: string | null;
}

/** spec/platform.yaml#records.BlockEntry */
export interface BlockEntry {
  /** Id of the block. */
  readonly id: string;
  readonly kind: BlockKind;
  /** The network, the domain or the id of the key. */
  readonly value: string;
  /** Reason; not shown to callers. */
  readonly reason: string;
  /** End of the block; null if it does not expire. */
  readonly until: string | null;
  /** Time of creation. */
  readonly created_at: string;
  /** Who created it. */
  readonly created_by: string;
}

/** spec/platform.yaml#records.DayOfCalls */
export interface DayOfCalls {
  /** UTC day. */
  readonly day: string;
  /** Number of calls. */
  readonly calls: number;
  /** Calls that failed on this server or at the source; they do not count against the quota. */
  readonly failed: number;
  /** Calls by service. */
  readonly services: { readonly [name: string]: number };
}

/** spec/platform.yaml#records.Deprecation */
export interface Deprecation {
  /** Day on which it was deprecated. */
  readonly since?: string;
  /** Last day on which it is available. */
  readonly removeAfter?: string;
  /** Replacement. */
  readonly use?: string;
}

/** spec/platform.yaml#records.EventTypeEntry */
export interface EventTypeEntry {
  /** Entity type, as accepted by subscribe. */
  readonly type: string;
  /** What the event reports. */
  readonly summary: string;
  /** Polling interval of the source, in seconds. */
  readonly every_seconds: number;
  /** Fields whose changes trigger an event. */
  readonly compare: readonly string[];
  readonly deprecated?: Deprecation;
}

/** spec/platform.yaml#records.FeedbackEntry */
export interface FeedbackEntry {
  /** Id of the feedback. */
  readonly id: string;
  /** Service that the feedback is about. */
  readonly service: string;
  readonly feedback_type: FeedbackType;
  /** Text of the feedback. */
  readonly feedback: string;
  /** Id of the key that sent it. */
  readonly key_id: string | null;
  /** Time of receipt. */
  readonly received_at: string;
}

/** spec/platform.yaml#records.IssuedKey */
export interface IssuedKey {
  /** The key, shown only once: store it. */
  readonly key: string;
  /** Id of the key; unchanged by a rotation. */
  readonly id: string;
  /** First characters of the key. */
  readonly prefix: string;
  /** Plan of the key. */
  readonly plan: string;
  /** Email address of the owner. */
  readonly email: string;
  readonly origin: KeyOrigin;
  /** Time of creation. */
  readonly created_at: string;
  /** Time of the last rotation. */
  readonly rotated_at: string | null;
  /** When the previous key stops working. */
  readonly previous_valid_until: string | null;
  /** Time of last use, to the minute. */
  readonly last_used_at: string | null;
  /** Time of revocation. */
  readonly revoked_at: string | null;
  /** Calls counted on the current UTC day. */
  readonly calls_today: number;
}

/** spec/platform.yaml#records.KeyEntry */
export interface KeyEntry {
  /** Id of the key; unchanged by a rotation. */
  readonly id: string;
  /** First characters of the key. */
  readonly prefix: string;
  /** Plan of the key. */
  readonly plan: string;
  /** Email address of the owner. */
  readonly email: string;
  readonly origin: KeyOrigin;
  /** Time of creation. */
  readonly created_at: string;
  /** Time of the last rotation. */
  readonly rotated_at: string | null;
  /** When the previous key stops working. */
  readonly previous_valid_until: string | null;
  /** Time of last use, to the minute. */
  readonly last_used_at: string | null;
  /** Time of revocation. */
  readonly revoked_at: string | null;
  /** Calls counted on the current UTC day. */
  readonly calls_today: number;
}

/** spec/platform.yaml#records.ListBuilding */
export interface ListBuilding {
  /** Rows fetched so far. */
  readonly rows: number;
  /** Expected number of rows, if known. */
  readonly expected: number | null;
}

/** spec/platform.yaml#records.ListHealth */
export interface ListHealth {
  /** Source of the list. */
  readonly source: string;
  /** Number of rows that can be searched now. */
  readonly rows: number;
  /** When the rows were fetched; null before the first fetch. */
  readonly built_at: string | null;
  /** Progress of the running fetch; null if none is running. */
  readonly building: ListBuilding | null;
  /** Error code of the last failure; null after a success. */
  readonly failure: string | null;
  /** When fetching started to fail. */
  readonly failing_since: string | null;
}

/** spec/platform.yaml#records.ServiceEntry */
export interface ServiceEntry {
  /** Name of the service in URLs. */
  readonly slug: string;
  /** Display name. */
  readonly title: string;
  /** What it covers. */
  readonly summary: string;
  /** flagship or maintained. */
  readonly lifecycle: string;
  /** Quality level, computed from evidence. */
  readonly quality?: ServiceQuality;
  /** URL of its tools. */
  readonly rest: string;
  /** URL of its MCP server. */
  readonly mcp: string;
  /** URL of its own OpenAPI document. */
  readonly openapi: string;
  /** Names of the service's tools. */
  readonly tools: readonly string[];
}

/** spec/platform.yaml#records.ServiceQuality */
export interface ServiceQuality {
  /**
   * none, bronze (every example returns a result), silver (all tools tested, found by find_tool and licensed) or gold
   * (tested against recordings).
   */
  readonly level: string;
  /** The next level. */
  readonly next?: string;
  /** What is missing for the next level. */
  readonly missing: readonly string[];
  /** When all checks against the real sources last passed; absent if they never passed. */
  readonly verified?: string;
}

/** spec/platform.yaml#records.SourceCache */
export interface SourceCache {
  /** Cached responses. */
  readonly entries: number;
  /** Maximum memory, in bytes. */
  readonly bytes: number;
  /** Lookups answered from the cache. */
  readonly hits: number;
  /** Lookups that required a request to the source. */
  readonly misses: number;
  /** Lookups answered with an expired entry. */
  readonly stale: number;
}

/** spec/platform.yaml#records.SourceDeparture */
export interface SourceDeparture {
  /** Path of the field in the response; empty for the whole response. */
  readonly field: string;
  /** Kind of drift: field-missing, field-retyped, empty or value-new. */
  readonly kind: string;
  /** Number of responses with this drift since startup. */
  readonly count: number;
  /** When the drift was last seen. */
  readonly last: string;
  /** Expected and received value. */
  readonly example: string;
}

/** spec/platform.yaml#records.SourceFailure */
export interface SourceFailure {
  /** Time of the failure. */
  readonly at: string;
  /** Error code. */
  readonly code: string;
}

/** spec/platform.yaml#records.SourceHealth */
export interface SourceHealth {
  /** Whether all required keys are set. */
  readonly configured: boolean;
  /** closed, open or half_open. */
  readonly circuit: string;
  /** Requests in progress. */
  readonly in_flight: number;
  /** Queued requests. */
  readonly queued: number;
  /** Requests sent to the source since startup. */
  readonly requests: number;
  /** Requests that failed at the source. */
  readonly failures: number;
  /** Time of the last successful response. */
  readonly last_success: string | null;
  /** Time and reason of the last failure. */
  readonly last_failure: SourceFailure | null;
  /** Cache of the source's responses. */
  readonly cache: SourceCache;
  /** Schema drift in the source's responses. */
  readonly departures?: readonly SourceDeparture[];
}

/** spec/platform.yaml#records.SourceState */
export interface SourceState {
  /** Id of the source. */
  readonly id: string;
  /** Name of the source. */
  readonly title: string;
  /**
   * State of the source. recorded means that responses are replayed; unknown means that no request has been made yet.
   */
  readonly state:
    | 'ok'
    | 'slow'
    | 'failing'
    | 'not_configured'
    | 'preparing'
    | 'recorded'
    | 'unknown';
  /**
   * Requests on each of the last 90 UTC days, oldest first, one character per day: + all succeeded (at least 98 %), !
   * some failed, x most failed, - no request.
   */
  readonly days: string;
  /** When the source started to fail. */
  readonly since?: string | null;
  /** Missing configuration, or progress so far. */
  readonly note?: string | null;
  /** When the source last responded to this process. */
  readonly last_success?: string | null;
  /** Requests in the last 24 hours, across all processes. */
  readonly requests_24h?: number;
  /** Share of these requests that succeeded; null if there were none. */
  readonly answered_24h?: number | null;
  /** Median response time in milliseconds, including retries; accurate to 20 %. */
  readonly median_ms_24h?: number | null;
  /** Requests in the last 30 days. */
  readonly requests_30d?: number;
  /** Share of these requests that succeeded. */
  readonly answered_30d?: number | null;
  /** Median response time in milliseconds. */
  readonly median_ms_30d?: number | null;
  /** Error code and time of the last failure. Only for operators if the server restricts its metrics to them. */
  readonly last_failure?: string | null;
}

/** spec/platform.yaml#records.StandingWebhook */
export interface StandingWebhook {
  /** Id of the subscription. */
  readonly id: string;
  /** Id of the key that owns the subscription. */
  readonly key_id: string;
  /** Entity type that is watched. */
  readonly entity_type: string;
  /** Host of the receiver. The rest of the URL is visible only to its owner. */
  readonly host: string;
  /** active, or circuit_open when deliveries are paused. */
  readonly status: string;
  /** Consecutive failed attempts. */
  readonly failures: number;
  /** Events waiting for delivery. */
  readonly pending: number;
  /** Sequence number of the most recent event; 0 before the first. */
  readonly last_sequence: number;
  /** When deliveries were paused. */
  readonly circuit_open_since: string | null;
  /** Failure that caused deliveries to be paused. */
  readonly circuit_open_reason: string | null;
  /** Time of creation. */
  readonly created_at: string;
}

/** spec/platform.yaml#records.TestInbox */
export interface TestInbox {
  /** Use this as the callback_url of a subscription that belongs to the same key. */
  readonly url: string;
  /** Time of creation. */
  readonly created_at: string;
}

/** spec/platform.yaml#records.TestInboxMessage */
export interface TestInboxMessage {
  /** Number within the inbox, in order of receipt. */
  readonly number: number;
  /** Time of receipt. */
  readonly received_at: string;
  /** Id of the subscription. */
  readonly subscription_id: string;
  /** Whether webhook-signature was valid for the subscription's secret. */
  readonly signature_verified: boolean;
  /** HTTP headers by name, in lower case. */
  readonly headers: { readonly [name: string]: string };
  /** Body as received; the signature covers exactly this text. */
  readonly body: string;
}

/** spec/platform.yaml#records.WatchHealth */
export interface WatchHealth {
  /** Watched source. */
  readonly source: string;
  /** Polling interval in seconds. */
  readonly every_seconds: number;
  /** When the source last responded. */
  readonly last_look: string | null;
  /** Polls that failed since the last response. */
  readonly failures: number;
  /** Error code of the last failure. */
  readonly failure: string | null;
  /** Changes found so far. */
  readonly changes: number;
}

/** spec/platform.yaml#records.WatchState */
export interface WatchState {
  /** Entity type that is watched. */
  readonly type: string;
  /** Watched source. */
  readonly source: string;
  /** Result of the last poll; unknown before the first poll. */
  readonly state: 'ok' | 'failing' | 'unknown';
  /** Time of the last poll. */
  readonly last_look: string | null;
  /** Polling interval in seconds. */
  readonly every_seconds: number;
  /** Changes detected since watching began. */
  readonly changes: number;
  /** Error code if the last poll did not complete. */
  readonly failure: string | null;
}

/** spec/platform.yaml#records.WebhookEvent */
export interface WebhookEvent {
  /** Id of the event; the webhook-id header of the delivery. */
  readonly id: string;
  /** Entity type of the record that changed. */
  readonly type: string;
  /** When the change was detected. */
  readonly timestamp: string;
  /** Sequence number within the subscription, without gaps. */
  readonly sequence: number;
  /**
   * The change. `record` holds the record after the change, or the last known record if it was removed; for its
   * schema, see the entity type under webhooks.
   */
  readonly data: WebhookEventData;
}

/** spec/platform.yaml#records.WebhookEventData */
export interface WebhookEventData {
  /** Id of the record. */
  readonly entity_id: string;
  /** Kind of change. */
  readonly change: 'created' | 'updated' | 'removed';
  /** Fields whose values changed. */
  readonly fields_changed: readonly string[];
  /** Whether the record was omitted because of its size. */
  readonly truncated?: boolean;
  /** Call that returns the omitted record. */
  readonly fetch?: WebhookFetch;
}

/** spec/platform.yaml#records.WebhookFetch */
export interface WebhookFetch {
  /** URL path of the tool. */
  readonly path: string;
  /** Arguments of the call. */
  readonly arguments: { readonly [name: string]: string };
}

/** spec/platform.yaml#records.WebhookTrial */
export interface WebhookTrial {
  /** Id of the subscription. */
  readonly id: string;
  /** The webhook-id that was sent. */
  readonly event_id: string;
  /** Whether the receiver responded with a 2xx status. */
  readonly delivered: boolean;
  /** HTTP status of the receiver's response. */
  readonly response_code: number | null;
  /** Failure category, with the same values as for deliveries. */
  readonly error: string | null;
  /** Duration in milliseconds. */
  readonly duration_ms: number;
  /**
   * Content of a test event: the latest change of this type that the server recorded, or the example from the
   * documentation.
   */
  readonly sample?: 'latest_event' | 'example';
  /** Time of the latest change. */
  readonly sample_at?: string;
}

export interface FrontPageArguments {}

export interface FrontPageResult {
  /** Name of the server. */
  readonly title: string;
  /** What the server offers. */
  readonly summary: string;
  /** Revision of the contract; it changes whenever anything visible to consumers changes. */
  readonly version: string;
  /** How to get a key. */
  readonly key: string;
  /** Contact of the operators of this server. */
  readonly contact?: string;
  /** URL of the documentation. */
  readonly documentation: string;
  /** URL of the API reference. */
  readonly api_reference: string;
  /** URL of the settings for MCP clients. */
  readonly clients: string;
  /** URL of the guide to receiving webhooks. */
  readonly webhooks: string;
  /** URL of the OpenAPI document. */
  readonly openapi: string;
  /** URL of the plain-text description for agents. */
  readonly llms: string;
  /** URL of the list of services. */
  readonly services: string;
  /** URL of the MCP server for all services. */
  readonly mcp: string;
  /** URL of the health endpoint. */
  readonly health: string;
}

export interface SignUpArguments {
  /** Your email address. */
  readonly email: string;
}

export interface SignUpResult {
  /** The key, shown only once: store it. */
  readonly key: string;
  /** Id of the key, for the operator of this server. */
  readonly id: string;
  /** Plan of the key. */
  readonly plan: string;
  /** Your email address. */
  readonly email: string;
  /** Calls per UTC day; null for no limit. */
  readonly calls_per_day: number | null;
  /** Time of creation. */
  readonly created_at: string;
  /** Contact for lost keys. */
  readonly contact?: string;
}

export interface SignUpLinkArguments {
  /** Token in the emailed link. */
  readonly token: string;
}

export interface RedeemSignUpLinkArguments {
  /** Token in the emailed link. */
  readonly token: string;
}

export interface KeyUsageArguments {}

export interface KeyUsageResult {
  /** Plan of the key. */
  readonly plan: string;
  /** Calls per UTC day; null for no limit. */
  readonly calls_per_day: number | null;
  /** Calls counted today. */
  readonly used_today: number;
  /** Calls left today; null for no limit. */
  readonly left_today: number | null;
  /** The last 30 days, oldest first, ending with today. */
  readonly days: readonly DayOfCalls[];
}

export interface KeyRotateArguments {
  /** How long the old key keeps working, in seconds. Use 0 if the key may have been exposed. */
  readonly overlap_seconds: number;
}

export interface KeyRevokeArguments {}

export interface KeyRevokeResult {
  /** Id of the key. */
  readonly id: string;
  /** Time of revocation. */
  readonly revoked_at: string | null;
}

export interface ListServicesArguments {}

export interface ListServicesResult {
  /** Revision of the contract. */
  readonly version: string;
  /** Tool services, by slug. */
  readonly services: readonly ServiceEntry[];
  /** Areas of /api. */
  readonly areas: readonly AreaEntry[];
  /** Entity types that webhooks can watch. */
  readonly event_types: readonly EventTypeEntry[];
}

export interface ListToolsArguments {
  /** Slug of the service. */
  readonly service: string;
}

export interface OpenapiDocumentArguments {}

export interface ServiceOpenapiDocumentArguments {
  /** Slug of the service or area, followed by .json. */
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
  /** Error code. */
  readonly code: string;
}

export interface GetProblemResult {
  /** Error code. */
  readonly code: string;
  /** HTTP status. */
  readonly status: number;
  /** What it means. */
  readonly title: string;
  /** Problem type, if it is not this URL. */
  readonly type?: string;
  /** Remedy. */
  readonly remedy: string;
}

export interface HealthArguments {}

export interface HealthResult {
  readonly status: HealthStatus;
  /** Release of the server, a semantic version. */
  readonly release: string;
  /** Revision of the contract. */
  readonly version: string;
  /** Seconds since startup. */
  readonly uptime_seconds: number;
  readonly store?: {
    /** sqlite or postgres. */
    readonly engine: string;
    /** Whether the database is readable and writable. */
    readonly healthy: boolean;
  };
  readonly cache?: {
    /** Whether responses are shared with the other processes. */
    readonly up: boolean;
    /** When the current state began. */
    readonly since: string;
  };
  /** Sources, by id. */
  readonly sources?: { readonly [name: string]: SourceHealth };
  /** Lists that are downloaded completely and searched on this server, by id. */
  readonly lists?: { readonly [name: string]: ListHealth };
  readonly watching?: {
    /** Whether this process runs the watches. */
    readonly leading: boolean;
    /** Watched sources. */
    readonly watches: { readonly [name: string]: WatchHealth };
  };
  /** Results that did not match their schema, by tool. */
  readonly result_violations?: { readonly [name: string]: number };
}

export interface StatusDocumentArguments {}

export interface StatusDocumentResult {
  readonly status: HealthStatus;
  /** Release of the server, a semantic version. */
  readonly release: string;
  /** Revision of the contract. */
  readonly version: string;
  /** Seconds since startup. */
  readonly uptime_seconds: number;
  /**
   * Present only during a rotation of the master key: number of keys not used since the rotation began. These keys
   * stop working when the previous master key is removed.
   */
  readonly keys_waiting?: number;
  /** Sources, by id. */
  readonly sources: readonly SourceState[];
  /** Watched sources. */
  readonly watches: readonly WatchState[];
}

export interface HealthLiveArguments {}

export interface HealthLiveResult {
  /** The process is running. */
  readonly status: 'ok';
  /** Seconds since startup. */
  readonly uptime_seconds: number;
}

export interface HealthReadyArguments {}

export interface HealthReadyResult {
  readonly status: HealthStatus;
}

export interface MetricsArguments {}

export interface AdminCreateKeyArguments {
  /** Email address of the owner. */
  readonly email: string;
  /** Plan of the key. */
  readonly plan: Plan;
}

export interface AdminListKeysArguments {
  /** Return only keys of this email address; name+word@ counts as name@. */
  readonly email?: string;
  /** Rows a page. */
  readonly limit: number;
  /** Cursor from the previous page. */
  readonly cursor?: string;
}

export interface AdminListKeysResult {
  /** Newest first. */
  readonly keys: readonly KeyEntry[];
  /** Cursor of the next page; null on the last page. */
  readonly next_cursor: string | null;
}

export interface AdminRotateKeyArguments {
  /** Id of the key. */
  readonly id: string;
  /** How long the old key keeps working, in seconds. */
  readonly overlap_seconds: number;
}

export interface AdminRevokeKeyArguments {
  /** Id of the key. */
  readonly id: string;
}

export interface AdminFreeEmailArguments {
  /** Email address. */
  readonly email: string;
}

export interface AdminFreeEmailResult {
  /** Email address. */
  readonly email: string;
  /** Ids of the revoked keys. */
  readonly revoked: readonly string[];
}

export interface AdminAuditArguments {
  /** Number of the last entry you have received. */
  readonly after: number;
  /** Rows a page. */
  readonly limit: number;
}

export interface AdminAuditResult {
  /** In ascending order. */
  readonly entries: readonly AuditEntry[];
  /** Pass this as the argument after to get the next page. */
  readonly next_after: number;
}

export interface AdminListBlocksArguments {
  /** Rows a page. */
  readonly limit: number;
  /** Cursor from the previous page. */
  readonly cursor?: string;
}

export interface AdminListBlocksResult {
  /** Newest first. */
  readonly blocks: readonly BlockEntry[];
  /** Cursor of the next page; null on the last page. */
  readonly next_cursor: string | null;
}

export interface AdminBlockArguments {
  /** Kind of block. */
  readonly kind: BlockKind;
  /** The network, the domain or the id of the key. */
  readonly value: string;
  /** Reason; for operators, not shown to callers. */
  readonly reason: string;
  /** End of the block; if omitted, the block does not expire. */
  readonly until?: string;
}

export interface AdminUnblockArguments {
  /** Id of the block. */
  readonly id: string;
}

export interface AdminEraseArguments {
  /** Email address. */
  readonly email: string;
}

export interface AdminEraseResult {
  /** Keys, revoked and then erased. */
  readonly keys: number;
  /** Days of usage counts. */
  readonly usage_days: number;
  /** Webhook subscriptions. */
  readonly subscriptions: number;
  /** Deliveries for these subscriptions. */
  readonly deliveries: number;
  /** Delivery attempts. */
  readonly attempts: number;
  /** Feedback sent with the keys. */
  readonly feedback: number;
  /** OAuth grants and tokens. */
  readonly sign_ins: number;
  /** Emailed sign-up links. */
  readonly links: number;
  /** Stored results that contained the address. */
  readonly answers: number;
}

export interface AdminEraseAnswersArguments {
  /** Text to search for. */
  readonly contains: string;
}

export interface AdminEraseAnswersResult {
  /** Number of erased results. */
  readonly answers: number;
}

export interface AdminChangePlanArguments {
  /** Id of the key. */
  readonly id: string;
  /** New plan. */
  readonly plan: Plan;
}

export interface PullWebhookEventsArguments {
  /** Id of the subscription. */
  readonly subscription_id: string;
  /** Sequence number of the last event you have received. */
  readonly after: number;
  /** Maximum number of events; fewer are returned when they are large. */
  readonly limit: number;
}

export interface PullWebhookEventsResult {
  /** In ascending order. */
  readonly events: readonly WebhookEvent[];
  /** Pass this as the argument after to get the next page. */
  readonly next_after: number;
  /** Whether more events are available now. */
  readonly more: boolean;
  /** Lowest available sequence number; null if there is none. */
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
  /** Sequence number before the first event. */
  readonly after: number;
  /** Last sequence number, inclusive. Default: only the first event after `after`. */
  readonly until?: number;
}

export interface RedeliverWebhookResult {
  /** Id of the subscription. */
  readonly id: string;
  /** Number of events queued again. */
  readonly redelivered: number;
}

export interface CreateTestInboxArguments {}

export interface ReadTestInboxArguments {
  /** Only messages with a higher number. */
  readonly after: number;
}

export interface ReadTestInboxResult {
  /** URL of the inbox. */
  readonly url: string;
  /** Time of creation. */
  readonly created_at: string;
  /** Newest first. */
  readonly messages: readonly TestInboxMessage[];
}

export interface ClearTestInboxArguments {}

export interface ClearTestInboxResult {
  /** Confirmation. */
  readonly status: 'cleared';
}

export interface DeleteTestInboxArguments {}

export interface DeleteTestInboxResult {
  /** Confirmation. */
  readonly status: 'deleted';
}

export interface AdminListWebhooksArguments {
  /** Rows a page. */
  readonly limit: number;
  /** Cursor from the previous page. */
  readonly cursor?: string;
}

export interface AdminListWebhooksResult {
  /** Sorted by id. */
  readonly webhooks: readonly StandingWebhook[];
  /** Cursor of the next page; null on the last page. */
  readonly next_cursor: string | null;
}

export interface AdminRedeliverWebhooksArguments {
  /** Id of the subscription. */
  readonly id: string;
  /** First event; without to_sequence, the only event. */
  readonly from_sequence?: number;
  /** Last event, included. */
  readonly to_sequence?: number;
}

export interface AdminRedeliverWebhooksResult {
  /** Id of the subscription. */
  readonly id: string;
  /** Number of events queued again. */
  readonly redelivered: number;
}

export interface AdminRotateWebhookSecretArguments {
  /** Id of the subscription. */
  readonly id: string;
  /** How long deliveries are also signed with the old secret, in seconds. */
  readonly overlap_seconds: number;
}

export interface AdminRotateWebhookSecretResult {
  /** Id of the subscription. */
  readonly id: string;
  /** The new secret, shown only once: store it. */
  readonly secret: string;
  /** When deliveries stop being signed with the old secret. */
  readonly previous_valid_until: string | null;
}

export interface AdminListFeedbackArguments {
  /** Rows a page. */
  readonly limit: number;
  /** Cursor from the previous page. */
  readonly cursor?: string;
}

export interface AdminListFeedbackResult {
  /** Newest first. */
  readonly feedback: readonly FeedbackEntry[];
  /** Cursor of the next page; null on the last page. */
  readonly next_cursor: string | null;
}
