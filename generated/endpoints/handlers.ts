// Generated from spec/platform.yaml by `make generate`: do not edit.

import type { EndpointHandler, OtherStatus, ServedDocument } from '../../runtime/contract/endpoint.ts';
import type {
  AdminAuditArguments,
  AdminAuditResult,
  AdminBlockArguments,
  AdminBlockResult,
  AdminChangePlanArguments,
  AdminChangePlanResult,
  AdminCreateKeyArguments,
  AdminCreateKeyResult,
  AdminEraseArguments,
  AdminEraseResult,
  AdminFreeEmailArguments,
  AdminFreeEmailResult,
  AdminListBlocksArguments,
  AdminListBlocksResult,
  AdminListFeedbackArguments,
  AdminListFeedbackResult,
  AdminListKeysArguments,
  AdminListKeysResult,
  AdminListWebhooksArguments,
  AdminListWebhooksResult,
  AdminRedeliverWebhooksArguments,
  AdminRedeliverWebhooksResult,
  AdminRevokeKeyArguments,
  AdminRevokeKeyResult,
  AdminRotateKeyArguments,
  AdminRotateKeyResult,
  AdminRotateWebhookSecretArguments,
  AdminRotateWebhookSecretResult,
  AdminUnblockArguments,
  AdminUnblockResult,
  ApiCatalogArguments,
  ApiReferenceArguments,
  ClientSettingsArguments,
  DocumentationArguments,
  FrontPageArguments,
  FrontPageResult,
  GetProblemArguments,
  GetProblemResult,
  HealthArguments,
  HealthLiveArguments,
  HealthLiveResult,
  HealthReadyArguments,
  HealthReadyResult,
  HealthResult,
  KeyRevokeArguments,
  KeyRevokeResult,
  KeyRotateArguments,
  KeyRotateResult,
  KeyUsageArguments,
  KeyUsageResult,
  ListProblemsArguments,
  ListServicesArguments,
  ListServicesResult,
  ListToolsArguments,
  LlmsFullTextArguments,
  LlmsTextArguments,
  MetricsArguments,
  OpenapiDocumentArguments,
  PingWebhookArguments,
  PingWebhookResult,
  PullWebhookEventsArguments,
  PullWebhookEventsResult,
  RedeemSignUpLinkArguments,
  RedeliverWebhookArguments,
  RedeliverWebhookResult,
  ServiceOpenapiDocumentArguments,
  SignUpArguments,
  SignUpLinkArguments,
  SignUpResult,
  StatusDocumentArguments,
  StatusDocumentResult,
  TestWebhookArguments,
  TestWebhookResult,
  WebhookGuideArguments,
} from './types.ts';

