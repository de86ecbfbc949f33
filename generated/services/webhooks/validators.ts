// Generated from spec/services/webhooks/service.yaml by `make generate`: do not edit.

import { ArgumentReader } from '../../../runtime/decoding/arguments.ts';
import type { Decoded, RawArguments } from '../../../runtime/contract/operation.ts';
import type { ResultCheck } from '../../../runtime/contract/result.ts';
import type {
  GetWebhookMetricsArguments,
  ListDeliveriesArguments,
  ListSubscriptionsArguments,
  ResetSubscriptionArguments,
  SubscribeArguments,
  UnsubscribeArguments,
} from './types.ts';
import { DELIVERY_STATUS_VALUES, SUBSCRIPTION_STATUS_VALUES } from './values.ts';

/** spec/services/webhooks/service.yaml#tools.subscribe */
export function decodeSubscribe(raw: RawArguments): Decoded<SubscribeArguments> {
  const read = new ArgumentReader(raw, ['api_key', 'entity_type', 'callback_url', 'description', 'filter']);
  return read.finish<SubscribeArguments>({
    entity_type: read.string('entity_type', { required: true, minLength: 1, maxLength: 100 }),
    callback_url: read.string('callback_url', { required: true, minLength: 1, maxLength: 2000 }),
    description: read.string('description', { maxLength: 200 }),
    filter: read.map('filter', { maxProperties: 10 }, (map, name) =>
      map.list(name, { required: true, maxItems: 50, orOne: true }, (items, index) =>
        items.scalar(index, ['string', 'number', 'boolean'], { required: true, minLength: 1, maxLength: 200 }),
      ),
    ),
  });
}

/** Result of spec/services/webhooks/service.yaml#tools.subscribe */
export function checkSubscribeResult(check: ResultCheck, result: object): void {
  check.string(result, 'id', { required: true, format: 'uuid' });
  check.string(result, 'entity_type', { required: true });
  check.string(result, 'callback_url', { required: true });
  check.choice(result, 'status', SUBSCRIPTION_STATUS_VALUES, { required: true });
  check.string(result, 'secret', { required: true });
  check.string(result, 'description', { required: true, nullable: true });
  check.map(result, 'filter', { required: true, nullable: true }, (check, map, name) =>
    check.list(map, name, { required: true }, (check, items, index) =>
      check.scalar(items, index, ['string', 'number', 'boolean'], { required: true }),
    ),
  );
  check.string(result, 'created_at', { required: true, format: 'date-time' });
}

/** spec/services/webhooks/service.yaml#tools.unsubscribe */
export function decodeUnsubscribe(raw: RawArguments): Decoded<UnsubscribeArguments> {
  const read = new ArgumentReader(raw, ['api_key', 'subscription_id']);
  return read.finish<UnsubscribeArguments>({
    subscription_id: read.string('subscription_id', { required: true, format: 'uuid' }),
  });
}

/** Result of spec/services/webhooks/service.yaml#tools.unsubscribe */
export function checkUnsubscribeResult(check: ResultCheck, result: object): void {
  check.string(result, 'id', { required: true, format: 'uuid' });
  check.choice(result, 'status', SUBSCRIPTION_STATUS_VALUES, { required: true });
}

/** spec/services/webhooks/service.yaml#tools.list_subscriptions */
export function decodeListSubscriptions(raw: RawArguments): Decoded<ListSubscriptionsArguments> {
  const read = new ArgumentReader(raw, ['api_key']);
  return read.finish<ListSubscriptionsArguments>({});
}

/** Result of spec/services/webhooks/service.yaml#tools.list_subscriptions */
export function checkListSubscriptionsResult(check: ResultCheck, result: object): void {
  check.integer(result, 'count', { required: true });
  check.list(result, 'subscriptions', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkSubscription),
  );
}

/** spec/services/webhooks/service.yaml#tools.reset_subscription */
export function decodeResetSubscription(raw: RawArguments): Decoded<ResetSubscriptionArguments> {
  const read = new ArgumentReader(raw, ['api_key', 'subscription_id']);
  return read.finish<ResetSubscriptionArguments>({
    subscription_id: read.string('subscription_id', { required: true, format: 'uuid' }),
  });
}

/** Result of spec/services/webhooks/service.yaml#tools.reset_subscription */
export function checkResetSubscriptionResult(check: ResultCheck, result: object): void {
  check.string(result, 'id', { required: true, format: 'uuid' });
  check.choice(result, 'status', SUBSCRIPTION_STATUS_VALUES, { required: true });
}

