// Generated from spec/services/webhooks/service.yaml by `make generate`: do not edit.

import type { components } from '../openapi.ts';
import type { CallOptions, Caller } from './core.ts';

/** Webhooks. Subscriptions to changes: signed notifications to an HTTPS address whenever watched data changes. */
export function webhooksFunctions(caller: Caller) {
  return {
    /**
     * A new subscription: its id, and the secret with which every event is signed (shown once). From now on each
     * change of a record of this kind is sent as a signed POST (Standard Webhooks; guide: /docs/webhooks) to the
     * callback address, which first gets a ping. filter narrows it to records whose fields have certain values. Use
     * when somebody wants to be told of changes as they happen, by a call to their own server, instead of asking
     * again and again. For the subscriptions that there are already use list_subscriptions; for changes of Norwegian
     * companies that are fetched when wanted, without a server to receive them use get_registry_recent_changes of
     * no-registry.
     */
    subscribe: (
      values: Omit<components['schemas']['Webhooks.SubscribeArguments'], 'api_key'>,
      options?: CallOptions,
    ): Promise<components['schemas']['Webhooks.SubscribeResult']> =>
      caller.call({ method: 'POST', path: '/rest/webhooks/subscribe', changes: true }, values, options),

    /**
     * Confirmation that a subscription was removed: nothing more is sent. It cannot be undone; a new subscription
     * gets a new id and secret. Events that wait are given up. The history of its deliveries stays for 30 days. Use
     * when a subscription shall end for good. For going on with one whose deliveries are paused use
     * reset_subscription.
     */
    unsubscribe: (
      values: Omit<components['schemas']['Webhooks.UnsubscribeArguments'], 'api_key'>,
      options?: CallOptions,
    ): Promise<components['schemas']['Webhooks.UnsubscribeResult']> =>
      caller.call({ method: 'POST', path: '/rest/webhooks/unsubscribe', changes: true }, values, options),

    /**
     * Your subscriptions with status, what waits, and since when and why deliveries are paused; oldest first. Use
     * when somebody asks what they are subscribed to, or whether their webhooks are healthy. For the single attempts
     * use list_deliveries; for numbers over hours or days use get_webhook_metrics.
     */
    list_subscriptions: (
      values: Omit<components['schemas']['Webhooks.ListSubscriptionsArguments'], 'api_key'> = {},
      options?: CallOptions,
    ): Promise<components['schemas']['Webhooks.ListSubscriptionsResult']> =>
      caller.call({ method: 'POST', path: '/rest/webhooks/list_subscriptions' }, values, options),

    /**
     * Confirmation that deliveries of a subscription go on. Held events are sent oldest first, beginning with a
     * single one: when that fails, deliveries are paused again. On a subscription that is not paused it clears the
     * count of failures. Use when a receiver is repaired after its circuit opened. For ending a subscription use
     * unsubscribe; for whether and why deliveries are paused use list_subscriptions.
     */
    reset_subscription: (
      values: Omit<components['schemas']['Webhooks.ResetSubscriptionArguments'], 'api_key'>,
      options?: CallOptions,
    ): Promise<components['schemas']['Webhooks.ResetSubscriptionResult']> =>
      caller.call({ method: 'POST', path: '/rest/webhooks/reset_subscription', changes: true }, values, options),

    /**
     * Attempts to deliver events, newest first, with status, HTTP answer and error; and what still waits. Use when an
     * event did not arrive, or somebody asks what was sent and how the receiver answered. For counts instead of
     * single attempts use get_webhook_metrics; for the state of the subscriptions use list_subscriptions.
     */
    list_deliveries: (
      values: Omit<components['schemas']['Webhooks.ListDeliveriesArguments'], 'api_key'> = {},
      options?: CallOptions,
    ): Promise<components['schemas']['Webhooks.ListDeliveriesResult']> =>
      caller.call({ method: 'POST', path: '/rest/webhooks/list_deliveries' }, values, options),

    /**
     * Deliveries of the last hours by subscription, the oldest first: delivered, failed, pending, and when one last
     * succeeded. Use when somebody asks how reliably their webhooks arrive, or how many were sent. For the single
     * attempts behind the numbers use list_deliveries.
     */
    get_webhook_metrics: (
      values: Omit<components['schemas']['Webhooks.GetWebhookMetricsArguments'], 'api_key'> = {},
      options?: CallOptions,
    ): Promise<components['schemas']['Webhooks.GetWebhookMetricsResult']> =>
      caller.call({ method: 'POST', path: '/rest/webhooks/get_webhook_metrics' }, values, options),

    /**
     * Report a bug, a missing feature or any other remark about this service to the people who run it. It is kept for
     * the operators with the service and the caller's key; data and settings stay as they are. Nobody answers, and
     * sent twice it stands there twice. For data use the other tools of the service. Use when an answer looks wrong,
     * something is missing, or a tool could be better.
     */
    report_feedback: (
      values: components['schemas']['Shared.ReportFeedbackArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['Shared.ReportFeedbackResult']> =>
      caller.call({ method: 'POST', path: '/rest/webhooks/report_feedback', changes: true }, values, options),
  };
}
