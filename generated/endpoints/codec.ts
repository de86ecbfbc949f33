// Generated from spec/platform.yaml by `make generate`: do not edit.

import type { Decoded, RawArguments } from '../../runtime/contract/operation.ts';
import { published } from '../../runtime/contract/published.ts';
import { ArgumentReader } from '../../runtime/decoding/arguments.ts';
import type {
  AdminAuditArguments,
  AdminBlockArguments,
  AdminChangePlanArguments,
  AdminCreateKeyArguments,
  AdminEraseAnswersArguments,
  AdminEraseArguments,
  AdminFreeEmailArguments,
  AdminListBlocksArguments,
  AdminListFeedbackArguments,
  AdminListKeysArguments,
  AdminListWebhooksArguments,
  AdminRedeliverWebhooksArguments,
  AdminRevokeKeyArguments,
  AdminRotateKeyArguments,
  AdminRotateWebhookSecretArguments,
  AdminUnblockArguments,
  GetProblemArguments,
  KeyRotateArguments,
  ListToolsArguments,
  PingWebhookArguments,
  PullWebhookEventsArguments,
  ReadTestInboxArguments,
  RedeemSignUpLinkArguments,
  RedeliverWebhookArguments,
  ServiceOpenapiDocumentArguments,
  SignUpArguments,
  SignUpLinkArguments,
  TestWebhookArguments,
} from './types.ts';

/** Kind of block. */
export const BLOCK_KIND_VALUES = ['network', 'email_domain', 'key'] as const;

/** Kind of feedback. */
export const FEEDBACK_TYPE_VALUES = ['bug', 'feature_request', 'general'] as const;

/** Whether the server can handle calls, and if not, why. */
export const HEALTH_STATUS_VALUES = ['ok', 'store_unavailable', 'stopping'] as const;

/** Who created the key: its owner, by signing up, or an operator. */
export const KEY_ORIGIN_VALUES = ['signup', 'operator'] as const;

/** Plan of a key. */
export const PLAN_VALUES = ['free', 'partner', 'unlimited'] as const;

const STATE_VALUES = ['ok', 'slow', 'failing', 'not_configured', 'preparing', 'recorded', 'unknown'] as const;

/** spec/platform.yaml#records.ServiceQuality */
export const serviceQualityFields = published.fields({
  level: published.string(),
  next: published.string({ optional: true }),
  missing: published.list(published.string()),
  verified: published.string({ optional: true, format: 'date' }),
});

/** spec/platform.yaml#records.AreaEntry */
export const areaEntryFields = published.fields({
  slug: published.string(),
  title: published.string(),
  summary: published.string(),
  lifecycle: published.string(),
  quality: published.record(serviceQualityFields, { optional: true }),
  openapi: published.string(),
  paths: published.list(published.string()),
});

/** spec/platform.yaml#records.AuditEntry */
export const auditEntryFields = published.fields({
  sequence: published.integer({ minimum: 1 }),
  at: published.string({ format: 'date-time' }),
  by: published.string(),
  action: published.string(),
  subject: published.string({ nullable: true }),
  details: published.map(published.scalar(['string', 'number'], { nullable: true })),
  address: published.string({ nullable: true }),
  request_id: published.string({ nullable: true }),
});

/** spec/platform.yaml#records.BlockEntry */
export const blockEntryFields = published.fields({
  id: published.string(),
  kind: published.choice(BLOCK_KIND_VALUES),
  value: published.string(),
  reason: published.string(),
  until: published.string({ nullable: true, format: 'date-time' }),
  created_at: published.string({ format: 'date-time' }),
  created_by: published.string(),
});

/** spec/platform.yaml#records.DayOfCalls */
export const dayOfCallsFields = published.fields({
  day: published.string({ format: 'date' }),
  calls: published.integer({ minimum: 0 }),
  failed: published.integer({ minimum: 0 }),
  services: published.map(published.integer()),
});

/** spec/platform.yaml#records.Deprecation */
export const deprecationFields = published.fields({
  since: published.string({ optional: true, format: 'date' }),
  removeAfter: published.string({ optional: true, format: 'date' }),
  use: published.string({ optional: true }),
});

