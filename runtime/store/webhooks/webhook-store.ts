// Store interface for runtime/webhooks. The delivery row is the job: it is written with the change, claimed by a lease, and
// finished with the attempt. Transactions that touch both lock a subscription before its deliveries, and several subscriptions
// in the order of their ids.

import type { Kysely } from 'kysely';
import type { DurableTables } from '../schema.ts';

export type FilterValue = string | number | boolean;
/** Accepted values by field. */
export type Filter = Readonly<Record<string, readonly FilterValue[]>>;

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

/** Excludes secrets. Times are milliseconds since 1970. */
export interface Subscription {
  readonly id: string;
  readonly keyId: string;
  readonly entityType: string;
  readonly callbackUrl: string;
  readonly description: string | undefined;
  readonly filter: Filter | undefined;
  readonly status: 'active' | 'circuit_open' | 'removed';
  readonly createdAt: number;
  /** Of its newest event; 0 before the first. */
  readonly sequence: number;
  /** Consecutive failed attempts. */
  readonly failures: number;
  readonly openedAt: number | undefined;
  readonly openedBy: string | undefined;
}

/** A subscription and the maximum number of its deliveries to claim. */
export interface ClaimWish {
  readonly subscriptionId: string;
  readonly most: number;
}

export interface Target {
  readonly subscriptionId: string;
  readonly entityType: string;
  readonly callbackUrl: string;
  readonly sealedSecret: string;
  /** The previous secret, while it still signs. */
  readonly sealedPrevious: string | undefined;
}

/** Leased to this process. */
export interface ClaimedDelivery extends Target {
  readonly keyId: string;
  readonly sequence: number;
  readonly lease: string;
  /** Requests sent before. */
  readonly attempts: number;
  /** Failed attempts before. Requests that were repeated immediately count as one attempt together with their repetition. */
  readonly failed: number;
  /** An operator requested this single attempt. */
  readonly manual: boolean;
  readonly eventId: string;
  readonly occurredAt: number;
  /** JSON of the event's `data`. */
  readonly data: string;
}

/** State after a claim. */
export interface SubscriptionState {
  readonly keyId: string;
  /** Allows one attempt at a time: the subscription is on trial, or its last attempt failed. */
  readonly solo: boolean;
  /** It received the maximum for now, so there may be more. */
  readonly full: boolean;
}

export interface Claims {
  readonly deliveries: readonly ClaimedDelivery[];
  /** Of each requested subscription, except removed ones. */
  readonly standings: ReadonlyMap<string, SubscriptionState>;
  /** Requested subscriptions that were removed: end their pending deliveries. */
  readonly removed: readonly string[];
}

export interface Outcome {
  readonly attemptId: string;
  readonly delivery: ClaimedDelivery;
  readonly delivered: boolean;
  readonly responseCode: number | undefined;
  readonly error: string | undefined;
  /** Integer. */
  readonly durationMs: number;
  /** Start, milliseconds since 1970. */
  readonly at: number;
  /** Due time of the next attempt; undefined after the last one. */
  readonly nextAt: number | undefined;
  /** The receiver wants no more events: the circuit opens immediately. */
  readonly gone: boolean;
  /**
   * Earlier tries of the same attempt that were lost with a connection and repeated immediately: logged, but not failures of
   * the receiver.
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
  /** Minimum age of the first of them. */
  readonly ageMs: number;
}

/** Limits on how long deliveries may wait. */
export interface WaitingBounds {
  /** Fail deliveries queued before this time (milliseconds since 1970) and never attempted. */
  readonly before: number;
  /** Milliseconds for which more than MOST_WAITING may be due, to allow bursts. */
  readonly graceMs: number;
}

