// Generated from spec/services/webhooks/service.yaml by `make generate`: do not edit.

import type { Operation } from '../../../runtime/contract/operation.ts';
import {
  checkGetWebhookMetricsResult,
  checkListDeliveriesResult,
  checkListSubscriptionsResult,
  checkResetSubscriptionResult,
  checkSubscribeResult,
  checkUnsubscribeResult,
  decodeGetWebhookMetrics,
  decodeListDeliveries,
  decodeListSubscriptions,
  decodeResetSubscription,
  decodeSubscribe,
  decodeUnsubscribe,
} from './validators.ts';
import {
  writeGetWebhookMetricsResult,
  writeListDeliveriesResult,
  writeListSubscriptionsResult,
  writeSubscribeResult,
} from './writers.ts';

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
  check: checkSubscribeResult,
  write: writeSubscribeResult,
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
  check: checkUnsubscribeResult,
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
  check: checkListSubscriptionsResult,
  write: writeListSubscriptionsResult,
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
  check: checkResetSubscriptionResult,
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
  check: checkListDeliveriesResult,
  write: writeListDeliveriesResult,
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
  check: checkGetWebhookMetricsResult,
  write: writeGetWebhookMetricsResult,
};
