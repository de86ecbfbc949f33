// Notifications between processes over LISTEN/NOTIFY, on a dedicated connection. At startup it waits for a notification
// from another connection, which a connection pooler that does not keep sessions would drop. From then on it polls the
// session several times a second to verify that it still listens; a heartbeat notification would wake every listener,
// at quadratic cost. From a connection loss until the next successful LISTEN, listeners are repeatedly notified that
// they may have missed something. A revocation therefore takes effect within a second even if this connection fails.

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
/** Interval and timeout of the heartbeat, together below one second. */
const HEARTBEAT_MS = 300;
const BEAT_TIMEOUT_MS = 500;
const ANSWER_TIMEOUT_MS = 1_000;
/** Timeout for the notification at startup. */
const ECHO_TIMEOUT_MS = 3_000;
const ECHO = 'echo';
const IS_LISTENING = 'select from pg_listening_channels() as channel where channel = $1';

const DEAF =
  'it does not deliver notifications (LISTEN, NOTIFY). A connection pooler must keep sessions: in PgBouncer pool_mode = session.';

export class PostgresWake implements Wake {
  readonly #url: string;
  readonly #emitter = new EventEmitter().setMaxListeners(0);
  #client: Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #retryMs = FIRST_RETRY_MS;
  #closed = false;
  /** Timer that repeats `#missed` while the connection is down. */
  #missing: NodeJS.Timeout | undefined;

  constructor(url: string) {
    this.#url = url;
    // Anyone with access to the database can send the topic `error`, which would throw without a listener.
    this.#emitter.on('error', () => {});
  }

  /**
   * Rejects if no notification from `other` arrives.
   * @param other a connection that does not listen
   */
  async open(other: Client): Promise<void> {
    await this.#connect();
    const id = randomUUID();
    const { promise, resolve } = Promise.withResolvers<void>();
    const off = this.on(ECHO, (message) => message === id && resolve());
    await other.query('select pg_notify($1, $2)', [CHANNEL, `${ECHO}:${id}`]);
    await withPatience(promise, ECHO_TIMEOUT_MS)
      .catch((cause: unknown) => {
        throw new Error(DEAF, { cause });
      })
      .finally(off);
  }

  async send(within: Parameters<Wake['send']>[0], topic: string, message: string): Promise<void> {
    await sql`select pg_notify(${CHANNEL}, ${`${topic}:${message}`})`.execute(within);
  }

  heard(topic: string, message: string): void {
    this.#emitter.emit(topic, message);
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
      this.#emitter.emit(topic, message);
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

  /** Uses `withPatience`, because a blocked event loop must not be mistaken for a lost connection. */
  #beat(client: Client): void {
    withPatience(client.query(IS_LISTENING, [CHANNEL]), BEAT_TIMEOUT_MS).then(
      ({ rowCount }) => {
        if (rowCount === 0) this.#lost(client);
        else if (this.#client === client) this.#later(HEARTBEAT_MS, () => this.#beat(client));
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
