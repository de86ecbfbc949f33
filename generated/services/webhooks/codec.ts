// Generated from spec/services/webhooks/service.yaml by `make generate`: do not edit.

import type { Decoded, RawArguments } from '../../../runtime/contract/operation.ts';
import { published } from '../../../runtime/contract/published.ts';
import { ArgumentReader } from '../../../runtime/decoding/arguments.ts';
import type {
  GetWebhookMetricsArguments,
  ListDeliveriesArguments,
  ListSubscriptionsArguments,
  ResetSubscriptionArguments,
  SubscribeArguments,
  UnsubscribeArguments,
} from './types.ts';

/** pending: due, scheduled for a retry or held; delivered: the receiver responded with 2xx; failed. */
export const DELIVERY_STATUS_VALUES = ['pending', 'delivered', 'failed'] as const;

/**
 * active; circuit_open: too many consecutive attempts failed, and events are held until reset_subscription is called;
 * removed.
 */
export const SUBSCRIPTION_STATUS_VALUES = ['active', 'circuit_open', 'removed'] as const;

/** spec/services/webhooks/service.yaml#records.Delivery */
export const deliveryFields = published.fields({
  id: published.string(),
  subscription_id: published.string({ format: 'uuid' }),
  event_id: published.string(),
  event_type: published.string(),
  status: published.choice(DELIVERY_STATUS_VALUES),
  attempts: published.integer(),
  response_code: published.integer({ nullable: true }),
  error: published.string({ nullable: true }),
  duration_ms: published.integer({ nullable: true }),
  created_at: published.string({ format: 'date-time' }),
  next_attempt_at: published.string({ nullable: true, format: 'date-time' }),
});

/** spec/services/webhooks/service.yaml#records.DeliveryMetrics */
export const deliveryMetricsFields = published.fields({
  subscription_id: published.string({ format: 'uuid' }),
  window_hours: published.integer(),
  total: published.integer(),
  delivered: published.integer(),
  failed: published.integer(),
  pending: published.integer(),
  last_delivery_at: published.string({ nullable: true, format: 'date-time' }),
});

/** spec/services/webhooks/service.yaml#records.SequenceRange */
export const sequenceRangeFields = published.fields({
  from: published.integer(),
  to: published.integer(),
});

/** spec/services/webhooks/service.yaml#records.Subscription */
export const subscriptionFields = published.fields({
  id: published.string({ format: 'uuid' }),
  entity_type: published.string(),
  callback_url: published.string(),
  status: published.choice(SUBSCRIPTION_STATUS_VALUES),
  description: published.string({ nullable: true }),
  filter: published.map(published.list(published.scalar(['string', 'number', 'boolean'])), { nullable: true }),
  at_least: published.map(published.number(), { optional: true }),
  at_most: published.map(published.number(), { optional: true }),
  area: published.map(published.number(), { optional: true }),
  created_at: published.string({ format: 'date-time' }),
  watched_since: published.string({ nullable: true, format: 'date-time' }),
  last_sequence: published.integer(),
  pending: published.integer(),
  failures: published.integer(),
  circuit_open_since: published.string({ nullable: true, format: 'date-time' }),
  circuit_open_reason: published.string({ nullable: true }),
  expired: published.list(published.record(sequenceRangeFields)),
});

/** spec/services/webhooks/service.yaml#tools.subscribe */
export function decodeSubscribe(raw: RawArguments): Decoded<SubscribeArguments> {
  const read = new ArgumentReader(raw, [
    'api_key', 'entity_type', 'callback_url', 'description', 'filter', 'at_least', 'at_most', 'area',
  ]);
  return read.finish<SubscribeArguments>({
    entity_type: read.string('entity_type', { required: true, minLength: 1, maxLength: 100 }),
    callback_url: read.string('callback_url', { required: true, minLength: 1, maxLength: 2000 }),
    description: read.string('description', { maxLength: 200 }),
    filter: read.map('filter', { maxProperties: 10 }, (map, name) =>
      map.list(name, { required: true, maxItems: 50, orOne: true }, (items, index) =>
        items.scalar(index, ['string', 'number', 'boolean'], { required: true, minLength: 1, maxLength: 200 }),
      ),
    ),
    at_least: read.map('at_least', { maxProperties: 10 }, (map, name) => map.number(name, { required: true })),
    at_most: read.map('at_most', { maxProperties: 10 }, (map, name) => map.number(name, { required: true })),
    area: read.map('area', { maxProperties: 4 }, (map, name) => map.number(name, { required: true })),
  });
}

