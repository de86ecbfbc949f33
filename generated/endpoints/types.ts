// Generated from spec/platform.yaml by `make generate`: do not edit.

/** What kind of feedback this is. */
export type FeedbackType = 'bug' | 'feature_request' | 'general';

/** Whether calls can be answered, and what stands in the way. */
export type HealthStatus = 'ok' | 'store_unavailable' | 'stopping';

/** Who made a key; its owner by signing up, or an operator. */
export type KeyOrigin = 'signup' | 'operator';

/** Plan of a key. */
export type Plan = 'free' | 'partner' | 'unlimited';

export type AdminCreateKeyResult = IssuedKey;

export type AdminRotateKeyResult = IssuedKey;

export type AdminRevokeKeyResult = KeyEntry;

export type AdminChangePlanResult = KeyEntry;

/** spec/platform.yaml#records.AreaEntry */
export interface AreaEntry {
  /** Name of the area. */
  slug: string;
  /** Name for people. */
  title: string;
  /** What it has. */
  summary: string;
  /** flagship or maintained. */
  lifecycle: string;
  /** Its addresses. */
  paths: string[];
}

/** spec/platform.yaml#records.EventTypeEntry */
export interface EventTypeEntry {
  /** What subscribe takes. */
  type: string;
  /** What it tells. */
  summary: string;
  /** How often its source is looked at. */
  every_seconds: number;
  /** Fields whose change is an event. */
  compare: string[];
}

/** spec/platform.yaml#records.FeedbackEntry */
export interface FeedbackEntry {
  /** Identifier of the feedback. */
  id: string;
  /** Service that it is about. */
  service: string;
  feedback_type: FeedbackType;
  /** What was said. */
  feedback: string;
  /** Key with which it was said. */
  key_id: string | null;
  /** When it was received. */
  received_at: string;
}

/** spec/platform.yaml#records.IssuedKey */
export interface IssuedKey {
  /** The key itself, shown once: keep it. */
  key: string;
  /** Identifier, which a rotation does not change. */
  id: string;
  /** How the key begins. */
  prefix: string;
  /** Its plan. */
  plan: string;
  /** Its owner's address. */
  email: string;
  origin: KeyOrigin;
  /** When it was made. */
  created_at: string;
  /** When it was last given a new text. */
  rotated_at: string | null;
  /** Until when a rotated text still works. */
  previous_valid_until: string | null;
  /** When it was last used, to the minute. */
  last_used_at: string | null;
  /** When it was revoked. */
  revoked_at: string | null;
  /** Calls counted on this UTC day. */
  calls_today: number;
}

/** spec/platform.yaml#records.KeyEntry */
export interface KeyEntry {
  /** Identifier, which a rotation does not change. */
  id: string;
  /** How the key begins. */
  prefix: string;
  /** Its plan. */
  plan: string;
  /** Its owner's address. */
  email: string;
  origin: KeyOrigin;
  /** When it was made. */
  created_at: string;
  /** When it was last given a new text. */
  rotated_at: string | null;
  /** Until when a rotated text still works. */
  previous_valid_until: string | null;
  /** When it was last used, to the minute. */
  last_used_at: string | null;
  /** When it was revoked. */
  revoked_at: string | null;
  /** Calls counted on this UTC day. */
  calls_today: number;
}

/** spec/platform.yaml#records.ServiceEntry */
export interface ServiceEntry {
  /** Name of the service in addresses. */
  slug: string;
  /** Name for people. */
  title: string;
  /** What it has. */
  summary: string;
  /** flagship or maintained. */
  lifecycle: string;
  /** Address of its tools. */
  rest: string;
  /** Address of its MCP server. */
  mcp: string;
  /** Names of its tools. */
  tools: string[];
}

/** spec/platform.yaml#records.SourceCache */
export interface SourceCache {
  /** Answers kept. */
  entries: number;
  /** Memory that they may take. */
  bytes: number;
  /** Questions answered from it. */
  hits: number;
  /** Questions that went to the source. */
  misses: number;
  /** Questions answered with what had run out. */
  stale: number;
}