/** spec/platform.yaml#records.EventTypeEntry */
export const eventTypeEntryFields = published.fields({
  type: published.string(),
  summary: published.string(),
  every_seconds: published.number(),
  compare: published.list(published.string()),
  deprecated: published.record(deprecationFields, { optional: true }),
});

/** spec/platform.yaml#records.FeedbackEntry */
export const feedbackEntryFields = published.fields({
  id: published.string({ format: 'uuid' }),
  service: published.string(),
  feedback_type: published.choice(FEEDBACK_TYPE_VALUES),
  feedback: published.string(),
  key_id: published.string({ nullable: true }),
  received_at: published.string({ format: 'date-time' }),
});

/** spec/platform.yaml#records.IssuedKey */
export const issuedKeyFields = published.fields({
  key: published.string(),
  id: published.string(),
  prefix: published.string(),
  plan: published.string(),
  email: published.string(),
  origin: published.choice(KEY_ORIGIN_VALUES),
  created_at: published.string({ format: 'date-time' }),
  rotated_at: published.string({ nullable: true, format: 'date-time' }),
  previous_valid_until: published.string({ nullable: true, format: 'date-time' }),
  last_used_at: published.string({ nullable: true, format: 'date-time' }),
  revoked_at: published.string({ nullable: true, format: 'date-time' }),
  calls_today: published.integer(),
});

/** spec/platform.yaml#records.KeyEntry */
export const keyEntryFields = published.fields({
  id: published.string(),
  prefix: published.string(),
  plan: published.string(),
  email: published.string(),
  origin: published.choice(KEY_ORIGIN_VALUES),
  created_at: published.string({ format: 'date-time' }),
  rotated_at: published.string({ nullable: true, format: 'date-time' }),
  previous_valid_until: published.string({ nullable: true, format: 'date-time' }),
  last_used_at: published.string({ nullable: true, format: 'date-time' }),
  revoked_at: published.string({ nullable: true, format: 'date-time' }),
  calls_today: published.integer(),
});

/** spec/platform.yaml#records.ListBuilding */
export const listBuildingFields = published.fields({
  rows: published.integer(),
  expected: published.integer({ nullable: true }),
});

/** spec/platform.yaml#records.ListHealth */
export const listHealthFields = published.fields({
  source: published.string(),
  rows: published.integer(),
  built_at: published.string({ nullable: true, format: 'date-time' }),
  building: published.record(listBuildingFields, { nullable: true }),
  failure: published.string({ nullable: true }),
  failing_since: published.string({ nullable: true, format: 'date-time' }),
});

/** spec/platform.yaml#records.ServiceEntry */
export const serviceEntryFields = published.fields({
  slug: published.string(),
  title: published.string(),
  summary: published.string(),
  lifecycle: published.string(),
  quality: published.record(serviceQualityFields, { optional: true }),
  rest: published.string(),
  mcp: published.string(),
  openapi: published.string(),
  tools: published.list(published.string()),
});

/** spec/platform.yaml#records.SourceCache */
export const sourceCacheFields = published.fields({
  entries: published.integer(),
  bytes: published.integer(),
  hits: published.integer(),
  misses: published.integer(),
  stale: published.integer(),
});

/** spec/platform.yaml#records.SourceDeparture */
export const sourceDepartureFields = published.fields({
  field: published.string(),
  kind: published.string(),
  count: published.integer(),
  last: published.string({ format: 'date-time' }),
  example: published.string(),
});

/** spec/platform.yaml#records.SourceFailure */
export const sourceFailureFields = published.fields({
  at: published.string({ format: 'date-time' }),
  code: published.string(),
});

/** spec/platform.yaml#records.SourceHealth */
export const sourceHealthFields = published.fields({
  configured: published.boolean(),
  circuit: published.string(),
  in_flight: published.integer(),
  queued: published.integer(),
  requests: published.integer(),
  failures: published.integer(),
  last_success: published.string({ nullable: true, format: 'date-time' }),
  last_failure: published.record(sourceFailureFields, { nullable: true }),
  cache: published.record(sourceCacheFields),
  departures: published.list(published.record(sourceDepartureFields), { optional: true }),
});