/** spec/services/webhooks/service.yaml#tools.list_deliveries */
export function decodeListDeliveries(raw: RawArguments): Decoded<ListDeliveriesArguments> {
  const read = new ArgumentReader(raw, ['api_key', 'subscription_id', 'limit']);
  return read.finish<ListDeliveriesArguments>({
    subscription_id: read.string('subscription_id', { format: 'uuid' }),
    limit: read.integer('limit', { default: 50, minimum: 1, maximum: 200 }),
  });
}

/** Result of spec/services/webhooks/service.yaml#tools.list_deliveries */
export function checkListDeliveriesResult(check: ResultCheck, result: object): void {
  check.integer(result, 'count', { required: true });
  check.list(result, 'deliveries', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkDelivery),
  );
}

/** spec/services/webhooks/service.yaml#tools.get_webhook_metrics */
export function decodeGetWebhookMetrics(raw: RawArguments): Decoded<GetWebhookMetricsArguments> {
  const read = new ArgumentReader(raw, ['api_key', 'subscription_id', 'hours']);
  return read.finish<GetWebhookMetricsArguments>({
    subscription_id: read.string('subscription_id', { format: 'uuid' }),
    hours: read.integer('hours', { default: 24, minimum: 1, maximum: 720 }),
  });
}

/** Result of spec/services/webhooks/service.yaml#tools.get_webhook_metrics */
export function checkGetWebhookMetricsResult(check: ResultCheck, result: object): void {
  check.integer(result, 'count', { required: true });
  check.list(result, 'metrics', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkDeliveryMetrics),
  );
}

/** spec/services/webhooks/service.yaml#records.Delivery */
function checkDelivery(check: ResultCheck, delivery: object): void {
  check.string(delivery, 'id', { required: true });
  check.string(delivery, 'subscription_id', { required: true, format: 'uuid' });
  check.string(delivery, 'event_id', { required: true });
  check.string(delivery, 'event_type', { required: true });
  check.choice(delivery, 'status', DELIVERY_STATUS_VALUES, { required: true });
  check.integer(delivery, 'attempts', { required: true });
  check.integer(delivery, 'response_code', { required: true, nullable: true });
  check.string(delivery, 'error', { required: true, nullable: true });
  check.integer(delivery, 'duration_ms', { required: true, nullable: true });
  check.string(delivery, 'created_at', { required: true, format: 'date-time' });
  check.string(delivery, 'next_attempt_at', { required: true, nullable: true, format: 'date-time' });
}

/** spec/services/webhooks/service.yaml#records.DeliveryMetrics */
function checkDeliveryMetrics(check: ResultCheck, deliveryMetrics: object): void {
  check.string(deliveryMetrics, 'subscription_id', { required: true, format: 'uuid' });
  check.integer(deliveryMetrics, 'window_hours', { required: true });
  check.integer(deliveryMetrics, 'total', { required: true });
  check.integer(deliveryMetrics, 'delivered', { required: true });
  check.integer(deliveryMetrics, 'failed', { required: true });
  check.integer(deliveryMetrics, 'pending', { required: true });
  check.string(deliveryMetrics, 'last_delivery_at', { required: true, nullable: true, format: 'date-time' });
}

/** spec/services/webhooks/service.yaml#records.SequenceRange */
function checkSequenceRange(check: ResultCheck, sequenceRange: object): void {
  check.integer(sequenceRange, 'from', { required: true });
  check.integer(sequenceRange, 'to', { required: true });
}

/** spec/services/webhooks/service.yaml#records.Subscription */
function checkSubscription(check: ResultCheck, subscription: object): void {
  check.string(subscription, 'id', { required: true, format: 'uuid' });
  check.string(subscription, 'entity_type', { required: true });
  check.string(subscription, 'callback_url', { required: true });
  check.choice(subscription, 'status', SUBSCRIPTION_STATUS_VALUES, { required: true });
  check.string(subscription, 'description', { required: true, nullable: true });
  check.map(subscription, 'filter', { required: true, nullable: true }, (check, map, name) =>
    check.list(map, name, { required: true }, (check, items, index) =>
      check.scalar(items, index, ['string', 'number', 'boolean'], { required: true }),
    ),
  );
  check.string(subscription, 'created_at', { required: true, format: 'date-time' });
  check.string(subscription, 'watched_since', { required: true, nullable: true, format: 'date-time' });
  check.integer(subscription, 'last_sequence', { required: true });
  check.integer(subscription, 'pending', { required: true });
  check.integer(subscription, 'failures', { required: true });
  check.string(subscription, 'circuit_open_since', { required: true, nullable: true, format: 'date-time' });
  check.string(subscription, 'circuit_open_reason', { required: true, nullable: true });
  check.list(subscription, 'expired', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkSequenceRange),
  );
}
