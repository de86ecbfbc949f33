// Each row of the deliveries table is a job: it is written together with the change, claimed by a lease, and finished
// with the attempt. Transactions lock a subscription before its deliveries, and several subscriptions in the order of
// their ids.

import type { Kysely } from 'kysely';
import type { DurableTables } from '../schema.ts';
import type { TestInboxStore } from './test-inboxes.ts';

export type FilterValue = string | number | boolean;
/** Inclusive bounds of a numeric field. */
export interface Range {
  readonly min?: number;
  readonly max?: number;
}

/** Values in degrees. In an area that crosses the 180th meridian, west is greater than east. */
export interface Area {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** Key of the area in a filter; no field has this name. */
export const AREA = '$area';

/** Accepted values or bounds by record field. Filters from earlier releases contain only lists of values. */
export type Filter = Readonly<Record<string, readonly FilterValue[] | Range | Area>>;

export interface NewSubscription {
  readonly id: string;
  readonly keyId: string;
  readonly entityType: string;
  readonly callbackUrl: string;
  readonly description: string | undefined;
  readonly filter: Filter | undefined;
  readonly sealedSecret: string;
  readonly createdAt: number;
}

/** Times are milliseconds since 1970. */
export interface Subscription {
  readonly id: string;
  readonly keyId: string;
  readonly entityType: string;
  readonly callbackUrl: string;
  readonly description: string | undefined;
  readonly filter: Filter | undefined;
  readonly status: 'active' | 'circuit_open' | 'removed';
  readonly createdAt: number;
  /** Sequence number of the newest event; 0 before the first one. */
  readonly sequence: number;
  /** Consecutive failed attempts. */
  readonly failures: number;
  readonly openedAt: number | undefined;
  readonly openedBy: string | undefined;
}

export interface ClaimRequest {
  readonly subscriptionId: string;
  readonly max: number;
}

export interface Target {
  readonly subscriptionId: string;
  readonly keyId: string;
  readonly entityType: string;
  readonly callbackUrl: string;
  readonly sealedSecret: string;
  /** Set while deliveries are also signed with the previous secret. */
  readonly sealedPrevious: string | undefined;
}

/** A delivery that is leased to this process. */
export interface ClaimedDelivery extends Target {
  readonly sequence: number;
  readonly lease: string;
  /** Requests sent before. */
  readonly attempts: number;
  /** Number of failed attempts. A request that was repeated immediately counts as one attempt. */
  readonly failed: number;
  /** True if the attempt was requested by an operator. */
  readonly manual: boolean;
  readonly eventId: string;
  readonly occurredAt: number;
  /** JSON of the event's `data`. */
  readonly data: string;
}

export interface SubscriptionState {
  readonly keyId: string;
  /** True if only one attempt is allowed at a time, because the subscription is on trial or its last attempt failed. */
  readonly solo: boolean;
  /** True if there may be more due deliveries. */
  readonly full: boolean;
}

export interface Claims {
  readonly deliveries: readonly ClaimedDelivery[];
  /** Excludes removed subscriptions. */
  readonly standings: ReadonlyMap<string, SubscriptionState>;
  /** Removed subscriptions, whose pending deliveries must be ended. */
  readonly removed: readonly string[];
}

export interface Outcome {
  readonly attemptId: string;
  readonly delivery: ClaimedDelivery;
  readonly delivered: boolean;
  readonly responseCode: number | undefined;
  readonly error: string | undefined;
  readonly durationMs: number;
  /** Start, milliseconds since 1970. */
  readonly at: number;
  /** Time of the next attempt; undefined after the last one. */
  readonly nextAt: number | undefined;
  /** True if the receiver wants no more events, so the circuit opens immediately. */
  readonly gone: boolean;
  /**
   * Requests that were lost with a connection and then repeated. They are logged, but do not count as failures of the
   * receiver.
   */
  readonly remade: readonly RemadeTry[];
}

export interface RemadeTry {
  readonly attemptId: string;
  readonly error: string;
  /** Start, milliseconds since 1970. */
  readonly at: number;
  readonly durationMs: number;
}

export interface CircuitRule {
  /** Consecutive failed attempts. */
  readonly failures: number;
  /** Minimum time since the first of these failures. */
  readonly ageMs: number;
}

export interface WaitingBounds {
  /** Milliseconds since 1970; applies to deliveries that have never been attempted. */
  readonly before: number;
  /** Duration of bursts that may exceed MAX_WAITING, in milliseconds. */
  readonly graceMs: number;
}

export interface Settled {
  readonly subscriptionId: string;
  readonly failures: number;
  /** The error that opened the circuit; undefined if it was not opened. */
  readonly opened: string | undefined;
}

export interface DeliveryRow {
  readonly id: string;
  readonly subscriptionId: string;
  readonly eventId: string;
  readonly eventType: string;
  readonly status: 'pending' | 'delivered' | 'failed';
  readonly attempts: number;
  readonly responseCode: number | undefined;
  readonly error: string | undefined;
  readonly durationMs: number | undefined;
  readonly createdAt: number;
  readonly nextAt: number | undefined;
}

export interface DeliveryCounts {
  readonly subscriptionId: string;
  readonly delivered: number;
  readonly failed: number;
  readonly pending: number;
  readonly lastDeliveredAt: number | undefined;
}

export interface StoredEvent {
  readonly id: string;
  readonly entityType: string;
  readonly occurredAt: number;
  readonly sequence: number;
  readonly data: string;
}

/** Both ends included. */
export type SequenceRange = readonly [from: number, to: number];

export interface Subscriber {
  readonly id: string;
  readonly filter: Filter | undefined;
}

export interface NewEvent {
  readonly id: string;
  readonly entityType: string;
  readonly occurredAt: number;
  readonly data: string;
}

/** Events for a subscription, in ascending order. */
export interface WantedEvents {
  readonly subscriptionId: string;
  readonly eventIds: readonly string[];
}

export interface DueSubscription {
  readonly subscriptionId: string;
  readonly keyId: string;
  /** Due time of its first delivery, in milliseconds since 1970. */
  readonly dueAt: number;
}

type Tx = Kysely<DurableTables>;

export interface SubscriptionStore {
  /**
   * The limit is exact under concurrency.
   * @param fresh whether the first subscriber to an entity type starts with a new baseline
   */
  subscribe(subscription: NewSubscription, limit: number, fresh: boolean): Promise<'created' | 'limit' | 'revoked'>;
  /** Ignores removed subscriptions and, if `keyId` is set, those of other keys. */
  get(id: string, keyId?: string): Promise<Subscription | undefined>;
  /** Includes removed subscriptions. */
  owns(keyId: string, id: string): Promise<boolean>;
  /** Excludes removed subscriptions. Oldest first. */
  list(keyId: string): Promise<Subscription[]>;
  /** Returns subscriptions of all keys, ordered by id. @param after the last id of the previous page */
  listAll(after: string | undefined, max: number): Promise<Subscription[]>;
  /** Does not end pending deliveries (see `endWaiting`). Returns false for an unknown subscription. */
  remove(id: string, now: number, keyId?: string): Promise<boolean>;
  /**
   * Closes a circuit. Held deliveries become due, oldest first, and are attempted one at a time until the first one
   * succeeds. Returns false if there is no such subscription.
   */
  reset(keyId: string, id: string, now: number): Promise<boolean>;
  /** Returns false for an unknown subscription. */
  rotate(id: string, sealedSecret: string, previousUntil: number | undefined): Promise<boolean>;
  isWanted(entityType: string): Promise<boolean>;
  ofRevokedKeys(): Promise<string[]>;
  target(id: string, keyId: string, now: number): Promise<Target | undefined>;
  /** Returns the targets of due pings, each only once. */
  takePings(now: number, max: number): Promise<Target[]>;
  /** Records that the receiver answered its ping, which ends the trial. */
  proven(id: string): Promise<void>;
}

export interface DeliveryQueue {
  /** Call in the transaction that writes the changes. */
  subscribers(tx: Tx, entityType: string): Promise<Subscriber[]>;
  addEvents(tx: Tx, events: readonly NewEvent[], now: number): Promise<void>;
  /**
   * Assigns sequence numbers in the order of subscription ids, and makes deliveries due or held. Fails the oldest
   * deliveries of a paused subscription beyond MAX_WAITING.
   */
  enqueue(tx: Tx, events: readonly WantedEvents[], now: number): Promise<void>;
  /** Notifies every process. */
  wake(tx: Tx | undefined): Promise<void>;
  onWake(listener: () => void): () => void;
  /** Subscriptions with an id greater than `after`, ordered by id. */
  due(after: string, max: number): Promise<DueSubscription[]>;
  claim(claims: readonly ClaimRequest[], now: number, leaseUntil: number): Promise<Claims>;
  settle(outcomes: readonly Outcome[], rule: CircuitRule): Promise<Settled[]>;
  /** Shifts due times that were set before a clock jump. Only for a store used by a single process. */
  shiftTimes(byMs: number, now: number): Promise<void>;
  /**
   * Keeps failures from looking old after the clock was set forward, which would open circuits too early. Other
   * processes treat times in the future as recent.
   */
  shiftFailures(byMs: number): Promise<void>;
  hold(claimed: readonly ClaimedDelivery[], now: number, until: number): Promise<void>;
  /**
   * Repairs times that a correct clock cannot have set. Delays that were set after `now` start again; leases longer
   * than `leaseMs` and deliveries queued after `now` become due. If other processes hold claims, call this only after
   * this process's clock was set back.
   */
  amendTimes(now: number, leaseMs: number): Promise<void>;
  /** Releases claimed deliveries that were not attempted. */
  giveBack(deliveries: readonly ClaimedDelivery[], now: number): Promise<void>;
  endWaiting(subscriptionId: string, error: string, now: number): Promise<number>;
  expire(bounds: WaitingBounds, now: number): Promise<number>;
  /** Releases claims of crashed processes. Only for the startup of a store used by a single process. */
  releaseAll(now: number): Promise<void>;
  /**
   * Schedules one more attempt for deliveries in a range of numbers, or for all failed ones, unless they are older than
   * `since`. For a paused subscription, schedules only the newest deliveries that fit within the limit. Returns the
   * number of scheduled deliveries.
   */
  redeliver(
    subscriptionId: string,
    range: SequenceRange | undefined,
    since: number,
    now: number,
  ): Promise<number | undefined>;
}

export interface DeliveryHistory {
  /** Returns attempts and pending deliveries, newest first. */
  list(keyId: string, subscriptionId: string | undefined, limit: number): Promise<DeliveryRow[]>;
  /** Counts pending deliveries, and attempts since the start of the hour that contains `since`. */
  counts(keyId: string, subscriptionId: string | undefined, since: number): Promise<DeliveryCounts[]>;
  /**
   * Deliveries that expired without being sent, either while the circuit was open or because too many had waited for
   * too long.
   */
  expired(subscriptionId: string): Promise<SequenceRange[]>;
  waiting(subscriptionIds: readonly string[]): Promise<Map<string, number>>;
  /** Events since `since`, oldest first. */
  events(subscriptionId: string, after: number, since: number, max: number): Promise<StoredEvent[]>;
  /** The lowest sequence number that `events` can return. */
  oldest(subscriptionId: string, since: number): Promise<number | undefined>;
  /**
   * Deletes events, finished deliveries and attempts that are older than the given times. Returns the number of deleted
   * rows.
   */
  prune(eventsBefore: number, attemptsBefore: number, maxAttempts: number): Promise<number>;
}

export interface WebhookStore extends SubscriptionStore, DeliveryQueue {
  readonly history: DeliveryHistory;
  readonly inboxes: TestInboxStore;
}
