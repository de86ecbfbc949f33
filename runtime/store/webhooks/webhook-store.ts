// The store as runtime/webhooks sees it: subscriptions, the deliveries that are due, and what became of them. The delivery row is
// the job: it is written with the change, claimed by a lease, and settled with the attempt. Transactions that touch both lock a
// subscription first and its deliveries after, several subscriptions in the order of their ids.

import type { Kysely } from 'kysely';
import type { DurableTables } from '../schema.ts';

/** What a field may be held to. */
export type FilterValue = string | number | boolean;
/** The values that each of some fields may have. */
export type Filter = Readonly<Record<string, readonly FilterValue[]>>;

/** A subscription as it is made. */
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

/** A subscription without its secrets; times in milliseconds since 1970. */
export interface Subscription {
  readonly id: string;
  readonly keyId: string;
  readonly entityType: string;
  readonly callbackUrl: string;
  readonly description: string | undefined;
  readonly filter: Filter | undefined;
  readonly status: 'active' | 'circuit_open' | 'removed';
  readonly createdAt: number;
  /** Sequence number of its newest event; 0 before the first. */
  readonly sequence: number;
  /** Failed attempts in a row. */
  readonly failures: number;
  readonly openedAt: number | undefined;
  readonly openedBy: string | undefined;
}

/** What to ask of `claim`: at most so many deliveries of a subscription. */
export interface ClaimWish {
  readonly subscriptionId: string;
  readonly most: number;
}

/** Where and with which secrets a subscription's attempts are made. */
export interface Target {
  readonly subscriptionId: string;
  readonly entityType: string;
  readonly callbackUrl: string;
  readonly sealedSecret: string;
  /** The secret before, while it signs too. */
  readonly sealedPrevious: string | undefined;
}

/** A delivery that nobody else will attempt before the lease ends. */
export interface ClaimedDelivery extends Target {
  readonly keyId: string;
  readonly sequence: number;
  readonly lease: string;
  /** Requests that were sent before. */
  readonly attempts: number;
  /** Failed attempts before: requests that were repeated immediately count as one attempt with their repetition. */
  readonly failed: number;
  /** An operator asked for this attempt alone. */
  readonly manual: boolean;
  readonly eventId: string;
  readonly occurredAt: number;
  /** JSON of the event's `data`. */
  readonly data: string;
}

/** How a subscription stands after a claim. */
export interface SubscriptionState {
  readonly keyId: string;
  /** Whether one attempt is made at a time: it has to prove itself, or its last attempt failed. */
  readonly solo: boolean;
  /** Whether it got as many as it may have now, so that there may be more. */
  readonly full: boolean;
}

/** What `claim` found. */
export interface Claims {
  readonly deliveries: readonly ClaimedDelivery[];
  /** How each subscription that was asked for stands; removed ones are not in it. */
  readonly standings: ReadonlyMap<string, SubscriptionState>;
  /** Asked for, and removed meanwhile: what still waits for them must be ended. */
  readonly removed: readonly string[];
}

/** How an attempt ended. */
export interface Outcome {
  readonly attemptId: string;
  readonly delivery: ClaimedDelivery;
  readonly delivered: boolean;
  readonly responseCode: number | undefined;
  readonly error: string | undefined;
  /** Whole milliseconds. */
  readonly durationMs: number;
  /** When the attempt began, milliseconds since 1970. */
  readonly at: number;
  /** When the next attempt is due; undefined when this was the last. */
  readonly nextAt: number | undefined;
  /** The receiver said that it wants nothing more: the circuit opens at once. */
  readonly gone: boolean;
  /** Tries of the same attempt that were lost before it, and made again at once: rows of the log, no failures of the receiver. */
  readonly remade: readonly RemadeTry[];
}

/** A delivery that is tried anew. */
export interface RemadeTry {
  readonly attemptId: string;
  readonly error: string;
  /** When it began, milliseconds since 1970, and how many it took. */
  readonly at: number;
  readonly durationMs: number;
}

/** When a circuit opens. */
export interface CircuitRule {
  /** Failed attempts in a row. */
  readonly failures: number;
  /** How old the first of them must be, in milliseconds. */
  readonly ageMs: number;
}

