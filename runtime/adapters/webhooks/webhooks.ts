// webhooks: tools that let the owner of a key subscribe, manage subscriptions and inspect deliveries. The engine is in
// runtime/webhooks.

import type { WebhooksHandlers } from '../../../generated/services/webhooks/operations.ts';
import type { Delivery, DeliveryMetrics, Subscription } from '../../../generated/services/webhooks/types.ts';
import type { AdapterResult } from '../../contract/adapter-result.ts';
import type { Call } from '../../contract/call.ts';
import {
  AREA,
  type Area,
  type DeliveryCounts,
  type DeliveryRow,
  type Filter,
  type Range,
} from '../../store/webhooks/webhook-store.ts';
import type { OwnSubscription } from '../../webhooks/subscriptions.ts';
import type { Context } from '../context.ts';

export function create({ subscriptions }: Context<'webhooks'>): WebhooksHandlers {
  return {
    subscribe: async (args, call) => {
      const options = {
        entityType: args.entity_type,
        callbackUrl: args.callback_url,
        description: args.description,
        filter: args.filter,
        atLeast: args.at_least,
        atMost: args.at_most,
        area: args.area,
      };
      const subscriber = { keyId: keyOf(call), plan: call.caller.plan };
      const { subscription, secret } = await subscriptions.subscribe(subscriber, options);
      const { id, entityType, callbackUrl, status, description, filter, createdAt } = subscription;
      return {
        id,
        entity_type: entityType,
        callback_url: callbackUrl,
        status,
        secret,
        description,
        ...conditionsRecord(filter),
        created_at: iso(createdAt),
      };
    },
    unsubscribe: async ({ subscription_id: id }, call) => {
      await subscriptions.unsubscribe(keyOf(call), id);
      return { id, status: 'removed' };
    },
    list_subscriptions: async (_, call) => {
      const own = await subscriptions.list(keyOf(call));
      return { count: own.length, subscriptions: own.map(subscriptionRecord) };
    },
    reset_subscription: async ({ subscription_id: id }, call) => {
      await subscriptions.reset(keyOf(call), id);
      return { id, status: 'active' };
    },
    list_deliveries: async ({ subscription_id, limit }, call) => {
      const rows = await subscriptions.deliveries(keyOf(call), subscription_id, limit);
      return { count: rows.length, deliveries: rows.map(deliveryRecord) };
    },
    get_webhook_metrics: async ({ subscription_id, hours }, call) => {
      const counts = await subscriptions.metrics(keyOf(call), subscription_id, hours);
      return { count: counts.length, metrics: counts.map((each) => metricsRecord(each, hours)) };
    },
  };
}

/** These tools require a key, so dispatch guarantees that there is one. */
function keyOf({ caller }: Call): string {
  return caller.keyId as string;
}

function subscriptionRecord(own: OwnSubscription): AdapterResult<Subscription> {
  return {
    id: own.id,
    entity_type: own.entityType,
    callback_url: own.callbackUrl,
    status: own.status,
    description: own.description,
    ...conditionsRecord(own.filter),
    created_at: iso(own.createdAt),
    watched_since: isoOrNull(own.watchedSince),
    last_sequence: own.sequence,
    pending: own.pending,
    failures: own.failures,
    circuit_open_since: isoOrNull(own.openedAt),
    circuit_open_reason: own.openedBy,
    expired: own.expired.map(([from, to]) => ({ from, to })),
  };
}

function deliveryRecord(row: DeliveryRow): AdapterResult<Delivery> {
  return {
    id: row.id,
    subscription_id: row.subscriptionId,
    event_id: row.eventId,
    event_type: row.eventType,
    status: row.status,
    attempts: row.attempts,
    response_code: row.responseCode,
    error: row.error,
    duration_ms: row.durationMs,
    created_at: iso(row.createdAt),
    next_attempt_at: isoOrNull(row.nextAt),
  };
}

function metricsRecord(counts: DeliveryCounts, hours: number): AdapterResult<DeliveryMetrics> {
  const { subscriptionId, delivered, failed, pending, lastDeliveredAt } = counts;
  return {
    subscription_id: subscriptionId,
    window_hours: hours,
    total: delivered + failed + pending,
    delivered,
    failed,
    pending,
    last_delivery_at: isoOrNull(lastDeliveredAt),
  };
}

type Conditions = Pick<Subscription, 'filter' | 'at_least' | 'at_most' | 'area'>;

function conditionsRecord(filter: Filter = {}): Conditions {
  const { [AREA]: area, ...fields } = filter;
  const entries = Object.entries(fields);
  const values = entries.flatMap(([field, each]) => (Array.isArray(each) ? [[field, [...each]]] : []));
  const bounds = (name: 'min' | 'max') =>
    Object.fromEntries(
      entries.flatMap(([field, each]) => {
        const bound = Array.isArray(each) ? undefined : (each as Range)[name];
        return bound === undefined ? [] : [[field, bound]];
      }),
    );
  const [min, max] = [bounds('min'), bounds('max')];
  return {
    filter: values.length === 0 ? null : Object.fromEntries(values),
    ...(Object.keys(min).length === 0 ? {} : { at_least: min }),
    ...(Object.keys(max).length === 0 ? {} : { at_most: max }),
    ...(area === undefined ? {} : { area: { ...(area as Area) } }),
  };
}

function iso(time: number): string {
  return new Date(time).toISOString();
}

function isoOrNull(time: number | undefined): string | null {
  return time === undefined ? null : iso(time);
}
