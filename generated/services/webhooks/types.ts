// Generated from spec/services/webhooks/service.yaml by `make generate`: do not edit.

/** pending: due, scheduled for a retry or held; delivered: the receiver responded with 2xx; failed. */
export type DeliveryStatus = 'pending' | 'delivered' | 'failed';

/**
 * active; circuit_open: too many consecutive attempts failed, and events are held until reset_subscription is called;
 * removed.
 */
export type SubscriptionStatus = 'active' | 'circuit_open' | 'removed';

/** spec/services/webhooks/service.yaml#records.Delivery */
export interface Delivery {
  /** Id of the attempt, or of the delivery if it is still waiting. */
  readonly id: string;
  /** Subscription that the delivery belongs to. */
  readonly subscription_id: string;
  /** Id of the event: the webhook-id header. */
  readonly event_id: string;
  /** Entity type of the record that changed. */
  readonly event_type: string;
  /** Result of the attempt, or pending. */
  readonly status: DeliveryStatus;
  /** Number of requests sent so far; for an attempt, its sequential number: 1, 2, 3. */
  readonly attempts: number;
  /** HTTP status of the receiver's response. */
  readonly response_code: number | null;
  /**
   * Reason for the failure: http_3xx (redirects are not followed), http_4xx, http_5xx, timeout, dns_error,
   * connect_refused, connect_failed, connection_lost, tls_error, blocked_address, invalid_response, secret_unreadable
   * (an error on this server), inbox_not_found (the test inbox was deleted), unsubscribed, key_revoked,
   * expired_while_open, expired_waiting (the receiver was too slow).
   */
  readonly error: string | null;
  /** Duration of the attempt. */
  readonly duration_ms: number | null;
  /** Start of the attempt; for waiting events, when the event was queued. */
  readonly created_at: string;
  /** Time of the next attempt; null if finished, in progress or held. */
  readonly next_attempt_at: string | null;
}

/** spec/services/webhooks/service.yaml#records.DeliveryMetrics */
export interface DeliveryMetrics {
  /** Subscription. */
  readonly subscription_id: string;
  /** Number of hours covered; the first hour is counted in full. */
  readonly window_hours: number;
  /** Sum of delivered, failed and pending. */
  readonly total: number;
  /** Attempts that received a 2xx response. */
  readonly delivered: number;
  /** Attempts that failed. */
  readonly failed: number;
  /** Events waiting now. */
  readonly pending: number;
  /** Time of the last successful attempt in this period. */
  readonly last_delivery_at: string | null;
}

/** spec/services/webhooks/service.yaml#records.SequenceRange */
export interface SequenceRange {
  /** First sequence number. */
  readonly from: number;
  /** Last sequence number, inclusive. */
  readonly to: number;
}

/** spec/services/webhooks/service.yaml#records.Subscription */
export interface Subscription {
  /** Id; pass it as subscription_id to the other tools. */
  readonly id: string;
  /** Entity type that is watched. */
  readonly entity_type: string;
  /** URL that receives the events. */
  readonly callback_url: string;
  /** Status of the subscription. */
  readonly status: SubscriptionStatus;
  /** Description set by the subscriber. */
  readonly description: string | null;
  /** Accepted values of record fields; null if there are none. */
  readonly filter: { readonly [name: string]: readonly (string | number | boolean)[] } | null;
  /** Minimum values of numeric fields. */
  readonly at_least?: { readonly [name: string]: number };
  /** Maximum values of numeric fields. */
  readonly at_most?: { readonly [name: string]: number };
  /** Bounding box with south, west, north and east, in degrees. */
  readonly area?: { readonly [name: string]: number };
  /** Time of creation. */
  readonly created_at: string;
  /** When watching began; null before the first poll of the source. */
  readonly watched_since: string | null;
  /** Sequence number of the most recent event; 0 before the first. */
  readonly last_sequence: number;
  /**
   * Events waiting for delivery. While deliveries are paused, at most 1,000; for a receiver that is too slow, the
   * most recent 1,000 (checked every minute). Older events, and all events after 72 hours, are no longer delivered
   * but can be pulled.
   */
  readonly pending: number;
  /** Consecutive failed attempts. */
  readonly failures: number;
  /** When deliveries were paused. */
  readonly circuit_open_since: string | null;
  /** Failure that caused deliveries to be paused, such as timeout or http_5xx. */
  readonly circuit_open_reason: string | null;
  /**
   * Sequence ranges of events dropped without being sent, because there were too many or they were too old while
   * deliveries were paused or the receiver was too slow. GET /webhooks/{subscription_id}/events still returns those
   * of the last 72 hours.
   */
  readonly expired: readonly SequenceRange[];
}

