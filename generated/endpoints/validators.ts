// Generated from spec/platform.yaml by `make generate`: do not edit.

import { ArgumentReader } from '../../runtime/decoding/arguments.ts';
import type { Decoded, RawArguments } from '../../runtime/contract/operation.ts';
import type { ResultCheck } from '../../runtime/contract/result.ts';
import type {
  AdminAuditArguments,
  AdminBlockArguments,
  AdminChangePlanArguments,
  AdminCreateKeyArguments,
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
  RedeemSignUpLinkArguments,
  RedeliverWebhookArguments,
  ServiceOpenapiDocumentArguments,
  SignUpArguments,
  SignUpLinkArguments,
  TestWebhookArguments,
} from './types.ts';
import {
  BLOCK_KIND_VALUES,
  FEEDBACK_TYPE_VALUES,
  HEALTH_STATUS_VALUES,
  KEY_ORIGIN_VALUES,
  PLAN_VALUES,
} from './values.ts';

const STATE_VALUES = ['ok', 'slow', 'failing', 'not_configured', 'preparing', 'recorded', 'unknown'] as const;

/** Result of spec/platform.yaml#endpoints.front_page */
export function checkFrontPageResult(check: ResultCheck, result: object): void {
  check.string(result, 'title', { required: true });
  check.string(result, 'summary', { required: true });
  check.string(result, 'version', { required: true });
  check.string(result, 'key', { required: true });
  check.string(result, 'contact', {});
  check.string(result, 'documentation', { required: true });
  check.string(result, 'api_reference', { required: true });
  check.string(result, 'clients', { required: true });
  check.string(result, 'webhooks', { required: true });
  check.string(result, 'openapi', { required: true });
  check.string(result, 'llms', { required: true });
  check.string(result, 'services', { required: true });
  check.string(result, 'mcp', { required: true });
  check.string(result, 'health', { required: true });
}

/** spec/platform.yaml#endpoints.sign_up */
export function decodeSignUp(raw: RawArguments): Decoded<SignUpArguments> {
  const read = new ArgumentReader(raw, ['email']);
  return read.finish<SignUpArguments>({
    email: read.string('email', { required: true, minLength: 1, maxLength: 254 }),
  });
}

/** Result of spec/platform.yaml#endpoints.sign_up */
export function checkSignUpResult(check: ResultCheck, result: object): void {
  check.string(result, 'key', { required: true });
  check.string(result, 'id', { required: true });
  check.string(result, 'plan', { required: true });
  check.string(result, 'email', { required: true });
  check.integer(result, 'calls_per_day', { required: true, nullable: true });
  check.string(result, 'created_at', { required: true, format: 'date-time' });
  check.string(result, 'contact', {});
}

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
export function checkKeyUsageResult(check: ResultCheck, result: object): void {
  check.string(result, 'plan', { required: true });
  check.integer(result, 'calls_per_day', { required: true, nullable: true });
  check.integer(result, 'used_today', { required: true, minimum: 0 });
  check.integer(result, 'left_today', { required: true, nullable: true });
  check.list(result, 'days', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkDayOfCalls),
  );
}

/** spec/platform.yaml#endpoints.key_rotate */
export function decodeKeyRotate(raw: RawArguments): Decoded<KeyRotateArguments> {
  const read = new ArgumentReader(raw, ['overlap_seconds']);
  return read.finish<KeyRotateArguments>({
    overlap_seconds: read.integer('overlap_seconds', { default: 86400, minimum: 0, maximum: 2592000 }),
  });
}

/** Result of spec/platform.yaml#endpoints.key_rotate */
export function checkKeyRotateResult(check: ResultCheck, result: object): void {
  checkIssuedKey(check, result);
}

/** Result of spec/platform.yaml#endpoints.key_revoke */
export function checkKeyRevokeResult(check: ResultCheck, result: object): void {
  check.string(result, 'id', { required: true });
  check.string(result, 'revoked_at', { required: true, nullable: true, format: 'date-time' });
}

