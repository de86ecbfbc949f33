// Generated from spec/services/webhooks/service.yaml by `make generate`: do not edit.

import type { components } from '../openapi.ts';
import type { CallOptions, Caller } from './core.ts';

/** Webhooks. Webhook subscriptions: signed notifications to an HTTPS URL whenever watched data changes. */
export function webhooksFunctions(caller: Caller) {
  return {
    /**
     * Creates a webhook subscription and returns its id and the secret that signs every event (shown only once).
     * Every future change to a record of this type is sent as a signed POST request (Standard Webhooks; guide:
     * /docs/webhooks) to the callback URL, which first receives a ping. filter, at_least, at_most and area restrict
     * the subscription to matching records. Use when the user wants changes sent to their own server as they happen,
     * instead of polling. For existing subscriptions use list_subscriptions; for changes of Norwegian companies on
     * demand, without a server to receive them use get_registry_recent_changes of no-registry.
     */
    subscribe: (
      values: Omit<components['schemas']['Webhooks.SubscribeArguments'], 'api_key'>,
      options?: CallOptions,
    ): Promise<components['schemas']['Webhooks.SubscribeResult']> =>
      caller.call({ method: 'POST', path: '/rest/webhooks/subscribe', changes: true }, values, options),

    /**
     * Removes a webhook subscription and returns a confirmation; no more events are sent. This cannot be undone; a
     * new subscription gets a new id and secret. Pending events are dropped. The delivery history is kept for 30
     * days. Use when the user wants to end a subscription permanently. For resuming a subscription whose deliveries
     * are paused use reset_subscription.
     */
    unsubscribe: (
      values: Omit<components['schemas']['Webhooks.UnsubscribeArguments'], 'api_key'>,
      options?: CallOptions,
    ): Promise<components['schemas']['Webhooks.UnsubscribeResult']> =>
      caller.call({ method: 'POST', path: '/rest/webhooks/unsubscribe', changes: true }, values, options),

    /**
     * Your webhook subscriptions with status, waiting events, and when and why deliveries were paused; oldest first.
     * Use when the user asks what they are subscribed to, or whether their webhooks are healthy. For individual
     * delivery attempts use list_deliveries; for figures for the last hours or days use get_webhook_metrics.
     */
    list_subscriptions: (
      values: Omit<components['schemas']['Webhooks.ListSubscriptionsArguments'], 'api_key'> = {},
      options?: CallOptions,
    ): Promise<components['schemas']['Webhooks.ListSubscriptionsResult']> =>
      caller.call({ method: 'POST', path: '/rest/webhooks/list_subscriptions' }, values, options),

    /**
     * Resumes deliveries for a paused subscription and returns a confirmation. Held events are sent oldest first,
     * starting with a single event; if it fails, deliveries are paused again. For a subscription that is not paused,
     * clears the failure count. Use when the receiver of a paused subscription works again. For ending a subscription
     * use unsubscribe; for whether and why deliveries are paused use list_subscriptions.
     */
    reset_subscription: (
      values: Omit<components['schemas']['Webhooks.ResetSubscriptionArguments'], 'api_key'>,
      options?: CallOptions,
    ): Promise<components['schemas']['Webhooks.ResetSubscriptionResult']> =>
      caller.call({ method: 'POST', path: '/rest/webhooks/reset_subscription', changes: true }, values, options),

    /**
     * Attempts to deliver webhook events, newest first, with status, HTTP response and error, and the events still
     * waiting for delivery. Use when an event did not arrive, or the user asks what was sent and how the receiver
     * responded. For counts instead of individual attempts use get_webhook_metrics; for the state of the
     * subscriptions use list_subscriptions.
     */
    list_deliveries: (
      values: Omit<components['schemas']['Webhooks.ListDeliveriesArguments'], 'api_key'> = {},
      options?: CallOptions,
    ): Promise<components['schemas']['Webhooks.ListDeliveriesResult']> =>
      caller.call({ method: 'POST', path: '/rest/webhooks/list_deliveries' }, values, options),

    /**
     * Delivery counts per subscription for the last hours, oldest subscription first: delivered, failed, pending, and
     * the time of the last success. Use when the user asks how reliably their webhooks are delivered, or how many
     * were sent. For the individual attempts behind the figures use list_deliveries.
     */
    get_webhook_metrics: (
      values: Omit<components['schemas']['Webhooks.GetWebhookMetricsArguments'], 'api_key'> = {},
      options?: CallOptions,
    ): Promise<components['schemas']['Webhooks.GetWebhookMetricsResult']> =>
      caller.call({ method: 'POST', path: '/rest/webhooks/get_webhook_metrics' }, values, options),

    /**
     * Report a bug, a missing feature or any other remark about this service to its operators. The feedback is stored
     * for the operators together with the service and the caller's key; no data or settings change. There is no
     * reply, and feedback sent twice is stored twice. To get data, use the service's other tools. Use when a result
     * looks wrong, something is missing, or a tool could be better.
     */
    report_feedback: (
      values: components['schemas']['Shared.ReportFeedbackArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['Shared.ReportFeedbackResult']> =>
      caller.call({ method: 'POST', path: '/rest/webhooks/report_feedback', changes: true }, values, options),
  };
}