export interface SubscribeArguments {
  /** Entity type to watch, such as brreg_company. An unknown type returns an error that lists all types. */
  readonly entity_type: string;
  /** Public https:// URL that receives the events. */
  readonly callback_url: string;
  /** Your description of the subscription, shown in lists. */
  readonly description?: string;
  /**
   * Record fields and the values to match, such as status with bankrupt and deleted. Each field must have one of the
   * listed values.
   */
  readonly filter?: { readonly [name: string]: readonly (string | number | boolean)[] };
  /** Minimum values of numeric record fields, such as 6 for magnitude. */
  readonly at_least?: { readonly [name: string]: number };
  /** Maximum values of numeric record fields, such as 70 for depth_km. */
  readonly at_most?: { readonly [name: string]: number };
  /**
   * Bounding box that must contain the record's latitude and longitude, in degrees: south, west, north and east.
   * Across the 180th meridian, west is greater than east.
   */
  readonly area?: { readonly [name: string]: number };
}

export interface SubscribeResult {
  /** Id; pass it as subscription_id to the other tools. */
  readonly id: string;
  /** Entity type that is watched. */
  readonly entity_type: string;
  /** URL that receives the events. */
  readonly callback_url: string;
  /** Status of the subscription. */
  readonly status: SubscriptionStatus;
  /** Signing secret (whsec_…), shown only once: store it to verify signatures. */
  readonly secret: string;
  /** Your own description. */
  readonly description: string | null;
  /** Accepted values of record fields; null if there are none. */
  readonly filter: { readonly [name: string]: readonly (string | number | boolean)[] } | null;
  /** Minimum values of numeric fields. */
  readonly at_least?: { readonly [name: string]: number };
  /** Maximum values of numeric fields. */
  readonly at_most?: { readonly [name: string]: number };
  /** Bounding box with south, west, north and east, in degrees. */
  readonly area?: { readonly [name: string]: number };
  /** Time of creation. */
  readonly created_at: string;
}

export interface UnsubscribeArguments {
  /** Subscription to remove. */
  readonly subscription_id: string;
}

export interface UnsubscribeResult {
  /** Removed subscription. */
  readonly id: string;
  /** removed. */
  readonly status: SubscriptionStatus;
}

export interface ListSubscriptionsArguments {}

export interface ListSubscriptionsResult {
  /** Number of subscriptions. */
  readonly count: number;
  /** Subscriptions, oldest first, without removed ones. */
  readonly subscriptions: readonly Subscription[];
}

export interface ResetSubscriptionArguments {
  /** Subscription to resume. */
  readonly subscription_id: string;
}

export interface ResetSubscriptionResult {
  /** Resumed subscription. */
  readonly id: string;
  /** active. */
  readonly status: SubscriptionStatus;
}

export interface ListDeliveriesArguments {
  /** Only this subscription. */
  readonly subscription_id?: string;
  /** Rows. */
  readonly limit: number;
}

export interface ListDeliveriesResult {
  /** Number of rows. */
  readonly count: number;
  /** One row per attempt and per waiting event, newest first. */
  readonly deliveries: readonly Delivery[];
}

export interface GetWebhookMetricsArguments {
  /** Only this subscription. */
  readonly subscription_id?: string;
  /** Number of hours to look back. */
  readonly hours: number;
}

export interface GetWebhookMetricsResult {
  /** Number of subscriptions. */
  readonly count: number;
  /** A row a subscription. */
  readonly metrics: readonly DeliveryMetrics[];
}
