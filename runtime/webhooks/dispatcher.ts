// Several processes may send deliveries. A process skips deliveries that another one has claimed until their lease
// expires.

import { randomUUID } from 'node:crypto';
import { setImmediate as breath } from 'node:timers/promises';
import { pause } from '../lib/pause.ts';
import { StoreUnavailable } from '../store/unavailable.ts';
import type {
  CircuitRule,
  ClaimedDelivery,
  Outcome,
  Settled,
  Target,
  WebhookStore,
} from '../store/webhooks/webhook-store.ts';
import type { Log } from '../telemetry/log.ts';
import { eventBody, pingBody } from './body.ts';
import { Recorder } from './recorder.ts';
import { nextWait, retryAfterOf } from './schedule.ts';
import { REMADE, type Sender, type Sent, STOPPED } from './sender.ts';
import { DeliverySlots, type FullShare, type Place, type SlotLimits } from './slots.ts';

/** Must be longer than it takes to make an attempt and write its outcome. */
export const LEASE_MS = 30_000;
/** If the system clock drifts from the monotonic clock by more than this, it counts as changed. */
const MOVED_MS = 5_000;
/** Interval between scans for due retries, and for deliveries whose notification was lost. */
const LOOK_MS = 1_000;
const STORE_RETRY_MS = 500;
/** Maximum number of subscriptions per scan, and per claim. */
const SCAN_PAGE = 500;
const CLAIM_SUBSCRIPTIONS = 40;
const MAX_PINGS = 20;
/** Maximum number of attempts started per turn of the event loop, so that tool calls are answered in between. */
const BEGIN_AT_ONCE = 8;
const STOP_MS = 5_000;

/** The limit per key must be between a quarter and a third of the total. */
const LIMITS: SlotLimits = { perSubscription: 5, perNetwork: 80, perKey: 60, inAll: 200 };
const GONE = 410;

/**
 * Result if no signing secret is available: no request is sent, but the attempt counts as failed so that the subscriber
 * can see the reason.
 */
const UNSIGNED: Sent = {
  delivered: false,
  responseCode: undefined,
  error: 'secret_unreadable',
  retryAfter: undefined,
  durationMs: 0,
  remade: [],
};

export interface DispatcherOptions {
  readonly store: WebhookStore;
  readonly sender: Sender;
  /** True if other processes may deliver from the same store. */
  readonly shared: boolean;
  readonly secretOf: (subscriptionId: string, sealed: string) => string;
  /** Milliseconds between attempts. */
  readonly schedule: readonly number[];
  readonly rule: CircuitRule;
  readonly log: Pick<Log, 'info' | 'warn' | 'error'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly onAttempt: (error: string | undefined) => void;
  /** Called when a concurrency limit delays a subscription. */
  readonly onDeferred?: ((share: FullShare) => void) | undefined;
  readonly limits?: SlotLimits;
}

export class Dispatcher {
  readonly #options: DispatcherOptions;
  readonly #slots: DeliverySlots;
  readonly #recorder: Recorder;
  readonly #stop = new AbortController();
  readonly #attempts = new Set<Promise<void>>();
  /** Slots in use. They are released once their outcomes have been written. */
  readonly #places = new Map<ClaimedDelivery, Place>();
  #running: Promise<void> | undefined;
  #unhear: () => void = () => {};
  #ring: () => void = () => {};
  #rung = false;
  /** Time of the next scan, on the clock of performance.now(). */
  #lookAt = 0;
  /** Offset of the system clock from the monotonic clock. */
  #ahead: number;
  #pings = true;

