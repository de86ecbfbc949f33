// Notices between processes over LISTEN/NOTIFY, on a connection of their own. When that connection is lost it is opened
// again, and the listeners hear that they may have missed something.

import { EventEmitter } from 'node:events';
import { sql } from 'kysely';
import { Client } from 'pg';
import type { Wake } from '../engine.ts';
import { clientConfig } from './pool.ts';

const CHANNEL = 'almanac';
const FIRST_RETRY_MS = 100;
const LAST_RETRY_MS = 2_000;
/** A connection that died in silence is found by asking, not by listening. */
const HEARTBEAT_MS = 5_000;
const ANSWER_TIMEOUT_MS = 1_000;

export class PostgresWake implements Wake {
  readonly #url: string;
  readonly #emitter = new EventEmitter().setMaxListeners(0);
  #client: Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #retryMs = FIRST_RETRY_MS;
  #closed = false;

  constructor(url: string) {
    this.#url = url;
  }

  /** Begins to listen; rejects when that fails the first time. */
  async open(): Promise<void> {
    await this.#connect();
  }

  async send(within: Parameters<Wake['send']>[0], topic: string, message: string): Promise<void> {
    await sql`select pg_notify(${CHANNEL}, ${`${topic}:${message}`})`.execute(within);
  }

  on(topic: string, listener: (message: string | undefined) => void): () => void {
    this.#emitter.on(topic, listener);
    return () => this.#emitter.off(topic, listener);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    const client = this.#client;
    this.#client = undefined;
    await client?.end().catch(() => {});
  }

  async #connect(): Promise<void> {
    const client = new Client({
      ...clientConfig(this.#url),
      connectionTimeoutMillis: ANSWER_TIMEOUT_MS,
      query_timeout: ANSWER_TIMEOUT_MS,
    });
    client.on('error', () => this.#lost(client));
    client.on('end', () => this.#lost(client));
    client.on('notification', ({ payload = '' }) => {
      const colon = payload.indexOf(':');
      this.#emitter.emit(payload.slice(0, colon), payload.slice(colon + 1));
    });
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
    } catch (error) {
      abandon(client);
      throw error;
    }
    if (this.#closed) return abandon(client);
    this.#client = client;
    this.#retryMs = FIRST_RETRY_MS;
    this.#later(HEARTBEAT_MS, () => this.#beat(client));
  }

  #beat(client: Client): void {
    client.query('select 1').then(
      () => {
        if (this.#client === client) this.#later(HEARTBEAT_MS, () => this.#beat(client));
      },
      () => this.#lost(client),
    );
  }

  #lost(client: Client): void {
    if (this.#client !== client) return;
    this.#client = undefined;
    abandon(client);
    this.#reconnectLater();
  }

  #reconnectLater(): void {
    if (this.#closed) return;
    this.#later(this.#retryMs, () => {
      this.#connect().then(
        () => {
          for (const topic of this.#emitter.eventNames()) this.#emitter.emit(topic, undefined);
        },
        () => this.#reconnectLater(),
      );
    });
    this.#retryMs = Math.min(2 * this.#retryMs, LAST_RETRY_MS);
  }

  #later(ms: number, step: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(step, ms).unref();
  }
}

function abandon(client: Client): void {
  client.end().catch(() => {});
}
