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

/** Subscriptions to changes: signed notifications to an HTTPS address whenever watched data changes. */
export interface WebhooksHandlers {
  /**
   * A new subscription: its id, and the secret with which every event is signed (shown once). From now on each change
   * of a record of this kind is sent as a signed POST (Standard Webhooks; guide: /docs/webhooks) to the callback
   * address, which first gets a ping. filter narrows it to records whose fields have certain values.
   */
  subscribe: Handler<SubscribeArguments, SubscribeResult>;
  /**
   * Confirmation that a subscription was removed: nothing more is sent. It cannot be undone; a new subscription gets
   * a new id and secret. Events that wait are given up. The history of its deliveries stays for 30 days.
   */
  unsubscribe: Handler<UnsubscribeArguments, UnsubscribeResult>;
  /** Your subscriptions with status, what waits, and since when and why deliveries are paused; oldest first. */
  list_subscriptions: Handler<ListSubscriptionsArguments, ListSubscriptionsResult>;
  /**
   * Confirmation that deliveries of a subscription go on. Held events are sent oldest first, beginning with a single
   * one: when that fails, deliveries are paused again. On a subscription that is not paused it clears the count of
   * failures.
   */
  reset_subscription: Handler<ResetSubscriptionArguments, ResetSubscriptionResult>;
  /** Attempts to deliver events, newest first, with status, HTTP answer and error; and what still waits. */
  list_deliveries: Handler<ListDeliveriesArguments, ListDeliveriesResult>;
  /**
   * Deliveries of the last hours by subscription, the oldest first: delivered, failed, pending, and when one last
   * succeeded.
   */
  get_webhook_metrics: Handler<GetWebhookMetricsArguments, GetWebhookMetricsResult>;
}

/** spec/services/webhooks/service.yaml#tools.subscribe */
export const subscribe: Operation = {
  id: 'webhooks.subscribe',
  service: 'webhooks',
  adapter: 'webhooks',
  name: 'subscribe',
  summary: 'A new subscription: its id, and the secret with which every event is signed (shown once).',
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
  summary: 'Confirmation that a subscription was removed: nothing more is sent.',
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
  summary: 'Your subscriptions with status, what waits, and since when and why deliveries are paused; oldest first.',
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
  summary: 'Confirmation that deliveries of a subscription go on.',
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
  summary: 'Attempts to deliver events, newest first, with status, HTTP answer and error; and what still waits.',
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
  summary: 'Deliveries of the last hours by subscription, the oldest first: delivered, failed, pending, and when one last succeeded.',
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