/** Result of spec/platform.yaml#endpoints.list_services */
export function checkListServicesResult(check: ResultCheck, result: object): void {
  check.string(result, 'version', { required: true });
  check.list(result, 'services', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkServiceEntry),
  );
  check.list(result, 'areas', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkAreaEntry),
  );
  check.list(result, 'event_types', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkEventTypeEntry),
  );
}

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
export function checkGetProblemResult(check: ResultCheck, result: object): void {
  check.string(result, 'code', { required: true });
  check.integer(result, 'status', { required: true });
  check.string(result, 'title', { required: true });
  check.string(result, 'type', { format: 'uri' });
  check.string(result, 'remedy', { required: true });
}

/** Result of spec/platform.yaml#endpoints.health */
export function checkHealthResult(check: ResultCheck, result: object): void {
  check.choice(result, 'status', HEALTH_STATUS_VALUES, { required: true });
  check.string(result, 'release', { required: true });
  check.string(result, 'version', { required: true });
  check.integer(result, 'uptime_seconds', { required: true });
  check.record(result, 'store', {}, (check, fields) => {
    check.string(fields, 'engine', { required: true });
    check.boolean(fields, 'healthy', { required: true });
  });
  check.record(result, 'cache', {}, (check, fields) => {
    check.boolean(fields, 'up', { required: true });
    check.string(fields, 'since', { required: true, format: 'date-time' });
  });
  check.map(result, 'sources', {}, (check, map, name) =>
    check.record(map, name, { required: true }, checkSourceHealth),
  );
  check.map(result, 'lists', {}, (check, map, name) => check.record(map, name, { required: true }, checkListHealth));
  check.record(result, 'watching', {}, (check, fields) => {
    check.boolean(fields, 'leading', { required: true });
    check.map(fields, 'watches', { required: true }, (check, map, name) =>
      check.record(map, name, { required: true }, checkWatchHealth),
    );
  });
  check.map(result, 'result_violations', {}, (check, map, name) => check.integer(map, name, { required: true }));
}

/** Result of spec/platform.yaml#endpoints.status_document */
export function checkStatusDocumentResult(check: ResultCheck, result: object): void {
  check.choice(result, 'status', HEALTH_STATUS_VALUES, { required: true });
  check.string(result, 'release', { required: true });
  check.string(result, 'version', { required: true });
  check.integer(result, 'uptime_seconds', { required: true });
  check.integer(result, 'keys_waiting', {});
  check.list(result, 'sources', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkSourceState),
  );
  check.list(result, 'watches', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkWatchState),
  );
}

/** Result of spec/platform.yaml#endpoints.health_live */
export function checkHealthLiveResult(check: ResultCheck, result: object): void {
  check.choice(result, 'status', ['ok'], { required: true });
  check.integer(result, 'uptime_seconds', { required: true });
}

/** Result of spec/platform.yaml#endpoints.health_ready */
export function checkHealthReadyResult(check: ResultCheck, result: object): void {
  check.choice(result, 'status', HEALTH_STATUS_VALUES, { required: true });
}

/** spec/platform.yaml#endpoints.admin_create_key */
export function decodeAdminCreateKey(raw: RawArguments): Decoded<AdminCreateKeyArguments> {
  const read = new ArgumentReader(raw, ['email', 'plan']);
  return read.finish<AdminCreateKeyArguments>({
    email: read.string('email', { required: true, minLength: 1, maxLength: 254 }),
    plan: read.choice('plan', PLAN_VALUES, { required: true }),
  });
}

/** Result of spec/platform.yaml#endpoints.admin_create_key */
export function checkAdminCreateKeyResult(check: ResultCheck, result: object): void {
  checkIssuedKey(check, result);
}

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
export function checkAdminListKeysResult(check: ResultCheck, result: object): void {
  check.list(result, 'keys', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkKeyEntry),
  );
  check.string(result, 'next_cursor', { required: true, nullable: true });
}

/** spec/platform.yaml#endpoints.admin_rotate_key */
export function decodeAdminRotateKey(raw: RawArguments): Decoded<AdminRotateKeyArguments> {
  const read = new ArgumentReader(raw, ['id', 'overlap_seconds']);
  return read.finish<AdminRotateKeyArguments>({
    id: read.string('id', { required: true, minLength: 1, maxLength: 60 }),
    overlap_seconds: read.integer('overlap_seconds', { default: 86400, minimum: 0, maximum: 2592000 }),
  });
}