/** spec/platform.yaml#records.SourceState */
export const sourceStateFields = published.fields({
  id: published.string(),
  title: published.string(),
  state: published.choice(STATE_VALUES),
  days: published.string({ maxLength: 90 }),
  since: published.string({ optional: true, nullable: true, format: 'date-time' }),
  note: published.string({ optional: true, nullable: true }),
  last_success: published.string({ optional: true, nullable: true, format: 'date-time' }),
  requests_24h: published.integer({ optional: true }),
  answered_24h: published.number({ optional: true, nullable: true, minimum: 0, maximum: 1 }),
  median_ms_24h: published.integer({ optional: true, nullable: true }),
  requests_30d: published.integer({ optional: true }),
  answered_30d: published.number({ optional: true, nullable: true, minimum: 0, maximum: 1 }),
  median_ms_30d: published.integer({ optional: true, nullable: true }),
  last_failure: published.string({ optional: true, nullable: true }),
});

/** spec/platform.yaml#records.StandingWebhook */
export const standingWebhookFields = published.fields({
  id: published.string({ format: 'uuid' }),
  key_id: published.string(),
  entity_type: published.string(),
  host: published.string(),
  status: published.string(),
  failures: published.integer({ minimum: 0 }),
  pending: published.integer({ minimum: 0 }),
  last_sequence: published.integer({ minimum: 0 }),
  circuit_open_since: published.string({ nullable: true, format: 'date-time' }),
  circuit_open_reason: published.string({ nullable: true }),
  created_at: published.string({ format: 'date-time' }),
});

/** spec/platform.yaml#records.TestInbox */
export const testInboxFields = published.fields({
  url: published.string(),
  created_at: published.string({ format: 'date-time' }),
});

/** spec/platform.yaml#records.TestInboxMessage */
export const testInboxMessageFields = published.fields({
  number: published.integer({ minimum: 1 }),
  received_at: published.string({ format: 'date-time' }),
  subscription_id: published.string({ format: 'uuid' }),
  signature_verified: published.boolean(),
  headers: published.map(published.string()),
  body: published.string(),
});

/** spec/platform.yaml#records.WatchHealth */
export const watchHealthFields = published.fields({
  source: published.string(),
  every_seconds: published.number(),
  last_look: published.string({ nullable: true, format: 'date-time' }),
  failures: published.integer(),
  failure: published.string({ nullable: true }),
  changes: published.integer(),
});

/** spec/platform.yaml#records.WatchState */
export const watchStateFields = published.fields({
  type: published.string(),
  source: published.string(),
  state: published.choice(['ok', 'failing', 'unknown']),
  last_look: published.string({ nullable: true, format: 'date-time' }),
  every_seconds: published.number(),
  changes: published.integer({ minimum: 0 }),
  failure: published.string({ nullable: true }),
});

/** spec/platform.yaml#records.WebhookFetch */
export const webhookFetchFields = published.fields({
  path: published.string(),
  arguments: published.map(published.string()),
});

/** spec/platform.yaml#records.WebhookEventData */
export const webhookEventDataFields = published.fields({
  entity_id: published.string(),
  change: published.choice(['created', 'updated', 'removed']),
  fields_changed: published.list(published.string()),
  truncated: published.boolean({ optional: true }),
  fetch: published.record(webhookFetchFields, { optional: true }),
});

/** spec/platform.yaml#records.WebhookEvent */
export const webhookEventFields = published.fields({
  id: published.string(),
  type: published.string(),
  timestamp: published.string({ format: 'date-time' }),
  sequence: published.integer(),
  data: published.record(webhookEventDataFields),
});

/** spec/platform.yaml#records.WebhookTrial */
export const webhookTrialFields = published.fields({
  id: published.string({ format: 'uuid' }),
  event_id: published.string(),
  delivered: published.boolean(),
  response_code: published.integer({ nullable: true }),
  error: published.string({ nullable: true }),
  duration_ms: published.integer({ minimum: 0 }),
  sample: published.choice(['latest_event', 'example'], { optional: true }),
  sample_at: published.string({ optional: true, format: 'date-time' }),
});

/** Result of spec/platform.yaml#endpoints.front_page */
export const frontPageResult = published.record(published.fields({
  title: published.string(),
  summary: published.string(),
  version: published.string(),
  key: published.string(),
  contact: published.string({ optional: true }),
  documentation: published.string(),
  api_reference: published.string(),
  clients: published.string(),
  webhooks: published.string(),
  openapi: published.string(),
  llms: published.string(),
  services: published.string(),
  mcp: published.string(),
  health: published.string(),
}));

