// Webhook operations for subscribers and operators. The adapter and the pages convert results to their published form.

import { randomUUID } from 'node:crypto';
import { isConfigured, scopeVariable } from '../config/scope.ts';
import type { EventType } from '../contract/event.ts';
import { invalidArgument, Problem } from '../contract/problem.ts';
import { HOUR_MS } from '../lib/duration.ts';
import { nearest } from '../lib/text/nearest.ts';
import type { BurstCap } from '../limits/burst.ts';
import type { Store } from '../store/store.ts';
import type {
  DeliveryCounts,
  DeliveryRow,
  SequenceRange,
  Subscription,
  Target,
} from '../store/webhooks/webhook-store.ts';
import { eventData, exampleData, pingBody, testBody } from './body.ts';
import { type FilterOptions, readFilter } from './filter.ts';
import { type Guard, Refused } from './guard/guard.ts';
import { pageOfEvents } from './pulling.ts';
import type { Sent } from './sender.ts';
import { makeSecret } from './signature.ts';
import type { TestInboxes } from './test-inboxes.ts';
import type { ScopedType } from './watch/watches.ts';

export type OnOutdated = (type: EventType, uses: number) => void;

export interface SubscriptionsOptions {
  readonly store: Pick<Store, 'webhooks' | 'watches'>;
  readonly guard: Pick<Guard, 'check'>;
  readonly inboxes: Pick<TestInboxes, 'isInbox' | 'isOwn'>;
  /** All event types, including those that are not configured. */
  readonly types: readonly ScopedType[];
  readonly limitOf: (plan: string | undefined) => number;
  readonly seal: (subscriptionId: string, secret: string) => string;
  readonly now: () => number;
  /** Rate limit per key for pings, tests and redelivery of ranges. */
  readonly burst: BurstCap;
  readonly onOutdated: OnOutdated;
  /** Milliseconds. */
  readonly eventsKeptMs: number;
  /** Sends a ping or test event. Returns undefined if no slot is free. */
  readonly trial: (target: Target, eventId: string, body: string) => Promise<Sent | undefined>;
}

/** The body of a ping or test event. */
interface TrialBody {
  readonly body: string;
  /** Origin of the record in a test event: the latest change, with its time, or the example of the entity type. */
  readonly sample?: { readonly changedAt: number | undefined };
}

export interface Trial extends Pick<TrialBody, 'sample'> {
  readonly eventId: string;
  readonly sent: Sent;
}

/** Rate limit per key for pings, tests and redelivery of ranges. */
const BURST = { perSecond: 0.2, size: 10 };
/** Number of redelivered events that count as one request against the rate limit. */
const EVENTS_A_TURN = 100;
const AGAIN_SECONDS = 5;

export interface Subscriber {
  readonly keyId: string;
  readonly plan: string | undefined;
}

export interface SubscriptionOptions extends FilterOptions {
  readonly entityType: string;
  readonly callbackUrl: string;
  readonly description: string | undefined;
}

export interface OwnSubscription extends Subscription {
  readonly pending: number;
  readonly expired: readonly SequenceRange[];
  /** Time since which the source has been watched, in milliseconds since 1970; undefined before the first poll. */
  readonly watchedSince: number | undefined;
}

export class Subscriptions {
  readonly #options: SubscriptionsOptions;

  constructor(options: SubscriptionsOptions) {
    this.#options = options;
  }

  /** @throws Problem invalid_arguments, not_configured, subscription_limit, key_revoked, store_unavailable */
  async subscribe(
    { keyId, plan }: Subscriber,
    settings: SubscriptionOptions,
  ): Promise<{ subscription: Subscription; secret: string }> {
    const { store, limitOf, seal, now } = this.#options;
    const { type } = this.#typeOf(settings.entityType);
    const filter = readFilter(settings, type);
    const callbackUrl = await this.#checkedUrl(keyId, settings.callbackUrl);
    const [id, secret, createdAt] = [randomUUID(), makeSecret(), now()];
    const limit = limitOf(plan);
    const made = await store.webhooks.subscribe(
      {
        ...{ id, keyId, filter, createdAt },
        entityType: type.type,
        callbackUrl,
        description: settings.description,
        sealedSecret: seal(id, secret),
      },
      limit,
      !type.always,
    );
    if (made === 'revoked') throw new Problem('key_revoked', 'This key was revoked.');
    if (made === 'limit') {
      throw new Problem('subscription_limit', `This key already has ${limit} subscriptions, the maximum for its plan.`);
    }
    if (type.deprecated !== undefined) this.#options.onOutdated(type, 1);
    return { subscription: await this.#own(keyId, id), secret };
  }

  /** @throws Problem invalid_arguments, store_unavailable */
  async #checkedUrl(keyId: string, text: string): Promise<string> {
    const { guard, inboxes } = this.#options;
    const url = URL.parse(text)?.href ?? '';
    if (inboxes.isInbox(url)) {
      if (await inboxes.isOwn(keyId, url)) return url;
      throw invalidArgument(
        'callback_url',
        'is not the test inbox of this key',
        'Get its URL with POST /webhooks/inbox.',
      );
    }
    try {
      return (await guard.check(text)).href;
    } catch (error) {
      if (error instanceof Refused) throw invalidArgument('callback_url', error.message);
      throw error;
    }
  }