/** Result of spec/platform.yaml#endpoints.admin_rotate_key */
export function checkAdminRotateKeyResult(check: ResultCheck, result: object): void {
  checkIssuedKey(check, result);
}

/** spec/platform.yaml#endpoints.admin_revoke_key */
export function decodeAdminRevokeKey(raw: RawArguments): Decoded<AdminRevokeKeyArguments> {
  const read = new ArgumentReader(raw, ['id']);
  return read.finish<AdminRevokeKeyArguments>({
    id: read.string('id', { required: true, minLength: 1, maxLength: 60 }),
  });
}

/** Result of spec/platform.yaml#endpoints.admin_revoke_key */
export function checkAdminRevokeKeyResult(check: ResultCheck, result: object): void {
  checkKeyEntry(check, result);
}

/** spec/platform.yaml#endpoints.admin_free_email */
export function decodeAdminFreeEmail(raw: RawArguments): Decoded<AdminFreeEmailArguments> {
  const read = new ArgumentReader(raw, ['email']);
  return read.finish<AdminFreeEmailArguments>({
    email: read.string('email', { required: true, minLength: 1, maxLength: 254 }),
  });
}

/** Result of spec/platform.yaml#endpoints.admin_free_email */
export function checkAdminFreeEmailResult(check: ResultCheck, result: object): void {
  check.string(result, 'email', { required: true });
  check.list(result, 'revoked', { required: true }, (check, items, index) =>
    check.string(items, index, { required: true }),
  );
}

/** spec/platform.yaml#endpoints.admin_audit */
export function decodeAdminAudit(raw: RawArguments): Decoded<AdminAuditArguments> {
  const read = new ArgumentReader(raw, ['after', 'limit']);
  return read.finish<AdminAuditArguments>({
    after: read.integer('after', { default: 0, minimum: 0, maximum: 9007199254740991 }),
    limit: read.integer('limit', { default: 50, minimum: 1, maximum: 200 }),
  });
}

/** Result of spec/platform.yaml#endpoints.admin_audit */
export function checkAdminAuditResult(check: ResultCheck, result: object): void {
  check.list(result, 'entries', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkAuditEntry),
  );
  check.integer(result, 'next_after', { required: true });
}

/** spec/platform.yaml#endpoints.admin_list_blocks */
export function decodeAdminListBlocks(raw: RawArguments): Decoded<AdminListBlocksArguments> {
  const read = new ArgumentReader(raw, ['limit', 'cursor']);
  return read.finish<AdminListBlocksArguments>({
    limit: read.integer('limit', { default: 50, minimum: 1, maximum: 200 }),
    cursor: read.string('cursor', { maxLength: 200 }),
  });
}

/** Result of spec/platform.yaml#endpoints.admin_list_blocks */
export function checkAdminListBlocksResult(check: ResultCheck, result: object): void {
  check.list(result, 'blocks', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkBlockEntry),
  );
  check.string(result, 'next_cursor', { required: true, nullable: true });
}

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
export function checkAdminBlockResult(check: ResultCheck, result: object): void {
  checkBlockEntry(check, result);
}

/** spec/platform.yaml#endpoints.admin_unblock */
export function decodeAdminUnblock(raw: RawArguments): Decoded<AdminUnblockArguments> {
  const read = new ArgumentReader(raw, ['id']);
  return read.finish<AdminUnblockArguments>({
    id: read.string('id', { required: true, minLength: 1, maxLength: 60 }),
  });
}

/** Result of spec/platform.yaml#endpoints.admin_unblock */
export function checkAdminUnblockResult(check: ResultCheck, result: object): void {
  checkBlockEntry(check, result);
}

/** spec/platform.yaml#endpoints.admin_erase */
export function decodeAdminErase(raw: RawArguments): Decoded<AdminEraseArguments> {
  const read = new ArgumentReader(raw, ['email']);
  return read.finish<AdminEraseArguments>({
    email: read.string('email', { required: true, minLength: 1, maxLength: 254 }),
  });
}