/** spec/platform.yaml#endpoints.sign_up */
export function decodeSignUp(raw: RawArguments): Decoded<SignUpArguments> {
  const read = new ArgumentReader(raw, ['email']);
  return read.finish<SignUpArguments>({
    email: read.string('email', { required: true, minLength: 1, maxLength: 254 }),
  });
}

/** Result of spec/platform.yaml#endpoints.sign_up */
export const signUpResult = published.record(published.fields({
  key: published.string(),
  id: published.string(),
  plan: published.string(),
  email: published.string(),
  calls_per_day: published.integer({ nullable: true }),
  created_at: published.string({ format: 'date-time' }),
  contact: published.string({ optional: true }),
}));

/** spec/platform.yaml#endpoints.sign_up_link */
export function decodeSignUpLink(raw: RawArguments): Decoded<SignUpLinkArguments> {
  const read = new ArgumentReader(raw, ['token']);
  return read.finish<SignUpLinkArguments>({
    token: read.string('token', { required: true, minLength: 1, maxLength: 100 }),
  });
}

/** spec/platform.yaml#endpoints.redeem_sign_up_link */
export function decodeRedeemSignUpLink(raw: RawArguments): Decoded<RedeemSignUpLinkArguments> {
  const read = new ArgumentReader(raw, ['token']);
  return read.finish<RedeemSignUpLinkArguments>({
    token: read.string('token', { required: true, minLength: 1, maxLength: 100 }),
  });
}

/** Result of spec/platform.yaml#endpoints.key_usage */
export const keyUsageResult = published.record(published.fields({
  plan: published.string(),
  calls_per_day: published.integer({ nullable: true }),
  used_today: published.integer({ minimum: 0 }),
  left_today: published.integer({ nullable: true }),
  days: published.list(published.record(dayOfCallsFields)),
}));

/** spec/platform.yaml#endpoints.key_rotate */
export function decodeKeyRotate(raw: RawArguments): Decoded<KeyRotateArguments> {
  const read = new ArgumentReader(raw, ['overlap_seconds']);
  return read.finish<KeyRotateArguments>({
    overlap_seconds: read.integer('overlap_seconds', { default: 86400, minimum: 0, maximum: 2592000 }),
  });
}

/** Result of spec/platform.yaml#endpoints.key_rotate */
export const keyRotateResult = published.record(issuedKeyFields);

/** Result of spec/platform.yaml#endpoints.key_revoke */
export const keyRevokeResult = published.record(published.fields({
  id: published.string(),
  revoked_at: published.string({ nullable: true, format: 'date-time' }),
}));

/** Result of spec/platform.yaml#endpoints.list_services */
export const listServicesResult = published.record(published.fields({
  version: published.string(),
  services: published.list(published.record(serviceEntryFields)),
  areas: published.list(published.record(areaEntryFields)),
  event_types: published.list(published.record(eventTypeEntryFields)),
}));

/** spec/platform.yaml#endpoints.list_tools */
export function decodeListTools(raw: RawArguments): Decoded<ListToolsArguments> {
  const read = new ArgumentReader(raw, ['service']);
  return read.finish<ListToolsArguments>({
    service: read.string('service', { required: true, minLength: 1, maxLength: 200 }),
  });
}

/** spec/platform.yaml#endpoints.service_openapi_document */
export function decodeServiceOpenapiDocument(raw: RawArguments): Decoded<ServiceOpenapiDocumentArguments> {
  const read = new ArgumentReader(raw, ['document']);
  return read.finish<ServiceOpenapiDocumentArguments>({
    document: read.string('document', { required: true, minLength: 1, maxLength: 200 }),
  });
}

/** spec/platform.yaml#endpoints.get_problem */
export function decodeGetProblem(raw: RawArguments): Decoded<GetProblemArguments> {
  const read = new ArgumentReader(raw, ['code']);
  return read.finish<GetProblemArguments>({
    code: read.string('code', { required: true, minLength: 1, maxLength: 200 }),
  });
}

