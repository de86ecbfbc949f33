// State shared through the cache engine (CACHE_URL): source responses, locks for requests to them, open circuit
// breakers, and token buckets. The engine never has the only copy. Keys are HMACs that reveal neither requests nor
// callers. Every value and message is authenticated (seal.ts), and a value from another deployment counts as missing.

import type { Burst } from '../contract/gate.ts';
import type { Stored } from '../sources/client/answer.ts';
import type { SharedAnswers, SharedCircuits, Turn } from '../sources/client/sharing.ts';
import { answerOfBytes, bytesOfAnswer } from './answer-bytes.ts';
import { type SharedBuckets, type Taken, type Takes, takeFromBucket } from './buckets.ts';
import { CacheEngine, type CacheEngineState, type OnEngineChange } from './cache-engine.ts';
import { type Message, Messages } from './messages.ts';
import { MAX_READ, Seal, type SharedKind } from './seal.ts';

/** Maximum size in bytes; larger responses are not shared. */
const MAX_SHARED_SIZE = 8_000_000;
/** In bytes; leaves room for the header before the body of a response. */
const MAX_ANSWER_BYTES = MAX_SHARED_SIZE + 100_000;
/** Maximum number of bytes in transit to the engine. If the engine is slow, further responses are not shared. */
const MAX_UNSENT_BYTES = 64_000_000;
/** Expiry of a lock. A crashed process blocks other processes for this long; a running process renews its lock. */
const TURN_MS = 3_000;
const RENEWAL_MS = 1_000;
/** A lock older than this was restored by someone with write access to the engine. */
const MAX_TURN_MS = 120_000;
const TAKE_TURN = `
if redis.call('set', KEYS[1], ARGV[1], 'NX', 'PX', ARGV[2]) then return '' end
local kept = redis.pcall('getrange', KEYS[1], 0, ${MAX_READ})
return type(kept) == 'string' and kept or '?'`;
const TAKE_FORGED_TURN = `
local kept = redis.pcall('getrange', KEYS[1], 0, ${MAX_READ})
if type(kept) ~= 'string' then kept = '?' end
if kept ~= ARGV[3] then return kept end
redis.call('set', KEYS[1], ARGV[1], 'PX', ARGV[2])
return ''`;
const END_TURN = "if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end return 0";
const RENEW_TURN =
  "if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('pexpire', KEYS[1], ARGV[2]) end return 0";

export interface ClusterOptions {
  readonly url: string;
  /** 32 bytes from the server's secrets, the same for all processes. */
  readonly secret: Buffer;
  readonly onChange?: OnEngineChange;
}

export class Cluster implements SharedAnswers, SharedCircuits, SharedBuckets {
  readonly #engine: CacheEngine;
  readonly #seal: Seal;
  readonly #messages: Messages;
  readonly #rejected: Record<SharedKind, number> = { answer: 0, turn: 0, bucket: 0, message: 0 };
  readonly #id = crypto.randomUUID();
  readonly #waiting = new Map<string, Set<() => void>>();
  readonly #unkept = new Set<Promise<unknown>>();
  #unkeptBytes = 0;
  readonly #circuits = new Map<string, (milliseconds: number) => void>();

  constructor({ url, secret, onChange }: ClusterOptions) {
    this.#engine = new CacheEngine(url, onChange);
    this.#seal = new Seal(secret);
    this.#messages = new Messages(this.#seal, this.#id);
  }

  /** Resolves within about a second, whether or not it is connected. */
  async start(): Promise<void> {
    await this.#engine.start();
    void this.#engine.listen(this.#seal.channel, (message) => this.#receive(message));
  }

  state(): CacheEngineState {
    return this.#engine.state();
  }

  /** Number of values and messages since startup that this deployment did not write, or that are in another format. */
  rejected(): Readonly<Record<SharedKind, number>> {
    return this.#rejected;
  }