/** Result of spec/platform.yaml#endpoints.admin_erase */
export function checkAdminEraseResult(check: ResultCheck, result: object): void {
  check.integer(result, 'keys', { required: true, minimum: 0 });
  check.integer(result, 'usage_days', { required: true, minimum: 0 });
  check.integer(result, 'subscriptions', { required: true, minimum: 0 });
  check.integer(result, 'deliveries', { required: true, minimum: 0 });
  check.integer(result, 'attempts', { required: true, minimum: 0 });
  check.integer(result, 'feedback', { required: true, minimum: 0 });
  check.integer(result, 'sign_ins', { required: true, minimum: 0 });
  check.integer(result, 'links', { required: true, minimum: 0 });
}

/** spec/platform.yaml#endpoints.admin_change_plan */
export function decodeAdminChangePlan(raw: RawArguments): Decoded<AdminChangePlanArguments> {
  const read = new ArgumentReader(raw, ['id', 'plan']);
  return read.finish<AdminChangePlanArguments>({
    id: read.string('id', { required: true, minLength: 1, maxLength: 60 }),
    plan: read.choice('plan', PLAN_VALUES, { required: true }),
  });
}

/** Result of spec/platform.yaml#endpoints.admin_change_plan */
export function checkAdminChangePlanResult(check: ResultCheck, result: object): void {
  checkKeyEntry(check, result);
}

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
export function checkPullWebhookEventsResult(check: ResultCheck, result: object): void {
  check.list(result, 'events', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkWebhookEvent),
  );
  check.integer(result, 'next_after', { required: true });
  check.boolean(result, 'more', { required: true });
  check.integer(result, 'oldest', { required: true, nullable: true });
}

/** spec/platform.yaml#endpoints.ping_webhook */
export function decodePingWebhook(raw: RawArguments): Decoded<PingWebhookArguments> {
  const read = new ArgumentReader(raw, ['subscription_id']);
  return read.finish<PingWebhookArguments>({
    subscription_id: read.string('subscription_id', { required: true, format: 'uuid' }),
  });
}

/** Result of spec/platform.yaml#endpoints.ping_webhook */
export function checkPingWebhookResult(check: ResultCheck, result: object): void {
  checkWebhookTrial(check, result);
}

/** spec/platform.yaml#endpoints.test_webhook */
export function decodeTestWebhook(raw: RawArguments): Decoded<TestWebhookArguments> {
  const read = new ArgumentReader(raw, ['subscription_id']);
  return read.finish<TestWebhookArguments>({
    subscription_id: read.string('subscription_id', { required: true, format: 'uuid' }),
  });
}

/** Result of spec/platform.yaml#endpoints.test_webhook */
export function checkTestWebhookResult(check: ResultCheck, result: object): void {
  checkWebhookTrial(check, result);
}

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
export function checkRedeliverWebhookResult(check: ResultCheck, result: object): void {
  check.string(result, 'id', { required: true, format: 'uuid' });
  check.integer(result, 'redelivered', { required: true, minimum: 0 });
}

/** spec/platform.yaml#endpoints.admin_list_webhooks */
export function decodeAdminListWebhooks(raw: RawArguments): Decoded<AdminListWebhooksArguments> {
  const read = new ArgumentReader(raw, ['limit', 'cursor']);
  return read.finish<AdminListWebhooksArguments>({
    limit: read.integer('limit', { default: 50, minimum: 1, maximum: 200 }),
    cursor: read.string('cursor', { maxLength: 200 }),
  });
}

/** Result of spec/platform.yaml#endpoints.admin_list_webhooks */
export function checkAdminListWebhooksResult(check: ResultCheck, result: object): void {
  check.list(result, 'webhooks', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkStandingWebhook),
  );
  check.string(result, 'next_cursor', { required: true, nullable: true });
}

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
export function checkAdminRedeliverWebhooksResult(check: ResultCheck, result: object): void {
  check.string(result, 'id', { required: true });
  check.integer(result, 'redelivered', { required: true });
}

/** spec/platform.yaml#endpoints.admin_rotate_webhook_secret */
export function decodeAdminRotateWebhookSecret(raw: RawArguments): Decoded<AdminRotateWebhookSecretArguments> {
  const read = new ArgumentReader(raw, ['id', 'overlap_seconds']);
  return read.finish<AdminRotateWebhookSecretArguments>({
    id: read.string('id', { required: true, minLength: 1, maxLength: 60 }),
    overlap_seconds: read.integer('overlap_seconds', { default: 86400, minimum: 0, maximum: 2592000 }),
  });
}