/** spec/platform.yaml#records.SourceFailure */
export interface SourceFailure {
  /** When it failed. */
  at: string;
  /** How it failed. */
  code: string;
}

/** spec/platform.yaml#records.SourceHealth */
export interface SourceHealth {
  /** Whether the keys that it needs are set. */
  configured: boolean;
  /** closed, open or half_open. */
  circuit: string;
  /** Requests under way. */
  in_flight: number;
  /** Requests that wait for a place. */
  queued: number;
  /** Requests sent since the start. */
  requests: number;
  /** Requests that the source failed. */
  failures: number;
  /** When it last answered as it should. */
  last_success: string | null;
  /** When and how it last failed. */
  last_failure: SourceFailure | null;
  /** What is kept of its answers. */
  cache: SourceCache;
}

/** spec/platform.yaml#records.WatchHealth */
export interface WatchHealth {
  /** Source that is watched. */
  source: string;
  /** How often it is looked at. */
  every_seconds: number;
  /** When the source last answered. */
  last_look: string | null;
  /** Looks that failed since. */
  failures: number;
  /** Code of the last failure. */
  failure: string | null;
  /** Changes found so far. */
  changes: number;
}

/** spec/platform.yaml#records.WebhookEvent */
export interface WebhookEvent {
  /** Identifier: the webhook-id header of the delivery. */
  id: string;
  /** Kind of record that changed. */
  type: string;
  /** When the change was seen. */
  timestamp: string;
  /** Number within the subscription, without gaps. */
  sequence: number;
  /**
   * The change, and in record the record after it (of a removed one as it last was), as the schema of its type below
   * webhooks says.
   */
  data: WebhookEventData;
}

/** spec/platform.yaml#records.WebhookEventData */
export interface WebhookEventData {
  /** Identity of the record. */
  entity_id: string;
  /** What happened to it. */
  change: 'created' | 'updated' | 'removed';
  /** Fields whose values differ from before. */
  fields_changed: string[];
  /** Whether the record was left out for its size. */
  truncated?: boolean;
  /** The call that fetches a record that was left out. */
  fetch?: WebhookFetch;
}

/** spec/platform.yaml#records.WebhookFetch */
export interface WebhookFetch {
  /** Address of the tool. */
  path: string;
  /** Its arguments. */
  arguments: { [name: string]: string };
}

export interface FrontPageArguments {}

export interface FrontPageResult {
  /** Name of the server. */
  title: string;
  /** What it offers. */
  summary: string;
  /** Revision of the offer: another one when anything that consumers see has changed. */
  version: string;
  /** How to get a key. */
  key: string;
  /** Where to ask the people who run this server. */
  contact?: string;
  /** Address of the API reference. */
  api_reference: string;
  /** Address of the settings for MCP clients. */
  clients: string;
  /** Address of the guide for receivers of webhooks. */
  webhooks: string;
  /** Address of the OpenAPI document. */
  openapi: string;
  /** Address of the text for agents. */
  llms: string;
  /** Address of the list of services. */
  services: string;
  /** Address of the MCP server over all services. */
  mcp: string;
  /** Address of the state of the server. */
  health: string;
}

export interface SignUpArguments {
  /** Your e-mail address. */
  email: string;
}

export interface SignUpResult {
  /** The key itself, shown once: keep it. */
  key: string;
  /** Identifier of the key, for the operator of this server. */
  id: string;
  /** Its plan. */
  plan: string;
  /** Your address. */
  email: string;
  /** Calls that it may make on a UTC day; null for no limit. */
  calls_per_day: number | null;
  /** When it was made. */
  created_at: string;
  /** Whom to ask when the key is lost. */
  contact?: string;
}

export interface ListServicesArguments {}

export interface ListServicesResult {
  /** Revision of the offer. */
  version: string;
  /** Tool services by slug. */
  services: ServiceEntry[];
  /** Areas of /api. */
  areas: AreaEntry[];
  /** What webhooks can watch. */
  event_types: EventTypeEntry[];
}

export interface ListToolsArguments {
  /** Slug of the service. */
  service: string;
}

export interface OpenapiDocumentArguments {}

export interface LlmsTextArguments {}