/** The platform's own endpoints. */
export interface PlatformHandlers {
  /** Its name, the revision of its offer, how to get a key, and the addresses of everything else. */
  front_page: EndpointHandler<FrontPageArguments, FrontPageResult>;
  /**
   * Gives an API key of the free plan. The key is shown once: keep it. One active key an e-mail address, where
   * name+word@ is name@; a lost key is rotated or revoked by the operator. A server that sends mail answers 202 to
   * every valid address: the key then comes over a link in the mail, which also replaces a lost one.
   */
  sign_up: EndpointHandler<SignUpArguments, SignUpResult | OtherStatus<object>>;
  /** A page with a button that gives the key. Opening it uses nothing up. */
  sign_up_link: EndpointHandler<SignUpLinkArguments, ServedDocument>;
  /**
   * A page that shows the key, once. A key that the address had before is replaced: it keeps its id, quota and
   * subscriptions, and the old text ends.
   */
  redeem_sign_up_link: EndpointHandler<RedeemSignUpLinkArguments, ServedDocument>;
  /**
   * Its plan, what is used and left today, and its calls of the last 30 days by day and service, some seconds behind.
   * Costs no quota; has a burst cap of its own.
   */
  key_usage: EndpointHandler<KeyUsageArguments, KeyUsageResult>;
  /**
   * Gives a new key, shown once; the old one works until the overlap ends. Plan, quota and subscriptions stay. Costs
   * no quota; has a burst cap of its own.
   */
  key_rotate: EndpointHandler<KeyRotateArguments, KeyRotateResult>;
  /**
   * The key is refused from now on, in every process within a second, and its subscriptions end. It cannot be undone.
   * The address may sign up again.
   */
  key_revoke: EndpointHandler<KeyRevokeArguments, KeyRevokeResult>;
  /** Every service with its tools, lifecycle and addresses. */
  list_services: EndpointHandler<ListServicesArguments, ListServicesResult>;
  /** Every tool of one service with the JSON Schemas of its arguments and result. */
  list_tools: EndpointHandler<ListToolsArguments, ServedDocument>;
  /** The OpenAPI 3.1 document of everything that is offered. */
  openapi_document: EndpointHandler<OpenapiDocumentArguments, ServedDocument>;
  /**
   * The OpenAPI 3.1 document of one service or area of /api, for generators and models that cannot take the whole.
   */
  service_openapi_document: EndpointHandler<ServiceOpenapiDocumentArguments, ServedDocument>;
  /** What is offered and where it is, as plain text of at most 8 KB, in the form of llmstxt.org. */
  llms_text: EndpointHandler<LlmsTextArguments, ServedDocument>;
  /** Every tool and endpoint with its arguments and its description, as plain text. */
  llms_full_text: EndpointHandler<LlmsFullTextArguments, ServedDocument>;
  /** Where each service is described and served, as RFC 9727 has it. */
  api_catalog: EndpointHandler<ApiCatalogArguments, ServedDocument>;
  /**
   * A page that leads to the API reference, the settings of MCP clients, the guide for receivers of webhooks,
   * problems and changes.
   */
  documentation: EndpointHandler<DocumentationArguments, ServedDocument>;
  /** A page that shows this document, a service at a time, and calls what it lists. */
  api_reference: EndpointHandler<ApiReferenceArguments, ServedDocument>;
  /** What to put where in each well-known MCP client, with the address of this server filled in. */
  client_settings: EndpointHandler<ClientSettingsArguments, ServedDocument>;
  /** How to receive events: verify the signature, answer fast, use the id and the sequence, mend a gap. */
  webhook_guide: EndpointHandler<WebhookGuideArguments, ServedDocument>;
  /** The table of problem codes: status, title and the way out of each. */
  list_problems: EndpointHandler<ListProblemsArguments, ServedDocument>;
  /** What a problem code means and what to do about it: where the type of a problem leads. */
  get_problem: EndpointHandler<GetProblemArguments, GetProblemResult>;
  /**
   * State of the server, its store and each source. Where the server shows its numbers to operators alone, everything
   * but status, release, version and uptime needs the operator's token.
   */
  health: EndpointHandler<HealthArguments, HealthResult | OtherStatus<HealthResult>>;
  /**
   * The state of each source with the share of answered requests and the median time of the last 24 hours and 30
   * days, and when each watch last looked. Where the server shows its numbers to operators alone, everything but
   * words of health needs the operator's token.
   */
  status_document: EndpointHandler<StatusDocumentArguments, StatusDocumentResult | OtherStatus<StatusDocumentResult>>;
  /** For supervisors: a process that does not answer this should be started again. It looks at nothing else. */
  health_live: EndpointHandler<HealthLiveArguments, HealthLiveResult>;
  /** For balancers: ready while the store can be read and written and the server is not stopping. */
  health_ready: EndpointHandler<HealthReadyArguments, HealthReadyResult | OtherStatus<HealthReadyResult>>;
  /** Calls, sources, store and process in the Prometheus text format. Some servers show them to operators alone. */
  metrics: EndpointHandler<MetricsArguments, ServedDocument>;
  /** Gives a key of any plan. The key is shown once. */
  admin_create_key: EndpointHandler<AdminCreateKeyArguments, AdminCreateKeyResult>;
  /** Keys with plan, e-mail address and last use, newest first; of one owner with email. */
  admin_list_keys: EndpointHandler<AdminListKeysArguments, AdminListKeysResult>;
  /** Gives a new key; the old one works until the overlap ends. Id, plan and quota stay. */
  admin_rotate_key: EndpointHandler<AdminRotateKeyArguments, AdminRotateKeyResult>;
  /** The key is refused from now on, by every process within a second. */
  admin_revoke_key: EndpointHandler<AdminRevokeKeyArguments, AdminRevokeKeyResult>;
  /**
   * Ends every key of the address, where name+word@ is name@, so that it can sign up anew, and be mailed again today.
   */
  admin_free_email: EndpointHandler<AdminFreeEmailArguments, AdminFreeEmailResult>;
  /** What operators and owners of keys did, in its order, after a number. */
  admin_audit: EndpointHandler<AdminAuditArguments, AdminAuditResult>;
  /** Who is kept out, newest first; blocks that are over among them. */
  admin_list_blocks: EndpointHandler<AdminListBlocksArguments, AdminListBlocksResult>;
  /**
   * Keeps out a network, the addresses of a mail domain with their keys, or a key: by every process within a second
   * or two, with 403. What is blocked already gets the new reason and end. Addresses of operators, health and metrics
   * stay open.
   */
  admin_block: EndpointHandler<AdminBlockArguments, AdminBlockResult>;
  /** Lets in again who was kept out. */
  admin_unblock: EndpointHandler<AdminUnblockArguments, AdminUnblockResult>;
  /**
   * Erases what is kept of an e-mail address, where name+word@ is name@: keys, usage, subscriptions with their
   * deliveries, feedback, sign-ins by OAuth and mailed links. It cannot be undone; doing it again finds nothing.
   */
  admin_erase: EndpointHandler<AdminEraseArguments, AdminEraseResult>;
  /** The key has the other plan's quota from now on; calls already made today count. */
  admin_change_plan: EndpointHandler<AdminChangePlanArguments, AdminChangePlanResult>;
  /**
   * The events of the last 72 hours after a sequence number, in order and as they were sent, delivered or not: a
   * receiver that was away asks for exactly what it missed. Costs no quota; a key pulls one page at a time, and a
   * page ends at 512 KiB: more says that there are further ones, next_after where they begin.
   */
  pull_webhook_events: EndpointHandler<PullWebhookEventsArguments, PullWebhookEventsResult>;
  /**
   * Sends a signed ping to the receiver at once, also while its deliveries are paused, and tells what came of it.
   * Counted nowhere. Costs no quota; has a burst cap of its own, and takes its turn among ordinary deliveries.
   */
  ping_webhook: EndpointHandler<PingWebhookArguments, PingWebhookResult>;
  /**
   * Sends an event of the subscription's type with made-up data to the receiver, signed, with test set and without a
   * sequence number; else as a ping.
   */
  test_webhook: EndpointHandler<TestWebhookArguments, TestWebhookResult>;
  /**
   * One more attempt for each event after one sequence number up to another, at most 1,000 of the last 72 hours,
   * under the same ids; no retries follow. Costs no quota; has a burst cap of its own.
   */
  redeliver_webhook: EndpointHandler<RedeliverWebhookArguments, RedeliverWebhookResult>;
  /** Subscriptions of all keys that were not ended, with how their deliveries go, in the order of their ids. */
  admin_list_webhooks: EndpointHandler<AdminListWebhooksArguments, AdminListWebhooksResult>;
  /**
   * One more attempt each, under the same id: for the events of a range of sequence numbers, or without one for all
   * that failed. Events of the last 72 hours; no retries follow.
   */
  admin_redeliver_webhooks: EndpointHandler<AdminRedeliverWebhooksArguments, AdminRedeliverWebhooksResult>;
  /** Gives a new secret; until the overlap ends every delivery carries both signatures in one header. */
  admin_rotate_webhook_secret: EndpointHandler<AdminRotateWebhookSecretArguments, AdminRotateWebhookSecretResult>;
  /** What report_feedback received, newest first. */
  admin_list_feedback: EndpointHandler<AdminListFeedbackArguments, AdminListFeedbackResult>;
}