/** Result of spec/platform.yaml#endpoints.admin_rotate_webhook_secret */
export function checkAdminRotateWebhookSecretResult(check: ResultCheck, result: object): void {
  check.string(result, 'id', { required: true });
  check.string(result, 'secret', { required: true });
  check.string(result, 'previous_valid_until', { required: true, nullable: true, format: 'date-time' });
}

/** spec/platform.yaml#endpoints.admin_list_feedback */
export function decodeAdminListFeedback(raw: RawArguments): Decoded<AdminListFeedbackArguments> {
  const read = new ArgumentReader(raw, ['limit', 'cursor']);
  return read.finish<AdminListFeedbackArguments>({
    limit: read.integer('limit', { default: 50, minimum: 1, maximum: 200 }),
    cursor: read.string('cursor', { maxLength: 200 }),
  });
}

/** Result of spec/platform.yaml#endpoints.admin_list_feedback */
export function checkAdminListFeedbackResult(check: ResultCheck, result: object): void {
  check.list(result, 'feedback', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkFeedbackEntry),
  );
  check.string(result, 'next_cursor', { required: true, nullable: true });
}

/** spec/platform.yaml#records.AreaEntry */
function checkAreaEntry(check: ResultCheck, areaEntry: object): void {
  check.string(areaEntry, 'slug', { required: true });
  check.string(areaEntry, 'title', { required: true });
  check.string(areaEntry, 'summary', { required: true });
  check.string(areaEntry, 'lifecycle', { required: true });
  check.record(areaEntry, 'quality', {}, checkServiceQuality);
  check.string(areaEntry, 'openapi', { required: true });
  check.list(areaEntry, 'paths', { required: true }, (check, items, index) =>
    check.string(items, index, { required: true }),
  );
}

/** spec/platform.yaml#records.AuditEntry */
function checkAuditEntry(check: ResultCheck, auditEntry: object): void {
  check.integer(auditEntry, 'sequence', { required: true, minimum: 1 });
  check.string(auditEntry, 'at', { required: true, format: 'date-time' });
  check.string(auditEntry, 'by', { required: true });
  check.string(auditEntry, 'action', { required: true });
  check.string(auditEntry, 'subject', { required: true, nullable: true });
  check.map(auditEntry, 'details', { required: true }, (check, map, name) =>
    check.scalar(map, name, ['string', 'number'], { required: true, nullable: true }),
  );
  check.string(auditEntry, 'address', { required: true, nullable: true });
  check.string(auditEntry, 'request_id', { required: true, nullable: true });
}

/** spec/platform.yaml#records.BlockEntry */
function checkBlockEntry(check: ResultCheck, blockEntry: object): void {
  check.string(blockEntry, 'id', { required: true });
  check.choice(blockEntry, 'kind', BLOCK_KIND_VALUES, { required: true });
  check.string(blockEntry, 'value', { required: true });
  check.string(blockEntry, 'reason', { required: true });
  check.string(blockEntry, 'until', { required: true, nullable: true, format: 'date-time' });
  check.string(blockEntry, 'created_at', { required: true, format: 'date-time' });
  check.string(blockEntry, 'created_by', { required: true });
}

/** spec/platform.yaml#records.DayOfCalls */
function checkDayOfCalls(check: ResultCheck, dayOfCalls: object): void {
  check.string(dayOfCalls, 'day', { required: true, format: 'date' });
  check.integer(dayOfCalls, 'calls', { required: true, minimum: 0 });
  check.integer(dayOfCalls, 'failed', { required: true, minimum: 0 });
  check.map(dayOfCalls, 'services', { required: true }, (check, map, name) =>
    check.integer(map, name, { required: true }),
  );
}

/** spec/platform.yaml#records.Deprecation */
function checkDeprecation(check: ResultCheck, deprecation: object): void {
  check.string(deprecation, 'since', { format: 'date' });
  check.string(deprecation, 'removeAfter', { format: 'date' });
  check.string(deprecation, 'use', {});
}

