// What several processes know together, by one engine (CACHE_URL): answers of sources, who asks what just now, which sources are left
// alone, and how much of their bursts callers have used. Nothing here is the only copy of anything. Names of requests are HMACs under a secret of the server: who reads the engine learns
// neither what was asked nor by whom.

import { createHmac } from 'node:crypto';
import type { Burst } from '../contract/gate.ts';
import type { Stored } from '../upstream/answer.ts';
import type { SharedAnswers, SharedCircuits, Turn } from '../upstream/sharing.ts';
import { answerOfBytes, bytesOfAnswer } from './answer-bytes.ts';
import { type SharedBuckets, type Taken, type Takes, takeFromBucket } from './buckets.ts';
import { CacheEngine, type CacheEngineState, type OnEngineChange } from './cache-engine.ts';

/** Raised when the form of what is kept changes: processes of both versions may run side by side. */
const FORM = 'almanac/1';
const CHANNEL = `${FORM}/told`;
/** A larger answer is each process's own matter. */
const LARGEST_SHARED = 8_000_000;
/** Bytes on their way to the engine at once: where it is slow, what comes beyond them is not shared. */
const MOST_UNKEPT = 64_000_000;
/** A process that dies with its turn costs the others so long; a living one renews it. */
const TURN_MS = 3_000;
const RENEWAL_MS = 1_000;
/** The turn's own process alone ends it. */
const END_TURN = "if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end return 0";
const RENEW_TURN =
  "if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('pexpire', KEYS[1], ARGV[2]) end return 0";

/** What a fleet is made with. */
export interface FleetOptions {
  /** CACHE_URL. */
  readonly url: string;
  /** Of the server's secrets, the same for all processes: 32 bytes. */
  readonly secret: Buffer;
  readonly onChange?: OnEngineChange;
}

/** This process's part in what is shared. */
export class Fleet implements SharedAnswers, SharedCircuits, SharedBuckets {
  readonly #engine: CacheEngine;
  readonly #secret: Buffer;
  readonly #id = crypto.randomUUID();
  readonly #waiting = new Map<string, Set<() => void>>();
  /** Answers on their way to the engine. */
  readonly #unkept = new Set<Promise<unknown>>();
  #unkeptBytes = 0;
  readonly #circuits = new Map<string, (milliseconds: number) => void>();

  constructor({ url, secret, onChange }: FleetOptions) {
    this.#engine = new CacheEngine(url, onChange);
    this.#secret = secret;
  }

  /** Connects; resolves within a second or so, whether there is an engine or not. */
  async start(): Promise<void> {
    await this.#engine.start();
    void this.#engine.listen(CHANNEL, (message) => this.#told(message.toString('utf8')));
  }

  state(): CacheEngineState {
    return this.#engine.state();
  }

  async find(source: string, key: string): Promise<Stored | undefined> {
    const bytes = await this.#engine.run((client) => client.get(this.#name('answer', source, key)), null);
    const stored = bytes === null ? undefined : answerOfBytes(bytes);
    // Another machine's clock may be ahead: that makes no answer fresher.
    if (stored !== undefined) stored.checkedAt = Math.min(stored.checkedAt, Date.now());
    return stored;
  }

  keep(source: string, key: string, stored: Stored, milliseconds: number): void {
    const { length } = stored.body;
    if (length > LARGEST_SHARED || milliseconds < 1 || this.#unkeptBytes + length > MOST_UNKEPT) return;
    const expiration = { type: 'PX', value: Math.round(milliseconds) } as const;
    const bytes = bytesOfAnswer(stored);
    const name = this.#name('answer', source, key);
    this.#unkeptBytes += length;
    const kept = this.#engine
      .run<unknown>((client) => client.set(name, bytes, { expiration }), null)
      .finally(() => {
        this.#unkeptBytes -= length;
        this.#unkept.delete(kept);
      });
    this.#unkept.add(kept);
  }

  async turn(source: string, key: string): Promise<Turn> {
    const name = this.#name('turn', source, key);
    const expiration = { type: 'PX', value: TURN_MS } as const;
    const taken = await this.#engine.run<unknown>(
      (client) => client.set(name, this.#id, { expiration, condition: 'NX' }),
      undefined,
    );
    if (taken === undefined) return { kind: 'alone' };
    if (taken === null) return { kind: 'theirs', over: this.#over(name) };
    const renewal = setInterval(() => {
      const renewed = { keys: [name], arguments: [this.#id, String(TURN_MS)] };
      void this.#engine.run((client) => client.eval(RENEW_TURN, renewed), null);
    }, RENEWAL_MS);
    const done = () => {
      clearInterval(renewal);
      void this.#engine.run(async (client) => {
        await client.eval(END_TURN, { keys: [name], arguments: [this.#id] });
        await client.publish(CHANNEL, `turn ${name}`);
      }, undefined);
    };
    return { kind: 'ours', done };
  }

  opened(source: string, milliseconds: number): void {
    void this.#engine.run<unknown>(
      (client) => client.publish(CHANNEL, `circuit ${this.#id} ${source} ${Math.round(milliseconds)}`),
      undefined,
    );
  }

  onOpened(source: string, listener: (milliseconds: number) => void): void {
    this.#circuits.set(source, listener);
  }

  take(name: string, burst: Burst, takes: Takes): Promise<Taken | undefined> {
    return takeFromBucket(this.#engine, this.#name('bucket', 'accounts', name), burst, takes);
  }

  /** Gives the others what is still on its way to them, for as long as one command may take. */
  async close(): Promise<void> {
    await Promise.all(this.#unkept);
    this.#engine.close();
    for (const waiting of this.#waiting.values()) for (const go of waiting) go();
  }

  /** Resolves when the turn's process says that it is done; after a while in any case, since it may have died. */
  #over(name: string): Promise<void> {
    return new Promise((resolve) => {
      const waiting = this.#waiting.get(name) ?? new Set();
      this.#waiting.set(name, waiting);
      const go = () => {
        clearTimeout(timer);
        waiting.delete(go);
        if (waiting.size === 0) this.#waiting.delete(name);
        resolve();
      };
      const timer = setTimeout(go, RENEWAL_MS);
      waiting.add(go);
    });
  }

  #told(message: string): void {
    const [kind, ...rest] = message.split(' ');
    if (kind === 'turn') for (const go of [...(this.#waiting.get(rest.join(' ')) ?? [])]) go();
    if (kind !== 'circuit') return;
    const [process, source = '', milliseconds] = rest;
    const wait = Number(milliseconds);
    if (process !== this.#id && Number.isFinite(wait) && wait > 0) this.#circuits.get(source)?.(wait);
  }

  #name(kind: 'answer' | 'turn' | 'bucket', source: string, key: string): string {
    const digest = createHmac('sha256', this.#secret).update(`${source}\n${key}`).digest('base64url');
    return `${FORM}/${kind}/${digest}`;
  }
}