/** How long deliveries may wait for a subscription. */
export interface WaitingBounds {
  /** What was queued before this moment, milliseconds since 1970, and was not attempted yet, is failed. */
  readonly before: number;
  /** Milliseconds for which more than MOST_WAITING may be due: a burst is no backlog. */
  readonly graceMs: number;
}

/** What settling changed at a subscription. */
export interface Settled {
  readonly subscriptionId: string;
  readonly failures: number;
  /** The error that opened the circuit, when these outcomes did. */
  readonly opened: string | undefined;
}

/** A row of a delivery list. */
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

/** How many deliveries came to what. */
export interface DeliveryCounts {
  readonly subscriptionId: string;
  readonly delivered: number;
  readonly failed: number;
  readonly pending: number;
  readonly lastDeliveredAt: number | undefined;
}

/** An event of a subscription, as it was or will be sent. */
export interface StoredEvent {
  readonly id: string;
  readonly entityType: string;
  readonly occurredAt: number;
  readonly sequence: number;
  readonly data: string;
}

/** Sequence numbers from one to the other, both included. */
export type SequenceRange = readonly [from: number, to: number];

/** Who wants the changes of a type. */
export interface Subscriber {
  readonly id: string;
  readonly filter: Filter | undefined;
}

/** An event as it is written. */
export interface NewEvent {
  readonly id: string;
  readonly entityType: string;
  readonly occurredAt: number;
  readonly data: string;
}

/** The events that a subscription wants, oldest first. */
export interface WantedEvents {
  readonly subscriptionId: string;
  readonly eventIds: readonly string[];
}

/** Where a loose scan goes on. */
export interface DueSubscription {
  readonly subscriptionId: string;
  readonly keyId: string;
  /** When its first delivery is due, milliseconds since 1970. */
  readonly dueAt: number;
}

/** The transaction in which changes are written. */
type Tx = Kysely<DurableTables>;

/** Subscriptions and their state. */
export interface SubscriptionStore {
  /**
   * Makes a subscription unless its key has `limit` already. Exact whatever happens at the same time.
   * @param fresh whether the first subscriber of a type begins with a new baseline
   */
  subscribe(subscription: NewSubscription, limit: number, fresh: boolean): Promise<'created' | 'limit' | 'revoked'>;
  /** One that was not removed; of this key where one is named. */
  get(id: string, keyId?: string): Promise<Subscription | undefined>;
  /** Whether a key has, or had, this subscription. */
  owns(keyId: string, id: string): Promise<boolean>;
  /** Those of a key that were not removed, oldest first. */
  list(keyId: string): Promise<Subscription[]>;
  /** Those of all keys, in the order of their ids. @param after the last id of the page before */
  listAll(after: string | undefined, most: number): Promise<Subscription[]>;
  /** Removes one; what waits for it is ended by `endWaiting`. False: there is none. */
  remove(id: string, now: number, keyId?: string): Promise<boolean>;
  /** Closes a circuit: what was held is due now, oldest first, one at a time until the first arrives. False: no such one. */
  reset(keyId: string, id: string, now: number): Promise<boolean>;
  /** Replaces the secret; the one before signs until `previousUntil`, or no more. False: no such subscription. */
  rotate(id: string, sealedSecret: string, previousUntil: number | undefined): Promise<boolean>;
  /** Whether anybody wants the changes of a type. */
  isWanted(entityType: string): Promise<boolean>;
  /** Subscriptions of keys that were revoked. */
  ofRevokedKeys(): Promise<string[]>;
  /** Where a subscription of a key is delivered to, also while its circuit is open. */
  target(id: string, keyId: string, now: number): Promise<Target | undefined>;
  /** Takes the pings that are due: each is given once. */
  takePings(now: number, most: number): Promise<Target[]>;
  /** The receiver answered its ping: it has proven itself. */
  proven(id: string): Promise<void>;
}