/** Result of spec/platform.yaml#endpoints.get_problem */
export const getProblemResult = published.record(published.fields({
  code: published.string(),
  status: published.integer(),
  title: published.string(),
  type: published.string({ optional: true, format: 'uri' }),
  remedy: published.string(),
}));

/** Result of spec/platform.yaml#endpoints.health */
export const healthResult = published.record(published.fields({
  status: published.choice(HEALTH_STATUS_VALUES),
  release: published.string(),
  version: published.string(),
  uptime_seconds: published.integer(),
  store: published.record(published.fields({
    engine: published.string(),
    healthy: published.boolean(),
  }), { optional: true }),
  cache: published.record(published.fields({
    up: published.boolean(),
    since: published.string({ format: 'date-time' }),
  }), { optional: true }),
  sources: published.map(published.record(sourceHealthFields), { optional: true }),
  lists: published.map(published.record(listHealthFields), { optional: true }),
  watching: published.record(published.fields({
    leading: published.boolean(),
    watches: published.map(published.record(watchHealthFields)),
  }), { optional: true }),
  result_violations: published.map(published.integer(), { optional: true }),
}));

/** Result of spec/platform.yaml#endpoints.status_document */
export const statusDocumentResult = published.record(published.fields({
  status: published.choice(HEALTH_STATUS_VALUES),
  release: published.string(),
  version: published.string(),
  uptime_seconds: published.integer(),
  keys_waiting: published.integer({ optional: true }),
  sources: published.list(published.record(sourceStateFields)),
  watches: published.list(published.record(watchStateFields)),
}));

/** Result of spec/platform.yaml#endpoints.health_live */
export const healthLiveResult = published.record(published.fields({
  status: published.choice(['ok']),
  uptime_seconds: published.integer(),
}));

/** Result of spec/platform.yaml#endpoints.health_ready */
export const healthReadyResult = published.record(published.fields({
  status: published.choice(HEALTH_STATUS_VALUES),
}));

/** spec/platform.yaml#endpoints.admin_create_key */
export function decodeAdminCreateKey(raw: RawArguments): Decoded<AdminCreateKeyArguments> {
  const read = new ArgumentReader(raw, ['email', 'plan']);
  return read.finish<AdminCreateKeyArguments>({
    email: read.string('email', { required: true, minLength: 1, maxLength: 254 }),
    plan: read.choice('plan', PLAN_VALUES, { required: true }),
  });
}

/** Result of spec/platform.yaml#endpoints.admin_create_key */
export const adminCreateKeyResult = published.record(issuedKeyFields);

/** spec/platform.yaml#endpoints.admin_list_keys */
export function decodeAdminListKeys(raw: RawArguments): Decoded<AdminListKeysArguments> {
  const read = new ArgumentReader(raw, ['email', 'limit', 'cursor']);
  return read.finish<AdminListKeysArguments>({
    email: read.string('email', { maxLength: 254 }),
    limit: read.integer('limit', { default: 50, minimum: 1, maximum: 200 }),
    cursor: read.string('cursor', { maxLength: 200 }),
  });
}

/** Result of spec/platform.yaml#endpoints.admin_list_keys */
export const adminListKeysResult = published.record(published.fields({
  keys: published.list(published.record(keyEntryFields)),
  next_cursor: published.string({ nullable: true }),
}));

/** spec/platform.yaml#endpoints.admin_rotate_key */
export function decodeAdminRotateKey(raw: RawArguments): Decoded<AdminRotateKeyArguments> {
  const read = new ArgumentReader(raw, ['id', 'overlap_seconds']);
  return read.finish<AdminRotateKeyArguments>({
    id: read.string('id', { required: true, minLength: 1, maxLength: 60 }),
    overlap_seconds: read.integer('overlap_seconds', { default: 86400, minimum: 0, maximum: 2592000 }),
  });
}

/** Result of spec/platform.yaml#endpoints.admin_rotate_key */
export const adminRotateKeyResult = published.record(issuedKeyFields);

/** spec/platform.yaml#endpoints.admin_revoke_key */
export function decodeAdminRevokeKey(raw: RawArguments): Decoded<AdminRevokeKeyArguments> {
  const read = new ArgumentReader(raw, ['id']);
  return read.finish<AdminRevokeKeyArguments>({
    id: read.string('id', { required: true, minLength: 1, maxLength: 60 }),
  });
}

