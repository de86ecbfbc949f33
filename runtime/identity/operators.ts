// Only the results of `create` and `rotate` contain the plain key.

import type { FeedbackEntry, FeedbackType, IssuedKey, KeyEntry } from '../../generated/endpoints/types.ts';
import { invalidArgument, Problem } from '../contract/problem.ts';
import { DAY_S } from '../lib/duration.ts';
import { nearest } from '../lib/text/nearest.ts';
import { type Plans, SIGN_UP_PLAN } from '../limits/plans.ts';
import { quotaDay } from '../limits/quota-day.ts';
import type { Erased } from '../store/erase.ts';
import { nextCursor, type PageRequest, readPage } from '../store/paging.ts';
import type { KeyRecord, Store } from '../store/store.ts';
import { mailboxOf, readEmail } from './email.ts';
import { issueKey, issueSecret } from './issue.ts';
import type { Secrets } from './secrets.ts';

const MAX_OVERLAP_SECONDS = 30 * DAY_S;
const MAX_KEYS_PER_ADDRESS = 200;

export interface OperatorsContext {
  readonly store: Store;
  readonly secrets: Secrets;
  readonly plans: Plans;
  readonly now: () => number;
  readonly flushLastUsed: () => Promise<void>;
}

export class Operators {
  readonly #context: OperatorsContext;

  constructor(context: OperatorsContext) {
    this.#context = context;
  }

  /** @throws Problem invalid_arguments, store_unavailable */
  async create(request: { email?: unknown; plan?: unknown }): Promise<IssuedKey> {
    const { store, secrets, now } = this.#context;
    const email = readEmail(request.email);
    const plan = this.#plan(request.plan ?? SIGN_UP_PLAN);
    const { key, record, secret } = issueKey(secrets, email, plan, 'operator', now());
    await store.keys.create(record, secret);
    return { ...(await this.#one(record.id)), key };
  }

  /**
   * Returns the newest keys first; `email` matches all addresses of its mailbox.
   * @throws Problem invalid_arguments,
   * store_unavailable
   */
  async list(
    request: PageRequest & { email?: string } = {},
  ): Promise<{ keys: KeyEntry[]; next_cursor: string | null }> {
    const { store, now, flushLastUsed } = this.#context;
    const page = readPage(request);
    const mailbox = request.email === undefined ? undefined : mailboxOf(readEmail(request.email));
    await flushLastUsed();
    const records = await store.keys.list(page, now(), mailbox === undefined ? {} : { mailbox });
    const last = records.at(-1);
    return {
      keys: await this.#listed(records),
      next_cursor: nextCursor(page, last && { time: last.createdAt, id: last.id }, records.length),
    };
  }

  /** The old secret keeps working for `overlapSeconds` (0 to 30 days).
   * @throws Problem not_found, invalid_arguments, store_unavailable
   */
  async rotate(id: string, overlapSeconds = 0): Promise<IssuedKey> {
    if (!Number.isInteger(overlapSeconds) || overlapSeconds < 0 || overlapSeconds > MAX_OVERLAP_SECONDS) {
      throw invalidArgument('overlap_seconds', `must be a whole number from 0 to ${MAX_OVERLAP_SECONDS} (30 days)`);
    }
    const { store, secrets, now } = this.#context;
    const { key, secret } = issueSecret(secrets);
    const at = now();
    const outcome = await store.keys.rotate(id, secret, at, at + overlapSeconds * 1_000);
    if (outcome === 'unknown') throw noSuchKey();
    if (outcome === 'revoked') throw invalidArgument('id', 'is a revoked key', 'Create a new key instead.');
    return { ...(await this.#one(id)), key };
  }

  /** Takes effect immediately in every process. Idempotent. @throws Problem not_found, store_unavailable */
  async revoke(id: string): Promise<KeyEntry> {
    const { store, now } = this.#context;
    if (!(await store.keys.revoke(id, now()))) throw noSuchKey();
    return this.#one(id);
  }

  /**
   * Revokes every key that belongs to exactly this address, and resets the mailbox's daily limit of emails.
   * @throws Problem invalid_arguments, store_unavailable
   */
  async freeEmail(input: unknown): Promise<{ email: string; revoked: string[] }> {
    const { store, now } = this.#context;
    const email = readEmail(input);
    const keys = await store.keys.list({ limit: MAX_KEYS_PER_ADDRESS }, now(), { email });
    const revoked = keys.filter(({ revokedAt }) => revokedAt === null).map(({ id }) => id);
    for (const id of revoked) await store.keys.revoke(id, now());
    await store.signUpLinks.forget(mailboxOf(email));
    return { email, revoked };
  }

  /**
   * Erases keys, usage, subscriptions, deliveries, feedback, sign-ins and links.
   * @throws Problem invalid_arguments, store_unavailable
   */
  async erase(input: unknown): Promise<Erased> {
    const { store, now } = this.#context;
    const email = readEmail(input);
    return store.erase(email, now());
  }

  /** Takes effect immediately in every process. @throws Problem not_found, invalid_arguments, store_unavailable */
  async changePlan(id: string, input: unknown): Promise<{ before: string; key: KeyEntry }> {
    const plan = this.#plan(input);
    const before = await this.#context.store.keys.changePlan(id, plan);
    const key = await this.#one(id);
    if (before === undefined) throw invalidArgument('id', 'is a revoked key', 'Create a new key instead.');
    return { before, key };
  }

  /** Returns the newest entries first. @throws Problem invalid_arguments, store_unavailable */
  async feedback(request: PageRequest = {}): Promise<{ feedback: FeedbackEntry[]; next_cursor: string | null }> {
    const page = readPage(request);
    const records = await this.#context.store.feedback.list(page);
    const last = records.at(-1);
    const feedback = records.map((record) => ({
      id: record.id,
      service: record.service,
      feedback_type: record.kind as FeedbackType,
      feedback: record.feedback,
      key_id: record.keyId,
      received_at: new Date(record.receivedAt).toISOString(),
    }));
    return { feedback, next_cursor: nextCursor(page, last && { time: last.receivedAt, id: last.id }, records.length) };
  }

  #plan(input: unknown): string {
    const names = Object.keys(this.#context.plans);
    if (typeof input === 'string' && names.includes(input)) return input;
    const near = typeof input === 'string' ? nearest(input, names) : undefined;
    throw invalidArgument(
      'plan',
      `must be one of ${names.join(', ')}`,
      near === undefined ? undefined : `Did you mean ${near}?`,
    );
  }

  async #one(id: string): Promise<KeyEntry> {
    const { store, now } = this.#context;
    const record = await store.keys.get(id, now());
    if (record === undefined) throw noSuchKey();
    const [listed] = await this.#listed([record]);
    return listed as KeyEntry;
  }

  async #listed(records: readonly KeyRecord[]): Promise<KeyEntry[]> {
    const { store, now } = this.#context;
    const ids = records.map((record) => record.id);
    const today = await store.usage.counts(ids, quotaDay(now()));
    return records.map((record) => ({
      id: record.id,
      prefix: record.prefix,
      plan: record.plan,
      email: record.email,
      origin: record.origin,
      created_at: new Date(record.createdAt).toISOString(),
      rotated_at: iso(record.rotatedAt),
      previous_valid_until: iso(record.previousUntil),
      last_used_at: iso(record.lastUsedAt),
      revoked_at: iso(record.revokedAt),
      calls_today: today.get(record.id) ?? 0,
    }));
  }
}

function iso(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}

function noSuchKey(): Problem<'not_found'> {
  return new Problem('not_found', 'No key has this id.', { hint: 'List the keys to see their ids.' });
}