/** spec/platform.yaml#records.EventTypeEntry */
function checkEventTypeEntry(check: ResultCheck, eventTypeEntry: object): void {
  check.string(eventTypeEntry, 'type', { required: true });
  check.string(eventTypeEntry, 'summary', { required: true });
  check.number(eventTypeEntry, 'every_seconds', { required: true });
  check.list(eventTypeEntry, 'compare', { required: true }, (check, items, index) =>
    check.string(items, index, { required: true }),
  );
  check.record(eventTypeEntry, 'deprecated', {}, checkDeprecation);
}

/** spec/platform.yaml#records.FeedbackEntry */
function checkFeedbackEntry(check: ResultCheck, feedbackEntry: object): void {
  check.string(feedbackEntry, 'id', { required: true, format: 'uuid' });
  check.string(feedbackEntry, 'service', { required: true });
  check.choice(feedbackEntry, 'feedback_type', FEEDBACK_TYPE_VALUES, { required: true });
  check.string(feedbackEntry, 'feedback', { required: true });
  check.string(feedbackEntry, 'key_id', { required: true, nullable: true });
  check.string(feedbackEntry, 'received_at', { required: true, format: 'date-time' });
}

/** spec/platform.yaml#records.IssuedKey */
function checkIssuedKey(check: ResultCheck, issuedKey: object): void {
  check.string(issuedKey, 'key', { required: true });
  check.string(issuedKey, 'id', { required: true });
  check.string(issuedKey, 'prefix', { required: true });
  check.string(issuedKey, 'plan', { required: true });
  check.string(issuedKey, 'email', { required: true });
  check.choice(issuedKey, 'origin', KEY_ORIGIN_VALUES, { required: true });
  check.string(issuedKey, 'created_at', { required: true, format: 'date-time' });
  check.string(issuedKey, 'rotated_at', { required: true, nullable: true, format: 'date-time' });
  check.string(issuedKey, 'previous_valid_until', { required: true, nullable: true, format: 'date-time' });
  check.string(issuedKey, 'last_used_at', { required: true, nullable: true, format: 'date-time' });
  check.string(issuedKey, 'revoked_at', { required: true, nullable: true, format: 'date-time' });
  check.integer(issuedKey, 'calls_today', { required: true });
}

/** spec/platform.yaml#records.KeyEntry */
function checkKeyEntry(check: ResultCheck, keyEntry: object): void {
  check.string(keyEntry, 'id', { required: true });
  check.string(keyEntry, 'prefix', { required: true });
  check.string(keyEntry, 'plan', { required: true });
  check.string(keyEntry, 'email', { required: true });
  check.choice(keyEntry, 'origin', KEY_ORIGIN_VALUES, { required: true });
  check.string(keyEntry, 'created_at', { required: true, format: 'date-time' });
  check.string(keyEntry, 'rotated_at', { required: true, nullable: true, format: 'date-time' });
  check.string(keyEntry, 'previous_valid_until', { required: true, nullable: true, format: 'date-time' });
  check.string(keyEntry, 'last_used_at', { required: true, nullable: true, format: 'date-time' });
  check.string(keyEntry, 'revoked_at', { required: true, nullable: true, format: 'date-time' });
  check.integer(keyEntry, 'calls_today', { required: true });
}

/** spec/platform.yaml#records.ListBuilding */
function checkListBuilding(check: ResultCheck, listBuilding: object): void {
  check.integer(listBuilding, 'rows', { required: true });
  check.integer(listBuilding, 'expected', { required: true, nullable: true });
}

/** spec/platform.yaml#records.ListHealth */
function checkListHealth(check: ResultCheck, listHealth: object): void {
  check.string(listHealth, 'source', { required: true });
  check.integer(listHealth, 'rows', { required: true });
  check.string(listHealth, 'built_at', { required: true, nullable: true, format: 'date-time' });
  check.record(listHealth, 'building', { required: true, nullable: true }, checkListBuilding);
  check.string(listHealth, 'failure', { required: true, nullable: true });
  check.string(listHealth, 'failing_since', { required: true, nullable: true, format: 'date-time' });
}