/** Result of spec/platform.yaml#endpoints.admin_revoke_key */
export const adminRevokeKeyResult = published.record(keyEntryFields);

/** spec/platform.yaml#endpoints.admin_free_email */
export function decodeAdminFreeEmail(raw: RawArguments): Decoded<AdminFreeEmailArguments> {
  const read = new ArgumentReader(raw, ['email']);
  return read.finish<AdminFreeEmailArguments>({
    email: read.string('email', { required: true, minLength: 1, maxLength: 254 }),
  });
}

/** Result of spec/platform.yaml#endpoints.admin_free_email */
export const adminFreeEmailResult = published.record(published.fields({
  email: published.string(),
  revoked: published.list(published.string()),
}));

/** spec/platform.yaml#endpoints.admin_audit */
export function decodeAdminAudit(raw: RawArguments): Decoded<AdminAuditArguments> {
  const read = new ArgumentReader(raw, ['after', 'limit']);
  return read.finish<AdminAuditArguments>({
    after: read.integer('after', { default: 0, minimum: 0, maximum: 9007199254740991 }),
    limit: read.integer('limit', { default: 50, minimum: 1, maximum: 200 }),
  });
}

/** Result of spec/platform.yaml#endpoints.admin_audit */
export const adminAuditResult = published.record(published.fields({
  entries: published.list(published.record(auditEntryFields)),
  next_after: published.integer(),
}));

/** spec/platform.yaml#endpoints.admin_list_blocks */
export function decodeAdminListBlocks(raw: RawArguments): Decoded<AdminListBlocksArguments> {
  const read = new ArgumentReader(raw, ['limit', 'cursor']);
  return read.finish<AdminListBlocksArguments>({
    limit: read.integer('limit', { default: 50, minimum: 1, maximum: 200 }),
    cursor: read.string('cursor', { maxLength: 200 }),
  });
}

/** Result of spec/platform.yaml#endpoints.admin_list_blocks */
export const adminListBlocksResult = published.record(published.fields({
  blocks: published.list(published.record(blockEntryFields)),
  next_cursor: published.string({ nullable: true }),
}));

/** spec/platform.yaml#endpoints.admin_block */
export function decodeAdminBlock(raw: RawArguments): Decoded<AdminBlockArguments> {
  const read = new ArgumentReader(raw, ['kind', 'value', 'reason', 'until']);
  return read.finish<AdminBlockArguments>({
    kind: read.choice('kind', BLOCK_KIND_VALUES, { required: true }),
    value: read.string('value', { required: true, minLength: 1, maxLength: 260 }),
    reason: read.string('reason', { required: true, minLength: 1, maxLength: 500 }),
    until: read.string('until', { maxLength: 500, format: 'date-time' }),
  });
}

/** Result of spec/platform.yaml#endpoints.admin_block */
export const adminBlockResult = published.record(blockEntryFields);

/** spec/platform.yaml#endpoints.admin_unblock */
export function decodeAdminUnblock(raw: RawArguments): Decoded<AdminUnblockArguments> {
  const read = new ArgumentReader(raw, ['id']);
  return read.finish<AdminUnblockArguments>({
    id: read.string('id', { required: true, minLength: 1, maxLength: 60 }),
  });
}

/** Result of spec/platform.yaml#endpoints.admin_unblock */
export const adminUnblockResult = published.record(blockEntryFields);

/** spec/platform.yaml#endpoints.admin_erase */
export function decodeAdminErase(raw: RawArguments): Decoded<AdminEraseArguments> {
  const read = new ArgumentReader(raw, ['email']);
  return read.finish<AdminEraseArguments>({
    email: read.string('email', { required: true, minLength: 1, maxLength: 254 }),
  });
}

/** Result of spec/platform.yaml#endpoints.admin_erase */
export const adminEraseResult = published.record(published.fields({
  keys: published.integer({ minimum: 0 }),
  usage_days: published.integer({ minimum: 0 }),
  subscriptions: published.integer({ minimum: 0 }),
  deliveries: published.integer({ minimum: 0 }),
  attempts: published.integer({ minimum: 0 }),
  feedback: published.integer({ minimum: 0 }),
  sign_ins: published.integer({ minimum: 0 }),
  links: published.integer({ minimum: 0 }),
  answers: published.integer({ minimum: 0 }),
}));

