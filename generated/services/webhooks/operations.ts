// Generated from spec/services/webhooks/service.yaml by `make generate`: do not edit.

import type { Handler } from '../../../runtime/contract/call.ts';
import type { Operation } from '../../../runtime/contract/operation.ts';
import {
  decodeGetWebhookMetrics,
  decodeListDeliveries,
  decodeListSubscriptions,
  decodeResetSubscription,
  decodeSubscribe,
  decodeUnsubscribe,
  getWebhookMetricsResult,
  listDeliveriesResult,
  listSubscriptionsResult,
  resetSubscriptionResult,
  subscribeResult,
  unsubscribeResult,
} from './codec.ts';
import type {
  GetWebhookMetricsArguments,
  GetWebhookMetricsResult,
  ListDeliveriesArguments,
  ListDeliveriesResult,
  ListSubscriptionsArguments,
  ListSubscriptionsResult,
  ResetSubscriptionArguments,
  ResetSubscriptionResult,
  SubscribeArguments,
  SubscribeResult,
  UnsubscribeArguments,
  UnsubscribeResult,
} from './types.ts';

/** Webhook subscriptions: signed notifications to an HTTPS URL whenever watched data changes. */
export interface WebhooksHandlers {
  /**
   * Creates a webhook subscription and returns its id and the secret that signs every event (shown only once). Every
   * future change to a record of this type is sent as a signed POST request (Standard Webhooks; guide:
   * /docs/webhooks) to the callback URL, which first receives a ping. filter, at_least, at_most and area restrict the
   * subscription to matching records.
   */
  subscribe: Handler<SubscribeArguments, SubscribeResult>;
  /**
   * Removes a webhook subscription and returns a confirmation; no more events are sent. This cannot be undone; a new
   * subscription gets a new id and secret. Pending events are dropped. The delivery history is kept for 30 days.
   */
  unsubscribe: Handler<UnsubscribeArguments, UnsubscribeResult>;
  /**
   * Your webhook subscriptions with status, waiting events, and when and why deliveries were paused; oldest first.
   */
  list_subscriptions: Handler<ListSubscriptionsArguments, ListSubscriptionsResult>;
  /**
   * Resumes deliveries for a paused subscription and returns a confirmation. Held events are sent oldest first,
   * starting with a single event; if it fails, deliveries are paused again. For a subscription that is not paused,
   * clears the failure count.
   */
  reset_subscription: Handler<ResetSubscriptionArguments, ResetSubscriptionResult>;
  /**
   * Attempts to deliver webhook events, newest first, with status, HTTP response and error, and the events still
   * waiting for delivery.
   */
  list_deliveries: Handler<ListDeliveriesArguments, ListDeliveriesResult>;
  /**
   * Delivery counts per subscription for the last hours, oldest subscription first: delivered, failed, pending, and
   * the time of the last success.
   */
  get_webhook_metrics: Handler<GetWebhookMetricsArguments, GetWebhookMetricsResult>;
}

/** spec/services/webhooks/service.yaml#tools.subscribe */
export const subscribe: Operation = {
  id: 'webhooks.subscribe',
  service: 'webhooks',
  adapter: 'webhooks',
  name: 'subscribe',
  summary: 'Creates a webhook subscription and returns its id and the secret that signs every event (shown only once).',
  effect: 'write',
  methods: ['GET', 'POST'],
  needsKey: true,
  keyArgument: 'api_key',
  slow: false,
  errors: ['subscription_limit', 'not_configured', 'store_unavailable'],
  sources: [],
  decode: decodeSubscribe,
  result: subscribeResult,
};

/** spec/services/webhooks/service.yaml#tools.unsubscribe */
export const unsubscribe: Operation = {
  id: 'webhooks.unsubscribe',
  service: 'webhooks',
  adapter: 'webhooks',
  name: 'unsubscribe',
  summary: 'Removes a webhook subscription and returns a confirmation; no more events are sent.',
  effect: 'destroy',
  methods: ['GET', 'POST'],
  needsKey: true,
  keyArgument: 'api_key',
  slow: false,
  errors: ['not_found', 'store_unavailable'],
  sources: [],
  decode: decodeUnsubscribe,
  result: unsubscribeResult,
};

/** spec/services/webhooks/service.yaml#tools.list_subscriptions */
export const listSubscriptions: Operation = {
  id: 'webhooks.list_subscriptions',
  service: 'webhooks',
  adapter: 'webhooks',
  name: 'list_subscriptions',
  summary: 'Your webhook subscriptions with status, waiting events, and when and why deliveries were paused; oldest first.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  keyArgument: 'api_key',
  slow: false,
  errors: ['store_unavailable'],
  sources: [],
  decode: decodeListSubscriptions,
  result: listSubscriptionsResult,
};

/** spec/services/webhooks/service.yaml#tools.reset_subscription */
export const resetSubscription: Operation = {
  id: 'webhooks.reset_subscription',
  service: 'webhooks',
  adapter: 'webhooks',
  name: 'reset_subscription',
  summary: 'Resumes deliveries for a paused subscription and returns a confirmation.',
  effect: 'write',
  methods: ['GET', 'POST'],
  needsKey: true,
  keyArgument: 'api_key',
  slow: false,
  errors: ['not_found', 'store_unavailable'],
  sources: [],
  decode: decodeResetSubscription,
  result: resetSubscriptionResult,
};

/** spec/services/webhooks/service.yaml#tools.list_deliveries */
export const listDeliveries: Operation = {
  id: 'webhooks.list_deliveries',
  service: 'webhooks',
  adapter: 'webhooks',
  name: 'list_deliveries',
  summary: 'Attempts to deliver webhook events, newest first, with status, HTTP response and error, and the events still waiting for delivery.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  keyArgument: 'api_key',
  slow: false,
  errors: ['not_found', 'store_unavailable'],
  sources: [],
  decode: decodeListDeliveries,
  result: listDeliveriesResult,
};

/** spec/services/webhooks/service.yaml#tools.get_webhook_metrics */
export const getWebhookMetrics: Operation = {
  id: 'webhooks.get_webhook_metrics',
  service: 'webhooks',
  adapter: 'webhooks',
  name: 'get_webhook_metrics',
  summary: 'Delivery counts per subscription for the last hours, oldest subscription first: delivered, failed, pending, and the time of the last success.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  keyArgument: 'api_key',
  slow: false,
  errors: ['not_found', 'store_unavailable'],
  sources: [],
  decode: decodeGetWebhookMetrics,
  result: getWebhookMetricsResult,
};