/** spec/platform.yaml#records.ServiceEntry */
function checkServiceEntry(check: ResultCheck, serviceEntry: object): void {
  check.string(serviceEntry, 'slug', { required: true });
  check.string(serviceEntry, 'title', { required: true });
  check.string(serviceEntry, 'summary', { required: true });
  check.string(serviceEntry, 'lifecycle', { required: true });
  check.record(serviceEntry, 'quality', {}, checkServiceQuality);
  check.string(serviceEntry, 'rest', { required: true });
  check.string(serviceEntry, 'mcp', { required: true });
  check.string(serviceEntry, 'openapi', { required: true });
  check.list(serviceEntry, 'tools', { required: true }, (check, items, index) =>
    check.string(items, index, { required: true }),
  );
}

/** spec/platform.yaml#records.ServiceQuality */
function checkServiceQuality(check: ResultCheck, serviceQuality: object): void {
  check.string(serviceQuality, 'level', { required: true });
  check.string(serviceQuality, 'next', {});
  check.list(serviceQuality, 'missing', { required: true }, (check, items, index) =>
    check.string(items, index, { required: true }),
  );
  check.string(serviceQuality, 'verified', { format: 'date' });
}

/** spec/platform.yaml#records.SourceCache */
function checkSourceCache(check: ResultCheck, sourceCache: object): void {
  check.integer(sourceCache, 'entries', { required: true });
  check.integer(sourceCache, 'bytes', { required: true });
  check.integer(sourceCache, 'hits', { required: true });
  check.integer(sourceCache, 'misses', { required: true });
  check.integer(sourceCache, 'stale', { required: true });
}

/** spec/platform.yaml#records.SourceDeparture */
function checkSourceDeparture(check: ResultCheck, sourceDeparture: object): void {
  check.string(sourceDeparture, 'field', { required: true });
  check.string(sourceDeparture, 'kind', { required: true });
  check.integer(sourceDeparture, 'count', { required: true });
  check.string(sourceDeparture, 'last', { required: true, format: 'date-time' });
  check.string(sourceDeparture, 'example', { required: true });
}

/** spec/platform.yaml#records.SourceFailure */
function checkSourceFailure(check: ResultCheck, sourceFailure: object): void {
  check.string(sourceFailure, 'at', { required: true, format: 'date-time' });
  check.string(sourceFailure, 'code', { required: true });
}

/** spec/platform.yaml#records.SourceHealth */
function checkSourceHealth(check: ResultCheck, sourceHealth: object): void {
  check.boolean(sourceHealth, 'configured', { required: true });
  check.string(sourceHealth, 'circuit', { required: true });
  check.integer(sourceHealth, 'in_flight', { required: true });
  check.integer(sourceHealth, 'queued', { required: true });
  check.integer(sourceHealth, 'requests', { required: true });
  check.integer(sourceHealth, 'failures', { required: true });
  check.string(sourceHealth, 'last_success', { required: true, nullable: true, format: 'date-time' });
  check.record(sourceHealth, 'last_failure', { required: true, nullable: true }, checkSourceFailure);
  check.record(sourceHealth, 'cache', { required: true }, checkSourceCache);
  check.list(sourceHealth, 'departures', {}, (check, items, index) =>
    check.record(items, index, { required: true }, checkSourceDeparture),
  );
}

/** spec/platform.yaml#records.SourceState */
function checkSourceState(check: ResultCheck, sourceState: object): void {
  check.string(sourceState, 'id', { required: true });
  check.string(sourceState, 'title', { required: true });
  check.choice(sourceState, 'state', STATE_VALUES, { required: true });
  check.string(sourceState, 'since', { nullable: true, format: 'date-time' });
  check.string(sourceState, 'note', { nullable: true });
  check.string(sourceState, 'last_success', { nullable: true, format: 'date-time' });
  check.integer(sourceState, 'requests_24h', {});
  check.number(sourceState, 'answered_24h', { nullable: true, minimum: 0, maximum: 1 });
  check.integer(sourceState, 'median_ms_24h', { nullable: true });
  check.integer(sourceState, 'requests_30d', {});
  check.number(sourceState, 'answered_30d', { nullable: true, minimum: 0, maximum: 1 });
  check.integer(sourceState, 'median_ms_30d', { nullable: true });
  check.string(sourceState, 'last_failure', { nullable: true });
}

