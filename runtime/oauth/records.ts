// Credentials are removed from the stored record; only their digests are stored.

import type { Adapter, AdapterPayload } from 'oidc-provider';
import { DAY_MS } from '../lib/duration.ts';
import { CONNECT_KINDS, type ConnectStore } from '../store/connect-store.ts';
import type { RecordDigests } from './signing.ts';

/**
 * How long a client is kept that has never been used to sign in. Other clients are kept for a month after the last
 * sign-in expires.
 */
export const CLIENT_UNUSED_MS = DAY_MS;
const CLIENT_USED_MORE_MS = 30 * DAY_MS;

export interface RecordsOptions {
  readonly store: ConnectStore;
  readonly digests: RecordDigests;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Creates the error for a reused code or token. */
  readonly usedTwice: (what: string) => Error;
}

/** Sessions are not stored, because users enter a key for each client. */
export function adapterOf(kind: string, options: RecordsOptions): Adapter {
  return kind === 'Session' ? NOTHING : new RecordAdapter(kind, options);
}

const NOTHING: Adapter = {
  upsert: async () => {},
  find: async () => undefined,
  findByUserCode: async () => undefined,
  findByUid: async () => undefined,
  consume: async () => {},
  destroy: async () => {},
  revokeByGrantId: async () => {},
};

class RecordAdapter implements Adapter {
  readonly #kind: string;
  readonly #options: RecordsOptions;

  constructor(kind: string, options: RecordsOptions) {
    this.#kind = kind;
    this.#options = options;
  }

  /** @param expiresIn seconds; undefined for a client */
  async upsert(id: string, { jti: _, ...payload }: AdapterPayload, expiresIn: number | undefined): Promise<void> {
    const { store, now } = this.#options;
    const createdAt = now();
    const expiresAt = createdAt + (expiresIn === undefined ? CLIENT_UNUSED_MS : expiresIn * 1_000);
    const grantId = payload.grantId === undefined ? undefined : await this.#idOf(CONNECT_KINDS.grant, payload.grantId);
    if (this.#kind === 'RefreshToken') await this.#letLive(payload, expiresAt);
    const kept = { createdAt, expiresAt, payload: JSON.stringify(payload) };
    await store.put({ kind: this.#kind, id: await this.#idOf(this.#kind, id), grantId, ...kept });
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    const { store, now } = this.#options;
    const record = await store.find(this.#kind, await this.#idOf(this.#kind, id));
    if (record === undefined || record.endedAt !== undefined) return undefined;
    const payload = JSON.parse(record.payload) as AdapterPayload;
    if (this.#kind === 'Client') return record.expiresAt > now() ? payload : undefined;
    return {
      ...payload,
      jti: id,
      exp: Math.floor(record.expiresAt / 1_000),
      ...(record.consumedAt === undefined ? {} : { consumed: Math.floor(record.consumedAt / 1_000) }),
    };
  }

  /** The second use of a code revokes the tokens issued for its first use. */
  async consume(id: string): Promise<void> {
    const { store, now, usedTwice } = this.#options;
    const kept = await this.#idOf(this.#kind, id);
    if (await store.consume(this.#kind, kept, now())) return;
    const grantId = (await store.find(this.#kind, kept))?.grantId;
    if (grantId !== undefined) await store.end(CONNECT_KINDS.grant, grantId, now());
    throw usedTwice(
      this.#kind === 'RefreshToken' ? 'refresh token already used' : 'authorization code already consumed',
    );
  }

  async destroy(id: string): Promise<void> {
    const { store, now } = this.#options;
    await store.end(this.#kind, await this.#idOf(this.#kind, id), now());
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    const { store, now } = this.#options;
    await store.endOfGrant(this.#kind, await this.#idOf(CONNECT_KINDS.grant, grantId), now());
  }

  findByUserCode = NOTHING.findByUserCode;
  findByUid = NOTHING.findByUid;

  /** Extends the lifetime of a grant to that of its newest refresh token. */
  async #letLive({ grantId, clientId }: AdapterPayload, expiresAt: number): Promise<void> {
    const { store } = this.#options;
    const idOf = (kind: string, id: string) => this.#idOf(kind, id);
    if (grantId !== undefined)
      await store.extend(CONNECT_KINDS.grant, await idOf(CONNECT_KINDS.grant, grantId), expiresAt);
    if (clientId !== undefined)
      await store.extend('Client', await idOf('Client', clientId), expiresAt + CLIENT_USED_MORE_MS);
  }

  /** During a master key rotation, an existing record keeps its id. */
  async #idOf(kind: string, id: string): Promise<string> {
    const { store, digests } = this.#options;
    const [present, ...before] = digests;
    for (const digest of before) if ((await store.find(kind, digest(id))) !== undefined) return digest(id);
    return present(id);
  }
}