/** Result of spec/services/webhooks/service.yaml#tools.subscribe */
export const subscribeResult = published.record(published.fields({
  id: published.string({ format: 'uuid' }),
  entity_type: published.string(),
  callback_url: published.string(),
  status: published.choice(SUBSCRIPTION_STATUS_VALUES),
  secret: published.string(),
  description: published.string({ nullable: true }),
  filter: published.map(published.list(published.scalar(['string', 'number', 'boolean'])), { nullable: true }),
  at_least: published.map(published.number(), { optional: true }),
  at_most: published.map(published.number(), { optional: true }),
  area: published.map(published.number(), { optional: true }),
  created_at: published.string({ format: 'date-time' }),
}));

/** spec/services/webhooks/service.yaml#tools.unsubscribe */
export function decodeUnsubscribe(raw: RawArguments): Decoded<UnsubscribeArguments> {
  const read = new ArgumentReader(raw, ['api_key', 'subscription_id']);
  return read.finish<UnsubscribeArguments>({
    subscription_id: read.string('subscription_id', { required: true, format: 'uuid' }),
  });
}

/** Result of spec/services/webhooks/service.yaml#tools.unsubscribe */
export const unsubscribeResult = published.record(published.fields({
  id: published.string({ format: 'uuid' }),
  status: published.choice(SUBSCRIPTION_STATUS_VALUES),
}));

/** spec/services/webhooks/service.yaml#tools.list_subscriptions */
export function decodeListSubscriptions(raw: RawArguments): Decoded<ListSubscriptionsArguments> {
  const read = new ArgumentReader(raw, ['api_key']);
  return read.finish<ListSubscriptionsArguments>({});
}

/** Result of spec/services/webhooks/service.yaml#tools.list_subscriptions */
export const listSubscriptionsResult = published.record(published.fields({
  count: published.integer(),
  subscriptions: published.list(published.record(subscriptionFields)),
}));

/** spec/services/webhooks/service.yaml#tools.reset_subscription */
export function decodeResetSubscription(raw: RawArguments): Decoded<ResetSubscriptionArguments> {
  const read = new ArgumentReader(raw, ['api_key', 'subscription_id']);
  return read.finish<ResetSubscriptionArguments>({
    subscription_id: read.string('subscription_id', { required: true, format: 'uuid' }),
  });
}

/** Result of spec/services/webhooks/service.yaml#tools.reset_subscription */
export const resetSubscriptionResult = published.record(published.fields({
  id: published.string({ format: 'uuid' }),
  status: published.choice(SUBSCRIPTION_STATUS_VALUES),
}));

/** spec/services/webhooks/service.yaml#tools.list_deliveries */
export function decodeListDeliveries(raw: RawArguments): Decoded<ListDeliveriesArguments> {
  const read = new ArgumentReader(raw, ['api_key', 'subscription_id', 'limit']);
  return read.finish<ListDeliveriesArguments>({
    subscription_id: read.string('subscription_id', { format: 'uuid' }),
    limit: read.integer('limit', { default: 50, minimum: 1, maximum: 200 }),
  });
}

/** Result of spec/services/webhooks/service.yaml#tools.list_deliveries */
export const listDeliveriesResult = published.record(published.fields({
  count: published.integer(),
  deliveries: published.list(published.record(deliveryFields)),
}));

/** spec/services/webhooks/service.yaml#tools.get_webhook_metrics */
export function decodeGetWebhookMetrics(raw: RawArguments): Decoded<GetWebhookMetricsArguments> {
  const read = new ArgumentReader(raw, ['api_key', 'subscription_id', 'hours']);
  return read.finish<GetWebhookMetricsArguments>({
    subscription_id: read.string('subscription_id', { format: 'uuid' }),
    hours: read.integer('hours', { default: 24, minimum: 1, maximum: 720 }),
  });
}

/** Result of spec/services/webhooks/service.yaml#tools.get_webhook_metrics */
export const getWebhookMetricsResult = published.record(published.fields({
  count: published.integer(),
  metrics: published.list(published.record(deliveryMetricsFields)),
}));
