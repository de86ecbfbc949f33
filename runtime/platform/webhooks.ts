// Webhook endpoints, where receivers pull missed events and operators redeliver events and rotate secrets.

import type { PlatformHandlers } from '../../generated/endpoints/handlers.ts';
import type { StandingWebhook, TestInbox, TestInboxMessage, WebhookTrial } from '../../generated/endpoints/types.ts';
import { WrittenResult } from '../contract/endpoint.ts';
import { invalidArgument } from '../contract/problem.ts';
import type { BurstCap } from '../limits/burst.ts';
import type { InboxMessage } from '../store/webhooks/test-inboxes.ts';
import type { SequenceRange } from '../store/webhooks/webhook-store.ts';
import { PullGate } from '../webhooks/pulling.ts';
import type { Subscriptions, Trial } from '../webhooks/subscriptions.ts';
import type { OwnInbox, TestInboxes } from '../webhooks/test-inboxes.ts';
import type { Audit } from './audit.ts';

export interface WebhookPagesOptions {
  readonly subscriptions: Subscriptions;
  readonly inboxes: TestInboxes;
  readonly audit: Audit;
  /** Rate limit for pulls, per key. */
  readonly pulls: BurstCap;
}

type WebhookHandlers = Pick<
  PlatformHandlers,
  | 'pull_webhook_events'
  | 'ping_webhook'
  | 'test_webhook'
  | 'redeliver_webhook'
  | 'create_test_inbox'
  | 'read_test_inbox'
  | 'clear_test_inbox'
  | 'delete_test_inbox'
  | 'admin_list_webhooks'
  | 'admin_redeliver_webhooks'
  | 'admin_rotate_webhook_secret'
>;

export function webhookPages({ subscriptions, inboxes, audit, pulls }: WebhookPagesOptions): WebhookHandlers {
  const gate = new PullGate(pulls);
  return {
    async pull_webhook_events({ subscription_id, after, limit }, { keyId, whenSent }) {
      whenSent(gate.enter(keyId as string));
      return new WrittenResult(await subscriptions.pull(keyId as string, subscription_id, after, limit));
    },
    ping_webhook: async ({ subscription_id: id }, { keyId }) =>
      trialResult(id, await subscriptions.ping(keyId as string, id)),
    test_webhook: async ({ subscription_id: id }, { keyId }) =>
      trialResult(id, await subscriptions.test(keyId as string, id)),
    async redeliver_webhook({ subscription_id: id, after, until = after + 1 }, { keyId }) {
      if (until <= after) throw invalidArgument('until', 'must be greater than after');
      if (until - after > MAX_REDELIVERED) throw invalidArgument('until', `must be at most after + ${MAX_REDELIVERED}`);
      return { id, redelivered: await subscriptions.redeliverOwn(keyId as string, id, after, until) };
    },
    create_test_inbox: async (_, { keyId }) => inboxResult(await inboxes.create(keyId as string)),
    async read_test_inbox({ after }, { keyId, whenSent }) {
      // Limited separately from event pulls, which the console makes at the same time.
      whenSent(gate.enter(`inbox ${keyId}`));
      const { messages, ...inbox } = await inboxes.read(keyId as string, after);
      return { ...inboxResult(inbox), messages: messages.map(inboxMessage) };
    },
    async clear_test_inbox(_, { keyId }) {
      await inboxes.clear(keyId as string);
      return { status: 'cleared' };
    },
    async delete_test_inbox(_, { keyId }) {
      await inboxes.remove(keyId as string);
      return { status: 'deleted' };
    },
    async admin_list_webhooks({ limit, cursor }) {
      const found = await subscriptions.listAll(cursor, limit + 1);
      const page = found.slice(0, limit);
      return {
        webhooks: page.map(standing),
        next_cursor: found.length > limit ? (page.at(-1)?.id ?? null) : null,
      };
    },
    async admin_redeliver_webhooks({ id, from_sequence: from, to_sequence: to }, request) {
      const redelivered = await subscriptions.redeliver(id, rangeOf(from, to));
      const details = { redelivered, from_sequence: from, to_sequence: to };
      const message = 'webhook events queued for redelivery';
      await audit.note({ action: 'subscription.redeliver', subject: id, details, message }, request);
      return { id, redelivered };
    },
    async admin_rotate_webhook_secret({ id, overlap_seconds }, request) {
      const { secret, previousUntil } = await subscriptions.rotateSecret(id, overlap_seconds * 1_000);
      const message = 'webhook secret rotated';
      await audit.note(
        { action: 'subscription.rotate_secret', subject: id, details: { overlap_seconds }, message },
        request,
      );
      const until = previousUntil === undefined ? null : new Date(previousUntil).toISOString();
      return { id, secret, previous_valid_until: until };
    },
  };
}

function standing(each: Awaited<ReturnType<Subscriptions['listAll']>>[number]): StandingWebhook {
  const iso = (time: number | undefined) => (time === undefined ? null : new Date(time).toISOString());
  return {
    ...{ id: each.id, key_id: each.keyId, entity_type: each.entityType, status: each.status },
    host: URL.parse(each.callbackUrl)?.host ?? '',
    ...{ failures: each.failures, pending: each.pending, last_sequence: each.sequence },
    ...{ circuit_open_since: iso(each.openedAt), circuit_open_reason: each.openedBy ?? null },
    created_at: new Date(each.createdAt).toISOString(),
  };
}

/** Per request. */
const MAX_REDELIVERED = 1_000;

function trialResult(id: string, { eventId, sent, sample }: Trial): WebhookTrial {
  const { delivered, responseCode = null, error = null, durationMs } = sent;
  const at = sample?.changedAt;
  return {
    ...{ id, event_id: eventId, delivered, response_code: responseCode, error, duration_ms: durationMs },
    ...(sample === undefined ? {} : { sample: at === undefined ? 'example' : 'latest_event' }),
    ...(at === undefined ? {} : { sample_at: new Date(at).toISOString() }),
  };
}

function inboxResult({ url, createdAt }: OwnInbox): TestInbox {
  return { url, created_at: new Date(createdAt).toISOString() };
}

function inboxMessage({ number, receivedAt, subscriptionId, verified, headers, body }: InboxMessage): TestInboxMessage {
  return {
    ...{ number, received_at: new Date(receivedAt).toISOString(), subscription_id: subscriptionId },
    ...{ signature_verified: verified, headers, body },
  };
}

function rangeOf(from: number | undefined, to: number | undefined): SequenceRange | undefined {
  if (from === undefined && to === undefined) return undefined;
  if (from === undefined) throw invalidArgument('from_sequence', 'is required when to_sequence is set');
  if (to !== undefined && to < from) throw invalidArgument('to_sequence', 'must be at least from_sequence');
  return [from, to ?? from];
}