/** spec/platform.yaml#endpoints.admin_erase_answers */
export function decodeAdminEraseAnswers(raw: RawArguments): Decoded<AdminEraseAnswersArguments> {
  const read = new ArgumentReader(raw, ['contains']);
  return read.finish<AdminEraseAnswersArguments>({
    contains: read.string('contains', { required: true, minLength: 4, maxLength: 254 }),
  });
}

/** Result of spec/platform.yaml#endpoints.admin_erase_answers */
export const adminEraseAnswersResult = published.record(published.fields({
  answers: published.integer({ minimum: 0 }),
}));

/** spec/platform.yaml#endpoints.admin_change_plan */
export function decodeAdminChangePlan(raw: RawArguments): Decoded<AdminChangePlanArguments> {
  const read = new ArgumentReader(raw, ['id', 'plan']);
  return read.finish<AdminChangePlanArguments>({
    id: read.string('id', { required: true, minLength: 1, maxLength: 60 }),
    plan: read.choice('plan', PLAN_VALUES, { required: true }),
  });
}

/** Result of spec/platform.yaml#endpoints.admin_change_plan */
export const adminChangePlanResult = published.record(keyEntryFields);

/** spec/platform.yaml#endpoints.pull_webhook_events */
export function decodePullWebhookEvents(raw: RawArguments): Decoded<PullWebhookEventsArguments> {
  const read = new ArgumentReader(raw, ['subscription_id', 'after', 'limit']);
  return read.finish<PullWebhookEventsArguments>({
    subscription_id: read.string('subscription_id', { required: true, format: 'uuid' }),
    after: read.integer('after', { default: 0, minimum: 0, maximum: 9007199254740991 }),
    limit: read.integer('limit', { default: 100, minimum: 1, maximum: 1000 }),
  });
}

/** Result of spec/platform.yaml#endpoints.pull_webhook_events */
export const pullWebhookEventsResult = published.record(published.fields({
  events: published.list(published.record(webhookEventFields)),
  next_after: published.integer(),
  more: published.boolean(),
  oldest: published.integer({ nullable: true }),
}));

/** spec/platform.yaml#endpoints.ping_webhook */
export function decodePingWebhook(raw: RawArguments): Decoded<PingWebhookArguments> {
  const read = new ArgumentReader(raw, ['subscription_id']);
  return read.finish<PingWebhookArguments>({
    subscription_id: read.string('subscription_id', { required: true, format: 'uuid' }),
  });
}

/** Result of spec/platform.yaml#endpoints.ping_webhook */
export const pingWebhookResult = published.record(webhookTrialFields);

/** spec/platform.yaml#endpoints.test_webhook */
export function decodeTestWebhook(raw: RawArguments): Decoded<TestWebhookArguments> {
  const read = new ArgumentReader(raw, ['subscription_id']);
  return read.finish<TestWebhookArguments>({
    subscription_id: read.string('subscription_id', { required: true, format: 'uuid' }),
  });
}

/** Result of spec/platform.yaml#endpoints.test_webhook */
export const testWebhookResult = published.record(webhookTrialFields);

/** spec/platform.yaml#endpoints.redeliver_webhook */
export function decodeRedeliverWebhook(raw: RawArguments): Decoded<RedeliverWebhookArguments> {
  const read = new ArgumentReader(raw, ['subscription_id', 'after', 'until']);
  return read.finish<RedeliverWebhookArguments>({
    subscription_id: read.string('subscription_id', { required: true, format: 'uuid' }),
    after: read.integer('after', { required: true, minimum: 0, maximum: 9007199254740990 }),
    until: read.integer('until', { minimum: 1, maximum: 9007199254740991 }),
  });
}

/** Result of spec/platform.yaml#endpoints.redeliver_webhook */
export const redeliverWebhookResult = published.record(published.fields({
  id: published.string({ format: 'uuid' }),
  redelivered: published.integer({ minimum: 0 }),
}));

/** Result of spec/platform.yaml#endpoints.create_test_inbox */
export const createTestInboxResult = published.record(testInboxFields);