/** Changes to a subscription by recorded outcomes. */
export interface Settled {
  readonly subscriptionId: string;
  readonly failures: number;
  /** The error that opened the circuit. */
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

/** Oldest first. */
export interface WantedEvents {
  readonly subscriptionId: string;
  readonly eventIds: readonly string[];
}

/** Continuation point of a loose scan. */
export interface DueSubscription {
  readonly subscriptionId: string;
  readonly keyId: string;
  /** Of its first delivery, milliseconds since 1970. */
  readonly dueAt: number;
}

/** The transaction in which changes are written. */
type Tx = Kysely<DurableTables>;

export interface SubscriptionStore {
  /**
   * Creates a subscription unless its key has `limit` already. Exact under concurrency.
   * @param fresh whether the first subscriber of a type starts with a new baseline
   */
  subscribe(subscription: NewSubscription, limit: number, fresh: boolean): Promise<'created' | 'limit' | 'revoked'>;
  /** Ignores removed subscriptions and, if `keyId` is set, those of other keys. */
  get(id: string, keyId?: string): Promise<Subscription | undefined>;
  /** Whether a key has, or had, this subscription. */
  owns(keyId: string, id: string): Promise<boolean>;
  /** Without removed ones, oldest first. */
  list(keyId: string): Promise<Subscription[]>;
  /** Ordered by id. @param after the last id of the previous page */
  listAll(after: string | undefined, most: number): Promise<Subscription[]>;
  /** `endWaiting` ends its pending deliveries. Returns false if there is no such subscription. */
  remove(id: string, now: number, keyId?: string): Promise<boolean>;
  /** Closes a circuit: held deliveries become due, oldest first, one at a time until the first succeeds. Returns false if there is none. */
  reset(keyId: string, id: string, now: number): Promise<boolean>;
  /** The previous secret also signs until `previousUntil`, if set. Returns false if there is no such subscription. */
  rotate(id: string, sealedSecret: string, previousUntil: number | undefined): Promise<boolean>;
  /** Whether a type has any subscriber. */
  isWanted(entityType: string): Promise<boolean>;
  /** Subscriptions of revoked keys. */
  ofRevokedKeys(): Promise<string[]>;
  /** Also returned while the circuit is open. */
  target(id: string, keyId: string, now: number): Promise<Target | undefined>;
  /** Returns each due ping once. */
  takePings(now: number, most: number): Promise<Target[]>;
  /** The receiver answered its ping, which ends the trial. */
  proven(id: string): Promise<void>;
}

/** Due deliveries, leased to the process that attempts them. */
export interface DeliveryQueue {
  /** Call within the transaction that writes the changes. */
  subscribers(tx: Tx, entityType: string): Promise<Subscriber[]>;
  addEvents(tx: Tx, events: readonly NewEvent[], now: number): Promise<void>;
  /**
   * Assigns sequence numbers to events, in the order of subscription ids, and makes their deliveries due or held. Fails the
   * oldest of a paused subscription beyond MOST_WAITING.
   */
  enqueue(tx: Tx, wanted: readonly WantedEvents[], now: number): Promise<void>;
  /** Notifies every process that a delivery is due. */
  wake(tx: Tx | undefined): Promise<void>;
  onWake(listener: () => void): () => void;
  /** Ordered by id, after `after`. */
  due(after: string, most: number): Promise<DueSubscription[]>;
  claim(wishes: readonly ClaimWish[], now: number, leaseUntil: number): Promise<Claims>;
  settle(outcomes: readonly Outcome[], rule: CircuitRule): Promise<Settled[]>;
  /** Shifts all due times set before a clock jump. For a store of one process. */
  shiftTimes(byMs: number, now: number): Promise<void>;
  /**
   * After the clock was set forward, keeps failures from looking old, which would open circuits too early. Failures dated in
   * the future count as recent for other processes.
   */
  shiftFailures(byMs: number): Promise<void>;
  hold(claimed: readonly ClaimedDelivery[], now: number, until: number): Promise<void>;
  /**
   * Repairs times that a correct clock cannot have set. Delays set after `now` restart from now; leases longer than `leaseMs`
   * and deliveries queued after `now` become due. If other processes hold claims, call this only after this process's clock was
   * set back.
   */
  amendTimes(now: number, leaseMs: number): Promise<void>;
  /** Releases claimed deliveries that were not attempted. */
  giveBack(deliveries: readonly ClaimedDelivery[], now: number): Promise<void>;
  /** Fails the pending deliveries of a subscription, except attempts in progress. Returns their number. */
  endWaiting(subscriptionId: string, error: string, now: number): Promise<number>;
  /** Fails deliveries beyond the limits. Returns their number. */
  expire(bounds: WaitingBounds, now: number): Promise<number>;
  /** Makes claims of crashed processes due immediately. Call it at startup of a store of one process. */
  releaseAll(now: number): Promise<void>;
  /**
   * Schedules one more attempt for each delivery in a range of numbers, or for all failed ones, of events not older than
   * `since`. For a paused subscription, only the newest that fit within the limit. Returns their number.
   */
  redeliver(
    subscriptionId: string,
    range: SequenceRange | undefined,
    since: number,
    now: number,
  ): Promise<number | undefined>;
}

export interface DeliveryHistory {
  /** Attempts and pending deliveries of a key or of one of its subscriptions, newest first. */
  list(keyId: string, subscriptionId: string | undefined, limit: number): Promise<DeliveryRow[]>;
  /** Attempts since the start of the hour of `since`, and pending deliveries. */
  counts(keyId: string, subscriptionId: string | undefined, since: number): Promise<DeliveryCounts[]>;
  /** Sequence numbers of events that expired unsent: while the circuit was open, or because too many waited for too long. */
  expired(subscriptionId: string): Promise<SequenceRange[]>;
  /** Pending deliveries by subscription. */
  waiting(subscriptionIds: readonly string[]): Promise<Map<string, number>>;
  /** Events after a sequence number, oldest first, not older than `since`. */
  events(subscriptionId: string, after: number, since: number, most: number): Promise<StoredEvent[]>;
  /** The lowest sequence number that `events` can return. */
  oldest(subscriptionId: string, since: number): Promise<number | undefined>;
  /** Deletes older events, finished deliveries and attempts. Returns the number of deleted rows. */
  prune(eventsBefore: number, attemptsBefore: number, mostAttempts: number): Promise<number>;
}

export interface WebhookStore extends SubscriptionStore, DeliveryQueue {
  readonly history: DeliveryHistory;
}