  /** @throws Problem not_found, store_unavailable */
  async unsubscribe(keyId: string, id: string): Promise<void> {
    const { webhooks } = this.#options.store;
    const now = this.#options.now();
    if (!(await webhooks.remove(id, now, keyId))) throw noSuchSubscription();
    await webhooks.endWaiting(id, 'unsubscribed', now);
  }

  /** Returns the oldest subscriptions first. @throws Problem store_unavailable */
  async list(keyId: string): Promise<OwnSubscription[]> {
    const { webhooks, watches } = this.#options.store;
    const own = await webhooks.list(keyId);
    const waiting = await webhooks.history.waiting(own.map(({ id }) => id));
    const progress = new Map((await watches.list()).map((each) => [each.entityType, each.baselineAt]));
    return Promise.all(
      own.map(async (subscription) => ({
        ...subscription,
        pending: waiting.get(subscription.id) ?? 0,
        expired: await webhooks.history.expired(subscription.id),
        watchedSince: progress.get(subscription.entityType) ?? undefined,
      })),
    );
  }

  /** @throws Problem not_found, store_unavailable */
  async reset(keyId: string, id: string): Promise<void> {
    if (!(await this.#options.store.webhooks.reset(keyId, id, this.#options.now()))) throw noSuchSubscription();
  }

  /** Returns the newest deliveries first. @throws Problem not_found, store_unavailable */
  async deliveries(keyId: string, id: string | undefined, limit: number): Promise<DeliveryRow[]> {
    await this.#demandOwned(keyId, id);
    return this.#options.store.webhooks.history.list(keyId, id, limit);
  }

  /** @throws Problem not_found, store_unavailable */
  async metrics(keyId: string, id: string | undefined, hours: number): Promise<DeliveryCounts[]> {
    await this.#demandOwned(keyId, id);
    return this.#options.store.webhooks.history.counts(keyId, id, this.#options.now() - hours * HOUR_MS);
  }

  /** Returns a page of events as JSON. @throws Problem not_found, store_unavailable */
  async pull(keyId: string, id: string, after: number, limit: number): Promise<Buffer> {
    await this.#own(keyId, id);
    return pageOfEvents(this.#options.store.webhooks.history, id, {
      after,
      limit,
      since: this.#options.now() - this.#options.eventsKeptMs,
    });
  }

  /** @throws Problem not_found, too_many_requests, store_unavailable */
  ping(keyId: string, id: string): Promise<Trial> {
    return this.#trial(keyId, id, 'ping', ({ type }, now) => ({ body: pingBody(id, type.type, now) }));
  }

  /**
   * Sends the latest change of the entity type, or the example if no change is stored. This discloses nothing about
   * other subscribers, because changes come from public sources and the watched scope depends only on the server's
   * settings.
   * @throws Problem not_found, too_many_requests, store_unavailable
   */
  test(keyId: string, id: string): Promise<Trial> {
    return this.#trial(keyId, id, 'test', async ({ type: { type, identity, example, fetch } }, now) => {
      const change = await this.#options.store.watches.newestChange(type);
      if (change !== undefined) {
        const { changedAt } = change;
        return { body: testBody(type, changedAt, eventData(change, fetch)), sample: { changedAt } };
      }
      const entityId = String((example as Readonly<Record<string, unknown>>)[identity] ?? 'example');
      return { body: testBody(type, now, exampleData(entityId, example)), sample: { changedAt: undefined } };
    });
  }

  async #trial(
    keyId: string,
    id: string,
    kind: 'ping' | 'test',
    bodyOf: (type: ScopedType, now: number) => TrialBody | Promise<TrialBody>,
  ): Promise<Trial> {
    await this.#demandTurn(keyId);
    const { store, types, now, trial } = this.#options;
    const at = now();
    const target = await store.webhooks.target(id, keyId, at);
    if (target === undefined) throw noSuchSubscription();
    const type = types.find((each) => each.type.type === target.entityType);
    if (type === undefined) throw new Problem('not_found', `${target.entityType} is no longer available.`);
    const eventId = `${kind}_${randomUUID().replaceAll('-', '')}`;
    const { body, ...sample } = await bodyOf(type, at);
    const sent = await trial(target, eventId, body);
    if (sent === undefined) throw busy('All concurrent delivery attempts of this key are in progress.');
    return { eventId, sent, ...sample };
  }

  /** Redelivers the events with numbers above `after`, up to `until`. @throws Problem not_found, too_many_requests, store_unavailable */
  async redeliverOwn(keyId: string, id: string, after: number, until: number): Promise<number> {
    await this.#demandTurn(keyId);
    const { sequence } = await this.#own(keyId, id);
    // A large range counts as several requests to protect the receiver, whose operator may not have requested these
    // events.
    const turns = Math.ceil((Math.min(until, sequence) - after) / EVENTS_A_TURN);
    if (turns > 1) await this.#demandTurn(keyId, turns - 1);
    return this.redeliver(id, [after + 1, until]);
  }

  async #demandTurn(keyId: string, turns = 1): Promise<void> {
    const wait = await this.#options.burst.reserve(keyId, BURST, turns);
    if (wait === 0) return;
    const detail = `This key may make ${BURST.size} of these requests in a row, then one every ${1 / BURST.perSecond} seconds. Each additional ${EVENTS_A_TURN} events count as one more request.`;
    throw busy(detail, wait);
  }

  /** For operators: returns the subscriptions of all keys, ordered by id. @throws Problem store_unavailable */
  async listAll(after: string | undefined, max: number): Promise<(Subscription & { readonly pending: number })[]> {
    const { webhooks } = this.#options.store;
    const all = await webhooks.listAll(after, max);
    const waiting = await webhooks.history.waiting(all.map(({ id }) => id));
    return all.map((each) => ({ ...each, pending: waiting.get(each.id) ?? 0 }));
  }

  /** For operators: redelivers a range of events, or all failed ones. @throws Problem not_found, store_unavailable */
  async redeliver(id: string, range: SequenceRange | undefined): Promise<number> {
    const now = this.#options.now();
    const count = await this.#options.store.webhooks.redeliver(id, range, now - this.#options.eventsKeptMs, now);
    if (count === undefined) throw noSuchSubscription();
    return count;
  }

  /**
   * For operators: replaces the secret. During the overlap, deliveries are also signed with the old one. @throws
   * Problem not_found, store_unavailable
   */
  async rotateSecret(id: string, overlapMs: number): Promise<{ secret: string; previousUntil: number | undefined }> {
    const secret = makeSecret();
    const previousUntil = overlapMs > 0 ? this.#options.now() + overlapMs : undefined;
    const { store, seal } = this.#options;
    if (!(await store.webhooks.rotate(id, seal(id, secret), previousUntil))) throw noSuchSubscription();
    return { secret, previousUntil };
  }

  #typeOf(name: string): ScopedType {
    const { types } = this.#options;
    const found = types.find(({ type }) => type.type === name);
    if (found !== undefined && isConfigured(found.type, found.scope)) return found;
    if (found !== undefined) {
      const needed = Object.entries(found.type.scope).filter(([, { needed }]) => needed === true);
      const variables = needed.map(([part]) => scopeVariable(found.type, part)).join(', ');
      const detail = `This server does not watch ${name}: the operator must configure what to watch (${variables}).`;
      throw new Problem('not_configured', detail);
    }
    const names = types.map(({ type }) => type.type).sort();
    const near = nearest(name, names);
    const hint = near === undefined ? undefined : `Did you mean ${near}?`;
    throw invalidArgument('entity_type', `is not watched on this server. Available types: ${names.join(', ')}`, hint);
  }

  async #own(keyId: string, id: string): Promise<Subscription> {
    const found = await this.#options.store.webhooks.get(id, keyId);
    if (found === undefined) throw noSuchSubscription();
    return found;
  }

  /** Also accepts removed subscriptions, because their history is kept. */
  async #demandOwned(keyId: string, id: string | undefined): Promise<void> {
    if (id !== undefined && !(await this.#options.store.webhooks.owns(keyId, id))) throw noSuchSubscription();
  }
}

function busy(detail: string, retryAfter = AGAIN_SECONDS): Problem<'too_many_requests'> {
  return new Problem('too_many_requests', detail, { retryAfter });
}

/** The error is the same for unknown and removed subscriptions, and for those of other keys. */
function noSuchSubscription(): Problem<'not_found'> {
  return new Problem('not_found', 'This key has no subscription with this id.', {
    hint: 'Call list_subscriptions to see the ids.',
  });
}