  async find(source: string, key: string): Promise<Stored | undefined> {
    const name = this.#seal.name('answer', source, key);
    const sealed = await this.#engine.run((client) => client.getRange(name, 0, MAX_ANSWER_BYTES), null);
    if (sealed === null || sealed.length === 0) return undefined;
    const bytes = this.#seal.open(name, sealed);
    const stored = bytes && answerOfBytes(bytes);
    if (stored === undefined) this.#rejected.answer++;
    return stored;
  }

  keep(source: string, key: string, stored: Stored, milliseconds: number): void {
    const { length } = stored.body;
    if (length > MAX_SHARED_SIZE || milliseconds < 1 || this.#unkeptBytes + length > MAX_UNSENT_BYTES) return;
    const expiration = { type: 'PX', value: Math.round(milliseconds) } as const;
    const name = this.#seal.name('answer', source, key);
    const bytes = this.#seal.close(name, ...bytesOfAnswer(stored));
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
    const name = this.#seal.name('turn', source, key);
    const mine = this.#seal.close(name, Buffer.from(`${Date.now()} ${this.#id}`));
    const values = [mine, String(TURN_MS)];
    let holder = await this.#script(TAKE_TURN, name, values);
    if (Buffer.isBuffer(holder) && holder.length > 0 && !this.#isTurn(name, holder)) {
      this.#rejected.turn++;
      holder = await this.#script(TAKE_FORGED_TURN, name, [...values, holder]);
    }
    if (!Buffer.isBuffer(holder)) return { kind: 'alone' };
    if (holder.length > 0) return { kind: 'theirs', over: this.#over(name) };
    const renewal = setInterval(() => void this.#script(RENEW_TURN, name, values), RENEWAL_MS);
    const done = () => {
      clearInterval(renewal);
      void this.#engine.run(async (client) => {
        await client.eval(END_TURN, { keys: [name], arguments: [mine] });
        await client.publish(this.#seal.channel, this.#messages.outgoing({ kind: 'turn', name }));
      }, undefined);
    };
    return { kind: 'ours', done };
  }

  #isTurn(name: string, holder: Buffer): boolean {
    const taken = this.#seal.open(name, holder);
    return taken !== undefined && Date.now() - Number(taken.toString('utf8').split(' ')[0]) < MAX_TURN_MS;
  }

  opened(source: string, milliseconds: number): void {
    const message = this.#messages.outgoing({ kind: 'circuit', source, milliseconds: Math.round(milliseconds) });
    void this.#engine.run<unknown>((client) => client.publish(this.#seal.channel, message), undefined);
  }

  onOpened(source: string, listener: (milliseconds: number) => void): void {
    this.#circuits.set(source, listener);
  }

  take(name: string, burst: Burst, takes: Takes): Promise<Taken | undefined> {
    const place = {
      ...{ engine: this.#engine, seal: this.#seal, name: this.#seal.name('bucket', 'accounts', name) },
      onForged: () => void this.#rejected.bucket++,
    };
    return takeFromBucket(place, burst, takes);
  }

  /** Waits for pending writes, at most for the timeout of one command. */
  async close(): Promise<void> {
    await Promise.all(this.#unkept);
    this.#engine.close();
    for (const waiting of this.#waiting.values()) for (const go of waiting) go();
  }

  /** Resolves when the lock is released, or after a timeout, because the holder may have crashed. */
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

  #receive(bytes: Buffer): void {
    const message = this.#messages.incoming(bytes);
    if (message === undefined) this.#rejected.message++;
    else if (message !== 'own') this.#obey(message);
  }

  #obey(message: Message): void {
    if (message.kind === 'circuit') this.#circuits.get(message.source)?.(message.milliseconds);
    else for (const go of [...(this.#waiting.get(message.name) ?? [])]) go();
  }

  #script(script: string, name: string, values: readonly (Buffer | string)[]): Promise<unknown> {
    const input = { keys: [name], arguments: [...values] };
    return this.#engine.run<unknown>((client) => client.eval(script, input), undefined);
  }
}