export interface ApiReferenceArguments {}

export interface ClientSettingsArguments {}

export interface WebhookGuideArguments {}

export interface ListProblemsArguments {}

export interface GetProblemArguments {
  /** Code of the problem. */
  code: string;
}

export interface GetProblemResult {
  /** The code. */
  code: string;
  /** HTTP status of its answers. */
  status: number;
  /** What it means. */
  title: string;
  /** Its type where that is not this address. */
  type?: string;
  /** What to do. */
  remedy: string;
}

export interface HealthArguments {}

export interface HealthResult {
  status: HealthStatus;
  /** Revision of the offer. */
  version: string;
  /** Seconds since the start. */
  uptime_seconds: number;
  store?: {
    /** sqlite or postgres. */
    engine: string;
    /** Whether it can be read and written. */
    healthy: boolean;
  };
  /** Sources by id. */
  sources?: { [name: string]: SourceHealth };
  watching?: {
    /** Whether this process does the watching. */
    leading: boolean;
    /** What is watched for changes. */
    watches: { [name: string]: WatchHealth };
  };
  /** Departures of results from their schema by tool. */
  result_violations?: { [name: string]: number };
}

export interface HealthLiveArguments {}

export interface HealthLiveResult {
  /** It runs. */
  status: 'ok';
  /** Seconds since the start. */
  uptime_seconds: number;
}

export interface HealthReadyArguments {}

export interface HealthReadyResult {
  status: HealthStatus;
}

export interface MetricsArguments {}

export interface AdminCreateKeyArguments {
  /** Its owner's e-mail address. */
  email: string;
  /** Plan of the key. */
  plan: Plan;
}

export interface AdminListKeysArguments {
  /** Only keys of this e-mail address; name+word@ is name@. */
  email?: string;
  /** Rows a page. */
  limit: number;
  /** Where the page before ended. */
  cursor?: string;
}

export interface AdminListKeysResult {
  /** Newest first. */
  keys: KeyEntry[];
  /** Cursor of the next page; null at the end. */
  next_cursor: string | null;
}

export interface AdminRotateKeyArguments {
  /** Id of the key. */
  id: string;
  /** How long the old one still works. */
  overlap_seconds: number;
}

export interface AdminRevokeKeyArguments {
  /** Id of the key. */
  id: string;
}

export interface AdminChangePlanArguments {
  /** Id of the key. */
  id: string;
  /** Its plan from now on. */
  plan: Plan;
}

export interface PullWebhookEventsArguments {
  /** Id of the subscription. */
  subscription_id: string;
  /** Sequence number of the last event that is known. */
  after: number;
  /** Events at most; fewer when they are large. */
  limit: number;
}

export interface PullWebhookEventsResult {
  /** In order. */
  events: WebhookEvent[];
  /** What to give as after to go on. */
  next_after: number;
  /** Whether there are further ones now. */
  more: boolean;
  /** The lowest sequence number that can be had; null when there is none. */
  oldest: number | null;
}

export interface AdminRedeliverWebhooksArguments {
  /** Id of the subscription. */
  id: string;
  /** First event; alone it means this one. */
  from_sequence?: number;
  /** Last event, included. */
  to_sequence?: number;
}

export interface AdminRedeliverWebhooksResult {
  /** Id of the subscription. */
  id: string;
  /** How many events are due again. */
  redelivered: number;
}

export interface AdminRotateWebhookSecretArguments {
  /** Id of the subscription. */
  id: string;
  /** How long the old one signs too. */
  overlap_seconds: number;
}

export interface AdminRotateWebhookSecretResult {
  /** Id of the subscription. */
  id: string;
  /** The new secret, shown once: keep it. */
  secret: string;
  /** Until when the old one signs too. */
  previous_valid_until: string | null;
}

export interface AdminListFeedbackArguments {
  /** Rows a page. */
  limit: number;
  /** Where the page before ended. */
  cursor?: string;
}

export interface AdminListFeedbackResult {
  /** Newest first. */
  feedback: FeedbackEntry[];
  /** Cursor of the next page; null at the end. */
  next_cursor: string | null;
}
