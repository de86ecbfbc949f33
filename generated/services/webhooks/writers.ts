// Generated from spec/services/webhooks/service.yaml by `make generate`: do not edit.

import type { AdapterResult } from '../../../runtime/contract/adapter-result.ts';
import type {
  Delivery,
  DeliveryMetrics,
  GetWebhookMetricsResult,
  ListDeliveriesResult,
  ListSubscriptionsResult,
  SubscribeResult,
  Subscription,
} from './types.ts';

/** spec/services/webhooks/service.yaml#tools.subscribe */
export function writeSubscribeResult(given: AdapterResult<SubscribeResult>): SubscribeResult {
  return {
    id: given.id,
    entity_type: given.entity_type,
    callback_url: given.callback_url,
    status: given.status,
    secret: given.secret,
    description: given.description ?? null,
    filter: given.filter ?? null,
    created_at: given.created_at,
  };
}

/** spec/services/webhooks/service.yaml#tools.list_subscriptions */
export function writeListSubscriptionsResult(given: AdapterResult<ListSubscriptionsResult>): ListSubscriptionsResult {
  return {
    count: given.count,
    subscriptions: given.subscriptions.map(writeSubscription),
  };
}

/** spec/services/webhooks/service.yaml#tools.list_deliveries */
export function writeListDeliveriesResult(given: AdapterResult<ListDeliveriesResult>): ListDeliveriesResult {
  return {
    count: given.count,
    deliveries: given.deliveries.map(writeDelivery),
  };
}

/** spec/services/webhooks/service.yaml#tools.get_webhook_metrics */
export function writeGetWebhookMetricsResult(given: AdapterResult<GetWebhookMetricsResult>): GetWebhookMetricsResult {
  return {
    count: given.count,
    metrics: given.metrics.map(writeDeliveryMetrics),
  };
}

/** spec/services/webhooks/service.yaml#records.Delivery */
export function writeDelivery(given: AdapterResult<Delivery>): Delivery {
  return {
    id: given.id,
    subscription_id: given.subscription_id,
    event_id: given.event_id,
    event_type: given.event_type,
    status: given.status,
    attempts: given.attempts,
    response_code: given.response_code ?? null,
    error: given.error ?? null,
    duration_ms: given.duration_ms ?? null,
    created_at: given.created_at,
    next_attempt_at: given.next_attempt_at ?? null,
  };
}

/** spec/services/webhooks/service.yaml#records.DeliveryMetrics */
export function writeDeliveryMetrics(given: AdapterResult<DeliveryMetrics>): DeliveryMetrics {
  return {
    subscription_id: given.subscription_id,
    window_hours: given.window_hours,
    total: given.total,
    delivered: given.delivered,
    failed: given.failed,
    pending: given.pending,
    last_delivery_at: given.last_delivery_at ?? null,
  };
}

/** spec/services/webhooks/service.yaml#records.Subscription */
export function writeSubscription(given: AdapterResult<Subscription>): Subscription {
  return {
    id: given.id,
    entity_type: given.entity_type,
    callback_url: given.callback_url,
    status: given.status,
    description: given.description ?? null,
    filter: given.filter ?? null,
    created_at: given.created_at,
    watched_since: given.watched_since ?? null,
    last_sequence: given.last_sequence,
    pending: given.pending,
    failures: given.failures,
    circuit_open_since: given.circuit_open_since ?? null,
    circuit_open_reason: given.circuit_open_reason ?? null,
    expired: given.expired,
  };
}
