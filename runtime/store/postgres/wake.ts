// Notices between processes over LISTEN/NOTIFY, on a connection of their own. A connection that died in silence, or one over
// which notices do not come, is found by sending a notice to ourselves several times a second. From then on, until a new
// connection listens, the listeners hear again and again that they may have missed something: so a revocation takes less
// than a second, whatever happens to this connection.

import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { sql } from 'kysely';
import { Client } from 'pg';
import type { Wake } from '../engine.ts';
import { withPatience } from './patience.ts';
import { clientConfig } from './pool.ts';

const CHANNEL = 'almanac';
const FIRST_RETRY_MS = 100;
const LAST_RETRY_MS = 400;
/** Together below one second: a beat, and how long its notice may take to come back. */
const HEARTBEAT_MS = 300;
const BEAT_TIMEOUT_MS = 500;
const ANSWER_TIMEOUT_MS = 1_000;
/** The topic of notices to ourselves. */
const BEAT = 'beat';

/** Wakes the other processes through the database. */
export class PostgresWake implements Wake {
  readonly #url: string;
  readonly #emitter = new EventEmitter().setMaxListeners(0);
  #client: Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #retryMs = FIRST_RETRY_MS;
  #closed = false;
  /** Tells our own beats from those of other processes. */
  readonly #id = randomUUID();
  #heard: (() => void) | undefined;
  /** While nothing is heard: tells the listeners so, again and again. */
  #missing: NodeJS.Timeout | undefined;

  constructor(url: string) {
    this.#url = url;
    // Whoever has the database may send notices: one of this topic without a listener would be thrown.
    this.#emitter.on('error', () => {});
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
    this.#stopMissing();
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
      const [topic, message] = [payload.slice(0, colon), payload.slice(colon + 1)];
      if (topic !== BEAT) this.#emitter.emit(topic, message);
      else if (message === this.#id) this.#heard?.();
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
    this.#stopMissing();
    this.#retryMs = FIRST_RETRY_MS;
    this.#later(HEARTBEAT_MS, () => this.#beat(client));
  }

  /** Sends a notice to ourselves and waits for it; a process that is busy does not take that for silence. */
  #beat(client: Client): void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#heard = resolve;
    const sent = client.query('select pg_notify($1, $2)', [CHANNEL, `${BEAT}:${this.#id}`]);
    withPatience(Promise.all([sent, promise]), BEAT_TIMEOUT_MS).then(
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
    this.#missed();
    this.#missing ??= setInterval(() => this.#missed(), HEARTBEAT_MS).unref();
    this.#reconnectLater();
  }

  /** Tells every listener that anything may have changed. */
  #missed(): void {
    for (const topic of this.#emitter.eventNames()) this.#emitter.emit(topic, undefined);
  }

  #stopMissing(): void {
    clearInterval(this.#missing);
    this.#missing = undefined;
  }

  #reconnectLater(): void {
    if (this.#closed) return;
    this.#later(this.#retryMs, () => {
      this.#connect().then(
        () => this.#missed(),
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
