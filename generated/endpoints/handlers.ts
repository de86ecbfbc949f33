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
  AdminEraseAnswersArguments,
  AdminEraseAnswersResult,
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
  ClearTestInboxArguments,
  ClearTestInboxResult,
  ClientSettingsArguments,
  CreateTestInboxArguments,
  CreateTestInboxResult,
  DeleteTestInboxArguments,
  DeleteTestInboxResult,
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
  ReadTestInboxArguments,
  ReadTestInboxResult,
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
  /** Returns the server's name, its contract revision, how to get a key, and links to everything else. */
  front_page: EndpointHandler<FrontPageArguments, FrontPageResult>;
  /**
   * Returns an API key for the free plan. The key is shown only once: store it. Each email address can have one
   * active key, and name+word@ counts as name@. The operator rotates or revokes lost keys. A server that sends email
   * returns 202 for every valid address; the email contains a link to the key. This also replaces a lost key.
   */
  sign_up: EndpointHandler<SignUpArguments, SignUpResult | OtherStatus<object>>;
  /** Page with a button that reveals the key. Opening the page does not use up the link. */
  sign_up_link: EndpointHandler<SignUpLinkArguments, ServedDocument>;
  /**
   * Page that shows the key once. If the address had a key before, it is replaced: the id, quota and subscriptions
   * are kept, and the old key stops working.
   */
  redeem_sign_up_link: EndpointHandler<RedeemSignUpLinkArguments, ServedDocument>;
  /**
   * Returns the plan, the calls used and left today, and the calls of the last 30 days by day and service, with a
   * delay of a few seconds. Does not count against the quota, but has its own burst limit.
   */
  key_usage: EndpointHandler<KeyUsageArguments, KeyUsageResult>;
  /**
   * Returns a new key, shown only once. The old key works until the overlap ends. The plan, quota and subscriptions
   * are kept. Does not count against the quota, but has its own burst limit.
   */
  key_rotate: EndpointHandler<KeyRotateArguments, KeyRotateResult>;
  /**
   * Revokes the key in every process within a second and ends its subscriptions. This cannot be undone. The email
   * address can sign up again.
   */
  key_revoke: EndpointHandler<KeyRevokeArguments, KeyRevokeResult>;
  /** Returns every service with its tools, lifecycle and URLs. */
  list_services: EndpointHandler<ListServicesArguments, ListServicesResult>;
  /** Returns every tool of one service with the JSON Schemas of its arguments and its result. */
  list_tools: EndpointHandler<ListToolsArguments, ServedDocument>;
  /** The OpenAPI 3.1 document of all services and endpoints. */
  openapi_document: EndpointHandler<OpenapiDocumentArguments, ServedDocument>;
  /** The OpenAPI 3.1 document of one service or area of /api, for generators and models with limited context. */
  service_openapi_document: EndpointHandler<ServiceOpenapiDocumentArguments, ServedDocument>;
  /** Plain-text overview, at most 8 KB, of what the server offers and where, in the llmstxt.org format. */
  llms_text: EndpointHandler<LlmsTextArguments, ServedDocument>;
  /** Every tool and endpoint with its arguments and description, as plain text. */
  llms_full_text: EndpointHandler<LlmsFullTextArguments, ServedDocument>;
  /** URLs of each service and its description, in the RFC 9727 format. */
  api_catalog: EndpointHandler<ApiCatalogArguments, ServedDocument>;
  /**
   * Page that links to the API reference, the settings for MCP clients, the guide to receiving webhooks, the error
   * codes and the changelog.
   */
  documentation: EndpointHandler<DocumentationArguments, ServedDocument>;
  /** Page that shows this document one service at a time and lets you call its operations. */
  api_reference: EndpointHandler<ApiReferenceArguments, ServedDocument>;
  /** Configuration for common MCP clients, with the address of this server filled in. */
  client_settings: EndpointHandler<ClientSettingsArguments, ServedDocument>;
  /**
   * How to receive events: verify the signature, respond quickly, use the id and the sequence number, and fill gaps.
   */
  webhook_guide: EndpointHandler<WebhookGuideArguments, ServedDocument>;
  /** Table of error codes with status, title and remedy. */
  list_problems: EndpointHandler<ListProblemsArguments, ServedDocument>;
  /** What an error code means and what to do about it. The type of each problem links here. */
  get_problem: EndpointHandler<GetProblemArguments, GetProblemResult>;
  /**
   * Status of the server, its database and each source. If the server restricts its metrics to operators, everything
   * except status, release, version and uptime requires the operator token.
   */
  health: EndpointHandler<HealthArguments, HealthResult | OtherStatus<HealthResult>>;
  /**
   * The status of each source with its success rate and median response time over 24 hours and 30 days, and the time
   * of each watch's last poll. If the server restricts its metrics to operators, everything except the states
   * requires the operator token.
   */
  status_document: EndpointHandler<StatusDocumentArguments, StatusDocumentResult | OtherStatus<StatusDocumentResult>>;
  /** For supervisors: restart a process that does not respond. Checks nothing else. */
  health_live: EndpointHandler<HealthLiveArguments, HealthLiveResult>;
  /** For load balancers: ready while the database is readable and writable and the server is not shutting down. */
  health_ready: EndpointHandler<HealthReadyArguments, HealthReadyResult | OtherStatus<HealthReadyResult>>;
  /**
   * Metrics of calls, sources, database and process in the Prometheus text format. Some servers show them only to
   * operators.
   */
  metrics: EndpointHandler<MetricsArguments, ServedDocument>;
  /** Creates a key with any plan. The key is shown only once. */
  admin_create_key: EndpointHandler<AdminCreateKeyArguments, AdminCreateKeyResult>;
  /** Keys with plan, email address and last use, newest first. With email, only the keys of that owner. */
  admin_list_keys: EndpointHandler<AdminListKeysArguments, AdminListKeysResult>;
  /** Returns a new key. The old key works until the overlap ends. The id, plan and quota are kept. */
  admin_rotate_key: EndpointHandler<AdminRotateKeyArguments, AdminRotateKeyResult>;
  /** Revokes the key. Every process rejects it within a second. */
  admin_revoke_key: EndpointHandler<AdminRevokeKeyArguments, AdminRevokeKeyResult>;
  /**
   * Revokes every key of the address, so it can sign up again and receive another email today. name+word@ counts as
   * name@.
   */
  admin_free_email: EndpointHandler<AdminFreeEmailArguments, AdminFreeEmailResult>;
  /** Actions of operators and key owners, in order, starting after the given entry number. */
  admin_audit: EndpointHandler<AdminAuditArguments, AdminAuditResult>;
  /** All blocks, newest first, including expired ones. */
  admin_list_blocks: EndpointHandler<AdminListBlocksArguments, AdminListBlocksResult>;
  /**
   * Blocks a network, an email domain with the keys of its addresses, or a key. Every process returns 403 within a
   * second or two. For an existing block, updates the reason and end. Operator, health and metrics endpoints stay
   * accessible.
   */
  admin_block: EndpointHandler<AdminBlockArguments, AdminBlockResult>;
  /** Removes a block. */
  admin_unblock: EndpointHandler<AdminUnblockArguments, AdminUnblockResult>;
  /**
   * Erases all data of an email address: keys, usage, subscriptions with their deliveries, test inboxes, feedback,
   * OAuth sign-ins and emailed links. Also erases stored results that contain the address, ignoring case. This cannot
   * be undone; a second call finds nothing.
   */
  admin_erase: EndpointHandler<AdminEraseArguments, AdminEraseResult>;
  /**
   * Erases all stored results whose arguments or result contain the given string, ignoring case. Their URLs stop
   * working. Reads every stored result, which can take a minute. A later call to the same tool stores a new result;
   * set ALMANAC_ANSWERS_MB=0 to store none.
   */
  admin_erase_answers: EndpointHandler<AdminEraseAnswersArguments, AdminEraseAnswersResult>;
  /** Applies the new plan's quota to the key immediately. Calls already made today still count. */
  admin_change_plan: EndpointHandler<AdminChangePlanArguments, AdminChangePlanResult>;
  /**
   * Returns the events of the last 72 hours after a sequence number, in order and as sent, whether delivered or not.
   * A receiver that was offline can request exactly the events it missed. Does not count against the quota. Each key
   * can request one page at a time, and a page ends at 512 KiB. If more is true, continue with next_after.
   */
  pull_webhook_events: EndpointHandler<PullWebhookEventsArguments, PullWebhookEventsResult>;
  /**
   * Sends a signed ping to the receiver immediately, even while deliveries are paused, and returns the result. Not
   * recorded in any counter. Does not count against the quota, but has its own burst limit and queues with ordinary
   * deliveries.
   */
  ping_webhook: EndpointHandler<PingWebhookArguments, PingWebhookResult>;
  /**
   * Sends a signed event of the subscription's type, with test set and without a sequence number. Its data is the
   * latest change of this type that the server recorded, or an example if there is none; sample reports which.
   * Otherwise it behaves like a ping.
   */
  test_webhook: EndpointHandler<TestWebhookArguments, TestWebhookResult>;
  /**
   * Resends each event in a range of sequence numbers, with the same ids and without retries. Covers at most 1,000
   * events of the last 72 hours. Does not count against the quota, but has its own burst limit.
   */
  redeliver_webhook: EndpointHandler<RedeliverWebhookArguments, RedeliverWebhookResult>;
  /**
   * Returns the URL of the key's test inbox; creates the inbox if it does not exist. To try webhooks without a
   * receiver, use the URL as the callback_url of a subscription of the same key. The inbox keeps the latest 50
   * deliveries (at most 1 MiB) for 24 hours and is deleted if it is not read for 7 days.
   */
  create_test_inbox: EndpointHandler<CreateTestInboxArguments, CreateTestInboxResult>;
  /**
   * Returns the deliveries that the key's test inbox received, newest first. Does not count against the quota. Each
   * key can make one request at a time, 5 per second.
   */
  read_test_inbox: EndpointHandler<ReadTestInboxArguments, ReadTestInboxResult>;
  /** Deletes all messages of the key's test inbox. */
  clear_test_inbox: EndpointHandler<ClearTestInboxArguments, ClearTestInboxResult>;
  /**
   * Deletes the key's test inbox and its messages. Subscriptions that use it are paused at their next event, with the
   * reason inbox_not_found. A new inbox has a different URL.
   */
  delete_test_inbox: EndpointHandler<DeleteTestInboxArguments, DeleteTestInboxResult>;
  /** Subscriptions of all keys, except ended subscriptions, with their delivery status, sorted by id. */
  admin_list_webhooks: EndpointHandler<AdminListWebhooksArguments, AdminListWebhooksResult>;
  /**
   * Makes one more attempt for each event in a range of sequence numbers or, without a range, for all failed events,
   * with the same ids. Covers the last 72 hours, without retries.
   */
  admin_redeliver_webhooks: EndpointHandler<AdminRedeliverWebhooksArguments, AdminRedeliverWebhooksResult>;
  /** Returns a new secret. Until the overlap ends, every delivery carries both signatures in one header. */
  admin_rotate_webhook_secret: EndpointHandler<AdminRotateWebhookSecretArguments, AdminRotateWebhookSecretResult>;
  /** Feedback received through report_feedback, newest first. */
  admin_list_feedback: EndpointHandler<AdminListFeedbackArguments, AdminListFeedbackResult>;
}
