// Test inboxes: receivers on this server for subscribers who do not have their own yet. Deliveries to an inbox are
// stored and never use the network, so the guard needs no exception.

import { randomBytes } from 'node:crypto';
import { Problem } from '../contract/problem.ts';
import { DAY_MS, HOUR_MS } from '../lib/duration.ts';
import type { InboxMessage, TestInbox, TestInboxStore } from '../store/webhooks/test-inboxes.ts';
import { isSigned } from './signature.ts';

/** Length of an inbox's id in bytes. Callers must not be able to guess the id. */
const ID_BYTES = 16;
const MESSAGES_KEPT_MS = DAY_MS;
/** An inbox that its owner does not read for this long is deleted. */
const UNUSED_KEPT_MS = 7 * DAY_MS;
/** A read is not recorded if the last recorded read is more recent than this. */
const USED_EVERY_MS = HOUR_MS;

/** Error of a delivery to an inbox that the subscription's key does not have. */
export const INBOX_NOT_FOUND = 'inbox_not_found';

/** A signed delivery. */
export interface InboxDelivery {
  readonly keyId: string;
  readonly subscriptionId: string;
  readonly callbackUrl: string;
  readonly secrets: readonly string[];
  readonly body: string;
}

export interface OwnInbox extends TestInbox {
  readonly url: string;
}

export class TestInboxes {
  readonly #store: TestInboxStore;
  readonly #prefix: string;
  readonly #now: () => number;

  /** @param url this server's public URL */
  constructor(store: TestInboxStore, url: string, now: () => number) {
    this.#store = store;
    this.#prefix = new URL('/webhooks/inbox/', url).href;
    this.#now = now;
  }

  /** Returns whether the URL is below the path of inboxes on this server, regardless of the inbox's owner. */
  isInbox(url: string): boolean {
    return url.startsWith(this.#prefix);
  }

  /** Returns whether the URL is that of the key's inbox. */
  async isOwn(keyId: string, url: string): Promise<boolean> {
    const inbox = await this.#store.of(keyId);
    return inbox !== undefined && url === this.#urlOf(inbox);
  }

  /**
   * Stores a delivery. Returns false if the key has no inbox with this URL.
   * @throws StoreUnavailable
   */
  receive(delivery: InboxDelivery, input: Readonly<Record<string, string | number>>): Promise<boolean> {
    const { keyId, subscriptionId, callbackUrl, secrets, body } = delivery;
    const headers = Object.fromEntries(Object.entries(input).map(([name, value]) => [name, String(value)]));
    const [receivedAt, verified] = [this.#now(), isSigned(secrets, headers, body)];
    const id = callbackUrl.slice(this.#prefix.length);
    return this.#store.receive(keyId, id, { receivedAt, subscriptionId, verified, headers, body });
  }

  /**
   * Creates an inbox, or returns the existing one if the key has one.
   * @throws Problem key_revoked, store_unavailable
   */
  async create(keyId: string): Promise<OwnInbox> {
    const inbox = await this.#store.create(keyId, randomBytes(ID_BYTES).toString('hex'), this.#now());
    if (inbox === undefined) throw new Problem('key_revoked', 'This key was revoked.');
    return { ...inbox, url: this.#urlOf(inbox) };
  }

  /** Returns messages with numbers above `after`, newest first. @throws Problem not_found, store_unavailable */
  async read(keyId: string, after: number): Promise<OwnInbox & { readonly messages: readonly InboxMessage[] }> {
    const inbox = await this.#store.of(keyId);
    if (inbox === undefined) throw noInbox();
    const now = this.#now();
    if (Math.abs(now - inbox.usedAt) > USED_EVERY_MS) await this.#store.used(inbox.id, now);
    const messages = await this.#store.messages(inbox.id, after, now - MESSAGES_KEPT_MS);
    return { ...inbox, url: this.#urlOf(inbox), messages };
  }

  /** @throws Problem not_found, store_unavailable */
  async clear(keyId: string): Promise<void> {
    if (!(await this.#store.clear(keyId))) throw noInbox();
  }

  /** @throws Problem not_found, store_unavailable */
  async remove(keyId: string): Promise<void> {
    if (!(await this.#store.remove(keyId))) throw noInbox();
  }

  #urlOf({ id }: TestInbox): string {
    return `${this.#prefix}${id}`;
  }
}

/** @param aged current time for deletions, from an AgingClock */
export function pruneInboxes(store: TestInboxStore, aged: number): Promise<void> {
  return store.prune(aged - MESSAGES_KEPT_MS, aged - UNUSED_KEPT_MS);
}

function noInbox(): Problem<'not_found'> {
  return new Problem('not_found', 'This key has no test inbox.', {
    hint: 'Create one with POST /webhooks/inbox. An inbox that is not read for 7 days is deleted.',
  });
}