/** Deliveries that are due, leased to the process that makes them. */
export interface DeliveryQueue {
  /** Within the transaction that writes changes. */
  subscribers(tx: Tx, entityType: string): Promise<Subscriber[]>;
  addEvents(tx: Tx, events: readonly NewEvent[], now: number): Promise<void>;
  /**
   * Numbers events for subscriptions, in the order of their ids, and makes their deliveries due, or holds them. The oldest of a
   * paused subscription beyond MOST_WAITING are failed.
   */
  enqueue(tx: Tx, wanted: readonly WantedEvents[], now: number): Promise<void>;
  /** Tells every process that something is due. */
  wake(tx: Tx | undefined): Promise<void>;
  onWake(listener: () => void): () => void;
  /** Subscriptions for which something waits to be due, after `after` in the order of ids. */
  due(after: string, most: number): Promise<DueSubscription[]>;
  claim(wishes: readonly ClaimWish[], now: number, leaseUntil: number): Promise<Claims>;
  settle(outcomes: readonly Outcome[], rule: CircuitRule): Promise<Settled[]>;
  /** Moves every time at which something is due that was set before the clock was moved. For a store of one process. */
  shiftTimes(byMs: number, now: number): Promise<void>;
  /**
   * Keeps a clock that was set forward from making failures look old, which would open circuits too early. Failures that are in the
   * future for other processes count as young there.
   */
  shiftFailures(byMs: number): Promise<void>;
  /** Holds what was claimed until a moment. */
  hold(claimed: readonly ClaimedDelivery[], now: number, until: number): Promise<void>;
  /**
   * Repairs times that no clock that is right can have set: what was set after `now` waits from now on for as long as it was to
   * wait, leases longer than `leaseMs` and what was queued after `now` are due. Where other processes hold claims, only after the
   * clock of this one was set back.
   */
  amendTimes(now: number, leaseMs: number): Promise<void>;
  /** Gives claimed deliveries back that were not attempted. */
  giveBack(deliveries: readonly ClaimedDelivery[], now: number): Promise<void>;
  /** Ends what waits for a subscription, but for attempts under way: each is failed with this error. Returns how many. */
  endWaiting(subscriptionId: string, error: string, now: number): Promise<number>;
  /** Fails what waits too long, or is too much. Returns how many. */
  expire(bounds: WaitingBounds, now: number): Promise<number>;
  /** Makes claims of processes that are gone due at once. For a store of one process, when it starts. */
  releaseAll(now: number): Promise<void>;
  /**
   * One more attempt each: of a range of numbers, or of all that failed; of events not older than `since`. For a paused
   * subscription the newest that fit beside what waits. Returns how many.
   */
  redeliver(
    subscriptionId: string,
    range: SequenceRange | undefined,
    since: number,
    now: number,
  ): Promise<number | undefined>;
}

/** What became of deliveries. */
export interface DeliveryHistory {
  /** Attempts and what waits, of a key or of one of its subscriptions, newest first. */
  list(keyId: string, subscriptionId: string | undefined, limit: number): Promise<DeliveryRow[]>;
  /** Attempts counted since the hour of a moment began, and what waits, for the subscriptions of a key or one of them. */
  counts(keyId: string, subscriptionId: string | undefined, since: number): Promise<DeliveryCounts[]>;
  /** Numbers of the events that were given up unsent: while the circuit was open, or because too many waited for too long. */
  expired(subscriptionId: string): Promise<SequenceRange[]>;
  /** Deliveries that wait, by subscription. */
  waiting(subscriptionIds: readonly string[]): Promise<Map<string, number>>;
  /** Events after a number, oldest first, not older than `since`. */
  events(subscriptionId: string, after: number, since: number, most: number): Promise<StoredEvent[]>;
  /** The lowest number that `events` can give. */
  oldest(subscriptionId: string, since: number): Promise<number | undefined>;
  /** Drops events, ended deliveries and attempts that are older. Returns how many rows went. */
  prune(eventsBefore: number, attemptsBefore: number, mostAttempts: number): Promise<number>;
}

/** All that webhooks keep. */
export interface WebhookStore extends SubscriptionStore, DeliveryQueue {
  readonly history: DeliveryHistory;
}