/** spec/platform.yaml#endpoints.read_test_inbox */
export function decodeReadTestInbox(raw: RawArguments): Decoded<ReadTestInboxArguments> {
  const read = new ArgumentReader(raw, ['after']);
  return read.finish<ReadTestInboxArguments>({
    after: read.integer('after', { default: 0, minimum: 0, maximum: 9007199254740991 }),
  });
}

/** Result of spec/platform.yaml#endpoints.read_test_inbox */
export const readTestInboxResult = published.record(published.fields({
  url: published.string(),
  created_at: published.string({ format: 'date-time' }),
  messages: published.list(published.record(testInboxMessageFields)),
}));

/** Result of spec/platform.yaml#endpoints.clear_test_inbox */
export const clearTestInboxResult = published.record(published.fields({
  status: published.choice(['cleared']),
}));

/** Result of spec/platform.yaml#endpoints.delete_test_inbox */
export const deleteTestInboxResult = published.record(published.fields({
  status: published.choice(['deleted']),
}));

/** spec/platform.yaml#endpoints.admin_list_webhooks */
export function decodeAdminListWebhooks(raw: RawArguments): Decoded<AdminListWebhooksArguments> {
  const read = new ArgumentReader(raw, ['limit', 'cursor']);
  return read.finish<AdminListWebhooksArguments>({
    limit: read.integer('limit', { default: 50, minimum: 1, maximum: 200 }),
    cursor: read.string('cursor', { maxLength: 200 }),
  });
}

/** Result of spec/platform.yaml#endpoints.admin_list_webhooks */
export const adminListWebhooksResult = published.record(published.fields({
  webhooks: published.list(published.record(standingWebhookFields)),
  next_cursor: published.string({ nullable: true }),
}));

/** spec/platform.yaml#endpoints.admin_redeliver_webhooks */
export function decodeAdminRedeliverWebhooks(raw: RawArguments): Decoded<AdminRedeliverWebhooksArguments> {
  const read = new ArgumentReader(raw, ['id', 'from_sequence', 'to_sequence']);
  return read.finish<AdminRedeliverWebhooksArguments>({
    id: read.string('id', { required: true, minLength: 1, maxLength: 60 }),
    from_sequence: read.integer('from_sequence', { minimum: 1, maximum: 9007199254740991 }),
    to_sequence: read.integer('to_sequence', { minimum: 1, maximum: 9007199254740991 }),
  });
}

/** Result of spec/platform.yaml#endpoints.admin_redeliver_webhooks */
export const adminRedeliverWebhooksResult = published.record(published.fields({
  id: published.string(),
  redelivered: published.integer(),
}));

/** spec/platform.yaml#endpoints.admin_rotate_webhook_secret */
export function decodeAdminRotateWebhookSecret(raw: RawArguments): Decoded<AdminRotateWebhookSecretArguments> {
  const read = new ArgumentReader(raw, ['id', 'overlap_seconds']);
  return read.finish<AdminRotateWebhookSecretArguments>({
    id: read.string('id', { required: true, minLength: 1, maxLength: 60 }),
    overlap_seconds: read.integer('overlap_seconds', { default: 86400, minimum: 0, maximum: 2592000 }),
  });
}

/** Result of spec/platform.yaml#endpoints.admin_rotate_webhook_secret */
export const adminRotateWebhookSecretResult = published.record(published.fields({
  id: published.string(),
  secret: published.string(),
  previous_valid_until: published.string({ nullable: true, format: 'date-time' }),
}));

/** spec/platform.yaml#endpoints.admin_list_feedback */
export function decodeAdminListFeedback(raw: RawArguments): Decoded<AdminListFeedbackArguments> {
  const read = new ArgumentReader(raw, ['limit', 'cursor']);
  return read.finish<AdminListFeedbackArguments>({
    limit: read.integer('limit', { default: 50, minimum: 1, maximum: 200 }),
    cursor: read.string('cursor', { maxLength: 200 }),
  });
}

/** Result of spec/platform.yaml#endpoints.admin_list_feedback */
export const adminListFeedbackResult = published.record(published.fields({
  feedback: published.list(published.record(feedbackEntryFields)),
  next_cursor: published.string({ nullable: true }),
}));
