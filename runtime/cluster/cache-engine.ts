// Connection to the shared cache (CACHE_URL: Valkey or Redis). Slow commands and those without a connection return as if there
// were no cache. During an outage no commands are sent.

import { createClient, RESP_TYPES } from '@redis/client';
import { steadyNow } from '../lib/steady.ts';

const CONNECT_MS = 1_000;
/** Timeout of a command. Waiting longer costs a caller more than the cache saves. */
const MAX_COMMAND_MS = 250;
/** Extra time to read a response, in case this process was busy. */
const TIME_TO_READ_MS = 50;
/** Pause after a command that timed out. */
const PAUSE_MS = 500;
const MAX_PAUSE_BEFORE_RECONNECTING_MS = 1_000;

export type Commands = ReturnType<typeof bytesClient>;

function bytesClient(url: string) {
  const options = {
    url,
    disableOfflineQueue: true,
    socket: {
      connectTimeout: CONNECT_MS,
      reconnectStrategy: (tries: number) => Math.min(50 * 2 ** tries, MAX_PAUSE_BEFORE_RECONNECTING_MS),
    },
  };
  return createClient(options).withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
}

export interface CacheEngineState {
  readonly up: boolean;
  /** Milliseconds since 1970. */
  readonly since: number;
}

export type OnEngineChange = (up: boolean) => void;

export class CacheEngine {
  readonly #client: Commands;
  readonly #subscriber: Commands;
  readonly #onChange: OnEngineChange;
  #up = false;
  #since = Date.now();
  #pausedUntil = 0;
  #closed = false;

  constructor(url: string, onChange: OnEngineChange = () => {}) {
    this.#onChange = onChange;
    this.#client = bytesClient(url);
    this.#subscriber = bytesClient(url);
    for (const client of [this.#client, this.#subscriber]) {
      // Every failed attempt emits an event; report the outage only once.
      client.on('error', () => this.#changed());
      client.on('ready', () => this.#changed());
      client.on('end', () => this.#changed());
    }
  }

  /** Resolves when connected, or when the first attempt fails. Never rejects. */
  async start(): Promise<void> {
    const connected = Promise.allSettled([this.#client.connect(), this.#subscriber.connect()]);
    await Promise.race([connected, after(CONNECT_MS)]);
    this.#changed();
  }

  state(): CacheEngineState {
    return { up: this.#up, since: this.#since };
  }

  /** Returns `otherwise` if the cache is unavailable or slow. Never rejects. */
  async run<Value>(command: (client: Commands) => Promise<Value>, otherwise: Value): Promise<Value> {
    if (!this.#up || steadyNow() < this.#pausedUntil) return otherwise;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<Value>((resolve) => {
      const giveUp = () => {
        this.#pausedUntil = steadyNow() + PAUSE_MS;
        resolve(otherwise);
      };
      timer = setTimeout(() => {
        timer = setTimeout(giveUp, TIME_TO_READ_MS);
      }, MAX_COMMAND_MS);
    });
    try {
      return await Promise.race([command(this.#client), late]);
    } catch {
      return otherwise;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Survives reconnections. */
  async listen(channel: string, listener: (message: Buffer) => void): Promise<void> {
    await this.#subscriber.subscribe(channel, listener, true).catch(() => {});
  }

  /** Does not wait. */
  close(): void {
    this.#closed = true;
    for (const client of [this.#client, this.#subscriber]) client.destroy();
  }

  #changed(): void {
    const up = this.#client.isReady && this.#subscriber.isReady;
    if (up === this.#up || this.#closed) return;
    this.#up = up;
    this.#since = Date.now();
    this.#onChange(up);
  }
}

function after(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });
}