/** spec/platform.yaml#records.StandingWebhook */
function checkStandingWebhook(check: ResultCheck, standingWebhook: object): void {
  check.string(standingWebhook, 'id', { required: true, format: 'uuid' });
  check.string(standingWebhook, 'key_id', { required: true });
  check.string(standingWebhook, 'entity_type', { required: true });
  check.string(standingWebhook, 'host', { required: true });
  check.string(standingWebhook, 'status', { required: true });
  check.integer(standingWebhook, 'failures', { required: true, minimum: 0 });
  check.integer(standingWebhook, 'pending', { required: true, minimum: 0 });
  check.integer(standingWebhook, 'last_sequence', { required: true, minimum: 0 });
  check.string(standingWebhook, 'circuit_open_since', { required: true, nullable: true, format: 'date-time' });
  check.string(standingWebhook, 'circuit_open_reason', { required: true, nullable: true });
  check.string(standingWebhook, 'created_at', { required: true, format: 'date-time' });
}

/** spec/platform.yaml#records.WatchHealth */
function checkWatchHealth(check: ResultCheck, watchHealth: object): void {
  check.string(watchHealth, 'source', { required: true });
  check.number(watchHealth, 'every_seconds', { required: true });
  check.string(watchHealth, 'last_look', { required: true, nullable: true, format: 'date-time' });
  check.integer(watchHealth, 'failures', { required: true });
  check.string(watchHealth, 'failure', { required: true, nullable: true });
  check.integer(watchHealth, 'changes', { required: true });
}

/** spec/platform.yaml#records.WatchState */
function checkWatchState(check: ResultCheck, watchState: object): void {
  check.string(watchState, 'type', { required: true });
  check.string(watchState, 'source', { required: true });
  check.choice(watchState, 'state', ['ok', 'failing', 'unknown'], { required: true });
  check.string(watchState, 'last_look', { required: true, nullable: true, format: 'date-time' });
  check.number(watchState, 'every_seconds', { required: true });
  check.integer(watchState, 'changes', { required: true, minimum: 0 });
  check.string(watchState, 'failure', { required: true, nullable: true });
}

/** spec/platform.yaml#records.WebhookEvent */
function checkWebhookEvent(check: ResultCheck, webhookEvent: object): void {
  check.string(webhookEvent, 'id', { required: true });
  check.string(webhookEvent, 'type', { required: true });
  check.string(webhookEvent, 'timestamp', { required: true, format: 'date-time' });
  check.integer(webhookEvent, 'sequence', { required: true });
  check.record(webhookEvent, 'data', { required: true }, checkWebhookEventData);
}

/** spec/platform.yaml#records.WebhookEventData */
function checkWebhookEventData(check: ResultCheck, webhookEventData: object): void {
  check.string(webhookEventData, 'entity_id', { required: true });
  check.choice(webhookEventData, 'change', ['created', 'updated', 'removed'], { required: true });
  check.list(webhookEventData, 'fields_changed', { required: true }, (check, items, index) =>
    check.string(items, index, { required: true }),
  );
  check.boolean(webhookEventData, 'truncated', {});
  check.record(webhookEventData, 'fetch', {}, checkWebhookFetch);
}

/** spec/platform.yaml#records.WebhookFetch */
function checkWebhookFetch(check: ResultCheck, webhookFetch: object): void {
  check.string(webhookFetch, 'path', { required: true });
  check.map(webhookFetch, 'arguments', { required: true }, (check, map, name) =>
    check.string(map, name, { required: true }),
  );
}

/** spec/platform.yaml#records.WebhookTrial */
function checkWebhookTrial(check: ResultCheck, webhookTrial: object): void {
  check.string(webhookTrial, 'id', { required: true, format: 'uuid' });
  check.string(webhookTrial, 'event_id', { required: true });
  check.boolean(webhookTrial, 'delivered', { required: true });
  check.integer(webhookTrial, 'response_code', { required: true, nullable: true });
  check.string(webhookTrial, 'error', { required: true, nullable: true });
  check.integer(webhookTrial, 'duration_ms', { required: true, minimum: 0 });
}