  constructor(options: DispatcherOptions) {
    this.#options = options;
    this.#ahead = options.now() - performance.now();
    this.#slots = new DeliverySlots(options.limits ?? LIMITS, undefined, options.onDeferred);
    this.#recorder = new Recorder({
      queue: options.store,
      rule: options.rule,
      log: options.log,
      onSettled: (outcomes, settled) => this.#settled(outcomes, settled),
    });
  }

  get underWay(): number {
    return this.#slots.underWay;
  }

  start(): void {
    this.#unhear = this.#options.store.onWake(() => {
      this.#lookAt = 0;
      this.#pings = true;
      this.#bell();
    });
    this.#running = this.#run();
  }

  /** Sends one request without storing anything. Returns undefined if no slot is free. */
  async trial(target: Target, id: string, body: string): Promise<Sent | undefined> {
    const { subscriptionId, keyId, callbackUrl } = target;
    const secrets = this.#secrets(target);
    if (secrets === undefined) return UNSIGNED;
    this.#slots.meetAgain(subscriptionId, keyId);
    const place = this.#slots.take(subscriptionId);
    if (place === undefined) return undefined;
    try {
      const message = { id, subscriptionId, keyId, attempt: 1, callbackUrl, secrets, body };
      return await this.#options.sender.send(message, (address) => this.#slots.dialled(place, address));
    } finally {
      this.#slots.ended(place);
      this.#slots.release(place);
    }
  }

  /** Stops the dispatcher after waiting briefly for attempts in progress. */
  async stop(): Promise<void> {
    this.#unhear();
    this.#stop.abort();
    await this.#running;
    const late = setTimeout(() => this.#options.sender.abort(), STOP_MS);
    await Promise.all(this.#attempts);
    clearTimeout(late);
    await this.#recorder.close();
  }

  async #run(): Promise<void> {
    const { store, shared, log } = this.#options;
    const { signal } = this.#stop;
    let released = shared;
    while (!signal.aborted) {
      try {
        if (!released) await store.releaseAll(this.#options.now());
        released = true;
        await this.#round();
      } catch (error) {
        if (!(error instanceof StoreUnavailable))
          log.error({ error }, 'webhook delivery loop failed with an internal error');
        this.#lookAt = 0;
        await pause(STORE_RETRY_MS, signal);
      }
    }
  }

  async #round(): Promise<void> {
    // Yield to the event loop here, because the embedded store never does.
    await breath();
    await this.#keepTime();
    const isTime = performance.now() >= this.#lookAt;
    if (isTime) await this.#look();
    const claimed = await this.#claim();
    // Claim events first, so that they do not wait for pings.
    if (this.#pings || isTime) await this.#sendPings();
    if (claimed > 0 || this.#rung) {
      this.#rung = false;
      return;
    }
    await pause(Math.max(1, this.#lookAt - performance.now()), this.#stop.signal, (end) => {
      this.#ring = end;
      if (this.#rung) end();
    });
    this.#rung = false;
  }

  /** Adjusts stored times after a change of the system clock, made manually or by NTP. */
  async #keepTime(): Promise<void> {
    const now = this.#options.now();
    const ahead = now - performance.now();
    const movedMs = ahead - this.#ahead;
    if (Math.abs(movedMs) < MOVED_MS) return;
    const { store, shared } = this.#options;
    if (shared) {
      // Times written by other processes are correct, because their clocks did not change.
      if (movedMs < 0) await store.amendTimes(now, LEASE_MS);
      else await store.shiftFailures(Math.round(movedMs));
      await store.hold([...this.#places.keys()], now, now + LEASE_MS);
    } else {
      await store.shiftTimes(Math.round(movedMs), now);
      await store.amendTimes(now, LEASE_MS);
    }
    this.#ahead = ahead;
    this.#options.log.warn(
      { moved_ms: Math.round(movedMs) },
      'the system clock was changed: due times of deliveries were adjusted',
    );
  }

  #bell(): void {
    this.#rung = true;
    this.#ring();
  }

  async #look(): Promise<void> {
    this.#lookAt = performance.now() + LOOK_MS;
    const now = this.#options.now();
    let next = now + LOOK_MS;
    let after = '';
    for (;;) {
      const page = await this.#options.store.due(after, SCAN_PAGE);
      for (const { subscriptionId, keyId, dueAt } of page) {
        if (dueAt <= now) this.#slots.ready(subscriptionId, keyId);
        else next = Math.min(next, dueAt);
      }
      if (page.length < SCAN_PAGE) break;
      after = page.at(-1)?.subscriptionId as string;
    }
    this.#lookAt = Math.min(this.#lookAt, performance.now() + next - this.#options.now());
  }

  async #claim(): Promise<number> {
    // Write the outcomes left over from a store outage first; otherwise, their messages would be delivered twice.
    if (this.#recorder.behind) return 0;
    const claims = this.#slots.next(CLAIM_SUBSCRIPTIONS);
    if (claims.length === 0) return 0;
    const now = this.#options.now();
    const { deliveries, standings, removed } = await this.#options.store.claim(claims, now, now + LEASE_MS);
    for (const { subscriptionId } of claims) {
      const standing = standings.get(subscriptionId);
      if (standing?.full !== true) this.#slots.idle(subscriptionId);
    }
    for (const [id, { keyId, solo }] of standings) this.#slots.meet(id, keyId, solo);
    const back: ClaimedDelivery[] = [];
    for (const [index, delivery] of deliveries.entries()) {
      if (index % BEGIN_AT_ONCE === 0) await breath();
      const place = this.#slots.take(delivery.subscriptionId);
      if (place === undefined) {
        this.#slots.ready(delivery.subscriptionId, delivery.keyId);
        back.push(delivery);
        continue;
      }
      this.#places.set(delivery, place);
      this.#begin(this.#deliver(delivery, place));
    }
    if (back.length > 0) await this.#options.store.giveBack(back, this.#options.now());
    for (const id of removed) await this.#options.store.endWaiting(id, 'unsubscribed', now);
    return deliveries.length - back.length;
  }

  #begin(work: Promise<void>): void {
    const tracked = work
      .catch((error: unknown) => this.#options.log.error({ error }, 'a delivery failed with an internal error'))
      .finally(() => this.#attempts.delete(tracked));
    this.#attempts.add(tracked);
  }

  /** The slot is released once the outcome has been written. */
  async #deliver(delivery: ClaimedDelivery, place: Place): Promise<void> {
    let outcome: Outcome | undefined;
    try {
      outcome = await this.#attempt(delivery, place);
    } finally {
      if (outcome === undefined) this.#free(delivery);
    }
    if (outcome !== undefined) this.#recorder.add(outcome);
  }

  /** @returns undefined if the dispatcher is stopping; no attempt is counted */
  async #attempt(delivery: ClaimedDelivery, place: Place): Promise<Outcome | undefined> {
    const { entityType, occurredAt, sequence, data, eventId, subscriptionId, keyId, callbackUrl, attempts } = delivery;
    const secrets = this.#secrets(delivery);
    const message = {
      id: eventId,
      subscriptionId,
      keyId,
      attempt: attempts + 1,
      callbackUrl,
      body: eventBody(entityType, occurredAt, sequence, data),
    };
    const onDial = (address: string) => this.#slots.dialled(place, address);
    const sent = secrets === undefined ? UNSIGNED : await this.#options.sender.send({ ...message, secrets }, onDial);
    this.#slots.ended(place);
    if (sent.error === STOPPED) {
      await this.#options.store.giveBack([delivery], this.#options.now());
      return undefined;
    }
    for (const _ of sent.remade) this.#options.onAttempt(REMADE);
    this.#options.onAttempt(sent.error);
    return this.#outcome(delivery, sent);
  }

  #free(delivery: ClaimedDelivery): void {
    const place = this.#places.get(delivery);
    if (place !== undefined) this.#slots.release(place);
    this.#places.delete(delivery);
  }

  #outcome(delivery: ClaimedDelivery, sent: Sent): Outcome {
    const { delivered, responseCode, error, durationMs } = sent;
    const now = this.#options.now();
    const retryAfter = retryAfterOf(sent.retryAfter, now);
    const wait =
      delivered || delivery.manual ? undefined : nextWait(this.#options.schedule, delivery.failed + 1, retryAfter);
    return {
      attemptId: randomUUID(),
      delivery,
      delivered,
      responseCode,
      error,
      durationMs,
      at: now - durationMs,
      nextAt: wait === undefined ? undefined : Math.round(now + wait),
      gone: responseCode === GONE,
      remade: sent.remade.map((each) => ({ ...each, attemptId: randomUUID(), error: REMADE })),
    };
  }

  #settled(outcomes: readonly Outcome[], settled: readonly Settled[]): void {
    for (const { subscriptionId, failures, opened } of settled) {
      this.#slots.solo(subscriptionId, failures > 0);
      if (opened === undefined) continue;
      this.#slots.idle(subscriptionId);
      this.#options.log.warn(
        { subscription_id: subscriptionId, reason: opened, failures },
        'webhook circuit breaker opened',
      );
    }
    const now = this.#options.now();
    for (const { delivery, nextAt } of outcomes) {
      this.#free(delivery);
      if (nextAt !== undefined) this.#lookAt = Math.min(this.#lookAt, performance.now() + Math.max(0, nextAt - now));
    }
    this.#bell();
  }

  async #sendPings(): Promise<void> {
    this.#pings = false;
    const targets = await this.#options.store.takePings(this.#options.now(), MAX_PINGS);
    if (targets.length === MAX_PINGS) this.#pings = true;
    for (const target of targets) this.#begin(this.#ping(target));
  }

  async #ping(target: Target): Promise<void> {
    const { subscriptionId, keyId, entityType, callbackUrl } = target;
    const secrets = this.#secrets(target);
    if (secrets === undefined) return;
    const sent = await this.#options.sender.send({
      id: `ping_${randomUUID().replaceAll('-', '')}`,
      subscriptionId,
      keyId,
      attempt: 1,
      callbackUrl,
      secrets,
      body: pingBody(subscriptionId, entityType, this.#options.now()),
    });
    if (sent.delivered) await this.#options.store.proven(subscriptionId);
  }

  /** Returns undefined if the secrets cannot be decrypted, for example after a change of the master key. */
  #secrets({ subscriptionId, sealedSecret, sealedPrevious }: Target): string[] | undefined {
    const sealed = sealedPrevious === undefined ? [sealedSecret] : [sealedSecret, sealedPrevious];
    try {
      return sealed.map((each) => this.#options.secretOf(subscriptionId, each));
    } catch (error) {
      this.#options.log.error({ subscription_id: subscriptionId, error }, 'signing secret cannot be decrypted');
      return undefined;
    }
  }
}
