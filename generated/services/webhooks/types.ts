// Generated from spec/services/webhooks/service.yaml by `make generate`: do not edit.

/** pending: due, retried later or held; delivered: answered with 2xx; failed. */
export type DeliveryStatus = 'pending' | 'delivered' | 'failed';

/** active; circuit_open: too many attempts failed in a row, events are held until reset_subscription; removed. */
export type SubscriptionStatus = 'active' | 'circuit_open' | 'removed';

/** spec/services/webhooks/service.yaml#records.Delivery */
export interface Delivery {
  /** Identifier of the attempt; of what waits, of the delivery. */
  readonly id: string;
  /** Subscription that it belongs to. */
  readonly subscription_id: string;
  /** Identifier of the event: the webhook-id header. */
  readonly event_id: string;
  /** Entity type of the record that changed. */
  readonly event_type: string;
  /** How it ended; or that it has not ended. */
  readonly status: DeliveryStatus;
  /** Requests sent so far; of an attempt its number, which counts 1, 2, 3 in the order of sending. */
  readonly attempts: number;
  /** HTTP status that the receiver answered. */
  readonly response_code: number | null;
  /**
   * Why it failed: http_3xx (redirects are not followed), http_4xx, http_5xx, timeout, dns_error, connect_refused,
   * connect_failed, connection_lost, tls_error, blocked_address, invalid_response, secret_unreadable (on this
   * server's side), unsubscribed, key_revoked, expired_while_open, expired_waiting (its receiver was too slow).
   */
  readonly error: string | null;
  /** How long the attempt took. */
  readonly duration_ms: number | null;
  /** When the attempt began; of what waits, when the event was queued. */
  readonly created_at: string;
  /** When it is attempted next; null when it ended, is under way, or is held. */
  readonly next_attempt_at: string | null;
}

/** spec/services/webhooks/service.yaml#records.DeliveryMetrics */
export interface DeliveryMetrics {
  /** Subscription that is counted. */
  readonly subscription_id: string;
  /** Hours looked back; the one in which they begin is counted whole. */
  readonly window_hours: number;
  /** Delivered, failed and pending together. */
  readonly total: number;
  /** Attempts that were answered with 2xx. */
  readonly delivered: number;
  /** Attempts that failed. */
  readonly failed: number;
  /** Events that wait now. */
  readonly pending: number;
  /** When an attempt last succeeded in this time. */
  readonly last_delivery_at: string | null;
}

/** spec/services/webhooks/service.yaml#records.SequenceRange */
export interface SequenceRange {
  /** First sequence number. */
  readonly from: number;
  /** Last sequence number, included. */
  readonly to: number;
}

/** spec/services/webhooks/service.yaml#records.Subscription */
export interface Subscription {
  /** Identifier: subscription_id of the other tools. */
  readonly id: string;
  /** Entity type that is watched. */
  readonly entity_type: string;
  /** Where events are sent. */
  readonly callback_url: string;
  /** How it stands. */
  readonly status: SubscriptionStatus;
  /** The subscriber's own words. */
  readonly description: string | null;
  /** Values that fields of the record must have; null for every change. */
  readonly filter: { readonly [name: string]: readonly (string | number | boolean)[] } | null;
  /** Time of creation. */
  readonly created_at: string;
  /** From when on changes are told; null until the source was first looked at. */
  readonly watched_since: string | null;
  /** Sequence number of the most recent event; 0 before the first. */
  readonly last_sequence: number;
  /**
   * Events that wait to be delivered: at most 1,000 while deliveries are paused; for a receiver that is too slow the
   * newest 1,000 (checked every minute). The oldest beyond that, and all after 72 hours, are given up and can be
   * pulled.
   */
  readonly pending: number;
  /** Consecutive failed attempts. */
  readonly failures: number;
  /** Time since which deliveries are paused. */
  readonly circuit_open_since: string | null;
  /** The failure that paused them, such as timeout or http_5xx. */
  readonly circuit_open_reason: string | null;
  /**
   * Events that were given up unsent, by number: too many or too old while deliveries were paused or the receiver was
   * too slow; GET /webhooks/{subscription_id}/events still has those of the last 72 hours.
   */
  readonly expired: readonly SequenceRange[];
}

export interface SubscribeArguments {
  /** Kind of record to watch, such as brreg_company; a wrong one is answered with the list of all. */
  readonly entity_type: string;
  /** Public https:// address that receives the events. */
  readonly callback_url: string;
  /** Your own words for it, shown in lists. */
  readonly description?: string;
  /** Fields of the record and the values of which each must have one, such as status with bankrupt and deleted. */
  readonly filter?: { readonly [name: string]: readonly (string | number | boolean)[] };
}

export interface SubscribeResult {
  /** Identifier: subscription_id of the other tools. */
  readonly id: string;
  /** Entity type that is watched. */
  readonly entity_type: string;
  /** Where events are sent. */
  readonly callback_url: string;
  /** How it stands. */
  readonly status: SubscriptionStatus;
  /** Signing secret (whsec_…), shown only here: keep it to verify signatures. */
  readonly secret: string;
  /** Your own words. */
  readonly description: string | null;
  /** What the events are narrowed to; null for every change. */
  readonly filter: { readonly [name: string]: readonly (string | number | boolean)[] } | null;
  /** Time of creation. */
  readonly created_at: string;
}

export interface UnsubscribeArguments {
  /** Subscription to remove. */
  readonly subscription_id: string;
}

export interface UnsubscribeResult {
  /** Subscription that was removed. */
  readonly id: string;
  /** removed. */
  readonly status: SubscriptionStatus;
}

export interface ListSubscriptionsArguments {}

export interface ListSubscriptionsResult {
  /** How many. */
  readonly count: number;
  /** Oldest first; removed ones are not listed. */
  readonly subscriptions: readonly Subscription[];
}

export interface ResetSubscriptionArguments {
  /** Subscription to resume. */
  readonly subscription_id: string;
}

export interface ResetSubscriptionResult {
  /** Subscription that goes on. */
  readonly id: string;
  /** active. */
  readonly status: SubscriptionStatus;
}

export interface ListDeliveriesArguments {
  /** Only of this subscription. */
  readonly subscription_id?: string;
  /** Rows. */
  readonly limit: number;
}

export interface ListDeliveriesResult {
  /** How many rows. */
  readonly count: number;
  /** A row an attempt and a row an event that waits; newest first. */
  readonly deliveries: readonly Delivery[];
}

export interface GetWebhookMetricsArguments {
  /** Only of this subscription. */
  readonly subscription_id?: string;
  /** Number of hours to look back. */
  readonly hours: number;
}

export interface GetWebhookMetricsResult {
  /** How many subscriptions. */
  readonly count: number;
  /** A row a subscription. */
  readonly metrics: readonly DeliveryMetrics[];
}
